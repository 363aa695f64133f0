"""The log for people: one line an action, with what it cost and brought; questions with numbers."""

import pytest

from ludi.games.hadrians_wall.ids import COHORTS, ITEMS, LANDMARKS, PIECES
from ludi.games.hadrians_wall.table import Table
from ludi.kernel.chronicle import chronicle
from ludi.kernel.game import LANGUAGES
from ludi.kernel.history import Heard
from ludi.kernel.viewer import viewer_of
from tests.games.hadrians_wall.position import GAME, P1, P2, map_of, player, position, say

NAMES = ["Aelia", "Brutus", "Cato"]


def lines(table: Table, *words: str, eyes: int = 0, language: str = "fr") -> list[str]:
    """What the log shows somebody of a few plays, each of them an event."""
    log: list[Heard] = []
    for number, play in enumerate(words, 1):
        heard = table.listen()
        say(table, play)
        log += [Heard(number, told) for told in heard]
    shown = chronicle(GAME, log, viewer_of(eyes), language, NAMES)
    return [line.sentence.replace("\u00a0", " ") for line in shown]


def question(table: Table, seat: int = P1, language: str = "fr") -> str:
    return GAME.question(table, seat, language, NAMES).replace("\u00a0", " ")


def rich() -> dict[str, object]:
    return player(plenty=True, traders=4, performers=3, patricians=9, buildings=["market", "ludus"])


# ---------------------------------------------------------------- one line an action


def test_an_action_is_one_line_with_its_price_and_gain() -> None:
    table = position(player(resources=3, fort=21, granary=2, wall=3, renown=2, civilians=1))
    assert lines(table, "fill wall") == [
        "Vous remplissez la case 4 du Mur : −1 Ressource, +1 Renommée, +1 Civil."
    ]


def test_others_are_called_by_their_name() -> None:
    table = position(player(civilians=2, builders=1), player(civilians=2), player())
    assert lines(table, "P1: fill priests", eyes=P2) == [
        "Aelia remplit la case 1 des Prêtres : −1 Civil, +1 Serviteur."
    ]


def test_equal_gains_and_prices_are_added() -> None:
    table = position(player(builders=3, resources=3, valour=15, civilians=1, servants=2))
    assert lines(table, "erect column", "exchange servant-servant builder") == [
        "Vous érigez la Colonne : −2 Ressources, −1 Bâtisseur, +2 Piété.",
        "Vous échangez des Ouvriers au Forum : −2 Serviteurs, +1 Bâtisseur.",
    ]


@pytest.mark.parametrize(("language", "mine"), [("fr", "Votre"), ("en", "Your")])
def test_the_details_of_a_fight_speak_to_its_player(language: str, mine: str) -> None:
    sheets = player(servants=1, buildings=["ludus"], performers=6, strength=[3, 0])
    table = position(sheets, fate=["damage 1"])
    heard = table.listen()
    say(table, "fight red")
    log = [Heard(1, told) for told in heard]
    (line,) = chronicle(GAME, log, viewer_of(P1), language, NAMES)
    assert len([one for one in line.details if one.startswith(mine)]) == 2, line.details


def test_infrastructure_is_no_longer_silent() -> None:
    table = position(player(builders=2))
    assert lines(table, "fort builder") == [
        "Vous remplissez la case 1 du Fort : −1 Bâtisseur, +1 Infrastructure."
    ]


def test_a_gift_is_one_payment() -> None:
    table = position(rich(), player(civilians=2, prospect="ranger"), player(civilians=2))
    assert lines(table, "P1: buy left") == [
        "Vous achetez une Marchandise à votre voisin de gauche :"
        " −1 Ressource, Marchandise 6, +1 Ressource pour Brutus, case 1 du Marché, +1 Renommée."
    ]


def test_who_is_given_something_reads_it_as_theirs() -> None:
    table = position(rich(), player(civilians=2, prospect="ranger"), player(civilians=2))
    (line,) = lines(table, "P1: buy left", eyes=P2, language="en")
    assert line.startswith("Aelia buys a good from the left neighbour: −1 Resource, good 6, +1 Re")
    assert "+1 Resource for you" in line


def test_a_useless_gift_is_no_second_stop() -> None:
    table = position(rich(), player(civilians=1, prospect="ranger"), player(civilians=2))
    told = lines(table, "P2: stop", "P1: buy left", "P1: scout left")
    assert len([line for line in told if "arrête" in line]) == 1


