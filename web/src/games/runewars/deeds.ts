/** What an answer does, for its confirmation: a sentence of its own where the question and the answer would read badly. */
import type { Word } from '$lib/choices';
import type { AskInfo } from '$lib/protocol';
import { has, say } from '$lib/speech.svelte';

import { FATE } from './faces';
import { RUNEWARS } from './say';

export function deedOf(word: Word, ask: AskInfo): string {
  const about = ask.about.replace('ask-runewars-', '');
  // A Fate card is no more than its number; what counts is what it brings.
  const result = FATE.get(word.label)?.destiny ?? '';
  const ways = about === 'parley-card' || about === 'destiny' ? [`page-rw-deed-${about}-${result}`] : [];
  const id = [...ways, `page-rw-deed-${about}-${word.kind}`, `page-rw-deed-${word.kind}`].find(has);
  // A place that is the answer is called `to`: the question may speak of another one.
  const name = word.kind === 'area' ? 'to' : word.kind;
  return id
    ? say(
        id,
        {
          ...ask.args,
          [name]: { word: word.text },
          number: Number(word.label) || 0,
          ...(ways.length ? { card: { word: word.text } } : {}),
        },
        RUNEWARS,
      )
    : '';
}
