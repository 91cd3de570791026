### `dragonstones simulate`: eine Nachricht für jede Statistik in arena/statistics.py.

# Wie die Züge eines Spiels heißen; turns-<family>: in einer Familie.
turns = Runden

simulate-progress = Spielen
simulate-games = Beendete Partien
simulate-rounds = { $turns } je Partie
simulate-decisions = Entscheidungen je Partie
simulate-speed = Entscheidungen je Sekunde
simulate-wins = Gewonnene Partien
simulate-seat = Platz { $seat }

refused-no-clock = Eine Simulation hat keine Uhr: Lass die Einstellung { $option } weg, statt sie auf { $found } zu setzen.
