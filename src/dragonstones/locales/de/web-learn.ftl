## The path of lessons.

learn-title = Spielend lernen
learn-lead = Jede Lektion ist ein richtiger Tisch und dauert ein, zwei Minuten. Der Wirt sagt dir, was zu tun ist, und schiefgehen kann nichts.
learn-first = Fang hier an
learn-go-on = Hier warst du
learn-begin = Lektion beginnen
learn-resume = Weitermachen
learn-of =
    { $game }, { $minutes ->
        [one] etwa eine Minute
       *[other] etwa { $minutes } Minuten
    }
learn-minutes =
    { $minutes ->
        [one] etwa eine Minute
       *[other] etwa { $minutes } Minuten
    }
learn-done = geschafft
learn-progress =
    { $done ->
        [0] { $of } Lektionen
       *[other] { $done } von { $of } Lektionen geschafft
    }
learn-all = Alle Lektionen

## A lesson.

lesson-of = Lektion, { $game }
lesson-steps = Schritte der Lektion
lesson-done = (geschafft)
lesson-keeper = Der Wirt
lesson-why = Warum?
lesson-in-rules = In den Regeln
lesson-show = Zeig es mir
lesson-skip = Schritt überspringen
lesson-next = Weiter
lesson-good = Genau so.
lesson-watch = Schau, was passiert.
lesson-others = Die anderen denken nach.
lesson-over = Das war die Lektion.
lesson-next-one = Nächste Lektion
lesson-again = Noch einmal
lesson-play = Ein Spiel spielen
lesson-leave = Lektion verlassen
lesson-none = Diese Lektion gibt es nicht
learn-key-leave = die Lektion verlassen
learn-key-why = warum? Die Regel dahinter
learn-key-next = weiter
