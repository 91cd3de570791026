"""What somebody did in a finished game: figures counted from its events, and deeds.

Each family decides what is counted, in the part `LEDGER` of the module with its name. Deeds are
rules about these figures, as data: `rules/<family>.toml`, and `rules/any.toml` for every game.
"""

from __future__ import annotations

from dragonstones.deeds.ledger import Counted, Ledger, counted, ledger_of
from dragonstones.deeds.rules import Deed, deeds, done_in, moment_of

__all__ = ["Counted", "Deed", "Ledger", "counted", "deeds", "done_in", "ledger_of", "moment_of"]
