/** What is printed on the card of a leader, a character, a mood or a hero besides its power, in sentences. */
import type { Who } from '../../games';
import { say, sayWord, type Context } from '../speech.svelte';

export const factsOf = (who: Who, context: Context): readonly string[] =>
  (who.facts ?? []).map(({ id, words = {}, figures = {} }) => {
    const lists = Object.entries(words).map(([name, all]) => [
      name,
      all.map((word) => sayWord(word, context)).join(', '),
    ]);
    return say(id, { ...Object.fromEntries(lists), ...figures }, context);
  });
