"""What is in the box of Glory to Rome, kind by kind."""

from __future__ import annotations

from typing import Any

from ludi.kernel.reference import Entry, Scribe, Section, folded


def sections(scribe: Scribe) -> list[Section]:
    """Roles and materials, the forty buildings, then the other cards."""
    materials = scribe.rows("materials")
    buildings = [building(scribe, row) for row in scribe.rows("orders")]
    return [
        scribe.section("roles", [role(scribe, row) for row in materials]),
        scribe.section("materials", [material(scribe, row) for row in materials]),
        scribe.section("buildings", sorted(buildings, key=lambda one: folded(one.name))),
        scribe.section("sites", [site(scribe, row) for row in scribe.rows("sites")]),
        scribe.section("others", others(scribe)),
    ]


def materials_of(scribe: Scribe) -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in scribe.rows("materials")}


def role(scribe: Scribe, row: dict[str, Any]) -> Entry:
    return scribe.entry("role", row["role"], row, copies=row["order_cards"])


def material(scribe: Scribe, row: dict[str, Any]) -> Entry:
    effect = scribe.say("material-does", role=scribe.name("role", row["role"]), value=row["value"])
    worth = scribe.say("vault-worth", n=row["value"])
    return scribe.entry(
        "material", row["id"], row, effect=effect, worth=worth, copies=row["order_cards"]
    )


def building(scribe: Scribe, row: dict[str, Any]) -> Entry:
    material = materials_of(scribe)[row["material"]]
    value = material["value"]
    role = scribe.name("role", material["role"])
    return scribe.entry(
        "card",
        row["id"],
        row,
        price=f"{value} × {scribe.name('material', row['material'])}",
        worth=scribe.say("building-worth", n=value, role=role),
        copies=row["copies"],
    )


def site(scribe: Scribe, row: dict[str, Any]) -> Entry:
    value = materials_of(scribe)[row["material"]]["value"]
    name = scribe.say("site-name", material=scribe.name("material", row["material"]))
    return scribe.entry(
        "site",
        row["id"],
        row,
        name=name,
        effect=scribe.say("site-does", n=value),
        worth=scribe.say("influence-worth", n=value),
        copies=row["copies"],
    )


def others(scribe: Scribe) -> list[Entry]:
    """The Jacks, the Leader card and the merchant bonuses."""
    bonus = scribe.data["merchant_bonuses"]
    return [
        scribe.entry(
            "card",
            "jack",
            scribe.data["jacks"],
            name=scribe.say("jack-name"),
            copies=scribe.data["jacks"]["copies"],
        ),
        scribe.entry("card", "leader", scribe.data["counts"], name=scribe.say("leader-name")),
        scribe.entry(
            "card",
            "merchant-bonus",
            bonus,
            name=scribe.say("merchant-bonus-name"),
            worth=scribe.say("vault-worth", n=bonus["points"]),
            copies=scribe.data["counts"]["merchant_bonuses"],
        ),
    ]
