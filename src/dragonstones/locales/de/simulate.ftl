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

## Drachenfaust

simulate-tied-share = Auktionen mit Gleichstand
simulate-still-tied-share = Gleichstand auch beim Silber
simulate-no-bids-share = Auktionen ohne Gebot
simulate-cursed-share = Verhexte Auktionen
simulate-points-by-character = Punkte nach Kreaturen

## Drachengold

simulate-agreed-share = Verhandlungen mit Einigung
simulate-moves-to-agreement = Schritte bis zur Einigung
simulate-steps-per-fighter = Dasselbe je beteiligter Person
simulate-value-per-fighter = Reiner Wert eines vereinbarten Anteils
simulate-lost-tokens-per-game = Verlorene Schatzsteine je Partie
simulate-lost-value-per-game = Ihr reiner Wert
simulate-solo-kills-share = Allein erlegte Drachen
simulate-thefts-per-game = Diebstähle je Partie
simulate-trades-per-game = Tauschgeschäfte auf dem Markt
simulate-winning-points-mean = Punkte beim Sieg
simulate-wins-by-order = Gewonnene Partien, in der Reihenfolge der ersten Züge
simulate-points-by-source = Punkte nach Herkunft
simulate-sets = Edelsteinsätze
simulate-majorities = Meiste einer Farbe
simulate-objects-used = Benutzte magische Gegenstände
