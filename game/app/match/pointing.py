"""What the pointer and the selection show on the table: marks, the ghost, captions and tips."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from game.app.match.decision import Decision
from game.app.match.ghosts import GHOST, ghost, paid_for
from game.app.match.signs import Signs, cost_marks, group_with
from game.app.match.table import Table
from game.app.match.tips import tip
from game.rules.biomes.hints import scored_spaces
from game.rules.biomes.moves import Space
from game.rules.biomes.view import Stage
from game.rules.core import Refusal
from game.scene.stage import Mark
from game.scene.targets import Target
from game.titles.biomes.scene.targets import (
    FightTokenTarget,
    FigureTarget,
    SpaceTarget,
    StackTarget,
)
from game.titles.biomes.ui.hands import intent
from game.titles.biomes.ui.hands.foresight import preview
from game.titles.biomes.ui.hands.meaning import meant
from game.titles.biomes.ui.hands.selection import BuildPreview, ExplorePreview
from game.titles.biomes.ui.panels.scoring import ScoreChoice, score_choices
from game.ui.boxes import Pinned
from game.ui.layout import Stack
from game.ui.viewport import Viewport
from game.ui.widget import Widget

WHY_S = 0.4
"""How long the pointer rests on something before it says why it can't be used."""
NAME_S = 0.15
STILL = 4.0
"""Pixels that a hand trembles while it clicks."""
CLEAR = 18.0
"""Units between a thing and its sign, for the ring round it."""
TOLD_S = 2.6
"""How long a refusal stands after a click."""


