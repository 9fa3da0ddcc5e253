"""The fight's stage: chance, hearts adding up, captions, and what is to decide (B6)."""

from __future__ import annotations

from game.language import _
from game.rules.biomes.catalogue import Mob, WeaponKind, find_weapon
from game.rules.biomes.moves import Pickaxe, Tnt
from game.titles.biomes.ui.panels.banner import message
from game.titles.biomes.ui.panels.chances import chance_text, hopeless_text, without_tnt_text
from game.titles.biomes.ui.panels.fight_model import FightModel, FightPhase
from game.titles.biomes.ui.panels.hearts import hearts_panel
from game.titles.biomes.ui.panels.words import characteristic, points
from game.ui import theme
from game.ui.boxes import Anchored, Fit, Padding, Panel, Sized
from game.ui.controls import MAIN, PLAIN, Tone, button
from game.ui.intents import Continue, FlipNext, Intent, On, Play
from game.ui.layout import Align, Column, Row, Stack
from game.ui.marks import Bar, Disc, Icon, Text, player_sign
from game.ui.panels.asides import DRAWER_WIDTH
from game.ui.panels.coach import HintButton, hint_button
from game.ui.theme import CHOSEN_PANEL, PANEL
from game.ui.viewport import Viewport
from game.ui.widget import Widget, grown

WIDEST = 860.0
"""Of the line above the stage."""

ASKING = 0.36
"""Where the buttons of a question begin, in parts of the window's width."""

ABOVE_DECISION = 68.0
"""Height of the buttons at the lower right, which the hint leaves free."""


def fight_stage(
    model: FightModel,
    on: On,
    viewport: Viewport,
    hint: HintButton | None = None,
    advice: Widget | None = None,
) -> Widget:
    """All panels of the stage; the middle stays free for the mob and the tokens.

    ``hint``: the button that asks the coach about what is to be decided; ``advice``: what it says.
    """
    margin = 12 if viewport.compact else 24
    # Translators: heading of a fight; {mob} may stand behind a colon.
    title = _("{name} fights the {mob}").format(name=model.person.name, mob=_(model.mob.name))
    ended = model.phase in (FightPhase.WON, FightPhase.LOST)
    head = _finale(model) if ended else message(model.person.color, title, "fight")
    width = 264.0 if viewport.compact else 336.0
    chance = Sized(_chance(model, compact=viewport.compact), width=width)
    hearts = Sized(hearts_panel(model, compact=viewport.compact), width=width)
    split, along = _room(model, viewport)
    tall = 48 if viewport.compact else 60
    decision = Anchored(Sized(_decision(model, on, hint), min_height=tall), along, 1.0, margin)
    explanation = Widget() if ended else Sized(_explanation(model), max_width=420)
    place = Padding(
        Anchored(explanation, 0.0, 1.0, margin), (0, 0, viewport.width * (1 - split), 0)
    )
    right, room = _right(hearts, advice, viewport, margin), 0.0
    if advice is not None and viewport.compact:
        head = message(model.person.color, title)
        room = DRAWER_WIDTH + margin
    top = Sized(head, max_width=min(WIDEST, viewport.width - 2 * margin))
    return Stack(
        Padding(Anchored(top, 0.5, 0.0, margin if viewport.compact else 16), (0, 0, room, 0)),
        Padding(Anchored(chance, 0.0, 0.0, margin), (0, 72, 0, 0)),
        right,
        place,
        Padding(decision, (viewport.width * split, 0, 0, 0)),
    )


def _room(model: FightModel, viewport: Viewport) -> tuple[float, float]:
    """Where what is told ends and what is decided begins, in parts of the width; and how far along
    that room its buttons stand. A question's are not where *Undo* is at other times.
    """
    if model.phase not in (FightPhase.PICKAXE, FightPhase.TNT):
        return 0.5, 1.0
    if not viewport.compact:
        return ASKING, 0.0
    return (0.32 if model.phase is FightPhase.TNT else 0.5), 1.0


