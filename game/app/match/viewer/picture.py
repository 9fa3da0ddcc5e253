"""How a scene gets into the window: faces and miniatures, fades, the dark behind a stage."""

from __future__ import annotations

from game.app.match.playback.crossfade import Crossfade
from game.app.match.playback.glow import Glow
from game.app.match.playback.stage_dimmer import StageDimmer
from game.app.match.viewer.pack_models import PackModels
from game.app.match.viewer.painted import Shown
from game.app.match.viewer.setting import Setting
from game.app.services import Services
from game.language import language
from game.render.faces.shared_parts import forget_parts
from game.render.models.library import library
from game.render.targets import Target
from game.render.titles import LOOKS
from game.scene.camera import Camera
from game.scene.director.effects import MOST_AT_ONCE
from game.scene.pose import PieceId
from game.scene.stage import Scene


class Picture:
    """The picture of one scene; the rest of it is dark while its ``stage`` stands there."""

    def __init__(
        self, services: Services, setting: Setting, scene: Scene, stage: PieceId | None
    ) -> None:
        self._services, self._scene = services, scene
        self._content, self._looks = setting.content, LOOKS[setting.title]
        self._dressed = self._looks.dressed(self._content)
        self._shown = Shown(scene, self._looks.seated, setting.colors, self._dressed)
        self._furnishing: PackModels | None = None
        self._fading = Crossfade(scene)
        self._darkening = StageDimmer(scene, stage)
        self.breathing = Glow()
        self._lettered = ""
        """The language of what is written on pieces."""

    @property
    def staged(self) -> bool:
        """Whether a stage stands before the table."""
        return self._darkening.staged

    @property
    def moving(self) -> bool:
        """Whether the next picture differs from this one though nothing moves on the table."""
        return self._fading.moving or self._darkening.moving or self._scene.stale

    @property
    def waiting(self) -> bool:
        """Whether miniatures are still to come, or what may be taken breathes."""
        comes = self._furnishing is not None and self._furnishing.waiting
        return comes or self.breathing.active

    def arrive(self) -> None:
        """Take in miniatures that have come just now."""
        if self._furnishing is not None and self._furnishing.arrived():
            self._services.drawing.renderer.prepare(self._coming())
            self._scene.touch(list(self._scene.pieces))

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self._fading.advance(seconds)
        if self.breathing.advance(seconds):
            self._services.redraw()
        self._darkening.advance(seconds)

    def finish(self) -> None:
        """Be at the end of all that fades, flies or breathes."""
        self.clear()
        self.breathing.rest()

    def clear(self) -> None:
        """Be at the end of all that lies over the table."""
        self._darkening.finish()
        self._fading.finish()

    def draw(self, eye: Camera, *, hurried: bool, onto: Target | None = None) -> None:
        """Draw it into the window, or ``onto`` a target; ``hurried``: the next comes soon."""
        renderer = self._services.drawing.renderer
        if self._furnishing is None:
            library().lend(self._looks.models)
            self._furnishing = PackModels(self._content.id, self._looks.own(self._content))
            self._letter()
            renderer.prepare(self._coming())
        if self._lettered != language():
            self._letter()
        kept = self._fading.share(renderer)
        renderer.breathe(self.breathing.level)
        dim = self._darkening.level
        renderer.draw(eye, self._shown, dim=dim, onto=onto, hurried=hurried, kept=kept)

    def _letter(self) -> None:
        """Print the faces of pieces in the language that is spoken, unless they are there."""
        self._lettered = language()
        renderer, printed = self._services.drawing.renderer, (self._content, self._lettered)
        if renderer.faces_of != printed:
            renderer.load_faces(self._looks.faces(self._content), printed)
            forget_parts()

    def _coming(self) -> dict[str, int]:
        """How many of each model may be shown that does not lie on the table now."""
        coming, dressed = self._looks.coming(self._content), self._dressed
        return {dressed.get(model, model): count for model, count in coming.items()} | MOST_AT_ONCE
