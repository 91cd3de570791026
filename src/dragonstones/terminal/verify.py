"""`dragonstones verify`: was the deal of an exported game fair?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from dragonstones import fair
from dragonstones.engine import Refused
from dragonstones.terminal.manners import Language, stop, texts_for
from dragonstones.terminal.saves import NoSave, load

HONEST, NOT_HONEST, UNREADABLE = 0, 1, 2


def verify(
    file: Annotated[Path, typer.Argument(help="A finished game, as a site exports it.")],
    receipt: Annotated[
        Path | None, typer.Option(help="What your client noted when you sat down.")
    ] = None,
    lang: Language = None,
) -> None:
    """Check offline that the deal of a finished game was honest."""
    t = texts_for(lang)
    try:
        export = load(file)
        findings = fair.check(export, load(receipt) if receipt else None)
    except NoSave as error:
        stop(t(error.id, path=str(error.path)), UNREADABLE)
    except Refused as refused:
        stop(t("terminal-in-file", path=str(file), reason=t.refusal(refused)), UNREADABLE)
    about = {name: export["journal"][name] for name in ("game", "rules")}
    for code, holds, why in findings:
        reason = t.refusal(why) if why else ""
        sentence = t(f"fair-{code}" if holds else f"fair-{code}-not", **about, reason=reason)
        typer.echo(f"{'✓' if holds else '✗'} {sentence}")
    honest = all(finding.holds for finding in findings)
    typer.echo()
    typer.echo(t("fair-honest" if honest else "fair-honest-not"))
    if honest and receipt is None:
        typer.echo(t("fair-no-receipt"))
    raise typer.Exit(HONEST if honest else NOT_HONEST)
