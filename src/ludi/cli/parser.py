"""The arguments of every command, with their help in the user's language."""

import argparse
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NoReturn

from ludi.bots import own_names
from ludi.cli import choices
from ludi.cli.examples import EXAMPLES
from ludi.cli.output import Voice, language_from
from ludi.kernel.errors import BadChoice
from ludi.kernel.game import LANGUAGES

MAX_DECISIONS: Final = 20_000  # after so many a simulated game is cut off


class Formatter(argparse.HelpFormatter):
    """Help whose first word can be said in two languages."""

    usage_word = ""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self.usage_word if prefix is None else prefix)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        """Paragraphs are filled; lines that are indented, such as examples, stay as they are."""
        parts = [
            part if part.startswith(" ") else super(Formatter, self)._fill_text(part, width, indent)
            for part in text.split("\n")
        ]
        return "\n".join(parts)


class FrenchFormatter(Formatter):
    usage_word = "usage\u00a0: "


class EnglishFormatter(Formatter):
    usage_word = "usage: "


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are our own errors, without a page of usage before them."""

    mixing = False

    def error(self, message: str) -> NoReturn:
        raise BadChoice(f"{message} (see {self.prog} --help)")

    def parse_known_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: Any = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """Options may stand between the other arguments of a command, too."""
        if self.mixing or self._subparsers is not None:
            return super().parse_known_args(args, namespace)
        self.mixing = True  # the standard library comes back here
        try:
            return self.parse_known_intermixed_args(args, namespace)
        finally:
            self.mixing = False

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """Offer the nearest command to somebody who mistyped one."""
        if isinstance(action.choices, dict) and value not in action.choices:
            meant = choices.meant(str(value), list(action.choices))
            raise argparse.ArgumentError(action, f"there is no command '{value}'{meant}")
        super()._check_value(action, value)


def peek_language(arguments: list[str], environment: Mapping[str, str]) -> str:
    """The language of the help, before the arguments are really read."""
    for place, argument in enumerate(arguments):
        follows = arguments[place + 1] if place + 1 < len(arguments) else ""
        asked = follows if argument == "--lang" else argument.removeprefix("--lang=")
        if argument != asked and choices.bare_language(asked) in LANGUAGES:
            return choices.bare_language(asked)
    return language_from(environment)


class Grammar:
    """Builds the parser, one method a command."""

    def __init__(self, voice: Voice) -> None:
        self.say: Final = voice.say
        self.bots: Final = ", ".join(own_names())
        self.formatter: Final = EnglishFormatter if voice.language == "en" else FrenchFormatter
        self.top: Final = Parser(
            prog="ludi",
            description=self.say("help-ludi"),
            epilog=f"{self.examples('')}\n\n{self.say('help-more')}",
            add_help=False,
            allow_abbrev=False,
            formatter_class=self.formatter,
        )
        self.common(self.top)
        self.top.set_defaults(lang=None)
        self.top.add_argument("--version", action="store_true", help=self.say("help-version"))
        self.top.add_argument("--lan", action="store_true", help=self.say("help-lan"))
        self.commands: Final = self.top.add_subparsers(
            dest="command", metavar="COMMAND", title=self.say("help-commands")
        )

    def command(self, name: str) -> Parser:
        """A command with the arguments that all of them have."""
        text = self.say(f"help-{name}")
        made: Parser = self.commands.add_parser(
            name,
            help=text,
            description=text,
            epilog=self.examples(name),
            add_help=False,
            allow_abbrev=False,
            formatter_class=self.formatter,
        )
        self.common(made)
        return made

    def examples(self, name: str) -> str:
        return "\n".join([self.say("help-examples"), *[f"  {line}" for line in EXAMPLES[name]]])

    def common(self, parser: Parser) -> None:
        parser._optionals.title = self.say("help-options")
        parser._positionals.title = self.say("help-arguments")
        parser.add_argument("-h", "--help", action="help", help=self.say("help-help"))
        parser.add_argument(
            "--lang",
            choices=LANGUAGES,
            type=choices.bare_language,
            default=argparse.SUPPRESS,  # so that `ludi --lang en games` stays English
            help=self.say("help-lang"),
        )

    # ---------------------------------------------------------------- arguments of several

    def game(self, parser: Parser, optional: bool = False) -> None:
        parser.add_argument(
            "id", metavar="ID", nargs="?" if optional else None, help=self.say("help-id")
        )

    def record(self, parser: Parser) -> None:
        parser.add_argument("file", metavar="FILE", help=self.say("help-file"))
        parser.add_argument(
            "--seed", metavar="SEED", type=choices.seed, help=self.say("help-seed-withheld")
        )
        self.components(parser)

    def players(self, parser: Parser, key: str = "help-players") -> None:
        parser.add_argument("--players", metavar="N", type=choices.count, help=self.say(key))

    def set_up(self, parser: Parser, seed_key: str) -> None:
        """What makes one game different from another."""
        self.players(parser)
        parser.add_argument(
            "--option",
            metavar="NAME=VALUE",
            action="append",
            default=[],
            type=choices.pair,
            help=self.say("help-option"),
        )
        parser.add_argument("--seed", metavar="SEED", type=choices.seed, help=self.say(seed_key))

    def components(self, parser: Parser) -> None:
        parser.add_argument("--components", metavar="FILE", help=self.say("help-own-components"))

    def json(self, parser: Parser) -> None:
        parser.add_argument("--json", action="store_true", help=self.say("help-json"))

    # ---------------------------------------------------------------- the commands

    def games(self) -> None:
        parser = self.command("games")
        self.game(parser, optional=True)
        self.json(parser)

    def play(self) -> None:
        parser = self.command("play")
        self.game(parser, optional=True)
        self.set_up(parser, "help-seed")
        self.components(parser)
        parser.add_argument(
            "--seats",
            metavar="NAMES",
            type=choices.names,
            help=self.say("help-seats", bots=self.bots),
        )
        parser.add_argument("--record", metavar="FILE", help=self.say("help-record"))
        parser.add_argument("--load", metavar="FILE", help=self.say("help-load"))
        parser.add_argument("--fast", action="store_true", help=self.say("help-fast"))

    def learn(self) -> None:
        parser = self.command("learn")
        self.game(parser, optional=True)
        parser.add_argument("lesson", metavar="LESSON", nargs="?", help=self.say("help-lesson"))
        parser.add_argument("--list", action="store_true", help=self.say("help-lessons"))
        parser.add_argument("--forget", action="store_true", help=self.say("help-forget"))
        self.json(parser)

    def campaign(self) -> None:
        parser = self.command("campaign")
        self.game(parser)
        parser.add_argument("--stage", metavar="N", type=choices.count, help=self.say("help-stage"))
        parser.add_argument("--status", action="store_true", help=self.say("help-status"))
        parser.add_argument("--player", metavar="NAME", help=self.say("help-player"))
        parser.add_argument(
            "--option",
            metavar="NAME=VALUE",
            action="append",
            default=[],
            type=choices.pair,
            help=self.say("help-option"),
        )
        parser.add_argument("--seed", metavar="SEED", type=choices.seed, help=self.say("help-seed"))
        parser.add_argument("--reset", action="store_true", help=self.say("help-reset"))
        parser.add_argument("--yes", action="store_true", help=self.say("help-yes"))
        self.components(parser)
        self.json(parser)

    def simulate(self) -> None:
        parser = self.command("simulate")
        self.game(parser)
        parser.add_argument(
            "--games",
            metavar="N",
            type=choices.count,
            required=True,
            help=self.say("help-games-count"),
        )
        parser.add_argument(
            "--bots",
            metavar="NAMES",
            type=choices.names,
            help=self.say("help-bots", bots=self.bots),
        )
        parser.add_argument(
            "--swap",
            action=argparse.BooleanOptionalAction,
            default=None,
            help=self.say("help-swap"),
        )
        self.set_up(parser, "help-seed")
        self.components(parser)
        parser.add_argument(
            "--jobs", metavar="J", type=choices.count, default=1, help=self.say("help-jobs")
        )
        self.max_decisions(parser)
        parser.add_argument("--usage", action="store_true", help=self.say("help-usage"))
        self.json(parser)

    def balance(self) -> None:
        parser = self.command("balance")
        self.game(parser)
        self.players(parser, "help-every-players")
        parser.add_argument("--variants", action="store_true", help=self.say("help-variants"))
        parser.add_argument(
            "--games",
            metavar="N",
            type=choices.count,
            default=40,
            help=self.say("help-balance-games"),
        )
        parser.add_argument(
            "--bot", metavar="NAME", default="centurio", help=self.say("help-balance-bot")
        )
        parser.add_argument("--page", metavar="FILE", help=self.say("help-page"))
        parser.add_argument("--seed", metavar="SEED", type=choices.seed, help=self.say("help-seed"))
        self.components(parser)
        parser.add_argument(
            "--jobs", metavar="J", type=choices.count, default=1, help=self.say("help-jobs")
        )
        self.max_decisions(parser)
        self.json(parser)

    def arena(self) -> None:
        parser = self.command("arena")
        parser.add_argument("id", metavar="ID|report", help=self.say("help-arena-id"))
        parser.add_argument("folder", metavar="DIR", nargs="?", help=self.say("help-arena-dir"))
        parser.add_argument(
            "--bots",
            metavar="NAMES",
            type=choices.names,
            help=self.say("help-arena-bots", bots=self.bots),
        )
        parser.add_argument(
            "--mode",
            choices=("round-robin", "ladder", "field"),
            help=self.say("help-arena-mode"),
        )
        parser.add_argument(
            "--games", metavar="N", type=choices.count, help=self.say("help-arena-games")
        )
        parser.add_argument(
            "--stop-when-settled", action="store_true", help=self.say("help-arena-stop")
        )
        parser.add_argument(
            "--at-least", metavar="P", type=choices.share, help=self.say("help-arena-at-least")
        )
        self.set_up(parser, "help-seed-one")
        self.components(parser)
        parser.add_argument("--out", metavar="DIR", help=self.say("help-arena-out"))
        parser.add_argument(
            "--jobs", metavar="J", type=choices.count, help=self.say("help-arena-jobs")
        )
        parser.add_argument("--ray", metavar="ADDRESS|local", help=self.say("help-arena-ray"))
        self.max_decisions(parser)
        parser.add_argument("--output", metavar="FILE", help=self.say("help-arena-output"))
        self.json(parser)

    def train(self) -> None:
        parser = self.command("train")
        parser.add_argument("id", metavar="ID", help=self.say("help-id"))
        parser.add_argument("--fit", action="store_true", help=self.say("help-train-fit"))
        parser.add_argument("--imitate", metavar="BOT", help=self.say("help-train-imitate"))
        parser.add_argument("--learn", action="store_true", help=self.say("help-train-learn"))
        parser.add_argument("--bot", metavar="BOT", help=self.say("help-train-bot", bots=self.bots))
        parser.add_argument("--only", metavar="NAME", help=self.say("help-train-only"))
        parser.add_argument("--keep", metavar="NAME", help=self.say("help-train-keep"))
        for name, usual in (("generations", 20), ("pairs", 0), ("deals", 0), ("games", 400)):
            parser.add_argument(
                f"--{name}",
                metavar="N",
                type=choices.count,
                default=usual,
                help=self.say(f"help-train-{name}"),
            )
        parser.add_argument(
            "--size",
            metavar="P",
            type=choices.share,
            default=0.25,
            help=self.say("help-train-size"),
        )
        self.set_up(parser, "help-seed-one")
        parser.add_argument("--dir", metavar="DIR", help=self.say("help-train-dir"))
        parser.add_argument(
            "--jobs", metavar="J", type=choices.count, help=self.say("help-arena-jobs")
        )
        parser.add_argument("--install", action="store_true", help=self.say("help-train-install"))
        self.max_decisions(parser)
        self.json(parser)

    def max_decisions(self, parser: Parser) -> None:
        parser.add_argument(
            "--max-decisions",
            metavar="M",
            type=choices.count,
            default=MAX_DECISIONS,
            help=self.say("help-max-decisions"),
        )

    def records(self) -> None:
        replay = self.command("replay")
        self.record(replay)
        replay.add_argument("--print", action="store_true", help=self.say("help-print"))
        replay.add_argument("--all", action="store_true", help=self.say("help-all"))
        self.record(self.command("verify"))

    def review(self) -> None:
        parser = self.command("review")
        self.record(parser)
        parser.add_argument(
            "--level", metavar="LEVEL", default="centurio", help=self.say("help-level")
        )
        self.json(parser)

    def puzzles(self) -> None:
        parser = self.command("puzzles")
        parser.add_argument(
            "what",
            metavar="list|play|mine|check",
            choices=("list", "play", "mine", "check"),
            help=self.say("help-puzzles-what"),
        )
        parser.add_argument("which", metavar="ID", nargs="?", help=self.say("help-puzzles-id"))
        parser.add_argument(
            "--records",
            metavar="FILE",
            nargs="+",
            default=[],
            help=self.say("help-puzzles-records"),
        )
        parser.add_argument("--points", action="store_true", help=self.say("help-puzzles-points"))
        for name, kind, usual in (
            ("count", choices.count, 8),
            ("seconds", choices.seconds, 600.0),
            ("visits", choices.count, 600),
        ):
            parser.add_argument(
                f"--{name}",
                metavar="N",
                type=kind,
                default=usual,
                help=self.say(f"help-puzzles-{name}"),
            )
        parser.add_argument(
            "--seed",
            metavar="SEED",
            type=choices.seed,
            help=self.say("help-puzzles-seed"),
        )
        parser.add_argument("--output", metavar="FILE", help=self.say("help-puzzles-output"))
        self.json(parser)

    def box(self) -> None:
        parser = self.command("components")
        parser.add_argument("id", metavar="ID|check", help=self.say("help-components-id"))
        parser.add_argument("file", metavar="FILE", nargs="?", help=self.say("help-check-file"))
        self.components(parser)
        parser.add_argument("--export", action="store_true", help=self.say("help-export"))
        parser.add_argument("--diff", action="store_true", help=self.say("help-diff"))
        self.json(parser)

    def rules(self) -> None:
        parser = self.command("rules")
        self.game(parser)
        parser.add_argument("anchor", metavar="ANCHOR", nargs="?", help=self.say("help-anchor"))
        parser.add_argument("--search", metavar="WORD", help=self.say("help-search"))
        parser.add_argument("--list", action="store_true", help=self.say("help-list"))
        parser.add_argument("--things", action="store_true", help=self.say("help-things"))
        parser.add_argument("--aid", action="store_true", help=self.say("help-aid"))
        self.components(parser)
        self.json(parser)

    def bench(self) -> None:
        parser = self.command("bench")
        self.game(parser, optional=True)
        self.players(parser, "help-most-players")
        parser.add_argument(
            "--seconds",
            metavar="S",
            type=choices.seconds,
            default=3.0,
            help=self.say("help-seconds"),
        )
        self.json(parser)

    def perft(self) -> None:
        parser = self.command("perft")
        self.game(parser)
        parser.add_argument(
            "--depth", metavar="D", type=choices.count, required=True, help=self.say("help-depth")
        )
        self.set_up(parser, "help-seed-one")
        self.components(parser)
        self.json(parser)

    def talk(self) -> None:
        parser = self.command("talk")
        parser.add_argument("bot", metavar="BOT", help=self.say("help-bot", bots=self.bots))

    def env(self) -> None:
        parser = self.command("env")
        self.game(parser, optional=True)
        self.players(parser)
        parser.add_argument("--describe", action="store_true", help=self.say("help-describe"))
        self.components(parser)
        self.json(parser)

    def serve(self) -> None:
        parser = self.command("serve")
        parser.add_argument("--host", metavar="HOST", help=self.say("help-host"))
        parser.add_argument("--port", metavar="PORT", type=choices.port, help=self.say("help-port"))
        parser.add_argument("--database", metavar="URL", help=self.say("help-database"))
        parser.add_argument("--redis", metavar="URL", help=self.say("help-redis"))
        parser.add_argument(
            "--components", metavar="FILE[,FILE]", help=self.say("help-house-components")
        )
        parser.add_argument(
            "--workers", metavar="N", type=choices.count, help=self.say("help-workers")
        )
        parser.add_argument("--check", action="store_true", help=self.say("help-check"))
        parser.add_argument("--migrate", action="store_true", help=self.say("help-migrate"))
        parser.add_argument("--open", action="store_true", help=self.say("help-open"))

    def think(self) -> None:
        parser = self.command("think")
        parser.add_argument("--redis", metavar="URL", help=self.say("help-think-redis"))
        parser.add_argument(
            "--processes",
            metavar="N",
            type=choices.count,
            default=1,
            help=self.say("help-think-processes"),
        )

    def tables(self) -> None:
        parser = self.command("tables")
        parser.add_argument(
            "what",
            metavar="check|close",
            choices=("check", "close"),
            help=self.say("help-tables-what"),
        )
        parser.add_argument("--database", metavar="URL", help=self.say("help-database"))
        self.json(parser)

    def backups(self) -> None:
        for name in ("backup", "restore"):
            parser = self.command(name)
            parser.add_argument("file", metavar="FILE", help=self.say(f"help-{name}-file"))
            parser.add_argument("--database", metavar="URL", help=self.say("help-database"))

    def admin(self) -> None:
        from ludi.cli.admin import ACTS, LISTS

        parser = self.command("admin")
        parser.add_argument(
            "what",
            metavar="WHAT",
            choices=(*LISTS, *ACTS),
            help=self.say("help-admin-what", what=", ".join((*LISTS, *ACTS))),
        )
        parser.add_argument("words", metavar="WORD", nargs="*", help=self.say("help-admin-words"))
        parser.add_argument("--database", metavar="URL", help=self.say("help-database"))
        self.json(parser)

    def completion(self) -> None:
        parser = self.command("completion")
        parser.add_argument(
            "shell",
            metavar="bash|zsh|fish",
            choices=("bash", "zsh", "fish"),
            help=self.say("help-shell"),
        )


def make_parser(voice: Voice) -> Parser:
    """The parser of the whole command line, its help in the voice's language."""
    grammar = Grammar(voice)
    grammar.games()
    grammar.play()
    grammar.learn()
    grammar.campaign()
    grammar.simulate()
    grammar.balance()
    grammar.arena()
    grammar.train()
    grammar.records()
    grammar.review()
    grammar.puzzles()
    grammar.box()
    grammar.rules()
    grammar.bench()
    grammar.perft()
    grammar.talk()
    grammar.env()
    grammar.serve()
    grammar.think()
    grammar.tables()
    grammar.backups()
    grammar.admin()
    grammar.completion()
    return grammar.top
