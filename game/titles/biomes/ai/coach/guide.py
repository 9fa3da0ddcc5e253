"""The guide to one decision of `biomes`: what each move is for, and why."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence

from game.ai.coach.advice import Reason
from game.ai.coach.guiding import GuideBase
from game.ai.coach.plan import LEAST_FOLLOWED, Announced, Due, goes_on
from game.ai.thinking import Candidate, Thoughts, WrongView, actors_view
from game.rules.biomes import BIOMES
from game.rules.biomes.catalogue import Round, find_tile
from game.rules.biomes.moves import (
    Arm,
    BiomesMove,
    Build,
    Collect,
    EndTurn,
    Explore,
    Fight,
    Pickaxe,
    Score,
    Tnt,
    Trade,
)
from game.rules.biomes.view import BiomesView
from game.rules.chance import Dealer
from game.rules.core import Move, View
from game.titles.biomes.ai.appraisal import appraise
from game.titles.biomes.ai.coach.blocks import block_reasons, material_of, no_block_reasons
from game.titles.biomes.ai.coach.boards import Wanted, wanted
from game.titles.biomes.ai.coach.building import build_caution, build_reasons, score_reasons
from game.titles.biomes.ai.coach.deeds import announced, deeds
from game.titles.biomes.ai.coach.exploring import explore_reasons
from game.titles.biomes.ai.coach.fighting import (
    arm_caution,
    arm_reasons,
    fight_caution,
    fight_reasons,
    is_desperate,
    tnt_reasons,
)
from game.titles.biomes.ai.coach.reasons import FILLERS, LATER, LATER_ACTIONS, OPPOSED, told
from game.titles.biomes.ai.coach.timing import timing_caution

_ANY_SEED = 0
"""What an imagined state merely imagines counts for nothing here, so any will do."""
_TRAITS = ("tile", "token", "material", "round", "characteristic")


class BiomesGuide(GuideBase):
    """Tells about the moves of the actor of a view."""

    def __init__(self, view: BiomesView, thoughts: Thoughts | None = None) -> None:
        super().__init__(FILLERS, OPPOSED)
        self._view = view
        self._thought = {each.move: each for each in thoughts.candidates} if thoughts else {}
        self._wanted: tuple[Wanted, ...] | None = None

    def purpose(self, move: Move) -> Hashable:
        """What the move is about: a tile, a token, a characteristic, or its main reason."""
        match move:
            case Build(cell=cell) | Fight(cell=cell) | Arm(cell=cell):
                return type(move), cell
            case Score() | Tnt() | EndTurn():
                return move
            case Trade():
                return Trade
        return type(move), self._aim(move)

    def _aim(self, move: Move) -> Hashable:
        """The thing that the most important reason is about, or that reason itself."""
        reasons = self.reasons(move)
        if not reasons:
            return move
        if not self.tells(reasons[0]):
            return reasons[0].code
        values = dict(reasons[0].values)
        return next((values[trait] for trait in _TRAITS if trait in values), reasons[0].rule)

    def _reasons(self, move: Move) -> Sequence[Reason]:
        if not isinstance(move, BiomesMove):
            raise WrongView("the coach of biomes knows the moves of biomes alone")
        return self._kept(move, self._fit(self._found(move)))

    def caution(self, move: Move) -> Reason | None:
        """What speaks against a move and must be told with it."""
        view = self._view
        match move:
            case Collect(block=block) | Pickaxe(block=tuple() as block):
                return timing_caution(view, block)
            case Build():
                return build_caution(view, move)
            case Fight():
                return fight_caution(view, move)
            case Arm():
                return arm_caution(view, move)
            case Trade():
                after, best = self._further_action(move)
                return BiomesGuide(after).caution(best)
        return None

    def is_idle(self, move: Move) -> bool:
        """Whether nothing is taken, built or fought by it."""
        return isinstance(move, EndTurn) or move == Pickaxe(None)

    def spot(self, move: Move) -> Hashable:
        """The place on the table; of a building also its space, whatever pays for it."""
        return (move.cell, move.space) if isinstance(move, Build) else move

    def offers(self, move: Move) -> bool:
        """Whether a move may be suggested beside a better one: its reasons say something."""
        if isinstance(move, Fight) and is_desperate(self._view, move):
            return False
        return super().offers(move)

    def is_last(self) -> bool:
        """Whether the game ends after this turn (B8.1)."""
        return _ends(self._view)

    def announces(self, reason: Reason) -> Sequence[Announced]:
        """The block, the building, the mob or the weapon that comes next."""
        return announced(reason)

    def deeds(self, move: Move) -> Collection[Hashable]:
        """What a move takes, builds or fights, as far as that is known before."""
        return deeds(self._view, move)

    def is_costly(self, move: Move) -> bool:
        """Whether a mob is returned (B2.2)."""
        return isinstance(move, Trade)

    def prepares(self, move: Move) -> bool:
        """Whether it looks around, or fetches a weapon (B4, B6)."""
        return isinstance(move, Arm | Explore)

    def _kept(self, move: BiomesMove, found: Sequence[Reason]) -> Sequence[Reason]:
        """Those of the reasons that the search keeps: what they announce for this turn it does.

        Where it doesn't do what a mob is returned for, nothing at all speaks for that; a block that
        it doesn't take second is still missing.
        """
        kept = []
        for reason in found:
            if self._goes_on(move, reason):
                kept.append(reason)
            elif isinstance(move, Trade):
                return []
            elif reason.code == "completes_two" and isinstance(move, Collect):
                taken, tile = material_of(self._view, move.block), reason.value("tile")
                kept.append(told("needed", material=taken.value, tile=tile, lacking=1))
        return kept

    def _goes_on(self, move: BiomesMove, reason: Reason) -> bool:
        """Whether the search does what a reason announces for this turn."""
        thought = self._thought.get(move)
        now = [each for each in announced(reason) if each.due is Due.NOW]
        return all(goes_on(self.deeds, thought, each.deed) for each in now)

    def _fit(self, found: Sequence[Reason]) -> Sequence[Reason]:
        """Those of the reasons that fit the moment: none that needs a turn or an action to come
        where there is none."""
        if not self.is_last():
            return found
        more = self._view.actions_left > 1 or _kept_mobs(self._view)
        hollow = LATER if more else LATER | LATER_ACTIONS
        return [reason for reason in found if reason.code not in hollow]

    def _found(self, move: BiomesMove) -> Sequence[Reason]:
        view = self._view
        match move:
            case Collect(block=block):
                return block_reasons(view, block, self._wants())
            case Pickaxe(block=None):
                return no_block_reasons(view)
            case Pickaxe(block=block) if block is not None:
                return block_reasons(view, block, self._wants())
            case Explore():
                return explore_reasons(view, move, self._wants())
            case Build():
                return build_reasons(view, move)
            case Fight():
                return fight_reasons(view, move)
            case Arm():
                return arm_reasons(view, move)
            case Tnt():
                return tnt_reasons(view, move)
            case Score():
                return score_reasons(view, move)
            case Trade():
                return self._trade(move)
        return self._end_turn()

    def _wants(self) -> tuple[Wanted, ...]:
        if self._wanted is None:
            self._wanted = wanted(self._view, self._view.seat)
        return self._wanted

    def _end_turn(self) -> Sequence[Reason]:
        """What the kept mobs are good for, unless the game ends (B2.2, B8.1)."""
        view = self._view
        return () if _ends(view) else [told("keeps_mobs", count=_kept_mobs(view))]

    def _trade(self, move: Trade) -> Sequence[Reason]:
        """What the best further action is, and why it is good (B2.2)."""
        after, best = self._further_action(move)
        last = [told("last_turn")] if _ends(self._view) else []
        more = filter(self.tells, BiomesGuide(after).reasons(best))
        return [_further(after, best), *last, *more]

    def _further_action(self, move: Trade) -> tuple[BiomesView, BiomesMove]:
        """The best further action that a returned mob gives, and the view of its decision."""
        view = self._view
        state = BIOMES.imagine(view, Dealer(_ANY_SEED))
        state.play_unchecked(move)
        after, moves = state.view(view.seat), state.legal_moves()
        thought: Candidate | None = self._thought.get(move)
        further = thought.after[0] if thought and thought.after else None
        if further and further.visits >= LEAST_FOLLOWED and further.move in moves:
            return after, moves[moves.index(further.move)]
        values = appraise(after, moves, Dealer(_ANY_SEED))
        return after, moves[values.index(max(values))]


def _kept_mobs(view: BiomesView) -> int:
    """How many mobs the actor keeps that can be returned for a further action (B2.2)."""
    mobs = [find_tile(view.catalogue, tile) for tile in view.players[view.seat].mobs]
    return sum(not hasattr(mob, "cost") and mob.extra_action for mob in mobs)


def _ends(view: BiomesView) -> bool:
    """Whether the game ends after this turn (B8.1)."""
    return Round.C in view.rounds_due


def _further(view: BiomesView, move: BiomesMove) -> Reason:
    """What the further action is."""
    match move:
        case Collect(block=block):
            return told("trade_collect", material=material_of(view, block).value)
        case Build(cell=cell):
            return told("trade_build", tile=view.stack(cell).face_up or "")
        case Fight(cell=cell):
            return told("trade_fight", tile=view.stack(cell).face_up or "")
        case Arm():
            return told("trade_arm")
    return told("trade_explore")


def guide(view: View, thoughts: Thoughts | None = None) -> BiomesGuide:
    """The guide for the actor of a view. Raises WrongView for any other view."""
    return BiomesGuide(actors_view(view, BiomesView), thoughts)
