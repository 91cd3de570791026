"""Dragon's Eggs: a whole game for Dragonstones, in a package of its own."""
