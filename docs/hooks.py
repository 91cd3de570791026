"""Examples in docstrings are shown as code: a paragraph that starts with `>>>` is one."""

from __future__ import annotations

from typing import Any

from markdown import Markdown
from markdown.extensions import Extension
from markdown.preprocessors import Preprocessor


class _Doctests(Preprocessor):
    def run(self, lines: list[str]) -> list[str]:
        shown: list[str] = []
        is_example = False
        for line in lines:
            is_example = bool(line.strip()) and (is_example or line.startswith(">>>"))
            shown.append(f"    {line}" if is_example else line)
        return shown


class DoctestExtension(Extension):
    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 (its name there)
        # Before whatever reads code blocks.
        md.preprocessors.register(_Doctests(md), "doctests", 100)


def on_config(config: Any) -> None:
    config.markdown_extensions.append(DoctestExtension())
