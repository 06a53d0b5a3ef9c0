"""A campaign (R.P): matches in which what was won before is written into the setup of the next.

The option `campaign` is `off`, `start`, or the number of matches won so far and, for each seat, the cards that it has
kept and after a colon those that it crafted in the match just won, of which it keeps one more:

    2/brutal_tactics:command_warren+cobbler/:tax_collector
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from polana.games.root.components import CARDS, DECKS, automaton_rules, card_named
from polana.games.root.factions.mechanical_marquise import asks
from polana.games.root.factions.mechanical_marquise import news as told
from polana.games.root.names import CARD_NAMES
from polana.games.root.state import Extra, State
from polana.games.root.words import CARD_WORDS
from polana.kernel.errors import SetupError
from polana.kernel.flow import Flow, Judge
from polana.kernel.notation import Notation
from polana.kernel.refusal import Refusal, wrong
from polana.kernel.shelf.options import any_option
from polana.kernel.word import Word

_TABLE: Final[dict[str, Any]] = automaton_rules("mechanical_marquise")
#: R.P.2: points with which the machine begins, for each match won.
HEAD_START: Final[int] = _TABLE["cooperative"]["campaign_bot_vp_per_win"]
#: The most wins: with the next head start the machine would have won before the first turn.
MOST_WINS: Final = 9

OFF: Final = "off"
START: Final = "start"

KEPT_ALREADY: Final = Refusal("4.1.4", "why-root-kept-already")
KEPT_BY_OTHERS: Final = Refusal("R.P.3", "why-root-kept-by-others")


@final
class Campaign(Extra):
    """What was brought from the matches before this one."""

    __slots__ = ("kept", "wins")

    NOTATION: ClassVar[Notation] = Notation({"kept": CARD_NAMES})

    def __init__(self, wins: int, kept: list[list[int]]) -> None:
        self.wins: int = wins
        #: By seat: the cards with which it began.
        self.kept: list[list[int]] = kept

    def copy(self) -> Campaign:
        return Campaign(self.wins, [cards[:] for cards in self.kept])


def campaign_of(g: State) -> Campaign | None:
    for extra in g.extras:
        if isinstance(extra, Campaign):
            return extra
    return None


@final
class Brought:
    """The value of the option, read: wins, and for each seat the cards kept and those to choose from."""

    def __init__(self, wins: int, kept: list[list[int]], crafted: list[list[int]]) -> None:
        self.wins: int = wins
        self.kept: list[list[int]] = kept
        self.crafted: list[list[int]] = crafted

    def written(self) -> str:
        seats = [f"{_names(kept)}:{_names(new)}" for kept, new in zip(self.kept, self.crafted, strict=True)]
        return "/".join([str(self.wins), *seats])


def _names(cards: list[int]) -> str:
    return "+".join(CARDS[card].name for card in cards)


def read(text: str, seats: int, deck: str) -> Brought:
    """What an option says; `SetupError` if that is impossible."""
    if text in (OFF, START):
        return Brought(0, [[] for _ in range(seats)], [[] for _ in range(seats)])
    parts = text.split("/")
    if not (parts[0].isascii() and parts[0].isdecimal()) or int(parts[0]) > MOST_WINS or len(parts) != seats + 1:
        raise _bad(text)
    kept: list[list[int]] = []
    crafted: list[list[int]] = []
    left = DECKS[deck].cards[:]
    for part in parts[1:]:
        before, colon, new = part.partition(":")
        if not colon:
            raise _bad(text)
        kept.append(_cards(before, text))
        crafted.append(_cards(new, text))
        for card in kept[-1]:
            if card not in left:
                raise _bad(text)
            left.remove(card)
        if any(card not in DECKS[deck].cards for card in crafted[-1]):
            raise _bad(text)
    return Brought(int(parts[0]), kept, crafted)


def _cards(text: str, whole: str) -> list[int]:
    """Cards that can lie in one play area (4.1.3, 4.1.4)."""
    cards: list[int] = []
    for name in text.split("+") if text else []:
        found = [card.index for card in CARDS if card.name == name and card.persistent]
        if not found or found[0] in cards:
            raise _bad(whole)
        cards.append(card_named(name))
    return cards


def _bad(text: str) -> SetupError:
    return SetupError(f"{text!r} does not tell of a campaign", wrong("error-root-campaign", text=text))


class CanKeep(Judge):
    """R.P.3: cards of which there is still one for him, and that he does not have already."""

    def __init__(self, kept: list[list[int]], seat: int, deck: str) -> None:
        self.kept: list[list[int]] = kept
        self.seat: int = seat
        self.deck: str = deck

    def why_not(self, word: Word) -> Refusal | None:
        if word.value in self.kept[self.seat]:
            return KEPT_ALREADY
        taken = sum(word.value in cards for cards in self.kept)
        return None if taken < DECKS[self.deck].cards.count(word.value) else KEPT_BY_OTHERS


def bring(g: State) -> Flow[None]:
    """R.P.3: each player begins with the cards kept before, and with one of those crafted in the match just won."""
    text = str(g.settings.get("campaign", OFF))
    if text == OFF:
        return
    brought = read(text, g.seats, g.deck_name)
    kept = brought.kept
    for seat in range(g.seats):
        judge = CanKeep(kept, seat, g.deck_name)
        words = [CARD_WORDS[card] for card in brought.crafted[seat]]
        if any_option(words, judge):
            word = yield asks.kept_card(seat, words, judge)
            kept[seat].append(word.value)
    g.extras.append(Campaign(brought.wins, kept))
    for seat in range(g.seats):
        g.sides[seat].play = g.sides[seat].play + kept[seat]
        told.kept(g, seat, kept[seat])


def sequel(g: State) -> str:
    """R.P.2, R.P.3: the option for the match after this one, which is over. After a defeat all is as it was."""
    campaign = campaign_of(g)
    wins, kept = (campaign.wins, campaign.kept) if campaign is not None else (0, [[] for _ in range(g.seats)])
    if 0 not in g.winners:
        return Brought(wins, kept, [[] for _ in kept]).written()
    crafted = [
        [card for card in side.play if not CARDS[card].spy and card not in kept[side.index]]
        for side in g.sides[: g.seats]
    ]
    return Brought(min(wins + 1, MOST_WINS), kept, crafted).written()
