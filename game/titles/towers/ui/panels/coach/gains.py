"""Sentences for what a move of towers brings at once, and for what must be known beside that."""

from __future__ import annotations

from collections.abc import Mapping

from game.language import _, ngettext
from game.titles.towers.ui.panels import material_words
from game.titles.towers.ui.panels.coach.gaps import Gaps, Make
from game.titles.towers.ui.view_facts import PHASES


def _demolish(gaps: Gaps) -> str:
    count = gaps.number("blocks")
    text = ngettext(
        "{points} at once, and {count} block for your next tower.",
        "{points} at once, and {count} blocks for your next tower.",
        count,
    )
    return text.format(points=gaps.points("points"), count=count)


def _capture(gaps: Gaps) -> str:
    text = _("{points} at once, and {name} has to enter anew.")
    return text.format(points=gaps.points("points"), name=gaps.rival)


def _phase(gaps: Gaps) -> str:
    phase = gaps.number("phase")
    # Translators: {phase} and {height} are numbers: towers so high.
    text = _("It starts phase {phase}: towers of {phase} may be demolished, {height} are built.")
    return text.format(phase=phase, height=phase + 1)


def _ends(text: str, gaps: Gaps) -> str:
    return text.format(own=gaps.points("own"), best=gaps.points("best"))


def _denies(gaps: Gaps) -> str:
    # Translators: {height} is a number: a tower so high.
    text = _("{name} could take this tower of {height}, too.")
    return text.format(name=gaps.rival, height=gaps.number("height"))


def _seen(gaps: Gaps) -> str:
    # Translators: {pawn}: where it stands; {count} more pawns see yours; {cards}: three coal cards
    text = ngettext(
        "But the pawn of {name} at {pawn} sees yours there, and {count} more: {cards} capture it.",
        "But the pawn of {name} at {pawn} sees yours there, and {count} more: {cards} capture it.",
        gaps.number("more"),
    )
    if not gaps.number("more"):
        # Translators: {pawn}: where that pawn stands, as row 3, column 4; {cards}: three coal cards
        text = _("But the pawn of {name} at {pawn} sees yours there: {cards} capture it.")
    return _in_sight(text, gaps)


def _opens(gaps: Gaps) -> str:
    # Translators: {pawn}, {place}: where they stand; {count} more pawns; {cards}: three coal cards
    text = ngettext(
        "But then the pawn of {name} at {pawn}, and {count} more, sees yours at {place}: {cards} "
        "capture it.",
        "But then the pawn of {name} at {pawn}, and {count} more, sees yours at {place}: {cards} "
        "capture it.",
        gaps.number("more"),
    )
    if not gaps.number("more"):
        # Translators: {pawn}, {place}: where the two pawns stand; {cards}: three coal cards
        text = _("But then the pawn of {name} at {pawn} sees yours at {place}: {cards} capture it.")
    return _in_sight(text, gaps)


def _in_sight(text: str, gaps: Gaps) -> str:
    """A ``text`` on a pawn that another one sees: whose, from where, and what captures it."""
    return text.format(
        name=gaps.rival,
        pawn=gaps.field("pawn"),
        count=gaps.number("more"),
        place=gaps.field("field"),
        cards=material_words.three_cards(gaps.colour("colour")),
    )


def _pawns(gaps: Gaps) -> str:
    # Translators: {count} is 1 to 4.
    text = _("Then you have {count} of your four pawns on the board.")
    return text.format(count=gaps.number("pawns"))


def _seven(gaps: Gaps) -> str:
    # Translators: never fewer than seven blocks.
    text = ngettext(
        "But with {count} block you have to build before you demolish again.",
        "But with {count} blocks you have to build before you demolish again.",
        gaps.number("blocks"),
    )
    return text.format(count=gaps.number("blocks"))


def _below_seven(gaps: Gaps) -> str:
    text = ngettext(
        "With {count} block left you may demolish again.",
        "With {count} blocks left you may demolish again.",
        gaps.number("blocks"),
    )
    return text.format(count=gaps.number("blocks"))


def _skyline(gaps: Gaps) -> str:
    # Translators: of a tower to be built: it brings its points once more.
    text = _("If it still stands at the end, it brings {points} more.")
    if gaps.number("height") > PHASES:
        # Translators: of a tower of five to be built.
        text = _("At the end it brings {points} more: nobody can take it down.")
    return text.format(points=gaps.points("height"))


# Translators: the coach: what a move brings, or with But, what speaks against it. It: the move.
GAINS: Mapping[str, Make] = {
    "points_demolish": _demolish,
    "points_last": lambda g: _("{points} at once.").format(points=g.points("points")),
    "points_build": lambda g: _("{points} at once.").format(points=g.points("points")),
    "points_capture": _capture,
    "points_neutral": lambda g: _("{points} at once, for a neutral pawn.").format(
        points=g.points("points")
    ),
    "denies": _denies,
    "escapes": lambda g: _("It takes your pawn out of sight of {name}.").format(name=g.rival),
    "hidden": lambda _g: _("Nobody sees your pawn there."),
    "seen_by": _seen,
    "opens_line": _opens,
    "more_pawns": _pawns,
    "frees_pawn": lambda _g: _("The pawn is free to enter anywhere again."),
    "phase_turns": _phase,
    # Translators: {own} and {best} are points: 34 points against 31 points.
    "ends_ahead": lambda g: _ends(
        _("It starts the last round, and you lead: {own} against {best}."), g
    ),
    "ends_behind": lambda g: _ends(
        _("But it starts the last round, and you don't lead: {own} against {best}."), g
    ),
    "skyline": _skyline,
    "skyline_rival": lambda g: _("It takes {points} out of {name}'s skyline.").format(
        points=g.points("height"), name=g.rival
    ),
    "skyline_own": lambda g: _("But it takes {points} out of your own skyline.").format(
        points=g.points("height")
    ),
    "last_turn": lambda _g: _("It is your last turn: only points count now."),
    "no_points": lambda _g: _("It is your last turn, and nothing brings you points any more."),
    "no_matter": lambda _g: _("Nothing brings points any more: any move will do."),
    "joker_closes": lambda g: material_words.joker_for(g.colour("colour")),
    "joker_kept": lambda _g: _("It saves your joker."),
    "joker_down": lambda _g: _("But your joker then lies face down until you exchange cards."),
    "joker_up": lambda _g: _("It turns your joker up again."),
    "seven_blocks": _seven,
    "below_seven": _below_seven,
}
