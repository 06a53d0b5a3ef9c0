/** The HTTP part of the table. */
import type {
  CoachInfo,
  CourseInfo,
  Example,
  Fault,
  GameBook,
  GameInfo,
  Held,
  Invitation,
  Learn,
  Lecture,
  LessonInfo,
  Link,
  NewTable,
  NoticesInfo,
  Opened,
  Opening,
  Outline,
  OwnLesson,
  PushKey,
  PuzzleBook,
  PuzzleInfo,
  RefusalInfo,
  Replay,
  Review,
  SeatWish,
  Solution,
  Solve,
  Trial,
} from './protocol';
import { retell } from './speech.svelte';
import { transport } from '$transport';

export class ApiError extends Error {
  constructor(
    readonly code: string,
    text: string,
    /** What the server has to say about it; null where something else answered, or nobody. */
    readonly reason: RefusalInfo | null = null,
    readonly line = 0,
  ) {
    super(text);
  }
}

async function send(method: string, path: string, body?: unknown, keys: readonly string[] = []): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (keys.length) headers.Authorization = `Bearer ${keys.join(',')}`;
  let response: Response;
  try {
    response = await transport.request(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError('lost', 'the server does not answer');
  }
  if (!response.ok) {
    const fault = (await response.json().catch(() => null)) as Partial<Fault> | null;
    throw new ApiError(
      fault?.code ?? String(response.status),
      fault?.text ?? response.statusText,
      fault?.reason,
      fault?.line,
    );
  }
  return response;
}

const json = async <T>(response: Promise<Response>): Promise<T> => (await (await response).json()) as T;

export const drawn = (): void => transport.drawn();
export const games = (): Promise<GameInfo[]> => json(send('GET', '/api/games'));
export const openTable = (table: NewTable): Promise<Opened> => json(send('POST', '/api/tables', table));
export const importTable = (record: string, title: string, seats: readonly SeatWish[] = []): Promise<Opened> =>
  json(send('POST', '/api/tables/import', { record, title, seats }));
export const join = (invite: string, name: string): Promise<Held> => json(send('POST', '/api/join', { invite, name }));
export const invited = (invite: string): Promise<Invitation> => json(send('POST', '/api/invited', { invite }));
export const mine = (keys: readonly string[]): Promise<Opening[]> => json(send('POST', '/api/mine', { keys }));
export const invite = (table: string, seat: number, key: string): Promise<Link> =>
  json(send('POST', `/api/tables/${table}/invite?seat=${seat}`, undefined, [key]));
export const watchLink = (table: string, key: string): Promise<Link> =>
  json(send('POST', `/api/tables/${table}/watch`, undefined, [key]));
export const rematch = (table: string, key: string): Promise<Held> =>
  json(send('POST', `/api/tables/${table}/rematch`, undefined, [key]));
export const record = async (table: string, keys: readonly string[]): Promise<string> =>
  (await send('GET', `/api/tables/${table}/record`, undefined, keys)).text();
export const replay = (
  table: string,
  keys: readonly string[],
  start: number,
  count: number,
  as = '',
): Promise<Replay> =>
  json(
    send('GET', `/api/tables/${table}/replay?start=${start}&count=${count}${as ? `&as=${as}` : ''}`, undefined, keys),
  );
/** A match looked at again, as far as that has come; asking for it begins it. */
export const review = (table: string, keys: readonly string[]): Promise<Review> =>
  json(send('GET', `/api/tables/${table}/review`, undefined, keys));
/** The record of a match, cut before a decision. */
export const reviewStart = async (table: string, keys: readonly string[], at: number): Promise<string> =>
  (await send('GET', `/api/tables/${table}/review/start?at=${at}`, undefined, keys)).text();
export const outline = (table: string, key: string, as: string): Promise<Outline> =>
  json(send('GET', `/api/tables/${table}/outline?as=${as}`, undefined, [key]));
export const notices = (table: string, key: string): Promise<NoticesInfo> =>
  json(send('GET', `/api/tables/${table}/notices`, undefined, [key]));
export const setNotices = (table: string, key: string, body: unknown): Promise<NoticesInfo> =>
  json(send('PUT', `/api/tables/${table}/notices`, body, [key]));
export const endNotices = (table: string, key: string): Promise<Response> =>
  send('DELETE', `/api/tables/${table}/notices`, undefined, [key]);
export const pushKey = (): Promise<PushKey> => json(send('GET', '/api/push'));

export const example = (game: string, law: string): Promise<Example> =>
  json(send('GET', `/api/games/${game}/examples/${law}`));

/** The courses of all games. */
export const courses = (): Promise<CourseInfo[]> => json(send('GET', '/api/lessons'));
/** What the coach of a game says. */
export const coach = (game: string): Promise<CoachInfo> => json(send('GET', `/api/coach/${game}`));
export const lesson = (game: string, name: string): Promise<LessonInfo> =>
  json(send('GET', `/api/lessons/${game}/${name}`));
/** A lesson from files of one's own: looked through, and opened like any other. */
export const ownLesson = (own: OwnLesson): Promise<LessonInfo> => json(send('POST', '/api/lessons', own));
export const learn = (game: string, name: string, wish: Learn): Promise<Lecture> =>
  json(send('POST', `/api/lessons/${game}/${name}`, wish));

/** The puzzles of all games that have some. */
export const puzzles = (): Promise<PuzzleBook[]> => json(send('GET', '/api/puzzles'));
export const puzzle = (game: string, name: string): Promise<PuzzleInfo> =>
  json(send('GET', `/api/puzzles/${game}/${name}`));
export const solve = (game: string, name: string, wish: Solve): Promise<Trial> =>
  json(send('POST', `/api/puzzles/${game}/${name}`, wish));
/** The best line: only for whoever wants to see it. */
export const solution = (game: string, name: string): Promise<Solution> =>
  json(send('GET', `/api/puzzles/${game}/${name}/line`));

const books = new Map<string, Promise<GameBook>>();

/** The vocabulary and rule index of a game, fetched once. */
export function book(game: string): Promise<GameBook> {
  let found = books.get(game);
  if (!found) {
    found = json<GameBook>(send('GET', `/api/games/${game}`)).then((got) => {
      retell(game, got.texts);
      return got;
    });
    found.catch(() => books.delete(game));
    books.set(game, found);
  }
  return found;
}
