### Was jemand in Partien Drachenfaust getan hat.

favourite-fist =
    { $won ->
        [one] einmal gewonnen
       *[other] { $won }-mal gewonnen
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
fact-fist-cards =
    { $cards ->
        [one] Eine Karte gewonnen
       *[other] { $cards } Karten gewonnen
    }
fact-fist-ties =
    { $ties ->
        [one] Eine davon mit Silber, nach einem Gleichstand
       *[other] { $ties } davon mit Silber, nach einem Gleichstand
    }
fact-fist-coins-a-point = { NUMBER($coins-a-point, maximumFractionDigits: 1) } Münzen in den Fäusten für jeden Punkt, bei { $scored ->
        [one] einem Punkt
       *[other] { $scored } Punkten
    }
deed-all-in-one-turn = Alles in einer Runde
deed-all-in-one-turn-about = hat drei Punkte in einer einzigen Runde gemacht
deed-clean-sweep = Nichts für die anderen
deed-clean-sweep-about = hat mit drei Punkten Vorsprung auf alle gewonnen
deed-cool-head = Kühler Kopf
deed-cool-head-about = hat in einer Partie vier Gleichstände mit Silber gewonnen
deed-silence = Stille im Saal
deed-silence-about = hat zweimal eine schwarze Münze in die Faust genommen und gewonnen
