"""The examples at the head of each module give what they show."""

import doctest
import importlib

import pytest


@pytest.mark.parametrize("name", ["gymnasium", "openspiel", "pettingzoo", "vector"])
def test_examples_give_what_they_show(name: str) -> None:
    module = importlib.import_module(f"ludi.envs.{name}")
    failed, tried = doctest.testmod(module)
    assert tried and not failed
