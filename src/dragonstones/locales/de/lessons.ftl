### Lektionen: was in allen gleich ist.

lesson-you = Du

refused-bad-lesson = Die Lektion { $file } lässt sich nicht spielen. Schritt { $step }: { $reason }
refused-lesson-rules = Geprüft wurde sie mit den Regeln { $found }, das Spiel hat { $known }.
refused-lesson-seats = Bei { $seats } Plätzen braucht es einmal weniger „others“; da sind { $others }.
refused-lesson-two-steps = So heißen zwei Schritte.
refused-lesson-shows-nothing = Er fragt etwas, und die Antwort zum Zeigen fehlt.
refused-lesson-answers = Er fragt nichts und hat Antworten.
refused-lesson-landmark = Auf diesem Tisch gibt es nichts, was { $name } heißt.
refused-lesson-name = Eine Lektion heißt so wie 03-ties.toml.
refused-lesson-asks = Es geht darin um { $asked }, das Spiel fragt aber { $kind }.
refused-lesson-shape = Das lässt sich nicht lesen ({ $found }).
refused-no-such-card = Eine Karte { $card } gibt es in diesem Spiel nicht.
refused-no-such-lesson = Eine Lektion { $lesson } gibt es hier nicht.
refused-lesson-deeds = Diese Lektion hat sich geändert, seit du sie verlassen hast (Schritt { $number }). Bitte fang sie noch einmal an.
refused-lesson-over = Diese Lektion ist zu Ende.
refused-lesson-asks-nothing = In diesem Schritt wird nichts gefragt: Geh einfach weiter.

## In the terminal

lesson-keys = zeig · warum · ? Karten · l Verlauf · q Ende
lesson-key-show = zeig
lesson-key-why = warum
lesson-title = { $title }, Schritt { $step } von { $steps }
lesson-no-rule = Hinter diesem Schritt steckt keine Regel: Schau einfach auf den Tisch.
lesson-minutes = { $n ->
        [one] eine Minute
       *[other] { $n } Minuten
    }
lesson-begin = Anfangen oder weitermachen: { $command }
