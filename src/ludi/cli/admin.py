"""`ludi admin`: people and tables of a server, for those who run it."""

from argparse import Namespace
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ludi.cli.output import Voice, grid, line, page, print_json
from ludi.kernel.errors import BadChoice

if TYPE_CHECKING:
    from ludi.server.office import Office

TIMES: Final = ("created", "signed_in", "suspended", "updated", "at", "handled")
# What there is to do, and what has to be said for it; what ends in a question mark may be left out.
LISTS: Final = {
    "people": ["SEARCH?"],
    "tables": ["SEARCH?"],
    "statistics": [],
    "reports": ["all?"],
    "acts": [],
    "rebuild-ratings": [],
}
ACTS: Final = {
    "rename": ["PERSON", "NAME"],
    "suspend": ["PERSON"],
    "readmit": ["PERSON"],
    "appoint": ["PERSON"],
    "dismiss": ["PERSON"],
    "new-passphrase": ["PERSON"],
    "delete-person": ["PERSON"],
    "handle-report": ["REPORT", "NOTE"],
    "close-table": ["TABLE", "WHY?"],
    "delete-table": ["TABLE"],
    "export-table": ["TABLE", "FILE"],
}


def admin(args: Namespace, voice: Voice) -> int:
    """List, or do something about one person or table."""
    wanted = {**LISTS, **ACTS}[args.what]
    least = sum(not word.endswith("?") for word in wanted)
    if not least <= len(args.words) <= len(wanted):
        usage = " ".join(["ludi admin", args.what, *wanted]).replace("?", " (or nothing)")
        raise BadChoice(f"usage: {usage}")
    from ludi.server import office

    if args.what == "export-table":
        return export(args, voice, office)

    def act(open: "Office") -> Awaitable[Any]:
        done: Callable[..., Awaitable[Any]] = getattr(open, args.what.replace("-", "_"))
        return done(*args.words)

    found = office.obey(args.database, voice.language, act)
    if args.what in ACTS:
        if args.what == "new-passphrase":
            line(voice.say("admin-passphrase", passphrase=found))
        line(voice.say("admin-done"))
    elif args.json:
        print_json({args.what: found})
    elif isinstance(found, dict):
        show(voice, [{"what": name, "number": number} for name, number in found.items()])
    else:
        show(voice, found)
    return 0


def export(args: Namespace, voice: Voice, office: Any) -> int:
    """Write the record of a table into a new file."""
    table, file = args.words

    def act(open: "Office") -> Awaitable[str]:
        return open.export_table(table, voice.language)

    if Path(file).exists():
        raise BadChoice(f"{file} already exists")
    Path(file).write_text(office.obey(args.database, voice.language, act), encoding="utf-8")
    line(voice.say("admin-done"))
    return 0


def show(voice: Voice, rows: list[dict[str, Any]]) -> None:
    """Rows under their names; what is a list goes into one line."""
    if not rows:
        line(voice.say("admin-nothing"))
        return
    shown = grid("", [voice.say(f"column-admin-{name.replace('_', '-')}") for name in rows[0]])
    shown.columns[0].no_wrap = True  # an id that can be copied
    for row in rows:
        shown.add_row(*[cell(name, value) for name, value in row.items()])
    page().print(shown)


def cell(name: str, value: Any) -> str:
    if value and name in TIMES:
        return str(value)[:16].replace("T", " ")
    if isinstance(value, bool):
        return "✓" if value else ""
    if isinstance(value, list):
        return ", ".join(value)
    return "" if value is None else str(value)
