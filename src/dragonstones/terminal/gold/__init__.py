"""Dragon's Gold at the terminal."""
