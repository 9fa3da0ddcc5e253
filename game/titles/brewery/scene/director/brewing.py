"""How a recipe is brewed: dice find their sockets, the kettle takes them and steams, a bottle
comes out and gets its label, and card, bottle and dice go to whoever brewed it."""

from __future__ import annotations

import math

from game.rules.brewery import events as ev
from game.rules.brewery.catalogue import SKILL_USE, Die, RecipeCard
from game.rules.brewery.view import WAREHOUSE, BreweryView
from game.scene import piles
from game.scene.cues import Cue
from game.scene.dice import DIE, upright
from game.scene.director import dealing, effects, paths
from game.scene.director.choreography import Choreography, Way
from game.scene.geometry import add, compose, on
from game.scene.pose import UPRIGHT, Piece, PieceId, Pose, Vec3, turned
from game.scene.timeline import smooth
from game.titles.brewery.scene import places as at
from game.titles.brewery.scene import sockets
from game.titles.brewery.scene.director.actors import Actors
from game.titles.brewery.scene.director.dice import tumbling
from game.titles.brewery.scene.director.wares import GOODS, WareScript
from game.titles.brewery.scene.layout import PUFFS, kettle_pose
from game.titles.brewery.scene.names import CARD_BACK, die_name, good_look, looks

SHOW_S, DIE_S, DIE_GAP_S, POUR_S, POUR_GAP_S = 0.55, 0.55, 0.13, 0.5, 0.1
BOIL_S, STAMP_S, HOME_S = 0.75, 0.5, 0.7
TAP: Vec3 = (-1.45, 0.2, 0.35)
"""Where bottles come from the kettle."""
SQUEEZED = 0.35
"""Size of a die that goes into the kettle's mouth."""


