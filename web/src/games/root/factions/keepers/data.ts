/** Kinds of relic, the columns of the Retinue, and the questions about its cards. */
export const RELICS = ['figure', 'tablet', 'jewelry'] as const;
export const RETINUE_GLYPHS: Readonly<Record<string, string>> = {
  move: 'boots',
  battle_then_delve: 'swords',
  move_or_recover: 'station',
};
export const RETINUE_LAWS: Readonly<Record<string, string>> = {
  move: '15.5.2.I',
  battle_then_delve: '15.5.2.II',
  move_or_recover: '15.5.2.III',
};
export const SHIFT = 'ask-root-keepers-shift-card';
/** Only these questions speak of the cards in the columns. */
export const OF_RETINUE: ReadonlySet<string> = new Set(['ask-root-keepers-daylight', SHIFT]);
