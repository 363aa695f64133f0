"""Clubs: who comes in and goes, what members see and others do not, the season and the talk."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import select, update

from ludi.server.clubs import members, wire
from ludi.server.clubs.models import Club, ClubMember, ClubMessage
from ludi.server.friends.models import Report
from ludi.server.models import RatedGame, RatedSeat, now
from ludi.server.rated import PERSON
from ludi.server.ratings import settle
from tests.server.helpers import GAME, Player, Server

PASSPHRASE = "rosa rosa rosam"


async def founder(server: Server, name: str = "Marie") -> Player:
    player = await server.player(name)
    account = {"handle": name.lower(), "passphrase": PASSPHRASE}
    await player.send("/api/me/passphrase", account)
    return player


async def founded(server: Server, **more: Any) -> tuple[Player, Any]:
    marie = await founder(server)
    club = await marie.send("/api/clubs", {"name": "Collegium", **more}, 201)
    return marie, club


async def with_member(server: Server, name: str = "Paul") -> tuple[Player, Player, str]:
    """A club, its officer and a member."""
    marie, club = await founded(server)
    paul = await server.player(name)
    await paul.send(f"/api/clubs/{club['id']}/join", {"invite": club["invite"]})
    return marie, paul, club["id"]


async def roles(player: Player, club: str) -> dict[str, str]:
    found = wire.ClubInfo.model_validate(await player.get(f"/api/clubs/{club}"))
    return {one.name: one.role for one in [*found.members, *found.asking]}


async def test_a_club_is_made_by_those_who_can_sign_in_and_joined_by_asking(
    server: Server,
) -> None:
    guest = await server.player("Gaius")
    refused = await guest.send("/api/clubs", {"name": "Collegium"}, 403)
    assert refused["key"] == "registered-only"
    marie, club = await founded(server, about="On Fridays.")
    path = f"/api/clubs/{club['id']}"
    assert (club["role"], club["count"], club["season"]) == ("officer", 1, 1)
    seen = await guest.get(path)
    assert (seen["name"], seen["about"], seen["role"]) == ("Collegium", "On Fridays.", None)
    assert seen["members"] == [] and seen["invite"] is None
    for _ in range(2):
        assert (await guest.send(f"{path}/join", {}))["role"] == "asking"
    assert (await guest.get(path))["members"] == []
    assert (await marie.get("/api/me/clubs"))[0]["asking"] == 1
    await guest.send(f"{path}/members/{guest.id}", {"role": "member"}, 404, "PUT")
    await marie.send(f"{path}/members/{guest.id}", {"role": "member"}, verb="PUT")
    assert await roles(guest, club["id"]) == {"Marie": "officer", "Gaius": "member"}
    refused = await guest.send(path, {"name": "Circus"}, 403, "PATCH")
    assert refused["key"] == "officers-only"
    changed = await marie.send(path, {"name": "Circus", "entry": "link"}, verb="PATCH")
    assert changed["name"] == "Circus"
    exported = (await guest.get("/api/me/export"))["clubs"]
    assert [(one["name"], one["role"]) for one in exported] == [("Circus", "member")]


async def test_a_club_by_link_is_not_there_for_others_and_the_link_is_renewed(
    server: Server,
) -> None:
    marie, club = await founded(server, entry="link")
    path = f"/api/clubs/{club['id']}"
    paul, livia = await server.player("Paul"), await server.player("Livia")
    await paul.get(path, 404)
    await paul.send(f"{path}/join", {}, 404)
    old = club["invite"]
    assert (await paul.get(path, invite=old))["role"] is None
    new = (await marie.send(f"{path}/invite"))["invite"]
    await paul.send(f"{path}/join", {"invite": old}, 404)
    assert (await paul.send(f"{path}/join", {"invite": new}))["role"] == "member"
    await livia.send(f"{path}/invite", None, 404)
    await paul.send(f"{path}/invite", None, 403)


async def test_officers_admit_promote_and_send_away_and_none_is_missing(server: Server) -> None:
    marie, paul, club = await with_member(server)
    path = f"/api/clubs/{club}/members"
    refused = await marie.send(f"{path}/{marie.id}", {"role": "member"}, 409, "PUT")
    assert refused["key"] == "last-officer"
    await paul.send(f"{path}/{marie.id}", None, 403, "DELETE")
    await marie.send(f"{path}/{paul.id}", {"role": "officer"}, verb="PUT")
    refused = await marie.send(f"{path}/{paul.id}", None, 409, "DELETE")
    assert refused["key"] == "is-officer"
    assert (await marie.send(f"/api/clubs/{club}", None, 409, "DELETE"))["key"] == "other-officers"
    await paul.send(f"{path}/{paul.id}", {"role": "member"}, verb="PUT")
    livia = await server.player("Livia")
    await livia.send(f"/api/clubs/{club}/join", {})
    await marie.send(f"{path}/{livia.id}", None, 204, "DELETE")
    assert await roles(marie, club) == {"Marie": "officer", "Paul": "member"}
    await marie.send(f"{path}/{marie.id}", None, 204, "DELETE")
    assert await roles(paul, club) == {"Paul": "officer"}, "the oldest member leads it now"
    await paul.send("/api/me", None, 204, "DELETE")
    await marie.get(f"/api/clubs/{club}", 404)


async def test_two_officers_who_leave_at_once_leave_the_club_to_somebody(server: Server) -> None:
    marie, paul, club = await with_member(server)
    livia = await server.player("Livia")
    invite = (await marie.get(f"/api/clubs/{club}"))["invite"]
    await livia.send(f"/api/clubs/{club}/join", {"invite": invite})
    await marie.send(f"/api/clubs/{club}/members/{paul.id}", {"role": "officer"}, verb="PUT")
    await asyncio.gather(
        *[
            player.send(f"/api/clubs/{club}/members/{player.id}", None, 204, "DELETE")
            for player in (marie, paul)
        ]
    )
    assert await roles(livia, club) == {"Livia": "officer"}


async def test_clubs_are_limited(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    marie, paul, club = await with_member(server)
    monkeypatch.setattr(members, "MOST_LED", 1)
    assert (await marie.send("/api/clubs", {"name": "B"}, 409))["key"] == "clubs-led"
    monkeypatch.setattr(members, "MOST_MEMBERS", 2)
    livia = await server.player("Livia")
    await livia.send(f"/api/clubs/{club}/join", {})
    let_in = f"/api/clubs/{club}/members/{livia.id}"
    assert (await marie.send(let_in, {"role": "member"}, 409, "PUT"))["key"] == "club-full"
    monkeypatch.setattr(members, "MOST_CLUBS", 1)
    other = await (await founder(server, "Titus")).send("/api/clubs", {"name": "C"}, 201)
    refused = await paul.send(f"/api/clubs/{other['id']}/join", {}, 409)
    assert refused["key"] == "clubs-most"
    async with server.house.storage.reading() as session:
        rows = set(await session.scalars(select(ClubMember.club_id)))
    assert rows == {club, other["id"]}


async def test_a_table_of_the_club_is_seen_by_its_members_only(server: Server) -> None:
    marie, paul, club = await with_member(server)
    livia = await server.player("Livia")
    table = await marie.table("me", "anyone", "anyone", start=False, club=club)
    assert not table["public"] and table["club"] == club
    path = f"/api/tables/{table['id']}"
    assert [one["id"] for one in (await paul.get(f"/api/clubs/{club}"))["tables"]] == [table["id"]]
    assert (await livia.get(f"/api/clubs/{club}"))["tables"] == []
    assert await paul.get("/api/tables", list="open") == []
    await livia.get(path, 404)
    await livia.send(f"{path}/join", {}, 404)
    await paul.send(f"{path}/join", {})
    refused = await livia.table("me", "anyone", start=False, club=club, status=404)
    assert refused["key"] == "no-such-club"
    public = await marie.table("me", "anyone", start=False, club=club, public=True)
    seen = (await livia.get(f"/api/clubs/{club}"))["tables"]
    assert [one["id"] for one in seen] == [public["id"]]
    await livia.send(f"/api/clubs/{club}/join", {})
    await livia.get(path, 404)  # who only asks is not in
    await marie.send(f"/api/clubs/{club}/members/{livia.id}", {"role": "member"}, verb="PUT")
    await livia.get(path)
    await marie.send(f"{path}/guests", {"person": livia.id})
    await livia.send(f"/api/clubs/{club}/members/{livia.id}", None, 204, "DELETE")
    await livia.get(path)  # still invited by name
    await livia.send(f"{path}/guests", None, 204, "DELETE")
    await livia.get(path, 404)
    await marie.send(f"/api/clubs/{club}", None, 204, "DELETE")
    assert (await paul.get(path))["club"] is None


async def finished(server: Server, place: int, *order: Player, at: int = 0) -> None:
    """A rated game that came out in this order."""
    async with server.house.storage.session() as session:
        session.add(
            RatedGame(
                table_id=f"table{place}",
                game=GAME,
                options={},
                players=len(order),
                void=None,
                place=None,
                at=at or now(),
            )
        )
        await session.flush()
        for seat, player in enumerate(order):
            session.add(
                RatedSeat(
                    table_id=f"table{place}",
                    seat=seat,
                    who=f"{PERSON}{player.id}",
                    rank=seat + 1,
                    forfeit=False,
                )
            )
    await settle(server.house.storage)


async def test_the_ladder_counts_what_members_play_among_themselves_in_a_season(
    server: Server,
) -> None:
    marie, paul, club = await with_member(server)
    livia = await server.player("Livia")
    path = f"/api/clubs/{club}/ladder/{GAME}"
    assert (await marie.get(path))["entries"] == []
    await finished(server, 1, paul, marie, at=now() - 10**9)
    await finished(server, 2, paul, marie)
    await finished(server, 3, livia, marie, paul)
    found = wire.ClubLadder.model_validate(await marie.get(path))
    assert found.played == 1
    assert [(one.name, one.games, one.place) for one in found.entries] == [
        ("Paul", 1, 1),
        ("Marie", 1, 2),
    ]
    assert found.entries[0].change == -found.entries[1].change > 0
    assert (await marie.get(f"/api/clubs/{club}"))["games"] == [GAME]
    await livia.get(path, 404)
    await paul.send(f"/api/clubs/{club}/season", None, 403)
    async with server.house.storage.session() as session:
        await session.execute(update(RatedGame).values(at=now() - 1000))
    again = await marie.send(f"/api/clubs/{club}/season")
    assert again["season"] == 2 and again["games"] == []
    assert (await marie.get(path))["entries"] == []


async def test_members_talk_and_officers_delete(server: Server) -> None:
    marie, paul, club = await with_member(server)
    livia = await server.player("Livia")
    path = f"/api/clubs/{club}/talk"
    said = wire.ClubSaid.model_validate(await paul.send(path, {"text": "Salvete"}, 201))
    hers = await marie.send(path, {"text": "Salve Paule"}, 201)
    assert [(one["name"], one["mine"]) for one in await paul.get(path)] == [
        ("Paul", True),
        ("Marie", False),
    ]
    await livia.get(path, 404)
    await livia.send(path, {"text": "?"}, 404)
    await paul.send(f"{path}/{hers['id']}", None, 403, "DELETE")
    await paul.send(f"{path}/999", None, 404, "DELETE")
    report = {"reason": "abuse", "club_talk": said.id}
    await livia.send("/api/reports", report, 404)
    await marie.send("/api/reports", report, 201)
    async with server.house.storage.reading() as session:
        assert await session.scalar(select(Report.said)) == "Salvete"
    await marie.send(f"{path}/{said.id}", None, 204, "DELETE")
    assert [one["name"] for one in await paul.get(path)] == ["Marie"]
    await paul.send(path, {"text": "Vale"}, 201)
    await marie.send("/api/me/blocks", {"person": paul.id})
    assert [one["text"] for one in await marie.get(path)] == ["Salve Paule"]
    assert [one["text"] for one in (await paul.get("/api/me/export"))["club_talk"]] == ["Vale"]
    await paul.send("/api/me", None, 204, "DELETE")
    await marie.send(f"/api/clubs/{club}", None, 204, "DELETE")
    async with server.house.storage.reading() as session:
        for kind in (Club, ClubMember, ClubMessage):
            assert (await session.scalars(select(kind))).first() is None
