"""A renderer, and an overlay, that keep up with the game and draw nothing: all most tests need.

A window of its own for each test would bring shaders and the copies of every model to the graphics
card anew. What is drawn is looked at by ``tests/image``, ``tests/render``, ``tests/e2e``, and by
every test that opens its eyes.
"""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from game.render.drawlist import DrawList
from game.render.glyphs import Atlas, Sprite
from game.render.models.library import library
from game.render.passes import Looking
from game.render.population import Shown
from game.render.quality import Quality


class Blind:
    """What :class:`game.render.table.TableRenderer` is to a desk, without a graphics card."""

    def __init__(self, quality: Quality) -> None:
        self.quality = quality
        self.faces_of: object = None
        self._scene: Shown | None = None

    def sync(self, scene: Shown) -> None:
        """Take over what changed. Raises KeyError for a model that nobody has carved."""
        changed, _removed = scene.take_changes()
        if scene is not self._scene:
            self._scene, changed = scene, set(scene.pieces)
        for name in changed:
            model = scene.pieces[name].look.model if name in scene.pieces else ""
            if model:  # without one there is nothing to see
                library()[model]

    def draw(self, camera: Looking, scene: Shown, **_how: object) -> None:
        """Draw nothing."""
        del camera
        self.sync(scene)

    def set_quality(self, quality: Quality, scale: float = 1.0) -> None:
        """Go on at another quality level."""
        del scale
        self.quality = quality

    def load_faces(self, pictures: Mapping[str, Image.Image], of: object = None) -> None:
        """There is nothing to load."""
        self.faces_of = of

    def prepare(self, wanted: Mapping[str, int]) -> None:
        """There is nothing to get ready."""

    def resize(self, size: tuple[int, int]) -> None:
        """It has no size."""

    def keep_picture(self) -> None:
        """There is none."""

    def breathe(self, level: float) -> None:
        """It has no light."""

    def delete(self) -> None:
        """It holds nothing."""


NO_PICTURE = Sprite(0, 0, 0, 0)


class BlindAtlas(Atlas):
    """Knows every picture, and while it is ``blind`` gives room to none."""

    blind = True

    def glyph(self, face: str, pixels: int, character: str, phase: int) -> Sprite:
        """A character."""
        return NO_PICTURE if self.blind else super().glyph(face, pixels, character, phase)

    def symbol(self, name: str, pixels: int) -> Sprite:
        """A symbol of the family."""
        if self.blind:
            self._symbol(name, pixels)
            return NO_PICTURE
        return super().symbol(name, pixels)

    def picture(self, name: str, width: int, height: int) -> Sprite:
        """A picture, scaled to a size in pixels."""
        if self.blind:
            self._picture(name)
            return NO_PICTURE
        return super().picture(name, width, height)


class NoOverlay:
    """What :class:`game.render.overlay.Overlay` is to a desk, without a graphics card."""

    def __init__(self, atlas: Atlas) -> None:
        self._atlas = atlas

    def fill(self, drawn: DrawList, layer: str) -> None:
        """Nobody will look: the pictures of letters go nowhere."""
        self._atlas.take_uploads()

    def draw(self, width: int, height: int, layer: str) -> None:
        """Draw nothing."""
