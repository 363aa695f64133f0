"""What plans and advisors do, in words, from the effects in the components."""

from __future__ import annotations

from typing import Any

from ludi.kernel.reference import Scribe

PLAINLY = ("die-icon", "set-die-face", "allow-saturn")  # these say themselves when they work


def effects(scribe: Scribe, some: list[dict[str, Any]]) -> str:
    return scribe.listed(effect(scribe, one) for one in some)


def effect(scribe: Scribe, one: dict[str, Any]) -> str:
    """One effect, such as 1 soldier for each adjacent Army building, 2 at most."""
    do, n = one["do"], one.get("n", 1)
    if do == "gain":
        amount = scribe.amount("good", one["good"], n)
        return f"{amount} {per(scribe, one)}" if "per" in one else amount
    if do == "spend-gain":
        return scribe.say("do-spend-gain", n=one["most"], what=scribe.name("good", one["gain"]))
    if do == "gain-choice":
        return scribe.say("do-gain-choice", n=n, what=either(scribe, one["from"]))
    if do == "die-icon":
        what = scribe.say(f"icon-one-{one['icon']}")
        return scribe.say("do-die-icon", shown=either(scribe, one["if_printed"]), what=what)
    if do == "set-die-face":
        colours = one["colors"]
        which = scribe.say("any-die") if len(colours) > 2 else scribe.say(f"a-die-{colours[0]}")
        return scribe.say("do-set-die-face", which=which)
    return scribe.say(f"do-{do}", n=n)


def either(scribe: Scribe, some: list[str]) -> str:
    """Goods or workers, of which one counts."""
    between = f" {scribe.say('or')} "
    return between.join(
        scribe.say(f"worker-{one}") if scribe.has(f"worker-{one}") else scribe.name("good", one)
        for one in some
    )


def per(scribe: Scribe, one: dict[str, Any]) -> str:
    """What an amount is counted by, and up to which number."""
    what = ""
    if "type" in one:
        what = scribe.say(f"type-{one['type']}")
    elif "plan" in one:
        what = scribe.name("plan", one["plan"])
    text = scribe.say(f"per-{one['per']}", what=what, divide=one.get("divide", 1))
    return f"{text}, {scribe.say('at-most', n=one['most'])}" if "most" in one else text


def points(scribe: Scribe, some: list[dict[str, Any]]) -> str:
    """The points of a plan at the end."""
    parts: list[str] = []
    for one in some:
        part = scribe.say("points", n=one["n"])
        if "per" in one:
            part = f"{part} {per(scribe, one)}"
        if "if" in one:
            what = scribe.say(f"type-{one['type']}") if "type" in one else ""
            part = f"{part} {scribe.say('if-' + one['if'], n=one['at_least'], what=what)}"
        parts.append(part)
    return scribe.listed(parts)


def abilities(scribe: Scribe, some: list[dict[str, Any]]) -> str:
    """What an advisor does: the moment, then the effect."""
    return "; ".join(ability(scribe, one) for one in some)


def ability(scribe: Scribe, one: dict[str, Any]) -> str:
    if one["do"] in PLAINLY:
        return effect(scribe, one)
    where = [scribe.say(f"type-{type}") for type in one.get("types", [])]
    where += [scribe.name("hill", hill) for hill in one.get("hills", [])]
    where += [scribe.say(f"area-{one['area']}")] if "area" in one else []
    moment = scribe.say(f"on-{one['on']}")
    if where:
        moment = f"{moment} ({', '.join(where)})"
    return scribe.say("said", name=moment, what=effect(scribe, one))
