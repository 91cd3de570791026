### Die Seite im Browser: Wiederholungen, ein Gerät für alle, der Tisch in Worten.

## Wiederholungen

replay-title = Wiederholung: { $name }
replay-of = Wiederholung: { $game }
replay-none = Hier gibt es kein Spiel zu sehen
replay-hands = Wiederholung
replay-place = Stelle im Spiel
replay-step = Schritt { $n } von { $of }
replay-play = Abspielen
replay-pause = Anhalten
replay-next = einen Schritt weiter
replay-before = einen Schritt zurück
replay-mark-auction = Auktion
replay-mark-point = Punkt
replay-mark-kill = Drache erlegt
replay-mark-market = Markt
replay-next-auction = nächste Auktion
replay-before-auction = vorige Auktion
replay-next-point = nächster Punkt
replay-before-point = voriger Punkt
replay-next-kill = nächster erlegter Drache
replay-before-kill = voriger erlegter Drache
replay-next-market = nächster Markt
replay-before-market = voriger Markt
replay-speed = Tempo
replay-times = { $n } ×
replay-eyes = Gesehen von
replay-eyes-spectator = Zuschauer
replay-eyes-open = alle Sichtschirme offen
replay-link = Link zu diesem Moment kopieren
replay-play-on = Von hier aus weiterspielen
replay-link-copied = Der Link zu diesem Moment ist kopiert.
replay-key-play = abspielen oder anhalten
replay-key-first = an den Anfang
replay-key-last = ans Ende
replay-key-faster = schneller
replay-key-slower = langsamer
replay-key-eyes = andere Sicht

## Ein Gerät für alle

pass-title = Ein Gerät für alle
pass-lead = Reicht es am Tisch herum: Bieten und nachsehen geschieht einzeln hinter einem Vorhang, und was offen liegt, sehen alle zusammen.
pass-who = Wer spielt?
pass-name = Name { $n }
pass-add = Noch jemand
pass-remove = { $name } entfernen
pass-name-needed = Hier fehlt ein Name.
pass-same-names = Zwei heißen { $name }. Bitte gib ihnen verschiedene Namen.
pass-bots = Bots am Tisch
pass-no-bots = keine
pass-start = Spiel beginnen
pass-bar = Wer dran ist
pass-to = Gib das Gerät an { $name } weiter
pass-to-about = Was hinter dem Sichtschirm liegt, ist nur für { $name }. Die anderen schauen weg.
pass-open = Ich bin { $name }
pass-only = Nur { $name } schaut
pass-look = Sichtschirm von { $name }
pass-look-about = Ein kurzer Blick hinter den eigenen Sichtschirm. Die anderen schauen weg.
pass-rather-not = Abbrechen
pass-shut = Sichtschirm schließen
pass-hide = Verbergen
pass-who-speaks = Wer handelt?
pass-asked = { $n ->
    [one] { $names } ist dran.
   *[other] { $names } sind dran.
}
pass-all-look = Alle dürfen schauen.
pass-key-hide = verbergen, was hinter dem Sichtschirm liegt
pass-leave = Verlassen; das Spiel wartet

## Der Tisch in Worten

words-table = Der Tisch in Worten
words-show = Den Tisch in Worten zeigen
words-hide = Den Tisch in Worten verbergen
words-key = der Tisch in Worten
words-now = Wo wir sind
words-things = Auf dem Tisch
words-players = Mitspielende
words-mine = Was nur du siehst
words-asked = Deine Entscheidung
words-log = Was zuletzt passiert ist
words-you-name = Du ({ $name })
words-turn = Runde { $n }.
words-seat = { $name }: { $about }.
words-screen = hat hinter dem Sichtschirm { $goods }
words-my-screen = Hinter deinem Sichtschirm hast du { $goods }.
words-answered = { $names-who ->
    [you] Du hast geantwortet.
    [you-all] { $names-start } habt geantwortet.
    [one] { $names } hat geantwortet.
   *[many] { $names } haben geantwortet.
}
words-secret = Vielleicht entscheidet gerade jemand im Geheimen.
words-won = { $names-who ->
    [you] Du gewinnst.
    [you-all] { $names-start } gewinnt gemeinsam.
    [one] { $names } gewinnt.
   *[many] { $names } gewinnen gemeinsam.
}
words-place = Platz { $place }: { $names-nom }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.

