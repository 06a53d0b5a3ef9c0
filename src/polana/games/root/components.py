"""The components of Root, read from `data/` and checked: suits, items, cards, decks and the pieces of each faction."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, final

from polana.kernel.shelf.tables import fingerprint, read_table

DATA: Final = Path(__file__).parent / "data"
#: The numbers of words and questions: `words` and `questions`, in their order.
NUMBERS: Final[dict[str, Any]] = read_table(Path(__file__).parent, "numbers")

SUITS: Final = ("fox", "rabbit", "mouse", "bird")
FOX: Final = 0
RABBIT: Final = 1
MOUSE: Final = 2
BIRD: Final = 3
#: The suits that a clearing can have (2.2.2).
CLEARING_SUITS: Final = (FOX, RABBIT, MOUSE)

ITEMS: Final = ("boots", "bag", "crossbow", "hammer", "sword", "tea", "coins", "torch", "club")
BOOTS: Final = 0
BAG: Final = 1
CROSSBOW: Final = 2
HAMMER: Final = 3
SWORD: Final = 4
TEA: Final = 5
COINS: Final = 6
TORCH: Final = 7

#: Stands for no card, no item, no place, no side.
NONE: Final = -1


class DataError(ValueError):
    """A component file that does not add up."""


def read(name: str) -> dict[str, Any]:
    """One file of `data/`."""
    return read_table(DATA, name)


def data_version() -> str:
    return fingerprint(DATA)


def need(fits: bool, complaint: str) -> None:
    if not fits:
        raise DataError(complaint)


# --- cards ----------------------------------------------------------------------------------------------------------


@final
class Card:
    """One kind of card (2.1). Identical cards share it, and so share a word; cards are told apart by `index` only."""

    def __init__(self, index: int, entry: dict[str, Any]) -> None:
        self.index: int = index
        self.name: str = entry["id"]
        self.suit: int = SUITS.index(entry["suit"])
        #: ambush, dominance, item, favor, persistent or spy
        self.kind: str = entry["kind"]
        cost: dict[str, int] = entry.get("cost", {})
        #: Crafting symbols: fox, rabbit, mouse, and the three-coloured one that any suit pays (4.1.1).
        self.cost: tuple[int, int, int, int] = (
            cost.get("fox", 0),
            cost.get("rabbit", 0),
            cost.get("mouse", 0),
            cost.get("any", 0),
        )
        self.symbols: int = sum(self.cost)
        self.item: int = ITEMS.index(entry["item"]) if "item" in entry else NONE
        self.points: int = entry.get("vp", 0)
        self.ambush: bool = self.kind == "ambush"
        self.dominance: bool = self.kind == "dominance"
        self.persistent: bool = self.kind == "persistent"
        self.spy: bool = self.kind == "spy"
        #: 3.3.3, R.S.1: discarded, it lies beside the map and anybody may take it.
        self.beside: bool = self.dominance or self.spy
        self.craftable: bool = bool(entry["craftable"])


@final
class Deck:
    """A shared deck: the index of each of its 54 cards."""

    def __init__(self, name: str, cards: list[int]) -> None:
        self.name: str = name
        self.cards: list[int] = cards


CARDS: Final[list[Card]] = []
DECKS: Final[dict[str, Deck]] = {}
_BY_NAME: Final[dict[str, int]] = {}


def card_named(name: str) -> int:
    return _BY_NAME[name]


def _load_deck(name: str) -> None:
    table = read(f"deck_{name}")
    pile: list[int] = []
    suits = dict.fromkeys(SUITS, 0)
    for entry in table["card"]:
        if entry["id"] not in _BY_NAME:
            _BY_NAME[entry["id"]] = len(CARDS)
            CARDS.append(Card(len(CARDS), entry))
        card = CARDS[_BY_NAME[entry["id"]]]
        again = Card(card.index, entry)
        need(
            (card.suit, card.kind, card.cost, card.item, card.points)
            == (again.suit, again.kind, again.cost, again.item, again.points),
            f"{card.name} is not the same card in both decks",
        )
        need(card.craftable == (card.symbols > 0), f"{card.name}: what can be crafted has a cost")
        need((card.kind == "item") == (card.item != NONE), f"{card.name}: only item cards show an item")
        suits[entry["suit"]] += entry["count"]
        pile.extend([card.index] * entry["count"])
    need(len(pile) == table["total_cards"] == 54, f"{name}: a deck has 54 cards, not {len(pile)}")
    need(suits == table["suit_counts"], f"{name}: the suits do not add up: {suits}")
    ambushes = [CARDS[card].suit for card in pile if CARDS[card].ambush]
    need(sorted(ambushes) == [FOX, RABBIT, MOUSE, BIRD, BIRD], f"{name}: five ambushes (2.1.2)")
    dominance = [CARDS[card].suit for card in pile if CARDS[card].dominance]
    need(sorted(dominance) == [FOX, RABBIT, MOUSE, BIRD], f"{name}: one dominance card a suit (2.1.3)")
    DECKS[name] = Deck(name, pile)


_load_deck("standard")
_load_deck("exiles_partisans")

_automata: Final = read("automata")


def _load_spies() -> list[int]:
    """R.M.5: cards of no deck that take the place of the dominance cards, one per suit."""
    spies: list[int] = []
    for suit in SUITS:
        entry: dict[str, Any] = {"id": f"spy_{suit}", "suit": suit, "kind": "spy", "craftable": False}
        _BY_NAME[entry["id"]] = len(CARDS)
        spies.append(len(CARDS))
        CARDS.append(Card(len(CARDS), entry))
    return spies


SPIES: Final[list[int]] = _load_spies()


# --- items ----------------------------------------------------------------------------------------------------------


def _load_items() -> tuple[list[int], list[int]]:
    table = read("items")
    need([entry["id"] for entry in table["item"]] == list(ITEMS), "the items are not those of the Law")
    supply = [table["supply"].get(name, 0) for name in ITEMS]
    need(supply == [2, 2, 1, 1, 2, 2, 2, 0, 0], "the item supply is not that of 5.1.5")
    ruins = [ITEMS.index(name) for name in table["ruin_items"]["set"]]
    need(sorted(ruins) == [BOOTS, BAG, HAMMER, SWORD], "one bag, boot, hammer and sword lie under the ruins (9.3.4)")
    return supply, ruins


_items: Final = _load_items()
#: How many of each item lie on the map when the game begins (5.1.5).
ITEM_SUPPLY: Final[list[int]] = _items[0]
#: One set of the items marked R (9.3.4).
RUIN_ITEMS: Final[list[int]] = _items[1]


# --- pieces of the factions -----------------------------------------------------------------------------------------

_factions: Final = read("factions")
#: All factions by name, in setup order (5.1.7).
FACTION_NAMES: Final[list[str]] = list(_factions["setup"]["order"])
#: The factions that start in a corner clearing in the standard setup, and how many corners there are (5).
CORNER_FACTIONS: Final[list[str]] = _factions["setup"]["corner_factions"]
CORNERS: Final = 4

#: All landmarks by name (F).
LANDMARK_NAMES: Final[list[str]] = [entry["id"] for entry in read("landmarks")["landmark"]]


#: The hirelings of the box (E): the tables of their cards.
HIRELING_CARDS: Final[list[dict[str, Any]]] = read("hirelings")["hireling"]


def _demoted_name(card: dict[str, Any]) -> str:
    name: str = card["demoted"]["name_en"]
    return name.lower().replace(" ", "_")


#: All hirelings by name: those of the front sides, then the demoted ones on their backs, in the same order.
HIRELING_NAMES: Final[list[str]] = [card["id"] for card in HIRELING_CARDS] + [
    _demoted_name(card) for card in HIRELING_CARDS
]
#: Players without a seat (R.M).
AUTOMATON_NAMES: Final[list[str]] = [name for name, board in _automata.items() if isinstance(board, dict)]
#: The values of the option that brings one in: whether, and how it plays (R.M.1).
NO_AUTOMATON: Final = "none"
COMPETITIVE: Final = "competitive"
COOPERATIVE: Final = "cooperative"


def _hireling_table(name: str) -> dict[str, Any]:
    """The pieces of a hireling as those of a faction: `vault_building` is a building by the name of vault."""
    at = HIRELING_NAMES.index(name)
    card = HIRELING_CARDS[at % len(HIRELING_CARDS)]
    printed: dict[str, int] = card["promoted" if at < len(HIRELING_CARDS) else "demoted"]["pieces"]
    buildings = [kind.removesuffix("_building") for kind in printed if kind.endswith("_building")]
    tokens = [kind.removesuffix("_token") for kind in printed if kind.endswith("_token")]
    pieces = {kind.removesuffix("_building").removesuffix("_token"): count for kind, count in printed.items()}
    return {
        "setup_letter": "",
        "reach": 0,
        "type": "hireling",
        "warriors": pieces.pop("warrior", 0),
        "pieces": pieces,
        "buildings": buildings,
        "tokens": tokens,
    }


def _automaton_table(name: str) -> dict[str, Any]:
    """An automaton has the pieces of the faction that it replaces, as far as its table says so."""
    own = _automata[name]
    table: dict[str, Any] = dict(_factions["factions"][own["replaces_faction"]])
    table["warriors"] = own["warriors"]
    table["buildings"] = table["buildings"] if own["uses_buildings"] else []
    table["tokens"] = [kind for kind in table["tokens"] if own.get(kind, False) or own.get(f"uses_{kind}", False)]
    return table


#: The tables of all that can be a side, by name.
_tables: Final[dict[str, dict[str, Any]]] = {
    **{name: _factions["factions"][name] for name in FACTION_NAMES},
    **{name: _hireling_table(name) for name in HIRELING_NAMES},
    **{name: _automaton_table(name) for name in AUTOMATON_NAMES},
}


def automaton_rules(name: str) -> dict[str, Any]:
    """What is printed on the board of a player without a seat (R.M)."""
    table: dict[str, Any] = _automata[name]
    return table


def dice(name: str) -> list[int]:
    """The faces of a die."""
    faces: list[int] = _factions["dice"][name]
    return faces


def replaced_by(automaton: str) -> str:
    """The faction that an automaton replaces."""
    name: str = _automata[automaton]["replaces_faction"]
    return name


def faction_table(name: str) -> dict[str, Any]:
    """The printed figures of a faction board, or those of a hireling or an automaton."""
    return _tables[name]


def piece_names() -> list[str]:
    """Every kind of building and token on any board, then the wooden figures."""
    names: list[str] = []
    for side in [*FACTION_NAMES, *HIRELING_NAMES]:
        table = faction_table(side)
        for name in [*table.get("buildings", []), *table.get("tokens", [])]:
            if name not in names:
                names.append(name)
    return [*names, "plot", "warrior", "pawn", "warlord"]


def _check_factions() -> None:
    letters = [faction_table(name)["setup_letter"] for name in FACTION_NAMES]
    need(letters == _factions["setup"]["order_letters"], "the setup letters do not follow the setup order")
    dice = _factions["dice"]["battle_die_faces"]
    need(sorted(set(dice)) == [0, 1, 2, 3] and all(dice.count(face) * 4 == len(dice) for face in dice), "battle dice")


_check_factions()
HAND_LIMIT: Final[int] = int(_factions["setup"]["hand_limit"])
STARTING_HAND: Final[int] = int(_factions["setup"]["starting_hand_standard"])
WINNING_SCORE: Final[int] = int(_factions["setup"]["win_vp"])
DOMINANCE_SCORE: Final[int] = int(_factions["setup"]["dominance_min_vp"])
REACH: Final[dict[int, int]] = {int(k): int(v) for k, v in _factions["setup"]["reach_recommended"].items()}
#: Line-ups that are good for a first game, by the number of seats; the first of a size before the others.
LINE_UPS: Final[dict[int, list[list[str]]]] = {}
for _entry in _factions["setup"]["line_up"]:
    LINE_UPS.setdefault(len(_entry["factions"]), []).append(list(_entry["factions"]))
