"""What factions, pieces, cards, items and places are called in Rootlog.

Rootlog 2.7 knows nine factions; the two that came later, hirelings and landmarks are written in its manner. Letters of
factions and names of pieces are in `names.toml`. docs/rootlog.md lists what is ours.
"""

import tomllib
from pathlib import Path
from typing import Final

from polana.games.root.components import CARDS, HIRELING_NAMES, LANDMARK_NAMES, SUITS, Card
from polana.games.root.woodland.maps import Woodland

_NAMES: Final = tomllib.loads(Path(__file__).with_name("names.toml").read_text(encoding="utf-8"))
#: The letter of each faction, and pieces by their names.
FACTIONS: Final[dict[str, str]] = _NAMES["factions"]
PIECES: Final[dict[str, str]] = _NAMES["pieces"]
MAPS: Final = {"autumn": "Fall", "winter": "Winter", "lake": "Lake", "mountain": "Mountain"}
DECKS: Final = {"standard": "Standard", "exiles_partisans": "E&P"}
SUIT_LETTERS: Final = {"fox": "F", "rabbit": "R", "mouse": "M", "bird": "B"}
ITEM_LETTERS: Final = {
    "sword": "s",
    "bag": "b",
    "coins": "c",
    "crossbow": "x",
    "hammer": "h",
    "tea": "t",
    "torch": "r",
    "boots": "f",
    "club": "club",  # Not in Rootlog: it is never drawn from the box of the base game.
}
#: Cards that Rootlog shortens. All others are written whole, without spaces.
SHORT: Final = {
    "armorers": "armor",
    "better_burrow_bank": "bank",
    "brutal_tactics": "brutal",
    "command_warren": "command",
    "cobbler": "cob",
    "codebreakers": "codeb",
    "favor_of_the_foxes": "favor",
    "favor_of_the_rabbits": "favor",
    "favor_of_the_mice": "favor",
    "royal_claim": "royal",
    "sappers": "sap",
    "scouting_party": "scout",
    "stand_and_deliver": "stand",
    "tax_collector": "tax",
    "boat_builders": "boat",
    "charm_offensive": "charm",
    "coffin_makers": "coffin",
    "corvid_planners": "cplans",
    "eyrie_emigre": "emi",
    "false_orders": "false",
    "fox_partisans": "part",
    "rabbit_partisans": "part",
    "mouse_partisans": "part",
    "informants": "inform",
    "league_of_adventurous_mice": "league",
    "master_engravers": "engrave",
    "murine_broker": "murine",
    "propaganda_bureau": "prop",
    "saboteurs": "sabo",
    "soup_kitchens": "soup",
    "swap_meet": "swap",
    "tunnels": "tun",
}
QUESTS: Final = {
    "errand": "errand",
    "expel_bandits": "bandits",
    "fend_off_a_bear": "bear",
    "escort": "escort",
    "fundraising": "funds",
    "give_a_speech": "speech",
    "guard_duty": "guard",
    "logistics_help": "logs",
    "repair_a_shed": "shed",
}

_CARDS: Final = {card.name: card for card in CARDS}


def tail(text: str) -> str:
    """What stands behind the colon of a word: `fox` of `suit:fox`."""
    return text.partition(":")[2]


def run_together(name: str) -> str:
    return name.replace("_", "")


def in_braces(name: str) -> str:
    """What has no letter in Rootlog, a hireling or a landmark."""
    return "{" + run_together(name) + "}"


#: Hirelings and landmarks by what stands for them.
HIRELINGS: Final = {in_braces(name): name for name in HIRELING_NAMES}
LANDMARKS: Final = {in_braces(name): name for name in LANDMARK_NAMES}
#: The player without a seat, and what she is called in the head.
MACHINE: Final = FACTIONS["mechanical_marquise"]
MACHINE_NAME: Final = "Mechanical Marquise"
#: The three cards that nobody has seen beside the Black Market.
MARKET: Final = in_braces("black_market")


def card_of(name: str) -> Card | None:
    """The card behind a word; None where it stands for none, as a faithful retainer does."""
    return _CARDS.get(tail(name))


def card(name: str) -> str:
    """`F#anvil`, `M#@`, `B#dom`."""
    kind = card_of(name)
    if kind is None:
        return "#" + run_together(tail(name) or name)
    suit = SUIT_LETTERS[SUITS[kind.suit]]
    if kind.ambush:
        return f"{suit}#@"
    if kind.dominance:
        return f"{suit}#dom"
    return f"{suit}#{title(kind)}"


def title(kind: Card) -> str:
    """A card's name, without the suit that tells it from another one of the same name."""
    short = SHORT.get(kind.name)
    return short or run_together(kind.name.removesuffix(f"_{SUITS[kind.suit]}"))


def crafted(name: str) -> str:
    """`Zcobbler`, `Zffavor`: what is not an item is crafted by its name, with the suit where three share it."""
    kind = card_of(name)
    if kind is None:
        return "Z" + run_together(tail(name))
    several = title(kind) in ("favor", "part")
    return "Z" + (SUIT_LETTERS[SUITS[kind.suit]].lower() if several else "") + title(kind)


def item(name: str) -> str:
    return "%" + ITEM_LETTERS[tail(name)]


def piece(name: str) -> str:
    """`b_s`; a relic by the letter of its kind, once for each point of its value: `t_ff`."""
    name = tail(name)
    if name.startswith("relic_"):
        _, kind, number = name.split("_")
        return f"t_{kind[0] * int(number)}"
    return PIECES[name]


def quest(name: str) -> str:
    """`F#errand`."""
    name, _, suit = tail(name).rpartition("_")
    return f"{SUIT_LETTERS[suit]}#{QUESTS[name]}"


def place(name: str, woodland: Woodland) -> str:
    """The number of a clearing, 0 for the Burrow, a forest by the clearings around it."""
    kind, _, which = name.partition(":")
    if kind == "forest":
        return "_".join(str(where + 1) for where in sorted(woodland.forest_clearings[int(which) - 1]))
    return "0" if which == "burrow" else which
