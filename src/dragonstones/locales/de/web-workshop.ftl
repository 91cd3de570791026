## The workshop, in which cards are made.

workshop-card = Die Karte
workshop-face = Sprache der Karte
workshop-does = Was sie tut
workshop-does-about = Liest sich von oben nach unten und wird zum Text. Wer diese Karte gewinnt, tut dies:
workshop-what-happens = Was passiert?
workshop-starts = Oder beginne mit dem, was eine gedruckte Karte tut, und ändere es:
workshop-what-then = Was passiert dann?
workshop-empty = Hier fehlt noch etwas
workshop-says-nothing = Diese Karte tut noch nichts.
workshop-nameless = Namenlos
workshop-home-made = selbst gemacht
workshop-name-en = Name auf Englisch
workshop-name-de = Name auf Deutsch
workshop-gender = Geschlecht
gender-m = der
gender-f = die
gender-n = das
workshop-accusative = Mit „den“
workshop-accusative-help = Meist bleibt der Name gleich: „den Zauberer“. Manchmal nicht: „den Boten“.
workshop-shape = Tafel
workshop-shape-note = Schilde und Scheiben gehören den gedruckten Karten: Niemand hält deine für eine davon.
shape-sign = Wirtshausschild
shape-banner = Banner
shape-quatrefoil = Vierpass
workshop-charge = Zeichen
workshop-ground = Farbe der Tafel
workshop-colour = Farbe der Schnitte
tincture-paper = Papier
tincture-red = Rot
tincture-amber = Gold
tincture-blue = Blau
tincture-green = Grün
tincture-plum = Pflaume
tincture-slate = Schiefer
tincture-bone = Knochen

workshop-undo = Zurücknehmen
workshop-redo = Wiederherstellen
workshop-undo-nothing = Noch nichts zum Rückgängigmachen
workshop-redo-nothing = Es wurde nichts rückgängig gemacht
workshop-not-yet = Sobald die Karte sagt, was sie tut, kannst du sie ausprobieren, drucken und weitergeben.
workshop-not-named = Gib der Karte einen anderen Namen: Dann kannst du sie ausprobieren, drucken und weitergeben.
workshop-undone = Zurückgenommen.
workshop-redone = Wiederhergestellt.
workshop-what-fits = Was hier passt
workshop-as = Wie bei dieser Karte: { $card }. { $text }
workshop-join = Anfügen mit
workshop-join-then = und dafür
workshop-join-both = dann
workshop-join-either = oder
workshop-paste = Den kopierten Baustein einsetzen
workshop-unfit =
    { $n ->
        [one] Ein Baustein passt hier nicht. Welcher, und warum?
       *[other] { $n } Bausteine passen hier nicht. Welche, und warum?
    }
unfit-deep = Es stecken schon zu viele Bausteine ineinander.
unfit-many = Mehr Bausteine kann eine Karte nicht haben.
unfit-winner = Das kann nur, wer die Karte gewinnt: Es geht um die Gebote oder um die Karten der Runde.
unfit-scores = Mitten in einer Auktion ändert sich kein Punktestand. Bau die Punkte vorne in die Eigenschaft ein.
unfit-moment = Das kann nur eine Karte, die vor dir liegen bleibt, in einer späteren Auktion.
unfit-window = Das geht nicht in diesem Moment einer Auktion.
unfit-once = Das kann nur eine Karte, die du einmal nutzt.
workshop-dots = Verschieben, verdoppeln oder entfernen: { $what }
workshop-add-after = Danach etwas anfügen
workshop-move-up = Nach oben
workshop-move-down = Nach unten
workshop-move-into = In den daneben
workshop-move-out = Heraus
workshop-double = Verdoppeln
workshop-copy = Kopieren
workshop-remove = Entfernen
workshop-wrap = In einen Baustein stecken
workshop-take-out = Herausnehmen
workshop-how-many = Wie viele: { $what }
workshop-one-more = Noch eine Sorte
workshop-less = Ohne { $what }
workshop-is-at = { $what }: { $where }
workshop-removed = Entfernt: { $what }
workshop-copied = Kopiert: { $what }
workshop-not-there = Dorthin geht es nicht.
workshop-kept = Solange du sie behältst
workshop-moment = Wann
workshop-add-moment = Sie tut etwas in einem bestimmten Moment
workshop-choose-moment = Wähle einen Moment …
workshop-auction = Wie sie versteigert wird
workshop-keys = Tasten
workshop-keys-about =
    Pfeiltasten gehen von Baustein zu Baustein; Enter ändert die Werte, Escape kommt zurück.
    + oder Einfg fügt einen Baustein an. Entf entfernt ihn.
    Alt und eine Pfeiltaste verschieben: nach oben, nach unten, heraus, in den daneben.
    Strg+Z nimmt zurück, Strg+Umschalt+Z stellt wieder her. Strg+C und Strg+V kopieren einen Baustein.

workshop-hand-on = Weitergeben
workshop-game = Für welches Spiel
workshop-useless = Mit dieser Karte kann in { $game } nie jemand etwas anfangen: Was sie gibt, ist nicht in der Schachtel.
workshop-away = Die Seite antwortet nicht. Deine Karte bleibt auf diesem Gerät erhalten.
workshop-misfits =
    { $n ->
        [one] Ein Baustein passt nicht. Die Karte gilt ohne ihn.
       *[other] { $n } Bausteine passen nicht. Die Karte gilt ohne sie.
    }
