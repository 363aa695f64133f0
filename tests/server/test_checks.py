"""`ludi serve --check` says what would not work; an older or newer database, one sentence."""

import json
import socket
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from ludi.cli.main import main
from ludi.server import checks
from ludi.server.settings import Settings
from ludi.server.storage import newest
from tests.server.helpers import settings_for
from tests.server.processes import redis


class Shell:
    """`ludi serve` with a database of its own, on a port that is free."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.file = folder / "deep" / "ludi.sqlite"
        self.capsys = capsys

    def serve(self, *words: str, database: str = "") -> int:
        database = database or f"sqlite:///{self.file}"
        return main(["serve", *words, "--port", "0", "--database", database])

    def check(self, *words: str, database: str = "") -> Any:
        """What was found; the exit code says whether all is well."""
        code = self.serve("--check", *words, database=database)
        found = json.loads(self.capsys.readouterr().out)
        assert code == (1 if found["problems"] else 0)
        return found


@pytest.fixture
def shell(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Shell:
    monkeypatch.setattr(checks, "workers", lambda settings: "not looked at")
    return Shell(tmp_path, capsys)


def test_check_and_migrate(shell: Shell, tmp_path: Path) -> None:
    assert shell.check()["found"]["database"] == "a new file"
    assert list(tmp_path.iterdir()) == [], "checking makes nothing"
    assert shell.serve("--migrate") == 0
    assert shell.check()["found"]["database"] == f"form {newest()}"
    in_the_way = f"sqlite:///{shell.file}/ludi.sqlite"
    assert list(shell.check(database=in_the_way)["problems"]) == ["database"]
    assert shell.serve("--migrate", database=in_the_way) == 2
    assert "ludi: the database does not answer" in shell.capsys.readouterr().err
    assert shell.serve("--check", database="postgresql://u:geheim@[x/y") == 2
    assert shell.capsys.readouterr().err == "ludi: the address of the database is not valid\n"
    nobody = "postgresql://ludi@127.0.0.1:1/ludi"
    problems = shell.check(database=nobody)["problems"]
    assert problems["database"].startswith("the database does not answer")
    assert shell.serve(database=nobody) == 2
    assert "ludi: the database does not answer" in shell.capsys.readouterr().err


def set_form(file: Path, form: str) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", [form])
    connection.close()


def test_a_database_of_a_newer_version_is_one_sentence(shell: Shell) -> None:
    shell.serve("--migrate")
    set_form(shell.file, "9999")
    assert "a newer version has used it" in shell.check()["problems"]["database"]
    tables = ["tables", "check", "--database", f"sqlite:///{shell.file}"]
    for words in (["serve", "--migrate", *tables[2:]], ["serve", *tables[2:]], tables):
        assert main(words) == 2
        said = shell.capsys.readouterr().err
        assert said.startswith("ludi: the database has form 9999") and said.count("\n") == 1


def test_a_database_of_an_older_version_is_brought_up(shell: Shell) -> None:
    from alembic import command

    from ludi.server.storage import Storage, _config, with_storage

    async def as_it_was(storage: Storage) -> None:
        config = _config()
        async with storage.engine.begin() as connection:

            def back(sync: Any) -> None:
                config.attributes["connection"] = sync
                command.upgrade(config, "0003")

            await connection.run_sync(back)

    shell.file.parent.mkdir()
    database = f"sqlite:///{shell.file}"
    with_storage(Settings.read({}, database=database), as_it_was)
    assert shell.check()["found"]["database"] == f"form 0003, brought to {newest()} at the start"
    assert main(["tables", "check", "--database", database, "--lang", "en"]) == 0
    assert shell.capsys.readouterr().out == "No game is in progress.\n"
    assert shell.check()["found"]["database"] == f"form {newest()}"


def test_what_else_is_used_is_looked_at(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDI_WEB", "/nowhere")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setenv("LUDI_METRICS_PORT", str(port))
        problems = shell.check("--redis", "redis://127.0.0.1:1/0")["problems"]
    assert problems["redis"].startswith("Redis does not answer")
    assert problems["web"] == "there is no index.html in /nowhere"
    assert problems["metrics"].startswith(f"cannot listen on 127.0.0.1 port {port}")
    with redis() as address:
        assert shell.check("--redis", address)["found"]["redis"] == "answers"


def test_a_process_for_bots_comes_up(tmp_path: Path) -> None:
    assert checks.workers(settings_for(tmp_path)).startswith("1 for bots")
