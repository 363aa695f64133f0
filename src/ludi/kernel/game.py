"""A game: a rulebook on the shelf. It makes tables and puts their actions into words."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, ClassVar, Final

from ludi.kernel.agenda import Step
from ludi.kernel.dice import Dice, fresh_seed
from ludi.kernel.errors import BadChoice, BadDump, BadGame, BadOptions, Reason
from ludi.kernel.foresight import Finality
from ludi.kernel.manifest import Manifest
from ludi.kernel.open_classes import mypyc_attr
from ludi.kernel.table import NOBODY, Score, Table, Told
from ludi.kernel.viewer import Viewer, viewer_of
from ludi.kernel.vocabulary import Action, Vocabulary

if TYPE_CHECKING:
    from ludi.kernel.campaign import Campaign
    from ludi.kernel.components import Sheet
    from ludi.kernel.observe import Observer
    from ludi.kernel.text import Words
    from ludi.kernel.verdict import Verdict

LANGUAGES: Final = ("fr", "en")
MOST_ITEMS: Final = 20_000  # in a dump; the largest of ours has 800
LONGEST_TEXT: Final = 1_000

WIN: Final = 1000.0  # what a won game is worth in points, and a lost one costs: more than any hope


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """A game's own heuristics, for bots and hints. All it is given is an imagined table."""

    spread = 6.0  # a lead of so many points, gained within a search, is worth half a win
    rivalry = 0.5  # share of a rival's gain within a search that is one's own loss
    apart = False  # what it says within a stretch of play and where one ends is not comparable
    eyes = 4  # so many options are looked at where players play on behind a search, never the same

    def ahead(self, table: Any) -> int:
        """So many decisions further a search looks before it asks for the evaluation."""
        return 10

    def evaluate(self, table: Any, seat: int) -> float:
        """How good the position is for a seat, in points: more is better."""
        raise BadGame(f"{type(self).__name__}.evaluate must say how good a position is")

    def in_points(self, table: Any) -> bool:
        """Whether these are points of the game, rather than points and goals together."""
        return True

    def mode(self, table: Any) -> str:
        """A name for each mode in which the same position means something else.

        What is learned in one mode is not used in another.
        """
        return ""

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

    def rests(self, table: Any, seat: int, action: int) -> bool:
        """Whether a seat only waits with an action: what `expect` says of it is all there is."""
        return False

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

    def terms(self, table: Any) -> dict[str, list[str]]:
        """The weights by what they speak of, for reasons: `because-<term>` says each of them.

        Each weight can be 0 without anything breaking; what is named nowhere is no reason.
        """
        return {}

    def with_weights(self, weights: dict[str, float]) -> Advice:
        """The same advice with other numbers."""
        raise BadGame(f"{type(self).__name__} has no weights that could be changed")


class Audience:
    """Who may hear something the rules tell, what its numbers mean, and what it concerns.

    `touches` names the things on the board, first where something comes from, then where it
    goes, with the fields in braces: "{seat}" and "{other}" become "seat2", "{card}" the card's
    id, and what follows from a field may be named as in the `touches` of a verb. Without it, the
    seats spoken of are meant.

    A `part` is what the thing told before it brought: it joins that line of the log with the few
    words of its `.part` ("influence +2"), and is told in full where the line is unfolded. One that
    is `counted` says no more than that a public number of a seat (`Table.tally`) has changed. One
    that says `whom` the next parts concern is put behind them, with all whom the same concerns;
    after what a seat has done it begins a line of its own. What only answers a question in the
    middle of something else names the parts it `takes`: the others are not its doing.
    """

    def __init__(
        self,
        fields: tuple[str, ...],
        only_seat: bool = False,
        touches: tuple[str, ...] = (),
        scores: bool = False,
        part: bool = False,
        counted: bool = False,
        whom: bool = False,
        takes: tuple[str, ...] | None = None,
    ) -> None:
        self.fields: Final = fields  # names of domains ("seat", "card", ...) or "count"
        self.only_seat: Final = only_seat  # only the seat in the first field may hear it
        self.touches: Final = touches
        self.scores: Final = scores  # it changes somebody's points, or ends the game
        self.part: Final = part
        self.counted: Final = counted
        self.whom: Final = whom
        self.takes: Final = takes


