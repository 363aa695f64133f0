"""`ludi train`: better weights for a game's evaluation, with the proof that they are better."""

import os
from argparse import Namespace
from typing import TYPE_CHECKING, Any, Final

import ludi
from ludi.arena.fitting import Fitting
from ludi.arena.imitation import Imitation
from ludi.arena.training import Plan, Training, Verdict
from ludi.bots.levels import check_bot, read_name
from ludi.cli.choices import settled
from ludi.cli.output import Voice, line, print_json, with_progress
from ludi.kernel.errors import BadChoice, LudiError
from ludi.kernel.weights import FILE

if TYPE_CHECKING:
    from ludi.arena.learning import Learning

INTERRUPTED: Final = 130
PAIRS: Final = 8
DEALS: Final = 10
FIT_DEALS: Final = 2000
COURSES: Final = 100
LESSONS: Final = 400
EPOCHS: Final = 6
TEACHER: Final = "search:visits=24"  # who plays while a network is learned


def train(args: Namespace, voice: Voice) -> int:
    """Play the generations that are missing, then new against old, and say what came of it."""
    if args.learn:
        return learn(args, voice)
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


def learn(args: Namespace, voice: Voice) -> int:
    """Go round the circle as often as is still missing, and say what came of it."""
    try:
        from ludi.arena.learning import Learning, Study
    except ImportError:
        raise LudiError("--learn needs NumPy: pip install 'ludi-romani[learned]'") from None
    for name in ("fit", "imitate", "pairs", "only", "keep"):
        if getattr(args, name):
            raise BadChoice(f"--{name} has no effect with --learn")
    game = ludi.game(args.id)
    players: int = args.players or game.players[0]
    bot: str = args.bot or TEACHER
    check_bot(f"{bot}:network=none")  # one that asks no network is refused
    if "network" in read_name(bot)[1]:
        raise BadChoice("--bot: with --learn, the network is the one that is learned")
    study = Study(
        args.id,
        players,
        settled(game, players, args.option),
        args.seed or "1",
        args.generations,
        args.deals or LESSONS,
        bot,
        args.games,
        EPOCHS,
        args.max_decisions,
    )
    learning = Learning(study, args.dir or os.path.join("train", f"{args.id}-network"))
    jobs = args.jobs or os.cpu_count() or 1
    try:
        while learning.state.generation < study.generations:
            circle(learning, jobs, args, voice)
    except KeyboardInterrupt:
        said = voice.say("train-interrupted", generation=learning.state.generation)
        line(said, "bold yellow")
        return INTERRUPTED
    installed = bool(args.install and learning.install())
    if args.json:
        print_json(
            {
                "plan": study._asdict(),
                "folder": learning.folder,
                "generation": learning.state.generation,
                "reigning": learning.state.reigning,
                "gates": [gate._asdict() for gate in learning.state.gates],
                "installed": installed,
            }
        )
        return 0
    reigning = learning.state.reigning
    if reigning:
        line(voice.say("learn-reigns", file=learning.path(reigning)), "bold")
    else:
        line(voice.say("learn-no-network"), "bold")
    if installed:
        line(voice.say("train-installed", game=study.game))
    return 0


def circle(learning: "Learning", jobs: int, args: Namespace, voice: Voice) -> None:
    """One generation: games, a new network, its match."""
    number = learning.state.generation + 1
    study = learning.study
    label = "" if args.json else voice.say("train-generation", number=number)
    for _ in with_progress(learning.play(jobs), study.deals, label):
        pass
    best = max((heard.explained for heard in learning.teach()), default=0.0)
    if not args.json and best > 0.0:
        line(voice.say("learn-taught", explained=voice.percent(best)))
    label = "" if args.json else voice.say("learn-match")
    for found in with_progress(learning.gate(jobs), study.games, label):
        if args.json or isinstance(found, int):
            continue
        alone = study.players == 1
        shown = (found.result, found.low, found.high)
        result, low, high = (voice.number(v, 1) if alone else voice.percent(v) for v in shown)
        key = "learn-gate-alone" if alone else "learn-gate"
        visits = voice.number(found.visits, 2)
        line(voice.say(key, games=found.games, result=result, low=low, high=high, visits=visits))
        line(voice.say("learn-better" if found.reigns else "learn-not-better"))


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
