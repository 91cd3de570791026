### Die Seite des Trainers (/games/<Tisch>/coach).

coach-page-title = Das Spiel noch einmal
coach-eyes = Gesehen von
coach-you = Du
coach-line =
    { $won ->
        [yes] { $name } { $chance } %, gewonnen
       *[no] { $name } { $chance } %
    }
coach-curve-said = Deine Chance auf den Sieg über { $stations } Augenblicke: { $first } Prozent am Anfang, höchstens { $most }, zuletzt { $last }. Alle Zahlen stehen unten in der Tabelle.
coach-before = Zurück
coach-next = Weiter
coach-turn = Runde { $turn }
coach-turn-first = Runde { $turn }
coach-place = { $n } von { $of }
coach-moved =
    { $last ->
        [yes] { $chance } % für dich hier; { $move } bis zum Ende.
       *[no] { $chance } % für dich hier; { $move } bis zum nächsten Augenblick.
    }
coach-play-on = Von hier aus weiterspielen
coach-play-on-about = du auf deinem Platz, sonst Bots, dieselben Karten; es zählt für nichts
coach-answer = Antwort
coach-often = Wie oft der Erzmagier das spielt
coach-wins = Siege in 100 Spielen
coach-yours = du
coach-cost-games = hat es gekostet: Mit deiner Antwort gewinnst du { $mine } von 100 Spielen, mit der besten { $best }.
coach-cost-interval = Genauer als zwischen { $low } und { $high } kann es die Suche nicht sagen.
coach-nothing-to-choose = Das nahm sich nichts: Deine Antwort hat nicht mehr gekostet, als die Suche schwankt.
coach-knew = Was du da wusstest
coach-not-judged-yet = So weit ist der Erzmagier noch nicht.
coach-not-asked = Hier hattest du nichts zu entscheiden.
coach-talks = Die Verhandlung
coach-worth-to = In Punkten wert für
coach-proposed = Vorschlag von { $name }
coach-agreed = Einigung
coach-accepted = angenommen
coach-least = Hätten wohl genommen
coach-possible = Was wohl alle genommen hätten
coach-queued =
    { $place ->
        [0] Der Erzmagier sieht sich dein Spiel als Nächstes an.
        [one] Vor deinem Spiel sieht sich der Erzmagier noch eines an.
       *[other] Vor deinem Spiel sieht sich der Erzmagier noch { $place } andere an.
    }
coach-thinking = Der Erzmagier denkt nach: { $done } von { $of } Entscheidungen.
coach-stop = Anhalten
coach-again = Weitermachen
coach-stopped = Du hast den Erzmagier angehalten.
coach-failed = Der Erzmagier ist mit diesem Spiel nicht fertig geworden.
coach-turning-points = Wendepunkte
coach-luck = Glück und Können
coach-twice = Mehr als einmal gesehen
coach-each-time = Jedes Mal hat das etwa { $cost } Prozent gekostet.
coach-share = Für andere freigeben
coach-unshare = Nicht mehr freigeben
coach-is-shared = Wer den Link hat, kann das lesen.
coach-is-private = Das können nur die lesen, die mitgespielt haben.
coach-all = Alle Augenblicke als Tabelle
coach-none = Hier sagt der Trainer nichts
coach-key-before = zum Augenblick davor
coach-key-next = zum nächsten Augenblick
coach-key-turning = zu einem Wendepunkt