words-fist-auction = Versteigert wird: { $card }. { $rule }
words-fist-stage = { $stage ->
    [silver] Jetzt wird mit Silber geboten, von { $names-dat }.
    [stones] Jetzt wird mit Steinen geboten, von { $names-dat }.
   *[common] Nur gewöhnliches Gold zählt jetzt, für { $names-acc }.
}
words-fist-open = { $name-who ->
    [you] Du hast { $n } geboten und hattest in der Faust { $goods }.
   *[one] { $name } hat { $n } geboten und hatte in der Faust { $goods }.
}
words-fist-playing = Gespielt wird: { $card }.
words-fist-drawn = Bisher gab es { $goods }.
words-fist-coming = Noch zu versteigern, in verdeckter Reihenfolge: { $cards }.
words-fist-order = Noch zu versteigern, in dieser Reihenfolge: { $cards }.
words-fist-secret = { $n ->
    [one] Eine Karte, die noch kommt, ist verdeckt.
   *[other] { $n } Karten, die noch kommen, sind verdeckt.
}
words-fist-used = Schon versteigert: { $cards }.
words-fist-bank = Die Bank hat { $goods }.
words-fist-deck = { $n ->
    [one] Eine Extra-Kreatur ist im Stapel.
   *[other] { $n } Extra-Kreaturen sind im Stapel.
}
words-fist-stones-hidden = Steine verborgen
words-fist-holds = hält { $cards }
words-fist-favor = hat die Gunst des Königs
words-fist-spent-hidden = ausgegebene Münzen verdeckt
words-fist-spent = hat { $goods } ausgegeben und bekommt es am Ende der Runde zurück
words-fist-not-asked = Danach willst du in dieser Runde nicht mehr gefragt werden: { $what }.
words-fist-always = Das setzt du in dieser Runde jedes Mal ein: { $what }.

words-gold-turn = { $name-who ->
    [you] Zug { $n }: Du bist dran.
   *[one] Zug { $n }: { $name } ist dran.
}
words-gold-dragon = Drache { $n }: Stärke { $strength }, angegriffen mit { $attack }. Er hütet { $treasure }{ $hidden ->
    [0] .
    [one] , und einen Schatzstein verborgen.
   *[other] , und { $hidden } Schatzsteine verborgen.
} { $some ->
    [0] { "" }
   *[other] Gegen ihn: { $attackers }.
}
words-gold-attackers = { $name-nom } mit { $adventurers }, { $n }
words-gold-goal =
    Wer die meisten Punkte hat, gewinnt. Silber zählt { $silver }, Gold { $gold }, die meisten Steine einer Farbe { $most }{ $gems ->
        [1] { "" }
       *[other] { "" } (ab { $gems } Steinen)
    }{ $sets ->
        [0] .
       *[other] ; jeder Satz aus allen fünf Farben { $sets }.
    }
