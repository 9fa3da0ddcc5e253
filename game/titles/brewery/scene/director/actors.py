"""What every script of `brewery` works with: the scene before and after, and who moves last."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.brewery import events as ev
from game.rules.brewery.catalogue import COLOUR_OF, Die
from game.rules.brewery.view import BreweryView
from game.scene.cues import Cue
from game.scene.director.choreography import Choreography
from game.scene.jitter import jittered
from game.scene.pose import Layout, Look, Piece, PieceId, Pose, Vec3
from game.titles.brewery.scene import places as at
from game.titles.brewery.scene.estates import SMALL, Estate, estate
from game.titles.brewery.scene.layout import kettle_pose, layout
from game.titles.brewery.scene.spread import cast, cocked, spots_of, standing

SETTLE_S = 0.16
"""How long a piece takes that a hand has brought to its place."""
REACHED = 1.6
"""So near to its place a hand has brought it there: fields are wider than what lies on them."""
MATERIALS = ("sand", "obsidian", "wood", "stone")
"""What dice of each colour sound like."""


class Actors:
    """One move's pieces, before and after."""

    def __init__(
        self, show: Choreography, before: BreweryView, after: BreweryView, focus: int
    ) -> None:
        self.show, self.before, self.after, self.focus = show, before, after, focus
        self.start, self.goal = layout(before, focus), layout(after, focus)
        self.index = 0
        self._last: dict[Die, int] = {}

    def take(self, events: Sequence[ev.BreweryEvent]) -> None:
        """Learn which event is the last one of each die."""
        for index, event in enumerate(events):
            for die in dice_in(event):
                self._last[die] = index

    def estate(self, seat: int) -> Estate:
        """Where the things of a seat lie."""
        return estate(seat, self.focus, len(self.after.players))

    def rests(self, die: Die, otherwise: Pose) -> Pose:
        """Where a die comes to lie with the event being told: where it lies in the end, unless
        more befalls it."""
        piece = self.goal.get(("die", die))
        if piece is None or self._last.get(die, self.index) > self.index:
            return otherwise
        return piece.pose

    def pool_spot(self, seat: int, die: Die, value: int) -> Pose:
        """Where a die lies in a pool for a while, as long as it is not thrown again."""
        own = self.estate(seat)
        if own.front:
            view = self.before if self.before.owner[die] == seat else self.after
            if view.owner[die] == seat:
                rest = cast(view, seat, own).rest(spots_of(view, seat)[die], value or 1)
                return rest if value else cocked(rest, die)
        a, b, _ = jittered("pool", die)
        x, y, z = own.pool.place
        wide, deep = (0.7, 0.6) if own.front else (0.6, 0.05)
        foot = Pose(
            (x + wide * a, y + deep * b, z + 0.07), own.pool.turn, 1.0 if own.front else SMALL
        )
        return standing(foot, value, die)

    def sync(self, kinds: frozenset[str], seat: int | None = None, after: float = 0.0) -> None:
        """Have all pieces of these kinds lie as they do in the end."""
        self.show.then(synced(self.show, self.goal, kinds, seat), after)

    def fly(
        self, name: PieceId, goal: Pose, seconds: float, *, arc: float = 0.9, after: float = 0.0
    ) -> float:
        """A piece flies to ``goal`` and is heard landing; returns how many ``seconds`` it takes.

        Less than these for one that a hand has brought there. ``arc``: how high, in table units.
        """
        if self.show.is_down(name, goal, REACHED):
            seconds, arc = SETTLE_S, 0.0
        self.show.fly(name, goal, seconds, arc=arc, lean=5.0, after=after)
        kind = "die" if name[0] == "die" else "drop"
        self.show.sound(Cue(kind, goal.place, sound_of(name), 0.6), after + seconds * 0.97)
        return seconds

    def send(
        self,
        look: Look,
        way: tuple[Pose, Pose],
        seconds: float,
        *,
        arc: float = 1.2,
        after: float = 0.0,
    ) -> PieceId:
        """Something that is only seen on its way flies from one pose to the other, and is gone.

        ``way``: these poses; ``arc``: how high, in table units. Returns its name.
        """
        name = self.show.fresh("sent")
        self.show.put(name, Piece(look, way[0]), after)
        self.show.fly(
            name, way[1], seconds, arc=arc, after=after, end=lambda: self.show.scene.remove(name)
        )
        return name

    @property
    def kettle(self) -> Vec3:
        """Where the kettle's mouth is."""
        x, y, z = kettle_pose().place
        return (x, y, z + 2.4)

    def bin(self, die: Die) -> Pose:
        """Somewhere in the bin of a die's colour."""
        return at.in_bin(COLOUR_OF[die], 5)._replace(scale=0.66)


def synced(
    show: Choreography, goal: Layout, kinds: frozenset[str], seat: int | None
) -> Callable[[], None]:
    """An action that has pieces of ``kinds``, of a ``seat`` if one is told, lie as in ``goal``."""

    def concerns(name: PieceId) -> bool:
        return name[0] in kinds and (seat is None or (len(name) > 1 and name[1] == seat))

    def done() -> None:
        scene = show.scene
        for name in [name for name in scene.pieces if concerns(name) and name not in goal]:
            scene.remove(name)
        for name, piece in goal.items():
            if concerns(name):
                scene.put(name, piece)

    return done


def sound_of(name: PieceId) -> str:
    """What a piece is made of, for the ear."""
    if name[0] == "die" and isinstance(name[1], int):
        return MATERIALS[COLOUR_OF[name[1]]]
    return "wood"


def dice_in(event: ev.BreweryEvent) -> tuple[Die, ...]:
    """The dice that an event befalls."""
    match event:
        case ev.DiceRolled(dice=dice) | ev.RaisesEnded(dice=dice):
            return tuple(die for die, _ in dice)
        case ev.ItemPlaced(item=item):
            return (item,) if item >= 0 else ()
        case ev.DiceExchanged(given=given, taken=taken):
            return (given, taken)
        case ev.Brewed(dice=dice) | ev.BrewingDeclared(dice=dice):
            return dice
        case ev.Bought(die=die):
            return () if die is None else (die,)
        case (
            ev.DieStored(die=die)
            | ev.Accelerated(die=die)
            | ev.DieGained(die=die)
            | ev.DieReturned(die=die)
            | ev.DieRaised(die=die)
            | ev.DieToPool(die=die)
        ):
            return (die,)
        case _:
            return ()
