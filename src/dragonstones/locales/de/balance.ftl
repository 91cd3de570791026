### `dragonstones balance`: wie gut die Karten sind.

balance-title = Balance der Karten: { $game }
balance-played =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } zu { $players } ({ $bots }), Startwert { $seed }{ $options ->
        [none] .
       *[other] ; { $options }.
    }
balance-progress = Spielen
balance-written = Der Bericht: { $path }
balance-plus = +{ $n }

## Die Tabellen. $few: die Zahl der Fälle, unter der eine Wirkung nicht verglichen wird.

balance-characters = Kreaturen
balance-characters-note = Wirkung: wie sehr die Karte die Chance ändert, die Partie zu gewinnen, in Prozentpunkten. Durch Versuch bestimmt: Wo jemand um genau eine Münze überboten wurde, wird die Partie von dort aus noch einmal gespielt, mit vertauschten Fäusten der beiden. Die Wirkung ist die Chance jeder der beiden Seiten mit der Karte, minus ihre Chance, wenn die andere sie hat; was geboten wurde, ist so oder so ausgegeben. Roh: um wie viel öfter, als gleich verteilt wäre, die Partie gewinnt, wer die Karte gewonnen hat; gute Stellungen gewinnen mehr Karten, und auch das steckt darin. Preis: die Münzen in den siegreichen Fäusten, oder die Steine; alle Gebote: die von allen, denn jede Faust wird bezahlt. 95-%-Intervalle, die ganze Partien zählen: Eines von zwanzig verfehlt die Wahrheit. Wirkungen aus weniger als { $few } Fällen stehen in Klammern am Ende. Alles gilt für diese Bots: Was sie nicht gut nutzen können, sieht schlechter aus, als es ist.
balance-objects = Magische Gegenstände
balance-objects-note = Welcher Gegenstand gezogen wird, ist Zufall. Wirkung: um wie viele Prozentpunkte öfter die Partie gewinnt, wer ihn zieht, verglichen mit allen, die einen ziehen. Roh: um wie viel öfter, als gleich verteilt wäre. 95-%-Intervalle, die ganze Partien zählen: Eines von zwanzig verfehlt die Wahrheit. Wirkungen aus weniger als { $few } Fällen stehen in Klammern am Ende.
balance-dragons = Drachen
balance-dragons-note = Ein Drache hat seine Stärke, seine offenen und seine verborgenen Schatzsteine. Roh: um wie viele Prozentpunkte öfter, als gleich verteilt wäre, die Partie gewinnt, wer ihn erlegt hat; wer gut steht, erlegt mehr Drachen, und auch das steckt darin. Schatz: sein einfacher Wert, ein Edelstein als die Punkte für die meisten seiner Farbe geteilt durch die Schatzsteine dieser Farbe in der Schachtel. 95-%-Intervalle, die ganze Partien zählen.
balance-character = Kreatur
balance-object = Gegenstand
balance-dragon = Drache
balance-shown = Gezeigt
balance-drawn = Gezogen
balance-appeared = Erschienen
balance-won = Gewonnen
balance-used = Benutzt
balance-killed = Erlegt
balance-price = Preis
balance-spent = Alle Gebote
balance-fighters = Kämpfer
balance-value = Schatz
balance-raw = Roh
balance-effect = Wirkung
balance-interval = 95-%-Intervall
balance-cases = Fälle
balance-stones = Steine
balance-outcome-won = gewonnen
balance-outcome-tied = Gleichstand bis zuletzt
balance-outcome-no-bids = ohne Gebot
balance-outcome-cursed = verhext
balance-dragon-name = Drache { $strength } ({ $known } + { $hidden })

## Die Bilder

balance-plot-effect = Wirkung auf die Siegchance
balance-plot-effect-axis = Prozentpunkte (großer Punkt: oft gewonnen)
balance-plot-price = Preis
balance-plot-price-axis = in den siegreichen Fäusten
balance-plot-price-spent = alle Gebote
balance-plot-fate = Ende ihrer Auktionen
balance-plot-fate-axis = % dieser Zahl von Auktionen
balance-plot-objects = Wirkung auf die Siegchance
balance-plot-objects-axis = Prozentpunkte (großer Punkt: oft benutzt)
balance-plot-dragons = Chance derer, die ihn erlegen (roh)
balance-plot-dragons-axis = Prozentpunkte
balance-plot-value = Schatz
balance-plot-value-axis = einfacher Wert
balance-up = hilft
balance-down = schadet
balance-unclear = beides möglich
balance-few = zu wenige Fälle
balance-numbers = Alle Zahlen stehen in { $file }.

## Was nicht geht

refused-no-cards = Zu den Karten von { $game } gibt es keine Zahlen. Es gibt sie für: { $games }.
