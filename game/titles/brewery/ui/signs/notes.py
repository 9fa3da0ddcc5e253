"""What stands over the table of brewery: dice in numbers, how recipes stand, what to store."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.language import _
from game.rules.brewery.catalogue import COLOUR_OF, DICE
from game.rules.brewery.moves import Brew, Buy
from game.rules.brewery.view import (
    BREWING,
    EXCHANGING,
    NO_WINDOW,
    PLACED,
    POOL,
    RESTING,
    WAREHOUSE,
    BreweryView,
)
from game.scene.geometry import on
from game.scene.pose import Pose
from game.scene.targets import Target
from game.titles.brewery.scene import sockets
from game.titles.brewery.scene.layout import card_pose
from game.titles.brewery.scene.targets import DieTarget, RecipeTarget
from game.titles.brewery.ui.choices import ActionKind
from game.titles.brewery.ui.hands.meaning import seat_of, slot_of
from game.titles.brewery.ui.hands.selection import BreweryDecision
from game.titles.brewery.ui.panels.dice import FILL, PIP
from game.titles.brewery.ui.signs.beads import Beads
from game.titles.brewery.ui.signs.pointed_move import aimed, involved, recipe_meant
from game.titles.brewery.ui.signs.recipes import mark, standing_sign
from game.titles.brewery.ui.signs.shut import full_signs, shut_signs
from game.titles.brewery.ui.view_facts import slots, suiting, wanted
from game.ui import theme
from game.ui.badges import parted
from game.ui.boxes import Panel, Pinned
from game.ui.ground import Ground, extent
from game.ui.marks import Disc, Text
from game.ui.signs import Meant
from game.ui.viewport import Viewport
from game.ui.widget import Widget

LARGE = 700.0
"""In a window of fewer units texts are large: dice are told in numbers."""
FLAT = 68.0
"""An eye that looks down so steeply, in degrees, sees the table as a plan: dice are told in numbers
there, too."""
BADGE, SMALL = 23.0, 21.0
"""Across the disc with a die's value, in the colour of the die; on the dice of the supply."""
APART = 19.0
"""From one of these to the next at least: they may overlap by their rims."""
BELOW_BANNER = 100.0
"""A recipe higher on the picture lies beneath the banner or beyond the edge, and so would its sign:
all of them would heap up there."""
WIDEST, BETWEEN = 280.0, 6.0
"""Of the sign over a recipe, and from one to the next."""


