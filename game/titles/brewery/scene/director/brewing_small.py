"""How a brewing of others is told where their dice lie: into the kettle, and out comes a bottle."""

from __future__ import annotations

from game.rules.brewery import events as ev
from game.scene.cues import Cue
from game.scene.pose import UPRIGHT, Piece, Pose
from game.titles.brewery.scene.director.brewing import TAP, BrewScript, into
from game.titles.brewery.scene.director.wares import GOODS
from game.titles.brewery.scene.names import die_name, looks

POUR_S, POUR_GAP_S, BOIL_S, HOME_S = 0.42, 0.07, 0.35, 0.5
BOTTLE = 1.4
"""Size of the bottle as it comes out of the kettle."""


class SmallBrewScript(BrewScript):
    """A brewing that doesn't take the stage; all that may stop it is told as ever."""

    def brew(self, event: ev.Brewed) -> float:
        """The dice go straight into the kettle; card and bottle go home as it steams."""
        show = self.show
        show.pulse(("recipe", event.recipe), POUR_S, lift=0.35, swell=0.12)
        for order, die in enumerate(event.dice):
            begins = POUR_GAP_S * order
            show.carry(die_name(die), POUR_S, into(self.actors.kettle), after=begins)
            self._unmark(die, begins)
            show.sound(Cue("pour", self.actors.kettle, "wood", 0.6), begins + POUR_S * 0.95)
        self.actors.sync(GOODS, event.player, POUR_S)
        poured = POUR_GAP_S * len(event.dice) + POUR_S
        self._boil(poured - BOIL_S / 2)
        done = poured + BOIL_S / 2
        self._send_bottle(event, done)
        self._card_home(event, done)
        self.wares.source = self.actors.kettle
        self._dice_home(event, done)
        self._close_ranks(event, done)
        return done + HOME_S

    def _send_bottle(self, event: ev.Brewed, after: float) -> None:
        """A bottle flies from the kettle's foot to whoever brewed it."""
        show, style = self.show, self.actors.after.catalogue.recipes[event.recipe].style
        bottle = show.fresh("bottle")
        show.put(bottle, Piece(looks(f"bottle:{style}"), Pose(TAP, UPRIGHT, BOTTLE)), after)
        show.sound(Cue("cork", TAP), after)
        self._bottle_home(event, bottle, HOME_S, 1.2, after)
