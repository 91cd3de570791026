### `dragonstones simulate`: one message for each statistic in arena/statistics.py.

# What the turns of a game are called; turns-<family>: of one family.
turns = Turns

simulate-progress = Playing
simulate-games = Games finished
simulate-rounds = { $turns } per game
simulate-decisions = Decisions per game
simulate-speed = Decisions per second
simulate-wins = Games won
simulate-seat = Seat { $seat }

refused-no-clock = A simulation has no clock: leave the option { $option } out instead of setting it to { $found }.
