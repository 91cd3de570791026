"""A site for one device: play against bots, pass and play, lessons and puzzles without a server.

It speaks the messages of `wire`, so that the page cannot tell it from a site: `OfflineSite` answers
requests and commands, and says what is to be kept. It runs in the reader's browser, in a worker
(`web/src/offline/worker.js`), and as well in any Python.
"""

from dragonstones.offline.site import OfflineSite

__all__ = ["OfflineSite"]
