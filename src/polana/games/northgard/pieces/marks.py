"""What is noted of a player: the clan, who has passed, what cards have set until the end of the year."""

from __future__ import annotations

from polana.games.northgard.state import Player


def join(player: Player, clan: int, colour: int) -> None:
    """NG.setup.g, NG.setup.h: a player takes a colour and a clan."""
    player.clan = clan
    player.colour = colour
    player.changes += 1


def begin_year(player: Player) -> None:
    """NG.start: what lasted a year ends."""
    player.passed = player.conqueror = player.kaija_roams = player.took_offer = False
    player.changes += 1


def mark_passed(player: Player) -> None:
    """NG.actions.pass.1."""
    player.passed = True
    player.changes += 1


def mark_offer_taken(player: Player) -> None:
    """NG.actions.pass.2: one card of the display a year."""
    player.took_offer = True
    player.changes += 1


def make_conqueror(player: Player) -> None:
    """The card Conqueror."""
    player.conqueror = True
    player.changes += 1


def let_kaija_roam(player: Player) -> None:
    """The card The Bear Awakens."""
    player.kaija_roams = True
    player.changes += 1
