"""``python -m game`` is the command ``cubewright``, and a packaged program starts here too."""

import sys

if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        import multiprocessing

        multiprocessing.freeze_support()  # the thinking process is this program once more

    from game.cli import main

    sys.exit(main())
