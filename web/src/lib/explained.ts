/** Words of a game that explain themselves wherever they are read: where they occur in a sentence, and what there is to say about them.
 *
 * A game names them with their paragraphs (`GamePage.terms`). The message `page-term-<game>-<name>` is the word, its attribute `stems` how its words begin
 * in a sentence (several separated by commas), and `page-term-<game>-<name>-text` what it means. An action of the same name explains itself, too.
 */
import type { GamePage } from '../games';
import type { About } from './about';
import { aside } from './speech.svelte';

export interface Run {
  text: string;
  /** The name of the word that it is; empty for plain text. */
  term: string;
}

const idOf = (game: string, name: string): string => `page-term-${game}-${name}`;

/** The sentence in runs; each word once, where it first occurs. */
export function wordsOf(text: string, page: GamePage | null, game: string): Run[] {
  const found: { at: number; to: number; term: string }[] = [];
  for (const term of Object.keys(page?.terms ?? {})) {
    const stems = aside(idOf(game, term), 'stems').split(',');
    for (const stem of stems.map((one) => one.trim()).filter(Boolean)) {
      const roots = stem.split(' ').map((root) => `${root}[\\p{L}]*`);
      const hit = new RegExp(`(?<![\\p{L}])${roots.join(' ')}`, 'iu').exec(text);
      if (!hit) continue;
      const [at, to] = [hit.index, hit.index + hit[0].length];
      if (found.some((one) => at < one.to && one.at < to)) continue;
      found.push({ at, to, term });
      break;
    }
  }
  found.sort((a, b) => a.at - b.at);
  let from = 0;
  const runs: Run[] = [];
  for (const { at, to, term } of found) {
    if (at > from) runs.push({ text: text.slice(from, at), term: '' });
    runs.push({ text: text.slice(at, to), term });
    from = to;
  }
  if (from < text.length) runs.push({ text: text.slice(from), term: '' });
  return runs;
}

/** What there is to say about a word of the game, or about an action of that name. */
export function explained(word: string, page: GamePage, game: string): About | null {
  const term = word.startsWith('term:') ? word.slice('term:'.length) : word;
  const law = page.terms?.[term];
  return law ? { law, name: idOf(game, term), text: [`${idOf(game, term)}-text`] } : null;
}