def _right(hearts: Widget, advice: Widget | None, viewport: Viewport, margin: float) -> Widget:
    """The hearts with the hint below them; where room is scarce, the hint in their place."""
    if advice is None:
        return Padding(Anchored(hearts, 1.0, 0.0, margin), (0, 72, 0, 0))
    if viewport.compact:
        return Anchored(advice, 1.0, 0.0, margin)
    both = Column(hearts, grown(advice), gap=12, align=Align.END)
    return Padding(Anchored(both, 1.0, 0.0, margin), (0, 72, 0, ABOVE_DECISION))


def reward(mob: Mob) -> Widget:
    """What defeating a mob brings."""
    # Translators: label before the points and what else the victory brings.
    wins = Text(_("Wins:"), theme.BODY, theme.SECOND_INK, lines=1)
    return Column(Row(wins, _points(mob), gap=8), _extra(mob), gap=6)


def _points(mob: Mob) -> Widget:
    return Row(Icon("star", 24, theme.STAR), Text(points(mob.xp), theme.NUMBER, lines=1), gap=6)


def _extra(mob: Mob) -> Widget:
    """What else: one more action, or points at the end for what it collects."""
    extra: Widget
    if mob.extra_action:
        sign = Disc(24, theme.PAPER, theme.INK, icon="plus", width=1.5)
        extra = Row(sign, grown(Text(extra_text(), theme.BODY_BOLD, lines=3)), gap=8)
    else:
        words = Text(trophy_text(mob), theme.BODY_BOLD, lines=3)
        extra = Row(Icon("trophy", 24), grown(words), gap=8)
    return grown(extra)


def extra_text() -> str:
    """How a mob of the other kind is used (B2.2)."""
    # Translators: it: a mob that has been won.
    return _("Give it back in any turn for one more action")


def trophy_text(mob: Mob) -> str:
    """What a trophy mob is worth at the end (B8.2)."""
    return _("At the end {bonus} XP for each: {characteristic}").format(
        bonus=mob.bonus, characteristic=characteristic(mob.trophy or "")
    )


def _chance(model: FightModel, *, compact: bool) -> Widget:
    if model.chance is None:
        return Panel(reward(model.mob), padding=(20, 16))
    lost = bool(model.tokens) and model.chance <= 0
    heading = Text(hopeless_text() if lost else chance_text(model.chance), theme.HEADING, lines=2)
    spared = without_tnt_text(model.chance, model.without)
    less = Text(spared, theme.BODY, theme.SECOND_INK) if spared else None
    gap = 7 if compact else 12
    content = Column(heading, Bar(model.chance), less, reward(model.mob), gap=gap)
    return Panel(content, padding=(20, 14))


def _finale(model: FightModel) -> Widget:
    """How the fight ended, in place of who fights whom: mob and tokens stay in sight."""
    won = model.phase is FightPhase.WON
    # Translators: heading: how a fight ended, whoever fought it.
    words = _("Won!") if won else _("Not this time")
    sign = Icon("trophy" if won else "flag", 40, theme.STAR if won else theme.SECOND_INK)
    seat = player_sign(model.person.color, 48)
    forms = [
        Row(seat, sign, Text(words, style, lines=1), grown(outcome), gap=16, align=Align.CENTER)
        for style in (theme.BANNER, theme.HEADING)
        for outcome in _outcomes(model, won=won)
    ]
    return Panel(Fit(*forms), CHOSEN_PANEL if won else PANEL, (8, 8, 20, 8))


def _outcomes(model: FightModel, *, won: bool) -> tuple[Widget, Widget]:
    """What the end of a fight brings, in its whole form and in a short one."""
    if won:
        return Row(_points(model.mob), _extra(model.mob), gap=20), _points(model.mob)
    # Translators: the fight is lost; at most 50 characters beside the name of the mob.
    text = _("The {mob} stays. Only the action is spent.").format(mob=_(model.mob.name))
    style, ink = theme.BODY_BOLD, theme.SECOND_INK
    return Text(text, style, ink, lines=1), Text(text, style, ink, lines=3)


def _explanation(model: FightModel) -> Widget:
    icon, main, detail = _told(model)
    words = Column(
        Text(main, theme.LABEL, lines=2),
        Text(detail, theme.SMALL, theme.SECOND_INK, lines=4),
        gap=0,
    )
    words.grow = 1.0
    return Panel(Row(Icon(icon, 32), words, gap=14), padding=(14, 8))


