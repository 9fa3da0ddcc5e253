"""The program with towers on its shelf: ``python -m tests.towers.play play --title towers``."""

from __future__ import annotations

import sys

from tests.towers import register

register()  # here, so that the processes which this one spawns know it too

if __name__ == "__main__":
    from game.cli import main

    sys.exit(main())
