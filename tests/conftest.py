"""All tests of this process draw without a screen; those with a real window start their own."""

from game.render.context import choose_headless

choose_headless()
