"""What a seat may see of a match, field by field (`sight.py` fills it); the page's types are written from this.

Things are named by the labels of their words, seats by their numbers; hexes by axial coordinates (flat-top).
"""

from __future__ import annotations

from typing import Literal, TypedDict

Phase = Literal[
    "first_player",
    "choose_factions",
    "place_tiles",
    "place_markers",
    "place_runes",
    "place_homes",
    "muster",
    "place_heroes",
    "season_card",
    "secondary",
    "choose_orders",
    "resolve_orders",
    "game_over",
]
Stage = Literal["before", "primary", "between", "supremacy", "after"]
Season = Literal["spring", "summer", "autumn", "winter"]
Border = Literal["none", "water", "mountain"]
Rune = Literal["dragon", "false"]


class SetupView(TypedDict):
    """What was agreed on."""

    players: int
    explore: bool
    ready_made: bool


class TileView(TypedDict):
    """A tile on the board: where its first area lies, and by how many sixths it is turned clockwise."""

    tile: str
    q: int
    r: int
    rotation: int


class UnitsView(TypedDict):
    """Figures of one kind."""

    unit: str
    standing: int
    routed: int


class StrongholdView(TypedDict):
    seat: int
    damaged: bool
    development: str | None


class RuneView(TypedDict):
    """A rune token. The face is None for those who may not know it."""

    up: bool
    face: Rune | None


class TokenView(TypedDict):
    """An exploration token. What it is is None for those who may not know it."""

    back: Literal["1", "2+"]
    up: bool
    kind: str | None


class AreaView(TypedDict):
    """An area of the board."""

    area: str
    tile: str
    q: int
    r: int
    #: By side, clockwise from the north: the border to the neighbour, or what is printed at the rim of the board.
    borders: list[Border]
    food: int
    wood: int
    ore: int
    city: str | None
    #: The faction whose home realm it is part of.
    home: str | None
    owner: int | None
    units: list[UnitsView]
    #: The seat with which the neutral units here are allied.
    ally: int | None
    stronghold: StrongholdView | None
    #: The seats whose activation tokens lie here.
    activated: list[int]
    rune: RuneView | None
    token: TokenView | None


class SpotView(TypedDict):
    """A free hex beside the board."""

    spot: str
    q: int
    r: int


class MarkerView(TypedDict):
    """A home-realm marker: two hexes, and the spot that names it."""

    spot: str
    q: int
    r: int
    side: str


class ForceView(TypedDict):
    """Units that have entered an area and have neither fought nor parleyed."""

    seat: int
    area: str
    units: list[UnitsView]


class MarchView(TypedDict):
    """Figures that are chosen to move with the order that is being resolved, and set out when the last is chosen."""

    area: str
    to: str
    unit: str | None
    hero: str | None
    count: int


class WoundView(TypedDict):
    unit: str
    routed: bool
    damage: int


Symbol = Literal["damage", "rout", "special"]
BattleStage = Literal["lined_up", "round", "fought", "fortification", "strength", "over"]


class RevealView(TypedDict):
    """Fate cards of one symbol that one side has laid open, and what they come to."""

    initiative: int
    side: int
    #: Whose base says what they show.
    unit: str
    symbol: Symbol
    cards: list[str]
    total: int


class SourceView(TypedDict):
    """What one source adds to the strength of attacker and defender."""

    name: str
    law: str
    attacker: int
    defender: int
    #: If it alone made the difference: what both would have without it.
    without: list[int] | None


class OutcomeView(TypedDict):
    """What an answer to the question of the battle would bring, by its word."""

    answer: str
    figures: dict[str, int]


class LineView(TypedDict):
    """One side of a battle. Once it is decided, its units are those that were there then."""

    #: None for neutral units; `decider` makes their decisions.
    seat: int | None
    decider: int
    units: list[UnitsView]
    wounds: list[WoundView]
    #: By kind: how much damage destroys such a unit in this battle.
    toughness: dict[str, int]
    #: By kind: units destroyed in the battle.
    lost: dict[str, int]
    #: By kind of unit: the hero who supports it.
    support: dict[str, str]
    #: The kind of unit whose cards are being resolved.
    attacking: str | None
    #: Round by round: how many Fate cards it has drawn.
    draws: list[int]
    #: Fate cards drawn and not revealed: how many, and which for those who may see them.
    drawn: int
    cards: list[str]
    revealed: list[str]
    #: Drawn for the hero who supports, and laid aside.
    struck: list[str]
    bonus: int
    killed: int


