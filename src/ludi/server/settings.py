"""What can be set: by a flag of `ludi serve`, else by a variable LUDI_*, else the usual value.

Pydantic reads the values. (pydantic-settings would add only the loop over the environment, and
pass over names it does not know, which is how a mistyped limit stays unnoticed for a year.)
"""

from __future__ import annotations

import difflib
import os
import re
from collections.abc import Mapping
from email.utils import parseaddr
from pathlib import Path
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import ErrorDetails
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from ludi.bots import LEVELS, check_bot, own_names
from ludi.kernel.errors import BadChoice

PREFIX: Final = "LUDI_"
# Of the same family, but for the terminal, for those who build us, and for our own tests.
ELSEWHERE: Final = (
    "COMPILE", "FOREIGN", "LANG", "OPTIMISE", "PYTHON", "SERVER", "SOAK", "TALK", "URL",
)  # fmt: skip
LONGEST_NAME: Final = 40  # of a bot, in the database
DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}


MAIL_ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}"
)


def is_page(url: str) -> bool:
    """Whether something is the address of a site, with nothing after its name but a path."""
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        return False
    plain = not (parts.query or parts.fragment or "@" in parts.netloc)
    return (
        parts.scheme in ("http", "https") and bool(parts.hostname) and plain and url.isprintable()
    )


def _known_level(level: str) -> str:
    if level not in LEVELS:
        raise ValueError(f"should be one of {', '.join(LEVELS)}")
    return level


Count = Annotated[int, Field(ge=0)]
AtLeastOne = Annotated[int, Field(ge=1)]
Amount = Annotated[float, Field(ge=0, allow_inf_nan=False)]
Level = Annotated[str, AfterValidator(_known_level)]
Port = Annotated[int, Field(ge=0, le=65535)]