WENT_BACK: Final = "went_back"  # told by a history, not by the rules: the table took plays back


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What every game declares. Subclasses fill it in and say how a table is laid."""

    def __init__(
        self,
        manifest: Manifest,
        *,
        vocabulary: Vocabulary,
        steps: dict[str, type[Step[Any]]],
        told: dict[str, Audience],
        advice: Advice,
        sheet: Sheet | None = None,
    ) -> None:
        self.manifest: Final = manifest
        self.id: Final = manifest.id
        self.rules_version: Final = manifest.rules_version
        self.players: Final = manifest.players
        self.options: Final = manifest.options
        self.folder: Final = manifest.folder
        self.vocabulary: Final = vocabulary
        self.steps: Final = steps
        self.told: Final = {**told, WENT_BACK: Audience(("count",))}
        self.advice: Final = advice
        self.sheet: Final = sheet  # its components, if they are data
        # empty unless a corrected box is used
        self.components_sha: Final = "" if sheet is None or sheet.standard else sheet.sha256
        self._words: Words | None = None
        check_game(self)

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

    # Keys of reasons that only say that a part of the game is not played with.
    left_out: ClassVar[frozenset[str]] = frozenset()
    view_type: ClassVar[Any] = None  # the TypedDict that `view_of` gives, if the game has one

    def view_of(self, table: Any, viewer: Viewer) -> dict[str, Any]:
        raise NotImplementedError

    def tally_of(self, table: Any, seat: int) -> dict[str, int]:
        return {}

    def drifting(self, table: Any) -> frozenset[str]:
        """Numbers of the tally that change next, whatever anybody does: previews leave them out."""
        return frozenset()

    def imagined(self, table: Any, seat: int, dice: Dice) -> Table:
        raise NotImplementedError

    def scores_of(self, table: Any) -> list[Score]:
        raise NotImplementedError

    def refuses(self, players: int, options: dict[str, str]) -> Reason | None:
        """Why a combination of options cannot be played (`why-<key>` says it); None if it can."""
        return None

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

    def verdict(self, table: Any) -> Verdict | None:
        """How a finished game is judged, where most points do not simply win."""
        return None

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
            least, most = self.players[0], self.players[-1]
            reason = Reason("", "players", {"least": least, "most": most, "count": players})
            sentence = f"{self.id} is for {least} to {most} players, not {players}"
            raise BadOptions(sentence, self.id, reason)
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
        if refusal is not None:
            raise BadOptions(f"{self.id}: {_plainly(refusal)}", self.id, refusal)
        return settled

    def for_people(self) -> dict[str, object]:
        """The options with which a table of people begins, where they are not the usual ones."""
        return {one.name: one.for_people for one in self.options if one.for_people != one.default}

    def new(self, players: int = 0, seed: int | str | None = None, **options: object) -> Table:
        """Set up a game; without a seed, one nobody knows."""
        count = players or self.players[0]
        settled = self.settle(count, options)
        dice = Dice.seeded(fresh_seed() if seed is None else seed)
        table = self.set_up(count, settled, dice)
        table.run()
        return table

    def load(self, dump: Any) -> Table:
        """The table a dump describes; BadDump for whatever else is brought."""
        try:
            check_size(dump)
            if dump["game"] != self.id:
                raise BadDump(f"this is a position of {dump['game']}, not of {self.id}")
            if dump["rules"] != self.rules_version:
                raise BadDump(f"it follows rules {dump['rules']}, this is {self.rules_version}")
            a, b, c, d = dump["dice"]
            players = dump["players"]
            if players not in self.players:
                raise BadDump(f"{self.id} is not for {players} players")
            table = self.restore(players, Dice(a, b, c, d), dump["pieces"])
            table.doors = dump["doors"]
            table.patient = dump.get("patient", False)
            table.agenda.extend(self._load_step(item) for item in dump["agenda"])
            if dump["lanes"]:
                table.lanes = [[self._load_step(item) for item in lane] for lane in dump["lanes"]]
                table.offers = [[] for _ in range(table.seats)]
            table.run()
        except BadDump:
            raise
        except Exception as error:  # a position no game comes to may break any rule
            raise BadDump(f"not a position of {self.id}: {type(error).__name__} {error}") from error
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

    def noted(self, table: Any, action: int, language: str = "fr") -> str:
        """What a legal action means on this table and its sentence cannot say: a card, a price."""
        return ""

    def standing_answer(self, question: str, order: str, legal: list[int]) -> int | None:
        """The one legal action a standing order means; None: ask the player."""
        standing = self.manifest.standing.get(question)
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

    def question(
        self, table: Table, seat: int, language: str = "fr", names: list[str] | None = None
    ) -> str:
        """What a seat is asked now, and why, in one sentence."""
        stack = table.lanes[seat] if table.lanes else table.agenda
        if not stack:
            return self.words_of.say("ask-over", {}, language)
        step = stack[-1]
        return self.words_of.of_question(
            type(step).__name__, step.asks(table), language, names or [], seat
        )

    def why(self, reason: Reason, language: str = "fr", names: list[str] | None = None) -> str:
        """A reason as a sentence."""
        return self.words_of.of_reason(reason, language, names or [])

    def because(
        self,
        term: str,
        points: float,
        counts: dict[str, int],
        language: str = "fr",
        step: str = "",
        how: str = "",
    ) -> str:
        """A reason for an action as a sentence: a term of the advice, and what it makes.

        A game may have other words for what is decided in one of its steps. `how` the action makes
        it, if not by itself, is said beside it: `because-leads`, `because-keeps`.
        """
        args: dict[str, str | int] = {**counts, "points": max(1, round(points))}
        here = f"because-{term}-{step}"
        key = here if self.words_of.has(here, language) else f"because-{term}"
        said = self.words_of.say(key, args, language)
        return self.words_of.say(f"because-{how}", {"reason": said}, language) if how else said

    def line(
        self,
        told: Told,
        who: Viewer | int,
        language: str = "fr",
        names: list[str] | None = None,
    ) -> str | None:
        """A log line of what was told, for who looks; None if it is not for their ears."""
        viewer = viewer_of(who)
        audience = self.told.get(told.what)
        if audience is None or (audience.only_seat and not viewer.sees(told.args[0])):
            return None
        return self.words_of.of_told(told, audience, language, names or [], viewer.seat)

    def part(
        self,
        told: Told,
        who: Viewer | int,
        language: str = "fr",
        names: list[str] | None = None,
    ) -> str:
        """The few words with which something told joins the line before it; see `Audience`."""
        audience = self.told[told.what]
        seat = viewer_of(who).seat
        return self.words_of.part_of_told(told, audience, language, names or [], seat)

    def no_way_back(
        self, finality: Finality, seat: int, language: str = "fr", names: list[str] | None = None
    ) -> str:
        """What an action of a seat does that cannot simply be taken back; empty if it can."""
        if not finality.final:
            return ""
        words = self.words_of
        others = [words.player(one, language, names or []) for one in finality.asked if one != seat]
        who = words.listed(others, language)
        if finality.waits:
            return words.say("final-waits", {"count": len(others), "names": who}, language)
        parts: list[str] = []
        if finality.door:
            parts.append(words.say("final-door", {}, language))
        if finality.over:
            parts.append(words.say("final-over", {}, language))
        if finality.passes:
            parts.append(words.say("final-passes", {"count": len(others), "names": who}, language))
        what = words.listed(parts, language)
        return words.say("final" if finality.sure else "final-perhaps", {"what": what}, language)

    def refusal(self, action: int, reason: Reason) -> str:
        """The English sentence of an IllegalAction, without needing any text files."""
        known = 0 <= action < self.vocabulary.size
        said = str(self.vocabulary.describe(action)) if known else str(action)
        why = _plainly(reason)
        return f"{self.id}: '{said}' is not possible now: {why}; see the rule '{reason.rule}'"

    def __repr__(self) -> str:
        return f"<game {self.id}, rules {self.rules_version}>"


def check_size(dump: Any) -> None:
    """BadDump for what is too large, or too deep, to be a position."""
    layer: list[Any] = [dump]
    items = 0
    for _ in range(20):
        below: list[Any] = []
        for item in layer:
            if isinstance(item, dict):
                below.extend(item.values())
            elif isinstance(item, list):
                below.extend(item)
            elif isinstance(item, str):
                if len(item) > LONGEST_TEXT:
                    raise BadDump("a text in it is too long for a position")
            elif isinstance(item, int) and not -(2**64) < item < 2**64:
                raise BadDump("a number in it is too large for a position")
        items += len(below)
        if items > MOST_ITEMS:
            raise BadDump(f"it has more than {MOST_ITEMS} items: too many for a position")
        if not below:
            return
        layer = below
    raise BadDump("it is nested too deeply for a position")


def _plainly(reason: Reason) -> str:
    """A reason as far as it can be told without any text files."""
    details = ", ".join(f"{key} {value}" for key, value in reason.args.items())
    return reason.key + (f" ({details})" if details else "")


MUST_SAY: Final = (
    ("set_up", "how its table is laid"),
    ("restore", "how a dumped table is restored"),
    ("view_of", "what a seat may see"),
    ("imagined", "how a seat imagines what it may not see"),
    ("scores_of", "how it is scored"),
    ("observer", "how it looks to learners"),
)
MUST_HAVE: Final = (
    "components.toml",
    "text.fr.ftl",
    "text.en.ftl",
    "rules.fr.md",
    "rules.en.md",
    "RULINGS.md",
)


def check_game(game: Game) -> None:
    """Refuse a game that lacks what every game must have, in a sentence that names it."""
    for method, what in MUST_SAY:
        if getattr(type(game), method) is getattr(Game, method):
            raise BadGame(f"{game.id}: {type(game).__name__}.{method} must say {what}")
    for file in MUST_HAVE:
        if not os.path.exists(os.path.join(game.folder, file)):
            raise BadGame(f"{game.id}: the file {file} is missing in its folder")
    if not game.vocabulary.verbs:
        raise BadGame(f"{game.id}: its vocabulary has no verb")
    for name, step in game.steps.items():
        if step.__name__ != name:
            raise BadGame(f"{game.id}: the step {step.__name__} is listed as '{name}'")
    for event in game.manifest.chapters:
        if event not in game.told:
            raise BadGame(f"{game.id}: its chapters begin with '{event}', which nothing tells")
    for question in game.manifest.standing:
        if question not in game.steps:
            raise BadGame(f"{game.id}: standing orders answer '{question}', which is no step")
