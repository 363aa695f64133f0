"""What is in the box of Ave Roma, kind by kind."""

from __future__ import annotations

from typing import Any

from ludi.games.ave_roma.ids import LOCATIONS, RESOURCES
from ludi.kernel.reference import Entry, Scribe, Section


def sections(scribe: Scribe) -> list[Section]:
    """The places of the city, then the cards, then what lies before the players."""
    return [
        scribe.section("locations", [scribe.entry("location", place) for place in LOCATIONS]),
        scribe.section("areas", [area(scribe, row) for row in scribe.rows("area_cards")]),
        scribe.section("works", [work(scribe, row) for row in scribe.rows("building_cards")]),
        scribe.section("wars", [work(scribe, row) for row in scribe.rows("war_cards")]),
        scribe.section("patrons", [patron(scribe, row) for row in scribe.rows("patron_cards")]),
        scribe.section("colosseum", colosseum(scribe)),
        scribe.section("resources", [resource(scribe, row) for row in scribe.rows("resources")]),
        scribe.section("boards", [board(scribe, row) for row in scribe.rows("boards")]),
        scribe.section("training", [training(scribe, row) for row in scribe.rows("training")]),
    ]


def price(scribe: Scribe, cost: str) -> str:
    """A price as the components write it, such as "stone 1, denarii 12"."""
    parts = [part.split() for part in cost.split(",") if part.strip()]
    return scribe.listed(scribe.amount("required", kind, int(number)) for kind, number in parts)


def shown(scribe: Scribe, row: dict[str, Any]) -> str:
    return scribe.say("card-icon", icon=scribe.name("icon", row["icon"]))


def area(scribe: Scribe, row: dict[str, Any]) -> Entry:
    halves = scribe.say(
        "area-does",
        top=scribe.counted("resource", row["top"].split()),
        bottom=scribe.counted("resource", row["bottom"].split()),
        fragment=scribe.name("fragment", row["fragment"]),
    )
    effect = scribe.joined(halves, shown(scribe, row))
    cost = scribe.amount("required", "denarii", scribe.data["rules"]["area_card_price"])
    return scribe.entry("card", row["id"], row, effect=effect, price=cost)


def work(scribe: Scribe, row: dict[str, Any]) -> Entry:
    """A building, with the reward of both its cards, or a card of a war."""
    if row.get("reward"):
        does = scribe.say("work-pair", reward=price(scribe, row["reward"]))
    else:
        does = scribe.say("work-alone" if "reward" in row else "war-does")
    points, influence = row["points"], row["influence"]
    worth = scribe.listed(
        (
            scribe.amount("tally", "points", points) if points else "",
            scribe.say("work-influence", influence=influence) if influence else "",
        )
    )
    effect = scribe.joined(does, shown(scribe, row))
    cost = price(scribe, row["cost"])
    return scribe.entry("card", row["id"], row, effect=effect, price=cost, worth=worth)


def patron(scribe: Scribe, row: dict[str, Any]) -> Entry:
    place = scribe.name("location", row["action"])
    own = f"power-{row['power']}-{row['action']}"  # a discount depends on what is bought
    power = scribe.say(own if scribe.has(own) else f"power-{row['power']}")
    if row.get("price"):
        power = scribe.say("patron-price", power=power, price=price(scribe, row["price"]))
    power = scribe.say("patron-power", place=place, power=power)
    own = f"bonus-{row['bonus']}-{row.get('of', '')}"
    bonus = scribe.say(own if scribe.has(own) else f"bonus-{row['bonus']}")
    if row.get("of") and not scribe.has(own):
        bonus = scribe.say("patron-of", bonus=bonus, of=meant(scribe, row["of"]))
    effect = scribe.joined(power, shown(scribe, row))
    cost = price(scribe, row["cost"])
    return scribe.entry("card", row["id"], row, effect=effect, price=cost, worth=bonus)


def meant(scribe: Scribe, of: str) -> str:
    """The resources that a bonus counts."""
    return scribe.listed(scribe.name("resource", one) for one in of.split())


def colosseum(scribe: Scribe) -> list[Entry]:
    row = scribe.data["colosseum"]
    return [
        scribe.entry(
            "space",
            f"space-{place}",
            row,
            name=scribe.say("space-name", place=place),
            effect=scribe.say("space-honour" if place in row["honours"] else "space-does"),
            price=price(scribe, cost),
        )
        for place, cost in enumerate(row["costs"])
    ]


def resource(scribe: Scribe, row: dict[str, Any]) -> Entry:
    most = scribe.data["rules"]["resource_max"]
    effect = scribe.say("resource-does", colour=row["colour"], most=most)
    return scribe.entry("resource", row["id"], row, effect=effect)


def board(scribe: Scribe, row: dict[str, Any]) -> Entry:
    prices = ", ".join(
        f"{scribe.name('resource', one)} {cost}"
        for one, cost in zip(RESOURCES, row["prices"], strict=True)
    )
    return scribe.entry("board", row["id"], row, effect=scribe.say("board-does", prices=prices))


def training(scribe: Scribe, row: dict[str, Any]) -> Entry:
    cost = scribe.amount("required", "denarii", row["price"])
    effect = scribe.say("training-does", reach=row["reach"])
    return scribe.entry("training", row["id"], row, effect=effect, price=cost)
