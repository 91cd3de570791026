### Einen Server betreiben: was serve, config, backup, restore, doctor und admin ausgeben.

## serve

serve-at = Dragonstones läuft auf { $address }
serve-network = Im lokalen Netz: { $address }
serve-public = Für alle: { $address }
serve-plain = Das ist unverschlüsseltes http: Andere im selben Netz könnten mitlesen. Hinter einem Proxy mit https können sie es nicht.
serve-stop = Strg+C beendet es.
serve-not-installed = Für die Website fehlen noch Pakete: pip install 'dragonstones[server]'. Im Terminal kannst du auch ohne sie spielen: dragonstones play

refused-bad-contact = security_contact kann nicht { $address } sein. Es beginnt mit mailto: oder mit https://.
refused-bad-public-url = public_url kann nicht { $address } sein. Es ist eine Adresse wie https://stones.example, ohne Pfad.
refused-bad-mail = Mit mail_url { $address } lassen sich keine Mails verschicken: Es muss smtp://host:587 oder smtps://host:465 sein, und auch public_url und mail_from müssen gesetzt sein.
refused-https-unseen = Der Server ist unter { $address } mit https zu erreichen, aber keinem Proxy wird vertraut, der das melden könnte: Cookies wären nicht sicher. Setze trusted_proxies auf die Adresse des Proxys.
refused-bad-proxy = { $proxy } kann nicht in trusted_proxies stehen. Dort stehen Adressen von Rechnern oder Netzen, durch Kommas getrennt.
refused-no-word-lists = word_lists kann nicht { $folder } sein. Es ist ein lesbarer Ordner, in dem eine Datei wie de.txt liegt.
refused-bad-word-list = Die Wortliste { $file } lässt sich nicht lesen: Sie muss ein Text in UTF-8 sein.
refused-no-word-in-line = In der Wortliste { $file } steht in Zeile { $line } kein Wort. Ein Kommentar beginnt mit #.
refused-short-token = metrics_token ist zu leicht zu erraten. Es sollte mindestens { $least } Zeichen haben.
refused-workers-need-postgresql = { $n } Prozesse (workers) brauchen PostgreSQL (database_url): Eine SQLite-Datei ist für einen Prozess.
refused-workers-need-redis = { $n } Prozesse (workers) brauchen Redis (redis_url), über das sie voneinander hören.
refused-bad-allowed-host = { $host } kann nicht in allowed_hosts stehen. Dort stehen Namen wie stones.example, ohne Port, durch Kommas getrennt.
refused-port-taken = Port { $port } ist belegt: Dort lauscht ein anderes Programm. Wähle mit --port einen anderen.
refused-no-listening = Auf { $host }, Port { $port }, lässt sich nicht lauschen: { $reason }.
refused-no-database = Die Datenbank { $address } ist nicht zu gebrauchen: { $reason }.
refused-no-redis = Redis auf { $address } ist nicht zu gebrauchen: { $reason }.
refused-database-served = Prozess { $pid } arbeitet seit { $since } mit dieser Datenbank, auf { $address }. Beende ihn zuerst.
refused-database-served-alone = Prozess { $pid } arbeitet seit { $since } mit dieser Datenbank, auf { $address }. Mehrere Prozesse brauchen Redis: Setze redis_url für alle, oder beende jenen zuerst.
refused-database-changing = Prozess { $pid } ändert gerade die Tabellen der Datenbank. Versuche es wieder, wenn er fertig ist.
refused-database-newer = Die Datenbank ist neuer als dieses Programm: Sie hat den Schritt { $found } hinter sich, hier ist { $known } der letzte bekannte. Installiere wieder das neuere Programm.
refused-database-half-copied = In diese Datenbank wurde eine Seite kopiert, aber noch nicht ganz. Dasselbe `dragonstones db copy` noch einmal macht damit weiter.
refused-database-behind = Die Datenbank hat den Schritt { $found } hinter sich, aber dieses Programm braucht { $known }. `dragonstones serve` holt die fehlenden Schritte nach.
refused-refers-to-nothing = Zeilen von { $table } verweisen auf Zeilen von { $other }, die es nicht gibt. Nichts wurde geändert.

## config

config-setting = Einstellung
config-value = Wert
config-source = Woher
config-default = Vorgabe
config-option = Option

## backup und restore

backup-done =
    { $rows ->
        [one] Gesichert in { $path }: eine Zeile aus { $tables } Tabellen.
       *[other] Gesichert in { $path }: { $rows } Zeilen aus { $tables } Tabellen.
    }
restore-done =
    { $rows ->
        [one] Wiederhergestellt aus { $path }: eine Zeile in { $tables } Tabellen.
       *[other] Wiederhergestellt aus { $path }: { $rows } Zeilen in { $tables } Tabellen.
    }
