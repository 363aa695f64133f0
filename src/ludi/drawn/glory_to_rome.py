"""The table of Glory to Rome: pool and sites, the camps, one's own camp and hand."""

from __future__ import annotations

from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text

from ludi.drawn.board import CLOSE, DENSE, ROOMY, TIGHT, Board, Pen, View, flow
from ludi.games.glory_to_rome.ids import MATERIALS, ROLES

# A card's colour is its material and its role: ink, ground, and a sign for who sees no colours.
COLOURS: Final = ("#d3a521", "#7b4a22", "#a93226", "#61676c", "#2d6795", "#6f3a84")
INKS: Final = ("#2b1e00", "#fff6ea", "#fff4ef", "#ffffff", "#ffffff", "#fff5ff")
SIGNS: Final = "∴≡▚░▣Π"
JACK: Final = "#f5d98b on #3a3230"
UNASKED: Final = (
    "lead",
    "follow",
    "actions",
    "academy",
    "end-of-turn",
)  # what comes after, not around
WIDE: Final = 118  # from here on two camps stand side by side


def style_of(index: int) -> str:
    return f"{INKS[index]} on {COLOURS[index]}"


def chip(index: int, name: str, count: int = 1, after: str = "") -> Text:
    """A name on its colour, with its sign and, if there are several, how many."""
    words = " ".join([part for part in (SIGNS[index], name, times(count)) if part])
    return Text(f" {words}{after} ", style=style_of(index))


def jack(pen: Pen, count: int) -> Text:
    return Text(f" ✶ {pen.phrases('gtr-jack')} {times(count)}".rstrip() + " ", style=JACK)


def times(count: int) -> str:
    return f"×{count}" if count != 1 else ""


