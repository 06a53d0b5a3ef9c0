"""The characters of the Vagabond (D): what they start with and their special actions."""

from __future__ import annotations

from typing import Final

from polana.games.root.battle import Battle, battle, can_attack, depends_on_hand, side_of, why_not_defender
from polana.games.root.cards import ONLY_BIRDS, random_card
from polana.games.root.components import CARDS, ITEMS, NONE, SWORD, TORCH, faction_table
from polana.games.root.deed import OwnDeed
from polana.games.root.effects.in_battle import InBattle
from polana.games.root.factions.vagabond import asks
from polana.games.root.factions.vagabond import news as told
from polana.games.root.factions.vagabond.items import exhaust, repair_items, shift, swords
from polana.games.root.factions.vagabond.moves import GlideTo, go, why_not_go
from polana.games.root.factions.vagabond.relations import IN_FOREST
from polana.games.root.factions.vagabond.side import EXHAUSTED, GONE, VagabondSide
from polana.games.root.factions.vagabond.words import CHARACTER_WORDS, SPECIAL
from polana.games.root.fight import EXTRA
from polana.games.root.lending import Loan
from polana.games.root.move import why_not_enter
from polana.games.root.removal import sweep
from polana.games.root.score import score
from polana.games.root.state import Side, State
from polana.games.root.woodland.maps import CLEARINGS
from polana.games.root.woodland.suits import matching
from polana.games.root.words import CARD_WORDS, ITEM_WORDS, NO, place_of
from polana.kernel.flow import Flow, Judge, distinct
from polana.kernel.refusal import Arg, Refusal
from polana.kernel.word import Word

NAMES: Final = [word.label for word in CHARACTER_WORDS]
THIEF: Final = NAMES.index("thief")
TINKER: Final = NAMES.index("tinker")
RANGER: Final = NAMES.index("ranger")
VAGRANT: Final = NAMES.index("vagrant")
ARBITER: Final = NAMES.index("arbiter")
SCOUNDREL: Final = NAMES.index("scoundrel")
RONIN: Final = NAMES.index("ronin")
HARRIER: Final = NAMES.index("harrier")

_TABLE: Final = faction_table("vagabond")
#: D.1.1 to D.9.1: what each starts with.
STARTING_ITEMS: Final[list[list[int]]] = [[ITEMS.index(item) for item in row["items"]] for row in _TABLE["character"]]
HIDEOUT_REPAIRS: Final = 3
PROTECTOR_POINTS: Final = 1

NO_TORCH: Final = Refusal("9.5.9", "why-root-vagabond-no-torch")
NO_ACTION: Final = Refusal("9.5.9", "why-root-vagabond-no-special-action")
NOBODY_TO_STEAL_FROM: Final = Refusal("D.1.2", "why-root-vagabond-nobody-to-steal-from")
NO_CARD_TO_TAKE: Final = Refusal("D.2.2", "why-root-vagabond-no-card-in-discard")
WRONG_SUIT: Final = Refusal("D.2.2", "why-root-wrong-suit")
NOBODY_TO_INSTIGATE: Final = Refusal("D.4.2", "why-root-vagabond-nobody-to-instigate")
NO_ATTACKER: Final = Refusal("4.3", "why-root-vagabond-no-attacker")
SCORCHED: Final = Refusal("D.6.2", "why-root-vagabond-scorched")
NOWHERE_TO_GLIDE: Final = Refusal("D.9.2", "why-root-nowhere-to-go")


class SwiftStrike(InBattle):
    """D.8.2: the Ronin exhausts a sword for an extra hit, once a battle."""

    def __init__(self, own: VagabondSide, battle: Battle) -> None:
        super().__init__(ITEM_WORDS[SWORD], battle, "D.8.2")
        self.own: VagabondSide = own

    def do(self, g: State, me: Side) -> Flow[None]:
        b = self.battle
        b.used.append((me.index, NONE))
        b.extra[b.number(me)] += 1
        exhaust(g, self.own, SWORD, "D.8.2")
        b.seen.add(EXTRA, "4.3.3", b.number(me), 1, self.word)
        yield from ()


class Special(OwnDeed[VagabondSide]):
    """9.5.9: for a torch, the action of his character."""

    def __init__(self) -> None:
        super().__init__(SPECIAL, "9.5.9")

    def why_not(self, g: State, me: VagabondSide) -> Refusal | None:
        action = ACTIONS.get(me.character)
        if action is None:
            return NO_ACTION
        return action.why_not(g, me) if me.pack[TORCH] else NO_TORCH

    def terms(self, g: State, me: VagabondSide) -> dict[str, Arg]:
        return {"item": ITEM_WORDS[TORCH]}

    def do(self, g: State, me: VagabondSide) -> Flow[None]:
        exhaust(g, me, TORCH, "9.5.9")
        return ACTIONS[me.character].do(g, me)

    def ends(self, g: State, me: VagabondSide) -> bool:
        return ACTIONS[me.character].ends(g, me)


