"""Which line of our log is which action in Rootlog: of the table, of hirelings and landmarks, and of the factions.

Each of those has a file of its name in `factions/`.

Many lines have no action: `SILENT` lists them.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from polana.kernel.news import News
from polana.lab.rootlog import factions, names
from polana.lab.rootlog.actions import Battle, Points, Reveal
from polana.lab.rootlog.scribe import Scribe, Writer, cards_of, count_of, text_of
from polana.lab.rootlog.writers import from_discard, from_hand, hand_shown, hand_to_hand, to_hand


def _battle(s: Scribe, one: News) -> None:
    s.battle = Battle(s.owner(one), s.letter(one, "other"), s.place(one))
    s.actions.append(s.battle)


def _ambush(s: Scribe, one: News) -> None:
    """The defender's, or the attacker's that foils it. Outside a battle that was told it is a discarded card."""
    card = names.card(text_of(one, "card"))
    if s.battle is None:
        s.move(card, s.letter(one))
    else:
        s.battle.ambushes.append(card[0])


def _rolled(s: Scribe, one: News) -> None:
    if s.battle is not None:
        s.battle.rolls = (count_of(one, "attacker_die"), count_of(one, "defender_die"))


def _placed_warriors(s: Scribe, one: News) -> None:
    count, where = count_of(one), s.place(one)
    if one.law != "6.2.3" or not s.hospital(one, count, where):
        s.move(s.owner(one) + "w", end=where, number=count)


def _removed(s: Scribe, one: News) -> None:
    s.move(s.owner(one) + names.piece(text_of(one, "piece")), s.place(one), number=count_of(one))


def _moved(s: Scribe, one: News) -> None:
    s.move(s.owner(one) + "w", s.place(one, "origin"), s.place(one, "destination"), count_of(one))


def _crafted(s: Scribe, one: News) -> None:
    """An item is written when it is taken."""
    card = names.card_of(text_of(one, "card"))
    if card is None or card.kind != "item":
        s.plain(names.crafted(text_of(one, "card")))


def _took_item(s: Scribe, one: News) -> None:
    s.plain("Z" + names.item(text_of(one, "item")))


def _drew_cards(s: Scribe, one: News) -> None:
    for card in cards_of(one):
        s.move(card, end=s.letter(one))


def _discarded(s: Scribe, one: News) -> None:
    for card in cards_of(one):
        s.move(card, s.letter(one))


def _dominance(s: Scribe, one: News) -> None:
    s.move(names.card(text_of(one, "card")), s.letter(one), s.board(one))
    s.plain(f"++->{s.board(one)}")


def _sabotaged(s: Scribe, one: News) -> None:
    s.move(names.card(text_of(one, "card")), s.board(one, "other"))


def _traded_cards(s: Scribe, one: News) -> None:
    s.plain(f"{names.card(text_of(one, 'given'))}{s.letter(one)}->{names.MARKET}")
    s.plain(f"{names.card(text_of(one, 'taken'))}{names.MARKET}->{s.letter(one)}")


def _path(s: Scribe, one: News) -> None:
    low, high = sorted((s.place(one, "one"), s.place(one, "two")), key=int)
    s.plain(f"{low}_{high}->")


def _slot(one: News, key: str) -> str:
    """Which Order of the machine's queue, counted from the left."""
    return names.tail(text_of(one, key))


def _hireling(one: News) -> str:
    return names.in_braces(names.tail(text_of(one, "hireling")))


