"""The application: its routes, its refusals, and its life from the first request to the last."""

from __future__ import annotations

import asyncio
import hmac
import logging
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
    admin,
    boxes,
    campaigns,
    exploits,
    forks,
    hints,
    ladder,
    learned,
    lessons,
    live,
    lobby,
    people,
    play,
    puzzles,
    replays,
    results,
    retention,
    reviews,
    settling,
    shelf,
)
from ludi.server.answers import complete, problems
from ludi.server.clubs import routes as clubs
from ludi.server.clubs import season
from ludi.server.clubs import talk as club_talk
from ludi.server.daily import landmarks
from ludi.server.daily import routes as deals
from ludi.server.desk import Overtaken
from ludi.server.friends import reports
from ludi.server.friends import routes as friends
from ludi.server.house import House, language_of
from ludi.server.names import ODD_NAME
from ludi.server.notices import routes as notices
from ludi.server.notices.courier import Courier
from ludi.server.problems import MEDIA_TYPE, Problem, no_database
from ludi.server.settings import Settings
from ludi.server.storage import is_away, trouble_of
from ludi.server.tournaments import routes as tournaments
from ludi.server.tournaments.keeper import Keeper
from ludi.server.views import describe_views
from ludi.server.web import Client, Compressed, Doorkeeper, Forwarded

log: Final = logging.getLogger("ludi.server")

DESCRIPTION: Final = "Great Roman board games. See docs/server.md."
STATUS_KEYS: Final = {
    400: "malformed",
    404: "not-found",
    405: "no-such-method",
    413: "too-large",
}


def create_app(settings: Settings | None = None, news: str = "") -> FastAPI:
    """The server as an ASGI application; `news` is where its fellow workers are heard."""
    house = House(settings or Settings.read(), news)

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        tidying = asyncio.create_task(retention.by_and_by(house))
        courier = Courier(house.storage, house.settings, house.metrics, house.hub.lookers)
        carrying: asyncio.Task[None] | None = None
        dealing: asyncio.Task[None] | None = None
        try:
            await house.open()
            await boxes.open_house_boxes(house)
            carrying = asyncio.create_task(courier.run())
            dealing = asyncio.create_task(landmarks.by_and_by(house))
            house.background(Keeper(house).run())
            yield
        finally:
            tidying.cancel()
            for task in (carrying, dealing):
                if task is not None:
                    task.cancel()
                    await asyncio.gather(task, return_exceptions=True)
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
    persons = (people, boxes, campaigns, exploits, results, ladder, learned, admin)
    for part in (
        *persons,
        notices,
        friends,
        reports,
        clubs,
        season,
        club_talk,
        tournaments,
        shelf,
        settling,
        lobby,
        deals,
        lessons,
        puzzles,
        forks,
        play,
        replays,
        hints,
        reviews,
        live,
    ):
        app.include_router(part.router)
    add_operation(app, house)
    add_refusals(app)
    add_client(app, settings or house.settings)
    app.openapi = lambda: openapi(app)  # type: ignore[method-assign]
    return app


# ---------------------------------------------------------------- operation


def add_operation(app: FastAPI, house: House) -> None:
    @app.get("/health", tags=["operation"], responses={503: {"description": "no play is kept"}})
    async def health() -> JSONResponse:
        """Whether plays can be written down. Without Redis they can; the rest is slower."""
        database = await house.storage.health()
        redis = await house.hub.fanout.health()
        body = {
            "ok": database == "well" and redis != "gone",
            "version": ludi.__version__,
            "database": database,
            "redis": redis,
        }
        return JSONResponse(body, 200 if database == "well" else 503)

    @app.get(
        "/metrics",
        tags=["operation"],
        response_class=PlainTextResponse,
        responses=problems(401, 404),
    )
    async def metrics(request: Request) -> PlainTextResponse:
        """Metrics for Prometheus; needs the token, 404 if none is set."""
        token = house.settings.metrics_token
        if not token:
            raise Problem(404, "not-found")
        brought = request.headers.get("authorization", "")
        if not hmac.compare_digest(brought.encode(), f"Bearer {token}".encode()):
            raise Problem(401, "nobody")
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

    @app.exception_handler(ConnectionError)  # PostgreSQL is away: its driver says so as it is
    @app.exception_handler(TimeoutError)
    @app.exception_handler(SQLAlchemyError)
    async def away(request: Request, error: Exception) -> Response:
        if not is_away(error):
            raise error  # our own mistake
        why = trouble_of(error)
        log.error("database", extra={"path": request.url.path, "why": why})
        return no_database().answer(language_of(request, None))

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Response:
        odd = any(one["type"] == ODD_NAME for one in error.errors())
        body = Problem(422, ODD_NAME if odd else "malformed").to_json(await reader(request))
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
        describe_views(schema)
        app.openapi_schema = schema
    return app.openapi_schema
