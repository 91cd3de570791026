"""The state of the site, for operators only."""

from __future__ import annotations

from litestar import Router, get
from litestar.di import NamedDependency

from dragonstones.server.refusals import NotAllowed
from dragonstones.server.routes.problems import may_refuse
from dragonstones.server.site import Site
from dragonstones.server.visitors import Somebody
from dragonstones.wire import SiteState

OurSite = NamedDependency[Site]


@get(
    "/admin",
    summary="Processes, queues, slow answers, errors, backups: for operators.",
    responses=may_refuse(401, 403),
)
async def look(site: OurSite, person: Somebody) -> SiteState:
    if not person.operator:
        raise NotAllowed("operators-only")
    site.limits.check("moderate", person.id)
    return await site.watch.look()


router = Router("/", route_handlers=[look], tags=["operation"])
