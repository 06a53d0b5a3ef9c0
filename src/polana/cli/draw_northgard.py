"""The table of Northgard in a terminal: the year, the map, the tiles to choose from, the players, the cards."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from polana.cli.map_northgard import (
    CREATURE,
    FAME_SIGN,
    INK,
    LAIR_SIGN,
    RESOURCE_STYLES,
    ROUGH,
    SCORCHED_SIGN,
    SLOT_SIGNS,
    TOKEN,
    Map,
    Tile,
    Tiles,
    building_sign,
    clan_sign,
    creature_sign,
)
from polana.games.northgard.components import (
    BUILDINGS,
    CARD_FAME,
    CARD_FLASH,
    CARDS,
    CLANS,
    COLOURS,
    CREATURES,
    REGIONS,
    UNITS,
)
from polana.games.northgard.words import BUILDING, CARD, CLAN, COLOUR, LAND, RESOURCE, SLOT
from polana.games.northgard.words import CREATURE as CREATURE_WORD
from polana.kernel.flow import Ask
from polana.kernel.match import Match
from polana.kernel.word import Word
from polana.locale import Speech

FLASH_SIGN = "↯"
FIRST_SIGN = "◀"

View = Mapping[str, Any]


def seat_names(match: Match, speech: Speech) -> list[str | Word]:
    """Players are called by their clans."""
    view = match.view(-1)
    players: list[View] = view["players"]  # type: ignore[assignment]
    return [
        CLAN[CLANS.index(player["clan"])] if player["clan"] else speech.say("kernel-seat", number=player["seat"] + 1)
        for player in players
    ]


def draw(match: Match, reader: int, speech: Speech) -> RenderableType:
    """The table as a seat sees it, with what the open question of that seat is about."""
    view: View = match.view(reader)
    ask = match.ask_of(reader)
    options = ask.options if ask is not None else []
    parts: list[RenderableType] = [headline(view, speech)]
    if view["tiles"]:
        marked = [word.label for word in options if word.kind == "land"]
        parts.append(Map(view, speech, numbered_spots(view, options), marked))
        parts.append(legend(view, speech))
    previews = tiles_to_choose(ask, options, speech)
    if previews:
        parts.append(Tiles(previews))
    parts.append(players(view, speech))
    shown = [("draw-northgard-offer", view["offer"])]
    if 0 <= reader < len(view["players"]):
        mine = view["players"][reader]
        shown += [
            ("draw-northgard-hand", mine["hand"]["cards"]),
            ("draw-northgard-drawn", mine["drawn"]["cards"]),
            ("draw-northgard-top", mine["deck"]["top"][::-1]),
        ]
    parts.append(cards([(speech.say(title), group) for title, group in shown if group], speech))
    return Group(*parts)


def sketch(match: Match, reader: int, speech: Speech) -> RenderableType | None:
    """The free cells by number where a tile is to be laid, the tiles where one is to be chosen or turned."""
    ask = match.ask_of(reader)
    if ask is None:
        return None
    view: View = match.view(reader)
    parts: list[RenderableType] = []
    spots = numbered_spots(view, ask.options)
    if spots:
        parts.append(Map(view, speech, spots))
    previews = tiles_to_choose(ask, ask.options, speech)
    if previews:
        parts.append(Tiles(previews))
    return Group(*parts) if parts else None


def headline(view: View, speech: Speech) -> Text:
    """Where the match stands, and what is left of the common piles."""
    line = Text(no_wrap=False)
    phase = speech.say(f"draw-northgard-phase-{view['phase'].replace('_', '-')}")
    line.append(speech.say("draw-northgard-year", year=view["year"], years=view["years"], phase=phase), "bold")
    piles = speech.say(
        "draw-northgard-piles",
        tiles=view["stack"]["count"],
        development=view["development"]["count"],
        unrest=view["unrest"],
    )
    line.append("  " + piles, "dim")
    return line


# --- the map ----------------------------------------------------------------------------------------------------------


def numbered_spots(view: View, options: Sequence[Word]) -> dict[tuple[int, int], str]:
    """Where a tile may be laid, with the number of the option."""
    place = {spot["spot"]: (spot["x"], spot["y"]) for spot in view["spots"]}
    return {place[word.label]: str(number) for number, word in enumerate(options, 1) if word.kind == "spot"}


def tiles_to_choose(ask: Ask | None, options: Sequence[Word], speech: Speech) -> list[Tile]:
    """The tiles that the question is about, as they would lie."""
    if ask is None:
        return []
    args = ask.args or {}
    about = args.get("tile")
    shown: list[Tile] = []
    for number, word in enumerate(options, 1):
        if word.kind == "rotate" and isinstance(about, Word):
            shown.append(Tile(about.value, word.value, f"{number}", speech))
        elif word.kind == "tile":
            shown.append(Tile(word.value, 0, f"{number}: {speech.word(word)}", speech))
    if not shown and isinstance(about, Word):
        shown.append(Tile(about.value, 0, speech.word(about), speech))
    return shown


def legend(view: View, speech: Speech) -> Text:
    """What the signs on the map mean; only those that are there."""
    line = Text()

    def entry(sign: str, style: str, meaning: str, apart: str = "  ") -> None:
        if line:
            line.append(apart)
        line.append(sign, style)
        line.append(f" {meaning}", "dim")

    for which, (sign, style) in RESOURCE_STYLES.items():
        entry(sign, style, speech.word(RESOURCE[which]))
    for word in SLOT:
        entry(SLOT_SIGNS[word.label], "", speech.word(word))
    entry(LAIR_SIGN, "bold #ffa657", speech.say("draw-northgard-lair"))
    if view["scorched"]:
        entry(SCORCHED_SIGN, "bold #ff7b00", speech.say("draw-northgard-scorched"))
    entry("⣀⡠⠔", "", speech.say("draw-northgard-regular"))
    entry("⣤⡶⠟", ROUGH, speech.say("draw-northgard-rough"))
    entry("[7b]", "bold", speech.say("draw-northgard-closed"))
    standing = {building for land in view["lands"] for building in land["buildings"]}
    for kind, building in enumerate(BUILDINGS):
        if building in standing:
            entry(building_sign(building, speech), TOKEN, speech.word(BUILDING[kind]))
    for creature in view["creatures"]["line"]:
        word = CREATURE_WORD[CREATURES.index(creature["creature"])]
        where = speech.word(LAND[REGIONS.index(creature["land"])])
        meaning = f"{where}, {speech.word(word)}: {speech.text(word)}"
        entry(creature_sign(creature["kind"], speech), CREATURE, meaning, "\n")
    return line


# --- players and cards ------------------------------------------------------------------------------------------------


def players(view: View, speech: Speech) -> Table:
    """What everybody has, as far as the reader may know."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("")
    table.add_column(speech.say("draw-northgard-player"))
    for sign, style in RESOURCE_STYLES.values():
        table.add_column(Text(sign, style), justify="right")
    table.add_column(FAME_SIGN, justify="right")
    for column in ("units", "lands", "in-hand", "deck", "discard"):
        table.add_column(speech.say(f"draw-northgard-{column}"), justify="right")
    table.add_column(speech.say("draw-northgard-active"))
    for player in view["players"]:
        seat = player["seat"]
        style = f"bold {INK[player['colour']]}" if player["colour"] else "bold"
        if player["clan"]:
            name = Text(f"{clan_sign(player, speech)} ", style)
            name.append(speech.word(CLAN[CLANS.index(player["clan"])]), style)
        else:
            name = Text(speech.say("kernel-seat", number=seat + 1))
        if player["colour"]:
            name.append(f" {speech.word(COLOUR[COLOURS.index(player['colour'])])}", "dim")
        if seat == view["first"]:
            name.append(f" {FIRST_SIGN}", "bold")
        closed = sum(land["closed"] for land in view["lands"] if land["owner"] == seat)
        owned = sum(land["owner"] == seat for land in view["lands"])
        active = (
            Text(speech.say("draw-northgard-passed"), "italic") if player["passed"] else names(player["active"], speech)
        )
        table.add_row(
            "▶" if seat == view["turn"] and view["phase"] == "actions" else "",
            name,
            str(player["food"]),
            str(player["wood"]),
            str(player["lore"]),
            "?" if player["fame"] is None else str(player["fame"]),
            f"{UNITS - player['reserve']}/{UNITS}",
            f"{owned} [{closed}]".replace("[", "\\["),
            str(player["hand"]["count"]),
            str(player["deck"]["count"]),
            str(len(player["discard"])),
            active,
        )
    return table


def names(shown: Sequence[str], speech: Speech) -> Text:
    """Cards by name, equal ones together."""
    parts = [speech.word(CARD[CARDS.index(name)]) + times(shown.count(name)) for name in dict.fromkeys(shown)]
    return Text(", ".join(parts))


def times(count: int) -> str:
    return f" ×{count}" if count > 1 else ""


def cards(groups: Sequence[tuple[str, Sequence[str]]], speech: Speech) -> Table:
    """Cards in groups, with what they do."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False, pad_edge=False)
    table.add_column("", no_wrap=True, style="dim")
    table.add_column("", no_wrap=True)
    table.add_column("", no_wrap=True)
    table.add_column("", ratio=1)
    for title, group in groups:
        for at, name in enumerate(dict.fromkeys(group)):
            card = CARDS.index(name)
            marks = Text(FLASH_SIGN if CARD_FLASH[card] else " ", "bold yellow")
            marks.append(f" {FAME_SIGN}{CARD_FAME[card]}" if CARD_FAME[card] else "", "dim")
            label = Text(speech.word(CARD[card]) + times(group.count(name)), "bold")
            table.add_row(title if at == 0 else "", label, marks, Text(speech.text(CARD[card]), "dim"))
    return table
