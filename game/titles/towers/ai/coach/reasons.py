"""Why a move of `towers` is good: every reason, with its rule and the gaps of its sentence.

The UI has a sentence for each code in :data:`GAPS`. Gaps named ``field`` hold a field's number
(0-80), ``colour`` a colour (0-3), ``rival`` a seat, ``height`` how many blocks a tower has; all
others are counts or points. Every reason speaks for its move, but those in :data:`CAUTIONS`: what
its player should know all the same. "Next turn" is said of what the hand pays for once the move is
paid, whatever is drawn.
"""

from __future__ import annotations

from functools import partial

from game.ai.coach.advice import NO_MATTER, GapsByCode, reason_of
from game.ai.coach.guiding import UNFOUNDED

GAPS: GapsByCode = {
    **UNFOUNDED,
    # Points at once. A tower demolished: its chip, and so many blocks, each of which scores again
    # when it is built.
    "points_demolish": ("T5.3", ("points", "blocks")),
    # The same where the seat has no turn left in which it could build them, or a pawn enter anew.
    "points_last": ("T11", ("points",)),
    "points_build": ("T6.2", ("points",)),
    # A pawn captured: of a rival, who must enter anew, or a neutral one.
    "points_capture": ("T7.2", ("points", "rival")),
    "points_neutral": ("T12", ("points",)),
    # What the pawn will stand in line with, nothing of its colours between. *_next: the hand that
    # is left pays for it (with the joker, if need be); *_soon: ``lacking`` cards are still needed.
    "tower_next": ("T5.1", ("field", "height")),
    "tower_soon": ("T5.1", ("field", "height", "lacking")),
    "pawn_next": ("T7.1", ("field", "points", "rival")),
    "pawn_soon": ("T7.1", ("field", "colour", "lacking", "rival")),
    "neutral_next": ("T12", ("field", "points")),
    "neutral_soon": ("T12", ("field", "colour", "lacking")),
    # The next tower of one's own: blocks are there, a pawn stands where it may be built, and the
    # hand that is left pays; or ``lacking`` cards are still needed.
    "build_next": ("T6.1", ("height",)),
    "build_soon": ("T6.1", ("height", "lacking")),
    # The tower would be in reach of the rival, too: his pawn sees it now.
    "denies": ("T5.1", ("rival", "height")),
    # Before the move the rival saw the pawn that moves, now nobody sees it.
    "escapes": ("T7.1", ("rival",)),
    # Rivals have pawns on the board, and none of them sees the field.
    "hidden": ("T7.1", ()),
    # Cautions: once the move is made, the rival's pawn on the field ``pawn`` sees the own pawn on
    # ``field``, and ``more`` pawns do; three cards of the colour capture it. It is the pawn that
    # moved, or one that nobody there saw before.
    "seen_by": ("T7.1", ("rival", "pawn", "field", "colour", "more")),
    "opens_line": ("T7.1", ("rival", "pawn", "field", "colour", "more")),
    # A pawn more on the board: ``pawns`` of four.
    "more_pawns": ("T3", ("pawns",)),
    # The pawn goes back to the reserve and can enter anywhere.
    "frees_pawn": ("T6.1", ()),
    # The phase that begins by it: towers of that height may be demolished, higher ones built.
    "phase_turns": ("T10", ("phase",)),
    # The end is triggered by it: as things stand with ``own`` points to the best rival's ``rival``
    # points, which are fewer; *_behind, a caution: as many or more.
    "ends_ahead": ("T11", ("own", "best")),
    "ends_behind": ("T11", ("own", "best")),
    # In a quick town: the tower that is built counts its height once more if it stands at the end;
    # the rival's skyline loses that of the tower demolished; *own*, a caution: one's own does.
    "skyline": ("Q3", ("height",)),
    "skyline_rival": ("Q3", ("rival", "height")),
    "skyline_own": ("Q3", ("height",)),
    # The seat has no turn after this one: only points count, then blocks.
    "last_turn": ("T11", ()),
    # In the seat's last turn nothing that it can do brings points. *no_matter*: nor does anybody
    # come after it, who could take something from it.
    "no_points": ("T11", ()),
    NO_MATTER.code: (NO_MATTER.rule, ()),
    # The joker pays for the one card that the hand lacks.
    "joker_closes": ("T9", ("colour",)),
    # It is paid without the joker, which stays face up.
    "joker_kept": ("T9", ()),
    # A caution: the joker is face down until an exchange.
    "joker_down": ("T9", ()),
    # The exchange turns the joker up.
    "joker_up": ("T8", ()),
    # What the exchange keeps its cards for: the tower or pawn in sight, the next tower of one's
    # own. ``lacking`` cards are needed, ``drawn`` are drawn; ``kept``: 0 where no card of the hand
    # is kept for it, else 1.
    "draws_tower": ("T8", ("field", "height", "lacking", "drawn", "kept")),
    "draws_pawn": ("T8", ("field", "colour", "lacking", "drawn", "kept")),
    "draws_build": ("T8", ("height", "lacking", "drawn", "kept")),
    # Fresh cards, for want of a target.
    "fresh_cards": ("T8", ("drawn",)),
    # A caution: with ``blocks`` blocks nothing more can be demolished until some are built.
    "seven_blocks": ("T5.4", ("blocks",)),
    # Built below seven blocks: demolishing is allowed again.
    "below_seven": ("T5.4", ("blocks",)),
}
"""By code: the rule, and the names of the values."""
CAUTIONS = frozenset(
    {"seen_by", "opens_line", "ends_behind", "joker_down", "seven_blocks", "skyline_own"}
)
"""What speaks against a move, and must be told for all that: no reason, and never alone."""
FILLERS = frozenset(
    {
        *UNFOUNDED,
        "more_pawns",
        "fresh_cards",
        "joker_kept",
        "frees_pawn",
    }
)
"""What tells little: only for want of anything better, and never of a move that isn't the best."""

OPPOSED = (
    ("joker_kept", "joker_closes"),
    ("more_pawns", "frees_pawn"),
    ("escapes", "pawn_next"),
    ("escapes", "pawn_soon"),
)
"""Codes that say the opposite of one another where they are about the same thing."""


told = partial(reason_of, GAPS)
"""The reason with a code, its gaps filled. Raises KeyError for a gap that is missing."""
