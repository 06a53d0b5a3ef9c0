/** Speech: the messages of the referee, the games and the page, in the reader's language.
 *
 * The same Fluent files serve the command line (`polana.locale`); the page adds its own (`src/locale`). A word of a game is the message
 * `word-<game>-<kind>-<label>`, or `word-<game>-<kind>` with variables; its attribute `.text` says what the thing does. A word's forms are attributes too
 * (`.acc`, `.in`, `.number`, ...): a message whose argument `$other` is a word or a seat takes them as `$other-acc`. See `polana.locale`.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

import { word as parse } from './choices';
import MESSAGES from 'virtual:messages';

import type { Arg, LawInfo, RefusalInfo } from './protocol';
import { LOST } from './site';
import { transport } from '$transport';

export type Language = 'en' | 'pl';
export const LANGUAGES: readonly Language[] = ['en', 'pl'];

/** All games that there are messages for. */
export const GAMES: readonly string[] = Object.keys(MESSAGES.en ?? {}).filter((part) => part !== 'page');

const bundles: Record<Language, FluentBundle> = {
  en: new FluentBundle('en', { useIsolating: false }),
  pl: new FluentBundle('pl', { useIsolating: false }),
};
const learned = new Map<string, Promise<void>>();
/** What is spoken of; another language has to know the same. */
const parts = new Set(['page']);

/** The messages of a game that another package brings: the page was built without them. */
async function brought(language: Language, game: string): Promise<string> {
  const answer = await transport.request(`/api/messages/${language}/${encodeURIComponent(game)}`);
  if (!answer.ok) throw new Error(`messages of ${game}: ${answer.status}`);
  return answer.text();
}

function learn(language: Language, part: string): Promise<void> {
  const id = `${language}/${part}`;
  let known = learned.get(id);
  if (!known) {
    known = (async () => {
      const built = MESSAGES[language]?.[part];
      const files = built ? (await built()).default : [await brought(language, part)];
      // What the page says in its own way stays that way.
      for (const file of files)
        bundles[language].addResource(new FluentResource(file), { allowOverrides: part === 'page' });
      FORMED.clear();
      SAID.clear();
    })();
    known.catch(() => learned.delete(id));
    learned.set(id, known);
  }
  return known;
}

/** Learn to speak of these games. Whatever is said of them waits for it. */
export async function speakOf(...games: readonly string[]): Promise<void> {
  for (const game of games) parts.add(game);
  const { language } = tongue;
  await Promise.all([...parts].map((part) => learn(language, part)));
}

/** The language that was chosen here, or the first of the browser's that the page speaks. */
const remembered = (): Language => {
  const saved = localStorage.getItem('polana.language');
  if (saved === 'en' || saved === 'pl') return saved;
  const tags = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]);
  return LANGUAGES.find((language) => language === tags.find((tag) => LANGUAGES.some((one) => one === tag))) ?? 'en';
};

class Tongue {
  language = $state<Language>(remembered());

  async choose(language: Language): Promise<void> {
    await Promise.all([...parts].map((part) => learn(language, part)));
    this.language = language;
    localStorage.setItem('polana.language', language);
    document.documentElement.lang = language;
  }
}

export const tongue = new Tongue();

/** Arguments of these names are seats, and are said as the names of the seats. */
const SEATS = new Set(['seat', 'other', 'seats', 'others', 'winners']);

/** The forms that a word may have, as attributes of its message. */
const CASES = [
  'gen',
  'dat',
  'acc',
  'ins',
  'loc',
  'in',
  'to',
  'from',
  'with',
  'counted',
  'plural',
  'plgen',
  'placc',
  'how',
] as const;

export interface Context {
  game: string;
  /** The names of the seats, as they are shown. */
  seats: readonly string[];
  /** The words behind these names (a faction, a clan), which can be inflected; empty where a seat has the name of a person. */
  sides?: readonly string[];
  /** The names of those who sit there, for sentences in which they take a side. */
  people?: readonly string[];
}

const NOWHERE: Context = { game: '', seats: [] };

type Args = Record<string, Arg | undefined>;

