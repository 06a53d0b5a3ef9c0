/** What a message of the table is about, whatever kind of message it is: `root-battle-where` of `ask-root-battle-where`. */
export const topicOf = (id: string): string => id.slice(id.indexOf('-') + 1);
