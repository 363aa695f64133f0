"""Why not? The mistakes players really make as builders and as legionaries."""

from typing import Any

from ludi.games.glory_to_rome.table import Table
from tests.games.glory_to_rome.position import CampPosition, built, camp, expect, position, say
from tests.games.glory_to_rome.test_why_not import performing, refused

# ---------------------------------------------------------------- foundations


def test_a_foundation_comes_from_the_hand() -> None:
    table = performing("craftsman", camp(hand=["dock", "wall"]))
    refused(table, "lay villa town", "not-in-hand", "foundation", "la Villa/the Villa")


def test_a_foundation_is_laid_by_craftsman_or_architect() -> None:
    table = performing("laborer", camp(hand=["dock"]), pool=["brick", "stone"])
    refused(table, "lay dock town", "foundation-roles", "foundation", "Artisan/Craftsman")


def test_no_name_twice() -> None:
    me = camp(hand=["dock", "wall", "villa"], foundations=["dock"], buildings=["wall"])
    table = performing("craftsman", me)
    refused(table, "lay dock town", "name-taken", "foundation", "le Dock/a Dock")
    refused(table, "lay wall town", "name-taken", "foundation", "le Mur/a Wall")


def test_no_site_of_that_material_is_left_in_town() -> None:
    table = performing("architect", camp(hand=["dock", "wall"]), town={"wood": 0})
    refused(table, "lay dock town", "no-site-in-town", "out-of-town", "bois/wood")


def test_no_site_of_that_material_is_left_at_all() -> None:
    others = [camp(foundations=["circus"]), camp(foundations=["dock"])]
    others += [camp(foundations=["market"])]
    me = camp(hand=["dock", "wall"])
    table = performing("craftsman", me, *others, mode="beginner")
    refused(table, "lay dock town", "no-site-left", "foundation", "bois/wood")


def test_no_site_of_that_material_is_left_out_of_town() -> None:
    table = performing("craftsman", camp(hand=["dock", "wall"]), town={"wood": 6})
    refused(table, "lay dock outside", "no-site-outside", "out-of-town", "bois/wood")


def test_out_of_town_takes_two_actions() -> None:
    table = performing("craftsman", camp(hand=["dock", "wall"]))
    refused(table, "lay dock outside", "outside-cost", "out-of-town", "2 actions/2 consecutive")


def test_a_statue_is_laid_on_a_chosen_site() -> None:
    table = performing("craftsman", camp(hand=["statue", "wall"]))
    refused(table, "lay statue town", "statue-site", "statue", "Statue")


def test_a_beginners_statue_needs_a_marble_site() -> None:
    table = performing("craftsman", camp(hand=["statue", "wall"]), mode="beginner")
    words = "marbre/marble"
    refused(table, "lay_statue brick town", "beginner-statue", "beginner", "Statue", words)


# ---------------------------------------------------------------- materials


def building_site(role: str, **more: Any) -> Table:
    me = camp(
        hand=["dock", "bath", "villa", "forum"],
        stockpile=["brick", "stone"],
        foundations=["school", "prison"],
        **more,
    )
    return performing(role, me, pool=["brick", "marble"])


def test_the_material_does_not_fit() -> None:
    table = building_site("craftsman")
    words = ("bois/wood", "à l’École/the School")
    refused(table, "add school dock", "does-not-fit", "material", *words)


def test_the_material_of_the_stockpile_does_not_fit() -> None:
    table = building_site("architect")
    words = ("pierre/stone", "à l’École/the School")
    refused(table, "add_stock school stone", "does-not-fit", "material", *words)


def test_there_is_no_such_foundation() -> None:
    refused(building_site("craftsman"), "add gate bath", "no-foundation", "material", "Porte/Gate")


def test_the_building_is_completed_already() -> None:
    table = building_site("craftsman", buildings=["gate"])
    refused(table, "add gate bath", "already-complete", "completion", "la Porte/the Gate")


def test_the_material_card_is_not_in_hand() -> None:
    refused(building_site("craftsman"), "add school gate", "not-in-hand", "material", "Porte/Gate")


def test_the_stockpile_has_none() -> None:
    table = performing("architect", camp(hand=["dock", "wall"], foundations=["school"]))
    refused(table, "add_stock school brick", "stockpile-lacks", "architect", "brique/brick")


def test_the_craftsman_builds_from_the_hand() -> None:
    table = building_site("craftsman")
    refused(table, "add_stock school brick", "craftsman-hand", "craftsman", "main/hand")
    refused(table, "add_pool school brick", "craftsman-hand", "craftsman", "main/hand")


