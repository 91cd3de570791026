## Für die, die die Seite betreiben.

admin-title = Wie es der Seite geht
admin-about = { $database }, Schritt { $step }; Stand { $at }, alle fünf Sekunden neu.
admin-now = Jetzt
admin-playing = Laufende Spiele
admin-open = Offene Tische
admin-over = Beendete Spiele
admin-leases = Betreute Tische
admin-reports = Offene Meldungen
admin-queues = In der Warteschlange
admin-queue-lab = Karten fürs Labor
admin-queue-coach = Spiele für den Trainer
admin-queue-notices = Mitteilungen zum Verschicken
admin-queue-count = Spiele zum Zählen
admin-queue-rate = Spiele zum Werten
admin-queue-pack = Spiele zum Packen
admin-failed = { $n } fehlgeschlagen
admin-processes =
    { $n ->
        [one] Ein Prozess
       *[other] { $n } Prozesse
    }
admin-process = Prozess { $pid }, Version { $version }
admin-since = läuft seit { $at }
admin-quiet = meldet sich nicht mehr, zuletzt { $at }
admin-rooms = Tische im Speicher
admin-connections = Verbindungen
admin-bots = Bots
admin-thinking = { $n } gefragt, { $of } Prozesse
admin-answers = Antworten
admin-memory = Höchster Speicherbedarf
admin-megabytes = { $n } MB
admin-slow = Langsame Antworten
admin-ms = { $n } ms
admin-errors = Fehler
admin-backups = Sicherungen
admin-no-backup = Es gibt noch keine Sicherung. Mach eine mit dem Befehl: dragonstones backup DATEI
