"""One message through one channel, whatever kind it is."""

from __future__ import annotations

from typing import Final

from ludi.server.models import Person
from ludi.server.notices import letters, mail, push
from ludi.server.notices.errors import Refused
from ludi.server.notices.keys import Links
from ludi.server.notices.letters import Letter
from ludi.server.notices.models import Channel
from ludi.server.notices.outside import post
from ludi.server.settings import Settings
from ludi.server.storage import Storage

PUSH: Final = "push"
EMAIL: Final = "email"
WEBHOOK: Final = "webhook"
STOP: Final = "/api/notices/stop/"  # the way out of e-mails


def why_not(settings: Settings, kind: str) -> str:
    """The key of a text that says why the house has no such channel; empty if it has."""
    if kind == PUSH and not push.installed():
        return "notice-no-push-library"
    if kind == PUSH and not settings.contact:
        return "notice-no-push-contact"
    if kind == EMAIL and not settings.smtp_host:
        return "notice-no-mail"
    if kind == WEBHOOK and not settings.webhooks:
        return "notice-no-webhooks"
    return ""


async def deliver(
    storage: Storage, settings: Settings, channel: Channel, person: Person, letter: Letter
) -> None:
    """Hand over a message; an `Undelivered` if it was not taken."""
    if why_not(settings, channel.kind):
        raise Refused("the house has no such channel any more")
    if channel.kind == PUSH:
        await push.send(
            storage,
            channel.target,
            letter.id,
            letters.for_push(letter),
            settings.contact,
            letter.urgent,
            settings.private_addresses,
        )
    elif channel.kind == EMAIL:
        token = (await Links.of(storage)).made("stop", channel.id)
        stop = letter.url + STOP + token
        text = letters.for_mail(letter, person.nickname, stop)
        to = channel.target["address"]
        message = mail.composed(settings, to, letter.id, letter.at, letter.subject, text, stop)
        await mail.send(settings, message)
    else:
        headers = {"Content-Type": "application/json", "Idempotency-Key": letter.id}
        body = letters.for_webhook(letter, channel.format or "json")
        await post(channel.target["url"], headers, body, settings.private_addresses)
