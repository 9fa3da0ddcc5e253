"""All kept games: to go on with, to watch again, to delete."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from game.app.match.viewer.missing_pictures import portray
from game.app.resume_game import go_on, look_back, watch
from game.app.routes import Games, Shelf
from game.app.screen import Host, Screen
from game.app.screens.dialogs import ask, notify
from game.app.screens.finished import Finished
from game.error_reasons import reason_of
from game.formats import listed, row_of
from game.language import _, language
from game.session.deals.labels import DealLabel
from game.session.kept import KeptGame
from game.ui.dates import when
from game.ui.deal_told import deal_told
from game.ui.intents import Back, Intent, TakeUp
from game.ui.intents.games import DeleteGame, FilterGames, MoreGames, ShowGames
from game.ui.intents.reviews import OpenReview
from game.ui.origin_told import origin_told
from game.ui.panels.games import GameCard, GameModel, Seated, columns, games_page
from game.ui.shelf.titles import BOXES
from game.ui.time_told import in_sentence, stands
from game.ui.viewport import Viewport
from game.ui.widget import Widget


class GamesScreen(Screen):
    """Pictures on a table. Those that are seen are read, or taken anew, one a frame."""

    name = "games"

    def __init__(self, host: Host, route: Games) -> None:
        super().__init__(host)
        self._finished = route.finished
        self._over = Finished(host, route.wanted)
        self._after = route.after or Shelf()
        self._agreed: dict[str, list[tuple[int, bool]]] = {}
        self._more = 0
        self._deals: Mapping[str, DealLabel] = {}
        self._games: dict[str, KeptGame] = {}
        self._counts = (0, 0)
        self._cards: dict[object, GameCard] = {}
        self._pictures: dict[Path, KeptGame] = {}
        self._drawn = False
        self._absent: Path | None = None

    def enter(self) -> None:
        """See what there is; where nothing lies there, but among the others, show these."""
        self._look()
        waiting, over = self._counts
        if not (over if self._finished else waiting) and (waiting or over):
            self._finished = not self._finished
            self._look()

    def leave(self) -> None:
        """Forget the pictures: they take room."""
        self.host.album.close()

    def _look(self) -> None:
        saves = self.host.saves
        self._over.look()
        games, self._more = saves.unfinished(), 0
        self._counts = (len(games), self._over.all)
        if self._finished:
            entries, self._more = self._over.games()
            games = [entry.kept(saves.games) for entry in entries]
            self._agreed = {
                entry.file: [(seat.head_start, seat.hints) for seat in entry.seats]
                for entry in entries
            }
        self._deals = saves.deals(games)
        self._games = {game.path.name: game for game in games}
        self._pictures = {saves.picture_of(game.path): game for game in games}
        self.host.refresh()

    def widget(self, viewport: Viewport) -> Widget:
        """The table with the pictures."""
        _count, width = columns(viewport)
        look = (width, viewport.scale, language())
        cards: dict[object, GameCard] = {}
        for game in self._games.values():
            model = self._model(game)
            known = (look, model)
            cards[known] = self._cards.get(known) or GameCard(
                model, width, self.host.hear, self._seen
            )
        self._cards = cards
        finished = self._finished
        return games_page(
            tuple(cards.values()),
            self._counts,
            finished=finished,
            on=self.host.hear,
            viewport=viewport,
            filters=self._over.filters() if finished and self._counts[1] else (),
            more=self._more,
            note=self.host.saves.archive.history.note if finished else "",
            to_shelf=isinstance(self._after, Shelf),
        )

    def _model(self, game: KeptGame) -> GameModel:
        agreed = self._agreed.get(game.path.name) or [(0, True)] * len(game.players)
        seats = tuple(
            Seated(player.name, player.color, player.points, seat in game.winners, *agreed[seat])
            for seat, player in enumerate(game.players)
        )
        picture = self.host.album.name(self.host.saves.picture_of(game.path))
        last_played = when(game.at, self.host.clock())
        key = game.path.name
        return GameModel(
            key,
            BOXES[game.title].name_with(game.pack),
            seats,
            stands(game.title, game.reached),
            last_played,
            game.finished,
            game.elsewhere,
            picture,
            origin_told(game.title, game.origin, self.host.clock()),
            deal_told(self._deals.get(key)),
        )

    def _seen(self, name: str) -> None:
        """Have the picture of the game called ``name`` read: its card is looked at."""
        game = self._games.get(name)
        if game is not None:
            self.host.album.want(self.host.saves.picture_of(game.path))

    @property
    def waiting(self) -> bool:
        """Whether pictures are still to be read or taken."""
        return self.host.album.next_wanted() is not None

    def draw(self) -> None:
        """Take the picture of a game that has none: the panels cover it."""
        path, self._absent, self._drawn = self._absent, None, True
        if path is None:
            return
        game = self._pictures.get(path)
        image = portray(self.host, game.path) if game is not None else None
        if image is None:
            self.host.album.give_up(path)
        else:
            self.host.album.show(path, image)
            self.host.refresh()

    def advance(self, seconds: float) -> None:
        """Read the next picture; where there is none, have one taken with the next frame."""
        del seconds
        path = self.host.album.next_wanted()
        if path is None or not self._drawn:
            return
        if self.host.album.read(path):
            self.host.refresh()
        else:
            self._absent = path
            self.host.redraw()

    def on(self, intent: Intent) -> None:
        """Take a game up, delete it, or show the others."""
        match intent:
            case Back():
                self.host.navigator.show(self._after)
            case ShowGames(finished):
                self._finished = finished
                self._look()
            case FilterGames(what, value):
                self._over.set(what, value)
                self._look()
            case MoreGames():
                self._over.more()
                self._look()
            case TakeUp(name) if name in self._games:
                self._take_up(self._games[name])
            case OpenReview(name) if name in self._games:
                look_back(self.host, self._games[name].path, self._here())
            case DeleteGame(name) if name in self._games:
                self._ask_to_delete(self._games[name])

    def _take_up(self, game: KeptGame) -> None:
        if game.finished:
            watch(self.host, game.path, self._here())
            return
        go_on(self.host, game.path)
        if self.host.saves.damaged:
            self._look()

    def _here(self) -> Games:
        """The way back to the games that are shown."""
        return Games(finished=True, wanted=self._over.wanted, after=self._after)

    def _ask_to_delete(self, game: KeptGame) -> None:
        names = listed([player.name for player in game.players])
        reached = in_sentence(game.title, game.reached)
        parts = (BOXES[game.title].name_with(game.pack), names, reached)
        which = row_of([each for each in parts if each])
        if game.elsewhere or self.host.saves.is_elsewhere(game.path):
            text = _("Another window plays this game just now.")
            notify(self.host, _("It can't be deleted"), text)
            return
        # Translators: {which}: “Towers, Ada and Ben, round 3”.
        text = _("{which}. A deleted game can't be brought back.").format(which=which)
        ways = [(_("Delete"), lambda: self._delete(game))]
        ask(self.host, _("Delete this game?"), text, ways, losing=True)

    def _delete(self, game: KeptGame) -> None:
        try:
            self.host.saves.discard(game.path)
        except OSError as error:
            notify(self.host, _("It can't be deleted"), reason_of(error))
        self._look()
