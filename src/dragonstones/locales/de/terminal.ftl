# Das Programm im Terminal.

terminal-title = { $game } · Runde { $turn }
terminal-keys = ? Karten · l Verlauf · h Hilfe · q Ende

# Je eine Taste; bei Münzen wird die erste angezeigt.
terminal-keys-fairy = f
terminal-keys-common = c
terminal-keys-silver = s
terminal-keys-black = z
terminal-keys-amulet = a
terminal-keys-fairy-silver = e
terminal-keys-magic-purple = v
terminal-keys-magic-blue = u
terminal-key-log = l
terminal-key-help = h
terminal-key-quit = q
terminal-key-previous = z
terminal-key-landmark = n
terminal-key-seat = s

terminal-letter-red = R
terminal-letter-yellow = G
terminal-letter-blue = B
terminal-letter-white = W

terminal-coin-fairy = Feengold
terminal-coin-common = gewöhnliches Gold
terminal-coin-silver = Silber
terminal-coin-black = schwarze Münze
terminal-coin-amulet = Amulett
terminal-coin-fairy-silver = Feensilber
terminal-coin-magic-purple = violette Münze
terminal-coin-magic-blue = blaue Münze

# Der Tisch.
terminal-head-points = Punkte
terminal-head-stones = Steine
terminal-head-spent = ausgegeben
terminal-head-fist = letzte Faust
terminal-head-screen = hinter dem Sichtschirm
terminal-you = du
terminal-closed = Faust zu
terminal-choosing = überlegt
terminal-called = Versteigert
terminal-to-come = Es kommen ({ $n })
terminal-bank = Bank
terminal-standard = Basis
terminal-special = Extra
terminal-home-made = Eigenbau
terminal-silver = Gleichstand: Silber entscheidet
terminal-drawn = Gezogen:
terminal-won =
    { $winners-who ->
        [you] Du gewinnst das Spiel
        [you-all] { $winners-start } teilt euch den Sieg
        [one] { $winners } gewinnt das Spiel
       *[many] { $winners } teilen sich den Sieg
    }
terminal-turns = { $n ->
    [one] nach einer Runde
   *[other] nach { $n } Runden
}
terminal-reveal-gold = die Fäuste öffnen sich
terminal-reveal-silver = die Fäuste öffnen sich, mit Silber
terminal-reveal-common = die Fäuste öffnen sich, mit gewöhnlichem Gold
terminal-reveal-stones = die Fäuste öffnen sich, mit Steinen
terminal-empty = leer
terminal-hidden = verborgen
terminal-favor = Gunst des Königs
terminal-decline = nein, danke
terminal-takes-it = gewinnt

# Fragen.
terminal-bid-gold = 3, oder 2f 1c; Enter: nichts
terminal-bid-silver = Enter: 0
terminal-bid-common = 2: nur gewöhnliches Gold; Enter: nichts
terminal-bid-stones = 1r 2g: Steine; Enter: nichts
terminal-bid-two-fists = links/rechts: 3/0, oder 2f 1c/1f
terminal-bid-nothing = Du hast nichts zu bieten: Enter
terminal-enter = (Enter)
terminal-unreadable-bid = „{ $typed }“ ist kein Gebot. So geht es: { $how }
terminal-unreadable-choice = Tippe, was vor deiner Wahl steht.
terminal-timer-again = Das Spiel wurde mittendrin gespeichert: Die Sanduhr läuft von vorn.
terminal-more = Enter: mehr
terminal-voices = Wer nicht { $me } ist, beginnt mit dem eigenen Namen, etwa: { $other } …
terminal-go-on-enter = Enter: weiter
terminal-back = Enter: zurück zum Tisch
terminal-no-card = Kein Kartenname beginnt mit „{ $name }“.
terminal-pass-to = Gib die Tastatur an { $name } weiter.
terminal-pass-enter = { "" }Enter, wenn sonst niemand hinsieht
terminal-fist-wins = Ziel: { $n } Punkte
terminal-fist-goal =
    Sammle Drachensteine und mache Punkte daraus: Hexenmeister, Magier und
    Zauberer nehmen deine Steine und geben dir Punkte. Wer zuerst { $n } Punkte
    hat, gewinnt.
terminal-no-variant-file = Die Variante { $path } lässt sich nicht lesen: { $reason }.
terminal-bad-variant-file = In { $path } ist keine Variante: Das ist kein JSON.
terminal-no-variant = Eine Variante { $variant } gibt es nicht. Eine Variante ist eine Datei oder eine von diesen: { $names }.
terminal-other-game = Diese Variante ist für { $other }, nicht für { $game }.
terminal-house-rules = Nicht nach der Regel: { $rules }.

    Karte um Karte wird versteigert. Alle nehmen verdeckt Münzen in die Faust, und
    alle Fäuste öffnen sich gleichzeitig; wer am meisten bietet, gewinnt die Karte
    und nutzt sie sofort. Alle Münzen in allen Fäusten sind weg. Feengold kommt nach
    der Runde zurück, gewöhnliches Gold und Silber nicht. Bei Gleichstand entscheidet
    Silber; herrscht wieder Gleichstand, bekommt niemand die Karte.

    Die Hexe kommt zuerst: Ihre schwarze Münze, später geboten, verhext eine Karte.
