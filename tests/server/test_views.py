"""A game's view is what its types say, and the OpenAPI document tells it."""

from typing import Any

import pytest
from pydantic import ValidationError

import ludi
from ludi.kernel.viewer import EVERYTHING, PUBLIC
from ludi.server.app import create_app
from ludi.server.views import view_adapter
from tests.games.test_properties import CASES, some


@pytest.mark.parametrize(("id", "players", "options"), CASES)
def test_a_view_holds_what_its_type_says_and_nothing_else(
    id: str, players: int, options: dict[str, str]
) -> None:
    adapter = view_adapter(ludi.game(id))
    assert adapter is not None
    for table in some(id, players, options, 9, 6):
        for viewer in (PUBLIC, EVERYTHING, table.seat if table.seat >= 0 else 0):
            adapter.validate_python(table.view(viewer))


def test_a_view_with_a_new_or_a_missing_part_is_noticed() -> None:
    adapter = view_adapter(ludi.game("ave-roma"))
    assert adapter is not None
    view = ludi.game("ave-roma").new(players=3, seed=1).view(0)
    for changed in ({**view, "more": 1}, {**view, "round": "1"}):
        with pytest.raises(ValidationError):
            adapter.validate_python(changed)


def test_the_document_tells_every_view() -> None:
    schemas: dict[str, Any] = create_app().openapi()["components"]["schemas"]
    assert set(schemas["GloryToRomeView"]["properties"]) > {"game", "camps", "pool"}
    known = {
        one.get("$ref", "").split("/")[-1]
        for one in schemas["State"]["properties"]["view"]["anyOf"]
    }
    assert {"AgeOfRomeView", "AveRomaView", "HadriansWallView", "RomeAndRollView"} <= known
