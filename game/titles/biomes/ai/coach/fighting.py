"""Why to fight, to arm, to detonate or keep TNT (B6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.ai.coach.advice import Reason
from game.ai.coach.shares import hundredths
from game.rules.biomes import hints
from game.rules.biomes.catalogue import Mob, WeaponKind, find_weapon
from game.rules.biomes.moves import Arm, Cell, Fight, Tnt
from game.rules.biomes.view import BiomesView, FightView
from game.rules.biomes.weapons import HOE_XP
from game.titles.biomes.ai.coach.boards import trophy_count
from game.titles.biomes.ai.coach.exploring import mobs_in_sight
from game.titles.biomes.ai.coach.reasons import EVEN, WORTH_SAYING, WORTH_TRYING, told

_RISE = 5
"""By so many per cent a chance must rise at least to be told."""


def mob_at(view: BiomesView, cell: Cell) -> Mob | None:
    """The face-up mob of a stack."""
    found = hints.tile_at(view, cell)
    return found if isinstance(found, Mob) else None


def fight_reasons(view: BiomesView, move: Fight) -> Sequence[Reason]:
    """The exact chance if it is good, and what is won."""
    mob = mob_at(view, move.cell)
    if mob is None:
        return ()
    chance = hints.win_chance(view, view.seat, mob.id)
    spoils, prize = list(_spoils(view)), prizes(view, mob)
    if not chance:
        return spoils
    if chance < EVEN:
        return [prize[0], *spoils, *prize[1:]]
    return [_chance(view, mob, chance), *prize, *spoils]


def fight_caution(view: BiomesView, move: Fight) -> Reason | None:
    """The chance, if it is less than even, and how little a lost fight costs (B6.3)."""
    mob = mob_at(view, move.cell)
    chance = 0.0 if mob is None else hints.win_chance(view, view.seat, mob.id)
    if mob is None or chance >= EVEN:
        return None
    if not chance:
        return told("chance_none", tile=mob.id, hearts=mob.hearts)
    return told("chance_low", tile=mob.id, hearts=mob.hearts, percent=hundredths(chance))


def is_desperate(view: BiomesView, move: Fight) -> bool:
    """Whether hardly anything speaks for a fight but hope."""
    mob = mob_at(view, move.cell)
    return mob is None or hints.win_chance(view, view.seat, mob.id) < WORTH_TRYING


def _chance(view: BiomesView, mob: Mob, chance: float) -> Reason:
    """The chance, and what it is without TNT where that matters (B6.7)."""
    without = hints.win_chance(view, view.seat, mob.id, tnt=False)
    shown, kept = hundredths(chance), hundredths(without)
    if shown == kept:
        return told("chance", tile=mob.id, hearts=mob.hearts, percent=shown)
    return told("chance_tnt", tile=mob.id, hearts=mob.hearts, percent=shown, without=kept)


def prizes(view: BiomesView, mob: Mob) -> list[Reason]:
    """What a defeated mob brings, the more points first (B6.2, B6.8)."""
    found = [told("mob_xp", tile=mob.id, xp=mob.xp)]
    if mob.extra_action:
        found.append(told("extra_action", tile=mob.id))
    trophy = trophy_count(view, view.seat, mob)
    if trophy is not None and trophy.count:
        name, count, worth = trophy.characteristic, trophy.count, trophy.worth
        reason = told(
            "trophy", tile=mob.id, characteristic=name, count=count, bonus=mob.bonus, worth=worth
        )
        found.insert(0 if worth > mob.xp else 1, reason)
    return found


def _spoils(view: BiomesView) -> Iterator[Reason]:
    """What the draw brings, won or lost (B6.5, B6.6)."""
    pile = view.players[view.seat].pile
    kinds = [find_weapon(view.catalogue, token).kind for token in pile]
    if WeaponKind.HOE in kinds:
        yield told("hoes", count=kinds.count(WeaponKind.HOE), xp=HOE_XP)
    if WeaponKind.PICKAXE in kinds and any(view.heights):
        yield told("pickaxes", count=kinds.count(WeaponKind.PICKAXE))


def arm_reasons(view: BiomesView, move: Arm) -> Sequence[Reason]:
    """The mob whose defeat grows likeliest, and what the weapon does."""
    token = dict(view.rim)[move.cell].face_up
    found = list(_rise(view, _armed(view, token)))
    if token is None:
        return found
    weapon = find_weapon(view.catalogue, token)
    if weapon.kind is WeaponKind.POTATO:
        return found
    code = f"weapon_{weapon.kind.value}"
    return [*found, told(code, token=token, hearts=weapon.hearts, xp=HOE_XP)]


def arm_caution(view: BiomesView, move: Arm) -> Reason | None:
    """That nobody knows which weapon it is, where the token lies face down; else None."""
    if dict(view.rim)[move.cell].face_up is not None:
        return None
    return told("unseen", count=len(_unseen(view)))


def _unseen(view: BiomesView) -> set[str]:
    """The neutral tokens that the actor can't place."""
    seen = {token for player in view.players for token in player.pile} | set(view.removed)
    seen |= {place.face_up for _, place in view.rim if place.face_up is not None}
    return {weapon.id for weapon in view.catalogue.weapons} - seen


