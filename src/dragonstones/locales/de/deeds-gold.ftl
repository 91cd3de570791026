### Was jemand in Partien Drachengold getan hat.

favourite-gold =
    { $used ->
        [one] einmal benutzt
       *[other] { $used }-mal benutzt
    }
fact-gold-deals = { $deals } von { $talks } Verhandlungen endeten mit einer Einigung
fact-gold-kills =
    { $kills ->
        [one] Einen Drachen mit erlegt
       *[other] { $kills } Drachen mit erlegt
    }
fact-gold-thefts =
    { $thefts ->
        [one] Einen Schatzstein gestohlen
       *[other] { $thefts } Schatzsteine gestohlen
    }
deed-silver-tongue = Silberzunge
deed-silver-tongue-about = hat sich in einer Partie sechsmal geeinigt und keinen Schatz verkommen lassen
deed-lone-hunter = Einsame Jagd
deed-lone-hunter-about = hat in einer Partie drei Drachen ohne Hilfe erlegt
deed-by-a-hoard = Um einen Hort voraus
deed-by-a-hoard-about = hat mit 20 Punkten Vorsprung oder mehr gewonnen
