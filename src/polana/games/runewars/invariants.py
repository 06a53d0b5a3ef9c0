"""What holds in every position, worked out from scratch: figures, cards and tokens are conserved, control is right.

Nothing here shares code with the rules that keep these things up to date, or a fault would hide itself.
"""

from __future__ import annotations

from typing import Final

from polana.games.runewars.battle.battlefield import Battle
from polana.games.runewars.battle.sight import NUMBERS
from polana.games.runewars.box.decks import (
    EXPLORATION_FAR,
    EXPLORATION_NEAR,
    EXPLORATIONS,
    HERO_COUNT,
    HERO_TOUGHNESS,
    HEROES,
    OBJECTIVE_COUNT,
    OBJECTIVES,
    QUEST_COUNT,
    QUESTS,
    REWARD_COPIES,
    REWARDS,
    SEASON_CARD_COUNT,
    SEASON_CARDS,
    TACTICS,
    TACTICS_COPIES,
)
from polana.games.runewars.components import (
    DEVELOPMENT_TOKENS,
    FATE_COUNT,
    KIND_COUNT,
    KINDS,
    UNIT_FIGURES,
    UNIT_TOUGHNESS,
)
from polana.games.runewars.map.chart import Chart
from polana.games.runewars.map.tiles import AREA_HOME, AREAS, NOWHERE, TILE_AREAS, distance, place_of
from polana.games.runewars.player import NO_CARD, NOBODY
from polana.games.runewars.state import (
    CHOOSE_ORDERS,
    DRAGON_RUNE,
    DRAGON_RUNES,
    FALSE_RUNE,
    FALSE_RUNES,
    MUSTER,
    SEASON_CARD,
    Table,
)

DRAGONSCALE: Final = REWARDS.index("dragonscale_mail")  # 1 more toughness

#: The chart that was last found in order. Charts never change, so one that was checked need not be checked again.
_IN_ORDER: Final[list[Chart]] = []


def check(g: Table) -> None:
    """Raise `AssertionError` if anything is broken. Holds at every ask and between steps."""
    if not _IN_ORDER or _IN_ORDER[0] is not g.chart:
        check_chart(g.chart)
        _IN_ORDER[:] = [g.chart]
    check_runes(g)
    check_players(g)
    if g.unused:
        check_units(g)
    if g.phase >= MUSTER:
        check_control(g)
    if g.phase >= SEASON_CARD:
        check_cards(g)
        check_heroes(g)


# --- figures ----------------------------------------------------------------------------------------------------------


def check_units(g: Table) -> None:
    """RW.limits.1: as many figures as the box holds, each in one place."""
    battle = g.battle
    for kind in range(KIND_COUNT):
        found = g.unused[kind] + g.force[kind]
        for area in range(len(AREAS)):
            found += g.standing[area * KIND_COUNT + kind] + g.routed[area * KIND_COUNT + kind]
        if battle is not None:
            for at in (kind, KIND_COUNT + kind):
                found += battle.standing[at] + battle.routed[at]
        assert found == UNIT_FIGURES[kind], f"{KINDS[kind]}: {found} figures of {UNIT_FIGURES[kind]}"
    for counts in (g.standing, g.routed, g.unused, g.force):
        assert min(counts) >= 0, "fewer than no figures"
    if battle is not None:
        check_battle(battle)
    assert (g.force_area == NOWHERE) == (g.force_seat == NOBODY)
    assert g.force_area != NOWHERE or not any(g.force)


def check_battle(battle: Battle) -> None:
    """Damage lies on units that are there, and never as much as would destroy them."""
    assert min(battle.standing + battle.routed) >= 0, "fewer than no figures in the battle"
    for line in range(2 * KIND_COUNT):
        for down, counts in enumerate((battle.standing, battle.routed)):
            damages = [wound & 15 for wound in battle.wounds if wound >> 4 == line * 2 + down]
            assert len(damages) <= counts[line], f"{KINDS[line % KIND_COUNT]}: damage on {damages}"
            limit = max(UNIT_TOUGHNESS[line % KIND_COUNT], battle.raised_toughness[line])
            assert not damages or 0 < min(damages) <= max(damages) < limit, f"damage {damages}"