#: Lines after which nothing lies elsewhere, or whose change is written by another line beside them.
_SILENT: Final = (
    "control-rolled",
    "defenseless",
    "extra-hits",
    "first-player",
    "hands-settled",
    "head-start",
    "hireling-acts",
    "hireling-die",
    "hireling-given",
    "hits",
    "ignored-hits",
    "items-for-sale",
    "low-reach",
    "marker-taken",
    "order-free",
    "orders-gone",
    "pool",
    "reached",
    "reshuffled",
    "ruin-gone",
    "spied",
)
_ACTIONS: Final[dict[str, Writer]] = {
    "battle": _battle,
    "ambush": _ambush,
    "foiled": _ambush,
    "rolled": _rolled,
    "used": lambda s, one: s.used_up(one, "card"),
    "placed-warriors": _placed_warriors,
    "placed": lambda s, one: s.move(s.owner(one) + names.piece(text_of(one, "piece")), end=s.place(one)),
    "removed": _removed,
    "moved": _moved,
    "ferry": lambda s, one: s.move("r", end=s.place(one)),
    "path-opened": _path,
    "landmark": lambda s, one: s.plain(f"{names.in_braces(names.tail(text_of(one, 'landmark')))}->{s.place(one)}"),
    "scored": lambda s, one: s.actions.append(Points(s.owner(one), count_of(one))),
    "lost-points": lambda s, one: s.actions.append(Points(s.owner(one), -count_of(one))),
    "crafted": _crafted,
    "took-item": _took_item,
    "drew": lambda s, one: s.move("#", end=s.letter(one), number=count_of(one)),
    "drew-cards": _drew_cards,
    "kept-cards": _drew_cards,
    "discarded": _discarded,
    "spent": from_hand,
    "revealed": lambda s, one: s.actions.append(Reveal(names.card(text_of(one, "card")) + s.owner(one))),
    "looked-at-hand": hand_shown("other", "seat"),
    "gave-a-card": hand_to_hand("seat", "other", None),
    "gave-card": hand_to_hand("seat", "other", "card"),
    "took-a-card": hand_to_hand("other", "seat", None),
    "took-card": hand_to_hand("other", "seat", "card"),
    "took-dominance": to_hand,
    "took-from-discard": from_discard,
    "dominance": _dominance,
    "sabotaged": _sabotaged,
    "traded": lambda s, one: s.plain(f"#{s.letter(one)}->{names.MARKET}/#{names.MARKET}->{s.letter(one)}"),
    "traded-cards": _traded_cards,
    "order": from_hand,
    "orders-drawn": lambda s, one: s.move("#", end=s.letter(one), number=count_of(one)),
    "orders-swapped": lambda s, one: s.plain(f"C$_{_slot(one, 'one')}<->$_{_slot(one, 'two')}"),
    "spy": from_hand,
    "spy-lost": from_hand,
    "hireling-turned-up": lambda s, one: s.plain(f"{_hireling(one)}->"),
    "hired": lambda s, one: s.plain(f"{_hireling(one)}->{s.letter(one)}$"),
    "hireling-marker-off": lambda s, one: s.plain(f"{_hireling(one)}--"),
    "hireling-pawn": lambda s, one: s.move(s.owner(one) + "p", end=s.place(one)),
    "hireling-path": lambda s, one: s.plain(f"{s.owner(one)}w->{s.place(one, 'one')}_{s.place(one, 'two')}"),
    "hireling-item": lambda s, one: s.move(names.item(text_of(one, "item")), s.board(one), f"{_hireling(one)}$"),
    "hireling-item-lost": lambda s, one: s.move(names.item(text_of(one, "item")), s.board(one)),
}


def _gathered() -> tuple[dict[str, Writer], frozenset[str]]:
    """Those of the table, and of every faction that has a file."""
    actions, silent = dict(_ACTIONS), set(_SILENT)
    for module in iter_modules(factions.__path__):
        found = import_module(f"{factions.__name__}.{module.name}")
        actions.update(found.ACTIONS)
        silent.update(found.SILENT)
    whole = {f"news-root-{name}": writer for name, writer in actions.items()}
    return whole, frozenset(f"news-root-{name}" for name in silent)


ACTIONS, SILENT = _gathered()


def write(scribe: Scribe, one: News) -> None:
    """Have the scribe write the actions of a line of the log."""
    if one.kind not in SILENT:
        ACTIONS[one.kind](scribe, one)
