# Das Programm im Terminal.

terminal-title = Drachenfaust · Runde { $turn }
terminal-keys = ? Karten · l Verlauf · h Hilfe · q Ende

# Je eine Taste; bei Münzen wird die erste angezeigt.
terminal-keys-fairy = f
terminal-keys-common = g c
terminal-keys-silver = s
terminal-keys-black = m b
terminal-keys-amulet = a
terminal-key-log = l
terminal-key-help = h
terminal-key-quit = q
terminal-key-previous = z
terminal-key-auction = n
terminal-key-seat = s

terminal-letter-red = R
terminal-letter-yellow = G
terminal-letter-blue = B

terminal-coin-fairy = Feengold
terminal-coin-common = gewöhnliches Gold
terminal-coin-silver = Silber
terminal-coin-black = schwarze Münze
terminal-coin-amulet = Amulett

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
terminal-empty = leer
terminal-takes-it = gewinnt

# Fragen.
terminal-bid-gold = 3, oder 2f 1g; Enter: nichts
terminal-bid-silver = Enter: 0
terminal-bid-nothing = Du hast nichts zu bieten: Enter
terminal-enter = (Enter)
terminal-unreadable-bid = „{ $typed }“ ist kein Gebot. So geht es: 3, 2f 1g, 2f m, oder Enter für nichts.
terminal-unreadable-choice = Tippe die Nummer deiner Wahl.
terminal-go-on-enter = Enter: weiter
terminal-back = Enter: zurück zum Tisch
terminal-no-card = Keine Karte heißt „{ $name }…“.
terminal-pass-to = { $name } ist an der Reihe: bitte weitergeben.
terminal-pass-enter = { "" }Enter, wenn sonst niemand hinsieht
terminal-help =
    Alle Fäuste öffnen sich zugleich. Das höchste Gebot gewinnt die Karte, und
    alle Münzen aller Fäuste sind ausgegeben; Feengold kommt am Ende der Runde
    zurück. Drei Punkte gewinnen das Spiel.

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
