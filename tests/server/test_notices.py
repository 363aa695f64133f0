"""A turn that reaches somebody: what is told, when, through which channel, and to nobody else."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from benchmarks.sinks import Sinks, sinks
from cryptography.hazmat.primitives import serialization as form
from cryptography.hazmat.primitives.asymmetric import ec
from http_ece import decrypt
from py_vapid import Vapid02
from sqlalchemy import select

from ludi.server.hub import Listener
from ludi.server.models import Act, now
from ludi.server.notices import routes
from ludi.server.notices.courier import Courier
from ludi.server.notices.models import Channel, Delivery, Occasion
from ludi.server.notices.occasions import remind
from ludi.server.notices.push import packed, unpacked
from ludi.server.notices.quiet import quiet_until
from tests.server.helpers import Player, Server, in_process, settings_for

MINUTE = 60_000
HOUR = 60 * MINUTE
HOUSE = "https://ludi.test"


class Post:
    """A server with a courier whose clock we have in hand, and where its messages arrive."""

    def __init__(self, server: Server, arrived: Sinks) -> None:
        self.server = server
        self.arrived = arrived
        self.ahead = 0
        self.courier = self.hired()

    def hired(self) -> Courier:
        house = self.server.house
        return Courier(house.storage, house.settings, house.metrics, house.hub.lookers, self.clock)

    def clock(self) -> int:
        return now() + self.ahead

    async def later(self, milliseconds: int = 31_000) -> None:
        """Time passes, and the courier goes round."""
        self.ahead += milliseconds
        for _ in range(2):
            await self.courier.step()
            await self.courier.landed()

    def hooks(self, path: str = "/hook") -> list[Any]:
        return [json.loads(one.body) for one in self.arrived.posted if one.path == path]

    async def rows(self, kind: Any) -> list[Any]:
        async with self.server.house.storage.reading() as session:
            return list(await session.scalars(select(kind)))


@pytest.fixture
async def post(tmp_path: Path) -> AsyncIterator[Post]:
    async with sinks() as arrived:
        settings = settings_for(
            tmp_path,
            smtp_host="127.0.0.1",
            smtp_port=arrived.smtp_port,
            smtp_security="none",
            mail_from="Ludi <ludi@ludi.test>",
            public_url=HOUSE,
            private_addresses=True,
        )
        async with in_process(settings) as server:
            yield Post(server, arrived)


async def hook(post: Post, player: Player, path: str = "/hook", format: str = "json") -> Any:
    body = {"url": post.arrived.http + path, "format": format}
    return await player.send("/api/me/notices/webhooks", body, 201)


async def two(
    post: Post, name: str | None = None, start: bool = True, hooked: bool = True
) -> tuple[Player, Player, str]:
    """Anna, who opened a table, and Bruno, who is to be told when he is waited for."""
    anna = await post.server.player("Anna")
    bruno = await post.server.player("Bruno", "fr")
    if hooked:
        await hook(post, bruno)
    return anna, bruno, await table_of(anna, bruno, name, start)


async def table_of(anna: Player, bruno: Player, name: str | None = None, start: bool = True) -> str:
    named: dict[str, Any] = {"name": name} if name else {}
    opened = await anna.table("me", "friend", start=False, **named)
    id: str = opened["id"]
    await bruno.send(f"/api/tables/{id}/join", {"invite": opened["invite"]})
    if start:
        await anna.send(f"/api/tables/{id}/start")
    return id


async def passed_on(player: Player, table: str, seat: int) -> int:
    """Play a seat until somebody else is asked; how many plays that took."""
    for plays in range(50):
        state = await player.state(table, seat)
        if seat not in state["asked"]:
            return plays
        await player.play(table, state, state["legal"][0]["id"])
    raise AssertionError("it never is anybody else's turn")


async def to_bruno(anna: Player, bruno: Player, table: str) -> None:
    """Play until Bruno is asked, and Anna is not."""
    while (await anna.state(table, 0))["asked"] != [1]:
        await passed_on(anna, table, 0)


# ---------------------------------------------------------------- what is told, and when


async def test_a_turn_is_told_once_and_the_next_one_too(post: Post) -> None:
    anna, bruno, table = await two(post, "Chez Anna")
    await to_bruno(anna, bruno, table)
    await post.later(10_000)
    assert post.hooks() == []  # perhaps he comes by himself
    await post.later()
    [message] = post.hooks()
    [notice] = message["notices"]
    assert notice["kind"] == "turn" and notice["table"] == table
    assert notice["text"] == "C’est à vous de jouer\u00a0: Pour la Gloire de Rome (Chez Anna)"
    assert notice["url"] == f"{HOUSE}/#/t/{table}"
    assert post.arrived.posted[0].headers["idempotency-key"] == message["id"]

    before = len(post.hooks())
    await passed_on(bruno, table, 1)
    await to_bruno(anna, bruno, table)
    await post.later(HOUR)
    assert len(post.hooks()) == before + 1  # he has played since: a turn of its own


async def test_what_the_others_undo_makes_no_new_turn(post: Post) -> None:
    anna, bruno, table = await two(post)
    await to_bruno(anna, bruno, table)
    before = [one for one in await post.rows(Occasion) if one.kind == "turn"]
    desk = post.server.house.desk
    async with desk.open(table) as live:
        while live.table.deciders == [1]:  # he plays, and thinks twice: she is asked, or not
            await desk.append(live, 1, "play", live.table.legal_for(1)[0])
        while live.table.deciders != [1]:
            await desk.append(live, 0, "play", live.table.legal_for(0)[0])
        told = len([one for one in await post.rows(Occasion) if one.kind == "turn"])
        assert told == len(before) + 1
        play = live.history.plays[-1]
        assert play.seat == 0 and live.history.why_no_undo(0) is None
        for _ in range(3):
            await desk.append(live, 0, "undo", 1)
            assert live.table.deciders == [0]
            await desk.append(live, 0, "play", play.action)
            assert live.table.deciders == [1]
    assert len([one for one in await post.rows(Occasion) if one.kind == "turn"]) == told


async def test_who_looks_or_has_played_is_left_in_peace(post: Post) -> None:
    anna, bruno, table = await two(post)
    await to_bruno(anna, bruno, table)
    desk, hub = post.server.house.desk, post.server.house.hub
    listener = Listener(bruno.id, "", None, None, "fr", 0)
    async with desk.open(table) as live:
        await hub.add(live, listener)
    await post.later()
    await post.later(61_000)
    assert post.hooks() == []
    await post.later(15 * MINUTE)  # a page that somebody left open
    assert len(post.hooks()) == 1
    await hub.remove(table, listener)

    other = await table_of(anna, bruno)
    await to_bruno(anna, bruno, other)
    await passed_on(bruno, other, 1)  # he was quicker
    await post.later(HOUR)
    assert [one["notices"][0]["table"] for one in post.hooks()] == [table]


async def test_several_tables_are_one_message_and_the_next_waits_for_the_window(
    post: Post,
) -> None:
    anna, bruno, first = await two(post)
    second = await table_of(anna, bruno)
    for table in (first, second):
        await to_bruno(anna, bruno, table)
    await post.later()
    [message] = post.hooks()
    assert message["text"] == "2 tables vous attendent"
    assert {one["table"] for one in message["notices"]} == {first, second}
    third = await table_of(anna, bruno)
    await to_bruno(anna, bruno, third)
    await post.later()
    assert len(post.hooks()) == 1
    await post.later(5 * MINUTE)
    assert [one["table"] for one in post.hooks()[1]["notices"]] == [third]


async def test_quiet_hours_kinds_and_games(post: Post) -> None:
    anna, bruno, table = await two(post)
    await to_bruno(anna, bruno, table)
    there = datetime.fromtimestamp((post.clock() + 31_000) / 1000, UTC)
    clock = [f"{(there.hour + hours) % 24:02}:00" for hours in (0, 3)]
    wishes = {"zone": "UTC", "quiet_from": clock[0], "quiet_to": clock[1]}
    said = await bruno.send("/api/me/notices", wishes, verb="PUT")
    assert said == {**wishes, "kinds_off": [], "games_off": []}
    await post.later()
    await post.later(HOUR)
    assert post.hooks() == []
    await post.later(2 * HOUR)
    assert len(post.hooks()) == 1
    for off in ({"kinds_off": ["turn", "started"]}, {"games_off": ["glory-to-rome"]}):
        await bruno.send("/api/me/notices", {"zone": "UTC", **off}, verb="PUT")
        other = await table_of(anna, bruno)
        await to_bruno(anna, bruno, other)
        await post.later(HOUR)
        assert len(post.hooks()) == 1
    for wrong in ({"zone": "Mars/Olympus"}, {"zone": "UTC", "quiet_from": "22:00"}, {}):
        await bruno.send("/api/me/notices", wrong, 422, verb="PUT")


def test_quiet_hours_go_past_midnight_and_through_the_change_of_clocks() -> None:
    def moment(*when: int) -> int:
        return int(datetime(*when, tzinfo=UTC).timestamp() * 1000)  # type: ignore[misc,arg-type]

    paris: tuple[str, int, int] = ("Europe/Paris", 22 * 60, 7 * 60)
    day = moment(2026, 3, 28, 12, 0)
    assert quiet_until(day, *paris) == day
    before_spring = moment(2026, 3, 28, 22, 30)  # 23:30 there; at 7 the clock has changed
    assert quiet_until(before_spring, *paris) == moment(2026, 3, 29, 5, 0)
    assert quiet_until(moment(2026, 3, 28, 3, 0), *paris) == moment(2026, 3, 28, 6, 0)
    assert quiet_until(day, "UTC", 12 * 60, 12 * 60) == day
    assert quiet_until(day, "Nowhere", 0, 1439) == day


async def test_beginning_end_invitation_going_back_and_reminder(post: Post) -> None:
    anna, bruno, table = await two(post, start=False)
    await hook(post, anna, "/anna")
    await anna.send(f"/api/tables/{table}/start")
    await post.later()
    [message] = post.hooks()
    assert message["notices"][0]["kind"] in ("started", "turn")  # of one table what matters most
    await to_bruno(anna, bruno, table)
    await anna.send(f"/api/tables/{table}/undo-request", {"seat": 0})
    await post.later(10 * MINUTE)
    assert post.hooks()[-1]["notices"][0]["kind"] in ("turn", "undo")
    assert [one for one in await post.rows(Occasion) if one.kind == "undo"]

    desk, storage = post.server.house.desk, post.server.house.storage
    async with desk.open(table) as live:
        for _ in range(2):  # however often the clock is looked at
            await storage.at_once(
                lambda found: remind(found, live.row, bruno.id, 7, post.clock() + 2 * HOUR), True
            )
    await post.later(1000)
    assert post.hooks()[-1]["text"].startswith("Votre temps s’achève dans 2 heures")
    assert post.hooks()[-1]["notices"][0]["until"] is not None
    assert len([one for one in await post.rows(Occasion) if one.kind == "reminder"]) == 1

    async with desk.open(table) as live:
        while not live.table.over:
            seat = live.table.deciders[0]
            await desk.append(live, seat, "play", live.table.legal_for(seat)[0])
    await post.later(10 * MINUTE)
    last = {path: post.hooks(path)[-1]["notices"][0]["kind"] for path in ("/hook", "/anna")}
    assert "over" in last.values()  # who made the last move knows
    await anna.send(f"/api/tables/{table}/rematch", status=201)
    await post.later(10 * MINUTE)
    assert post.hooks()[-1]["notices"][0]["kind"] == "invited"
    assert post.hooks("/anna")[-1]["notices"][0]["kind"] == last["/anna"]


async def test_against_bots_alone_nobody_is_told(post: Post) -> None:
    anna = await post.server.player("Anna")
    await hook(post, anna)
    await anna.table("me", "greedy")
    assert await post.rows(Occasion) == []


# ---------------------------------------------------------------- the channels


async def test_email_is_verified_sent_and_stopped_with_one_click(post: Post) -> None:
    anna, bruno, table = await two(post, hooked=False)
    told = await bruno.send("/api/me/notices/email", {"address": "bruno@Mail.TEST"}, 201)
    assert told["name"] == "bruno@mail.test" and not told["verified"]
    await bruno.send(f"/api/me/notices/channels/{told['id']}/test", status=409)
    [letter] = post.arrived.mail("bruno@mail.test")
    link = next(word for word in letter.get_content().split() if "/#/letter/confirm/" in word)
    await to_bruno(anna, bruno, table)
    await post.later()
    assert len(post.arrived.letters) == 1  # not before it is known whose address it is
    token = link.rpartition("/")[2]
    stranger = await post.server.player("Cato")
    await stranger.send(f"/api/notices/confirm/{token[:-1]}x", status=404)
    assert await stranger.send(f"/api/notices/confirm/{token}") == {"name": "b…@mail.test"}
    await passed_on(bruno, table, 1)
    await to_bruno(anna, bruno, table)
    await post.later(HOUR)
    letter = post.arrived.letters[-1]
    assert letter["Subject"] == "C’est à vous de jouer\u00a0: Pour la Gloire de Rome"
    [delivery] = await post.rows(Delivery)
    assert letter["Message-ID"] == f"<{delivery.id}@ludi.test>"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    text = letter.get_content()
    stop = letter["List-Unsubscribe"].strip("<>")
    assert text.startswith("Salve Bruno,") and f"{HOUSE}/#/t/{table}" in text and stop in text

    nobody = post.server.browser()  # a mail program has no cookie
    path = urlsplit(stop).path
    looked = await nobody.get(path)
    assert (looked.status_code, looked.headers["location"]) == (
        303, f"/#/letter/stop/{path.rpartition('/')[2]}",
    )  # fmt: skip
    assert len(await post.rows(Channel)) == 1
    clicked = await nobody.post(path, data={"List-Unsubscribe": "One-Click"})
    assert clicked.status_code == 200
    assert await post.rows(Channel) == []
    assert (await nobody.post(path, data={"a": "b"})).status_code == 404
    assert (await nobody.post("/api/guests", data={"a": "b"})).status_code == 415


async def test_push_is_read_by_its_browser_alone_and_forgotten_when_it_is_gone(
    post: Post,
) -> None:
    anna, bruno, table = await two(post, hooked=False, start=False)
    secret = ec.generate_private_key(ec.SECP256R1())
    point = secret.public_key().public_bytes(
        form.Encoding.X962, form.PublicFormat.UncompressedPoint
    )
    auth = b"0123456789abcdef"
    body = {
        "endpoint": post.arrived.http + "/push",
        "p256dh": packed(point),
        "auth": packed(auth),
        "name": "Firefox",
    }
    first = await bruno.send("/api/me/notices/push", body, 201)
    assert (await bruno.send("/api/me/notices/push", body, 201))["id"] == first["id"]
    for wrong in ({"auth": "short"}, {"p256dh": packed(b"x" * 65)}, {"endpoint": "ftp://x/y"}):
        await bruno.send("/api/me/notices/push", {**body, **wrong}, 422)
    await anna.send(f"/api/tables/{table}/start")
    await to_bruno(anna, bruno, table)
    await post.later()
    [request] = post.arrived.posted
    read = json.loads(decrypt(request.body, private_key=secret, auth_secret=auth))
    assert (read["title"], read["body"]) == ("C’est à vous de jouer", "Pour la Gloire de Rome")
    assert read["page"] == f"/#/t/{table}" and request.headers["topic"] == read["id"]
    key = (await bruno.get("/api/me/notices"))["push_key"]
    token, _, said = request.headers["authorization"].removeprefix("vapid t=").partition(",k=")
    assert said == key
    assert Vapid02.verify(request.headers["authorization"])
    claims = json.loads(unpacked(token.split(".")[1]))
    assert claims["sub"] == "mailto:ludi@ludi.test" and claims["aud"] == post.arrived.http

    await passed_on(bruno, table, 1)
    await to_bruno(anna, bruno, table)
    post.arrived.answers.append("410 Gone")
    await post.later(HOUR)
    assert await post.rows(Channel) == []

    await bruno.send("/api/me/notices/push", body, 201)
    await bruno.send("/api/sign-out", status=204)  # somebody else may sit down there
    await passed_on(anna, table, 0)
    other = await table_of(anna, await post.server.player("Cato"))
    assert other and await post.rows(Channel)
    before = len(post.arrived.posted)
    await post.later(HOUR)
    assert len(post.arrived.posted) == before


async def test_webhooks_of_every_format_and_of_a_table(post: Post) -> None:
    anna, bruno, table = await two(post, "*Anna* <@everyone>", start=False, hooked=False)
    await hook(post, bruno, "/discord", "discord")
    await hook(post, bruno, "/slack", "slack")
    body = {"url": post.arrived.http + "/table"}
    await bruno.send(f"/api/tables/{table}/notices", body, 403)
    told = await anna.send(f"/api/tables/{table}/notices", body, 201)
    assert (told["format"], told["table"], told["name"]) == ("json", table, "127.0.0.1")
    await anna.send(f"/api/tables/{table}/start")
    await to_bruno(anna, bruno, table)
    await post.later()
    [discord] = post.hooks("/discord")
    assert discord["allowed_mentions"] == {"parse": []}
    assert r"\*Anna\* \<\@everyone\>" in discord["content"]
    [slack] = post.hooks("/slack")
    assert "*Anna* &lt;@everyone&gt;" in slack["text"]
    [of_table] = post.hooks("/table")
    assert of_table["notices"][0]["text"].startswith("Bruno has to play")
    assert (await anna.get(f"/api/tables/{table}/notices"))["channels"] == [told]
    listed = await anna.get("/api/me/notices")
    assert listed["channels"] == [told] and post.arrived.http not in json.dumps(listed)
    await bruno.send(f"/api/me/notices/channels/{told['id']}", status=404, verb="DELETE")
    await anna.send(f"/api/me/notices/channels/{told['id']}/test", status=204)
    assert post.hooks("/table")[-1]["text"] == "Salve! Messages from Ludi Romani arrive here."
    post.arrived.answers.append("500 No")
    failed = await anna.send(f"/api/me/notices/channels/{told['id']}/test", status=409)
    assert failed["key"] == "channel-failed" and "HTTP 500" in failed["detail"]
    await anna.send(f"/api/me/notices/channels/{told['id']}", status=204, verb="DELETE")


# ---------------------------------------------------------------- what goes wrong


async def test_it_is_tried_again_ever_more_rarely_and_given_up_with_a_line(post: Post) -> None:
    anna, bruno, table = await two(post)
    await to_bruno(anna, bruno, table)
    post.arrived.answers.extend(["503 Later", "429 Slow\r\nRetry-After: 600"])
    await post.later()
    await post.later(29_000)
    assert len(post.arrived.answers) == 1 and post.hooks() == []
    await post.later(2_000)  # the second try, half a minute later
    assert post.arrived.answers == []
    await post.later(9 * MINUTE)
    assert post.hooks() == []
    await post.later(61_000)
    [message] = post.hooks()
    [delivery] = await post.rows(Delivery)
    assert (delivery.id, delivery.state, delivery.tries) == (message["id"], "done", 3)

    await passed_on(bruno, table, 1)
    await to_bruno(anna, bruno, table)
    post.arrived.answers.extend(["502 No"] * 100)
    for _ in range(40):
        await post.later(HOUR)
    post.arrived.answers.clear()
    lost = [one for one in await post.rows(Delivery) if one.state == "lost"]
    assert len(lost) == 1 and 20 < lost[0].tries < 35
    [act] = await post.rows(Act)
    assert (act.what, act.whom) == ("notice-lost", bruno.id)
    assert act.detail.startswith("webhook: HTTP 502")
    [channel] = (await bruno.get("/api/me/notices"))["channels"]
    assert "HTTP 502" in channel["trouble"]

    await passed_on(bruno, table, 1)
    await to_bruno(anna, bruno, table)
    post.arrived.answers.append("404 Gone")
    await post.later(HOUR)
    [channel] = (await bruno.get("/api/me/notices"))["channels"]
    assert (
        channel["trouble"]
        == "Il n’y a plus personne à cette adresse. Retirez-la, ou saisissez-la de nouveau."
    )


async def test_one_courier_at_a_time_and_the_next_sends_what_was_on_its_way(post: Post) -> None:
    anna, bruno, table = await two(post)
    await to_bruno(anna, bruno, table)
    post.ahead += 31_000
    assert await post.courier.hold()
    second = post.hired()
    assert not await second.hold()
    await post.courier.gather()
    [delivery] = await post.courier._write(post.courier._claim(5))  # and there it dies
    await second.step()
    assert post.hooks() == []
    post.ahead += 61_000
    await second.step()
    await second.landed()
    assert [one["id"] for one in post.hooks()] == [delivery.id]
    assert await post.courier._write(post.courier._claim(5)) == []  # the first has lost its lease
    assert not await post.courier.hold()


async def test_export_deletion_and_limits(post: Post, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bruno, table = await two(post)
    [made] = (await bruno.get("/api/me/notices"))["channels"]
    await bruno.send("/api/me/notices/email", {"address": "b@mail.test"}, 201)
    await bruno.send("/api/me/notices", {"zone": "Europe/Paris"}, verb="PUT")
    await to_bruno(anna, bruno, table)
    await post.later()
    told = (await bruno.get("/api/me/export"))["notices"]
    assert {one["address"] for one in told["channels"]} == {
        post.arrived.http + "/hook", "b@mail.test",
    }  # fmt: skip
    assert told["wishes"]["zone"] == "Europe/Paris" and told["occasions"] and told["messages"]
    await anna.send(f"/api/me/notices/channels/{made['id']}/test", status=404)
    monkeypatch.setattr(routes, "MOST_CHANNELS", 2)
    await bruno.send("/api/me/notices/webhooks", {"url": post.arrived.http + "/x"}, 409)
    await bruno.send("/api/me", status=204, verb="DELETE")
    for kind in (Channel, Occasion, Delivery):
        assert await post.rows(kind) == []


async def test_a_house_without_channels_says_so(server: Server) -> None:
    anna = await server.player("Anna", "fr")
    found = await anna.get("/api/me/notices")
    assert set(found["unavailable"]) == {"push", "email"} and found["push_key"] is None
    assert "LUDI_SMTP_HOST" in found["unavailable"]["email"]
    refused = await anna.send("/api/me/notices/email", {"address": "a@b.example"}, 409)
    assert refused["detail"] == found["unavailable"]["email"]
    body = {"url": "http://127.0.0.1:1/x"}
    assert (await anna.send("/api/me/notices/webhooks", body, 422))["key"] == "bad-webhook"
