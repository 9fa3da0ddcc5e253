"""The program with the toy on its shelf: ``python -m tests.toy.play play --title toy``."""

from __future__ import annotations

import sys

from tests.toy import register

register()  # here, so that the processes which this one spawns know it too

if __name__ == "__main__":
    from game.cli import main

    sys.exit(main())
