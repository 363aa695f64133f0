"""`ludi serve`: the web application; `ludi think`: bots for servers on other machines."""

from argparse import Namespace

from ludi.cli.output import Voice
from ludi.kernel.errors import LudiError


def serve(args: Namespace, voice: Voice) -> int:
    """Serve the client and its interface until somebody stops it."""
    from ludi.server.serve import obey

    return obey(args)


def think(args: Namespace, voice: Voice) -> int:
    """Take jobs from the servers of a Redis until somebody stops it."""
    from ludi.server.settings import Settings

    settings = Settings.read(redis=args.redis)
    try:
        from ludi.server.think import run
    except ModuleNotFoundError as error:
        raise LudiError(
            f"ludi think needs {error.name}: pip install 'ludi-romani[redis]'"
        ) from None
    run(settings, args.processes)
    return 0
