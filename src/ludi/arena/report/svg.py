"""Plots as small pieces of SVG that stretch with the page; their words are HTML beside them.

A plot has no size of its own: it is drawn in a box of 100 by 24 that the page stretches, with
strokes that keep their width. So the text stays as large as the reader wants it on any screen.
"""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from ludi.arena.stats import Interval

HEIGHT: Final = 24.0


class Axis(NamedTuple):
    """A scale from left to right, with round numbers on it."""

    low: float
    high: float
    ticks: list[float]

    def x(self, value: float) -> float:
        """Where a value is, in percent; what lies beyond is drawn at the edge."""
        share = (value - self.low) / (self.high - self.low)
        return round(100 * min(1.0, max(0.0, share)), 3)


def axis_for(values: Sequence[float], ticks: int = 5) -> Axis:
    """An axis that has room for all values, from one round number to another."""
    low, high = min(values), max(values)
    if low == high:
        low, high = low - 1, high + 1
    step = round_step((high - low) / ticks)
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    marks = [round(number * step, 10) for number in range(first, last + 1)]
    return Axis(marks[0], marks[-1], marks)


def round_step(rough: float) -> float:
    """1, 2 or 5 times a power of ten, not below a rough step."""
    power: float = 10.0 ** math.floor(math.log10(rough))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough * 0.999)


def picture(marks: str, kind: str) -> str:
    """The box in which things are drawn; it says nothing that the words beside it do not say."""
    return (
        f'<svg class="{kind}" viewBox="0 0 100 {HEIGHT:g}" preserveAspectRatio="none"'
        f' aria-hidden="true" focusable="false">{marks}</svg>'
    )


def line(x: float, y: float, to_x: float, to_y: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x:g}" y1="{y:g}" x2="{to_x:g}" y2="{to_y:g}"/>'


def interval_plot(
    axis: Axis, value: float, interval: Interval | None, zero: float | None, kind: str
) -> str:
    """A dot with its interval, and the line at which nothing would be the case."""
    middle = HEIGHT / 2
    marks = [line(axis.x(tick), 0, axis.x(tick), HEIGHT, "tick") for tick in axis.ticks]
    if zero is not None:
        marks.append(line(axis.x(zero), 0, axis.x(zero), HEIGHT, "zero"))
    if interval is not None:
        left, right = axis.x(interval[0]), axis.x(interval[1])
        marks.append(line(left, middle, right, middle, f"range {kind}"))
        for end in (left, right):
            marks.append(line(end, middle - 4, end, middle + 4, f"end {kind}"))
    at = axis.x(value)
    marks.append(line(at, middle, at + 0.001, middle, f"dot {kind}"))
    return picture("".join(marks), "interval")


def histogram(axis: Axis, values: Sequence[float], kind: str, bins: int = 24) -> str:
    """Bars of how many values lie where; the highest one fills the box."""
    counts = [0] * bins
    for value in values:
        place = int((value - axis.low) / (axis.high - axis.low) * bins)
        counts[min(bins - 1, max(0, place))] += 1
    most = max(counts) or 1
    width = 100 / bins
    marks = [
        f'<rect class="bar {kind}" x="{round(place * width + width * 0.08, 3):g}"'
        f' y="{round(HEIGHT * (1 - count / most), 3):g}" width="{round(width * 0.84, 3):g}"'
        f' height="{round(HEIGHT * count / most, 3):g}"/>'
        for place, count in enumerate(counts)
        if count
    ]
    return picture("".join(marks), "histogram")


def box_plot(axis: Axis, quartiles: Sequence[float], bounds: Interval, kind: str) -> str:
    """From the least to the most, a box around the middle half, a line at the median."""
    low, median, high = (axis.x(value) for value in quartiles)
    middle = HEIGHT / 2
    return picture(
        line(axis.x(bounds[0]), middle, axis.x(bounds[1]), middle, f"range {kind}")
        + f'<rect class="box {kind}" x="{low:g}" y="5" width="{max(0.4, high - low):g}"'
        f' height="{HEIGHT - 10:g}"/>' + line(median, 3, median, HEIGHT - 3, f"median {kind}"),
        "interval",
    )


def scale(axis: Axis, labels: Sequence[str]) -> str:
    """The numbers below a plot, each at its place; a narrow screen hides every other one."""
    middle = axis.ticks.index(0.0) if 0.0 in axis.ticks else 0
    spans = []
    for place, (tick, label) in enumerate(zip(axis.ticks, labels, strict=True)):
        kinds = ["odd" if (place - middle) % 2 else "even"]
        if place == 0:
            kinds.append("first")
        elif place == len(labels) - 1:
            kinds.append("last")
        spans.append(
            f'<span class="{" ".join(kinds)}" style="left:{axis.x(tick):g}%">{label}</span>'
        )
    return f'<div class="scale" aria-hidden="true">{"".join(spans)}</div>'
