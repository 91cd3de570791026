### Der Trainer: ein beendetes Spiel noch einmal gesehen.

refused-coach-not-over = Der Trainer spricht, wenn das Spiel vorbei ist.
refused-coach-a-day = Für jede Person sieht sich der Trainer am Tag { $most } Spiele an. Komm später wieder.
refused-no-such-coaching = Der Trainer hat sich dieses Spiel noch nicht angesehen, oder nicht für dich.
refused-coach-not-yours = Der Trainer spricht nur über deinen eigenen Platz.
refused-no-coach = Für { $game } gibt es keinen Trainer.

coach-kill = { $dragon }, erlegt von { $fighters-dat }
coach-no-kill = die letzten Züge

coach-summary =
    Du hast mit einer Chance von { $first } Prozent begonnen und { $won ->
        [yes] gewonnen
       *[no] nicht gewonnen
    }. Deine eigenen Antworten haben sie um { $own } verändert (auf { $sure } genau), verglichen mit einem Händler auf deinem Platz; der Zufall und die anderen um { $luck }.

coach-why-under = { $best } hätte alle anderen Fäuste in etwa { $often } von hundert Fällen übertroffen, { $mine } nur in { $seldom }, und { $card-nom } war den Unterschied wert.
coach-why-over = { $mine } war mehr, als dir { $card-nom } einbringt: Mit { $best } bleiben dir die Münzen für spätere Karten.
coach-why-coins = Das Gebot ist dasselbe, aber mit Münzen, die dir später weniger fehlen.
coach-why-choice = In den Spielen, die sich der Erzmagier von hier aus ausgemalt hat, gewinnt das öfter.
coach-says-nothing = Dazu kann der Trainer nichts sagen: Er hat keine zwei Antworten gefunden, die sich vergleichen lassen.
coach-why-dragon =
    { $gains ->
        [yes] Dort könntest du mit { $more } Punkten mehr rechnen, auch wenn man abzieht, was das Hinschicken kostet.
       *[no] Dort sind dir zuerst weniger Punkte sicher, aber in den Zügen danach bringt es mehr.
    }
coach-why-adventurer =
    { $gains ->
        [yes] Der andere Abenteurer holt aus demselben Drachen { $more } Punkte mehr heraus.
       *[no] Der andere Abenteurer fehlt dir zu Hause weniger.
    }

coach-habit-over = { $n } Mal hast du mehr geboten, als dir eine Karte einbringt.
coach-habit-under = { $n } Mal hast du eine Karte ziehen lassen, die ein paar Münzen mehr gewonnen hätten.
coach-habit-choice = { $n } Mal hast du gewählt, was seltener gewinnt.
coach-habit-dragon = { $n } Mal hast du jemanden zu dem Drachen geschickt, der dir weniger bringt.
coach-habit-adventurer = { $n } Mal hast du den falschen Abenteurer zum richtigen Drachen geschickt.

coach-talks-lost =
    { $possible ->
        [yes] Niemand hat etwas bekommen, obwohl es eine Einigung gab, die wohl alle angenommen hätten.
       *[no] Niemand hat etwas bekommen, und eine Einigung, die alle angenommen hätten, war nicht in Sicht.
    }
coach-talks-agreed =
    { $more ->
        [yes] Dein Anteil war etwa { $got } Punkte wert; wohl { $left } mehr hätten dir die anderen gelassen.
       *[no] Dein Anteil war etwa { $got } Punkte wert, und viel mehr war nicht zu holen.
    }

## dragonstones coach

coach-thinks = Der Erzmagier denkt nach
coach-title = Das Spiel noch einmal, vom Platz von { $name } aus
coach-at = Bei
coach-station = Was anstand
coach-turning = Wendepunkt { $n }: { $about }, { $move } Prozent
coach-even = Ein ausgeglichenes Spiel: Kein einzelner Augenblick hat es entschieden.
coach-decisions =
    { $costly ->
        [0] Keine deiner { $n } Entscheidungen hat mehr gekostet, als die Suche schwankt.
        [one] Eine deiner { $n } Entscheidungen hat mehr gekostet, als die Suche schwankt.
       *[other] { $costly } deiner { $n } Entscheidungen haben mehr gekostet, als die Suche schwankt.
    }
coach-cost = { $at }. { $about }: { $mine } statt { $best } hat { $value } Prozent gekostet ({ $low } bis { $high }).
coach-free = { $at }. { $about }: { $mine }. { $told }
coach-talks-at = { $at }. Verhandlung: { $told }
coach-habit = Mehr als einmal gesehen: { $told } Jedes Mal hat das etwa { $cost } Prozent gekostet.
coach-column-seats = Spieler
coach-column-called = Gesagt
coach-column-won = Gewonnen
# All numbers of players together.
coach-all-seats = alle
coach-column-sure = Auf … genau
coach-column-games = Spiele
coach-no-file = Welches Spiel? Nenne die Datei von einem: dragonstones coach DATEI