class Settings(BaseModel):
    """Every setting, with the value that suits one laptop."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    host: str = "127.0.0.1"
    port: Port = 8000
    database: str = ""  # postgresql://user:password@host/name; empty: a file of the user's
    redis: str = ""  # empty: one process alone
    workers: AtLeastOne = 1  # processes behind the port
    web: str = ""  # the folder of the built client; empty: found by itself
    origins: str = ""  # further origins that may call us, separated by commas
    proxy: bool = False  # believe the last of X-Forwarded-For, and X-Forwarded-Proto
    log: Literal["debug", "info", "warning", "error"] = "info"
    log_callers: bool = False  # who asked, and from which address, in the log of requests
    metrics_host: str = "127.0.0.1"
    metrics_port: Port = 0  # numbers for Prometheus on a port of their own; 0: on none
    metrics_token: str = ""  # or at /metrics, for who brings this; empty: for nobody

    keep_guests_days: Count = 400  # a guest whose last cookie is older is forgotten; 0: never
    keep_talk_days: Count = 0  # what was said at tables; 0: as long as the table
    keep_tables_days: Count = 0  # finished games; 0: for ever
    keep_acts_days: Count = 400  # what was done with `ludi admin`; 0: for ever

    public_url: str = ""  # how people reach us, for links in messages: https://ludi.example.org
    smtp_host: str = ""  # who takes our e-mail; empty: there is none
    smtp_port: Port = 587
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    mail_from: str = ""  # the sender: Ludi Romani <ludi@example.org>
    push_contact: str = ""  # for the browsers' push services: mailto:you@example.org
    webhooks: bool = True  # whether people may name addresses that are told
    private_addresses: bool = False  # whether those, and push services, may be of our own network
    notices_delay_seconds: Amount = 30.0  # before somebody who is not here is told
    notices_window_seconds: Amount = 300.0  # in which there is one message, however many tables
    notices_hours: AtLeastOne = 24  # in which it is tried to deliver one
    letters_per_hour: Count = 12  # of verification and trial, of one person and to one address

    tables_in_memory: AtLeastOne = 200
    snapshot_every: AtLeastOne = 50  # events
    bot_workers: AtLeastOne = 1  # processes that think, or jobs at once for those elsewhere
    think_elsewhere: bool = False  # over Redis, on machines that run `ludi think`
    bot_seconds: Amount = 10.0  # for one choice
    bot_pace: Amount = 0.35  # seconds between two choices of bots, while somebody looks on
    jobs_per_person: AtLeastOne = 8  # waiting for a bot or for a look back, at the same time
    jobs_per_address: AtLeastOne = 24
    invited_bots: str = ""  # of somebody else, who may sit down, separated by commas
    components: str = ""  # files of corrected boxes for new tables, separated by commas
    hint_level: Level = "centurio"  # who is asked for hints
    review_level: Level = "centurio"  # and who looks back on finished games
    review_seconds: Amount = 30.0  # of thinking, for one game

    deal_landmarks: bool = True  # whether levels of bots play the deals of the day, too

    largest_body: Count = 64 * 1024  # bytes of a request
    largest_message: Count = 16 * 1024  # bytes of a WebSocket message
    ping_seconds: Amount = 20.0
    request_seconds: Amount = 20.0  # for a request to be sent, from the first byte to the last
    answer_seconds: Amount = 30.0  # for an answer to be taken by somebody who does not read
    connections: AtLeastOne = 4000  # at once, if the system lets us have so many
    connections_per_address: AtLeastOne = 300  # of them from one address (not behind a proxy)
    limits: bool = True  # rate limits; off only for tests and load measurements
    person_rate: Amount = 30.0  # requests a second of one person, ten times that in a burst
    address_rate: Amount = 60.0  # requests a second of one address
    address_work: Amount = 0.5  # seconds of thinking ahead (previews) a second, of one address
    guests_per_hour: Count = 60  # new people from one address
    sign_ins_per_minute: Count = 10  # from one address; ten times that for one handle
    tables_per_hour: Count = 40  # opened by one person
    tables_at_once: Count = 20  # of one host, in which something has happened within the hour
    talk_per_minute: Count = 30  # messages of one person
    hints_per_minute: Count = 12  # asked for by one person
    reviews_per_hour: Count = 30  # begun by one person
    boxes_per_hour: Count = 60  # tried out for one person
    live_per_address: Count = 200  # live connections of one address

    @staticmethod
    def read(environment: Mapping[str, str] | None = None, **flags: Any) -> Settings:
        """The settings of an environment; flags that are not None go before it."""
        environment = os.environ if environment is None else environment
        refuse_unknown(environment)
        found: dict[str, Any] = {
            name: environment[PREFIX + name.upper()]
            for name in Settings.model_fields
            if environment.get(PREFIX + name.upper())  # an empty variable is one not set
        }
        found.update({name: value for name, value in flags.items() if value is not None})
        found["database"] = found.get("database") or usual_database(environment)
        try:
            settings = Settings(**found)
        except ValidationError as error:
            raise BadChoice(_sentence(error.errors()[0])) from None
        settings.check()
        return settings

    def check(self) -> None:
        """Refuse what cannot work, with a sentence."""
        scheme = self.database.partition(":")[0].partition("+")[0]
        if scheme not in DRIVERS:
            raise BadChoice(
                f"the database should be sqlite:///file or postgresql://..., not '{scheme}:...'"
            )
        if self.redis and self.redis.partition(":")[0] not in ("redis", "rediss", "unix"):
            raise BadChoice("the Redis address should start with redis://, rediss:// or unix://")
        if self.think_elsewhere and not self.redis:
            raise BadChoice("think_elsewhere needs redis: that is where others take the jobs")
        if self.metrics_port and self.metrics_port == self.port:
            raise BadChoice(f"metrics_port should differ from the port {self.port}")
        if self.metrics_token and self.workers > 1:
            raise BadChoice(
                "with several workers, metrics are on metrics_port and the ports after it,"
                " one for each: metrics_token would show those of any one of them"
            )
        self._check_addresses()
        self._check_notices()
        for name in self.bots:
            if len(name) > LONGEST_NAME:
                raise BadChoice(f"the bot '{name}' should have a name of {LONGEST_NAME} letters")
            check_bot(name)

    @property
    def bots(self) -> list[str]:
        """Who may be asked to play: our own bots, and those the host has invited."""
        invited = [name.strip() for name in self.invited_bots.split(",")]
        return list(dict.fromkeys([*own_names(), *[name for name in invited if name]]))

    def _check_addresses(self) -> None:
        """Refuse an address that cannot be read, without repeating it: it may hold a password."""
        try:
            _ = urlsplit(make_url(self.database_url).render_as_string(hide_password=True)).port
        except (ArgumentError, ValueError):
            raise BadChoice("the address of the database is not valid") from None
        try:
            _ = urlsplit(self.redis).port
        except ValueError:
            raise BadChoice("the address of Redis is not valid") from None

    def _check_notices(self) -> None:
        """What messages to people who are not here need."""
        if self.public_url and not is_page(self.public_url):
            raise BadChoice("public_url should be like https://ludi.example.org")
        if self.smtp_host and not (self.mail_from and self.public_url):
            raise BadChoice(
                "e-mail needs LUDI_MAIL_FROM and LUDI_PUBLIC_URL besides LUDI_SMTP_HOST"
            )
        sender = parseaddr(self.mail_from)[1]
        if self.mail_from and (
            not MAIL_ADDRESS.fullmatch(sender) or not self.mail_from.isprintable()
        ):
            raise BadChoice("mail_from should be like Ludi Romani <ludi@example.org>")
        contact = self.push_contact
        if contact and not (
            is_page(contact) or MAIL_ADDRESS.fullmatch(contact.removeprefix("mailto:"))
        ):
            raise BadChoice("push_contact should be like mailto:you@example.org")
        if self.smtp_password and self.smtp_security == "none":
            raise BadChoice("LUDI_SMTP_PASSWORD should not be sent with LUDI_SMTP_SECURITY=none")

    @property
    def contact(self) -> str:
        """Whom push services may ask about us; empty if nobody said."""
        if self.push_contact:
            given = self.push_contact
            return given if ":" in given else f"mailto:{given}"
        sender = parseaddr(self.mail_from)[1]
        return f"mailto:{sender}" if sender else ""

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
        """Where the built client lies, if it does: in the package, or beside its source."""
        here = Path(__file__).resolve()
        places = [Path(self.web)] if self.web else [here.parent / "client"]
        if not self.web and len(here.parents) > 3:
            places.append(here.parents[3] / "web" / "dist")
        for place in places:
            if (place / "index.html").is_file():
                return place.resolve()
        return None

    def described(self) -> dict[str, Any]:
        """All settings without their secrets."""
        values = self.model_dump()
        values["database"] = without_secrets(self.database)
        values["redis"] = without_secrets(self.redis)
        values["smtp_password"] = "***" if self.smtp_password else ""
        values["metrics_token"] = "***" if self.metrics_token else ""
        values["web"] = str(self.web_folder or "")
        return values


def _sentence(error: ErrorDetails) -> str:
    """What is wrong with a value, in our words. (What is secret is text, and no text is wrong.)"""
    name, given, bounds = error["loc"][0], error["input"], error.get("ctx", {})
    if name in ("port", "metrics_port") and "_than_" in error["type"]:
        return f"there is no port {given}: they go from 0 to 65535"
    match error["type"]:
        case "bool_parsing":
            return f"{PREFIX}{str(name).upper()} should be yes or no, not '{given}'"
        case "int_parsing" | "int_from_float" | "float_parsing":
            return f"{PREFIX}{str(name).upper()} should be a number, not '{given}'"
        case "literal_error":
            return f"{name} should be {bounds['expected'].replace(chr(39), '')}, not '{given}'"
        case "greater_than_equal" | "finite_number":
            least = bounds.get("ge", 0)
            return f"{name} should be " + (f"at least {least}" if least else "0 or more")
        case "value_error":
            return f"{name} {bounds['error']}"
    return f"{name}: {error['msg']}"


def refuse_unknown(environment: Mapping[str, str]) -> None:
    """A variable that looks like ours and is none: most likely it is mistyped."""
    known = [PREFIX + name.upper() for name in (*Settings.model_fields, *ELSEWHERE)]
    for name in sorted(environment):
        if name.startswith(PREFIX) and name not in known:
            near = difflib.get_close_matches(name, known, 1, 0)
            raise BadChoice(f"unknown setting {name}; did you mean {near[0]}?")


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
