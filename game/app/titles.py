"""Moments of each title's own that pictures can be taken of: the table of this layer.

Import it only after :func:`game.render.context.choose_headless`.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.app.screenshot_stage import Scenario
from game.titles.biomes.app import screenshot_scenarios as biomes
from game.titles.brewery.app import screenshot_scenarios as brewery
from game.titles.towers.app import screenshot_scenarios as towers

SCENARIOS: dict[str, Mapping[str, Scenario]] = {
    "biomes": biomes.MOMENTS,
    "towers": towers.MOMENTS,
    "brewery": brewery.MOMENTS,
}
"""By the title's id, and the name of the screen; they come before everybody's."""
