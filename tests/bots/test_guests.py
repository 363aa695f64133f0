"""Bots of somebody else play wherever ours do, and what they do wrong is said in a sentence."""

import json
import shlex
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import ludi
from ludi.arena.matches import Match, play_game
from ludi.bots import Bot, Guest, check_bot, guest_names, guests, invite, longest_answer, make_bot
from ludi.cli.main import main
from ludi.cli.talk import replies
from ludi.cli.terminal.phrases import seats_of

ROOT = Path(__file__).parent.parent.parent
PATIENT = "examples.bots.patient:Patient"
TALKER = f"program:{shlex.quote(sys.executable)} {ROOT / 'examples/bots/talker.py'}"


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


def a_table(id: str = "glory-to-rome") -> ludi.Table:
    return ludi.game(id).new(players=2, seed=1)


def answer(bot: Bot) -> int:
    table = a_table()
    chosen = bot.choose(table, table.seat)
    assert chosen in table.legal
    return chosen


def program(tmp_path: Path, source: str) -> str:
    path = tmp_path / "bot.py"
    path.write_text(source, encoding="utf-8")
    return f"program:{shlex.quote(sys.executable)} {path}"


@pytest.mark.parametrize("id", ["glory-to-rome", "hadrians-wall", "ave-roma"])
def test_a_class_and_a_program_play_each_other(id: str) -> None:
    """Hadrian's Wall asks everybody at once."""
    match = Match(id, None, 2, {}, "1", [PATIENT, TALKER], False, 20_000)
    assert play_game(match.task(0)).finished


def test_the_example_is_short_and_needs_no_base_class() -> None:
    source = (ROOT / "examples/bots/patient.py").read_text(encoding="utf-8")
    assert len(source.splitlines()) <= 35 and "ludi" not in source.partition("import")[2]


def test_a_guest_sees_no_secret() -> None:
    """Two tables that look alike to a seat show it the same, whatever they hide."""
    table = a_table()
    seat = table.seat
    other = table.imagine(seat, ludi.Dice.seeded("other"))
    assert other.dump() != table.dump()
    shown: list[ludi.Table] = []

    def look(world: ludi.Table, seat: int) -> int:
        shown.append(world.clone())
        world.play(world.legal_for(seat)[0], seat)  # its own copy
        return table.legal_for(seat)[-1]

    for one in (table, other):
        before = one.dump()
        assert invite(look, 1).choose(one, seat) == table.legal_for(seat)[-1]
        assert one.dump() == before
    first, again = (world.dump() for world in shown)
    assert first == again and first["pieces"] != table.dump()["pieces"]


def test_a_class_is_made_with_the_seed_and_an_object_plays_as_it_is() -> None:
    class Seeded:
        def __init__(self, seed: str) -> None:
            self.seed = seed

        def choose(self, table: ludi.Table, seat: int) -> int:
            return table.legal_for(seat)[len(self.seed)]

    table = a_table()
    assert invite(Seeded, "ab").choose(table, table.seat) == table.legal[2]
    assert invite(Seeded("a"), "ab").choose(table, table.seat) == table.legal[1]


def test_an_installed_bot_has_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [EntryPoint(name, PATIENT, guests.GROUP) for name in ("patient", "greedy")]
    monkeypatch.setattr(guests, "entry_points", lambda group: found if group == "ludi.bots" else [])
    guests.installed.cache_clear()
    try:
        assert guest_names() == ["patient"] and seats_of(["Livia (patient)"]) == ["patient"]
        assert isinstance(make_bot("patient", 1), Guest) and answer(make_bot("patient", 1))
        assert not isinstance(make_bot("greedy", 1), Guest), "our own names stay ours"
        assert longest_answer("patient") == 0
    finally:
        guests.installed.cache_clear()


def test_a_record_makes_nobody_load_a_bot() -> None:
    assert seats_of(["Livia (greedy)", "Caius (os:system)", f"Titus ({PATIENT})"]) == [
        "greedy",
        "human",
        "human",
    ]


