"""What is in the box of Hadrian's Wall, kind by kind: the areas of the sheets, and the cards."""

from __future__ import annotations

from typing import Any

from ludi.games.hadrians_wall.ids import PIECES
from ludi.kernel.reference import Entry, Scribe, Section

# the ids of the buildings end with their kind, but for the landmarks
KINDS = (
    "granary",
    "hotel",
    "workshop",
    "road",
    "precinct",
    "gardens",
    "temple",
)


def sections(scribe: Scribe) -> list[Section]:
    """The left sheet, the right one, then the cards, then what is for solo games."""
    return [
        scribe.section("pieces", [scribe.entry("item", piece) for piece in PIECES]),
        scribe.section("attributes", [track(scribe, row) for row in scribe.rows("attributes")]),
        scribe.section("tracks", [track(scribe, row) for row in scribe.rows("tracks")]),
        scribe.section("cohorts", [cohort(scribe, id) for id in ("left", "centre", "right")]),
        scribe.section("citizens", [track(scribe, row) for row in scribe.rows("citizens")]),
        scribe.section("buildings", [building(scribe, row) for row in scribe.rows("buildings")]),
        scribe.section(
            "landmarks", [building(scribe, row, "landmark") for row in scribe.rows("landmarks")]
        ),
        scribe.section("court", [court(scribe, row) for row in scribe.rows("courthouse")]),
        scribe.section("cards", [player_card(scribe, row) for row in scribe.rows("player_cards")]),
        scribe.section("fate", [fate_card(scribe, row) for row in scribe.rows("fate_cards")]),
        scribe.section("patterns", [pattern(scribe, row) for row in scribe.rows("patterns")]),
        scribe.section("ranks", [rank(scribe, row) for row in scribe.rows("ranks")]),
        scribe.section("forts", [fort(scribe, row) for row in scribe.rows("forts")]),
    ]


def items(scribe: Scribe, some: str) -> str:
    return scribe.counted("item", some.split())


def track(scribe: Scribe, row: dict[str, Any]) -> Entry:
    gains = [f"{box} ({items(scribe, gain)})" for box, gain in enumerate(row["boxes"], 1) if gain]
    boxes = scribe.say("track-boxes", n=len(row["boxes"]), gains=", ".join(gains) or "–")
    effect = scribe.joined(scribe.say(f"track-{row['id']}-text"), boxes)
    price = items(scribe, row["cost"]) if "cost" in row else ""
    return scribe.entry("track", row["id"], row, effect=effect, price=price)


def cohort(scribe: Scribe, id: str) -> Entry:
    row = scribe.data["cohorts"]
    gains = [f"{box} ({items(scribe, gain)})" for box, gain in enumerate(row["boxes"], 1) if gain]
    boxes = scribe.say("track-boxes", n=len(row["boxes"]), gains=", ".join(gains))
    effect = scribe.joined(scribe.say("cohort-does"), boxes)
    return scribe.entry("cohort", id, row, effect=effect)


def building(scribe: Scribe, row: dict[str, Any], domain: str = "building") -> Entry:
    """What a building is for, what it needs, and what it gives at once."""
    id = row["id"]
    kind = next((kind for kind in KINDS if id.endswith(kind)), id)
    about = scribe.say(f"kind-{'landmark' if domain == 'landmark' else kind}")
    needed = row["needs"]
    name = scribe.name("item" if needed == "infrastructure" else "track", needed)
    needs = scribe.say("building-needs", track=name, level=row["level"])
    worth = items(scribe, row["reward"])
    if row.get("reward_choice"):
        choice = [scribe.amount("item", one, 1) for one in row["reward_choice"].split()]
        worth = scribe.say("either", first=choice[0], second=choice[1])
    price = items(scribe, row["cost"])
    return scribe.entry(
        domain, id, row, effect=scribe.joined(about, needs), price=price, worth=worth
    )


def court(scribe: Scribe, row: dict[str, Any]) -> Entry:
    name = scribe.say("court-name", column=scribe.name("column", row["id"]))
    return scribe.entry(
        "column",
        row["id"],
        row,
        name=name,
        effect=scribe.say("court-does", reward=items(scribe, row["reward"])),
        price=items(scribe, row["cost"]),
    )


def player_card(scribe: Scribe, row: dict[str, Any]) -> Entry:
    gives = scribe.say(
        "card-prospect",
        gains=items(scribe, row["gains"]),
        good=row["good"],
        pattern=scribe.name("pattern", row["pattern"]),
    )
    path = scribe.say(f"card-{row['id']}-text")
    copies = scribe.data["counts"]["player_cards"] // len(scribe.rows("player_cards"))
    return scribe.entry("card", row["id"], row, effect=gives, worth=path, copies=copies)


def fate_card(scribe: Scribe, row: dict[str, Any]) -> Entry:
    gains = scribe.listed(
        scribe.amount("item", piece, number)
        for piece, number in zip(PIECES, row["gains"], strict=True)
        if number
    )
    effect = scribe.say(
        "fate-does",
        gains=gains,
        cohort=scribe.name("cohort", row["attack"]),
        damage=row["damage"],
        good=row["good"],
    )
    name = scribe.say("fate-name", number=int(row["id"].rpartition("-")[2]))
    return scribe.entry("fate", row["id"], row, name=name, effect=effect)


def pattern(scribe: Scribe, row: dict[str, Any]) -> Entry:
    picture = " / ".join(line.replace("#", "■").replace(".", "□") for line in row["picture"])
    effect = scribe.say("pattern-does", picture=picture)
    return scribe.entry("pattern", row["id"], row, effect=effect)


def rank(scribe: Scribe, row: dict[str, Any]) -> Entry:
    return scribe.entry("rank", row["id"], row, effect=scribe.say("rank-does", n=row["points"]))


def fort(scribe: Scribe, row: dict[str, Any]) -> Entry:
    """A fort of the campaign: its goals, its challenge, and what that earns."""
    goals = scribe.joined(*(condition(scribe, one) for one in row["goals"]))
    challenge = scribe.joined(*(condition(scribe, one) for one in row["challenge"]))
    number = row["id"].partition("-")[2]
    return scribe.entry(
        "fort",
        row["id"],
        row,
        name=scribe.say(f"option-fort-{number}"),
        effect=scribe.say("fort-does", goals=goals, challenge=challenge or "–"),
        worth=items(scribe, row["reward"]),
    )


def condition(scribe: Scribe, row: dict[str, Any]) -> str:
    thing = ""
    for key, kind in (("track", "track"), ("building", "building"), ("attribute", "track")):
        if key in row:
            thing = scribe.name(kind, row[key])
    number = row.get("least", row.get("number", 0))
    return scribe.say(
        f"condition-{row['type']}", number=number, tracks=row.get("tracks", 0), thing=thing
    )