SPECIAL_ACTION: Final = Special()


class Hideout(OwnDeed[VagabondSide]):
    """D.3.2 Ranger: three items are repaired, and Daylight is over."""

    def do(self, g: State, me: VagabondSide) -> Flow[None]:
        return repair_items(g, me, HIDEOUT_REPAIRS, "D.3.2")

    def ends(self, g: State, me: VagabondSide) -> bool:
        return True


# --- D.1.2 Thief: Steal -----------------------------------------------------------------------------------------------


def victims(g: State, own: VagabondSide) -> list[Side]:
    """Other players with a piece in his clearing and cards to lose."""
    others = g.in_turn_order(own.index)[1:]
    return [side for side in others if side.has_pieces(own.pawn) and side.rules.holds_cards(g, side)]


class Steal(OwnDeed[VagabondSide]):
    """D.1.2."""

    def why_not(self, g: State, me: VagabondSide) -> Refusal | None:
        if me.in_forest:
            return IN_FOREST
        return None if victims(g, me) else NOBODY_TO_STEAL_FROM

    def do(self, g: State, me: VagabondSide) -> Flow[None]:
        return steal(g, me)


def steal(g: State, own: VagabondSide) -> Flow[None]:
    """D.1.2: a random card from each player there; by the setting of the match from one of them."""
    targets = victims(g, own)
    if g.settings.get("thief") == "one":
        words = [side.rules.word for side in targets]
        word = yield asks.steal(own, words)
        targets = [side_of(g, word)]
    for side in targets:
        card = random_card(g, side)
        own.hand.append(card)
        told.stole(g, own, side, card)


# --- D.2.2 Tinker: Day Labor ------------------------------------------------------------------------------------------


def why_not_labor_for(g: State, own: VagabondSide, card: int) -> Refusal | None:
    """A card that matches his clearing; a bird always does."""
    suits = ONLY_BIRDS if own.in_forest else matching(g, own.pawn)
    return None if suits >> CARDS[card].suit & 1 else WRONG_SUIT


def why_not_day_labor(g: State, own: VagabondSide) -> Refusal | None:
    for card in g.discard:
        if why_not_labor_for(g, own, card) is None:
            return None
    return NO_CARD_TO_TAKE


class LaborFor(Judge):
    def __init__(self, g: State, own: VagabondSide) -> None:
        self.g: State = g
        self.own: VagabondSide = own

    def why_not(self, word: Word) -> Refusal | None:
        return why_not_labor_for(self.g, self.own, word.value)


class DayLabor(OwnDeed[VagabondSide]):
    """D.2.2."""

    def why_not(self, g: State, me: VagabondSide) -> Refusal | None:
        return why_not_day_labor(g, me)

    def do(self, g: State, me: VagabondSide) -> Flow[None]:
        return day_labor(g, me)


def day_labor(g: State, own: VagabondSide) -> Flow[None]:
    words = distinct([CARD_WORDS[card] for card in g.discard])
    word = yield asks.day_labor(own, words, LaborFor(g, own))
    g.discard.remove(word.value)
    own.hand.append(word.value)
    told.day_labor(g, own, word.value)


# --- D.4.2 Vagrant: Instigate -----------------------------------------------------------------------------------------


def why_not_incite(g: State, own: VagabondSide, attacker: Side) -> Refusal | None:
    """4.3: the attacker has a warrior or a pawn here, and an enemy."""
    if not can_attack(g, attacker, own.pawn):
        return NO_ATTACKER
    for side in g.sides:
        if why_not_defender(g, attacker, side, own.pawn) is None:
            return None
    return NOBODY_TO_INSTIGATE


def attackers(g: State, own: VagabondSide) -> list[Side]:
    return [side for side in g.sides if why_not_incite(g, own, side) is None]


class Incite(Judge):
    def __init__(self, g: State, own: VagabondSide) -> None:
        self.g: State = g
        self.own: VagabondSide = own

    def why_not(self, word: Word) -> Refusal | None:
        return why_not_incite(self.g, self.own, side_of(self.g, word))


class InciteAgainst(Judge):
    def __init__(self, g: State, attacker: Side, where: int) -> None:
        self.g: State = g
        self.attacker: Side = attacker
        self.where: int = where

    def why_not(self, word: Word) -> Refusal | None:
        return why_not_defender(self.g, self.attacker, side_of(self.g, word), self.where)


class Instigate(OwnDeed[VagabondSide]):
    """D.4.2."""

    def why_not(self, g: State, me: VagabondSide) -> Refusal | None:
        if me.in_forest:
            return IN_FOREST
        return None if attackers(g, me) else NOBODY_TO_INSTIGATE

    def do(self, g: State, me: VagabondSide) -> Flow[None]:
        return instigate(g, me)


