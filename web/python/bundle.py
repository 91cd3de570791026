"""Runs inside of Pyodide, when the page is built: makes the zips of the modules that are needed.

Everything that a device can do is done once here; what was imported by then is compiled and
packed, and nothing else. The zips are not compressed: they are when they are sent, and better so.
"""

import importlib.util
import marshal
import os
import pickle
import sys
import zipfile
from pathlib import Path
from types import CodeType

SITE = Path("/lib/python3.14/site-packages")
SOURCE = Path("/source")
MADE = Path("/made")
STDLIB = "/lib/python314.zip/"
LANGUAGES = ("en", "de")
#: Words that only other faces of the project need: the page has its own.
ELSEWHERE = ("web", "arena", "balance", "client", "operation", "simulate", "terminal")
#: Of Babel only these languages.
LOCALES = ("root.dat", "en.dat", "de.dat")
#: What Babel knows of a language that no message of ours needs.
UNUSED = [
    "compound_unit_patterns",
    "currency_names",
    "currency_names_plural",
    "currency_symbols",
    "currency_unit_patterns",
    "interval_formats",
    "languages",
    "list_patterns",
    "meta_zones",
    "scripts",
    "territories",
    "time_zones",
    "unit_display_names",
    "unit_patterns",
    "variants",
    "zone_formats",
    "all_currencies",
    "currency_fractions",
    "territory_currencies",
    "territory_languages",
    "territory_zones",
    "windows_zone_mapping",
    "zone_aliases",
    "zone_territories",
]
#: Folders of data beside the code.
DATA = ("lessons/**/*.toml", "puzzles/data/*.jsonl", "coach/*.json")
#: Imported by Python itself where nothing can be noticed.
ALSO = ("encodings.ascii", "encodings.latin_1", "encodings.idna", "zipfile", "unicodedata")


def unpack_wheels():
    for wheel in Path("/wheels").glob("*.whl"):
        with zipfile.ZipFile(wheel) as packed:
            for name in packed.namelist():
                if "locale-data/" in name and Path(name).name not in LOCALES:
                    continue
                if not name.startswith("pytz/zoneinfo/"):
                    packed.extract(name, SITE)


def do_everything():
    """So that whatever is imported late has been."""
    from dragonstones.engine import games
    from dragonstones.offline import OfflineSite
    from dragonstones.puzzles import book
    from dragonstones.puzzles.puzzle import Puzzle

    site = OfflineSite("0" * 20, "Ada", "en")
    site.connect()

    def ask(method, path, body=None):
        import json

        status, reply = site.request(method, path, body and json.dumps(body), "en")
        assert status < 300, (method, path, reply)
        return json.loads(reply or "null") if reply[:1] in "{[" else None

    for lang in LANGUAGES:
        for path in ("/games", "/lessons", "/puzzles"):
            ask("GET", f"{path}?lang={lang}")
    for puzzle in {one.game: one for one in book().values()}.values():
        assert isinstance(puzzle, Puzzle)
        ask("GET", f"/puzzles/{puzzle.id}")
        ask("POST", f"/puzzles/{puzzle.id}", {"answer": puzzle.weighed[0].answer})
    for path in ask("GET", "/lessons"):
        ask("GET", f"/lessons/{path['game']}/notes")
        ask("POST", f"/lessons/{path['game']}/{path['lessons'][0]['id']}", {"deeds": []})
    for game in games():
        for what in ("cards", "rulings"):
            ask("GET", f"/games/{game.id}/{what}")
        play(site, ask, game.id)


