"""What the pointer and the selection show on the table: marks, the ghost, captions and tips."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from game.app.match.decision import Decision
from game.app.match.ghosts import GHOST, ghost
from game.app.match.table import STAGE, Table
from game.app.match.tips import tip
from game.rules.biomes.catalogue import Building, Round, find_tile
from game.rules.biomes.hints import group_after_build, payments, scored_spaces
from game.rules.biomes.view import BiomesView, Stage
from game.rules.core import Refusal
from game.scene.stage import Mark
from game.scene.targets import FightTokenTarget, SpaceTarget, StackTarget, Target
from game.ui.boxes import Anchored, Padding, Pinned
from game.ui.intent import biomes as intent
from game.ui.intent.foresight import preview
from game.ui.intent.selection import BuildPreview, ExplorePreview
from game.ui.layout import Stack
from game.ui.panels.biomes.fight import caption, token_caption
from game.ui.panels.biomes.preview import build_preview
from game.ui.viewport import Viewport
from game.ui.widget import Widget

WHY_S = 0.4
"""How long the pointer rests on something before it says why it can't be used."""
NAME_S = 0.15
STILL = 4.0
"""Pixels that a hand trembles while it clicks."""
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
        if table.flying or table.scene.moving:
            return False
        before, self._seen = self._seen, (table.camera, table.scene.turntable.yaw, id(table.view))
        return before != self._seen and self.at is not None and self.move(self.at)

    # -- on the table ---------------------------------------------------------------------------

    def show(self, decision: Decision) -> None:
        """Mark the table for a decision and what the pointer is over."""
        marks = self._marks(decision)
        self._marked = marks
        self.table.mark(_outstanding(marks) if decision.hinted else marks)
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

    def _meant(self, decision: Decision) -> Target | None:
        return self.target if self.target is not None else decision.selection.cursor

    def _group(self, decision: Decision) -> list[SpaceTarget]:
        """The spaces that count for the characteristic under the pointer in a scoring."""
        view, name = decision.view, decision.characteristic
        if view.stage is not Stage.SCORE or view.scoring is None or not name:
            return []
        spaces, _points = scored_spaces(view, max(view.seat, 0), view.scoring, name)
        return [SpaceTarget(max(view.seat, 0), space) for space in spaces]

    def _why(self, decision: Decision) -> Refusal | None:
        if self.target is None or not decision.open:
            return None
        return intent.why_not(
            decision.view, decision.legal, decision.selection, self.target, decision.why
        )

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
        piece = ghost(self.table, decision, self._building(decision))
        if piece is None:
            scene.remove(GHOST)
            return
        scene.put(GHOST, piece)
        scene.mark({**scene.marks, GHOST: Mark.GHOST})

    # -- over the table -------------------------------------------------------------------------

    def notes(self, decision: Decision, turned: int, viewport: Viewport) -> Widget | None:
        """Captions and tips."""
        parts = self._token_captions(decision.view, turned)
        building = self._building(decision)
        if building is not None:
            parts += self._build_notes(decision, building, viewport)
        if building is None or building is decision.ghost:
            parts += self._score_captions(decision)
            sign = self._tip(decision, viewport)
            if sign is not None:
                parts.append(sign)
        return Stack(*parts) if parts else None

    def _token_captions(self, view: BiomesView, turned: int) -> list[Widget]:
        if view.fight is None or STAGE not in self.table.scene.pieces:
            return []
        found: list[Widget] = []
        for place, token in enumerate(view.fight.tokens[:turned]):
            x, y, z = self.table.point(FightTokenTarget(place))
            spot = self.table.units((x, y - 0.62, z))
            found.append(Pinned(token_caption(view.catalogue, token), spot, (0.5, 0.0)))
        return found

    def _build_notes(
        self, decision: Decision, seen: BuildPreview, viewport: Viewport
    ) -> list[Widget]:
        view = decision.view
        seat = max(view.seat, 0)
        tile = find_tile(view.catalogue, seen.tile)
        ways = payments(view, seat, seen.tile)
        coming = [each for each in Round if each not in view.scored_rounds]
        parts: list[Widget] = []
        if coming:
            spaces, worth = group_after_build(view, seat, seen.tile, seen.space, coming[0])
            each = worth // len(spaces) if spaces else 0
            parts += [self._bonus(SpaceTarget(seat, space), each) for space in spaces]
        if ways and isinstance(tile, Building) and seen is not decision.ghost:
            panel = build_preview(view, seat, tile, seen.space, ways[0])
            right = 264 if viewport.width >= 1000 else 158
            parts.append(Padding(Anchored(panel, 1.0, 1.0, 8), (0, 96, right, 96)))
        return parts

    def _score_captions(self, decision: Decision) -> list[Widget]:
        view, name = decision.view, decision.characteristic
        spaces = self._group(decision)
        if not spaces or view.scoring is None:
            return []
        worth = scored_spaces(view, max(view.seat, 0), view.scoring, name)[1] // len(spaces)
        return [self._bonus(target, worth) for target in spaces]

    def _bonus(self, target: SpaceTarget, points: int) -> Widget:
        """What a space adds, at its corner: the building stays in sight."""
        x, y, z = self.table.point(target)
        spot = self.table.units((x - 0.3, y - 0.34, z))
        return Pinned(caption(f"+{points}", lit=True), spot)

    def _tip(self, decision: Decision, viewport: Viewport) -> Widget | None:
        if self.refusal is not None:
            return self._placed(decision, viewport, *self.refusal, able=False)
        target = self._meant(decision)
        if decision.selection.fight or decision.selection.payment:
            return None
        unready = self.rested <= NAME_S or self.hushed is not None
        if target is None or (self.target is not None and unready):
            return None
        able = decision.open and target in self.usable
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
        sign = tip(decision.view, decision.people, target, refusal, able=able)
        if sign is None:
            return None
        if self.at is not None and target == self.target:
            return _beside(sign, self.table.to_units(*self.at), viewport)
        spot = self.table.units(self.table.point(target))
        return Pinned(sign, (spot[0] + 24, spot[1] + 20), (0.0, 0.0), width=420)


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