terminal-fist-help =
    3        drei Münzen: erst Feengold, dann gewöhnliches; im Stechen Silber
    2f 1c    zwei Feengold und ein gewöhnliches Gold
    2f z     mit der schwarzen Münze: die Karte ist verhext
    1f a     mit dem Amulett: die Münzen zählen doppelt
    0        nichts; Enter allein bedeutet dasselbe
    1, 2 ... Antworten auf andere Fragen; (Enter) steht, wo Enter allein gilt

    ?        Münzen, die alle mitzählen, was Steine bringen, die Karten der Runde
    ? dieb   irgendeine Karte; der Anfang des Namens genügt
    l        alles, was bisher geschah
    q        speichern und aufhören

    Steine   R◆ rot  G▲ gelb  B▼ blau
    Münzen   F● Feengold  C◉ gewöhnliches Gold  S■ Silber
             Z✖ schwarze Münze  A✦ Amulett

# Gespeicherte Spiele.
terminal-saved = Das Spiel ist gespeichert in { $path }
terminal-go-on = Weiter geht es mit: { $command }
terminal-saved-replay = Wiederholung ansehen mit: { $command }
terminal-no-file = In { $path } ist kein gespeichertes Spiel.
terminal-unreadable-file = { $path } lässt sich nicht lesen.
terminal-damaged-file = { $path } ist beschädigt oder kein gespeichertes Spiel.
terminal-in-file = { $path }: { $reason }
terminal-no-people = { $path } ist das Journal eines Spiels ohne Menschen. Ansehen lässt es sich mit: { $command }
terminal-cannot-save = { $path } lässt sich nicht schreiben.

# Namen.
terminal-guest = { $of ->
    [1] Gast
   *[other] Gast { $n }
}
terminal-same-names = Alle brauchen verschiedene Namen.
terminal-too-many-people = { $people } Menschen passen nicht an den Tisch: Es gibt { $seats } Plätze, und mindestens ein Mensch spielt mit.
terminal-no-option = „{ $typed }“ ist keine Einstellung: Schreibe name=wert. Dieses Spiel hat: { $options }.
terminal-no-card-file = Die Karte { $path } lässt sich nicht lesen: { $reason }.
terminal-bad-card-file = { $path } ist keine Karte: In so einer Datei steht ein JSON-Objekt.
terminal-no-seat = Den Platz „{ $seat }“ gibt es nicht. Die Plätze, ab 1: { $names }.

# Karten und Wiederholung.
terminal-card = Karte
terminal-kind = Art
terminal-text = Text
terminal-replay-title = { $game } · Schritt { $step } von { $steps }
terminal-replay-keys = Enter weiter · z zurück · n { $landmark } · 12 zu Schritt 12 · s andere Sicht · q Ende
terminal-fist-landmark = nächste Auktion
terminal-eyes-open = alle Sichtschirme offen
terminal-eyes-spectator = als Zuschauer


## Drachengold

# Was man tippt; die erste Taste wird angezeigt.
terminal-gold-keys-silver = s si silber
terminal-gold-keys-gold = g gold
terminal-gold-keys-red = r rot rote
terminal-gold-keys-sapphire = p sa saphir saphire blau
terminal-gold-keys-emerald = m sm smaragd smaragde grün
terminal-gold-keys-amethyst = a am amethyst amethyste lila
terminal-gold-keys-amber = b be bernstein bernsteine gelb
terminal-gold-keys-diamond = d di diamant diamanten weiß
terminal-gold-keys-black-diamond = x schwarz
terminal-gold-keys-wizard = z zauberer
terminal-gold-keys-thief = d dieb
terminal-gold-keys-knight-3 = 3 r3 ritter3
terminal-gold-keys-knight-4 = 4 r4 ritter4
terminal-gold-keys-sword = s + schwert
terminal-gold-keys-use = g gegenstand
terminal-gold-keys-propose = v vorschlag p
terminal-gold-keys-accept = a annehmen
terminal-gold-keys-back = z zurück
terminal-gold-keys-hourglass = u stundenglas sanduhr
terminal-gold-keys-wait = w warten
terminal-gold-keys-offer = b biete o
terminal-gold-keys-done = fertig f
terminal-gold-keys-me = ich mir me
terminal-gold-keys-any = alle allen jedem any
terminal-gold-keys-rest = rest *
terminal-gold-keys-even = gleich even
terminal-gold-keys-for = für gegen fuer for > =

