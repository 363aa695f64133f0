"""The application: its routes, its refusals, and its life from the first request to the last."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

import ludi
from ludi.server import (
    campaigns,
    exploits,
    forks,
    hints,
    live,
    lobby,
    people,
    play,
    reviews,
    shelf,
)
from ludi.server.answers import complete
from ludi.server.desk import Overtaken
from ludi.server.house import House, language_of
from ludi.server.problems import MEDIA_TYPE, Problem
from ludi.server.settings import Settings
from ludi.server.web import Client, Compressed, Doorkeeper, Forwarded

DESCRIPTION: Final = "Great Roman board games. docs/server.md tells the same in prose."
STATUS_KEYS: Final = {
    400: "malformed",
    404: "not-found",
    405: "no-such-method",
    413: "too-large",
}


def create_app(settings: Settings | None = None) -> FastAPI:
    """The server as an ASGI application."""
    house = House(settings or Settings.read())

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        try:
            await house.open()
            yield
        finally:
            await house.close()

    app = FastAPI(
        title="Ludi Romani",
        version=ludi.__version__,
        description=DESCRIPTION,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=life,
        redirect_slashes=False,
    )
    app.state.house = house
    app.add_middleware(Compressed)
    app.add_middleware(Doorkeeper, house=house)
    if house.settings.proxy:
        app.add_middleware(Forwarded)
    for part in (people, campaigns, exploits, shelf, lobby, forks, play, hints, reviews, live):
        app.include_router(part.router)
    add_operation(app, house)
    add_refusals(app)
    add_client(app, settings or house.settings)
    app.openapi = lambda: openapi(app)  # type: ignore[method-assign]
    return app


# ---------------------------------------------------------------- operation


def add_operation(app: FastAPI, house: House) -> None:
    @app.get("/health", tags=["operation"], responses={503: {"description": "no database"}})
    async def health() -> JSONResponse:
        """Whether the database answers."""
        try:
            well = await house.storage.answers()
        except (SQLAlchemyError, OSError):
            well = False
        return JSONResponse({"ok": well, "version": ludi.__version__}, 200 if well else 503)

    @app.get("/metrics", tags=["operation"], response_class=PlainTextResponse)
    async def metrics() -> PlainTextResponse:
        """Numbers for Prometheus."""
        return PlainTextResponse(house.metrics.text())


def add_client(app: FastAPI, settings: Settings) -> None:
    client = Client(settings.web_folder)

    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if path.split("/", maxsplit=1)[0] == "api":
            raise Problem(404, "not-found")
        return await client.answer(path, request.scope, language_of(request, None))


# ---------------------------------------------------------------- refusals


def add_refusals(app: FastAPI) -> None:
    """Every error becomes a problem in the reader's language; none shows a trace."""

    @app.exception_handler(Problem)
    async def refuse(request: Request, problem: Problem) -> Response:
        return problem.answer(await reader(request))

    @app.exception_handler(Overtaken)
    async def overtaken(request: Request, _: Overtaken) -> Response:
        return Problem(409, "moved-on").answer(await reader(request))

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Response:
        body = Problem(422, "malformed").to_json(await reader(request))
        body["errors"] = [
            {"where": [str(part)[:60] for part in one["loc"]], "what": one["type"]}
            for one in error.errors()[:20]
        ]
        return JSONResponse(body, 422, media_type=MEDIA_TYPE)

    @app.exception_handler(HTTPException)
    async def http_error(request: Request, error: HTTPException) -> Response:
        key = STATUS_KEYS.get(error.status_code, "error")
        headers = dict(error.headers or {})
        problem = Problem(error.status_code, key, headers=headers, code="")
        return problem.answer(await reader(request))


async def reader(request: Request) -> str:
    """The language of an error."""
    house: House = request.app.state.house
    asked = language_of(request, None)
    if "lang" in request.query_params:
        return asked
    try:
        return language_of(request, await house.person_of(request.cookies))
    except (SQLAlchemyError, OSError):
        return asked


# ---------------------------------------------------------------- documentation


def openapi(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document, with the refusals any request may meet."""
    if app.openapi_schema is None:
        schema = get_openapi(
            title=app.title, version=app.version, description=app.description, routes=app.routes
        )
        complete(schema)
        app.openapi_schema = schema
    return app.openapi_schema
