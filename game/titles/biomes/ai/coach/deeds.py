"""What reasons announce, and what moves do: the deeds that a plan is made of."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence

from game.ai.coach.advice import Reason
from game.ai.coach.plan import Announced, Due
from game.rules.biomes.catalogue import Material
from game.rules.biomes.moves import Arm, Build, Collect, Explore, Fight, Pickaxe
from game.rules.biomes.view import BiomesView
from game.rules.core import Move
from game.titles.biomes.ai.coach.blocks import material_of

_TAKE, _BUILD, _FIGHT, _ARM, _EXPLORE = "take", "build", "fight", "arm", "explore"
_ANNOUNCED: Mapping[str, tuple[str, str, Due]] = {
    "completes": (_BUILD, "tile", Due.SOON),
    "completes_now": (_BUILD, "tile", Due.NOW),
    "completes_two": (_TAKE, "material", Due.NOW),
    "lays_bare": (_TAKE, "material", Due.NOW),
    "build_next": (_BUILD, "tile", Due.NOW),
    "build_ready": (_BUILD, "tile", Due.NEXT),
    "stays": (_BUILD, "tile", Due.SOON),
    "fight_next": (_FIGHT, "tile", Due.NOW),
    "fight_ready": (_FIGHT, "tile", Due.NEXT),
    "arm_next": (_ARM, "token", Due.NOW),
    "arm_ready": (_ARM, "token", Due.NEXT),
    "trade_collect": (_TAKE, "material", Due.NOW),
    "trade_build": (_BUILD, "tile", Due.NOW),
    "trade_fight": (_FIGHT, "tile", Due.NOW),
}
"""By the code of a reason: what can be done, with what, and when."""
_PLAIN: Mapping[str, Hashable] = {
    "lays_emerald": (_TAKE, Material.EMERALD.value),
    "trade_arm": _ARM,
    "trade_explore": _EXPLORE,
}
"""The same of reasons that say all by their code; it can be done in this turn."""


def announced(reason: Reason) -> Sequence[Announced]:
    """What a reason says that can be done after the move."""
    if reason.code in _PLAIN:
        return (Announced(_PLAIN[reason.code]),)
    if reason.code not in _ANNOUNCED:
        return ()
    deed, gap, due = _ANNOUNCED[reason.code]
    return (Announced((deed, reason.value(gap)), due),)


def deeds(view: BiomesView, move: Move) -> Collection[Hashable]:
    """What a move does, as far as its view tells."""
    match move:
        case Collect(block=block) | Pickaxe(block=tuple() as block):
            return ((_TAKE, material_of(view, block).value),)
        case Build(cell=cell):
            return ((_BUILD, view.stack(cell).face_up),)
        case Fight(cell=cell):
            return ((_FIGHT, view.stack(cell).face_up),)
        case Arm(cell=cell):
            return (_ARM, (_ARM, dict(view.rim)[cell].face_up))
        case Explore():
            return (_EXPLORE,)
    return ()
