# Das Programm im Terminal.

terminal-title = { $game } · Runde { $turn }
terminal-keys = ? Karten · l Verlauf · h Hilfe · q Ende

# Je eine Taste; bei Münzen wird die erste angezeigt.
terminal-keys-fairy = f
terminal-keys-common = g c
terminal-keys-silver = s
terminal-keys-black = m b
terminal-keys-amulet = a
terminal-keys-fairy-silver = w
terminal-keys-magic-purple = v
terminal-keys-magic-blue = u
terminal-key-log = l
terminal-key-help = h
terminal-key-quit = q
terminal-key-previous = z
terminal-key-auction = n
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
terminal-head-spent = gezahlt
terminal-head-fist = letzte Faust
terminal-head-screen = hinter dem Schirm
terminal-you = du
terminal-closed = Faust zu
terminal-choosing = überlegt
terminal-called = Aufgerufen
terminal-to-come = Noch da ({ $n })
terminal-bank = Bank
terminal-standard = Basis
terminal-special = Extra
terminal-silver = Gleichstand: jetzt mit Silber
terminal-drawn = Gezogen:
terminal-wins = { $winners } gewinnt das Spiel
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
terminal-decline = lieber nicht
terminal-takes-it = gewinnt

# Fragen.
terminal-bid-gold = 3, oder 2f 1g; Enter: nichts
terminal-bid-silver = Enter: 0
terminal-bid-common = 2: nur gewöhnliches Gold; Enter: nichts
terminal-bid-stones = 1r 2g: Steine; Enter: nichts
terminal-bid-two-fists = links/rechts: 3/0, oder 2f 1g/1f
terminal-bid-nothing = Du hast nichts zu bieten: Enter
terminal-enter = (Enter)
terminal-unreadable-bid = „{ $typed }“ ist kein Gebot. So geht es: { $how }
terminal-unreadable-choice = Tippe die Nummer deiner Wahl.
terminal-go-on-enter = Enter: weiter
terminal-back = Enter: zurück zum Tisch
terminal-no-card = Keine Karte heißt „{ $name }…“.
terminal-pass-to = { $name } ist an der Reihe: bitte weitergeben.
terminal-pass-enter = { "" }Enter, wenn sonst niemand hinsieht
terminal-goal =
    Sammle Drachensteine und mache Punkte daraus: Hexenmeister, Magier und
    Zauberer nehmen deine Steine und geben dir Punkte. Drei Punkte gewinnen.

    Karte um Karte wird versteigert. Alle verbergen Münzen in der Faust und öffnen
    sie gleichzeitig; das höchste Gebot gewinnt die Karte und nutzt sie sofort.
    Alle Münzen in allen Fäusten sind ausgegeben. Feengold kommt nach der Runde
    zurück, gewöhnliches Gold und Silber nicht. Bei Gleichstand wird mit Silber
    gestochen; ist auch das gleich, bekommt niemand die Karte.

    Die Hexe kommt zuerst: Ihre schwarze Münze, später geboten, verdirbt die Karte.
terminal-help =
    3        drei Münzen: erst Feengold, dann gewöhnliches; im Stechen Silber
    2f 1g    zwei Feengold und ein gewöhnliches Gold
    2f m     mit der schwarzen Münze: die Karte ist verhext
    1f a     mit dem Amulett: die Münzen zählen doppelt
    0        nichts, ebenso Enter allein
    1, 2 ... Antworten auf andere Fragen; (Enter) steht, wo Enter allein gilt

    ?        die Karten dieser Runde mit ihren Texten
    ? dieb   irgendeine Karte; der Anfang des Namens genügt
    l        alles, was bisher geschah
    q        speichern und aufhören

    Steine   R◆ rot  G▲ gelb  B▼ blau
    Münzen   F● Feengold  G◉ gewöhnliches Gold  S■ Silber
             M✖ schwarze Münze  A✦ Amulett

# Gespeicherte Spiele.
terminal-saved = Das Spiel ist gespeichert in { $path }
terminal-go-on = Weiter geht es mit: { $command }
terminal-saved-replay = Noch einmal ansehen: dragonstones replay { $path }
terminal-no-file = In { $path } ist kein gespeichertes Spiel.
terminal-unreadable-file = { $path } lässt sich nicht lesen.
terminal-damaged-file = { $path } ist beschädigt oder kein gespeichertes Spiel.
terminal-no-people = { $path } ist das Protokoll eines Spiels ohne Menschen. Ansehen lässt es sich mit: dragonstones replay { $path }
terminal-cannot-save = { $path } lässt sich nicht schreiben.

# Namen.
terminal-guest = { $of ->
    [1] Gast
   *[other] Gast { $n }
}
terminal-bot-names = Hedwig Odo Wendel Ida Kunz Mechthild
terminal-too-many-people = { $people } Menschen passen nicht: es gibt { $seats } Plätze, und mindestens ein Mensch spielt mit.
terminal-no-seat = Den Platz „{ $seat }“ gibt es nicht. Die Plätze, ab 1: { $names }.

# Karten und Wiederholung.
terminal-card = Karte
terminal-kind = Art
terminal-text = Text
terminal-replay-title = Drachenfaust · Schritt { $step } von { $steps }
terminal-replay-keys = Enter weiter · z zurück · n nächste Auktion · 12 zu Schritt 12 · s andere Augen · q Ende
terminal-eyes-open = alle Schirme offen
terminal-eyes-spectator = als Zuschauer

## Simulation

terminal-simulate-progress = Spielen
terminal-simulate-games = Beendete Partien
terminal-simulate-rounds = Runden je Partie
terminal-simulate-decisions = Entscheidungen je Partie
terminal-simulate-speed = Entscheidungen je Sekunde
terminal-simulate-ties = Auktionen mit Gleichstand
terminal-simulate-still-tied = Auch im Silber gleich
terminal-simulate-no-bids = Auktionen ohne Gebot
terminal-simulate-cursed = Verhexte Auktionen
terminal-simulate-wins = Gewonnene Partien
terminal-simulate-seat = Platz { $seat }
terminal-simulate-points = Punkte nach Kreaturen

game-fist-2002 = Drachenfaust
game-fist-tavern = Drachenfaust: Tavern Edition
