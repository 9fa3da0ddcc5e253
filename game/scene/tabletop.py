"""What the scene asks of a title: one frozen value for each, made in the title's own folder.

``V`` is the title's view, ``E`` its event. ``focus`` is the seat that sits in front, ``turntable``
the scene's; poses are table units.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, TypeVar

from game.scene.beats import Beat, Extent, in_one
from game.scene.camera import Camera, Pillar
from game.scene.framing import Sight
from game.scene.interest import Interest
from game.scene.pose import Layout, PieceId, Vec3
from game.scene.rays import Ray
from game.scene.stage import Scene
from game.scene.targets import Target
from game.scene.turntable import Turntable

V = TypeVar("V")
E = TypeVar("E")

WHOLE = "table"
"""The preset of the whole table, which every title has: there the eye is at first."""


class Preset(NamedTuple):
    """A sight with a name. ``key``, ``icon``, ``label``: its button, if it has one.

    ``lasts``: a whole game can be played from there, so that the next one begins where he was.
    """

    name: str
    key: str = ""
    icon: str = ""
    label: Callable[[], str] = str
    lasts: bool = False


class Carried(NamedTuple):
    """A piece in hand, which shows at ``size`` there."""

    piece: PieceId
    size: float = 1.0


@dataclass(frozen=True, slots=True)
class Looking(Generic[V, E]):
    """Where the eye goes.

    ``presets``: what it can be sent to, the whole table first. ``sight``: one of these, or that of
    a seat, by its name. ``seat_sight``: the name of the sight of a seat's things, for a focus.
    ``obstacles``: where it must not be. ``attention``: the preset that a camera of no name still
    means; "" for none. ``interest``: what there is to be seen of some events; None for nothing in
    particular. ``needed``: the preset that helps with the decision at hand, which is the viewer's
    own or not; "" for none; ``closeups``: those to which he is taken for it even where he sees as
    much already. ``seen_from``: the preset that shows a target; "" where all do.
    ``prize``: a look at the things of the winner, beside a panel that covers so large a part of the
    window from its right edge; None: wherever the eye is. ``stage``: the preset at which the stage
    is seen, if there is one.
    """

    presets: tuple[Preset, ...]
    sight: Callable[[str, V, int], Sight]
    seat_sight: Callable[[int, int], str]
    obstacles: Sequence[Pillar] = ()
    attention: Callable[[Camera], str] = lambda _goal: ""
    interest: Callable[[Sequence[E], V, int], Interest | None] = lambda *_: None
    needed: Callable[[V, bool], str] = lambda *_: ""
    closeups: Collection[str] = ()
    seen_from: Callable[[Target], str] = lambda _target: WHOLE
    prize: Callable[[int, V, int, float], Camera | None] = lambda *_: None
    stage: str = ""


@dataclass(frozen=True, slots=True)
class Touching(Generic[V]):
    """What a hand or the keyboard can mean, told of a view, a focus and a turntable.

    ``pick``: what a ray meets first; None for the bare table. ``anchor``: a visible point of a
    target; ``spots``: further ones, where a part of it may be hidden; ``outline``: points all round
    it. ``pieces_of``: the pieces that are marked when it is meant. ``turns``: whether a drag on it
    turns the turntable. ``carried``: the piece that a drag on it takes up. ``quarters``: by how
    many quarter turns the turntable shows it to an eye at some place. ``veils``: the pieces that
    hide it from an eye at some place and are to be seen through while it is meant.
    """

    pick: Callable[[Ray, V, int, Turntable], Target | None]
    anchor: Callable[[Target, V, int, Turntable], Vec3]
    outline: Callable[[Target, V, int, Turntable], tuple[Vec3, ...]]
    pieces_of: Callable[[Target, V], tuple[PieceId, ...]]
    spots: Callable[[Target, V, int, Turntable], Sequence[Vec3]] = lambda *_: ()
    turns: Callable[[Target], bool] = lambda _target: False
    carried: Callable[[Target, V], Carried | None] = lambda *_: None
    quarters: Callable[[Target, V, Vec3, Turntable], int] = lambda *_: 0
    veils: Callable[[Target, V, int, Vec3], Sequence[PieceId]] = lambda *_: ()


@dataclass(frozen=True, slots=True)
class Telling(Generic[V, E]):
    """How long what happens is to be seen, and where.

    ``beats``: the parts of a step that are shown without a stop: of a player, his events, the views
    before and after them, and whether he is the viewer. ``weight``: as how many actions events
    count. ``unhurried``: whether they take their own time whatever the pace. ``centre``: the preset
    at which a beat is shown; "" for wherever the eye is. ``extent``: how large something is told to
    whose own are these seats, unless all is to be told in full; by what was known before, so that
    the extent betrays no end. It is asked of the view before as it lies on the table. ``unstaged``:
    a view as it lies there while something is not told in full, and so without a stage of its own.
    """

    beats: Callable[[int, Sequence[E], V, V, bool], list[Beat[V, E]]] = in_one
    weight: Callable[[Sequence[E]], float] = lambda _events: 1.0
    unhurried: Callable[[Sequence[E]], bool] = lambda _events: False
    centre: Callable[[Beat[V, E]], str] = lambda _beat: ""
    extent: Callable[[Collection[int], Sequence[E], V, V], Extent] = lambda *_: Extent.FULL
    unstaged: Callable[[V], V] = lambda view: view


@dataclass(frozen=True, slots=True)
class Tabletop(Generic[V, E]):
    """A title's table.

    ``scene``: a new one, with nothing on it. ``layout``: where every piece rests. ``direct``: put
    on a scene's timeline what events did between two views; when it has drained the scene is the
    layout of the second. ``direct_small``: the same for what is not told in full; None: it is told
    where it lies in any case. ``open``: the same for the table as it is laid at the beginning.
    ``stage``: the piece before which the rest of the table is dark, while it is there.
    ``situation``: what is to be decided, in a word, for whoever watches by a probe. ``large``: the
    same table for those who read large texts; None: it is the same for everybody.
    """

    scene: Callable[[], Scene]
    layout: Callable[[V, int], Layout]
    direct: Callable[[Scene, Sequence[E], V, V, int], None]
    open: Callable[[Scene, V, int], None]
    looking: Looking[V, E]
    touching: Touching[V]
    telling: Telling[V, E] = field(default_factory=Telling)
    stage: PieceId | None = None
    situation: Callable[[V], str] = lambda _view: ""
    large: Tabletop[V, E] | None = None
    direct_small: Callable[[Scene, Sequence[E], V, V, int], None] | None = None