def play(site, ask, game):
    from dragonstones.bots import bots

    levels = [name for name in bots(game) if name != "random"]
    wish = {"game": game, "seats": 1 + len(levels), "bots": levels, "hints": True}
    id = ask("POST", "/tables", {**wish, "start": True})["id"]
    site.hear(f'{{"t": "watch", "table": "{id}", "words": "de"}}')
    for _ in range(20):
        site.step()
    if 0 in site.table(id).match.waiting:  # which depends on the deal
        ask("POST", f"/tables/{id}/hint")
    # A game between quick ones, to its end, for the replay and the coach.
    id = ask("POST", "/tables", {"game": game, "seats": 3, "bots": ["random"] * 2, "start": True})
    id = id["id"]
    site.hear(f'{{"t": "watch", "table": "{id}", "words": "en"}}')
    table = site.table(id)
    while table.match.waiting:
        while table.step():
            pass
        for seat in table.people:
            if seat in table.match.waiting:
                from dragonstones.engine.journal import Given

                table._enter(Given(seat, table.match.waiting[seat].default))
    ask("GET", f"/tables/{id}/replay?eyes=0&words=en")
    ask("GET", f"/tables/{id}/export")
    ask("POST", f"/tables/{id}/coach/0")
    site.step()
    site.step()
    site.reports.clear()


def modules():
    """Where the source of each module is, by its path without ending."""
    for name in ALSO:
        __import__(name)
    for module in list(sys.modules.values()):
        file = getattr(module, "__file__", None) or ""
        if file.endswith((".py", ".so")):
            yield file


def compiled(file, source):
    """Without docstrings and numbers of lines, but for Pyodide's own, which reads some of them."""
    is_pyodide = "pyodide" in file
    level = 0 if is_pyodide else 2
    code = compile(source, os.path.basename(file), "exec", dont_inherit=True, optimize=level)
    return (
        importlib.util.MAGIC_NUMBER
        + bytes(12)
        + marshal.dumps(code if is_pyodide else without_lines(code))
    )


def without_lines(code):
    inside = (without_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=tuple(inside))


def source_of(file):
    if file.startswith(STDLIB):
        return zipfile.ZipFile(STDLIB[:-1]).read(file.removeprefix(STDLIB))
    return Path(file).read_bytes()


def write(name, files):
    """The same files give the same zip, to the byte."""
    with zipfile.ZipFile(MADE / name, "w", zipfile.ZIP_STORED) as made:
        for path, content in sorted(files.items()):
            made.writestr(zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0)), content)


def prepared(lang):
    """The words of a language, read beforehand: that takes a browser seconds."""
    from fluent.runtime import FluentResource

    folder = SOURCE / "dragonstones" / "locales" / lang
    return [
        (file.stem, FluentResource(file.read_text(encoding="utf-8")))
        for file in sorted(folder.glob("*.ftl"))
        if file.stem.split("-")[0] not in ELSEWHERE
    ]


def trimmed(locale):
    """The data of a language, without what is not used."""
    data = pickle.loads(locale)
    return pickle.dumps({name: value for name, value in data.items() if name not in UNUSED})


def ours(files):
    folder = SOURCE / "dragonstones"
    for pattern in DATA:
        for path in folder.glob(pattern):
            files[str(path.relative_to(SOURCE))] = path.read_bytes()
    return files


unpack_wheels()
sys.path.insert(0, str(SOURCE))
importlib.invalidate_caches()
do_everything()
MADE.mkdir()
bundles = {"stdlib.zip": {}, "packages.zip": {}, "dragonstones.zip": {}}
for file in modules():
    for place, name in (
        (STDLIB, "stdlib.zip"),
        (f"{SITE}/", "packages.zip"),
        (f"{SOURCE}/", "dragonstones.zip"),
    ):
        if file.startswith(place):
            path = file.removeprefix(place)
            if path.endswith(".so"):
                bundles[name][path] = source_of(file)
            else:
                bundles[name][path.removesuffix(".py") + ".pyc"] = compiled(file, source_of(file))
for path in (SITE / "babel").rglob("*.dat"):
    bundles["packages.zip"][str(path.relative_to(SITE))] = trimmed(path.read_bytes())
bundles["dragonstones.zip"] = ours(bundles["dragonstones.zip"])
for lang in LANGUAGES:
    words = pickle.dumps(prepared(lang), protocol=5)
    bundles[f"words-{lang}.zip"] = {f"dragonstones/locales/{lang}.pickle": words}
for name, files in bundles.items():
    write(name, files)
    print(name, len(files), sum(map(len, files.values())))
