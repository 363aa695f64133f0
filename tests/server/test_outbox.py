"""A server that is killed while it tells people: nothing is lost, nothing told twice."""

from benchmarks.outbox import counted, measure
from benchmarks.sinks import Posted, Sinks


async def test_kill_9_between_loses_none_and_doubles_none() -> None:
    found = await measure(10, 3, seed=1)
    assert (found["killed"], found["turns"]) == (10, 30)
    assert (found["lost"], found["doubled"]) == (0, 0), found


def test_what_is_lost_or_doubled_is_noticed() -> None:
    arrived = Sinks()
    body = b'{"notices": [{"table": "t00000"}]}'
    arrived.posted = [Posted("/hook", {"idempotency-key": id}, body) for id in "aab"]
    found = counted(arrived, 2)
    assert (found["lost"], found["doubled"], found["came_again"]) == (3, 1, 1)
