"""What the opponents of towers say: of each kind of occasion, each character in its own voice.

No line gives a hint or tells what a seat may not say: each is true whenever its occasion is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from game.ai.levels import APPRENTICE, ARCHITECT, BUILDER, MASTER, SPROUT
from game.language import _
from game.ui.company import GREETING, Lines

CAPTURED: Final = "captured"
CAPTURE: Final = "capture"
ROBBED: Final = "robbed"
HIGH: Final = "high"
BIG: Final = "big"
JOKER: Final = "joker"
LAST: Final = "last"
EVEN: Final = "even"
"""The kinds of occasions: what whoever speaks has done, seen or met with."""


def _sprout() -> Lines:
    """Pip, a young dormouse who cheers."""
    return {
        # Translators: Pip greets the others when a game begins.
        GREETING: (
            _("So many colours! I like all of them!"),
            _("Hello! My pawns are waving at you!"),
        ),
        # Translators: Pip lost a pawn to somebody.
        CAPTURED: (_("Oh no, my pawn! Wave goodbye!"), _("Hey! Where is it going?")),
        # Translators: Pip captured somebody's pawn.
        CAPTURE: (_("Got you! Sorry! Got you!"), _("Gotcha, {name}! Hee hee!")),
        # Translators: Pip built the tower that somebody has taken down.
        ROBBED: (_("My tower! It was such a nice one!"), _("Aw! I built that all by myself!")),
        # Translators: Pip saw somebody build a high tower.
        HIGH: (_("Wow! What a tall tower!"), _("It's nearly in the clouds!")),
        # Translators: Pip saw somebody take down a big tower.
        BIG: (_("Crash! What a lot of blocks!"), _("Oh, that was a big one!")),
        # Translators: Pip saw somebody use the joker.
        JOKER: (_("Ooh, a joker! Fancy!"), _("The joker! I love that one!")),
        # Translators: Pip hears that the last round has begun.
        LAST: (_("The last round already? No!"), _("Last round! Hurry, hurry!")),
        # Translators: Pip is close to the lead, or to who follows, in the last round.
        EVEN: (_("It's so close! I can't look!"), _("Ooh, my tail is all in knots!")),
    }


def _apprentice() -> Lines:
    """Hazel, a kind squirrel."""
    return {
        # Translators: Hazel greets the others when a game begins.
        GREETING: (
            _("A brand-new town. May it be a lovely one."),
            _("Good luck, and enjoy the view."),
        ),
        # Translators: Hazel lost a pawn to somebody.
        CAPTURED: (
            _("Oh! Well spotted. Poor little pawn."),
            _("Off it goes. Well played, {name}."),
        ),
        # Translators: Hazel captured somebody's pawn.
        CAPTURE: (_("I'm sorry, it just stood there."), _("Forgive me, that had to be.")),
        # Translators: Hazel built the tower that somebody has taken down.
        ROBBED: (_("Oh, my tower. It had a nice view."), _("I did like that one. Well, well.")),
        # Translators: Hazel saw somebody build a high tower.
        HIGH: (_("How tall! You could see the sea."), _("A beautiful tower. Well done!")),
        # Translators: Hazel saw somebody take down a big tower.
        BIG: (_("What a haul! Well done."), _("So many blocks! Mind your toes.")),
        # Translators: Hazel saw somebody use the joker.
        JOKER: (_("Ah, the joker. Good for you."), _("A joker, how nice.")),
        # Translators: Hazel hears that the last round has begun.
        LAST: (
            _("The last round. Time flies in company."),
            _("Last round! Best of luck, everyone."),
        ),
        # Translators: Hazel is close to the lead, or to who follows, in the last round.
        EVEN: (_("So close! I'm happy for whoever wins."), _("How close it is! Hold my paw.")),
    }


def _builder() -> Lines:
    """Bruno, a plain beaver."""
    return {
        # Translators: Bruno greets the others when a game begins.
        GREETING: (_("Much to do here. Good."), _("Right. Tools out.")),
        # Translators: Bruno lost a pawn to somebody.
        CAPTURED: (_("That was my best pawn. They all are."), _("Fair. I left it standing there.")),
        # Translators: Bruno captured somebody's pawn.
        CAPTURE: (
            _("Nothing personal. It was in the way."),
            _("Sorry, {name}. Clearing the site."),
        ),
        # Translators: Bruno built the tower that somebody has taken down.
        ROBBED: (_("I built that. It was good work."), _("At least it came down clean.")),
        # Translators: Bruno saw somebody build a high tower.
        HIGH: (_("Proper height, that."), _("Good foundations. You can tell.")),
        # Translators: Bruno saw somebody take down a big tower.
        BIG: (_("Big job. Tidy work."), _("That's a lot of blocks to carry.")),
        # Translators: Bruno saw somebody use the joker.
        JOKER: (_("The joker. Fair use."), _("Handy, that joker.")),
        # Translators: Bruno hears that the last round has begun.
        LAST: (_("Last round. Then it's time for tea."), _("Last shift, everyone.")),
        # Translators: Bruno is close to the lead, or to who follows, in the last round.
        EVEN: (_("Nearly level. Hard to call."), _("Close as two bricks.")),
    }


def _architect() -> Lines:
    """Olwen, a dry owl."""
    return {
        # Translators: Olwen greets the others when a game begins.
        GREETING: (_("So quiet a town. It won't last."), _("Do try to surprise me.")),
        # Translators: Olwen lost a pawn to somebody.
        CAPTURED: (
            _("I was going to move that. Eventually."),
            _("How efficient. I barely noticed."),
        ),
        # Translators: Olwen captured somebody's pawn.
        CAPTURE: (
            _("Do forgive me. I rather enjoyed it."),
            _("Pardon me, {name}. Merely geometry."),
        ),
        # Translators: Olwen built the tower that somebody has taken down.
        ROBBED: (_("My finest facade. Ah, well."), _("I trust the blocks are to your taste.")),
        # Translators: Olwen saw somebody build a high tower.
        HIGH: (_("Tall. I have seen taller. In books."), _("One can perch quite well up there.")),
        # Translators: Olwen saw somebody take down a big tower.
        BIG: (_("A demolition with style."), _("And nobody even sneezed.")),
        # Translators: Olwen saw somebody use the joker.
        JOKER: (_("A joker. I laughed inwardly."), _("Ah, the joker. Very droll.")),
        # Translators: Olwen hears that the last round has begun.
        LAST: (_("The last round. I shall pretend calm."), _("Last round. Kindly do not rush me.")),
        # Translators: Olwen is close to the lead, or to who follows, in the last round.
        EVEN: (_("Close. My feathers lie flat. Mostly."), _("I counted twice. It is that close.")),
    }


def _master() -> Lines:
    """Alder, a stag of few words."""
    return {
        # Translators: Alder greets the others when a game begins.
        GREETING: (_("Much room. For now."), _("Let it begin.")),
        # Translators: Alder lost a pawn to somebody.
        CAPTURED: (_("Well struck."), _("Swift.")),
        # Translators: Alder captured somebody's pawn.
        CAPTURE: (_("Caught."), _("Forgive me, {name}.")),
        # Translators: Alder built the tower that somebody has taken down.
        ROBBED: (_("It stood well."), _("All towers fall.")),
        # Translators: Alder saw somebody build a high tower.
        HIGH: (_("Tall as a pine."), _("A fine tower.")),
        # Translators: Alder saw somebody take down a big tower.
        BIG: (_("A great fall."), _("A rich load.")),
        # Translators: Alder saw somebody use the joker.
        JOKER: (_("Ah. The joker."), _("Cunning.")),
        # Translators: Alder hears that the last round has begun.
        LAST: (_("The last round."), _("The sun is low.")),
        # Translators: Alder is close to the lead, or to who follows, in the last round.
        EVEN: (_("Close indeed."), _("Few strides apart.")),
    }


LINES: Mapping[str, Callable[[], Lines]] = {
    SPROUT: _sprout,
    APPRENTICE: _apprentice,
    BUILDER: _builder,
    ARCHITECT: _architect,
    MASTER: _master,
}
"""By level."""