class BrewScript:
    """A brewing, from the declaration to the bottle."""

    def __init__(self, actors: Actors, wares: WareScript) -> None:
        self.actors, self.show, self.wares = actors, actors.show, wares

    def declare(self, event: ev.BrewingDeclared) -> float:
        """The card and its dice rise: somebody may still say no (D8)."""
        name: PieceId = ("recipe", event.recipe)
        self.show.pulse(name, 0.7, lift=0.35, swell=0.12)
        for order, die in enumerate(event.dice):
            if die_name(die) not in self.show.scene.put_down:  # it goes home, for it may be lost
                self.show.pulse(die_name(die), 0.6, lift=0.3, after=0.08 * order)
        self.show.sound(Cue("page", at.STAND.place))
        return 0.5

    def bare(self, event: ev.ExtensionLost) -> float:
        """The skill die shakes its head, and the card with it: it goes on for less (D8)."""
        self.show.shake(die_name(event.die), 0.6)
        self.show.shake(("recipe", event.recipe), 0.6)
        self.show.sound(Cue("lost", at.STAND.place))
        return 0.6

    def fail(self, event: ev.BrewingFailed) -> float:
        """The card shakes its head (D8)."""
        self.show.shake(("recipe", event.recipe), 0.6)
        self.show.sound(Cue("lost", at.STAND.place))
        return 0.6

    def brew(self, event: ev.Brewed) -> float:
        """Everything up to the bottle; dice and rewards are told by what follows."""
        show, card = self.show, self.actors.after.catalogue.recipes[event.recipe]
        name: PieceId = ("recipe", event.recipe)
        if event.player == self.actors.focus:
            show.closeup("brew")
        show.sound(Cue("slide", at.STAND.place))
        show.fly(name, at.STAGE, SHOW_S, arc=0.4)
        filled = SHOW_S * 0.75 + self._fill(event, card)
        effects.sparks(show, add(at.STAGE.place, (0.0, 0.0, 0.0)), 2.2, after=filled)
        show.sound(Cue("point", at.STAGE.place, "3"), filled)
        poured = filled + 0.3 + self._pour(event, filled + 0.3)
        self._boil(poured - 0.25)
        done = poured + BOIL_S
        self._bottle(event, done)
        show.closeup("", done + STAMP_S)
        self._card_home(event, done + STAMP_S)
        self.wares.source = self.actors.kettle
        self._dice_home(event, done - 0.2)
        self._close_ranks(event, done)
        return done + STAMP_S + 0.2

    def _fill(self, event: ev.Brewed, card: RecipeCard) -> float:
        """Dice fly from the warehouse to their sockets, an ingredient to its place."""
        spots, _ = sockets.sockets(card)
        places = [socket_pose(*sockets.on_card(spot)) for spot in spots]
        extension = _extension_pose(event, card)
        if extension is not None and event.extension == SKILL_USE:
            places.append(extension)
        for order, (die, place) in enumerate(zip(event.dice, places, strict=False)):
            brought = die_name(die) in self.show.scene.put_down  # it lies on the card already
            after = 0.0 if brought else SHOW_S * 0.75 + DIE_GAP_S * order
            value = self.actors.before.value[die] or 1
            goal = place._replace(turn=compose(place.turn, upright(value)))
            arc = 0.4 if brought else 1.2
            self.show.fly(die_name(die), goal, DIE_S, arc=arc, lean=8.0, after=after)
            self._unmark(die, after)
            self.show.sound(Cue("die", goal.place, "wood", 0.7), after + DIE_S * 0.96)
        if extension is not None and event.extension != SKILL_USE:
            self._add(event, extension)
        return DIE_GAP_S * len(event.dice) + DIE_S + 0.1

    def _unmark(self, die: Die, after: float) -> None:
        """No token stays where the die has lain; one that lasts lies in the pool afterwards."""
        self.show.remove(("mark", die), after)

    def _add(self, event: ev.Brewed, place: Pose) -> None:
        """The ingredient joins, and goes into the kettle with the dice."""
        assert event.extension is not None
        own = self.actors.estate(event.player)
        mine = [n for n in self.actors.start if n[:3] == ("good", event.player, event.extension)]
        name, show = self.show.fresh("ingredient"), self.show
        piece = self.show.scene.pieces.get(max(mine, key=repr)) if mine else None
        start = piece.pose if piece is not None else own.coin(0)
        brought = bool(mine) and max(mine, key=repr) in self.show.scene.put_down
        after = 0.0 if brought else SHOW_S * 0.75 + DIE_GAP_S * len(event.dice)
        self.actors.sync(GOODS, event.player, after)
        show.put(name, Piece(good_look(event.extension), start), after)
        show.fly(name, place._replace(scale=1.6), DIE_S, arc=1.2, after=after)
        goes = after + DIE_S + 0.4 + POUR_GAP_S * len(event.dice)
        show.carry(name, POUR_S, into(self.actors.kettle), after=goes)
        show.remove(name, goes + POUR_S)

    def _pour(self, event: ev.Brewed, after: float) -> float:
        """One die after the other goes into the kettle."""
        for order, die in enumerate(event.dice):
            begins = after + POUR_GAP_S * order
            self.show.carry(die_name(die), POUR_S, into(self.actors.kettle), after=begins)
            self.show.sound(Cue("pour", self.actors.kettle, "wood", 0.7), begins + POUR_S * 0.95)
        return POUR_GAP_S * len(event.dice) + POUR_S

    def _boil(self, after: float) -> None:
        """The kettle works: it sways, and clouds of steam come out of it."""
        self.show.carry(("kettle",), BOIL_S, _working, after=after)
        for number in range(PUFFS):
            self.show.pulse(
                ("steam", number), BOIL_S, lift=0.3 + 0.08 * number, swell=0.55, after=after
            )
        for puff in range(3):
            effects.smoke(
                self.show,
                add(self.actors.kettle, (0.0, 0.0, 0.2)),
                "table",
                after=after + 0.16 * puff,
            )
        self.show.sound(Cue("boil", self.actors.kettle), after)

    def _bottle(self, event: ev.Brewed, after: float) -> None:
        """A bottle comes out at the kettle's foot, its label is stamped, and it flies home."""
        show, style = self.show, self.actors.after.catalogue.recipes[event.recipe].style
        bottle, stamp = show.fresh("bottle"), show.fresh("stamp")
        stands = Pose(TAP, UPRIGHT, 1.9)
        show.put(bottle, Piece(looks(f"bottle:{style}"), stands), after)
        show.grow(bottle, 0.1, 1.0, 0.25, after=after)
        show.sound(Cue("fill", TAP), after)
        show.sound(Cue("cork", TAP), after + 0.3)
        above = Pose(add(TAP, (0.0, -0.9, 0.5)), turned(at.SIDEWAYS, 75.0), 1.3)
        hits = Pose(add(TAP, (0.0, -0.26, 0.36)), turned(at.SIDEWAYS, 88.0), 1.3)
        show.put(stamp, Piece(looks("stamp"), above), after + 0.2)
        show.fly(stamp, hits, 0.16, arc=0.0, after=after + 0.26)
        show.sound(Cue("stamp", TAP), after + 0.42)
        effects.sparks(show, hits.place, 0.5, after=after + 0.42)
        show.fly(stamp, above, 0.16, arc=0.0, after=after + 0.46)
        show.remove(stamp, after + 0.62)
        self._bottle_home(event, bottle, HOME_S, 1.6, after + STAMP_S + 0.12)

    def _bottle_home(
        self, event: ev.Brewed, bottle: PieceId, seconds: float, arc: float, after: float
    ) -> None:
        """The bottle flies in so many ``seconds`` to whoever brewed it."""
        show, lands = self.show, self.actors.goal.get(("bottle", event.player, event.recipe))
        home = self.actors.estate(event.player).card(0, 1)._replace(scale=0.6)
        pose = lands.pose if lands else home
        show.fly(bottle, pose, seconds, arc=arc, lean=10.0, after=after)
        show.remove(bottle, after + seconds)
        self.actors.sync(frozenset({"bottle"}), event.player, after + seconds)
        show.sound(Cue("drop", pose.place), after + seconds)

    def _card_home(self, event: ev.Brewed, after: float) -> None:
        """The card goes to the others of its owner."""
        goal = self.actors.goal.get(("recipe", event.recipe))
        if goal is not None:
            self.show.fly(("recipe", event.recipe), goal.pose, HOME_S, arc=1.2, after=after)
            for recipe in self.actors.before.players[event.player].recipes:
                name: PieceId = ("recipe", recipe)
                if name in self.actors.goal:
                    self.show.fly(name, self.actors.goal[name].pose, 0.3, arc=0.1, after=after)

    def _dice_home(self, event: ev.Brewed, after: float) -> None:
        """The dice come out of the kettle, back to the pool (D7)."""
        for order, die in enumerate(event.dice):
            value = self.actors.before.value[die]
            spot = self.actors.pool_spot(event.player, die, value)
            goal = self.actors.rests(die, spot)
            begins = after + POUR_GAP_S * order
            self.show.carry(die_name(die), 0.7, tumbling(goal, 1.2, 1, die), after=begins)
            self.show.sound(Cue("die", goal.place, "wood", 0.5), begins + 0.66)

    def _close_ranks(self, event: ev.Brewed, after: float) -> None:
        """The dice that are left in the warehouse move up."""
        view: BreweryView = self.actors.after
        for die in view.dice_of(event.player, WAREHOUSE):
            piece = self.actors.goal.get(die_name(die))
            if die not in event.dice and piece is not None:
                self.show.fly(die_name(die), piece.pose, 0.3, arc=0.1, after=after)

    def reveal(self, event: ev.RecipeRevealed) -> float:
        """A new card comes up from the deck (D2.3)."""
        name: PieceId = ("recipe", event.recipe)
        piece = self.actors.goal.get(name)
        if piece is None:
            return 0.0
        self.actors.sync(frozenset({"deck"}))
        dealing.draw(self.show, name, CARD_BACK, piece, _top(self.actors.before.deck))
        return 0.6


