"""The table of Age of Rome: event, Provinces, Regions and Senate, the players, one's own board."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from ludi.drawn.board import CLOSE, DENSE, ROOMY, TIGHT, Board, Pen, View, flow
from ludi.drawn.colours import SHAPES
from ludi.drawn.phrases import badge
from ludi.games.age_of_rome.game import AgeOfRome
from ludi.games.age_of_rome.ids import BONUSES, BUILDINGS, CARDS, CHESTS

# Goods and Buildings have a colour each: ink and ground.
GOODS_STYLES: Final = (
    "#ffffff on #2d6795",
    "#fff4ef on #a93226",
    "#2b1e00 on #d3a521",
    "#f2fff0 on #3d7d3a",
    "#fff6ea on #b5651d",
)
BUILDING_STYLES: Final = (
    "#fff4ef on #a93226",
    "#fff5ff on #6f3a84",
    "#ffffff on #2d6795",
    "#2b1e00 on #d8c9a3",
    "#f2fff0 on #3d7d3a",
)
LEVELS: Final = ("", "I", "II", "III")
CASSIUS: Final = "Cassius"


class OwnBoard(Board):
    """The middle of the table, then the others, then one's own board, hand and Quests."""

    signs = (
        *("aor-arrows", "aor-first", "aor-penalty", "aor-level", "aor-partisan", "aor-plot"),
        *("aor-defence", "aor-legions", "aor-senate", "aor-medal", "aor-anchor", "aor-used"),
        *("aor-denarii", "aor-ready", "aor-unrecruited"),
    )

    def legend(self, pen: Pen) -> list[tuple[str, str]]:
        short = [(pen.word("building", one)[:3], pen.word("building", one)) for one in BUILDINGS]
        cassius = (f"{SHAPES[len(pen.names) % 6]}C", CASSIUS)  # who has the next badge
        return [*short, cassius, *super().legend(pen)]

    def header(self, view: View, pen: Pen) -> list[str]:
        phase = pen.phrases.game_word(self.game, f"phase-{view['phase']}")
        return [pen.phrases("aor-round", number=int(view["round"])), phase]

    def why(self, view: View, pen: Pen) -> list[str]:
        """Who plots how against whom; who offers what, where."""
        struck = view["struck"]
        if struck is not None:
            names = [*pen.names, CASSIUS]
            who, whom = names[struck["plotter"]], names[struck["target"]]
            effect = self.label(pen, f"effect-{struck['effect']}-text")
            struck_by = pen.word("effect", struck["effect"])
            return [pen.of(f"{who} › {whom}", f"{struck_by}. {effect}")]
        offer = view["offer"]
        if offer is None:
            return []
        name = pen.names[offer["proposer"]] if offer["proposer"] < len(pen.names) else ""
        where = (
            f"{pen.word('building', offer['building'])}, {pen.word('province', offer['province'])}"
        )
        return [f"{pen.zone('offer')} ({name}): {where}, {offer['denarii']} ᴅ"]

    # ---------------------------------------------------------------- words and pieces

    def label(self, pen: Pen, key: str) -> str:
        return pen.phrases.game_word(self.game, key)

    def owner(self, pen: Pen, owner: int) -> Text:
        """A player's shape and number, or Cassius."""
        text = badge(owner, pen.dark)
        text.append("C" if owner >= len(pen.names) else str(owner + 1))
        return text

    def card(self, pen: Pen, card: str) -> Text:
        game = self.game
        goods = game.box.card_goods[CARDS.index(card)] if isinstance(game, AgeOfRome) else CHESTS
        return Text(f" {pen.word('card', card)} ", style=GOODS_STYLES[goods])

    def words(self, pen: Pen, label: str, text: str, indent: int = 2) -> list[Text]:
        """A label and a sentence, on as many rows as they need."""
        pieces = [Text(label, style="bold"), *[Text(word) for word in text.split()]]
        return flow([pieces], pen.width, indent)

    # ---------------------------------------------------------------- the middle

    def draw(self, view: View, pen: Pen) -> list[Text]:
        rows = self.event(view, pen)
        rows += self.provinces(view, pen)
        rows += self.regions(view, pen)
        rows += self.senate(view, pen)
        if pen.density < TIGHT:
            rows += self.piles(view, pen)
        if view["tasks"] is not None:
            rows += self.tasks(view, pen)
        for one in view["players"] if pen.density < TIGHT else []:
            if one["seat"] != pen.eyes:
                rows += [Text()] if pen.density == ROOMY else []
                rows += self.rival(view, one, pen)
        if view["cassius"] is not None:
            rows += self.cassius(view["cassius"], pen)
        return [fitted(row, pen.width) for row in rows]

    def event(self, view: View, pen: Pen) -> list[Text]:
        """The event, its arrows and the turn order."""
        event = view["event"]
        if event is None:
            return []
        arrows = ("↻" if event["clockwise"] else "↺") * event["turns"]
        order = Text("  ")
        for owner in view["order"]:
            order.append_text(self.owner(pen, owner))
            order.append(" ")
        name = Text(f"{pen.word('event', event['event'])} {arrows}", style="bold")
        rows = [name + order]
        if pen.density < DENSE:
            text = self.label(pen, f"event-{event['event']}-text")
            rows += flow([[pen.quiet(word) for word in text.split()]], pen.width, 2, 2)
        return rows

    def provinces(self, view: View, pen: Pen) -> list[Text]:
        """Who faces what: Population, Buildings with their Partisans, plots."""
        rows: list[Text] = []
        found = sorted(view["provinces"], key=lambda province: int(province["position"]))
        for province in found:
            who = Text("· ") if province["owner"] is None else self.owner(pen, province["owner"])
            name = pen.word("province", province["province"])
            if view["first_player"] == province["province"]:
                name += " ♛"
            title = who + Text(f" {name} {province['population']}", style="bold")
            title.append_text(pen.quiet(f" (−{province['penalty']})"))
            pieces = [title]
            for number, building in enumerate(BUILDINGS):
                level = province["levels"][building]
                if level:
                    there = "•" * province["partisans"][building]
                    short = pen.word("building", building)[: 3 if pen.density >= CLOSE else 10]
                    style = BUILDING_STYLES[number]
                    pieces.append(Text(f" {short} {LEVELS[level]}{there} ", style=style))
            for plot in province["plots"]:
                if plot is not None:
                    sign = Text("†" if plot["activated"] else "‡")
                    pieces.append(sign + self.owner(pen, plot["owner"]))
            rows += flow([pieces], pen.width, 4)
        return rows

    def regions(self, view: View, pen: Pen) -> list[Text]:
        pieces: list[Text] = []
        for region in view["regions"]:
            sign = "✓" if region["defeated"] else f"⛨{region['defence']}"
            text = Text(f"{pen.word('region', region['region'])} {sign}", style="bold")
            for owner, legions in enumerate(region["legions"]):
                if legions:
                    text.append(" ")
                    text.append_text(self.owner(pen, owner))
                    text.append(f"×{legions}")
            pieces.append(text)
        return flow([[piece] for piece in pieces], pen.width, 2)

    def senate(self, view: View, pen: Pen) -> list[Text]:
        """The Column from its bottom, with the points of each height."""
        text = Text(f"{pen.zone('senate')} ", style="bold")
        for height, points in enumerate(view["senate_points"]):
            text.append_text(pen.quiet(f" {points}"))
            if height < len(view["senate"]):
                text.append_text(self.owner(pen, view["senate"][height]))
            else:
                text.append("·")
        return [text]

    def piles(self, view: View, pen: Pen) -> list[Text]:
        """Milestones, Medals, tiles and cards."""
        stones = " ".join([str(stone) for stone in view["milestones"]])
        discard = view["trade_discard"]
        top = f" ({pen.word('card', discard[-1])})" if discard else ""
        pieces = [
            Text(f"{pen.zone('milestones')} {stones}"),
            Text(f"{pen.zone('deck')} {view['trade_deck']}"),
            Text(f"{pen.zone('discard')} {len(discard)}{top}"),
        ]
        rows = flow([[piece] for piece in pieces], pen.width, 2)
        if pen.density < CLOSE:
            tiles = [
                Text(f"{pen.word('building', b)} {'/'.join([str(n) for n in view['tiles'][b]])}")
                for b in BUILDINGS
            ]
            rows += flow([[pen.quiet(pen.zone("tiles")), *tiles]], pen.width, 2)
        return rows

    def tasks(self, view: View, pen: Pen) -> list[Text]:
        """The Emperor's tasks, done or not."""
        pieces = [
            Text(f"{'✓' if done else '·'} {self.label(pen, f'task-{task}')}")
            for task, done in view["tasks"]["tasks"].items()
        ]
        return flow([[Text(pen.zone("tasks"), style="bold")], *[[p] for p in pieces]], pen.width, 2)

    # ---------------------------------------------------------------- players

    def title(self, view: View, one: dict[str, Any], pen: Pen) -> Text:
        text = pen.player(one["seat"], pen.density >= CLOSE)
        if one["seat"] == view["asked"] and one["seat"] != pen.eyes:
            text.append(f"  ◂ {pen.phrases('chooses')}")
        if pen.density < DENSE:
            text.append_text(pen.quiet(f"  {pen.word('character', one['character'])}"))
        return text

    def numbers(self, one: dict[str, Any], pen: Pen) -> list[Text]:
        """The figures of a board, as short as can be."""
        out_legions, out_votes = one["legions_unrecruited"], one["votes_unrecruited"]
        rows: list[tuple[str, object]] = [
            ("zone-glory", one["glory"]),
            ("zone-denarii", one["denarii"]),
            ("zone-partisans", f"{one['partisans_ready']}/{one['partisans']}"),
            ("zone-legions", f"{one['legions']}" + (f"+{out_legions}" if out_legions else "")),
            ("zone-votes", f"{one['votes']}" + (f"+{out_votes}" if out_votes else "")),
            ("zone-plots", one["plots"]),
            ("zone-vendetta", one["vendetta"]),
        ]
        found = [Text(f"{self.label(pen, key)} {value}") for key, value in rows]
        pantheon = one["pantheon"]
        pieces = pantheon["base"] + pantheon["upper"]
        common = [pantheon[key] for key in ("base_common", "upper_common")]
        names = [pen.word("colour", colour) for colour in common if colour != "none"]
        if pieces or names:
            found.append(Text(f"{pen.zone('pantheon')} {' + '.join([str(pieces), *names])}"))
        return found

    def rest(self, one: dict[str, Any], pen: Pen) -> list[list[Text]]:
        """Bonuses, Medals and sets, as far as there are any."""
        groups: list[list[Text]] = []
        bonuses = [
            Text(
                f" {pen.word('bonus', bonus)}{' ✕' if bonus in one['used'] else ''} ",
                style=BUILDING_STYLES[BONUSES.index(bonus)],
            )
            for bonus in one["bonuses"]
        ]
        medals = [Text(f"✪ {pen.word('building', medal)}") for medal in one["medals"]]
        sets = [Text(pen.word("goods", laid["goods"])) for laid in one["sets"]]
        for zone, pieces in (("bonuses", bonuses), ("medals", medals), ("sets", sets)):
            if pieces:
                groups.append([pen.quiet(pen.zone(zone)), *pieces])
        return groups

    def rival(self, view: View, one: dict[str, Any], pen: Pen) -> list[Text]:
        hand = f"{pen.zone('hand')} {one['hand_count']}{' ⚓' if one['anchor'] else ''}"
        quests = f"{pen.zone('quests')} {one['quest_count']}"
        numbers = [*self.numbers(one, pen), Text(hand), Text(quests)]
        rows = [self.title(view, one, pen)]
        rows += flow([numbers], pen.width, 2, 2)
        groups = self.rest(one, pen)
        if one["hand"] is not None:  # somebody who sees everything
            groups.append([self.card(pen, card) for card in one["hand"]])
        groups = [group for group in groups if group]
        return [*rows, *(flow(groups, pen.width, 2, 2) if groups else [])]

    def brief(self, view: View, seat: int, pen: Pen) -> Text:
        one = view["players"][seat]
        hand = Text(f"{pen.zone('hand')} {one['hand_count']}{'⚓' if one['anchor'] else ''}")
        return Text(" ").join([pen.player(seat, True), *self.numbers(one, pen)[:2], hand])

    def essential(self, view: View, pen: Pen) -> int:
        return len(self.hand_and_numbers(view["players"][pen.eyes], pen)) if pen.eyes >= 0 else 0

    def hand_and_numbers(self, one: dict[str, Any], pen: Pen) -> list[Text]:
        """What one must see of one's own things: the hand, and the figures of the board."""
        mine = flow([[pen.player(one["seat"], True)], self.hand(one, pen)], pen.width, 2)
        return [*mine, *flow([self.numbers(one, pen)], pen.width, 2, 2)]

    def hand(self, one: dict[str, Any], pen: Pen) -> list[Text]:
        cards = [self.card(pen, card) for card in one["hand"]]
        if one["anchor"]:
            cards.append(Text(f" ⚓ {pen.zone('anchor')} ", style="reverse"))
        count = len(one["hand"]) + one["anchor"]
        return [Text(f"{pen.zone('hand')} {count}/5", style="bold"), *cards]

    def cassius(self, cassius: dict[str, Any], pen: Pen) -> list[Text]:
        card = "" if cassius["card"] is None else pen.word("cassius_card", cassius["card"])
        pieces = [
            Text(f"{self.label(pen, 'zone-glory')} {cassius['glory']}"),
            Text(f"{pen.zone('legions')} {cassius['legions']}"),
            Text(f"{pen.zone('votes')} {cassius['votes']}"),
            Text(f"{pen.zone('vendetta')} {cassius['vendetta']}"),
            Text(f"{pen.zone('stock')} {cassius['stock']}"),
            Text(f"{self.label(pen, 'score-total')} {sum(cassius['score'].values())}"),
        ]
        rows = [Text(f"{CASSIUS}  {card}", style="bold"), *flow([pieces], pen.width, 2, 2)]
        return rows if pen.density == TIGHT else [*rows, *self.cassius_plans(cassius, pen)]

    def cassius_plans(self, cassius: dict[str, Any], pen: Pen) -> list[Text]:
        """What his card says: what he builds, does, and plots."""
        builds = [Text(pen.word("building", one["building"])) for one in cassius["build"]]
        icons = [Text(pen.word("icon", icon)) for icon in cassius["icons"]]
        groups = [
            [pen.quiet(self.label(pen, "group-build")), *builds],
            [pen.quiet(pen.zone("partisans")), *icons],
        ]
        plot = cassius["plot"]
        if plot is not None and plot["planned"] is not None:
            planned = Text(pen.word("effect", plot["planned"]))
            groups.append([pen.quiet(pen.zone("plots")), planned])
        return flow(groups, pen.width, 2, 2) if cassius["build"] else []

    # ---------------------------------------------------------------- one's own

    def own(self, view: View, pen: Pen) -> list[Text]:
        seat = pen.eyes
        if seat < 0:
            return []
        one = view["players"][seat]
        if pen.density == TIGHT:
            rows = self.hand_and_numbers(one, pen)
        else:
            rows = [self.title(view, one, pen), *flow([self.numbers(one, pen)], pen.width, 2, 2)]
        groups = self.rest(one, pen)
        if groups:
            rows += flow(groups, pen.width, 2, 2)
        if one["quests"]:
            quests = [
                Text(f"{pen.word('quest', quest['quest'])} ({quest['points']})")
                for quest in one["quests"]
            ]
            rows += flow([[pen.quiet(pen.zone("quests")), *quests]], pen.width, 4, 2)
        if pen.density < TIGHT:
            rows += flow([self.hand(one, pen)], pen.width, 2)
        return [fitted(row, pen.width) for row in rows]


def fitted(row: Text, width: int) -> Text:
    """A row that is never wider than there is room."""
    if row.cell_len > width:
        row.truncate(width, overflow="ellipsis")
    return row
