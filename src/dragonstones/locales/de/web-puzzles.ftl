### Rätsel auf der Seite. Worum es geht und warum eine Antwort die beste ist, sagt die Website.

puzzles-title = Rätsel
puzzles-lead = Momente aus echten Partien, in denen eine Antwort klar die beste ist und die naheliegende nicht.
puzzles-daily = Rätsel des Tages, { $day }
puzzles-solve = Lösen
puzzles-look-again = Noch einmal ansehen
puzzles-solved = gelöst
puzzles-missed = nicht gelöst
puzzles-streak =
    { $n ->
        [one] Du hast das Rätsel des Tages einen Tag in Folge gelöst.
       *[other] Du hast das Rätsel des Tages { $n } Tage in Folge gelöst.
    }
puzzles-rating = Deine Wertung bei Rätseln: { $value } ± { $spread }, nach { $n } Stück.
puzzles-here = Was du gelöst hast, merkt sich dieses Gerät. Als Mitglied bekommst du auch eine Wertung.
puzzles-done = { $n } von { $of } gelöst
puzzles-themes = Themen
puzzles-theme-note = Ein Thema ist ein Hinweis: Worum es geht, kann die Antwort verraten.
puzzles-any-theme = Alle Themen
puzzles-theme-n = { $name }, { $n }
puzzles-game = Welches Spiel
puzzles-any-game = Alle Spiele
puzzles-show-all = Alle { $n } zeigen
puzzles-by-difficulty = Nach Schwierigkeit
puzzles-difficulty-1 = Leicht
puzzles-difficulty-2 = Schwer
puzzles-difficulty-3 = Sehr schwer
puzzles-number = Rätsel { $id }
puzzles-none = Hier gibt es keine Rätsel.
puzzles-all = Alle Rätsel

puzzle-of = Rätsel, { $difficulty }
puzzle-of-day = Rätsel des Tages, { $difficulty }
puzzle-missing = So ein Rätsel gibt es nicht
puzzle-leave = Alle Rätsel
puzzle-task = Eine Antwort ist klar die beste. Welche?
puzzle-was-right = Richtig!
puzzle-was-best = Richtig! Hier sind { $n } Antworten gleich gut.
puzzle-was-not = Das ist nicht die beste Antwort.
puzzle-see-chances = Warum?
puzzle-chances-title = Deine Chance zu gewinnen, mit jeder Antwort
puzzle-chance = { $n } %
puzzle-between = zwischen { $low } und { $high } %
puzzle-mark-best = am besten
puzzle-mark-obvious = die naheliegende
puzzle-mark-mine = deine Antwort
puzzle-about = Darum geht es: { $themes }.
puzzle-play-on = Von hier weiterspielen
puzzle-play-on-about = An einem eigenen Tisch, mit Bots auf den anderen Plätzen.
puzzle-next = Nächstes Rätsel
puzzle-counted = Das war deine erste Antwort, sie zählt für deine Wertung: { $value } ± { $spread }.
puzzle-key-why = die Chancen zeigen
puzzle-key-next = nächstes Rätsel
