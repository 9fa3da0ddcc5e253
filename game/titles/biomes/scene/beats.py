"""The steps of `biomes` as they are shown: a fight in two parts, and how long each is seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.rules.biomes.events import (
    BiomesEvent,
    GameOver,
    MobDefeated,
    MobSurvived,
    Scored,
    TokenRemoved,
    WeaponsDrawn,
    XpGained,
)
from game.rules.biomes.view import BiomesView, FightView, Stage
from game.scene.beats import Beat, Extent, in_one

BiomesBeat = Beat[BiomesView, BiomesEvent]
"""Its verdict is whether the fight that has just been fought is won."""
BLAST, VICTORY = 1.0, 1.5
"""As so many actions count a TNT that goes off, and a mob that falls and is carried home."""
SCORING = 2.0
"""And so many a group that lights up space by space, and its points that fly to the player."""


def beats(
    player: int, events: Sequence[BiomesEvent], before: BiomesView, after: BiomesView, own: bool
) -> list[BiomesBeat]:
    """The parts of a step: a fight's end waits until everybody has seen how it stands.

    ``player``: whose step it is; ``own``: whether that is the viewer, who saw ``before`` and
    ``after``.
    """
    ends = [n for n, e in enumerate(events) if isinstance(e, MobDefeated | MobSurvived)]
    if not ends:
        return in_one(player, events, before, after, own)
    end = events[ends[0]]
    assert isinstance(end, MobDefeated | MobSurvived)
    middle = _at_the_end(events[: ends[0]], before, after, end)
    won = isinstance(end, MobDefeated)
    head = Beat(player, tuple(events[: ends[0]]), before, middle, own, won)
    return [head, Beat(player, tuple(events[ends[0] :]), middle, after, own)]


def _at_the_end(
    shown: Sequence[BiomesEvent],
    before: BiomesView,
    after: BiomesView,
    end: MobDefeated | MobSurvived,
) -> BiomesView:
    """The table when all tokens lie open and the mob has not moved yet."""
    drawn = [event.tokens for event in shown if isinstance(event, WeaponsDrawn)]
    tokens = drawn[0] if drawn else before.fight.tokens if before.fight else ()
    fight = FightView(end.cell, end.tile, tokens, end.hearts, 0, ())
    players = tuple(
        replace(old, supply=new.supply)
        for old, new in zip(before.players, after.players, strict=True)
    )
    stage = Stage.ACTION  # the pickaxe is done with: the stage comes up again
    heights = after.heights
    removed = before.removed + tuple(e.token for e in shown if isinstance(e, TokenRemoved))
    return replace(
        before, heights=heights, players=players, fight=fight, stage=stage, removed=removed
    )


def weight(events: Sequence[BiomesEvent]) -> float:
    """As how many actions these count: a fight's steps and a scoring are more than one."""
    return max(1.0, sum(_weight(event) for event in events))


def _weight(event: BiomesEvent) -> float:
    match event:
        case WeaponsDrawn(tokens=tokens):
            return 1.0 + len(tokens)
        case TokenRemoved():
            return BLAST
        case MobDefeated():
            return VICTORY
        case Scored(amount=amount) if amount:
            return SCORING
        case _:
            return 0.0


def unhurried(events: Sequence[BiomesEvent]) -> bool:
    """Whether these take their own time: the winner's moment is everybody's."""
    return any(isinstance(event, GameOver) for event in events)


def before_end(events: Sequence[BiomesEvent]) -> int:
    """How many events come before those that the end brings: the points of trophy mobs (B8.1), and
    that the game is over. All of them, where it goes on."""
    found = (number for number, event in enumerate(events) if _ends(event))
    return next(found, len(events))


def _ends(event: BiomesEvent) -> bool:
    match event:
        case XpGained(reason="mob_bonus") | GameOver():
            return True
        case _:
            return False


def opens_fight(beat: BiomesBeat) -> bool:
    """Whether the weapons of a fight are drawn in a beat."""
    return any(isinstance(event, WeaponsDrawn) for event in beat.events)


def centre(beat: BiomesBeat) -> str:
    """The preset from which a beat is seen, a fight from before the stage that it takes; or ""."""
    if beat.extent is not Extent.FULL:
        return ""
    return "fight" if beat.verdict is not None or opens_fight(beat) else ""