def _told(model: FightModel) -> tuple[str, str, str]:
    """Symbol, sentence and detail of what is going on."""
    decided = {
        FightPhase.PICKAXE: (
            "pickaxe",
            # Translators: a token of this kind has turned up; a request to the player.
            _("Pickaxe: take a block"),
            _("Click a glowing block of the cube."),
        ),
        FightPhase.TNT: ("bomb", _("Light the TNT?"), _tnt_detail(model)),
    }
    if model.phase in decided:
        return decided[model.phase]
    last = find_weapon(model.catalogue, model.tokens[-1]).kind if model.tokens else None
    main = {
        # Translators: a token of this kind has turned up; the game does it.
        WeaponKind.BOW: _("Bow: turn up one more token"),
        # Translators: a token of this kind has turned up.
        WeaponKind.HOE: _("Golden hoe: 2 XP at once"),
    }
    icon = last.value if last in main else "fight"
    sentence = main.get(last, "") if last else ""
    return (
        icon,
        sentence or _("The hearts of your tokens decide"),
        # Translators: nothing else is lost.
        _("A lost fight costs only the action."),
    )


def _tnt_detail(model: FightModel) -> str:
    if model.needs_tnt:
        # Translators: It: the TNT.
        return _("It adds 5 hearts and then leaves the game.")
    return _("Your hearts are enough: keep it for another fight.")


def _decision(model: FightModel, on: On, hint: HintButton | None) -> Widget:
    if hint is None or model.phase not in (FightPhase.PICKAXE, FightPhase.TNT):
        return _choice(model, on)
    choice = grown(_choice(model, on))
    return Fit(
        Row(hint_button(hint, on), choice, gap=12, align=Align.STRETCH),
        Row(hint_button(hint, on, short=True), choice, gap=12, align=Align.END),
    )


def _choice(model: FightModel, on: On) -> Widget:
    match model.phase:
        case FightPhase.FLIP:
            # Translators: a button: turn over the token that comes next.
            return _onwards("fight.flip", _("Flip next"), FlipNext(), on)
        case FightPhase.PICKAXE:
            return button(
                "fight.decline",
                # Translators: a button, though the pickaxe would allow it.
                _("Take no block"),
                Play(Pickaxe(None)),
                on,
                icon="no",
                shortcut="N",
            )
        case FightPhase.TNT:
            return _about_tnt(model, on)
        case FightPhase.WON | FightPhase.LOST:
            # Translators: a button: go on with the turn or the scoring.
            return _onwards("fight.on", _("Continue"), Continue(), on)
        case FightPhase.WATCH:
            # Translators: a button: leave out what another player's fight shows.
            return _onwards("fight.skip", _("Skip"), Continue(), on, tone=PLAIN, icon="skip")


def _about_tnt(model: FightModel, on: On) -> Widget:
    """Whether to light it; what wins the fight is lit up (B6.7)."""
    light = button(
        "fight.light",
        # Translators: a button: the TNT; at most 16 characters.
        _("Light it"),
        Play(Tnt(model.tnt, True)),
        on,
        icon="bomb",
        tone=MAIN if model.needs_tnt else PLAIN,
        shortcut="T",  # Space goes on everywhere, and the TNT would be gone
    )
    keep = button(
        "fight.keep",
        # Translators: a button: the TNT; at most 16 characters.
        _("Keep it"),
        Play(Tnt(model.tnt, False)),
        on,
        icon="weapons",
        tone=PLAIN if model.needs_tnt else MAIN,
        shortcut="N",
    )
    return Fit(
        Row(keep, light, gap=12, align=Align.STRETCH),
        Column(keep, light, gap=8, align=Align.END),
    )


def _onwards(
    key: str, label: str, intent: Intent, on: On, *, tone: Tone = MAIN, icon: str = ""
) -> Widget:
    """The only thing left to do: Space and Enter do it."""
    return button(key, label, intent, on, icon=icon, tone=tone, shortcut="Space", also="Enter")
