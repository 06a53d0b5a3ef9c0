// Written by `python -m polana.table.schema root` from src/polana/games/root/view.py. Do not edit.

/**
 * Officers and supporters.
 */
export interface AllianceBoard {
  kind: "alliance";
  officers: number;
  /** Officers used this Evening. */
  operations: number;
  spreading: boolean;
  /** How many supporters there are, and which, for the Alliance alone. */
  supporters: number;
  stack: string[] | null;
}

/**
 * Plots and the actions of this turn. Only the Corvids see what lies face down.
 */
export interface CorvidBoard {
  kind: "corvid";
  /** Actions taken and plots placed this turn. */
  actions: number;
  plotted: number;
  recruited: boolean;
  exerted: boolean;
  step: number;
  /** Kinds that a wrong guess has ruled out, by the number of the clearing. */
  denied: Record<string, string[]>;
  /** Kinds of face-down plots by the number of the clearing, and what is left in the supply; for the Corvids alone. */
  kinds: Record<string, string> | null;
  stock: Record<string, number> | null;
}

/**
 * Acolytes, the Outcast and the Lost Souls. All of it is open.
 */
export interface CultBoard {
  kind: "cult";
  acolytes: number;
  outcast: string;
  hated: boolean;
  lost_souls: string[];
  /** Suits whose gardens have scored this turn. */
  scored: string[];
}

/**
 * Ministers and crowns. All of it is open.
 */
export interface DuchyBoard {
  kind: "duchy";
  /** The step of Daylight. */
  step: "assembly" | "parliament" | "sway";
  /** Actions of the Assembly taken this turn. */
  actions: number;
  swayed: string[];
  /** Ministers who have acted this turn. */
  acted: string[];
  /** Crowns that are left, by rank. */
  crowns: Record<string, number>;
}

/**
 * A column of the Decree.
 */
export interface ColumnView {
  cards: string[];
  viziers: number;
}

/**
 * The Decree and its leader. All of it is open.
 */
export interface EyrieBoard {
  kind: "eyrie";
  leader: string | null;
  /** Leaders that may still be chosen. */
  leaders: string[];
  decree: Record<string, ColumnView>;
  /** The column that is being resolved, and by suit the cards of it that wait. */
  column: string | null;
  due: Record<string, number>;
  resolved: number;
}

/**
 * The warlord, his mood and the Hoard. All of it is open but what he finds under a ruin.
 */
export interface HundredsBoard {
  kind: "hundreds";
  /** The number of the warlord's clearing. */
  warlord: string | null;
  mood: string;
  /** Items by track, in the order in which they came. */
  command_items: string[];
  prowess_items: string[];
  command: number;
  prowess: number;
  /** Actions taken this turn. */
  commands: number;
  advances: number;
  step: number;
  /** What was found under a ruin, for the Hundreds; how many, for others. */
  looked: string[] | number;
}

/**
 * One column of the Retinue (15.5.2).
 */
export interface RetinueColumn {
  /** What its cards do: move, battle_then_delve, move_or_recover. */
  action: string;
  cards: string[];
  /** Faithful Retainers among them, which count as birds. */
  retainers: number;
  /** Those that can still act this turn: all of a column that is still to come, none of one that is over. */
  waiting: string[];
  waiting_retainers: number;
}

/**
 * One of the three waystations (15.2.2).
 */
export interface WaystationView {
  /** The name of its piece, and the types on its two sides. */
  piece: string;
  faces: string[];
  /** The number of its clearing and the type that shows there, or nothing for one on the board. */
  where: string | null;
  shows: string | null;
}

/**
 * The Retinue, waystations and recovered relics. All of it is open.
 */
export interface KeepersBoard {
  kind: "keepers";
  retinue: RetinueColumn[];
  /** The column at work in Daylight, from 0; the number of columns when all are through. */
  column: number;
  /** The most cards that the Retinue holds. */
  most: number;
  waystations: WaystationView[];
  /** By type, in the order of the board: the values of recovered relics from the left. */
  tracks: Record<string, number[]>;
  /** How many columns of the tracks are filled. */
  columns_filled: number;
  /** Clearings with a relic and a Keeper warrior, where the first hit is ignored (15.2.4). */
  devout: string[];
  /** Clearings where Live Off the Land would remove a warrior now (15.6.1). */
  crowded: string[];
  /** Clearings where they have encamped and decamped this turn. */
  encamped: string[];
  decamped: string[];
  /** Cards have been added to the Retinue this turn, so none can be moved (15.6.2). */
  gathered: boolean;
}

