# Wertungen, Ranglisten und die Suche nach einem Tisch.

refused-no-ratings = Hier gibt es keine Wertungen.
refused-no-matching = Diese Seite sucht keine Tische für Leute. Die Liste der Tische zeigt, wo noch ein Platz frei ist.
refused-not-seeking = Für dich wird gerade kein Tisch gesucht.

ratings-computed =
    { $n ->
        [0] Es ist noch kein Spiel gewertet.
        [one] Ein Spiel: Alle Wertungen sind neu berechnet.
       *[other] { $n } Spiele: Alle Wertungen sind neu berechnet.
    }
thrown-none = Kein Paar fällt auf.
thrown-line = { $first } lag in { $ahead } von { $n } gemeinsamen Spielen vor { $second }; gemessen daran, wie beide gegen alle anderen abschneiden, waren { $expected } zu erwarten.
