"""Colours and layout: the two themes, and the Textual style sheet of all screens."""

from __future__ import annotations

import os
from typing import Final

from textual.theme import Theme

NIGHT: Final = Theme(
    name="night",
    primary="#b8457f",
    secondary="#38c6d0",
    accent="#38c6d0",
    warning="#d8b26a",
    error="#ea9478",
    success="#9bd37f",
    foreground="#f5ebdc",
    background="#17110f",
    surface="#241b18",
    panel="#31261f",
    dark=True,
    variables={
        "header": "#471030",
        "header-ink": "#f8ecdc",
        "quiet": "#b8a793",
        "line": "#7c6743",
        "chosen": "#123b40",
        "chosen-ink": "#f2fdfd",
    },
)

MARBLE: Final = Theme(
    name="marble",
    primary="#6a1745",
    secondary="#08808c",
    accent="#08808c",
    warning="#7d5a1e",
    error="#9c2b1f",
    success="#2f6b2a",
    foreground="#2a211d",
    background="#fdfbf7",
    surface="#f5f1e9",
    panel="#e9e2d4",
    dark=False,
    variables={
        "header": "#471030",
        "header-ink": "#f8ecdc",
        "quiet": "#6b5c51",
        "line": "#bfa574",
        "chosen": "#d3eef0",
        "chosen-ink": "#05474e",
    },
)

LAPIS: Final = {True: "#8fbdf0", False: "#24568a"}
LEGAL: Final = {True: "#38c6d0", False: "#05666f"}

DOOR: Final = "⌁"  # after this there is no way back


def usual_theme() -> str:
    """Light if the terminal says its background is light, else dark."""
    background = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return MARBLE.name if background in ("7", "15") else NIGHT.name


STYLE: Final = """
Screen { background: $background; color: $foreground; }
ModalScreen { background: $background 60%; }

* { scrollbar-color: $line; scrollbar-color-hover: $line; scrollbar-color-active: $line;
    scrollbar-background: $panel; scrollbar-background-hover: $panel;
    scrollbar-background-active: $panel; }

.header { height: 1; background: $header; color: $header-ink; padding: 0 1; }
.footer { height: 1; background: $panel; color: $foreground; padding: 0 1; }

#middle { height: 1fr; }
#left { width: 1fr; height: 100%; }
#board { height: auto; padding: 0 0 0 1; scrollbar-size-vertical: 1; }
#drawing { height: auto; }
#asking { height: 1fr; }
.-beside #left { layout: horizontal; }
.-beside #board { width: 42; height: 100%; }
.-beside #asking { width: 1fr; height: 100%; }
#own { height: auto; padding: 0 0 0 1; border-top: solid $line; scrollbar-size-vertical: 1; }
#sheet { height: auto; }
#prompt { height: auto; max-height: 4; padding: 0 1; border-top: solid $line; }
#filter { height: 1; border: none; padding: 0 1; background: $panel; display: none; }
#filter.open { display: block; }
#actions { height: 1fr; min-height: 2; border: none; padding: 0 1; background: $background; }
#actions:focus { border: none; background-tint: $background 0%; }
#preview { height: 2; padding: 0 1; color: $quiet; }
#preview.notice { color: $warning; text-style: bold; }
#log { width: 33; height: 100%; border-left: solid $line; padding: 0 1; }

.-wide #log { width: 44; }
.-huge #log { width: 56; }
.-narrow #middle { layout: vertical; }
.-narrow #left { width: 100%; height: 1fr; }
.-narrow #log { width: 100%; height: 4; border-left: none; border-top: solid $line;
                padding: 0 1; }
.-short #log { height: 100%; }
.-short.-narrow #log { height: 1; border-top: none; }
.-short #preview { height: 1; }
.-short #prompt { max-height: 3; }
.-short.-beside #prompt { max-height: 5; }
.-lesson #prompt, .-short.-lesson #prompt { max-height: 9; }

OptionList { background: $surface; border: none; scrollbar-size-vertical: 1; }
OptionList > .option-list--option { padding: 0; }
OptionList > .option-list--option-highlighted,
OptionList:focus > .option-list--option-highlighted {
    background: $chosen; color: $chosen-ink; text-style: bold;
}
OptionList > .option-list--option-hover { background: $panel; }
OptionList > .option-list--option-disabled { color: $quiet; text-style: none; }

Input { background: $panel; color: $foreground; }
Input:focus { border: none; }

Panel { align: right top; }
#panel { width: 62; height: 100%; background: $surface; border: round $primary;
         border-title-color: $foreground; border-title-style: bold;
         border-subtitle-color: $quiet; padding: 0 1; }
.-narrow #panel { width: 100%; }
.-wide #panel { width: 76; }
.-huge #panel { width: 90; }
#panel.whole { width: 100%; }
#panel Input { height: 1; border: none; padding: 0; margin: 0 0 1 0; }
#panel Input.hidden { display: none; }
#panel OptionList { height: auto; max-height: 40%; }
#panel OptionList.hidden { display: none; }
#panel VerticalScroll { height: 1fr; }
#panel .text { height: auto; }

Small { align: center middle; }
#small { width: 64; max-width: 96%; height: auto; max-height: 90%; background: $surface;
         border: round $primary; border-title-color: $foreground; border-title-style: bold;
         border-subtitle-color: $quiet; padding: 1 2; }
#small OptionList { height: auto; max-height: 14; margin-top: 1; }
#small .text { height: auto; }

Curtain { align: center middle; background: $header; }
#curtain { width: 100%; height: auto; content-align: center middle; text-align: center;
           color: $header-ink; }

.page { height: 1fr; padding: 1 2; scrollbar-size-vertical: 1; }
.page Static { height: auto; }
.shelf { height: auto; max-height: 60%; margin: 1 2 0 2; }
.about { height: 1fr; margin: 1 3; }
.setup { height: auto; max-height: 70%; margin: 1 2 0 2; }
"""