@dataclass(slots=True)
class Pointing:
    """The pointer over one table: what it rests on, since when, and what was refused."""

    table: Table
    at: tuple[float, float] | None = None
    target: Target | None = None
    rested: float = 0.0
    refusal: tuple[Target, Refusal] | None = None
    told: float = 0.0
    hushed: tuple[float, float] | None = None
    """Where a button went down: no tip hides what comes of it until the pointer goes on."""
    keyed: bool = False
    """Whether the last input was a key: then a ring shows where the keyboard is."""
    _seen: tuple[object, ...] = ()
    _marked: dict[Target, Mark] = field(default_factory=dict)

    def move(self, pixel: tuple[float, float] | None) -> bool:
        """The pointer is elsewhere; whether it rests on something else."""
        self.at = pixel
        if self.hushed is not None and (pixel is None or math.dist(pixel, self.hushed) > STILL):
            self.hushed = None
        target = self.table.pick(*pixel) if pixel else None
        if target == self.target:
            return False
        self.target, self.rested = target, 0.0
        self.refusal = None
        return True

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
        if table.gaze.flying or table.scene.moving:
            return False
        before = self._seen
        self._seen = (table.gaze.camera, table.scene.turntable.yaw, id(table.view))
        return before != self._seen and self.at is not None and self.move(self.at)

    def show(self, decision: Decision) -> None:
        """Mark the table for a decision and what the pointer is over."""
        marks = self._marks(decision)
        self._marked = marks
        alone = decision.hinted or self._group(decision)
        paid = cost_marks(decision, self._building(decision))
        self.table.mark(_outstanding(marks) if alone else marks, paid)
        self._show_ghost(decision)

    @property
    def marked(self) -> dict[Target, Mark]:
        """The targets set off now."""
        return self._marked

    @property
    def usable(self) -> dict[Target, Mark]:
        """The targets that a click would use, with their marks."""
        return {t: mark for t, mark in self._marked.items() if mark is not Mark.REFUSED}

    def _marks(self, decision: Decision) -> dict[Target, Mark]:
        marks: dict[Target, Mark] = dict.fromkeys(decision.lit_up, Mark.HOVER)
        if not decision.open:
            return marks
        view, legal, selection = decision.view, decision.legal, decision.selection
        marks.update(intent.lit(view, legal, selection))
        marks.update(dict.fromkeys(decision.hinted, Mark.CHOSEN))
        target = self._meant(decision)
        for group in self._group(decision):
            marks[group] = Mark.CHOSEN
        if target is not None and target in marks:
            marks[target] = Mark.HOVER
            seen = preview(view, selection, target)
            if isinstance(seen, ExplorePreview):
                marks.update(dict.fromkeys(map(StackTarget, _inner(seen)), Mark.HOVER))
        if self.refusal is not None:
            marks[self.refusal[0]] = Mark.REFUSED
        elif target is not None and self._asks_why and self._why(decision):
            marks[target] = Mark.REFUSED
        return marks

    @property
    def _asks_why(self) -> bool:
        """Whether the pointer rests long enough, and not after a click that did something."""
        return self.rested > WHY_S and self.hushed is None

    def meant(self, decision: Decision) -> Target | None:
        """What a click would be for: a figure may stand for its crossing."""
        return meant(decision.view, decision.legal, decision.selection, self.target)

    def _meant(self, decision: Decision) -> Target | None:
        """The same, or what the keyboard is led to."""
        return self.meant(decision) or decision.selection.cursor

    def _meant_trait(self, decision: Decision) -> str:
        """The characteristic under the pointer in a scoring, on the list or on the board."""
        view, target = decision.view, self._meant(decision)
        if view.stage is not Stage.SCORE or view.scoring is None or not decision.open:
            return ""
        if decision.characteristic or not isinstance(target, SpaceTarget):
            return decision.characteristic
        if target.seat != view.seat:
            return ""
        groups = self._groups(decision)
        return next((each.characteristic for each in groups if target.space in each.spaces), "")

    @staticmethod
    def _groups(decision: Decision) -> tuple[ScoreChoice, ...]:
        """What the viewer may choose from in a scoring."""
        view = decision.view
        return score_choices(view, max(view.seat, 0), view.scoring) if view.scoring else ()

    def _group(self, decision: Decision) -> list[SpaceTarget]:
        """The spaces that belong together under the pointer: a group to score or to build."""
        view, name, seat = decision.view, self._meant_trait(decision), max(decision.view.seat, 0)
        building = self._building(decision)
        spaces: tuple[Space, ...] = ()
        if name and view.scoring is not None:
            spaces, _points = scored_spaces(view, seat, view.scoring, name)
        elif building is not None and building is not decision.ghost:
            spaces, _points = group_with(view, seat, building)
        return [SpaceTarget(seat, space) for space in spaces]

    def _why(self, decision: Decision) -> Refusal | None:
        if self.target is None or not decision.open or self._anothers_figure(decision):
            return None
        args = (decision.view, decision.legal, decision.selection, self.target, decision.why)
        return intent.why_not(*args)

    def _anothers_figure(self, decision: Decision) -> bool:
        """Whether the pointer rests on a piece that the viewer asks about rather than uses."""
        return isinstance(self.target, FigureTarget) and self.target.seat != decision.view.seat

    def _building(self, decision: Decision) -> BuildPreview | None:
        """The building held over a space where it may be built, or the one that is hinted at."""
        if not decision.open:
            return None
        target = self._meant(decision)
        seen = preview(decision.view, decision.selection, target)
        if not isinstance(seen, BuildPreview) or target is None:
            return decision.ghost
        lit = intent.lit(decision.view, decision.legal, decision.selection)
        return seen if target in lit else None

    def _show_ghost(self, decision: Decision) -> None:
        scene = self.table.scene
        seen = paid_for(decision) or self._building(decision)
        piece = ghost(self.table, decision, seen)
        if piece is None:
            scene.remove(GHOST)
            return
        scene.put(GHOST, piece)
        scene.mark({**scene.marks, GHOST: Mark.GHOST})

    def notes(self, decision: Decision, turned: int, viewport: Viewport) -> Widget | None:
        """Captions and tips."""
        signs, building = Signs(self.table, decision), self._building(decision)
        parts = [*signs.focus(decision.selection.cursor if self.keyed else None)]
        parts += signs.tokens(turned, short=viewport.compact)
        if building is not None:
            parts += signs.building(building, viewport)
        if building is None or building is decision.ghost:
            parts += signs.scoring(self._meant_trait(decision))
            sign = None if self._face_down(turned) else self._tip(decision, viewport)
            if sign is not None:
                parts.append(sign)
        return Stack(*parts) if parts else None

    def _face_down(self, turned: int) -> bool:
        """Whether the pointer is on a token of the stage that is still to be turned up."""
        return isinstance(self.target, FightTokenTarget) and self.target.place >= turned

    def _tip(self, decision: Decision, viewport: Viewport) -> Widget | None:
        if self.refusal is not None:
            return self._placed(decision, viewport, *self.refusal, able=False)
        target = self.target or decision.selection.cursor
        if decision.selection.fight or decision.selection.payment:
            return None
        unready = self.rested <= NAME_S or self.hushed is not None
        if target is None or (self.target is not None and unready):
            return None
        taken = intent.is_draggable(decision.view, decision.legal, self.target)
        able = decision.open and (taken or self._meant(decision) in self.usable)
        refusal = self._why(decision) if self._asks_why and not able else None
        return self._placed(decision, viewport, target, refusal, able=able)

    def _placed(
        self,
        decision: Decision,
        viewport: Viewport,
        target: Target,
        refusal: Refusal | None,
        *,
        able: bool,
    ) -> Widget | None:
        quarters = round((self.table.scene.turntable.yaw - self.table.eye.azimuth) / 90.0)
        meant = target if target != self.target else self.meant(decision) or target
        args = (decision.view, decision.people, target, refusal)
        sign = tip(*args, able=meant if able else None, quarters=quarters)
        if sign is None:
            return None
        if self.at is not None and target == self.target:
            return _beside(sign, self.table.to_units(*self.at), viewport)
        around = [self.table.units(point) for point in self.table.outline(target)]
        x, y = self.table.units(self.table.point(target))
        right = max((each[0] for each in around), default=x)
        return Pinned(sign, (right + CLEAR, y), (0.0, 0.5), width=420)


def _beside(sign: Widget, at: tuple[float, float], viewport: Viewport) -> Widget:
    """A sign beside the pointer, on the side where more room is and no bar or card lies."""
    x, y = at
    left, above = x > viewport.width * 0.55, y > viewport.height * 0.55
    spot = (x - 12 if left else x + 20, y - 12 if above else y + 24)
    return Pinned(sign, spot, (float(left), float(above)), width=420)


def _inner(seen: ExplorePreview) -> list[tuple[int, int]]:
    """The stacks among the cells that would be turned up."""
    return [cell for cell in seen.cells if 1 <= cell[0] <= 4 and 1 <= cell[1] <= 4]


def _outstanding(marks: dict[Target, Mark]) -> dict[Target, Mark]:
    """The marks without those of everything else that could be used: a hint stands out alone."""
    usual = (Mark.TAKEABLE, Mark.TARGET)
    return {target: mark for target, mark in marks.items() if mark not in usual}
