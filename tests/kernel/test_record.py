"""Records: written, read back, replayed and proved; and every way they can be broken."""

import os
import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludi.kernel import record as record_module
from ludi.kernel.dice import Dice, seal
from ludi.kernel.errors import BadChoice, BadRecord, LudiError
from ludi.kernel.game import Game
from ludi.kernel.record import LARGEST, Play, Record, digest
from tests.kernel.toy import MORRA, Morra, play_at_random


def game_of(id: str) -> Game:
    if id != "morra":
        raise BadChoice(f"there is no game '{id}'")
    return MORRA


def finished(players: int = 3, seed: int | str = 42, comment: str = "", most: int = 999) -> Record:
    """The record of a random game, to its end unless `most` plays are fewer."""
    plays: list[Play] = [
        (seat, action, comment)
        for seat, action in play_at_random(MORRA.new(players, seed=seed), Dice.seeded(seed), most)
    ]
    return Record.from_plays(
        MORRA, players, seed, {}, plays, ["Marie", "", "Ödön : le 3e"][:players]
    )


TEXT = finished().to_text()
LINES = TEXT.splitlines()
BODY = LINES.index("") + 1  # how many lines come before the first action


def read(text: str) -> Record:
    return Record.from_text(text, game_of)


def resealed(text: str) -> str:
    """The text with the right digest for whatever was changed in it."""
    lines = text.splitlines()
    blank = lines.index("")
    said = [line.split(" ; ")[0] for line in lines[blank + 1 : -1]]
    end = f"end {len(said)} {digest(lines[:blank], said)}"
    return "\n".join([*lines[:-1], end]) + "\n"


def edited(line: int, new: str | None, seal_again: bool = True) -> str:
    """The text with one line (counted from 1) changed or taken out."""
    lines = LINES[:]
    lines[line - 1 : line] = [] if new is None else [new]
    text = "\n".join(lines) + "\n"
    return resealed(text) if seal_again else text


