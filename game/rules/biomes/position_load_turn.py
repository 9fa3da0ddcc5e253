"""What is decided in a position of `biomes`: the stage of the turn, a fight, the rounds scored.

- ``only``: the kinds of action that there are; a turn has two, or one if there is one kind alone;
- ``stage`` and ``done``: a turn has as many actions left as its two lack in ``done``; with
  ``extra`` a further one is under way (B2.2);
- ``rounds``: ``scored``, ``due`` at the turn's end, ``now`` with ``to_score``. A round belongs to
  an empty layer and each empty layer to a round; left out, ``scored`` are those of empty layers
  that are neither due nor being scored. Once C is scored a game is over; one seat alone may play
  on without it, until whoever gave the task ends it;
- ``fight``: ``cell``, ``tokens`` in the order revealed, ``pickaxes`` and ``tnt`` still to be
  decided about (all that are among the tokens). TNT that has left the game was detonated.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.biomes.catalogue import Round, WeaponKind
from game.rules.biomes.cube import SIDE
from game.rules.biomes.mining import TRIGGERS
from game.rules.biomes.overworld import STACK_INDEX, STACK_MASK
from game.rules.biomes.position import COLLECT, FIGHT, KINDS, NOBODY
from game.rules.biomes.stages import ACTION, EXTRA, OVER, PICKAXE, SCORE, SECOND_BLOCK, TNT
from game.rules.biomes.state import BiomesState
from game.rules.biomes.view import Stage
from game.rules.biomes.weapons import REVEALED, FightUnderWay, of_kind
from game.rules.codec import Choice, Flag, Number, Text
from game.rules.positions import Form, Reader, exactly, few, one_of

_UNDER_WAY: Final = {SECOND_BLOCK: COLLECT, PICKAXE: FIGHT, TNT: FIGHT}
"""The stages in the middle of an action, and its kind."""


def read_barred(form: Form, seats: int) -> int:
    """The bits of the kinds of action that aren't known. Raises BadData."""
    if "only" not in form:
        return 0
    known = set(form.some("only", one_of(KINDS)))
    if not known or seats > 1:
        raise form.wrong("only", "some kinds of action, in a position for one seat")
    return sum(1 << kind for kind in range(len(KINDS)) if kind not in known)


def read_turn(form: Form, state: BiomesState) -> None:
    """Set what is decided now; all else of the state is set. Raises BadData."""
    state.stage = form.read("stage", Choice(Stage).load, ACTION)
    done = sum(1 << kind for kind in set(form.some("done", one_of(KINDS))))
    if done & state.deal.barred:
        raise form.wrong("done", "kinds of action that there are")
    state.done = done | state.deal.barred
    state.extra = form.read("extra", Flag().load, False)
    state.actions_left = _actions_left(form, state)
    _read_rounds(form, state)
    if ("fight" in form) != (state.stage in (PICKAXE, TNT)):
        raise form.wrong(
            "fight", "this key where a pickaxe or TNT is decided about, and only there"
        )
    if "fight" in form:
        state.fight = _fight(form, state)
    if state.stage is EXTRA and not state.extra_mobs(state.turn_player):
        raise form.wrong("stage", "extra where an extra-action mob may be returned")
    if state.stage is OVER:
        state.decider = NOBODY
    elif not state.legal_moves():
        raise form.wrong("stage", "something that can be done now")


def _actions_left(form: Form, state: BiomesState) -> int:
    """How many actions of the turn haven't begun yet (B2.1, B2.2)."""
    begun, stage = (state.done & ~state.deal.barred).bit_count(), state.stage
    actions = state.deal.actions()
    if stage in (EXTRA, SCORE, OVER):
        if state.extra:
            raise form.wrong("extra", "false: no action is under way")
        return 0
    under_way = _UNDER_WAY.get(stage, 0)
    if state.done & under_way != under_way:
        raise form.wrong("done", "the kind of the action under way")
    if state.extra:
        if begun < actions:
            raise form.wrong("done", f"{actions} kinds of action before an extra one")
        return 0 if under_way else 1
    most = actions if under_way else actions - 1
    if begun > most:
        raise form.wrong("done", f"at most {most} kinds of action")
    return actions - begun


