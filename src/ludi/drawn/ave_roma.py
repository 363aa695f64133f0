"""The table of Ave Roma: areas, card rows, locations and Colosseum; the boards of the players."""

from __future__ import annotations

from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text

from ludi.drawn.board import CLOSE, DENSE, ROOMY, TIGHT, Board, Pen, View, flow
from ludi.games.ave_roma.ids import KINDS_OF_COST, RESOURCES

# Short signs for what prices ask for, with the colour of the resource.
SIGNS: Final = {
    "wood": ("Wo", "#8a6d3b"),
    "stone": ("St", "#8b9197"),
    "cattle": ("Ca", "#4f8a4c"),
    "wheat": ("Wh", "#7fae3e"),
    "iron": ("Ir", "#b04a3a"),
    "wine": ("Wi", "#8e2f52"),
    "black": ("bl", "#8b9197"),
    "green": ("gr", "#4f8a4c"),
    "red": ("re", "#b04a3a"),
    "any": ("?", "#b58900"),
    "surplus": ("⊕", "#b58900"),
    "denarii": ("d", "#c9a227"),
}
FRENCH: Final = {
    "wood": "Bo",
    "stone": "Pi",
    "cattle": "Bé",
    "wheat": "Bl",
    "iron": "Fe",
    "wine": "Vi",
    "black": "no",
    "green": "ve",
    "red": "ro",
}
ICONS: Final = {"amphora": "⚱", "swords": "⚔", "lion": "λ"}


