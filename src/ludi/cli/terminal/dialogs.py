"""Small questions in the middle of the screen, and the curtain between players."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.console import RenderableType
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen, Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ludi.cli.terminal.phrases import Phrases
from ludi.drawn.colours import SHAPES


class Small(ModalScreen[str]):
    """A question with a few answers; Escape is the empty one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "dismiss('')", show=False),
        Binding("ctrl+c,ctrl+q", "dismiss('')", show=False, priority=True),
    ]

    def __init__(
        self, phrases: Phrases, title: str, content: RenderableType, answers: list[tuple[str, str]]
    ) -> None:
        super().__init__()
        self.phrases: Final = phrases
        self.heading: Final = title
        self.content: Final = content
        self.answers: Final = answers  # what is given back, and how it reads

    def compose(self) -> ComposeResult:
        with Vertical(id="small") as box:
            box.border_title = self.heading
            box.border_subtitle = self.phrases("small-hint")
            yield Static(self.content, classes="text")
            if self.answers:
                yield OptionList(
                    *[
                        Option(Text(f" {number} ", style="reverse bold") + Text(f" {sentence}"))
                        for number, (_, sentence) in enumerate(self.answers, 1)
                    ],
                    markup=False,
                )

    def on_mount(self) -> None:
        if self.answers:
            self.query_one(OptionList).focus()
            self.query_one(OptionList).highlighted = 0

    @on(OptionList.OptionSelected)
    def selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self.answers[event.option_index][0])

    def key_enter(self) -> None:
        if not self.answers:
            self.dismiss("")

    def _answer(self, number: int) -> None:
        if number < len(self.answers):
            self.dismiss(self.answers[number][0])

    def key_1(self) -> None:
        self._answer(0)

    def key_2(self) -> None:
        self._answer(1)

    def key_3(self) -> None:
        self._answer(2)

    def key_4(self) -> None:
        self._answer(3)

    def key_5(self) -> None:
        self._answer(4)

    def key_6(self) -> None:
        self._answer(5)


class Curtain(Screen[None]):
    """Nothing is to be seen until the right player is there."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "dismiss", show=False),
        Binding("q,ctrl+c,ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(self, phrases: Phrases, seat: int, name: str) -> None:
        super().__init__()
        self.phrases: Final = phrases
        self.seat: Final = seat
        self.name_shown: Final = name

    def compose(self) -> ComposeResult:
        shape = SHAPES[self.seat % 6]
        text = Text(justify="center")
        text.append(f"{shape} {shape} {shape}\n\n")
        text.append(self.phrases("curtain", name=self.name_shown) + "\n", style="bold")
        text.append(self.phrases("curtain-others") + "\n\n")
        text.append(self.phrases("curtain-key"))
        yield Static(text, id="curtain")

    async def action_dismiss(self, result: None = None) -> None:
        self.dismiss(None)

    async def action_leave(self) -> None:
        await self.app.run_action("leave")
