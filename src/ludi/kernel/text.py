"""Words for people: the Fluent texts of the kernel and of a game, in French and in English.

Message ids: `action-<verb>`, `ask-<Step>`, `why-<reason>`, `told-<what>`, and `<domain>-<id>` for
the name of a thing. A field `material` with the value `brick` gives a sentence `$material` (the
message `material-brick`), `$material_the` (its attribute `.the`) and `$material_id` ("brick",
for selectors). What the game says follows from a thing can be said as well: a card's material is
`$card_material`, `$card_material_the`, and so on.

A player is `$seat` or `$other`: a name, or "vous" for who reads, which is right after a
preposition. Where the player is the subject, a sentence selects: `{ $seat_is -> [me] Vous bâtissez
*[other] { $seat } bâtit }`.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt
from fluent.syntax import ast

from ludi.kernel.components import A_TABLE, ABSENT
from ludi.kernel.errors import BadChoice, LudiError, Reason
from ludi.kernel.game import LANGUAGES, Audience, Game
from ludi.kernel.table import NOBODY, Told
from ludi.kernel.vocabulary import Domain, Vocabulary

Value = str | int
Follows = Callable[[str, str], dict[str, str]]  # of a domain and an id: other domains, their ids

MOST_SAID: Final = 10_000  # sentences that are remembered
SEATS: Final = ("seat", "other")  # the fields that speak of a player


class Words:
    """The texts found in some folders; a later folder overrides an earlier one."""

    def __init__(
        self, folders: list[str], vocabulary: Vocabulary, follows: Follows | None = None
    ) -> None:
        self.folders: Final = folders
        self.vocabulary: Final = vocabulary
        self.follows: Final = follows or _nothing_follows
        self.faults: Final[dict[str, str]] = {}  # what went wrong while formatting, for tests
        self._bundles: Final[dict[str, FluentBundle]] = {}
        self._ids: Final[dict[str, set[str]]] = {}
        self._domains: Final[dict[str, list[Domain]]] = _domains_of(vocabulary)
        self._named: Final[dict[tuple[str, str, str], dict[str, Value]]] = {}
        self._sentences: Final[dict[str, dict[int, str]]] = {language: {} for language in LANGUAGES}
        self._index: Final[dict[str, dict[str, int]]] = {}
        # a table says the same to several people, and to each of them again and again
        self._said: Final = lru_cache(MOST_SAID)(self._formatted)

    # ---------------------------------------------------------------- messages

    def say(self, key: str, args: dict[str, Value], language: str) -> str:
        """A message with its arguments: in the language asked for, else in the other one."""
        for candidate in _languages_for(language):
            text = self._format(key, "", args, candidate)
            if text is not None:
                return text
        return f"[{key}]"

    def has(self, key: str, language: str) -> bool:
        """Whether the language itself (not the other one) has a message."""
        return key in self.keys(language)

    def keys(self, language: str) -> set[str]:
        """The ids of all messages of a language."""
        self._bundle(language)
        return self._ids[language]

    def about(self, key: str, language: str) -> str:
        """What a message says of what it names, its attribute `.about`; empty without one."""
        for candidate in _languages_for(language):
            if self.has(key, candidate):
                if "about" in (self._bundle(candidate).get_message(key).attributes or {}):
                    return self._format(key, "about", {}, candidate) or ""
        return ""

    def player(self, seat: int, language: str, names: list[str], me: int = NOBODY) -> str:
        """A player's name, or "Player 2" for one without; empty for nobody; "you" for me."""
        if seat == NOBODY:
            return ""
        if seat == me:
            return self.say("you", {}, language)
        if 0 <= seat < len(names) and names[seat]:
            return names[seat]
        return self.say("player", {"number": seat + 1}, language)

    def listed(self, some: list[str], language: str) -> str:
        """A, B and C."""
        if len(some) < 2:
            return "".join(some)
        return self.say("and", {"first": ", ".join(some[:-1]), "last": some[-1]}, language)

    def name(self, domain: str, id: str, language: str) -> str:
        """The name of a thing, such as a card."""
        return str(self._name(domain, id, language)[""])

    # ---------------------------------------------------------------- actions

    def of_action(self, action: int, language: str) -> str:
        """An action as a sentence."""
        _check(language)
        known = self._sentences[language]
        sentence = known.get(action)
        if sentence is None:
            verb = self.vocabulary.verb_of(action)
            args: dict[str, Value] = {}
            for (field, domain), index in zip(
                verb.fields.items(), verb.indices(action), strict=True
            ):
                self._put(args, field, domain.name, domain.values[index], language)
            sentence = known[action] = self.say(_action_key(verb.name), args, language)
        return sentence

    def named_action(self, action: int, language: str, names: list[str], me: int) -> str:
        """An action that speaks of a player by name: its `.named`; empty without one."""
        verb = self.vocabulary.verb_of(action)
        key = _action_key(verb.name)
        for candidate in _languages_for(language):
            if self.has(key, candidate):
                if "named" not in (self._bundle(candidate).get_message(key).attributes or {}):
                    return ""
                args: dict[str, Value] = {}
                for (field, domain), index in zip(
                    verb.fields.items(), verb.indices(action), strict=True
                ):
                    if field in SEATS:
                        self._put_player(args, field, index, candidate, names, me)
                    else:
                        self._put(args, field, domain.name, domain.values[index], candidate)
                return self._format(key, "named", args, candidate) or ""
        return ""

    def action_of(self, text: str, language: str) -> int | None:
        """The action a sentence means; None if it means none."""
        _check(language)
        index = self._index.get(language)
        if index is None:
            index = self._index[language] = self._indexed(language)
        return index.get(normalised(text))

    def _indexed(self, language: str) -> dict[str, int]:
        index: dict[str, int] = {}
        for verb in self.vocabulary.verbs:
            key = _action_key(verb.name)
            if not any(self.has(key, candidate) for candidate in LANGUAGES):
                continue  # without a message all its actions would read alike
            for action in range(verb.base, verb.base + verb.size):
                sentence = normalised(self.of_action(action, language))
                other = index.setdefault(sentence, action)
                if other != action:
                    raise LudiError(
                        f"'{self.vocabulary.describe(other)}' and"
                        f" '{self.vocabulary.describe(action)}' read alike in '{language}':"
                        f" {sentence}"
                    )
        return index

    # ---------------------------------------------------------------- reasons and tellings

    def of_reason(self, reason: Reason, language: str, names: list[str]) -> str:
        """Why something is not allowed, as a sentence."""
        return self.say(
            "why-" + reason.key, self._spoken_of(reason.args, language, names), language
        )

    def of_question(
        self, step: str, args: dict[str, Value], language: str, names: list[str], me: int
    ) -> str:
        """What somebody is asked, as a sentence."""
        return self.say("ask-" + step, self._spoken_of(args, language, names, me), language)

    def of_told(
        self, told: Told, audience: Audience, language: str, names: list[str], me: int = NOBODY
    ) -> str:
        """What happened, as a log line; `me` is the seat that reads it."""
        args = self._told_args(told, audience, language, names, me)
        return self.say("told-" + told.what, args, language)

    def part_of_told(
        self, told: Told, audience: Audience, language: str, names: list[str], me: int = NOBODY
    ) -> str:
        """What happened, as a few words within another line: its `.part`; empty without one."""
        key = "told-" + told.what
        for candidate in _languages_for(language):
            if self.has(key, candidate):
                if "part" not in (self._bundle(candidate).get_message(key).attributes or {}):
                    return ""
                args = self._told_args(told, audience, candidate, names, me)
                return self._format(key, "part", args, candidate) or ""
        return ""

    # ---------------------------------------------------------------- inside

    def _spoken_of(
        self, given: dict[str, Value], language: str, names: list[str], me: int = NOBODY
    ) -> dict[str, Value]:
        """The arguments of a sentence: an id brings the name of its thing, a seat its player's."""
        args: dict[str, Value] = {}
        for field, value in given.items():
            if isinstance(value, str):
                self._put(args, field, self._domain_with(field, value), value, language)
            elif field in SEATS:
                self._put_player(args, field, value, language, names, me)
            else:
                args[field] = value
        return args

    def _told_args(
        self, told: Told, audience: Audience, language: str, names: list[str], me: int
    ) -> dict[str, Value]:
        """The same of something told; a field that names no domain is a plain number."""
        args: dict[str, Value] = {}
        for field, value in zip(audience.fields, told.args, strict=False):
            domains = self._domains.get(field)
            if field in SEATS:
                self._put_player(args, field, value, language, names, me)
            elif domains is None:
                args[field] = value
            elif value == NOBODY:
                for suffix in self._name(domains[0].name, domains[0].values[0], language):
                    args[field + suffix] = ""
            else:
                self._put(args, field, domains[0].name, domains[0].values[value], language)
        return args

    def _put_player(
        self,
        args: dict[str, Value],
        field: str,
        seat: int,
        language: str,
        names: list[str],
        me: int,
    ) -> None:
        args[field] = self.player(seat, language, names, me)
        args[field + "_is"] = "me" if seat == me and seat != NOBODY else "other"

    def _put(self, args: dict[str, Value], field: str, domain: str, id: str, language: str) -> None:
        for suffix, text in self._name(domain, id, language).items():
            args[field + suffix] = text

    def _name(self, domain: str, id: str, language: str) -> dict[str, Value]:
        """What there is to say of a thing, by the suffix of the argument that says it."""
        place = (domain, id, language)
        found = self._named.get(place)
        if found is None:
            found = self._own_name(domain, id, language)
            for other, other_id in self.follows(domain, id).items():
                for suffix, said in self._own_name(other, other_id, language).items():
                    found[f"_{other}{suffix}"] = said
            self._named[place] = found
        return found

    def _own_name(self, domain: str, id: str, language: str) -> dict[str, Value]:
        """The name of a thing and its attributes."""
        key = f"{domain}-{id}"
        found: dict[str, Value] = {"": self._bare(key, id), "_id": id}
        for candidate in _languages_for(language):
            if self.has(key, candidate):
                found[""] = self.say(key, {}, candidate)
                message = self._bundle(candidate).get_message(key)
                for attribute in message.attributes or ():
                    text = self._format(key, attribute, {}, candidate)
                    found["_" + attribute.replace("-", "_")] = text or ""
                break
        return found

    def _bare(self, key: str, id: str) -> Value:
        """A thing without a message: a number speaks for itself, the rest shows what is missing."""
        return int(id) if id.isascii() and id.isdigit() else f"[{key}]"

    def _domain_with(self, field: str, value: str) -> str:
        """The name of the domain a field's value comes from; several may share the field's name."""
        for domain in self._domains.get(field, []):
            if value in domain.values:
                return domain.name
        return field

    def _format(
        self, key: str, attribute: str, args: dict[str, Value], language: str
    ) -> str | None:
        if not self.has(key, language):
            return None
        text, fault = self._said(key, attribute, tuple(args.items()), language)
        if fault:
            self.faults[f"{key} ({language})"] = fault
        return text

    def _formatted(
        self, key: str, attribute: str, args: tuple[tuple[str, Value], ...], language: str
    ) -> tuple[str | None, str]:
        """A text and what is wrong with it."""
        bundle = self._bundle(language)
        message = bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            return None, ""
        plain = {
            name: value if isinstance(value, str) else FluentInt(value, useGrouping=False)
            for name, value in args
        }
        text, errors = bundle.format_pattern(pattern, plain)
        return str(text), "; ".join(str(error) for error in errors)

    def _bundle(self, language: str) -> FluentBundle:
        """The messages of a language, read from the folders when first needed."""
        _check(language)
        bundle = self._bundles.get(language)
        if bundle is None:
            bundle = FluentBundle([language], use_isolating=False)
            ids: set[str] = set()
            for folder in self.folders:
                path = os.path.join(folder, f"text.{language}.ftl")
                if os.path.exists(path):
                    resource = _read(path)
                    bundle.add_resource(resource, allow_overrides=True)
                    ids |= {
                        entry.id.name
                        for entry in resource.body
                        if isinstance(entry, ast.Message) and entry.value is not None
                    }
            self._bundles[language] = bundle
            self._ids[language] = ids
        return bundle