class OwnBoard(Board):
    """The city first, then the other players, then one's own board."""

    signs = (
        *("ar-any", "ar-surplus", "ar-denarii", "ar-icons", "ar-high", "ar-brown", "ar-level"),
        *("ar-interval", "ar-points", "ar-influence", "ar-deck", "ar-top", "ar-place"),
        *("ar-honour", "ar-seats", "ar-total", "ar-price", "ar-training", "ar-workers"),
    )

    def legend(self, pen: Pen) -> list[tuple[str, str]]:
        names = [(self.sign(pen, one), pen.word("resource", one)) for one in RESOURCES]
        return [*names, *super().legend(pen)]

    def sign(self, pen: Pen, kind: str) -> str:
        return FRENCH.get(kind, SIGNS[kind][0]) if pen.phrases.language == "fr" else SIGNS[kind][0]

    def cost(self, pen: Pen, cost: dict[str, int]) -> Text:
        """A price, such as 2St 1Ir 3d."""
        text = Text()
        for kind in KINDS_OF_COST:
            if cost.get(kind):
                if text.cell_len:
                    text.append(" ")
                text.append(f"{cost[kind]}{self.sign(pen, kind)}", style=SIGNS[kind][1])
        return text if text.cell_len else Text("0")

    def header(self, view: View, pen: Pen) -> list[str]:
        return [pen.phrases("header-round", number=int(view["round"]))]

    # ---------------------------------------------------------------- the city

    def draw(self, view: View, pen: Pen) -> list[Text]:
        areas, cards, city = self.areas(view, pen), self.rows(view, pen), self.city(view, pen)
        if pen.density == TIGHT:  # where one may go, then what is there; the others elsewhere
            return [*city, *areas, *cards]
        rows = [*areas, *cards, *city]
        for seat in view["order"]:
            if seat != pen.eyes:
                lines = self.player(view, seat, pen)
                rows += [Text(), *lines] if pen.density == ROOMY else lines
        return rows

    def areas(self, view: View, pen: Pen) -> list[Text]:
        """A column an area: card, brown cube, markers."""
        width = min(pen.width, 120) // 5
        heads, cards, tracks = Text(), Text(), Text()
        for area in view["areas"]:
            card = area["card"]
            name = pen.word("card", card["card"]) if card else "–"
            mark = "▲" if area["high"] else "▽"
            heads.append_text(cell(Text(f"{area['area']}{mark} {name}", style="bold"), width))
            goods = Text()
            if card:
                for half in ("top", "bottom"):
                    for resource in card[half]:
                        goods.append(self.sign(pen, resource), style=SIGNS[resource][1])
                    goods.append("/" if half == "top" else "")
                goods.append(f" {ICONS[card['icon']]}")
            cards.append_text(cell(goods, width))
            levels = [
                f"{seat + 1}:{level}"
                for seat, level in enumerate(area["levels"])
                if level is not None
            ]
            tracks.append_text(cell(Text(f"■{area['brown']} {' '.join(levels)}"), width))
        return [heads, cards, tracks]

    def rows(self, view: View, pen: Pen) -> list[Text]:
        """The three rows of cards: place, interval, card, price, points and influence."""
        lines: list[Text] = []
        for row, places in view["rows"].items():
            pieces = [Text(pen.word("location", row), style="bold")]
            for place in places:
                pieces.append(self.offer(place, pen))
            deck = {"aedificator": "building", "legatus": "war", "senatus": "patron"}[row]
            rest = Text(f"+{view['decks'][deck]}")
            top = view["tops"][deck]
            if top:
                rest.append_text(Text(f" ↑{pen.word('card', top['card'])} "))
                rest.append_text(self.cost(pen, top["cost"]))
            pieces.append(rest)
            lines += flow([pieces], pen.width, 2)
        return lines

    def offer(self, place: dict[str, Any], pen: Pen) -> Text:
        low, high = place["lowest"], place["highest"]
        text = Text(f"[{low}]" if low == high else f"[{low}-{high}]", style="bold")
        card = place["card"]
        if card is None:
            return text + Text(" –")
        name = pen.word("card", card["card"])
        if pen.density >= CLOSE and len(name) > 14:
            name = name[:13] + "…"
        text.append(f" {name} ")
        text.append_text(self.cost(pen, card["cost"]))
        if card.get("points"):
            text.append(f" {card['points']}★")
        if card.get("influence"):
            text.append(f" {card['influence']}▲")
        if pen.density < CLOSE:
            text.append(f" {ICONS[card['icon']]}")
        return text

    def city(self, view: View, pen: Pen) -> list[Text]:
        """Workers on the locations, the Colosseum, the turn order."""
        places: list[Text] = []
        for location in view["locations"]:
            open_to = [
                str(worker) if worker else ("·" if need <= max(2, len(view["players"])) else "_")
                for worker, need in zip(location["workers"], location["players"], strict=True)
            ]
            name = pen.word("location", location["location"])
            places.append(Text(f"{name} {''.join(open_to)}"))
        lines = flow([places], pen.width, 2)
        track = [Text(pen.zone("colosseum"), style="bold")]
        for space in view["colosseum"]:
            text = Text(f"{space['space']}{'♛' if space['honour'] else ''}:")
            text.append_text(self.cost(pen, space["cost"]))
            if space["seats"]:
                text.append("<" + "".join(str(seat + 1) for seat in space["seats"]) + ">", "bold")
            track.append(text)
        lines += flow([track], pen.width, 2)
        order = " ".join(str(seat + 1) for seat in view["order"])
        left = f"{pen.word('deck', 'area')} {view['decks']['area']}"
        decks = pen.of(pen.zone("decks"), left)
        if pen.density < TIGHT:
            lines.append(pen.quiet(f"{pen.of(pen.zone('order'), order)} · {decks}"))
        return lines

    # ---------------------------------------------------------------- players

    def title(self, view: View, seat: int, pen: Pen) -> Text:
        seen = view["players"][seat]
        text = pen.player(seat, pen.density >= DENSE)
        if seat == view["asked"] and seat != pen.eyes:
            text.append(f"  ◂ {pen.phrases('chooses')}")
        if seen["passed"]:
            text.append(" ✓")
        right = f"{seen['points']}★ (={sum(seen['score'].values())})"
        right += f" · {pen.zone('politics')} {seen['politics']}"
        text.append(" " * max(2, pen.width - text.cell_len - cell_len(right)))
        text.append(right)
        text.truncate(pen.width, overflow="ellipsis")
        return text

    def stores(self, seen: dict[str, Any], pen: Pen, prices: bool) -> Text:
        text = Text()
        for resource in RESOURCES:
            count = seen["stock"][resource]
            style = SIGNS[resource][1]
            text.append(f"{self.sign(pen, resource)}{count}", style=f"bold {style}")
            text.append(f"({seen['prices'][resource]}) " if prices else " ")
        text.append(f"⊕{seen['surplus']} {seen['denarii']}d")
        return text

    def workers(self, seen: dict[str, Any], pen: Pen) -> Text:
        text = Text(f"{pen.zone('workers')} {' '.join(map(str, seen['workers'])) or '–'}")
        for space in seen["training"]:
            if space["worker"]:
                mark = "…" if space["fresh"] else ""
                text.append(f" ({space['worker']}±{space['reach']}{mark})")
        if seen["neutral"]:
            text.append(f" · {pen.zone('neutral')} {' '.join(map(str, seen['neutral']))}")
        return text

    def player(self, view: View, seat: int, pen: Pen) -> list[Text]:
        """Somebody else's board, close together."""
        seen = view["players"][seat]
        title = self.title(view, seat, pen)
        pieces = [self.stores(seen, pen, False), self.workers(seen, pen)]
        pieces += self.cards(seen, pen, pen.density < CLOSE)
        return [title, *flow([pieces], pen.width, 2, 2)]

    def brief(self, view: View, seat: int, pen: Pen) -> Text:
        seen = view["players"][seat]
        text = pen.player(seat, True)
        workers = "".join(map(str, seen["workers"])) or "–"
        text.append(f" {seen['points']}★ {seen['denarii']}d ♟{workers}{' ✓' * seen['passed']}")
        return text

    def cards(self, seen: dict[str, Any], pen: Pen, names: bool) -> list[Text]:
        """Active patrons by name, other cards by name or counted."""
        found: list[Text] = []
        if seen["active"]:
            listed = ", ".join(pen.word("card", patron) for patron in seen["active"])
            found.append(Text(pen.of(pen.zone("patrons"), listed)))
        if seen["cards"] and names:
            found.append(Text(pen.of(pen.zone("cards"))))
            found += [self.held(card, pen) for card in seen["cards"]]
        elif seen["cards"]:
            found.append(Text(f"{pen.zone('cards')} {len(seen['cards'])}"))
        return found

    def held(self, card: dict[str, Any], pen: Pen) -> Text:
        """A card beside a board: its icon, its unspent influence; used ones are faint."""
        text = f"{ICONS[card['icon']]}{pen.word('card', card['card'])}"
        if card.get("influence") and not card["turned"]:
            text += f" {card['influence']}▲"
        return Text(text, style="dim" if card["used"] else "")

    def own(self, view: View, pen: Pen) -> list[Text]:
        """One's own board: stores with prices, workers, patrons and cards."""
        seat = pen.eyes
        if seat < 0:
            return []
        seen = view["players"][seat]
        lines = [self.title(view, seat, pen), Text("  ") + self.stores(seen, pen, True)]
        cards = self.cards(seen, pen, pen.density < TIGHT)
        if cards:
            lines += flow([cards], pen.width, 4, 2)
        lines.append(Text("  ") + self.workers(seen, pen))
        return lines


def cell(text: Text, width: int) -> Text:
    """A text cut or filled to a column."""
    text.truncate(width - 1, overflow="ellipsis", pad=True)
    text.append(" ")
    return text
