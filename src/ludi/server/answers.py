"""What every answer has in common: refusals as they are documented, JSON without detours."""

from __future__ import annotations

from typing import Any, Final

import orjson
from starlette.responses import Response

from ludi.server.problems import MEDIA_TYPE
from ludi.server.wire import ProblemInfo

MEANINGS: Final = {
    400: "the request cannot be read",
    401: "nobody is signed in",
    403: "not for this person",
    404: "there is no such thing",
    409: "the table has moved on, or something stands in the way",
    413: "the request is too long",
    415: "the request is not JSON",
    422: "the request or the action is not possible",
    429: "too many requests",
    503: "nobody could answer in time",
}

ALWAYS: Final = (422, 429)  # what any request may meet
WRITING: Final = (400, 403, 413, 415)  # and what any that changes something may meet


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals a request documents, besides those that any request may meet."""
    return {status: problem(status) for status in sorted({*statuses, *ALWAYS})}


def problem(status: int) -> dict[str, Any]:
    schema = {"$ref": "#/components/schemas/ProblemInfo"}
    return {"description": MEANINGS[status], "content": {MEDIA_TYPE: {"schema": schema}}}


def complete(document: dict[str, Any]) -> None:
    """Add to an OpenAPI document what its routes refer to, and what any of them may answer."""
    schemas = document["components"]["schemas"]
    info = ProblemInfo.model_json_schema(ref_template="#/components/schemas/{model}")
    schemas.update(info.pop("$defs"))
    schemas["ProblemInfo"] = info
    for path in document["paths"].values():
        for method, operation in path.items():
            for status in WRITING if method not in ("get", "head") else ():
                operation["responses"].setdefault(str(status), problem(status))


def plain(body: Any, status: int = 200) -> Response:
    """JSON as it is (the tests check it against its model; doing so each time is slow)."""
    return Response(orjson.dumps(body), status, media_type="application/json")
