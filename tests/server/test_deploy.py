"""What `deploy/` says fits the program."""

from __future__ import annotations

import configparser
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from zipfile import ZipFile

import httpx
import pytest
import yaml  # type: ignore[import-untyped]
from typer.main import get_command

from dragonstones.server.app import create_app
from dragonstones.server.metrics import Metrics
from dragonstones.server.serve import DRAIN, GRACE
from dragonstones.server.settings import PREFIX, Settings, load, troubles
from dragonstones.terminal.app import app
from tests.server.services import Postgres, Redis, free_port
from tests.server.sites import Site

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
#: What Prometheus itself knows of whatever it asks, and what the library tells on Linux only.
ALWAYS = {"up", "process_open_fds", "process_max_fds"}
FUNCTIONS = {"histogram_quantile", "sum", "by", "rate", "increase", "le", "instance", "code", "job"}


def known() -> set[str]:
    """The names of all series that a site tells."""
    families = Metrics().registry.collect()
    return (
        ALWAYS
        | {sample.name for family in families for sample in family.samples}
        | {
            # A counter with labels has no sample before it counts.
            f"{family.name}_total"
            for family in Metrics().registry.collect()
            if family.type == "counter"
        }
    )


def named(expression: str) -> set[str]:
    without = re.sub(r'"[^"]*"|\[[^\]]*\]|\b[\d.]+(e\d+)?\b', "", expression)
    return set(re.findall(r"[a-z_]+", without)) - FUNCTIONS


def dashboard() -> list[str]:
    panels = json.loads((DEPLOY / "grafana.json").read_text())["panels"]
    return [target["expr"] for panel in panels for target in panel["targets"]]


def alerts() -> list[str]:
    [group] = yaml.safe_load((DEPLOY / "alerts.yaml").read_text())["groups"]
    assert all({"alert", "expr", "labels", "annotations"} <= {*rule} for rule in group["rules"])
    return [rule["expr"] for rule in group["rules"]]


@pytest.mark.parametrize("expressions", [dashboard(), alerts()], ids=["dashboard", "alerts"])
def test_every_metric_that_is_named_exists(expressions: list[str]) -> None:
    assert {name for one in expressions for name in named(one)} - known() == set()
    assert len(expressions) > 5


def test_every_metric_of_the_site_is_on_the_dashboard() -> None:
    shown = {name for one in dashboard() for name in named(one)}
    ours = {family.name for family in Metrics().registry.collect() if "dragonstones" in family.name}
    assert {name for name in ours if not any(one.startswith(name) for one in shown)} == set()


def test_the_codes_that_alerts_look_at_are_those_of_refusals() -> None:
    words = (ROOT / "src/dragonstones/locales/en").glob("*.ftl")
    texts = "".join(file.read_text() for file in words)
    codes = {code for one in alerts() for code in re.findall(r'code="([^"]+)"', one)}
    assert {code for code in codes if f"refused-{code} =" not in texts} == set() != codes


def test_the_unit_in_the_documentation_is_the_one_that_is_shipped() -> None:
    unit = (DEPLOY / "dragonstones.service").read_text()
    assert f"```ini\n{unit}```" in (ROOT / "docs" / "hosting.md").read_text()


# -- the service ---------------------------------------------------------------


def unit() -> configparser.ConfigParser:
    found = configparser.ConfigParser(strict=False, interpolation=None)
    found.optionxform = str  # type: ignore[assignment,method-assign]
    found.read(DEPLOY / "dragonstones.service")
    return found


def test_the_service_starts_a_command_that_exists_where_it_may_write() -> None:
    service = unit()["Service"]
    program, command = service["ExecStart"].split()
    assert Path(program).name in scripts() and command in commands()
    assert service["WorkingDirectory"] == f"/var/lib/{service['StateDirectory']}"
    name, _ = service["Environment"].split("=")
    assert setting_of(name) in Settings.__struct_fields__
    assert int(service["TimeoutStopSec"]) > GRACE + DRAIN


