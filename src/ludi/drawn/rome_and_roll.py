"""The table of Rome & Roll: the city and the provinces, plans and dice, the players' sheets."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from ludi.drawn.board import (
    CLOSE,
    DENSE,
    ROOMY,
    TIGHT,
    Board,
    Pen,
    View,
    beside,
    cut,
    flow,
)
from ludi.drawn.colours import SEAT_COLOURS
from ludi.games.rome_and_roll.ids import PLANS, RESOURCES

HILL: Final = "#6b5a2e"
WATER: Final = "#2f6f9f"
FORUM: Final = "#d9c27a on #7a2e2e"
RUBBLE: Final = "#dddddd on #555555"
PARK: Final = "#e9ffe0 on #2f6b2f"
DICE: Final = {"blue": "#ffffff on #2d5fa5", "yellow": "#2b1e00 on #e0b93b"}
RED_DIE: Final = "#ffffff on #a93226"
ROWS: Final = "abcdefghijklmn"
CELL: Final = 2
NARROW: Final = 24  # columns beside the city
ROMAN: Final = ("–", "I", "II", "III", "IV", "V")
SHEET_TRACKS: Final = ("coins", "buildings", "legacy", "glory")


class OwnBoard(Board):
    """The city on the left, plans and provinces on the right, the others' sheets below."""

    beside = 40
    signs = (
        *("rr-river", "rr-bridge", "rr-forum", "rr-rubble", "rr-park", "rr-building"),
        *("rr-overseer", "rr-outside", "rr-inside", "rr-hill", "rr-foreman", "rr-settlement"),
        *("rr-owner", "rr-road", "rr-dice", "rr-auxiliary", "rr-track", "rr-loyalty"),
        "rr-workers",
    )

    def legend(self, pen: Pen) -> list[tuple[str, str]]:
        """Goods by their first letters, plans by their initials, then the signs of the map."""
        named = [(sign(one, pen), pen.word("good", one)) for one in RESOURCES]
        plans = [(pen.word("initials", one), pen.word("plan", one)) for one in PLANS]
        return [*named, *plans, *super().legend(pen)]

    def header(self, view: View, pen: Pen) -> list[str]:
        parts = [pen.phrases("rr-round", number=int(view["round"]))]
        if view["final"]:
            parts.append(pen.phrases("rr-final"))
        if view["proconsul"] is not None and len(view["players"]) > 1:
            parts.append(pen.phrases("rr-proconsul", name=pen.names[view["proconsul"]]))
        return parts

    def trail(self, view: View) -> list[str]:
        return super().trail(view)[-1:]

    def draw(self, view: View, pen: Pen) -> list[Text]:
        left = self.city(view, pen)
        width = left[0].cell_len + 2
        apart = pen.width - width < NARROW  # then it stands below
        room = pen.width if apart else pen.width - width
        right = [
            *self.plans(view, pen, room),
            *self.provinces(view, pen, room),
            *self.middle(view, pen, room),
        ]
        rows = cut([*left, *right] if apart else beside(left, right, width), pen.width)
        if view["seneca"] is not None:
            rows += self.seneca(view, pen)
        for player in view["players"] if pen.density < TIGHT else []:
            if player["seat"] != pen.eyes:
                rows += self.sheet(view, player, pen)
        return rows

    def own(self, view: View, pen: Pen) -> list[Text]:
        if pen.eyes < 0:
            return []
        return self.sheet(view, view["players"][pen.eyes], pen)

    # ---------------------------------------------------------------- the city

    def city(self, view: View, pen: Pen) -> list[Text]:
        """Two characters a cell; buildings by their initials in the owner's colour."""
        city = view["city"]
        built: dict[str, dict[str, Any]] = {
            cell: building for building in view["buildings"] for cell in building["cells"]
        }
        head = Text("  " + "".join([str(x + 1).rjust(CELL) for x in range(city["columns"])]))
        head.stylize("dim")
        rows = [head]
        for y in range(city["rows"]):
            line = Text(f"{ROWS[y].upper()} ", style="dim")
            for x in range(city["columns"]):
                line.append_text(self.cell(view, y, x, built, pen))
            rows.append(line)
        return rows

    def cell(self, view: View, y: int, x: int, built: dict[str, dict[str, Any]], pen: Pen) -> Text:
        name = f"{ROWS[y]}{x + 1}"
        city = view["city"]
        if name in built:
            return self.building(built[name], name, pen)
        mark = city["cells"][y][x]
        if mark == "~":
            return Text("≈≈", style=WATER)
        if mark == "=":
            return Text("══", style="bold " + WATER)
        inside = city["inside"][y][x] == "#"
        style = f"on {HILL}" if mark != "." else ("" if inside else "dim")
        good = city["goods"].get(name)
        if good:
            return Text(sign(good, pen).lower(), style=style)
        return Text(f"{' ' if inside else ','}{'·' if mark == '.' else mark}", style=style)

    def building(self, building: dict[str, Any], cell: str, pen: Pen) -> Text:
        if building["kind"] == "forum":
            return Text("Fo", style=FORUM)
        if building["kind"] in ("rubble", "park"):
            rubble = building["kind"] == "rubble"
            return Text("%%" if rubble else "♣♣", style=RUBBLE if rubble else PARK)
        colour = SEAT_COLOURS[pen.dark][building["owner"] % 6]
        text = pen.word("initials", building["plan"]) if cell == building["cell"] else "▒▒"
        if cell == building["cells"][-1] and building["overseers"]:
            text = f"{building['overseers'][0] + 1}♟"
        return Text(text, style=f"bold {colour}")

    # ---------------------------------------------------------------- beside it

    def plans(self, view: View, pen: Pen, room: int) -> list[Text]:
        rows: list[Text] = []
        short = pen.width <= self.beside  # by initials and price alone, side by side
        for plan in view["plans"]:
            line = Text(f"{pen.word('initials', plan['plan'])} ", style="bold")
            if not short:
                line.append(pen.word("plan", plan["plan"]) + " ", style="")
            line.append(goods(plan["cost"], pen), style="bold")
            if plan["foreman"] is not None:
                whose = plan["foreman"]
                shown = "S" if whose == "seneca" else str(int(whose) + 1)
                line.append(f" ⚑{shown}", style="red")
            line.truncate(room, overflow="ellipsis")
            rows.append(line)
        return flow([[row] for row in rows], room, 0) if short and rows else rows

    def provinces(self, view: View, pen: Pen, room: int) -> list[Text]:
        """A line a region, or two: strength, owner and road of each settlement."""
        rows: list[Text] = []
        for region in view["regions"]:
            pieces = [
                Text(pen.word("region", region["region"])[:8]),
                Text(sign(region["resource"], pen), style="bold"),
            ]
            for one in region["settlements"]:
                piece = Text(f"{pen.word('settlement', one['settlement'])[:3]}{one['strength']}")
                owner = one["owner"]
                if owner is not None:
                    whose = "S" if owner == "seneca" else str(owner + 1)
                    style = "" if owner == "seneca" else SEAT_COLOURS[pen.dark][owner % 6]
                    piece.append(f"▲{whose}", style=f"bold {style}")
                if one["linked"]:
                    piece.append("═", style="bold")
                pieces.append(piece)
            rows += flow([pieces], room, 2)
        return rows

    def middle(self, view: View, pen: Pen, room: int) -> list[Text]:
        """The pool, the die of the turn, favours and Nero's cards."""
        rows: list[Text] = []
        if view["pool"]:
            rows.append(
                Text.assemble(pen.quiet(pen.phrases("rr-pool") + " "), *dice(view["pool"], pen))
            )
        if view["turn"]:
            turn = view["turn"]
            line = Text.assemble(pen.quiet(pen.phrases("rr-die") + " "), *dice([turn["die"]], pen))
            icons = [pen.phrases(f"rr-{one}") for one in turn["workers"]]
            icons += [goods(turn["goods"], pen)] if turn["goods"] else []
            icons += ["+" * turn["auxiliaries"]] if turn["auxiliaries"] else []
            line.append(" " + " ".join(icons))
            rows.append(line)
        favours = ", ".join([pen.word("favour", favour) for favour in view["favours"]]) or "–"
        rows += flow(
            [[pen.quiet(pen.phrases("rr-favours")), *[Text(w) for w in favours.split(" ")]]],
            room,
            2,
        )
        nero = " ".join([str(points) for points in view["nero"]]) or "–"
        rows.append(Text.assemble(pen.quiet(pen.phrases("rr-nero") + " "), (nero, "bold")))
        return rows

    def seneca(self, view: View, pen: Pen) -> list[Text]:
        seneca = view["seneca"]
        if seneca["total"] is None:
            return []
        backs = [f"{card['card'] or '/'.join(card['back'])}" for card in seneca["cards"]]
        needed = "/".join([str(n) for n in seneca["seals_needed"]])
        words = pen.phrases(
            "rr-seneca",
            total=seneca["total"],
            seals=seneca["seals"],
            needed=needed,
            cards=", ".join(backs) or "–",
        )
        line = Text(words, style="bold")
        line.truncate(pen.width, overflow="ellipsis")
        return [line]

    # ---------------------------------------------------------------- sheets

    def brief(self, view: View, seat: int, pen: Pen) -> Text:
        return self.title(view["players"][seat], pen)

    def title(self, player: dict[str, Any], pen: Pen) -> Text:
        """Who it is, the points, the dice."""
        seat = player["seat"]
        title = pen.player(seat, pen.density >= CLOSE)
        if player["character"] and pen.density < TIGHT:
            title.append(f"  {pen.word('character', player['character'])}")
        points = sum(player["score"].values())
        title.append(f"  {points} ", style="bold")
        title.append_text(pen.quiet(pen.phrases("rr-points", points=points)))
        title.append("  ")
        for die in dice(player["dice"], pen):
            title.append_text(die)
        title.truncate(pen.width, overflow="ellipsis")
        return title

    def sheet(self, view: View, player: dict[str, Any], pen: Pen) -> list[Text]:
        """A player's sheet: tracks with their blue boxes, storage, advisors, dice."""
        seat, title = player["seat"], self.title(player, pen)
        tracks = []
        for track in SHEET_TRACKS:
            state = player["tracks"][track]
            blue = "✓" if state["taken"] else f"/{state['blue']}"
            tracks.append(Text(f"{pen.word('score', track)} {state['at']}{blue}"))
        stock = goods(player["storage"], pen) or "–"
        free = player["soldiers"] - player["garrison"]
        spare = player["senators"] - player["deployed"]
        people = [
            Text(f"{pen.phrases('rr-storage')} {stock}", style="bold"),
            Text(f"{pen.word('score', 'soldiers')} {free}/{player['soldiers']}"),
            Text(f"{pen.word('score', 'senators')} {spare}/{player['senators']}"),
        ]
        advisors = [
            Text(f"{pen.word('advisor', one['advisor'])} {ROMAN[one['loyalty']]}")
            for one in player["advisors"]
        ]
        favours = [Text(pen.word("favour", favour), style="bold") for favour in player["favours"]]
        groups = [tracks, people, [*advisors, *favours]]
        if pen.density >= DENSE and seat != pen.eyes:
            groups = [tracks, people]
        lines = [title, *flow(groups, pen.width, 2, 2)]
        return [Text(), *lines] if pen.density == ROOMY else lines


def sign(good: str, pen: Pen) -> str:
    """The first letters of a good in the language of the table."""
    return pen.word("good", good)[:2]


def goods(found: dict[str, int], pen: Pen) -> str:
    """Goods, such as 2Bo Pi."""
    return " ".join([f"{n if n > 1 else ''}{sign(good, pen)}" for good, n in found.items() if n])


def dice(names: list[str], pen: Pen) -> list[Text]:
    """Dice by colour, its first letter and number."""
    found: list[Text] = []
    for name in names:
        colour, number = name.split("-")
        letter = pen.phrases(f"rr-{colour}")
        found.append(Text(f" {letter}{number} ", style=DICE.get(colour, RED_DIE)))
        found.append(Text(" "))
    return found
