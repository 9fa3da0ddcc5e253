"""What the opponents of biomes say: of each kind of occasion, each character in its own voice.

No line gives a hint or tells what a seat may not say: each is true whenever its occasion is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from game.ai.levels import APPRENTICE, ARCHITECT, BUILDER, MASTER, SPROUT
from game.language import _
from game.ui.company import GREETING, Lines

LOST: Final = "lost"
WON: Final = "won"
KUDOS: Final = "kudos"
ROW: Final = "row"
TAKEN: Final = "taken"
SCORED: Final = "scored"
BOOM: Final = "boom"
GEM: Final = "gem"
EVEN: Final = "even"
"""The kinds of occasions: what whoever speaks has done, seen or met with."""


def _sprout() -> Lines:
    """Pip, a young dormouse who cheers."""
    return {
        # Translators: Pip greets the others when a game begins.
        GREETING: (
            _("Hello, hello! Which one comes out first?"),
            _("I'm so excited! Are you excited?"),
        ),
        # Translators: Pip saw somebody take an emerald.
        GEM: (_("Ooh, a sparkly one!"), _("So green! I want one too!")),
        # Translators: Pip lost a fight that everybody took for won.
        LOST: (_("Aw! And it looked so easy!"), _("Wow, that one is tough!")),
        # Translators: Pip won a fight.
        WON: (_("Hooray! I did it! I did it!"), _("Did you see that? Bonk!")),
        # Translators: Pip saw somebody win a fight.
        KUDOS: (_("Yay, well fought!"), _("Hooray for {name}!")),
        # Translators: Pip saw somebody complete three buildings in a row.
        ROW: (_("Three in a row! Hooray!"), _("Ooh, a whole row! How pretty!")),
        # Translators: Pip could have built what somebody else has built.
        TAKEN: (_("Hey, I was standing right there!"), _("Oh! I liked that one too!")),
        # Translators: Pip saw somebody score many points at once.
        SCORED: (_("So many points! Can I count them?"), _("Wow, {name}, so many stars!")),
        # Translators: Pip saw somebody use TNT.
        BOOM: (_("Boom! Again, again!"), _("Eek! That was loud!")),
        # Translators: Pip is close to the lead, or to who follows, before the end.
        EVEN: (_("We're so close! This is exciting!"), _("Neck and neck! My whiskers tingle!")),
    }


def _apprentice() -> Lines:
    """Hazel, a kind squirrel."""
    return {
        # Translators: Hazel greets the others when a game begins.
        GREETING: (_("What a fine day for building."), _("May your villages be pretty ones.")),
        # Translators: Hazel saw somebody take an emerald.
        GEM: (_("What a lovely green stone."), _("How it shines!")),
        # Translators: Hazel lost a fight that everybody took for won.
        LOST: (_("Oh dear. It looked so safe."), _("Never mind. I gave it my best.")),
        # Translators: Hazel won a fight.
        WON: (_("Phew! My heart was beating so fast."), _("There! I am a little proud now.")),
        # Translators: Hazel saw somebody win a fight.
        KUDOS: (_("Well fought! That was brave."), _("Nicely done, {name}.")),
        # Translators: Hazel saw somebody complete three buildings in a row.
        ROW: (_("Three in a row! What a lovely village."), _("What a pretty street that makes.")),
        # Translators: Hazel could have built what somebody else has built.
        TAKEN: (
            _("Ah, I stood right beside it. Enjoy it!"),
            _("I liked that one too. It suits you."),
        ),
        # Translators: Hazel saw somebody score many points at once.
        SCORED: (
            _("Well earned. That was good planning."),
            _("Lovely points, {name}. Well earned."),
        ),
        # Translators: Hazel saw somebody use TNT.
        BOOM: (_("Goodness! Is everybody all right?"), _("My, that shook the teacups.")),
        # Translators: Hazel is close to the lead, or to who follows, before the end.
        EVEN: (
            _("So close! Whatever comes, it's lovely."),
            _("Nobody is far ahead. How exciting!"),
        ),
    }


def _builder() -> Lines:
    """Bruno, a plain beaver."""
    return {
        # Translators: Bruno greets the others when a game begins.
        GREETING: (_("Right. Let's dig."), _("Boots on. Here we go.")),
        # Translators: Bruno saw somebody take an emerald.
        GEM: (_("Good find."), _("Shiny stuff.")),
        # Translators: Bruno lost a fight that everybody took for won.
        LOST: (_("That should have worked."), _("Good odds. Bad luck. Next.")),
        # Translators: Bruno won a fight.
        WON: (_("That's that done."), _("Good tools, good work.")),
        # Translators: Bruno saw somebody win a fight.
        KUDOS: (_("Solid work."), _("Fair win, {name}.")),
        # Translators: Bruno saw somebody complete three buildings in a row.
        ROW: (_("Three in a row. That will stand."), _("Straight and square. Good work.")),
        # Translators: Bruno could have built what somebody else has built.
        TAKEN: (
            _("I stood next to that one. Fair enough."),
            _("I had the blocks for that. Oh well."),
        ),
        # Translators: Bruno saw somebody score many points at once.
        SCORED: (_("That's a good load of points."), _("Good building pays. There you see it.")),
        # Translators: Bruno saw somebody use TNT.
        BOOM: (_("That's one way to clear a site."), _("Loud. I prefer a hammer.")),
        # Translators: Bruno is close to the lead, or to who follows, before the end.
        EVEN: (_("Nearly level. Now it counts."), _("Close race. I like it.")),
    }


def _architect() -> Lines:
    """Olwen, a dry owl."""
    return {
        # Translators: Olwen greets the others when a game begins.
        GREETING: (_("How tidy it still looks."), _("A whole cube. I shall try to stay awake.")),
        # Translators: Olwen saw somebody take an emerald.
        GEM: (_("An emerald. How subtle."), _("Green suits you, I suppose.")),
        # Translators: Olwen lost a fight that everybody took for won.
        LOST: (_("The odds and I will have a word."), _("Statistics. Such a comfort.")),
        # Translators: Olwen won a fight.
        WON: (_("As calculated. More or less."), _("Well. It started it.")),
        # Translators: Olwen saw somebody win a fight.
        KUDOS: (_("Neatly done. No feathers lost."), _("Remarkable, {name}. I shall take notes.")),
        # Translators: Olwen saw somebody complete three buildings in a row.
        ROW: (_("Three in a row. How very orderly."), _("A straight row. I nearly hooted.")),
        # Translators: Olwen could have built what somebody else has built.
        TAKEN: (
            _("I was only admiring it. From right here."),
            _("And I had the blocks for it already."),
        ),
        # Translators: Olwen saw somebody score many points at once.
        SCORED: (
            _("That was a number. I heard it too."),
            _("I see somebody reads the scoring cards."),
        ),
        # Translators: Olwen saw somebody use TNT.
        BOOM: (_("Subtle."), _("And I was just getting comfortable.")),
        # Translators: Olwen is close to the lead, or to who follows, before the end.
        EVEN: (_("How close. I may even stay awake."), _("So close that I must do sums.")),
    }


def _master() -> Lines:
    """Alder, a stag of few words."""
    return {
        # Translators: Alder greets the others when a game begins.
        GREETING: (_("We begin."), _("Stone first. Words later.")),
        # Translators: Alder saw somebody take an emerald.
        GEM: (_("Emerald. Noted."), _("It glitters. You smile.")),
        # Translators: Alder lost a fight that everybody took for won.
        LOST: (_("Hm. Fate."), _("So it goes.")),
        # Translators: Alder won a fight.
        WON: (_("It is done."), _("Good.")),
        # Translators: Alder saw somebody win a fight.
        KUDOS: (_("Well fought."), _("Strong, {name}.")),
        # Translators: Alder saw somebody complete three buildings in a row.
        ROW: (_("A fine row."), _("Well placed.")),
        # Translators: Alder could have built what somebody else has built.
        TAKEN: (_("I stood there."), _("Well chosen.")),
        # Translators: Alder saw somebody score many points at once.
        SCORED: (_("Well sown, well reaped."), _("A rich harvest.")),
        # Translators: Alder saw somebody use TNT.
        BOOM: (_("Thunder."), _("The forest heard.")),
        # Translators: Alder is close to the lead, or to who follows, before the end.
        EVEN: (_("Close."), _("The trail narrows.")),
    }


LINES: Mapping[str, Callable[[], Lines]] = {
    SPROUT: _sprout,
    APPRENTICE: _apprentice,
    BUILDER: _builder,
    ARCHITECT: _architect,
    MASTER: _master,
}
"""By level."""
