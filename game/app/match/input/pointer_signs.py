"""What the pointer and the selection show on the table: marks, the ghost, captions and tips."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from game.app.match.viewer.table import Table
from game.rules.core import Refusal
from game.scene.pose import Piece, PieceId
from game.scene.stage import Mark, Scene
from game.scene.targets import Target
from game.ui.boxes import Padding
from game.ui.ground import extent
from game.ui.hands import AnyDecision
from game.ui.interface import Interface
from game.ui.layout import Stack
from game.ui.rect import Rect
from game.ui.ring import Ring
from game.ui.signs import Asked, Meant
from game.ui.tooltip_placement import Around
from game.ui.viewport import Viewport
from game.ui.widget import Widget

GHOST: PieceId = ("ghost",)
WHY_S = 0.4
"""How long the pointer rests on something before it says why it can't be used."""
NAME_S = 0.15
STILL = 4.0
"""Pixels that a hand trembles while it clicks."""
CLEAR = 18.0
"""Units between a thing and its sign, for the ring round it."""
WIDTHS = (420.0, 320.0)
"""How wide a sign may be at most: as it hides less."""
TOLD_S = 2.6
"""How long a refusal stands after a click."""


@dataclass(slots=True)
class PointerSigns:
    """The pointer over one table: what it rests on, since when, and what was refused."""

    table: Table
    interface: Interface
    at: tuple[float, float] | None = None
    target: Target | None = None
    rested: float = 0.0
    refusal: tuple[Target, Refusal] | None = None
    told: float = 0.0
    hushed: tuple[float, float] | None = None
    """Where a button went down: no tip hides what comes of it until the pointer goes on."""
    keyed: bool = False
    """Whether the last input was a key: then a ring shows where the keyboard is."""
    marked: dict[Target, Mark] = field(default_factory=dict)
    """The targets set off now."""
    _seen: tuple[object, ...] = ()

    def move(self, pixel: tuple[float, float] | None) -> bool:
        """The pointer is elsewhere; whether it rests on something else."""
        self.at = pixel
        if self.hushed and pixel and math.dist(pixel, self.hushed) > STILL:
            self.hushed = None
        target = self.table.pick(*pixel) if pixel else None
        if target == self.target:
            return False
        self.target, self.rested = target, 0.0
        self.refusal = None
        return True

    def forget(self) -> None:
        """Somebody else looks: what was told to the one before stands there no more."""
        self.target = self.refusal = None
        self.move(self.at)

    def hush(self, pixel: tuple[float, float]) -> None:
        """A button went down there."""
        self.hushed = pixel

    def refuse(self, target: Target, refusal: Refusal) -> None:
        """Say for a while why a click did nothing."""
        self.refusal, self.told = (target, refusal), TOLD_S

    def tell(self) -> None:
        """Say at once what the pointer is on: a click asked for it."""
        self.hushed, self.rested = None, max(self.rested, NAME_S + 0.01)

    @property
    def waiting(self) -> bool:
        """Whether something will appear or go when time passes."""
        return self.refusal is not None or (self.target is not None and self.rested <= WHY_S)

    def advance(self, seconds: float) -> bool:
        """Let time pass; whether something appears or goes."""
        before = self.rested
        self.rested += seconds
        appears = any(before < limit <= self.rested for limit in (NAME_S, WHY_S))
        if self.refusal is not None:
            self.told -= seconds
            if self.told <= 0:
                self.refusal = None
                return True
        return self._met_anew() or (appears and self.target is not None)

    def _met_anew(self) -> bool:
        """Whether the table came to lie otherwise beneath the pointer that rests."""
        table = self.table
        if table.camera_controller.flying or table.scene.moving:
            return False
        before = self._seen
        self._seen = (table.camera_controller.camera, table.scene.turntable.yaw, id(table.view))
        return before != self._seen and self.at is not None and self.move(self.at)

    def show(self, decision: AnyDecision) -> None:
        """Mark the table for a decision and what the pointer is over."""
        signs, hinted = self.interface.signs, self._hinted(decision)
        lit = self.interface.hands.lit(decision) if decision.open else {}
        meant = self._meant(decision, lit)
        group = signs.group(decision, meant)
        marks = self._marks(decision, meant, hinted, group, lit)
        self.marked = marks
        single = {**signs.single(decision, meant), **self._seen_through(decision, meant)}
        seen = self.target or decision.selection.cursor
        shown = _outstanding(marks) if hinted or group else marks
        picked = decision.selection.picked
        held = [*hinted, *signs.previewed(decision, meant)]
        held += [picked] if picked is not None else []
        if not (decision.open and decision.dragged):  # what lies there stays until it is dropped
            self.table.placing.lay(signs.laid(self.table, decision) if decision.open else {})
        self.table.mark(shown, single, seen, held)
        self._show_ghosts(signs.ghosts(self.table, decision, meant))

    def _seen_through(self, decision: AnyDecision, meant: Meant) -> dict[PieceId, Mark]:
        """What is dragged over a place for it: it must not hide where it would go."""
        held = decision.selection.picked
        if not decision.dragged or held is None or not meant.usable:
            return {}
        carried = self.table.tabletop.touching.carried(held, self.table.view)
        return {carried.piece: Mark.VEILED} if carried is not None else {}

    def _hinted(self, decision: AnyDecision) -> Sequence[Target]:
        """What the coach's suggestion is about."""
        if decision.hint is None or not decision.open:
            return ()
        return self.interface.words.about(decision.view, decision.hint)

    @property
    def usable(self) -> dict[Target, Mark]:
        """The targets that a click would use, with their marks."""
        return {t: mark for t, mark in self.marked.items() if mark is not Mark.REFUSED}

    def spots(
        self, draggable: Collection[Target], height: float
    ) -> list[tuple[Target, float, float, str, bool]]:
        """What a click would use, or a drag: the pixel in a window of ``height`` from its top left,
        the mark, whether nothing hides it there."""
        marks, found = self.usable, []
        for target in draggable:
            marks.setdefault(target, Mark.NONE)
        for target, mark in marks.items():
            x, y, clear = self.table.spot(target)
            found.append((target, x, height - y, mark.name, clear))
        return found

    def _marks(
        self,
        decision: AnyDecision,
        meant: Meant,
        hinted: Sequence[Target],
        group: Sequence[Target],
        lit: Mapping[Target, Mark],
    ) -> dict[Target, Mark]:
        """How targets are set off: those ``lit`` that can be used; what is ``hinted`` at, or of one
        ``group`` with what is ``meant``, above these."""
        marks: dict[Target, Mark] = dict.fromkeys(decision.lit_up, Mark.HOVER)
        if not decision.open:
            return marks
        marks.update(lit)
        marks.update(dict.fromkeys([*hinted, *group], Mark.CHOSEN))
        for each in decision.named if hinted else ():
            if marks.get(each) is not Mark.CHOSEN:
                marks[each] = Mark.HOVER
        if meant.target is not None and meant.target in marks:
            marks[meant.target] = Mark.HOVER
            for each in self.interface.signs.along(decision, meant):
                if marks.get(each) is not Mark.CHOSEN:  # what is in hand is still seen to be so
                    marks[each] = Mark.HOVER
        if self.refusal is not None:
            marks[self.refusal[0]] = Mark.REFUSED
        elif meant.target is not None and self._asks_why and self._why(decision):
            marks[meant.target] = Mark.REFUSED
        return marks

    @property
    def _asks_why(self) -> bool:
        """Whether the pointer rests long enough, and not after a click that did something."""
        return self.rested > WHY_S and self.hushed is None

    def meant(self, decision: AnyDecision) -> Target | None:
        """What a click would be for: one thing may stand for another."""
        return self.interface.hands.meant(decision, self.target)

    def aim(self, decision: AnyDecision) -> Target | None:
        """What can be used where the pointer has come to rest, or the keyboard has led to."""
        meant = self._meant(decision)
        passes = self.target is not None and self.rested <= WHY_S
        return meant.target if meant.usable and not passes else None

    def _meant(self, decision: AnyDecision, lit: Mapping[Target, Mark] | None = None) -> Meant:
        """What a click would be for, or what the keyboard is led to, and whether it can be used.

        ``lit``: what can be used, if that is known.
        """
        target = self.meant(decision) or decision.selection.cursor
        clicked = self.hushed is not None
        if target is None or not decision.open:
            return Meant(target, usable=False, clicked=clicked)
        usable = self.interface.hands.lit(decision) if lit is None else lit
        return Meant(target, target in usable, clicked)

    def _why(self, decision: AnyDecision) -> Refusal | None:
        if self.target is None or not decision.open:
            return None
        return self.interface.hands.why_not(decision, self.target)

    def told_why(self, decision: AnyDecision) -> Refusal | None:
        """Why what is pointed at can't be used, where a sign tells that or is about to."""
        return self.refusal[1] if self.refusal is not None else self._why(decision)

    def _show_ghosts(self, pieces: Sequence[Piece]) -> None:
        scene = self.table.scene
        names = lay_ghosts(scene, pieces)
        if names:
            scene.mark({**scene.marks, **dict.fromkeys(names, Mark.GHOST)})

    def notes(self, decision: AnyDecision, viewport: Viewport, room: Rect) -> Widget | None:
        """Captions and tips; these within the ``room`` that no panel lies over."""
        meant = self._meant(decision)
        parts = self._focus(decision)
        parts += self.interface.signs.notes(self.table, decision, meant, viewport)
        sign = self._tip(decision, meant)
        if sign is not None:
            beside = (viewport.width - room.right, viewport.height - room.bottom)
            parts.append(Padding(sign, (room.x, room.y, *beside)))
        return Stack(*parts) if parts else None

    def _focus(self, decision: AnyDecision) -> list[Widget]:
        """The ring round what the keyboard is led to."""
        cursor = decision.selection.cursor if self.keyed else None
        if cursor is None or not decision.open:
            return []
        points = self.table.ring(cursor)
        return [Ring(points)] if points else []

    def _tip(self, decision: AnyDecision, meant: Meant) -> Widget | None:
        if self.refusal is not None:
            return self._placed(decision, meant, Asked(*self.refusal))
        target = self.target or decision.selection.cursor
        if decision.selection.waits:
            return None
        unready = self.rested <= NAME_S or self.hushed is not None
        if target is None or (self.target is not None and unready):
            return None
        taken = self.target in self.interface.hands.draggable(decision)
        if decision.open and (taken or meant.target in self.usable):
            stands_for = self.meant(decision) if target == self.target else None
            return self._placed(decision, meant, Asked(target, able=stands_for or target))
        refusal = self._why(decision) if self._asks_why else None
        return self._placed(decision, meant, Asked(target, refusal))

    def _placed(self, decision: AnyDecision, meant: Meant, asked: Asked) -> Widget | None:
        sign = self.interface.signs.tip(self.table, decision, meant, asked)
        if sign is None:
            return None
        target = asked.target
        at = None
        if self.at is not None and target == self.target:
            at = self.table.to_units(*self.at)
        goals = self.interface.hands.goals(decision) if decision.open else []
        others = [self.place_of(each) for each in {*goals, *self.marked} if each != target]
        return Around(sign, self.place_of(target), others, apart=CLEAR, widths=WIDTHS, at=at)

    def place_of(self, target: Target) -> Rect:
        """Where a target shows, in units."""
        return extent(self.table, target)


def lay_ghosts(scene: Scene, pieces: Sequence[Piece]) -> list[PieceId]:
    """Let these be seen as ghosts in a ``scene``, and no others; their names there."""
    names = [(*GHOST, number) if number else GHOST for number in range(len(pieces))]
    for name in [each for each in scene.pieces if each[0] == GHOST[0] and each not in names]:
        scene.remove(name)
    for name, piece in zip(names, pieces, strict=True):
        scene.put(name, piece)
    return names


def _outstanding(marks: dict[Target, Mark]) -> dict[Target, Mark]:
    """The marks without those of everything else that could be used: a hint stands out alone."""
    usual = (Mark.TAKEABLE, Mark.TARGET)
    return {target: mark for target, mark in marks.items() if mark not in usual}
