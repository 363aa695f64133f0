"""Playing over HTTP."""

import asyncio
import hashlib
import itertools
from typing import Any

import pytest

import ludi
from ludi.games.age_of_rome.sheet import DENARII, GLORY, REVENUE_PHASE
from ludi.server import wire
from ludi.server.play import changes, comparable, why_not_thing
from ludi.server.shown import measures_of, orders_of, sentence_of
from tests.games.glory_to_rome.position import camp
from tests.games.glory_to_rome.test_why_not import performing
from tests.server.helpers import GAME, Player, Server

game = ludi.game(GAME)


async def hotseat(server: Server, seats: int = 2, **more: Any) -> tuple[Player, str]:
    player = await server.player("Marie")
    table = await player.table(*["me"] * seats, **more)
    return player, table["id"]


async def asked(player: Player, table: str) -> dict[str, Any]:
    """The state of the seat that has to choose."""
    seat = (await player.state(table))["asked"][0]
    state: dict[str, Any] = await player.state(table, seat)
    return state


async def test_a_whole_game(server: Server) -> None:
    player, table = await hotseat(server, 2, options={"mode": "beginner"})
    sealed = (await player.get(f"/api/tables/{table}"))["seed_sha256"]
    assert (await player.get(f"/api/tables/{table}/record", 409))["key"] == "not-over"
    state = await player.play_hotseat(table, 3000)
    wire.State.model_validate(state)
    assert state["status"] == "finished" and state["asked"] == [] and state["legal"] == []
    assert hashlib.sha256(state["seed"].encode()).hexdigest() == sealed
    assert sum(score["won"] for score in state["scores"]) >= 1
    assert state["measures"] == []
    info = await player.get(f"/api/tables/{table}")
    assert info["status"] == "finished" and info["result"] == state["scores"]
    record = ludi.Record.from_text(await player.get(f"/api/tables/{table}/record"))
    final = record.verify()
    for score, shown in zip(final.scores(), state["scores"], strict=True):
        assert score.to_json().items() <= shown.items()
    number = state["number"]
    late = {"seat": 0, "action": 0, "number": number}
    assert (await player.send(f"/api/tables/{table}/plays", late, 422))["key"] == "over"
    assert await player.send(f"/api/tables/{table}/undo", {"seat": 0, "number": number}, 409)


@pytest.mark.parametrize(
    ("language", "name"), [("fr", "Tâches accomplies"), ("en", "Tasks fulfilled")]
)
def test_what_a_game_is_judged_by_is_told_in_words(language: str, name: str) -> None:
    table = ludi.game("age-of-rome").new(players=1, seed=1)
    told = measures_of(table.game, table.game.measures(table), language)
    assert told == [{"name": name, "number": table.game.measures(table)["tasks"]}]
    assert [wire.Measure.model_validate(one).name for one in told] == [name]


async def test_what_a_state_holds(server: Server) -> None:
    player, table = await hotseat(server)
    state = await asked(player, table)
    wire.State.model_validate(state)
    seat = state["seat"]
    assert (
        state["question"]
        == "You are the leader: which role do you call, or do you think (1 card or a Jack)?"
    )
    assert state["rule"] == "lead" and state["trail"] == ["lead"]
    lead = next(one for one in state["legal"] if one["say"] == "Call the Laborer with a Jack")
    assert lead["touches"] == ["me/hand/jack", "role/laborer"]
    assert lead["group"] == "lead" and lead["rule"] == "lead"
    assert state["seed"] is None and state["scores"] is None and state["measures"] is None
    assert state["view"]["camps"][seat]["hand"] and state["view"]["camps"][1 - seat]["hand"] is None
    assert state["orders"] == {
        "Follow": "ask",
        "Give": "ask",
        "TakeJacks": "ask",
        "KeepOrders": "ask",
        "AfterActions": "ask",
    }
    other = await player.state(table, 1 - seat)
    assert other["legal"] == [] and other["question"] == "Marie has to choose."
    assert other["asides"], "a vote to concede is possible at any moment"
    french = await player.state(table, seat, lang="fr")
    assert french["question"].startswith("Vous êtes le leader")


