"""Sentences for what a move of towers brings at once, and for what must be known beside that."""

from __future__ import annotations

from collections.abc import Mapping

from game.language import _, ngettext
from game.rules.towers.position import LAST_PHASE
from game.titles.towers.ui.panels import material_words
from game.titles.towers.ui.panels.coach.gaps import Gaps, Make


def _demolish(gaps: Gaps) -> str:
    return ngettext(
        "{points} at once, and {count} block for your next tower.",
        "{points} at once, and {count} blocks for your next tower.",
        gaps.number("blocks"),
    )


def _phase(gaps: Gaps) -> str:
    phase = gaps.number("phase")
    # Translators: {phase} and {height} are numbers: towers so high.
    text = _("It starts phase {phase}: towers of {phase} may be demolished, {height} are built.")
    return text.format(phase=phase, height=phase + 1)


def _seen(gaps: Gaps) -> str:
    if not gaps.number("more"):
        # Translators: {pawn}: where that pawn stands, as row 3, column 4; {cards}: three coal cards
        return _("But the pawn of {name} at {pawn} sees yours there: {cards} capture it.")
    # Translators: {pawn}: where it stands; {count} more pawns see yours; {cards}: three coal cards
    return ngettext(
        "But the pawn of {name} at {pawn} sees yours there, and {count} more: {cards} capture it.",
        "But the pawn of {name} at {pawn} sees yours there, and {count} more: {cards} capture it.",
        gaps.number("more"),
    )


def _opens(gaps: Gaps) -> str:
    if not gaps.number("more"):
        # Translators: {pawn}, {place}: where the two pawns stand; {cards}: three coal cards
        return _("But then the pawn of {name} at {pawn} sees yours at {place}: {cards} capture it.")
    # Translators: {pawn}, {place}: where they stand; {count} more pawns; {cards}: three coal cards
    return ngettext(
        "But then the pawn of {name} at {pawn}, and {count} more, sees yours at {place}: {cards} "
        "capture it.",
        "But then the pawn of {name} at {pawn}, and {count} more, sees yours at {place}: {cards} "
        "capture it.",
        gaps.number("more"),
    )


def _seven(gaps: Gaps) -> str:
    # Translators: never fewer than seven blocks.
    return ngettext(
        "But with {count} block you have to build before you demolish again.",
        "But with {count} blocks you have to build before you demolish again.",
        gaps.number("blocks"),
    )


def _below_seven(gaps: Gaps) -> str:
    return ngettext(
        "With {count} block left you may demolish again.",
        "With {count} blocks left you may demolish again.",
        gaps.number("blocks"),
    )


def _skyline(gaps: Gaps) -> str:
    if gaps.number("height") > LAST_PHASE:
        # Translators: of a tower of five to be built.
        return _("At the end it brings {points} more: nobody can take it down.")
    # Translators: of a tower to be built: it brings its points once more.
    return _("If it still stands at the end, it brings {points} more.")


# Translators: the coach: what a move brings, or with But, what speaks against it. It: the move.
GAINS: Mapping[str, Make] = {
    "points_demolish": _demolish,
    "points_last": lambda _g: _("{points} at once."),
    "points_build": lambda _g: _("{points} at once."),
    "points_capture": lambda _g: _("{points} at once, and {name} has to enter anew."),
    "points_neutral": lambda _g: _("{points} at once, for a neutral pawn."),
    # Translators: {height} is a number: a tower so high.
    "denies": lambda _g: _("{name} could take this tower of {height}, too."),
    "escapes": lambda _g: _("It takes your pawn out of sight of {name}."),
    "hidden": lambda _g: _("Nobody sees your pawn there."),
    "seen_by": _seen,
    "opens_line": _opens,
    # Translators: {count} is 1 to 4.
    "more_pawns": lambda _g: _("Then you have {count} of your four pawns on the board."),
    "frees_pawn": lambda _g: _("The pawn is free to enter anywhere again."),
    "phase_turns": _phase,
    # Translators: {own} and {best} are points: 34 points against 31 points.
    "ends_ahead": lambda _g: _("It starts the last round, and you lead: {own} against {best}."),
    "ends_behind": lambda _g: _(
        "But it starts the last round, and you don't lead: {own} against {best}."
    ),
    "skyline": _skyline,
    "skyline_rival": lambda _g: _("It takes {points} out of {name}'s skyline."),
    "skyline_own": lambda _g: _("But it takes {points} out of your own skyline."),
    "last_turn": lambda _g: _("It is your last turn: only points count now."),
    "no_points": lambda _g: _("It is your last turn, and nothing brings you points any more."),
    "no_matter": lambda _g: _("Nothing brings points any more: any move will do."),
    "joker_closes": lambda g: material_words.joker_for(g.number("colour")),
    "joker_kept": lambda _g: _("It saves your joker."),
    "joker_down": lambda _g: _("But your joker then lies face down until you exchange cards."),
    "joker_up": lambda _g: _("It turns your joker up again."),
    "seven_blocks": _seven,
    "below_seven": _below_seven,
}
