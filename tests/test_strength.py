"""The tournaments of `make strength` can be played, and a small one gives its figure."""

from benchmarks.strength import (
    FOLDER,
    SEARCH,
    Figure,
    command,
    duel,
    figures,
    folder_of,
    goal_reached,
    play,
    summarise,
    tries,
)

from ludi.cli.arena import tournament_of
from ludi.cli.output import Voice
from ludi.cli.parser import make_parser


def test_every_command_is_a_tournament_that_can_be_played():
    parser = make_parser(Voice("en"))
    names = [figure.name for figure in figures()]
    assert len(set(names)) == len(names) == 6 * 5 + 1 + 16 + 2 + 3
    for figure in figures():
        args = parser.parse_args(command(figure, FOLDER, figure.games))
        schedule = tournament_of(args).schedule
        assert schedule.whole_deals(figure.games) == figure.games


def test_another_search_may_be_measured():
    usual, other = (figures(), figures("search:visits=60"))
    assert [figure.name for figure in usual] == [figure.name for figure in other]
    said = [" ".join(figure.words) for figure in other]
    assert not any("search:seconds=1" in words for words in said)
    assert sum("search:visits=60" in words for words in said) == len(said) - 4 * 5  # not the levels
    assert folder_of(SEARCH) == FOLDER != folder_of("search:visits=60")  # and kept apart


def test_it_is_tried_until_it_is_won(tmp_path):
    words = ["hadrians-wall", "--players", "1", "--bots", "random"]
    figure = Figure("wall", words, 3, tries, True)  # without a fort every game is won
    assert summarise(figure, str(tmp_path)) == ""
    for _ in range(2):
        play(figure, str(tmp_path), ["--jobs", "1"])
        assert summarise(figure, str(tmp_path)).startswith("wall: won at try 1\n")
        assert (tmp_path / "wall" / "games.jsonl").read_bytes().count(b"\n") == 1
    words = ["rome-and-roll", "--players", "1", "--bots", "random"]
    figure = Figure("seneca", words, 2, tries, True)  # he is never beaten so
    play(figure, str(tmp_path), ["--jobs", "1"])
    assert summarise(figure, str(tmp_path)).startswith("seneca: not won in 2 tries\n")


def test_a_figure_comes_with_its_command(tmp_path):
    words = ["rome-and-roll", "--players", "1", "--bots", "random"]
    figure = Figure("seneca", words, 2, goal_reached)
    play(figure, str(tmp_path), ["--jobs", "1"])
    first, second = summarise(figure, str(tmp_path)).splitlines()
    assert first.startswith("seneca: won ") and " of 2; mean " in first
    assert second.strip().startswith("ludi arena rome-and-roll --bots random --players 1")


def test_a_duel_says_who_won_how_often_and_whether_that_is_enough(tmp_path):
    field = ["hadrians-wall", "--players", "2", "--mode", "field", "--bots", "greedy,random"]
    figure = Figure("wall", [*field, "--at-least", "0.1", "--stop-when-settled"], 20, duel)
    play(figure, str(tmp_path), ["--jobs", "1"])
    first, _ = summarise(figure, str(tmp_path)).splitlines()
    assert first.startswith("wall: 2 of 2, 100 % (34 … 100); at least 10 %: yes")
