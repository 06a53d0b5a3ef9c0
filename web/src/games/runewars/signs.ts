/** What stands beside an option of Runewars: what it costs or brings, a fight that it leads to. */
import type { Play, Word } from '$lib/choices';
import type { Arg, AskInfo } from '$lib/protocol';
import { say, t, tongue, upper } from '$lib/speech.svelte';

import type { Sign } from '..';
import { ofTerms, type TermLook } from '../terms';
import { CITIES, FACTIONS, FATE, HEROES, QUESTS, SIDE_OF, UNITS, type Goods, type Shape } from './faces';
import { shapeOf } from './look';
import { DAMAGES, DUELS, HEROES_GO, RECRUITS } from './questions';
import { ATTRIBUTES, has, isPlace, outcomeOf } from './quests';
import { counted, RUNEWARS } from './say';
import type { AreaView, RunewarsView, UnitsView } from './view';

/** Questions after which units enter an area. */
const ENTERS = new Set(['activate', 'activate-again', 'move-to'].map((about) => `ask-runewars-${about}`));

/** How terms of deeds look. */
const TERMS: Readonly<Record<string, TermLook>> = {
  wood: { glyph: 'log', name: 'word-runewars-resource-wood' },
  ore: { glyph: 'ore', name: 'word-runewars-resource-ore' },
  influence: { glyph: 'influence', name: 'page-rw-influence' },
  tactics: { glyph: 'tactics', name: 'word-runewars-gain-tactics' },
  quests: { glyph: 'quest', name: 'word-runewars-gain-quests' },
  units: { glyph: 'recruiter', name: 'word-runewars-gain-units' },
  rewards: { glyph: 'reward', name: 'page-rw-rewards' },
  runes: { glyph: 'rune', name: 'page-rw-dragon-runes' },
};

const noted = (text: string, message: string, play: Play): Readonly<Record<string, Arg>> | null =>
  play.notes?.get(text)?.find((note) => note.message === `note-runewars-${message}`)?.args ?? null;

/** Could units come to an area once it is activated? */
export const unitsCome = (text: string, play: Play): boolean => noted(text, 'units-come', play) !== null;

/** How many units could come to an area, or that only a hero could: nothing where nobody can. */
export function comersOf(text: string, play: Play): Sign[] {
  const units = noted(text, 'units-come', play);
  if (units) {
    const count = Number(units.count);
    return [{ glyph: 'boots', count: t('page-rw-most', { count }), name: t('note-runewars-units-come', { count }) }];
  }
  return noted(text, 'hero-comes', play)
    ? [{ glyph: 'hero', count: t('page-rw-hero-only'), name: t('note-runewars-hero-comes') }]
    : [];
}

export function signsOf(word: Word, view: RunewarsView, play: Play): Sign[] {
  const signs = ofTerms(play.terms.get(word.text) ?? {}, (term) => TERMS[term] ?? null);
  if (signs.length) return signs;
  if (word.kind === 'area' && HEROES_GO.has(play.about)) return leadsTo(word.label, view, play);
  if (word.kind === 'quest' && play.about === 'ask-runewars-hero-then') return attempt(word.label, view, play);
  if (word.kind === 'hero' && play.about === 'ask-runewars-hero-then') return rival(word.label, view);
  if (word.kind === 'hero' && CHOSEN.has(play.about)) return attributes(word.label, view);
  if (word.kind === 'attribute') return trains(word.label, view, play);
  if (word.kind === 'heal') return heals(view, play);
  if (word.kind === 'area' && ENTERS.has(play.about)) {
    const area = view.areas.find((entry) => entry.area === word.label);
    // Where nobody's units stand a second area may be talked over, but hardly fought for.
    if (play.about === 'ask-runewars-activate-again' && area?.owner === null && area.ally === null && area.units.length)
      return [{ glyph: 'influence', count: '', name: t('page-rw-sign-diplomacy') }, ...comersOf(word.text, play)];
    const strangers =
      area &&
      area.ally !== view.reader &&
      area.owner !== view.reader &&
      (area.units.length > 0 || area.stronghold !== null);
    return [
      ...(strangers ? [{ glyph: 'swords', count: '', name: t('page-rw-sign-fight'), ink: 'var(--no)' }] : []),
      ...(area?.owner === view.reader ? [] : comersOf(word.text, play)),
    ];
  }
  if (HURT.has(word.kind) && DAMAGES.has(play.about)) return takes(word, view, play);
  if (HURT.has(word.kind) && LEAVES.has(play.about)) return strikes(word, view);
  if (word.kind === 'count' && play.about === 'ask-runewars-move-count') return stays(Number(word.label), play);
  if (word.kind === 'title') return price(word.label, view);
  if (word.kind === 'resource' && RECRUITS.has(play.about)) return recruits(word.label as Goods, view);
  if (word.kind === 'hero' && MOVES.has(play.about)) return standsIn(word.label, view);
  if (word.kind === 'unit' && play.about === 'ask-runewars-move-unit') return standing(word.label, view, play);
  if (play.about === 'ask-runewars-destroy' && (word.kind === 'unit' || word.kind === 'routed'))
    return [...(word.kind === 'unit' ? figures(word.label) : []), ...parts(word, view, play)];
  if (word.kind === 'unit' && COMES.has(play.about)) return figures(word.label);
  if (word.kind === 'gain') return gains(word.label, view, play);
  if (play.about === 'ask-runewars-meet') return meeting(word.kind, view, play);
  if (word.kind === 'fate') return fateSign(word.label, quadrantAsked(view, play));
  return [];
}

