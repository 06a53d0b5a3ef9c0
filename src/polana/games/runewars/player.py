"""What one player has, and what is remembered for one turn."""

from __future__ import annotations

from typing import Final, final

NOBODY: Final = -1
NO_CARD: Final = -1


@final
class Player:
    """What one player has."""

    __slots__ = (
        "banned",
        "changes",
        "dials",
        "faction",
        "fresh",
        "heroes_beaten",
        "influence",
        "last_order",
        "objective",
        "order",
        "out",
        "played",
        "quests",
        "quests_seen",
        "seat",
        "stores",
        "supremacy",
        "tactics",
        "victory_on",
    )

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        #: Grows whenever anything changes that observers show of a player: they read nothing else then.
        self.changes: int = 0
        self.faction: int = NOBODY
        self.influence: int = 0
        #: Food, wood, ore.
        self.dials: list[int] = [0, 0, 0]
        #: Tactics cards, and those drawn this season, which may not be used yet (RW.tactics.4).
        self.tactics: list[int] = []
        self.fresh: list[int] = []
        self.quests: list[int] = []
        #: Those of them that all have seen, because a hero has attempted them (RW.quests.attempt.1).
        self.quests_seen: list[int] = []
        self.objective: int = NO_CARD
        #: Orders in the play area this year, without the active one.
        self.played: list[int] = []
        #: The active order, 0 before the orders are revealed.
        self.order: int = 0
        #: The order of the season before, which fixes the order of play (RW.season.3); 0 in the first Spring.
        self.last_order: int = 0
        #: May the active order's supremacy bonus be used (RW.orders.supremacy.1)?
        self.supremacy: bool = False
        #: Orders that a Season card forbids this season, a bit for each number.
        self.banned: int = 0
        #: The season on whose deck the Victory card lies, or NOBODY.
        self.victory_on: int = NOBODY
        #: Enemy heroes that this player's heroes defeated in duels this year.
        self.heroes_beaten: int = 0
        self.out: bool = False
        #: Areas that the food limit of this Winter spares, a bit each.
        self.stores: int = 0

    def copy(self) -> Player:
        twin = Player(self.seat)
        twin.changes = self.changes
        twin.faction = self.faction
        twin.influence = self.influence
        twin.dials = self.dials.copy()
        twin.tactics = self.tactics.copy()
        twin.fresh = self.fresh.copy()
        twin.quests = self.quests.copy()
        twin.quests_seen = self.quests_seen.copy()
        twin.objective = self.objective
        twin.played = self.played.copy()
        twin.order = self.order
        twin.last_order = self.last_order
        twin.supremacy = self.supremacy
        twin.banned = self.banned
        twin.victory_on = self.victory_on
        twin.heroes_beaten = self.heroes_beaten
        twin.out = self.out
        twin.stores = self.stores
        return twin


@final
class Turn:
    """What is to be remembered for the turn of one player (RW.terms.turn), and is forgotten at its end."""

    __slots__ = (
        "battles",
        "crossing",
        "farther",
        "fortified",
        "marches",
        "most_killed",
        "portal_paid",
        "rallied",
        "recruited",
        "strongholds_taken",
        "swapped",
        "target",
        "titles_used",
        "won_attacking",
        "won_defending",
    )

    def __init__(self) -> None:
        self.battles: int = 0
        #: Borders that a card lets the player's figures cross, as a mask.
        self.crossing: int = 0
        #: From how many areas farther than usual units may come.
        self.farther: int = 0
        #: Actions of Fortify that were performed, a bit each (RW.orders.8.general).
        self.fortified: int = 0
        #: Figures that are to move with this order; all do so when the last has been chosen (`movement.march`).
        self.marches: list[int] = []
        #: The most units of another player that one battle of the player on turn destroyed.
        self.most_killed: int = 0
        self.portal_paid: bool = False
        #: The dial from which units were recruited, or -1 (RW.orders.5.supremacy).
        self.recruited: int = -1
        #: The area of the last city that has given what Rally Support asks of it, or -1.
        self.rallied: int = -1
        self.strongholds_taken: int = 0
        #: At which moments of the turn rewards were exchanged, a bit for each stage (RW.rewards.2).
        self.swapped: int = 0
        #: The area that the order has just activated, or -1 (RW.move.activation.1).
        self.target: int = -1
        #: Titles whose rune ability was used, a bit each.
        self.titles_used: int = 0
        #: Battles won against another player: by the player on turn, and by seats that defended (a bit each).
        self.won_attacking: int = 0
        self.won_defending: int = 0

    def copy(self) -> Turn:
        twin = Turn()
        twin.battles = self.battles
        twin.crossing = self.crossing
        twin.farther = self.farther
        twin.fortified = self.fortified
        twin.marches = self.marches.copy()
        twin.most_killed = self.most_killed
        twin.portal_paid = self.portal_paid
        twin.recruited = self.recruited
        twin.rallied = self.rallied
        twin.strongholds_taken = self.strongholds_taken
        twin.swapped = self.swapped
        twin.target = self.target
        twin.titles_used = self.titles_used
        twin.won_attacking = self.won_attacking
        twin.won_defending = self.won_defending
        return twin
