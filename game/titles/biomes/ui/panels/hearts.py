"""The hearts of a fight: how many there are, of what, and how many are still missing (B6)."""

from __future__ import annotations

from game.language import _, ngettext
from game.rules.biomes.catalogue import Weapon, WeaponKind, find_weapon
from game.titles.biomes.ui.panels.fight_model import FightModel, FightPhase
from game.titles.biomes.ui.panels.words import weapon_icon
from game.ui import theme
from game.ui.boxes import Panel
from game.ui.flow import Flow
from game.ui.layout import Column, Row
from game.ui.marks import Disc, Icon, Rule, Text
from game.ui.widget import Widget, grown

MANY, COMPACT_MANY = 10, 5
"""More hearts are too many to be drawn one by one: those nobody needed become a number."""


def hearts_panel(model: FightModel, *, compact: bool) -> Widget:
    """Hearts full and empty, the sum of the tokens, and how far it still is."""
    needed = model.mob.hearts
    # Translators: hearts found so far, and how many are needed.
    count = _("{hearts} of {needed}").format(hearts=model.hearts, needed=needed)
    heading = Text(_("Hearts"), theme.HEADING, lines=1)
    heading.grow = 1.0
    size = 40 if compact or max(needed, model.hearts) > 4 else 56
    have = min(model.hearts, needed)
    full = [Icon("heart", size, theme.HEART) for _i in range(have)]
    more = _more(
        model.hearts - have, size, fits=model.hearts <= (COMPACT_MANY if compact else MANY)
    )
    empty = [Icon("heart_o", size, theme.EMPTY_HEART) for _i in range(needed - have)]
    return Panel(
        Column(
            Row(heading, Text(count, theme.BIG_NUMBER, lines=1)),
            Flow(*full, *empty, *more, gap=8, align=0.5),
            Rule(),
            _sum(model),
            *_outlook(model, compact=compact),
            gap=10,
        ),
        padding=(20, 14),
    )


def _more(over: int, size: float, *, fits: bool) -> list[Widget]:
    """The hearts that nobody needed, in gold; as a number where there is no room for them all."""
    if fits or not over:
        return [Icon("heart", size, theme.STAR) for _i in range(over)]
    return [
        Row(Text(f"+{over}", theme.BIG_NUMBER, lines=1), Icon("heart", size, theme.STAR), gap=4)
    ]


def _outlook(model: FightModel, *, compact: bool) -> list[Widget]:
    """How far it still is; while the TNT waits, what it would come to."""
    if model.phase is not FightPhase.TNT or not model.tnt or compact:
        rest = model.mob.hearts - model.hearts
        lost = model.phase is FightPhase.LOST or model.complete
        text = _short_text(rest) if lost and rest > 0 else _rest_text(rest)
        return [Text(text, theme.BODY, theme.SECOND_INK, lines=2)]
    weight = find_weapon(model.catalogue, model.tnt).hearts
    lit = _would_be(_("Light it"), model.hearts + weight, model.mob.hearts)
    return [lit, _would_be(_("Keep it"), model.hearts, model.mob.hearts)]


def _would_be(what: str, hearts: int, needed: int) -> Widget:
    """A choice about the TNT with the hearts that it leads to, and whether they are enough."""
    wins = hearts >= needed
    sign = Disc(22, theme.GOOD if wins else theme.BLOCKED, theme.PARCHMENT, icon=_mark(wins))
    number = Text(str(hearts), theme.NUMBER, lines=1)
    return Row(
        sign,
        grown(Text(what, theme.BODY_BOLD, lines=2)),
        number,
        Icon("heart" if hearts else "heart_o", 20, theme.HEART if hearts else theme.EMPTY_HEART),
        gap=8,
    )


def _mark(wins: bool) -> str:
    return "check" if wins else "close"


def _rest_text(rest: int) -> str:
    if rest <= 0:
        # Translators: the hearts.
        return _("That is enough!")
    text = ngettext("{count} more heart wins", "{count} more hearts win", rest)
    return text.format(count=rest)


def _short_text(rest: int) -> str:
    """By how much a fight was lost: nothing more can win it (B6.2)."""
    # Translators: the fight is lost: so many hearts were missing.
    text = ngettext("{count} heart short", "{count} hearts short", rest)
    return text.format(count=rest)


def _sum(model: FightModel) -> Widget:
    """The tokens turned up, added: "2 + 1 + 0 = 3"."""
    cells: list[Widget] = []
    for weapon, hearts in _summands(model):
        icon = Icon(weapon_icon(weapon), 24, tip=_(weapon.name))
        plus = Text("+", theme.NUMBER, theme.SECOND_INK, lines=1) if cells else None
        cells.append(Row(plus, icon, Text(str(hearts), theme.BIG_NUMBER, lines=1), gap=4))
    if not cells:
        return Text(_("No token is turned up yet."), theme.BODY, lines=2)
    total = Row(
        Text(f"= {model.hearts}", theme.BIG_NUMBER, lines=1), Icon("heart", 24, theme.HEART), gap=4
    )
    return Flow(*cells, total, gap=8)


def _summands(model: FightModel) -> list[tuple[Weapon, int]]:
    """Every token with the hearts that it adds: TNT none before it is lit (B6.7)."""
    weapons = [find_weapon(model.catalogue, token) for token in model.tokens]
    plain = sum(each.hearts for each in weapons if each.kind is not WeaponKind.TNT)
    blasts, found = model.hearts - plain, []
    for each in weapons:
        hearts = each.hearts
        if each.kind is WeaponKind.TNT:
            hearts = each.hearts if blasts >= each.hearts else 0
            blasts -= hearts
        found.append((each, hearts))
    return found
