"""How to play well, as far as figures can tell: what many games have shown, and tips based on it. A
tip names the figures that support it; a tip that they contradict is refused."""