refused-nothing-to-back-up = In der Datenbank ist noch nichts.
refused-no-database-yet = Die Datenbank { $path } gibt es noch nicht. `dragonstones serve` legt sie an.
refused-cannot-write = { $path } lässt sich nicht schreiben: { $reason }.
refused-no-backup = Die Datei { $path } gibt es nicht.
refused-backup-damaged = { $path } ist keine vollständige Sicherung von Dragonstones ({ $reason }). Nichts wurde geändert.
refused-backup-newer = { $path } stammt von einem neueren Programm: Die Sicherung hat den Schritt { $found } hinter sich, hier ist { $known } der letzte bekannte.
refused-database-not-empty = Die Datenbank ist nicht leer: In { $table } steht etwas. `dragonstones restore --force` ersetzt sie.
refused-database-not-ours = In der Datenbank ist eine Tabelle { $table }, die nicht zu Dragonstones gehört. Nimm eine eigene Datenbank.

## db copy

db-copying = Zeilen
db-copied =
    { $rows ->
        [one] Kopiert und verglichen: eine Zeile in { $tables } Tabellen.
       *[other] Kopiert und verglichen: { $rows } Zeilen in { $tables } Tabellen.
    }
refused-copy-differs = Die Zeilen von { $table } sind nach dem Kopieren nicht in beiden Datenbanken gleich. Leere die zweite und kopiere noch einmal; hilft das nicht, sieht `dragonstones doctor` die erste durch.

## db repair

db-repairing = Zeilen werden verglichen
db-row-mended = Repariert: Zeile { $row } von Spiel { $table }.
db-row-left = Nicht repariert: Zeile { $row } von Spiel { $table }. In einer Sicherung von davor könnte sie noch stehen.
db-nothing-to-mend = Alle Zeilen sind so, wie sie geschrieben wurden.

## doctor

doctor-settings =
    { $n ->
        [0] Alle Einstellungen sind die vorgegebenen.
       *[other] Einstellungen kommen aus: { $sources }
    }
doctor-loopback = Der Server ist nur von diesem Rechner aus zu erreichen.
doctor-plain = Der Server spricht unverschlüsseltes http mit dem ganzen Netz: Andere dort könnten mitlesen.
doctor-public-plain = Der Server ist unter { $address } mit unverschlüsseltem http zu erreichen: Andere im selben Netz könnten mitlesen.
doctor-https = Der Server ist unter { $address } mit https zu erreichen.
doctor-network = Der Server spricht auf { $host } unverschlüsseltes http: Andere in diesem Netz könnten mitlesen.
doctor-every-host = Der Server antwortet unter jedem Namen: Die Seite einer anderen Website könnte mitlesen (DNS-Rebinding).
doctor-every-proxy = Jedem Proxy wird vertraut: Wer den Server direkt erreicht, kann jede Adresse vortäuschen.
doctor-no-limits = Es gibt keine Obergrenzen für Anfragen.
doctor-redis-for-nothing = Redis ist eingestellt, aber die Datenbank ist eine SQLite-Datei. Nimm für mehrere Rechner PostgreSQL.
doctor-no-redis = Es gibt kein Redis: Nur ein Prozess darf mit dieser Datenbank arbeiten.
doctor-space = In { $folder } sind { $size } GB frei.
doctor-little-space = In { $folder } sind nur noch { $size } GB frei.
doctor-no-database-yet = Die Datenbank { $path } gibt es noch nicht. `dragonstones serve` legt sie an.
doctor-database-failed = Die Datenbank hat versagt: { $reason }.
doctor-version = { $name } { $version }
doctor-old = { $name } { $version } ist zu alt.
doctor-setting = In der Datenbank ist { $name } { $found } und sollte { $wanted } sein: Antworten könnten verloren gehen.
doctor-whole = Die Datenbankdatei ist unversehrt.
doctor-damaged = Die Datenbankdatei ist beschädigt: { $reason }.
doctor-empty = Die Datenbank ist leer. `dragonstones serve` legt ihre Tabellen an.
doctor-behind = Die Datenbank hat den Schritt { $found } hinter sich. `dragonstones serve` bringt sie auf { $known }.
doctor-other-tables =
    { $n ->
        [one] Die Tabellen der Datenbank sind nicht, wie sie sein sollten; es gibt einen Unterschied.
       *[other] Die Tabellen der Datenbank sind nicht, wie sie sein sollten; es gibt { $n } Unterschiede.
    }
doctor-migrations = Die Tabellen sind so, wie dieses Programm sie braucht (Schritt { $step }).
doctor-clock = Die Uhr geht richtig, soweit zu sehen ist.
doctor-clock-behind = Die Uhr geht falsch, oder sie ging falsch: Etwas in der Datenbank liegt { $seconds } Sekunden in der Zukunft.
doctor-clocks-differ = Die Uhren dieses Rechners und der Datenbank oder von Redis gehen um { $ms } Millisekunden auseinander.
doctor-processes =
    { $n ->
        [one] Ein Prozess arbeitet jetzt für die Website: { $pids }, Version { $versions }.
       *[other] { $n } Prozesse arbeiten jetzt für die Website: { $pids }; Version { $versions }.
    }