def refused(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        read(text)
    return caught.value


# -------------------------------------------------------------------- there and back


def test_the_text_is_readable():
    record = finished(2, "an old seed", "nice", most=2)
    lines = record.to_text().splitlines()
    assert lines[:8] == [
        "ludi record 1",
        "game: morra",
        "rules: 1",
        "players: 2",
        "option length: short",
        "option polite: no",
        "seed: an old seed",
        "seat 1: Marie",
    ]
    assert lines[8] == ""
    assert re.fullmatch(r"1 [12] show (one|two|three) ; nice", lines[9])
    assert re.fullmatch(r"end 2 [0-9a-f]{64}", lines[-1])


@given(
    st.sampled_from([2, 3, 4]),
    st.integers(0, 10**6),
    st.integers(0, 60),
    st.text(max_size=20),
    st.booleans(),
)
def test_what_is_written_is_read_back(
    players: int, seed: int, most: int, comment: str, withhold: bool
):
    record = finished(players, seed, comment, most)
    text = record.to_text(withhold)
    again = read(text)
    assert again.to_text(withhold) == text
    assert again.plays == record.plays
    assert again.names == record.names
    assert again.result == record.result
    assert again.options == record.options
    assert again.seed == (None if withhold else str(seed))
    assert again.seed_sha256 == seal(seed)
    assert again.verify(seed=seed).dump() == record.replay().dump()


@given(st.lists(st.text(max_size=12), max_size=3), st.text(max_size=30))
def test_any_name_and_comment_stay_on_their_line(names: list[str], comment: str):
    record = Record.of(MORRA, 3, 1, {}, names)
    record.add(0, MORRA.new(3, seed=1).legal[0], comment)
    text = record.to_text()
    again = read(text)
    assert again.to_text() == text
    assert (again.names, again.plays) == (record.names, record.plays)


def test_surrogates_are_replaced():
    record = Record.of(MORRA, 2, 1, {}, ["a\ud800b"])
    assert read(record.to_text()).names == ["a?b", ""]
    assert "cannot be written as UTF-8" in refused(TEXT + "\ud800").sentence


def test_comments_can_be_added_and_changed():
    number = BODY + 1
    commented = edited(number, LINES[number - 1] + " ; good ; très bon", seal_again=False)
    assert read(commented).plays[0][2] == "good ; très bon"
    bare = edited(number, LINES[number - 1] + " ; ", seal_again=False)
    assert read(bare).to_text() == TEXT


def test_an_editors_line_ends_and_byte_order_mark_are_harmless():
    assert read("\ufeff" + TEXT.replace("\n", "\r\n") + "\n\n").to_text() == TEXT


def test_files_too(tmp_path: Path):
    path = tmp_path / "partie.ludi"
    finished().save(path)
    assert path.read_text(encoding="utf-8") == TEXT
    assert Record.load(path, game_of).to_text() == TEXT
    assert Record.load(str(path), game_of).verify().over
    assert os.listdir(tmp_path) == ["partie.ludi"]


def test_a_record_finds_its_game_where_it_was_told_to():
    before = record_module._shelf[:]
    try:
        record_module._shelf.clear()
        with pytest.raises(LudiError, match="where to find the games"):
            Record.from_text(TEXT)
        record_module.look_for_games_with(game_of)
        assert Record.from_text(TEXT).to_text() == TEXT
    finally:
        record_module._shelf[:] = before


# -------------------------------------------------------------------- replaying and proving


def test_replaying_a_part():
    record = finished()
    assert record.replay(upto=0).dump() == MORRA.new(3, seed=42).dump()
    table = record.replay(MORRA, 3)
    for seat, action, _ in record.plays[3:]:
        table.play(action, seat)
    assert table.dump() == record.replay().dump()
    for wrong in (-1, len(record.plays) + 1):
        with pytest.raises(BadChoice):
            record.replay(upto=wrong)


def test_an_unfinished_record_has_no_result_and_verifies():
    record = finished(most=3)
    assert record.result is None
    assert "result" not in record.to_text()
    assert not read(record.to_text()).verify().over


def test_a_withheld_seed_must_be_given_and_be_the_right_one():
    text = finished(seed="secret").to_text(withhold_seed=True)
    assert "seed: " not in text
    assert "secret" not in text
    record = read(text)
    assert record.seed is None
    with pytest.raises(BadRecord, match="withheld"):
        record.verify()
    with pytest.raises(BadRecord, match="withheld"):
        record.replay()
    with pytest.raises(BadRecord, match="not the seed of the game"):
        record.verify(seed="guess")
    assert record.seed is None
    assert record.verify(seed="secret").over


def test_an_illegal_action_is_found_on_its_line():
    record = finished()
    seat, action, _ = record.plays[1]
    record.plays[3] = (seat, action, "")
    record.plays[4:] = []
    record.result = None
    with pytest.raises(BadRecord, match=r"action 4: morra: .* is not possible now") as caught:
        read(record.to_text()).verify()
    line = caught.value.line
    assert record.to_text().splitlines()[line - 1].startswith("4 ")
    with pytest.raises(BadRecord, match=f"^line {line}: "):
        record.replay()
    assert not read(record.to_text()).replay(upto=3).over


@pytest.mark.parametrize("result", ["result: 99 0 0", None])
def test_a_wrong_result_is_found(result: str | None):
    line = next(i for i, text in enumerate(LINES, 1) if text.startswith("result: "))
    with pytest.raises(BadRecord, match=r"but the game ended \d+ \d+ \d+"):
        read(edited(line, result)).verify()


def test_a_result_of_an_unfinished_game_is_found():
    record = finished(most=3)
    record.result = [1, 2, 3]
    with pytest.raises(BadRecord, match="the result 1 2 3, but the game is not over"):
        read(record.to_text()).verify()


def test_other_rules_and_other_components_are_refused():
    record = finished()
    with pytest.raises(BadRecord, match="follows rules 1 of morra, this is 2"):
        record.verify(Morra(rules_version=2))
    with pytest.raises(BadRecord, match="other components"):
        record.verify(Morra(components_sha="abc"))
    old = read(edited(3, "rules: 7"))
    assert old.rules == 7
    with pytest.raises(BadRecord, match="follows rules 7"):
        old.verify()
    corrected = Record.of(Morra(components_sha="abc123"), 2, 1)
    assert "components: abc123" in corrected.to_text()
    assert read(corrected.to_text()).components_sha == "abc123"


def test_words_of_other_rules_are_refused_with_a_hint():
    text = edited(3, "rules: 7").replace(" show ", " wave ", 1)
    assert "follows rules 7, this is 1" in refused(resealed(text)).sentence


@pytest.mark.parametrize("seed", ["", " 1", "1 ", "a\nb", "a\x00b"])
def test_a_seed_must_fit_on_its_line(seed: str):
    with pytest.raises(BadChoice, match="one line"):
        Record.of(MORRA, 2, seed)


def test_too_many_names():
    with pytest.raises(BadChoice, match="3 names for 2 players"):
        Record.of(MORRA, 2, 1, {}, ["a", "b", "c"])


# -------------------------------------------------------------------- broken files


@pytest.mark.parametrize(
    ("line", "new", "problem", "found_on"),
    [
        (1, "ludi record 2", "newer version", 1),
        (1, "PGN", "not a record", 1),
        (2, "game: chess", "no game 'chess'", 2),
        (2, None, "no 'game'", None),
        (3, "rules: one", "'one' is not a number", 3),
        (3, "rules: 1_0", "is not a number", 3),
        (3, "rules: ١", "is not a number", 3),
        (4, "players: 9", "not 9", 4),
        (4, "players: 999999999", "not 999999999", 4),
        (4, "players: 9999999999", "is not a number", 4),
        (5, "option length: endless", "'endless' is not one of", 5),
        (5, "option colour: red", "no option 'colour'", 5),
        (5, "option length", "'key: value'", 5),
        (5, "option : x", "unknown header", 5),
        (6, "option length: short", "appears twice", 6),
        (6, "colour: red", "unknown header 'colour'", 6),
        (7, "seed:", "a seed is one line", 7),
        (7, "seed-sha256: 12", "not a SHA-256", 7),
        (7, "seed-sha256: " + "Z" * 64, "not a SHA-256", 7),
        (7, None, "no 'seed-sha256'", None),
        (8, "seat 9: Marie", "no seat 9", 8),
        (8, "seat 01: Marie", "no seat 01", 8),
        (8, "seat x: Marie", "'x' is not a number", 8),
        (8, "seat 1:", "seat 1 has no name", 8),
        (8, "components: zz", "not a SHA-256", 8),
        (10, "result: 1 2", "3 totals", 10),
        (10, "result: a b c", "not a number", 10),
        (BODY + 1, "1 1", "number seat words", BODY + 1),
        (BODY + 1, "1 1 dance", "no verb 'dance'", BODY + 1),
        (BODY + 1, "1 1 show nine", "no finger 'nine'", BODY + 1),
        (BODY + 1, "1 4 show one", "no seat 4", BODY + 1),
        (BODY + 1, "1 0 show one", "no seat 0", BODY + 1),
        (BODY + 1, "x 1 show one", "not a number", BODY + 1),
        (BODY + 1, "2 1 show one", "action 1 should come here", BODY + 1),
        (BODY + 2, None, "action 2 should come here", BODY + 2),
        (BODY + 2, "", "cut off", BODY + 2),
    ],
)
def test_a_wrong_line_is_named(line: int, new: str | None, problem: str, found_on: int | None):
    error = refused(edited(line, new, seal_again=False))
    assert problem in error.sentence
    assert error.line == found_on or (found_on is None and error.line > 0)
    assert str(error) == f"line {error.line}: {error.sentence}"


def test_a_record_has_one_seed():
    assert (
        "either given or withheld"
        in refused(edited(7, LINES[6] + "\nseed-sha256: " + seal(42), seal_again=False)).sentence
    )


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seed: 42", "seed: 43"),
        ("option length: short", "option length: long"),
        ("seat 1: Marie", "seat 1: Mario"),
        ("result: ", "result: 1"),
        ("\n2 1 ", "\n2 2 "),
    ],
)
def test_an_edited_record_is_found_by_its_digest(old: str, new: str):
    text = TEXT.replace(old, new, 1)
    assert text != TEXT
    error = refused(text)
    assert "digest does not match" in error.sentence
    assert error.line == len(LINES)


