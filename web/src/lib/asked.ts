/** The question that is put to a seat, as it is read: its sentence and its paragraph. */
import type { GamePage } from '../games';
import type { AskInfo, View } from './protocol';
import { say, upper, type Context } from './speech.svelte';

/** A game may have a better sentence for it, from the position. */
export const questionOf = (
  ask: AskInfo,
  seat: number,
  game: GamePage | null,
  view: View | undefined,
  context: Context,
): string => upper(say((view && game?.question?.(view, ask)) || ask.about, { seat, ...ask.args }, context));

export const lawOf = (ask: AskInfo, game: GamePage | null, view: View | undefined): string =>
  (view && game?.law?.(view, ask)) || ask.law;
