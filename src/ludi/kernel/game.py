"""A game: a rulebook on the shelf. It makes tables and puts their actions into words."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, ClassVar, Final

from ludi.kernel.agenda import Step
from ludi.kernel.dice import Dice, fresh_seed
from ludi.kernel.errors import BadChoice, BadDump, Reason
from ludi.kernel.table import NOBODY, Score, Table, Told
from ludi.kernel.vocabulary import Action, Vocabulary

if TYPE_CHECKING:
    from ludi.kernel.campaign import Campaign
    from ludi.kernel.observe import Observer
    from ludi.kernel.text import Words

LANGUAGES: Final = ("fr", "en")


class Option:
    """A choice made when the game is set up: its name, its values, the usual one first."""

    def __init__(self, name: str, values: tuple[str, ...]) -> None:
        self.name: Final = name
        self.values: Final = values
        self.default: Final = values[0]

    def read(self, value: object) -> str:
        """The value meant by a text, a bool or a number."""
        text = str(value).lower() if isinstance(value, bool) else str(value)
        if text == "true" and "yes" in self.values:
            text = "yes"
        if text == "false" and "no" in self.values:
            text = "no"
        if text not in self.values:
            raise BadChoice(f"option {self.name}: '{text}' is not one of {', '.join(self.values)}")
        return text


class Advice:
    """A game's own heuristics, for bots and hints. All it is given is an imagined table."""

    spread = 6.0  # a lead of so many points, gained within a search, is worth half a win
    rivalry = 0.5  # share of a rival's gain within a search that is one's own loss
    eyes = 4  # so many options are looked at where players play on behind a search, never the same

    def ahead(self, table: Any) -> int:
        """So many decisions further a search looks before it asks for the evaluation."""
        return 10

    def evaluate(self, table: Any, seat: int) -> float:
        """How good the position is for a seat, in points: more is better."""
        raise NotImplementedError

    def in_points(self, table: Any) -> bool:
        """Whether these are points of the game, rather than points and goals together."""
        return True

    def evaluate_all(self, table: Any) -> list[float]:
        """The same for every seat; a game may do it in one go."""
        return [self.evaluate(table, seat) for seat in range(table.seats)]

    def weigh(self, table: Any, seat: int, action: int) -> float:
        """How promising a seat's legal action is before it is tried, in points."""
        return 0.0

    def expect(self, table: Any, seat: int, action: int) -> float:
        """How good things are for a seat one step further, after a legal action."""
        twin = table.clone()
        twin.play(action, seat)
        return self.evaluate(twin, seat) + self.weigh(table, seat, action)

    def foresee(self, table: Any, seat: int, action: int) -> float:
        """The same where nobody searches on from there: it may look ahead, and take longer."""
        return self.expect(table, seat, action)

    def lead_on(self, table: Any, seat: int, actions: list[int]) -> Any:
        """Where the best of some actions leads a seat; a game may follow it further, but quickly.

        It is for playing on beyond what is searched: a table of its own, not judged once more.
        """
        best = table
        best_value = 0.0
        for action in actions:
            twin = table.clone()
            twin.play(action, seat)
            if len(actions) == 1:
                return twin
            value = self.evaluate(twin, seat) + self.weigh(table, seat, action)
            if best is table or value > best_value:
                best = twin
                best_value = value
        return best

    def stretch(self, table: Any, seat: int) -> int:
        """A number for each stretch of play that a search should not look beyond, if any."""
        return 0

    def is_trifle(self, table: Any, seat: int) -> bool:
        """Whether any choice of a seat is as good as another, as far as a search can tell."""
        return False

    def points(self, table: Any, seat: int) -> float:
        """What the evaluation counts without any weights, where it is a sum; see `signs`."""
        raise NotImplementedError

    def signs(self, table: Any, seat: int) -> list[float]:
        """What each weight is multiplied by, if `evaluate` is `points` and a sum of such products.

        Then the weights can be fitted to how games end. Empty: they cannot.
        """
        return []

    def weights(self) -> dict[str, float]:
        """The numbers in it that training may change, by name."""
        return {}

    def with_weights(self, weights: dict[str, float]) -> Advice:
        """The same advice with other numbers."""
        raise NotImplementedError


