"""Root in a terminal: the woodland as a map of clearings, the players, the reader's hand."""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from polana.cli.canvas import Canvas, Piece
from polana.games.root.components import CARDS, ITEMS, SUITS, card_named, faction_table
from polana.games.root.woodland.maps import CLEARINGS, MAPS
from polana.games.root.words import CARD_WORDS, ITEM_WORDS, PIECE_NAMES, SUIT_WORDS, piece_word, side_word
from polana.kernel.game import CHOOSE
from polana.kernel.match import Match
from polana.kernel.word import Word
from polana.locale import Speech

View = Mapping[str, Any]

#: Width and height of the map, and how wide a clearing is (it is four lines high): if the terminal has room, and if it
#: has not. In that case the map and the line above it fill 80 columns and 24 lines.
LARGE = (98, 27, 17)
SMALL = (79, 22, 13)
#: With fewer columns than this, clearings would overlap.
LEAST = 72

_SIGNS = tomllib.loads(Path(__file__).with_name("draw_root.toml").read_text(encoding="utf-8"))
#: A faction is recognised by its letter and by its colour; buildings and tokens by two letters.
SIGNS: dict[str, tuple[str, str]] = {name: (sign[0], sign[1]) for name, sign in _SIGNS["factions"].items()}
SHORT: dict[str, str] = _SIGNS["pieces"]
#: Landmarks by a sign.
LANDMARKS = {
    "tower": "♜",
    "ferry": "⛴",
    "elder_treetop": "♣",
    "lost_city": "⌂",
    "black_market": "¤",
    "legendary_forge": "⚒",
}
SUIT_STYLES = {"fox": "red3", "rabbit": "gold3", "mouse": "orange3", "bird": "cyan3"}


def seat_names(match: Match, speech: Speech) -> list[str | Word]:
    """Players are called by their factions."""
    sides: Sequence[View] = match.view(-1)["sides"]  # type: ignore[assignment]
    return [name_of(side, speech) for side in sides if side["seat"] is not None]


def name_of(side: View, speech: Speech) -> str | Word:
    """A side by its word; a seat without a faction by its number."""
    return (
        speech.say("kernel-seat", number=side["seat"] + 1) if side["faction"] == CHOOSE else side_word(side["faction"])
    )


def draw(match: Match, reader: int, speech: Speech) -> RenderableType:
    """The table as a seat sees it."""
    view: View = match.view(reader)
    parts: list[RenderableType] = [headline(view, speech)]
    if view["clearings"][0]["suit"] is not None:
        ask = match.ask_of(reader)
        lit = [word.value for word in ask.options if word.kind == "clearing"] if ask is not None else []
        parts.append(Map(view, speech, lit))
        parts.append(legend(view, speech))
    parts.append(players(view, speech))
    if 0 <= reader < len(view["sides"]) and view["sides"][reader]["hand"]:
        parts.append(hand(view["sides"][reader]["hand"], speech))
    return Group(*parts)


def headline(view: View, speech: Speech) -> Text:
    items = ", ".join(f"{speech.word(ITEM_WORDS[ITEMS.index(name)])} {count}" for name, count in view["items"].items())
    text = Text(speech.say(f"draw-root-{view['phase']}"), "bold")
    text.append("  ")
    text.append(
        speech.say("draw-root-table", round=view["round"], deck=view["deck"], discard=len(view["discard"])), "dim"
    )
    if items:
        text.append(f" · {items}", "dim")
    return text


# --- the map ------------------------------------------------------------------------------------------------------


class Map:
    """The woodland, as large as the terminal lets it be."""

    def __init__(self, view: View, speech: Speech, lit: Sequence[int]) -> None:
        self.view = view
        self.speech = speech
        self.lit = lit

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        if width < LEAST:
            yield Text(self.speech.say("draw-root-too-narrow", least=LEAST, width=width), "bold")
            return
        large = width >= LARGE[0]
        _, height, box = LARGE if large else SMALL
        yield woodland(self.view, self.speech, self.lit, LARGE[0] if large else min(width, SMALL[0]), height, box)


