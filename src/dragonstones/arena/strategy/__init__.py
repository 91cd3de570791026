"""How to play well, as far as figures can tell: what many games have shown, and tips that rest on
it. A tip says which figures it claims something of; one that they contradict is refused."""
