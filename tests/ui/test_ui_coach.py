"""The coach's words: a sentence for every reason, a phrase for every move; its panel."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import product

import pytest

from game.rules.biomes import BIOMES
from game.rules.biomes.moves import BiomesMove, Build, Collect
from game.rules.biomes.view import BiomesView
from game.rules.core import Options
from game.titles.biomes.ai.coach.reasons import CAUTIONS, GAPS, told
from game.titles.biomes.ui.hands.selection import EMPTY
from game.titles.biomes.ui.panels.actions import bar
from game.titles.biomes.ui.panels.chances import without_tnt_text
from game.titles.biomes.ui.panels.coach.moves import move_text, space_text, way_text
from game.titles.biomes.ui.panels.coach.reason_sentences import SENTENCES, sentence
from game.titles.biomes.ui.panels.coach.targets import targets_of
from game.titles.biomes.ui.words import WORDS
from game.ui.boxes import Anchored
from game.ui.controls import Pressable
from game.ui.intents import AskAgain, AskCoach, ChooseHint, Play, PointAtHint
from game.ui.marks import Text
from game.ui.panels.bar import ActionBar, action_bar
from game.ui.panels.coach import (
    CoachModel,
    HintButton,
    Suggestion,
    coach_panel,
    strength,
    strength_text,
)
from game.ui.widget import Widget
from tests.ui.gallery import PEOPLE, catalogue
from tests.ui.situations import situation_of
from tests.ui.stage import Heard, click, find, surface

SAMPLES: dict[str, int | str] = {
    "tile": "oasis-market",
    "token": "tnt-1",
    "material": "sand",
    "characteristic": "desert",
    "round": "A",
    "rival": 1,
}
"""Ids for the gaps that hold them; every other gap holds a number."""


@pytest.mark.parametrize("code", GAPS)
@pytest.mark.parametrize("count", [1, 2, 100])
def test_every_reason_has_a_sentence_with_all_gaps_filled(code: str, count: int) -> None:
    _rule, gaps = GAPS[code]
    reason = told(code, **{gap: SAMPLES.get(gap, count) for gap in gaps})
    text = sentence(reason, catalogue(), PEOPLE)
    assert text
    assert "{" not in text
    assert text[-1] in ".!"


def test_no_sentence_is_left_of_a_reason_that_is_no_more() -> None:
    assert set(SENTENCES) == set(GAPS)


def test_the_most_important_sentences_say_what_they_should() -> None:
    gaps: dict[str, int | str] = {"characteristic": "desert", "round": "A", "size": 4, "gain": 4}
    group = sentence(told("group", **gaps), catalogue(), PEOPLE)
    assert group == "4 XP more in the biome scoring: Desert, 4 side by side."
    alone = sentence(told("group", **{**gaps, "size": 1}), catalogue(), PEOPLE)
    assert alone == "4 XP more in the biome scoring: Desert."
    sure = sentence(told("chance", tile="hill-troll", hearts=3, percent=100), catalogue(), PEOPLE)
    assert sure.endswith(": you are sure to win.")
    rival = sentence(told("rival_could", rival=1, tile="oasis-market"), catalogue(), PEOPLE)
    assert rival.startswith(PEOPLE[1].name)


@pytest.mark.parametrize("code", GAPS)
def test_cautions_and_nothing_else_begin_with_a_but(code: str) -> None:
    _rule, gaps = GAPS[code]
    text = sentence(told(code, **{gap: SAMPLES.get(gap, 2) for gap in gaps}), catalogue(), PEOPLE)
    assert text.startswith("But ") is (code in CAUTIONS)


def test_an_emerald_helps_to_pay_and_no_building_needs_it() -> None:
    gaps: dict[str, int | str] = {"material": "emerald", "tile": "oasis-market", "lacking": 1}
    said = sentence(told("needed", **gaps), catalogue(), PEOPLE)
    assert said == "It helps to pay for the Oasis market; then 1 block is still missing."
    said = sentence(told("needed", **{**gaps, "material": "sand"}), catalogue(), PEOPLE)
    assert said.startswith("The Oasis market needs it")


def test_a_caution_is_shown_behind_the_reasons() -> None:
    view, hint = model()
    first = replace(hint.suggestions[0], caution="But beware.")
    said = words(coach_panel(CoachModel((first,)), view, WORDS, Heard(), height=700))
    assert "Because. | But beware." in said


def test_another_suggestion_tells_what_it_aims_at() -> None:
    view, hint = model()
    said = words(coach_panel(hint, view, WORDS, Heard(), height=700))
    assert said.count("Because.") == len(hint.suggestions)


def decisions(seed: int) -> list[tuple[BiomesView, list[BiomesMove]]]:
    """Each decision of a random game: what its player sees, and his moves."""
    state = BIOMES.setup(catalogue(), Options(({},) * 3), seed)
    chance, found = random.Random(seed), []
    while (actor := state.actor()) is not None:
        moves = list(state.legal_moves())
        found.append((state.view(actor), moves))
        state.apply(chance.choice(moves))
    return found


def test_every_move_of_random_games_can_be_said_and_shown() -> None:
    kinds: dict[str, set[str]] = {}
    for seed in range(12):
        for view, moves in decisions(seed):
            for move in moves:
                text = move_text(view, move)
                assert text
                assert "{" not in text
                kinds.setdefault(move.type, set()).add(text)
                assert isinstance(targets_of(view, move), tuple)
    assert len(kinds) == 10, f"some kinds of move never came: {sorted(kinds)}"


def test_different_places_are_said_differently() -> None:
    spaces = {space_text((row, column)) for row, column in product(range(3), repeat=2)}
    assert len(spaces) == 9
    ways = {way_text(d, r) for d, r in product(range(-2, 3), repeat=2) if 0 < abs(d) + abs(r) < 3}
    assert len(ways) == 12
    assert way_text(-1, 1) == "1 step to the back and 1 step to the right"


def test_blocks_are_said_by_material_and_place() -> None:
    view = BIOMES.setup(catalogue(), Options(({},) * 2), 3).view(0)
    corner, inner = move_text(view, Collect((0, 3, 3))), move_text(view, Collect((1, 1, 3)))
    assert corner.endswith("at a corner of the top layer")
    assert inner.endswith("in the top layer")


def test_dots_compare_with_the_best() -> None:
    assert [strength(win, 0.5) for win in (0.5, 0.49, 0.46, 0.4)] == [3, 3, 2, 1]
    behind = [strength_text(win, 0.5, win - 0.5) for win in (0.5, 0.49, 0.46, 0.4)]
    assert behind == ["among the best", "among the best", "nearly as good", "worth a try"]


def test_the_best_tells_how_far_it_is_before_the_others() -> None:
    """Nearly every first hint was "among the best": that told nobody anything."""
    ahead = [strength_text(0.5, 0.5, ahead) for ahead in (0.01, 0.04, 0.2)]
    assert ahead == ["among the best", "a little better than the rest", "clearly the best"]


@pytest.mark.parametrize(
    ("others", "told"), [(False, "clearly the best"), (True, "among the best")]
)
def test_what_others_are_as_good_as_is_not_clearly_the_best(others: bool, told: str) -> None:
    """ "Clearly the best" stood over "Others like it are just as good here"."""
    view, shown = model()
    first = replace(shown.suggestions[0], ahead=0.2, others=others)
    panel = coach_panel(replace(shown, suggestions=(first,)), view, WORDS, Heard(), height=600)
    assert told in {node.text for node in panel.walk() if isinstance(node, Text)}


def model(chosen: int = 0) -> tuple[BiomesView, CoachModel]:
    """A hint with three suggestions; the first one builds."""
    for view, moves in decisions(1):
        builds = [move for move in moves if isinstance(move, Build)]
        others = [move for move in moves if not isinstance(move, Build)]
        if builds and len(others) > 1:
            picked = (builds[0], *others[:2])
            told_of = tuple(
                Suggestion(m, ("Because.",), 0.5 - n / 10) for n, m in enumerate(picked)
            )
            return view, CoachModel(told_of, chosen)
    raise AssertionError("nobody could build")


def test_a_click_looks_at_a_suggestion_and_the_button_does_it() -> None:
    view, hint = model()
    heard = Heard()
    shown = surface(coach_panel(hint, view, WORDS, heard, height=700))
    click(shown, find(shown, "coach.1"))
    assert heard == [PointAtHint(1), ChooseHint(1)]
    heard.clear()
    click(shown, find(shown, "coach.do"))
    assert heard[-1] == Play(hint.suggestions[0].move)
    heard.clear()
    click(shown, find(shown, "coach.close"))
    assert AskCoach() in heard


@pytest.mark.parametrize("anchor", [0.0, 1.0])
def test_a_second_click_at_the_same_place_goes_on(anchor: float) -> None:
    """The arrow lay elsewhere when the next hint was shorter, and the click hit the table."""
    view, hint = model()
    first, *rest = hint.suggestions
    picked = (replace(first, reasons=("Because. " * 20, "Because.")), *rest)
    places = set()
    for number in range(len(picked)):
        hint = CoachModel(picked, number)
        panel = coach_panel(hint, view, WORDS, Heard(), height=480, paged=True)
        shown = surface(Anchored(panel, 1.0, anchor))
        places.add((find(shown, "coach.after").rect, find(shown, "coach.do").rect))
    assert len(places) == 1


def test_what_the_dots_mean_is_told_by_themselves() -> None:
    """The question mark beside them opened the rules of the move."""
    view, hint = model()
    first = replace(hint.suggestions[0], rule="B4")
    shown = surface(coach_panel(CoachModel((first,)), view, WORDS, Heard(), height=700))
    dots, rule = find(shown, "coach.dots"), find(shown, "coach.rule")
    assert "the best" in dots.tip
    assert rule.rect.y + rule.rect.height <= dots.rect.y


def words(widget: Widget) -> str:
    """All that a panel says."""
    return " | ".join(node.text for node in widget.walk() if isinstance(node, Text))


def test_it_says_that_it_thinks_and_that_it_came_to_no_end() -> None:
    view, _hint = model()
    assert "Let me think" in words(
        coach_panel(CoachModel(thinking=True), view, WORDS, Heard(), height=700)
    )
    heard = Heard()
    unfinished = coach_panel(CoachModel(), view, WORDS, heard, height=700)
    assert "could not finish" in words(unfinished)
    shown = surface(unfinished)
    click(shown, find(shown, "coach.again"))
    assert heard == [AskAgain()]


def test_what_tnt_is_good_for_is_said_where_it_shows() -> None:
    assert without_tnt_text(0.62, 0.31) == "Without TNT 31 %"
    assert without_tnt_text(0.62, 0.0) == "Only with TNT"
    assert without_tnt_text(0.62, 0.62) == ""
    assert without_tnt_text(1.0, 1.0) == ""
    assert without_tnt_text(1.0, 0.999) == "Without TNT 99 %"


def buttons(hint: HintButton, *, holding: bool = False) -> ActionBar:
    """The bar of whoever begins a game, or of one whose turn waits for his yes."""
    state = BIOMES.setup(catalogue(), Options(({},) * 4, 0), 7)
    told = situation_of(state.view(0), PEOPLE, 0, EMPTY, state.legal_moves(), hint=hint)
    assert told.acting is not None
    return bar(told, replace(told.acting, holding=holding))


def test_the_button_shows_that_the_coach_thinks_and_keeps_its_width() -> None:
    widths, said = set(), []
    for thinking in (False, True):
        shown = surface(action_bar(buttons(HintButton(thinking=thinking)), Heard()))
        widths.add(round(find(shown, "coach.ask").rect.width))
        said.append("thinking" in words(find(shown, "coach.ask")))
    assert len(widths) == 1
    assert said == [False, True]


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
def test_a_greyed_button_says_why_with_larger_texts_too(scale: float) -> None:
    """The reasons went before the names moved below their icons to make room."""
    free, (*first, end) = buttons(HintButton()), buttons(HintButton()).further
    why, left = "not this time", "1 action left"
    greyed = [replace(each, reason=why, note=why) for each in free.acting[1:]]
    acting, further = (free.acting[0], *greyed), (*first, replace(end, reason=left, note=left))
    shown = surface(None, (1280, 720), scale)
    shown.show(Anchored(action_bar(ActionBar(acting, further), Heard()), 0.5, 1.0, 16))
    told = words(find(shown, "action.build"))
    assert "not this time" in told
    assert "1 action left" in words(find(shown, "end"))


def test_enter_belongs_to_the_hint_while_it_is_open() -> None:
    for is_open in (False, True):
        shown = surface(action_bar(buttons(HintButton(open=is_open), holding=True), Heard()))
        end = find(shown, "end")
        assert isinstance(end, Pressable)
        assert end.shortcut == ("" if is_open else "Enter")
