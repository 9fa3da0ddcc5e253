"""Why a move of `towers` is refused: every reason, with its rule and its values.

The UI has a sentence for each code. Fields and colours among the values are the
numbers of :mod:`game.rules.towers.catalogue`; ``seat`` is a seat, -1 for a neutral pawn. What the
values mark is what stands in the way:

| code | rule | values | it says |
| --- | --- | --- | --- |
| ``game_over`` | T11 | | the game has ended |
| ``no_such_field`` | T1.1 | | a field that the board hasn't |
| ``no_pawn_in_reserve`` | T3 | | all four pawns are on the board |
| ``not_an_edge`` | T3 | ``field`` | one enters over an edge field, not there |
| ``not_in_lane`` | T3 | ``entry`` ``field`` | no lane runs straight in from there to the field |
| ``colour_earlier`` | T3 T4 | ``field`` ``colour`` | a pawn stops on the first field: that one |
| ``tower_in_way`` | T3 T4 T5.1 T7.1 | ``field`` | a tower stands there |
| ``pawn_in_way`` | T3 T4 T5.1 T7.1 | ``field`` ``seat`` | a pawn stands there |
| ``no_pawn_there`` | T4 T5.1 T6.1 T7.1 | ``field`` | no pawn of one's own: nothing or a tower |
| ``not_your_pawn`` | T4 T5.1 T6.1 T7.1 | ``field`` ``seat`` | the pawn there is another's |
| ``not_in_line`` | T4 T5.1 T7.1 | ``start`` ``field`` | not on one row or column |
| ``no_tower`` | T5.1 | ``field`` | nothing to demolish there |
| ``too_high`` | T5.2 | ``height`` ``most`` | the tower is too high for the phase (``most``) |
| ``seven_blocks`` | T5.4 | ``has`` | build first |
| ``colour_between`` | T5.1 T7.1 | ``field`` ``colour`` ``target`` | that field has such a colour |
| ``wrong_height`` | T6.1 | ``height`` ``needs`` | what the phase lets one build |
| ``blocks_short`` | T6.1 | ``black`` … ``red`` | so many blocks of a colour are lacking |
| ``no_open_side`` | T6.3 | ``field`` ``at`` | that tower would be shut in (``at``: itself) |
| ``nobody_to_capture`` | T7.1 | ``field`` | no pawn stands there |
| ``own_pawn`` | T7.2 | ``field`` | own pawns can't be captured |
| ``three_to_five`` | T7.2 | ``has`` ``colour`` | a capture costs so many of one colour |
| ``wrong_cards`` | T3 T4 T5 T6.1 T7.2 | ``black`` … ``red`` | the cost is these cards |
| ``one_to_five`` | T8 | ``has`` | so many cards are exchanged |
| ``joker_not_exchanged`` | T9 | | it replaces nothing there; a hand may try, no move can |
| ``joker_face_down`` | T9 | | turned up again by an exchange |
| ``one_joker`` | T9 | | it replaces one card |
| ``cards_short`` | T2.2 | ``black`` … ``red`` | so many cards of a colour are lacking |
"""

from __future__ import annotations

from game.rules.core import Refusal
from game.rules.towers.catalogue import COLOURS
from game.rules.towers.moves import Counts

GAME_OVER = Refusal("T11", "game_over")
NO_SUCH_FIELD = Refusal("T1.1", "no_such_field")
NO_PAWN_IN_RESERVE = Refusal("T3", "no_pawn_in_reserve")
JOKER_NOT_EXCHANGED = Refusal("T9", "joker_not_exchanged")
JOKER_FACE_DOWN = Refusal("T9", "joker_face_down")
ONE_JOKER = Refusal("T9", "one_joker")
NEUTRAL_SEAT = -1
"""In place of a seat: a neutral pawn (T12)."""


def not_an_edge(field: int) -> Refusal:
    """One enters over an edge field, and ``field`` is none."""
    return Refusal("T3", "not_an_edge", (("field", field),))


def not_in_lane(entry: int, field: int) -> Refusal:
    """No lane runs straight in from ``entry`` to ``field``."""
    return Refusal("T3", "not_in_lane", (("entry", entry), ("field", field)))