def test_systemd_finds_nothing_wrong_with_the_service(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd is not installed (systemd-analyze)")
    text = (DEPLOY / "dragonstones.service").read_text()
    # A program that is there: otherwise it would only say that ours is not.
    copy = tmp_path / "dragonstones.service"
    copy.write_text(text.replace("/opt/dragonstones/bin/dragonstones", sys.executable))
    ended = subprocess.run([analyze, "verify", str(copy)], capture_output=True, text=True)
    assert "dragonstones.service" not in ended.stderr, ended.stderr


# -- the image -----------------------------------------------------------------


def steps() -> list[tuple[str, str]]:
    """The instructions of the Containerfile, each in one line."""
    joined = (DEPLOY / "Containerfile").read_text().replace("\\\n", " ")
    lines = [line.partition(" ") for line in joined.splitlines() if line.strip()]
    return [(name, " ".join(rest.split())) for name, _, rest in lines]


def step(name: str) -> str:
    return next(rest for one, rest in steps() if one == name)


def scripts() -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return set(project["scripts"])


def commands() -> set[str]:
    return set(get_command(app).commands)  # type: ignore[attr-defined] # it is a group


def setting_of(variable: str) -> str:
    assert variable.startswith(PREFIX)
    return variable.removeprefix(PREFIX).lower()


def test_what_the_image_copies_is_enough_to_build_the_package(tmp_path: Path) -> None:
    ignored = (ROOT / ".dockerignore").read_text().split("\n")
    leave_out = shutil.ignore_patterns("node_modules", "page", "__pycache__")
    assert {"web/node_modules", "src/dragonstones/server/page", "**/__pycache__"} <= {*ignored}
    for name, rest in steps():
        *sources, target = rest.split()
        if name == "COPY":
            for source in sources:
                put = tmp_path / target.lstrip("/")
                if (ROOT / source).is_dir():
                    shutil.copytree(ROOT / source, put, ignore=leave_out)
                else:
                    put.mkdir(parents=True, exist_ok=True)
                    shutil.copy(ROOT / source, put)
    assert (tmp_path / "source" / "web" / "build.py").is_file()
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    # The page is built in other tests, with Node.
    env = os.environ | {"DRAGONSTONES_NO_PAGE": "1"}
    subprocess.run(build, cwd=tmp_path / "source", env=env, check=True, capture_output=True)
    [wheel] = tmp_path.glob("*.whl")
    names = ZipFile(wheel).namelist()
    assert "dragonstones/server/serve.py" in names
    assert "dragonstones/server/migrations/env.py" in names
    assert not any("/page/" in name for name in names)


def test_the_image_installs_extras_that_exist_and_starts_a_command() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    [extras] = re.findall(r"/source\[([\w,]+)\]", step("RUN"))
    assert set(extras.split(",")) <= set(project["optional-dependencies"])
    assert json.loads(step("ENTRYPOINT"))[0] in scripts()
    assert json.loads(step("CMD"))[0] in commands()
    name, _ = step("ENV").split("=")
    assert setting_of(name) in Settings.__struct_fields__
    assert int(step("EXPOSE")) == Settings().port


def test_the_check_of_the_image_says_whether_the_site_is_ready(steady_site: Site) -> None:
    check = step("HEALTHCHECK")
    _, code, script = json.loads(check[check.index("[") :])
    assert f":{Settings().port}/readyz" in script

    def asked(port: int) -> int:
        there = script.replace(str(Settings().port), str(port))
        return subprocess.run([sys.executable, code, there], capture_output=True).returncode

    assert asked(steady_site.port) == 0
    assert asked(free_port()) != 0


# -- several containers --------------------------------------------------------

GIVEN = {"DATABASE_PASSWORD": "a" * 32, "SITE": "stones.example"}


def compose() -> dict[str, Any]:
    """As `docker compose` reads it, with what docs/hosting.md writes into `.env`."""
    text = (DEPLOY / "compose.yaml").read_text()
    filled = re.sub(r"\$\{(\w+):\?\}", lambda found: GIVEN[found[1]], text)
    assert "${" not in filled
    found: dict[str, Any] = yaml.safe_load(filled)
    return found


def test_the_documentation_gives_the_containers_all_that_they_ask_for() -> None:
    docs = (ROOT / "docs" / "hosting.md").read_text()
    assert set(re.findall(r'echo "(\w+)=', docs)) == set(GIVEN)
    compose()


def test_the_containers_know_each_other() -> None:
    found = compose()
    services = found["services"]
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        mounted = {volume.split(":")[0] for volume in service.get("volumes", ())}
        own = {name for name in mounted if name.startswith(".")}
        assert mounted - own <= set(found["volumes"])
        assert all((DEPLOY / name).is_file() for name in own)
        waited_for = service.get("depends_on", {})
        for name in waited_for if isinstance(waited_for, dict) else ():
            assert "healthcheck" in services[name]
    build = services["site"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
    assert (DEPLOY / build["context"] / ".dockerignore").is_file()
    assert f"dynamic a site {Settings().port}" in (DEPLOY / "Caddyfile").read_text()


def test_the_site_in_its_containers_has_settings_that_doctor_calls_right() -> None:
    services = compose()["services"]
    site = services["site"]
    environment = {name: str(value) for name, value in site["environment"].items()}
    settings = load(environment | {step("ENV").split("=")[0]: "0.0.0.0"}, ROOT / "deploy").settings
    assert list(troubles(settings)) == []
    database, redis = urlsplit(settings.database_url), urlsplit(settings.redis_url)
    assert {database.hostname, redis.hostname} <= set(services)
    postgres = services["database"]["environment"]
    assert postgres["POSTGRES_USER"] == database.username
    assert postgres["POSTGRES_PASSWORD"] == database.password
    assert postgres["POSTGRES_DB"] == database.path.lstrip("/")
    [network] = compose()["networks"]["default"]["ipam"]["config"]
    assert network["subnet"] == settings.trusted_proxies
    assert int(site["stop_grace_period"].rstrip("s")) > GRACE + DRAIN


def test_the_checks_of_the_services_are_commands_that_work(
    postgres: Postgres, redis: Redis
) -> None:
    """They run here with the address of the test's own."""
    services = compose()["services"]
    ask = services["database"]["healthcheck"]["test"]
    assert ask[:2] == ["CMD", "pg_isready"]
    there = ["--host", "127.0.0.1", "--port", str(postgres.port)]
    program = postgres.programs / ask[1]
    assert subprocess.run([program, *ask[2:], *there], capture_output=True).returncode == 0
    name, *arguments = services["redis"]["healthcheck"]["test"][1:]
    program = shutil.which(name)
    if program is None:
        pytest.skip(f"Redis is not whole ({name})")
    there = ["-p", str(redis.port), "--pass", redis.password, "--no-auth-warning"]
    ended = subprocess.run([program, *there, *arguments], capture_output=True, text=True)
    assert ended.stdout.strip() == "PONG"


# -- whom to tell --------------------------------------------------------------


async def security_txt(url: str, **settings: Any) -> httpx.Response:
    app = create_app(Settings(database_url=url, bot_workers=1, **settings))
    transport = httpx.ASGITransport(app)  # type: ignore[arg-type] # Litestar's types
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        reply = await client.get("/.well-known/security.txt")
    await app.state.site.database.close()
    return reply


async def test_a_contact_is_named_only_if_there_is_one(sqlite_url: str) -> None:
    assert (await security_txt(sqlite_url)).status_code == 404
    contact = "mailto:guard@stones.example"
    reply = await security_txt(
        sqlite_url,
        security_contact=contact,
        public_url="https://stones.example",
        trusted_proxies="127.0.0.1",
    )
    assert reply.headers["content-type"] == "text/plain; charset=utf-8"
    fields = dict(line.split(": ", 1) for line in reply.text.splitlines())
    assert fields["Contact"] == contact
    assert fields["Canonical"] == "https://stones.example/.well-known/security.txt"
    assert re.fullmatch(r"20\d\d-\d\d-\d\dT00:00:00Z", fields["Expires"])
