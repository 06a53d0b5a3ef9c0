/** The clocks that a table can be opened with, and what they are called. */
import type { Clock } from './protocol';
import { t } from './speech.svelte';

export type Ticking = Pick<Clock, 'kind' | 'seconds' | 'add'>;

const DAY = 86_400;
const move = (days: number): [string, Ticking] => [String(days), { kind: 'move', seconds: days * DAY }];
const bank = (name: string, seconds: number, add: number): [string, Ticking] => [name, { kind: 'bank', seconds, add }];

/** Days for each move, or a bank for the whole match: for an evening, with some seconds back for each answer, or for weeks. */
export const CLOCKS: ReadonlyMap<string, Ticking> = new Map([
  ...[1, 3, 7, 14].map(move),
  ...[30, 60, 120].map((minutes) => bank(`${minutes}min`, minutes * 60, 20)),
  ...[7, 30].map((days) => bank(`${days}d`, days * DAY, 0)),
]);

export function sayClock(clock: Ticking): string {
  if (clock.kind === 'move') return t('page-clock-days', { count: Math.round(clock.seconds / DAY) });
  if (clock.seconds >= DAY) return t('page-clock-bank-days', { count: Math.round(clock.seconds / DAY) });
  return t('page-clock-bank-minutes', { count: Math.round(clock.seconds / 60), add: clock.add ?? 0 });
}

/** Time that is left, as short as can be read: days, else hours, minutes and seconds. */
export function timeLeft(seconds: number): string {
  if (seconds >= 2 * DAY) return t('page-clock-many-days', { count: Math.floor(seconds / DAY) });
  const whole = Math.ceil(seconds);
  const two = (count: number): string => String(count).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(whole % 60)}`;
}