async def test_the_log_comes_from_where_one_left_off(server: Server) -> None:
    player, table = await hotseat(server)
    await player.play_hotseat(table, 30)
    whole = await player.state(table, 0)
    assert whole["log_after"] == -1 and whole["log"][0]["number"] == 0
    half = await player.state(table, 0, since=12)
    assert half["log_after"] == 12
    assert half["log"] == [line for line in whole["log"] if line["number"] > 12]
    assert (await player.state(table, 0, since=9999))["log"] == []


async def test_an_answer_is_to_the_question_that_was_asked(server: Server) -> None:
    player, table = await hotseat(server)
    state = await asked(player, table)
    action = state["legal"][0]["id"]
    await player.play(table, state, action)
    late = await player.play(table, state, action, 409)
    assert late["key"] == "moved-on"
    wire.State.model_validate(late["state"])
    assert late["state"]["number"] == 1
    early = {**state, "number": 7}
    assert (await player.play(table, early, action, 409))["state"]["number"] == 1


async def test_of_many_answers_at_once_one_wins(server: Server) -> None:
    player, table = await hotseat(server)
    state = await asked(player, table)
    bodies = [{"seat": state["seat"], "action": one["id"], "number": 0} for one in state["legal"]]
    answers = await asyncio.gather(
        *[player.web.post(f"/api/tables/{table}/plays", json=body) for body in bodies]
    )
    codes = sorted(answer.status_code for answer in answers)
    assert codes == [200] + [409] * (len(bodies) - 1)
    assert (await player.state(table))["number"] == 1


async def test_what_is_not_legal_says_why(server: Server) -> None:
    player, table = await hotseat(server)
    state = await asked(player, table)
    refused = await player.play(table, state, game.parse("take brick"), 422)
    assert refused["detail"] and refused["rule"] and refused["key"]
    assert refused["state"]["number"] == 0
    unknown = await player.play(table, state, 999_999, 422)
    assert unknown["key"] == "no-such-action"
    waiting = {**state, "seat": 1 - state["seat"]}
    refused = await player.play(table, waiting, state["legal"][0]["id"], 422)
    assert refused["key"] == "not-your-turn"
    assert refused["detail"] == "It is not your turn: Marie has to choose."


async def test_nobody_plays_for_another(server: Server) -> None:
    player, table = await hotseat(server, public=True)
    state = await asked(player, table)
    stranger = await server.player("Titus")
    await stranger.play(table, state, state["legal"][0]["id"], 403)
    nobody = server.browser()
    body = {"seat": 0, "action": 0, "number": 0}
    assert (await nobody.post(f"/api/tables/{table}/plays", json=body)).status_code == 401
    for seat in (0, 1):
        await stranger.get(f"/api/tables/{table}/state", 403, seat=seat)
    await stranger.get(f"/api/tables/{table}/state", 404, seat=7)
    for what in ("preview", "why-not", "undo", "redo", "undo-request", "undo-answer"):
        body = {"seat": 0, "action": 0, "number": 0, "agree": True}
        wanted = {
            "preview": ("seat", "action"),
            "why-not": ("seat", "action"),
            "undo": ("seat", "number"),
            "redo": ("seat", "number"),
            "undo-request": ("seat",),
            "undo-answer": ("seat", "agree"),
        }[what]
        await stranger.send(f"/api/tables/{table}/{what}", {key: body[key] for key in wanted}, 403)
    orders = {"seat": 0, "orders": {}}
    await stranger.send(f"/api/tables/{table}/orders", orders, 403, "PUT")


