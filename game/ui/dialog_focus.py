"""Where the keyboard begins in a dialog, and where it goes back to when the dialog is closed."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.boxes import Modal
from game.ui.controls import Pressable
from game.ui.focus import within_reach
from game.ui.paint import Touch
from game.ui.widget import Widget


class DialogFocus:
    """Follows which dialog is on top, and what had the focus beneath each of them."""

    def __init__(self, touch: Touch) -> None:
        self._touch = touch
        self._depth: list[tuple[str, str, bool]] = [("", "", False)]
        """Names of the dialogs from the lowest on, the focus in each when the next came, and
        whether keys had led there: what was only clicked is not pressed by Enter afterwards."""
        self.keyed = False
        """Whether the last input was a key: then the focus shows."""
        self.main = ""
        """The control that the topmost dialog is for, by its key."""

    def meet(self, landmarks: Sequence[Widget]) -> None:
        """Another tree is shown: begin in a dialog that is new, go back from one that is gone."""
        modals = [node for node in landmarks if isinstance(node, Modal)]
        top = modals[-1] if modals else None
        reach = within_reach(landmarks)
        keys = [node.key for node in reach if node.focusable]
        name = self._name(top, keys)
        self.main = top.first if top is not None else ""
        if name == self._depth[-1][0]:
            self._keep(reach)
            return
        names = [each for each, _focus, _led in self._depth]
        if name in names:
            del self._depth[names.index(name) + 1 :]
            _name, self._touch.focused, led = self._depth[-1]
            led = led and not _plays_on(reach, self._touch.focused)
        else:
            self._depth[-1] = (names[-1], self._touch.focused, self._touch.ring)
            self._depth.append((name, "", False))
            led = top is not None and top.leads
            self._touch.focused = (self.main or next(iter(keys), "")) if led else ""
        self._touch.ring = led and self.keyed and bool(self._touch.focused)
        self._keep(reach)

    @staticmethod
    def _name(top: Modal | None, keys: Sequence[str]) -> str:
        """What tells a dialog from others, the same after each rebuild."""
        return "" if top is None else top.first or next(iter(keys), "dialog")

    def _keep(self, reach: Sequence[Widget]) -> None:
        if self._touch.focused not in {node.key for node in reach}:
            self._touch.focused = ""

    def obeys(self, widget: Widget) -> bool:
        """Whether Enter and Space press it: they were led to it, or it is what a dialog is for."""
        return self._touch.ring or (bool(self.main) and widget.key == self.main)


def _plays_on(reach: Sequence[Widget], focused: str) -> bool:
    """Whether whoever comes back to what opened a dialog has no more to do there: it is the menu,
    which one leaves by its own key, or Enter is printed on something else."""
    controls = [node for node in reach if isinstance(node, Pressable) and not node.reason]
    menu = any(node.key == focused and node.shortcut == "Esc" for node in controls)
    return menu or any(
        "Enter" in (node.shortcut, node.also) and node.key != focused for node in controls
    )


def press_by(reach: Sequence[Widget], name: str) -> bool:
    """Press what a key is for wherever the focus is, of several the topmost; whether there is."""
    for node in reversed(reach):
        if isinstance(node, Pressable) and name in (node.shortcut, node.also):
            node.activate()
            return True
    return False