class OwnBoard(Board):
    """Row 1 the pool and the sites, then the other camps, then one's own, then the hand."""

    signs = (
        *("gtr-leader", "gtr-jack", "gtr-times", "gtr-begun", "gtr-hidden"),
        *("gtr-sites", "gtr-jacks", "gtr-brief"),
    )

    def legend(self, pen: Pen) -> list[tuple[str, str]]:
        """A sign is a material, and the role of the same colour."""
        pairs = zip(SIGNS, MATERIALS, ROLES, strict=True)
        cards = [(s, f"{pen.word('material', m)}, {pen.word('role', r)}") for s, m, r in pairs]
        return [*cards, *super().legend(pen)]

    # ---------------------------------------------------------------- words

    def index(self, card: str) -> int:
        """The colour of an order card."""
        return MATERIALS.index(self.game.touch_words({"card": card})["material"])

    def card(self, pen: Pen, card: str, count: int = 1, after: str = "") -> Text:
        return chip(self.index(card), pen.word("card", card), count, after)

    def header(self, view: View, pen: Pen) -> list[str]:
        parts = super().header(view, pen)
        parts.append(pen.phrases("header-leads", name=pen.names[view["leader"]]))
        if view["role"] is not None:
            parts.append(pen.word("role", view["role"]))
        return parts

    def trail(self, view: View) -> list[str]:
        anchors = super().trail(view)
        return [a for a in anchors[:-1] if a not in UNASKED] + anchors[-1:]

    def why(self, view: View, pen: Pen) -> list[str]:
        """Who called the role, and how many of one's clients will act whatever one does."""
        role, seat = view["role"], view["asked"]
        if role is None or seat is None:
            return []
        say = pen.phrases
        parts: list[str] = []
        if view["leader"] != seat:
            name = pen.names[view["leader"]]
            parts.append(say("gtr-called", name=name, role=pen.word("role", role)))
        camp = view["camps"][seat]
        clients = camp["clientele"].get(role, 0) - camp["hired"].count(role)
        if clients and view["question"] == "Follow":
            parts.append(say("gtr-clients", count=clients))
        return parts

    # ---------------------------------------------------------------- the table

    def draw(self, view: View, pen: Pen) -> list[Text]:
        rows = [*self.middle(view, pen), *self.shown(view, pen)]
        if pen.density == TIGHT:  # the others are told in a few words elsewhere
            return rows
        mine = pen.eyes if pen.eyes >= 0 else None
        seats = len(view["camps"])
        first = 0 if mine is None else mine + 1  # clockwise from one's left
        others = [(first + i) % seats for i in range(seats if mine is None else seats - 1)]
        drawn = [self.rival(view, seat, pen) for seat in others]
        if pen.width >= WIDE and len(drawn) > 1:
            drawn = side_by_side(drawn, pen.width // 2)
        for lines in drawn:
            rows += [Text(), *lines] if pen.density == ROOMY else lines
        return rows

    def middle(self, view: View, pen: Pen) -> list[Text]:
        """Pool and sites, a column a material; deck and Jacks in the corner."""
        say, short = pen.phrases, pen.width < 90
        label = 11 if short else 17
        if pen.density > ROOMY:
            label = max(label, 14)
        column = max(8, (min(pen.width, 120) - label) // 6)
        deck = f"{pen.zone('deck')} {view['deck']}"
        corner = f"{say('gtr-pile')} {view['jacks']}"
        rows: list[Text] = []
        if pen.density > ROOMY:
            corner = f"{deck} J {view['jacks']}"
        else:
            roles = [head(pen.word("role", role), i, column) for i, role in enumerate(ROLES)]
            rows.append(Text.assemble((deck.ljust(label), "bold"), *roles))
        names = [f"{SIGNS[i]} {pen.word('material', m)}" for i, m in enumerate(MATERIALS)]
        heads = [head(name, i, column, True) for i, name in enumerate(names)]
        rows.append(Text.assemble((corner.ljust(label), "bold"), *heads))
        town, outside = view["town"], view["outside"]
        counts: list[tuple[str, list[str]]] = [
            (say("gtr-pool") if short else pen.zone("pool"), numbers(view["pool"])),
            (say("gtr-town"), numbers(town)),
            (say("gtr-outside"), numbers(outside)),
        ]
        if pen.density >= DENSE:
            counts[1:] = [(say("gtr-sites"), [f"{town[m]}+{outside[m]}" for m in MATERIALS])]
        for name, cells in counts:
            line = "".join([f"   {cell}".ljust(column) for cell in cells])
            rows.append(Text.assemble(pen.quiet(name.ljust(label)), (line, "bold")))
        return rows

    def shown(self, view: View, pen: Pen) -> list[Text]:
        """Cards that lie open for a moment: a demand, a Fountain card; public functions."""
        lines: list[Text] = []
        for zone, cards in (
            ("gtr-demand", view["demand"]),
            ("gtr-fountain", [view["fountain"]] if view["fountain"] else []),
            ("gtr-functions", view["public"]),
        ):
            if cards:
                label = pen.quiet(pen.phrases(zone))
                lines.extend(flow([[label, *[self.card(pen, c) for c in cards]]], pen.width, 2))
        return lines

    # ---------------------------------------------------------------- camps

    def title(self, view: View, seat: int, pen: Pen) -> Text:
        camp = view["camps"][seat]
        hand = f"{camp['hand_count']}/{camp['hand_size']}"
        right = f"{pen.zone('influence')} {camp['influence']}"
        if seat != pen.eyes and pen.density >= DENSE:
            right = pen.phrases(
                "gtr-tight",
                influence=camp["influence"],
                clients=f"{sum(camp['clientele'].values())}/{camp['clientele_limit']}",
                vault=f"{camp['vault_count']}/{camp['vault_limit']}",
                hand=hand,
            )
        elif seat != pen.eyes:
            right += f" · {pen.zone('hand')} {hand}"
            if camp["jacks"]:
                right += f" ({pen.phrases('gtr-jacks', count=camp['jacks'])})"
        room = room_for(pen, seat)
        text = self.who(view, seat, pen, False)
        if text.cell_len + 2 + cell_len(right) > room:
            text = self.who(view, seat, pen, True)
        text.append(" " * max(2, room - text.cell_len - cell_len(right)))
        text.append(right)
        text.truncate(room, overflow="ellipsis")
        return text

    def who(self, view: View, seat: int, pen: Pen, short: bool) -> Text:
        """A player, with a crown for the leader and an arrow for who is choosing."""
        text = pen.player(seat, short)
        if seat == view["leader"]:
            text.append(" ♛" if short else f"  ♛ {pen.phrases('leads')}")
        if seat == view["asked"] and seat != pen.eyes:
            text.append(" ◂" if short else f"  ◂ {pen.phrases('chooses')}")
        return text

    def rival(self, view: View, seat: int, pen: Pen) -> list[Text]:
        """Somebody else's camp, close together."""
        camp = view["camps"][seat]
        title, room = self.title(view, seat, pen), room_for(pen, seat)
        clients, vault = self.clients(camp, pen), self.vault(camp, pen)
        stock = self.materials(camp, "stockpile", pen)
        rest = [
            ("buildings", self.built(camp["buildings"], pen)),
            ("foundations", self.begun(camp, pen)),
            ("played", self.played(camp, pen)),
            ("revealed", [self.card(pen, card) for card in camp["revealed"]]),
            ("hand", self.cards(camp["hand"] or [], pen)),
        ]
        if pen.density == DENSE:  # the counts are in the title, the labels are short
            zones = [("clientele", clients), ("stockpile", stock), ("vault", vault), *rest]
            short = [(pen.phrases(f"gtr-short-{zone}"), found) for zone, found in zones if found]
            return [
                title,
                *(flow([labelled(pen, *one) for one in short], room, 2, 2) if short else []),
            ]
        first = [
            labelled(pen, self.limit(pen, camp, "clientele"), clients),
            labelled(pen, pen.zone("stockpile"), stock or [pen.quiet("–")]),
            labelled(pen, self.limit(pen, camp, "vault"), vault),
        ]
        second = [labelled(pen, self.label(zone, pen), found) for zone, found in rest if found]
        if pen.density >= CLOSE:
            return [title, *flow([*first, *second], room, 2, 2)]
        return [title, *flow(first, room, 2, 2), *(flow(second, room, 2, 2) if second else [])]

    def brief(self, view: View, seat: int, pen: Pen) -> Text:
        camp = view["camps"][seat]
        words = pen.phrases(
            "gtr-brief",
            influence=camp["influence"],
            clients=f"{sum(camp['clientele'].values())}/{camp['clientele_limit']}",
            vault=camp["vault_count"],
            hand=camp["hand_count"],
            buildings=len(camp["buildings"]),
        )
        return self.who(view, seat, pen, True) + Text(f" {words}")

    def essential(self, view: View, pen: Pen) -> int:
        return 1 + len(self.hand(view["camps"][pen.eyes], pen)) if pen.eyes >= 0 else 0

    def label(self, zone: str, pen: Pen) -> str:
        own = zone in ("played", "revealed")
        return pen.phrases(f"gtr-{zone}") if own else pen.zone(zone)

    def own(self, view: View, pen: Pen) -> list[Text]:
        """One's own camp, a line a zone as far as there is something in it, then the hand."""
        seat = pen.eyes
        if seat < 0:
            return []
        camp = view["camps"][seat]
        rows = [
            (self.limit(pen, camp, "clientele"), self.clients(camp, pen)),
            (pen.zone("stockpile"), self.materials(camp, "stockpile", pen)),
            (self.limit(pen, camp, "vault"), self.vault(camp, pen)),
            (pen.zone("buildings"), self.built(camp["buildings"], pen)),
            (pen.zone("foundations"), self.begun(camp, pen, pen.density < DENSE)),
            (pen.phrases("gtr-played"), self.played(camp, pen)),
        ]
        lines = [self.title(view, seat, pen)]
        lines += self.hand(camp, pen) if pen.density == TIGHT else []
        full = [(label, found) for label, found in rows if found]
        empty = [label for label, found in rows[:-1] if not found]
        if pen.density >= CLOSE:
            lines += flow([labelled(pen, *row) for row in full], pen.width, 2, 2) if full else []
        else:
            width = max((cell_len(label) for label, _ in full), default=0) + 3
            for label, found in full:
                name = pen.quiet(f"  {label}".ljust(width - 1))
                lines += flow([[name, *found]], pen.width, width)
        if empty and pen.density < DENSE:
            names = pen.phrases("gtr-empty", zones=", ".join(empty)).split(" ")
            lines += flow([[pen.quiet(name) for name in names]], pen.width, 4, 2)
        return lines if pen.density == TIGHT else [*lines, *self.hand(camp, pen)]

    def hand(self, camp: dict[str, Any], pen: Pen) -> list[Text]:
        count = f"{pen.zone('hand')} {camp['hand_count']}/{camp['hand_size']}"
        cards = self.cards(camp["hand"] or [], pen, pen.density < DENSE)
        pieces = [Text(count, style="bold"), *cards, *self.hand_jacks(camp, pen)]
        return flow([pieces], pen.width, 2)

    # ---------------------------------------------------------------- pieces

    def limit(self, pen: Pen, camp: dict[str, Any], zone: str) -> str:
        count = camp["vault_count"] if zone == "vault" else sum(camp["clientele"].values())
        return f"{pen.zone(zone)} {count}/{camp[zone + '_limit']}"

    def clients(self, camp: dict[str, Any], pen: Pen) -> list[Text]:
        fresh = camp["hired"]
        return [
            chip(
                ROLES.index(role),
                self.name(camp, pen, "role", role),
                count,
                f" ({pen.phrases('gtr-new', count=fresh.count(role))})" if role in fresh else "",
            )
            for role, count in camp["clientele"].items()
        ]

    def name(self, camp: dict[str, Any], pen: Pen, domain: str, id: str) -> str:
        """What a chip says beside its sign; nothing in others' camps where room is scarce."""
        scarce = pen.density >= CLOSE and camp["seat"] != pen.eyes
        return "" if scarce else pen.word(domain, id)

    def materials(self, camp: dict[str, Any], zone: str, pen: Pen) -> list[Text]:
        return [
            chip(MATERIALS.index(material), self.name(camp, pen, "material", material), count)
            for material, count in camp[zone].items()
        ]

    def vault(self, camp: dict[str, Any], pen: Pen) -> list[Text]:
        """What was seen going in this turn, and how many cards lie face down."""
        hidden = camp["vault_count"] - sum(camp["vault"].values())
        found = self.materials(camp, "vault", pen)
        if hidden and (found or camp["seat"] == pen.eyes):
            found.append(Text(f" ▪ {pen.phrases('gtr-hidden', count=hidden)}"))
        return found

    def built(self, buildings: list[dict[str, Any]], pen: Pen) -> list[Text]:
        return [
            self.card(pen, b["card"], after=f" {pen.phrases('gtr-public')}" if b["public"] else "")
            for b in buildings
        ]

    def begun(self, camp: dict[str, Any], pen: Pen, pips: bool = False) -> list[Text]:
        """Foundations with what is in them: two of three is ▮▮▯ 2/3."""
        found: list[Text] = []
        for b in camp["foundations"]:
            inside, needs = len(b["materials"]), b["needs"]
            bars = "▮" * inside + "▯" * max(0, needs - inside) + " " if pips else ""
            after = f" {bars}{inside}/{needs}"
            if MATERIALS.index(b["site"]) != self.index(b["card"]):
                after += f" ({pen.word('material', b['site'])})"
            found.append(self.card(pen, b["card"], after=after))
        return found

    def played(self, camp: dict[str, Any], pen: Pen) -> list[Text]:
        found = self.cards(camp["played"], pen)
        return [*found, jack(pen, camp["played_jacks"])] if camp["played_jacks"] else found

    def hand_jacks(self, camp: dict[str, Any], pen: Pen) -> list[Text]:
        return [jack(pen, camp["jacks"])] if camp["jacks"] else []

    def cards(self, cards: list[str], pen: Pen, roles: bool = False) -> list[Text]:
        """Cards by colour, equal ones together; with their role if there is room to say it."""
        kinds = sorted(dict.fromkeys(cards), key=lambda card: (self.index(card), card))
        found: list[Text] = []
        for card in kinds:
            after = f" · {pen.word('role', ROLES[self.index(card)])}" if roles else ""
            found.append(self.card(pen, card, cards.count(card), after))
        return found


def numbers(counts: dict[str, int]) -> list[str]:
    """How many of each material; a dot for none."""
    return [str(counts.get(material) or "·") for material in MATERIALS]


def labelled(pen: Pen, label: str, pieces: list[Text]) -> list[Text]:
    """A label that stays with the first of its pieces."""
    name = pen.quiet(label)
    if not pieces:
        return [name]
    first = name + Text(" ") + pieces[0]
    return [first, *pieces[1:]]


def room_for(pen: Pen, seat: int) -> int:
    """How wide a camp may be drawn: two rivals share a wide screen."""
    return pen.width // 2 - 2 if pen.width >= WIDE and seat != pen.eyes else pen.width


def head(name: str, index: int, width: int, bold: bool = False) -> Text:
    """The head of a column on its colour."""
    text = Text(name, style=("bold " if bold else "") + style_of(index), no_wrap=True)
    text.truncate(width - 1, overflow="ellipsis", pad=True)
    return Text.assemble(text, " ")


def side_by_side(drawn: list[list[Text]], width: int) -> list[list[Text]]:
    """Camps two by two."""
    pairs: list[list[Text]] = []
    for place in range(0, len(drawn), 2):
        left, right = drawn[place], drawn[place + 1] if place + 1 < len(drawn) else []
        rows: list[Text] = []
        for row in range(max(len(left), len(right))):
            line = left[row].copy() if row < len(left) else Text()
            if row < len(right):
                line.truncate(width, pad=True)
                line.append_text(right[row])
            rows.append(line)
        pairs.append(rows)
    return pairs