class BattleView(TypedDict):
    """A battle while it is fought (RW.battle), or as it stood with a line of the log."""

    kind: Literal["battle"]
    area: str
    stage: BattleStage
    initiative: int
    #: The symbol that is being resolved.
    resolving: Symbol | None
    #: Of all rounds.
    reveals: list[RevealView]
    #: Attacker and defender, once strength has been counted, and what it is made of: standing units first.
    strength: list[int] | None
    sources: list[SourceView]
    #: The side that wins with that strength: 0 the attacker, 1 the defender.
    ahead: int | None
    #: The side that has won.
    winner: int | None
    sides: list[LineView]
    #: Of a question where units go: how many are there, how many would be then, how many are over the limit.
    outcomes: list[OutcomeView]


class DuellistView(TypedDict):
    """One side of a duel: a hero, or the neutral unit of a quest."""

    seat: int
    hero: str | None
    unit: str | None
    damage: int
    #: As printed; armour adds to it.
    toughness: int
    #: Fate cards of this round.
    cards: list[str]
    #: Damage dealt to this side in this round, and how much of it is negated.
    dealt: int
    blocked: int
    weapon: str | None
    armour: str | None


class ExchangeView(TypedDict):
    """A round of a duel: by side the Fate cards drawn, and the damage taken."""

    cards: list[list[str]]
    taken: list[int]


class DuelView(TypedDict):
    """A duel while it is fought (RW.duels), or as it stood with a line of the log."""

    kind: Literal["duel"]
    area: str
    round: int
    over: bool
    #: What comes before the first round, and the rounds.
    exchanges: list[ExchangeView]
    sides: list[DuellistView]


class RewardView(TypedDict):
    """A Reward card; None for those who may not look under it."""

    reward: str | None
    up: bool


class HeroView(TypedDict):
    """A hero on the board, or the marker of a defeated one with what lies under it."""

    hero: str
    seat: int | None
    area: str | None
    routed: bool
    damage: int
    #: Strength, agility and wisdom added by training.
    training: list[int]
    defeated: bool
    rewards: list[RewardView]


class TitleView(TypedDict):
    title: str
    owner: int | None
    influence: int


class DecksView(TypedDict):
    """How many cards lie in each deck, and what lies open."""

    fate: int
    fate_discard: list[str]
    fate_open: list[str]
    quests: int
    quest_discard: list[str]
    rewards: int
    reward_discard: list[str]
    tactics: int
    tactics_discard: list[str]
    #: Which heroes are in the deck is known to all, their order to nobody.
    heroes: list[str]
    objectives: list[int]
    objective_discard: list[str]
    seasons: list[int]
    season_discard: list[str]


class PlayerView(TypedDict):
    seat: int
    faction: str | None
    influence: int
    food: int
    wood: int
    ore: int
    #: Tactics cards: how many, and which for their owner; those of this season cannot be used yet.
    tactics_count: int
    tactics: list[str]
    fresh: list[str]
    #: Quests: how many, and which for their owner; for others those that a hero has attempted, which all have seen.
    quest_count: int
    quests: list[str]
    #: None for others, who see only whether there is one.
    objective: str | None
    has_objective: bool
    #: The active order, once it is revealed, and those of the seasons before.
    order: str | None
    supremacy: bool
    played: list[str]
    banned: list[str]
    #: The season on whose deck the Victory card lies.
    victory_on: Season | None
    #: Setup Quests and tiles that are still to be laid.
    setup_quests: list[str]
    tiles: list[str]
    drawn_heroes: list[str]
    out: bool


class RunewarsView(TypedDict):
    """What a reader may see of a match of Runewars."""

    setup: SetupView
    reader: int
    year: int
    season: Season
    phase: Phase
    stage: Stage | None
    first: int
    turn: int | None
    #: The order in which seats act in this phase.
    sequence: list[int]
    season_card: str | None
    frozen: bool
    tiles: list[TileView]
    areas: list[AreaView]
    spots: list[SpotView]
    markers: list[MarkerView]
    marches: list[MarchView]
    force: ForceView | None
    battle: BattleView | None
    duel: DuelView | None
    heroes: list[HeroView]
    #: By kind: figures that are not on the board.
    unused: dict[str, int]
    dragon_pile: int
    false_pile: int
    #: How many rune tokens somebody is about to place.
    runes_held: int
    titles: list[TitleView]
    decks: DecksView
    players: list[PlayerView]
    winners: list[int]
    #: The paragraph by which the match was won, empty while it goes on.
    won_by: str
