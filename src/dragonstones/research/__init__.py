"""For researchers: the games as environments of the usual libraries.

`actions.py` spells answers token by token, `flat.py` lists them instead, `fields.py` makes vectors
of views, `play.py` combines both with a match; `pettingzoo.py`, `gymnasium.py` and `vector.py` are
the environments. Each family has its own part in the module of its name.
"""

from dragonstones.extras import need
from dragonstones.research.actions import Alphabet, Spelling
from dragonstones.research.encoding import Encoding, encoding_of

for package in ("numpy", "gymnasium", "pettingzoo", "PIL"):
    need(package)

__all__ = ["Alphabet", "Encoding", "Spelling", "encoding_of"]
