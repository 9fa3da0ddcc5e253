"""Input that is heard: presses click, pages turn, what can't be pressed knocks."""

from __future__ import annotations

from game.app.input_dispatch import InputDispatch
from game.app.sound import Sound
from game.ui.controls import Pressable
from game.ui.intents import Intent


class AudibleInput(InputDispatch):
    """Takes the input of one window, and lets it be heard."""

    sound: Sound

    def hear(self, intent: Intent) -> None:
        """What a panel was used for."""
        before = self._open
        super().hear(intent)
        if self._open != before:
            self.sound.page()
        else:
            self.sound.click(intent)

    def key(self, *names: str) -> None:
        """A key went down."""
        before = self._open
        super().key(*names)
        if self._open != before:
            self.sound.page()

    def pointer_released(self, x: float, y: float, button: str) -> None:
        """The button went up."""
        touch = self.surface.touch
        pressed = self.surface.find(touch.pressed) if touch.pressed == touch.hovered else None
        super().pointer_released(x, y, button)
        if isinstance(pressed, Pressable) and pressed.reason:
            self.sound.refused()

    @property
    def _open(self) -> tuple[object, ...]:
        """The screen, and the dialogs over it."""
        return (self.screen, *self._dialogs)
