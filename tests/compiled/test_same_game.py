"""The compiled game is built, and plays exactly as the interpreted one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.compile import compiled_tree
from tools.compiling.tree import NotOurs, Workshop
from tools.identity import Told, difference, told_by

pytestmark = pytest.mark.xdist_group("compiled")  # one process builds it, for all of them
OPTIONS = ["--games=300", "--decisions=24", "--agents=greedy,architect", "--iterations=15"]
FEWER = [*OPTIONS, "--jobs=1"]
Pair = tuple[Told, Told]


@pytest.fixture(scope="module")
def builds(tmp_path_factory: pytest.TempPathFactory) -> Pair:
    """What both builds of today's sources tell; the C compiler makes no effort, to be quick."""
    folder = tmp_path_factory.mktemp("compiled")
    workshop, into = Workshop(folder / "work", effort=0), folder / "tree"
    assert compiled_tree(into, jobs=2, workshop=workshop)
    return told_by(workshop.sources, FEWER), told_by(into, FEWER)


def test_each_build_is_what_it_should_be(builds: Pair) -> None:
    interpreted, compiled = builds
    assert not interpreted.compiled
    assert compiled.compiled
    assert Path(compiled.package).parent.name == "tree"
    assert interpreted.package != compiled.package


def test_random_games_are_identical(builds: Pair) -> None:
    interpreted, compiled = builds
    assert len(compiled.games) == 6
    assert difference(interpreted.games, compiled.games) is None


def test_decisions_are_identical_to_the_last_bit(builds: Pair) -> None:
    interpreted, compiled = builds
    assert len(compiled.decisions) == 1
    assert difference(interpreted.decisions, compiled.decisions) is None


def test_a_build_never_takes_the_place_of_something_else(tmp_path: Path) -> None:
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "to-grandma.txt").write_text("Dear ...")
    with pytest.raises(NotOurs):
        NotOurs.unless_free(tmp_path / "letters")
    NotOurs.unless_free(tmp_path / "nothing")
    assert (tmp_path / "letters" / "to-grandma.txt").exists()