async def test_a_spectator_sees_what_nobody_sees(server: Server) -> None:
    player, table = await hotseat(server, public=True)
    await player.play_hotseat(table, 20)
    watcher = await server.player("Titus")
    state = await watcher.state(table)
    wire.State.model_validate(state)
    assert state["seat"] is None and state["legal"] == [] and state["asides"] == []
    assert all(camp["hand"] is None for camp in state["view"]["camps"])
    assert not any(line["what"] == "draws" for line in state["log"])
    own = await player.state(table, 0)
    assert own["view"]["camps"][0]["hand"] is not None
    private = (await player.table("me", "me"))["id"]
    await watcher.get(f"/api/tables/{private}/state", 404)
    invite = (await player.get(f"/api/tables/{private}"))["invite"]
    assert (await watcher.state(private, invite=invite))["seat"] is None


async def test_a_preview_tells_what_would_happen_and_no_secret(server: Server) -> None:
    player, table = await hotseat(server)
    state = await asked(player, table)
    path = f"/api/tables/{table}/preview"
    lead = game.parse("lead_jack laborer")
    seen = await player.send(path, {"seat": state["seat"], "action": lead})
    final = seen.pop("final")
    assert final["final"] and final["sure"] and not final["door"]
    assert final["asked"] == [1 - state["seat"]] and "No way back" in final["say"]
    assert seen == {
        "lines": ["You call the Laborer with a Jack."],
        "things": [["me/hand", "me/camp", "role/laborer"]],
        "cut": False,
        "costs": [{"seat": state["seat"], "name": "jacks", "words": "Jack", "number": 1}],
        "gains": [],
    }
    think = game.parse("think orders")
    seen = await player.send(path, {"seat": state["seat"], "action": think})
    assert seen["cut"] is True and seen["costs"] == []
    gain = {"seat": state["seat"], "name": "orders", "words": "card in hand", "number": 1}
    assert seen["gains"] == [gain], "how many are drawn is sure, which ones is not"
    assert not any("draws the" in line for line in seen["lines"])
    jack = await player.send(path, {"seat": state["seat"], "action": game.parse("think jack")})
    assert jack["lines"] == ["You think and take a Jack."], "the next turn is no part of it"
    refused = await player.send(path, {"seat": state["seat"], "action": game.parse("keep")}, 422)
    assert refused["rule"] is not None
    assert (await player.state(table))["number"] == 0, "nothing happened"


def test_what_chance_decides_is_told_as_it_stood_before_it_came_out() -> None:
    age = ludi.game("age-of-rome")
    table: Any = age.new(players=2, seed=1)
    table.phase = REVENUE_PHASE
    before = comparable(age, table)
    assert "glory" in before[0] and "population" not in before[0]
    worlds = [table.clone() for _ in range(3)]
    for number, world in enumerate(worlds):
        world.watched = True
        world.mats[0][DENARII] += 5
        world.close_door()
        world.close_door()
        world.mats[0][DENARII] += number  # the event that comes out differs
        world.mats[1][GLORY] += 1  # this does not
    costs, gains = changes(age, before, worlds, "fr")
    told = [(one["seat"], one["name"], one["number"]) for one in gains]
    assert costs == [] and told == [(0, "denarii", 5), (1, "glory", 1)]
    worlds[1].at_door[0] = {**worlds[1].at_door[0], "denarii": 99}
    costs, gains = changes(age, before, worlds, "fr")
    assert [one["name"] for one in gains] == ["glory"], "a guess is not told"
    for world in worlds:
        world.at_door = []
    costs, gains = changes(age, before, worlds, "fr")
    assert [one["name"] for one in gains] == ["glory"], "what nobody watched is not sure"


async def test_why_not(server: Server) -> None:
    player, table = await hotseat(server)
    state = await asked(player, table)
    seat = state["seat"]
    path = f"/api/tables/{table}/why-not"
    said = await player.send(path, {"seat": seat, "action": game.parse("stop")})
    assert said == {
        "sentence": "The leader does not pass: call a role or think.",
        "rule": "lead",
    }
    said = await player.send(path, {"seat": seat, "thing": "site/town/brick"})
    assert said["sentence"] and said["rule"]
    nothing = await player.send(path, {"seat": seat, "thing": "seat9/nose"})
    assert nothing["sentence"]
    touched = state["legal"][0]["touches"][0]
    possible = await player.send(path, {"seat": seat, "thing": touched}, 409)
    assert possible["key"] == "possible"
    await player.send(path, {"seat": seat}, 422)
    await player.send(path, {"seat": seat, "action": 1, "thing": "deck"}, 422)
    waiting = await player.send(path, {"seat": 1 - seat, "thing": "deck"})
    assert waiting["sentence"] == "It is not your turn: Marie has to choose."


