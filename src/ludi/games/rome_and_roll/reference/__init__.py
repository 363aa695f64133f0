"""What is in the box of Rome & Roll, kind by kind."""

from __future__ import annotations

from typing import Any

from ludi.games.rome_and_roll.reference.effects import abilities, effects, points
from ludi.kernel.reference import Entry, Scribe, Section

TRACKS = ("coins", "buildings", "legacy", "glory")


def sections(scribe: Scribe) -> list[Section]:
    """Dice and plans, characters and advisors, favours, the provinces; Seneca last."""
    return [
        scribe.section("dice", [die(scribe, row) for row in scribe.rows("dice")]),
        scribe.section("goods", [scribe.entry("good", good) for good in GOODS]),
        scribe.section("plans", [plan(scribe, row) for row in scribe.rows("plans")]),
        scribe.section("characters", [character(scribe, row) for row in scribe.rows("characters")]),
        scribe.section("advisors", [advisor(scribe, row) for row in scribe.rows("advisors")]),
        scribe.section(
            "favours", [scribe.entry("favour", row["id"], row) for row in scribe.rows("favours")]
        ),
        scribe.section("nero", [nero(scribe, row) for row in scribe.rows("nero")]),
        scribe.section("hills", [hill(scribe, row) for row in scribe.rows("hills")]),
        scribe.section("regions", [region(scribe, row) for row in scribe.rows("regions")]),
        scribe.section(
            "settlements", [settlement(scribe, row) for row in scribe.rows("settlements")]
        ),
        scribe.section("roads", [road(scribe, row) for row in scribe.rows("roads")]),
        scribe.section("seneca", [seneca(scribe, row) for row in scribe.rows("seneca-cards")]),
        scribe.section(
            "difficulties", [difficulty(scribe, row) for row in scribe.rows("difficulties")]
        ),
    ]


GOODS = ("wood", "brick", "stone", "fish", "jewel", "basket", "coin", "soldier", "senator")


def die(scribe: Scribe, row: dict[str, Any]) -> Entry:
    workers = [scribe.say(f"worker-{worker}") for worker in row["workers"]]
    goods = [scribe.amount("good", good, row["resources"].count(good)) for good in row["resources"]]
    auxiliary = [scribe.amount("good", "auxiliary", row["auxiliary"])] if row["auxiliary"] else []
    shows = scribe.listed([*workers, *dict.fromkeys(goods), *auxiliary])
    colour, _, number = row["id"].partition("-")
    name = scribe.say("die-name", colour=scribe.say(f"colour-{colour}"), number=int(number))
    return scribe.entry(
        "die", row["id"], row, name=name, effect=scribe.say("die-does", shows=shows)
    )


def plan(scribe: Scribe, row: dict[str, Any]) -> Entry:
    type = scribe.say("plan-type", type=scribe.say(f"type-{row['type']}"), number=row["number"])
    shape = " / ".join(line.replace("#", "■").replace(".", "□") for line in row["shape"])
    places = [scribe.say(f"restriction-{one}") for one in row["restrictions"]]
    lines = [type, scribe.say("plan-shape", shape=", ".join([shape, *places]))]
    for moment in ("instant", "production", "muster"):
        if row[moment]:
            lines.append(scribe.say(f"plan-{moment}", what=effects(scribe, row[moment])))
    return scribe.entry(
        "plan",
        row["id"],
        row,
        effect=scribe.apart(*lines),
        price=scribe.counted("good", row["cost"]),
        worth=points(scribe, row["points"]),
    )


