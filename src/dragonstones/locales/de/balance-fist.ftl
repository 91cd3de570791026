### Was `dragonstones balance` über die Kreaturen von Drachenfaust sagt.

# $few: die Zahl der Fälle, unter der eine Wirkung nicht verglichen wird.
balance-characters = Kreaturen
balance-characters-note = Wirkung: wie sehr die Karte die Chance ändert, die Partie zu gewinnen, in Prozentpunkten. Durch Versuch bestimmt: Wo jemand um genau eine Münze überboten wurde, wird die Partie von dort aus noch einmal gespielt, mit vertauschten Fäusten der beiden. Die Wirkung ist die Chance jeder der beiden Seiten mit der Karte, minus ihre Chance, wenn die andere sie hat; was geboten wurde, ist so oder so ausgegeben. Roh: um wie viel öfter, als gleich verteilt wäre, die Partie gewinnt, wer die Karte gewonnen hat; gute Stellungen gewinnen mehr Karten, und auch das steckt darin. Preis: die Münzen in den siegreichen Fäusten, oder die Steine; alle Gebote: die von allen, denn jede Faust wird bezahlt. 95-%-Intervalle, die ganze Partien zählen: Eines von zwanzig verfehlt die Wahrheit. Wirkungen aus weniger als { $few } Fällen stehen in Klammern am Ende. Alles gilt für diese Bots: Was sie nicht gut nutzen können, sieht schlechter aus, als es ist.
balance-character = Kreatur
balance-shown = Gezeigt
balance-appeared = Erschienen
balance-won = Gewonnen
balance-price = Preis
balance-spent = Alle Gebote
balance-stones = Steine
balance-outcome-won = gewonnen
balance-outcome-tied = Gleichstand bis zuletzt
balance-outcome-no-bids = ohne Gebot
balance-outcome-cursed = verhext
balance-plot-effect = Wirkung auf die Siegchance
balance-plot-effect-axis = Prozentpunkte (großer Punkt: oft gewonnen)
balance-plot-price = Preis
balance-plot-price-axis = in den siegreichen Fäusten
balance-plot-price-spent = alle Gebote
balance-plot-fate = Ende ihrer Auktionen
balance-plot-fate-axis = % dieser Zahl von Auktionen
