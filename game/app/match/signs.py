"""What stands over the table: captions of tokens, what a building or a group would bring."""

from __future__ import annotations

from dataclasses import dataclass

from game.app.match.decision import Decision
from game.app.match.table import STAGE, Table
from game.rules.biomes.catalogue import MATERIALS, Building, Payment, Round, find_tile
from game.rules.biomes.hints import group_after_build, payments
from game.rules.biomes.moves import Space
from game.rules.biomes.view import BiomesView
from game.scene.pose import PieceId
from game.scene.stage import Mark
from game.scene.targets import FightTokenTarget, SpaceTarget
from game.ui.boxes import Anchored, Padding, Pinned
from game.ui.intent.selection import BuildPreview
from game.ui.panels.biomes.captions import bonus, group_caption, hidden_caption, token_caption
from game.ui.panels.biomes.preview import build_preview
from game.ui.panels.biomes.scoring import ScoreChoice, score_choices
from game.ui.viewport import Viewport
from game.ui.widget import Widget

CARDS, NARROW_CARDS = 264.0, 158.0
"""Width of the column of cards beside which the preview of a building stands."""
ABOVE = 116.0
"""Height of banner and prompt: the preview hangs below them, so that the tray stays in sight."""
LYING = 0.02
"""Table units up to which a token lies on the stage and does not fly."""
CORNER = (-0.3, -0.34)
"""Where on a space its bonus stands, from the middle: the building stays in sight."""


def group_with(view: BiomesView, seat: int, seen: BuildPreview) -> tuple[tuple[Space, ...], int]:
    """The group that a building would belong to in the next round to come, and its points."""
    coming = [each for each in Round if each not in view.scored_rounds]
    if not coming:
        return (), 0
    return group_after_build(view, seat, seen.tile, seen.space, coming[0])


def cost_marks(decision: Decision, seen: BuildPreview | None) -> dict[PieceId, Mark]:
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
class Signs:
    """The signs over one table for one decision."""

    table: Table
    decision: Decision

    def tokens(self, turned: int) -> list[Widget]:
        """A caption below each token on the stage of a fight: what it adds, or which is next."""
        view = self.decision.view
        if view.fight is None or STAGE not in self.table.scene.pieces:
            return []
        found: list[Widget] = []
        for place, token in enumerate(view.fight.tokens):
            piece = self.table.scene.pieces.get(("fight", "token", place))
            if piece is None:
                continue
            x, y, z = piece.pose.place
            spot = self.table.units((x, y - 0.62, z))
            if place < turned:
                found.append(Pinned(token_caption(view.catalogue, token), spot, (0.5, 0.0)))
            elif z - self.table.point(FightTokenTarget(place))[2] < LYING:
                found.append(Pinned(hidden_caption(first=place == turned), spot, (0.5, 0.0)))
        return found

    def building(self, seen: BuildPreview, viewport: Viewport) -> list[Widget]:
        """What every space of its group would add, and all that it would bring and cost."""
        view, seat = self.decision.view, max(self.decision.view.seat, 0)
        tile = find_tile(view.catalogue, seen.tile)
        ways = payments(view, seat, seen.tile)
        spaces, worth = group_with(view, seat, seen)
        each = worth // len(spaces) if spaces else 0
        parts = [self._bonus(SpaceTarget(seat, space), each) for space in spaces]
        if ways and isinstance(tile, Building) and seen is not self.decision.ghost:
            panel = build_preview(view, seat, tile, seen.space, ways[0])
            right = CARDS if viewport.width >= 1000 else NARROW_CARDS
            parts.append(Padding(Anchored(panel, 1.0, 0.0, 8), (0, ABOVE, right, ABOVE)))
        return parts

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
        x, y, z = self.table.point(target)
        spot = self.table.units((x + CORNER[0], y + CORNER[1], z))
        return Pinned(bonus(points), spot)
