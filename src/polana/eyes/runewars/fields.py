"""The fields of an observation of Runewars: what they are called, how many numbers they have, what these are.

`observer.py` writes them, in this order. What is printed on the tiles is not written out: borders and yields follow
from where each tile lies and how it is turned.
"""

from __future__ import annotations

from typing import Final

from polana.eyes.shape import Shape
from polana.games.runewars.box.decks import (
    ATTRIBUTES,
    HERO_COUNT,
    OBJECTIVE_COUNT,
    QUEST_COUNT,
    REWARDS,
    SEASON_CARD_COUNT,
    TACTICS,
    TITLE_COUNT,
)
from polana.games.runewars.components import FACTIONS, FATE_COUNT, KIND_COUNT, ORDERS, SEASONS
from polana.games.runewars.map.tiles import AREA_COUNT, TILE_COUNT
from polana.games.runewars.sight import PHASES, STAGES
from polana.games.runewars.words import AREA

SEATS: Final = 4
A: Final = AREA_COUNT
T: Final = TILE_COUNT
K: Final = KIND_COUNT
H: Final = HERO_COUNT
F: Final = FATE_COUNT
Q: Final = QUEST_COUNT
R: Final = len(REWARDS)
O: Final = len(ORDERS)  # noqa: E741
S: Final = A * 6  # hexes beside areas
#: How much damage of a unit in battle is told apart.
WOUNDS: Final = 6
C: Final = len(TACTICS)

LINE: Final = [
    ("seat", SEATS, "whose units these are, none for neutral ones"),
    ("decider", SEATS, "who decides for them"),
    ("standing", K, "by kind: units that stand"),
    ("routed", K, "by kind: units that lie"),
    ("wounds", K * 2 * WOUNDS, "by kind, standing or lying, by damage from 1 on: how many units have it"),
    ("support", K, "by kind: the number of the hero that supports it plus 1"),
    ("attacking", K, "the kind whose cards are being resolved"),
    ("drawn", 1, "Fate cards drawn and not revealed"),
    ("cards", F, "by Fate card: those of them that the reader sees"),
    ("revealed", F, "by Fate card: cards revealed"),
    ("bonus", 1, "strength added by abilities and cards"),
    ("killed", 1, "units destroyed"),
]
DUELLIST: Final = [
    ("seat", SEATS, "who decides for this side"),
    ("hero", H, "the hero"),
    ("unit", K, "or the neutral unit of a quest"),
    ("damage", 1, "damage"),
    ("cards", F, "by Fate card: cards of this round"),
    ("dealt", 1, "damage dealt to it in this round"),
    ("blocked", 1, "damage that it negates"),
    ("weapon", R, "the weapon used"),
    ("armour", R, "the armour used"),
]
PLAYER: Final = [
    ("present", 1, "1 if somebody sits there"),
    ("faction", len(FACTIONS), "the faction: " + ", ".join(FACTIONS)),
    ("influence", 1, "influence"),
    ("food", 1, "food"),
    ("wood", 1, "wood"),
    ("ore", 1, "ore"),
    ("tactics_count", 1, "Tactics cards in hand"),
    ("tactics", C, "by card: those that may be used, for their owner"),
    ("fresh", C, "by card: those drawn this season, for their owner"),
    ("quest_count", 1, "Quest cards in hand"),
    ("quests", Q, "by card: which, as far as the reader knows"),
    ("objective", OBJECTIVE_COUNT, "the objective, for its owner"),
    ("has_objective", 1, "has an Objective card"),
    ("order", O, "the active order, by its number, once it is revealed"),
    ("supremacy", 1, "has supremacy"),
    ("played", O, "by number: orders in the play area"),
    ("banned", O, "by number: orders that are forbidden this season"),
    ("victory_on", len(SEASONS), "the season on whose deck the Victory card lies"),
    ("setup_quests", Q, "by card: Setup Quests"),
    ("tiles", T, "tiles still to be laid"),
    ("drawn_heroes", H, "heroes drawn of whom one is kept, for the one who drew them"),
    ("out", 1, "eliminated"),
]


