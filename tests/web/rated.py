"""People with ratings, as a site writes them."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import insert, select, update

from dragonstones.server import schema
from dragonstones.server.database import now
from dragonstones.server.ratings import NEW, Rated, season_of
from tests.server.sites import Site
from tests.web.writing import writing

GAMES = 24


def rated(site: Site, names: Sequence[str], game: str = "fist-2002") -> None:
    """Give these people a rating each, the best first; who has a password is listed."""
    with writing(site) as connection:
        for n, name in enumerate(names):
            people = schema.people.c
            newest = (
                select(schema.people).where(people.name == name).order_by(people.created.desc())
            )
            one = connection.execute(newest.limit(1)).one()
            added = insert(schema.players).values(person=one.id).returning(schema.players.c.number)
            player = connection.execute(added).scalar_one()
            past = [
                Rated(NEW.mu + 4 * k / GAMES - n, NEW.sigma - 3 * k / GAMES) for k in range(GAMES)
            ]
            lines = [
                {"player": player, "number": k, "game": game, "at": now(), **after._asdict()}
                for k, after in enumerate(past)
            ]
            connection.execute(insert(schema.rated), lines)
            last = {"game": game, "player": player, "games": GAMES, **past[-1]._asdict()}
            last |= {"certain": past[-1].certain, "listed": one.password is not None}
            seasons = [{**last, "season": season} for season in ("", season_of(now()))]
            connection.execute(insert(schema.ratings), seasons)
            shown = update(schema.people).where(people.id == one.id, people.key.is_not(None))
            connection.execute(shown.values(shown_to="everybody"))