/** Units that may take damage: they stand or lie, and may have some already. */
const HURT: ReadonlySet<string> = new Set(['unit', 'routed', 'wounded', 'fallen']);

/** How much of the damage that is dealt a unit would take, since whoever has some takes the rest, and whether it survives. */
function takes({ kind, label }: Word, view: RunewarsView, play: Play): Sign[] {
  const side = view.battle?.sides.find((one) => one.decider === view.reader);
  const toughness = side?.toughness[label];
  if (toughness === undefined) return [];
  const lies = kind === 'routed' || kind === 'fallen';
  const wounds = (side?.wounds ?? []).filter((one) => one.unit === label && one.routed === lies);
  const had = kind === 'wounded' || kind === 'fallen' ? Math.max(0, ...wounds.map((one) => one.damage)) : 0;
  const left = Math.max(1, toughness - had);
  const dealt = play.about === 'ask-runewars-damage' ? play.count : 0;
  const count = Math.min(dealt, left);
  const heart = { glyph: 'heart', count: String(left), name: t('page-rw-toughness') } as const;
  return count
    ? [heart, { glyph: 'damage', count: t(dealt < left ? 'page-rw-takes' : 'page-rw-takes-all', { count }), name: '' }]
    : [heart];
}

/** Questions of a battle after which a unit strikes no more. */
const LEAVES: ReadonlySet<string> = new Set(
  ['rout', 'battle-destroy', 'wards', 'charge', 'word-of-vaal', 'terrifying'].map((about) => `ask-runewars-${about}`),
);

/** In a battle, before a unit is taken out of it: has it struck, or would it strike yet? Rules p. 21. */
function strikes({ kind, label }: Word, view: RunewarsView): Sign[] {
  const initiative = UNITS.get(label)?.initiative ?? 0;
  if (kind === 'routed' || kind === 'fallen' || !view.battle || view.battle.strength) return [];
  const yet = initiative > view.battle.initiative;
  return [{ glyph: 'swords', count: t(yet ? 'page-rw-strikes-yet' : 'page-rw-struck'), name: t('page-rw-initiative') }];
}

/** How many stay where they come from. */
function stays(count: number, play: Play): Sign[] {
  const all = Math.max(
    0,
    ...[...play.choices.values()].filter(({ kind }) => kind === 'count').map((one) => Number(one.label)),
  );
  return all > 1 ? [{ glyph: 'people', count: t('page-rw-stay', { count: all - count }), name: '' }] : [];
}

/** What takes a Title: more influence than lies on it. Rules p. 36. */
function price(title: string, view: RunewarsView): Sign[] {
  const lies = view.titles.find((one) => one.title === title)?.influence ?? 0;
  return [{ glyph: 'influence', count: t('page-rw-title-from', { count: lies + 1 }), name: t('page-rw-influence') }];
}

