"""`ludi campaign`: a game's campaign, stage by stage, with the progress kept in a file."""

import getpass
import json
import os
import re
import shlex
from argparse import Namespace
from typing import Any, Final

import ludi
from ludi.cli.choices import HUMAN, load_record, need_terminal, why
from ludi.cli.folders import data_folder
from ludi.cli.games import title_of
from ludi.cli.output import Voice, grid, line, page, print_json
from ludi.kernel.campaign import NO_LEVEL, Campaign, Progress, Result
from ludi.kernel.errors import BadChoice, BadRecord, LudiError
from ludi.kernel.game import Game
from ludi.kernel.history import History
from ludi.kernel.record import Record, write_whole

SCHEMA: Final = 1
NAME: Final = re.compile(r"^[\w][\w.-]{0,39}$")


def campaign(args: Namespace, voice: Voice) -> int:
    """Show the stages and play the next one, or the one asked for."""
    game = ludi.game(args.id, args.components)
    declared = game.campaign()
    if declared is None:
        raise BadChoice(f"{game.id} has no campaign")
    check_words(args)
    diary = Diary(game, declared, args.player or usual_player(), args.components)
    if args.reset:
        return reset(diary, args.yes, voice)
    diary.read()
    diary.settle()
    if args.json:
        print_json(to_json(diary, voice.language))
        return 0
    for stage, problem in diary.aside.items():
        file = diary.path(stage)
        line(voice.say("campaign-aside", stage=stage, file=file, why=problem), "bold yellow")
    if args.status:
        print_status(diary, voice)
    else:
        play_stage(diary, args, voice)
    return 0


def check_words(args: Namespace) -> None:
    """Refuse options that would not be heeded."""
    shown = [name for name in ("status", "json") if getattr(args, name)]
    if args.reset and shown:
        raise BadChoice(f"--{shown[0]} shows the progress, --reset discards it: choose one")
    if args.yes and not args.reset:
        raise BadChoice("--yes only works with --reset")
    asked = ["reset"] if args.reset else shown
    for name in ("stage", "option", "seed"):
        if asked and getattr(args, name):
            raise BadChoice(f"--{name} has no effect with --{asked[0]}")


def usual_player() -> str:
    """Who plays if nobody is named: the user of this machine."""
    try:
        name = getpass.getuser()
    except (OSError, KeyError, ImportError):  # nobody the system knows
        name = ""
    return name if NAME.match(name) else "player"


# ---------------------------------------------------------------- what is kept