/**
 * The actions of this Daylight.
 */
export interface MarquiseBoard {
  kind: "marquise";
  /** Actions taken, and those bought with birds. */
  actions: number;
  extra: number;
  recruited: boolean;
}

/**
 * The Order queue and the match it plays.
 */
export interface MechanicalMarquiseBoard {
  kind: "mechanical_marquise";
  /** From left to right; null lies face down. */
  orders: (string | null)[];
  /** The Orders of this Daylight; the last is being followed. */
  resolved: string[];
  /** Do all others play together against it? */
  cooperative: boolean;
  /** The indices of the players who have had 30 points (co-operative play). */
  reached: number[];
  /** Campaign: matches won so far, and the cards that each seat kept from them. */
  wins: number;
  kept: string[][];
}

/**
 * Prices and warriors in the boxes. All of it is open.
 */
export interface RiverfolkBoard {
  kind: "riverfolk";
  /** By service. */
  prices: Record<string, number>;
  /** Warriors in a box, by the faction of their owner; owners without any are left out. */
  funds: Record<string, number>;
  payments: Record<string, number>;
  commitments: Record<string, number>;
  /** The same for the tracks, by suit. */
  tracks: Record<string, Record<string, number>>;
  /** Trade posts in the box for good, by suit. */
  lost_posts: Record<string, number>;
  /** How many services the player on turn has bought this turn, and how many he may buy. */
  sold: number;
  allowed: number;
  /** Has he riverboats? And the index of the player who has hired mercenaries. */
  boats: boolean;
  hirer: number | null;
}

/**
 * Items by their state, relationships, quests, and how many items lie under each ruin.
 */
export interface VagabondBoard {
  kind: "vagabond";
  character: string | null;
  ready: Record<string, number>;
  exhausted: Record<string, number>;
  damaged: Record<string, number>;
  wrecked: Record<string, number>;
  gone: Record<string, number>;
  /** By faction: -1 is hostile; and Aids of this turn that have improved nothing yet. */
  relations: Record<string, number>;
  aids: Record<string, number>;
  completed: string[];
  quests: string[];
  /** Clearings by their numbers. */
  scorched: number[];
  /** Kinds of item of which one came from a ruin. */
  marked: string[];
  refreshed: boolean;
  improvised: boolean;
  /** Items of a ruin that he is looking at; for others, how many. */
  looked: string[] | number;
  ruins: Record<string, number>;
}

/**
 * A clearing. It has no suit before the map is laid out.
 */
export interface ClearingView {
  suit: "fox" | "mouse" | "rabbit" | null;
  /** Building slots, free or not. */
  slots: number;
  ruin: boolean;
  /** The index of the side that rules it. */
  ruler: number | null;
}

/**
 * F: whose building stands in the slot of the Elder Treetop, if any: the index of the side, and what it is.
 */
export interface TreetopView {
  side: number | null;
  building: string | null;
}

/**
 * A landmark on the map.
 */
export interface LandmarkView {
  landmark: string;
  where: string;
  /** How often it was used this turn. */
  used: number;
  /** How many cards lie on it, face down. */
  cards: number;
  items: Record<string, number>;
  /** What only this landmark shows; the Treetop: `TreetopView`. */
  board: Record<string, unknown>;
}

/**
 * A relic; its value is under it until it lies face up.
 */
export interface RelicView {
  kind: string;
  where: string | null;
  value: number | null;
}

/**
 * A setup card that nobody has taken yet, with what was dealt with it.
 */
export interface PoolCardView {
  faction: string;
  dealt: string | null;
  locked: boolean;
}

/**
 * What lies on the card of a hireling (E).
 */
