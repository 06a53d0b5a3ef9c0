/** On a ready board nobody is asked how it is set up: runes, homes, armies and heroes are placed, and orders are the first question. */
import type { AskInfo, Value } from '$lib/protocol';
import { sayWord, t, tellWord, wordOf } from '$lib/speech.svelte';
import type { Said } from '$lib/turn.svelte';

import { inSetup } from './building';
import { QUESTS, type QuestFace } from './faces';
import { HEROES_GO } from './questions';
import { has, outcomeOf, whereOf } from './quests';
import { RUNEWARS } from './say';
import type { RunewarsView } from './view';

/** What the lobby offers to begin with; building the map is an option. */
export const PRESET: Readonly<Record<string, Value>> = { ready_made: true };

const PLACED: ReadonlySet<string> = new Set(
  [
    'rune-where',
    'rune-dragon',
    'home-marker',
    'home-turn',
    'start-stronghold',
    'muster-where',
    'muster-count',
    'start-hero',
  ].map((name) => `ask-runewars-${name}`),
);

/** Where the pieces of a setup go: armies spread over the home realm, as many as may stand together, the rest as it comes. */
export function placed(ask: AskInfo, view: RunewarsView): string | null {
  if (!view.setup.ready_made || !inSetup(view) || !PLACED.has(ask.about)) return null;
  const [first] = ask.options;
  if (ask.about === 'ask-runewars-muster-count') return ask.options.at(-1) ?? null;
  if (ask.about !== 'ask-runewars-muster-where') return first ?? null;
  const units = (word: string): number =>
    view.areas.find((area) => `area:${area.area}` === word)?.units.reduce((sum, one) => sum + one.standing, 0) ?? 0;
  return [...ask.options].sort((a, b) => units(a) - units(b))[0] ?? null;
}

/** A quest in a word: where, and what it asks of the hero who goes there. */
function questIn(quest: QuestFace, hero: string, view: RunewarsView): string {
  const args = { where: whereOf(quest) };
  if (quest.kind === 'duel') return t('page-rw-quest-in-duel', args);
  const attribute = quest.attribute ?? '';
  return t('page-rw-quest-in', { ...args, attribute, count: has(hero, attribute, view) });
}

/** Is it about the neutral units of an area, for whom another player than the one who came decides? */
function ofNeutrals(view: RunewarsView, word: string): boolean {
  const mine = (seat: number | null | undefined): boolean => seat === view.reader;
  const area = view.areas.find((one) => `area:${one.area}` === word);
  const fights = view.battle?.area === area?.area && view.battle?.sides.some(({ seat }) => mine(seat));
  return !fights && !mine(area?.owner) && !mine(area?.ally) && !mine(view.force?.seat);
}

/** Before the first orders: the aim, the year, and what is chosen now. In a season, or before a card is cancelled: what the card does. */
export function lead(view: RunewarsView, ask: AskInfo, trail: readonly Said[] = []): string | null {
  // What is at stake stands beside the cards, and where there is no room for them, here.
  if (ask.about === 'ask-runewars-destiny') {
    const word = trail.findLast((said) => said.word.startsWith('quest:'))?.word ?? '';
    const quest = QUESTS.get(word.slice(6));
    if (quest?.kind === 'test') {
      const [success, middle, failure] = [quest.success, quest.middle, quest.failure].map(outcomeOf);
      return t('page-rw-destiny-brings', { success: success ?? '', middle: middle ?? '', failure: failure ?? '' });
    }
  }
  if (ask.about === 'ask-runewars-order' && view.year === 1 && view.season === 'spring')
    return t('page-rw-first-order');
  // Whoever may exchange his objective has to know what it wants.
  const objective = view.players[view.reader]?.objective;
  if (ask.about === 'ask-runewars-new-objective' && objective) {
    const word = `objective:${objective}`;
    return t('page-rw-objective-says', { card: sayWord(word, RUNEWARS), text: tellWord(word, RUNEWARS) });
  }
  // What a season card asks for stands on it.
  if (view.phase === 'season_card' && view.season_card) {
    const told = tellWord(`season:${view.season_card}`, RUNEWARS);
    // A bid for a card of the discards is paid even where none lies there.
    if (view.season_card === 'envoys_of_the_council' && !view.decks.tactics_discard.length)
      return t('page-rw-envoys-none');
    if (told) return t('page-rw-card-says', { card: sayWord(`season:${view.season_card}`, RUNEWARS), text: told });
  }
  if (HEROES_GO.has(ask.about)) {
    const quests = (view.players[view.reader]?.quests ?? []).flatMap((id) => QUESTS.get(id) ?? []);
    const known = quests
      .filter(({ area }) => area.startsWith('any_') || view.areas.some((one) => one.area === area))
      .map((quest) => questIn(quest, wordOf(ask.args.hero).slice(5), view));
    if (known.length) return t('page-rw-quests-in', { areas: known.join('; ') });
  }
  // RW.season.winter.1: the reason is the cold, which has no figure on the map.
  if (ask.about === 'ask-runewars-destroy' && view.season === 'winter' && view.phase === 'secondary')
    return t('page-rw-winter-destroy');
  if (ask.about === 'ask-runewars-retreat-to' && ofNeutrals(view, wordOf(ask.args.area)))
    return t('page-rw-retreat-neutral');
  return ask.about === 'ask-runewars-counter' ? tellWord(wordOf(ask.args.card), RUNEWARS) || null : null;
}