def test_why_not_a_thing_speaks_of_what_one_has() -> None:
    """A card is too dear, or wants another worker; not: there is no trained one on that space."""
    roma = ludi.game("ave-roma")
    keys = set()
    for seed in range(3):
        table = roma.new(players=3, seed=seed)
        for row, place in itertools.product(("aedificator", "legatus", "senatus"), range(1, 6)):
            reason = why_not_thing(roma, table, table.seat, f"slot/{row}-{place}")
            keys.add(reason.key if reason else "")
    assert "cannot-afford" in keys
    assert not keys & {"not-trained", "no-worker", "still-in-training"}


def test_why_not_a_thing_does_not_speak_of_a_variant_that_is_not_played() -> None:
    age = ludi.game("age-of-rome")
    table = age.new(players=3, seed=1)
    while "spies" not in repr(table.why_not(age.parse("refuse"), table.seat)):
        table.play(table.legal[0])
    for thing in ("me/denarii", "me/glory"):
        reason = why_not_thing(age, table, table.seat, thing)
        assert reason is not None and reason.key not in ("", "no-spies"), thing


def test_why_not_speaks_of_the_thing_and_not_of_a_card_that_happens_to_be_first() -> None:
    """No brick in hand: that the Academy is not there would be true, and odd."""
    me = camp(hand=["dock", "wall"], foundations=["senate"], stockpile=["brick", "concrete"])

    def said(role: str, thing: str, **more: Any) -> str:
        table = performing(role, me, **more)
        reason = why_not_thing(game, table, table.seat, thing)
        assert reason is not None
        return game.why(reason, "en")

    assert said("craftsman", "site/town/brick") == "No card in your hand can go there."
    taken = said("craftsman", "site/town/wood", town={"wood": 0})
    assert taken == "There is no wood site left in town, only out of town."
    pool = said("merchant", "pool/brick")
    assert pool == "This is a Laborer action, but you are performing the Merchant."
    lost = said("architect", "me/stockpile/brick")
    assert lost == "You cannot add brick to the Senate: a foundation takes its own material."


def test_an_action_that_speaks_of_a_player_says_the_name() -> None:
    names = ["Livia", "Ancus", "Marie"]
    for words, fr, en in (
        ("steal 3 dock", "Voler le Dock chez Marie", "Steal the Dock of Marie"),
        ("steal 2 dock", "Voler le Dock chez Ancus", "Steal the Dock of Ancus"),
        ("take_jack 1", "Prendre un Jack joué par Livia", "Take a Jack played by Livia"),
    ):
        action = game.parse(words)
        assert sentence_of(game, action, "fr", names) == fr
        assert sentence_of(game, action, "en", names) == en


async def test_a_replay_shows_what_one_may_see(server: Server) -> None:
    player, table = await hotseat(server, public=True, options={"mode": "beginner"})
    watcher = await server.player("Titus")
    path = f"/api/tables/{table}/replay"
    states = {}
    for number in range(10):
        states[number] = await player.state(table, 0)
        await player.play_hotseat(table, 1, seed=number)
    for number, state in states.items():
        shown = await player.get(path, number=number, seat=0)
        wire.State.model_validate(shown)
        assert shown["view"] == state["view"] and shown["log"] == state["log"]
        assert shown["legal"] == [] and shown["seed"] is None
    await watcher.get(path, 403, number=3, seat=0)
    await watcher.get(path, 403, number=3, seat="all")
    await player.get(path, 403, number=3, seat="all")
    assert (await watcher.get(path, number=3))["view"]["camps"][0]["hand"] is None
    await player.get(path, 404, number=999)
    await player.get(path, 422, number=-1)
    number = (await player.state(table))["number"]
    vote = {"seat": 0, "action": game.parse("concede 2"), "number": number}
    await player.send(f"/api/tables/{table}/plays", vote)
    everything = await watcher.get(path, number=5, seat="all")
    wire.State.model_validate(everything)
    assert all(camp["hand"] is not None for camp in everything["view"]["camps"])
    assert (await watcher.get(path, number=5, seat=1))["view"]["camps"][1]["hand"] is not None


