"""What is told of combats and creatures (NG.combat, NG.creatures)."""

from __future__ import annotations

from polana.games.northgard.combat.tally import Tally
from polana.games.northgard.components import FACE_NAMES
from polana.games.northgard.news import BATTLE
from polana.games.northgard.state import Table
from polana.games.northgard.words import CREATURE, LAND

# --- combats ----------------------------------------------------------------------------------------------------------


def pushed(g: Table, seat: int, defender: int, land: int, target: int) -> None:
    if g.news is not None:
        here, there = LAND[land], LAND[target]
        g.tell("news-northgard-pushed", "NG.cards.2", seat=seat, other=defender, land=here, to=there)


def combat(g: Table, attacker: int, defender: int, land: int, attack: Tally, defence: Tally) -> None:
    """A combat between players begins, with what each side brings before food and dice (NG.combat.1, .2)."""
    if g.news is not None:
        g.begin(BATTLE)
        g.tell(
            "news-northgard-combat",
            "NG.combat.trigger.1",
            seat=attacker,
            other=defender,
            land=LAND[land],
            units=attack.units,
            kaija=attack.kaija,
            card=attack.card,
            clan=attack.clan,
            other_units=defence.units,
            other_kaija=defence.kaija,
            other_clan=defence.clan,
            other_fortress=defence.fortress,
        )


def hunt(g: Table, seat: int, creature: int, land: int, mine: Tally, theirs: Tally) -> None:
    """A player attacks a creature."""
    _beast(g, "news-northgard-hunt", "NG.creatures.combat.1", seat, creature, land, mine, theirs)


def strike(g: Table, seat: int, creature: int, land: int, mine: Tally, theirs: Tally) -> None:
    """A creature attacks a player."""
    _beast(g, "news-northgard-strike", "NG.creatures.valkyrie", seat, creature, land, mine, theirs)


def _beast(g: Table, kind: str, law: str, seat: int, creature: int, land: int, mine: Tally, theirs: Tally) -> None:
    if g.news is not None:
        g.begin(BATTLE)
        g.tell(
            kind,
            law,
            seat=seat,
            creature=CREATURE[creature],
            land=LAND[land],
            units=mine.units,
            kaija=mine.kaija,
            card=mine.card,
            clan=mine.clan,
            fortress=mine.fortress,
            other_strength=theirs.units,
        )


def combat_food(g: Table, seat: int, count: int) -> None:
    if g.news is not None and count:
        g.tell("news-northgard-combat-food", "NG.combat.3", seat=seat, count=count)


def rolled(g: Table, seat: int, face: int) -> None:
    if g.news is not None:
        g.tell("news-northgard-rolled", "NG.combat.die", seat=seat, face=FACE_NAMES[face])


def creature_rolled(g: Table, seat: int, creature: int, face: int) -> None:
    """`seat` rolls for it."""
    if g.news is not None:
        law, beast = "NG.creatures.combat.step4.1", CREATURE[creature]
        g.tell("news-northgard-creature-rolled", law, seat=seat, creature=beast, face=FACE_NAMES[face])


def totals(g: Table, attacker: int, defender: int, attack: Tally, defence: Tally, cancelled: int) -> None:
    """NG.combat.5: points and wounds of both, source by source; the attacker's card prevented `cancelled` wounds."""
    if g.news is not None:
        g.tell(
            "news-northgard-totals",
            "NG.combat.5",
            seat=attacker,
            other=defender,
            points=attack.points(),
            other_points=defence.points(),
            wounds=defence.wounds() - cancelled,
            other_wounds=attack.wounds(),
            units=attack.units,
            kaija=attack.kaija,
            card=attack.card,
            clan=attack.clan,
            food=attack.food,
            die=attack.die,
            thrown=attack.thrown,
            die_wounds=attack.die_wounds,
            thrown_wounds=attack.thrown_wounds,
            other_units=defence.units,
            other_kaija=defence.kaija,
            other_clan=defence.clan,
            other_fortress=defence.fortress,
            other_food=defence.food,
            other_die=defence.die,
            other_die_wounds=defence.die_wounds,
            other_tower_wounds=defence.tower_wounds,
            cancelled=cancelled,
        )


def creature_totals(g: Table, seat: int, creature: int, mine: Tally, theirs: Tally, cancelled: int) -> None:
    """The same against a creature, which suffers no wounds."""
    if g.news is not None:
        g.tell(
            "news-northgard-creature-totals",
            "NG.creatures.combat.step5.2",
            seat=seat,
            creature=CREATURE[creature],
            points=mine.points(),
            other_points=theirs.points(),
            wounds=theirs.wounds() - cancelled,
            units=mine.units,
            kaija=mine.kaija,
            card=mine.card,
            clan=mine.clan,
            fortress=mine.fortress,
            food=mine.food,
            die=mine.die,
            thrown=mine.thrown,
            other_strength=theirs.units,
            other_die=theirs.die,
            other_die_wounds=theirs.die_wounds,
            cancelled=cancelled,
        )


def casualties(g: Table, seat: int, land: int, units: int, kaija: bool, law: str) -> None:
    if g.news is not None:
        if units:
            g.tell("news-northgard-casualties", law, seat=seat, land=LAND[land], count=units)
        if kaija:
            g.tell("news-northgard-kaija-fell", law, seat=seat, land=LAND[land])


def won(g: Table, seat: int, land: int) -> None:
    if g.news is not None:
        g.tell("news-northgard-won", "NG.combat.5", seat=seat, land=LAND[land])


def nobody_won(g: Table, land: int) -> None:
    if g.news is not None:
        g.tell("news-northgard-nobody-won", "NG.combat.5.wiped", land=LAND[land])


def retreated(g: Table, seat: int, land: int, target: int, units: int, kaija: bool) -> None:
    if g.news is not None:
        here, there = LAND[land], LAND[target]
        if units:
            g.tell("news-northgard-retreated", "NG.combat.7", seat=seat, land=here, to=there, count=units)
        if kaija:
            g.tell("news-northgard-kaija-retreated", "NG.combat.7", seat=seat, land=here, to=there)


def no_retreat(g: Table, seat: int, land: int, count: int) -> None:
    if g.news is not None:
        g.tell("news-northgard-no-retreat", "NG.combat.7.none", seat=seat, land=LAND[land], count=count)


# --- creatures --------------------------------------------------------------------------------------------------------


def creature_appeared(g: Table, creature: int, land: int) -> None:
    if g.news is not None:
        law = "NG.creatures.appear.1"
        g.tell("news-northgard-creature-appeared", law, creature=CREATURE[creature], land=LAND[land])


def creature_moved(g: Table, creature: int, land: int) -> None:
    if g.news is not None:
        law = "NG.creatures.move.1"
        g.tell("news-northgard-creature-moved", law, creature=CREATURE[creature], land=LAND[land])


def creature_stays(g: Table, creature: int, land: int) -> None:
    if g.news is not None:
        law = "NG.creatures.move.1"
        g.tell("news-northgard-creature-stays", law, creature=CREATURE[creature], land=LAND[land])


def creature_defeated(g: Table, seat: int, creature: int, land: int, count: int) -> None:
    """With the Fame that the player gains for it."""
    if g.news is not None:
        law, beast = "NG.creatures.combat.step7.3", CREATURE[creature]
        g.tell("news-northgard-creature-defeated", law, seat=seat, creature=beast, land=LAND[land], count=count)
