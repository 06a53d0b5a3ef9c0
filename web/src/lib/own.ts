/** A lesson from files of one's own: kept in this browser until another one is opened, and sent along with every act. */
import { forget } from './progress';
import type { OwnLesson } from './protocol';

/** What such a lesson is called in addresses, whatever its game. */
export const OWN = 'own';

export interface Brought extends OwnLesson {
  /** The name of its file. */
  title: string;
}

const KEY = 'polana.own-lesson';

export function brought(): Brought | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Record<keyof Brought, unknown>> | null;
    const { title, lesson, en = '', pl = '' } = found ?? {};
    return typeof title === 'string' && typeof lesson === 'string' && typeof en === 'string' && typeof pl === 'string'
      ? { title, lesson, en, pl }
      : null;
  } catch {
    return null;
  }
}

/** Another one is begun at its beginning. */
export function bring(own: Brought, game: string): void {
  const before = brought();
  if (before?.lesson !== own.lesson) forget(`${game}/${OWN}`);
  localStorage.setItem(KEY, JSON.stringify(own));
}

/** The files that somebody has picked: a lesson, and its texts in a language or two. */
export async function read(files: readonly File[]): Promise<Brought> {
  const own: Brought = { title: '', lesson: '', en: '', pl: '' };
  for (const file of files) {
    const text = await file.text();
    if (file.name.endsWith('.toml')) {
      own.lesson = text;
      own.title = file.name.replace(/\.toml$/, '').slice(0, 60);
    } else if (file.name.endsWith('.pl.ftl')) own.pl = text;
    else if (file.name.endsWith('.ftl')) own.en = text;
  }
  return own;
}
