"""The interface is documented completely, and keeps to its documentation whatever is sent."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS

from tests.server.processes import ServerProcess, server_process

CONTRACT = Path(__file__).parents[2] / "docs" / "server.md"
ROUTE = re.compile(r"`(GET|POST|PUT|PATCH|DELETE) (/[^`?\s]*)")
CHECKED = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
)
EXAMPLES = 3  # of every operation, well formed and not


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("openapi")
    with server_process(f"sqlite:///{folder}/ludi.sqlite") as server:
        yield server


@pytest.fixture(scope="module")
def document(running: ServerProcess) -> dict[str, Any]:
    answer = httpx.get(running.url + "/api/openapi.json", trust_env=False, timeout=30)
    found: dict[str, Any] = answer.json()
    return found


def test_everything_in_the_contract_is_there(document: dict[str, Any]) -> None:
    promised = {
        (method, re.sub(r"{\w+}", "{}", path))
        for method, path in ROUTE.findall(CONTRACT.read_text())
    }
    found = {
        (method.upper(), re.sub(r"{\w+}", "{}", path))
        for path, operations in document["paths"].items()
        for method in operations
    }
    assert len(promised) > 30
    promised.discard(("GET", "/api/openapi.json"))
    assert promised == found


def test_every_answer_has_a_schema(document: dict[str, Any]) -> None:
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            assert operation["summary"] and operation["responses"], path
            refusals = {int(code) for code in operation["responses"]} & {401, 403, 404, 409, 429}
            if path.startswith("/api"):
                assert 429 in refusals, (method, path)
            for code, answer in operation["responses"].items():
                if int(code) >= 400 and path.startswith("/api"):
                    assert "application/problem+json" in answer["content"], (path, code)


def test_nothing_that_is_sent_breaks_it(running: ServerProcess, document: dict[str, Any]) -> None:
    """Some hundred requests, good and bad: no server error, and only documented answers."""
    with httpx.Client(base_url=running.url, trust_env=False, timeout=30) as web:
        web.post("/api/guests", json={"nickname": "Fuzz"})
        body = {"game": "glory-to-rome", "seats": [{"kind": "me"}] * 2, "start": True}
        table = web.post("/api/tables", json=body).json()["id"]
        cookies = dict(web.cookies)
    schema = schemathesis.openapi.from_dict(document)
    checks = [CHECKS.get_one(name) for name in CHECKED]
    tried: set[str] = set()
    found: list[str] = []
    for result in schema.get_all_operations():
        operation: Any = result.ok()  # type: ignore[union-attr]
        if operation.path == "/api/sign-out" or operation.label == "DELETE /api/me":
            continue
        for mode in GenerationMode:

            @settings(
                max_examples=EXAMPLES,
                deadline=None,
                database=None,
                derandomize=True,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.as_strategy(generation_mode=mode))
            def ask(case: Any) -> None:
                if case.path_parameters and "table" in case.path_parameters and len(tried) % 3:
                    case.path_parameters["table"] = table
                case.call_and_validate(base_url=running.url, cookies=cookies, checks=checks)
                tried.add(case.id)

            try:
                ask()
            except Unsatisfiable:
                continue  # nothing about it can be wrong
            except Exception as error:
                found.append(f"{operation.label}: {error}")
    assert not found, "\n\n".join(found)
    assert len(tried) > 150
