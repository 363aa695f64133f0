"""`ludi serve`: the web application."""

from argparse import Namespace

from ludi.cli.output import Voice
from ludi.kernel.errors import LudiError


def serve(args: Namespace, voice: Voice) -> int:
    """Serve the client and its interface until somebody stops it."""
    try:
        from ludi.server.serve import obey
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("ludi"):
            raise
        raise LudiError(
            f"ludi serve needs {error.name}: pip install 'ludi-romani[server]'"
        ) from error
    return obey(args)
