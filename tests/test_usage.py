"""`make usage`: what is never used is found and needs a reason; the page is what was counted."""

from pathlib import Path

from benchmarks import usage
from benchmarks.usage import MODES, SYSTEMS, Mode, load, nevers, page, reason_for, unexplained

import ludi

GAME = ludi.game("glory-to-rome")


def counted(**uses: int) -> dict[str, dict[str, dict[str, object]]]:
    """Two seats of one game of one bot."""
    named = {name.replace("__", " ").replace("_is_", ":"): count for name, count in uses.items()}
    return {"greedy": {"2": {"games": 1, "seats": 2, "uses": named}}}


def test_what_never_came_up_is_found() -> None:
    bots = counted(action__hire=4, action__hire__role_is_patron=4, action__think=3)
    never = nevers(GAME, bots)
    assert "hire merchant" in never and "hire patron" not in never
    assert "lead_jack" in never and "think" not in never
    assert "lead_jack merchant" not in never  # said once is enough
    assert "completes academy" in never


def test_reasons_may_speak_of_many() -> None:
    known = {"hire *": "nobody is hired", "steal": "too expensive"}
    assert reason_for("hire merchant", known) == "nobody is hired"
    assert reason_for("steal", known) == "too expensive"
    assert reason_for("steals", known) == ""


def test_every_system_is_there() -> None:
    assert list(MODES) and set(MODES) == set(SYSTEMS) == set(ludi.games())
    for id, systems in SYSTEMS.items():
        game = ludi.game(id)
        verbs = {verb.name: verb for verb in game.vocabulary.verbs}
        for kind, name, field in systems:
            fields = verbs[name].fields if kind == "action" else game.told[name].fields
            assert field in fields
        for mode in MODES[id]:
            assert game.settle(mode.players, dict(mode.options))


def test_what_was_counted_is_not_played_again(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(usage, "FOLDER", str(tmp_path))
    monkeypatch.setattr(usage, "COUNTS", str(tmp_path / "counts.json"))
    monkeypatch.setattr(usage, "BOTS", {"random": 2})
    monkeypatch.setitem(MODES, "glory-to-rome", [Mode(2)])
    counts = load()
    assert counts == {}
    usage.play(counts, ["glory-to-rome"], 0.5)
    usage.play(counts, ["glory-to-rome"], 1.0)
    assert counts == load()
    kept = counts["glory-to-rome"]["random"]["2"]
    assert (kept["games"], kept["seats"]) == (2, 4)
    monkeypatch.setattr(usage, "play_game", None)  # whoever plays now, fails
    usage.play(counts, ["glory-to-rome"], 1.0)


def test_the_page_is_what_was_counted_and_every_never_has_a_reason() -> None:
    counts = load()
    assert set(counts) == set(ludi.games())
    assert Path(usage.PAGE).read_text(encoding="utf-8") == page(counts)
    assert unexplained(counts) == []
