"""What stands over the table: captions of tokens, what a building or a group would bring."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.biomes.catalogue import MATERIALS, Building, Payment, find_tile
from game.rules.biomes.hints import payments
from game.rules.biomes.moves import Space
from game.rules.biomes.view import BiomesView
from game.scene.pose import PieceId
from game.scene.stage import Mark
from game.titles.biomes.scene.targets import FightTokenTarget, SpaceTarget
from game.titles.biomes.ui.hands.outlook import RoundOutlook, built, outlooks
from game.titles.biomes.ui.hands.selection import BiomesDecision, BuildPreview
from game.titles.biomes.ui.panels.captions import (
    BONUS,
    bonus,
    group_caption,
    hidden_caption,
    loss,
    token_caption,
)
from game.titles.biomes.ui.panels.preview import build_preview
from game.titles.biomes.ui.panels.scoring import ScoreChoice, score_choices
from game.titles.biomes.ui.signs.outlines import of_board, of_space, of_stack, of_tray
from game.titles.biomes.ui.signs.seen import group_with, hinted
from game.ui.boxes import Padding, Pinned
from game.ui.clearing import Clear, Obstacle
from game.ui.ground import Ground
from game.ui.keeping import kept
from game.ui.viewport import Viewport
from game.ui.widget import Widget

CARDS, NARROW_CARDS = 264.0, 158.0
"""Width of the column of cards beside which the preview of a building stands."""
SIGNS = 24.0
"""So far beyond a board its signs reach."""
ABOVE, BELOW, ABOVE_COMPACT, BELOW_COMPACT = 116.0, 92.0, 76.0, 60.0
"""Height of banner and prompt above the preview of a building, and of the bar below it."""
BOARD, SPACE, TILE, TRAY = 30.0, 30.0, 0.8, 1.5
"""What it weighs to hide the own board, the space aimed at, the tile in hand, the own blocks."""
LYING = 0.02
"""Table units up to which a token lies on the stage and does not fly."""
CORNER = (-0.3, -0.34)
"""Where on a space its bonus stands, from the middle: the building stays in sight."""
FAR_CORNER = (0.3, 0.32)
"""And where on it stands what it would cost."""
LOSS, APART = 36.0, 4.0
"""Height of that sign, and units that are left between the two on one space."""


def cost_marks(decision: BiomesDecision, seen: BuildPreview | None) -> dict[PieceId, Mark]:
    """The blocks in the viewer's tray that a building in hand would cost."""
    view, seat, choice = decision.view, max(decision.view.seat, 0), decision.selection.payment
    if choice is not None:
        return _blocks(view, seat, choice.options[choice.chosen])
    ways = payments(view, seat, seen.tile) if seen is not None and decision.open else []
    return _blocks(view, seat, ways[0]) if ways else {}


def _blocks(view: BiomesView, seat: int, pay: Payment) -> dict[PieceId, Mark]:
    supply = view.players[seat].supply
    return {
        ("supply", seat, str(material), have - 1 - n): Mark.CHOSEN
        for material, have, cost in zip(MATERIALS, supply, pay, strict=True)
        for n in range(cost)
    }