def colour_earlier(rule: str, field: int, colour: int) -> Refusal:
    """The first field of the colour on the way is ``field``: a pawn stops there (T3, T4)."""
    return Refusal(rule, "colour_earlier", (("field", field), ("colour", colour)))


def tower_in_way(rule: str, field: int) -> Refusal:
    """A tower stands on the way, or on its end (T3, T4, T5.1, T7.1)."""
    return Refusal(rule, "tower_in_way", (("field", field),))


def pawn_in_way(rule: str, field: int, seat: int) -> Refusal:
    """A pawn stands on the way, or on its end (T3, T4, T5.1, T7.1)."""
    return Refusal(rule, "pawn_in_way", (("field", field), ("seat", seat)))


def no_pawn_there(rule: str, field: int) -> Refusal:
    """No pawn stands on ``field`` (T4, T5.1, T6.1, T7.1)."""
    return Refusal(rule, "no_pawn_there", (("field", field),))


def not_your_pawn(rule: str, field: int, seat: int) -> Refusal:
    """The pawn there is another's, or a neutral one (T4, T5.1, T6.1, T7.1)."""
    return Refusal(rule, "not_your_pawn", (("field", field), ("seat", seat)))


def not_in_line(rule: str, start: int, field: int) -> Refusal:
    """The two fields share neither row nor column (T4, T5.1, T7.1)."""
    return Refusal(rule, "not_in_line", (("start", start), ("field", field)))


def no_tower(field: int) -> Refusal:
    """No tower stands on ``field``."""
    return Refusal("T5.1", "no_tower", (("field", field),))


def too_high(height: int, most: int) -> Refusal:
    """The phase lets one demolish towers of at most ``most`` blocks."""
    return Refusal("T5.2", "too_high", (("height", height), ("most", most)))


def seven_blocks(has: int) -> Refusal:
    """Who has seven or more blocks builds first."""
    return Refusal("T5.4", "seven_blocks", (("has", has),))


def colour_between(rule: str, field: int, colour: int, target: int) -> Refusal:
    """The ``field`` between has a colour of the ``target`` (T5.1, T7.1)."""
    values = (("field", field), ("colour", colour), ("target", target))
    return Refusal(rule, "colour_between", values)


def wrong_height(height: int, needs: int) -> Refusal:
    """The phase lets one build towers of ``needs`` blocks."""
    return Refusal("T6.1", "wrong_height", (("height", height), ("needs", needs)))


def _by_colour(counts: Counts) -> tuple[tuple[str, int | str], ...]:
    return tuple(zip(COLOURS, counts, strict=True))


def blocks_short(lacking: Counts) -> Refusal:
    """So many blocks of each colour are lacking to build these (``lacking``: by colour)."""
    return Refusal("T6.1", "blocks_short", _by_colour(lacking))


def no_open_side(field: int, at: int) -> Refusal:
    """The tower on ``field`` would have no open side after building on ``at``."""
    return Refusal("T6.3", "no_open_side", (("field", field), ("at", at)))


def nobody_to_capture(field: int) -> Refusal:
    """No pawn stands on ``field``."""
    return Refusal("T7.1", "nobody_to_capture", (("field", field),))


def own_pawn(field: int) -> Refusal:
    """Own pawns can't be captured."""
    return Refusal("T7.2", "own_pawn", (("field", field),))


def three_to_five(has: int, colour: int) -> Refusal:
    """A capture costs three, four or five cards of the target field's colour."""
    return Refusal("T7.2", "three_to_five", (("has", has), ("colour", colour)))


def wrong_cards(rule: str, cost: Counts) -> Refusal:
    """The action costs these very cards, the joker in place of one (T3-T7)."""
    return Refusal(rule, "wrong_cards", _by_colour(cost))


def one_to_five(has: int) -> Refusal:
    """One to five cards are exchanged, not as many as these (``has``)."""
    return Refusal("T8", "one_to_five", (("has", has),))


def cards_short(lacking: Counts) -> Refusal:
    """So many cards of each colour are lacking in the hand (``lacking``: by colour)."""
    return Refusal("T2.2", "cards_short", _by_colour(lacking))
