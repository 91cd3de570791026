### Was `dragonstones balance` über die magischen Gegenstände und Drachen von Drachengold sagt.

# $few: die Zahl der Fälle, unter der eine Wirkung nicht verglichen wird.
balance-objects = Magische Gegenstände
balance-objects-note = Welcher Gegenstand gezogen wird, ist Zufall. Wirkung: um wie viele Prozentpunkte öfter die Partie gewinnt, wer ihn zieht, verglichen mit allen, die einen ziehen. Roh: um wie viel öfter, als gleich verteilt wäre. 95-%-Intervalle, die ganze Partien zählen: Eines von zwanzig verfehlt die Wahrheit. Wirkungen aus weniger als { $few } Fällen stehen in Klammern am Ende.
balance-dragons = Drachen
balance-dragons-note = Ein Drache hat seine Stärke, seine offenen und seine verborgenen Schatzsteine. Roh: um wie viele Prozentpunkte öfter, als gleich verteilt wäre, die Partie gewinnt, wer ihn erlegt hat; wer gut steht, erlegt mehr Drachen, und auch das steckt darin. Schatz: sein einfacher Wert, ein Edelstein als die Punkte für die meisten seiner Farbe geteilt durch die Schatzsteine dieser Farbe in der Schachtel. 95-%-Intervalle, die ganze Partien zählen.
balance-object = Gegenstand
balance-dragon = Drache
balance-drawn = Gezogen
balance-used = Benutzt
balance-killed = Erlegt
balance-fighters = Kämpfer
balance-value = Schatz
balance-dragon-name = Drache { $strength } ({ $known } + { $hidden })
balance-plot-objects = Wirkung auf die Siegchance
balance-plot-objects-axis = Prozentpunkte (großer Punkt: oft benutzt)
balance-plot-dragons = Chance derer, die ihn erlegen (roh)
balance-plot-dragons-axis = Prozentpunkte
balance-plot-value = Schatz
balance-plot-value-axis = einfacher Wert
