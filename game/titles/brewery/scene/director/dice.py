"""How dice move: thrown into the tray, put onto fields, turned up, exchanged, taken home."""

from __future__ import annotations

import math
from collections.abc import Mapping

from game.rules.brewery import events as ev
from game.rules.brewery.catalogue import COLOUR_OF, Die
from game.rules.brewery.view import POOL, WAREHOUSE
from game.scene.cues import Cue
from game.scene.dice import DIE, lying
from game.scene.director import effects, paths, rolling
from game.scene.director.choreography import Way
from game.scene.geometry import compose
from game.scene.jitter import jittered
from game.scene.pose import PieceId, Pose, turned
from game.scene.throw import PICK_S, Throw, Track
from game.scene.timeline import smooth
from game.titles.brewery.scene.director.actors import MATERIALS, REACHED, SETTLE_S, Actors
from game.titles.brewery.scene.names import die_name
from game.titles.brewery.scene.seats import planted_pose
from game.titles.brewery.scene.spread import cast, spots_of, standing

FLY_S, QUICK_S, TURN_S, TUMBLE_S = 0.55, 0.4, 0.42, 0.75
TUMBLE_GAP_S = 0.07
HIGH = 1.5
"""How high dice fly that cross the table."""


class DiceScript:
    """All dice during one move."""

    def __init__(self, actors: Actors) -> None:
        self.actors, self.show = actors, actors.show

    def store(self, event: ev.DieStored) -> float:
        """A die goes from the tray to a notch of the warehouse (D3)."""
        own = self.actors.estate(event.player)
        value = self.actors.after.value[event.die]
        notch = standing(own.notch(0), value, event.die) if own.front else own.warehouse
        lands = self.actors.rests(event.die, notch)
        seconds = self.actors.fly(die_name(event.die), lands, QUICK_S)
        self.move_up(event.player, WAREHOUSE)
        return seconds * 0.85

    def move_up(self, seat: int, where: int, after: float = 0.0) -> None:
        """The other dice that lie there make room, or close up."""
        view = self.actors.after
        for die in view.dice_of(seat, where):
            name = die_name(die)
            here, there = self.actors.start.get(name), self.actors.goal.get(name)
            lay_there = self.actors.before.where[die] == where
            if lay_there and here and there and here.pose != there.pose:
                self.show.fly(name, there.pose, 0.3, arc=0.12, after=after)

    def place(self, event: ev.ItemPlaced) -> float:
        """A die or a seed goes onto a field (D4.2)."""
        if event.item < 0:
            return self._plant(event)
        own, name = self.actors.estate(event.player), die_name(event.item)
        value = self.actors.before.value[event.item] or 1
        pose = standing(own.item(event.field, event.item), value, event.item)
        seconds = self.actors.fly(name, self.actors.rests(event.item, pose), FLY_S, arc=1.0)
        self._land(pose, seconds)
        for where in (POOL, WAREHOUSE):
            if not own.front or where == WAREHOUSE:
                self.move_up(event.player, where, 0.1)
        return seconds * 0.9

    def _plant(self, event: ev.ItemPlaced) -> float:
        own = self.actors.estate(event.player)
        goal = planted_pose(own, event.field)
        name: PieceId = ("planted", event.player, event.field)
        free = self.actors.before.players[event.player].seeds
        source: PieceId = ("seed", event.player, max(free - 1, 0))
        piece, seconds = self.show.scene.pieces.get(source), FLY_S
        if piece is not None:
            down = self.show.is_down(source, goal, REACHED)
            self.show.remove(source)
            self.show.put(name, piece)
            seconds, arc = (SETTLE_S, 0.0) if down else (FLY_S, 0.9)
            self.actors.fly(name, goal, seconds, arc=arc)
        self._land(goal, seconds)
        return seconds * 0.9

    def _land(self, pose: Pose, after: float) -> None:
        """A little dust where something comes to stand on a field."""
        effects.dust_ring(self.show, pose.place, 0.34 * pose.scale, after=after * 0.96)

    def accelerate(self, event: ev.Accelerated) -> float:
        """A skill die joins what waits, and sparks leap from the field (D4.4)."""
        own, value = self.actors.estate(event.player), self.actors.before.value[event.die] or 1
        pose = standing(own.quick(event.field), value, event.die)
        seconds = self.actors.fly(die_name(event.die), pose, FLY_S, arc=1.0)
        field = own.field(event.field)
        effects.sparks(self.show, field.place, 1.1 * field.scale, after=seconds)
        self.show.sound(Cue("point", field.place, "2"), seconds)
        piece = self.actors.goal[die_name(event.die)]
        self.show.fly(die_name(event.die), piece.pose, QUICK_S, arc=0.5, after=seconds + 0.55)
        return seconds + 0.35

    def gain(self, event: ev.DieGained) -> float:
        """A die comes from its bin to the pool, unrolled."""
        name = die_name(event.die)
        goal = self.actors.rests(event.die, self.actors.pool_spot(event.player, event.die, 0))
        spot = self.actors.start.get(name)
        if spot is not None:
            self.show.pulse(name, 0.2, lift=0.25)
        self.show.carry(name, FLY_S + 0.15, tumbling(goal, HIGH, 1, event.die), after=0.12)
        kind = MATERIALS[COLOUR_OF[event.die]]
        self.show.sound(Cue("pop", self.actors.bin(event.die).place, kind, 0.7))
        self.show.sound(Cue("die", goal.place, kind, 0.6), FLY_S + 0.22)
        return FLY_S

    def give_back(self, event: ev.DieReturned) -> float:
        """A die goes home to its bin."""
        goal = self.actors.rests(event.die, standing(self.actors.bin(event.die), 1, event.die))
        self.actors.fly(die_name(event.die), goal, FLY_S, arc=HIGH)
        return FLY_S * 0.7

    def to_pool(self, event: ev.DieToPool) -> float:
        """A die comes back to the pool."""
        value = self.actors.after.value[event.die]
        goal = self.actors.rests(event.die, self.actors.pool_spot(event.player, event.die, value))
        self.actors.fly(die_name(event.die), goal, QUICK_S, arc=0.8)
        if event.reason == "withdraw":
            self.move_up(event.player, WAREHOUSE, 0.15)
            return QUICK_S
        return 0.14

    def raise_up(self, event: ev.DieRaised) -> float:
        """The die turns up, the new value clicks into place; from a field it goes to store."""
        name = die_name(event.die)
        here = self.show.scene.pieces.get(name) or self.actors.start.get(name)
        pose = here.pose if here else self.actors.goal[name].pose
        own = self.actors.estate(event.player)
        for field, item in self.actors.before.players[event.player].waiting:
            if item == event.die:
                pose = standing(own.item(field, item), event.value, event.die)
        turned_up = lying(event.value, (*pose.place[:2], 0.0), 0.0, pose.scale)
        shown = Pose(pose.place, turned_up.turn, pose.scale)
        self.show.carry(name, TURN_S, _clicking(shown))
        self.show.sound(Cue("notch", pose.place), TURN_S * 0.8)
        self.show.sound(Cue("point", pose.place, str(event.value)), TURN_S)
        effects.sparks(self.show, pose.place, 0.5 * pose.scale, after=TURN_S * 0.8)
        if event.reason == "token":
            return TURN_S + 0.2
        goal = self.actors.rests(event.die, shown)
        self.actors.fly(name, goal, FLY_S, arc=1.0, after=TURN_S + 0.12)
        self.move_up(event.player, WAREHOUSE, TURN_S + 0.3)
        return TURN_S + FLY_S * 0.75

    def fall_back(self, event: ev.RaisesEnded) -> float:
        """Raised dice turn back (D8)."""
        for order, (die, _) in enumerate(event.dice):
            name, piece = die_name(die), self.actors.goal.get(die_name(die))
            if piece is not None:
                self.show.carry(name, TURN_S, _clicking(piece.pose), after=0.08 * order)
        self.show.sound(Cue("notch", None), TURN_S * 0.8)
        return TURN_S if event.dice else 0.0

    def exchange(self, event: ev.DiceExchanged) -> float:
        """Two dice change places (D5.3)."""
        show, goal = self.show, self.actors.goal
        for die, arc in ((event.given, 1.9), (event.taken, 1.3)):
            piece = goal.get(die_name(die))
            if piece is not None:
                pose = self.actors.rests(die, piece.pose)
                show.carry(die_name(die), 0.8, tumbling(pose, arc, 0, die))
                kind = MATERIALS[COLOUR_OF[die]]
                show.sound(Cue("die", pose.place, kind, 0.6), 0.78)
        return 0.85

    def roll(self, event: ev.DiceRolled) -> float:
        """Dice are rolled: thrown into the tray in front, tossed up where they lie elsewhere."""
        dice = dict(event.dice)
        thrown = {} if event.reason == "school-exchange" else self._in_tray(event.player, dice)
        seconds = self._throw(event.player, thrown) if thrown else 0.0
        tossed = [die for die in dice if die not in thrown]
        for order, die in enumerate(tossed):
            self._toss(event.player, die, dice[die], TUMBLE_GAP_S * order)
        if tossed:
            seconds = max(seconds, TUMBLE_S + TUMBLE_GAP_S * len(tossed))
        return seconds + 0.1

    def _in_tray(self, seat: int, dice: Mapping[Die, int]) -> dict[Die, int]:
        """The dice of these, with what they show, that are thrown into the tray in front."""
        view = self.actors.after
        if not self.actors.estate(seat).front:
            return {}
        spots = spots_of(view, seat)
        return {
            die: value for die, value in dice.items() if view.where[die] == POOL and die in spots
        }

    def _throw(self, seat: int, dice: dict[Die, int]) -> float:
        view, own = self.actors.after, self.actors.estate(seat)
        whole, spots = cast(view, seat, own), spots_of(view, seat)
        order = sorted(dice, key=lambda die: whole.paths[spots[die]].starts)
        tracks = [whole.paths[spots[die]] for die in order]
        first = tracks[0].starts
        paths_ = tuple(track._replace(starts=track.starts - first) for track in tracks)
        part = Throw(whole.floor, whole.size, paths_, max(_lasting(each) for each in paths_))
        return rolling.roll(self.show, part, {die_name(die): dice[die] for die in order})

    def _toss(self, seat: int, die: Die, value: int, after: float) -> None:
        """A die hops up where it lies, spins, and comes down with its new value."""
        name = die_name(die)
        piece = self.actors.goal.get(name)
        here = self.show.scene.pieces.get(name) or piece
        if piece is None or here is None:
            return
        flat = lying(value, (0.0, 0.0, 0.0), 9.0 * jittered("toss", die)[0], here.pose.scale)
        otherwise = Pose(here.pose.place, flat.turn, here.pose.scale)
        goal = self.actors.rests(die, otherwise)
        front = self.actors.estate(seat).front
        self.show.carry(name, TUMBLE_S, tumbling(goal, 0.75 if front else 0.5, 2, die), after=after)
        strength = 0.6 if front else 0.3
        kind = MATERIALS[COLOUR_OF[die]]
        self.show.sound(Cue("die", goal.place, kind, strength), after + TUMBLE_S * 0.94)


