"""The table of Hadrian's Wall: fate and attack, the neighbours, and one's two sheets as boxes.

A box is a cell or two: what it brings stands in it until it is filled. Pieces have a sign each
and attributes their letter; the rows of one's pieces and attributes are the legend.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text

from ludi.drawn.board import (
    DENSE,
    ROOMY,
    SNUG,
    TIGHT,
    Board,
    Pen,
    View,
    beside,
    cut,
    flow,
    one_row,
)
from ludi.drawn.colours import QUIET
from ludi.games.hadrians_wall import campaign
from ludi.games.hadrians_wall.components import Box
from ludi.games.hadrians_wall.game import HadriansWall
from ludi.games.hadrians_wall.ids import (
    ATTRIBUTES,
    BATH_BOXES,
    BUILDINGS,
    CARDS,
    CITIZENS,
    COHORT_BOXES,
    COHORTS,
    COURT_BOXES,
    FORUM_BOXES,
    GLADIATORS,
    GROUP_SIZES,
    GROUP_STARTS,
    GROUPS,
    ITEMS,
    LINES,
    MAP_COLUMNS,
    PIECES,
    PRODUCTION_CIRCLES,
    SCOUT_BOXES,
    TRAINING_BOXES,
    YEARS,
)
from ludi.games.hadrians_wall.seen import Condition
from ludi.kernel.game import Game

# A sign for every item, in the order of ITEMS; the five citizens share one.
SIGNS: Final = "▤†∆∪○RPVD+++++◎◊⚑✶"
COLOURS: Final = {
    True: ("#d6a25e", "#ea7a5c", "#c9c0b4", "#8fc58a", "#8fbdf0")
    + ("#e5c04a", "#d6c6f2", "#f09a80", "#92d6f0")
    + ("#c9c0b4",) * 5
    + ("#d6a25e", "#f09a80", "#e59a3c", "#e5c04a"),
    False: ("#7d4f12", "#a8321a", "#4c453e", "#2d6b28", "#1f5590")
    + ("#7a5c00", "#5d3a8a", "#a8321a", "#0f6178")
    + ("#4c453e",) * 5
    + ("#7d4f12", "#a8321a", "#8a4a00", "#7a5c00"),
}
FULL: Final = "█"
WIDE: Final = 74  # from here on the pieces have their whole names
LABEL: Final = 12
SHORT: Final = 19  # columns of a track of which only the next boxes are shown


class OwnBoard(Board):
    """The year, then the others, then one's own sheets, which are never scrolled away."""

    signs = (
        *("hw-citizen", "hw-full", "hw-box", "hw-granary", "hw-building", "hw-cohorts"),
        *("hw-good", "hw-pause", "hw-goal", "hw-disdain", "hw-digits", "hw-brief", "hw-dead"),
    )

    def legend(self, pen: Pen) -> list[tuple[str, str]]:
        """The signs of pieces, attributes and rewards, by their names."""
        named = [
            (sign, pen.word("item", item))
            for sign, item in zip(SIGNS, ITEMS, strict=True)
            if sign != "+"
        ]
        fighters = [
            (f"{letter} 2/3", pen.word("gladiator", one))
            for one, letter in self.fighters(pen).items()
        ]
        return [*named, *fighters, *super().legend(pen)]

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game, HadriansWall)
        self.box: Final[Box] = game.box

    # ---------------------------------------------------------------- words

    def header(self, view: View, pen: Pen) -> list[str]:
        parts = [pen.phrases("hw-year", year=view["year"], years=YEARS)]
        if view["campaign"]:
            parts.append(pen.phrases("hw-fort", **the_fort(view)))
        parts.append(pen.phrases.game_word(self.game, f"option-difficulty-{view['difficulty']}"))
        return parts

    def trail(self, view: View) -> list[str]:
        """Only the moment itself: years and attacks to come are no news."""
        return [view["rule"]] if view["rule"] else []

    def named(self, items: Iterable[int], pen: Pen) -> str:
        return ", ".join(pen.word("item", ITEMS[item]) for item in items)

    def ending(self, view: View, pen: Pen) -> str:
        """Alone: the rank; in the campaign also whether the fort is won and the challenge met."""
        say, parts = pen.phrases, []
        fort = view["campaign"]
        if fort:
            parts.append(say.game_word(self.game, f"campaign-{'won' if fort['won'] else 'lost'}"))
            if fort["won"]:
                parts.append(
                    say("hw-challenge-met" if fort["challenge_met"] else "hw-challenge-no")
                )
        if view["rank"]:
            rank = say.game_word(self.game, f"rank-{view['rank']}")
            parts.append(say("hw-rank", rank=rank))
        return " ".join(parts)

    # ---------------------------------------------------------------- the table

    def draw(self, view: View, pen: Pen) -> list[Text]:
        rows = [self.weather(view, pen)]
        rows += self.neutrals(view, pen)
        rows += self.fort(view, pen)
        mine = pen.eyes if pen.eyes >= 0 else None
        seats = len(view["players"])
        first = 0 if mine is None else mine + 1  # clockwise from one's left
        rivals = seats if mine is None else seats - 1
        for place in range(rivals if pen.density < TIGHT else 0):
            if pen.density == ROOMY:
                rows.append(Text())
            rows += self.rival(view, (first + place) % seats, pen)
        return cut(rows, pen.width)

    def weather(self, view: View, pen: Pen) -> Text:
        """The attack that lies open, else how large it will be, and the fate deck."""
        say = pen.phrases
        if view["attack"]:
            counts = {cohort: view["attack"][cohort] for cohort in COHORTS}
            words = say("hw-attack", potential=view["potential"], **counts)
            return Text(words, style="bold", no_wrap=True, overflow="ellipsis")
        if view["over"]:
            text = Text(say("prompt-over"))
        else:
            size, potential = view["attack_size"], view["potential"]
            text = Text(say("hw-attack-to-come", count=size, potential=potential))
        deck = say("hw-fate", count=view["fate_deck"])
        text.append_text(pen.quiet(f" · {deck}"))
        return text

    def neutrals(self, view: View, pen: Pen) -> list[Text]:
        """The neutral cards of this year, and what lies on them."""
        pieces: list[Text] = []
        for neutral in view["neutral"]:
            if neutral["prospect"]:
                text = self.prospect(neutral["prospect"], pen)
                for item, count in ((0, neutral["resources"]), (1, neutral["soldiers"])):
                    if count:
                        text.append(" ")
                        text.append_text(self.sign(item, pen, f"×{count}"))
                pieces.append(text)
        label = pen.quiet(pen.phrases("hw-neutral"))
        return flow([[label, *pieces]], pen.width, 2) if pieces else []

    def prospect(self, prospect: dict[str, Any], pen: Pen) -> Text:
        """A card as a prospect: what it gave, its good, its pattern."""
        text = Text()
        text.append(pen.word("card", prospect["card"]) + " ", style="bold")
        for piece in prospect["gains"]:
            text.append_text(self.sign(PIECES.index(piece), pen))
        text.append_text(pen.quiet(f" {self.good(prospect, pen)}"))
        return text

    def good(self, prospect: dict[str, Any], pen: Pen) -> str:
        """The number of a card's good and the letter of its pattern."""
        pattern = prospect["pattern"].upper()
        return pen.phrases("hw-good", good=prospect["good"], pattern=pattern)

    def fort(self, view: View, pen: Pen) -> list[Text]:
        """What the fort of the campaign asks for, with a mark where it is so."""
        if not view["campaign"]:
            return []
        rows: list[Text] = []
        for zone in ("goals", "challenge"):
            found = [self.condition(condition, pen) for condition in view["campaign"][zone]]
            label = pen.quiet(pen.phrases.game_word(self.game, f"campaign-{zone}"))
            rows += flow([[label, *found]], pen.width, 2)
        return rows

    def condition(self, condition: Condition, pen: Pen) -> Text:
        met = condition["met"]
        words = campaign.sentence(self.game, condition, pen.phrases.language)
        return Text(f"{'✓' if met else '▫'} {words}", style="" if met else "bold")

    def rival(self, view: View, seat: int, pen: Pen) -> list[Text]:
        """Somebody else's board in a line or two: pieces, cohorts, attributes, prospect."""
        player = view["players"][seat]
        title = pen.player(seat, pen.density >= SNUG)
        title.append_text(self.pause(view, player, pen, pen.density >= DENSE))
        if seat in view["deciders"] and not view["over"]:
            title.append(" ◂")
        first = [title, Text(pen.phrases("hw-points", count=points_of(player)), style="bold")]
        first += [
            self.sign(i, pen, str(count)) for i, count in enumerate(player["pieces"].values())
        ]
        counts = "/".join([str(player["tracks"][cohort]) for cohort in COHORTS])
        second = [
            *[self.sign(5 + i, pen, str(player["tracks"][a])) for i, a in enumerate(ATTRIBUTES)],
            self.sign(15, pen, counts),
            pen.quiet(pen.phrases("hw-disdain", count=player["disdain"])),
        ]
        third: list[Text] = []
        if player["prospect"]:
            third.append(self.prospect(player["prospect"], pen))
        if pen.density >= DENSE:
            third = [pen.quiet(self.good(player["prospect"], pen))] if player["prospect"] else []
            return [one_row([*first, self.sign(15, pen, counts), *third])]
        if pen.density >= SNUG:
            return [one_row(first), one_row([Text(" "), *second, *third])]
        paths = self.paths(player, pen)
        return [one_row(first), *flow([second, third, paths], pen.width, 2, 2)]

    def brief(self, view: View, seat: int, pen: Pen) -> Text:
        """Somebody's points, pieces and cohorts, and the good and pattern of the prospect."""
        player = view["players"][seat]
        text = pen.player(seat, True)
        text.append_text(self.pause(view, player, pen, True))
        text.append(f" {points_of(player)} ", style="bold")
        for item, count in enumerate(player["pieces"].values()):
            text.append_text(self.sign(item, pen, str(count)))
        counts = "/".join([str(player["tracks"][cohort]) for cohort in COHORTS])
        text.append(" ")
        text.append_text(self.sign(15, pen, counts))
        if player["prospect"] and seat != pen.eyes:
            text.append_text(pen.quiet(f" {self.good(player['prospect'], pen).replace(' ', '')}"))
        return text

    def essential(self, view: View, pen: Pen) -> int:
        return len(self.digest(view, pen)) if pen.eyes >= 0 else 0

    def digest(self, view: View, pen: Pen) -> list[Text]:
        """One's pieces, the cards to choose from, and every track as far as it has come."""
        player = view["players"][pen.eyes]
        rows = [self.brief(view, pen.eyes, pen), *self.hand(player, pen)]
        count = max(1, pen.width // SHORT)
        tracks = self.tracks(player, pen)
        for place in range(0, len(tracks), count):
            rows.append(Text("").join(tracks[place : place + count]))
        return rows

    def tracks(self, player: dict[str, Any], pen: Pen) -> list[Text]:
        """Every track in a few columns: its name, the boxes filled, what the next ones bring."""
        box, found = self.box, []
        level = sum(b in player["buildings"] for b in ("medium-granary", "large-granary"))
        for i, line in enumerate(LINES):
            name = pen.phrases(f"hw-{line}" if i < 4 else "hw-fort-track")
            found.append((line, name, box.line_reward[i], box.line_reach[i][level]))
        for cohort in COHORTS:
            name = f"{pen.phrases('hw-cohorts')[:3]}. {pen.phrases(f'hw-{cohort}')}"
            found.append((cohort, name, box.cohort_reward, COHORT_BOXES))
        for names, rewards in ((ATTRIBUTES, box.attribute_reward), (CITIZENS, box.citizen_reward)):
            for i, track in enumerate(names):
                found.append((track, pen.word("track", track), rewards[i], len(rewards[i])))
        return [
            self.short(player["tracks"][track], name, rewards, reach, pen)
            for track, name, rewards, reach in found
        ]

    def short(
        self, filled: int, name: str, rewards: Sequence[tuple[int, ...]], reach: int, pen: Pen
    ) -> Text:
        text = label(name, filled, pen, width=LABEL)
        for place in range(filled, len(rewards)):
            if place == reach:
                text.append("│", style=QUIET[pen.dark])
            text.append_text(self.cell(rewards[place], False, place < reach, pen, 0))
        text.truncate(SHORT - 1, pad=True)
        text.append(" ")
        return text

    def pause(self, view: View, player: dict[str, Any], pen: Pen, short: bool = False) -> Text:
        """Whether a player has chosen the cards, or stopped for this year."""
        if player["has_chosen"]:
            word = "hw-chosen"
        elif player["stopped"] and not player["hand_count"] and not view["attack"]:
            word = "hw-stopped"
        else:
            return Text()
        return pen.quiet(" ‖" if short else f" ‖ {pen.phrases(word)}")

    def paths(self, player: dict[str, Any], pen: Pen) -> list[Text]:
        """The open path cards with what they are worth now."""
        return [
            Text(f"{pen.word('card', path['card'])} {path['points']}") for path in player["paths"]
        ]

    # ---------------------------------------------------------------- one's own sheets

    def own(self, view: View, pen: Pen) -> list[Text]:
        seat = pen.eyes
        if seat < 0:
            return []
        player = view["players"][seat]
        if pen.density == TIGHT:
            rest = beside(self.areas(player, pen), self.map(player, pen), pen.width - 12)
            return cut([*self.digest(view, pen), *self.cards(player, pen), *rest], pen.width)
        rows = [self.title(view, player, pen), self.pieces(player, pen)]
        rows += [self.line(player, line, pen) for line in range(len(LINES))]
        rows.append(self.cohorts(player, pen))
        rows += self.attributes_and_citizens(player, pen)
        rows += beside(self.areas(player, pen), self.map(player, pen), pen.width - 12)
        rows += [*self.cards(player, pen), *self.hand(player, pen)]
        return cut(rows, pen.width)

    def title(self, view: View, player: dict[str, Any], pen: Pen) -> Text:
        text = pen.player(player["seat"])
        text.append_text(self.pause(view, player, pen))
        right = pen.phrases("hw-points", count=points_of(player))
        text.append(" " * max(2, pen.width - text.cell_len - cell_len(right)))
        text.append(right, style="bold")
        return text

    def pieces(self, player: dict[str, Any], pen: Pen) -> Text:
        """Workers and resources, with their names: the legend of the signs."""
        row = Text(no_wrap=True, overflow="ellipsis")
        for i, (piece, count) in enumerate(player["pieces"].items()):
            name = pen.word("item", piece) if pen.width >= WIDE else pen.phrases(f"hw-{piece}")
            sign = self.sign(i, pen, f" {name} ")
            style = f"bold reverse {COLOURS[pen.dark][i]}" if count else QUIET[pen.dark]
            row.append_text(sign)
            row.append(f" {count} ", style=style)
            row.append(" ")
        return row

    def line(self, player: dict[str, Any], line: int, pen: Pen) -> Text:
        """A track with granary columns, two cells a box; what is closed is pale."""
        filled = player["tracks"][LINES[line]]
        level = sum(b in player["buildings"] for b in ("medium-granary", "large-granary"))
        reach = self.box.line_reach[line]
        row = label(pen.phrases(f"hw-{LINES[line]}" if line < 4 else "hw-fort-track"), filled, pen)
        for place, reward in enumerate(self.box.line_reward[line]):
            if place in reach:
                row.append("│", style=QUIET[pen.dark])
            row.append_text(self.cell(reward, place < filled, place < reach[level], pen, 2))
        if line == 1:
            training = len(player["training"])
            words = pen.phrases("hw-training", count=training, most=TRAINING_BOXES)
            row.append_text(pen.quiet(f" {words}"))
        if line == 2:
            words = pen.phrases(
                "hw-production",
                production=player["tracks"]["production"],
                circles=PRODUCTION_CIRCLES,
                flags=player["infrastructure"],
            )
            row.append_text(pen.quiet(f"  {words}"))
        return row

    def cell(self, reward: tuple[int, ...], filled: bool, open: bool, pen: Pen, width: int) -> Text:
        """A box: filled, or what it brings."""
        if filled:
            return Text(FULL * width, style=QUIET[pen.dark])
        text = Text()
        for item in reward:
            style = COLOURS[pen.dark][item] if open else QUIET[pen.dark]
            text.append(SIGNS[item], style=f"bold {style}" if open else f"dim {style}")
        if not reward:
            text.append("·", style="" if open else f"dim {QUIET[pen.dark]}")
        text.append(" " * (width - text.cell_len))
        return text

    def cohorts(self, player: dict[str, Any], pen: Pen) -> Text:
        row = label(pen.phrases("hw-cohorts"), None, pen)
        for cohort in COHORTS:
            filled = player["tracks"][cohort]
            row.append(f"{pen.phrases(f'hw-{cohort}')} ", style=QUIET[pen.dark])
            for place in range(COHORT_BOXES):
                row.append_text(
                    self.cell(self.box.cohort_reward[place], place < filled, True, pen, 1)
                )
            envoy = [d for d in player["diplomats"] if d["cohort"] == cohort]
            row.append(f" {'✶' * envoy[0]['favours'] or '–'}" if envoy else "")
            row.append("  ")
        if player["favours"]:
            row.append_text(self.sign(17, pen, f"×{player['favours']}"))
        return row

    def attributes_and_citizens(self, player: dict[str, Any], pen: Pen) -> list[Text]:
        """Four attributes and disdain on the left, five kinds of citizens on the right."""
        box, rows = self.box, []
        for i in range(5):
            if i < 4:
                filled = player["tracks"][ATTRIBUTES[i]]
                name = pen.word("track", ATTRIBUTES[i])
                row = label(name, filled, pen, self.style(5 + i, pen), LABEL + 2)
                for place, reward in enumerate(box.attribute_reward[i]):
                    row.append_text(self.cell(reward, place < filled, True, pen, 1))
            else:
                row = self.disdain(player, pen)
            row.append(" " * (LABEL + 29 - row.cell_len))
            filled = player["tracks"][CITIZENS[i]]
            name = pen.word("track", CITIZENS[i])
            row.append_text(label(name, filled, pen, width=LABEL + 2))
            for place, reward in enumerate(box.citizen_reward[i]):
                cell = self.cell(reward, place < filled, True, pen, 1)
                if place + 1 in box.citizen_flags[i] and place >= filled:
                    cell.stylize("underline")
                row.append_text(cell)
            rows.append(row)
        return rows

    def disdain(self, player: dict[str, Any], pen: Pen) -> Text:
        left = player["disdain"]
        lost = self.box.penalty[min(left, len(self.box.penalty) - 1)]
        row = label(pen.phrases("hw-disdain-label"), left, pen, width=LABEL + 2)
        row.append(f"−{lost} " if lost else "")
        names = [pen.word("landmark", landmark) for landmark in player["landmarks"]]
        words = f"{pen.phrases('hw-landmarks')} {', '.join(names) or '–'}"
        row.append_text(pen.quiet(words[: LABEL + 28 - row.cell_len]))
        return row

    # ---------------------------------------------------------------- areas

    def areas(self, player: dict[str, Any], pen: Pen) -> list[Text]:
        """Buildings by group, and what was done in them."""
        room = pen.width - 13
        groups = {group: self.group(player, i, pen) for i, group in enumerate(GROUPS)}
        rows = [
            [groups["granary"], groups["hotel"], groups["workshop"], groups["road"]],
            [
                groups["precinct"],
                groups["gardens"],
                pen.quiet(pen.phrases("hw-forum", count=len(player["forum"]), most=FORUM_BOXES)),
            ],
            [
                groups["market"] + self.stalls(player, pen),
                groups["theatre"] + self.stages(player, pen),
            ],
            [
                groups["ludus"] + self.gladiators(player, pen),
                groups["temple"] + self.temple(player),
            ],
            [
                groups["baths"] + self.baths(player, pen),
                groups["courthouse"] + self.court(player, pen),
            ],
        ]
        made = []
        for row in rows:
            text = one_row(row)
            text.truncate(room, overflow="ellipsis")
            made.append(text)
        return made

    def group(self, player: dict[str, Any], group: int, pen: Pen) -> Text:
        """A group of buildings: its name, a box a building; what can be built now is bright."""
        names = self.buildings_of(group)
        text = Text()
        text.append(pen.phrases(f"hw-{GROUPS[group]}") + " ", style=QUIET[pen.dark])
        for name in names:
            if name in player["buildings"]:
                text.append("■", style="bold")
            elif name in player["open"]:
                text.append("□", style="bold blink")
            else:
                text.append("□", style=QUIET[pen.dark])
        return text

    def buildings_of(self, group: int) -> list[str]:
        start = GROUP_STARTS[group]
        return list(BUILDINGS[start : start + GROUP_SIZES[group]])

    def stalls(self, player: dict[str, Any], pen: Pen) -> Text:
        text = Text(" ")
        for place, good in enumerate(player["market"]):
            open = player["tracks"]["traders"] >= self.box.market_flag[place]
            reward = self.box.market_reward[place]
            text.append_text(Text(str(good)) if good else self.cell(reward, False, open, pen, 1))
        return text

    def stages(self, player: dict[str, Any], pen: Pen) -> Text:
        text = Text(" ")
        for place, year in enumerate(player["theatre"]):
            open = player["tracks"]["performers"] >= self.box.theatre_flag[place]
            reward = self.box.theatre_reward[place]
            if year:
                text.append(str(year).ljust(len(reward)), style=QUIET[pen.dark])
            else:
                text.append_text(self.cell(reward, False, open, pen, len(reward)))
        return text

    def fighters(self, pen: Pen) -> dict[str, str]:
        """The gladiators by the first letter of what tells their names apart."""
        names = {one: pen.word("gladiator", one).split() for one in GLADIATORS}
        shared = set.intersection(*[set(words) for words in names.values()])
        return {
            one: next(word[0] for word in words if word not in shared)
            for one, words in names.items()
        }

    def gladiators(self, player: dict[str, Any], pen: Pen) -> Text:
        text = Text()
        letters = self.fighters(pen)
        for gladiator in player["gladiators"]:
            letter = letters[gladiator["gladiator"]]
            alive = gladiator["strength"] - gladiator["wounds"]
            state = "✝" if gladiator["dead"] else f"{alive}/{gladiator['strength']}"
            text.append_text(pen.quiet(f" {letter} "))
            text.append(state if gladiator["strength"] else "–")
        return text

    def temple(self, player: dict[str, Any]) -> Text:
        return Text(f" {player['temple_boxes']}/{len(self.box.temple_flag)}")

    def baths(self, player: dict[str, Any], pen: Pen) -> Text:
        text = Text(" ")
        for place in range(BATH_BOXES):
            open = player["tracks"]["apparitores"] >= self.box.bath_flag[place]
            year = player["baths"][place]
            style = QUIET[pen.dark] if year or not open else f"bold {COLOURS[pen.dark][0]}"
            text.append(FULL if year else str(self.box.bath_price[place]), style=style)
        return text

    def court(self, player: dict[str, Any], pen: Pen) -> Text:
        text = Text()
        for place, column in enumerate(COHORTS):
            years = len(player["courthouse"][column])
            text.append(" ")
            for reward in self.box.court_reward[place]:
                text.append_text(self.sign(reward, pen))
            text.append(f"{years}/{COURT_BOXES}")
        return text

    def map(self, player: dict[str, Any], pen: Pen) -> list[Text]:
        """The scouting map under the number of scouts sent."""
        rows = [pen.quiet(pen.phrases("hw-scouts", count=player["scouts"], most=SCOUT_BOXES))]
        for y, cells in enumerate(player["map"]):
            row = Text()
            for x, filled in enumerate(cells):
                reward = self.box.map_reward[y * MAP_COLUMNS + x]
                row.append_text(self.cell(reward, bool(filled), True, pen, 2))
            rows.append(row)
        return rows

    def cards(self, player: dict[str, Any], pen: Pen) -> list[Text]:
        """Paths and prospect."""
        groups: list[list[Text]] = []
        if player["paths"]:
            label = pen.quiet(pen.phrases("hw-paths"))
            groups.append([label, *self.paths(player, pen)])
        if player["prospect"] and pen.density < TIGHT:
            label = pen.quiet(pen.phrases("hw-prospect"))
            groups.append([label + " " + self.prospect(player["prospect"], pen)])
        return flow(groups, pen.width, 2) if groups else []

    def hand(self, player: dict[str, Any], pen: Pen) -> list[Text]:
        """The two cards to choose from, as long as they are there."""
        rows: list[Text] = []
        for card in player["hand"] or []:
            text = self.prospect(self.as_prospect(card), pen)
            note = pen.phrases.game_word(self.game, f"card-{card}-text", "")
            words = [Text(word) for word in f"· {note}".split(" ")]
            if pen.density < TIGHT:
                rows += flow([[text, *words]], pen.width, 2)
            else:
                rows += cut([Text(" ").join([text, *words])], pen.width)
        return rows

    def as_prospect(self, card: str) -> dict[str, Any]:
        index = CARDS.index(card)
        return {
            "card": card,
            "gains": [PIECES[piece] for piece in self.box.card_gains[index]],
            "good": self.box.card_good[index],
            "pattern": "iotls"[self.box.card_pattern[index]],
        }

    # ---------------------------------------------------------------- signs

    def style(self, item: int, pen: Pen) -> str:
        return f"bold {COLOURS[pen.dark][item]}"

    def sign(self, item: int, pen: Pen, after: str = "") -> Text:
        return Text().append(SIGNS[item], style=self.style(item, pen)).append(after)


def the_fort(view: View) -> dict[str, Any]:
    return {"number": view["campaign"]["fort"], "name": view["campaign"]["name"]}


def points_of(player: dict[str, Any]) -> int:
    return sum(player["score"].values())


def label(name: str, count: int | None, pen: Pen, style: str = "", width: int = LABEL) -> Text:
    """The start of a row: a name and how many boxes are filled."""
    right = "" if count is None else str(count)
    room = width - 1 - len(right)
    text = Text()  # without a style of its own: what is appended would inherit it
    text.append(name[: room - 1].ljust(room), style=style or QUIET[pen.dark])
    text.append(f"{right} ", style="bold")
    return text
