"""Holds the tree that is shown: pointer and keys in, intents and a painted list out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.render.drawlist import DrawList
from game.render.glyphs import Atlas, AtlasFull
from game.ui.dialog_focus import DialogFocus, press_by
from game.ui.field import TextField
from game.ui.focus import ARROWS, next_stop, stops, towards, within_reach
from game.ui.memo import WidgetMemo
from game.ui.paint import Painter, Touch
from game.ui.prepared_tree import PreparedTree
from game.ui.rect import Rect
from game.ui.scroll import Scroll
from game.ui.scroll_positions import ScrollPositions
from game.ui.stray_press import StrayPress
from game.ui.text import TextMeter
from game.ui.tips import Patience, tip
from game.ui.viewport import Viewport
from game.ui.widget import Widget


class Surface:
    """One layer of widgets over the window.

    Positions are window pixels with the origin at the bottom left. Keys are names: ``"Tab"``,
    ``"Shift+Tab"``, ``"Enter"``, ``"Space"``, ``"Esc"``, ``"Left"``, ``"Backspace"``, ``"A"``,
    ``"1"``, ``"Ctrl+Z"``. Every method that takes input says whether it was used here; what isn't
    used belongs to the table beneath.
    """

    def __init__(self, atlas: Atlas, viewport: Viewport) -> None:
        self.atlas = atlas
        self.viewport = viewport
        self.touch = Touch()
        self.leading = DialogFocus(self.touch)
        self._changed = True
        self._painted_from = -1
        self._root = Widget()
        self._landmarks: Sequence[Widget] = ()
        self._reach: Sequence[Widget] = ()
        self._memory = WidgetMemo()
        self._rehearsal: PreparedTree | None = None
        self._places = ScrollPositions()
        self._patience = Patience()
        self._straying = StrayPress()
        self._pointer = (0.0, 0.0)
        self._time = 0.0
        self._meter = TextMeter(atlas.fonts, viewport.scale)
        self._painter = Painter(atlas, self._meter, self.touch)

    @property
    def dirty(self) -> bool:
        """Whether it has to be painted anew: it changed, or the atlas was emptied since."""
        return self._changed or self._painted_from != self.atlas.generation

    @property
    def waiting(self) -> bool:
        """Whether a tip comes soon, if time passes."""
        owner = self.find(self.touch.hovered) if self._patience.waiting else None
        return owner is not None and bool(owner.tip)

    def advance(self, seconds: float) -> None:
        """Let time pass: tips come after a while."""
        self._time += seconds
        self._changed = self._patience.advance(seconds) or self._changed

    @property
    def pointer(self) -> tuple[float, float]:
        """Where the pointer was last, in logical units."""
        return self._pointer

    @property
    def root(self) -> Widget:
        """The tree that is shown."""
        return self._root

    @property
    def painter(self) -> Painter:
        """The last painting: its contrasts and cut texts."""
        return self._painter

    def resize(self, viewport: Viewport) -> None:
        """Take another size or scale; build and show the tree anew afterwards."""
        if viewport == self.viewport:
            return
        self.viewport = viewport
        if viewport.scale != self._meter.scale:
            self._meter = TextMeter(self.atlas.fonts, viewport.scale)
            symbols = self._painter.symbols
            self._painter = Painter(self.atlas, self._meter, self.touch)
            self._painter.symbols = symbols
            self._memory.forget()
        self._rehearsal = None
        self._place()

    def draw_as(self, symbols: Mapping[str, str]) -> None:
        """Draw these symbols instead of others from now on, by the names of these."""
        if symbols != self._painter.symbols:
            self._painter.symbols, self._changed = symbols, True

    def build(self, make: Callable[[], Widget]) -> None:
        """Show the tree that ``make`` builds; what shows the same as before is taken over."""
        tree = self._memory.build(make)
        if tree is not self._root:
            self.show(tree)

    def rehearse(self, make: Callable[[], Widget]) -> None:
        """Begin to get a tree ready, to be shown by :meth:`go_on` as soon as it is."""
        tree = self._memory.build(make)
        self._rehearsal = PreparedTree(
            tree, self._memory, self._meter, self._painter, self._window, lambda: self._time
        )

    @property
    def rehearsing(self) -> bool:
        """Whether a tree is on its way to be shown."""
        return self._rehearsal is not None

    def go_on(self, seconds: float, *, patiently: bool = False) -> None:
        """Work on the tree on its way for about so long, or longer if it has been so for long and
        not ``patiently``; show it if it is ready."""
        if self._rehearsal is not None and self._rehearsal.go_on(seconds, patiently=patiently):
            self.show(self._rehearsal.tree)

    def show(self, root: Widget) -> None:
        """Show another tree; focus, hover and scrolling are kept by key. What the pointer or the
        focus was on and is gone has been left."""
        on = {self.find(self.touch.hovered), self.find(self.touch.focused)}
        self._places.keep(self._landmarks, self.touch.focused)
        self._root, self._rehearsal = root, None
        self._places.restore(root.landmarks())
        self._place()
        self.leading.meet(self._landmarks)
        keys = {node.key for node in self._reach}
        if self.touch.hovered not in keys:
            self.touch.hovered = ""
            self._patience.rest("")
        for node in on:
            if node is not None and node.key not in keys:
                node.left()

    def paint(self) -> DrawList:
        """Paint the tree; it is clean afterwards."""
        self._changed = False
        try:
            drawn = self._painted()
        except AtlasFull:
            self.atlas.clear()
            with self.atlas.sparing():
                drawn = self._painted()
        self._painted_from = self.atlas.generation
        return drawn

    def _painted(self) -> DrawList:
        self._painter.begin()
        self._root.paint(self._painter)
        self._paint_tip()
        return self._painter.drawn

    @property
    def _window(self) -> Rect:
        return Rect(0, 0, self.viewport.width, self.viewport.height)

    def _place(self) -> None:
        self._root.place(self._meter, self._window)
        self._landmarks = self._root.landmarks()
        self._reach = within_reach(self._landmarks)
        self._changed = True

    @property
    def tells(self) -> bool:
        """Whether the pointer has rested on something until its tip was told."""
        owner = self.find(self.touch.hovered) if self._patience.over else None
        return owner is not None and bool(owner.tip) and not self.touch.pressed

    def _paint_tip(self) -> None:
        by_keyboard = self.touch.ring and self.leading.keyed
        owner = self.find(self.touch.focused if by_keyboard else self.touch.hovered)
        if owner is None or not owner.tip or self.touch.pressed:
            return
        if by_keyboard or self._patience.over:
            window = Rect(4, 4, self.viewport.width - 8, self.viewport.height - 8)
            pointer = None if by_keyboard else self._pointer
            others = [each.rect for each in self._reach if each.key and each is not owner]
            panel = tip(owner.tip, owner.rect, pointer, self._meter, window, others)
            panel.paint(self._painter)

    def is_astray(self, x: float, y: float, now: float) -> bool:
        """Whether a press now, in seconds, means what lay there a moment ago and is gone."""
        at = self.viewport.to_units(x, y)
        return self._straying.is_astray(at, self._root.hit(*at), self._reach, now)

    def find(self, key: str) -> Widget | None:
        """The control with a key, if it may be used now."""
        if not key:
            return None
        return next((node for node in self._reach if node.key == key), None)

    def pointer_moved(self, x: float, y: float) -> bool:
        """The pointer moved; whether it is over a widget."""
        at = self.viewport.to_units(x, y)
        held = self.find(self.touch.pressed)
        if held is not None:
            held.drag(*at)
            self._changed = True
        found = self._root.hit(*at)
        self._pointer = at
        self._patience.move(at)
        self._hover(found.key if found is not None else "")
        return found is not None or held is not None

    def pointer_left(self) -> None:
        """The pointer left the window."""
        self._hover("")

    def pointer_pressed(self, x: float, y: float) -> Widget | None:
        """The left button went down; the widget that it is on, if any."""
        at = self.viewport.to_units(x, y)
        found = self._root.hit(*at)
        self._patience.move(at)
        self.touch.ring = self.leading.keyed = False
        self._changed = True
        if found is None:
            self.touch.focused = ""
            self._patience.click(at)
            return None
        self._hover(found.key)
        self._patience.click(at)
        self._patience.spend(told=found.inert)
        self.touch.pressed = self.touch.focused = found.key
        found.press(*at)
        return found

    def pointer_released(self, x: float, y: float) -> bool:
        """The left button went up; a click where it is still over what it pressed."""
        key, self.touch.pressed = self.touch.pressed, ""
        if not key:
            return False
        self._changed = True
        held = self.find(key)
        if held is not None:
            held.let_go()
        found = self._root.hit(*self.viewport.to_units(x, y))
        if found is not None and found.key == key:
            found.activate()
        return True

    def interrupted(self) -> None:
        """The button that is down will go up elsewhere: what it holds stays as it is, unclicked."""
        held, self.touch.pressed = self.find(self.touch.pressed), ""
        if held is not None:
            held.let_go()
            self._changed = True

    def scrolled(self, x: float, y: float, steps: float) -> bool:
        """The wheel turned (up is positive); whether over a widget."""
        at = self.viewport.to_units(x, y)
        scrolls = [n for n in self._reach if isinstance(n, Scroll)]
        for node in reversed(scrolls):
            if node.rect.contains(*at) and node.scroll(steps):
                self._changed = True
                return True
        return self._root.hit(*at) is not None

    def _hover(self, key: str) -> None:
        if key == self.touch.hovered:
            return
        before, self.touch.hovered = self.find(self.touch.hovered), key
        self.leading.keyed = self.leading.keyed and not key
        self._patience.rest(key)
        self._changed = True
        if before is not None:
            before.left()
        now = self.find(key)
        if now is not None:
            now.entered()

    @property
    def typing(self) -> bool:
        """Whether letters go to a text field."""
        return isinstance(self.find(self.touch.focused), TextField)

    def key_comes(self) -> None:
        """A key went down, whoever uses it: focus that it leads to shows."""
        self.leading.keyed = True

    def hide_ring(self) -> None:
        """A key was used for what lies beneath: the focus is not shown any more."""
        self.touch.ring = False

    def key(self, name: str) -> bool:
        """A key went down; whether it was used."""
        focused = self.find(self.touch.focused or self.leading.main)
        used = (
            (focused is not None and focused.key_pressed(name))
            or self._navigated(name)
            or self._confirmed(name, focused)
            or press_by(self._reach, name)
        )
        self._changed = self._changed or used
        return used

    def typed(self, text: str) -> bool:
        """Text was typed; whether a field took it."""
        focused = self.find(self.touch.focused)
        used = focused is not None and focused.typed(text)
        self._changed = self._changed or used
        return used

    def focus(self, key: str) -> None:
        """Let the keyboard go to a control, and show it."""
        before = self.find(self.touch.focused)
        self.touch.focused, self.touch.ring, self._changed = key, True, True
        now = self.find(key)
        if before is not None and before is not now:
            before.left()
        if now is None:
            return
        for node in self._landmarks:
            if isinstance(node, Scroll) and now in node.landmarks():
                node.reveal(now.rect)
        now.entered()

    def _navigated(self, name: str) -> bool:
        controls = stops(self._root)
        if name in ("Tab", "Shift+Tab"):
            step = 1 if name == "Tab" else -1
            self.focus(next_stop(controls, self.touch.focused, step))
            return bool(controls)
        if name in ARROWS and self.touch.ring and self.touch.focused:
            self.focus(towards(controls, self.touch.focused, name))
            return True
        return False

    def lead(self, first: str | None) -> None:
        """Show the focus, or let it begin at ``first``, at the top (""), or nowhere (None)."""
        keys = [control.key for control in stops(self._root)]
        begin = [key for key in (self.touch.focused, first or "", *keys) if key in keys]
        if begin and first is not None:
            self.focus(begin[0])

    def _confirmed(self, name: str, focused: Widget | None) -> bool:
        if focused is None or isinstance(focused, TextField) or name not in ("Enter", "Space"):
            return False
        obeyed = self.leading.obeys(focused)
        if obeyed:
            focused.activate()
        return obeyed