def character(scribe: Scribe, row: dict[str, Any]) -> Entry:
    """What a sheet begins with, and where its blue boxes are."""
    goods = [*row["storage"]]
    for track, good in (("soldiers", "soldier"), ("senators", "senator"), ("coins", "coin")):
        goods += [good] * row[track]
    start = scribe.counted("good", goods) or "–"
    if row["village"]:
        start = scribe.listed([start, scribe.say("character-village")])
    boxes = ", ".join(
        f"{scribe.say(f'score-{track}')} {'/'.join(map(str, row[f'nero_{track}']))}"
        for track in TRACKS
    )
    advisors = [
        scribe.name("advisor", one["id"])
        for one in scribe.rows("advisors")
        if one["character"] == row["id"]
    ]
    effect = scribe.say(
        "character-does", start=start, boxes=boxes, advisors=scribe.listed(advisors)
    )
    return scribe.entry("character", row["id"], row, effect=effect)


def advisor(scribe: Scribe, row: dict[str, Any]) -> Entry:
    return scribe.entry(
        "advisor",
        row["id"],
        row,
        effect=scribe.apart(
            scribe.name("character", row["character"]) + ".",
            scribe.say("advisor-basic", does=abilities(scribe, row["basic"])),
            scribe.say("advisor-advanced", does=abilities(scribe, row["advanced"])),
        ),
        worth=scribe.say("advisor-worth", n=row["points"]),
    )


def nero(scribe: Scribe, row: dict[str, Any]) -> Entry:
    return scribe.entry(
        "nero",
        row["id"],
        row,
        name=scribe.say("nero-name", n=row["points"]),
        effect=scribe.say("nero-does"),
        worth=scribe.say("points", n=row["points"]),
    )


def hill(scribe: Scribe, row: dict[str, Any]) -> Entry:
    return scribe.entry("hill", row["id"], row, effect=scribe.say("hill-does"))


def region(scribe: Scribe, row: dict[str, Any]) -> Entry:
    effect = scribe.say("region-does", good=scribe.name("good", row["resource"]))
    return scribe.entry("region", row["id"], row, effect=effect)


def side(scribe: Scribe, row: dict[str, Any]) -> str:
    return "" if len(row["sides"]) > 1 else scribe.say(f"side-{row['sides'][0]}")


def settlement(scribe: Scribe, row: dict[str, Any]) -> Entry:
    does = scribe.say(
        "settlement-does", region=scribe.name("region", row["region"]), n=row["strength"]
    )
    worth = scribe.say("settlement-worth", n=row["glory"])
    effect = scribe.joined(does, side(scribe, row))
    return scribe.entry("settlement", row["id"], row, effect=effect, worth=worth)


def road(scribe: Scribe, row: dict[str, Any]) -> Entry:
    does = scribe.say("road-does", region=scribe.name("region", row["region"]))
    return scribe.entry(
        "road",
        row["id"],
        row,
        effect=scribe.joined(does, side(scribe, row)),
        price=scribe.counted("good", scribe.data["develop"]["cost"]),
        worth=scribe.say("road-worth", n=row["milestones"]),
    )


def seneca(scribe: Scribe, row: dict[str, Any]) -> Entry:
    action = scribe.say(f"seneca-{row['action']}")
    if row.get("type"):
        type = scribe.say(f"type-{row['type']}")
        action = scribe.joined(action, scribe.say("seneca-type", type=type, pick=row["pick"]))
    if row.get("times", 1) > 1:
        action = scribe.joined(action, scribe.say("seneca-twice"))
    if row.get("hill"):
        hill = scribe.name("hill", row["hill"])
        action = scribe.joined(action, scribe.say("seneca-rubble", hill=hill))
    back = " / ".join(scribe.say(f"colour-{colour}") for colour in row["back"])
    seal = scribe.say("seneca-seal" if row["seal"] else "seneca-no-seal", back=back)
    name = scribe.say("seneca-name", number=int(row["id"][1:]))
    return scribe.entry("seneca", row["id"], row, name=name, effect=scribe.joined(action, seal))


def difficulty(scribe: Scribe, row: dict[str, Any]) -> Entry:
    seals = ", ".join(map(str, row["seals"]))
    return scribe.entry(
        "difficulty",
        row["id"],
        row,
        name=scribe.say(f"difficulty-{row['id']}"),
        effect=scribe.say("difficulty-does", seals=seals),
    )
