"""The `dragonstones` command."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from dragonstones.arena.simulate import Series
from dragonstones.bots import PERSONAS, at_table, persona_of, usual_bot
from dragonstones.coach import THOUGHTS
from dragonstones.engine import BadJournal, BadSetup, Match, Refused, games, get_game
from dragonstones.engine.frames import OPEN, Eyes
from dragonstones.terminal import lab, site
from dragonstones.terminal.arena import MARGIN, Wanted
from dragonstones.terminal.arena import run as run_arena
from dragonstones.terminal.balance import run as run_balance
from dragonstones.terminal.coach import Only, run_coach
from dragonstones.terminal.coach import calibrate as run_calibration
from dragonstones.terminal.coach import judge as run_judging
from dragonstones.terminal.dataset import run as run_dataset
from dragonstones.terminal.dataset import run_games
from dragonstones.terminal.desks import make_desk
from dragonstones.terminal.keyboard import Leave
from dragonstones.terminal.learn import Progress, find, show_paths
from dragonstones.terminal.learn import run as run_lessons
from dragonstones.terminal.manners import Language, stop, texts_for
from dragonstones.terminal.mine import run as run_mine
from dragonstones.terminal.mine import run_check
from dragonstones.terminal.options import BadOption, Typed
from dragonstones.terminal.play import Session
from dragonstones.terminal.puzzle import choose, solve
from dragonstones.terminal.replay import Replay
from dragonstones.terminal.saves import (
    NoSave,
    Saved,
    command,
    converted,
    default_path,
    each,
    make_room,
    read,
)
from dragonstones.terminal.screen import Screen
from dragonstones.terminal.simulate import run as run_simulation
from dragonstones.terminal.sit import sit
from dragonstones.terminal.verify import verify
from dragonstones.text import Texts

app = typer.Typer(
    help="Bruno Faidutti's dragon games, in the terminal and as a site. An unofficial fan project."
    "\n\nWithout a command it starts the site, if what that needs is installed.",
    add_completion=False,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
)

#: Every game by its id; the first one is the default if no game or variant is named.
GAMES = [game.id for game in games()]
_WHICH = ", ".join(GAMES)
GameArgument = Annotated[str | None, typer.Argument(metavar="GAME", help=_WHICH)]
GameOption = Annotated[str | None, typer.Option(metavar="GAME", help=_WHICH)]
Players = Annotated[
    int | None, typer.Option(help="How many seats; otherwise 4, or what comes closest.")
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="Such as timer=none; repeatable."),
]
Cards = Annotated[
    list[str] | None,
    typer.Option(
        "--card",
        metavar="FILE[:COPIES]",
        help="A home-made card among the specials, such as hermit.json:2; repeatable.",
    ),
]
VariantOption = Annotated[
    str | None,
    typer.Option(
        "--variant",
        metavar="FILE",
        help="A variant: a file, or one that comes with the game, such as quick.",
    ),
]


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a shape that the terminal cannot show
    app(args=_with_file_for_resume(sys.argv[1:]))


def _with_file_for_resume(args: Sequence[str]) -> list[str]:
    """A `--resume` without a file means the usual one; typer has no optional values."""
    given = [*args, "--"]
    return [
        "--resume=" if arg == "--resume" and after.startswith("-") else arg
        for arg, after in pairwise(given)
    ]


@app.callback()
def start(context: typer.Context) -> None:
    if context.invoked_subcommand is not None:
        return
    if site.is_installed():
        site.serve()
    else:
        typer.echo(context.get_help())
        typer.echo(f"\n{texts_for(None)('serve-not-installed')}")


@app.command()
def play(
    game: GameArgument = None,
    players: Players = None,
    people: Annotated[int | None, typer.Option(help="How many of them are people.")] = None,
    names: Annotated[str | None, typer.Option(help="The people: 'Anna,Ben'.")] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same game.")] = None,
    level: Annotated[
        str | None,
        typer.Option(
            "--level",
            "--bot",
            help="Who has the other seats: random, apprentice, merchant, archmage ...; "
            "or one a seat: 'merchant:bold,merchant,apprentice'.",
        ),
    ] = None,
    pause: Annotated[
        float | None,
        typer.Option(help="Seconds to look at what happened; otherwise until Enter."),
    ] = None,
    option: Options = None,
    card: Cards = None,
    variant: VariantOption = None,
    resume: Annotated[
        str | None, typer.Option(metavar="[FILE]", help="Go on with a saved game.")
    ] = None,
    save: Annotated[Path | None, typer.Option(help="Where to save.")] = None,
    lang: Language = None,
) -> None:
    """Play against bots, alone or with others at one keyboard."""
    t = texts_for(lang)
    with _plainly(t):
        if resume is not None:
            path = Path(resume) if resume else default_path()
            session = _resumed(path, save or path, pause, t)
            if session.path != path:
                make_room(session.path)
        else:
            path = save or default_path()
            game, options = Typed(game, option, card, variant).read(t)
            match = Match.new(game, _seats(game, players), _seed(seed), options)
            persons = _people(match.seats, people, names, t)
            bots = _bots(match, level or usual_bot(game), persons, t)
            everyone = [*persons, *t.bot_names(map(persona_of, bots), persons)]
            at_keyboard = list(range(len(persons)))
            saved = Saved({}, everyone, at_keyboard, ",".join(bots))
            session = _session(match, saved, path, pause, t)
            make_room(path)
        _sit_down(session, t)


@app.command()
def learn(
    game: GameArgument = None,
    lesson: Annotated[
        str | None, typer.Argument(metavar="LESSON", help="Otherwise the next one.")
    ] = None,
    lang: Language = None,
) -> None:
    """Learn a game by playing it; without a game, the list of all lessons."""
    t = texts_for(lang)
    with _plainly(t):
        progress = Progress()
        if game is None:
            typer.echo("\n".join(show_paths(t, progress)))
        else:
            run_lessons(find(get_game(game).id, lesson, progress), progress, t)


@app.command()
def cards(
    game: GameArgument = None,
    card: Cards = None,
    variant: VariantOption = None,
    lang: Language = None,
) -> None:
    """Show every card and token of a game, with texts."""
    t = texts_for(lang)
    with _plainly(t):
        game, options = Typed(game, None, card, variant).read(t)
        rules = get_game(game)
        options = rules.check_options(options)
        desk = make_desk(rules.with_options(options), [], t, Screen())
        Console(highlight=False, markup=False, emoji=False).print(desk.cards())


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved game, a journal, or a game in notation.")],
    seat: Annotated[
        str | None, typer.Option(help="Whose eyes to look through: a name or a number from 1.")
    ] = None,
    open: Annotated[bool, typer.Option("--open", help="Look behind every screen.")] = False,
    lang: Language = None,
) -> None:
    """Step through a saved game as any seat saw it."""
    t = texts_for(lang)
    with _plainly(t, damaged=1, file=file):
        saved = read(file)
        game = get_game(saved.journal["game"], saved.journal["rules"])
        game = game.with_options(game.check_options(saved.journal["options"]))
        names = saved.names or _guests(saved.journal["seats"], t)
        eyes: Eyes = OPEN if open else _eyes(seat, names, saved.people, t)
        Replay(saved.journal, make_desk(game, names, t, Screen()), eyes).run()


@app.command()
def coach(
    file: Annotated[
        Path | None, typer.Argument(help="A finished game: saved, exported, or a journal.")
    ] = None,
    seat: Annotated[
        str | None, typer.Option(help="Whose game to look at: a name or a number from 1.")
    ] = None,
    thoughts: Annotated[
        int, typer.Option(min=20, help="How long the Archmage thinks about each decision.")
    ] = THOUGHTS,
    every: Annotated[
        bool, typer.Option("--all", help="Every decision, also those that cost nothing.")
    ] = False,
    calibrate: Annotated[
        int,
        typer.Option(metavar="GAMES", help="Play this many, to see how far to trust it."),
    ] = 0,
    further: Annotated[
        int,
        typer.Option("--judge", metavar="GAMES", help="Play this many more, and judge that anew."),
    ] = 0,
    game: Annotated[
        str | None,
        typer.Option(metavar="GAME", help="With --calibrate and --judge: only this one."),
    ] = None,
    players: Annotated[
        int | None, typer.Option(help="With --calibrate and --judge: only this number.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    lang: Language = None,
) -> None:
    """See a finished game again with the coach: who would have won, and what decided it."""
    t = texts_for(lang)
    with _plainly(t, damaged=1, file=file):
        if calibrate:
            run_calibration(calibrate, workers, t, only=Only(game, players))
            return
        if further:
            run_judging(further, workers, t, only=Only(game, players))
            return
        if file is None:
            stop(t("coach-no-file"), 2)
        saved = read(file)
        names = saved.names or _guests(saved.journal["seats"], t)
        eyes = _eyes(seat, names, saved.people, t)
        run_coach(saved.journal, eyes if isinstance(eyes, int) else 0, names, thoughts, every, t)


@app.command()
def notation(
    file: Annotated[Path, typer.Argument(help="A saved game, a journal, or a game in notation.")],
    lang: Language = None,
) -> None:
    """Print a saved game in notation, and a game in notation as a journal."""
    t = texts_for(lang)
    with _plainly(t, damaged=1, file=file):
        typer.echo(converted(file).rstrip("\n"))


app.command()(verify)
app.command()(sit)
site.add_to(app)


@app.command()
def simulate(
    game: GameArgument = None,
    players: Players = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    seed: Annotated[str, typer.Option(help="The same seed plays the same games.")] = "1",
    workers: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    bots: Annotated[
        str | None, typer.Option(help="One for all seats, or one a seat: 'merchant,random,random'.")
    ] = None,
    option: Options = None,
    card: Cards = None,
    variant: VariantOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Language = None,
) -> None:
    """Let bots play many games, and summarise the games."""
    t = texts_for(lang)
    with _plainly(t):
        game, options = Typed(game, option, card, variant).read(t)
        series = _series(game, players, games, seed, bots, options)
        run_simulation(series, workers, as_json, t)


@app.command()
def dataset(
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="The same command goes on there.")],
    game: GameOption = None,
    bots: Annotated[
        str | None, typer.Option(help="One for all seats, or one a seat: 'merchant,random,random'.")
    ] = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    players: Players = None,
    seed: Annotated[str, typer.Option(help="The same seed plays the same games.")] = "1",
    workers: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    option: Options = None,
    card: Cards = None,
    variant: VariantOption = None,
    saved: Annotated[
        list[Path] | None,
        typer.Option(
            "--from",
            metavar="FILE",
            help="Saved or exported games instead, or a folder of them; without names; repeatable.",
        ),
    ] = None,
    lang: Language = None,
) -> None:
    """Write games as data, a row per decision, for machine learning."""
    t = texts_for(lang)
    with _plainly(t):
        if saved:
            if bots or game or option or card or variant:
                raise BadSetup("dataset-both")
            run_games(saved, out, t)
            return
        played, options = Typed(game, option, card, variant).read(t)
        run_dataset(_series(played, players, games, seed, bots, options), out, workers, t)


@app.command()
def arena(
    game: GameOption = None,
    bots: Annotated[
        str | None, typer.Option(help="One a seat: 'archmage:50ms,merchant,merchant,random'.")
    ] = None,
    best_response_to: Annotated[
        str | None, typer.Option(metavar="BOT", help="A searcher that knows the others, all BOT.")
    ] = None,
    test: Annotated[
        str | None, typer.Option(metavar="NEW", help="Is NEW better? Ends when that is known.")
    ] = None,
    against: Annotated[str | None, typer.Option(metavar="OLD", help="Better than whom.")] = None,
    players: Players = None,
    games: Annotated[
        int | None, typer.Option(help="How many; otherwise 1000, and in a test at most 20000.")
    ] = None,
    seed: Annotated[str, typer.Option(help="The same seed plays the same games.")] = "1",
    margin: Annotated[
        float, typer.Option(help="In a test, the difference that counts, as a part of the games.")
    ] = MARGIN,
    workers: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster, or on 'local'.")
    ] = None,
    report: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Write a report; the same command goes on there."),
    ] = None,
    option: Options = None,
    card: Cards = None,
    variant: VariantOption = None,
    lang: Language = None,
) -> None:
    """Measure bots: they play each other, with seats exchanged so that luck cancels out."""
    t = texts_for(lang)
    with _plainly(t):
        typed = Typed(game, option, card, variant)
        wanted = Wanted(
            game=typed.read(t)[0],
            bots=bots,
            best_response_to=best_response_to,
            test=test,
            against=against,
            players=players,
            margin=margin,
            games=games,
            seed=seed,
            option=tuple(option or ()),
            card=tuple(card or ()),
            variant=variant,
            workers=workers,
            ray=ray,
            report=report,
            lang=lang,
        )
        run_arena(wanted, t)


@app.command()
def balance(
    game: GameOption = None,
    players: Players = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 2000,
    seed: Annotated[str, typer.Option(help="The same seed plays the same games.")] = "1",
    workers: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    bots: Annotated[
        str | None, typer.Option(help="One for all seats, or one a seat: 'merchant,random,random'.")
    ] = None,
    report: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Write a report with plots.")
    ] = None,
    option: Options = None,
    variant: VariantOption = None,
    card: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Tell of this home-made card alone, and give a verdict."),
    ] = None,
    every: Annotated[
        bool, typer.Option("--all", help="Go on measuring the published cards, as --card does.")
    ] = False,
    write: Annotated[
        bool, typer.Option(help="With --all or --strategy: keep the figures in this package.")
    ] = False,
    strategy: Annotated[
        bool, typer.Option(help="Tell how to play well, as a page; with --write, play games first.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Language = None,
) -> None:
    """Show how good every card is: how often it is won, at what price, and what it gains."""
    t = texts_for(lang)
    with _plainly(t):
        if card or every or strategy:
            given = {"players": players, "bots": bots, "report": report, "option": option}
            given["variant"] = variant
            lab.check_alone("--card" if card else "--all" if every else "--strategy", given, t)
        if strategy:
            lab.run_strategy(game or GAMES[0], games, workers, write, t)
        elif card:
            lab.run_card(game or GAMES[0], card, games, seed, workers, as_json, t)
        elif every:
            lab.run_all(game or GAMES[0], games, workers, write, t)
        else:
            typed = Typed(game, option, variant=variant)
            game, options = typed.read(t)
            series = _series(game, players, games, seed, bots, options)
            run_balance(series, typed, workers, as_json, report, t)


@app.command()
def puzzle(
    id: Annotated[str | None, typer.Argument(metavar="ID", help="Otherwise any puzzle.")] = None,
    daily: Annotated[bool, typer.Option("--daily", help="The puzzle of today.")] = False,
    theme: Annotated[str | None, typer.Option(help="What it is about, such as ties.")] = None,
    game: GameOption = None,
    lang: Language = None,
) -> None:
    """Solve a puzzle: a moment of a game in which one answer is clearly best."""
    t = texts_for(lang)
    with _plainly(t):
        solve(choose(id, theme, game, daily), t)


@app.command()
def mine(
    game: GameOption = None,
    count: Annotated[int | None, typer.Option(min=1, help="How many puzzles to have.")] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Goes on with what is there already.")
    ] = None,
    check: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Weigh the puzzles of a file again.")
    ] = None,
    sample: Annotated[int | None, typer.Option(min=1, help="Check only this many.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed finds the same puzzles.")] = "1",
    workers: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    lang: Language = None,
) -> None:
    """Find puzzles in games of bots, or check that those in a file are still right."""
    t = texts_for(lang)
    game = game or GAMES[0]
    with _plainly(t):
        if check:
            run_check(check, sample, seed, t)
        elif count is not None:
            run_mine(game, count, out or Path(f"{get_game(game).id}.jsonl"), seed, workers, t)
        else:
            stop(t("mine-count-or-check"), 2)


# -- setting up ---------------------------------------------------------------


@contextmanager
def _plainly(t: Texts, damaged: int = 2, file: Path | None = None) -> Iterator[None]:
    """Turn every refusal into one sentence, with the file, and an exit code; never a traceback."""
    try:
        yield
    except NoSave as error:
        path = str(error.path)
        stop(t(error.id, path=path, command=command("replay", path)), 1)
    except BadOption as error:
        stop(str(error), 2)
    except Refused as refused:
        said = t.refusal(refused)
        if file:
            said = t("terminal-in-file", path=str(file), reason=said)
        stop(said, damaged if not isinstance(refused, BadJournal) else 1)


def _seed(text: str | None) -> int | str | None:
    """Read `7` as the number 7, so that a game is the same as from Python."""
    return int(text) if text is not None and text.isdecimal() else text


def _seats(game: str, players: int | None) -> int:
    return get_game(game).usual_seats if players is None else players


def _series(
    game: str,
    players: int | None,
    games: int,
    seed: str,
    bots: str | None,
    options: dict[str, Any],
) -> Series:
    """The games to simulate; a single bot takes all seats."""
    seats = _seats(game, players)
    names = tuple((bots or usual_bot(game)).split(","))
    names = names * seats if len(names) == 1 else names
    return Series(game, seats, games, seed, names, options)


def _people(seats: int, people: int | None, given: str | None, t: Texts) -> list[str]:
    """The names of the people, who get the first seats."""
    named = [name.strip() for name in (given or "").split(",") if name.strip()]
    n = people if people is not None else max(1, len(named))
    if not max(1, len(named)) <= n <= seats:
        stop(t("terminal-too-many-people", people=max(n, len(named)), seats=seats), 2)
    persons = (named + _guests(n, t)[len(named) :])[:n]
    if len({name.casefold() for name in persons}) < len(persons):
        stop(t("terminal-same-names"), 2)
    return persons


def _bots(match: Match, level: str, persons: list[str], t: Texts) -> list[str]:
    """The bots of the other seats; none of them has the name of one of the people."""
    seats = match.seats - len(persons)
    names = each(level, seats)
    if len(names) != seats:
        raise BadSetup("wrong-bots", bots=len(names), players=seats)
    taken = {name.casefold() for name in persons}
    personas = {persona for everybody in PERSONAS.values() for persona in everybody}
    without = [who for who in sorted(personas) if t.persona(who).casefold() in taken]
    return at_table(match.game.id, names, match.seed, without)


def _guests(n: int, t: Texts) -> list[str]:
    return [t("terminal-guest", n=seat + 1, of=n) for seat in range(n)]


def _session(match: Match, saved: Saved, path: Path, pause: float | None, t: Texts) -> Session:
    screen = Screen()
    desk = make_desk(match.game, saved.names, t, screen)
    return Session(match, desk, saved.names, saved.people, saved.bot, path, pause, t, screen)


def _resumed(path: Path, save: Path, pause: float | None, t: Texts) -> Session:
    saved = read(path)
    if not saved.people:
        raise NoSave("terminal-no-people", path)
    try:
        match = Match.replay(saved.journal)
    except Refused as error:
        raise NoSave("terminal-damaged-file", path) from error
    return _session(match, saved, save, pause, t)


def _sit_down(session: Session, t: Texts) -> None:
    try:
        session.play()
    except (Leave, KeyboardInterrupt):
        session.screen.leave()
        words = ["play", "--resume"]
        if session.path != default_path():
            words.append(str(session.path))
        typer.echo()
        typer.echo(t("terminal-saved", path=str(session.path)))
        typer.echo(t("terminal-go-on", command=command(*words)))


def _eyes(seat: str | None, names: list[str], people: list[int], t: Texts) -> int | None:
    if seat is None:
        return people[0] if people else None
    if seat in names:
        return names.index(seat)
    if not seat.isdecimal() or not 1 <= int(seat) <= len(names):
        stop(t("terminal-no-seat", seat=seat, names=", ".join(names)), 2)
    return int(seat) - 1
