"""Limits, origins, headers, and errors without a trace."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update
from starlette.types import Receive, Scope, Send

from ludi.kernel.errors import LudiError
from ludi.server.guard import Bucket, Limits, network_of, same_origin
from ludi.server.lobby import HOUR
from ludi.server.models import TableRow, now
from ludi.server.problems import Problem
from ludi.server.serve import metrics_served
from ludi.server.web import Forwarded
from tests.server.helpers import GAME, ORIGIN, Player, Server, in_process, play_out, settings_for
from tests.server.processes import free_port, redis


async def test_too_many_requests(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, limits=True, person_rate=1.0, guests_per_hour=3)
    async with in_process(settings) as server:
        player = await server.player()
        answers = [await player.web.get("/api/me") for _ in range(15)]
        codes = [answer.status_code for answer in answers]
        assert codes[0] == 200 and codes[-1] == 429
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert answers[-1].json()["detail"].startswith("Too many requests: wait")
        await server.player("Paul")
        await server.player("Titus")
        late = await server.browser().post("/api/guests", json={})
        assert late.status_code == 429, "new guests are counted by address"


async def test_guessing_a_passphrase_is_slow(tmp_path: Path) -> None:
    async with in_process(settings_for(tmp_path, limits=True, sign_ins_per_minute=2)) as server:
        guess = {"handle": "marie", "passphrase": "a wrong one"}
        browser = server.browser()
        codes = [(await browser.post("/api/sign-in", json=guess)).status_code for _ in range(4)]
        assert codes == [401, 401, 429, 429]


async def test_guesses_from_everywhere_do_not_shut_the_owner_out(tmp_path: Path) -> None:
    async with in_process(settings_for(tmp_path, limits=True, sign_ins_per_minute=2)) as server:
        marie = await server.player("Marie", address="192.0.2.1")
        account = {"handle": "marie", "passphrase": "rosa rosa rosam"}
        await marie.send("/api/me/passphrase", account)
        home = server.browser("192.0.2.1")
        assert (await home.post("/api/sign-in", json=account)).status_code == 200
        server.house.limits.rates["handle"] = (0.0001, 3)
        server.house.limits._buckets.clear()
        guess = {**account, "passphrase": "a wrong one"}
        codes = [
            (await server.browser(f"198.51.100.{n}").post("/api/sign-in", json=guess)).status_code
            for n in range(5)
        ]
        assert codes == [401, 401, 401, 429, 429]
        assert (await server.browser("192.0.2.1").post("/api/sign-in", json=account)).is_success


def test_an_address_counts_as_its_network() -> None:
    assert network_of("192.0.2.7") == network_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:2") == "2001:db8::/64"
    assert network_of("2001:db8:0:1::1") != network_of("2001:db8::1")
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("nowhere") == "nowhere"


async def test_one_address_is_limited(tmp_path: Path) -> None:
    async with in_process(settings_for(tmp_path, limits=True, address_rate=0.5)) as server:
        browser = server.browser()
        codes = [(await browser.get("/api/games")).status_code for _ in range(8)]
        assert codes[0] == 200 and codes[-1] == 429
        assert (await browser.get("/health")).status_code == 200


async def test_talk_is_limited(tmp_path: Path) -> None:
    async with in_process(settings_for(tmp_path, limits=True, talk_per_minute=2)) as server:
        player = await server.player()
        table = (await player.table("me", "me"))["id"]
        path = f"/api/tables/{table}/talk"
        codes = [(await player.web.post(path, json={"text": "x"})).status_code for _ in range(4)]
        assert codes == [201, 201, 429, 429]


async def test_new_tables_are_limited(tmp_path: Path) -> None:
    async with in_process(settings_for(tmp_path, limits=True, tables_per_hour=2)) as server:
        player = await server.player()
        table = (await player.table("me", "friend", start=False))["id"]
        await player.table("me", "me")
        late = await player.table("me", "me", status=429)
        assert late["key"] == "too-many"
        assert len(await player.get("/api/tables", list="mine")) == 2
        await player.send(f"/api/tables/{table}/seats/1", {"kind": "me"})
        await player.send(f"/api/tables/{table}/start")


async def test_a_host_has_only_so_many_games_going(tmp_path: Path) -> None:
    async with in_process(settings_for(tmp_path, limits=True, tables_at_once=2)) as server:
        host = await server.player()
        waiting = (await host.table("me", "me", start=False))["id"]
        tables = [(await host.table("me", "me"))["id"] for _ in range(2)]
        refused = await host.table("me", "me", status=409)
        assert refused["key"] == "tables-at-once"
        assert refused["detail"].startswith("You already have 2 games in progress")
        assert len(await host.get("/api/tables", list="mine")) == 3, "nothing was written"
        await host.send(f"/api/tables/{waiting}/start", None, 409)
        await (await server.player("Paul")).table("me", "me")
        await play_out(server, tables[0])
        await host.send(f"/api/tables/{waiting}/start")
        again = {"number": 3, "seat": 0}
        refused = await host.send(f"/api/tables/{tables[0]}/fork", again, 409)
        assert refused["key"] == "tables-at-once"
        async with server.house.storage.session() as session:
            rested = now() - HOUR - 1000
            await session.execute(
                update(TableRow).where(TableRow.id == waiting).values(updated=rested)
            )
        await host.send(f"/api/tables/{tables[0]}/fork", again, 201)


@pytest.mark.parametrize(
    ("setting", "codes"),
    [
        ("person_rate", (201, 429, 429)),
        ("tables_per_hour", (201, 200, 429)),
        ("address_rate", (429, 429, 429)),
    ],
)
async def test_a_limit_of_none_allows_nothing(
    tmp_path: Path, setting: str, codes: tuple[int, ...]
) -> None:
    async with in_process(settings_for(tmp_path, limits=True, **{setting: 0})) as server:
        browser = server.browser()
        table = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "me"}]}
        answers = [
            await browser.post("/api/guests"),
            await browser.get("/api/me"),
            await browser.post("/api/tables", json=table),
        ]
        assert tuple(answer.status_code for answer in answers) == codes
        late = next(answer for answer in answers if answer.status_code == 429)
        assert int(late.headers["retry-after"]) >= 1


async def test_a_private_server_lets_members_in_and_nobody_new(tmp_path: Path) -> None:
    account = {"handle": "marie", "passphrase": "rosa rosa rosam"}
    async with in_process(settings_for(tmp_path)) as server:
        await (await server.player("Marie")).send("/api/me/passphrase", account)
    async with in_process(settings_for(tmp_path, limits=True, guests_per_hour=0)) as server:
        refused = await server.browser().post("/api/guests")
        assert (refused.status_code, refused.json()["key"]) == (403, "no-newcomers")
        member = Player(server.browser(), "Marie")
        await member.send("/api/sign-in", account)
        await member.table("me", "me")


def test_a_low_rate_allows_one_after_a_while() -> None:
    bucket = Bucket(rate=0.01, most=0.1)
    assert bucket.take() == 0
    assert 0 < bucket.take() <= 100


@pytest.mark.parametrize(
    ("header", "address"),
    [
        (None, "127.0.0.1"),
        ("", "127.0.0.1"),
        ("203.0.113.9", "203.0.113.9"),
        ("6.6.6.6, 203.0.113.9", "203.0.113.9"),
        ("6.6.6.6,203.0.113.9:4711", "203.0.113.9"),
        ("2001:db8::1", "2001:db8::1"),
        ("6.6.6.6, [2001:db8::1]:4711", "2001:db8::1"),
    ],
)
async def test_a_proxy_says_who_called_it(header: str | None, address: str) -> None:
    """Only the last entry is the proxy's own: what a caller wrote stands before it."""
    seen: list[Scope] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope)

    async def nothing(*_: object) -> Any: ...

    for kind, scheme in (("http", b"https"), ("websocket", b"https"), ("websocket", b"wss")):
        headers = [(b"x-forwarded-proto", scheme)]
        if header is not None:
            headers.append((b"x-forwarded-for", header.encode()))
        scope = {"type": kind, "client": ("127.0.0.1", 1), "headers": headers, "scheme": "http"}
        await Forwarded(app)(scope, nothing, nothing)
    assert {scope["client"][0] for scope in seen} == {address}
    assert [scope["scheme"] for scope in seen] == ["https", "wss", "wss"]


