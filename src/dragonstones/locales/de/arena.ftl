### `dragonstones arena`: die Tabellen, der Bericht, und was nicht geht.

## Zahlen

arena-whole = { NUMBER($n, maximumFractionDigits: 0) }
arena-one-digit = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-two-digits = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-percent = { NUMBER($n, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-whole-percent = { NUMBER($n, style: "percent", maximumFractionDigits: 0) }
arena-from-to = { $low } bis { $high }

## Während es läuft

arena-progress = Spielen
arena-progress-test = Spielen (LLR: besser { $better }, schlechter { $worse }, nötig { $needed })
arena-rounded = Mit { $asked } Partien bliebe eine Ausgangslage unfertig; gespielt werden { $games }: { $deals } Ausgangslagen zu je { $each } Partien.
arena-goes-on = { $games } Partien sind schon gespielt; die übrigen werden jetzt gespielt.
arena-interrupted = Nach { $games } Partien unterbrochen.
arena-go-on = Weiter geht es mit: { $command }
arena-lost = Sie sind nicht gespeichert. Mit --report ORDNER kann ein unterbrochener Lauf weitergehen.
arena-no-deal = Noch ist keine Ausgangslage zu Ende gespielt; es gibt nichts zu berichten.
arena-written = Der Bericht: { $path }

## Die Tabellen

arena-title = Arena: { $game }
arena-played =
    Partien: { $games }, Ausgangslagen: { $deals }{ $left ->
        [0] {""}
       *[other] ; nicht gezählt: { $left }
    }
arena-bot = Bot
arena-seats = Plätze
arena-shares = Gewonnene Partien
arena-shares-note = Der Anteil der Partien, den jeder Platz eines Bots gewinnt; ein geteilter Sieg zählt anteilig. Bei { $players } Plätzen wären { $fair } gerecht. 95-%-Intervalle, aus den Ausgangslagen berechnet: Partien aus derselben sind nicht unabhängig.
arena-share = Je Platz
arena-interval = 95-%-Intervall
arena-total = Alle Plätze
arena-points = Punkte
arena-ratings = Wertungen
arena-ratings-note = Von openskill (Plackett-Luce), aus der Rangfolge jeder Partie. μ ist die Stärke, σ ihre Unsicherheit, μ − 3σ eine vorsichtige Untergrenze. Plätze desselben Bots haben eine Wertung. Im Bild: μ ± 2σ.
arena-mu = μ
arena-sigma = σ
arena-ordinal = μ − 3σ
arena-times = Zeit je Entscheidung
arena-times-note = Rechenzeit des Threads, in dem der Bot geantwortet hat; ob der Rechner sonst zu tun hat, zählt nicht. Median und 99 % stimmen auf 5 % genau, die längste Zeit genau.
arena-decisions = Entscheidungen
arena-median = Median
arena-p99 = 99 %
arena-longest = Längste
arena-length = Länge der Partien
arena-length-note = { $turns } bis zum Ende.
arena-turns = { $turns }: Mittelwert
arena-turns-median = { $turns }: Median
arena-turns-between = Kürzeste und längste
arena-decisions-per-game = Entscheidungen je Partie
arena-unfinished = Unbeendete Partien
arena-by-seat = Gewonnene Partien nach Platz
arena-by-seat-note = Wer auch immer dort saß: was ein Platz für sich wert ist.
arena-seat-won = Gewonnen
arena-seat = Platz
arena-seat-number = Platz { $seat }
arena-mishaps = Pannen
arena-mishaps-note = Bots, die einen Fehler machten oder etwas Unerlaubtes antworteten. Für sie wurde die Standardantwort gespielt.
arena-kind = Entscheidung
arena-error = Fehler
arena-times-happened = Wie oft
arena-test = Ist { $new } besser als { $old }?
arena-test-note = Ein sequenzieller Test mit doppelten Ausgangslagen: Jede wird mit getauschten Plätzen noch einmal gespielt. Die Frage ist, ob { $new } um { $margin } der Partien mehr gewinnt als { $old }, um so viele weniger oder keins von beidem.
arena-verdict =
    { $verdict ->
        [better] Ja: { $new } ist besser als { $old }.
        [worse] Nein: { $new } ist schlechter als { $old }.
        [equal] Nein: Keiner ist um { $margin } der Partien besser.
       *[none] Noch nicht entschieden: Es braucht mehr Ausgangslagen.
    }
arena-difference = Anteil von { $new } minus Anteil von { $old }
arena-deals = Ausgangslagen
arena-llr-better = LLR für besser
arena-llr-worse = LLR für schlechter
arena-bounds = Grenzen der LLR

## Der Bericht

arena-axis-share = Gewonnene Partien je Platz
arena-axis-rating = Wertung μ
arena-axis-time = Zeit je Entscheidung
arena-axis-part = Entscheidungen, die nicht länger brauchten
arena-axis-games = Partien
arena-axis-deals = Ausgangslagen
arena-axis-llr = Log-Likelihood-Quotient
arena-fair = gerecht
arena-how = Wie gespielt wurde
arena-how-deals = Jede Ausgangslage wird { $each }-mal gespielt, mit den Bots auf anderen Plätzen, damit sich das Glück der Karten und des Platzes aufhebt.
arena-how-again = Derselbe Befehl spielt dieselben Partien, solange kein Bot nach der Uhr denkt:
arena-how-version = Dragonstones { $version }, Regeln der Fassung { $rules } von { $game }, Startwert { $seed }
arena-how-options = Einstellungen: { $options }
arena-how-numbers = Alle Zahlen stehen in { $file }, alle Partien in { $games }.

## Datensätze

dataset-written = { $games ->
    [one] Eine Partie liegt in { $folder }.
   *[other] { $games } Partien liegen in { $folder }.
} Die README.md dort erklärt alles.
dataset-interrupted = Unterbrochen. Derselbe Befehl macht in { $folder } weiter.

## Refusals

refused-arena-who = Wer spielt? Das geht auf drei Arten: --bots A,B,C,D oder --best-response-to A oder --test NEU --against ALT.
refused-arena-players = --players { $players } passt nicht zu den { $bots } Bots von --bots.
refused-same-bots = Ein Test braucht zwei verschiedene Bots, nicht zweimal { $bot }.
refused-arena-folder = Der Ordner { $path } taugt nicht für einen Bericht: { $reason }.
refused-arena-other-settings = Die Partien in { $path } wurden mit anderen Einstellungen gespielt ({ $setting }: { $found }, jetzt aber { $wanted }). Nimm einen anderen Ordner.
refused-arena-damaged = Zeile { $line } von { $path } ist nicht lesbar. Lösche sie, oder nimm einen anderen Ordner.
refused-no-extra = Das Paket { $package } fehlt. Es kommt mit: pip install 'dragonstones[{ $extra }]'
refused-other-dataset = In { $folder } liegt schon ein anderer Datensatz ({ $name }: { $found }, jetzt aber { $wanted }). Nimm einen anderen Ordner.
refused-no-dataset = In { $folder } liegt kein Datensatz.
refused-dataset-both = Entweder spielen Bots, oder --from liest gespeicherte Partien: beides zugleich geht nicht.
refused-worker-lost = Ein Prozess der Arena wurde von außen beendet, vielleicht weil der Speicher nicht reichte. Versuche es mit weniger Prozessen (--workers).
refused-no-ray = Ray unter { $address } geht nicht: { $reason }
