"""A game of `towers` as a position: plain data from which :mod:`.position_load` makes it again."""

from __future__ import annotations

from game.rules.positions import counted, told_word, written
from game.rules.towers.catalogue import COLOURS, place_of
from game.rules.towers.counts import unpacked
from game.rules.towers.position import NEUTRAL, PLAYING, REASONS, Position
from game.rules.towers.stacks import ROWS

EARNED = REASONS[:2]
"""The points that a position tells: those of demolitions are the chips (T5.3)."""


def position(state: Position) -> dict[str, object]:
    """The whole state as plain data."""
    top = state.discard_top
    return written(
        {
            "turn": state.turn,
            "player": state.turn_player,
            "phase": state.phase,
            "towers": [
                _tower(field, what - NEUTRAL, state.builders[field])
                for field, what in enumerate(state.standing)
                if what > NEUTRAL
            ],
            "neutral": [
                list(place_of(field))
                for field, what in enumerate(state.standing)
                if what == NEUTRAL
            ],
            "players": [_player(state, seat) for seat in range(state.seats())],
            "deck": [COLOURS[card] for card in state.deck[state.drawn :]],
            "discard": counted(COLOURS, unpacked(state.discard)),
            "discard_top": "" if top < 0 else COLOURS[top],
            "over": state.ended != PLAYING,
            "chance": told_word(state.word),
        }
    )


def _tower(field: int, row: int, builder: int | None) -> list[object]:
    tower: list[object] = [*place_of(field), [COLOURS[colour] for colour in ROWS[row]]]
    return tower if builder is None else [*tower, builder]


def _player(state: Position, seat: int) -> dict[str, object]:
    first = len(REASONS) * seat
    hand = unpacked(state.hands[seat])
    player = written(
        {
            "pawns": [list(place_of(field)) for field in state.pawns[seat]],
            "blocks": counted(COLOURS, unpacked(state.blocks[seat])),
            "chips": counted(CHIPS, unpacked(state.chips[seat])),
            "points": counted(EARNED, state.points[first : first + len(EARNED)]),
        }
    )
    cards = [COLOURS[colour] for colour in range(4) for _ in range(hand[colour])]
    return {"hand": cards, "joker": bool(state.jokers >> seat & 1), **player}


CHIPS = ("one", "two", "three", "four")
"""What chips are called, by their value from 1 on."""