/** A figure with a minus as it is printed, not with a hyphen. */
export const figure = (value: number): string => String(value).replace('-', '\u2212');

/** The same within a message: it is still a number, by which messages choose their forms. */
class Below extends FluentNumber {
  override toString(): string {
    return figure(this.value);
  }
}

function format(id: string, args: Record<string, FluentVariable>, attribute?: string): string | null {
  const made = bundles[tongue.language];
  const message = made.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return null;
  for (const [name, value] of Object.entries(args))
    if (typeof value === 'number' && value < 0) args = { ...args, [name]: new Below(value) };
  // A name may end in a mark of its own: "Stand and Deliver!" ends its sentence too.
  // eslint-disable-next-line no-control-regex -- it stands around a word, the end of a marked word (MARKS)
  return made.formatPattern(pattern, args, []).replace(/!(\u0004?)\.(?!\.)/g, '!$1');
}

/** A message of the page itself. */
export function t(id: string, args: Record<string, string | number> = {}): string {
  return format(id, args) ?? `{${id}}`;
}

export const has = (id: string): boolean => bundles[tongue.language].hasMessage(id);

/** What a game is called, and a few words about it: the page's own words, or those that the game brings. */
export const gameName = (game: string): string => format(`page-game-${game}`, {}) ?? format(`game-${game}`, {}) ?? game;
export const gameAbout = (game: string): string =>
  format(`page-game-${game}-about`, {}) ?? format(`game-${game}`, {}, 'about') ?? '';

/** The colour that a message gives to what it names: a number in hexadecimal, and nothing else. */
export function tint(id: string): string {
  const colour = format(id, {}, 'colour') ?? '';
  return /^#[0-9a-f]{6}$/i.test(colour) ? colour : '';
}

const plain = (text: string): string => text.replace(/[^a-zA-Z0-9]+/g, '-');

export function seatName(seat: number, context: Context): string {
  return context.seats[seat] || t('kernel-seat', { number: seat + 1 });
}

function pieces(text: string, context: Context): Record<string, FluentVariable> {
  const { kind, label } = parse(text);
  const [whole = '', part = ''] = label.split(/\.(.*)/s);
  const value = /^-?\d+$/.test(label) ? Number(label) : 0;
  const number = Number(/\d+/.exec(whole)?.[0] ?? 0);
  const found: Record<string, FluentVariable> = { label, value, whole, part, number };
  if (kind === 'seat') found.seat = seatName(value, context);
  return found;
}

function messagesOf(text: string, game: string): string[] {
  const { kind, label } = parse(text);
  const base = `word-${game}-${plain(kind)}`;
  return label ? [`${base}-${plain(label)}`, base] : [base];
}

const SAID = new Map<string, string>();

/** A word of the game, in the reader's language. */
export function sayWord(text: string, context: Context): string {
  // Seats are called by names that change; all other words are said again and again.
  if (text.startsWith('seat:')) return saidAnew(text, context);
  const id = `${tongue.language} ${context.game} ${text}`;
  let said = SAID.get(id);
  if (said === undefined) SAID.set(id, (said = saidAnew(text, context)));
  return said;
}

function saidAnew(text: string, context: Context): string {
  for (const id of messagesOf(text, context.game)) {
    const said = format(id, pieces(text, context));
    if (said !== null) return said;
  }
  return text;
}

/** What the thing that a word names does; empty where there is nothing to tell. */
export function tellWord(text: string, context: Context): string {
  for (const id of messagesOf(text, context.game)) {
    if (has(id)) return format(id, pieces(text, context), 'text') ?? '';
  }
  return '';
}

export const wordOf = (value: Arg | undefined): string =>
  typeof value === 'object' && !Array.isArray(value) ? value.word : '';

/** Signs that no text has, around a word in a sentence: `open` word `middle` what is said `close`. */
const MARKS = { open: '\u0002', middle: '\u0003', close: '\u0004' } as const;

