/** What the table says aloud: one's own ask at once, the log when there is time; and great moments across the map. */
import type { GamePage } from '../../games';
import type { Desk } from '$lib/desk.svelte';
import { tellTurn } from '$lib/notice';
import { settings } from '$lib/settings.svelte';
import { gameName, say, t, upper, type Context } from '$lib/speech.svelte';
import type { Turn } from '$lib/turn.svelte';

/** How long a great moment stays, in ms. */
const MOMENT = 2200;
/** How long one line of news is shown, and a line of a battle, which takes longer; all news of one position no longer than the last. */
const LINE = 480;
const BLOW = 560;
const MOST = 4500;

export class Heard {
  /** For a screen reader, at once. */
  ask = $state('');
  /** For a screen reader, when it is free. */
  news = $state('');
  moment = $state('');
  #timer = 0;

  /** Call it while the room is set up. */
  constructor(desk: Desk, turn: Turn, game: () => GamePage | null, context: () => Context, curtain: () => boolean) {
    const question = (): string =>
      turn.ask ? upper(say(turn.ask.about, { seat: turn.side?.seat ?? 0, ...turn.ask.args }, context())) : '';

    $effect(() => {
      if (!curtain())
        this.ask = turn.ask ? `${question()} ${t('page-options-count', { count: turn.choices.length })}` : '';
    });
    $effect(() => {
      desk.dwell = (fresh) => {
        const fight = game()?.fight;
        const blows = fight
          ? fresh.filter((line) => fight.begins.has(line.kind) || fight.blows.has(line.kind)).length
          : 0;
        return fresh.length ? Math.min(MOST, LINE + blows * BLOW) : 0;
      };
      desk.told = (fresh, first) => {
        const lines = fresh.get(turn.seat) ?? [];
        if (first || !lines.length) return;
        const great = lines.filter((line) => game()?.moments.has(line.kind)).at(-1);
        if (great) {
          this.moment = upper(say(great.kind, great.args, context()));
          clearTimeout(this.#timer);
          this.#timer = window.setTimeout(() => (this.moment = ''), MOMENT * Math.max(1, settings.beat));
        }
        // What somebody gives to the reader, or takes from him, is said to him where he looks.
        for (const line of lines)
          if (line.args.other === turn.seat && line.args.seat !== turn.seat && game()?.gifts?.has(line.kind))
            turn.toast(upper(say(line.kind, line.args, context())));
        this.news = lines
          .slice(-6)
          .map((line) => upper(say(line.kind, line.args, context())))
          .join(' ');
      };
      return () => {
        desk.told = null;
        clearTimeout(this.#timer);
      };
    });
    $effect(() => {
      const info = desk.table;
      const mine = turn.ask !== null && !turn.side?.sealed;
      const title = info?.title || (info ? gameName(info.game) : '');
      document.title = (mine ? `● ${t('page-title-turn')} · ` : '') + (title ? `${title} · Polana` : 'Polana');
      if (mine && info && turn.ask) tellTurn(`${info.table}/${turn.ask.id}`, t('page-title-turn'), question());
    });
  }
}