def _lasting(track: Track) -> float:
    """After how many seconds a die of a throw lies still."""
    return track.starts + PICK_S + track.lasts


def tumbling(goal: Pose, height: float, spins: int, die: Die) -> Way:
    """Over an arc to ``goal``, turning over on the way so many whole times."""
    a, _, _ = jittered("tumble", die)
    axis = (math.cos(3.0 * a), math.sin(3.0 * a), 0.0)

    def way(start: Pose, part: float) -> Pose:
        if part >= 1.0:
            return goal
        eased = smooth(part)
        pose = paths.blended(start, goal, eased)
        bounce = 0.12 * math.sin(math.pi * paths.stretch(part, 0.82, 1.0)) * DIE * goal.scale
        high = 4.0 * height * _arc(part) + bounce
        spin = turned(axis, 360.0 * spins * (1.0 - eased))
        return paths.raised(pose, high)._replace(turn=compose(spin, pose.turn))

    return way


def _arc(part: float) -> float:
    """The height of a hop that has landed at four fifths of its time."""
    along = min(part / 0.82, 1.0)
    return along * (1.0 - along)


def _clicking(goal: Pose) -> Way:
    """A die lifts a little, turns over, and clicks down."""

    def way(start: Pose, part: float) -> Pose:
        if part >= 1.0:
            return goal
        turn = paths.blended(start, goal, smooth(paths.stretch(part, 0.15, 0.8)))
        lift = 0.34 * goal.scale * math.sin(math.pi * min(part / 0.9, 1.0))
        return paths.raised(turn, lift)

    return way