/** Questions about who moves. */
const MOVES = new Set(['march', 'strategize', 'quest-hero'].map((about) => `ask-runewars-${about}`));

/** RW.move.limit.1: so many to an area. */
const MOST = 8;

/** The units that a dial brings as it stands, and where they come. */
function recruits(good: Goods, view: RunewarsView): Sign[] {
  const me = view.players[view.reader];
  const steps = FACTIONS.get(me?.faction ?? '')?.dials[good].slice(0, (me?.[good] ?? 0) + 1) ?? [];
  const kinds = [...new Set(steps)].filter((step) => UNITS.has(step));
  const all = kinds.map((kind) => counted('page-rw-standing', kind, steps.filter((step) => step === kind).length));
  const homes = view.areas.filter((area) => area.owner === view.reader && area.stronghold).map((area) => area.area);
  const text = all.length ? upper(all.join(', ')) : t('page-rw-nobody');
  const count =
    all.length && homes.length === 1 ? t('page-rw-recruits-in', { units: text, area: homes[0] ?? '' }) : text;
  // RW.season.winter.1: whom food does not feed is destroyed in winter.
  const home = homes.length === 1 ? view.areas.find((area) => area.area === homes[0]) : undefined;
  const there = home?.units.reduce((sum, one) => sum + one.standing + one.routed, 0) ?? 0;
  const crowd = Math.min(MOST, there + steps.filter((step) => UNITS.has(step)).length);
  const feeds = me?.food ?? 0;
  return [
    { glyph: 'recruiter', count, name: t('word-runewars-gain-units') },
    ...(home && all.length && crowd > feeds
      ? [
          {
            glyph: 'food',
            count: t('page-rw-unfed', { count: crowd, food: feeds }),
            name: t('page-rw-unfed', { count: crowd, food: feeds }),
            ink: 'var(--no)',
          },
        ]
      : []),
  ];
}

/** Autumn, and what brigands take: rules p. 11 and their card. */
const INFLUENCE_OR_CARD: ReadonlySet<string> = new Set(['ask-runewars-autumn-gain', 'ask-runewars-brigands']);

/** How much of it there is to gain, or to lose. */
function gains(gain: string, view: RunewarsView, play: Play): Sign[] {
  const where = [...play.named].find((name) => name.startsWith('area:'))?.slice(5);
  const city = CITIES.get(view.areas.find((area) => area.area === where)?.city ?? '');
  const given: Record<string, number | undefined> = INFLUENCE_OR_CARD.has(play.about)
    ? { influence: 2, tactics: 1 }
    : { units: city?.unit_count, tactics: city?.tactics, influence: city?.influence, quests: city?.quests };
  const [look, count] = [TERMS[gain], given[gain]];
  return look && count !== undefined ? [{ glyph: look.glyph, count: String(count), name: t(look.name) }] : [];
}

/** Where a hero stands. */
function standsIn(hero: string, view: RunewarsView): Sign[] {
  const area = view.heroes.find((one) => one.hero === hero)?.area;
  return area ? [{ glyph: 'map', count: t('page-rw-from', { area }), name: t('page-rw-area', { name: area }) }] : [];
}

/** Questions about which unit comes to the board. */
const COMES = new Set(['levy-kind', 'wild-kind', 'city-unit', 'destroy'].map((about) => `ask-runewars-${about}`));
function figures(unit: string): Sign[] {
  const face = UNITS.get(unit);
  if (!face) return [];
  const { initiative, toughness } = face;
  const count = t('page-rw-unit-figures', { initiative, toughness });
  return [{ glyph: 'swords', count, name: t('page-rw-initiative') }];
}