def _armed(view: BiomesView, token: str | None) -> BiomesView:
    """The view with a token more in the own pile; None: one that nobody has seen."""
    player = view.players[view.seat]
    pile = player.pile if token is None else (*player.pile, token)
    more = replace(player, pile=pile, pile_size=player.pile_size + 1)
    return hints.with_player(view, view.seat, more)


def _rise(view: BiomesView, armed: BiomesView) -> Iterator[Reason]:
    """The mob in sight with the greatest gain, if it shows in per cent."""
    seat, best, told_best = view.seat, 0.0, None
    for _, mob in mobs_in_sight(view):
        before = hints.win_chance(view, seat, mob.id)
        after = hints.win_chance(armed, seat, mob.id)
        worth_it = after >= WORTH_SAYING and hundredths(after) - hundredths(before) >= _RISE
        if (after - before) * mob.xp > best and worth_it:
            best = (after - before) * mob.xp
            told_best = told(
                "chance_rises", tile=mob.id, before=hundredths(before), after=hundredths(after)
            )
    if told_best is not None:
        yield told_best


def tnt_reasons(view: BiomesView, move: Tnt) -> Sequence[Reason]:
    """Whether the hearts are enough with the TNT, with the others, or without (B6.7)."""
    fight = view.fight
    mob = None if fight is None else mob_at(view, fight.cell)
    if fight is None or mob is None:
        return ()
    found = _detonated(view, fight, mob) if move.detonate else _kept(view, fight, mob)
    if found is None:
        return ()
    return [found, *prizes(view, mob)] if move.detonate else [found]


def _hearts_of(view: BiomesView, tokens: Sequence[str]) -> int:
    return sum(find_weapon(view.catalogue, token).hearts for token in tokens)


def _detonated(view: BiomesView, fight: FightView, mob: Mob) -> Reason | None:
    with_it = fight.hearts + _hearts_of(view, fight.tnt[:1])
    with_all = fight.hearts + _hearts_of(view, fight.tnt)
    if fight.hearts >= mob.hearts or with_all < mob.hearts:
        return None
    if with_it >= mob.hearts:
        return told("tnt_wins", tile=mob.id, hearts=with_it, needs=mob.hearts)
    return told("tnt_together", tile=mob.id, hearts=with_all, needs=mob.hearts)


def _kept(view: BiomesView, fight: FightView, mob: Mob) -> Reason | None:
    with_all = fight.hearts + _hearts_of(view, fight.tnt)
    with_others = fight.hearts + _hearts_of(view, fight.tnt[1:])
    if fight.hearts >= mob.hearts:
        return told("tnt_spared", tile=mob.id, hearts=fight.hearts, needs=mob.hearts)
    if with_others >= mob.hearts:
        return told("tnt_other", tile=mob.id, hearts=with_others, needs=mob.hearts)
    if with_all < mob.hearts:
        return told("tnt_wasted", tile=mob.id, hearts=with_all, needs=mob.hearts)
    return None
