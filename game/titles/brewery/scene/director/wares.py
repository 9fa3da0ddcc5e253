"""How seeds, coins, goods and tokens come and go."""

from __future__ import annotations

from game.rules.brewery import events as ev
from game.rules.brewery.catalogue import (
    BLOCK_DIE,
    BLOCK_OBJECT,
    BLOCK_RECIPE,
    FIELDS,
    FIRST_TOKEN,
    OBJECTS,
)
from game.scene.cues import Cue
from game.scene.director import effects
from game.scene.geometry import add, on
from game.scene.pose import UPRIGHT, PieceId, Pose, Vec3
from game.titles.brewery.scene import places as at
from game.titles.brewery.scene.director.actors import SETTLE_S, Actors
from game.titles.brewery.scene.layout import closed_market
from game.titles.brewery.scene.names import die_name, good_look, looks
from game.titles.brewery.scene.seats import closed_pose

FLY_S, COIN_S, GAP_S, DIE_S = 0.6, 0.5, 0.09, 0.6
MOST_COINS = 6
COINS = frozenset({"coin", "coins"})
SEEDS = frozenset({"seed"})
GOODS = frozenset({"good"})
OVER = 0.75
"""How high a token hovers over what it is used on."""


class WareScript:
    """Seeds, coins, goods and tokens during one move."""

    def __init__(self, actors: Actors) -> None:
        self.actors, self.show = actors, actors.show
        self.source: Vec3 = at.KETTLE.place
        """Where the next gain comes from."""

    def seeds(self, event: ev.SeedsGained) -> float:
        """Seeds come from the basket (D9, D5.4)."""
        own = self.actors.estate(event.player)
        owned = self.actors.before.players[event.player].seeds
        for number in range(event.amount):
            way = (at.in_basket(number), own.seed(owned + number))
            self.actors.send(looks("seed"), way, FLY_S, arc=1.6, after=GAP_S * number)
        self.actors.sync(SEEDS, event.player, FLY_S + GAP_S * (event.amount - 1))
        self.actors.sync(frozenset({"seeds"}), None, 0.1)
        self.show.sound(Cue("sprout", at.BASKET.place, strength=0.5))
        return FLY_S * 0.7 if event.amount else 0.0

    def seed_home(self, event: ev.SeedReturned) -> float:
        """A seed sprouts: it grows, and its grain goes back to the supply."""
        field = self._waiting_seed(event)
        if field is None:
            return 0.0
        name: PieceId = ("planted", event.player, field)
        own = self.actors.estate(event.player)
        place = own.item(field, -1).place
        self.show.sound(Cue("sprout", place, strength=0.8))
        self.show.grow(name, 1.0, 1.55, 0.32)
        effects.sparks(self.show, place, 0.5 * own.base.scale, after=0.22)
        self.show.fly(name, at.in_basket(self.actors.before.seeds), FLY_S, arc=1.5, after=0.36)
        self.show.remove(name, 0.36 + FLY_S)
        self.actors.sync(frozenset({"seeds"}), None, 0.36 + FLY_S)
        return 0.45

    def _waiting_seed(self, event: ev.SeedReturned) -> int | None:
        names = [name for name in self.show.scene.pieces if name[:2] == ("planted", event.player)]
        fields = {name[2] for name in names if isinstance(name[2], int)}
        named = {field for field in fields if FIELDS[field] == event.reason}
        return min(named or fields, default=None)

    def gold(self, event: ev.GoldChanged) -> float:
        """Coins fly to their owner from where they were won, or to the market."""
        own = self.actors.estate(event.player)
        count = min(abs(event.amount), MOST_COINS)
        purse = own.coin(0)
        if event.amount < 0:
            ends = (purse, Pose(add(at.MARKET.place, (0.0, -1.2, 0.15)), UPRIGHT, purse.scale))
            self.actors.sync(COINS, event.player)
        else:
            ends = (Pose(self.source, UPRIGHT, purse.scale), purse)
            self.actors.sync(COINS, event.player, COIN_S + GAP_S * (count - 1))
        for number in range(count):
            after = GAP_S * number
            self.actors.send(looks("coin"), ends, COIN_S, arc=1.3, after=after)
            self.show.sound(Cue("coin", ends[1].place, strength=0.6), after + COIN_S)
        return COIN_S * 0.7 + GAP_S * count

    def buy(self, event: ev.Bought) -> float:
        """A good comes from the market to its owner; a skill die lowers its price (D6)."""
        if event.die is not None:
            name, price = die_name(event.die), at.price(event.what)
            beside = at.beside_price(event.what)
            here, seconds = self.show.scene.pieces.get(name), DIE_S
            if here is not None:
                down = self.show.is_down(name, beside)
                seconds, arc = (SETTLE_S, 0.0) if down else (DIE_S, 1.4)
                lies = beside._replace(turn=here.pose.turn)
                self.show.fly(name, lies, seconds, arc=arc)
                piece = self.actors.goal[name]
                self.show.fly(name, piece.pose, DIE_S, arc=1.4, after=seconds + 0.4)
            self.show.pulse(("price", event.what), 0.4, lift=0.3, swell=0.5, after=seconds - 0.05)
            self.show.sound(Cue("coin", price.place), seconds)
            self.show.wait(seconds)
        return self.come(event.player, event.what)

    def come(self, player: int, what: int) -> float:
        """A good goes from the market to a seat."""
        left = self.actors.before.for_sale[what]
        source: PieceId = ("stock", what, max(left - 1, 0))
        piece = self.actors.start.get(source)
        mine = [name for name in self.actors.goal if name[:3] == ("good", player, what)]
        if piece is None or not mine:
            return 0.0
        goal = self.actors.goal[max(mine, key=repr)]
        self.show.remove(source)
        self.actors.send(goal.look, (piece.pose, goal.pose), FLY_S + 0.1, arc=1.5)
        self.actors.sync(GOODS, player, FLY_S + 0.1)
        self.show.sound(Cue("slide", piece.pose.place))
        self.show.sound(Cue("drop", goal.pose.place), FLY_S + 0.08)
        return FLY_S

    def use(self, event: ev.TokenUsed) -> float:
        """A token flies to what it is used on, acts there, and is out of the game (D8)."""
        what = FIRST_TOKEN + event.token
        mine = [n for n in self.actors.start if n[:3] == ("good", event.player, what)]
        place, seconds = self._aim(event), FLY_S
        if mine:
            name = max(mine, key=repr)
            piece = self.show.scene.pieces.get(name, self.actors.start[name])
            if name in self.show.scene.put_down:
                seconds = SETTLE_S
            hover = Pose(add(place, (0.0, 0.0, OVER)), UPRIGHT, 0.8)
            token = self.show.fresh("token")
            self.show.remove(name)
            self.show.put(token, piece)
            self.show.fly(token, hover, seconds, arc=1.0 if seconds == FLY_S else 0.0)
            self.show.fly(token, hover._replace(place=place), 0.22, arc=0.0, after=seconds + 0.18)
            self.show.dissolve(token, 0.3, 0.35, after=seconds + 0.42)
        strikes = seconds + 0.38
        effects.sparks(self.show, place, 0.9, after=strikes)
        effects.dust_ring(self.show, place, 0.7, after=strikes)
        self.show.sound(Cue("drop", place), strikes)
        self.show.sound(Cue("trade", place), strikes + 0.05)
        if event.token in (BLOCK_DIE, BLOCK_RECIPE, BLOCK_OBJECT):
            self.actors.sync(frozenset({"mark", "closed", "barred"}), None, strikes)
        if event.token == BLOCK_OBJECT:
            self._nail(event, strikes)
        return strikes + 0.25

    def _nail(self, event: ev.TokenUsed, after: float) -> None:
        """Planks drop before what is closed."""
        for name in self.actors.goal:
            if name[0] == "closed" and name[2] == event.target:
                self.show.pulse(name, 0.35, lift=0.5, swell=0.2, after=after)

    def _aim(self, event: ev.TokenUsed) -> Vec3:
        if event.token == BLOCK_OBJECT:
            if event.target >= OBJECTS.index("marketplace"):
                return closed_market(event.target).place
            return closed_pose(self.actors.estate(self.actors.focus), event.target).place
        if event.token == BLOCK_RECIPE:
            card = self.actors.start.get(("recipe", event.target))
            return card.pose.place if card else at.STAND.place
        piece = self.show.scene.pieces.get(die_name(event.target))
        piece = piece or self.actors.start.get(die_name(event.target))
        return add(piece.pose.place, (0.0, 0.0, 0.3)) if piece else at.BINS.place

    def ingredient_home(self, event: ev.IngredientReturned) -> float:
        """An ingredient goes back to the market (D7)."""
        left = self.actors.after.market[event.ingredient]
        goal = at.stock(event.ingredient, max(left - 1, 0))
        source = on(Pose(self.source), Pose((0.0, 0.0, 0.2)))
        self.actors.send(good_look(event.ingredient), (source, goal), FLY_S, arc=1.3)
        self.actors.sync(frozenset({"stock"}), None, FLY_S)
        return 0.25