class Audience:
    """Who may hear something the rules tell, what its numbers mean, and what it concerns.

    `touches` names the things on the board, first where something comes from, then where it
    goes, with the fields in braces: "{seat}" and "{other}" become "seat2", "{card}" the card's
    id, and what follows from a field may be named as in the `touches` of a verb. Without it, the
    seats spoken of are meant.
    """

    def __init__(
        self,
        fields: tuple[str, ...],
        only_seat: bool = False,
        touches: tuple[str, ...] = (),
        scores: bool = False,
    ) -> None:
        self.fields: Final = fields  # names of domains ("seat", "card", ...) or "count"
        self.only_seat: Final = only_seat  # only the seat in the first field may hear it
        self.touches: Final = touches
        self.scores: Final = scores  # it changes somebody's points, or ends the game


class Standing:
    """What the standing orders "always" and "never" answer to a question off one's turn.

    Each is a few action phrases: a verb alone ("store") stands for all its actions, with words
    ("think orders") for those. An order is followed when exactly one legal action is meant;
    without a phrase, or with several actions, the player is asked.
    """

    def __init__(self, always: tuple[str, ...] = (), never: tuple[str, ...] = ()) -> None:
        self.always: Final = always
        self.never: Final = never

    def phrases(self, order: str) -> tuple[str, ...]:
        if order == "always":
            return self.always
        return self.never if order == "never" else ()

    def orders(self) -> list[str]:
        """The orders that mean something here."""
        return [order for order in ("always", "never") if self.phrases(order)] + ["ask"]