words-gold-left = Drachen übrig: { $dragons }. Steine im Beutel: { $tokens }.
words-gold-strengths = Stärken: { $all }.
words-gold-strength = { $adventurer } { $n }
words-gold-up = bereit: { $adventurers }
words-gold-down = ruht: { $adventurers }
words-gold-has = { $tokens ->
    [one] 1 Stein
   *[other] { $tokens } Steine
} hinter dem Sichtschirm{ $objects ->
    [0] { "" }
    [one] , 1 magischer Gegenstand
   *[other] , { $objects } magische Gegenstände
}
words-gold-seen = nahm vor aller Augen { $treasure }
words-gold-my-objects = Deine magischen Gegenstände: { $objects }.
words-gold-fight = Drache { $n } ist tot. Er fiel gegen { $names-acc }.
words-gold-share = { $name-who ->
    [you] du bekommst { $treasure }
   *[one] { $name } bekommt { $treasure }
}
words-gold-divided = Anteil { $n } enthält { $treasure }{ $taken ->
    [0] .
   *[other] , für { $name-acc }.
}
words-gold-theft = { $thief-who ->
    [you] Dein Dieb kommt zu { $victim }.
   *[one] Der Dieb von { $thief } kommt zu { $victim-dat }.
}
words-gold-talks = { $names-who ->
    [you-all] { $names-start } teilt euch { $treasure }.
   *[many] { $names } teilen sich { $treasure }.
}
words-gold-proposal = { $name-who ->
    [you] Dein Vorschlag, Nummer { $n }: { $shares }.
   *[one] Vorschlag { $n }, von { $name }: { $shares }.
} { $count ->
    [0] Niemand stimmt zu.
   *[other] { $agree-who ->
        [you] Du stimmst zu.
        [you-all] { $agree-start } stimmt zu.
        [one] { $agree } stimmt zu.
       *[many] { $agree } stimmen zu.
    }
}
words-gold-worth = { $hoped ->
    [0] Für dich { $n } wert.
   *[other] Für dich { $n } wert, davon { $hoped } erhofft.
}
words-gold-market = Der Markt ist offen.
words-gold-offer = { $name-who ->
    [you] Dein Angebot, Nummer { $n }, an { $to ->
        [0] alle
       *[other] { $receiver }
    }: Du gibst { $give } und willst { $want }.
   *[one] Angebot { $n }, von { $name } an { $to ->
        [0] alle
       *[other] { $receiver-acc }
    }: gibt { $give }, will { $want }.
}
words-gold-done = { $names-who ->
    [you] Du bist fertig.
    [you-all] { $names-start } seid fertig.
    [one] { $names } ist fertig.
   *[many] { $names } sind fertig.
}

## In Worten antworten

answer-nothing = Gerade gibt es für dich nichts zu entscheiden.
answer-sealed = Deine Antwort ist versiegelt.
answer-back = Zurücknehmen
answer-total = Wert: { $n }
answer-of = { $goods }, von { $n }
answer-hand-left = linke Faust
answer-hand-right = rechte Faust
answer-close = Die Faust schließen
answer-close-both = Beide Fäuste schließen
answer-agree = Vorschlag { $n } zustimmen
answer-disagree = Deine Zustimmung zurückziehen
answer-hourglass = Die Zeit mit dem Stundenglas neu starten
answer-wait = Warten
answer-propose = Eine Teilung vorschlagen
answer-goes-to = { $token }, Nummer { $n } von { $of }, geht an
answer-into = { $token }, Nummer { $n } von { $of }, kommt in
answer-share = Anteil { $n }
answer-divide = So aufteilen
answer-trade = Angebot { $n } annehmen
answer-take-back = Dein Angebot zurücknehmen
answer-done = Nicht mehr handeln
answer-offer = Ein Angebot machen
answer-offer-to = An wen
answer-everybody = alle
answer-give-what = Was du gibst
answer-want-what = Was du willst

## Laut gesagt

say-your-turn = Du bist dran. { $prompt }
say-you-locked = Deine Antwort ist versiegelt.
say-locked = { $n ->
    [one] { $names } hat eine Antwort versiegelt
   *[other] { $names } haben ihre Antworten versiegelt
}, { $done } von { $of }.
say-unlocked = { $names-who ->
    [you] Du hast deine Antwort zurückgenommen.
    [you-all] { $names-start } habt eure Antworten zurückgenommen.
    [one] { $names } hat die Antwort zurückgenommen.
   *[many] { $names } haben ihre Antworten zurückgenommen.
}

## Die Regel zu dem, was auf dem Tisch liegt

