/** Typed words: what somebody may mean by "march 12 to 4", read against the options of one question after the other. */
import type { Choice } from './choices';

/** An option with all that may be typed for it. */
export interface Named {
  word: string;
  key: string;
  name: string;
  /** As `normal` writes them. */
  forms: readonly string[];
}

/** Small words between those that count, in both languages. */
const BETWEEN = new Set(
  'a an and at by for from in into of on the to with do dla i ku na o od oraz po przez u w we z za ze'.split(' '),
);

/** Lower case, without accents and signs. */
export const normal = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9:]+/g, ' ')
    .trim();

export function named(choice: Choice, name: string): Named {
  const said = normal(name);
  const number = /(?:^| )(\d+)$/.exec(said)?.[1];
  const forms = [
    choice.text.toLowerCase(),
    normal(choice.key),
    said,
    ...(number ? [number] : []),
    ...(choice.label ? [normal(choice.label)] : []),
  ];
  return { word: choice.text, key: choice.key, name, forms: [...new Set(forms.filter(Boolean))] };
}

/** Forms of one word: equal, or different only at the end, as endings are. */
function alike(a: string, b: string): boolean {
  if (a === b) return true;
  const least = Math.min(a.length, b.length);
  if (least < 4 || /\d/.test(a + b) || Math.abs(a.length - b.length) > 3) return false;
  let same = 0;
  while (same < least && a[same] === b[same]) same++;
  return same >= Math.max(4, least - 2);
}

/** Without small words at its beginning. */
function trimmed(tokens: readonly string[]): readonly string[] {
  let at = 0;
  while (at < tokens.length - 1 && BETWEEN.has(tokens[at] ?? '')) at++;
  return tokens.slice(at);
}

export interface Read {
  /** The option that the text begins with; empty where it begins with none or with several. */
  word: string;
  /** What is left of the text. */
  rest: string;
  /** The options that the text may mean, where it is not one. */
  several: readonly Named[];
}

/** The option that a text begins with: the longest that fits; where none does, the only one that begins like the text. */
export function read(text: string, options: readonly Named[]): Read {
  const tokens = trimmed(normal(text).split(' ').filter(Boolean));
  let most = 0;
  let found: Named[] = [];
  for (const option of options)
    for (const form of option.forms) {
      const own = form.split(' ');
      if (own.length > tokens.length || own.length < most || !own.every((part, i) => alike(part, tokens[i] ?? '')))
        continue;
      // An exact form comes before one with another ending.
      const exact = own.every((part, i) => part === tokens[i]) ? 0.5 : 0;
      if (own.length + exact > most) [most, found] = [own.length + exact, [option]];
      else if (own.length + exact === most && !found.includes(option)) found.push(option);
    }
  if (found.length === 1)
    return { word: found[0]?.word ?? '', rest: tokens.slice(Math.floor(most)).join(' '), several: [] };
  if (found.length) return { word: '', rest: tokens.join(' '), several: found };
  const start = tokens.join(' ');
  const begun = start ? options.filter((option) => option.forms.some((form) => form.startsWith(start))) : [];
  if (begun.length === 1) return { word: begun[0]?.word ?? '', rest: '', several: [] };
  return { word: '', rest: start, several: begun };
}

/** What may complete a text: the options that have it at the beginning of a word. */
export function completions(text: string, options: readonly Named[]): Named[] {
  const start = trimmed(normal(text).split(' ').filter(Boolean)).join(' ');
  if (!start) return [...options];
  const rank = (option: Named): number => {
    if (option.forms.some((form) => form === start)) return 0;
    if (option.forms.some((form) => form.startsWith(start))) return 1;
    return option.forms.some((form) => form.includes(` ${start}`)) ? 2 : 3;
  };
  return options.filter((option) => rank(option) < 3).sort((a, b) => rank(a) - rank(b));
}