class Diary:
    """A player's progress in a campaign, and the games begun, in a folder of the user's data.

    A campaign with an owner's box is one of its own: its stages are not quite the same.
    """

    def __init__(
        self, game: Game, declared: Campaign, player: str, components: str | None = None
    ) -> None:
        if not NAME.match(player):
            raise BadChoice(f"--player: '{player}' should be a short name of letters and digits")
        self.game: Final = game
        self.components: Final = components
        self.player: Final = player
        words = [game.id]
        if player != usual_player():
            words += ["--player", player]
        if components:
            words += ["--components", components]
        self.command: Final = shlex.join(words)
        box = f"{game.id}-{game.components_sha[:12]}" if game.components_sha else game.id
        self.folder: Final = os.path.join(data_folder(), "campaigns", box, player)
        self.file: Final = os.path.join(self.folder, "progress.json")
        self.progress: Final = Progress(declared)
        self.begun: Final[dict[int, str]] = {}  # by stage: the record of a game not over yet
        self.aside: Final[dict[int, str]] = {}  # of these, why some cannot go on

    def read(self) -> None:
        """Read the file, if there is one; a broken one is left as it is."""
        try:
            with open(self.file, encoding="utf-8") as file:
                data = json.load(file)
            self.take(data)
        except FileNotFoundError:
            return
        except OSError as error:
            raise BadChoice(f"{self.file} cannot be read: {why(error)}") from error
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            raise BadRecord(
                f"{self.file} is not a valid progress file ({error}); it was left unchanged."
                " Repair it, or move it away to start over"
            ) from error

    def take(self, data: dict[str, Any]) -> None:
        """Take over what the file says, checking everything."""
        if data["schema"] != SCHEMA or data["game"] != self.game.id:
            raise ValueError("it is of another game or a newer version")
        for key, found in data["stages"].items():
            stage = self.stage(key)
            numbers = [whole(found["attempts"]), whole(found["points"])]
            flags = [found["won"], found["challenge"]]
            if not all(isinstance(flag, bool) for flag in flags) or numbers[0] < 0:
                raise ValueError(f"stage {key} makes no sense")
            level = whole(found.get("level", NO_LEVEL))
            if not NO_LEVEL <= level < len(self.progress.campaign.levels):
                raise ValueError(f"stage {key} makes no sense")
            reached = Result(numbers[0], flags[0], flags[1], numbers[1], level)
            self.progress.results[stage] = reached
        for key, name in data["begun"].items():
            if os.path.basename(name) != name:
                raise ValueError(f"'{name}' is no name of a file")
            self.begun[self.stage(key)] = name

    def stage(self, key: str) -> int:
        stage = int(key)
        if not 1 <= stage <= self.progress.campaign.length:
            raise ValueError(f"there is no stage {stage}")
        return stage

    def write(self) -> None:
        os.makedirs(self.folder, exist_ok=True)
        data = {
            "schema": SCHEMA,
            "game": self.game.id,
            "player": self.player,
            "stages": {
                str(stage): result.to_json()
                for stage, result in sorted(self.progress.results.items())
            },
            "begun": {str(stage): name for stage, name in sorted(self.begun.items())},
        }
        text = json.dumps(data, ensure_ascii=False, indent=2) + "\n"
        write_whole(self.file, text.encode("utf-8"))

    def settle(self) -> None:
        """Take note of games that ended since; forget those of which nothing was played.

        A game that cannot be played on (of other rules, a broken file) is left as it is.
        """
        changed = False
        self.aside.clear()
        for stage in list(self.begun):
            if not os.path.exists(self.path(stage)):
                del self.begun[stage]
                changed = True
                continue
            try:
                history = History.from_record(self.record(stage))
            except LudiError as error:
                self.aside[stage] = str(error)
                continue
            if history.table.over:
                if not history.went_back:  # what came was known: it does not count
                    self.progress.record(self.progress.campaign.outcome(history.table))
                del self.begun[stage]
                changed = True
        if changed:
            self.write()

    def goes_on(self, stage: int) -> bool:
        """Whether a game was begun at a stage and can be played on."""
        return stage in self.begun and stage not in self.aside

    def path(self, stage: int) -> str:
        """The file of the game begun at a stage."""
        return os.path.join(self.folder, self.begun[stage])

    def record(self, stage: int) -> Record:
        """The record of the game begun at a stage."""
        record = load_record(self.path(stage), self.components)
        at = self.progress.campaign.stage_of(record.options)
        if (record.game.id, record.players, at) != (self.game.id, 1, stage):
            raise BadRecord(f"this is not a game of stage {stage} of {self.game.id}")
        return record

    def new_record(self, stage: int) -> str:
        """A free name for the record of a game at a stage."""
        number = self.progress.result(stage).attempts + 1
        while os.path.lexists(os.path.join(self.folder, f"{stage}-{number}.ludi")):
            number += 1
        return f"{stage}-{number}.ludi"