@pytest.mark.parametrize("proxy", [False, True])
async def test_a_forged_address_evades_no_limit(tmp_path: Path, proxy: bool) -> None:
    settings = settings_for(tmp_path, limits=True, guests_per_hour=2, proxy=proxy)
    async with in_process(settings) as server:
        codes = []
        for forged in range(4):
            browser = server.browser(**{"X-Forwarded-For": f"6.6.6.{forged}, 203.0.113.9"})
            codes.append((await browser.post("/api/guests")).status_code)
        assert codes == [201, 201, 429, 429]
        neighbour = server.browser(**{"X-Forwarded-For": "203.0.113.10"})
        assert (await neighbour.post("/api/guests")).status_code == (201 if proxy else 429)


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(rate=1000.0, most=1)
    assert bucket.take() == 0
    assert 0 < bucket.take() < 1
    bucket.at -= 1
    assert bucket.take() == 0


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({}, True),
        ({"Origin": ORIGIN}, True),
        ({"Origin": "http://evil.test"}, False),
        ({"Origin": "https://ludi.test"}, False),
        ({"Origin": "null"}, False),
        ({"Origin": "http://["}, False),
        ({"Origin": "http://dev.test:5173"}, True),
        ({"Sec-Fetch-Site": "cross-site"}, False),
        ({"Sec-Fetch-Site": "same-origin"}, True),
    ],
)
async def test_only_our_own_pages_change_anything(
    tmp_path: Path, headers: dict[str, str], allowed: bool
) -> None:
    settings = settings_for(tmp_path, origins="http://dev.test:5173, http://other.test")
    async with in_process(settings) as server:
        player = await server.player()
        answer = await player.web.patch("/api/me", json={"nickname": "X"}, headers=headers)
        assert answer.status_code == (200 if allowed else 403)
        assert (await player.web.get("/api/me", headers=headers)).status_code == 200


