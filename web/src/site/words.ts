/** What the page and the worker that keeps the tables say to each other. */

export type FromPage =
  /** The first word: where the files of the site lie. */
  | { say: 'begin'; root: string }
  | { say: 'request'; id: number; method: string; path: string; authorization: string; body: string }
  | { say: 'dial'; line: number }
  | { say: 'text'; line: number; text: string }
  | { say: 'hang-up'; line: number };

export type FromTable =
  | { say: 'reply'; id: number; reply: string }
  /** A request that could not be answered: a file of the site has not come. */
  | { say: 'unanswered'; id: number; text: string }
  | { say: 'text'; line: number; text: string }
  | { say: 'ended'; line: number; code: number; reason: string }
  /** How far the start has come; `up` when the tables are open. */
  | { say: 'stage'; stage: Stage }
  /** This browser forbids storage: nothing outlasts the tab. */
  | { say: 'unkept' }
  | { say: 'broken'; text: string };

export type Stage = 'python' | 'engine' | 'tables' | 'up';

/** What the port answers a request with. */
export interface Reply {
  status: number;
  kind: string;
  body: string;
}