def woodland(view: View, speech: Speech, lit: Sequence[int], width: int, height: int, box: int) -> Text:
    """Paths under clearings; the number of a clearing that may be chosen stands in brackets."""
    wood = MAPS[view["map"]]
    canvas = Canvas(width, height)
    at = [corner_of(wood.xy, where, width - box, height - 4) for where in range(CLEARINGS)]

    def centre(where: int) -> tuple[float, float]:
        """The middle of a clearing in dots."""
        return (at[where][0] + box / 2) * 2, (at[where][1] + 2) * 4

    closed = {(one - 1, other - 1) for one, other in view["closed_paths"]}
    for one in range(CLEARINGS):
        for other in wood.rivers[one]:
            if one < other and view["map"] != "lake":
                canvas.line(centre(one), centre(other), "blue", 0, (1, 3))
        for other in wood.near[one]:
            if one < other:
                canvas.line(centre(one), centre(other), "grey58", 1)
    for one, other in sorted(closed):
        canvas.line(centre(one), centre(other), "red3", 1, (1, 4))
    for where in range(CLEARINGS):
        x, y = at[where]
        for line, pieces in enumerate(clearing(view, where, where in lit, speech)):
            canvas.write(x, y + line, fitted(pieces, box))
    return Text("\n").join(canvas.rows())


def corner_of(xy: Sequence[tuple[float, float]], where: int, width: int, height: int) -> tuple[int, int]:
    """The upper left character of a clearing, on a map stretched over this many characters."""
    xs, ys = [x for x, _ in xy], [y for _, y in xy]
    x = (xy[where][0] - min(xs)) / (max(xs) - min(xs))
    y = (xy[where][1] - min(ys)) / (max(ys) - min(ys))
    return round(x * width), round(y * height)


def fitted(pieces: Sequence[Piece], box: int) -> list[Piece]:
    """A line of a clearing, as wide as the clearing: blanks after it, or three dots for what has no room."""
    room = box - sum(len(text) for text, _ in pieces)
    if room >= 0:
        return [*pieces, (" " * room, "")]
    kept: list[Piece] = []
    room = box - 1
    for text, style in pieces:
        kept.append((text[:room], style))
        room -= len(text[:room])
    return [*kept, ("…", "dim")]


def clearing(view: View, where: int, lit: bool, speech: Speech) -> list[list[Piece]]:
    """Four lines: number, suit and ruler; warriors; buildings and tokens; free slots and what else is there."""
    info = view["clearings"][where]
    number = f"[{where + 1}]" if lit else f" {where + 1} "
    suit = speech.word(SUIT_WORDS[SUITS.index(info["suit"])])
    head: list[Piece] = [(number, "bold reverse" if lit else "bold"), (suit, SUIT_STYLES[info["suit"]])]
    if info["ruler"] is not None:
        sign, style = sign_of(view["sides"][info["ruler"]])
        head.append((f" ⚑{sign}", style))
    warriors: list[Piece] = []
    cardboard: list[Piece] = []
    built = 0
    for side in view["sides"]:
        sign, style = sign_of(side)
        if side["warriors"][where]:
            warriors.append((f" {sign}{side['warriors'][where]}", style))
        if side["pawn"] == str(where + 1):
            warriors.append((f" {sign}♟", style))
        for name, counts in side["pieces"].items():
            if counts[where]:
                count = counts[where]
                cardboard.append((f" {SHORT.get(name, name[:2])}{count if count > 1 else ''}", style))
                built += count if name in faction_table(side["faction"]).get("buildings", []) else 0
    rest: list[Piece] = [(" □" * max(0, info["slots"] - built - info["ruin"]), "dim")]
    if info["ruin"]:
        rest.append((" ruin" if speech.language == "en" else " ruina", "dim"))
    for landmark in view["landmarks"]:
        if landmark["where"] == str(where + 1):
            rest.append((f" {LANDMARKS.get(landmark['landmark'], '◆')}", "bold"))
    return [head, warriors or [(" ·", "dim")], cardboard or [(" ", "")], rest]


def sign_of(side: View) -> Piece:
    """A player by a capital letter, a hireling by a small one."""
    first: str = side["faction"][:1]
    return SIGNS.get(side["faction"], (first.upper() if side["player"] else first, "bold"))


def legend(view: View, speech: Speech) -> Text:
    text = Text(style="dim")
    names = sorted({name for side in view["sides"] for name in side["pieces"]}, key=PIECE_NAMES.index)
    for name in names:
        text.append(f"{SHORT.get(name, name[:2])} {speech.word(piece_word(name))}  ")
    text.append(speech.say("draw-root-legend"))
    return text


