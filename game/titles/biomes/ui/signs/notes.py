"""What stands over the table: captions of tokens, what a building or a group would bring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot
from statistics import fmean

from game.rules.biomes.catalogue import MATERIALS, Building, Payment, find_tile
from game.rules.biomes.hints import payments
from game.rules.biomes.moves import Space
from game.rules.biomes.view import BiomesView
from game.scene.pose import PieceId
from game.scene.stage import Mark
from game.titles.biomes.scene.targets import FightTokenTarget, SpaceTarget
from game.titles.biomes.ui.hands.scoring_changes import brought
from game.titles.biomes.ui.hands.selection import BiomesDecision, BuildPreview
from game.titles.biomes.ui.panels.captions import (
    bonus,
    group_caption,
    hidden_caption,
    member,
    token_caption,
)
from game.titles.biomes.ui.panels.gain import leaves, promise
from game.titles.biomes.ui.panels.preview import build_preview
from game.titles.biomes.ui.panels.scoring import ScoreChoice, score_choices
from game.titles.biomes.ui.signs.outlines import of_board, of_space, of_stack, of_tray
from game.titles.biomes.ui.signs.seen import hinted
from game.ui.boxes import Padding, Pinned
from game.ui.ground import Ground
from game.ui.memo import kept
from game.ui.tooltip_placement import Clear, Obstacle
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
CROWDED = 150.0
"""Captions of tokens that lie nearer to one another would hide each other."""
BELOW_TOKEN = 0.62
"""Table units from the middle of a token on the stage to its caption."""
CORNER = (-0.3, -0.34)
"""Where on a space its bonus stands, from the middle: the building stays in sight."""
BADGE_CORNER = (-0.3, 0.34)
"""And where its sign in a group does: where its biome is printed, away from what it costs."""
FAR_CORNER = (0.3, 0.32)
"""And where on it stands that it would no longer count."""


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


def middle_first(spaces: Sequence[Space]) -> list[Space]:
    """Spaces in order of how near they lie to the middle of all of them."""
    row, column = (fmean(axis) for axis in zip(*spaces, strict=True))
    return sorted(spaces, key=lambda space: hypot(space[0] - row, space[1] - column))


@dataclass(frozen=True, slots=True)
class Notes:
    """The signs over one table for one decision."""

    table: Ground[BiomesView]
    decision: BiomesDecision

    def tokens(self, turned: int, *, short: bool = False) -> list[Widget]:
        """A caption below each token on the stage of a fight: what it adds, or which is next.

        ``short``: without its name, where names would lie over one another. A stage that is seen
        from afar has a caption for the next token alone: on the others stands what they add.
        """
        view = self.decision.view
        if view.fight is None or not self.table.staged:
            return []
        found: list[Widget] = []
        crowded = not short and self._crowded(len(view.fight.tokens))
        for place, token in enumerate(view.fight.tokens):
            if crowded and place != turned:
                continue
            piece = self.table.scene.pieces.get(("fight", "token", place))
            if piece is None:
                continue
            x, y, z = piece.pose.place
            spot = self.table.units((x, y - BELOW_TOKEN, z))
            if place < turned:
                found.append(
                    Pinned(token_caption(view.catalogue, token, short=short), spot, (0.5, 0.0))
                )
            elif z - self.table.point(FightTokenTarget(place))[2] < LYING:
                found.append(Pinned(hidden_caption(first=place == turned), spot, (0.5, 0.0)))
        return found

    def _crowded(self, tokens: int) -> bool:
        """Whether tokens lie so near to one another that their captions would, too."""
        spots = [self.table.units(self.table.point(FightTokenTarget(n))) for n in range(tokens)]
        apart = [abs(right[0] - left[0]) for left, right in pairwise(spots)]
        return min(apart, default=CROWDED) < CROWDED

    def building(self, seen: BuildPreview, viewport: Viewport) -> list[Widget]:
        """All that it would bring, upon its space and in the panel; the spaces that leave a group.

        A hint's words tell what the building brings: there are no numbers on the board besides.
        """
        view, seat = self.decision.view, max(self.decision.view.seat, 0)
        tile = find_tile(view.catalogue, seen.tile)
        if not isinstance(tile, Building):
            return []
        promised = brought(view, seat, tile, seen.space)
        there = () if viewport.compact else promised.lost  # else signs lie over one another
        lost = [space for space in there if space != seen.space]
        parts = [self._leaves(SpaceTarget(seat, space)) for space in lost]
        if seen == hinted(self.decision):
            return parts
        parts.append(self._promise(SpaceTarget(seat, seen.space), promised.total))
        ways = payments(view, seat, seen.tile)
        if ways and self.decision.selection.payment is None:
            hand = {"short": viewport.compact, "dragged": self.decision.dragged}
            panel = kept(build_preview, view, seat, tile, promised, ways[0], **hand)
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

    def scoring(self, meant: str) -> list[Widget]:
        """What each group would score, upon one of its spaces, with its sign upon the others; what
        each space of the ``meant`` one adds."""
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
                middle, *others = middle_first(choice.spaces)
                parts.append(self._group(choice, SpaceTarget(seat, middle), lit=lit))
                if not lit:
                    parts += [self._member(choice, SpaceTarget(seat, each)) for each in others]
        return parts

    def _group(self, choice: ScoreChoice, target: SpaceTarget, *, lit: bool) -> Widget:
        """The sign of a group and its points, upon a space that counts."""
        sign = group_caption(choice.characteristic, choice.points, lit=lit)
        return Pinned(sign, self.table.units(self.table.point(target)))

    def _member(self, choice: ScoreChoice, target: SpaceTarget) -> Widget:
        """The sign that a space counts with a group."""
        return Pinned(member(choice.characteristic), self._corner(target, BADGE_CORNER))

    def _bonus(self, target: SpaceTarget, points: int) -> Widget:
        """What a space adds, at its corner."""
        return Pinned(bonus(points), self._corner(target, CORNER))

    def _promise(self, target: SpaceTarget, total: int) -> Widget:
        """What the building over a space brings, at the corner of the space."""
        return Pinned(promise(total), self._corner(target, CORNER))

    def _leaves(self, target: SpaceTarget) -> Widget:
        """The sign that a space would no longer count."""
        return Pinned(leaves(), self._corner(target, FAR_CORNER))

    def _corner(self, target: SpaceTarget, corner: tuple[float, float]) -> tuple[float, float]:
        x, y, z = self.table.point(target)
        return self.table.units((x + corner[0], y + corner[1], z))
