"""The table of Runewars in a terminal: season, map, players, battle, heroes, one's own cards."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from polana.cli.map_runewars import INK, SHAPE_SIGNS, Map, faction_sign
from polana.games.runewars import game
from polana.games.runewars.components import KINDS, SHAPES, UNIT_SHAPE
from polana.games.runewars.words import VOCABULARY
from polana.kernel.match import Match
from polana.kernel.word import Word
from polana.locale import Speech

View = Mapping[str, Any]

HOUSE_SIGN = "⌂"


def seat_names(match: Match, speech: Speech) -> list[str | Word]:
    """Players are called by their factions."""
    view: View = match.view(-1)
    return [
        VOCABULARY[f"faction:{player['faction']}"]
        if player["faction"]
        else speech.say("kernel-seat", number=player["seat"] + 1)
        for player in view["players"]
    ]


def draw(match: Match, reader: int, speech: Speech) -> RenderableType:
    """The table as a seat sees it, with the areas and hexes that its question is about."""
    view: View = match.view(reader)
    ask = match.ask_of(reader)
    options = ask.options if ask is not None else []
    parts: list[RenderableType] = [headline(view, speech)]
    if view["areas"]:
        parts += [Map(view, speech, options), legend(speech)]
    if view["battle"]:
        parts.append(battle(view, speech))
    if view["duel"]:
        parts.append(duel(view, speech))
    parts.append(players(view, speech))
    if view["heroes"]:
        parts.append(heroes(view, speech))
    parts.append(cards(view, reader, speech))
    return Group(*parts)


def sketch(match: Match, reader: int, speech: Speech) -> RenderableType | None:
    """The map with numbers, where an area or a hex is to be chosen."""
    ask = match.ask_of(reader)
    if ask is None or not any(word.kind in ("area", "spot") for word in ask.options):
        return None
    view: View = match.view(reader)
    return Map(view, speech, ask.options) if view["areas"] else None


def say(speech: Speech, kind: str, label: str) -> str:
    return speech.word(VOCABULARY[f"{kind}:{label}"])


def named(view: View, seat: int, speech: Speech) -> Text:
    """A player by the sign and name of the faction."""
    faction = view["players"][seat]["faction"]
    if not faction:
        return Text(speech.say("kernel-seat", number=seat + 1))
    name = Text(f"{faction_sign(faction, speech)} ", f"bold {INK[faction]}")
    name.append(say(speech, "faction", faction), INK[faction])
    return name


def headline(view: View, speech: Speech) -> Text:
    """Where the match stands, and the card of the season."""
    line = Text()
    phase = speech.say(f"draw-runewars-phase-{view['phase'].replace('_', '-')}")
    season = speech.say(f"draw-runewars-{view['season']}")
    line.append(speech.say("draw-runewars-year", year=view["year"], season=season, phase=phase), "bold")
    if view["season_card"]:
        line.append("  " + say(speech, "season", view["season_card"]), "italic")
    runes = speech.say("draw-runewars-piles", dragons=view["dragon_pile"], falses=view["false_pile"])
    line.append("  " + runes, "dim")
    return line


def legend(speech: Speech) -> Text:
    """What the signs on the map mean."""
    line = Text(style="dim")
    shapes = " ".join(SHAPE_SIGNS[shape] for shape in SHAPES)
    line.append(speech.say("draw-runewars-legend", shapes=shapes))
    return line


# --- battle and heroes ------------------------------------------------------------------------------------------------


def troops(units: Sequence[View], speech: Speech) -> str:
    """Units by shape and name, with those that lie."""
    parts: list[str] = []
    for unit in units:
        kind = KINDS.index(unit["unit"])
        count = unit["standing"] + unit["routed"]
        lying = speech.say("draw-runewars-routed", count=unit["routed"]) if unit["routed"] else ""
        parts.append(f"{SHAPE_SIGNS[SHAPES[UNIT_SHAPE[kind]]]}{say(speech, 'unit', unit['unit'])} {count}{lying}")
    return ", ".join(parts)


def battle(view: View, speech: Speech) -> Text:
    """The two sides of a battle."""
    fight = view["battle"]
    text = Text(speech.say("draw-runewars-battle", area=fight["area"], initiative=fight["initiative"]), "bold")
    for side in fight["sides"]:
        text.append("\n  ")
        if side["seat"] is None:
            text.append(speech.say("draw-runewars-neutral"))
        else:
            text.append(named(view, side["seat"], speech))
        text.append(": " + troops(side["units"], speech))
        if side["cards"] or side["revealed"]:
            shown = [say(speech, "fate", card) for card in side["cards"] + side["revealed"]]
            text.append("  (" + ", ".join(shown) + ")", "dim")
    return text


def duel(view: View, speech: Speech) -> Text:
    """The two sides of a duel, with their cards and damage."""
    text = Text(speech.say("draw-runewars-duel", area=view["duel"]["area"], round=view["duel"]["round"]), "bold")
    for side in view["duel"]["sides"]:
        name = say(speech, "hero", side["hero"]) if side["hero"] else say(speech, "unit", side["unit"])
        text.append(f"\n  {name}", "bold" if side["hero"] else "")
        text.append(f" -{side['damage']}" if side["damage"] else "")
        if side["cards"]:
            text.append("  (" + ", ".join(say(speech, "fate", card) for card in side["cards"]) + ")", "dim")
    return text


def heroes(view: View, speech: Speech) -> Text:
    """Who is where, with damage and rewards."""
    text = Text(speech.say("draw-runewars-heroes"), "dim")
    for hero in view["heroes"]:
        style = "dim" if hero["seat"] is None else INK[view["players"][hero["seat"]]["faction"]]
        text.append(" ")
        text.append(say(speech, "hero", hero["hero"]), style)
        marks = f" {hero['area']}" + (f" -{hero['damage']}" if hero["damage"] else "")
        text.append(marks + (f" +{len(hero['rewards'])}" if hero["rewards"] else "") + ";")
    return text


# --- players and cards ------------------------------------------------------------------------------------------------


def players(view: View, speech: Speech) -> Table:
    """What everybody has, as far as the reader may know."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("")
    table.add_column("")
    for column in ("dials", "influence", "tactics", "quests", "areas", "runes"):
        table.add_column(speech.say(f"draw-runewars-{column}"), justify="right")
    table.add_column(speech.say("draw-runewars-orders"))
    for player in view["players"]:
        seat = player["seat"]
        mine = [area for area in view["areas"] if area["owner"] == seat]
        faces = [area["rune"]["face"] for area in mine if area["rune"]]
        orders = [str(number(order)) for order in player["played"]]
        if player["order"]:
            orders.append(f"{number(player['order'])}{'!' if player['supremacy'] else ''}")
        if player["victory_on"]:
            orders.append(speech.say("draw-runewars-claim"))
        table.add_row(
            "▶" if seat == view["turn"] else "✝" if player["out"] else "",
            named(view, seat, speech),
            f"{player['food']}/{player['wood']}/{player['ore']}",
            str(player["influence"]),
            str(player["tactics_count"]),
            str(player["quest_count"]),
            str(len(mine)),
            f"{faces.count('dragon')}+{faces.count(None)}?" if None in faces else str(faces.count("dragon")),
            " ".join(orders),
        )
    return table


def number(order: str) -> int:
    return VOCABULARY[f"order:{order}"].value


def cards(view: View, reader: int, speech: Speech) -> Table:
    """The season's card, titles that somebody holds, and what the reader has in hand, with what they do."""
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=False, pad_edge=False)
    table.add_column("", no_wrap=True)
    table.add_column("", ratio=1)
    house = {word.text for word in game.house_made()}
    shown: list[str] = [f"season:{view['season_card']}"] if view["season_card"] else []
    shown += [f"title:{title['title']}" for title in view["titles"] if title["owner"] is not None]
    if 0 <= reader < len(view["players"]):
        mine = view["players"][reader]
        if mine["objective"]:
            shown.append(f"objective:{mine['objective']}")
        shown += [f"tactic:{card}" for card in mine["tactics"] + mine["fresh"]]
        shown += [f"quest:{quest}" for quest in mine["quests"]]
    for text in dict.fromkeys(shown):
        word = VOCABULARY[text]
        times = f" ×{shown.count(text)}" if shown.count(text) > 1 else ""
        label = Text(speech.word(word) + times, "bold")
        label.append(f" {HOUSE_SIGN}" if text in house else "", "dim")
        table.add_row(label, Text(speech.text(word), "dim"))
    return table
