"""What can happen in Root, line by line: each is told by its function, by name.

Where nobody listens a function returns at once. The lines of a faction's chapter are in the `news.py` of its folder,
those of other rooms in theirs. A line is part of whatever is going on: a turn, Birdsong, an action, a battle.
"""

from __future__ import annotations

from typing import Final

from polana.games.root.components import NONE
from polana.games.root.state import BIRDSONG, DAYLIGHT, EVENING, Side, State, seats_of
from polana.games.root.words import CARD_WORDS, FACTION_WORDS, ITEM_WORDS, PLACE_WORDS, piece_word
from polana.kernel.word import Word

# What lines are part of, from the outermost inwards.
TURN: Final = "turn"
PHASES: Final = {BIRDSONG: "birdsong", DAYLIGHT: "daylight", EVENING: "evening"}
ACTION: Final = "action"
BATTLE: Final = "battle"

_WARRIOR: Final = piece_word("warrior")


# --- setup --------------------------------------------------------------------------------------------------------


def faction(g: State, side: Side, word: Word, law: str) -> None:
    if g.news is not None:
        g.tell("news-root-faction", law, seat=side.who, faction=word)


def first_player(g: State, side: Side, law: str) -> None:
    if g.news is not None:
        g.tell("news-root-first-player", law, seat=side.who)


def low_reach(g: State, reach: int, wanted: int) -> None:
    if g.news is not None:
        g.tell("news-root-low-reach", "5.2", reach=reach, wanted=wanted)


def pool(g: State) -> None:
    """A.8.1: the setup cards that lie open."""
    if g.news is not None:
        g.tell("news-root-pool", "A.8.1", factions=[FACTION_WORDS[number] for number in g.pool])


def hands_settled(g: State) -> None:
    if g.news is not None:
        g.tell("news-root-hands-settled", "A.10")


# --- turns and points -----------------------------------------------------------------------------------------------


def turn(g: State, me: Side) -> None:
    """A turn begins."""
    if g.news is not None:
        g.begin(TURN, seat=me.who, round=g.round)
        g.tell("news-root-turn", "1.4.1", seat=me.who, round=g.round)


def turn_over(g: State) -> None:
    if g.news is not None:
        g.end(TURN)


def phase(g: State) -> None:
    """Birdsong, Daylight or Evening begins."""
    if g.news is not None:
        g.begin(PHASES[g.phase], headed=False)


def phase_over(g: State) -> None:
    if g.news is not None:
        g.end(PHASES[g.phase])


def taken_up(g: State) -> None:
    """A match begins in the middle of a turn."""
    if g.news is not None and (g.opened or g.phase):
        g.begin(TURN, headed=False, seat=g.sides[g.turn].who, round=g.round)
        if g.opened:
            phase(g)


def action(g: State) -> None:
    """What is told from now on is part of the action just chosen, until the next is chosen or the phase is over."""
    if g.news is not None:
        g.end(ACTION)
        g.begin(ACTION)


