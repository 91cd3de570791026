### `dragonstones simulate`: eine Nachricht für jede Statistik in arena/statistics.py.

simulate-progress = Spielen
simulate-games = Beendete Partien
simulate-rounds =
    { $game ->
        [dragons-gold] Züge je Partie
       *[other] Runden je Partie
    }
simulate-decisions = Entscheidungen je Partie
simulate-speed = Entscheidungen je Sekunde
simulate-wins = Gewonnene Partien
simulate-seat = Platz { $seat }

refused-no-clock = Eine Simulation hat keine Uhr: Die Option { $option } muss wegbleiben, statt sie auf { $found } zu setzen.

## Drachenfaust

simulate-tied-share = Auktionen mit Gleichstand
simulate-still-tied-share = Auch im Silber gleich
simulate-no-bids-share = Auktionen ohne Gebot
simulate-cursed-share = Verhexte Auktionen
simulate-points-by-character = Punkte nach Kreaturen

## Drachengold

simulate-agreed-share = Verhandlungen mit Einigung
simulate-moves-to-agreement = Schritte bis zur Einigung
simulate-steps-per-fighter = Dasselbe je Beteiligtem
simulate-value-per-fighter = Reiner Wert eines Anteils
simulate-lost-tokens-per-game = Verlorene Schatzsteine je Partie
simulate-lost-value-per-game = Ihr reiner Wert
simulate-solo-kills-share = Von einem allein erlegte Drachen
simulate-thefts-per-game = Diebstähle je Partie
simulate-trades-per-game = Tauschgeschäfte auf dem Markt
simulate-winning-points-mean = Punkte des Siegers
simulate-wins-by-order = Gewonnene Partien, in der Reihenfolge der ersten Züge
simulate-points-by-source = Punkte nach Herkunft
simulate-sets = Edelsteinsätze
simulate-majorities = Meiste einer Farbe
simulate-objects-used = Benutzte magische Gegenstände