class Speaker:
    """Speaks the texts of one folder in one language, and writes numbers as it does."""

    def __init__(self, folder: str, language: str) -> None:
        self.language: Final = language
        self.words: Final = Words([folder], Vocabulary())

    def say(self, key: str, **args: Value) -> str:
        """A message of the folder."""
        return self.words.say(key, args, self.language)

    def number(self, value: float, digits: int = 0) -> str:
        """A number as the language writes it: 1 234,5 or 1,234.5."""
        return number_in(self.language, value, digits)

    def percent(self, share: float, digits: int = 1) -> str:
        """A share of one as a percentage."""
        return percent_in(self.language, share, digits)


def number_in(language: str, value: float, digits: int = 0) -> str:
    """A number as a language writes it."""
    text = f"{value:,.{digits}f}"
    if language == "en":
        return text
    return text.replace(",", "\u202f").replace(".", ",")


def percent_in(language: str, share: float, digits: int = 0) -> str:
    """A share of one as a percentage."""
    space = "" if language == "en" else "\u00a0"
    return f"{number_in(language, 100 * share, digits)}{space}%"


def of_fault(fault: str, key: str, details: dict[str, Value], language: str) -> str:
    """What is wrong with a value of a components file, or with the whole of it."""
    words = _words_of_faults()
    if details.get("found") in (A_TABLE, ABSENT):
        details = {**details, "found": words.say(f"found-{details['found']}", {}, language)}
    said = words.say("fault-" + fault, {**details, "key": key}, language)
    if details.get("near"):
        said += " " + words.say("fault-near", {"near": details["near"]}, language)
    return words.say("fault-at", {"key": key, "fault": said}, language) if key else said