doctor-versions-differ = Prozesse verschiedener Versionen arbeiten für die Website: { $versions }. Aktualisiere die älteren bald.
doctor-writable = In die Datenbank kann geschrieben werden.
doctor-not-writable = In die Datenbank kann nicht geschrieben werden: { $reason }.
doctor-games =
    { $n ->
        [0] Es gibt noch keine Spiele.
        [one] Das eine gespeicherte Spiel läuft wieder genauso ab, wie es gespielt wurde.
       *[other] Alle { $n } gespeicherten Spiele laufen wieder genauso ab, wie sie gespielt wurden.
    }
doctor-row-changed = Spiel { $table }: Zeile { $row } seines Journals ist nicht mehr so, wie sie geschrieben wurde. Vielleicht hilft `dragonstones db repair`.
doctor-row-missing = Spiel { $table }: Zeile { $row } seines Journals fehlt. Vielleicht hilft `dragonstones db repair`.
doctor-packed-changed = Spiel { $table }: Sein gepacktes Journal ist nicht mehr so, wie es geschrieben wurde. Vielleicht hilft `dragonstones db repair`.
doctor-row-unhashed = Spiel { $table }: Zeile { $row } seines Journals hat ihre Prüfsumme verloren. Vielleicht hilft `dragonstones db repair`.
doctor-older-rows =
    { $n ->
        [one] Ein Spiel ist älter als die Prüfsummen: Ob jemand etwas daran geändert hat, zeigt sich nur, wenn es noch einmal gespielt wird.
       *[other] { $n } Spiele sind älter als die Prüfsummen: Ob jemand etwas daran geändert hat, zeigt sich nur, wenn sie noch einmal gespielt werden.
    }
doctor-game-broken = Spiel { $table } lässt sich nicht noch einmal spielen: { $reason }
doctor-game-differs = Spiel { $table } endet anders, wenn es noch einmal gespielt wird.
doctor-progress = Gespeicherte Spiele werden noch einmal gespielt
doctor-well = Alles ist in Ordnung.
doctor-ill =
    { $n ->
        [one] Eine Sache stimmt nicht.
       *[other] { $n } Sachen stimmen nicht.
    }

## admin

admin-id = Kennung
admin-name = Name
admin-member = Mitglied
admin-guest = Gast
admin-seen = Zuletzt hier
admin-disabled = Ausgesperrt
admin-game = Spiel
admin-state = Zustand
admin-state-open = offen
admin-state-playing = läuft
admin-state-over = beendet
admin-state-closed = geschlossen
admin-people = Leute
admin-touched = Zuletzt benutzt
admin-number = Nr.
admin-where = Tisch, Eintrag oder Thema
admin-who = Wer
admin-said = Gesagt
admin-reason = Warum
admin-at = Wann
admin-settled = Erledigt
admin-user = Benutzer
admin-command = Befehl
admin-subject = Angewandt auf
admin-none = Es gibt keine.
admin-person-disabled = { $name } ({ $id }) ist ausgesperrt.
admin-person-enabled = { $name } ({ $id }) darf sich wieder anmelden.
admin-recovery-link = Mit diesem Link kann { $name } ({ $id }) ein neues Passwort setzen, einmal und innerhalb eines Tages. Schick ihn sonst niemandem:
admin-sessions-ended =
    { $n ->
        [0] Dort war niemand angemeldet.
        [one] Eine Sitzung ist beendet.
       *[other] { $n } Sitzungen sind beendet.
    }
admin-table-closed = Tisch { $id } ist geschlossen.
admin-report-settled = Meldung { $number } ist erledigt.
admin-entry-hidden = { $id } ist verborgen: Nur wer es veröffentlicht hat, sieht es noch.
admin-board = Brett
admin-closed = Geschlossen
admin-moderator = { $name } ({ $id }) gehört jetzt zur Moderation.
admin-operator = { $name } ({ $id }) gehört jetzt zum Betrieb und sieht unter /admin, wie es der Seite geht.
admin-no-operator = { $name } ({ $id }) gehört nicht mehr zum Betrieb.
admin-no-moderator = { $name } ({ $id }) gehört nicht mehr zur Moderation.
admin-board-changed = Das Brett { $id } ist geändert.
admin-board-added = Das Brett { $id } ist im Forum.
refused-bad-board = { $id } kann keine Kennung eines Bretts sein: Nimm Kleinbuchstaben, Ziffern und Bindestriche, höchstens 40, aber nicht „threads“ oder „works“.
refused-board-there = Ein Brett { $id } gibt es schon.
admin-entry-unhidden = { $id } ist wieder in der Gilde.
refused-nobody-called = Mit { $who } ist niemand zu finden. Ein Mitglied nennst du mit Namen oder Kennung, einen Gast mit seiner Kennung.
refused-no-such-report = Eine Meldung { $number } gibt es nicht.
