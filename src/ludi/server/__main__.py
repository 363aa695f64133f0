"""`python -m ludi.server`: the same as `ludi serve`."""

import sys

if __name__ == "__main__":  # bots' processes import this module too, and need nothing of it
    from ludi.server.serve import main

    sys.exit(main(sys.argv[1:]))
