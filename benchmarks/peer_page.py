"""The page of `make peers`: a table, a plot, and whether what we promise holds."""

import math
from pathlib import Path
from typing import Any

import ludi
from benchmarks.our_speeds import MANY, TABLES

Found = dict[str, dict[str, Any]]

YARDSTICK = "Catanatron"
TIMES = {"interpreted": 4, "compiled": 20}  # as many decisions a second as the yardstick
STEPS = (
    "steps_mask",
    "steps_per_second",
    "steps_of_many",
    "steps_pettingzoo_mask",
    "steps_pettingzoo",
)
SHARES = {"steps_mask": 0.5, "steps_per_second": 0.25}  # of the engine's own decisions, compiled


def number(value: float | None, digits: int = 0) -> str:
    return "" if value is None else f"{value:,.{digits}f}"


def row(name: str, found: dict[str, Any]) -> str:
    return (
        f"| {name} | {number(found.get('decisions_per_second'))} "
        f"| {number(found.get('games_per_second'), 1)} | {number(found.get('clone_us'), 2)} "
        f"| {number(found.get('steps_per_second'))} |"
    )


def table(found: Found, names: list[str]) -> list[str]:
    return [
        "| | decisions/s | games/s | clone (µs) | environment steps/s |",
        "| --- | ---: | ---: | ---: | ---: |",
        *[row(f"{name} {found[name]['version']}", found[name]) for name in names],
    ]


def environments(found: Found, mode: str) -> list[str]:
    """Steps a second of our environments, and what share of the engine's speed that is."""
    lines = [
        f"| {mode} | engine | {TABLES} tables, mask | full | {MANY} tables, full "
        "| PettingZoo, mask | full |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for id in ludi.games():
        speeds = found[f"{id} {mode}"]
        raw = speeds["decisions_per_second"]
        cells = [id, number(raw)]
        for key in STEPS:
            cells.append(f"{number(speeds[key])} ({speeds[key] / raw:.0%})")
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def promises(found: Found) -> list[str]:
    """What we want to hold, line by line, with what was measured."""
    lines = []
    for what, key in (("", "decisions_per_second"), (", all answers", "ticks_per_second")):
        for mode, times in TIMES.items():
            for id in ludi.games():
                ours = found[f"{id} {mode}"]["decisions_per_second"]
                if what:
                    ours *= found[f"{id} interpreted"]["answers_for_a_choice"]
                ratio = ours / found[YARDSTICK][key]
                verdict = "yes" if ratio >= times else "**no**"
                lines.append(
                    f"| {id} {mode}, against {YARDSTICK}{what} "
                    f"| {times}× | {ratio:.1f}× | {verdict} |"
                )
    for key, share in SHARES.items():
        what = "mask only" if key == "steps_mask" else "full observation"
        for id in ludi.games():
            speeds = found[f"{id} compiled"]
            ratio = speeds[key] / speeds["decisions_per_second"]
            verdict = "yes" if ratio >= share else "**no**"
            lines.append(f"| {id} compiled, {what} | {share:.0%} | {ratio:.0%} | {verdict} |")
    return lines


def answers(found: Found) -> str:
    """By game, how many answers the rules take for a choice."""
    counts = [(id, found[f"{id} interpreted"]["answers_for_a_choice"]) for id in ludi.games()]
    return ", ".join(f"{count:.2f} a decision at {id}" for id, count in counts)


def plot(found: Found, names: list[str]) -> str:
    """Decisions a second as bars, on a logarithmic scale, in a picture that needs no program."""
    left, width, step = 230, 560, 22
    most = 7  # powers of ten
    height = step * len(names) + 50
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + width + 90} {height}" '
        'font-family="sans-serif" font-size="12">',
        "<title>Decisions a second on one core, logarithmic</title>",
        f'<rect width="{left + width + 90}" height="{height}" fill="#ffffff"/>',
    ]
    for power in range(2, most + 1):
        x = left + width * (power - 2) / (most - 2)
        parts.append(
            f'<line x1="{x:.0f}" y1="10" x2="{x:.0f}" y2="{height - 30}" stroke="#dddddd"/>'
        )
        parts.append(
            f'<text x="{x:.0f}" y="{height - 12}" text-anchor="middle">{10**power:,}</text>'
        )
    for i, name in enumerate(names):
        value = found[name].get("decisions_per_second") or found[name]["steps_per_second"]
        y = 14 + i * step
        long = width * (math.log10(max(value, 101)) - 2) / (most - 2)
        colour = (
            "#8c2f2f" if "compiled" in name else "#c98a3a" if "interpreted" in name else "#7a8794"
        )
        steps = "" if "decisions_per_second" in found[name] else " (steps)"
        parts.append(
            f'<text x="{left - 8}" y="{y + 12}" text-anchor="end">{escape(name)}{steps}</text>'
        )
        parts.append(f'<rect x="{left}" y="{y}" width="{long:.0f}" height="15" fill="{colour}"/>')
        parts.append(f'<text x="{left + long + 6:.0f}" y="{y + 12}">{value:,.0f}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def escape(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")


def write_page(found: Found, peers: list[str], about: dict[str, Any], docs: Path) -> list[str]:
    """Write the page and the picture; the lines of what we promise."""
    ours = [f"{id} {mode}" for mode in ("compiled", "interpreted") for id in ludi.games()]
    kept = promises(found)
    page = f"""# Benchmarks

Our five games next to others, measured by `make peers` in one run on one machine: {about["date"]}, {about["processor"]}, {about["cores"]} cores, of which one was used; Python {about["python"]}, {about["system"]}. There were {about["rounds"]} rounds, and {about["seconds"]:g} seconds of processor time for a figure in each; what is compared was measured in turns, and the best counts of everything that was repeated, because work of others on the machine makes figures smaller and never larger. The machine's load was {about["load"]:.1f} meanwhile (anything above 1 is somebody else's). The run can be repeated at any time and writes this page anew.

![Decisions a second on one core](benchmarks.svg)

## Ours

With four players, random choices, the set-up of every game included. Environment steps are those of `VectorTables` with {TABLES} tables and the full observation.

{chr(10).join(table(found, ours))}

## Others

The same way: random choices among the legal ones, set-up included, through Python. Catanatron has four players. Its ticks a second were {number(found[YARDSTICK]["ticks_per_second"])}; nearly two of three have one possible answer, which our games do not ask for and do not count, so its decisions are the other ones. Counted with such answers on both sides, as "all answers" below, ours are {answers(found)}. RLCard and PettingZoo's classic games are smaller than ours. OpenSpiel's are C++ behind Python calls; their chance nodes do not count as decisions; their environment is OpenSpiel's own `rl_environment`. An RLCard game is cloned with `deepcopy`. The package of Catanatron has no environment, python-chess neither.

{chr(10).join(table(found, peers))}

## What an environment costs

Steps a second, and as a share of the engine's decisions a second. Tables: so many games in one process (`VectorTables`), actions as a list, masks and observations as arrays. The more there are, the less of them stays near the processor from one step to the next, where the observation is long: hence two numbers of tables; what we want to hold is asked of {TABLES}. PettingZoo: the raw AEC environment, every observation made, without copies.

{chr(10).join(environments(found, "compiled"))}

{chr(10).join(environments(found, "interpreted"))}

## What we want to hold

| | at least | measured | holds |
| --- | ---: | ---: | --- |
{chr(10).join(kept)}
"""  # noqa: E501 - the page's own long lines
    (docs / "benchmarks.md").write_text(page, encoding="utf-8")
    names = [*ours, *peers]
    (docs / "benchmarks.svg").write_text(plot(found, names), encoding="utf-8")
    return kept