@dataclass(frozen=True, slots=True)
class Notes:
    """The signs over one table for one decision."""

    table: Ground[BreweryView]
    decision: BreweryDecision
    viewport: Viewport

    def all(self, meant: Meant) -> list[Widget]:
        """Dice in numbers for large texts and from above; then what the decision is about."""
        parts: list[Widget] = []
        if not self.table.scene.timeline.busy:  # else the view is ahead of what lies there
            parts += self._lying(meant)
        if not self.decision.open:
            return parts
        parts += self._ways()
        parts += self._resting()
        parts += self._recipes(meant)
        if self.decision.selection.suggesting and not self.decision.selection.waits:
            parts += self._suggested()
        return parts

    def _lying(self, meant: Meant) -> list[Widget]:
        """What is said of things as they lie: dice in numbers, what is shut and what is full."""
        view, own = self.decision.view, max(self.decision.view.seat, 0)
        parts: list[Widget] = []
        if self._in_numbers:
            parts += self._badges(meant, list(dice_in_numbers(view, own)))
        if view.pending == EXCHANGING and self.viewport.height >= LARGE:
            parts += self._offered()
        return [*parts, *shut_signs(self.table, view), *full_signs(self.table, view)]

    def _badges(self, meant: Meant, dice: Sequence[int]) -> list[Widget]:
        """The values of dice, those set off that are meant."""
        view = self.decision.view
        move = aimed(self.decision, meant)
        lit = {each.die for each in involved(self.decision, move) if isinstance(each, DieTarget)}
        dice = self._in_sight([die for die in dice if die not in self._brewed()])
        points = [self._middle(DieTarget(die)) for die in dice]
        found: list[Widget] = []
        for die, point in zip(dice, parted(points, (APART, APART)), strict=True):
            colour, line = COLOUR_OF[die], theme.ACCENT if die in lit else theme.PARCHMENT
            value = str(view.value[die])
            badge = Disc(BADGE, FILL[colour], PIP[colour], text=value, line=line, width=2)
            found.append(Pinned(badge, point, (0.5, 0.5)))
        return found

    def _brewed(self) -> set[int]:
        """The dice that lie on a recipe until it is made: there is no room for their numbers, which
        would float away from them, and the panel has them.
        """
        move = self.decision.selection.waiting
        if not isinstance(move, Brew):
            return set()
        return set(suiting(self.decision.view, seat_of(self.decision.view), move.recipe))

    def _offered(self) -> list[Widget]:
        """Each value of an open supply, on a die that shows it; where texts are large, the panel
        beside the table tells of them alone."""
        view, found = self.decision.view, list[Widget]()
        dice = self._in_sight(list(offered(view)))
        points = [self._middle(DieTarget(die)) for die in dice]
        for die, point in zip(dice, parted(points, (APART, APART)), strict=True):
            colour, value = COLOUR_OF[die], str(view.value[die])
            disc = Disc(SMALL, FILL[colour], PIP[colour], text=value, line=theme.PARCHMENT)
            found.append(Pinned(disc, point, (0.5, 0.5)))
        return found

    def _in_sight(self, dice: Sequence[int]) -> list[int]:
        """The ``dice`` that show in the picture: the signs of others would heap up at its edge."""
        return [die for die in dice if self.table.sees(DieTarget(die))]

    def _middle(self, target: Target) -> tuple[float, float]:
        """The middle of a thing's outline."""
        return extent(self.table, target).center

    def _top(self, target: Target) -> tuple[float, float]:
        """The highest point of a thing's outline, over its middle."""
        around = extent(self.table, target)
        return around.center[0], around.y

    def _resting(self) -> list[Widget]:
        """Below the own skill dice that were used: how long they lie there (D4.4)."""
        dice = self._in_sight(at_rest(self.decision.view, seat_of(self.decision.view)))
        if not dice:
            return []
        around = extent(self.table, *map(DieTarget, dice))
        text = Text(_("resting until clean-up"), theme.SMALL_BOLD, lines=1)
        sign = Panel(text, theme.PANEL, (7, 3))
        below = around.center[0], around.bottom + 3
        return [Pinned(sign, below, (0.5, 0.0), width=220)]

    def _ways(self) -> list[Widget]:
        """Beads from each die of a brewing that waits to its socket."""
        view, move = self.decision.view, self.decision.selection.waiting
        slot = slot_of(view, move.recipe) if isinstance(move, Brew) else None
        if slot is None or not isinstance(move, Brew):
            return []
        card, pose = view.catalogue.recipes[move.recipe], card_pose(view, slot)
        needed = slots(view, seat_of(view), move.recipe)
        open_slots = (at for at, each in enumerate(view.row) if each is not None)
        clear = [extent(self.table, RecipeTarget(at)) for at in open_slots]
        found: list[Widget] = []
        for each, spot in zip(needed, sockets.sockets(card)[0], strict=True):
            if each.die is not None:
                goal = on(pose, Pose((*sockets.on_card(spot), 0.1))).place
                start = self.table.point(DieTarget(each.die))
                found.append(Beads(self.table.units(start), self.table.units(goal), clear))
        return found

    def _recipes(self, meant: Meant) -> list[Widget]:
        """Over each open recipe whether it can be brewed, and else why not."""
        view, held = self.decision.view, self.decision.selection
        if view.window != NO_WINDOW or not self._asks_about_recipes(meant):
            return []
        found: list[Widget] = []
        pointed = recipe_meant(self.decision, meant.target)
        own = held.waiting.recipe if isinstance(held.waiting, Brew) else pointed
        for slot, recipe in enumerate(view.row):
            if recipe is None or recipe == own or not self.table.sees(RecipeTarget(slot)):
                continue
            x, y = self._top(RecipeTarget(slot))
            if y < BELOW_BANNER:
                continue
            sign = standing_sign(view, seat_of(view), recipe)
            found.append(Pinned(sign, (x, y - 4), (0.5, 1.0), width=self._pitch()))
        return found

    def _pitch(self) -> float:
        """How wide signs over the recipes may be, so that they do not lie over each other."""
        (left, _y), (right, _) = (self._top(RecipeTarget(slot)) for slot in (0, 1))
        return min(abs(right - left) - BETWEEN, WIDEST)

    def _asks_about_recipes(self, meant: Meant) -> bool:
        """Whether recipes are asked about now: in the brewing, or when one is looked at."""
        view, held = self.decision.view, self.decision.selection
        if isinstance(held.waiting, Buy) or held.picked is not None:
            return False
        brewing = view.phase == BREWING or held.action is ActionKind.BREW
        return brewing or recipe_meant(self.decision, meant.target) is not None

    def _suggested(self) -> list[Widget]:
        """A tick above each die of the pool that a recipe wants, clear of what the die shows; the
        panel says which recipe. In words they would lie over the next die."""
        dice = self._in_sight(list(wanted(self.decision.view, seat_of(self.decision.view))))
        return [Pinned(mark(True), self._above(DieTarget(die)), (0.5, 1.0)) for die in dice]

    def _above(self, die: DieTarget) -> tuple[float, float]:
        """The point above a die, and above its number where it is told in numbers."""
        x, y = self._top(die)
        over = self._middle(die)[1] - BADGE / 2 if self._in_numbers else y
        return x, min(y, over)

    @property
    def _in_numbers(self) -> bool:
        """Whether the values of dice stand upon them."""
        return self.viewport.height < LARGE or self.table.eye.elevation >= FLAT


def dice_in_numbers(view: BreweryView, seat: int) -> Iterator[int]:
    """The rolled dice of a seat, wherever they lie on its board."""
    for die in range(DICE):
        own = view.owner[die] == seat and view.where[die] in {POOL, WAREHOUSE, PLACED}
        if view.value[die] and own:
            yield die


def at_rest(view: BreweryView, seat: int) -> list[int]:
    """The skill dice that were used and lie on no field."""
    waiting = {item for _field, item in view.players[seat].waiting}
    return [die for die in view.dice_of(seat, RESTING) if die not in waiting]


def offered(view: BreweryView) -> Iterator[int]:
    """One die of each value of the open supply: they lie far away, and small (D5.3)."""
    dice = view.supply(view.offer) if view.offer is not None else ()
    seen: set[int] = set()
    for die in dice:
        if view.value[die] and view.value[die] not in seen:
            seen.add(view.value[die])
            yield die
