"""The page of a report, section by section. Everything on it is text, tables and inline SVG."""

import os
from html import escape
from typing import Final

import ludi
from ludi.arena.folder import Goal
from ludi.arena.insight import Insight, amounts, by_character, samples_of, things
from ludi.arena.report.svg import Axis, axis_for, box_plot, histogram, interval_plot, scale
from ludi.arena.standings import Spread, Standings
from ludi.arena.stats import Interval
from ludi.arena.tournament import Count
from ludi.kernel.text import Speaker, game_word

FOLDER: Final = os.path.dirname(__file__)
SHARES: Final = Axis(0.0, 1.0, [0.0, 0.25, 0.5, 0.75, 1.0])
MOST_THINGS: Final = 40  # in the list of what wins: the best and the worst of them
CLEAR: Final = 0.05  # a cell of the matrix is coloured from so far off the middle on


def make_report(standings: Standings, goal: Goal, language: str) -> str:
    """The whole page as text."""
    return Report(standings, goal, language).page()


class Report:
    """Writes one page; each section is a method, in the order of the page."""

    def __init__(self, standings: Standings, goal: Goal, language: str) -> None:
        self.standings: Final = standings
        self.tournament: Final = standings.tournament
        self.goal: Final = goal
        self.language: Final = language
        self.speaker: Final = Speaker(FOLDER, language)
        self.game: Final = ludi.game(self.tournament.game)
        self.samples: Final = samples_of(standings.games)

    def say(self, key: str, **args: str | int) -> str:
        return escape(self.speaker.say(key, **args))

    def page(self) -> str:
        title = escape(f"{self.game_name()} · {self.speaker.say('title')}")
        sections = [
            self.ratings(),
            self.duels(),
            self.questions(),
            self.scores(),
            self.seats(),
            self.characters(),
            self.things_that_win(),
            self.amounts_that_win(),
            self.lengths(),
            self.notes(),
        ]
        with open(os.path.join(FOLDER, "report.css"), encoding="utf-8") as file:
            style = file.read()
        return (
            f'<!doctype html>\n<html lang="{self.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            '<meta name="color-scheme" content="light dark">\n'
            f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
            f"{self.header()}\n<main>\n{''.join(sections)}</main>\n"
            f"<footer>{self.say('made-with', version=ludi.__version__)}</footer>\n"
            "</body>\n</html>\n"
        )

    # ---------------------------------------------------------------- the top

    def header(self) -> str:
        t = self.tournament
        usual = {option.name: option.default for option in self.game.options}
        facts = [
            self.say(f"mode-{'alone' if t.alone else t.mode}"),
            self.say("players", count=t.players),
            self.say("rules-version", version=t.rules_version),
            self.say("seed", seed=t.seed),
        ]
        for name, value in t.options.items():
            if usual.get(name) != value:
                facts.append(escape(f"{self.option_word(name)}: {self.option_word(name, value)}"))
        chips = "".join(f"<li>{fact}</li>" for fact in facts)
        return (
            f'<header><p class="over">{self.say("title")}</p><h1>{escape(self.game_name())}</h1>'
            f'<p class="bots">{" · ".join(self.bot(bot) for bot in t.bots)}</p>'
            f'<ul class="facts">{chips}</ul>{self.cards()}{self.command(is_open=True)}</header>'
        )

    def cards(self) -> str:
        """The few numbers that one wants first."""
        s = self.standings
        best = s.order()[0]
        cards = [
            (self.say("card-best"), self.bot(best), self.rate(s.wins[best])),
            (
                self.say("card-games"),
                self.number(len(s.games)),
                self.say("card-deals", count=len({game.deal for game in s.games})),
            ),
            (
                self.say("card-length"),
                self.number(s.decisions.mean),
                self.say("card-decisions"),
            ),
        ]
        return (
            '<dl class="cards">'
            + "".join(
                f"<div><dt>{name}</dt><dd><b>{value}</b><small>{more}</small></dd></div>"
                for name, value, more in cards
            )
            + "</dl>"
        )

    def rate(self, wins: Count) -> str:
        return self.say(
            "card-wins",
            share=self.speaker.percent(wins.share, 0),
            low=self.speaker.percent(wins.interval[0], 0),
            high=self.speaker.percent(wins.interval[1], 0),
        )

    # ---------------------------------------------------------------- sections

    def ratings(self) -> str:
        s = self.standings
        ends = [end for bot in s.tournament.bots for end in s.ratings[bot].interval]
        axis = axis_for(ends)
        rows = []
        for bot in s.order():
            rating, wins = s.ratings[bot], s.wins[bot]
            plot = interval_plot(axis, rating.mean, rating.interval, None, self.colour(bot))
            rows.append(
                [
                    self.bot(bot),
                    plot,
                    self.number_with(rating.mean, rating.interval),
                    self.share_with(wins),
                    self.number(wins.games),
                ]
            )
        win = "column-goal" if s.tournament.alone else "column-win-rate"
        heads = ["column-bot", "", "column-rating", win, "column-games"]
        labels = [self.number(tick) for tick in axis.ticks]
        return self.section("ratings", self.table(heads, rows, scale(axis, labels)))

    def duels(self) -> str:
        counts, order = self.standings.duels.counts, self.standings.order()
        if not counts:
            return ""
        head = "".join(f'<th scope="col"><span>{self.bot(bot)}</span></th>' for bot in order)
        body = []
        for bot in order:
            cells = [self.duel_cell(counts.get((bot, other))) for other in order]
            body.append(f'<tr><th scope="row">{self.bot(bot)}</th>{"".join(cells)}</tr>')
        return self.section(
            "duels",
            f'<div class="wide"><table class="matrix"><thead><tr><td></td>{head}</tr></thead>'
            f"<tbody>{''.join(body)}</tbody></table></div>",
        )

    def duel_cell(self, count: Count | None) -> str:
        if count is None:
            return '<td class="none"></td>'
        lead = count.share - 0.5
        kind = "even" if abs(lead) < CLEAR else "better" if lead > 0 else "worse"
        low, high = count.interval
        return (
            f'<td class="{kind}" style="--w:{round(12 + 50 * abs(lead))}%">'
            f"<b>{self.speaker.percent(count.share, 0)}</b><small>"
            f"{self.number(100 * low)}–{self.number(100 * high)}"
            f"<br>n = {self.number(count.games)}</small></td>"
        )

    def questions(self) -> str:
        claims = self.standings.claims_json()
        if not claims:
            return ""
        rows = []
        for claim in claims:
            share = self.speaker.percent(claim["at_least"], 0)
            if claim["against"]:
                asked = self.say("asks", bot=claim["bot"], other=claim["against"], share=share)
            else:
                asked = self.say("asks-alone", bot=claim["bot"], share=share)
            verdict = claim["verdict"]
            interval = claim["anytime_interval"]
            kind = {"yes": "good", "no": "bad", "open": "plain"}[verdict]
            rows.append(
                [
                    asked,
                    interval_plot(SHARES, claim["share"], interval, claim["at_least"], kind),
                    self.percent_with(claim["share"], interval),
                    f'<span class="verdict {verdict}">{self.say("verdict-" + verdict)}</span>',
                ]
            )
        heads = ["column-question", "", "column-share", "column-answer"]
        return self.section("questions", self.table(heads, rows, self.share_scale()))

    def scores(self) -> str:
        s = self.standings
        values = [float(value) for spread in s.scores.values() for value in spread.values]
        if not values:
            return ""
        axis = axis_for(values)
        rows = [
            [
                self.bot(bot),
                histogram(axis, s.scores[bot].values, self.colour(bot))
                + self.box(axis, s.scores[bot], self.colour(bot)),
                self.number_with(s.scores[bot].mean, s.scores[bot].interval),
                self.number(s.scores[bot].at(0.5)),
                self.bounds(s.scores[bot]),
            ]
            for bot in s.order()
            if s.scores[bot].values
        ]
        heads = ["column-bot", "", "column-mean", "column-median", "column-bounds"]
        labels = [self.number(tick) for tick in axis.ticks]
        return self.section("scores", self.table(heads, rows, scale(axis, labels), "tall"))

    def box(self, axis: Axis, spread: Spread, kind: str) -> str:
        quartiles = [spread.at(0.25), spread.at(0.5), spread.at(0.75)]
        return box_plot(axis, quartiles, (spread.values[0], spread.values[-1]), kind)

    def seats(self) -> str:
        if self.tournament.alone:
            return ""
        counts = {
            self.say("seat", number=number): count
            for number, count in enumerate(self.standings.seats, 1)
        }
        return self.section("seats", self.shares(counts, "column-seat"))

    def characters(self) -> str:
        found = by_character(self.standings.games)
        if not found:
            return ""
        counts = {escape(self.word(name)): count for name, count in found.items()}
        return self.section("characters", self.shares(counts, "column-character"))

    def shares(self, counts: dict[str, Count], first: str) -> str:
        """Win rates, with the line at which everybody would win alike."""
        even = None if self.tournament.alone else 1 / self.tournament.players
        rows = [
            [
                name,
                interval_plot(SHARES, count.share, count.interval, even, "plain"),
                self.share_with(count),
                self.number(count.games),
            ]
            for name, count in counts.items()
        ]
        win = "column-goal" if self.tournament.alone else "column-win-rate"
        return self.table([first, "", win, "column-games"], rows, self.share_scale())

    def things_that_win(self) -> str:
        found = things(self.samples)
        if not found:
            return ""
        if len(found) > MOST_THINGS:
            found = found[: MOST_THINGS // 2] + found[-MOST_THINGS // 2 :]
        axis = symmetric([end for one in found for end in one.interval])
        rows = [
            [
                escape(self.word(one.name)),
                self.difference_plot(axis, one, 1.0),
                self.speaker.percent(one.winners, 0),
                self.speaker.percent(one.losers, 0),
                self.points_with(one.difference, one.interval),
                self.points_with(one.fair, one.fair_interval),
            ]
            for one in found
        ]
        labels = [self.signed(100 * tick) for tick in axis.ticks]
        heads = ["column-thing", "", "column-winners", "column-losers"]
        table = self.table(
            [*heads, "column-difference", "column-same-bot"], rows, scale(axis, labels)
        )
        return self.section("things", table, self.losers_are())

    def amounts_that_win(self) -> str:
        found = amounts(self.samples)
        if not found:
            return ""
        axis = symmetric([end / one.scale for one in found for end in one.interval])
        rows = [
            [
                escape(self.word(one.name)),
                self.difference_plot(axis, one, one.scale),
                self.number(one.winners, 1),
                self.number(one.losers, 1),
                self.signed_with(one.difference, one.interval),
                self.signed_with(one.fair, one.fair_interval),
            ]
            for one in found
        ]
        labels = [self.signed(tick, 1) for tick in axis.ticks]
        heads = ["column-number", "", "column-winners", "column-losers"]
        table = self.table(
            [*heads, "column-difference", "column-same-bot"], rows, scale(axis, labels)
        )
        return self.section("amounts", table, self.losers_are())

    def difference_plot(self, axis: Axis, one: Insight, unit: float) -> str:
        kind = "plain" if not one.is_clear else "good" if one.difference > 0 else "bad"
        interval = (one.interval[0] / unit, one.interval[1] / unit)
        return interval_plot(axis, one.difference / unit, interval, 0.0, kind)

    def losers_are(self) -> str:
        """Who is meant by winners and losers, where that is not plain."""
        everybody = {bool(game.winners) for game in self.standings.finished} == {True}
        return self.say("halves") if self.tournament.alone and everybody else ""

    def lengths(self) -> str:
        s = self.standings
        rows = []
        for key, spread in (("decisions", s.decisions), ("turns", s.turns)):
            if spread.values:
                axis = axis_for(spread.values)
                labels = [self.number(tick) for tick in axis.ticks]
                plot = histogram(axis, spread.values, "plain") + scale(axis, labels)
                rows.append(
                    [
                        self.say(f"length-{key}"),
                        plot,
                        self.number_with(spread.mean, spread.interval),
                        self.number(spread.at(0.5)),
                        self.bounds(spread),
                    ]
                )
        heads = ["column-length", "", "column-mean", "column-median", "column-bounds"]
        seconds = sum(game.seconds for game in s.games)
        text = self.say("seconds", seconds=self.number(seconds / len(s.games), 2))
        return self.section("lengths", self.table(heads, rows, "", "tall") + self.endings(), text)

    def endings(self) -> str:
        """How the games ended; nothing if there is but one way."""
        s = self.standings
        cut = len(s.games) - len(s.finished)
        if len(s.endings) + (cut > 0) < 2:
            return ""
        counts: dict[str, int] = {}
        for ending, count in s.endings.items():
            word = game_word(self.game, f"ending-{ending}", self.language, ending)
            counts[escape(word)] = count
        if cut:
            counts[self.say("cut-off", most=self.tournament.max_decisions)] = cut
        rows = []
        for name, count in counts.items():
            share = Count()
            share.points, share.games = count, len(s.games)
            plot = interval_plot(SHARES, share.share, share.interval, None, "plain")
            rows.append([name, plot, self.share_with(share), self.number(count)])
        heads = ["column-ending", "", "column-share", "column-games"]
        return self.table(heads, rows, self.share_scale())

    def notes(self) -> str:
        keys = ("deals", "rating", "duel", "interval", "anytime", "same-bot", "chance")
        notes = "".join(f"<li>{self.say('note-' + key)}</li>" for key in keys)
        return (
            f'<section id="notes"><h2>{self.say("notes")}</h2><ul class="notes">{notes}</ul>'
            "</section>\n"
        )

    # ---------------------------------------------------------------- pieces of a page

    def section(self, key: str, body: str, more: str = "") -> str:
        """A section: its title, what it shows, the thing itself, and the command it comes from."""
        text = f"{self.say(f'about-{key}')} {more}".strip()
        return (
            f'<section id="{key}"><h2>{self.say(key)}</h2><p class="about">{text}</p>'
            f"{body}{self.command()}</section>\n"
        )

    def command(self, is_open: bool = False) -> str:
        opened = " open" if is_open else ""
        games = self.say("command", count=len(self.standings.games))
        return (
            f'<details class="command"{opened}><summary>{games}</summary>'
            f"<code>{escape(self.goal.command)}</code></details>"
        )

    def table(self, heads: list[str], rows: list[list[str]], below: str, kind: str = "") -> str:
        """A table whose second column is a plot; on a narrow screen each row becomes a card."""
        names = [self.say(head) if head else "" for head in heads]
        top = "".join(
            f'<th scope="col"{" class=name" if place == 0 else ""}>{name}</th>'
            for place, name in enumerate(names)
        )
        body = []
        for row in rows:
            cells = [f'<th scope="row">{row[0]}</th>', f'<td class="drawn">{row[1]}</td>']
            for name, cell in zip(names[2:], row[2:], strict=True):
                cells.append(f'<td class="number" data-name="{name}">{cell}</td>')
            body.append(f"<tr>{''.join(cells)}</tr>")
        foot = ""
        if below:
            rest = '<td class="number"></td>' * (len(heads) - 2)
            foot = f'<tfoot><tr><td></td><td class="drawn">{below}</td>{rest}</tr></tfoot>'
        return (
            f'<table class="plots {kind}"><thead><tr>{top}</tr></thead>'
            f"<tbody>{''.join(body)}</tbody>{foot}</table>"
        )

    def share_scale(self) -> str:
        return scale(SHARES, [self.speaker.percent(tick, 0) for tick in SHARES.ticks])

    def colour(self, bot: str) -> str:
        """Each bot has one of the six colours of players."""
        return f"p{self.tournament.bots.index(bot) % 6 + 1}"

    def bot(self, name: str) -> str:
        """A bot's name; a long one may go on a new line after a colon."""
        return escape(name).replace(":", ":<wbr>")

    # ---------------------------------------------------------------- numbers

    def number(self, value: float, digits: int = 0) -> str:
        return self.speaker.number(value, digits).replace("-", "\u2212")

    def bounds(self, spread: Spread) -> str:
        return f"{self.number(spread.values[0])} … {self.number(spread.values[-1])}"

    def number_with(self, value: float, interval: Interval | None) -> str:
        return self.with_interval(
            self.number(value, 1),
            [self.number(end, 1) for end in interval] if interval else [],
        )

    def signed_with(self, value: float | None, interval: Interval | None) -> str:
        if value is None:
            return "–"
        ends = [self.signed(end, 1) for end in interval] if interval else []
        return self.with_interval(self.signed(value, 1), ends)

    def points_with(self, share: float | None, interval: Interval | None) -> str:
        """A difference of shares, in points of a hundred."""
        if share is None:
            return "–"
        ends = [self.signed(100 * end) for end in interval] if interval else []
        return self.with_interval(self.signed(100 * share), ends)

    def percent_with(self, share: float, interval: Interval) -> str:
        ends = [self.number(100 * end) for end in interval]
        return self.with_interval(self.speaker.percent(share, 0), ends)

    def share_with(self, count: Count) -> str:
        return self.percent_with(count.share, count.interval)

    def with_interval(self, value: str, ends: list[str]) -> str:
        if not ends:
            return f"<b>{value}</b>"
        return f"<b>{value}</b> <small>{ends[0]} … {ends[1]}</small>"

    def signed(self, value: float, digits: int = 0) -> str:
        text = self.number(abs(value), digits)
        is_zero = not text.strip("0.,")
        return text if is_zero else ("+" if value > 0 else "\u2212") + text

    # ---------------------------------------------------------------- words of the game

    def game_name(self) -> str:
        return game_word(self.game, "game-name", self.language, self.game.id)

    def option_word(self, name: str, value: str = "") -> str:
        key = f"option-{name}-{value}" if value else f"option-{name}"
        return game_word(self.game, key, self.language, value or name)

    def word(self, name: str) -> str:
        """A score line, a tally or a thing of the game, as the game calls it."""
        kind, _, id = name.partition(":")
        if kind == "tally":
            words = self.game.words_of
            key = f"tally-{id}"
            if not words.has(key, self.language):
                return id
            said = words.say(key, {"count": 2}, self.language)
            return said[:1].upper() + said[1:]
        said = game_word(self.game, f"{kind}-{id}", self.language, id)
        return self.speaker.say("points-of", name=said) if kind == "score" else said


def symmetric(values: list[float]) -> Axis:
    """An axis as wide on the left of zero as on its right."""
    reach = max(abs(value) for value in values) or 1.0
    return axis_for([-reach, reach], 8)
