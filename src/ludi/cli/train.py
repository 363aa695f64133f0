"""`ludi train`: better weights for a game's evaluation, with the proof that they are better."""

import os
from argparse import Namespace
from typing import Any, Final

import ludi
from ludi.arena.fitting import Fitting
from ludi.arena.imitation import Imitation
from ludi.arena.training import Plan, Training, Verdict
from ludi.bots.levels import check_bot
from ludi.cli.choices import settled
from ludi.cli.output import Voice, line, print_json, with_progress
from ludi.kernel.errors import BadChoice, LudiError
from ludi.kernel.weights import FILE

INTERRUPTED: Final = 130
PAIRS: Final = 8
DEALS: Final = 10
FIT_DEALS: Final = 2000
COURSES: Final = 100


def train(args: Namespace, voice: Voice) -> int:
    """Play the generations that are missing, then new against old, and say what came of it."""
    game = ludi.game(args.id)
    players: int = args.players or game.players[0]
    options = settled(game, players, args.option)
    plan = Plan(
        args.id,
        players,
        options,
        args.seed or "1",
        args.generations,
        args.pairs or (0 if args.fit or args.imitate else PAIRS),
        args.deals or (FIT_DEALS if args.fit else COURSES if args.imitate else DEALS),
        args.size,
        args.max_decisions,
        args.fit,
        args.bot or "greedy",
        args.only or "",
        args.keep or "",
        args.imitate or "",
    )
    check_bot(f"{plan.bot}:weights={FILE}")  # one that has no use for weights is refused
    if args.fit and args.imitate:
        raise BadChoice("--fit and --imitate are two ways to train: take one of them")
    if args.pairs and (args.fit or args.imitate):
        raise BadChoice(f"--pairs has no effect with --{'fit' if args.fit else 'imitate'}")
    folder = args.dir or os.path.join("train", args.id)
    training = Training(plan, folder)
    if args.fit:
        training = Fitting(plan, folder)
    elif args.imitate:
        check_bot(args.imitate)
        training = Imitation(plan, folder)
    jobs = args.jobs or os.cpu_count() or 1
    try:
        run_generations(training, jobs, args, voice)
        verdict = proof(training, jobs, args, voice)
    except KeyboardInterrupt:
        line(voice.say("train-interrupted", generation=training.state.generation), "bold yellow")
        return INTERRUPTED
    installed = bool(args.install and verdict.is_better and install(training))
    if args.json:
        print_json(train_json(training, verdict, installed))
    else:
        print_verdict(training, verdict, installed, voice)
    return 0


def run_generations(training: Training, jobs: int, args: Namespace, voice: Voice) -> None:
    while training.state.generation < training.plan.generations:
        number = training.state.generation + 1
        label = "" if args.json else voice.say("train-generation", number=number)
        games = training.games_a_generation
        for _ in with_progress(training.generation(jobs), games, label):
            pass
        if not args.json:
            best = voice.number(training.state.best[-1], 3)
            if training.plan.fit:
                line(voice.say("train-generation-fitted", number=number, best=best))
            elif training.plan.teacher:
                line(voice.say("train-generation-imitated", number=number, best=best))
            else:
                line(voice.say("train-generation-done", number=number, best=best))


def proof(training: Training, jobs: int, args: Namespace, voice: Voice) -> Verdict:
    label = "" if args.json else voice.say("train-proof")
    verdict: Verdict | None = None
    for heard in with_progress(training.prove(args.games, jobs), args.games, label):
        if isinstance(heard, Verdict):
            verdict = heard
    if verdict is None:
        raise LudiError("the match between new and old weights was not played to its end")
    return verdict


def install(training: Training) -> bool:
    """Put the new weights beside the game's rules."""
    path = os.path.join(training.game.folder, FILE)
    with open(training.path("weights.toml"), encoding="utf-8") as file:
        text = file.read()
    try:
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise LudiError(f"{path}: {error.strerror}") from None
    return True


def train_json(training: Training, verdict: Verdict, installed: bool) -> dict[str, Any]:
    """docs/cli.md promises these keys."""
    return {
        "plan": training.plan._asdict(),
        "folder": training.folder,
        "generation": training.state.generation,
        "best": training.state.best,
        "weights": training.state.weights,
        "held_out": {
            "games": verdict.games,
            "result": verdict.result,
            "interval": list(verdict.interval),
            "is_better": verdict.is_better,
        },
        "installed": installed,
    }


def print_verdict(training: Training, verdict: Verdict, installed: bool, voice: Voice) -> None:
    games = verdict.games
    if training.plan.players == 1:
        result, low, high = (voice.number(v, 1) for v in (verdict.result, *verdict.interval))
        said = voice.say("train-held-out-alone", games=games, result=result, low=low, high=high)
    else:
        result, low, high = (voice.percent(v) for v in (verdict.result, *verdict.interval))
        said = voice.say("train-held-out", games=games, result=result, low=low, high=high)
    line(said, "bold")
    line(voice.say("train-better") if verdict.is_better else voice.say("train-not-better"))
    line(voice.say("train-weights", file=training.path("weights.toml")))
    if installed:
        line(voice.say("train-installed", game=training.plan.game))
