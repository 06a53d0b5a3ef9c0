"""What a Reward card is, whose it is, and what may be seen of it (RW.rewards).

Under a hero's card lie numbers: reward * 2 + 1 if it lies face up. A card is face down until its ability is first used
(RW.rewards.1), and only the hero's controller knows it (RW.rewards.secret). What a card does is a class derived from
`Reward`; a card that works by itself says so in `steps`, `cards`, `toughness` and the like.
"""

from __future__ import annotations

from typing import Final

from polana.games.runewars.battle.battlefield import Duel
from polana.games.runewars.box.decks import REWARD_COPIES, REWARD_TIMING, REWARD_TRAIT, REWARDS
from polana.games.runewars.rewards import news as told
from polana.games.runewars.state import Table
from polana.kernel import mypyc_attr
from polana.kernel.flow import Flow
from polana.kernel.refusal import Refusal
from polana.kernel.shelf.piles import reshuffle


@mypyc_attr(allow_interpreted_subclasses=True)
class Reward:
    """What a Reward card does. A class overrides what its sentence says."""

    def __init__(self, card: str) -> None:
        self.card: int = REWARDS.index(card)
        self.timing: str = REWARD_TIMING[self.card]
        self.trait: int = REWARD_TRAIT[self.card]

    # In its player's own turn or in the Quest phase.

    def why_not(self, g: Table, hero: int) -> Refusal | None:
        """Why it would do nothing for this hero now."""
        return None

    def do(self, g: Table, hero: int) -> Flow[None]:
        yield from ()

    # Instead of 1 damage, for a special symbol in a duel (RW.duels.3.special).

    def strike(self, g: Table, duel: Duel, side: int) -> Flow[int]:
        """How much damage it deals."""
        yield from ()
        return 0

    def felled(self, g: Table, hero: int) -> None:
        """Its hero has defeated the enemy hero in the round in which it struck."""

    # Against damage in a duel.

    def shield(self, g: Table, duel: Duel, side: int, damage: int) -> int:
        """How much of the damage of this round it prevents."""
        return 0

    # By itself.

    def steps(self) -> int:
        """How many areas farther its hero moves in the Quest phase."""
        return 0

    def cards(self, attribute: int) -> int:
        """How many more Fate cards its hero draws in a test."""
        return 0

    def toughness(self) -> int:
        return 0

    def flying(self) -> bool:
        return False

    def fast(self) -> bool:
        return False


_RULES: Final[list[Reward]] = [Reward(card) for card in REWARDS]


def register(reward: Reward) -> None:
    _RULES[reward.card] = reward


def rule_of(card: int) -> Reward:
    return _RULES[card]


# --- whose they are ---------------------------------------------------------------------------------------------------


def held(g: Table, hero: int) -> list[int]:
    """The Reward cards of a hero, in order, each as often as he has it."""
    return sorted([reward >> 1 for reward in g.rewards[hero]])


def has(g: Table, hero: int, card: int) -> bool:
    return card * 2 in g.rewards[hero] or card * 2 + 1 in g.rewards[hero]


def hides_any(g: Table, hero: int) -> bool:
    """Does anything lie face down under his card? Everybody can see that."""
    for reward in g.rewards[hero]:
        if reward & 1 == 0:
            return True
    return False


def keeps_secret_whose(g: Table, heroes: list[int], card: int) -> bool:
    """Of these heroes, who all have one controller: could another have such a card as well, for all that others see?"""
    if REWARD_COPIES[card] == 1:
        return False
    bearers = [hero for hero in heroes if g.rewards[hero]]
    return len(bearers) > 1 and len([hero for hero in bearers if hides_any(g, hero)]) > 0


def draw(g: Table, hero: int, law: str) -> None:
    """RW.rewards.1: the top card of the Reward deck, face down; only the hero's controller sees it."""
    if not g.reward_deck:  # RW.limits.2
        reshuffle(g.reward_deck, g.reward_discard, g.chance)
    if g.reward_deck:
        card = g.chance.draw(g.reward_deck, "reward")
        g.rewards[hero].append(card * 2)
        g.hero_moves += 1
        g.deck_moves += 1
        told.drew(g, hero, card, law)
    else:
        told.none_left(g, hero, law)


def reveal(g: Table, hero: int, card: int) -> None:
    """RW.rewards.1: a card whose ability is used is turned up, and stays so (RW.rewards.secret)."""
    if card * 2 + 1 not in g.rewards[hero]:
        g.rewards[hero].remove(card * 2)
        g.rewards[hero].append(card * 2 + 1)
        g.hero_moves += 1
        g.chance.reveal()
        told.revealed(g, hero, card)


def discard(g: Table, hero: int, card: int, law: str) -> None:
    """A card goes face up beside the deck; one that lies open goes first."""
    rewards = g.rewards[hero]
    rewards.remove(card * 2 + 1 if card * 2 + 1 in rewards else card * 2)
    g.hero_moves += 1
    g.reward_discard.append(card)
    g.deck_moves += 1
    told.discarded(g, hero, card, law)


def hand_over(g: Table, hero: int, card: int, to: int) -> None:
    """A card goes from one hero to another and stays as it lies (RW.rewards.2, RW.defeat.2)."""
    reward = card * 2 + 1 if card * 2 + 1 in g.rewards[hero] else card * 2
    g.rewards[hero].remove(reward)
    g.rewards[to].append(reward)
    g.hero_moves += 1
    told.handed_over(g, hero, card, to, reward & 1 == 1)


# --- what works by itself ---------------------------------------------------------------------------------------------


def extra_steps(g: Table, hero: int) -> int:
    count = 0
    for reward in g.rewards[hero]:
        count += _RULES[reward >> 1].steps()
    return count


def extra_toughness(g: Table, hero: int) -> int:
    count = 0
    for reward in g.rewards[hero]:
        count += _RULES[reward >> 1].toughness()
    return count


def extra_cards(g: Table, hero: int, attribute: int) -> int:
    count = 0
    for reward in g.rewards[hero]:
        count += _RULES[reward >> 1].cards(attribute)
    return count


def is_flying(g: Table, hero: int) -> bool:
    """RW.terms.flying."""
    for reward in g.rewards[hero]:
        if _RULES[reward >> 1].flying():
            return True
    return False


def is_fast(g: Table, hero: int) -> bool:
    """RW.terms.fast."""
    for reward in g.rewards[hero]:
        if _RULES[reward >> 1].fast():
            return True
    return False


def show(g: Table, hero: int, what: str, attribute: int = 0) -> None:
    """A card that works by itself has made a visible difference, so it is turned up."""
    for card in held(g, hero):
        rule = _RULES[card]
        used = (
            (what == "steps" and rule.steps() > 0)
            or (what == "toughness" and rule.toughness() > 0)
            or (what == "flying" and rule.flying())
            or (what == "fast" and rule.fast())
            or (what == "cards" and rule.cards(attribute) > 0)
        )
        if used:
            reveal(g, hero, card)
            return
