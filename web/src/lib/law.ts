/** The rule index as a book: chapters, what stands on a page, links between paragraphs, and search. */
import type { LawInfo } from './protocol';
import { place } from './route.svelte';
import { has, sayWord, t, tellWord, titleOf, textOf, tongue, upper, type Context } from './speech.svelte';

export type Laws = ReadonlyMap<string, LawInfo>;

/** A rule, or the first one of a chapter or a group that has no line of its own in the index. */
const firstOf = (laws: Laws, id: string): LawInfo | undefined =>
  laws.get(id) ?? [...laws.values()].find((law) => law.id.startsWith(`${id}.`));

/** The chapter of a rule: `4` of `4.3.1`, `NG.move` of `NG.move.3`. */
export const chapterOf = (laws: Laws, id: string): string => firstOf(laws, id)?.chapter ?? '';

/** What is shown on one page: a section (`4.3`), or a chapter whose rules have no sections. */
export function pageOf(laws: Laws, id: string): string {
  const law = firstOf(laws, id);
  return law?.number ? id.split('.').slice(0, 2).join('.') : (law?.chapter ?? '');
}

/** A rule that players read; the story of a rulebook and notes for programmers are not. */
const read = (law: LawInfo): boolean => law.text_en !== '' || law.kind !== 'flavour' || law.number !== '';

export interface Chapter {
  id: string;
  title: string;
  /** Empty where the book has no numbers. */
  number: string;
  appendix: boolean;
  /** Its sections, where it has any. */
  sections: readonly LawInfo[];
}

export function chaptersOf(laws: Laws): Chapter[] {
  const found = new Map<string, { title: string; number: string; appendix: boolean; sections: LawInfo[] }>();
  for (const law of laws.values()) {
    if (!read(law)) continue;
    const chapter = found.get(law.chapter);
    if (!chapter)
      found.set(law.chapter, {
        title: chapterTitle(law),
        number: law.number && law.chapter,
        appendix: law.appendix,
        sections: [],
      });
    else if (law.number && law.id.split('.').length === 2) chapter.sections.push(law);
  }
  return [...found].map(([id, chapter]) => ({ id, ...chapter }));
}

/** A book without numbers has no headings of its own in the index: the page names its chapters. */
function chapterTitle(law: LawInfo): string {
  const id = law.chapter.toLowerCase().replace('.', '-');
  return has(`page-law-chapter-${id}`) ? t(`page-law-chapter-${id}`) : titleOf(law);
}

/** The rules of a page, a chapter or a paragraph, in their order. */
export const within = (laws: Laws, id: string): LawInfo[] =>
  [...laws.values()].filter((law) => read(law) && (law.id === id || law.id.startsWith(`${id}.`)));

export interface Run {
  text: string;
  /** The rule that it leads to, or empty. */
  law: string;
}

/** Words with dots between them: what may be the id of a rule. */
const DOTTED = /[\p{L}\p{N}_]+(?:\.[\p{L}\p{N}_]+)+/gu;

/** A sentence in runs: what names a paragraph leads to it. */
export function runsOf(text: string, laws: Laws, own = ''): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const match of text.matchAll(DOTTED)) {
    let id = match[0];
    if (!laws.has(id)) {
      // A group of rules, such as all about routing: it leads to the first of them.
      const first = firstOf(laws, id);
      if (first && !first.number) {
        runs.push({ text: text.slice(from, match.index), law: '' }, { text: `„${titleOf(first)}”`, law: first.id });
        from = match.index + id.length;
        continue;
      }
    }
    while (id && !laws.has(id)) id = id.slice(0, Math.max(0, id.lastIndexOf('.')));
    if (!id.includes('.') || id === own) continue;
    if (match.index > from) runs.push({ text: text.slice(from, match.index), law: '' });
    const law = laws.get(id);
    runs.push({ text: law && !law.number ? `„${titleOf(law)}”` : id, law: id });
    from = match.index + id.length;
  }
  if (from < text.length) runs.push({ text: text.slice(from), law: '' });
  if (tongue.language === 'en') for (const run of runs) if (run.law) run.text = run.text.replace('„', '“');
  return runs;
}

/** The rules of other chapters that name this one, in their order: they change it, or build on it. */
export function named(laws: Laws): ReadonlyMap<string, readonly LawInfo[]> {
  const found = new Map<string, LawInfo[]>();
  for (const law of laws.values()) {
    for (const id of new Set(runsOf(textOf(law), laws, law.id).map((run) => run.law))) {
      if (!id || laws.get(id)?.chapter === law.chapter) continue;
      const list = found.get(id);
      if (list) list.push(law);
      else found.set(id, [law]);
    }
  }
  return found;
}