/** RW.neutral.ally.3: with the last own unit an area is lost, and with it the allies there. */
function parts(word: Word, view: RunewarsView, play: Play): Sign[] {
  const name = [...play.named].find((one) => one.startsWith('area:'))?.slice(5);
  const area = view.areas.find((one) => one.area === name);
  if (!area || area.ally !== view.reader || !SIDE_OF.has(word.label) || area.stronghold || keeps(area, view)) return [];
  const sum = (one: UnitsView): number => one.standing + one.routed;
  const own = area.units.filter((one) => SIDE_OF.has(one.unit)).reduce((all, one) => all + sum(one), 0);
  if (own > Math.max(1, play.count)) return [];
  const allies = area.units.filter((one) => !SIDE_OF.has(one.unit));
  const names = allies.map((one) => counted('page-rw-standing', one.unit, sum(one)));
  const units = new Intl.ListFormat(tongue.language, { type: 'conjunction' }).format(names);
  const text = t(own > 1 ? 'page-rw-parts-all' : 'page-rw-parts', { units, area: area.area });
  return [{ glyph: 'swords', count: text, name: text, ink: 'var(--no)' }];
}
/** The own home realm stays one's own without units. */
const keeps = (area: AreaView, view: RunewarsView): boolean =>
  area.home !== null && area.home === view.players[view.reader]?.faction;

/** How many of them stand where they would leave. */
function standing(unit: string, view: RunewarsView, play: Play): Sign[] {
  const from = [...play.named].find((name) => name.startsWith('area:'))?.slice(5);
  const all = view.areas.find((area) => area.area === from)?.units.find((one) => one.unit === unit)?.standing ?? 0;
  // Whoever is already chosen to move no longer stands there, as the map has it.
  const gone = view.marches.filter((march) => march.area === from && march.unit === unit);
  const count = all - gone.reduce((sum, march) => sum + march.count, 0);
  return count
    ? [{ glyph: 'people', count: t('page-rw-stand-there', { count }), name: t('page-rw-standing-count') }]
    : [];
}

/** How much influence the reader may spend on diplomacy: rules p. 18. */
const affords = (view: RunewarsView): number => Math.min(6, view.players[view.reader]?.influence ?? 0);

/** Whom one would fight; and what diplomacy costs. */
function meeting(kind: string, view: RunewarsView, play: Play): Sign[] {
  const where = [...play.named].find((name) => name.startsWith('area:'))?.slice(5);
  const units = view.areas.find((area) => area.area === where)?.units ?? [];
  if (kind === 'fight') {
    const foes = units.map((one) => counted('page-rw-standing', one.unit, one.standing + one.routed));
    // What would count if nobody fell: 1 for each standing unit (RW.battle.6.2).
    const sum = (all: readonly UnitsView[]): number => all.reduce((count, one) => count + one.standing, 0);
    const force = view.force?.seat === view.reader ? sum(view.force.units) : 0;
    const odds = force ? t('page-rw-odds', { mine: force, theirs: sum(units) }) : '';
    return [
      {
        glyph: 'swords',
        count: upper([foes.join(', '), odds].filter(Boolean).join(' · ')),
        name: t('page-rw-sign-fight'),
        ink: 'var(--no)',
      },
    ];
  }
  return kind === 'negotiate'
    ? [{ glyph: 'influence', count: t('page-rw-talks-cost', { count: affords(view) }), name: t('page-rw-influence') }]
    : [];
}

/** Which quadrant of a Fate card counts: the circle in duels, that of the unit in battles; none where its destiny does. */
function quadrantAsked(view: RunewarsView, play: Play): Shape | null {
  if (play.about === DUELS) return 'circle';
  const unit = view.battle?.sides.find((side) => side.decider === view.reader)?.attacking;
  return unit ? shapeOf(unit) : null;
}

const DESTINED: ReadonlySet<string> = new Set(['ask-runewars-destiny', 'ask-runewars-parley-card']);
/** RW.fate.card.2: of Fate cards only what counts here makes a difference: the destiny, or the circle of a duel. */
export function sameFates({ about, options }: AskInfo): boolean {
  if (!DESTINED.has(about) && about !== DUELS) return false;
  const faces = options.map((option) => {
    const face = option.startsWith('fate:') ? FATE.get(option.slice(5)) : undefined;
    return face && (about === DUELS ? `${face.circle.kind} ${face.circle.n}` : face.destiny);
  });
  return faces[0] !== undefined && new Set(faces).size === 1;
}

const DESTINIES = { success: 'check', middle: 'minus', failure: 'cross' } as const;

