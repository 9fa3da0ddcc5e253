"""Following one game of `towers`: turns, actions, phases, the end (T2 to T12, Q1 to Q3)."""

from __future__ import annotations

from ..fouls import Foul, demand
from ..tables import JsonObject, counts, entries, keyed, number, text
from .comparison import compare
from .position import Player, Position, between
from .tables import COLOURS, HAND, PAWNS, Field, coloured, field_of, near, read_tables

ACTIONS = ("place", "move", "demolish", "build", "capture", "exchange")
LAST_PHASE = 4
SEVEN = 7


class Referee:
    """Follows one game, step by step."""

    def __init__(self, header: JsonObject) -> None:
        self.tables = read_tables(header)
        self.position = Position(self.tables)
        self.blocks = dict.fromkeys(COLOURS, 9 if self.tables.players == 2 else 10)
        self.turn = 1
        self.actor = self.tables.first
        self.phase = self.tables.phase
        self.last_round = self.over = False

    @property
    def player(self) -> Player:
        """Whose turn it is."""
        return self.position.players[self.actor]

    def step(self, data: JsonObject, count: int) -> None:
        """Judge one step, the ``count``-th: a whole turn (T2.1)."""
        demand(not self.over, "T11", "the game was over")
        demand(number(data.get("n"), "n") == count, "format", f"this is step {count}")
        demand(number(data.get("turn"), "turn") == self.turn, "T2.1", f"this is turn {self.turn}")
        demand(data.get("player") == self.actor, "T2.1", f"it was player {self.actor}'s turn")
        action = keyed(data.get("action"), "action")
        events = [keyed(event, "event") for event in entries(data.get("events"), "events")]
        position = self.position
        position.expected = []
        position.shuffles = [
            [text(card, "card") for card in entries(event.get("deck"), "deck")]
            for event in events
            if event.get("type") == "deck_reshuffled"
        ]
        kind = text(action.get("type"), "action.type")
        demand(kind in ACTIONS, "T2.1", f"there is no action {kind}")
        getattr(self, kind)(action)
        position.refill(self.actor)
        if kind == "exchange" and not self.player.joker:
            self.player.joker = True
            position.tell("joker_restored", player=self.actor)
        self.go_on()
        compare(position.expected, events)
        position.check(self.blocks)

    def pay_of(self, action: JsonObject) -> dict[str, int]:
        """What an action says that it is paid with."""
        pay = counts(action.get("pay"), "pay")
        demand(set(pay) <= {*COLOURS, "joker"}, "format", f"pay counts {pay}")
        return pay

    def own_pawn(self, value: object) -> Field:
        """A field on which a pawn of the player stands."""
        place = field_of(value, "pawn")
        demand(place in self.player.pawns, "T2.1", f"no pawn of player {self.actor} on {place}")
        return place

    def place(self, action: JsonObject) -> None:
        """T3."""
        position = self.position
        entry, goal = field_of(action.get("entry"), "entry"), field_of(action.get("to"), "to")
        pay = self.pay_of(action)
        demand(len(self.player.pawns) < PAWNS, "T3", "the reserve is empty")
        demand(on_a_lane(entry, goal), "T3", f"no lane leads from {entry} to {goal}")
        way = [entry] if entry == goal else [entry, *between(entry, goal, "T3"), goal]
        position.runs(way, goal, "T3")
        position.pay(self.actor, pay, {position.colour[goal]: 1}, "T3")
        self.player.pawns.add(goal)
        position.tell("pawn_placed", player=self.actor, entry=list(entry), to=list(goal))

    def move(self, action: JsonObject) -> None:
        """T4."""
        position = self.position
        start, goal = self.own_pawn(action.get("from")), field_of(action.get("to"), "to")
        position.runs([*between(start, goal, "T4"), goal], goal, "T4")
        position.pay(self.actor, self.pay_of(action), {position.colour[goal]: 1}, "T4")
        position.stand(self.actor, start, goal)

    def demolish(self, action: JsonObject) -> None:
        """T5."""
        position, player = self.position, self.player
        start, goal = self.own_pawn(action.get("from")), field_of(action.get("to"), "to")
        demand(goal in position.towers, "T5.1", f"no tower on {goal}")
        blocks = position.towers[goal]
        height = sum(blocks.values())
        position.sees(start, goal, set(blocks), "T5.1")
        demand(height <= self.phase, "T5.2", f"a tower of {height} in phase {self.phase}")
        demand(player.block_count < SEVEN, "T5.4", f"{player.block_count} blocks at the start")
        position.pay(self.actor, self.pay_of(action), blocks, "T5")
        del position.towers[goal]
        position.builders.pop(goal, None)
        for name, n in blocks.items():
            player.blocks[name] = player.blocks.get(name, 0) + n
        position.tell(
            "tower_demolished", player=self.actor, at=list(goal), blocks=blocks, chip=height
        )
        position.stand(self.actor, start, goal)
        position.score(self.actor, height, "demolish")

    def build(self, action: JsonObject) -> None:
        """T6."""
        position, player = self.position, self.player
        at = self.own_pawn(action.get("at"))
        blocks = coloured(action.get("blocks"), "blocks")
        height = sum(blocks.values())
        demand(height == self.phase + 1, "T6.1", f"a tower of {height} in phase {self.phase}")
        for name, n in blocks.items():
            demand(player.blocks.get(name, 0) >= n, "T6.1", f"{blocks} out of {player.blocks}")
            player.blocks[name] -= n
        player.pawns.remove(at)
        position.towers[at] = blocks
        for tower in (at, *near(at)):
            fine = tower not in position.towers or position.has_open_side(tower)
            demand(fine, "T6.3", f"the tower on {tower} has no open side")
        position.pay(self.actor, self.pay_of(action), blocks, "T6")
        position.tell("pawn_returned", player=self.actor, **{"from": list(at)})
        chip = None if height > LAST_PHASE else height
        position.builders[at] = self.actor
        position.tell("tower_built", player=self.actor, at=list(at), blocks=blocks, chip=chip)
        position.score(self.actor, height, "build")

    def capture(self, action: JsonObject) -> None:
        """T7."""
        position = self.position
        start, goal = self.own_pawn(action.get("from")), field_of(action.get("to"), "to")
        owner = position.owner_of(goal)
        demand(owner != self.actor, "T7.2", f"the pawn on {goal} is the player's own")
        demand(owner is not None or goal in position.neutral, "T7.1", f"no pawn on {goal}")
        colour = position.colour[goal]
        position.sees(start, goal, {colour}, "T7.1")
        pay = self.pay_of(action)
        paid = sum(pay.values())
        demand(3 <= paid <= HAND, "T7.2", f"{paid} cards capture no pawn")
        position.pay(self.actor, pay, {colour: paid}, "T7.2")
        if owner is None:
            position.neutral.remove(goal)
        else:
            position.players[owner].pawns.remove(goal)
        position.tell("pawn_captured", player=self.actor, owner=owner, at=list(goal))
        position.stand(self.actor, start, goal)
        position.score(self.actor, paid, "capture")

    def exchange(self, action: JsonObject) -> None:
        """T8."""
        cards = coloured(action.get("cards"), "cards")
        total = sum(cards.values())
        demand(1 <= total <= HAND, "T8", f"{total} cards can't be exchanged")
        self.position.discard_cards(self.actor, cards)

    def go_on(self) -> None:
        """The next phase, the last round, the next turn or the end (T10, T11, Q1, Q2)."""
        position, seats = self.position, self.tables.players
        self.turn_phases()
        due = self.phase == LAST_PHASE and position.of_height(LAST_PHASE) <= 1
        if due and not self.last_round and not self.tables.quick:
            self.last_round = True
            position.tell("last_round")
        complete = self.turn % seats == 0
        if complete and (self.last_round or self.turn == self.tables.rounds * seats):
            self.over = True
            if self.tables.quick:
                position.score_skyline()
            position.tell("game_over", reason="finished" if self.last_round else "stalled")
            return
        if complete and self.tables.quick:
            self.strike(self.turn // seats + 1)
        self.turn += 1
        self.actor = (self.actor + 1) % seats
        position.tell("turn_started", player=self.actor, turn=self.turn)

    def turn_phases(self) -> None:
        """A phase is over with at most one tower of its height (T10)."""
        while self.phase < LAST_PHASE and self.position.of_height(self.phase) <= 1:
            self.phase += 1
            self.position.tell("phase_started", phase=self.phase)

    def strike(self, coming: int) -> None:
        """The rounds in which a phase, or the last round, begins by the clock (Q1, Q2)."""
        begins = {6: 3, 11: 4} if self.tables.players == 2 else {5: 2, 9: 3, 13: 4}
        if self.phase < begins.get(coming, 0):
            self.phase += 1
            self.position.tell("phase_started", phase=self.phase)
            self.turn_phases()
        if coming == self.tables.rounds:
            self.last_round = True
            self.position.tell("last_round")

    def result(self, told: JsonObject) -> None:
        """Judge the last line (T11)."""
        demand(self.over, "T11", "the game was not over")
        players = self.position.players
        scores = [player.points for player in players]
        blocks = [player.block_count for player in players]
        ranks = list(zip(scores, blocks, strict=True))
        winners = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
        truth: JsonObject = {
            "scores": scores,
            "tiebreak": blocks,
            "winners": winners,
            "finished": True,
        }
        for key, value in truth.items():
            if told.get(key) != value:
                raise Foul("result", f"{key} is {told.get(key)}, not {value}")


def on_a_lane(entry: Field, goal: Field) -> bool:
    """Whether a pawn that enters over ``entry`` runs towards ``goal`` (T3)."""
    down = entry[0] in (0, 8) and entry[1] == goal[1]
    across = entry[1] in (0, 8) and entry[0] == goal[0]
    return down or across