workshop-try = Am Tisch ausprobieren
workshop-try-short = Probieren
workshop-try-about = Sie kommt in der ersten Runde und dann in jeder, bis du sagst, dass es genug ist. Bots warten schon.
workshop-link = Link zur Karte kopieren
workshop-link-copied = Der Link ist kopiert. Die ganze Karte steckt darin.
workshop-link-above = Der Link steht jetzt in der Adresse dieser Seite. Die ganze Karte steckt darin.
workshop-download = Als Datei herunterladen
workshop-upload = Eine Datei öffnen
workshop-no-card = In dieser Datei ist keine Karte.
workshop-shelf =
    { $n ->
        [one] Meine Karten: 1
       *[other] Meine Karten: { $n }
    }
workshop-my-cards = Meine Karten
workshop-new = Eine neue Karte
workshop-double-card = Diese Karte verdoppeln
workshop-drop = { $name } wegwerfen
workshop-kept-here = Deine Karten bleiben auf diesem Gerät. Für Mitglieder hebt sie auch die Seite auf.
workshop-kept-there = Deine Karten bleiben auf diesem Gerät und auf der Seite: Du findest sie überall, wo du dich anmeldest.
workshop-tab-card = Karte
workshop-tab-effect = Wirkung

workshop-print = Drucken
workshop-print-now = Jetzt drucken
workshop-copies = Wie viele von jeder
workshop-size = Größe einer Karte
workshop-size-usual = 63 × 88 mm
workshop-size-own = eine andere Größe
workshop-width = Breite in mm
workshop-height = Höhe in mm
workshop-light-ink = Wenig Tinte: ohne Farben
workshop-sheets =
    { $n ->
        [0] Noch keine Karte; { $each } passen auf ein Blatt A4.
        [one] Ein Blatt A4, darauf höchstens { $each } Karten.
       *[other] { $n } Blätter A4 mit je { $each } Karten.
    }

# Charges: what is drawn on the board.
charge-anchor = Anker
charge-anvil = Amboss
charge-apple = Apfel
charge-arrow = Pfeil
charge-axe = Axt
charge-barrel = Fass
charge-bee = Biene
charge-bell = Glocke
charge-boat = Boot
charge-book = Buch
charge-boot = Stiefel
charge-bow = Bogen
charge-bridge = Brücke
charge-candle = Kerze
charge-cat = Katze
charge-cauldron = Kessel
charge-chalice = Kelch
charge-clover = Kleeblatt
charge-comet = Komet
charge-cross = Kreuz
charge-crow = Krähe
charge-crown = Krone
charge-dagger = Dolch
charge-dice = Würfel
charge-drum = Trommel
charge-eye = Auge
charge-feather = Feder
charge-fir = Tanne
charge-fish = Fisch
charge-flame = Flamme
charge-flower = Blume
charge-frog = Frosch
charge-gem = Edelstein
charge-hammer = Hammer
charge-hand = Hand
charge-hat = Zauberhut
charge-heart = Herz
charge-helmet = Helm
charge-horseshoe = Hufeisen
charge-hourglass = Sanduhr
charge-key = Schlüssel
charge-ladder = Leiter
charge-lantern = Laterne
charge-mask = Maske
charge-mill = Mühle
charge-moon = Mond
charge-mountain = Berg
charge-mushroom = Pilz
charge-oak = Eiche
charge-owl = Eule
charge-pot = Krug
charge-ring = Ring
charge-scales = Waage
charge-scroll = Schriftrolle
charge-shell = Muschel
charge-skull = Schädel
charge-snail = Schnecke
charge-snake = Schlange
charge-spider = Spinne
charge-star = Stern
charge-sun = Sonne
charge-sword = Schwert
charge-tent = Zelt
charge-tower = Turm
charge-trident = Dreizack
charge-wave = Welle
charge-well = Brunnen
charge-wheel = Rad

## Wie stark sie ist

workshop-tab-strength = Stärke
strength-title = Wie stark ist sie?
strength-axis = Gewinn an Siegchance durch ihren Besitz, in Prozentpunkten. Jeder Punkt ist eine gedruckte Karte; im getönten Streifen ist eine Karte ausgewogen. Der Balken zeigt, wie sicher das ist: 19 von 20 solchen Balken treffen zu.
strength-this = diese Karte
strength-mine = Diese Karte bringt { $n } Punkte ({ $interval }).
strength-others = { $n } gedruckte Karten liegen zwischen { $low } ({ $first }) und { $high } ({ $last }).
strength-interval = { $low } bis { $high }
strength-no-interval = zu wenige, um zu sagen, wie sicher
strength-nothing = Sobald die Karte etwas tut, spielen Bots mit ihr und finden es heraus.
strength-stranger = Bots spielen einige Hundert Partien und finden es heraus.
strength-soon = Zwei Sekunden nach deiner letzten Änderung fangen Bots zu spielen an.
strength-stopped = Angehalten.
strength-stopped-at =
    { $n ->
        [one] Nach 1 Partie angehalten.
       *[other] Nach { $n } Partien angehalten.
    }
strength-queued =
    { $place ->
        [0] Sie ist als Nächste dran.
        [one] Sie wartet: Eine Karte ist vor ihr dran.
       *[other] Sie wartet: { $place } Karten sind vor ihr dran.
    }
strength-running =
    { $n ->
        [one] Läuft: bisher 1 Partie
       *[other] Läuft: bisher { $n } Partien
    }
strength-done =
    { $n ->
        [one] Fertig, nach 1 Partie.
       *[other] Fertig, nach { $n } Partien.
    }
strength-broken = Die Partien mit dieser Karte ließen sich nicht zu Ende spielen.
strength-failed = Nicht gemessen. { $reason }
strength-start = Messen
strength-again = Weiter
strength-stop = Anhalten
strength-progress = Fortschritt
strength-versions = Deine Änderungen
strength-few = zu wenige Partien
strength-all = Alle gedruckten Karten
strength-source = Gemessen am { $date } in { $games } Partien von { $seats } × { $bot }.
strength-card = Karte
strength-effect = Bringt