/** Several words of one kind, said together where the page knows how: "clearings 1, 4 and 9". Null where it does not. */
function together(value: readonly Arg[], context: Context, form = ''): string | null {
  const words = value.map((part) => (typeof part === 'object' && !Array.isArray(part) ? parse(part.word) : null));
  const kind = words[0]?.kind;
  const id = `page-words-${context.game}-${kind}`;
  if (words.length < 2 || !has(id) || words.some((word) => word?.kind !== kind)) return null;
  const list = new Intl.ListFormat(tongue.language, { type: 'conjunction' }).format(
    words.map((word) => word?.label ?? ''),
  );
  return format(id, { list }, form || undefined) ?? format(id, { list });
}

function spoken(name: string, value: Arg | undefined, context: Context, marked = false): FluentVariable {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) {
    const all = together(value, context);
    if (all !== null) return marked ? MARKS.open + wordOf(value[0]) + MARKS.middle + all + MARKS.close : all;
    const parts = value.map((part) => String(spoken(name, part, context, marked)));
    const last = parts.at(-1) ?? '';
    if (SEATS.has(name) && parts.length > 1) return t('kernel-and', { list: parts.slice(0, -1).join(', '), last });
    return parts.join(', ') || t('kernel-nothing');
  }
  if (typeof value === 'object') {
    const said = sayWord(value.word, context);
    return marked ? MARKS.open + value.word + MARKS.middle + said + MARKS.close : said;
  }
  if (typeof value === 'number' && SEATS.has(name)) {
    return marked
      ? `${MARKS.open}seat:${value}${MARKS.middle}${seatName(value, context)}${MARKS.close}`
      : seatName(value, context);
  }
  if (typeof value === 'boolean') return t(value ? 'kernel-yes' : 'kernel-no');
  return value;
}

const FORMED = new Map<string, string | null>();

/** An attribute of a word's message, or null. */
function attributeOf(text: string, attribute: string, context: Context, count: FluentVariable = 1): string | null {
  const key = `${tongue.language} ${context.game} ${text} ${attribute} ${String(count)}`;
  let said = text.startsWith('seat:') ? undefined : FORMED.get(key);
  if (said === undefined) FORMED.set(key, (said = formedAnew(text, attribute, context, count)));
  return said;
}

const RETOLD = new Map<string, string>();

/** By language and word: what cards of a game that somebody who owns the box has replaced say. */
export function retell(game: string, texts: Record<string, Record<string, string>>): void {
  for (const [language, words] of Object.entries(texts))
    for (const [word, text] of Object.entries(words)) RETOLD.set(`${language} ${game} ${word}`, text);
  if (Object.keys(texts).length) FORMED.clear();
}

function formedAnew(text: string, attribute: string, context: Context, count: FluentVariable): string | null {
  const retold = attribute === 'text' ? RETOLD.get(`${tongue.language} ${context.game} ${text}`) : undefined;
  if (retold !== undefined) return retold;
  const id = messagesOf(text, context.game).find(has);
  return id === undefined ? null : format(id, { ...pieces(text, context), count }, attribute);
}

/** The forms of an argument that is a word or a seat, or of several of them; what cannot be inflected is said as it is. */
function forms(
  name: string,
  value: Arg | undefined,
  context: Context,
  marked: boolean,
  count: FluentVariable,
): Record<string, FluentVariable> {
  const parts = Array.isArray(value) ? value : [value];
  const words = parts.map((part) => {
    if (typeof part === 'number' && SEATS.has(name)) return context.sides?.[part] ?? '';
    return typeof part === 'object' && part !== null && !Array.isArray(part) ? part.word : '';
  });
  if (words.length === 0) return { [`${name}-number`]: 'none' };
  if (!SEATS.has(name) && words.every((word) => !word)) return {};
  const found: Record<string, FluentVariable> = {};
  for (const form of CASES) {
    const all = Array.isArray(value) ? together(value, context, form) : null;
    if (all !== null) {
      found[`${name}-${form}`] = marked ? MARKS.open + (words[0] ?? '') + MARKS.middle + all + MARKS.close : all;
      continue;
    }
    found[`${name}-${form}`] = parts
      .map((part, at) => {
        const word = words[at] ?? '';
        const said = word ? attributeOf(word, form, context, count) : null;
        if (said === null) return String(spoken(name, part, context, marked));
        return marked && !SEATS.has(name) ? MARKS.open + word + MARKS.middle + said + MARKS.close : said;
      })
      .join(', ');
  }
  const [only = ''] = words;
  found[`${name}-number`] = parts.length > 1 ? 'pl' : (only && attributeOf(only, 'number', context)) || 'sg';
  found[`${name}-gender`] = (parts.length === 1 && only && attributeOf(only, 'gender', context)) || 'm';
  return found;
}

