"""The table's wood, felt and light are those of the concept's still."""

from __future__ import annotations

import pytest

from game.render.capture import capture
from game.render.models.library import library
from game.render.quality import Quality
from game.render.table import TableRenderer
from game.scene.pose import Look, Piece, Pose, Vec3
from game.scene.stage import Scene
from game.scene.turntable import Turntable
from game.titles.biomes.scene import places as at
from tests.gl import current
from tests.image.colours import Rgb, difference, lab, pixels_of
from tests.scene.eyes import eye

WINDOW = (1280, 720)
NEAR = 2.8
"""CIEDE2000 of a tone from the still's, at most: hardly seen side by side."""
TONES: dict[str, tuple[Vec3, Rgb]] = {
    "felt, left": ((-8.0, 0.9, 0.0), (93, 120, 110)),
    "wood of the table": ((-6.0, 6.85, -0.04), (128, 80, 50)),
    "maple, in front": ((-1.0, -2.75, 0.1), (245, 206, 133)),
    "maple, at the back": ((-0.5, 4.6, 0.1), (234, 180, 116)),
}
"""Where on our table, and the mean colour of such a place in the still."""


@pytest.mark.parametrize("quality", Quality)
def test_the_table_has_the_tones_of_the_concept(quality: Quality) -> None:
    current()
    scene, camera = Scene(Turntable(at.CUBE_CENTRE)), eye("table", WINDOW)
    for model, pose in (("table", Pose()), ("mat", Pose()), ("overworld", at.OVERWORLD)):
        scene.put((model,), Piece(Look(model), pose))
    renderer = TableRenderer(WINDOW, quality, library())
    renderer.draw(camera, scene)
    picture = capture(WINDOW)
    renderer.delete()
    for name, (place, wanted) in TONES.items():
        x, y = camera.project(place, *WINDOW)
        middle = (round(x), WINDOW[1] - round(y))
        found = pixels_of(
            picture.crop((middle[0] - 14, middle[1] - 4, middle[0] + 14, middle[1] + 4))
        )
        red, green, blue = (round(sum(part) / len(found)) for part in zip(*found, strict=True))
        away = difference(lab((red, green, blue), "normal"), lab(wanted, "normal"))
        assert away <= NEAR, (name, (red, green, blue), away)
