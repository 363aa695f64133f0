"""OpenSpiel's own checks over all games, and its algorithms playing them."""

import json
import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import ludi
from ludi.envs import openspiel
from ludi.envs.names import openspiel_name
from tests.envs.cases import every_case, every_game


def load(id: str, players: int, **options: str) -> Any:
    named = "".join(f",{name}={value}" for name, value in options.items() if value != "none")
    return pyspiel.load_game(f"{openspiel_name(id)}(players={players}{named})")


def begun(game: Any, seed: int) -> Any:
    """The first state in which somebody is asked."""
    state = game.new_initial_state()
    dice = np.random.default_rng(seed)
    while state.is_chance_node():
        state.apply_action(int(dice.integers(openspiel.BASE)))
    return state


@every_case
def test_random_simulations_keep_the_contract(
    id: str, players: int, options: dict[str, Any]
) -> None:
    """Order of legal actions, masks, names, clones, storing, observations, returns."""
    pyspiel.random_sim_test(load(id, players, **options), 1, serialize=True, verbose=False)


class Guess(mcts.Evaluator):  # type: ignore[misc]
    """What the game's own advice thinks of a position: quicker than playing it to its end."""

    def evaluate(self, state: Any) -> Any:
        if state.is_terminal():
            return np.array(state.returns())
        table = state.held.table
        values = np.array(table.game.advice.evaluate_all(table))
        return np.tanh((values - values.mean()) / 20)

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def bot_of(kind: str, game: Any, seat: int) -> Any:
    dice = np.random.RandomState(seat)
    if kind == "random":
        return pyspiel.make_uniform_random_bot(seat, 7)
    if kind == "mcts":
        return mcts.MCTSBot(game, 1.0, 3, Guess(), random_state=dice)
    return ismcts.ISMCTSBot(
        game,
        Guess(),
        1.0,
        3,
        random_state=dice,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )


@pytest.mark.parametrize("kind", ["random", "mcts", "ismcts"])
@every_game
def test_its_bots_finish_games(id: str, kind: str) -> None:
    game = load(id, max(2, ludi.game(id).players[0]))
    bots = [bot_of(kind, game, seat) for seat in range(game.num_players())]
    state = begun(game, 3)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == pytest.approx(0)


def test_its_random_rollouts_judge_a_solo_game() -> None:
    game = load("hadrians-wall", 1)
    bot = mcts.MCTSBot(game, 1.0, 3, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)))
    state = begun(game, 1)
    assert bot.step(state) in state.legal_actions()


@every_game
def test_a_resampled_state_looks_the_same_to_the_player(id: str) -> None:
    game = load(id, max(2, ludi.game(id).players[0]))
    state = begun(game, 4)
    dice = np.random.default_rng(1)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    swapped = 0
    for number in range(60):
        if state.is_terminal():
            break
        if number % 10 == 0:
            for player in range(game.num_players()):
                other = state.resample_from_infostate(player, sampler)
                assert other.observation_string(player) == state.observation_string(player)
                assert other.observation_tensor(player) == state.observation_tensor(player)
                assert other.current_player() == state.current_player()
                swapped += str(other) != str(state)
        state.apply_action(int(dice.choice(state.legal_actions())))
    assert swapped > 3


def test_a_history_tells_the_whole_game() -> None:
    game = load("glory-to-rome", 3)
    state = begun(game, 9)
    for _ in range(40):
        state.apply_action(state.legal_actions()[-1])
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
    assert json.dumps(again.held.table.dump()) == json.dumps(state.held.table.dump())


def test_observations_have_their_pieces_by_name() -> None:
    game = load("age-of-rome", 2)
    state = begun(game, 2)
    observation = make_observation(game)
    observation.set_from(state, 1)
    assert observation.dict["levels"].shape == (20,)
    assert observation.dict["tiles"].sum() > 0
    assert observation.tensor.tolist() == state.observation_tensor(1)


def test_there_is_no_perfect_recall_and_nothing_pretends_there_is() -> None:
    game = load("glory-to-rome", 2)
    state = begun(game, 2)
    assert not game.get_type().provides_information_state_string
    with pytest.raises(Exception, match="perfect recall"):
        state.information_state_string(0)
    with pytest.raises(Exception, match="perfect recall"):
        state.information_state_tensor(0)


def test_rewards_that_come_before_the_end_are_refused() -> None:
    with pytest.raises(Exception, match="at their end only"):
        pyspiel.load_game("ludi_glory_to_rome(players=2,rewards=dense)")


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("ludi_hadrians_wall(fort=3,difficulty=hard)")
    assert game.desk.options == {
        "difficulty": "hard",
        "fort": "3",
        "bonus": "no",
        "last_look": "no",
    }
    game = pyspiel.load_game("ludi_glory_to_rome(players=2,rewards=margin)")
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert "v0" in game.get_type().long_name
    with pytest.raises(Exception, match="players"):
        pyspiel.load_game("ludi_glory_to_rome(players=9)")