/** Whom a seat or a side stands for. */
const sideOf = (value: Arg | undefined, context: Context): string =>
  typeof value === 'number' ? context.sides?.[value] || `seat:${value}` : wordOf(value);

function fill(args: Args, context: Context, marked = false): Record<string, FluentVariable> {
  const taken = typeof args.seat === 'number' ? context.sides?.[args.seat] : '';
  // "Hania plays the cats", not "the cats play the cats".
  if (
    taken &&
    context.people &&
    Object.entries(args).some(([name, value]) => name !== 'by' && wordOf(value) === taken)
  ) {
    return fill(args, { game: context.game, seats: context.people }, marked);
  }
  const filled: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    filled[name] = spoken(name, value, context, marked);
    Object.assign(filled, forms(name, value, context, marked, typeof args.count === 'number' ? args.count : 1));
  }
  // "One of its own", not "one of the Otters" after the Otters have been named.
  if (args.other !== undefined && args.seat !== undefined)
    filled['other-self'] = sideOf(args.seat, context) === sideOf(args.other, context) ? 'yes' : 'no';
  return filled;
}

/** A message of the referee: an ask, a line of the log, a refusal. */
export function say(id: string, args: Args = {}, context: Context = NOWHERE): string {
  return format(id, fill(args, context)) ?? `{${id}}`;
}

/** A piece of a sentence; with the word that it names, where it names one. */
export interface Piece {
  text: string;
  word: string;
}

/** A message of the referee in pieces, so that what it names can be shown. */
export function sayPieces(id: string, args: Args = {}, context: Context = NOWHERE): Piece[] {
  const said = upper(format(id, fill(args, context, true)) ?? `{${id}}`);
  return said.split(MARKS.open).flatMap((part, i): Piece[] => {
    if (i === 0) return part ? [{ text: part, word: '' }] : [];
    const [word = '', rest = ''] = part.split(MARKS.middle);
    const [text = '', after = ''] = rest.split(MARKS.close);
    const first = i === 1 && said.startsWith(MARKS.open) ? upper(text) : text;
    return [{ text: first, word }, ...(after ? [{ text: after, word: '' }] : [])];
  });
}

/** What went wrong: the server's reason, or what the page itself has to say where it got no answer. */
export function sayFault(error: unknown, context: Context = NOWHERE): string {
  const { code = '', reason, line = 0 } = error as { code?: string; reason?: RefusalInfo | null; line?: number };
  if (!reason) return t(code === 'lost' ? LOST : 'page-error-unknown');
  // In the lobby no game is being spoken of; the message knows whose words it names.
  const game = context.game || (/^\w+-(\w+)-/.exec(reason.message)?.[1] ?? '');
  const text = say(reason.message, reason.args, { ...context, game });
  if (line) return t('page-error-record', { line, text });
  return code === 'setup' ? t('page-error-setup', { text }) : text;
}

/** An attribute of a message, where it has one. */
export function aside(id: string, attribute: string, args: Args = {}, context: Context = NOWHERE): string {
  return format(id, fill(args, context), attribute) ?? '';
}

export const titleOf = (law: LawInfo): string => (tongue.language === 'pl' ? law.title_pl : law.title_en);

/** The rule as a player reads it; empty for a heading. */
export const textOf = (law: LawInfo): string => (tongue.language === 'pl' ? law.text_pl || law.text_en : law.text_en);

export const upper = (text: string): string => text.charAt(0).toLocaleUpperCase(tongue.language) + text.slice(1);
