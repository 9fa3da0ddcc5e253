"""What is seen for a moment only: a ring of dust, a soft flash, smoke, scraps of paper.

All of it is translucent at least a little, so that nothing here casts a shadow.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from game.scene.director.choreography import Choreography
from game.scene.director.paths import SIDEWAYS, UP, stretch
from game.scene.geometry import add, compose, scaled
from game.scene.jitter import jittered
from game.scene.pose import Look, Piece, PieceId, Pose, Vec3, turned
from game.scene.timeline import soften, swell

PAPERS = 6
"""How many colours the scraps of paper have."""
CLOUDS, PUFF, SCRAPS, RAIN = 18, 9, 30, 48
"""How many clouds of dust make a ring and a puff, and scraps of paper a burst and a rain."""
MOST_AT_ONCE = {"dust": CLOUDS, "smoke": 4, "flash": 1} | {
    f"paper{colour}": RAIN // PAPERS for colour in range(PAPERS)
}
"""How many of each model one effect shows."""
DUST_S, FLASH_S, SMOKE_S, BURST_S = 0.55, 0.55, 0.8, 1.3
SHINE_S, SPARK_S = 0.6, 0.7
SPARKS, SPARK_COLOURS = 14, (0, 5)
"""How many sparks leap up, and the papers that they are made of: gold and cream."""
FALL_S, RAIN_S = 2.2, 1.1
"""How long a scrap of the rain falls, and after what time the last one begins to."""
SLIGHT = 0.02
"""How much is seen through what is not to be seen through."""

Seen = tuple[Pose, float]
Show = Callable[[float], Seen]
"""From a part of the time to where something is and how far it has faded."""


def _transient(
    show: Choreography, model: str, seconds: float, shown: Show, frame: str, after: float
) -> None:
    """Something that comes, is shown, and goes."""
    name = show.fresh(model)
    look = Look(model)

    def each(part: float) -> None:
        pose, fade = shown(part)
        show.scene.put(name, Piece(look, pose, frame, min(max(fade, SLIGHT), 1.0)))

    show.act(seconds, each, end=lambda: show.scene.remove(name), after=after)


def dust_ring(show: Choreography, place: Vec3, size: float, *, after: float) -> None:
    """Dust that a tile of side ``size`` drives out as it drops on ``place``."""
    for cloud in range(CLOUDS):
        _transient(show, "dust", DUST_S, _driven_out(place, size, cloud), "table", after)


def _driven_out(place: Vec3, size: float, cloud: int) -> Show:
    a, b, c = jittered("dust", cloud)
    angle = math.tau * (cloud + 0.3 * a) / CLOUDS
    away: Vec3 = (math.cos(angle), math.sin(angle), 0.0)
    edge = 0.5 * size / max(abs(away[0]), abs(away[1])) * 0.96
    reach = size * (0.36 + 0.12 * b)

    def shown(part: float) -> tuple[Pose, float]:
        out = soften(part)
        spot = add(place, scaled(away, edge + reach * out))
        height = size * (0.04 + (0.06 + 0.04 * c) * out)
        swell = size * (0.55 + 0.85 * out) * (1.0 + 0.3 * a)
        fade = 0.2 + 0.8 * part**1.4
        return Pose(add(spot, (0.0, 0.0, height)), turned(UP, 360.0 * b), swell), fade

    return shown


def puff(show: Choreography, rest: Pose, frame: str, *, after: float) -> None:
    """Dust beside something at ``rest`` that has fallen over to its right."""
    for cloud in range(PUFF):
        a, b, c = jittered("puff", cloud)
        way = math.tau * cloud / PUFF

        def shown(part: float, a: float = a, b: float = b, c: float = c, way: float = way) -> Seen:
            out = soften(part)
            reach = (0.16 + 0.22 * out) * (1.0 + 0.3 * b)
            place = (0.42 + reach * math.cos(way), reach * math.sin(way), 0.1 + 0.1 * out)
            spot = add(rest.place, scaled(place, rest.scale))
            size = rest.scale * (0.25 + 0.5 * out) * (1.0 + 0.3 * a)
            return Pose(spot, turned(UP, 360.0 * c), size), 0.25 + 0.75 * part**1.3

        _transient(show, "dust", DUST_S, shown, frame, after)


def flash(show: Choreography, place: Vec3, frame: str, *, after: float) -> None:
    """A star of warm light that swells once, softly, and fades: nothing that flickers.

    It stands at ``place``, told in ``frame`` (``table`` or ``turntable``), ``after`` seconds.
    """

    def shown(part: float) -> tuple[Pose, float]:
        size = 0.2 + 1.15 * swell(min(part / 0.7, 1.0))
        turn = compose(turned(SIDEWAYS, -28.0), turned((0.0, 1.0, 0.0), 24.0 * part))
        return Pose(place, turn, size), 1.6 * part - 0.6

    _transient(show, "flash", FLASH_S, shown, frame, after)


def shine(show: Choreography, place: Vec3, size: float, *, after: float) -> None:
    """A beat of warm light that spreads over the ground from beneath a tile of side ``size``."""

    def shown(part: float) -> tuple[Pose, float]:
        out = soften(part)
        turn = compose(turned(UP, 30.0 * out), turned(SIDEWAYS, -90.0))
        return Pose(add(place, (0.0, 0.0, 0.012)), turn, size * (0.5 + 0.5 * out)), part**1.6

    _transient(show, "flash", SHINE_S, shown, "table", after)


def sparks(show: Choreography, place: Vec3, size: float, *, after: float) -> None:
    """Sparks of light that leap from round a tile of side ``size`` and go out."""
    for spark in range(SPARKS):
        model = f"paper{SPARK_COLOURS[spark % len(SPARK_COLOURS)]}"
        _transient(show, model, SPARK_S, _leaping(place, size, spark), "table", after)


def _leaping(place: Vec3, size: float, spark: int) -> Show:
    a, b, c = jittered("spark", spark)
    angle = math.tau * (spark + 0.4 * a) / SPARKS

    def shown(part: float) -> tuple[Pose, float]:
        out = size * (0.55 + (0.35 + 0.1 * b) * soften(part))
        high = size * (0.75 + 0.25 * c) * 4.0 * part * (1.0 - 0.8 * part) * 0.6
        spot = add(place, (out * math.cos(angle), out * math.sin(angle), 0.05 + high))
        shrinks = 1.5 * size * (1.0 - 0.7 * part)
        return Pose(spot, _fluttering(a, b, part * SPARK_S, 3.0), shrinks), stretch(part, 0.5, 1.0)

    return shown


def smoke(show: Choreography, place: Vec3, frame: str, *, after: float) -> None:
    """A few clouds that swell, rise and are gone, from ``place`` of ``frame``, as :func:`flash`
    says.
    """
    for cloud in range(4):
        a, b, c = jittered("smoke", cloud)

        def shown(part: float, a: float = a, b: float = b, c: float = c) -> tuple[Pose, float]:
            out = soften(part)
            away = (0.75 * a * out, 0.5 * b * out, 0.2 + 0.8 * out + 0.3 * c * out)
            return Pose(add(place, away), turned(UP, 90.0 * c), 0.3 + 0.55 * out), part**0.7

        _transient(show, "smoke", SMOKE_S, shown, frame, after + 0.03 * cloud)


def burst(show: Choreography, place: Vec3, frame: str, *, after: float) -> None:
    """Scraps of coloured paper thrown up from ``place`` of ``frame``, that flutter down."""
    for scrap in range(SCRAPS):
        model = f"paper{scrap % PAPERS}"
        _transient(show, model, BURST_S, _thrown(place, scrap), frame, after)


def _thrown(place: Vec3, scrap: int) -> Show:
    a, b, c = jittered("scrap", scrap)
    angle = math.tau * scrap / SCRAPS + a
    speed, rise = 3.3 + 1.8 * b, 6.0 + 2.2 * c

    def shown(part: float) -> tuple[Pose, float]:
        time = part * BURST_S
        drag = (1.0 - math.exp(-2.6 * time)) / 2.6
        across = speed * drag
        height = (rise + 1.5) * drag - 1.5 * time
        spot = add(place, (across * math.cos(angle), across * math.sin(angle), height))
        return Pose(spot, _fluttering(a, b, time, 3.0), 2.3), stretch(part, 0.6, 1.0)

    return shown


def rain(show: Choreography, places: list[Vec3], *, after: float) -> None:
    """Scraps of coloured paper that fall gently all about these places."""
    for scrap in range(RAIN):
        a, b, c = jittered("rain", scrap)
        middle = places[scrap % len(places)]
        spot = add(middle, (2.6 * a, 2.1 * b, 0.0))
        begins = after + RAIN_S * (c + 1.0) / 2
        fall = _falling(spot, scrap)
        _transient(show, f"paper{scrap % PAPERS}", FALL_S, fall, "table", begins)


def _falling(spot: Vec3, scrap: int) -> Show:
    a, b, c = jittered("fall", scrap)

    def shown(part: float) -> tuple[Pose, float]:
        time = part * FALL_S
        sway = 0.28 * math.sin(2.6 * time + 3.0 * a)
        height = 0.16 + 4.4 * (1.0 - part) ** 1.1
        place = add(spot, (sway, 0.16 * math.sin(2.1 * time + 3.0 * b), height))
        fade = max(1.0 - stretch(part, 0.0, 0.15), stretch(part, 0.8, 1.0))
        return Pose(place, _fluttering(b, c, time, 2.0), 3.0), fade

    return shown


def _fluttering(a: float, b: float, time: float, speed: float) -> tuple[float, float, float, float]:
    """How a scrap of paper is turned that has been falling for some seconds."""
    spin = turned(UP, 360.0 * (a + 0.35 * speed * time * (1.0 if b > 0 else -1.0)))
    roll = turned((0.6, 0.8, 0.0), 360.0 * (b + 0.5 * speed * time))
    return compose(spin, roll)


def is_effect(name: PieceId) -> bool:
    """Whether a piece is one that is seen for a moment only."""
    return name[0] == "effect"
