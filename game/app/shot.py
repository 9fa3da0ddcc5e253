"""A picture of any position or screen, without a window: for docs, tests and eyes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.content.packs import USUAL
from game.render.context import choose_headless
from game.rules.core import Values
from game.session.preferences import Preferences
from game.session.seats import HUMAN

PLAYERS = (HUMAN, "greedy", "greedy", "greedy")
"""Who sits at the table of a picture."""


def render_shot(
    title: str,
    seed: int,
    steps: int,
    size: tuple[int, int],
    focus: str,
    screen: str | None,
    out: Path,
    *,
    pack: str = USUAL,
    players: Sequence[str] = PLAYERS,
    options: Values | None = None,
    preferences: Preferences | None = None,
) -> None:
    """Draw what a player would see and write it to ``out``.

    ``steps`` decisions are made first by greedy agents, then as many more as ``screen`` needs; in a
    game without such a moment, the next seeds are tried. ``focus`` is a preset of the camera,
    ``pack`` the content pack. Raises ValueError for an unknown screen or preset, ContentError for
    an unknown pack, and NoOpenGL.
    """
    choose_headless()
    from game.app.match.flow.thinking import Unasked
    from game.app.screenshot_scenarios import scenarios
    from game.app.screenshot_stage import staged
    from game.scene.titles import TABLETOPS

    wanted = screen or "match"
    known = scenarios(title)
    if wanted not in known:
        raise ValueError(f"unknown screen {wanted!r}; known: {', '.join(known)}")
    places = [preset.name for preset in TABLETOPS[title].looking.presets if preset.key]
    if focus not in places:
        raise ValueError(f"unknown focus {focus!r}; known: {', '.join(places)}")
    with staged(size, preferences or Preferences(reduced_motion=False)) as stage:
        stage.desk.think_with(Unasked())
        stage.set_up(title, seed, steps, players, pack, options)
        stage.show(known[wanted], focus)
        stage.picture(out)
