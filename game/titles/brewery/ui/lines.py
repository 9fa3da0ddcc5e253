"""What the opponents of brewery say: of each kind of occasion, each character in its own voice.

No line gives a hint or tells what a seat may not say: each is true whenever its occasion is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from game.ai.levels import APPRENTICE, ARCHITECT, BUILDER, MASTER, SPROUT
from game.language import _
from game.ui.company import GREETING, Lines

STOPPED: Final = "stopped"
STOP: Final = "stop"
BREWED: Final = "brewed"
MINE: Final = "mine"
LAST_ONE: Final = "last one"
ROLLED: Final = "rolled"
LAST: Final = "last"
EVEN: Final = "even"
"""The kinds of occasions: what whoever speaks has done, seen or met with."""


def _sprout() -> Lines:
    """Pip, a young dormouse who cheers."""
    return {
        # Translators: Pip greets the others when a game begins.
        GREETING: (
            _("Dice! I love dice! Roll, roll, roll!"),
            _("Hello! Mine look like lucky ones!"),
        ),
        # Translators: Pip lost a brewing to somebody's token.
        STOPPED: (_("Nooo! I was nearly done!"), _("Aww, {name}! My lovely recipe!")),
        # Translators: Pip stopped somebody's brewing by a token.
        STOP: (_("Hee hee! Not today!"), _("Sorry! I had a token and everything!")),
        # Translators: Pip saw somebody finish a recipe.
        BREWED: (_("Mmm! It smells so good!"), _("Yay, {name}! Another one!")),
        # Translators: Pip finished a recipe.
        MINE: (_("I did it! Look, look, look!"), _("Mine is ready! Hooray!")),
        # Translators: Pip saw somebody buy the last piece of its kind.
        LAST_ONE: (_("Oh! That was the last one!"), _("No more of those? Oh well!")),
        # Translators: Pip rolled low dice.
        ROLLED: (_("My dice are all sleepy today!"), _("Such tiny numbers! Aren't they cute?")),
        # Translators: Pip hears that this is the last round.
        LAST: (_("The last round! Here we go!"), _("Already the last round? Aww!")),
        # Translators: Pip is close to the lead, or to who follows, in the last round.
        EVEN: (_("We're so close! Eek!"), _("Ooh, this is exciting!")),
    }


def _apprentice() -> Lines:
    """Hazel, a kind squirrel."""
    return {
        # Translators: Hazel greets the others when a game begins.
        GREETING: (_("May all your dice come out well."), _("Here's to something delicious.")),
        # Translators: Hazel lost a brewing to somebody's token.
        STOPPED: (_("Oh! And it was nearly ready."), _("Never mind. I'll try again.")),
        # Translators: Hazel stopped somebody's brewing by a token.
        STOP: (
            _("I'm sorry, I couldn't let that pass."),
            _("Forgive me, {name}. It looked too good."),
        ),
        # Translators: Hazel saw somebody finish a recipe.
        BREWED: (_("That turned out lovely."), _("Well done! It looks delicious.")),
        # Translators: Hazel finished a recipe.
        MINE: (_("There. I do hope you like it."), _("It turned out just as I hoped.")),
        # Translators: Hazel saw somebody buy the last piece of its kind.
        LAST_ONE: (_("That was the last one. Enjoy it!"), _("The last one. Well chosen, {name}.")),
        # Translators: Hazel rolled low dice.
        ROLLED: (_("Small numbers. They try so hard."), _("Oh dear, my dice are shy today.")),
        # Translators: Hazel hears that this is the last round.
        LAST: (_("The last round. It was such fun."), _("Last round! Best of luck, everyone.")),
        # Translators: Hazel is close to the lead, or to who follows, in the last round.
        EVEN: (_("So close! I'd share the prize."), _("How close! I'm glad we all played.")),
    }


def _builder() -> Lines:
    """Bruno, a plain beaver."""
    return {
        # Translators: Bruno greets the others when a game begins.
        GREETING: (_("Sleeves up. Work to do."), _("Right. Let's get rolling.")),
        # Translators: Bruno lost a brewing to somebody's token.
        STOPPED: (_("All that work. Right. Again."), _("That's a plan gone. Fair move.")),
        # Translators: Bruno stopped somebody's brewing by a token.
        STOP: (_("Sorry. Not past me."), _("Nothing personal, {name}.")),
        # Translators: Bruno saw somebody finish a recipe.
        BREWED: (_("Good honest work."), _("That's a proper recipe.")),
        # Translators: Bruno finished a recipe.
        MINE: (_("Done, and done well."), _("Measured twice. Mixed once.")),
        # Translators: Bruno saw somebody buy the last piece of its kind.
        LAST_ONE: (_("That was the last of those."), _("Sold out. So it goes.")),
        # Translators: Bruno rolled low dice.
        ROLLED: (_("Low dice. I've built with less."), _("Not much to work with there.")),
        # Translators: Bruno hears that this is the last round.
        LAST: (_("Last round. Then we wash up."), _("Last shift, everyone.")),
        # Translators: Bruno is close to the lead, or to who follows, in the last round.
        EVEN: (_("Near enough level."), _("Tight race. Good.")),
    }


def _architect() -> Lines:
    """Olwen, a dry owl."""
    return {
        # Translators: Olwen greets the others when a game begins.
        GREETING: (_("Small cubes decide again. Charming."), _("I expect the worst, and a six.")),
        # Translators: Olwen lost a brewing to somebody's token.
        STOPPED: (
            _("And I had printed the invitations."),
            _("How thoughtful. I was almost happy."),
        ),
        # Translators: Olwen stopped somebody's brewing by a token.
        STOP: (_("A small objection. Nothing more."), _("Pardon the interruption, {name}.")),
        # Translators: Olwen saw somebody finish a recipe.
        BREWED: (_("A balanced recipe. I approve."), _("I can smell the points from here.")),
        # Translators: Olwen finished a recipe.
        MINE: (_("Precisely as in the book."), _("Do applaud. Quietly.")),
        # Translators: Olwen saw somebody buy the last piece of its kind.
        LAST_ONE: (_("The last one. What a coincidence."), _("Supply has left the room.")),
        # Translators: Olwen rolled low dice.
        ROLLED: (_("Chance has a sense of humour."), _("I asked for numbers. These are hints.")),
        # Translators: Olwen hears that this is the last round.
        LAST: (_("The last round. Do look surprised."), _("Last round. My tea is still warm.")),
        # Translators: Olwen is close to the lead, or to who follows, in the last round.
        EVEN: (_("So close. Where are my glasses?"), _("The abacus is nervous.")),
    }


def _master() -> Lines:
    """Alder, a stag of few words."""
    return {
        # Translators: Alder greets the others when a game begins.
        GREETING: (_("Patience, all."), _("It will take its time.")),
        # Translators: Alder lost a brewing to somebody's token.
        STOPPED: (_("Hm. Well timed."), _("Patience.")),
        # Translators: Alder stopped somebody's brewing by a token.
        STOP: (_("Not this one."), _("Forgive me, {name}.")),
        # Translators: Alder saw somebody finish a recipe.
        BREWED: (_("Well made."), _("Good craft.")),
        # Translators: Alder finished a recipe.
        MINE: (_("It is ready."), _("Time made it.")),
        # Translators: Alder saw somebody buy the last piece of its kind.
        LAST_ONE: (_("The last."), _("Gone.")),
        # Translators: Alder rolled low dice.
        ROLLED: (_("Humble dice."), _("So they fell.")),
        # Translators: Alder hears that this is the last round.
        LAST: (_("The last round."), _("Evening comes.")),
        # Translators: Alder is close to the lead, or to who follows, in the last round.
        EVEN: (_("Close indeed."), _("Hardly a hair.")),
    }


LINES: Mapping[str, Callable[[], Lines]] = {
    SPROUT: _sprout,
    APPRENTICE: _apprentice,
    BUILDER: _builder,
    ARCHITECT: _architect,
    MASTER: _master,
}
"""By level."""