function fateSign(card: string, shape: Shape | null): Sign[] {
  const face = FATE.get(card);
  if (!face) return [];
  if (!shape)
    return [
      {
        glyph: DESTINIES[face.destiny],
        count: t(`page-rw-word-${face.destiny}`),
        name: t(`page-rw-destiny-${face.destiny}`),
      },
    ];
  const { kind, n } = face[shape];
  return [
    {
      glyph: kind,
      count: kind === 'damage' || kind === 'rout' ? String(n) : t(`page-rw-word-${kind}`),
      name: t(`page-rw-${kind}`, { count: n }),
    },
  ];
}

// ---- heroes -------------------------------------------------------------------------------------------------------
/** Questions about which hero to have. */
const CHOSEN = new Set(['hero-keep', 'hero-surplus', 'loyalty'].map((about) => `ask-runewars-${about}`));

const asked = (play: Play): string => [...play.named].find((name) => name.startsWith('hero:'))?.slice(5) ?? '';
const nameOf = (attribute: string): string => t(`word-runewars-attribute-${attribute}`);

/** Where a hero goes: the attributes that quests of the reader's test there, and how many cards that draws. */
function leadsTo(name: string, view: RunewarsView, play: Play): Sign[] {
  const area = view.areas.find((one) => one.area === name);
  const hero = asked(play);
  const here = (view.players[view.reader]?.quests ?? []).flatMap((id) => {
    const quest = QUESTS.get(id);
    return quest && area && isPlace(quest, area, view) ? [quest] : [];
  });
  return here.map(({ kind, attribute }) =>
    kind === 'test' && attribute && hero
      ? { glyph: attribute, count: String(has(hero, attribute, view)), name: nameOf(attribute) }
      : { glyph: 'swords', count: '', name: t('page-rw-duel') },
  );
}

/** What a quest asks of this hero, and what the best and the worst outcome bring. */
function attempt(quest: string, view: RunewarsView, play: Play): Sign[] {
  const face = QUESTS.get(quest);
  if (!face) return [];
  const task: Sign =
    face.kind === 'duel'
      ? {
          glyph: 'swords',
          count: say('page-rw-quest-duel', { unit: { word: `unit:${face.opponent ?? ''}` } }, RUNEWARS),
          name: t('page-rw-duel'),
        }
      : {
          glyph: face.attribute ?? 'quest',
          count: t('page-rw-draws', { count: has(asked(play), face.attribute ?? '', view) }),
          name: nameOf(face.attribute ?? 'strength'),
        };
  return [
    task,
    { glyph: 'check', count: outcomeOf(face.success), name: t('page-rw-destiny-success') },
    { glyph: 'cross', count: outcomeOf(face.failure), name: t('page-rw-destiny-failure') },
  ];
}

/** How much damage a rival can still take. */
function rival(hero: string, view: RunewarsView): Sign[] {
  const [face, one] = [HEROES.get(hero), view.heroes.find((entry) => entry.hero === hero)];
  if (!face || !one) return [];
  return [{ glyph: 'heart', count: String(face.toughness - one.damage), name: t('page-rw-toughness') }];
}

/** What a hero is good at, and how much damage he can take. */
function attributes(hero: string, view: RunewarsView): Sign[] {
  const face = HEROES.get(hero);
  if (!face) return [];
  return [
    ...ATTRIBUTES.map((name) => ({ glyph: name, count: String(has(hero, name, view)), name: nameOf(name) })),
    { glyph: 'heart', count: String(face.toughness), name: t('page-rw-toughness') },
  ];
}

/** An attribute before and after its training. */
function trains(attribute: string, view: RunewarsView, play: Play): Sign[] {
  const hero = asked(play);
  if (!hero) return [];
  const now = has(hero, attribute, view);
  return [{ glyph: attribute, count: `${now} → ${now + 1}`, name: nameOf(attribute) }];
}

/** How many hearts come back. */
function heals(view: RunewarsView, play: Play): Sign[] {
  const one = view.heroes.find((entry) => entry.hero === asked(play));
  const all = HEROES.get(one?.hero ?? '')?.toughness;
  if (!one?.damage || !all) return [];
  return [{ glyph: 'heart', count: `${all - one.damage} → ${all}`, name: t('page-rw-toughness') }];
}
