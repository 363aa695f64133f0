"""`ludi backup` and `ludi restore`: a whole server's games in one file."""

from argparse import Namespace

from ludi.cli.output import Voice, line


def backup(args: Namespace, voice: Voice) -> int:
    """Write all that a database holds into a file, while people play."""
    from ludi.server.backup import back_up_database

    back_up_database(args.database, args.file)
    line(voice.say("backup-done", file=args.file))
    return 0


def restore(args: Namespace, voice: Voice) -> int:
    """Put such a file in the place of what is there."""
    from ludi.server.backup import restore_database

    kept = restore_database(args.database, args.file)
    line(voice.say("restore-done", file=args.file))
    if kept is not None:
        line(voice.say("restore-kept", file=str(kept)))
    return 0
