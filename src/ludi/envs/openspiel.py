"""OpenSpiel: the games as Python games of imperfect information.

Importing this module registers them:

>>> import pyspiel
>>> import ludi.envs.openspiel
>>> game = pyspiel.load_game("ludi_glory_to_rome(players=3)")
>>> game.num_players(), game.num_distinct_actions()
(3, 3175)

Chance is drawn first: the seed of the game, digit by digit, in a few chance nodes. What is drawn
or rolled later follows from it, so a history tells the whole game and a state can be copied,
stored and sent. (Declared as sampled, OpenSpiel could not store a game written in Python.) It
follows that a search through `child` or `clone` sees what is hidden: honest ones start from
`resample_from_infostate`, which redeals all a player cannot see, the future included.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

import ludi
from ludi.envs.desk import Desk
from ludi.envs.names import camel_name, openspiel_name
from ludi.kernel.dice import Dice
from ludi.kernel.errors import BadChoice
from ludi.kernel.game import Game
from ludi.kernel.manifest import Option
from ludi.kernel.rewards import DENSE, MARGIN, RANK
from ludi.kernel.table import Table

DIGITS: Final = 4  # of the seed, each a chance node
BASE: Final = 256
LONGEST: Final = 20_000  # decisions
MOST_MARGIN: Final = 1_000.0  # points


class Held:
    """What a state holds: a table that is copied as tables are and pickled as its dump.

    Before there is one, the digits of its seed. OpenSpiel copies a state attribute by attribute,
    each with `deepcopy`: one attribute is as few as there can be.
    """

    __slots__ = ("seed", "table")

    def __init__(self, table: Table | None, seed: tuple[int, ...] = ()) -> None:
        self.table = table
        self.seed = seed

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        table = self.table
        return Held(None if table is None else table.clone(), self.seed)

    def __reduce__(self) -> tuple[Any, ...]:
        dump = None if self.table is None else self.table.dump()
        return (load_held, (dump, self.seed))


def load_held(dump: dict[str, Any] | None, seed: tuple[int, ...]) -> Held:
    return Held(None if dump is None else ludi.game(dump["game"]).load(dump), seed)


class LudiGame(pyspiel.Game):
    """A game with its options; states start with the chance nodes that draw its seed.

    There is a subclass for each game of the shelf, which OpenSpiel makes of the parameters it read.
    """

    id: ClassVar[str]

    def __init__(self, params: dict[str, Any]) -> None:
        id = self.id
        given = dict(params)
        players = int(given.pop("players"))
        rewards = str(given.pop("rewards"))
        if rewards == DENSE:
            raise BadChoice("rewards: OpenSpiel's games are worth something at their end only")
        options: dict[str, object] = {
            option.name: option_value(option, given[option.name])
            for option in ludi.game(id).options
        }
        self.desk = Desk(id, players, options, rewards, "full")
        zero_sum = self.desk.rewards == RANK and players > 1
        most = MOST_MARGIN if self.desk.rewards == MARGIN else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=self.desk.actions,
            max_chance_outcomes=BASE,
            num_players=players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.desk.game, zero_sum), info, params)

    def new_initial_state(self) -> LudiState:
        return LudiState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DIGITS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> LudiObserver:
        """What OpenSpiel asks for by type comes in one piece; `make_observation(game)` names them.

        The numbers are the same. (OpenSpiel takes its time over each piece.)
        """
        if params:
            raise ValueError(f"there are no parameters of observations, such as {params}")
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            raise ValueError("there is no information state with perfect recall: use observations")
        return LudiObserver(self.desk, iig_obs_type is None)


class LudiState(pyspiel.State):
    """A position, or the drawing of the seed before there is one."""

    def __init__(self, game: LudiGame) -> None:
        super().__init__(game)
        self.held = Held(None)

    def _desk(self) -> Desk:
        desk: Desk = self.get_game().desk
        return desk

    def current_player(self) -> int:
        table = self.held.table
        if table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if table.over else table.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(digit, 1 / BASE) for digit in range(BASE)]

    def _legal_actions(self, player: int) -> list[int]:
        table = self.held.table
        assert table is not None
        return sorted(table.legal) if player == table.seat else []

    def _apply_action(self, action: int) -> None:
        table = self.held.table
        if table is not None:
            table.play(action)
            return
        seed = (*self.held.seed, action)
        drawn = len(seed) == DIGITS
        self.held = Held(self._desk().new("/".join(map(str, seed))) if drawn else None, seed)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return str(self._desk().game.describe(action))

    def is_terminal(self) -> bool:
        table = self.held.table
        return table is not None and table.over

    def returns(self) -> list[float]:
        table = self.held.table
        worth = None if table is None else self._desk().worth(table)
        return [0.0] * self._desk().players if worth is None else worth

    def resample_from_infostate(self, player_id: int, sampler: Any) -> LudiState:
        """A state that looks the same to the player, with all it cannot see dealt anew."""
        twin: LudiState = self.clone()
        if self.held.table is not None:
            drawn = sampler() if callable(sampler) else np.random.random()
            imagined = self.held.table.imagine(player_id, Dice.seeded(str(drawn)))
            twin.held = Held(imagined, self.held.seed)
        return twin

    def __str__(self) -> str:
        table = self.held.table
        if table is None:
            return f"drawing the seed: {list(self.held.seed)}"
        dump = json.dumps(table.dump(), sort_keys=True).encode()
        return f"{table!r} {hashlib.sha256(dump).hexdigest()[:16]}"


class LudiObserver:
    """An observation as an array; if wanted, with its pieces by name, as views into it."""

    def __init__(self, desk: Desk, named: bool) -> None:
        self.desk = desk
        self.tensor = np.zeros(desk.observer.size, np.float32)
        self.dict: dict[str, Any] = {} if named else {"observation": self.tensor}
        if not named:
            return
        start = 0
        for piece in desk.observer.pieces:
            self.dict[piece.name] = self.tensor[start : start + piece.size]
            start += piece.size

    def set_from(self, state: LudiState, player: int) -> None:
        table = state.held.table
        if table is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.desk.numbers(table, player)

    def string_from(self, state: LudiState, player: int) -> str:
        """What a player may know, in full: two hexadecimal digits a number."""
        table = state.held.table
        if table is None:
            return f"player {player}: nothing yet"
        return f"player {player}: {self.desk.observer.observe(table, player).hex()}"


# ---------------------------------------------------------------- registering


def is_number(option: Option) -> bool:
    """Whether an option is a number, or none: OpenSpiel reads "3" as one."""
    return len(option.values) > 1 and all(value.isdigit() for value in option.values[1:])


def option_value(option: Option, given: Any) -> str:
    if is_number(option):
        return str(given) if given else option.default
    return str(given)


def game_type(game: Game, zero_sum: bool) -> Any:
    """What OpenSpiel's algorithms look at to know whether a game is for them."""
    options = {option.name: 0 if is_number(option) else option.default for option in game.options}
    utility = pyspiel.GameType.Utility
    version = game.manifest.environment_version
    return pyspiel.GameType(
        short_name=openspiel_name(game.id),
        long_name=f"{game.id.replace('-', ' ').title()} (Ludi Romani, v{version})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.players[0], "rewards": "", **options},
    )


def register() -> None:
    """Make the games known to OpenSpiel; once is enough."""
    known = pyspiel.registered_names()
    for game in ludi.playable():
        if openspiel_name(game.id) not in known:
            kind = type(camel_name(game.id), (LudiGame,), {"id": game.id})
            pyspiel.register_game(game_type(game, game.players[0] > 1), kind)


register()
