/** What is for sale, with its picture and its paragraph. */
export const SERVICES: Readonly<Record<string, string>> = {
  hand_card: 'cards',
  riverboats: 'boat',
  mercenaries: 'spears',
};
export const SERVICE_LAWS: Readonly<Record<string, string>> = {
  hand_card: '11.2.7.I',
  riverboats: '11.2.7.II',
  mercenaries: '11.2.7.III',
};
/** The card service is bought: which card is it to be? */
export const PICK = 'ask-root-riverfolk-card';