def fields() -> list[tuple[str, int, str]]:
    """All of them but those of the question."""
    found = [
        ("reader", SEATS, "the seat that looks, counted as words count seats"),
        ("first", SEATS, "the first player"),
        ("turn", SEATS, "the active player"),
        ("winners", SEATS, "who has won, when the match is over"),
        ("sequence", SEATS, "by player: the place in the order in which they act in this phase, from 1"),
        ("phase", len(PHASES), "the phase: " + ", ".join(PHASES)),
        ("stage", len(STAGES), "how far an order is: " + ", ".join(STAGES)),
        ("season", len(SEASONS), "the season"),
        ("year", 1, "the year"),
        ("players", 1, "how many play"),
        ("explore", 1, "played with exploration tokens"),
        ("ready_made", 1, "played on a ready-made board"),
        ("frozen", 1, "water is frozen"),
        ("season_card", SEASON_CARD_COUNT, "the Season card"),
        ("tiles/q", T, "by tile: where it lies plus 64, 0 if it is not on the board"),
        ("tiles/r", T, "by tile: the other coordinate, likewise"),
        ("tiles/rotation", T, "by tile: by how many sixths it is turned"),
        ("spots", S, "by area and side: 1 for a free hex beside the board while it is built"),
        ("markers", S, "by area and side: a home-realm marker, the number of the side of its second hex plus 1"),
        ("steps", A * A, "by area and area: 1 where an open border lies between them"),
        ("standing", A * K, "by area and kind: units that stand"),
        ("routed", A * K, "by area and kind: units that lie"),
    ]
    for name, about in (
        ("owner", "by area: 1 if that player controls it"),
        ("ally", "by area: 1 if the neutral units there are his allies"),
        ("stronghold", "by area: 1 for his stronghold"),
        ("activated", "by area: 1 for his activation token"),
    ):
        found += [(f"{name}/{seat}", A, about) for seat in range(SEATS)]
    found += [
        ("damaged", A, "by area: 1 if the stronghold is damaged"),
        ("development", A, "by area: the number of the development plus 1"),
        ("city", A, "by area: the number of the city plus 1"),
        (
            "rune",
            A,
            "by area: 1 for a rune token that the reader does not know, 2 for a false, 3 for a dragon rune",
        ),
        ("rune/up", A, "by area: 1 if it lies face up"),
        ("token", A, "by area: 1 for an unknown exploration token, else its number plus 2"),
        ("token/near", A, "by area: 1 if it has the back 1"),
        ("token/up", A, "by area: 1 if it lies face up"),
        ("force", K, "by kind: units that have entered an area and have neither fought nor parleyed"),
        ("force/seat", SEATS, "whose they are"),
        ("force/area", A, "where they are"),
        ("battle/area", A, "where a battle is being fought"),
        ("battle/initiative", 1, "its initiative"),
        ("battle/strength", 2, "strength of attacker and defender plus 1, once it is counted"),
    ]
    for side in range(2):
        found += [(f"battle/{side}/{name}", count, about) for name, count, about in LINE]
    found += [
        ("duel/area", A, "where a duel is being fought"),
        ("duel/round", 1, "its round"),
    ]
    for side in range(2):
        found += [(f"duel/{side}/{name}", count, about) for name, count, about in DUELLIST]
    found += [(f"heroes/{seat}", H, "by hero: 1 if he serves that player") for seat in range(SEATS)]
    found += [
        ("hero/area", H, "by hero: the number of his area (or that of his marker) plus 1"),
        ("hero/routed", H, "by hero: 1 if he is routed"),
        ("hero/damage", H, "by hero: his damage"),
        ("hero/training", H * len(ATTRIBUTES), "by hero and attribute: what training has added"),
        ("hero/defeated", H, "by hero: 1 if he was defeated and has left rewards behind"),
        ("hero/rewards_up", H * R, "by hero and reward: cards that lie face up"),
        ("hero/rewards_down", H * R, "by hero and reward: cards that lie face down and that the reader sees"),
        ("hero/rewards_hidden", H, "by hero: cards that the reader does not see"),
        ("unused", K, "by kind: figures that are not on the board"),
        ("dragon_pile", 1, "dragon runes in their pile"),
        ("false_pile", 1, "false runes in their pile"),
        ("runes_held", 1, "rune tokens that somebody is about to place"),
    ]
    found += [(f"titles/{seat}", TITLE_COUNT, "by title: 1 if that player holds it") for seat in range(SEATS)]
    found += [
        ("title/influence", TITLE_COUNT, "by title: the influence on it"),
        ("fate", 1, "cards in the Fate deck"),
        ("fate/discard", F, "by Fate card: discarded"),
        ("fate/open", F, "by Fate card: drawn for a test or a parley"),
        ("quest_deck", 1, "cards in the Quest deck"),
        ("quest_discard", Q, "by card: discarded quests"),
        ("reward_deck", 1, "cards in the Reward deck"),
        ("reward_discard", R, "by card: discarded rewards"),
        ("tactics_deck", 1, "cards in the Tactics deck"),
        ("tactics_discard", C, "by card: discarded Tactics cards"),
        ("hero_deck", H, "by hero: 1 if he is in the deck"),
        ("objective_decks", 2, "cards in the Objective decks, good and evil"),
        ("objective_discard", OBJECTIVE_COUNT, "by card: discarded objectives"),
        ("season_decks", len(SEASONS), "cards in the Season decks"),
        ("season_discard", SEASON_CARD_COUNT, "by card: Season cards of the past"),
    ]
    for seat in range(SEATS):
        found += [(f"players/{seat}/{name}", count, about) for name, count, about in PLAYER]
    return found


def shape() -> Shape:
    """What has a number for every area, or several, lies over the areas; heroes say where they are."""
    several = [("standing", K), ("routed", K), ("spots", 6), ("markers", 6)]
    return Shape(
        places=AREA,
        planes=[(name, 1) for name, count, _ in fields() if count == A] + several,
        sides=[(faction, "players/0/faction", at) for at, faction in enumerate(FACTIONS)],
        points=["hero/area"],
        paths="steps",
        printed=True,
    )
