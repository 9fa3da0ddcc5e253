"""The course of a game of `brewery`: rounds, phases, turns, the end (D4, D9, D10)."""

from __future__ import annotations

from ..fouls import demand
from ..tables import JsonObject
from .clean_up import CleanUp
from .fields import Boards
from .position import Player, Position
from .tables import INGREDIENTS, TOKENS, Tables, colour_of
from .tokens import Tokens
from .windows import Declared, Window

TO_END, TO_SHORT_END = {2: 10, 3: 15, 4: 20}, {2: 6, 3: 9, 4: 12}
LAST_ROUND = 30
WORTH = {"light": 1, "dark": 2, "hops": 1, "skill": 0}
"""A die's points at the end (D10)."""


class Course:
    """Who decides what, and what comes next.

    ``seat``: whose turn it is. ``items``: how many the placing turn has placed. ``pending``: what
    must be decided first: ``pick``, ``exchange``, ``take`` or nothing.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.position = Position(tables)
        self.boards = Boards(self.position)
        self.tokens = Tokens(self.position)
        self.round, self.holder, self.summer = 1, tables.first, True
        self.phase, self.turn, self.seat = "place", 1, self.holder
        self.items, self.pending = 0, ""
        self.window: Window | None = None
        self.over = False

    @property
    def actor(self) -> int:
        """Who decides now."""
        return self.window.queue[0] if self.window else self.seat

    @property
    def player(self) -> Player:
        """Whose turn it is."""
        return self.position.players[self.seat]

    def seats(self, first: int) -> list[int]:
        """All seats in turn order."""
        return [(first + n) % self.tables.players for n in range(self.tables.players)]

    def carry_out(self, declared: Declared) -> None:
        """A brewing succeeds or fails (D7, D8)."""
        position = self.position
        recipe, use = declared.recipe, declared.use
        if use and not position.assigned(self.seat, recipe, use):
            use = None  # only the extension is lost, or the base below is as well
        dice = position.assigned(self.seat, recipe, use)
        if not dice:
            position.tell("brewing_failed", player=self.seat, recipe=recipe)
            self.next_turn()
            return
        card = position.recipes[recipe]
        position.tell("brewed", player=self.seat, recipe=recipe, dice=dice, extension=use)
        for name in dice:
            position.dice[name].place = "pool"
        if use in INGREDIENTS:
            self.player.ingredients[use] -= 1
            position.market[use] += 1
            position.tell("ingredient_returned", player=self.seat, ingredient=use)
        position.earn(self.seat, "recipe", points=card.points, gold=card.gold)
        if card.die is not None:
            position.gain(self.seat, card.die, "recipe")
        if use is not None:
            bonus = card.extensions[use]
            position.earn(self.seat, "bonus", points=bonus.points, gold=bonus.gold)
        position.earn(self.seat, "brewing", points=1)
        self.player.recipes.append(recipe)
        self.refill(recipe)
        if card.token and any(position.market[token] for token in TOKENS):
            self.pending = "take"
        else:
            self.next_turn()

    def refill(self, recipe: str) -> None:
        """The next recipe comes up in the same slot (D2.3)."""
        position = self.position
        slot = position.row.index(recipe)
        position.row[slot] = position.deck.pop(0) if position.deck else None
        if position.row[slot] is not None:
            position.tell("recipe_revealed", recipe=position.row[slot], slot=slot)

    def go_on(self) -> None:
        """Ask the next seat, or close the window."""
        window = self.window
        if window is None or window.settle(self.tokens):
            return
        self.window = None
        if window.declared:
            self.carry_out(window.declared)
        else:
            self.begin("place" if window.kind == "start" else "brew")

    def open(self, kind: str) -> None:
        """Open a window; if nobody has a use, the phase begins at once."""
        self.window = Window(kind, self.seats(self.holder), self.round)
        self.go_on()

    def begin(self, phase: str) -> None:
        """A phase begins with the holder of the season token."""
        self.position.tell("phase_started", phase=phase)
        self.phase = phase
        for player in self.position.players:
            player.out = False
        self.find_seat(self.holder)

    def next_turn(self) -> None:
        """The turn is over."""
        self.turn += 1
        self.items = 0
        self.find_seat(self.seats(self.seat)[1 if self.tables.players > 1 else 0])

    def find_seat(self, first: int) -> None:
        """The next seat that has a turn in this phase, or else the next phase."""
        for seat in self.seats(first):
            if not self.position.players[seat].out and self.has_turn(seat):
                self.seat = seat
                return
        if self.phase == "place":
            self.begin("purchase")
        elif self.phase == "purchase":
            self.open("before")
        else:
            self.clean_up()

    def has_turn(self, seat: int) -> bool:
        """Who can't brew is skipped in the brewing phase."""
        if self.phase != "brew":
            return True
        return bool(self.position.brewable(seat)) or self.tokens.hopeful(seat)

    def clean_up(self) -> None:
        """The round ends (D9), and so may the game (D10)."""
        CleanUp(self.boards).run(self.seats(self.holder))
        brewed = sum(len(player.recipes) for player in self.position.players)
        enough = (TO_SHORT_END if self.tables.short else TO_END)[self.tables.players]
        if brewed >= enough or self.round == LAST_ROUND:
            self.score()
            return
        self.round += 1
        self.pass_token()
        self.boards.clear()
        season = "summer" if self.summer else "winter"
        position = self.position
        position.tell("round_started", round=self.round, holder=self.holder, season=season)
        for seat in self.seats(self.holder) if self.summer else ():
            position.gain_seeds(seat, 1, "summer")
        for seat in self.seats(self.holder):
            dice = position.of(seat, "pool")
            if dice:
                position.roll(seat, "round", dice)
        self.seat = self.holder
        self.open("start")

    def pass_token(self) -> None:
        """To the next player, or to the first of those with the fewest points; turned (D9)."""
        order = [*self.seats(self.holder)[1:], self.holder]
        if self.tables.behind_begins:
            points = [player.points for player in self.position.players]
            order = [seat for seat in order if points[seat] == min(points)]
        self.holder = order[0]
        if not self.tables.even_seasons or self.round % self.tables.players == 1:
            self.summer = not self.summer

    def score(self) -> None:
        """Gold and dice give points (D10)."""
        for seat, player in enumerate(self.position.players):
            dice = self.position.of(seat, "pool", "warehouse")
            self.position.earn(seat, "gold", points=player.gold // 2)
            worth = sum(WORTH[colour_of(name)] for name in dice)
            self.position.earn(seat, "dice", points=worth)
        self.position.tell("game_over")
        self.over = True

    def result(self, told: JsonObject) -> None:
        """Judge the last line (D10)."""
        demand(self.over, "result", "the game is not over")
        players = self.position.players
        scores = [player.points for player in players]
        tiebreak = [1000 * len(player.recipes) + player.gold for player in players]
        ranks = list(zip(scores, tiebreak, strict=True))
        truth: JsonObject = {
            "scores": scores,
            "tiebreak": tiebreak,
            "winners": [seat for seat, rank in enumerate(ranks) if rank == max(ranks)],
            "finished": True,
        }
        for key, value in truth.items():
            demand(told.get(key) == value, "result", f"{key} is {told.get(key)}, not {value}")
