"""What `deploy/` says fits the program."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml  # type: ignore[import-untyped]

from dragonstones.server.app import create_app
from dragonstones.server.metrics import Metrics
from dragonstones.server.settings import Settings

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
