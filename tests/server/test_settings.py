"""Settings: one typed place, four sources, and nobody's secrets."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from dragonstones.server.database import address
from dragonstones.server.settings import BadSettings, Settings, load, shown, troubles
from dragonstones.text import LANGUAGES, texts
from tests.terminal.program import run_here

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def write(folder: Path, text: str) -> None:
    (folder / "dragonstones.toml").write_text(text, encoding="utf-8")


def test_without_anything_all_is_as_it_comes(tmp_path: Path) -> None:
    found = load({}, tmp_path)
    assert found.settings == Settings()
    assert set(found.sources.values()) == {"default"}
    assert list(found.sources) == list(Settings.__struct_fields__)


def test_the_last_source_wins_and_each_setting_knows_its_own(tmp_path: Path) -> None:
    write(tmp_path, 'host = "::1"\nport = 1\nbot_pause = 2\nlog_json = true\n')
    environ = {"DRAGONSTONES_PORT": "2", "DRAGONSTONES_LOG_LEVEL": "debug", "HOME": "/"}
    found = load(environ, tmp_path, {"log_level": "error"})
    settings, sources = found.settings, found.sources
    assert (settings.host, settings.port, settings.bot_pause) == ("::1", 2, 2.0)
    assert (settings.log_json, settings.log_level) == (True, "error")
    assert sources["host"] == str(tmp_path / "dragonstones.toml")
    assert sources["port"] == "DRAGONSTONES_PORT"
    assert sources["log_level"] == "option"
    assert sources["public_url"] == "default"


def test_another_file_can_be_named(tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    other.write_text("port = 7\n")
    write(tmp_path, "port = 8\n")
    found = load({"DRAGONSTONES_CONFIG": str(other)}, tmp_path)
    assert (found.settings.port, found.sources["port"]) == (7, str(other))


def test_an_empty_one_is_the_default(tmp_path: Path) -> None:
    write(tmp_path, 'host = "0.0.0.0"\nport = 1\npublic_url = "http://a.example"\n')
    environ = {f"DRAGONSTONES_{name.upper()}": "" for name in Settings.__struct_fields__}
    assert load(environ, tmp_path).settings == Settings()
    assert load({"DRAGONSTONES_HOST": "  "}, tmp_path).settings.host == "127.0.0.1"
    assert load({}, tmp_path, {"host": ""}).settings.host == "127.0.0.1"
    write(tmp_path, 'host = ""\nlog_level = ""\n')
    assert load({}, tmp_path).settings == Settings()


@pytest.mark.parametrize(
    ("text", "environ", "options", "says"),
    [
        (
            "prot = 1",
            {},
            {},
            "there is no setting 'prot'. The settings are: allowed_hosts",
        ),
        ("port = '1'", {}, {}, "port cannot be '1': Expected `int`, got `str`"),
        ("port =", {}, {}, "dragonstones.toml: Invalid value"),
        ("", {"DRAGONSTONES_PORT": "65536"}, {}, "DRAGONSTONES_PORT: port cannot be '65536'"),
        ("", {"DRAGONSTONES_LOG_JSON": "maybe"}, {}, "log_json cannot be 'maybe'"),
        ("", {"DRAGONSTONES_LOG_LEVEL": "loud"}, {}, "log_level cannot be 'loud'"),
        ("", {"DRAGONSTONES_NONSENSE": "1"}, {}, "there is no setting 'nonsense'"),
        ("", {"DRAGONSTONES_CONFIG": "/nowhere.toml"}, {}, "/nowhere.toml: "),
        ("", {}, {"port": -1}, "option: port cannot be -1"),
    ],
)
def test_a_mistake_is_named(
    tmp_path: Path, text: str, environ: dict[str, str], options: dict[str, Any], says: str
) -> None:
    write(tmp_path, text)
    with pytest.raises(BadSettings) as refused:
        load(environ, tmp_path, options)
    assert says in str(refused.value)


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("mysql://me:hidden@db/x", "mysql is not known"),
        ("me:hidden@db", "no address of a database"),
        ("sqlite://", "in memory nothing would be kept"),
        ("sqlite:///:memory:", "in memory nothing would be kept"),
    ],
)
def test_an_address_that_is_none_is_refused_without_its_password(url: str, says: str) -> None:
    with pytest.raises(BadSettings, match=says) as refused:
        address(url)
    assert "hidden" not in str(refused.value)


def test_addresses_get_the_driver_that_we_use() -> None:
    assert address("postgres://me@db/x").drivername == "postgresql+asyncpg"
    assert address("sqlite:///x.db").drivername == "sqlite+aiosqlite"


@pytest.mark.parametrize(
    ("name", "text", "code"),
    [
        ("en.txt", b"gold\n\n# said by\n*** ***\n", "no-word-in-line"),
        ("en.txt", "Größe".encode("latin-1"), "bad-word-list"),
        ("en.md", b"gold", "no-word-lists"),
    ],
)
def test_a_word_list_that_cannot_be_used_is_refused(
    tmp_path: Path, name: str, text: bytes, code: str
) -> None:
    (tmp_path / name).write_bytes(text)
    [trouble] = troubles(Settings(word_lists=str(tmp_path)))
    assert trouble.code == code
    for lang in LANGUAGES:
        assert str(tmp_path) in texts(lang).refusal(trouble)
    if code == "no-word-in-line":
        assert trouble.details["line"] == 4


def test_secrets_are_not_shown() -> None:
    assert shown("metrics_token", "hidden") == "•••"
    assert shown("metrics_token", "") == ""
    assert shown("database_url", "postgresql://me:hidden@db/x") == "postgresql://me:•••@db/x"
    assert shown("redis_url", "redis://:hidden@db:1/0") == "redis://:•••@db:1/0"
    assert shown("log_json", True) == "true"


def test_the_command_shows_everything_but_secrets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    write(tmp_path, "port = 9\n")
    secrets = {
        "DRAGONSTONES_METRICS_TOKEN": "hidden-1",
        "DRAGONSTONES_DATABASE_URL": "postgresql://me:hidden-2@db/x",
    }
    ended = run_here(tmp_path, "config", **secrets)
    assert ended.exit_code == 0
    lines = {line.split()[0]: line.split()[1:] for line in ended.stdout.splitlines()[1:]}
    assert set(lines) == set(Settings.__struct_fields__)
    assert lines["port"] == ["9", "dragonstones.toml"]
    assert lines["metrics_token"] == ["•••", "DRAGONSTONES_METRICS_TOKEN"]
    assert lines["database_url"] == ["postgresql://me:•••@db/x", "DRAGONSTONES_DATABASE_URL"]
    assert lines["host"] == ["127.0.0.1", "default"]
    assert "hidden" not in ended.output


def test_the_command_says_in_one_sentence_what_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ended = run_here(tmp_path, "config", DRAGONSTONES_PORT="many")
    assert ended.exit_code == 2
    assert ended.output == ("DRAGONSTONES_PORT: port cannot be 'many': Expected `int`, got `str`\n")


def test_the_table_in_the_documentation_is_complete_and_right() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ([^|]*?) \| [^|]+ \|$", HOSTING.read_text(), re.MULTILINE)
    defaults = {name: shown(name, getattr(Settings(), name)) for name in Settings.__struct_fields__}
    assert rows == [(name, f"`{value}`" if value else "") for name, value in defaults.items()]


@pytest.mark.parametrize("file", [HOSTING, *sorted((HOSTING.parents[1] / "deploy").iterdir())])
def test_no_file_names_a_setting_that_does_not_exist(file: Path) -> None:
    named = set(re.findall(r"DRAGONSTONES_([A-Z_]+)", file.read_text()))
    assert {name.lower() for name in named} - {"config"} <= set(Settings.__struct_fields__)
