"""A season of a club, played by itself: `python -m benchmarks.season --folder /tmp/season`.

Forty people of different strengths, who play greedily more or less often and else at random, come
and go for three weeks on a clock of our own, and play rated games of all boxes: at tables of
their own, of a club, and in tournaments. A few hardly ever answer: their time runs out. It is
counted whether the ratings come to the true order, whether a table is stuck, and whether anybody
is told twice. What is not done after `--minutes` goes on with the next call for the same folder.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import time as real
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

import ludi
from benchmarks.sinks import Sinks, sinks
from ludi.bots import make_bot
from ludi.kernel.history import PLAY
from ludi.server.app import create_app
from ludi.server.desk import Live, Overtaken
from ludi.server.house import House
from ludi.server.metrics import Metrics
from ludi.server.models import Pulse, RatedGame, RatingRow, SeatRow, TableRow, now
from ludi.server.notices.courier import Courier
from ludi.server.notices.models import Channel
from ludi.server.rated import PERSON
from ludi.server.settings import Settings
from ludi.server.tournaments.keeper import Keeper
from ludi.server.tournaments.models import Tournament

HOUR = 3_600_000
CLOCK = {"kind": "days", "hours": 24, "bank": 24, "level": "random"}
LIVE = {"kind": "live", "minutes": 60, "level": "random"}
PASSPHRASE = "panem et circenses"
QUICKEST = "glory-to-rome"  # of all boxes to play
LEVELS = 5  # how many strengths there are
LAZY = 0.05  # of the people hardly ever answer
PLAYS_AT_ONCE = 4000  # at one table, in one hour


class Somebody(NamedTuple):
    """A person of the simulation."""

    number: int
    id: str
    cookie: str
    skill: float  # how often the choice is a good one
    lazy: bool


class Season:
    """The people, their server and their time."""

    def __init__(
        self, folder: Path, people: int, games: int, hours: int, seed: int, boxes: int = 0
    ) -> None:
        self.file = folder / "season.json"
        self.wanted = games
        self.hours = hours
        self.count = people
        self.seed = seed
        self.rounds = 3 if games > 50 else 2  # of a Swiss tournament
        self.moment = now()
        self.hour = 0
        self.opened = 0
        self.club = ""
        self.people: list[Somebody] = []
        self.web: httpx.AsyncClient
        self.dice = random.Random(seed)
        self.brain = make_bot("greedy", seed=seed)
        two = [game for game in ludi.games() if 2 in ludi.game(game).players]
        self.boxes = sorted(two, key=lambda id: id != QUICKEST)[: boxes or len(two)]
        self.told: Counter[tuple[str, str, int, str]] = Counter()

    # ---------------------------------------------------------------- going on another day

    def load(self) -> bool:
        if not self.file.exists():
            return False
        kept = json.loads(self.file.read_text())
        self.moment, self.hour, self.opened = kept["moment"], kept["hour"], kept["opened"]
        self.club = kept["club"]
        self.people = [Somebody(*one) for one in kept["people"]]
        self.told = Counter({(a, b, c, d): number for (a, b, c, d), number in kept["told"]})
        self.dice = random.Random(f"{self.seed}:{self.hour}")
        return True

    def save(self) -> None:
        kept = {
            "moment": self.moment,
            "hour": self.hour,
            "opened": self.opened,
            "club": self.club,
            "people": self.people,
            "told": [[key, number] for key, number in self.told.items()],
        }
        self.file.write_text(json.dumps(kept))

    # ---------------------------------------------------------------- over HTTP

    async def send(self, who: str, path: str, body: Any = None) -> Any:
        answer = await self.web.post(path, json=body or {}, headers={"cookie": f"ludi={who}"})
        assert answer.status_code < 300, f"{path}: {answer.status_code} {answer.text[:300]}"
        return answer.json() if answer.content else None

    async def settle_in(self) -> None:
        """Everybody introduces themselves; the first founds the club, half of them join it."""
        for number in range(self.count):
            answer = await self.web.post("/api/guests", json={"nickname": f"Civis {number}"})
            skill = (number % LEVELS) / (LEVELS - 1)
            lazy = number >= self.count * (1 - LAZY)
            cookie = answer.cookies["ludi"]
            self.web.cookies.clear()
            self.people.append(Somebody(number, answer.json()["id"], cookie, skill, lazy))
        first = self.people[0]
        account = {"handle": "civis", "passphrase": PASSPHRASE}
        await self.send(first.cookie, "/api/me/passphrase", account)
        club = await self.send(first.cookie, "/api/clubs", {"name": "Sodales"})
        self.club = club["id"]
        for one in self.people[1 : self.count // 2]:
            body = {"invite": club["invite"]}
            await self.send(one.cookie, f"/api/clubs/{self.club}/join", body)

    def telling(self, port: str) -> list[Channel]:
        """A webhook of our own for everybody."""
        return [
            Channel(
                id=f"hook{one.number}",
                person_id=one.id,
                kind="webhook",
                format="json",
                name="w",
                target={"url": f"{port}/{one.id}"},
                mark=f"hook{one.number}",
                verified=now(),
                created=now(),
            )
            for one in self.people
        ]

    async def open_table(self) -> None:
        """A table of the club or of anybody, begun as soon as all sit."""
        members = self.people[: self.count // 2]
        club = self.dice.random() < 0.3
        host, *others = self.dice.sample(members if club else self.people, 2)
        game = self.boxes[self.opened % len(self.boxes)]
        seats = [{"kind": "me"}, *[{"kind": "anyone"} for _ in others]]
        body = {"game": game, "seats": seats, "clock": CLOCK, "rated": True}
        if club:
            body["club"] = self.club
        table = await self.send(host.cookie, "/api/tables", body)
        for one in others:
            await self.send(one.cookie, f"/api/tables/{table['id']}/join")
        await self.send(host.cookie, f"/api/tables/{table['id']}/start")
        self.opened += 1

    async def open_tournament(self, number: int) -> None:
        """Eight people, or four if everybody meets everybody."""
        kind = ("swiss", "groups", "round-robin")[number % 3]
        body = {
            "name": f"Ludi {number}",
            "game": self.boxes[number % len(self.boxes)],
            "clock": LIVE if number % 2 else CLOCK,
            "format": kind,
            "rounds": self.rounds,
            "rated": True,
            "pause": 0,
        }
        made = await self.send(self.people[0].cookie, "/api/tournaments", body)
        size = {"swiss": 8, "groups": 8, "round-robin": 4}[kind]
        for one in self.dice.sample(self.people, size):
            await self.send(one.cookie, f"/api/tournaments/{made['id']}/join")
        await self.send(self.people[0].cookie, f"/api/tournaments/{made['id']}/start")
        self.opened += {"swiss": 4 * self.rounds, "groups": 16, "round-robin": 6}[kind]

    # ---------------------------------------------------------------- playing

    async def visit(self, house: House) -> None:
        """One hour: who is there answers everything, until only the others are asked."""
        here = {one.id for one in self.people if self.dice.random() < (0.01 if one.lazy else 0.6)}
        skill = {one.id: one.skill for one in self.people}
        async with house.storage.reading() as session:
            going = select(TableRow.id).where(TableRow.status == "playing")
            tables = sorted(await session.scalars(going))
        for table in tables:
            try:
                async with house.desk.open(table) as live:
                    await self.answer(house, live, here, skill)
            except Overtaken:
                continue

    async def answer(
        self, house: House, live: Live, here: set[str], skill: dict[str, float]
    ) -> None:
        """Play a table on while somebody who is here, or a bot, is asked."""
        for _ in range(PLAYS_AT_ONCE):
            if not live.started or live.table.over:
                return
            asked = [seat for seat in live.table.deciders if self.answers(live, seat, here)]
            if not asked:
                return
            seat = asked[0]
            row = live.seats[seat]
            legal = live.table.legal_for(seat)
            good = row.kind == "person" and self.dice.random() < skill.get(row.person_id or "", 0)
            action = self.brain.choose(live.table, seat) if good else self.dice.choice(legal)
            await house.desk.append(live, seat, PLAY, action)
            await asyncio.sleep(0)

    def answers(self, live: Live, seat: int, here: set[str]) -> bool:
        row = live.seats[seat]
        return row.kind == "bot" or (row.person_id in here and not row.left)

    # ---------------------------------------------------------------- the whole of it

    async def run(self, house: House, arrived: Sinks, until: float) -> None:
        """Hour after hour, as long as there is time."""
        hours = house.desk.hours
        hours.time = lambda: self.moment
        courier = Courier(
            house.storage, house.settings, Metrics(), house.hub.lookers, lambda: self.moment
        )
        keeper = Keeper(house)
        each = self.wanted / max(1, self.hours * 0.8)
        due = 0.0
        while real.monotonic() < until:
            if self.opened >= self.wanted and not await going_on(house):
                break
            self.hour += 1
            self.moment += HOUR
            async with house.storage.session() as session:
                await session.execute(update(Pulse).values(at=self.moment))
            hours.beat = self.moment
            due += each
            if self.opened < self.wanted and self.hour % 40 == 5:
                await self.open_tournament(self.hour // 40)
            while due >= 1 and self.opened < self.wanted:
                await self.open_table()
                due -= 1
            await self.visit(house)
            await house.clocks.tick()
            await keeper.tick()
            await courier.step()
            await courier.landed()
            self.hear(arrived)
            self.save()
        await courier.close()
        self.hear(arrived)
        self.save()

    def hear(self, arrived: Sinks) -> None:
        """Count what has arrived: who was told what of which table, after which event."""
        for post in arrived.posted:
            for one in json.loads(post.body)["notices"]:
                what = f"{one['kind']}:{one.get('until') or ''}"
                self.told[post.path.strip("/"), one["table"], one["number"], what] += 1
        arrived.posted.clear()


async def going_on(house: House) -> int:
    async with house.storage.reading() as session:
        tables = select(func.count()).where(TableRow.status == "playing")
        tours = select(func.count()).where(Tournament.status == "playing")
        return (await session.scalar(tables) or 0) + (await session.scalar(tours) or 0)


# ---------------------------------------------------------------- what came of it


class Found(NamedTuple):
    """What a season came to."""

    hours: int
    games: int
    finished: int
    rated: int
    by_box: dict[str, int]
    tournaments: int
    out_of_time: int
    stuck: int  # tables that go on although nobody has been able to for long
    told: int
    twice: int
    order: dict[str, float]  # rank correlation of the ratings with the true order, by box
    all_boxes: float  # and of the average over all boxes

    def lines(self) -> list[str]:
        return [f"{name}: {value}" for name, value in self._asdict().items()]


async def counted(season: Season, session: AsyncSession) -> Found:
    rows = list(await session.scalars(select(TableRow)))
    limit = season.moment - 4 * 24 * HOUR
    outs = select(func.count()).where(SeatRow.forfeit.is_not(None))
    rated = select(RatedGame.game, func.count()).where(RatedGame.void.is_(None))
    boxes = {game: number for game, number in await session.execute(rated.group_by(RatedGame.game))}
    tours = select(func.count()).where(Tournament.status == "finished")
    skills = {f"{PERSON}{one.id}": one.skill for one in season.people if not one.lazy}
    means: dict[str, dict[str, float]] = {}
    for row in await session.scalars(select(RatingRow).where(RatingRow.who.in_(list(skills)))):
        means.setdefault(row.game, {})[row.who] = row.mean
    order = {
        game: rank_correlation([skills[who] for who in found], list(found.values()))
        for game, found in sorted(means.items())
    }
    average = {
        who: sum(theirs) / len(theirs)
        for who in skills
        if (theirs := [found[who] for found in means.values() if who in found])
    }
    return Found(
        season.hour,
        len(rows),
        sum(row.status == "finished" for row in rows),
        sum(boxes.values()),
        boxes,
        await session.scalar(tours) or 0,
        await session.scalar(outs) or 0,
        sum(row.status == "playing" and row.updated < limit for row in rows),
        sum(season.told.values()),
        sum(number - 1 for number in season.told.values()),
        order,
        rank_correlation([skills[who] for who in average], list(average.values())),
    )


def rank_correlation(first: Sequence[float], second: Sequence[float]) -> float:
    """Spearman's: 1 for the same order, 0 for none. Equals share a rank."""
    if len(first) < 2:
        return 0.0
    one, other = ranks(first), ranks(second)
    middle = (len(first) + 1) / 2
    both = sum((a - middle) * (b - middle) for a, b in zip(one, other, strict=True))
    spread = sum((a - middle) ** 2 for a in one) * sum((b - middle) ** 2 for b in other)
    return round(float(both / spread**0.5), 3) if spread else 0.0


