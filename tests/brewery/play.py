"""The program with brewery on its shelf: ``python -m tests.brewery.play play --title brewery``."""

from __future__ import annotations

import sys

from tests.brewery import register

register()  # here, so that the processes which this one spawns know it too

if __name__ == "__main__":
    from game.cli import main

    sys.exit(main())
