"""`ludi serve`: the web application."""

from argparse import Namespace

from ludi.cli.output import Voice


def serve(args: Namespace, voice: Voice) -> int:
    """Serve the client and its interface until somebody stops it."""
    from ludi.server.serve import obey

    return obey(args)
