"""A re-deal of all that a seat, or several seats together, may not know."""

from __future__ import annotations

from polana.games.runewars.components import FACTION_ALIGNMENT
from polana.games.runewars.player import NO_CARD, NOBODY
from polana.games.runewars.realm.runes import knows
from polana.games.runewars.sight import knows_token
from polana.games.runewars.state import Table
from polana.kernel.rng import Rng
from polana.kernel.shelf.piles import mix, redeal


def imagine(g: Table, seat: int, rng: Rng) -> None:
    """Re-deal, in place, all that the seat may not know."""
    deal_anew(g, [seat], rng)


def deal_anew(g: Table, eyes: list[int], rng: Rng) -> None:
    """The same for what none of several seats may know.

    What is hidden is gathered, sorted and dealt anew (into the same lists, since flows may hold on to them), so that
    the outcome depends on the seats' views and the generator only. What a player could remember but does not see (which
    Reward card he lost in a duel, say) is dealt anew like the rest.
    """
    _redeal_runes(g, eyes, rng)
    _redeal_hands(g, eyes, rng)
    _redeal_objectives(g, eyes, rng)
    _redeal_rewards(g, eyes, rng)
    _redeal_fate(g, eyes, rng)
    _redeal_heroes(g, eyes, rng)
    _redeal_tokens(g, eyes, rng)
    for deck in g.season_decks:
        mix(deck, rng)


def _redeal_runes(g: Table, eyes: list[int], rng: Rng) -> None:
    """Face-down tokens that none of the seats has ever seen; how many dragon runes lie about, the piles tell."""
    areas = [area for area in g.chart.areas if not _rune_known(g, eyes, area)]
    hidden = [g.rune[area] for area in areas]
    mix(hidden, rng)
    for area, rune in zip(areas, hidden, strict=True):
        g.rune[area] = rune


def _rune_known(g: Table, eyes: list[int], area: int) -> bool:
    if knows(g, NOBODY, area):
        return True
    for seat in eyes:
        if knows(g, seat, area):
            return True
    return False


def _token_known(g: Table, eyes: list[int], area: int) -> bool:
    if knows_token(g, NOBODY, area):
        return True
    for seat in eyes:
        if knows_token(g, seat, area):
            return True
    return False


def _redeal_hands(g: Table, eyes: list[int], rng: Rng) -> None:
    tactics = [g.tactics_deck]
    quests = [g.quest_deck]
    for player in g.players:
        if player.seat not in eyes:
            tactics += [player.tactics, player.fresh]
            for quest in player.quests_seen:  # everybody knows where these are
                player.quests.remove(quest)
            quests.append(player.quests)
    redeal(tactics, rng)
    redeal(quests, rng)
    for player in g.players:
        if player.seat not in eyes:
            player.quests += player.quests_seen


def _redeal_objectives(g: Table, eyes: list[int], rng: Rng) -> None:
    """RW.sheet.2: an objective is of the alignment of its owner's faction."""
    for alignment in range(2):
        deck = g.objective_decks[alignment]
        owners = [
            player
            for player in g.players
            if player.seat not in eyes
            and player.objective != NO_CARD
            and FACTION_ALIGNMENT[player.faction] == alignment
        ]
        cards = deck + [player.objective for player in owners]
        mix(cards, rng)
        for player in owners:
            player.objective = cards.pop()
        deck[:] = cards


def _redeal_rewards(g: Table, eyes: list[int], rng: Rng) -> None:
    """What lies face down under the cards of others' heroes and under markers, with the deck."""
    hidden = g.reward_deck.copy()
    for hero, rewards in enumerate(g.rewards):
        if g.hero_seat[hero] not in eyes:
            hidden += [reward >> 1 for reward in rewards if reward & 1 == 0]
    mix(hidden, rng)
    for hero, rewards in enumerate(g.rewards):
        if g.hero_seat[hero] not in eyes:
            for at in range(len(rewards)):
                if rewards[at] & 1 == 0:
                    rewards[at] = hidden.pop() << 1
    g.reward_deck[:] = hidden


def _redeal_fate(g: Table, eyes: list[int], rng: Rng) -> None:
    piles = [g.fate]
    battle = g.battle
    if battle is not None:
        for side in range(2):
            if battle.decider[side] not in eyes:
                piles.append(battle.drawn[side])
    redeal(piles, rng)


def _redeal_heroes(g: Table, eyes: list[int], rng: Rng) -> None:
    piles = [g.hero_deck]
    if g.drawn_by != NOBODY and g.drawn_by not in eyes:
        piles.append(g.drawn_heroes)
    redeal(piles, rng)


def _redeal_tokens(g: Table, eyes: list[int], rng: Rng) -> None:
    """Exploration tokens among those with the same back."""
    for near in (False, True):
        pile = g.tokens_near if near else g.tokens_far
        areas = [
            area
            for area in g.chart.areas
            if g.token[area] != NOBODY and g.token_near[area] == near and not _token_known(g, eyes, area)
        ]
        tokens = pile + [g.token[area] for area in areas]
        mix(tokens, rng)
        for area in areas:
            g.token[area] = tokens.pop()
        pile[:] = tokens