def ranks(values: Sequence[float]) -> list[float]:
    return [
        1 + sum(other < value for other in values) + (values.count(value) - 1) / 2
        for value in values
    ]


async def simulated(
    folder: Path,
    people: int,
    games: int,
    hours: int,
    seed: int,
    minutes: float,
    boxes: int = 0,
) -> Found:
    """Play a season, or a part of one, in a folder."""
    until = real.monotonic() + minutes * 60
    folder.mkdir(parents=True, exist_ok=True)
    settings = Settings.read(
        {},
        database=f"sqlite:///{folder}/ludi.sqlite",
        limits=False,
        private_addresses=True,
        notices_delay_seconds=0.0,
        notices_window_seconds=0.0,
        public_url="https://ludi.test",
        keep_tables_days=0,
        log="error",
    )
    season = Season(folder, people, games, hours, seed, boxes)
    again = season.load()
    app = create_app(settings)
    house: House = app.state.house
    house.desk.hours.time = lambda: season.moment
    house.desk.changed.remove(house.robots.look)  # we play for the bots as well
    async with sinks() as arrived, app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://ludi.test") as web:
            season.web = web
            if not again:
                await season.settle_in()
            async with house.storage.session() as session:
                for channel in season.telling(arrived.http):
                    await session.merge(channel)
            await season.run(house, arrived, until)
        async with house.storage.reading() as session:
            return await counted(season, session)


def main(args: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--people", type=int, default=40)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--days", type=int, default=21)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=10.0)
    given = parser.parse_args(args)
    found = asyncio.run(
        simulated(
            given.folder, given.people, given.games, given.days * 24, given.seed, given.minutes
        )
    )
    print("\n".join(found.lines()))


if __name__ == "__main__":
    main()