export interface HirelingView {
  /** Control markers. */
  control: number;
  /** Has the action of this turn been taken? */
  acted: boolean;
  /** Is this the back of its card? */
  demoted: boolean;
  /** Warriors on the card. */
  card: number;
  /** Items on the card, and how many of them are exhausted. */
  items: Record<string, number>;
  exhausted: Record<string, number>;
  /** Paths with a bandit, by the numbers of their clearings. */
  paths: [number, number][];
  /** Cards that lie there face up until the end of the turn. */
  cards: string[];
}

/**
 * The hireling markers: the spaces of the score track where one lies, and who has taken one and not hired yet.
 */
export interface MarkersView {
  track: number[];
  /** By the index of the player, once for each marker. */
  claims: number[];
}

/**
 * A player, or a hireling.
 */
export interface SideView {
  /** `?` before a faction is chosen. */
  faction: string;
  /** Does it score and take turns? Hirelings do not. */
  player: boolean;
  /** Its own seat; null for a hireling and for a player without a seat. */
  seat: number | null;
  /** The index of the player to whom it belongs: itself, or a hireling's controller. */
  controller: number | null;
  score: number;
  /** The cards of the hand, for those who may see them. */
  hand: string[] | null;
  /** How many cards are in the hand. */
  cards: number;
  /** Effects in the play area; cards of the hand that lie there face up; effects used this turn. */
  play: string[];
  revealed: string[];
  used: string[];
  dominance: string | null;
  /** The index of the side with which it is in a coalition. */
  partner: number | null;
  /** Warriors in the supply. */
  supply: number;
  warriors: number[];
  /** Buildings and tokens by kind and place, and what is left of them. */
  pieces: Record<string, number[]>;
  left: Record<string, number>;
  pawn: string | null;
  /** Items in the Crafted Items box, and how many of them are exhausted. */
  items: Record<string, number>;
  exhausted: Record<string, number>;
  board: Board;
  /** Only of a hireling. */
  hireling?: HirelingView;
}

/**
 * Hits from one source, or hits that do not count: what it changes of what attacker and defender deal.
 */
export interface HitsView {
  kind: "cap" | "defenseless" | "extra" | "ignored" | "roll";
  /** The word of what brings them. */
  by: string | null;
  law: string;
  attacker: number;
  defender: number;
}

/**
 * What an answer to the question of the battle would bring, by its word or the kind of its word.
 */
export interface OutcomeView {
  answer: string;
  /** By name, in their order: what is lost, left, dealt, taken. */
  figures: Record<string, number>;
}

/**
 * A battle while it is fought (4.3), or as it stood with a line of the log.
 */
export interface FightView {
  where: string;
  /** The indices of the sides. */
  attacker: number;
  defender: number;
  stage: "ambush" | "effects" | "hits" | "over" | "roll";
  /** The most that attacker and defender can deal by the roll (4.3.2.I), as things stand. */
  caps: number[];
  dice: number[];
  hits: HitsView[];
  /** What attacker and defender deal now. */
  totals: number[];
  outcomes: OutcomeView[];
}

/**
 * The whole table, as one seat sees it.
 */
export interface RootView {
  map: string;
  /** The index of the reader's own side; null for whoever only watches. */
  reader: number | null;
  /** The index of the player on turn. */
  turn: number;
  phase: "birdsong" | "daylight" | "evening" | "setup";
  round: number;
  clearings: ClearingView[];
  /** Clearings by their numbers. */
  closed_paths: [number, number][];
  landmarks: LandmarkView[];
  relics: RelicView[];
  /** How many cards are left. */
  deck: number;
  discard: string[];
  available: string[];
  /** Cards that are being crafted or played. */
  shown: string[];
  items: Record<string, number>;
  sides: SideView[];
  /** The indices of the players who have won, and the paragraph. */
  winners: number[];
  won_by: string;
  pool: PoolCardView[];
  /** Only where hirelings are played with. */
  hireling_markers?: MarkersView;
  /** Only while a battle is fought. */
  battle?: FightView;
}

export type Board = AllianceBoard | CorvidBoard | CultBoard | DuchyBoard | EyrieBoard | HundredsBoard | KeepersBoard | MarquiseBoard | MechanicalMarquiseBoard | RiverfolkBoard | VagabondBoard;
