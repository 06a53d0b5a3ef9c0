"""The OpenSpiel game passes OpenSpiel's own simulation test; its states can be copied and written down."""

import warnings

import pytest

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    pyspiel = pytest.importorskip("pyspiel")

from polana.kernel.errors import PolanaError
from polana.kernel.game import find
from polana.kernel.rng import Rng
from polana.lab import open_spiel
from polana.lab.envs.observation import sight

SETUPS = [("northgard", 3), ("root", ["marquise", "eyrie", "alliance", "vagabond"]), ("runewars", 2)]


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_open_spiels_own_simulation(name, seats):
    pyspiel.random_sim_test(open_spiel(name, seats=seats), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_a_game_tells_the_vocabulary_whose_numbers_its_actions_are(name, seats):
    game = open_spiel(name, seats=seats)
    assert game.vocabulary == find(name).vocabulary.fingerprint
    # and so does whatever somebody is handed who has only a state, or the game by its name
    assert game.new_initial_state().get_game().vocabulary == game.vocabulary
    assert pyspiel.load_game(str(game)).vocabulary == game.vocabulary


def test_a_tensor_is_the_observation_of_the_other_environments():
    game = open_spiel("root", seats=["marquise", "eyrie"])
    state = game.new_initial_state()
    state.apply_action(3)
    player = state.current_player()
    assert state.match is not None
    seen, _ = sight(find("root"), None).see(state.match, player, state.match.ask)
    assert state.observation_tensor(player) == seen.tolist()
    assert game.observation_tensor_shape() == list(seen.shape)


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_a_copy_and_a_state_that_was_written_down_go_on_alike(name, seats):
    game = open_spiel(name, seats=seats, size=256)
    state = game.new_initial_state()
    assert state.is_chance_node()
    state.apply_action(7)
    rng = Rng(1)
    for _ in range(40):
        actions = state.legal_actions()
        state.apply_action(actions[rng.below(len(actions))])
    copy = state.clone()
    again = game.deserialize_state(state.serialize())
    for other in (copy, again):
        assert str(other) == str(state)
        assert other.legal_actions() == state.legal_actions()
        player = state.current_player()
        assert other.observation_tensor(player) == state.observation_tensor(player)
    before = str(state)
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before


def test_a_game_is_found_by_its_name_and_setup():
    import polana.lab.envs.spiel  # noqa: F401  (makes the name known)

    game = pyspiel.load_game("python_polana(game=northgard,seats=wolf/raven,options=creatures:on,size=64)")
    assert game.num_players() == 2
    assert game.observation_tensor_shape() == [64]
    with pytest.raises(PolanaError, match="no option 'dragons'"):
        open_spiel("northgard", dragons=True)


def test_a_campaign_goes_on_where_the_match_before_it_ended():
    """What it is written as has both signs that the name of a setup is written with."""
    game = open_spiel("root", seats=["eyrie"], automaton="cooperative", campaign="2/cobbler:")
    assert game.setup.options["campaign"] == "2/cobbler:"
    again = pyspiel.load_game(str(game))
    assert again.setup == game.setup
    state = again.new_initial_state()
    state.apply_action(5)
    assert state.legal_actions()
