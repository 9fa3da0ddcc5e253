"""What can be heard: plain values that a choreography leaves behind and the audio layer takes up.

A cue says what sounds and where, never how: the sounds belong to ``game/audio``. Cues decide
nothing, and a scene that nobody listens to is the same scene.
"""

from __future__ import annotations

from typing import NamedTuple

from game.scene.pose import Vec3


class Cue(NamedTuple):
    """One sound. ``kind`` names it, as in :data:`KINDS`; ``what`` picks its pitch or its voice.

    ``place`` is where on the table it sounds, in table units (none: in the middle). ``strength``
    is 0 to 1, the ordinary loudness being 1.
    """

    kind: str
    place: Vec3 | None = None
    what: str = ""
    strength: float = 1.0


MOTIFS = ("opening", "turning", "ending")
"""The kinds that are a title's own tune; ``what`` is the title."""
KINDS = frozenset(
    {
        "pop",  # a block leaves the cube, a storey its tower; what: the material
        "clack",  # wood lands on wood, a storey on a storey; what: the material
        "pour",  # one block of the pour-in lands; what: the material
        "turn",  # the turntable comes to rest at a quarter turn
        "hop",  # a figure lands on a crossing
        "flip",  # a tile or token turns over
        "slide",  # card or token slides over cloth
        "drop",  # a tile lands on a board or stack
        "arm",  # a token lands on a pile
        "draw",  # a token comes onto the stage of a fight
        "heart",  # hearts are added; what: how many, "0" sounds hollow
        "boom",  # TNT
        "won",  # a mob is defeated
        "lost",  # a mob withstands
        "bell",  # a scoring begins, or a turn comes to the player
        "point",  # a space is counted; what: its place in the row, "0" first: each sounds higher
        "fanfare",  # a challenge is won
        "opening",  # a game begins; what: the title, whose own motif it is
        "turning",  # a game turns, to another scoring, phase or season; what: the title
        "ending",  # a game is over; what: the title
        "trade",  # a mob tile is traded for an action
        "glide",  # a pawn runs along its lane
        "roof",  # a roof drops onto a tower, or among those that were won
        "topple",  # a pawn is captured and falls over
        "roll",  # a pawn rolls home
        "flag",  # the flag climbs to the next phase
        "vane",  # a tower of five gets its weathercock
        "shuffle",  # the discard pile becomes the deck
        "die",  # a die lands on wood; what: "felt" in its tray
        "boil",  # the kettle bubbles
        "fill",  # a drink is poured
        "cork",  # a cork comes out
        "coin",  # a coin lands on others
        "stamp",  # a label is stamped onto its bottle
        "sprout",  # a seed sprouts
        "notch",  # a die is raised by one
        "gust",  # the season turns
        "click",  # a button
        "refused",  # what was tried is not allowed
        "page",  # a panel or screen opens
    }
)
