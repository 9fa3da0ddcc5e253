"""What a desk stands in, as the desk sees it."""

from __future__ import annotations

from typing import Protocol


class Frame(Protocol):
    """The window as a piece of furniture."""

    @property
    def fullscreen(self) -> bool:
        """Whether it fills the screen."""

    @property
    def software(self) -> bool:
        """Whether the processor has to draw, because there is no graphics card."""

    def fill_screen(self, full: bool) -> None:
        """Fill the screen or not."""

    def present(self) -> None:
        """Draw a picture and show it at once: what comes next takes long."""

    def shut(self) -> None:
        """Close the window after this frame."""


class NoFrame(Frame):
    """A window that only a picture is wanted of: as fine as asked, whatever draws it."""

    fullscreen = False
    software = False

    def fill_screen(self, full: bool) -> None:
        """Do nothing: there is no screen."""

    def present(self) -> None:
        """Show nothing: nobody looks."""

    def shut(self) -> None:
        """Do nothing: there is no window to close."""