def _top(deck: int) -> Pose:
    lying = piles.deck(at.DECK, max(deck, 1))
    return lying[-1].pose


def socket_pose(x: float, y: float) -> Pose:
    """A die's middle in a socket of the card that is shown large."""
    size = 0.86
    return on(at.STAGE, Pose((x, y, at.CARD_THICK + DIE / 2 * size), UPRIGHT, size))


def _extension_pose(event: ev.Brewed, card: RecipeCard) -> Pose | None:
    uses = [each.use for each in card.extensions]
    if event.extension is None or event.extension not in uses:
        return None
    spot = sockets.extension(uses.index(event.extension), len(uses))
    x, y = sockets.on_card(spot)
    lift = DIE / 2 * 0.7 if event.extension == SKILL_USE else 0.0
    size = 0.7 if event.extension == SKILL_USE else 1.1
    return on(at.STAGE, Pose((x - 0.12, y, at.CARD_THICK + lift), UPRIGHT, size))


def into(mouth: Vec3) -> Way:
    """The way of something into the kettle's mouth."""

    def way(start: Pose, part: float) -> Pose:
        eased = smooth(min(part, 1.0))
        goal = Pose(mouth, start.turn, SQUEEZED)
        pose = paths.blended(start, goal, eased)
        spin = turned((0.6, 0.8, 0.0), 300.0 * eased)
        high = 4.0 * 1.1 * part * (1.0 - part)
        return paths.raised(pose, high)._replace(turn=compose(spin, start.turn))

    return way


def _working(rest: Pose, part: float) -> Pose:
    """The kettle sways and swells as it works."""
    if part >= 1.0:
        return rest
    angle = 2.2 * math.sin(math.tau * 3.0 * part) * (1.0 - part)
    swell = 1.0 + 0.03 * math.sin(math.tau * 2.0 * part) * (1.0 - part)
    turn = compose(turned((0.0, 1.0, 0.0), angle), rest.turn)
    return Pose(rest.place, turn, rest.scale * swell)


def steaming(show: Choreography, after: float = 0.0) -> None:
    """The kettle lets off a little steam."""
    x, y, z = kettle_pose().place
    effects.smoke(show, (x, y, z + 2.5), "table", after=after)
