"""Actions are plain integers; a vocabulary puts them into words and back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ludi.kernel.errors import BadChoice


class Domain:
    """A kind of thing an action can speak of: cards, roles, seats, ..."""

    def __init__(self, name: str, values: Iterable[str]) -> None:
        self.name: Final = name
        self.values: Final = tuple(values)
        self.size: Final = len(self.values)
        self._index = {value: i for i, value in enumerate(self.values)}

    def index(self, value: str) -> int:
        found = self._index.get(value)
        if found is None:
            raise BadChoice(f"there is no {self.name} '{value}'")
        return found


class Action:
    """An action in words: a verb and what it speaks of."""

    def __init__(self, verb: str, args: dict[str, str]) -> None:
        self.verb: Final = verb
        self.args: Final = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.verb == other.verb and self.args == other.args

    def __hash__(self) -> int:
        return hash(str(self))

    def __str__(self) -> str:
        return " ".join([self.verb, *self.args.values()])

    def __repr__(self) -> str:
        return f"Action({self.verb!r}, {self.args!r})"


class Verb:
    """One thing a player can say: a contiguous block of integers, one for each choice of words.

    `touches` names the things on the board the action concerns, from first to last, with the
    fields in braces. `placed`: it is chosen on the board, since its words can only say where in
    coordinates.
    """

    def __init__(
        self,
        name: str,
        base: int,
        fields: dict[str, Domain],
        group: str,
        touches: tuple[str, ...],
        placed: bool = False,
    ) -> None:
        self.name: Final = name
        self.base: Final = base
        self.fields: Final = fields
        self.group: Final = group
        self.touches: Final = touches
        self.placed: Final = placed
        size = 1
        for domain in fields.values():
            size *= domain.size
        self.size: Final = size
        self.end: Final = base + size  # the first action that is not this verb's any more
        sizes = [1, 1, *[domain.size for domain in fields.values()]]
        self.middle: Final = sizes[-2]
        self.last: Final = sizes[-1]

    def code(self, *indices: int) -> int:
        """The action with these field values, given as indices in the order of the fields."""
        if len(indices) != len(self.fields):
            raise BadChoice(f"'{self.name}' takes {len(self.fields)} words, not {len(indices)}")
        offset = 0
        for index, domain in zip(indices, self.fields.values(), strict=True):
            if not 0 <= index < domain.size:
                raise BadChoice(f"'{self.name}': {domain.name} {index} does not exist")
            offset = offset * domain.size + index
        return self.base + offset

    def indices(self, action: int) -> list[int]:
        """The field values of an action of this verb, as indices."""
        rest = action - self.base
        found: list[int] = []
        for domain in reversed(list(self.fields.values())):
            found.append(rest % domain.size)
            rest //= domain.size
        found.reverse()
        return found

    def says(self, action: int) -> bool:
        """Whether an action is one of this verb's."""
        return self.base <= action < self.end

    def one(self, action: int) -> int:
        """The value of the only field of an action of this verb."""
        return action - self.base

    def two(self, action: int) -> tuple[int, int]:
        """The values of its two fields."""
        rest = action - self.base
        return rest // self.last, rest % self.last

    def three(self, action: int) -> tuple[int, int, int]:
        """The values of its three fields."""
        rest = action - self.base
        before = rest // self.last
        return before // self.middle, before % self.middle, rest % self.last


class Vocabulary:
    """All verbs of a game, side by side on the integers from 0."""

    def __init__(self) -> None:
        self.verbs: Final[list[Verb]] = []
        self.size = 0
        self._by_name: Final[dict[str, Verb]] = {}
        self._domains: Final[dict[str, Domain]] = {}
        self._of_fields: Final[dict[str, Domain]] = {}

    def verb(
        self,
        name: str,
        fields: dict[str, Domain] | None = None,
        group: str = "",
        touches: tuple[str, ...] = (),
        placed: bool = False,
    ) -> Verb:
        """Take the next block of integers for a verb."""
        made = Verb(name, self.size, fields or {}, group or name, touches, placed)
        self.verbs.append(made)
        self._by_name[name] = made
        for field, domain in made.fields.items():
            self._domains.setdefault(domain.name, domain)
            self._of_fields.setdefault(field, domain)
        self.size += made.size
        return made

    def verb_of(self, action: int) -> Verb:
        low, high = 0, len(self.verbs) - 1
        if not 0 <= action < self.size:
            raise BadChoice(f"there is no action {action}: they go from 0 to {self.size - 1}")
        while low < high:
            middle = (low + high + 1) // 2
            if self.verbs[middle].base <= action:
                low = middle
            else:
                high = middle - 1
        return self.verbs[low]

    def domain(self, name: str) -> Domain | None:
        """The domain of that name, else the one of the first field of that name, if any."""
        found = self._domains.get(name)
        return self._of_fields.get(name) if found is None else found

    def describe(self, action: int) -> Action:
        verb = self.verb_of(action)
        values = verb.indices(action)
        pairs = zip(verb.fields.items(), values, strict=True)
        return Action(verb.name, {name: domain.values[i] for (name, domain), i in pairs})

    def action(self, verb: str, args: dict[str, str]) -> int:
        """The integer of a verb with its fields given by name."""
        found = self._by_name.get(verb)
        if found is None:
            raise BadChoice(f"there is no verb '{verb}'")
        if set(args) != set(found.fields):
            wanted = ", ".join(found.fields) or "nothing"
            raise BadChoice(f"'{verb}' takes {wanted}")
        return found.code(*[domain.index(args[name]) for name, domain in found.fields.items()])

    def parse(self, text: str) -> int:
        """The action of a canonical text such as "lay wall town"."""
        words = text.split()
        if not words:
            raise BadChoice("an action needs at least one word")
        verb = self._by_name.get(words[0])
        if verb is None:
            raise BadChoice(f"there is no verb '{words[0]}'")
        if len(words) - 1 != len(verb.fields):
            wanted = " ".join([verb.name, *(f"<{name}>" for name in verb.fields)])
            raise BadChoice(f"'{text.strip()}' should read: {wanted}")
        return self.action(words[0], dict(zip(verb.fields, words[1:], strict=True)))
