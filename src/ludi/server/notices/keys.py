"""The secrets of the house: made when they are first needed, kept in the database."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, select

from ludi.server.notices.models import HouseKey
from ludi.server.notices.occasions import once
from ludi.server.storage import Storage

LETTERS: Final = "letters"  # signs the links in e-mails


async def key_of(storage: Storage, name: str, make: Callable[[], str]) -> str:
    """A secret; of two processes that make it at once the first has it."""

    def look(connection: Connection) -> str | None:
        return connection.scalar(select(HouseKey.value).where(HouseKey.name == name))

    found = await storage.at_once(look, writes=False)
    if found is not None:
        return found
    made = make()

    def keep(connection: Connection) -> str:
        connection.execute(once(connection, HouseKey), {"name": name, "value": made})
        return look(connection) or made

    return await storage.at_once(keep, writes=True)


class Links:
    """Tokens for links in e-mails: what they are for, of which channel, and that we wrote them."""

    def __init__(self, secret: str) -> None:
        self.secret: Final = secret.encode()

    @staticmethod
    async def of(storage: Storage) -> Links:
        return Links(await key_of(storage, LETTERS, lambda: secrets.token_hex(32)))

    def made(self, purpose: str, channel: str) -> str:
        return f"{channel}.{self._signature(purpose, channel)}"

    def read(self, purpose: str, token: str) -> str | None:
        """The channel that a token speaks of; None if it is not ours."""
        channel, _, signature = token.partition(".")
        right = self._signature(purpose, channel)
        return channel if hmac.compare_digest(right.encode(), signature.encode()) else None

    def _signature(self, purpose: str, channel: str) -> str:
        digest = hmac.digest(self.secret, f"{purpose}:{channel}".encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest[:18]).decode()