@cache
def _words_of_faults() -> Words:
    return Words([os.path.join(os.path.dirname(__file__), "faults")], Vocabulary())


def game_word(game: Game, key: str, language: str, otherwise: str) -> str:
    """A message that a game may have, else the given text."""
    words = game.words_of
    for candidate in (key, key.replace("_", "-")):  # most texts write ids with hyphens
        if any(words.has(candidate, known) for known in LANGUAGES):
            return words.say(candidate, {}, language)
    return otherwise


def normalised(text: str) -> str:
    """A sentence as it is looked up: no capitals, plain spaces, straight apostrophes."""
    return " ".join(text.replace("’", "'").replace("‘", "'").casefold().split())


def _nothing_follows(domain: str, id: str) -> dict[str, str]:
    return {}


def _check(language: str) -> None:
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise BadChoice(f"there is no language '{language}' (there are: {known})")


def _languages_for(language: str) -> list[str]:
    _check(language)
    return [language, *(other for other in LANGUAGES if other != language)]


def _action_key(verb: str) -> str:
    return "action-" + verb.replace("_", "-")


def _domains_of(vocabulary: Vocabulary) -> dict[str, list[Domain]]:
    """The domains by their own name and by the name of every field that uses them."""
    found: dict[str, list[Domain]] = {}
    for by_own_name in (True, False):  # a domain's own name goes before a field of that name
        for verb in vocabulary.verbs:
            for field, domain in verb.fields.items():
                domains = found.setdefault(domain.name if by_own_name else field, [])
                if domain not in domains:
                    domains.append(domain)
    return found


def _read(path: str) -> ast.Resource:
    """A Fluent file, every entry of which must be understood and be there once."""
    with open(path, encoding="utf-8") as file:
        source = file.read()
    resource = FluentResource(source)
    seen: set[str] = set()
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            start = entry.span.start if entry.span is not None else 0
            line = source.count("\n", 0, start) + 1
            why = "; ".join(note.message or note.code for note in entry.annotations)
            raise LudiError(f"{path}: line {line} cannot be read: {why}")
        if isinstance(entry, ast.Message | ast.Term):
            name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            if name in seen:
                raise LudiError(f"{path}: the message '{name}' is there twice")
            seen.add(name)
    return resource