def test_an_origin_needs_the_right_scheme(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    headers = {"origin": "https://ludi.test", "host": "ludi.test"}
    assert same_origin(headers, settings, secure=True)
    assert not same_origin(headers, settings, secure=False)


async def test_what_is_sent_must_be_json_and_short(server: Server) -> None:
    player = await server.player()
    form = await player.web.post("/api/tables", data={"game": "glory-to-rome"})
    assert form.status_code == 415
    plain = await player.web.post(
        "/api/tables", content="{}", headers={"Content-Type": "text/plain"}
    )
    assert plain.status_code == 415
    huge = await player.web.patch("/api/me", json={"nickname": "x" * 100_000})
    assert huge.status_code == 413

    async def dripping():  # without a length
        for _ in range(100):
            yield b" " * 1000

    endless = await player.web.patch(
        "/api/me", content=dripping(), headers={"Content-Type": "application/json"}
    )
    assert endless.status_code == 413
    options = '{"game": "glory-to-rome", "seats": [{"kind": "me"}], "options": {"\\ud800": "x"}}'
    as_json = {"Content-Type": "application/json"}
    broken = await player.web.post("/api/tables", content=options, headers=as_json)
    assert broken.status_code == 422 and broken.json()["key"] == "malformed"
    table = (await player.table("me", "me"))["id"]
    orders = '{"seat": 0, "orders": {"\\ud800": "ask"}}'
    broken = await player.web.put(f"/api/tables/{table}/orders", content=orders, headers=as_json)
    assert broken.status_code == 422 and broken.json()["key"] == "malformed"
    for nonsense in ("{", "[" * 10_000, '"\\ud800"', '{"nickname": "\\ud800"}'):
        broken = await player.web.patch(
            "/api/me", content=nonsense, headers={"Content-Type": "application/json"}
        )
        assert broken.status_code in (400, 422), nonsense
        assert broken.headers["content-type"] == "application/problem+json"


async def test_every_answer_has_its_headers(server: Server) -> None:
    browser = server.browser()
    for path in ("/", "/api/games", "/api/nothing", "/health", "/some/page"):
        answer = await browser.get(path)
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert answer.headers["x-request-id"]
    assert (await browser.get("/api/games")).headers["cache-control"] == "no-store"


async def test_an_unforeseen_error_shows_a_code_and_no_trace(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    player = await server.player()

    def broken(*_: object) -> None:
        raise RuntimeError("the secret of the house")

    monkeypatch.setattr("ludi.server.people.info", broken)
    answer = await player.web.get("/api/me", params={"lang": "en"})
    assert answer.status_code == 500
    body = answer.json()
    assert answer.headers["x-request-id"] in body["detail"]
    assert "secret" not in answer.text and "Traceback" not in answer.text
    assert any(record.exc_info for record in caplog.records), "the log has it"


async def test_a_bug_in_the_rules_costs_nobody_the_game(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = await server.player()
    table = (await player.table("me", "me"))["id"]
    state = await player.play_hotseat(table, 5)
    state = await player.state(table, state["asked"][0])
    live = server.house.desk._lives[table]

    class Broken(Exception):
        pass

    def fail(event: object) -> None:
        live.history.table.agenda.clear()
        raise Broken

    monkeypatch.setattr(live.history, "apply", fail)
    await player.play(table, state, state["legal"][0]["id"], 500)
    after = await player.state(table, state["seat"])
    assert after == state, "read again from what was acknowledged"
    await player.play(table, after, after["legal"][0]["id"])


async def test_addresses_that_lead_nowhere(server: Server) -> None:
    browser = server.browser()
    assert (await browser.get("/api/nothing")).status_code == 404
    assert (await browser.delete("/api/games")).status_code == 405
    assert (await browser.get("/favicon.ico")).status_code in (200, 404)
    assert (await browser.get("/api/tables/..%2f..%2fetc")).status_code in (404, 422)


async def test_the_client_is_served_with_its_own_paths(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Ludi</title>")
    (web / "assets" / "app-1a2b.js").write_text("let x;" * 1000)
    (tmp_path / "secret.txt").write_text("secret")
    async with in_process(settings_for(tmp_path, web=str(web))) as server:
        browser = server.browser()
        for path in ("/", "/tables/abc", "/rules/glory-to-rome"):
            page = await browser.get(path)
            assert page.status_code == 200 and "<title>Ludi" in page.text
            assert page.headers["cache-control"] == "no-cache"
        script = await browser.get("/assets/app-1a2b.js")
        assert script.headers["cache-control"].endswith("immutable")
        assert "javascript" in script.headers["content-type"]
        assert script.headers["content-encoding"] == "gzip"
        again = {"If-None-Match": script.headers["etag"]}
        assert (await browser.get("/assets/app-1a2b.js", headers=again)).status_code == 304
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/x.js"):
            assert (await browser.get(path)).status_code == 404


async def test_metrics_are_for_who_brings_the_token(tmp_path: Path) -> None:
    async with in_process(settings_for(tmp_path, metrics_token="geheim")) as server:
        browser = server.browser()
        assert (await browser.get("/health")).json()["ok"] is True
        assert (await browser.get("/metrics")).status_code == 401
        as_prometheus = {"Authorization": "Bearer geheim"}
        text = (await browser.get("/metrics", headers=as_prometheus)).text
        assert "# TYPE ludi_requests_total counter" in text
        assert 'ludi_request_seconds_bucket{le="+Inf"} 2.0' in text
        assert "ludi_listeners 0.0" in text
        marie = await server.player("Marie")
        await marie.play_hotseat((await marie.table("me", "me"))["id"], 2)
        text = (await browser.get("/metrics", headers=as_prometheus)).text
        assert 'ludi_play_seconds_count{game="glory-to-rome"} 2.0' in text


async def test_metrics_on_a_port_of_their_own(server: Server) -> None:
    assert (await server.browser().get("/metrics")).status_code == 404
    settings = server.house.settings.model_copy(update={"metrics_port": free_port()})
    with metrics_served(settings, server.house):
        url = f"http://127.0.0.1:{settings.metrics_port}/metrics"
        async with httpx.AsyncClient() as client:
            assert "ludi_tables_in_memory 0.0" in (await client.get(url)).text
        with (
            pytest.raises(LudiError, match="cannot listen"),
            metrics_served(settings, server.house),
        ):
            pass


@pytest.mark.parametrize("callers", [False, True])
async def test_the_log_says_who_asked_only_if_it_should(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, callers: bool
) -> None:
    async with in_process(settings_for(tmp_path, log_callers=callers)) as server:
        player = await server.player()
        with caplog.at_level("INFO", "ludi.server"):
            await player.get("/api/me", lang="fr")
        line = next(one for one in map(vars, caplog.records) if one.get("path") == "/api/me")
        found = (line.get("address"), line.get("person"))
        assert found == (("127.0.0.1", player.id) if callers else (None, None))


async def test_limits_are_shared_over_redis(tmp_path: Path) -> None:
    with redis() as address:
        settings = settings_for(tmp_path, limits=True, guests_per_hour=3, redis=address)
        async with in_process(settings) as one, in_process(settings) as two:
            places = (one, two, one, two, one)
            codes = [(await place.browser().post("/api/guests")).status_code for place in places]
            assert codes == [201, 201, 201, 429, 429]
            late = await two.browser().post("/api/guests")
            assert 1 <= int(late.headers["retry-after"]) <= 3601
    limits = Limits(settings)  # Redis is gone: each process counts for itself
    for _ in range(3):
        await limits.check("guests", "203.0.113.9")
    with pytest.raises(Problem, match="too-many"):
        await limits.check("guests", "203.0.113.9")
    await limits.close()
