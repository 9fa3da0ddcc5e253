"""The stage of a fight tells what holds now: hearts one by one, and no chance when all is out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.biomes.catalogue import Mob
from game.titles.biomes.ui.panels.challenge import challenge
from game.titles.biomes.ui.panels.fight import fight_stage
from game.titles.biomes.ui.panels.fight_model import FightModel, FightPhase
from game.titles.biomes.ui.panels.hearts import hearts_panel
from game.ui.boxes import Anchored
from game.ui.controls import MAIN, Pressable
from game.ui.marks import Icon, Text
from game.ui.panels.coach import HintButton, hint_button
from game.ui.viewport import Viewport
from game.ui.widget import Widget
from tests.ui.gallery import PEOPLE, catalogue, ignore
from tests.ui.stage import Heard, click, surface

MOB = next(t for t in catalogue().tiles if isinstance(t, Mob) and t.hearts == 3)
MODEL = FightModel(PEOPLE[0], MOB, catalogue(), ("stone-sword",), 2, FightPhase.FLIP, chance=0.65)


def words(widget: Widget) -> str:
    return " | ".join(node.text for node in widget.walk() if isinstance(node, Text))


def hearts_in(panel: Widget) -> int:
    """How many hearts a panel draws or adds as a number; its sum of tokens left out."""
    row = next(node for node in panel.walk() if type(node).__name__ == "Flow")
    drawn = sum(isinstance(node, Icon) and node.name == "heart" for node in row.walk())
    told = [int(n.text) for n in row.walk() if isinstance(n, Text) and n.text.startswith("+")]
    return drawn + sum(told) - len(told)


@pytest.mark.parametrize("compact", [False, True])
@pytest.mark.parametrize("hearts", range(3, 16))
def test_as_many_hearts_are_shown_as_are_told(hearts: int, compact: bool) -> None:
    panel = hearts_panel(replace(MODEL, hearts=hearts), compact=compact)
    assert f"{hearts} of 3" in words(panel)
    assert hearts_in(panel) == hearts


def test_a_chance_is_told_as_long_as_there_is_one() -> None:
    def told(model: FightModel) -> str:
        return words(fight_stage(model, ignore, Viewport(1600, 900, 1.0)))

    assert "Chance to win 65 %" in told(MODEL)
    assert "This fight is lost" in told(replace(MODEL, chance=0.0))
    assert "can't win this yet" in told(replace(MODEL, chance=0.0, tokens=()))
    out = replace(MODEL, chance=None, phase=FightPhase.WON)
    assert "Chance" not in told(out)
    assert "Wins:" in told(out)


@pytest.mark.parametrize(("hearts", "main"), [(2, "fight.light"), (3, "fight.keep")])
def test_tnt_that_nobody_needs_is_not_what_is_offered_first(hearts: int, main: str) -> None:
    """A newcomer was urged to light it with "3 of 1 hearts" in the panel beside it."""
    model = replace(MODEL, hearts=hearts, phase=FightPhase.TNT, chance=None, tnt="tnt-1")
    shown = fight_stage(model, ignore, Viewport(1600, 900, 1.0))
    buttons = [node for node in shown.walk() if isinstance(node, Pressable)]
    lit = {node.key for node in buttons if node._tone is MAIN}
    assert lit == {main}
    assert ("Your hearts are enough" in words(shown)) == (hearts >= MOB.hearts)


@pytest.mark.parametrize(("chance", "lit"), [(0.0, "challenge.back"), (0.2, "challenge.fight")])
def test_what_can_not_be_won_is_not_what_is_offered_first(chance: float, lit: str) -> None:
    """*Fight!* was the lit button of a fight that no weapon could win."""
    panel = challenge(MOB, (1, 1), (chance, chance), 5, ignore)
    buttons = {each.key: each for each in panel.walk() if isinstance(each, Pressable)}
    assert [key for key, each in buttons.items() if each._tone == MAIN] == [lit]
    assert [key for key, each in buttons.items() if each.shortcut == "Enter"] == [lit]
    assert all(each.shortcut for each in buttons.values())


@pytest.mark.parametrize("compact", [False, True])
def test_a_lost_fight_is_won_by_no_more_hearts(compact: bool) -> None:
    lost = hearts_panel(replace(MODEL, phase=FightPhase.LOST), compact=compact)
    assert "1 heart short" in words(lost)
    assert "wins" not in words(lost)
    assert "1 more heart wins" in words(hearts_panel(MODEL, compact=compact))
    complete = hearts_panel(replace(MODEL, phase=FightPhase.WATCH, complete=True), compact=compact)
    assert "1 heart short" in words(complete), "no token is left that could bring one"


@pytest.mark.parametrize("short", [False, True])
def test_a_coach_who_may_not_be_asked_says_why(short: bool) -> None:
    heard = Heard()
    hint = HintButton("Ada plays this game without hints.")
    asking = hint_button(hint, heard, short=short)
    shown = surface(Anchored(asking, 0.5, 0.5))
    assert hint.reason in asking.tip
    click(shown, asking)
    assert heard == []
    assert hint_button(HintButton(), heard, short=short).tip in ("", "Hint (H)")
