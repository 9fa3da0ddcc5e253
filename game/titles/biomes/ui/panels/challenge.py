"""Before a fight: the mob, the chance to win and what winning brings (B6)."""

from __future__ import annotations

from game.language import _, ngettext
from game.rules.biomes.catalogue import Mob
from game.rules.biomes.moves import Cell, Fight
from game.rules.biomes.weapons import REVEALED
from game.titles.biomes.ui.panels.chances import chance_text, without_tnt_text
from game.titles.biomes.ui.panels.fight import reward
from game.ui import theme
from game.ui.boxes import Fit, Panel, Sized
from game.ui.controls import MAIN, Pressable, button
from game.ui.intents import Cancel, On, Play
from game.ui.layout import Align, Column, Row
from game.ui.marks import Bar, Icon, Text
from game.ui.scroll import Scroll
from game.ui.widget import Widget, grown


def _ways(cell: Cell, on: On, *, hopeless: bool) -> tuple[Pressable, Pressable]:
    """Leave it, and fight it: what is lit is what one would do, and Enter does it."""
    # Translators: a button: don't fight this mob.
    leave = ("challenge.back", _("Leave it"), Cancel(), on)
    # Translators: a button; the fight begins at once.
    fight = ("challenge.fight", _("Fight!"), Play(Fight(cell)), on)
    if hopeless:
        spared = button(*leave, shortcut="Enter", tone=MAIN, also="Space")
        return spared, button(*fight, icon="fight", shortcut="F")
    faced = button(*fight, icon="fight", shortcut="Enter", tone=MAIN, also="Space")
    return button(*leave, shortcut="Esc"), faced


def drawn_text(pile: int) -> str:
    """How many of a pile's tokens a fight reveals (B6.1)."""
    drawn = min(REVEALED, pile)
    text = ngettext(
        "{drawn} of your {count} weapon is drawn", "{drawn} of your {count} weapons are drawn", pile
    )
    return text.format(drawn=drawn, count=pile)


def challenge(mob: Mob, cell: Cell, chances: tuple[float, float], pile: int, on: On) -> Widget:
    """The panel that asks whether to fight a mob. ``chances``: to win at all, and without TNT.

    ``pile``: how many weapon tokens the fighter has.
    """
    chance, without = chances
    spared = without_tnt_text(chance, without)
    heading = Text(_("Fight: {mob}").format(mob=_(mob.name)), theme.HEADING, lines=2)
    heading.grow = 1.0
    needed = ngettext("{count} heart wins", "{count} hearts win", mob.hearts)
    hearts = Row(
        Icon("heart", 24, theme.HEART),
        Text(needed.format(count=mob.hearts), theme.LABEL, lines=2),
        gap=8,
    )
    leave, fight = _ways(cell, on, hopeless=chance <= 0)
    fight.grow = leave.grow = 1.0
    buttons = Fit(Row(leave, fight, gap=12, align=Align.STRETCH), Column(fight, leave, gap=8))
    facts = Column(
        hearts,
        Text(drawn_text(pile), theme.BODY, theme.SECOND_INK),
        Text(chance_text(chance), theme.LABEL),
        Bar(chance),
        Text(spared, theme.BODY, theme.SECOND_INK) if spared else None,
        reward(mob),
        gap=12,
    )
    body = grown(Scroll(f"challenge.scroll.{mob.id}", facts, tells=True))
    content = Column(Row(Icon("fight", 32), heading, gap=12), body, buttons, gap=12)
    return Sized(Panel(content), width=408)
