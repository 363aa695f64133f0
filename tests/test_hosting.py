"""What is in deploy/ and said in docs/hosting.md fits what the program knows."""

import re
import tomllib
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]

from ludi.cli.admin import ACTS, LISTS
from ludi.server.settings import ELSEWHERE, PREFIX, Settings

ROOT = Path(__file__).parents[1]
DEPLOYED = [ROOT / "Dockerfile", *sorted((ROOT / "deploy").iterdir())]
PAGES = [ROOT / "docs" / "hosting.md", ROOT / "docs" / "cli.md"]
KNOWN = {PREFIX + name.upper() for name in (*Settings.model_fields, *ELSEWHERE)}


def variables(file: Path) -> set[str]:
    return set(re.findall(r"\bLUDI_[A-Z_]+\b", file.read_text(encoding="utf-8"))) - {"LUDI_NAME"}


def test_every_variable_is_a_setting() -> None:
    for file in [*DEPLOYED, *PAGES]:
        assert variables(file) <= KNOWN, file


def test_every_setting_is_documented() -> None:
    ours = {"LUDI_SNAPSHOT_EVERY", "LUDI_LARGEST_BODY", "LUDI_LARGEST_MESSAGE", "LUDI_PING_SECONDS"}
    settings = {PREFIX + name.upper() for name in Settings.model_fields}
    assert settings - variables(ROOT / "docs" / "cli.md") == ours, "those nobody should need"


def test_everything_the_image_is_made_of_is_there() -> None:
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    text = (ROOT / "Dockerfile").read_text()
    copied = re.findall(r"^COPY (?!--from)(.*) \S+$", text, re.M)
    for name in " ".join(copied).split():
        assert (ROOT / name).exists(), name
        assert {f"!{name}", f"!{name.split('/')[0]}"} & set(ignored), name
    last = text[text.rindex("FROM ") :]
    assert "USER ludi" in last and "HEALTHCHECK" in last


def test_every_attack_has_its_test() -> None:
    made = "".join(file.read_text() for file in sorted((ROOT / "tests").rglob("test_*.py")))
    there = set(re.findall(r"def (test_\w+)", made))
    named = set(re.findall(r"`(test_\w+)`", (ROOT / "SECURITY.md").read_text()))
    assert named and named <= there


def name_of(requirement: str) -> str:
    """As packages are compared: in small letters, and a dot is a hyphen."""
    return re.sub(r"[._]", "-", re.split(r"[^\w.-]", requirement)[0].lower())


def versions(text: str) -> dict[str, str]:
    found = re.findall(r"^([\w.-]+)(?:\[\w+\])?==(\S+)", text, re.M)
    return {name_of(name): version for name, version in found}


def test_what_a_server_is_installed_with_is_pinned_by_hash() -> None:
    """The versions everything is tested with; all that is needed, from nowhere special."""
    text = (ROOT / "deploy" / "requirements.txt").read_text()
    pinned = versions(text)
    tested = versions((ROOT / "constraints.txt").read_text())
    assert "://" not in text
    assert all("--hash=sha256:" in one for one in re.split(r"^(?=\w)", text, flags=re.M)[1:])
    assert all(tested.get(name, one) == one for name, one in pinned.items()), "make pins"
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    needed = [*project["dependencies"]]
    for extra in ("server", "postgres", "redis", "push"):
        needed += extras[extra]
    for one in [*needed, "setuptools", "mypy"]:
        assert name_of(one) in pinned, f"make pins: {one}"


def test_the_services_go_together() -> None:
    made: dict[str, Any] = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text())
    services = made["services"]
    assert set(services) == {"app", "migrate", "postgres", "redis", "caddy"}
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert source in made["volumes"] or (ROOT / "deploy" / source).exists(), volume
    given = {
        name: re.sub(r"\$\{\w+:-?([^}]*)\}", r"\1", value)
        for name, value in services["app"]["environment"].items()
    }
    given["LUDI_DATABASE"] = given["LUDI_DATABASE"].replace(
        "?a password for the database, in .env", "x"
    )
    settings = Settings.read(given)
    assert settings.database_url == "postgresql+asyncpg://ludi:x@postgres/ludi"
    assert settings.proxy and settings.redis == "redis://redis/0"
    assert f"reverse_proxy app:{settings.port}" in (ROOT / "deploy" / "Caddyfile").read_text()


def test_what_admins_are_told_can_be_done() -> None:
    said = re.findall(r"ludi admin ([a-z|-]+)", "".join(page.read_text() for page in PAGES))
    assert {one for words in said for one in words.split("|")} == {*LISTS, *ACTS}