def test_every_truncation_is_found():
    for length in range(len(TEXT) - 1):
        error = refused(TEXT[:length])
        assert error.line > 0


def test_leaving_out_the_last_actions_is_found():
    count = len(LINES) - BODY - 1
    error = refused("\n".join([*LINES[:-2], LINES[-1]]) + "\n")
    assert f"should have {count} actions: {count - 1} here" in error.sentence


@pytest.mark.parametrize("end", ["end", "end 3", "end x y", "end 1 2 3"])
def test_a_broken_end(end: str):
    assert refused(edited(len(LINES), end, seal_again=False)).line == len(LINES)


def test_nothing_follows_the_end():
    error = refused(TEXT + "\n7 1 keep\n")
    assert "nothing may follow" in error.sentence
    assert error.line == len(LINES) + 2


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"", "not a record"),
        (b"\x00\x01\x02", "not a record"),
        (b"\xff\xfe" + TEXT.encode("utf-16-le"), "not UTF-8"),
        (b"\x89PNG\r\n\x1a\n", "not UTF-8"),
        (b"x" * (LARGEST + 1), "too large"),
    ],
)
def test_foreign_files(tmp_path: Path, data: bytes, problem: str):
    path = tmp_path / "foreign.ludi"
    path.write_bytes(data)
    with pytest.raises(BadRecord, match=problem):
        Record.load(path, game_of)