async def test_talk(server: Server) -> None:
    player, table = await hotseat(server, public=True)
    watcher = await server.player("Titus")
    await player.send(f"/api/tables/{table}/talk", {"text": "Salve\n\tTite"}, 201)
    await watcher.send(f"/api/tables/{table}/talk", {"text": "Vale"}, 201)
    heard = await watcher.get(f"/api/tables/{table}/talk")
    assert [(one["name"], one["text"]) for one in heard] == [
        ("Marie", "Salve  Tite"),
        ("Titus", "Vale"),
    ]
    await player.send(f"/api/tables/{table}/talk", {"text": ""}, 422)
    await player.send(f"/api/tables/{table}/talk", {"text": "x" * 501}, 422)
    private = (await player.table("me", "me"))["id"]
    await watcher.send(f"/api/tables/{private}/talk", {"text": "hello"}, 404)
    await watcher.get(f"/api/tables/{private}/talk", 404)


async def test_a_game_that_has_not_begun_has_no_state(server: Server) -> None:
    player = await server.player()
    table = (await player.table("me", "friend", start=False))["id"]
    assert (await player.get(f"/api/tables/{table}/state", 409))["key"] == "not-started"
    body = {"seat": 0, "action": 0, "number": 0}
    await player.send(f"/api/tables/{table}/plays", body, 409)
    await player.get(f"/api/tables/{table}/replay", 409, number=0)


@pytest.mark.parametrize("order", ["always", "never"])
async def test_standing_orders_must_be_for_known_questions(server: Server, order: str) -> None:
    player, table = await hotseat(server)
    path = f"/api/tables/{table}/orders"
    state = await player.send(path, {"seat": 0, "orders": {"Give": order}}, verb="PUT")
    assert state["orders"]["Give"] == order and state["orders"]["TakeJacks"] == "ask"
    assert (await player.state(table, 1))["orders"]["Give"] == "ask"
    state = await player.send(path, {"seat": 0, "orders": {"Give": "ask"}}, verb="PUT")
    assert state["orders"]["Give"] == "ask"
    await player.send(path, {"seat": 0, "orders": {"Lead": order}}, 422, "PUT")
    await player.send(path, {"seat": 0, "orders": {"Give": "perhaps"}}, 422, "PUT")


async def test_only_orders_that_the_game_answers_are_taken(server: Server) -> None:
    player = await server.player()
    table = (await player.table("me", "me", game="rome-and-roll"))["id"]
    games = {game["id"]: game for game in await player.get("/api/games")}
    assert games["rome-and-roll"]["standing"]["ReceiveAway"] == ["always", "ask"]
    assert games["rome-and-roll"]["standing"]["TriggerOwn"] == ["always", "never", "ask"]
    path = f"/api/tables/{table}/orders"
    never = {"seat": 0, "orders": {"ReceiveAway": "never"}}
    refused = await player.send(path, never, 422, "PUT")
    assert refused["key"] == "no-such-order" and "always, ask" in refused["detail"]
    always = {"seat": 0, "orders": {"ReceiveAway": "always", "TriggerOwn": "never"}}
    state = await player.send(path, always, verb="PUT")
    assert state["orders"] == {"ReceiveAway": "always", "TriggerOwn": "never"}


def test_an_order_kept_from_before_that_means_nothing_is_not_shown() -> None:
    kept = {"ReceiveAway": "never", "TriggerOwn": "never"}
    found = orders_of(ludi.game("rome-and-roll"), kept)
    assert found == {"ReceiveAway": "ask", "TriggerOwn": "never"}
