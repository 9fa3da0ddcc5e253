"""The order in which copies are drawn: what hides others comes first."""

from __future__ import annotations

import array
import gc
import random
import struct
from collections.abc import Iterable
from typing import cast

from game.render.mesh import VERTEX, Surface
from game.render.records import RECORD_SIZE
from game.render.sequence import INDEX_SIZE, Arrays, Forms, Part, Sequence, bare_first, run
from tests.render.toys import box

PLACES = {0: (0.0, 0.0, 0.1), 1: (0.0, 5.0, 0.4), 2: (3.0, -5.0, 0.4), 3: (1.0, 1.0, 0.0)}


def records() -> bytearray:
    data = bytearray(len(PLACES) * RECORD_SIZE)
    for slot, place in PLACES.items():
        struct.pack_into("<3f", data, slot * RECORD_SIZE, *place)
    return data


RUNS = ([run(6, 0, slot) for slot in PLACES], [run(3, 0, slot) for slot in PLACES])


def filled(order: list[int], clusters: int = 1) -> Sequence:
    """A sequence of these slots, in so many ``clusters`` by turns."""
    drawn = Sequence()
    for slot in order:
        drawn.put(slot, slot % clusters)
    return drawn


def numbers(arrays: Arrays, column: int) -> list[int]:
    """The numbers that GL reads of a column."""
    return list(cast("Iterable[int]", arrays[column]))[: arrays[3]]


def bases(arrays: Arrays) -> list[int]:
    return numbers(arrays, 2)


def test_high_things_come_first_then_near_ones_in_whatever_order_they_were_put() -> None:
    for seed in range(5):
        order = random.Random(seed).sample(sorted(PLACES), len(PLACES))
        assert bases(filled(order).arrays(records(), RUNS)) == [2, 1, 0, 3]


def test_arrays_that_are_made_anew_leave_nothing_for_the_collector() -> None:
    drawn, kept = filled([0, 1, 2, 3]), []
    gc.collect()
    gc.freeze()  # what other tests hold on to is not looked through six times
    try:
        for _ in range(3):
            drawn.forget()
            gc.collect()
            drawn.arrays(records(), RUNS)
            drawn.forget()
            drawn.arrays(records(), RUNS, only=frozenset())
            kept.append(gc.collect())
    finally:
        gc.unfreeze()
    assert kept[1:] == [0, 0]


def test_clusters_are_drawn_one_after_the_other_the_one_with_the_highest_thing_first() -> None:
    drawn = filled([0, 1, 2, 3], clusters=2)
    assert bases(drawn.arrays(records(), RUNS)) == [2, 0, 1, 3]
    assert bases(drawn.arrays(records(), RUNS, only=frozenset({1, 7}))) == [1, 3]
    assert bases(drawn.arrays(records(), RUNS, only=frozenset({0}))) == [2, 0]
    assert bases(drawn.arrays(records(), RUNS, only=frozenset({7}))) == []


def test_a_slot_that_has_changed_its_cluster_is_drawn_with_the_new_one_alone() -> None:
    drawn = filled([0, 1, 2, 3], clusters=2)
    drawn.put(2, 1)
    assert len(drawn) == 4
    assert bases(drawn.arrays(records(), RUNS, only=frozenset({0}))) == [0]
    assert bases(drawn.arrays(records(), RUNS, only=frozenset({1}))) == [2, 1, 3]
    drawn.remove(0)
    assert bases(drawn.arrays(records(), RUNS, only=frozenset({0}))) == []
    assert bases(drawn.arrays(records(), RUNS)) == [2, 1, 3]


def test_what_draws_other_clusters_is_kept_where_one_changes() -> None:
    drawn = filled([0, 1, 2], clusters=2)
    wanted = (frozenset({0}), frozenset({1}), frozenset({0, 1}), None)
    before = [drawn.arrays(records(), RUNS, only=only) for only in wanted]
    drawn.put(3, 1)
    after = [drawn.arrays(records(), RUNS, only=only) for only in wanted]
    assert [new is old for new, old in zip(after, before, strict=True)] == [True, *[False] * 3]
    assert [bases(each) for each in after] == [[2, 0], [1, 3], [2, 0, 1, 3], [2, 0, 1, 3]]


def test_what_draws_some_clusters_is_kept_where_others_are_asked_for_that_are_not_here() -> None:
    drawn = filled([0, 1, 2, 3], clusters=4)
    some = drawn.arrays(records(), RUNS, only=frozenset({1, 2}))
    assert bases(some) == [2, 1]
    assert drawn.arrays(records(), RUNS, only=frozenset({1, 2, 7})) is some
    drawn.put(3, 7)
    assert bases(drawn.arrays(records(), RUNS, only=frozenset({2, 7}))) == [2, 3]
    assert drawn.arrays(records(), RUNS, only=frozenset({1, 2})) is some


def test_where_most_clusters_are_asked_for_all_are_drawn_from_one_choice_to_the_next() -> None:
    drawn = filled([0, 1, 2, 3], clusters=4)
    most = [drawn.arrays(records(), RUNS, only=frozenset({0, 1, 2, 3} - {each})) for each in (1, 3)]
    assert most[0] is most[1] is drawn.arrays(records(), RUNS)
    assert bases(most[0]) == [2, 1, 0, 3]
    drawn.put(0, 2)
    drawn.put(3, 2)
    assert bases(drawn.arrays(records(), RUNS, only=frozenset({1}))) == [1]


def test_coarse_and_fine_runs_are_told_apart_and_forgotten_together() -> None:
    drawn = filled([0, 1])
    fine, coarse = (drawn.arrays(records(), RUNS, form) for form in (False, True))
    assert numbers(fine, 0) == [6, 6]
    assert numbers(coarse, 0) == [3, 3]
    drawn.remove(1)
    assert len(drawn) == 1
    assert bases(drawn.arrays(records(), RUNS, True)) == [0]


def test_bare_triangles_of_a_mesh_come_first_and_none_is_lost() -> None:
    for kinds in ((Surface.STAMP, Surface.BEVEL), (Surface.WOOD, Surface.BEVEL)):
        mesh = box((1.0, 1.0, 1.0), kinds=kinds)
        surfaces = [row[9] for row in VERTEX.iter_unpack(mesh.vertices)]
        indices, bare = bare_first(mesh)
        corners = list(array.array("I", indices))
        assert sorted(corners) == sorted(array.array("H", mesh.indices))
        assert {surfaces[each] for each in corners[:bare]} == set(kinds) - {Surface.STAMP}
        assert {surfaces[each] for each in corners[bare:]} == set(kinds) & {Surface.STAMP}


def test_a_part_of_the_triangles_is_drawn_without_the_copies_that_have_none() -> None:
    runs: Forms = ([run(9, 0, 0, 6), run(6, 9, 50, 6), run(3, 15, 60, 0), run(3, 18, 70, 3)], [])
    drawn = filled([0, 1, 2, 3])
    bare = drawn.arrays(records(), runs, part=Part.BARE)
    assert bases(bare) == [50, 0, 70]
    assert numbers(bare, 0) == [6, 6, 3]
    printed = drawn.arrays(records(), runs, part=Part.PRINTED)
    assert bases(printed) == [60, 0]
    assert numbers(printed, 0) == [3, 3]
    assert numbers(printed, 1) == [15 * INDEX_SIZE, 6 * INDEX_SIZE]