def test_a_neutral_card_says_that_it_brings_an_attack() -> None:
    table = position(rich(), neutral=["ranger", "planner"])
    (line,) = lines(table, "buy neutral-1")
    assert "−1 Ressource, +1 carte d’attaque, Marchandise 6" in line


def test_a_pattern_is_one_line() -> None:
    table = position(rich(), neutral=["ranger", "planner"])
    told = lines(table, "scout neutral-1", "place i-1 1 1")
    assert told[1:] == ["Vous explorez 4 cases de la grille : +1 Ressource."]


def test_a_completed_row_says_so() -> None:
    table = position(
        player(
            soldiers=2, civilians=1, patricians=2, map=map_of("....#", ".....", ".....", ".....")
        ),
        neutral=["ranger", "planner"],
    )
    told = lines(table, "scout neutral-1", "place i-1 1 1")
    assert told[-1].endswith("+1 Ressource, ligne 1 achevée, +1 Vaillance.")


def test_a_battle_is_one_line() -> None:
    fighters = player(buildings=["ludus"], performers=3, servants=1, strength=[2, 0])
    table = position(fighters, fate=["damage 1"])
    (line,) = lines(table, "fight red", language="en")
    assert line == "You let the Red Gladiator fight: 1 damage, he survives, +1 Renown."


def test_the_end_of_a_year_says_what_was_wasted_and_what_got_through() -> None:
    table = position(player(civilians=2, resources=1), fate=["left"], year=1)
    told = lines(table, "stop")
    assert told[:4] == [
        "Vous vous arrêtez pour cette année.",
        "Vous rendez ce qui n’a pas servi : 1 Ressource, 2 Civils.",
        "Les Pictes attaquent à gauche (1), au centre (0) et à droite (0).",
        "Une attaque passe chez vous : +1 Disgrâce.",
    ]


# ---------------------------------------------------------------- questions


def test_questions_carry_their_numbers() -> None:
    table = position(rich(), neutral=["ranger", "planner"], year=3)
    assert "Année 3" in question(table)
    say(table, "buy neutral-1")
    assert question(table).endswith(", ou vous arrêtez-vous ?"), "one box: nothing is asked"
    say(table, "scout neutral-1")
    assert "le motif en I" in question(table)
    assert "the I pattern" in question(table, language="en")


def test_a_red_shield_is_asked_with_the_attack_to_come() -> None:
    table = position(player(soldiers=2, civilians=1), year=4)
    say(table, "fill wall-guard")
    assert question(table).endswith("avant l’attaque de 4 cartes cette année ?")


# ---------------------------------------------------------------- sentences agree with the box


def spelled(items: tuple[int, ...], language: str) -> str:
    """Items as a sentence names them, in their order."""
    words = GAME.words_of
    bundle = words._bundle(language)
    named = [bundle.get_message(f"item-{ITEMS[item]}").attributes["a"] for item in items]
    joint = " et " if language == "fr" else " and "
    return joint.join(str(bundle.format_pattern(name, {})[0]) for name in named)


@pytest.mark.parametrize("language", LANGUAGES)
def test_performances_are_named_by_what_they_give(language: str) -> None:
    for place, reward in enumerate(GAME.box.theatre_reward, 1):
        assert GAME.words_of.name("performance", str(place), language) == spelled(reward, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_prices_and_gains_in_sentences_are_those_of_the_box(language: str) -> None:
    box = GAME.box
    for bath, price in enumerate(box.bath_price, 1):
        assert f" {price} R" in GAME.words(GAME.parse(f"bribe {bath}"), language)
    for i, landmark in enumerate(LANDMARKS):
        (item,) = set(box.landmark_reward[i])
        sentence = GAME.words(GAME.parse(f"erect {landmark}"), language)
        assert f" {len(box.landmark_reward[i])} " in sentence
        assert GAME.words_of.name("item", ITEMS[item], language) in sentence.partition(":")[2]
    for i, column in enumerate(COHORTS):
        deal = GAME.words(GAME.parse(f"edict {column}"), language).partition(":")[2]
        given = [PIECES[p] for p in range(5) for _ in range(box.court_cost[i][p])]
        items = [*given, *(ITEMS[item] for item in box.court_reward[i])]
        for name in set(items):
            assert GAME.words_of.name("item", name, language) in deal
        assert ("2" in deal) == (len(box.court_reward[i]) == 2)
    assert box.diplomat_favours == 2 and [ITEMS[i] for i in box.diplomat_reward] == ["valour"]
