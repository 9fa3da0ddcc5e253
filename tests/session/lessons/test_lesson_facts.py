"""What lessons say of *both*, *all* and *everybody* is so at the step that says it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from game.content.lesson import Lesson
from game.content.lesson_reading import lessons_of
from game.rules.biomes import hints
from game.rules.biomes.catalogue import CHARACTERISTICS, Mob, Round, find_tile
from game.rules.biomes.moves import Build
from game.rules.brewery.view import EXCHANGING, WAREHOUSE
from game.rules.registry import TITLES
from game.session.lessons.beginning import begin, play_told
from game.session.lessons.course import Course, walked
from tests.ui.test_counted_words import COUNTING, has_all

Fact = Callable[[Course], bool]
BLACK, WHITE, GREY = 0, 1, 2


def view(course: Course) -> Any:
    return course.match.state_view(0)


def then(course: Course) -> Any:
    """The view after what the step waits for."""
    state = course.match.snapshot()
    state.apply(course.ways()[0])
    return state.view(0)


def joined(course: Course) -> bool:
    """Whether all deserts are one group then."""
    told = (then(course), 0, Round.A, "desert")
    return hints.matching_spaces(*told) == hints.largest_group(*told)


def mobs(course: Course) -> list[Mob]:
    """Those that lie face up."""
    faces = (stack.face_up for stack in view(course).stacks)
    tiles = (find_tile(view(course).catalogue, tile) for tile in faces if tile)
    return [tile for tile in tiles if isinstance(tile, Mob)]


def holds(course: Course, *colours: int) -> bool:
    """Whether the newcomer has a card of each of these colours."""
    return all(view(course).players[0].hand[colour] for colour in colours)


def paid_in_coal(course: Course) -> bool:
    """Whether both a capture and a demolition can be paid by coal cards alone."""
    legal = [move for move in course.match.legal_moves() if hasattr(move, "pay")]
    coal = {move.type for move in legal if move.pay[BLACK] == sum(move.pay) > 0}  # type: ignore[attr-defined] # as asked
    return {"capture", "demolish"} <= coal


def ready(course: Course, recipe: str, dice: int) -> bool:
    """Whether a recipe's dice are in the warehouse, so many of them."""
    cards = view(course).catalogue.recipes
    number = next(at for at, card in enumerate(cards) if card.id == recipe)
    state: Any = course.match.snapshot()
    return has_all(state, 0, number) and sum(map(len, cards[number].base)) == dice


def stored(course: Course) -> int:
    return len(view(course).dice_of(0, WAREHOUSE))


def kinds_done(course: Course) -> set[str]:
    """The kinds of action of the learner's turn that has just been played."""
    history = course.match.history
    return {step.move.type for step in history if step.turn == history[-1].turn}  # type: ignore[attr-defined] # as every move


def by_the_rules(_course: Course) -> bool:
    """It is so whatever the position, or a turn of phrase that claims nothing."""
    return True


FACTS: Mapping[tuple[str, str, int], Fact] = {
    ("biomes", "goal", 2): joined,
    ("biomes", "collect", 0): lambda c: sum(view(c).heights) == 64,
    ("biomes", "two-actions", 5): lambda c: kinds_done(c) == {"collect", "explore"},
    ("biomes", "explore", 0): lambda c: not any(stack.face_up for stack in view(c).stacks),
    ("biomes", "mobs", 2): lambda c: len(mobs(c)) == 2 and all(mob.trophy for mob in mobs(c)),
    ("towers", "save", 4): lambda c: holds(c, WHITE, GREY),
    ("towers", "save", 5): lambda c: holds(c, WHITE, GREY),
    ("towers", "capture", 4): paid_in_coal,
    ("towers", "limits", 1): lambda c: view(c).players[0].hand[BLACK] == 2,
    ("towers", "limits", 2): by_the_rules,
    ("brewery", "store", 4): lambda c: stored(c) == 0,
    ("brewery", "store", 5): lambda c: stored(c) == 1,
    ("brewery", "store", 6): lambda c: ready(c, "village-lager", 2),
    ("brewery", "fits", 7): lambda c: ready(c, "cellar-dunkel", 3),
    ("brewery", "seed", 2): by_the_rules,
    ("brewery", "seed", 3): by_the_rules,
    ("brewery", "hurry", 3): lambda c: ready(c, "vienna-lager", stored(c)),
    ("brewery", "hurry", 5): lambda c: stored(c) == 0,
    ("brewery", "school", 0): by_the_rules,
    ("brewery", "school", 2): lambda c: view(c).pending == EXCHANGING,
    ("brewery", "buy", 1): lambda c: view(c).players[0].gold == 4,
    ("brewery", "count", 0): lambda c: sum(len(each.recipes) for each in view(c).players) == 9,
}
"""By lesson and step: what is so where it speaks of both, all or everybody."""


def at_step(lesson: Lesson, number: int) -> Course:
    """Where somebody stands who has done the first thing that fits, up to a step."""
    place, match = walked(lesson, number), begin(lesson, lesson.name)
    for action in place.moves:
        play_told(match, action, "moves")
    return Course(lesson, match, place.did)


@pytest.mark.parametrize("title", TITLES)
def test_what_a_lesson_says_of_all_or_both_is_so(title: str) -> None:
    told = {
        (title, lesson.id, number): lesson
        for lesson in lessons_of(title)
        for number, step in enumerate(lesson.steps)
        if COUNTING.search(step.say)
    }
    assert set(told) == {place for place in FACTS if place[0] == title}
    for place, lesson in told.items():
        course = at_step(lesson, place[2])
        assert course.number == place[2]
        assert FACTS[place](course), place


def test_the_end_of_the_last_lesson_counts_right() -> None:
    """*Sixty-two each, a tie! But you kept four blocks and Pip has three.*"""
    lesson = lessons_of("biomes")[-1]
    course = at_step(lesson, 5)
    points = [player.xp for player in view(course).players]
    blocks = [sum(player.supply) for player in view(course).players]
    assert (points, blocks) == ([62, 62], [4, 3])
    assert "Sixty-two each" in lesson.steps[5].say


def test_no_building_of_the_last_lesson_makes_the_types_worth_more() -> None:
    """Hazel's Alder says so where one may build or only explore."""
    course = at_step(lessons_of("biomes")[-1], 3)
    best = best_types(view(course))
    builds = [move for move in course.match.legal_moves() if isinstance(move, Build)]
    assert builds
    for move in builds:
        state = course.match.snapshot()
        state.apply(move)
        assert best_types(state.view(0)) <= best


def best_types(seen: Any) -> int:
    """What the best type scores."""
    names = CHARACTERISTICS[Round.C]
    return max(hints.scored_spaces(seen, 0, Round.C, name)[1] for name in names)
