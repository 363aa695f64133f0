"""What is in the box of Age of Rome, kind by kind."""

from __future__ import annotations

from typing import Any

from ludi.kernel.reference import Entry, Scribe, Section


def sections(scribe: Scribe) -> list[Section]:
    """The things in the order in which a game brings them up; those of solitaire games last."""
    return [
        scribe.section("characters", [character(scribe, row) for row in scribe.rows("characters")]),
        scribe.section("provinces", [province(scribe, row) for row in scribe.rows("provinces")]),
        scribe.section("buildings", [building(scribe, row) for row in scribe.rows("buildings")]),
        scribe.section("medals", [medal(scribe, row) for row in scribe.rows("buildings")]),
        scribe.section("regions", [region(scribe, row) for row in scribe.rows("regions")]),
        scribe.section(
            "plots", [scribe.entry("effect", row["id"], row) for row in scribe.rows("plot_effects")]
        ),
        scribe.section("bonuses", bonuses(scribe)),
        scribe.section("goods", [goods(scribe, row) for row in scribe.rows("goods")]),
        scribe.section("trade", [trade_card(scribe, row) for row in scribe.rows("trade_cards")]),
        scribe.section("quests", [quest(scribe, row) for row in scribe.rows("quests")]),
        scribe.section(
            "events", [scribe.entry("event", row["id"], row) for row in scribe.rows("events")]
        ),
        scribe.section("tasks", [task(scribe, row) for row in scribe.rows("tasks")]),
        scribe.section("ranks", [rank(scribe, row) for row in scribe.rows("ranks")]),
        scribe.section(
            "cassius", [cassius_card(scribe, row) for row in scribe.rows("cassius_cards")]
        ),
        scribe.section(
            "combat",
            [scribe.entry("combat_card", row["id"], row) for row in scribe.rows("combat_cards")],
        ),
        scribe.section("exploits", [exploit(scribe, row) for row in scribe.rows("exploits")]),
    ]


def character(scribe: Scribe, row: dict[str, Any]) -> Entry:
    start = scribe.say(
        "character-start",
        denarii=row["denarii"],
        glory=row["glory"],
        vendetta=row["vendetta"],
        legions=row["legions"],
        votes=row["votes"],
    )
    plots = scribe.listed(scribe.name("effect", plot) for plot in row["plots"])
    return scribe.entry(
        "character",
        row["id"],
        row,
        effect=scribe.joined(start, scribe.say("character-plots", plots=plots)),
    )


def province(scribe: Scribe, row: dict[str, Any]) -> Entry:
    effect = scribe.say("province-does", slots=row["plot_slots"])
    return scribe.entry("province", row["id"], row, effect=effect)


def steps(numbers: list[int]) -> str:
    return " / ".join(str(number) for number in numbers)


def building(scribe: Scribe, row: dict[str, Any]) -> Entry:
    return scribe.entry(
        "building",
        row["id"],
        row,
        price=scribe.say("building-price", steps=steps(row["cost"])),
        worth=scribe.say("building-worth", steps=steps(row["glory"])),
        copies=sum(row["tiles"]),
    )


def medal(scribe: Scribe, row: dict[str, Any]) -> Entry:
    data = scribe.data["medals"]
    effect = scribe.say(
        f"medal-{row['id']}-text",
        majority=data["majority_glory"],
        price=data["religion_price"],
        more=data["agriculture_denarii"],
    )
    return scribe.entry("medal", row["id"], data, effect=effect)


def region(scribe: Scribe, row: dict[str, Any]) -> Entry:
    return scribe.entry(
        "region",
        row["id"],
        row,
        effect=scribe.say("region-does", defence=row["defence"]),
        worth=scribe.say("region-worth", many=steps(row["places"]), few=steps(row["places_few"])),
    )


def bonuses(scribe: Scribe) -> list[Entry]:
    kinds = {bonus: None for row in scribe.rows("characters") for bonus in row["track"] if bonus}
    return [scribe.entry("bonus", bonus, effect=scribe.say("bonus-does")) for bonus in kinds]


def goods(scribe: Scribe, row: dict[str, Any]) -> Entry:
    chest = row["id"] == "chests"
    return scribe.entry(
        "goods",
        row["id"],
        row,
        effect=scribe.say("goods-joker" if chest else "goods-does"),
        worth="" if chest else scribe.say("points", n=row["points"]),
        copies=row["cards"],
    )


def trade_card(scribe: Scribe, row: dict[str, Any]) -> Entry:
    kind = scribe.name("goods", row["goods"])
    return scribe.entry("card", row["id"], row, worth=kind, copies=row["copies"])


def quest(scribe: Scribe, row: dict[str, Any]) -> Entry:
    return scribe.entry("quest", row["id"], row, worth=scribe.say("points", n=row["points"]))


def task(scribe: Scribe, row: dict[str, Any]) -> Entry:
    return scribe.entry("task", row["id"], row, effect=scribe.say("task-does"))


def rank(scribe: Scribe, row: dict[str, Any]) -> Entry:
    return scribe.entry("rank", row["id"], row, effect=scribe.say("rank-does", n=row["tasks"]))


def cassius_card(scribe: Scribe, row: dict[str, Any]) -> Entry:
    """The order in which Cassius builds, what he does, and his plot."""
    effect = scribe.say(
        "cassius-does",
        builds=", ".join(scribe.name("building", one) for one in row["build"]),
        actions=", ".join(scribe.name("icon", one) for one in row["actions"]),
    )
    plot = (
        scribe.say("cassius-plots", plot=scribe.name("effect", row["plot"])) if row["plot"] else ""
    )
    return scribe.entry("cassius_card", row["id"], row, effect=scribe.joined(effect, plot))


def exploit(scribe: Scribe, row: dict[str, Any]) -> Entry:
    return scribe.entry("exploit", row["id"], row, effect=scribe.say("exploit-does"))
