"""What happens in a game of `towers`, told wrongly on purpose (T2, T5.3, T6.2, T8 to T11)."""

from __future__ import annotations

import copy
from collections.abc import Callable

from ..editing import as_list, as_object, events
from .broken_setup import of_four, of_two
from .comparison import EVENT_KEYS
from .editing import Edited, Situation, does, situation, tells
from .tables import COLOURS
from .tampering import CASES, breaks


def place_of(each: Situation, kind: str) -> int:
    """Where among a step's events the first of a kind stands."""
    return [told["type"] for told in events(each.step)].index(kind)


def _untold(kind: str) -> Callable[[], Edited]:
    def tampering() -> Edited:
        each = situation(tells(kind))
        del each.edited.told(each.line)[place_of(each, kind)]
        return each.edited

    return tampering


def _twice(kind: str) -> Callable[[], Edited]:
    def tampering() -> Edited:
        each = situation(tells(kind))
        told = each.edited.told(each.line)
        told.insert(place_of(each, kind), copy.deepcopy(told[place_of(each, kind)]))
        return each.edited

    return tampering


def _of_another(kind: str) -> Callable[[], Edited]:
    def tampering() -> Edited:
        each = situation(tells(kind))
        told = each.edited.event(each.line, kind)
        told["player"] = 1 if told["player"] == 0 else 0
        return each.edited

    return tampering


def _too_early(kind: str) -> Callable[[], Edited]:
    """An event that changes places with the one before it."""

    def tampering() -> Edited:
        each = situation(lambda each: tells(kind)(each) and place_of(each, kind) > 0)
        told, place = each.edited.told(each.line), place_of(each, kind)
        told[place - 1], told[place] = told[place], told[place - 1]
        return each.edited

    return tampering


def _without(kind: str, key: str) -> Callable[[], Edited]:
    def tampering() -> Edited:
        each = situation(tells(kind))
        del each.edited.event(each.line, kind)[key]
        return each.edited

    return tampering


for kind, keys in EVENT_KEYS.items():
    shuffled = kind == "deck_reshuffled"
    CASES[f"no_{kind}"] = ("events", "", _untold(kind))
    CASES[f"two_{kind}"] = ("events", "", _twice(kind))
    if kind != "cards_discarded":
        CASES[f"{kind}_too_early"] = ("events", "due was", _too_early(kind))
    if "player" in keys:
        CASES[f"{kind}_of_another"] = ("events", "due was", _of_another(kind))
    for key in keys:
        told_apart = "" if shuffled else f"has no {key}"
        CASES[f"{kind}_without_{key}"] = ("format", told_apart, _without(kind, key))


def changed(wanted: Callable[[Situation], bool], kind: str, **keys: object) -> Edited:
    """The first wanted step, with other values in the first event of a kind."""
    each = situation(wanted)
    each.edited.event(each.line, kind).update(keys)
    return each.edited


@breaks("events", "pawn_placed")
def a_pawn_told_elsewhere() -> Edited:
    return changed(tells("pawn_placed"), "pawn_placed", to=[8, 8], entry=[8, 8])


@breaks("events", "pawn_moved")
def a_pawn_that_stays_before_the_tower() -> Edited:
    each = situation(does("demolish"))
    told = each.edited.event(each.line, "pawn_moved")
    told["to"] = told["from"]
    return each.edited


@breaks("events", "tower_demolished")
def a_chip_of_another_value() -> Edited:
    return changed(tells("tower_demolished"), "tower_demolished", chip=4)


@breaks("events", "tower_demolished")
def other_blocks_taken() -> Edited:
    each = situation(tells("tower_demolished"))
    told = each.edited.event(each.line, "tower_demolished")
    blocks = as_object(told["blocks"])
    told["blocks"] = {next(name for name in COLOURS if name not in blocks): 1}
    return each.edited


@breaks("events", "tower_built")
def a_chip_on_five_blocks() -> Edited:
    return changed(tells("tower_built", chip=None), "tower_built", chip=5)


@breaks("events", "tower_built")
def no_chip_on_a_tower() -> Edited:
    wanted = lambda each: tells("tower_built")(each) and each.before.phase < 4  # noqa: E731 - short
    return changed(wanted, "tower_built", chip=None)


@breaks("events", "points")
def points_too_many_for_a_tower() -> Edited:
    return changed(tells("points", reason="demolish"), "points", amount=9)


@breaks("events", "points")
def a_building_told_as_a_capture() -> Edited:
    return changed(tells("points", reason="build"), "points", reason="capture")


@breaks("events", "points")
def no_points_for_the_joker() -> Edited:
    each = situation(lambda each: does("capture")(each) and tells("joker_used")(each))
    told = each.edited.event(each.line, "points")
    told["amount"] = int(str(told["amount"])) - 1
    return each.edited


@breaks("events", "pawn_captured")
def a_pawn_of_somebody_told_as_neutral() -> Edited:
    wanted = lambda each: any(tells("pawn_captured", owner=n)(each) for n in range(4))  # noqa: E731 - short
    return changed(wanted, "pawn_captured", owner=None)


