// Written by `python -m polana.table.schema runewars` from src/polana/games/runewars/view.py. Do not edit.

/**
 * What was agreed on.
 */
export interface SetupView {
  players: number;
  explore: boolean;
  ready_made: boolean;
}

/**
 * A tile on the board: where its first area lies, and by how many sixths it is turned clockwise.
 */
export interface TileView {
  tile: string;
  q: number;
  r: number;
  rotation: number;
}

/**
 * Figures of one kind.
 */
export interface UnitsView {
  unit: string;
  standing: number;
  routed: number;
}

export interface StrongholdView {
  seat: number;
  damaged: boolean;
  development: string | null;
}

/**
 * A rune token. The face is None for those who may not know it.
 */
export interface RuneView {
  up: boolean;
  face: "dragon" | "false" | null;
}

/**
 * An exploration token. What it is is None for those who may not know it.
 */
export interface TokenView {
  back: "1" | "2+";
  up: boolean;
  kind: string | null;
}

/**
 * An area of the board.
 */
export interface AreaView {
  area: string;
  tile: string;
  q: number;
  r: number;
  /** By side, clockwise from the north: the border to the neighbour, or what is printed at the rim of the board. */
  borders: ("mountain" | "none" | "water")[];
  food: number;
  wood: number;
  ore: number;
  city: string | null;
  /** The faction whose home realm it is part of. */
  home: string | null;
  owner: number | null;
  units: UnitsView[];
  /** The seat with which the neutral units here are allied. */
  ally: number | null;
  stronghold: StrongholdView | null;
  /** The seats whose activation tokens lie here. */
  activated: number[];
  rune: RuneView | null;
  token: TokenView | null;
}

/**
 * A free hex beside the board.
 */
export interface SpotView {
  spot: string;
  q: number;
  r: number;
}

/**
 * A home-realm marker: two hexes, and the spot that names it.
 */
export interface MarkerView {
  spot: string;
  q: number;
  r: number;
  side: string;
}

/**
 * Units that have entered an area and have neither fought nor parleyed.
 */
export interface ForceView {
  seat: number;
  area: string;
  units: UnitsView[];
}

/**
 * Figures that are chosen to move with the order that is being resolved, and set out when the last is chosen.
 */
export interface MarchView {
  area: string;
  to: string;
  unit: string | null;
  hero: string | null;
  count: number;
}

export interface WoundView {
  unit: string;
  routed: boolean;
  damage: number;
}

/**
 * Fate cards of one symbol that one side has laid open, and what they come to.
 */
export interface RevealView {
  initiative: number;
  side: number;
  /** Whose base says what they show. */
  unit: string;
  symbol: "damage" | "rout" | "special";
  cards: string[];
  total: number;
}

/**
 * What one source adds to the strength of attacker and defender.
 */
export interface SourceView {
  name: string;
  law: string;
  attacker: number;
  defender: number;
  /** If it alone made the difference: what both would have without it. */
  without: number[] | null;
}

/**
 * What an answer to the question of the battle would bring, by its word.
 */
export interface OutcomeView {
  answer: string;
  figures: Record<string, number>;
}

/**
 * One side of a battle. Once it is decided, its units are those that were there then.
 */
export interface LineView {
  /** None for neutral units; `decider` makes their decisions. */
  seat: number | null;
  decider: number;
  units: UnitsView[];
  wounds: WoundView[];
  /** By kind: how much damage destroys such a unit in this battle. */
  toughness: Record<string, number>;
  /** By kind: units destroyed in the battle. */
  lost: Record<string, number>;
  /** By kind of unit: the hero who supports it. */
  support: Record<string, string>;
  /** The kind of unit whose cards are being resolved. */
  attacking: string | null;
  /** Round by round: how many Fate cards it has drawn. */
  draws: number[];
  /** Fate cards drawn and not revealed: how many, and which for those who may see them. */
  drawn: number;
  cards: string[];
  revealed: string[];
  /** Drawn for the hero who supports, and laid aside. */
  struck: string[];
  bonus: number;
  killed: number;
}

/**
 * A battle while it is fought (RW.battle), or as it stood with a line of the log.
 */
export interface BattleView {
  kind: "battle";
  area: string;
  stage: "fortification" | "fought" | "lined_up" | "over" | "round" | "strength";
  initiative: number;
  /** The symbol that is being resolved. */
  resolving: "damage" | "rout" | "special" | null;
  /** Of all rounds. */
  reveals: RevealView[];
  /** Attacker and defender, once strength has been counted, and what it is made of: standing units first. */
  strength: number[] | null;
  sources: SourceView[];
  /** The side that wins with that strength: 0 the attacker, 1 the defender. */
  ahead: number | null;
  /** The side that has won. */
  winner: number | null;
  sides: LineView[];
  /** Of a question where units go: how many are there, how many would be then, how many are over the limit. */
  outcomes: OutcomeView[];
}