class Game:
    """What every game declares. Subclasses fill it in and say how a table is laid."""

    # the steps asked off one's turn, by name, that standing orders may answer, and how
    standing: ClassVar[dict[str, Standing]] = {}

    def __init__(
        self,
        id: str,
        rules_version: int,
        players: tuple[int, ...],
        options: tuple[Option, ...],
        vocabulary: Vocabulary,
        steps: dict[str, type[Step[Any]]],
        told: dict[str, Audience],
        advice: Advice,
        folder: str,
        components_sha: str,
    ) -> None:
        self.id: Final = id
        self.rules_version: Final = rules_version
        self.players: Final = players  # the player counts the box allows
        self.options: Final = options
        self.vocabulary: Final = vocabulary
        self.steps: Final = steps
        self.told: Final = told
        self.advice: Final = advice
        self.folder: Final = folder  # where its rules, texts and components lie
        self.components_sha: Final = components_sha  # empty unless a corrected box is used
        self._words: Words | None = None

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        """A rulebook never changes: whoever copies something that holds it shares it."""
        return self

    # ---------------------------------------------------------------- tables

    def set_up(self, players: int, options: dict[str, str], dice: Dice) -> Table:
        """Lay the table and put the first steps on its agenda."""
        raise NotImplementedError

    def restore(self, players: int, dice: Dice, pieces: dict[str, Any]) -> Table:
        """A table with these pieces, as `Table.pieces` dumped them; its agenda is still empty."""
        raise NotImplementedError

    # What a table is asked and hands on, because only the game knows its view, its sheet and its
    # reasons; see the methods of `Table` for what they promise.

    def view_of(self, table: Any, seat: int | None) -> dict[str, Any]:
        raise NotImplementedError

    def tally_of(self, table: Any, seat: int) -> dict[str, int]:
        return {}

    def imagined(self, table: Any, seat: int, dice: Dice) -> Table:
        raise NotImplementedError

    def scores_of(self, table: Any) -> list[Score]:
        raise NotImplementedError

    def explain(self, table: Any, step: Step[Any], action: int) -> Reason | None:
        """The rule that forbids an action at a step; None: it is just not asked."""
        return None

    def explain_waiting(self, table: Any, seat: int, action: int) -> Reason | None:
        """Why a seat that is not asked may not do this; None: it is simply not its turn."""
        return None

    def refuses(self, players: int, options: dict[str, str]) -> str:
        """Why a combination of options cannot be played, in a sentence; empty if it can."""
        return ""

    def is_door(self, action: int) -> bool:
        """Whether an action is known to close a door behind it: hidden things come out."""
        return self.vocabulary.verb_of(action).door

    def observer(self, players: int) -> Observer:
        """How a game with so many players looks to a seat, as numbers for learners."""
        raise NotImplementedError

    def exploits(self) -> tuple[str, ...]:
        """The feats that players collect over many games, by id; `exploit-<id>` names them."""
        return ()

    def achieved(self, table: Table, seat: int) -> list[str]:
        """The exploits that a finished game fulfils for a seat."""
        return []

    def measures(self, table: Table) -> dict[str, int]:
        """What a finished game may be judged by beside its points; `measure-<id>` names them."""
        return {}

    def campaign(self) -> Campaign | None:
        """The campaign of the game, if it has one."""
        return None

    def features(self, table: Any, seat: int) -> dict[str, float]:
        """What a seat made of a finished game, to find out what wins; the arena asks for it.

        A name is a thing as the texts know it, "domain:id" ("card:statue"), the number how many
        of it. Who the seat was is "character:id" or "board:id". Score lines and tallies are known.
        """
        return {}

    def settle(self, players: int, options: dict[str, object]) -> dict[str, str]:
        """All options with their values, defaults filled in, or a clear error."""
        if players not in self.players:
            allowed = f"{self.players[0]} to {self.players[-1]}"
            raise BadChoice(f"{self.id} is for {allowed} players, not {players}")
        known = {option.name for option in self.options}
        for name in options:
            if name not in known:
                names = ", ".join(sorted(known)) or "none"
                raise BadChoice(f"{self.id} has no option '{name}' (its options: {names})")
        settled = {
            option.name: option.read(options.get(option.name, option.default))
            for option in self.options
        }
        refusal = self.refuses(players, settled)
        if refusal:
            raise BadChoice(refusal)
        return settled

    def new(self, players: int = 0, seed: int | str | None = None, **options: object) -> Table:
        """Set up a game; without a seed, one nobody knows."""
        count = players or self.players[0]
        settled = self.settle(count, options)
        dice = Dice.seeded(fresh_seed() if seed is None else seed)
        table = self.set_up(count, settled, dice)
        table.run()
        return table

    def load(self, dump: dict[str, Any]) -> Table:
        """The table a dump describes."""
        try:
            if dump["game"] != self.id:
                raise BadDump(f"this is a position of {dump['game']}, not of {self.id}")
            if dump["rules"] != self.rules_version:
                raise BadDump(f"it follows rules {dump['rules']}, this is {self.rules_version}")
            a, b, c, d = dump["dice"]
            table = self.restore(dump["players"], Dice(a, b, c, d), dump["pieces"])
            table.doors = dump["doors"]
            table.agenda.extend(self._load_step(item) for item in dump["agenda"])
            if dump["lanes"]:
                table.lanes = [[self._load_step(item) for item in lane] for lane in dump["lanes"]]
                table.offers = [[] for _ in range(table.seats)]
        except (KeyError, TypeError, ValueError, IndexError) as error:
            raise BadDump(f"not a position of {self.id}: {type(error).__name__} {error}") from error
        table.run()
        return table

    def _load_step(self, item: list[Any]) -> Step[Any]:
        name = item[0]
        if name not in self.steps:
            raise BadDump(f"{self.id} has no step '{name}'")
        return self.steps[name](*item[1:])

    # ---------------------------------------------------------------- words

    @property
    def words_of(self) -> Words:
        """The game's texts (this needs the Fluent library; the rules do not)."""
        if self._words is None:
            from ludi.kernel.text import Words

            folders = [os.path.dirname(__file__), self.folder]
            self._words = Words(folders, self.vocabulary, self.follows)
        return self._words

    def describe(self, action: int) -> Action:
        return self.vocabulary.describe(action)

    def action(self, verb: str, **args: str) -> int:
        return self.vocabulary.action(verb, args)

    def parse(self, text: str) -> int:
        """The action of a text: canonical ("lay wall town") or a sentence in a language."""
        try:
            return self.vocabulary.parse(text)
        except BadChoice as error:
            for language in LANGUAGES:
                found = self.words_of.action_of(text, language)
                if found is not None:
                    return found
            raise error

    def words(self, action: int, language: str = "fr") -> str:
        """An action as a sentence in a language."""
        return self.words_of.of_action(action, language)

    def standing_answer(self, question: str, order: str, legal: list[int]) -> int | None:
        """The one legal action a standing order means; None: ask the player."""
        standing = self.standing.get(question)
        if standing is None:
            return None
        meant: list[int] = []
        for action in legal:
            words = str(self.describe(action))
            for phrase in standing.phrases(order):
                if words == phrase or words.startswith(phrase + " "):
                    meant.append(action)
                    break
        return meant[0] if len(meant) == 1 else None

    def touches(self, action: int) -> list[str]:
        """The ids of the board things an action concerns, from first to last."""
        verb = self.vocabulary.verb_of(action)
        words = self.touch_words(self.vocabulary.describe(action).args)
        return [template.format(**words) for template in verb.touches]

    def touch_words(self, args: dict[str, str]) -> dict[str, str]:
        """What the ids of board things may be made of: an action's own words, and what follows."""
        return args

    def things(self, told: Told) -> list[str]:
        """The ids of the board things that something told concerns, from first to last."""
        audience = self.told.get(told.what)
        if audience is None:
            return []
        words: dict[str, str] = {}
        for field, value in zip(audience.fields, told.args, strict=False):
            if value == NOBODY:
                continue
            if field == "seat" or field == "other":
                words[field] = f"seat{value + 1}"
                continue
            domain = self.vocabulary.domain(field)
            if domain is not None and value < domain.size:
                words[field] = domain.values[value]
        if not audience.touches:
            return [words[field] for field in ("seat", "other") if field in words]
        words = self.touch_words(words)
        found: list[str] = []
        for template in audience.touches:
            try:
                found.append(template.format(**words))
            except KeyError:
                continue  # it speaks of something that is not there this time
        return found

    def follows(self, domain: str, id: str) -> dict[str, str]:
        """What else is said with a thing: a card has a material, so its name brings it along."""
        return {}

    def question(self, table: Table, seat: int, language: str = "fr") -> str:
        """What a seat is asked now, in one sentence."""
        stack = table.lanes[seat] if table.lanes else table.agenda
        if not stack:
            return self.words_of.say("ask-over", {}, language)
        return self.words_of.say("ask-" + type(stack[-1]).__name__, {}, language)

    def why(self, reason: Reason, language: str = "fr", names: list[str] | None = None) -> str:
        """A reason as a sentence."""
        return self.words_of.of_reason(reason, language, names or [])

    def line(
        self, told: Told, listener: int | None, language: str = "fr", names: list[str] | None = None
    ) -> str | None:
        """A log line of what was told, for a seat (None: a spectator); None if not for its ears."""
        audience = self.told.get(told.what)
        if audience is None or (audience.only_seat and told.args[0] != listener):
            return None
        return self.words_of.of_told(told, audience, language, names or [])

    def refusal(self, action: int, reason: Reason) -> str:
        """The English sentence of an IllegalAction, without needing any text files."""
        known = 0 <= action < self.vocabulary.size
        said = str(self.vocabulary.describe(action)) if known else str(action)
        details = ", ".join(f"{key} {value}" for key, value in reason.args.items())
        why = reason.key + (f" ({details})" if details else "")
        return f"{self.id}: '{said}' is not possible now: {why}; see the rule '{reason.rule}'"

    def __repr__(self) -> str:
        return f"<game {self.id}, rules {self.rules_version}>"