def test_in_the_arena_and_the_simulator(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    command = ["arena", "glory-to-rome", "--players", "2", "--bots", f"{PATIENT},random"]
    assert main([*command, "--games", "4", "--jobs", "2", "--out", str(tmp_path), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["finished"] == 4 and PATIENT in found["lineup"]
    command = ["simulate", "glory-to-rome", "--players", "2", "--bots", f"{TALKER},random"]
    assert main([*command, "--games", "2", "--jobs", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["bots"][0]["bot"] == TALKER


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nowhere.at_all:Bot", "there is no bot 'nowhere.at_all:Bot': No module named"),
        ("examples.bots.patient:Hasty", "there is no bot .* has no attribute 'Hasty'"),
        ("program:", "names no program"),
        ("program:'", "cannot be read: No closing quotation"),
    ],
)
def test_a_bot_that_is_not_there_is_refused(name: str, why: str) -> None:
    with pytest.raises(ludi.BadChoice, match=why):
        check_bot(name)


@pytest.mark.parametrize(
    ("source", "why"),
    [
        (
            "print('{\"action\": 999999}', flush=True); input()",
            "chose 999999, which is not possible",
        ),
        ("print('hello', flush=True); input()", 'should answer {"action": 17}, not hello'),
        ("print('[true]', flush=True); input()", "should answer"),
        ("", "has ended"),
    ],
)
def test_a_program_that_does_wrong_is_named(tmp_path: Path, source: str, why: str) -> None:
    with pytest.raises(ludi.BadBot, match=why):
        answer(make_bot(program(tmp_path, source), 1))


def test_a_program_that_does_not_answer_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guests, "PATIENCE", 0.05)
    with pytest.raises(ludi.BadBot, match=r"has not answered in 0\.05 s"):
        answer(make_bot(program(tmp_path, "import time; time.sleep(60)"), 1))


def test_a_program_that_cannot_be_started_is_named() -> None:
    with pytest.raises(ludi.BadBot, match="cannot be started: No such file"):
        answer(make_bot("program:/no/such/bot", 1))


def broken(table: ludi.Table, seat: int) -> int:
    raise RuntimeError("lost the thread")


@pytest.mark.parametrize(
    ("opponent", "why"),
    [
        (broken, "'broken' failed: RuntimeError: lost the thread"),
        (lambda table, seat: None, "failed: TypeError"),
        (7, "'int' has no method choose"),
        (dict, "'dict' cannot be made: ValueError"),
    ],
)
def test_a_player_that_does_wrong_is_named(opponent, why: str) -> None:
    with pytest.raises(ludi.BadBot, match=why):
        answer(invite(opponent, "1"))


# ---------------------------------------------------------------- our own bots as programs

OURS = f"program:{shlex.quote(sys.executable)} -m ludi.cli.main talk"


@pytest.mark.parametrize("id", ["glory-to-rome", "hadrians-wall"])
def test_a_bot_of_ours_plays_as_a_program(id: str) -> None:
    """As one of another installation does; in the middle of a game, and when all are asked."""
    table = ludi.game(id).new(players=2, seed=3)
    ours = make_bot("greedy", "3:0")
    talker = make_bot(f"{OURS} greedy", "3:0")
    for count in range(12):
        seat = table.deciders[0]
        chosen = talker.choose(table, seat)
        assert chosen in table.legal_for(seat)
        table.play(chosen if count % 2 else ours.choose(table, seat), seat)


def question_of(table: ludi.Table) -> dict[str, object]:
    return guests.Correspondent("talk", "a").question(table, table.seat)


def test_what_a_talking_bot_is_told_is_all_it_needs() -> None:
    """The same questions have the same answers, whoever asked before; each player is one bot."""
    first, second = a_table(), a_table("hadrians-wall")
    asked = [json.dumps(question_of(table)) for table in (first, second, first)]
    answers = [json.loads(reply)["action"] for reply in replies("greedy", [*asked, "\n"])]
    assert answers[0] in first.legal and answers[1] in second.legal and answers[2] in first.legal
    assert [json.loads(one)["action"] for one in replies("greedy", asked)] == answers


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"protocol": 2}, "only 1 is known"),
        ({"world": None}, "not a position"),
        ({"seat": 1}, "seat 1 is not asked"),
        ({"game": "chess"}, "chess"),
    ],
)
def test_a_question_that_cannot_be_answered_is_refused(change: dict[str, object], why: str) -> None:
    table = a_table()
    wrong = {**question_of(table), "seat": table.seat, **change}
    if "seat" in change:
        wrong["seat"] = 1 - table.seat
        why = f"seat {1 - table.seat} is not asked"
    with pytest.raises(ludi.LudiError, match=why):
        list(replies("greedy", [json.dumps(wrong)]))
    with pytest.raises(ludi.BadChoice, match="not a question"):
        list(replies("greedy", ["{}"]))
