"""What the boards show beside the sheets themselves: the way into a moment, tallies, forts."""

from ludi.games.hadrians_wall.ids import BUILDINGS
from ludi.kernel.errors import Reason
from ludi.kernel.table import Told
from tests.games.hadrians_wall.position import GAME, new, next_year, player, position


def test_the_trail_is_the_way_into_the_present_moment() -> None:
    table = new(2, seed=5)
    assert table.view(0)["trail"] == ["player-cards"]
    for seat in range(2):
        table.play(table.legal_for(seat)[0], seat)
    assert table.view(0)["trail"] == ["actions"]
    table.play(GAME.parse("fill wall-guard"), 0)
    assert table.view(0)["trail"] == ["actions", "cohorts"]
    assert table.view(1)["trail"] == ["actions"], "each lane has its own"
    table.play(GAME.parse("cohort left"), 0)
    assert table.view(0)["trail"] == ["actions"]


def test_the_trail_of_a_defence_leads_through_the_attack() -> None:
    table = position(player(favours=3), year=6)
    assert table.view(0)["question"] == "Defend"
    assert table.view(0)["trail"] == ["attack", "favours"]


def test_a_tally_tells_what_an_action_changes() -> None:
    table = position(player(piety=2, civilians=1))
    before = table.tally(0)
    table.play(GAME.parse("fill traders"))
    after = table.tally(0)
    changes = {name: after[name] - before[name] for name in before if after[name] != before[name]}
    assert changes == {"civilian": -1, "traders": 1, "servant": 1}


def test_reach_follows_granaries_and_chains() -> None:
    seen = new(1, seed=1).view(0)["players"][0]
    assert seen["reach"] == {"mining": 4, "wall-guard": 6, "cippi": 0, "wall": 0, "fort": 7}
    table = position(player(buildings=["medium-granary"], fort=9))
    assert table.view(0)["players"][0]["reach"] == {
        "mining": 9, "wall-guard": 12, "cippi": 3, "wall": 9, "fort": 14,
    }  # fmt: skip


def test_reach_agrees_with_what_may_be_filled() -> None:
    """With plenty of everything, what has an open empty box may be filled, and nothing else."""
    for granaries in ([], ["medium-granary"]):
        for fort in (0, 3, 7):
            table = position(player(buildings=granaries, fort=fort, plenty=True))
            reach = table.view(0)["players"][0]["reach"]
            for line in ("mining", "wall-guard", "cippi", "wall"):
                assert (GAME.parse(f"fill {line}") in table.legal) == (reach[line] > 0)
            assert (GAME.parse("fort builder") in table.legal) == (reach["fort"] > fort)


def test_neutral_cards_of_earlier_years_stay_known() -> None:
    table = position(player(civilians=1), neutral=["architect", "ranger"])
    assert table.view(0)["neutral_discard"] == []
    next_year(table)
    shown = table.view(0)
    assert shown["neutral_discard"] == ["architect", "ranger"]
    assert not {card["prospect"]["card"] for card in shown["neutral"]} & {"architect", "ranger"}
    assert shown["neutral_deck"] == 8
    assert new(3, seed=1).view(0)["neutral_discard"] == []


def test_a_fort_tells_what_it_asks_for_and_what_it_changes() -> None:
    assert new(1, seed=1).view(0)["campaign"] is None
    first = new(1, fort=1, seed=1).view(0)["campaign"]
    assert [goal["name"] for goal in first["goals"]] == ["track-wall", None]
    assert first["reward"] == ["civilian", "resource"] and first["costs"] == {}
    fourth = new(1, fort=4, seed=1).view(0)["campaign"]
    assert fourth["costs"]["market"] == {"resource": 3, "builder": 1, "servant": 1}
    assert "small-precinct" not in fourth["costs"]
    sixth = new(1, fort=6, seed=1).view(0)["campaign"]
    assert sixth["forbidden"] == ["theatre", "ludus"]
    assert [goal["name"] for goal in sixth["goals"]] == ["building-baths", "track-valour"]
    tenth = new(1, fort=10, seed=1).view(0)["campaign"]
    assert tenth["opens"] == {"cippi": 3, "wall": 3}
    eleventh = new(1, fort=11, seed=1).view(0)["campaign"]
    assert eleventh["prices"] == {"mining": 2}
    keys = GAME.words_of.keys("fr")
    for fort in range(1, 17):
        report = new(1, fort=fort, seed=1).view(0)["campaign"]
        for condition in [*report["goals"], *report["challenge"]]:
            assert f"condition-{condition['kind']}" in keys
            assert condition["name"] is None or condition["name"] in keys
        assert set(report["costs"]) <= set(BUILDINGS)


def test_every_ending_is_told_in_words() -> None:
    keys = GAME.words_of.keys("fr")
    table = new(1, seed=1)
    assert table.view(0)["ending"] is None
    while not table.over:
        table.play(table.legal[-1])
    assert table.view(0)["ending"] == table.view(0)["rank"] == "miles"
    assert {f"ending-{rank}" for rank in ("miles", "legatus-legionis", "years")} <= set(keys)
    lost = new(1, fort=3, seed=1)
    while not lost.over:
        lost.play(lost.legal[-1])
    assert lost.view(0)["ending"] == "fort-lost"
    both = new(2, seed=1)
    while not both.over:
        both.play(both.legal[-1])
    assert both.view(0)["ending"] == "years"
    assert GAME.words_of.say("tally-builder", {"count": 2}, "fr") == "Bâtisseurs"


def test_one_is_not_many_in_words() -> None:
    words = GAME.words_of

    def told(what: str, *args: int) -> str:
        return words.of_told(Told(what, list(args), 0), GAME.told[what], "fr", ["Aelia"])

    assert told("suffers", 0, 0, 1) == "Le Gladiateur Rouge de Aelia subit 1 dégât."
    assert told("suffers", 0, 0, 2).endswith("subit 2 dégâts.")
    assert told("returns", 0, 0, 2) == "Aelia rend 2 Ressources sans s’en servir."
    flag = Reason("market", "flag", {"track": "traders", "count": 1, "held": 0})
    assert words.of_reason(flag, "fr", []).startswith("Il faut 1 case remplie des Négociants")
    assert words.of_reason(flag, "en", []).startswith("This needs 1 filled box of the Traders")