@breaks("events", "pawn_captured")
def a_neutral_pawn_told_as_somebodys() -> Edited:
    return changed(tells("pawn_captured", owner=None), "pawn_captured", owner=0)


@breaks("events", "cards_discarded")
def other_cards_discarded() -> Edited:
    each = situation(tells("cards_discarded"))
    told = each.edited.event(each.line, "cards_discarded")
    told["cards"] = {"red": 1, "black": 1, "white": 1}
    return each.edited


@breaks("events", "cards_drawn")
def another_card_drawn() -> Edited:
    each = situation(tells("cards_drawn"))
    cards = as_list(each.edited.event(each.line, "cards_drawn")["cards"])
    cards[0] = next(name for name in COLOURS if name != cards[0])
    return each.edited


@breaks("events", "cards_drawn")
def a_card_too_many_drawn() -> Edited:
    each = situation(tells("cards_drawn"))
    as_list(each.edited.event(each.line, "cards_drawn")["cards"]).append("red")
    return each.edited


@breaks("events", "cards_drawn")
def cards_drawn_in_another_order() -> Edited:
    def mixed(each: Situation) -> bool:
        drawn = [told for told in events(each.step) if told["type"] == "cards_drawn"]
        cards = as_list(drawn[0]["cards"]) if drawn else []
        return cards != cards[::-1]

    each = situation(mixed)
    as_list(each.edited.event(each.line, "cards_drawn")["cards"]).reverse()
    return each.edited


@breaks("events", "cards_drawn")
def a_deck_in_another_order() -> Edited:
    edited = of_four()
    edited.part("deck").reverse()
    return edited


@breaks("T8", "another pile")
def a_new_deck_of_other_cards() -> Edited:
    each = situation(tells("deck_reshuffled"))
    deck = as_list(each.edited.event(each.line, "deck_reshuffled")["deck"])
    deck[-1] = next(name for name in COLOURS if name != deck[-1])
    return each.edited


@breaks("T8", "another pile")
def a_card_left_out_of_the_new_deck() -> Edited:
    each = situation(tells("deck_reshuffled"))
    as_list(each.edited.event(each.line, "deck_reshuffled")["deck"]).pop()
    return each.edited


@breaks("events", "nothing caused")
def a_reshuffle_before_its_time() -> Edited:
    edited = of_two()
    edited.told(1).append({"type": "deck_reshuffled", "deck": []})
    return edited


@breaks("events", "phase_started")
def a_phase_left_out() -> Edited:
    return changed(tells("phase_started", phase=2), "phase_started", phase=3)


@breaks("events", "")
def a_phase_too_early() -> Edited:
    edited = of_four()
    edited.told(1).insert(-1, {"type": "phase_started", "phase": 2})
    return edited


@breaks("events", "")
def a_last_round_too_early() -> Edited:
    edited = of_four()
    edited.told(1).insert(-1, {"type": "last_round"})
    return edited


@breaks("events", "turn_started")
def an_end_too_early() -> Edited:
    edited = of_four()
    edited.told(9)[-1] = {"type": "game_over", "reason": "finished"}
    return edited


@breaks("events", "turn_started")
def another_turn_begun() -> Edited:
    return changed(tells("turn_started"), "turn_started", turn=77)


@breaks("events", "game_over")
def a_finished_game_told_as_stalled() -> Edited:
    return changed(tells("game_over", reason="finished"), "game_over", reason="stalled")


@breaks("events", "game_over")
def a_stalled_game_told_as_finished() -> Edited:
    return changed(tells("game_over", reason="stalled"), "game_over", reason="finished")


@breaks("T11", "the game was over")
def a_step_after_the_end() -> Edited:
    edited = of_four()
    edited.lines.insert(-1, edited.lines[-2])
    return edited


@breaks("T11", "not over")
def a_result_too_early() -> Edited:
    edited = of_four()
    del edited.lines[-2]
    return edited


@breaks("format", "result is missing")
def no_result() -> Edited:
    edited = of_four()
    del edited.lines[-1]
    return edited


@breaks("format", "after the result")
def two_results() -> Edited:
    edited = of_four()
    edited.lines.append(edited.lines[-1])
    return edited


@breaks("result", "scores")
def a_point_given() -> Edited:
    edited = of_four()
    scores = as_list(edited.result["scores"])
    scores[0] = int(str(scores[0])) + 1
    return edited


@breaks("result", "tiebreak")
def a_block_given() -> Edited:
    edited = of_four()
    blocks = as_list(edited.result["tiebreak"])
    blocks[0] = int(str(blocks[0])) + 1
    return edited


@breaks("result", "winners")
def another_winner() -> Edited:
    edited = of_four()
    winner = as_list(edited.result["winners"])[0]
    edited.result["winners"] = [(int(str(winner)) + 1) % 4]
    return edited


@breaks("result", "winners")
def a_shared_win() -> Edited:
    edited = of_four()
    edited.result["winners"] = [0, 1, 2, 3]
    return edited


@breaks("result", "finished")
def a_game_that_never_ended() -> Edited:
    edited = of_four()
    edited.result["finished"] = False
    return edited