/** The rules of other pages that name a rule, by its id. */
export function referring(laws: Laws): ReadonlyMap<string, readonly LawInfo[]> {
  const found = new Map<string, LawInfo[]>();
  for (const law of laws.values()) {
    for (const id of new Set(runsOf(textOf(law), laws, law.id).map((run) => run.law))) {
      if (!id || pageOf(laws, id) === pageOf(laws, law.id)) continue;
      const list = found.get(id);
      if (list) list.push(law);
      else found.set(id, [law]);
    }
  }
  return found;
}

/** The same, with rules that change others without naming them. */
export function joined(
  found: ReadonlyMap<string, readonly LawInfo[]>,
  laws: Laws,
  changes: Readonly<Record<string, readonly string[]>>,
): ReadonlyMap<string, readonly LawInfo[]> {
  const all = new Map(found);
  for (const [id, others] of Object.entries(changes)) {
    const changing = others.flatMap((other) => laws.get(other) ?? []);
    all.set(id, [...changing, ...(found.get(id) ?? []).filter((law) => !changing.includes(law))]);
  }
  return all;
}

const fold = (text: string): string =>
  text.toLocaleLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');

/** A word in all its cases: what remains of it without its ending. */
export function stem(word: string): string {
  const folded = fold(word);
  if (/\d/.test(folded) || folded.length < 5) return folded;
  return folded.slice(0, Math.max(4, folded.length - 2));
}

/** A word that the book defines: the beginnings of its words, and the rule that says what it means. */
export interface Term {
  roots: readonly string[];
  law: LawInfo;
}

/** Defined words that are everyday words too, and are far more often used as such. */
const EVERYDAY = new Set([
  'draw',
  'effect',
  'show',
  'place',
  'force',
  'treat',
  'cannot',
  'map',
  'efekt',
  'mapa',
  'pole',
  'nie można',
  'traktowanie',
  'controller',
  'combat',
  'units',
  'jednostki',
  'walka',
]);
/** Endings are short; and a short word has few. */
const LONGEST = 4;