def instigate(g: State, own: VagabondSide) -> Flow[None]:
    """D.4.2: a battle of two others' making: he picks them, orders their losses, and removes the pieces of both."""
    words = [side.rules.word for side in g.sides]
    word = yield asks.instigate(own, words, Incite(g, own), depends_on_hand(g, own))
    attacker = side_of(g, word)
    words = [side.rules.word for side in g.sides if side is not attacker]
    judge = InciteAgainst(g, attacker, own.pawn)
    word = yield asks.instigate_against(own, words, attacker, judge, depends_on_hand(g, attacker))
    fight = Battle(attacker, side_of(g, word), own.pawn)
    fight.loans = [Loan(own, fight.attacker, directs=True), Loan(own, fight.defender, directs=True)]
    yield from battle(g, fight)


# --- D.5.2 Arbiter: Protector -----------------------------------------------------------------------------------------


def may_be_enlisted(own: VagabondSide, b: Battle) -> bool:
    """In the clearing of a battle between others."""
    return own.character == ARBITER and own.pawn == b.where and own is not b.attacker and own is not b.defender


def protect(g: State, own: VagabondSide, b: Battle) -> Flow[None]:
    """D.5.2: the defender may enlist him, and he cannot refuse: a point for him, his swords for the defender."""
    word = yield asks.enlist(b.defender, own, swords(own))
    if word is NO:
        return
    b.loans.append(Loan(own, b.defender, rolled_hits=swords(own)))
    told.enlisted(g, b.defender, own)
    score(g, own, PROTECTOR_POINTS, "D.5.2")


# --- D.6.2 Scoundrel: Scorched Earth ----------------------------------------------------------------------------------


class Scorch(OwnDeed[VagabondSide]):
    """D.6.2."""

    def why_not(self, g: State, me: VagabondSide) -> Refusal | None:
        return IN_FOREST if me.in_forest else None

    def do(self, g: State, me: VagabondSide) -> Flow[None]:
        return scorch(g, me)


def scorch(g: State, own: VagabondSide) -> Flow[None]:
    """D.6.2: the exhausted torch lies in the clearing for good, and all enemy pieces there go."""
    where = own.pawn
    shift(own, EXHAUSTED + TORCH, GONE + TORCH)
    own.scorched.append(where)
    told.scorched(g, own, where)
    yield from sweep(g, own, [where], "D.6.2")


# --- D.9.2 Harrier: Glide ---------------------------------------------------------------------------------------------


def why_not_glide(g: State, own: VagabondSide) -> Refusal | None:
    refusal = why_not_go(g, own)
    if refusal is not None:
        return refusal
    for where in range(CLEARINGS):
        if where != own.pawn and why_not_enter(g, own, where) is None:
            return None
    return NOWHERE_TO_GLIDE


class Glide(OwnDeed[VagabondSide]):
    """D.9.2."""

    def why_not(self, g: State, me: VagabondSide) -> Refusal | None:
        return why_not_glide(g, me)

    def do(self, g: State, me: VagabondSide) -> Flow[None]:
        return glide(g, me)


def glide(g: State, own: VagabondSide) -> Flow[None]:
    """D.9.2: only the pawn, to any clearing, without boots."""
    word = yield asks.glide(own, GlideTo(g, own))
    go(g, own, place_of(word), "D.9.2")


# --- the character card (9.3.1) ---------------------------------------------------------------------------------------


#: The characters that have an action, and it.
ACTIONS: Final[dict[int, OwnDeed[VagabondSide]]] = {
    THIEF: Steal(SPECIAL, "D.1.2"),
    TINKER: DayLabor(SPECIAL, "D.2.2"),
    RANGER: Hideout(SPECIAL, "D.3.2"),
    VAGRANT: Instigate(SPECIAL, "D.4.2"),
    SCOUNDREL: Scorch(SPECIAL, "D.6.2"),
    HARRIER: Glide(SPECIAL, "D.9.2"),
}


class FreeCharacter(Judge):
    """9.3.1: any character that no other Vagabond has."""

    def __init__(self, g: State) -> None:
        self.g: State = g

    def why_not(self, word: Word) -> Refusal | None:
        for side in self.g.sides:
            if isinstance(side, VagabondSide) and side.character == word.value:
                return CHARACTER_TAKEN
        return None


CHARACTER_TAKEN: Final = Refusal("9.3.1", "why-root-vagabond-character-taken")


def choose_character(g: State, own: VagabondSide) -> Flow[None]:
    """9.3.1; in the advanced setup it was dealt already (A.8.1.III)."""
    if own.character == NONE:
        word = yield asks.character(own, FreeCharacter(g))
        own.character = word.value
    told.character(g, own, own.character)


def take_starting_items(own: VagabondSide) -> None:
    """9.3.5."""
    started = [0] * len(ITEMS)
    for item in STARTING_ITEMS[own.character]:
        started[item] += 1
        own.pack[item] += 1
    own.started = started