# Der Tisch.
terminal-gold-keys = ? Regeln · l Verlauf · h Hilfe · q Ende
terminal-gold-head-name = { "" }
terminal-gold-head-state = { "" }
terminal-gold-head-adventurers = Abenteurer
terminal-gold-head-tokens = Steine
terminal-gold-head-objects = Magie
terminal-gold-head-seen = sichtbar genommen
terminal-gold-head-screen = hinter dem Sichtschirm
terminal-gold-head-points = Punkte
terminal-gold-head-offer = Angebot
terminal-gold-head-gives = gibt
terminal-gold-head-wants = will
terminal-gold-hidden = +{ $n } verborgen
terminal-gold-bag = im Beutel
terminal-gold-left = Drachen übrig
terminal-gold-most = die meisten einer Farbe
terminal-gold-deck = Magie
terminal-gold-lost = verloren
terminal-gold-objects = Magische Gegenstände
terminal-gold-points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
terminal-gold-dead = Drache { $spot } ist tot
terminal-gold-shares = Die Anteile
terminal-gold-no-agreement = Keine Einigung
terminal-gold-settled = Vereinbart, noch nicht genommen
terminal-gold-to-share =
    { $n ->
        [one] Drache { $spot } ist tot: 1 Stein zu teilen
       *[other] Drache { $spot } ist tot: { $n } Steine zu teilen
    }
terminal-gold-to-divide = In { $n } Anteile zu teilen
terminal-gold-to-choose = Wähle deinen Anteil
terminal-gold-no-proposals = Noch hat niemand etwas vorgeschlagen.
terminal-gold-steps = Schritte übrig: { $steps }
terminal-gold-market = Der Markt
terminal-gold-no-offers = Noch bietet niemand etwas an.
terminal-gold-are-done = Fertig: { $names }
# Was ein Anteil für mich bedeutet.
terminal-gold-sure = sicher die meisten
terminal-gold-ahead = vorn
terminal-gold-level = Gleichstand
terminal-gold-behind = nicht vorn
terminal-gold-more-sets = Satz +{ $n }
terminal-gold-curses = verflucht!

# Fragen.
terminal-gold-how-propose = Ein Vorschlag sagt, wer was bekommt: v ich 2g r, odo 3s, rest hedwig. Oder: v gleich.
terminal-gold-how-change = Um einen Vorschlag zu ändern, nenne ihn, und wer wem was gibt: v 2 odo>ich g. Auf dem Tisch: { $numbers }.
terminal-gold-how-divide = { $n } Anteile mit Schrägstrichen dazwischen, etwa 2g r / s s / rest; oder: gleich
terminal-gold-title = { $game } · Zug { $turn } · Ziel: die meisten Punkte
terminal-gold-turns = { $n ->
    [one] nach einem Zug
   *[other] nach { $n } Zügen
}
terminal-gold-which-dragon = Gegen welchen Drachen? Gegen den zweiten zum Beispiel: { $typed } 2
terminal-gold-how-offer = Ein Angebot sagt, für wen es ist, was du gibst und wofür: b odo 2g für d. An alle: b alle s für r. Ein Geschenk: b odo s für 0.
terminal-gold-do-place = gegen Drache { $n }
terminal-gold-do-sword = mit { object-dragonbane-sword.dat }
terminal-gold-do-propose = vorschlagen
terminal-gold-do-even = etwa gleich
terminal-gold-do-accept = annehmen
terminal-gold-do-back = zurücknehmen
terminal-gold-do-wait = abwarten
terminal-gold-do-divide = teilen
terminal-gold-almost = Alle anderen nehmen Vorschlag { $n } an: Mit { $key } gilt er.
terminal-gold-do-offer = anbieten
terminal-gold-do-done = nicht mehr handeln
terminal-gold-no-token = „{ $word }“ ist kein Schatzstein. Es gibt: { $letters }.
terminal-gold-no-player = Hier heißt niemand „{ $word }“. Es spielen: { $names }.
terminal-gold-which-player = Mit „{ $word }“ können mehrere gemeint sein: { $names }.
terminal-gold-has-not = { $name } bekommt in diesem Vorschlag nicht { $treasure }.
terminal-gold-left-over = Niemand bekommt bisher { $treasure }. Ergänze zum Beispiel: { $how }
terminal-gold-no-dragon = Einen Drachen { $n } kann man nicht angreifen. Es gibt: { $numbers }.
terminal-gold-not-ready = { $who }: nicht bereit. Bereit: { $ready }.
terminal-gold-no-sword = Nur ein Ritter kann das { object-dragonbane-sword } tragen, und du musst es haben.
terminal-gold-nothing-to-use = Du hast keinen magischen Gegenstand, den du jetzt benutzen kannst.
terminal-gold-unreadable = „{ $typed }“ geht hier nicht. Die Zeile darüber zeigt, was geht; h erklärt es.
terminal-gold-which-number = Welchen? Tippe die Nummer: { $key } 2
terminal-gold-use = Welchen magischen Gegenstand benutzt du? Tippe seine Nummer.

