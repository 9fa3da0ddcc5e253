"""Following one game of `biomes`: turns, actions, scoring rounds (B2 to B8)."""

from __future__ import annotations

from .comparison import compare, drawn_tokens
from .fouls import Foul, demand
from .position import Position, Struggle, largest_group, touching
from .tables import (
    ROUNDS,
    JsonObject,
    counts,
    entries,
    keyed,
    number,
    pair,
    read_tables,
    text,
    triple,
)

MAIN_ACTIONS = ("collect", "explore", "build", "fight", "arm")
DECISIONS = {"pickaxe": "B6.6", "tnt": "B6.7", "score": "B7.2"}


class Referee:
    """Follows one game, step by step."""

    def __init__(self, header: JsonObject) -> None:
        self.tables = read_tables(header)
        self.position = Position(self.tables)
        self.turn = 1
        self.turn_player = self.tables.first
        self.stage = "action"
        self.done: list[str] = []
        self.bonus = False
        self.rounds: list[str] = []
        self.scorers: list[int] = []
        self.drawn: list[str] = []

    @property
    def actor(self) -> int:
        """Who decides now."""
        return self.scorers[0] if self.stage == "score" else self.turn_player

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.stage == "over"

    def step(self, data: JsonObject, count: int) -> None:
        """Judge one step, the ``count``-th."""
        demand(self.stage != "over", "B8.1", "the game was over")
        demand(number(data.get("n"), "n") == count, "format", f"this is step {count}")
        demand(number(data.get("turn"), "turn") == self.turn, "B2.1", f"this is turn {self.turn}")
        rule = "B7.2" if self.stage == "score" else "B1.7"
        demand(data.get("player") == self.actor, rule, f"it was player {self.actor}'s decision")
        action = keyed(data.get("action"), "action")
        events = [keyed(event, "event") for event in entries(data.get("events"), "events")]
        self.position.expected = []
        self.drawn = drawn_tokens(events)
        self.act(text(action.get("type"), "action.type"), action)
        compare(self.position.expected, events)

    def act(self, kind: str, action: JsonObject) -> None:
        """Carry ``action`` out, checking the stage it belongs to."""
        if kind in MAIN_ACTIONS:
            if not (kind == "collect" and self.stage == "second"):
                self.begin(kind)
            getattr(self, kind)(action)
        elif kind in DECISIONS:
            demand(self.stage == kind, DECISIONS[kind], f"no time for {kind}")
            getattr(self, kind)(action)
        elif kind in ("trade", "end_turn"):
            demand(self.stage == "extra", "B2.2", f"no time for {kind}")
            getattr(self, kind)(action)
        else:
            raise Foul("format", f"there is no action {kind}")

    def begin(self, kind: str) -> None:
        """Begin a main action (B2.1)."""
        rule = "B2.3" if self.stage == "score" else "B2.1"
        demand(self.stage == "action", rule, f"no time for {kind}: {self.stage} is due")
        demand(self.bonus or kind not in self.done, "B2.1", f"{kind} was done this turn")
        self.done.append(kind)

    def finish_action(self) -> None:
        """The action is complete: another one, a trade, or the end of the turn."""
        self.bonus = False
        if len(self.done) < 2:
            self.stage = "action"
        elif self.tradable():
            self.stage = "extra"
        else:
            self.finish_turn()

    def tradable(self) -> list[str]:
        """The extra-action mobs of the turn's player."""
        mobs = self.position.players[self.turn_player].mobs
        return [mob for mob in mobs if self.tables.tiles[mob].extra_action]

    def finish_turn(self) -> None:
        """The turn is over: the rounds it triggered, then the next player (B2.3)."""
        layers = (("A", 3), ("B", 2), ("C", 1))
        self.rounds = [letter for letter, layer in layers if layer in self.position.cleared]
        self.position.cleared = []
        self.start_round()

    def start_round(self) -> None:
        """The next triggered round, or the next turn."""
        count = self.tables.players
        if self.rounds:
            self.stage = "score"
            self.scorers = [(self.turn_player + place) % count for place in range(count)]
            self.position.tell("scoring_started", round=self.rounds[0])
            return
        self.stage, self.done = "action", []
        self.turn += 1
        self.turn_player = (self.turn_player + 1) % count
        self.position.tell("turn_started", player=self.turn_player, turn=self.turn)

    def collect(self, action: JsonObject) -> None:
        """B3."""
        self.position.take_block(self.turn_player, triple(action.get("block"), "block"))
        if self.stage == "second" or not self.position.cube:
            self.finish_action()
        else:
            self.stage = "second"

    def explore(self, action: JsonObject) -> None:
        """B4."""
        player = self.position.players[self.turn_player]
        to = pair(action.get("to"), "to")
        demand(all(0 <= part <= 4 for part in to), "B4.1", f"there is no crossing {to}")
        steps = abs(to[0] - player.crossing[0]) + abs(to[1] - player.crossing[1])
        demand(steps <= 2, "B4.1", f"{to} is {steps} steps away")
        if steps:
            start = list(player.crossing)
            self.position.tell("moved", player=self.turn_player, **{"from": start, "to": list(to)})
        player.crossing = to
        self.position.reveal(to)
        self.finish_action()

    def build(self, action: JsonObject) -> None:
        """B5."""
        position, seat = self.position, self.turn_player
        cell, space = pair(action.get("cell"), "cell"), pair(action.get("space"), "space")
        name = position.top(seat, cell, "building", "B5.1")
        tile, pay = self.tables.tiles[name], counts(action.get("pay"), "pay")
        demand(all(0 <= part <= 2 for part in space), "B5.3", f"there is no space {space}")
        demand(sum(pay.values()) == sum(tile.cost.values()), "B5.2", f"{pay} for {tile.cost}")
        for material, amount in pay.items():
            fits = material == "emerald" or amount <= tile.cost.get(material, 0)
            demand(fits, "B5.2", f"{pay} for {tile.cost}")
            has = position.players[seat].supply[material]
            demand(amount <= has, "B5.2", f"{amount} {material} paid out of {has}")
            position.players[seat].supply[material] -= amount
        position.players[seat].built[space] = position.stacks[cell].pop(0)
        position.tell("built", player=seat, tile=name, space=list(space), pay=pay)
        position.gain(seat, tile.xp, "building")
        self.finish_action()

    def fight(self, action: JsonObject) -> None:
        """B6.1, B6.4, B6.5."""
        position, seat = self.position, self.turn_player
        cell = pair(action.get("cell"), "cell")
        name = position.top(seat, cell, "mob", "B6.1")
        self.check_draw(seat)
        position.tell("weapons_drawn", player=seat, tokens=self.drawn)
        kinds = [self.tables.weapons[token].kind for token in self.drawn]
        hearts = sum(
            self.tables.weapons[token].hearts
            for token, kind in zip(self.drawn, kinds, strict=True)
            if kind != "tnt"
        )
        position.gain(seat, 2 * kinds.count("hoe"), "hoe")
        bombs = [token for token, kind in zip(self.drawn, kinds, strict=True) if kind == "tnt"]
        position.fight = Struggle(cell, name, hearts, kinds.count("pickaxe"), bombs)
        self.go_on_fighting(position.fight)

    def check_draw(self, seat: int) -> None:
        """Whether the tokens revealed can have been drawn (B6.1, B6.4)."""
        pile = list(self.position.players[seat].pile)
        size, due = len(pile), 3
        for count, token in enumerate(self.drawn):
            demand(count < due, "B6.4", f"{token} was one token too many")
            demand(token in pile, "B6.1", f"{token} is not in the pile")
            pile.remove(token)
            due += self.tables.weapons[token].kind == "bow"
        drawn = len(self.drawn)
        demand(drawn == min(due, size), "B6.1", f"{drawn} tokens drawn, {min(due, size)} due")

    def go_on_fighting(self, fight: Struggle) -> None:
        """Wait for the next decision of the fight, or settle it (B6.2)."""
        if fight.pickaxes and self.position.cube:
            self.stage = "pickaxe"
        elif fight.bombs:
            self.stage = "tnt"
        else:
            self.settle(fight)

    def settle(self, fight: Struggle) -> None:
        """Count the hearts (B6.2)."""
        position, seat, mob = self.position, self.turn_player, self.tables.tiles[fight.tile]
        won = fight.hearts >= mob.hearts
        outcome = "mob_defeated" if won else "mob_survived"
        position.tell(outcome, player=seat, tile=fight.tile, hearts=fight.hearts)
        if won:
            position.stacks[fight.cell].pop(0)
            position.players[seat].mobs.append(fight.tile)
            position.gain(seat, mob.xp, "mob")
        position.fight = None
        self.finish_action()

    def pickaxe(self, action: JsonObject) -> None:
        """B6.6."""
        fight = self.struggle()
        demand("block" in action, "format", "pickaxe without block")
        if action["block"] is not None:
            self.position.take_block(self.turn_player, triple(action["block"], "block"))
        fight.pickaxes -= 1
        self.go_on_fighting(fight)

    def tnt(self, action: JsonObject) -> None:
        """B6.7."""
        fight, token = self.struggle(), text(action.get("token"), "token")
        demand(token in fight.bombs, "B6.7", f"{token} was not revealed")
        fight.bombs.remove(token)
        demand(
            isinstance(action.get("detonate"), bool), "format", "detonate is neither true nor false"
        )
        if action["detonate"]:
            fight.hearts += self.tables.weapons[token].hearts
            self.position.players[self.turn_player].pile.remove(token)
            self.position.tell("token_removed", player=self.turn_player, token=token)
        self.go_on_fighting(fight)

    def struggle(self) -> Struggle:
        """The fight under way."""
        if self.position.fight is None:
            raise Foul("B6.1", "there is no fight")
        return self.position.fight

    def arm(self, action: JsonObject) -> None:
        """B6.9."""
        cell, player = pair(action.get("cell"), "cell"), self.position.players[self.turn_player]
        demand(cell in touching(player.crossing), "B6.9", f"the character is not at {cell}")
        demand(cell in self.position.rim, "B6.9", f"no token lies at {cell}")
        token = self.position.rim.pop(cell)
        player.pile.append(token)
        self.position.tell("token_gained", player=self.turn_player, token=token)
        self.finish_action()

    def trade(self, action: JsonObject) -> None:
        """B2.2."""
        mob = text(action.get("tile"), "tile")
        demand(mob in self.tradable(), "B2.2", f"{mob} can't be returned")
        self.position.players[self.turn_player].mobs.remove(mob)
        self.stage, self.bonus = "action", True

    def end_turn(self, action: JsonObject) -> None:
        """B2.2."""
        self.finish_turn()

    def score(self, action: JsonObject) -> None:
        """B7.3, B7.6."""
        letter, wanted = self.rounds[0], text(action.get("characteristic"), "characteristic")
        demand(action.get("round") == letter, "B7.1", f"round {letter} is being scored")
        demand(wanted in ROUNDS[letter], "B7.3", f"round {letter} has no {wanted}")
        seat = self.scorers.pop(0)
        spaces = self.position.matching(seat, letter, wanted)
        whole = self.position.players[seat].beginner
        count = len(spaces) if whole else largest_group(spaces)
        self.position.gain(seat, count * self.tables.scoring[letter][wanted], f"score_{letter}")
        if not self.scorers:
            self.rounds.pop(0)
            if letter == "C":
                self.finish_game()
            else:
                self.start_round()

    def finish_game(self) -> None:
        """B8.1, B8.2."""
        self.stage = "over"
        for seat in range(self.tables.players):
            self.position.gain(seat, self.position.trophy_points(seat), "mob_bonus")
        self.position.tell("game_over")

    def result(self, data: JsonObject) -> None:
        """Judge the last line (B8.3)."""
        demand(self.stage == "over", "B8.1", "a result before the end of the game")
        scores = [player.xp for player in self.position.players]
        blocks = [sum(player.supply.values()) for player in self.position.players]
        best = max(zip(scores, blocks, strict=True))
        winners = [seat for seat, own in enumerate(zip(scores, blocks, strict=True)) if own == best]
        demand(data.get("scores") == scores, "B8.3", f"the scores are {scores}")
        demand(data.get("tiebreak") == blocks, "B8.3", f"the blocks left are {blocks}")
        demand(data.get("winners") == winners, "B8.3", f"the winners are {winners}")
        demand(data.get("finished") is True, "format", "finished is not true")
