### Ein Tipp: was der Erzmagier an deiner Stelle täte.

# $answer: wie die Möglichkeit heißt, oder was geboten wird.
hint-answer = Ich würde das wählen: { $answer }.
# $others: 0: Alle Antworten sind etwa gleich gut; $other: die Chance mit der nächstbesten.
hint-chance =
    { $others ->
        [0] Deine Gewinnchance ist dann etwa { $chance } %. Andere Antworten sind ungefähr so gut.
       *[other] Deine Gewinnchance ist dann etwa { $chance } %, mit der nächstbesten Antwort { $other } %.
    }
# Was auf dem Spiel steht: für dich, und für die Person, die es am meisten will.
hint-worth =
    { $unit ->
        [points] Worum es geht, ist dir etwa { $worth } Punkte wert, und den anderen bis zu { $others }.
       *[coins] Die Karte ist dir etwa { $worth } Münzen wert, und den anderen bis zu { $others }.
    }
refused-no-hints = Tipps gibt es nur an Tischen, die sie erlauben, und nur, wenn alle anderen Bots sind.
refused-no-hint-now = Du wirst gerade nichts gefragt, also gibt es nichts zu raten.
refused-hint-failed = Dein Ratgeber konnte gerade nicht nachdenken. Frag noch einmal, oder entscheide selbst.
refused-no-why = Dafür gibt es bei { $game } keine Erklärung.
