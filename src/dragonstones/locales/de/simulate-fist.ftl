### Was `dragonstones simulate` bei Drachenfaust zählt.

simulate-tied-share = Auktionen mit Gleichstand
simulate-still-tied-share = Gleichstand auch beim Silber
simulate-no-bids-share = Auktionen ohne Gebot
simulate-cursed-share = Verhexte Auktionen
simulate-points-by-character = Punkte nach Kreaturen
