"""What can be set: by a flag of `ludi serve`, else by a variable LUDI_*, else the usual value."""

from __future__ import annotations

import math
import os
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from ludi.bots import LEVELS
from ludi.kernel.errors import BadChoice

PREFIX: Final = "LUDI_"
DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}
TRUE: Final = ("1", "yes", "true", "on")
FALSE: Final = ("0", "no", "false", "off", "")


@dataclass(frozen=True)
class Settings:
    """Every setting, with the value that suits one laptop."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # postgresql://user:password@host/name; empty: a file of the user's
    redis: str = ""  # empty: one process alone
    web: str = ""  # the folder of the built client; empty: found by itself
    origins: str = ""  # further origins that may call us, separated by commas
    proxy: bool = False  # believe the last of X-Forwarded-For, and X-Forwarded-Proto
    log: str = "info"

    tables_in_memory: int = 200
    snapshot_every: int = 50  # events
    bot_workers: int = 1  # processes that think
    bot_seconds: float = 10.0  # for one choice
    bot_pace: float = 0.35  # seconds between two choices of bots, while somebody looks on
    hint_level: str = "centurio"  # who is asked for hints
    review_level: str = "centurio"  # and who looks back on finished games
    review_seconds: float = 30.0  # of thinking, for one game

    largest_body: int = 64 * 1024  # bytes of a request
    largest_message: int = 16 * 1024  # bytes of a WebSocket message
    ping_seconds: float = 20.0
    limits: bool = True  # rate limits; off only for tests and load measurements
    person_rate: float = 30.0  # requests a second of one person, ten times that in a burst
    address_rate: float = 60.0  # requests a second of one address
    guests_per_hour: int = 60  # new people from one address
    sign_ins_per_minute: int = 10  # from one address, and for one handle
    tables_per_hour: int = 40  # opened by one person
    tables_at_once: int = 20  # of one host, in which something has happened within the hour
    talk_per_minute: int = 30  # messages of one person
    hints_per_minute: int = 12  # asked for by one person
    reviews_per_hour: int = 30  # begun by one person
    live_per_address: int = 200  # live connections of one address

    @staticmethod
    def read(environment: Mapping[str, str] | None = None, **flags: Any) -> Settings:
        """The settings of an environment; flags that are not None go before it."""
        found: dict[str, Any] = {}
        environment = os.environ if environment is None else environment
        usual = Settings()
        for field in fields(Settings):
            name = PREFIX + field.name.upper()
            if name in environment:
                found[field.name] = _value(name, environment[name], getattr(usual, field.name))
        found.update({name: value for name, value in flags.items() if value is not None})
        settings = replace(usual, **found)
        if not settings.database:
            settings = replace(settings, database=usual_database(environment))
        settings.check()
        return settings

    def check(self) -> None:
        """Refuse what cannot work, with a sentence."""
        if not 0 <= self.port <= 65535:
            raise BadChoice(f"there is no port {self.port}: they go from 0 to 65535")
        scheme = self.database.partition(":")[0].partition("+")[0]
        if scheme not in DRIVERS:
            raise BadChoice(
                f"the database should be sqlite:///file or postgresql://..., not '{scheme}:...'"
            )
        if self.redis and self.redis.partition(":")[0] not in ("redis", "rediss", "unix"):
            raise BadChoice("the Redis address should begin with redis://, rediss:// or unix://")
        self._check_addresses()
        if self.log not in ("debug", "info", "warning", "error"):
            raise BadChoice(f"log should be debug, info, warning or error, not '{self.log}'")
        for name in ("hint_level", "review_level"):
            if getattr(self, name) not in LEVELS:
                raise BadChoice(f"{name} should be one of {', '.join(LEVELS)}")
        for name in ("tables_in_memory", "snapshot_every", "bot_workers"):
            if getattr(self, name) < 1:
                raise BadChoice(f"{name} should be at least 1")
        for field in fields(self):
            value = getattr(self, field.name)
            if isinstance(value, int | float) and not 0 <= value < math.inf:
                raise BadChoice(f"{field.name} should be 0 or more")

    def _check_addresses(self) -> None:
        """Refuse an address that cannot be read, without repeating it: it may hold a password."""
        try:
            _ = urlsplit(make_url(self.database_url).render_as_string(hide_password=True)).port
        except (ArgumentError, ValueError):
            raise BadChoice("the address of the database cannot be read") from None
        try:
            _ = urlsplit(self.redis).port
        except ValueError:
            raise BadChoice("the address of Redis cannot be read") from None

    @property
    def database_url(self) -> str:
        """The database with the driver we use."""
        scheme, colon, rest = self.database.partition(":")
        return DRIVERS[scheme.partition("+")[0]] + colon + rest

    @property
    def is_sqlite(self) -> bool:
        return self.database_url.startswith("sqlite")

    @property
    def database_file(self) -> Path | None:
        """Where SQLite keeps everything; None if it is elsewhere or in memory."""
        name = make_url(self.database_url).database
        if not self.is_sqlite or not name or name == ":memory:":
            return None
        return Path(name)

    @property
    def allowed_origins(self) -> frozenset[str]:
        return frozenset(one.strip().rstrip("/") for one in self.origins.split(",") if one.strip())

    @property
    def web_folder(self) -> Path | None:
        """Where the built client lies, if it does."""
        here = Path(__file__).resolve()
        places = [Path(self.web)] if self.web else [here.parent / "web"]
        if not self.web and len(here.parents) > 3:
            places.append(here.parents[3] / "web" / "dist")
        for place in places:
            if (place / "index.html").is_file():
                return place.resolve()
        return None

    def described(self) -> dict[str, Any]:
        """All settings without their secrets."""
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        values["database"] = without_secrets(self.database)
        values["redis"] = without_secrets(self.redis)
        values["web"] = str(self.web_folder or "")
        return values


def _value(name: str, text: str, usual: Any) -> Any:
    """A variable's text as a value of the same kind as the usual one."""
    if isinstance(usual, bool):
        if text.lower() not in TRUE + FALSE:
            raise BadChoice(f"{name} should be yes or no, not '{text}'")
        return text.lower() in TRUE
    if isinstance(usual, int | float):
        try:
            return type(usual)(text)
        except ValueError:
            raise BadChoice(f"{name} should be a number, not '{text}'") from None
    return text


def usual_database(environment: Mapping[str, str]) -> str:
    """A file where the user's other data are: the same games whichever folder one is in."""
    data = environment.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local/share")
    return f"sqlite:///{os.path.join(data, 'ludi', 'ludi.sqlite')}"


def without_secrets(url: str) -> str:
    """An address that may be printed: no password, no query."""
    scheme, mark, rest = url.partition("://")
    user, at, place = rest.partition("@")  # a password may hold any sign but this
    if not at:
        return scheme + mark + rest.partition("?")[0]
    name, colon, _ = user.partition(":")
    hidden = f"{name}:***" if colon else name
    return f"{scheme}{mark}{hidden}@{place.partition('?')[0].rpartition('@')[2]}"
