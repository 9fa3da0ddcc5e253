"""A fight on its stage: tokens turn up one by one, as fast as the player wants."""

from __future__ import annotations

from typing import cast

from game.rules.biomes.catalogue import Mob, WeaponKind, find_tile, find_weapon
from game.rules.biomes.events import TokenRemoved, WeaponsDrawn
from game.rules.biomes.hints import chance_after
from game.rules.biomes.view import BiomesView, FightView, Stage
from game.scene.pose import PieceId
from game.titles.biomes.scene.beats import BiomesBeat, opens_fight
from game.titles.biomes.scene.layout import TOKEN_BACK, fight_token_pose
from game.titles.biomes.ui.panels.fight_model import FightModel, FightPhase
from game.ui.ground import Ground
from game.ui.persons import People

AUTO_S = 1.1
"""A token turns up by itself after this time."""


class Fighting:
    """What the stage has shown so far of the fight under way."""

    def __init__(self, ground: Ground[BiomesView], people: People) -> None:
        self._ground, self._people = ground, people
        self._tokens: tuple[str, ...] = ()
        self._before: BiomesView | None = None
        self._lit: tuple[PieceId, FightView] | None = None
        self._own = False
        self._flipped = 0
        self._rested_at = -1

    def begin(self, beat: BiomesBeat) -> None:
        """A beat begins: note the fight that it opens, if it opens one."""
        self._lit = _burning(beat)
        drawn = next((e for e in beat.events if isinstance(e, WeaponsDrawn)), None)
        if drawn is None:
            return
        self._tokens, self._own = drawn.tokens, beat.own
        self._before = beat.before if beat.own else None
        self._flipped, self._rested_at = 0, -1

    def resume(self, view: BiomesView) -> None:
        """A match goes on in the middle of a fight."""
        if view.fight:
            self._tokens, self._flipped = view.fight.tokens, len(view.fight.tokens)

    @property
    def turned(self) -> int:
        """How many tokens lie open on the stage."""
        return self._flipped

    def finished(self) -> None:
        """All tokens lie open."""
        self._flipped = len(self._tokens)

    def opens(self, beat: BiomesBeat) -> bool:
        """Tokens turn up where weapons are drawn."""
        return opens_fight(beat)

    def rest(self) -> float:
        """Count the tokens that show their faces; before the next own one turns up, rest."""
        pieces = self._ground.scene.pieces
        here = [pieces.get(_token(place)) for place in range(len(self._tokens))]
        present = [piece for piece in here if piece is not None]
        lying = [
            piece
            for place, piece in enumerate(present)
            if piece.pose.place == fight_token_pose(place, len(present)).place
        ]
        open_now = sum(piece.look != TOKEN_BACK for piece in present)
        self._flipped = max(self._flipped, open_now)  # they slide apart for one more
        still = len(lying) == len(present)
        more = present and self._flipped < len(present)
        if still and more and self._own and self._rested_at < self._flipped:
            self._rested_at = self._flipped
            return AUTO_S if self._flipped else AUTO_S * 2
        return 0.0

    def model(
        self, view: BiomesView, held: BiomesBeat | None, *, mine: bool, busy: bool
    ) -> FightModel | None:
        """What the panels of the stage tell; None while nobody fights.

        ``held``: the beat whose verdict stands there; ``mine``: the viewer decides; ``busy``: the
        table still shows what happens.
        """
        if view.fight is None:
            return None
        fight = self._before_the_blast or view.fight
        count = self._flipped if busy else len(fight.tokens)
        phase = self._phase(view, held, mine=mine, busy=busy)
        if phase is FightPhase.FLIP and count == len(fight.tokens):
            phase = FightPhase.WATCH  # the verdict is on its way
        tokens = fight.tokens[:count]
        done = not busy or count == len(fight.tokens)
        hearts = fight.hearts if done else self._hearts(view, tokens)
        still = phase is FightPhase.FLIP
        chance, without = self._chances(fight.tile, tokens) if still else (None, 0.0)
        return FightModel(
            self._people[view.turn_player],
            cast(Mob, find_tile(view.catalogue, fight.tile)),
            view.catalogue,
            tokens,
            hearts,
            phase,
            chance=chance,
            without=without,
            tnt=fight.tnt[0] if fight.tnt else "",
            complete=done and not fight.tnt,
        )

    @property
    def _before_the_blast(self) -> FightView | None:
        """The fight as it stood, while a TNT that was lit has not gone off yet."""
        if self._lit is None or self._lit[0] not in self._ground.scene.pieces:
            return None
        return self._lit[1]

    @property
    def told(self) -> tuple[int, bool]:
        """What the panels tell of; it differs when they are to tell something else."""
        return self._flipped, self._before_the_blast is not None

    def _chances(self, tile: str, shown: tuple[str, ...]) -> tuple[float | None, float]:
        """The chance to win that the viewer still has in a fight of his, and without TNT."""
        before = self._before
        if before is None or before.actor is None:
            return None, 0.0
        fight = (before, before.actor, tile, shown)
        return chance_after(*fight), chance_after(*fight, tnt=False)

    def _phase(
        self, view: BiomesView, held: BiomesBeat | None, *, mine: bool, busy: bool
    ) -> FightPhase:
        if held is not None:
            return FightPhase.WON if held.verdict else FightPhase.LOST
        if busy:
            return FightPhase.FLIP if self._own else FightPhase.WATCH
        if mine and view.stage is Stage.PICKAXE:
            return FightPhase.PICKAXE
        return FightPhase.TNT if mine and view.stage is Stage.TNT else FightPhase.WATCH

    @staticmethod
    def _hearts(view: BiomesView, tokens: tuple[str, ...]) -> int:
        weapons = [find_weapon(view.catalogue, token) for token in tokens]
        return sum(w.hearts for w in weapons if w.kind is not WeaponKind.TNT)


def _burning(beat: BiomesBeat) -> tuple[PieceId, FightView] | None:
    """The token that goes off in a beat, and the fight before it does (B6.7)."""
    gone = next((event for event in beat.events if isinstance(event, TokenRemoved)), None)
    fight = beat.before.fight
    if gone is None or fight is None or gone.token not in fight.tokens:
        return None
    return _token(fight.tokens.index(gone.token)), fight


def _token(place: int) -> PieceId:
    return ("fight", "token", place)
