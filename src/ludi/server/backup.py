"""Copies of the whole database: made while the server runs, put back while it does not."""

from __future__ import annotations

import contextlib
import itertools
import os
import shutil
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import text
from sqlalchemy.engine import make_url

from ludi.kernel.errors import LudiError
from ludi.server.settings import Settings
from ludi.server.storage import PATIENCE, Storage, check_known, with_storage

SQLITE: Final = b"SQLite format 3\0"  # how the files begin
POSTGRES: Final = b"PGDMP"
PRIVATE: Final = 0o600  # seeds of running games are in there

# Also tables that are not in the backup, if it is of an older version.
EMPTIED: Final = """DO $$ DECLARE name text; BEGIN
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = current_schema() LOOP
    EXECUTE format('DROP TABLE %I CASCADE', name);
  END LOOP;
END $$"""


def back_up(settings: Settings, file: Path) -> None:
    """Write everything into a file that is not there yet; whoever plays meanwhile plays on."""
    if file.exists():
        raise LudiError(f"{file} already exists: choose another name for the backup")
    if not file.absolute().parent.is_dir():
        raise LudiError(f"there is no folder {file.absolute().parent}")
    with beside(file) as copy:
        if settings.is_sqlite:
            copy_sqlite(database_file(settings), copy)
        else:
            run("pg_dump", settings, "--format=custom", "--no-owner", f"--file={copy}")
        os.replace(copy, file)


def restore(settings: Settings, file: Path) -> Path | None:
    """Put a backup in the place of what is stored; where what was there before is kept, if it is.

    A backup by a newer version of the program is refused before anything is touched.
    """
    kind = kind_of(file)
    if settings.is_sqlite:
        if kind != SQLITE:
            raise LudiError(f"{file} is not a backup of an SQLite database")
        check_known(sqlite_form(file))
        return restore_sqlite(database_file(settings, missing=True), file)
    if kind != POSTGRES:
        raise LudiError(f"{file} is not a backup of a PostgreSQL database")
    check_known(postgres_form(settings, file))
    with_storage(settings, refuse_if_used)
    with beside(file) as script:
        run("pg_restore", None, "--no-owner", "--no-privileges", f"--file={script}", str(file))
        quiet = ["--quiet", "--no-psqlrc", "--set=ON_ERROR_STOP=1", "--single-transaction"]
        run("psql", settings, *quiet, f"--command={EMPTIED}", f"--file={script}")
    return None


def kind_of(file: Path) -> bytes:
    """How a file begins, as far as we know such files."""
    if not file.is_file():
        raise LudiError(f"there is no file {file}")
    with file.open("rb") as opened:
        begin = opened.read(len(SQLITE))
    return next((kind for kind in (SQLITE, POSTGRES) if begin.startswith(kind)), b"")


@contextmanager
def beside(file: Path) -> Iterator[Path]:
    """A new file in the same folder, for our eyes only; gone in the end unless it was moved."""
    handle, name = tempfile.mkstemp(prefix=f".{file.name}-", dir=file.absolute().parent)
    os.fchmod(handle, PRIVATE)
    os.close(handle)
    try:
        yield Path(name)
    finally:
        Path(name).unlink(missing_ok=True)


# ---------------------------------------------------------------- SQLite


def database_file(settings: Settings, missing: bool = False) -> Path:
    file = settings.database_file
    if file is None:
        raise LudiError("a database in memory cannot be kept")
    if not missing and not file.is_file():
        raise LudiError(f"there is no database {file}")
    return file


@contextmanager
def opened(file: Path, mode: str) -> Iterator[sqlite3.Connection]:
    try:
        uri = f"{file.absolute().as_uri()}?mode={mode}"
        connection = sqlite3.connect(uri, uri=True, timeout=PATIENCE / 1000)
        with contextlib.closing(connection):
            yield connection
    except sqlite3.Error as error:
        raise LudiError(f"{file}: {error}") from error


def copy_sqlite(source: Path, copy: Path) -> None:
    """SQLite's own backup: one moment of the database, whatever is written meanwhile."""
    with opened(source, "ro") as there, opened(copy, "rw") as here:
        there.backup(here)
        here.execute("PRAGMA journal_mode=DELETE")  # all of it in this one file
        found = here.execute("PRAGMA integrity_check").fetchone()[0]
        if found != "ok":
            raise LudiError(f"{source} is damaged: {found}")
    with copy.open("rb") as written:
        os.fsync(written.fileno())


def sqlite_form(file: Path) -> str:
    with opened(file, "ro") as connection:
        try:
            return str(connection.execute("SELECT version_num FROM alembic_version").fetchone()[0])
        except (sqlite3.OperationalError, TypeError):
            raise LudiError(f"{file} holds no games of Ludi Romani") from None


def restore_sqlite(database: Path, file: Path) -> Path | None:
    """The backup in the database's place; what was there is kept beside it."""
    if database.exists() and database.samefile(file):
        raise LudiError(f"{file} is the database itself")
    database.parent.mkdir(parents=True, exist_ok=True)
    with beside(database) as copy:
        copy_sqlite(file, copy)
        kept = None
        if database.exists():
            fold_up(database)
            kept = database.with_name(f"{database.name}.{time.strftime('%Y%m%d-%H%M%S')}")
            os.replace(database, kept)
        os.replace(copy, database)
    return kept


def fold_up(database: Path) -> None:
    """Into one file: only whoever has the database alone can do that."""
    uri = f"{database.absolute().as_uri()}?mode=rw"
    with contextlib.closing(sqlite3.connect(uri, uri=True, timeout=1)) as connection:
        try:
            alone = connection.execute("PRAGMA journal_mode=DELETE").fetchone()[0] == "delete"
        except sqlite3.OperationalError:
            alone = False
        except sqlite3.DatabaseError:
            return  # too damaged to be open anywhere: that is what backups are for
    if not alone:
        raise LudiError(f"{database} is in use: stop the server first")


# ---------------------------------------------------------------- PostgreSQL


def run(program: str, settings: Settings | None, *words: str) -> str:
    """One of PostgreSQL's own programs; the password goes by the environment, not the arguments."""
    found = shutil.which(program)
    if found is None:
        raise LudiError(f"there is no {program} here: install PostgreSQL's client programs")
    command, environment = [found, *words], dict(os.environ)
    if settings is not None:
        url = make_url(settings.database_url).set(drivername="postgresql")
        if url.password:
            environment["PGPASSWORD"] = str(url.password)
        shown = url.set(password=None).render_as_string(hide_password=False)
        command.insert(1, f"--dbname={shown}")
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        why = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
        raise LudiError(f"{program}: {why[0]}")
    return done.stdout


def postgres_form(settings: Settings, file: Path) -> str:
    """Which form the database in a backup has."""
    only = ("--data-only", "--table=alembic_version", "--file=-")
    lines = run("pg_restore", None, *only, str(file)).splitlines()
    for line, after in itertools.pairwise(lines):
        if line.startswith("COPY ") and "alembic_version" in line:
            return after.strip()
    raise LudiError(f"{file} holds no games of Ludi Romani")


async def refuse_if_used(storage: Storage) -> None:
    others = text(
        "SELECT count(*) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    async with storage.reading() as session:
        if await session.scalar(others):
            raise LudiError("the database is in use: stop the server first")


# ---------------------------------------------------------------- for the command line


def back_up_database(url: str | None, file: str) -> None:
    back_up(Settings.read(database=url), Path(file))


def restore_database(url: str | None, file: str) -> Path | None:
    return restore(Settings.read(database=url), Path(file))