def whole(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{value!r} is no whole number")
    return value


# ---------------------------------------------------------------- playing


def play_stage(diary: Diary, args: Namespace, voice: Voice) -> None:
    """Play a stage at the terminal: go on with a game begun there, or begin one."""
    progress = diary.progress
    stage = args.stage or progress.next()
    if not stage:
        if args.option or args.seed:
            raise BadChoice("all stages are won: choose one to replay with --stage")
        print_status(diary, voice)
        return
    options = progress.options(stage)
    for name, value in args.option:
        if name in options and name != "difficulty":
            raise BadChoice(f"--option {name} is set by the campaign")
        options[name] = value
    options = diary.game.settle(1, {**diary.game.for_people(), **options})
    for name in ("option", "seed"):
        if getattr(args, name) and diary.goes_on(stage):
            raise BadChoice(
                f"--{name} cannot be changed in a saved game: stage {stage} is in progress"
            )
    need_terminal("--status shows the progress anywhere")
    record = None
    if diary.goes_on(stage):
        record = diary.record(stage)
    else:
        diary.begun[stage] = diary.new_record(stage)
        diary.write()
    from ludi.cli.terminal import run_play

    before = progress.result(stage).attempts
    run_play(
        diary.game,
        [HUMAN],
        options,
        args.seed,
        voice.language,
        diary.path(stage),
        begun=record,
        fast=True,
        resume=f"ludi campaign {diary.command}",
    )
    diary.settle()
    if progress.result(stage).attempts > before:
        print_outcome(diary, stage, voice)
    elif diary.goes_on(stage):
        line(voice.say("campaign-go-on", game=diary.command))


def print_outcome(diary: Diary, stage: int, voice: Voice) -> None:
    """How the game went that has just ended, and what follows."""
    record = diary.progress
    result = record.result(stage)
    title = record.campaign.tell(stage, voice.language)["name"]
    if result.won:
        words = voice.say("campaign-won", stage=stage, name=title, points=result.points)
    else:
        words = voice.say("campaign-lost", stage=stage, name=title, points=result.points)
    line(words, "bold")
    follows = record.next()
    if not follows:
        line(voice.say("campaign-finished"))
        return
    told = record.state(follows, voice.language)
    if told["bonus"]:
        reward = ", ".join(record.campaign.tell(follows - 1, voice.language)["reward"])
        line(voice.say("campaign-bonus", reward=reward))
    line(voice.say("campaign-next", stage=follows, name=told["name"], game=diary.command))


# ---------------------------------------------------------------- showing


def to_json(diary: Diary, language: str) -> dict[str, Any]:
    """The progress for programs; docs/cli.md promises these keys."""
    progress = diary.progress
    return {
        "game": diary.game.id,
        "player": diary.player,
        "file": diary.file,
        "next": progress.next() or None,
        "stages": [
            {
                **progress.state(stage, language),
                "begun": diary.goes_on(stage),
                "aside": diary.path(stage) if stage in diary.aside else None,
            }
            for stage in range(1, progress.campaign.length + 1)
        ],
    }


def print_status(diary: Diary, voice: Voice) -> None:
    """All stages with their goals and what was reached."""
    say, progress = voice.say, diary.progress
    title = say("campaign-title", game=title_of(diary.game, voice.language), player=diary.player)
    table = grid(
        title,
        [
            "",
            say("campaign-stage"),
            say("campaign-goals"),
            say("campaign-challenge"),
            say("campaign-state"),
            say("campaign-attempts"),
            say("campaign-points"),
        ],
        3,
    )
    table.columns[4].justify = "left"
    for stage in range(1, progress.campaign.length + 1):
        told = progress.state(stage, voice.language)
        tried = told["attempts"] > 0
        table.add_row(
            str(stage),
            told["name"],
            "\n".join([" ".join(told["goals"]), *([told["rules"]] if told["rules"] else [])]),
            "\n".join([" ".join(told["challenge"]), *reward_of(told, voice)]),
            state_of(told, diary.goes_on(stage), voice),
            str(told["attempts"]) if tried else "",
            str(told["points"]) if tried else "",
        )
    page().print(table)
    following = progress.next()
    if following:
        name = progress.campaign.tell(following, voice.language)["name"]
        line(say("campaign-next", stage=following, name=name, game=diary.command))
    else:
        line(say("campaign-finished"))


def reward_of(told: dict[str, Any], voice: Voice) -> list[str]:
    """What the challenge of a stage earns for the next one."""
    reward = ", ".join(told["reward"])
    return [voice.say("campaign-reward", reward=reward)] if reward else []


def state_of(told: dict[str, Any], begun: bool, voice: Voice) -> str:
    """A stage's state in a few words."""
    if begun:
        return voice.say("state-begun")
    if told["won"] and told["challenge_met"]:
        return voice.say("state-challenge")
    if told["won"]:
        return voice.say("state-won")
    if not told["open"]:
        return voice.say("state-closed")
    if told["attempts"]:
        return voice.say("state-lost")
    return voice.say("state-open")


# ---------------------------------------------------------------- beginning anew


def reset(diary: Diary, sure: bool, voice: Voice) -> int:
    """Begin anew, after a question; the old progress is put aside, not destroyed."""
    if not os.path.lexists(diary.folder):
        line(voice.say("campaign-nothing", player=diary.player))
        return 0
    if not sure:
        need_terminal("--yes resets without a question")
        answer = input(voice.say("campaign-sure", player=diary.player) + " ")
        if answer.strip().lower() not in ("o", "oui", "y", "yes"):
            line(voice.say("campaign-kept"))
            return 1
    number = 1
    while os.path.lexists(f"{diary.folder}.old-{number}"):
        number += 1
    aside = f"{diary.folder}.old-{number}"
    try:
        os.rename(diary.folder, aside)
    except OSError as error:
        raise LudiError(f"{diary.folder} cannot be moved: {why(error)}") from error
    line(voice.say("campaign-reset", folder=aside))
    return 0