@dataclass(frozen=True, slots=True)
class Notes:
    """The signs over one table for one decision."""

    table: Ground[BiomesView]
    decision: BiomesDecision

    def tokens(self, turned: int, *, short: bool = False) -> list[Widget]:
        """A caption below each token on the stage of a fight: what it adds, or which is next.

        ``short``: without its name, where names would lie over one another.
        """
        view = self.decision.view
        if view.fight is None or not self.table.staged:
            return []
        found: list[Widget] = []
        for place, token in enumerate(view.fight.tokens):
            piece = self.table.scene.pieces.get(("fight", "token", place))
            if piece is None:
                continue
            x, y, z = piece.pose.place
            spot = self.table.units((x, y - 0.62, z))
            if place < turned:
                found.append(
                    Pinned(token_caption(view.catalogue, token, short=short), spot, (0.5, 0.0))
                )
            elif z - self.table.point(FightTokenTarget(place))[2] < LYING:
                found.append(Pinned(hidden_caption(first=place == turned), spot, (0.5, 0.0)))
        return found

    def building(self, seen: BuildPreview, viewport: Viewport) -> list[Widget]:
        """What every space of its group would count, and all that it would bring and cost.

        Not where another group would count instead: these spaces would add nothing.
        """
        view, seat = self.decision.view, max(self.decision.view.seat, 0)
        tile = find_tile(view.catalogue, seen.tile)
        ways = payments(view, seat, seen.tile)
        spaces, worth = group_with(view, seat, seen)
        each = worth // len(spaces) if spaces else 0
        told = (seen.space,) if spaces and viewport.compact else spaces  # else they overlap
        if worth < self._best_with(seen):
            told = ()
        parts = [self._bonus(SpaceTarget(seat, space), each) for space in told]
        for space, lost in self._losses(seen):
            parts.append(self._loss(SpaceTarget(seat, space), lost, beside=space in told))
        if ways and isinstance(tile, Building) and seen != hinted(self.decision):
            hand = {"short": viewport.compact, "dragged": self.decision.dragged}
            panel = kept(build_preview, view, seat, tile, seen.space, ways[0], **hand)
            parts.append(self._aside(panel, seen, viewport))
        return parts

    def _aside(self, panel: Widget, seen: BuildPreview, viewport: Viewport) -> Widget:
        """``panel`` opposite the board, where it hides least of what is being judged."""
        table, seat = self.table, max(self.decision.view.seat, 0)
        board = of_board(table, seat)
        seen_whole = [
            Obstacle(board.inset(-SIGNS, 0, -SIGNS, 0), BOARD),
            Obstacle(of_space(table, seat, seen.space), SPACE),
            Obstacle(of_stack(table, seen.cell), TILE),
            Obstacle(of_tray(table), TRAY),
        ]
        right = CARDS if viewport.width >= 1000 else NARROW_CARDS
        above, below = (ABOVE_COMPACT, BELOW_COMPACT) if viewport.compact else (ABOVE, BELOW)
        opposite = 1.0 if board.center[0] < (viewport.width - right) / 2 else 0.0
        return Padding(Clear(panel, seen_whole, (opposite, 0.0)), (8, above, right + 8, below))

    def _coming(self, seen: BuildPreview) -> tuple[RoundOutlook, ...]:
        """What the building would change in the next round to come; empty after the last."""
        view, seat = self.decision.view, max(self.decision.view.seat, 0)
        return outlooks(view, built(view, seat, seen.tile, seen.space), seat)[:1]

    def _best_with(self, seen: BuildPreview) -> int:
        """The points of the best choice in the next round to come, with the building (B7.3)."""
        return next((each.after for each in self._coming(seen)), 0)

    def _losses(self, seen: BuildPreview) -> list[tuple[Space, int]]:
        """The spaces that would no longer count in the next round to come, and what each counts."""
        return [
            (space, change.before.points // len(change.before.spaces))
            for outlook in self._coming(seen)
            for change in outlook.changes
            for space in change.lost
        ]

    def scoring(self, meant: str) -> list[Widget]:
        """What each group would score, upon it; what each space of the ``meant`` one adds."""
        view, seat = self.decision.view, max(self.decision.view.seat, 0)
        if view.scoring is None or not self.decision.open:
            return []
        choices = [c for c in score_choices(view, seat, view.scoring) if c.spaces]
        parts: list[Widget] = []
        for choice in choices:
            lit = choice.characteristic == meant
            if lit:
                each = choice.points // len(choice.spaces)
                parts += [self._bonus(SpaceTarget(seat, space), each) for space in choice.spaces]
            if lit or not meant:
                parts.append(self._group(choice, seat, lit=lit))
        return parts

    def _group(self, choice: ScoreChoice, seat: int, *, lit: bool) -> Widget:
        """The sign of a group, upon the middle of its spaces."""
        points = [self.table.point(SpaceTarget(seat, space)) for space in choice.spaces]
        x, y, z = (sum(axis) / len(points) for axis in zip(*points, strict=True))
        sign = group_caption(choice.characteristic, choice.points, lit=lit)
        return Pinned(sign, self.table.units((x, y, z)))

    def _bonus(self, target: SpaceTarget, points: int) -> Widget:
        """What a space adds, at its corner."""
        return Pinned(bonus(points), self._corner(target, CORNER))

    def _loss(self, target: SpaceTarget, points: int, *, beside: bool) -> Widget:
        """What a space would no longer count, at the corner opposite; clear of its bonus, if that
        is ``beside`` it, however small the space shows.
        """
        x, y = self._corner(target, FAR_CORNER)
        if not beside:
            return Pinned(loss(points), (x, y))
        free = self._corner(target, CORNER)[1] - BONUS / 2 - APART
        return Pinned(loss(points), (x, min(y + LOSS / 2, free)), (0.5, 1.0))

    def _corner(self, target: SpaceTarget, corner: tuple[float, float]) -> tuple[float, float]:
        x, y, z = self.table.point(target)
        return self.table.units((x + corner[0], y + corner[1], z))
