### Was `dragonstones simulate` bei Drachengold zählt.

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
