"""Why one word is better than another, from the positions that they lead to.

Three things are compared, each over the worlds in which the words were tried: what lies where (`Game.scene`), what the
bots' figures say of it, taken apart by *ideas* (land, guard, cards, ...), and what the others can do about it until the
seat's next turn, which bots play out. A reason is told only where it makes a difference between the word and what it is
compared with.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from polana.bots.greedy import GreedyBot
from polana.bots.opinion import Opinion, Trial
from polana.bots.player import AnySense, Feeling
from polana.bots.senses import ENTRY_POINTS, sense_of
from polana.kernel import brought
from polana.kernel.rng import Rng
from polana.kernel.shelf.scene import NOBODY, Scene
from polana.kernel.state import State
from polana.kernel.word import Word
from polana.school.counsel import Remark

#: What figures of the bots' senses belong to one idea. Those that stand nowhere, like points, are said otherwise.
IDEAS: Final[dict[str, tuple[str, ...]]] = {
    "land": ("ruled", "land", "held", "opening", "food", "wood", "lore", "area", "city", "yield"),
    "guard": ("lone", "thin", "exposed", "danger", "guarded", "guard", "watched"),
    "army": (
        *("warrior", "unit", "unit_again", "kaija", "triangle", "rectangle", "circle", "hexagon", "routed", "officer"),
        *("sworn", "crowd", "burrowed", "hired_warrior", "acolyte"),
    ),
    "cards": ("card", "spare_card", "revealed", "hand", "deck", "unrest", "tactic", "supporter", "effect"),
    "plans": ("plan", "site", "next", "stuck", "small_slot", "large_slot", "housed", "pitch", "due", "ready"),
    "engine": (
        *("sawmill", "workshop", "recruiter", "keep", "roost", "sympathy", "base", "garden", "track", "post", "fund"),
        *("citadel", "market", "tunnel", "squire", "noble", "lord", "up", "down", "extortion", "mob", "stronghold"),
        *("oppressed", "warlord", "station", "move", "delve", "recover", "tea", "coins", "bag", "boots", "sword"),
        *("torch", "hammer", "club", "crossbow", "relation"),
    ),
    "raid": ("raid", "prey", "loot", "find", "reach"),
    "gear": ("item", "hireling", "control", "claim"),
    "stores": ("resource", "spare_resource", "dial", "high_dial", "influence", "rich"),
    "winter": ("unpaid", "hungry"),
    "buildings": ("altar", "forge", "fortress", "tower", "camp", "damaged", "development", "steps"),
    "runes": ("dragon", "dragon_shown", "sixth", "near_rune", "near_dragon", "objective", "objective_met"),
    "heroes": ("hero", "reward", "training", "quest", "title"),
    "decree": ("heavy", "order", "birds"),
    "dominance": ("dominance",),
}
#: Figures that take something off for what rivals have.
RIVALS: Final = ("rival", "others", "machine")

#: In how many worlds positions are compared, and in how many the others answer.
COMPARED: Final = 6
ANSWERED: Final = 4
#: In which part of the worlds something has to be so to be told.
MOSTLY: Final = 0.5
#: A difference in what an idea is worth is told above this part of a clear advantage.
CLEAR: Final = 0.06
#: Words that the others say at the most until the seat's next turn.
PATIENCE: Final = 400
#: How the bots that answer look at their options.
GLANCE: Final = [1, 1]
MOST_REASONS: Final = 3
#: Words that say which side a seat plays.
SIDES: Final = frozenset({"clan", "faction"})
MOST_PLACES: Final = 3


class Breakdown:
    """What a position is worth to a seat, taken apart: by ideas, and what the others have."""

    def __init__(self, game: str) -> None:
        feeling = brought.load(ENTRY_POINTS, game)
        assert isinstance(feeling, Feeling)
        with feeling.file.open("rb") as file:
            figures: dict[str, Any] = tomllib.load(file)
        known = _names(figures)
        self.whole: AnySense = sense_of(game, figures, searching=True)
        own = _without(figures, RIVALS)
        self.own: AnySense = sense_of(game, own, searching=True)
        self.scale: float = self.whole.manner().scale
        self.lacking: dict[str, AnySense] = {
            idea: sense_of(game, _without(own, names), searching=True)
            for idea, names in IDEAS.items()
            if known.intersection(names)
        }

    def parts(self, state: State, seat: int) -> dict[str, float]:
        own = self.own.value(state, seat)
        parts = {idea: own - sense.value(state, seat) for idea, sense in self.lacking.items()}
        parts["rivals"] = self.whole.value(state, seat) - own
        return parts


def _names(figures: dict[str, Any]) -> set[str]:
    found: set[str] = set()
    for name, value in figures.items():
        found |= _names(value) if isinstance(value, dict) else {name}
    return found


def _without(figures: dict[str, Any], names: tuple[str, ...]) -> dict[str, Any]:
    """The same figures, but these are worth nothing."""
    return {name: _nothing(name, value, names) for name, value in figures.items()}


def _nothing(name: str, value: Any, names: tuple[str, ...]) -> Any:
    if isinstance(value, dict):
        return _without(value, names)
    if name not in names:
        return value
    return [0.0] * len(value) if isinstance(value, list) else 0.0


@cache
def breakdown(game: str) -> Breakdown:
    return Breakdown(game)


class Answer:
    """What the others have made of a candidate in one world, until the seat's next turn.

    `winners`: None while nobody has won; empty where all who have a seat have lost.
    """

    def __init__(self, before: Scene, after: Scene, winners: list[int] | None) -> None:
        self.before = before
        self.after = after
        self.winners = winners


class Reasons:
    """Why, about the candidates of one opinion."""

    def __init__(self, opinion: Opinion) -> None:
        self.opinion = opinion
        self.game = opinion.match.game
        self.seat = opinion.seat
        #: Whoever wins with the seat is no threat to it, and what they lose is no gain.
        self.own = {self.seat, *opinion.odds.allies(self.seat, opinion.seats)}
        self.now = self._scene(opinion.match.imagine(self.seat, 1).state)
        self.ideas_now = self._ideas([opinion.match.imagine(self.seat, seed).state for seed in (1, 2)])
        self.scenes: dict[int, list[Scene]] = {}
        self.ideas: dict[int, dict[str, float]] = {}
        self.answers: dict[int, list[Answer]] = {}

    def look(self, words: list[Word]) -> None:
        """See what the candidates lead to."""
        for word in words:
            trials = self.opinion.trials[word.id][:COMPARED]
            self.scenes[word.id] = [self._scene(trial.world.state) for trial in trials]
            self.ideas[word.id] = self._ideas([trial.world.state for trial in trials if not trial.world.over])

    def _ideas(self, states: list[State]) -> dict[str, float]:
        """What each idea is worth, on average."""
        parts = breakdown(self.game.name)
        total: Counter[str] = Counter()
        for state in states:
            total.update(parts.parts(state, self.seat))
        return {idea: value / len(states) for idea, value in total.items()}

    def answer(self, words: list[Word], go_on: Callable[[], bool]) -> None:
        """Let the others answer the candidates, world by world, as long as there is time."""
        for number in range(ANSWERED):
            for word in words:
                if not go_on():
                    return
                trials = self.opinion.trials[word.id]
                seen = self.answers.setdefault(word.id, [])
                if number < len(trials) and len(seen) == number:
                    seen.append(self._played_on(word, number))

    def _scene(self, state: State) -> Scene:
        return self.game.scene(state, self.opinion.seats)

    def _played_on(self, word: Word, number: int) -> Answer:
        world = self.opinion.again(word, number)
        before = self._scene(world.state)
        rng = Rng(number + 1)
        bots = [GreedyBot(rng.fork(), None, GLANCE) for _ in before.points]
        turn, year = self.game.moment(self.opinion.match.state)[0], self.game.stage(world.state).get("year")
        left = False
        for _ in range(PATIENCE):
            if world.over:
                break
            ask = next(ask for ask in world.asks if world.sealed(ask.seat) is None)
            world.choose(ask.seat, bots[ask.seat].choose(world, ask))
            if year is not None:
                if self.game.stage(world.state).get("year") != year:
                    break
            elif self.game.moment(world.state)[0] != turn:
                left = True
            elif left:
                break
        winners = None if world.result is None else list(world.result.winners)
        return Answer(before, self._scene(world.state), winners)

    # --- sentences ------------------------------------------------------------------------------------------------

    def later(self, word: Word) -> float | None:
        """How many points more the seat will have when its next turn begins."""
        seen = self.answers.get(word.id)
        if not seen:
            return None
        return sum(one.after.points[self.seat] for one in seen) / len(seen) - self.opinion.points_now

    def of(self, word: Word, others: list[Word]) -> list[Remark]:
        """Why this word: what it gains against the others, then what it costs."""
        if word.id not in self.scenes:
            return []
        rest = [one for one in others if one is not word and one.id in self.scenes]
        gains, costs = self._told(word, rest)
        found = gains[: MOST_REASONS - 1 if costs else MOST_REASONS]
        return found + costs[: MOST_REASONS - len(found)]

    def _told(self, word: Word, rest: list[Word]) -> tuple[list[Remark], list[Remark]]:
        gains: list[Remark] = []
        costs: list[Remark] = []
        own, other = self._points(word), [self._points(one) for one in rest]
        mean = sum(other) / len(other) if other else 0.0
        if own >= 0.5 and own >= mean + 0.5:
            gains.append(Remark("hint-points", self._counted(own)))
        elif rest and own <= mean - 0.5:
            costs.append(Remark("hint-points-less", self._counted(own)))
        self._lands(word, rest, gains, costs)
        self._pieces(word, rest, gains, costs)
        self._threats(word, rest, gains, costs)
        for idea, much in self._differences(word, rest):
            (gains if much > 0 else costs).append(Remark(f"hint-idea-{idea}" if much > 0 else f"hint-less-{idea}", {}))
        return gains, costs

    def _differences(self, word: Word, rest: list[Word]) -> list[tuple[str, float]]:
        """The ideas that speak for a word or against it, the strongest first."""
        mine = self.ideas.get(word.id, {})
        found: list[tuple[str, float]] = []
        for idea, value in mine.items():
            against = [self.ideas[one.id].get(idea, 0.0) for one in rest if self.ideas.get(one.id)]
            base = sum(against) / len(against) if against else self.ideas_now.get(idea, 0.0)
            if abs(value - base) >= CLEAR * breakdown(self.game.name).scale:
                found.append((idea, value - base))
        return sorted(found, key=lambda one: -abs(one[1]))

    def _points(self, word: Word) -> float:
        scenes = self.scenes[word.id]
        return sum(scene.points[self.seat] for scene in scenes) / len(scenes) - self.opinion.points_now

    def _counted(self, count: float) -> dict[str, Any]:
        """So many points or pieces; what they are called is the game's own."""
        return {"count": int(count + 0.5), "of": self.game.name}

    def _lands(self, word: Word, rest: list[Word], gains: list[Remark], costs: list[Remark]) -> None:
        """Places that change hands with this word, and not with the others."""
        taken: dict[int, list[Word]] = {}
        lost: list[Word] = []
        for place, holder in self.now.holders.items():
            mine = self._holds(self.scenes[word.id], place)
            theirs = max((self._holds(self.scenes[one.id], place) for one in rest), default=0.0)
            least = min((self._holds(self.scenes[one.id], place) for one in rest), default=1.0)
            if holder != self.seat and mine >= MOSTLY and (not rest or theirs < mine - 0.3):
                taken.setdefault(holder, []).append(place)
            elif holder == self.seat and mine < 1 - MOSTLY and (not rest or least > mine + 0.3):
                lost.append(place)
        for holder, places in sorted(taken.items(), key=lambda one: -one[0]):
            told = [{"word": place.text} for place in places[:MOST_PLACES]]
            if holder == NOBODY:
                gains.append(Remark("hint-holds", {"places": told}))
            elif holder not in self.own:
                gains.append(Remark("hint-takes", {"other": holder, "places": told}))
        if lost:
            costs.append(Remark("hint-gives-up", {"places": [{"word": place.text} for place in lost[:MOST_PLACES]]}))

    def _holds(self, scenes: list[Scene], place: Word) -> float:
        return sum(scene.holders.get(place) == self.seat for scene in scenes) / max(1, len(scenes))

    def _pieces(self, word: Word, rest: list[Word], gains: list[Remark], costs: list[Remark]) -> None:
        """What comes onto the map and goes from it."""
        for seat in range(len(self.now.points)):
            mine = self._mean(word, seat)
            more: list[Word] = []
            fewer: list[Word] = []
            for piece, value in mine.items():
                before = self.now.pieces[seat][piece]
                others = [self._mean(one, seat)[piece] for one in rest]
                if value >= before + MOSTLY and all(other < value - 0.3 for other in others):
                    more.append(piece)
                elif value <= before - MOSTLY and all(other > value + 0.3 for other in others):
                    fewer.append(piece)
            if seat == self.seat:
                if more:
                    gains.append(Remark("hint-builds", {"pieces": [{"word": one.text} for one in more]}))
                if fewer:
                    costs.append(Remark("hint-loses", {"pieces": [{"word": one.text} for one in fewer]}))
            elif fewer and seat not in self.own:
                told = [{"word": one.text} for one in fewer]
                gains.append(Remark("hint-breaks", {"other": seat, "pieces": told}))
            if seat not in self.own:
                killed = self.now.units[seat] - self._units(word, seat)
                if killed >= 1 and all(killed > self.now.units[seat] - self._units(one, seat) + 0.5 for one in rest):
                    gains.append(Remark("hint-kills", {"other": seat, **self._counted(killed)}))

    def _mean(self, word: Word, seat: int) -> dict[Word, float]:
        scenes = self.scenes[word.id]
        return {
            piece: sum(scene.pieces[seat][piece] for scene in scenes) / len(scenes) for piece in self.now.pieces[seat]
        }

    def _units(self, word: Word, seat: int) -> float:
        scenes = self.scenes[word.id]
        return sum(scene.units[seat] for scene in scenes) / len(scenes)

    def _threats(self, word: Word, rest: list[Word], gains: list[Remark], costs: list[Remark]) -> None:
        """What the others can do after this word and not after the rest, or the other way round."""
        mine = self._in_danger(word)
        compared = [one for one in rest if self.answers.get(one.id)]
        if not compared or not self.answers.get(word.id):
            return
        theirs = [self._in_danger(one) for one in compared]
        safe = [place for place in theirs[0] if theirs[0][place][0] >= MOSTLY and mine.get(place, (0.0, 0))[0] < 0.3]
        bare = {
            place: by
            for place, (share, by) in mine.items()
            if share >= MOSTLY and all(one.get(place, (0.0, 0))[0] < 0.3 for one in theirs)
        }
        if safe:
            gains.append(Remark("hint-saves", {"places": [{"word": place.text} for place in safe[:MOST_PLACES]]}))
        for place, by in bare.items():
            costs.append(Remark("hint-threat-takes", {"other": by, "places": [{"word": place.text}]}))

    def _in_danger(self, word: Word) -> dict[Word, tuple[float, int]]:
        """Places of the seat that others take until its next turn: in which part of the worlds, and who."""
        seen = self.answers.get(word.id, [])
        taken: dict[Word, Counter[int]] = {}
        for answer in seen:
            for place, holder in answer.before.holders.items():
                if place not in self.now.holders:
                    continue  # it lies on the map of an imagined world only
                after = answer.after.holders.get(place, NOBODY)
                if holder == self.seat and after != NOBODY and after not in self.own:
                    taken.setdefault(place, Counter())[after] += 1
        return {
            place: (sum(by.values()) / len(seen), min(by, key=lambda one: (-by[one], one)))
            for place, by in taken.items()
        }

    def matters(self, words: list[Word]) -> list[Remark]:
        """What matters now, whatever one then says: who can win, what is in danger, what the best word is about."""
        best = words[0]
        found: list[Remark] = []
        trials: list[Trial] = self.opinion.trials[best.id]
        won = sum(trial.world.result is not None and self.seat in trial.world.result.winners for trial in trials)
        if won >= MOSTLY * len(trials):
            return [Remark("hint-win", {})]
        if best.kind in SIDES:
            # Before anybody stands on the map all that follows is guessed: only the choice itself can be named.
            return [Remark("hint-best", {"word": {"word": best.text}})]
        seen = self.answers.get(best.id, [])
        lost = sum(answer.winners == [] for answer in seen)
        if seen and lost >= MOSTLY * len(seen):
            found.append(Remark("hint-threat-lost", {}))
        wins = Counter(seat for answer in seen for seat in answer.winners or [] if seat not in self.own)
        for seat, count in sorted(wins.items()):
            if count >= MOSTLY * len(seen):
                found.append(Remark("hint-threat-wins", {"other": seat}))
        by_seat: dict[int, list[Word]] = {}
        for place, (share, by) in self._in_danger(best).items():
            if share >= MOSTLY:
                by_seat.setdefault(by, []).append(place)
        for seat, places in sorted(by_seat.items()):
            told = [{"word": place.text} for place in places[:MOST_PLACES]]
            found.append(Remark("hint-threat-takes", {"other": seat, "places": told}))
        gains = {
            seat: sum(answer.after.points[seat] - answer.before.points[seat] for answer in seen) / len(seen)
            for seat in range(len(self.now.points))
            if seen and seat not in self.own
        }
        most = max(gains, key=lambda seat: gains[seat], default=NOBODY)
        if most != NOBODY and gains[most] >= 1.5:
            found.append(Remark("hint-answer", {"other": most, **self._counted(gains[most])}))
        for idea, much in self._differences(best, []):
            if much > 0 and idea != "rivals":
                found.append(Remark(f"hint-idea-{idea}", {}))
                break
        if not found and self._points(best) >= 0.5:
            found.append(Remark("hint-points", self._counted(self._points(best))))
        return found[:MOST_REASONS]