/**
 * One side of a duel: a hero, or the neutral unit of a quest.
 */
export interface DuellistView {
  seat: number;
  hero: string | null;
  unit: string | null;
  damage: number;
  /** As printed; armour adds to it. */
  toughness: number;
  /** Fate cards of this round. */
  cards: string[];
  /** Damage dealt to this side in this round, and how much of it is negated. */
  dealt: number;
  blocked: number;
  weapon: string | null;
  armour: string | null;
}

/**
 * A round of a duel: by side the Fate cards drawn, and the damage taken.
 */
export interface ExchangeView {
  cards: string[][];
  taken: number[];
}

/**
 * A duel while it is fought (RW.duels), or as it stood with a line of the log.
 */
export interface DuelView {
  kind: "duel";
  area: string;
  round: number;
  over: boolean;
  /** What comes before the first round, and the rounds. */
  exchanges: ExchangeView[];
  sides: DuellistView[];
}

/**
 * A Reward card; None for those who may not look under it.
 */
export interface RewardView {
  reward: string | null;
  up: boolean;
}

/**
 * A hero on the board, or the marker of a defeated one with what lies under it.
 */
export interface HeroView {
  hero: string;
  seat: number | null;
  area: string | null;
  routed: boolean;
  damage: number;
  /** Strength, agility and wisdom added by training. */
  training: number[];
  defeated: boolean;
  rewards: RewardView[];
}

export interface TitleView {
  title: string;
  owner: number | null;
  influence: number;
}

/**
 * How many cards lie in each deck, and what lies open.
 */
export interface DecksView {
  fate: number;
  fate_discard: string[];
  fate_open: string[];
  quests: number;
  quest_discard: string[];
  rewards: number;
  reward_discard: string[];
  tactics: number;
  tactics_discard: string[];
  /** Which heroes are in the deck is known to all, their order to nobody. */
  heroes: string[];
  objectives: number[];
  objective_discard: string[];
  seasons: number[];
  season_discard: string[];
}

export interface PlayerView {
  seat: number;
  faction: string | null;
  influence: number;
  food: number;
  wood: number;
  ore: number;
  /** Tactics cards: how many, and which for their owner; those of this season cannot be used yet. */
  tactics_count: number;
  tactics: string[];
  fresh: string[];
  /** Quests: how many, and which for their owner; for others those that a hero has attempted, which all have seen. */
  quest_count: number;
  quests: string[];
  /** None for others, who see only whether there is one. */
  objective: string | null;
  has_objective: boolean;
  /** The active order, once it is revealed, and those of the seasons before. */
  order: string | null;
  supremacy: boolean;
  played: string[];
  banned: string[];
  /** The season on whose deck the Victory card lies. */
  victory_on: "autumn" | "spring" | "summer" | "winter" | null;
  /** Setup Quests and tiles that are still to be laid. */
  setup_quests: string[];
  tiles: string[];
  drawn_heroes: string[];
  out: boolean;
}

/**
 * What a reader may see of a match of Runewars.
 */
export interface RunewarsView {
  setup: SetupView;
  reader: number;
  year: number;
  season: "autumn" | "spring" | "summer" | "winter";
  phase: "choose_factions" | "choose_orders" | "first_player" | "game_over" | "muster" | "place_heroes" | "place_homes" | "place_markers" | "place_runes" | "place_tiles" | "resolve_orders" | "season_card" | "secondary";
  stage: "after" | "before" | "between" | "primary" | "supremacy" | null;
  first: number;
  turn: number | null;
  /** The order in which seats act in this phase. */
  sequence: number[];
  season_card: string | null;
  frozen: boolean;
  tiles: TileView[];
  areas: AreaView[];
  spots: SpotView[];
  markers: MarkerView[];
  marches: MarchView[];
  force: ForceView | null;
  battle: BattleView | null;
  duel: DuelView | null;
  heroes: HeroView[];
  /** By kind: figures that are not on the board. */
  unused: Record<string, number>;
  dragon_pile: number;
  false_pile: number;
  /** How many rune tokens somebody is about to place. */
  runes_held: number;
  titles: TitleView[];
  decks: DecksView;
  players: PlayerView[];
  winners: number[];
  /** The paragraph by which the match was won, empty while it goes on. */
  won_by: string;
}