# --- players and cards --------------------------------------------------------------------------------------------


def players(view: View, speech: Speech) -> Table:
    """What everybody has, as far as the reader may know."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("")
    for column in ("player", "points", "cards", "supply"):
        table.add_column(speech.say(f"draw-root-{column}"), justify="left" if column == "player" else "right")
    table.add_column(speech.say("draw-root-board"))
    for index, side in enumerate(view["sides"]):
        sign, style = sign_of(side)
        name = Text(f"{sign} ", style)
        word = name_of(side, speech)
        name.append(word if isinstance(word, str) else speech.word(word), style)
        table.add_row(
            "▶" if index == view["turn"] and view["phase"] != "setup" else "",
            name,
            "–" if side["dominance"] or not side["player"] else str(side["score"]),
            str(side["cards"]),
            str(side["supply"]),
            Text(board(side, speech) if side["player"] else card(side, view["sides"], speech), "dim"),
        )
    if "hireling_markers" in view and view["hireling_markers"]["track"]:
        spaces = ", ".join(map(str, view["hireling_markers"]["track"]))
        table.add_row("", speech.say("draw-root-markers", spaces=spaces), "", "", "", "")
    return table


def card(side: View, sides: Sequence[View], speech: Speech) -> str:
    """The card of a hireling in a line: whose it is, and what lies on it."""
    if side["controller"] is None:
        parts = [speech.say("draw-root-hireling-free")]
    else:
        sign, _ = sign_of(sides[side["controller"]])
        parts = [speech.say("draw-root-hireling-of", sign=sign, count=side["hireling"]["control"])]
    parts.extend(
        f"{speech.word(ITEM_WORDS[ITEMS.index(name)])} {count}" for name, count in side["hireling"]["items"].items()
    )
    parts.extend(f"{one}–{other}" for one, other in side["hireling"]["paths"])
    parts.extend(speech.word(CARD_WORDS[card_named(name)]) for name in side["hireling"]["cards"])
    if side["hireling"]["card"]:
        parts.append(f"+{side['hireling']['card']}")
    if side["pawn"] and ":" in side["pawn"]:
        parts.append(side["pawn"].replace(":", " "))
    return " · ".join(parts)


def board(side: View, speech: Speech) -> str:
    """A faction's own board in a line: its cards in play, its items, and what its chapter counts."""
    parts = [speech.word(CARD_WORDS[card_named(name)]) for name in side["play"]]
    if side["dominance"]:
        parts.append(speech.word(CARD_WORDS[card_named(side["dominance"])]))
    parts.extend(f"{speech.word(ITEM_WORDS[ITEMS.index(name)])} {count}" for name, count in side["items"].items())
    for key, value in side["board"].items():
        found = short(value)
        if found:
            parts.append(f"{key} {found}")
    if side["pawn"] and ":" in side["pawn"]:
        parts.append(side["pawn"].replace(":", " "))
    return " · ".join(parts)


def short(value: object) -> str:
    """A figure, a name, or a few of them."""
    if value is None or value is False or value in ("", 0):
        return ""
    if value is True:
        return "✓"
    if isinstance(value, Mapping):
        inner = [f"{key} {short(entry)}" for key, entry in value.items() if short(entry)]
        return f"({', '.join(inner)})" if inner else ""
    if isinstance(value, list):
        return ", ".join("?" if entry is None else str(entry) for entry in value)
    return str(value)


def hand(cards: Sequence[str], speech: Speech) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False, pad_edge=False)
    table.add_column("", no_wrap=True, style="dim")
    table.add_column("", no_wrap=True)
    table.add_column("", ratio=1)
    for at, name in enumerate(dict.fromkeys(cards)):
        card = card_named(name)
        suit = SUITS[CARDS[card].suit]
        label = Text(speech.word(CARD_WORDS[card]), f"bold {SUIT_STYLES[suit]}")
        count = cards.count(name)
        label.append(f" ({speech.word(SUIT_WORDS[CARDS[card].suit])})" + (f" ×{count}" if count > 1 else ""), "dim")
        table.add_row(
            speech.say("draw-root-hand") if at == 0 else "", label, Text(speech.text(CARD_WORDS[card]), "dim")
        )
    return table