export function glossaryOf(laws: Laws): Term[] {
  const found: Term[] = [];
  for (const law of laws.values()) {
    if (!law.term || !textOf(law)) continue;
    for (const name of titleOf(law)
      .replace(/\(.*\)|[„”“"]/g, '')
      .split('/')) {
      const words = name.trim().split(/\s+/);
      if (EVERYDAY.has(name.trim().toLocaleLowerCase()) || words.length > 2 || !words[0]) continue;
      found.push({ roots: words.map(stem), law });
    }
  }
  // A longer term comes first: an enemy piece is more than a piece.
  return found.sort((a, b) => b.roots.length - a.roots.length);
}

const begins = (word: string, root: string): boolean => {
  const folded = fold(word);
  return folded.startsWith(root) && folded.length <= root.length + LONGEST;
};

/** Plain text in runs: each defined word once, where it first occurs. */
export function termsOf(
  text: string,
  glossary: readonly Term[],
  seen: Set<string>,
  own: string,
): { text: string; term: LawInfo | null }[] {
  const parts = text.split(/([\p{L}]+)/u);
  const runs: { text: string; term: LawInfo | null }[] = [];
  for (let i = 0; i < parts.length; i++) {
    const term =
      i % 2 === 0
        ? undefined
        : glossary.find(
            ({ roots, law }) =>
              law.id !== own &&
              !seen.has(law.id) &&
              roots.every(
                (root, n) => begins(parts[i + 2 * n] ?? '', root) && (n === 0 || parts[i + 2 * n - 1] === ' '),
              ),
          );
    if (!term) {
      runs.push({ text: parts[i] ?? '', term: null });
      continue;
    }
    seen.add(term.law.id);
    const length = 2 * term.roots.length - 1;
    runs.push({ text: parts.slice(i, i + length).join(''), term: term.law });
    i += length - 1;
  }
  return runs;
}

export interface Hit {
  id: string;
  number: string;
  title: string;
  text: string;
  kind: 'law' | 'card';
}

/** Stretches of a text, hit or not. */
export interface Part {
  text: string;
  hit: boolean;
}

const stems = (sought: string): string[] => sought.trim().split(/\s+/).filter(Boolean).map(stem);

/** Words of a text that begin with one of the stems are hits. */
export function partsOf(text: string, sought: string): Part[] {
  const roots = stems(sought);
  return text
    .split(/([\p{L}\p{N}.]+)/u)
    .filter(Boolean)
    .map((part) => ({ text: part, hit: roots.some((root) => fold(part).startsWith(root)) }));
}

/** What players call otherwise than the book of a game: "bitwa: walka; jak wygrać: zwycięstwo, koniec gry". */
function synonyms(sought: string): string[] {
  const wanted = fold(sought.trim());
  const told = t('page-law-synonyms');
  for (const row of told.split(';')) {
    const [names = '', meant = ''] = row.split(':');
    if (names.split(',').some((name) => fold(name.trim()) === wanted)) return meant.split(',').map((one) => one.trim());
  }
  return [];
}

/** Paragraphs and cards that say what is sought; and what the book calls it, where players say it otherwise. */
export function search(sought: string, laws: Laws, words: readonly string[], context: Context): Hit[] {
  const found = [...synonyms(sought), sought].flatMap((one) => searched(one, laws, words, context));
  return [...new Map(found.map((hit) => [hit.id, hit])).values()];
}

function searched(sought: string, laws: Laws, words: readonly string[], context: Context): Hit[] {
  const roots = stems(sought);
  if (!roots.length) return [];
  const says = (text: string): boolean => {
    const all = fold(text).split(/[^\p{L}\p{N}.]+/u);
    return roots.every((root) => all.some((word) => word.startsWith(root)));
  };
  const found: { hit: Hit; rank: number }[] = [];
  const wanted = sought.trim().toLowerCase();
  for (const law of laws.values()) {
    if (!read(law)) continue;
    const hit: Hit = { id: law.id, number: law.number, title: titleOf(law), text: textOf(law), kind: 'law' };
    const id = law.id.toLowerCase();
    if (id === wanted) found.push({ hit, rank: 0 });
    else if (id.startsWith(`${wanted}.`)) found.push({ hit, rank: 1 });
    else if (says(hit.title)) found.push({ hit, rank: 2 });
    else if (says(`${hit.title} ${hit.text}`)) found.push({ hit, rank: 3 });
  }
  const seen = new Set<string>();
  for (const word of words) {
    if (!word.startsWith('card:')) continue;
    const [title, text] = [upper(sayWord(word, context)), tellWord(word, context)];
    if (!text || seen.has(title) || !says(`${title} ${text}`)) continue;
    seen.add(title);
    found.push({ hit: { id: word, number: '', title, text, kind: 'card' }, rank: says(title) ? 2.5 : 4 });
  }
  return found.sort((a, b) => a.rank - b.rank).map(({ hit }) => hit);
}

/** How players cite a rule: by the number that the book prints, or by its page and what is treated there. */
export function cited(laws: Laws, id: string): string {
  const law = laws.get(id);
  return law?.by_page && law.page ? `${t('page-law-page', { page: law.page })} ${chapterTitle(law)}` : id;
}
/** The same beside the rule's own heading. */
export const citedBriefly = (law: LawInfo): string =>
  law.by_page && law.page ? t('page-law-page', { page: law.page }) : law.id;

const COUNTED = new WeakMap<Laws, ReadonlyMap<string, string>>();
/** Where a book has no numbers, its chapters and the rules in them are counted here: `8.3`. */
export function numbersOf(laws: Laws): ReadonlyMap<string, string> {
  let found = COUNTED.get(laws);
  if (!found) {
    const numbers = new Map<string, string>();
    const chapters = new Map<string, { at: number; rules: number }>();
    for (const law of laws.values()) {
      if (!read(law) || law.number) continue;
      const chapter = chapters.get(law.chapter) ?? { at: chapters.size + 1, rules: 0 };
      chapters.set(law.chapter, chapter);
      numbers.set(law.chapter, String(chapter.at));
      if (law.id !== law.chapter) numbers.set(law.id, `${chapter.at}.${++chapter.rules}`);
    }
    COUNTED.set(laws, (found = numbers));
  }
  return found;
}

/** Rules with their headings, each heading once where several rules follow below it. */
export const headed = (entries: readonly LawInfo[], above = ''): { entry: LawInfo; heading: string }[] =>
  entries.map((entry, i) => {
    const before = entries[i - 1];
    const title = titleOf(entry);
    return { entry, heading: !entry.number && title === (before ? titleOf(before) : above) ? '' : title };
  });

/** How deep a rule lies below the page that it stands on. */
export const depthOf = (id: string, page: string): number => id.split('.').length - page.split('.').length;

export const lawPath = (game: string, id = '', query = ''): string =>
  place(`/law/${game}${id ? `/${id}` : ''}${query}`);
