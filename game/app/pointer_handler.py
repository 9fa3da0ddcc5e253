"""What lies beneath the panels of a screen, as the pointer meets it."""

from __future__ import annotations


class PointerHandler:
    """What hears the pointer where no panel does; this one does nothing. Pixels: from the bottom
    left.
    """

    @property
    def hot(self) -> bool:
        """Whether a click where the pointer is would do something."""
        return False

    def pointed(self, at: tuple[float, float] | None) -> None:
        """The pointer is over a pixel; None: over a panel or outside."""

    def pressed(self, at: tuple[float, float], button: str) -> None:
        """A button (``"left"``, ``"right"``, ``"middle"``) went down."""

    def covered(self, at: tuple[float, float]) -> None:
        """A button went down there on a panel: what lies below it is not asked about."""

    def dragged(self, at: tuple[float, float], by: tuple[float, float], button: str) -> None:
        """The pointer moved with a button held that went down here."""

    def called_off(self) -> None:
        """What the held button began is to come to nothing."""

    def hurried(self) -> bool:
        """A click on a panel that does nothing with it; whether it ended what was shown."""
        return False

    def released(self, at: tuple[float, float], button: str) -> None:
        """The button went up."""

    def double_clicked(self, at: tuple[float, float]) -> None:
        """The left button was clicked twice."""

    def scrolled(self, at: tuple[float, float], steps: float) -> None:
        """The wheel turned; up is positive."""