help-now = Jetzt auf dem Tisch
moment-fist-gold = Alle nehmen verdeckt Münzen in die Faust, oder keine. Alle öffnen sie zugleich, und das höchste Gebot gewinnt die Karte. Jede gebotene Münze ist weg, auch wenn du verlierst; Feengold kommt am Ende der Runde zurück.
moment-fist-silver = Gleichstand: Silber entscheidet. Alle mit dem höchsten Gebot bieten noch einmal, mit Silber. Herrscht wieder Gleichstand, gewinnt niemand. Alles gebotene Silber ist weg.
moment-fist-common = Bei dieser Karte zählt nur gewöhnliches Gold.
moment-fist-stones = Auf diese Karte wird mit Steinen geboten. Alle gebotenen Steine gehen an die Bank.
moment-fist-power = Wer die Auktion gewonnen hat, nutzt die Eigenschaft der Karte.
moment-fist-secret = Vielleicht wird gerade jemand gefragt, ob eine behaltene Karte zum Einsatz kommt. Wer das ist und ob überhaupt jemand gefragt wird, sieht sonst niemand.
moment-gold-turn = Schick einen Abenteurer gegen einen Drachen. Sind alle bei einem Drachen zusammen mindestens so stark wie er, ist er tot, und sie teilen seinen Schatz. Hast du zu Hause niemanden mehr offen liegen, deckst du alle wieder auf.
moment-gold-talks = Alle, die gekämpft haben, müssen derselben Teilung zustimmen, sonst bekommt niemand etwas. Bis die Zeit um ist, kannst du so oft vorschlagen, umdenken und zustimmen, wie du willst.
moment-gold-divide = Wer im Kampf am schwächsten war, teilt den Schatz; die anderen wählen je einen Anteil, die Stärksten zuerst, und wer geteilt hat, bekommt den letzten.
moment-gold-market = Alle dürfen mit allen Schatzsteine tauschen, solange beide wollen. Der Markt endet, wenn die Zeit um ist oder alle fertig sind.
moment-gold-theft = Nach dem Teilen stiehlt ein Dieb blind einen Schatzstein von jemand anderem, der gekämpft hat. Hat auch der Zauberer derselben Person gekämpft, schaut sie nach und sucht aus.
moment-gold-hand = Die Unsichtbare Hand greift heimlich nach einem Drachen, während alle anderen je einen bewachen. Unbewacht nimmt sie zwei Schatzsteine.

## Ein Spiel, von dem diese Seite nichts kennt als seine Daten

generic-nothing = nichts
generic-field = { $field }: { $value }
generic-number = Deine Zahl
generic-answer = Antworten
generic-answer-with = Antwort: { $answer }
generic-asked = ist dran
generic-answered = hat geantwortet
generic-winner = gewinnt
generic-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}

# Puts away what is explained the first time.
note-seen = Verstanden

## Warum, und was ein Bot täte

why = Warum?
why-line = Warum? { $line }
why-rulings = So spielen wir es
why-card = Mehr zu dieser Karte: { $card }
hint = Tipp
hint-title = Ein Tipp
hint-thinking = Dein Ratgeber denkt nach …
hint-used =
    { $n ->
        [one] Das war dein erster Tipp. Beim Ergebnis steht es dabei.
       *[other] Das waren { $n } Tipps. Beim Ergebnis steht es dabei.
    }
hint-again = Noch einmal fragen
hints-in-result =
    { $n ->
        [one] { $name }: 1 Tipp
       *[other] { $name }: { $n } Tipps
    }
notes-off = Keine Hinweise mehr

## Aufträge.

orders-about = Die Seite antwortet für dich, wie du es hier sagst, in einem Augenblick, der nichts verrät. Niemand sonst sieht deine Aufträge, und du kannst sie jederzeit zurückziehen.
orders-none = Du hast keine Aufträge erteilt.
orders-change = Aufträge erteilen oder zurückziehen
orders-withdraw = Zurückziehen
orders-withdraw-this = Zurückziehen: { $order }
