/** What a screen reader says of a clearing or a forest. */
import type { Play } from '$lib/choices';
import { say, t } from '$lib/speech.svelte';
import { isBuilding, sideWord } from './look';
import { mapFace } from './maps';
import { pageOf } from './factions/found';
import type { RootView, SideView } from './view';

const ROOT = { game: 'root', seats: [] };

/** What lies in a clearing and is nobody's. */
const LANDMARKS: Record<string, string> = {
  ferry: 'page-root-ferry',
  tower: 'page-root-tower',
  elder_treetop: 'page-root-elder-treetop',
  lost_city: 'page-root-lost-city',
  black_market: 'page-root-black-market',
  legendary_forge: 'page-root-legendary-forge',
};

/** How many items lie under the ruin of a clearing; 0 where nobody can tell. */
export const underRuin = (view: RootView, clearing: number): number =>
  Math.max(0, ...view.sides.map((side) => pageOf(side).ruins?.(side, clearing) ?? 0));

export const sideName = (view: RootView, seat: number, play: Play): string => {
  const faction = view.sides[seat]?.faction;
  return faction && faction !== '?' ? play.speak(sideWord(faction)) : t('kernel-seat', { number: seat + 1 });
};

export function describeClearing(view: RootView, at: number, play: Play): string {
  const clearing = view.clearings[at];
  const word = `clearing:${at + 1}`;
  const parts = [play.speak(word)];
  const choice = play.choices.get(word);
  if (choice) parts.push(t('page-option-key', { key: choice.key }));
  else if (play.begins.has(word)) parts.push(t('page-begins'));
  if (clearing?.suit) parts.push(play.speak(`suit:${clearing.suit}`));
  parts.push(
    clearing?.ruler !== null && clearing?.ruler !== undefined
      ? t('page-root-ruled', { who: sideName(view, clearing.ruler, play) })
      : t('page-root-unruled'),
  );
  view.sides.forEach((side, seat) => {
    const name = sideName(view, seat, play);
    const own: string[] = [];
    if (side.warriors[at]) own.push(t('page-root-warriors', { count: side.warriors[at] ?? 0 }));
    if (side.pawn === String(at + 1)) own.push(t('page-root-pawn'));
    if (pageOf(side).lord?.(side) === String(at + 1)) own.push(t('page-root-warlord'));
    for (const [piece, counts] of Object.entries(side.pieces)) {
      const count = counts[at] ?? 0;
      if (count)
        own.push(
          count > 1
            ? say('page-root-counted', { piece: { word: `piece:${piece}` }, count }, ROOT)
            : play.speak(`piece:${piece}`),
        );
    }
    if (own.length) parts.push(`${name}: ${own.join(', ')}`);
  });
  const used = view.sides.reduce(
    (sum, side) =>
      sum +
      Object.entries(side.pieces).reduce(
        (all, [piece, counts]) => all + (isBuilding(side.faction, piece) ? (counts[at] ?? 0) : 0),
        0,
      ),
    0,
  );
  const free = (clearing?.slots ?? 0) - used - (clearing?.ruin ? 1 : 0);
  if (clearing?.ruin) {
    const items = underRuin(view, at + 1);
    parts.push(items ? t('page-root-ruin-items', { count: items }) : t('page-root-ruin'));
  }
  if (free > 0) parts.push(t('page-root-free-slots', { count: free }));
  for (const it of view.landmarks)
    if (it.where === String(at + 1)) parts.push(t(LANDMARKS[it.landmark] ?? 'page-root-landmark'));
  const face = mapFace(view.map);
  if (view.map === 'lake' && face.clearing[at]?.river) parts.push(t('page-root-coast'));
  const shut = view.closed_paths.flatMap(([a, b]) => (a === at + 1 ? [b] : b === at + 1 ? [a] : []));
  const near = [...face.paths, ...(face.closed_paths ?? [])]
    .flatMap(([a, b]) => (a === at + 1 ? [b] : b === at + 1 ? [a] : []))
    .filter((other) => !shut.includes(other));
  parts.push(t('page-root-paths', { to: near.sort((a, b) => a - b).join(', ') }));
  const robbed = view.sides.flatMap((side) =>
    (side.hireling?.paths ?? []).flatMap(([a, b]) => (a === at + 1 ? [b] : b === at + 1 ? [a] : [])),
  );
  if (robbed.length) parts.push(t('page-root-bandits-to', { to: robbed.sort((a, b) => a - b).join(', ') }));
  if (shut.length) parts.push(t('page-root-shut', { to: shut.sort((a, b) => a - b).join(', ') }));
  return parts.join('; ');
}

/** Somebody who lies in wait on a path, and for whom. */
export function describeAmbusher(
  view: RootView,
  side: SideView,
  [a, b]: readonly [number, number],
  play: Play,
): string {
  return [
    play.speak(sideWord(side.faction)),
    t('page-root-on-path', { one: Math.min(a, b), two: Math.max(a, b) }),
    ...(side.controller === null ? [] : [t('page-root-in-service', { who: sideName(view, side.controller, play) })]),
  ].join('; ');
}

export function describeForest(view: RootView, word: string, play: Play): string {
  const choice = play.choices.get(word);
  const face = mapFace(view.map).forest[Number(word.split(':')[1]) - 1];
  return [
    play.speak(word),
    ...(choice ? [t('page-option-key', { key: choice.key })] : []),
    ...view.sides.flatMap((side, seat) => (side.pawn === word ? [sideName(view, seat, play)] : [])),
    ...view.relics.flatMap((relic) =>
      relic.where === word
        ? [
            relic.value === null
              ? play.speak(`relic:${relic.kind}`)
              : play.speak(`piece:relic_${relic.kind}_${relic.value}`),
          ]
        : [],
    ),
    t('page-root-between', { clearings: [...(face?.boundary ?? [])].sort((a, b) => a - b).join(', ') }),
  ].join('; ');
}
