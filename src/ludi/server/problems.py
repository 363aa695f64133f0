"""Everything that can be refused: a status, a sentence in the reader's language, and no more."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, Final

from starlette.responses import JSONResponse

from ludi.server.words import knows, say

MEDIA_TYPE: Final = "application/problem+json"


class Problem(Exception):
    """A refusal. `key` names the text; a sentence given outright goes before it."""

    def __init__(
        self,
        status: int,
        key: str,
        sentence: str = "",
        rule: str = "",
        state: dict[str, Any] | None = None,
        headers: dict[str, str] | None = None,
        **args: str | int,
    ) -> None:
        super().__init__(key)
        self.status: Final = status
        self.key: Final = key
        self.sentence: Final = sentence
        self.rule: Final = rule
        self.state: Final = state
        self.headers: Final = headers
        self.args_of_text: Final = args

    def to_json(self, language: str) -> dict[str, Any]:
        """The body of the answer."""
        text = f"problem-{self.key}"
        known = knows(text)
        detail = self.sentence or (say(text, language, **self.args_of_text) if known else "")
        body: dict[str, Any] = {
            "type": "about:blank",
            "title": HTTPStatus(self.status).phrase,
            "status": self.status,
            "detail": detail or HTTPStatus(self.status).phrase,
            "key": self.key,
        }
        if self.rule:
            body["rule"] = self.rule
        if self.state is not None:
            body["state"] = self.state
        return body

    def answer(self, language: str) -> JSONResponse:
        return JSONResponse(
            self.to_json(language), self.status, headers=self.headers, media_type=MEDIA_TYPE
        )


def no_database() -> Problem:
    """The database does not answer, or takes nothing: it may later."""
    return Problem(503, "no-database", headers={"Retry-After": "5"})