def check_control(g: Table) -> None:
    """RW.terms.controlled: one side's units in an area, and the controller that follows from what is there."""
    for area in range(len(AREAS)):
        if area not in g.chart.areas:
            assert not _units(g, area), f"units in {AREAS[area]}, which is not on the board"
            assert g.owner[area] == g.stronghold[area] == NOBODY, f"{AREAS[area]} is not on the board"
            continue
        counts = [0] * 5
        for at in range(area * KIND_COUNT, (area + 1) * KIND_COUNT):
            counts[min(at % KIND_COUNT // 4, 4)] += g.standing[at] + g.routed[at]
        assert counts == g.troops[area * 5 : area * 5 + 5], f"{AREAS[area]}: {counts}"
        if g.battle is not None and g.battle.area == area:
            continue
        sides = [g.seat_of[faction] for faction in range(4) if counts[faction]]
        assert sides in ([], [0], [1], [2], [3]), f"{AREAS[area]}: units of {sides}"
        stronghold = g.stronghold[area]
        assert not sides or stronghold in (NOBODY, sides[0]), f"{AREAS[area]}: {sides} in a stronghold of {stronghold}"
        _check_owner(g, area, sides[0] if sides else stronghold, counts[4])
    if g.phase == CHOOSE_ORDERS:  # at other times whoever has too many says which go
        for area in g.chart.areas:  # RW.move.limit.1
            assert g.owner[area] == NOBODY or _units(g, area) <= 8, f"{AREAS[area]}: {_units(g, area)} units"


def _units(g: Table, area: int) -> int:
    at = area * KIND_COUNT
    return sum(g.standing[at : at + KIND_COUNT]) + sum(g.routed[at : at + KIND_COUNT])


def _check_owner(g: Table, area: int, by_pieces: int, neutrals: int) -> None:
    ally, owner = g.ally[area], by_pieces
    home = NOBODY if AREA_HOME[area] < 0 else g.seat_of[AREA_HOME[area]]
    if owner == NOBODY and home != NOBODY and not g.players[home].out and (not neutrals or ally == home):
        owner = home
    assert g.owner[area] == owner, f"{AREAS[area]}: controlled by {g.owner[area]}, not {owner}"
    assert ally == NOBODY or (neutrals and ally == owner), f"{AREAS[area]}: allied with {ally}"
    assert owner == NOBODY or not neutrals or ally == owner, f"{AREAS[area]}: neutral units beside those of {owner}"


# --- tokens -----------------------------------------------------------------------------------------------------------


def check_runes(g: Table) -> None:
    """RW.components.tokens.runes: 21 dragon runes and 17 false ones."""
    dragons = g.rune.count(DRAGON_RUNE) + g.runes_held.count(DRAGON_RUNE) + g.dragon_pile
    falses = g.rune.count(FALSE_RUNE) + g.runes_held.count(FALSE_RUNE) + g.false_pile
    assert dragons == DRAGON_RUNES, f"{dragons} dragon runes"
    assert falses == FALSE_RUNES, f"{falses} false runes"
    for area in range(len(AREAS)):
        assert area in g.chart.areas or not g.rune[area], f"a rune in {AREAS[area]}, which is not on the board"
        assert g.rune[area] or not g.rune_up[area], AREAS[area]


def check_players(g: Table) -> None:
    for player in g.players:
        seat = player.seat
        assert all(0 <= dial <= 8 for dial in player.dials), f"seat {seat}: dials {player.dials}"
        assert player.influence >= 0, f"seat {seat}: influence {player.influence}"
        assert len(set(player.played)) == len(player.played) <= 4, f"seat {seat}: orders {player.played}"
        assert player.order not in player.played or not player.order, f"seat {seat}: order {player.order} twice"
        assert g.stronghold.count(seat) <= 4, f"seat {seat}: too many strongholds"
        if player.faction == NOBODY:
            continue
        assert g.seat_of[player.faction] == seat
        built = [0] * len(DEVELOPMENT_TOKENS[player.faction])
        for area in range(len(AREAS)):
            if g.stronghold[area] == seat and g.development[area] != NOBODY:
                built[g.development[area]] += 1
        for kind, count in enumerate(built):
            assert count <= DEVELOPMENT_TOKENS[player.faction][kind], f"seat {seat}: {count} developments {kind}"
    for area in range(len(AREAS)):  # RW.limits.5
        assert g.development[area] == NOBODY or g.stronghold[area] != NOBODY, f"{AREAS[area]}: a lone development"


# --- cards ------------------------------------------------------------------------------------------------------------


def _count(piles: list[list[int]], size: int) -> list[int]:
    found = [0] * size
    for pile in piles:
        for card in pile:
            found[card] += 1
    return found


def _all_there(what: str, found: list[int], printed: list[int], names: list[str]) -> None:
    if found != printed:
        wrong = [at for at in range(len(names)) if found[at] != printed[at]]
        raise AssertionError(f"{what}: " + ", ".join(f"{found[at]} {names[at]}, not {printed[at]}" for at in wrong))


def check_cards(g: Table) -> None:
    """Every card is in exactly one place."""
    fate = [g.fate, g.fate_discard, g.fate_open]
    if g.battle is not None:
        fate += g.battle.drawn + g.battle.discarded
    if g.duel is not None:
        fate += g.duel.cards
    _all_there("Fate cards", _count(fate, FATE_COUNT), [1] * FATE_COUNT, NUMBERS)
    hands = [player.tactics + player.fresh for player in g.players]
    tactics = _count([g.tactics_deck, g.tactics_discard, g.tactics_played, *hands], len(TACTICS))
    _all_there("Tactics cards", tactics, TACTICS_COPIES, TACTICS)
    quests = [player.quests for player in g.players]
    found = _count([g.quest_deck, g.quest_discard, g.quest_box, *quests], QUEST_COUNT)
    _all_there("Quest cards", found, [1] * QUEST_COUNT, QUESTS)
    for player in g.players:
        assert len(set(player.quests_seen)) == len(player.quests_seen), f"a quest of seat {player.seat} was seen twice"
        for quest in player.quests_seen:
            assert quest in player.quests, f"{QUESTS[quest]} was seen, but is not in the hand of seat {player.seat}"
    under = [[reward >> 1 for reward in rewards] for rewards in g.rewards]
    rewards = _count([g.reward_deck, g.reward_discard, *under], len(REWARDS))
    _all_there("Reward cards", rewards, REWARD_COPIES, REWARDS)
    held = [player.objective for player in g.players if player.objective != NO_CARD]
    objectives = _count([*g.objective_decks, g.objective_discard, held], OBJECTIVE_COUNT)
    _all_there("Objective cards", objectives, [1] * OBJECTIVE_COUNT, OBJECTIVES)
    seasons = _count([*g.season_decks, g.season_discard], SEASON_CARD_COUNT)
    _all_there("Season cards", seasons, [1] * SEASON_CARD_COUNT, SEASON_CARDS)
    if g.explore:
        on_board = [token for token in g.token if token != NOBODY]
        tokens = _count([g.tokens_near, g.tokens_far, g.tokens_gone, on_board], len(EXPLORATION_NEAR))
        printed = [near + far for near, far in zip(EXPLORATION_NEAR, EXPLORATION_FAR, strict=True)]
        _all_there("exploration tokens", tokens, printed, EXPLORATIONS)


def check_heroes(g: Table) -> None:
    """Every hero serves a player, waits in the deck, or is out of the game."""
    places = [0] * HERO_COUNT
    for hero in g.hero_deck + g.drawn_heroes:
        places[hero] += 1
    for hero in range(HERO_COUNT):
        serves = g.hero_seat[hero] != NOBODY
        assert places[hero] + serves + g.hero_gone[hero] == 1, f"{HEROES[hero]} is in {places[hero]} places"
        assert not serves or g.hero_area[hero] in g.chart.areas, f"{HEROES[hero]} is nowhere"
        assert serves or g.hero_gone[hero] or not g.rewards[hero], f"{HEROES[hero]} has left with his rewards"
        limit = HERO_TOUGHNESS[hero] + (DRAGONSCALE in [reward >> 1 for reward in g.rewards[hero]])
        in_duel = g.duel is not None and hero in g.duel.heroes
        assert in_duel or g.hero_damage[hero] < limit, f"{HEROES[hero]} should be defeated"
        assert max(g.hero_training[hero * 3 : hero * 3 + 3]) <= 2, f"{HEROES[hero]} is trained too far"
    for player in g.players:  # RW.heroes.gain.2; the fourth leaves before anything else happens
        assert g.hero_seat.count(player.seat) <= 4, f"seat {player.seat}: too many heroes"


# --- the map ----------------------------------------------------------------------------------------------------------


def check_chart(chart: Chart) -> None:
    """What is beside what, worked out from the coordinates; and the rules by which tiles are laid."""
    assert sorted(chart.areas) == sorted(area for tile in chart.tiles for area in TILE_AREAS[tile])
    for area in chart.areas:
        for other in chart.areas:
            near = distance(chart.cell[area], chart.cell[other]) == 1
            assert near == (other in chart.adjacent(area)), f"{AREAS[area]} and {AREAS[other]}"
            if near:
                _check_border(chart, area, other)


def _check_border(chart: Chart, area: int, other: int) -> None:
    """RW.setup.board.3.4, RW.setup.board.6.3."""
    q, r = place_of(chart.cell[area])
    there = place_of(chart.cell[other])
    around = [(q, r - 1), (q + 1, r - 1), (q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r)]
    side = around.index(there)
    mine, theirs = chart.face(area, side), chart.face(other, (side + 3) % 6)
    same = any(area in areas and other in areas for areas in TILE_AREAS)
    assert same or not (mine and theirs), f"coloured borders meet between {AREAS[area]} and {AREAS[other]}"
    assert (other in chart.from_here(area)) == (not mine and not theirs), f"{AREAS[area]} to {AREAS[other]}"
    both_home = AREA_HOME[area] >= 0 and AREA_HOME[other] >= 0
    assert same or not both_home, f"two home realms meet at {AREAS[area]} and {AREAS[other]}"