def test_the_architect_builds_from_the_stockpile() -> None:
    words = "réserve/stockpile"
    table = building_site("architect")
    refused(table, "add school bath", "architect-stockpile", "architect", words)


def test_the_pool_is_for_archways() -> None:
    table = building_site("architect")
    refused(table, "add_pool school brick", "no-function", "archway", "l’Arche/the Archway")


def test_an_archway_finds_nothing_in_the_pool() -> None:
    table = building_site("architect", buildings=["archway"])
    refused(table, "add_pool prison stone", "pool-lacks", "archway", "pierre/stone")


# ---------------------------------------------------------------- Fountain, Stairway, Prison


def test_looking_needs_a_fountain() -> None:
    refused(building_site("craftsman"), "look", "no-function", "fountain", "Fontaine/Fountain")


def test_the_fountains_card_comes_first() -> None:
    me = camp(hand=["wall"], buildings=["fountain"], foundations=["school"])
    table = performing("craftsman", me, deck_top=["bath"])
    say(table, "P1: look")
    refused(table, "lay wall town", "fountain-card", "fountain", "les Bains/the Bath")
    refused(table, "add school wall", "fountain-card", "fountain", "les Bains/the Bath")
    refused(table, "stop", "fountain-decide", "fountain")
    refused(table, "look", "fountain-decide", "fountain")


def stairway(*stockpile: str, function: bool = True, **more: Any) -> Table:
    buildings = ["stairway"] if function else []
    me = camp(hand=["dock"], stockpile=stockpile, buildings=buildings)
    theirs = camp(buildings=[built("wall", public=True), "market"], foundations=["villa"])
    return performing("architect", me, theirs, **more)


def test_opening_a_building_needs_a_stairway() -> None:
    words = "l’Escalier/the Stairway"
    table = stairway("wood", function=False)
    refused(table, "publish 2 market", "no-function", "stairway", words)


def test_a_building_is_public_already() -> None:
    refused(stairway("concrete"), "publish 2 wall", "already-public", "stairway", "Mur/Wall")


def test_nothing_fits_the_building_to_be_opened() -> None:
    refused(stairway("stone"), "publish 2 market", "nothing-to-pay", "stairway", "Marché/Market")


def test_only_completed_buildings_are_opened() -> None:
    refused(stairway("stone"), "publish 2 villa", "not-completed", "stairway", "Numa", "Villa")


def test_only_buildings_of_others_are_opened() -> None:
    words = "Escalier/Stairway"
    refused(stairway("marble"), "publish 1 stairway", "own-building", "stairway", words)


def test_an_opponent_must_be_there() -> None:
    refused(stairway("wood"), "publish 4 market", "no-such-seat", "turn", "4")


def test_a_stairway_wants_the_buildings_own_material() -> None:
    me = camp(stockpile=["marble", "brick", "wood"], buildings=["stairway"])
    theirs = camp(buildings=[built("statue", ["brick", "brick"], "brick")])
    table = performing("architect", me, theirs, pool=["brick"])
    say(table, "P1: publish 2 statue")
    refused(table, "pay stockpile wood", "stairway-material", "stairway", "la Statue/the Statue")
    refused(table, "pay pool brick", "no-function", "archway", "Arche/Archway")
    refused(table, "stop", "must-choose", "stairway")


def prison() -> Table:
    me = camp(buildings=["prison", "market"], foundations=["dock"])
    theirs = camp(buildings=["market", "wall", "dock"], foundations=["school"])
    agenda = [["NextTurn", 0], ["Steal", 0]]
    return position(me, theirs, camp(), camp(), role="craftsman", agenda=agenda)


def test_a_prison_takes_no_name_one_has() -> None:
    refused(prison(), "steal 2 market", "steal-name-taken", "prison", "le Marché/a Market")
    refused(prison(), "steal 2 dock", "steal-name-taken", "prison", "le Dock/a Dock")


def test_a_prison_takes_from_others() -> None:
    refused(prison(), "steal 1 market", "own-building", "prison", "Marché/Market")


def test_a_prison_takes_completed_buildings() -> None:
    refused(prison(), "steal 2 school", "not-completed", "prison", "Numa", "École/School")


def test_a_prison_steals_when_it_is_completed() -> None:
    table = position(camp(buildings=["prison"], hand=["dock"]), camp(buildings=["wall"]))
    refused(table, "steal 2 wall", "prison-once", "prison", "Prison")


# ---------------------------------------------------------------- Legionary


def test_only_order_cards_of_the_hand_are_revealed() -> None:
    table = performing("legionary", camp(hand=["dock", "wall"], jacks=1))
    refused(table, "reveal villa", "reveal-not-in-hand", "legionary", "Jack", "Villa")