# Die Regeln.
terminal-gold-no-objects = Du hast keine.
terminal-gold-scoring = Was am Ende zählt
terminal-gold-adventurers = Abenteurer
terminal-gold-majority-basic = { $n } Punkte für die meisten jeder Farbe; bei Gleichstand bekommen alle sie ganz
terminal-gold-majority-advanced = { $n } Punkte für die meisten jeder Farbe; bei Gleichstand bekommen zwei je { $half }, mehr nichts
terminal-gold-curse = wer ihn hat, bekommt keine Punkte für Sätze und für die meisten einer Farbe; wo diese Person allein die meisten hat, bekommt niemand Punkte für die Farbe
terminal-gold-head-dragon = Stärke des Drachen
terminal-gold-head-known = Offene Steine
terminal-gold-head-hidden = Verborgene Steine
terminal-gold-head-adventurer = Abenteurer
terminal-gold-head-strength = Stärke
terminal-gold-head-text = Text
terminal-gold-head-token = Schatzstein
terminal-gold-head-number = Anzahl
terminal-gold-head-object = Magischer Gegenstand
terminal-gold-landmark = nächster Drachentod

terminal-gold-goal =
    Schicke deine Abenteurer gegen Drachen und hole ihre Schätze.

    In deinem Zug geht ein Abenteurer zu einem der vier Drachen. Sobald alle dort
    zusammen so stark sind wie der Drache, ist er tot, und was er verborgen hat,
    kommt ans Licht. Wer ihn allein erlegt hat, nimmt alles. Waren es mehrere,
    müssen sie sich einigen, wer welchen Stein bekommt, bevor der Sand abgelaufen
    ist. Einigen sie sich nicht, ist alles verloren.

    Silber zählt 1 Punkt, Gold 3. Für jede Art Edelsteine bekommt nur Punkte, wer
    die meisten davon hat. Was hinter einem Sichtschirm liegt, ist geheim. Das Spiel
    endet, wenn der letzte Drache tot ist.
terminal-gold-help =
    Dein Zug
      d2            der Dieb gegen Drache 2; z der Zauberer
      4 1           der Ritter der Stärke 4 gegen Drache 1; 3 der andere
      3s 2          ebenso, mit dem Schwert
      g             deine magischen Gegenstände, und was sie jetzt könnten

    Teilen
      v ich 2g r, odo 3s, rest ida    vorschlagen: Anfänge von Namen genügen
      v gleich                        etwa gleich
      v 2 odo>ich g                   wie Vorschlag 2, doch Odo gibt dir ein Gold
      a 2    Vorschlag 2 annehmen     z   das zurücknehmen
      u      das Stundenglas          Enter   abwarten, wenn keine Zeit läuft
      2g r / s s / rest               teilen und wählen: die Anteile

    Der Markt
      b odo 2g für d   biete Odo zwei Gold für einen Diamanten; b alle: allen
      a 2    Angebot 2 annehmen    z   deines zurücknehmen    fertig

    Mehrere Menschen: ben a 2 gilt für Ben, egal wer an der Tastatur sitzt.

    S■ Silber 1   G● Gold 3   R✱ rot 1   X◆ Schwarzer Diamant
    P▼ Saphir   M▣ Smaragd   A▲ Amethyst   B★ Bernstein   D◇ Diamant
    Z bereit   (Z) verdeckt   Z▸2 bei Drache 2   ✓ einverstanden   · noch nicht

    ?        deine magischen Gegenstände, die Wertung, die Abenteurer
    ? ring   irgendein magischer Gegenstand, Abenteurer oder Stein
    l        alles, was bisher geschah
    q        speichern und aufhören

## Ein Spiel ohne eigenen Bildschirm

terminal-plain-number = { $low } bis { $high }
terminal-plain-data = die Nummer vor einer Möglichkeit, oder Daten als JSON
terminal-plain-no-cards = Dieses Spiel hat keine Texte zu seinen Karten.
terminal-plain-landmark = nächster Abschnitt
terminal-plain-help =
    Tippe, was vor deiner Wahl steht. Wird nach einer Zahl gefragt, tippe die Zahl selbst.

    ?        was in der Schachtel ist
    ? moos   etwas daraus; der Anfang des Namens genügt
    l        alles, was bisher geschah
    q        speichern und aufhören
