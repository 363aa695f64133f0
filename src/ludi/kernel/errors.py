"""Every error a user can cause: one clear sentence each, never a traceback."""

from __future__ import annotations


class LudiError(Exception):
    """The base of all our own errors; its text is a sentence for a person."""


class BadChoice(LudiError):
    """A game, player count, option, language or word that does not exist."""


class BadGame(LudiError):
    """A game package that lacks something every game must have."""


class BadBot(LudiError):
    """A bot of somebody else that cannot be made, fails, or chooses what is not possible."""


class BadRecord(LudiError):
    """A record file that is truncated, edited or not ours."""

    def __init__(self, sentence: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {sentence}" if line else sentence)
        self.sentence = sentence
        self.line = line


class BadDump(LudiError):
    """A dumped position that cannot be loaded."""


class Reason:
    """Why something is not allowed: the rule's anchor, a message key and what it speaks of."""

    def __init__(self, rule: str, key: str, args: dict[str, str | int] | None = None) -> None:
        self.rule = rule
        self.key = key
        self.args: dict[str, str | int] = {} if args is None else args

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.key!r}, {self.args!r})"


class BadOptions(BadChoice):
    """Options that a game cannot be played with; the game's texts say why in any language."""

    def __init__(self, sentence: str, game: str, reason: Reason) -> None:
        super().__init__(sentence)
        self.game = game
        self.reason = reason


class IllegalAction(LudiError):
    """An action that the rules do not offer now; the table is unchanged."""

    def __init__(self, sentence: str, reason: Reason) -> None:
        super().__init__(sentence)
        self.reason = reason
