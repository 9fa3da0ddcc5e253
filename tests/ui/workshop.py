"""The panels of the workshop with what fills them, for the gallery of panels."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

from game.content.challenge import Limit
from game.language import _
from game.scene.titles import TABLETOPS
from game.session.titles import play_of
from game.titles.biomes.ui.bench.bench import BENCH
from game.titles.brewery.ui.bench.bench import BENCH as BREWERY
from game.titles.towers.ui.bench.bench import BENCH as TOWERS
from game.ui.intents import Intent
from game.ui.panels.boxpage import BoxModel, Guided, LessonLine, Today, box_page
from game.ui.panels.workshop.frame import workshop
from game.ui.panels.workshop.model import (
    BEGIN,
    FINISH,
    TABLE,
    TASK,
    ProofModel,
    Standing,
    WorkshopModel,
)
from game.ui.shelf.titles import BOXES
from game.ui.viewport import Viewport
from game.ui.widget import Widget


def _proven() -> ProofModel:
    why = _("Hard: looking ahead isn't enough.")
    return ProofModel(Standing.PROVEN, 123_456, 0, f"{_('Emerald')}: 6", 12, why)


def _ignore(intent: Intent) -> None:
    del intent


@cache
def _content() -> Any:
    return play_of("biomes").load("classic")


def _model(page: str, group: str = "blocks", **told: Any) -> WorkshopModel:
    position = {"players": [{"supply": {"wood": 3}, "pile": ["tnt-1"]}]}
    aim = BENCH.aims(_content(), position)["most"]
    asked = tuple(replace(each, value="emerald") for each in aim.asks)
    model = WorkshopModel(
        page=page,
        task=_("Collect as much {material} as you can in {count} actions.").format(
            material=_("Emerald"), count=12
        ),
        groups=tuple(BENCH.groups(_content(), position)),
        group=group,
        tool="block.sand",
        kinds=(("most", aim.name), ("other", "Another one with a long name")),
        aim=replace(aim, asks=asked),
        kind="most",
        unit="actions",
        limit=12,
        par="17",
        name="The corner that nobody wanted to have",
        idea="",
        lack="",
        proof=ProofModel(Standing.OPEN),
        house=(("one", "The corner that nobody wanted to have"), ("two", "Our very first corner")),
        made=True,
        undoes=True,
    )
    return replace(model, **told)


def _shown(page: str, group: str = "blocks", **told: Any) -> Callable[[Viewport], Widget]:
    presets = TABLETOPS["biomes"].looking.presets
    return lambda v: workshop(_model(page, group, **told), presets, "cube", _ignore, v)


def _towers(
    page: str, group: str, kind: str = "clear", **told: Any
) -> Callable[[Viewport], Widget]:
    """The bench of towers with many cards known and a goal whose things are marked."""
    content = play_of("towers").load("classic")
    position = {"towers": [[0, 0, ["red"]]], "deck": ["red", "black", "white", "grey", "red"] * 4}

    def shown(viewport: Viewport) -> Widget:
        found, limit = TOWERS.aims(content, position), Limit("turns", 20)
        model = _model(
            page,
            group,
            groups=tuple(TOWERS.groups(content, position)),
            tool="mark.towers" if page == TASK else "card.red",
            kinds=tuple((each, aim.name) for each, aim in found.items()),
            aim=found[kind],
            kind=kind,
            unit="turns",
            limit=limit.count,
            lack=TOWERS.lack(position, limit),
            **told,
        )
        presets = TABLETOPS["towers"].looking.presets
        return workshop(model, presets, "board", _ignore, viewport)

    return shown


def _brewery(
    page: str, group: str, kind: str = "points", **told: Any
) -> Callable[[Viewport], Widget]:
    """The pages of another title: many tools, many counters, many choices."""
    content = play_of("brewery").load("classic")
    goods = {"ingredients": {"honey": 3}, "gold": 12}
    row = ["gingerbread-ale", "cloudy-hefeweizen", "."]
    position = {"players": [{"pool": {"light-1": 3}, **goods}], "row": row, "round": 30}

    def build(viewport: Viewport) -> Widget:
        aim = BREWERY.aims(content, position)[kind]
        model = replace(
            _model(page, group, **told),
            groups=tuple(BREWERY.groups(content, position)),
            tool="die.light.4",
            kinds=((kind, aim.name),),
            aim=aim,
            kind=kind,
            unit="items",
        )
        presets = TABLETOPS["brewery"].looking.presets
        return workshop(model, presets, "board", _ignore, viewport)

    return build


def _box(viewport: Viewport) -> Widget:
    """The page of a box that offers all there is."""
    lines = tuple(
        LessonLine(str(at), f"Lesson number {at}", at < 3, at == 3, at == 4) for at in range(12)
    )
    box = (BOXES["biomes"], "Turn 19", Guided.OFFERED, lines)
    return box_page(
        BoxModel("biomes", *box, rules=True, stars=(17, 144), today=Today(2, 3), better=5),
        _ignore,
        viewport,
    )


def panels() -> dict[str, Callable[[Viewport], Widget]]:
    """Builders by name, in the language spoken when they are built."""
    return {
        "box": _box,
        "workshop begin": _shown(BEGIN),
        "workshop blocks": _shown(TABLE, said=_("There is nothing to take away."), wrong=True),
        "workshop forest": _shown(TABLE, "forest"),
        "workshop weapons": _shown(TABLE, "weapons"),
        "workshop board": _shown(TABLE, "board"),
        "workshop brewery dice": _brewery(TABLE, "light"),
        "workshop brewery recipes": _brewery(TABLE, "recipes"),
        "workshop brewery goods": _brewery(TABLE, "goods"),
        "workshop brewery rolls": _brewery(TABLE, "time"),
        "workshop brewery task": _brewery(TASK, "light", "chance"),
        "workshop task": _shown(TASK),
        "workshop task proven": _shown(TASK, proof=_proven()),
        "workshop lacking": _shown(FINISH, lack=_("Nothing can be done here yet.")),
        "workshop proving": _shown(FINISH, proof=ProofModel(Standing.PROVING, 486_000)),
        "workshop towers blocks": _towers(TABLE, "blocks"),
        "workshop towers pawns": _towers(TABLE, "pawns"),
        "workshop towers cards": _towers(TABLE, "cards"),
        "workshop towers clear": _towers(TASK, "blocks"),
        "workshop towers visit": _towers(TASK, "blocks", "visit"),
        "workshop towers gather": _towers(TASK, "blocks", "gather"),
        "workshop towers lacking": _towers(FINISH, "blocks"),
        "workshop proven": _shown(FINISH, proof=_proven(), saved="the-corner.cubelevel"),
        "workshop too large": _shown(FINISH, proof=ProofModel(Standing.TOO_LARGE, most=1_500_000)),
        "workshop never": _shown(
            FINISH, proof=ProofModel(Standing.NEVER, why=_("The goal can't be reached at all."))
        ),
    }
