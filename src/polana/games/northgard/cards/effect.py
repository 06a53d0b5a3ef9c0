"""What an action printed on a card does: a class for each verb, registered under the verb's name in `cards.toml`.

A card is a list of actions (`components.Action`), and each action is a verb with its figures: `do = "move", n = 2`, or
for Special actions `effect = "pull_unit"`. The figures are the card's exceptions (NG.cards.2); the verb is here.
"""

from __future__ import annotations

from typing import Final

from polana.games.northgard.components import ACTION_VERBS, Action
from polana.games.northgard.map.chart import NOWHERE
from polana.games.northgard.state import Table
from polana.games.northgard.words import SPECIAL
from polana.kernel.flow import Flow
from polana.kernel.refusal import Arg, Refusal
from polana.kernel.word import Word

NOT_YOURS: Final = Refusal("NG.special.1", "why-northgard-not-yours")
NOT_AN_ENEMYS: Final = Refusal("NG.special.1", "why-northgard-not-an-enemys")
BEAR_HOLDS: Final = Refusal("NG.creatures.bear.1", "why-northgard-bear-holds-units")

NOT_ALONE: Final = Refusal("NG.special.1", "why-northgard-not-alone")


class Effect:
    """One verb of the cards. The general answers: it does nothing."""

    def __init__(self, word: Word = SPECIAL, follows: bool = False, joins: bool = False) -> None:
        #: The word that chooses it on a card that gives a choice (NG.actions.cards.2).
        self.word: Word = word
        #: It belongs to what the card did before, and checks for itself whether it can be done.
        self.follows: bool = follows
        #: It happens where the card's first action does, before or after it: the two are carried out together.
        self.joins: bool = joins

    def why_not(self, g: Table, seat: int, action: Action) -> Refusal | None:
        """Why it would come to nothing. A card is played for what it begins with; what follows does not matter."""
        return NOT_ALONE

    def terms(self, action: Action) -> dict[str, Arg]:
        """What it costs or brings, as far as the card says it."""
        return {}

    def act(self, g: Table, seat: int, action: Action, here: int, card: int) -> Flow[int]:
        """Carry it out. Gives the territory that it was about, or NOWHERE; `here` is that of the action before it."""
        yield from ()
        return NOWHERE

    def why_not_together(self, g: Table, seat: int, main: Action) -> Refusal | None:
        """Of one that joins: why the two of them would come to nothing."""
        return NOT_ALONE

    def act_together(self, g: Table, seat: int, main: Action) -> Flow[None]:
        """Of one that joins: carry out the two of them."""
        yield from ()


_NOTHING: Final = Effect()
#: By `Action.verb`.
EFFECTS: Final[list[Effect]] = [_NOTHING] * len(ACTION_VERBS)


def register(verb: str, effect: Effect) -> None:
    """Give a verb its rule. Called once for each when the file that holds the rule is imported."""
    at = ACTION_VERBS.index(verb)
    if EFFECTS[at] is not _NOTHING:
        raise ValueError(f"{verb} has a rule already")
    EFFECTS[at] = effect


def unregistered() -> list[str]:
    """The verbs of the cards that no rule carries out."""
    return [verb for verb, effect in zip(ACTION_VERBS, EFFECTS, strict=True) if effect is _NOTHING]


def why_not_act(g: Table, seat: int, action: Action) -> Refusal | None:
    """None if the action could do something, else why it could not."""
    return EFFECTS[action.verb].why_not(g, seat, action)