def _read_rounds(form: Form, state: BiomesState) -> None:
    """The rounds that the empty layers have brought (B7.1, B7.2)."""
    rounds_form = form.form("rounds", _ROUND_KEYS)
    empty = [
        TRIGGERS[layer]
        for layer in reversed(range(1, SIDE))
        if all(height <= layer for height in state.heights)
    ]
    due = rounds_form.some("due", _round)
    now = [rounds_form.must("now", _round)] if "now" in rounds_form else []
    usual = [each for each in empty if each not in due + now and each is not Round.C]
    scored = rounds_form.read("scored", few(_round), usual if state.stage is not OVER else empty)
    rounds = scored + now + due
    if rounds != sorted(set(rounds)) or not set(rounds) <= set(empty):
        raise form.wrong("rounds", "rounds of empty layers, each once, A before B before C")
    if state.seats() > 1 and rounds != empty:
        raise form.wrong("rounds", "the round of each empty layer: " + ", ".join(empty))
    if (state.stage is OVER) != (Round.C in scored):
        raise form.wrong("rounds", "round C scored at the end of the game, and only there")
    if (state.stage is SCORE) != bool(now):
        raise form.wrong("stage", "score while a round is scored, and only then")
    state.scored_rounds, state.rounds_due = tuple(scored), tuple(due)
    if now:
        state.scoring = now[0]
        state.to_score = _to_score(rounds_form, state)
        state.decider = state.to_score[0]


_ROUND_KEYS: Final = ("scored", "now", "to_score", "due")


def _round(data: object, path: str) -> Round:
    return Choice(Round).load(data, path)


def _to_score(form: Form, state: BiomesState) -> tuple[int, ...]:
    """The seats that haven't scored yet: the last ones from whose turn it is on (B7.2)."""
    seats = state.seats()
    order = [(state.turn_player + step) % seats for step in range(seats)]
    left = form.read("to_score", few(Number(0, seats - 1).load), order)
    if not left or left != order[-len(left) :]:
        raise form.wrong("to_score", "the seats still to score, in turn order")
    return tuple(left)


def _fight(form: Form, state: BiomesState) -> FightUnderWay:
    """The fight under way, with hearts counted (B6.1-B6.7)."""
    fight = form.form("fight", _FIGHT_KEYS)
    seat, pieces = state.turn_player, state.pieces
    row, col = fight.must("cell", exactly(2, Number().load))
    stack = STACK_INDEX.get((row, col), -1)
    here = state.opened & STACK_MASK[state.crossings[seat]]
    if stack < 0 or not here >> stack & 1 or pieces.is_building[state.top_tile(stack)]:
        raise fight.wrong("cell", "a face-up mob at whose corner the character stands")
    gone = [pieces.token_index[name] for name in state.gone if name in pieces.token_index]
    detonated = [token for token in gone if pieces.token_kinds[token] is WeaponKind.TNT]
    tokens = fight.must("tokens", few(_token(state, (*state.piles[seat], *detonated))))
    whole = set(state.piles[seat]) | {token for token in tokens if token in detonated}
    bows = len(of_kind(tokens, pieces, WeaponKind.BOW))
    if len(set(tokens)) != len(tokens) or len(tokens) != min(len(whole), REVEALED + bows):
        raise fight.wrong("tokens", "three different tokens of the pile, one more for each bow")
    if any(not state.seen >> token & 1 for token in tokens):
        raise fight.wrong("tokens", "tokens that everybody has seen")
    tnt = [token for token in of_kind(tokens, pieces, WeaponKind.TNT) if token not in gone]
    left = fight.read("tnt", few(_token(state, tnt)), tnt)
    most = len(of_kind(tokens, pieces, WeaponKind.PICKAXE))
    pickaxes = fight.read("pickaxes", Number(0, most).load, most if state.stage is PICKAXE else 0)
    if left != tnt[len(tnt) - len(left) :]:
        raise fight.wrong("tnt", "the TNT still to be decided about, in the order revealed")
    if (state.stage is TNT and not left) or (state.stage is PICKAXE) != bool(pickaxes):
        raise form.wrong("stage", "pickaxe while one is left, then tnt while some is left")
    if state.stage is PICKAXE and not state.takeable:
        raise form.wrong("stage", "no pickaxe to decide about without a block")
    hearts = [
        pieces.token_hearts[token]
        for token in tokens
        if token in gone or pieces.token_kinds[token] is not WeaponKind.TNT
    ]
    return FightUnderWay(stack, tuple(tokens), sum(hearts), pickaxes, tuple(left))


_FIGHT_KEYS: Final = ("cell", "tokens", "pickaxes", "tnt")


def _token(state: BiomesState, among: Sequence[int]) -> Reader[int]:
    """One of some tokens, by its id."""
    names = {state.pieces.token_ids[token]: token for token in among}

    def read(data: object, path: str) -> int:
        return list(names.values())[one_of(names)(Text().load(data, path), path)]

    return read
