# Spielen auf diesem Gerät, ohne Server.
device-title = Auf diesem Gerät
device-about = Ohne Verbindung kannst du gegen Bots spielen, das Gerät weitergeben, lernen und Rätsel lösen. Was du spielst, wird hier aufgehoben.
device-static = Spiel gleich hier
device-static-about = Hinter dieser Seite steht kein Server: Bots, Lektionen, Rätsel und das Weitergeben des Geräts laufen in deinem Browser. Für andere Leute, Wertungen und die Gilde braucht es einen.
device-play-about = 4,7 MB, einmal geladen und für das nächste Mal aufgehoben.
device-prepare = Für unterwegs bereitmachen
device-prepared = Alles ist da: Du kannst ohne Verbindung spielen.
device-loading = Der Tisch auf diesem Gerät wird gedeckt
device-loading-what =
    { $what ->
        [start] Alles ist da und startet gerade.
        [game] Die Spiele und ihre Wörter.
       *[python] Python, das die Spiele ausführt.
    }
device-loading-much = { $loaded } von { $total } MB ausgepackt
device-trouble-no-wasm = Dieser Browser kann die Spiele nicht selbst ausführen (kein WebAssembly oder keine Worker). Ein neuerer kann es; mit Verbindung geht auch hier alles.
device-trouble-other-tab = Du spielst auf diesem Gerät schon in einem anderen Tab. Mach dort weiter, oder schließ ihn zuerst.
device-trouble-not-loaded = Nicht alles ließ sich laden. Versuch es noch einmal, wenn du eine Verbindung hast.
device-trouble-failed = Beim Starten ging etwas schief. Was auf diesem Gerät aufgehoben ist, ist sicher.
device-needs-site = Das braucht eine Verbindung
device-needs-site-about = Du spielst gerade nur auf diesem Gerät. Andere Leute, Wertungen, Gilde und Forum sind wieder da, sobald du verbunden bist.
device-leave = Zurück zum Server
device-games = Hier aufgehoben
device-none = Noch keine Spiele.
device-unreadable = Ein Spiel, das sich nicht lesen lässt
device-state =
    { $state ->
        [over] zu Ende
        [open] nicht begonnen
       *[playing] läuft
    }
device-save = Als Datei sichern
device-drop = Wegwerfen
device-drop-title = Dieses Spiel wegwerfen?
device-drop-about = Es ist nur auf diesem Gerät aufgehoben. Niemand kann es zurückholen.
device-dropped = Es ist weg.
device-carry = Sobald du wieder verbunden bist, kannst du diese Spiele zu deinen legen: hier oder aus den Dateien, die du sicherst.
device-carry-title = Spiele von diesem Gerät
device-carry-about = Was du ohne Verbindung gespielt hast, ist noch hier. Leg es zu deinen Spielen, mit Wiederholung und Trainer; für die Wertung zählt es nicht.
device-carry-add = Zu meinen Spielen
device-carry-see = Bei deinen Spielen ansehen
device-carry-done = Es liegt jetzt bei deinen Spielen.
device-carry-file = Eins aus einer Datei dazulegen
device-carry-wrong = { $file } ist kein Spiel, das hier gesichert wurde.
share-title = Mit dieser Seite geteilt
share-nothing = Darin ist kein Tisch und kein Spiel
share-nothing-about = Teile den Link oder die sechs Buchstaben eines Tischs oder die Datei eines Spiels.
device-full = Auf diesem Gerät ist kein Platz mehr: Das Spiel geht weiter, wird aber nicht aufgehoben. Wirf alte Spiele weg, oder sichere dieses als Datei.
update-ready = Von dieser Seite gibt es eine neuere Version.
update-take = Jetzt laden