def test_a_card_backs_one_demand_a_turn() -> None:
    table = performing("legionary", camp(hand=["bath", "dock", "wall"], clients=["legionary"]))
    say(table, "P1: reveal dock")
    refused(table, "reveal dock", "already-backed", "legionary", "le Dock/the Dock")


def giving(me: CampPosition, demander: CampPosition, *demand: int) -> Table:
    """Player 2 demands bricks of player 1: so many of the hand, so many of the stockpile."""
    agenda = [["EndDemand", 1], ["Give", 0, 1, 2, *demand]]
    return position(me, demander, role="legionary", leader=1, agenda=agenda)


def test_something_else_was_demanded() -> None:
    table = giving(camp(hand=["bath", "gate", "dock"]), camp(), 1, 0)
    refused(table, "give dock", "not-demanded", "legionary", "une brique/brick")
    refused(table, "give villa", "not-in-hand", "legionary", "Villa")


def test_without_protection_one_gives() -> None:
    table = giving(camp(hand=["bath", "gate"]), camp(), 1, 0)
    refused(table, "stop", "must-give", "legionary", "Numa", "brique/brick")


def test_a_palisade_does_not_stop_a_bridge() -> None:
    me = camp(hand=["bath", "gate"], stockpile=["brick"], buildings=["palisade"])
    table = giving(me, camp(buildings=["bridge"]), 1, 1)
    words = ("Numa", "Pont/Bridge", "Palissade/Palisade")
    refused(table, "stop", "palisade-bridge", "bridge", *words)
    refused(table, "give_stock brick", "stockpile-taken", "bridge", "Pont/Bridge")


def test_the_stockpile_is_not_demanded_without_a_bridge() -> None:
    me = camp(hand=["bath", "gate"], stockpile=["brick"], buildings=["wall"])
    table = giving(me, camp(), 1, 0)
    refused(table, "give_stock brick", "stockpile-safe", "bridge", "Pont/Bridge")


def test_all_that_was_demanded_has_been_given() -> None:
    me = camp(hand=["bath", "gate"], stockpile=["brick"], buildings=["wall"])
    table = giving(me, camp(buildings=["bridge"]), 1, 1)
    say(table, "P1: give bath")
    refused(table, "give gate", "gave-enough", "legionary", "main/hand")


def test_the_demander_takes_only_what_was_demanded() -> None:
    table = performing("legionary", camp(hand=["dock"]), pool=["wood", "brick"])
    say(table, "P1: reveal dock")
    expect(table, 0, "TakeFromPool")
    refused(table, "take brick", "not-demanded", "legionary", "du bois/wood")


# ---------------------------------------------------------------- Coliseum


def lions() -> Table:
    """Player 1 has revealed a Dock: Craftsmen of the neighbours go to the lions."""
    me = camp(hand=["dock"], buildings=["coliseum"])
    clients = ["craftsman", "craftsman", "merchant"]
    walled = camp(clients=clients[:1], buildings=["wall"])
    table = performing("legionary", me, camp(clients=clients), camp(clients=clients[:1]), walled)
    say(table, "P1: reveal dock")
    expect(table, 0, "Seize")
    return table


def test_clients_of_others_need_a_coliseum() -> None:
    table = performing("legionary", camp(hand=["dock", "wall"]), camp(clients=["craftsman"]))
    refused(table, "seize 2 craftsman", "no-function", "coliseum", "Colisée/Coliseum")


def test_a_client_must_be_of_a_revealed_role() -> None:
    words = "Marchand/Merchant"
    refused(lions(), "seize 2 merchant", "role-not-revealed", "coliseum", words)


def test_there_is_no_such_client() -> None:
    words = ("Numa", "Patron")
    refused(lions(), "seize 2 patron", "no-such-client", "coliseum", *words)


def test_only_neighbours_are_reached() -> None:
    refused(lions(), "seize 3 craftsman", "out-of-reach", "legionary", "Otho", "Pont/Bridge")


def test_a_wall_protects_clients() -> None:
    refused(lions(), "seize 4 craftsman", "protected", "protection", "Livia", "Mur/Wall")


def test_one_client_a_revealed_card() -> None:
    clients = ["craftsman", "craftsman"]
    me = camp(hand=["dock"], buildings=["coliseum"])
    table = performing("legionary", me, camp(clients=clients), camp(clients=clients))
    say(table, "P1: reveal dock", "P1: seize 2 craftsman")
    refused(table, "seize 2 craftsman", "seized-enough", "coliseum", "Numa", "Artisan/Craftsman")