def test_the_line_of_the_first_bad_byte_is_named(tmp_path: Path):
    path = tmp_path / "latin1.ludi"
    path.write_bytes(TEXT.encode("latin-1"))
    with pytest.raises(BadRecord) as caught:
        Record.load(path, game_of)
    assert LINES[caught.value.line - 1].startswith("seat 3: Ö")


def test_files_that_are_not_there(tmp_path: Path):
    for path in (tmp_path / "none.ludi", tmp_path, "a\x00b"):
        with pytest.raises(BadRecord, match="cannot be read"):
            Record.load(path, game_of)
    with pytest.raises(BadRecord, match="too large"):
        read("x" * (LARGEST + 1))


# -------------------------------------------------------------------- saving


@pytest.mark.parametrize("failing", ["fsync", "replace"])
def test_a_full_disk_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str
):
    path = tmp_path / "partie.ludi"
    finished(seed=1).save(path)
    before = path.read_bytes()

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, failing, fail)
    with pytest.raises(LudiError, match="cannot be written: No space left on device"):
        finished(seed=2).save(path)
    monkeypatch.undo()
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == ["partie.ludi"]


def test_places_where_nothing_can_be_saved(tmp_path: Path):
    for path in (tmp_path / "no" / "folder.ludi", tmp_path, "a\x00b"):
        with pytest.raises(LudiError, match="cannot be written"):
            finished(most=1).save(path)


def test_saving_through_a_link_keeps_the_link(tmp_path: Path):
    real, link = tmp_path / "real.ludi", tmp_path / "link.ludi"
    link.symlink_to(real)
    finished().save(link)
    assert link.is_symlink()
    assert real.read_text(encoding="utf-8") == TEXT


# -------------------------------------------------------------------- fuzz

FUZZ = settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture])


def only_our_errors(text: str) -> None:
    try:
        record = read(text)
        record.verify(seed=42)
    except LudiError:
        return
    assert read(record.to_text()).to_text() == record.to_text()


@FUZZ
@given(st.binary(max_size=300))
def test_bytes_bring_only_our_errors(tmp_path: Path, data: bytes):
    path = tmp_path / "fuzz.ludi"
    path.write_bytes(data)
    with pytest.raises(BadRecord):
        Record.load(path, game_of)


@FUZZ
@given(st.data())
def test_changed_bytes_bring_only_our_errors(tmp_path: Path, data: st.DataObject):
    changed = bytearray(TEXT.encode())
    for _ in range(data.draw(st.integers(1, 4))):
        changed[data.draw(st.integers(0, len(changed) - 1))] = data.draw(st.integers(0, 255))
    path = tmp_path / "fuzz.ludi"
    path.write_bytes(bytes(changed))
    try:
        Record.load(path, game_of)
    except BadRecord:
        return
    # only a change within a comment, a line end or none at all can pass
    assert read(path.read_bytes().decode()).to_text() == TEXT


PIECES = st.sampled_from(
    ["", " ", ":", ";", " ; ", "-", "1", "0", "end", "seat", "option", "seed", "é", "\x00",
     "\u2028", "999999999999", "show one", "game: morra", "\n", "\r", "\ud800"]
)  # fmt: skip


@FUZZ
@given(st.data())
def test_edited_lines_bring_only_our_errors(data: st.DataObject):
    lines = LINES[:]
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        change = data.draw(st.sampled_from(["drop", "double", "swap", "insert", "replace"]))
        other = data.draw(st.integers(0, len(lines) - 1))
        piece = data.draw(PIECES)
        if change == "drop" and len(lines) > 3:
            del lines[at]
        elif change == "double":
            lines.insert(other, lines[at])
        elif change == "swap":
            lines[at], lines[other] = lines[other], lines[at]
        elif change == "insert":
            cut = data.draw(st.integers(0, len(lines[at])))
            lines[at] = lines[at][:cut] + piece + lines[at][cut:]
        else:
            words = lines[at].split(" ")
            words[data.draw(st.integers(0, len(words) - 1))] = piece
            lines[at] = " ".join(words)
    text = "\n".join(lines) + "\n"
    only_our_errors(text)
    if "" in lines and "\ud800" not in text:
        only_our_errors(resealed(text))