def scored(g: State, me: Side, count: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-root-scored", law, seat=me.who, count=count, score=me.score)


def lost_points(g: State, me: Side, count: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-root-lost-points", law, seat=me.who, count=count, score=me.score)


def marker_taken(g: State, me: Side, space: int) -> None:
    """E.1.1: a hireling marker of the score track."""
    if g.news is not None:
        g.tell("news-root-marker-taken", "E.1.1", seat=me.who, space=space)


# --- the map --------------------------------------------------------------------------------------------------------


def moved(g: State, me: Side, count: int, origin: int, destination: int, law: str) -> None:
    if g.news is not None:
        here, there = PLACE_WORDS[origin], PLACE_WORDS[destination]
        g.tell("news-root-moved", law, seat=me.who, count=count, origin=here, destination=there)


def placed_warriors(g: State, me: Side, count: int, where: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-root-placed-warriors", law, seat=me.who, count=count, where=PLACE_WORDS[where])


def placed(g: State, me: Side, kind: int, where: int, law: str) -> None:
    """A building or token of a kind of the side's own."""
    if g.news is not None:
        g.tell("news-root-placed", law, seat=me.who, piece=me.rules.pieces[kind].word, where=PLACE_WORDS[where])


def removed(g: State, owner: Side, kind: int, count: int, where: int) -> None:
    """Pieces of a kind; NONE: warriors."""
    if g.news is not None:
        piece = _WARRIOR if kind == NONE else owner.rules.pieces[kind].word
        g.tell("news-root-removed", "G.1.27", seat=owner.who, count=count, piece=piece, where=PLACE_WORDS[where])


# --- battle ---------------------------------------------------------------------------------------------------------


def battle(g: State, attacker: Side, defender: Side, where: int) -> None:
    """A battle begins."""
    if g.news is not None:
        g.begin(BATTLE)
        g.tell("news-root-battle", "4.3", seat=attacker.who, other=defender.who, where=PLACE_WORDS[where])


def battle_over(g: State) -> None:
    if g.news is not None:
        g.end(BATTLE)


def ambush(g: State, me: Side, card: int, as_defender: bool, law: str) -> None:
    """4.3.1: the defender's ambush; 4.3.1.I: the attacker's, which foils it."""
    if g.news is not None:
        g.tell("news-root-ambush" if as_defender else "news-root-foiled", law, seat=me.who, card=CARD_WORDS[card])


def rolled(g: State, one: int, other: int, dice: tuple[int, int], dealt: tuple[int, int]) -> None:
    """4.3.2: both dice; what each side would deal by them, and what it deals, so that readers can do the sum."""
    if g.news is not None:
        g.tell(
            "news-root-rolled",
            "4.3.2",
            one=one,
            other_die=other,
            attacker_die=dice[0],
            defender_die=dice[1],
            attacker=dealt[0],
            defender=dealt[1],
        )


def extra_hits(g: State, me: Side, count: int, by: Word) -> None:
    """4.3.3.I: every hit has a source: a leader, a mood, a piece, a hireling or a card."""
    if count and g.news is not None:
        g.tell("news-root-extra-hits", "4.3.3.I", seat=me.who, count=count, by=by)


def defenseless(g: State, attacker: Side, defender: Side) -> None:
    if g.news is not None:
        g.tell("news-root-defenseless", "4.3.3.II", seat=attacker.who, other=defender.who, count=1)


def ignored_hits(g: State, me: Side, enemy: Side, count: int, by: Word) -> None:
    """4.3.3: rolled hits of the enemy that a card keeps away."""
    if count and g.news is not None:
        g.tell("news-root-ignored-hits", "4.3.3", seat=me.who, other=enemy.who, count=count, by=by)


def hits(g: State, attacker: Side, defender: Side, to_attacker: int, to_defender: int) -> None:
    if g.news is not None:
        g.tell("news-root-hits", "4.3.4", seat=attacker.who, other=defender.who, one=to_attacker, two=to_defender)


# --- cards ----------------------------------------------------------------------------------------------------------


def drew(g: State, me: Side, cards: list[int], law: str) -> None:
    if g.news is not None:
        own = seats_of(me)
        words = [CARD_WORDS[card] for card in cards]
        if me.rules.public_hand(g, me):
            g.tell("news-root-drew-cards", law, seat=me.who, count=len(cards), cards=words)
            return
        g.tell_to(own, "news-root-drew-cards", law, seat=me.who, count=len(cards), cards=words)
        g.tell_except(own, "news-root-drew", law, seat=me.who, count=len(cards))


def reshuffled(g: State) -> None:
    if g.news is not None:
        g.tell("news-root-reshuffled", "2.1")


def spent(g: State, me: Side, card: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-root-spent", law, seat=me.who, card=CARD_WORDS[card])


def revealed(g: State, me: Side, card: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-root-revealed", law, seat=me.who, card=CARD_WORDS[card])


def discarded(g: State, me: Side, cards: list[int], law: str = "4.3.3") -> None:
    if g.news is not None:
        g.tell("news-root-discarded", law, seat=me.who, cards=[CARD_WORDS[card] for card in cards])


def crafted(g: State, me: Side, card: int, law: str) -> None:
    if g.news is not None:
        g.tell("news-root-crafted", law, seat=me.who, card=CARD_WORDS[card])


def took_item(g: State, me: Side, item: int) -> None:
    if g.news is not None:
        g.tell("news-root-took-item", "4.1.2", seat=me.who, item=ITEM_WORDS[item])


def used(g: State, me: Side, card: int, law: str) -> None:
    """The effect of a card in play."""
    if g.news is not None:
        g.tell("news-root-used", law, seat=me.who, card=CARD_WORDS[card])


def activated_dominance(g: State, me: Side, card: int) -> None:
    if g.news is not None:
        g.tell("news-root-dominance", "3.3.1", seat=me.who, card=CARD_WORDS[card])


def took_dominance(g: State, me: Side, card: int) -> None:
    if g.news is not None:
        g.tell("news-root-took-dominance", "3.3.4", seat=me.who, card=CARD_WORDS[card])


# --- effects of cards -----------------------------------------------------------------------------------------------


def took_card(g: State, me: Side, other: Side, card: int) -> None:
    """A card of another hand comes into mine; the two of us know which, and everybody does if either hand is open."""
    if g.news is not None:
        if me.rules.public_hand(g, me) or other.rules.public_hand(g, other):
            g.tell("news-root-took-card", "4.1.3", seat=me.who, other=other.who, card=CARD_WORDS[card])
            return
        both = seats_of(me, other)
        g.tell_to(both, "news-root-took-card", "4.1.3", seat=me.who, other=other.who, card=CARD_WORDS[card])
        g.tell_except(both, "news-root-took-a-card", "4.1.3", seat=me.who, other=other.who)


def gave_card(g: State, me: Side, other: Side, card: int) -> None:
    if g.news is not None:
        if me.rules.public_hand(g, me) or other.rules.public_hand(g, other):
            g.tell("news-root-gave-card", "4.1.3", seat=me.who, other=other.who, card=CARD_WORDS[card])
            return
        both = seats_of(me, other)
        g.tell_to(both, "news-root-gave-card", "4.1.3", seat=me.who, other=other.who, card=CARD_WORDS[card])
        g.tell_except(both, "news-root-gave-a-card", "4.1.3", seat=me.who, other=other.who)


def saw_hand(g: State, me: Side, other: Side) -> None:
    """G.1.15: a hand is shown to one player only."""
    if g.news is not None:
        both = seats_of(me, other)
        cards = [CARD_WORDS[card] for card in sorted(other.hand)]
        g.tell_to(both, "news-root-saw-hand", "G.1.15", seat=me.who, other=other.who, cards=cards)
        g.tell_except(both, "news-root-looked-at-hand", "G.1.15", seat=me.who, other=other.who)


def sabotaged(g: State, me: Side, other: Side, card: int) -> None:
    if g.news is not None:
        g.tell("news-root-sabotaged", "4.1.3", seat=me.who, other=other.who, card=CARD_WORDS[card])


def took_from_discard(g: State, me: Side, card: int) -> None:
    if g.news is not None:
        g.tell("news-root-took-from-discard", "4.1.3", seat=me.who, card=CARD_WORDS[card])
