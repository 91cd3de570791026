### Was jemand in beendeten Partien getan hat: Zahlen, Lieblinge und Taten.

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
favourite-gold =
    { $used ->
        [one] einmal benutzt
       *[other] { $used }-mal benutzt
    }
fact-gold-deals = { $deals } von { $talks } Verhandlungen endeten mit einer Einigung
fact-gold-kills =
    { $kills ->
        [one] Beim Tod eines Drachen mitgekämpft
       *[other] Beim Tod von { $kills } Drachen mitgekämpft
    }
fact-gold-thefts =
    { $thefts ->
        [one] Einen Schatzstein gestohlen
       *[other] { $thefts } Schatzsteine gestohlen
    }

deed-full-table = Gegen fünf
deed-full-table-about = hat eine Partie zu sechst gewonnen
deed-all-in-one-turn = Alles in einer Runde
deed-all-in-one-turn-about = hat drei Punkte in einer einzigen Runde gemacht
deed-clean-sweep = Nichts für die anderen
deed-clean-sweep-about = hat mit drei Punkten Vorsprung auf alle gewonnen
deed-cool-head = Kühler Kopf
deed-cool-head-about = hat in einer Partie vier Gleichstände mit Silber gewonnen
deed-silence = Stille im Saal
deed-silence-about = hat zweimal eine schwarze Münze in die Faust genommen und gewonnen
deed-silver-tongue = Silberzunge
deed-silver-tongue-about = hat sich in einer Partie sechsmal geeinigt und keinen Schatz verkommen lassen
deed-lone-hunter = Einsame Jagd
deed-lone-hunter-about = hat in einer Partie drei Drachen ohne Hilfe getötet
deed-by-a-hoard = Um einen Hort voraus
deed-by-a-hoard-about = hat mit 20 Punkten Vorsprung oder mehr gewonnen
