"""What all commands share: the language, and one sentence that says why they stop."""

from __future__ import annotations

import os
from typing import Annotated, NoReturn

import typer

from dragonstones.engine import Refused
from dragonstones.text import LANGUAGES, Texts, texts

Language = Annotated[
    str | None, typer.Option("--lang", help="en or de; otherwise as the system says.")
]


def texts_for(lang: str | None) -> Texts:
    """The texts of the language that was asked for, or of the system's."""
    if lang is None:
        says = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
        lang = next(filter(None, says), "en")[:2]
        return texts(lang if lang in LANGUAGES else "en")
    try:
        return texts(lang)
    except Refused as refused:
        stop(texts("en").refusal(refused), 2)


def stop(sentence: str, code: int) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(code)
