### Tische auf einer Seite: was falsch war und was erlaubt ist.

refused-no-such-table = Diesen Tisch gibt es nicht, oder er wurde geschlossen.
refused-no-such-code = Kein Tisch hat den Code { $code }. Ein Code hat sechs Buchstaben und gilt, bis das Spiel vorbei ist.
refused-not-at-table = Du sitzt nicht an diesem Tisch. Nimm erst einen Platz; wer zuschaut, kann nicht mitspielen und nicht mitreden.
refused-not-over = Dieses Spiel ist noch nicht vorbei.
refused-not-started = Dieses Spiel hat noch nicht begonnen.
refused-not-host = Das kann nur, wer den Tisch eröffnet hat.
refused-no-such-seat-here = An diesem Tisch gibt es keinen Platz { $seat }: Er hat { $seats } Plätze, und der erste ist 0.
refused-seat-taken = Platz { $seat } ist besetzt. Nimm einen anderen.
refused-seat-free = Auf Platz { $seat } sitzt niemand.
refused-sent-away = Wer den Tisch eröffnet hat, hat dich weggeschickt. Du kannst zuschauen oder einen eigenen Tisch eröffnen.
refused-many-tables = Du hast schon { $most } offene Tische. Beginne an einem das Spiel, oder schließ einen.
refused-many-tables-here = Aus deinem Netz gibt es schon { $most } offene Tische. Setz dich an einen davon, oder warte, bis einer angefangen hat.
refused-table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
refused-table-not-open =
    { $state ->
        [playing] Das Spiel hat schon begonnen.
        [over] Das Spiel ist schon vorbei. Du kannst eine Revanche verlangen.
       *[other] Dieser Tisch ist geschlossen.
    }
refused-seats-free =
    { $n ->
        [one] Ein Platz ist noch frei. Warte auf jemanden, oder setz einen Bot dorthin.
       *[other] { $n } Plätze sind noch frei. Warte auf jemanden, oder setz Bots dorthin.
    }
refused-party-by-days = Auf einer Feier spielen alle gleichzeitig: Wähle eine Uhr mit Sekunden oder Minuten, oder keine.
refused-party-too-few =
    { $n ->
        [one] Es fehlt noch jemand. Warte auf jemanden, oder setz einen Bot dazu.
       *[other] Es fehlen noch { $n } Leute. Warte auf jemanden, oder setz Bots dazu.
    }
refused-not-a-party = Nur eine Feier lässt sich anhalten, bei der alle in einem Raum sind.
refused-not-played-now = An diesem Tisch wird gerade nicht gespielt.
refused-table-paused = Das Spiel ist angehalten. Es geht weiter, wenn wer den Tisch leitet das sagt.
refused-name-taken-here = { $name } heißt hier schon jemand. Nimm einen anderen Namen, oder häng einen Buchstaben an.
refused-colour-taken = Diese Farbe hat schon jemand. Nimm eine andere.
refused-no-code-left = Für den Tisch war kein Code zu finden. Bitte versuch es noch einmal.
refused-not-saved = Das konnte nicht gespeichert werden und ist deshalb nicht geschehen. Bitte versuch es noch einmal.
refused-not-watching = Öffne zuerst den Tisch, dann antworte dort.
refused-cannot-pass = Bis zur nächsten Runde passen kannst du nur, während du etwas gefragt wirst, bei dem das geht, zum Beispiel nach einem Gebot.
refused-shared-device = Ihr spielt zu mehreren an diesem Gerät. Deshalb werden alle jedes Mal gefragt: Wer übergangen würde, verriete etwas.
refused-too-many-tables = Du kannst { $most } Tischen gleichzeitig zuschauen.
refused-bad-message = Die Nachricht ist nicht zu verstehen: { $reason }.
refused-no-answer = Die Nachricht enthält keine Antwort. Um eine verdeckte Antwort zurückzunehmen, sende withdraw.
refused-say-one-thing = Sag etwas Eigenes oder einen der fertigen Sätze: nicht beides, und nicht gar nichts.
refused-no-such-line = Den Satz { $line } gibt es nicht. Die Sätze sind: { $lines }.
refused-no-such-talk = Im Gespräch an diesem Tisch gibt es keine Zeile { $line }.
refused-no-such-page = Unter dieser Adresse gibt es nichts.
refused-no-such-method = Diese Adresse lässt sich so nicht benutzen.
refused-too-large = Die Nachricht ist zu groß.
refused-bad-request = Die Nachricht ist nicht zu verstehen: { $details }.
refused-site-failed = Bei uns ist etwas schiefgegangen. Nichts ist verloren; bitte versuch es noch einmal.
refused-site-unavailable = Der Server kann gerade nichts speichern. Nichts ist verloren; bitte versuch es bald noch einmal.
refused-game-newer = Dieses Spiel spielt eine neuere Version des Programms. Versuche es gleich noch einmal.
refused-game-unplayable = Dieses Spiel lässt sich nicht zeigen: Was davon gespeichert ist, ist beschädigt. Wer den Server betreibt, erfährt mit `dragonstones doctor` mehr.
refused-only-this-machine = Dieser Server ist nur von diesem Rechner aus zu erreichen: Für andere hat er keine Adresse.

# Was ein Link in einem Messenger zeigt.
preview-person = Was { $name } hier gespielt, gewonnen und gemacht hat.
preview-picture = Dragonstones, gezeichnet wie ein Holzschnitt
preview-rules = Regeln: { $game }
preview-table =
    { $state ->
        [open] { $free ->
            [0] { $host } spielt { $game }. Alle Plätze sind besetzt, aber du kannst zuschauen.
            [one] { $host } lädt dich zu { $game } ein. Ein Platz ist frei.
           *[other] { $host } lädt dich zu { $game } ein. { $free } Plätze sind frei.
        }
        [playing] Eine Partie { $game } läuft. Du kannst zuschauen.
        [replay] Sieh dir eine Partie { $game } noch einmal an.
       *[over] Eine Partie { $game }, die zu Ende ist. Du kannst dir die Wiederholung ansehen.
    }

## Von einem Augenblick eines beendeten Spiels aus weiterspielen

refused-no-such-moment = Einen Augenblick { $at } hat dieses Spiel nicht: Der letzte ist { $last }.
refused-trial-at-end = In diesem Augenblick ist das Spiel vorbei. Geh weiter zurück, um von dort aus weiterzuspielen.
refused-no-file = Nenne ein beendetes Spiel, oder schick die Datei von einem.
refused-game-file-broken = Diese Datei lässt sich nicht spielen: Etwas darin ist beschädigt. Exportiere das Spiel noch einmal.
