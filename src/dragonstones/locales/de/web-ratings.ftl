### Wertungen, Ranglisten und die Suche nach einem Tisch.

rating-title = Wertungen
rating-value = { $value } ± { $spread }
rating-games =
    { $n ->
        [one] 1 Spiel
       *[other] { $n } Spiele
    }
rating-place = Platz { $place }
rating-unranked = Rang erst ab { $least } Spielen
rating-hidden = nicht auf der Rangliste
rating-said = { $game }: Die Wertung ist { $value }, sehr wahrscheinlich zwischen { $low } und { $high }.
rating-above = Darunter liegt: { $bot }.
rating-game = Spiel
rating-when = Wann
rating-mine = Du

ratings-lead = Es zählt, was sicher ist: die Wertung abzüglich ihrer Unsicherheit. Die Bots stehen mit in der Liste, damit eine Zahl etwas sagt.
ratings-season = Monat
ratings-all-time = alle Zeiten
ratings-none = Auf dieser Rangliste steht noch niemand
ratings-none-about = Hier stehen Mitglieder, die { $least } Spiele beendet haben, die zählen, und die ihre Seite allen zeigen.
ratings-bot = Bot
ratings-more = Mehr zeigen
ratings-missing =
    { $n ->
        [one] Noch ein Spiel, das zählt, und du hast einen Rang.
       *[other] Noch { $n } Spiele, die zählen, und du hast einen Rang.
    }
ratings-only-me = Diese Zeile siehst nur du. Auf deiner Seite bestimmst du, wer dich sieht.
ratings-my-page = Meine Seite
ratings-of =
    { $n ->
        [one] Eine Person hat einen Rang
       *[other] { $n } Leute haben einen Rang
    }
ratings-off = Hier gibt es keine Wertungen

find-title = Such mir einen Tisch
find-lead = Gesucht werden Leute, die etwa so stark sind wie du; je länger es dauert, desto größer darf der Abstand sein. Das Spiel zählt für deine Wertung.
find-game = Spiel
find-patience = Bots dürfen mitspielen
find-patience-30 = nach 30 Sekunden
find-patience-60 = nach einer Minute
find-patience-180 = nach 3 Minuten
find-patience-never = nie
find-go = Such mir einen Tisch
find-stop = Nicht mehr suchen
find-looking = Gesucht wird ein Tisch: { $game }
find-width = Im Augenblick darf der Abstand höchstens { $width } Punkte sein.
find-others =
    { $n ->
        [0] Sonst sucht gerade niemand.
        [one] Noch jemand sucht.
       *[other] Noch { $n } andere suchen.
    }
find-bots =
    { $n ->
        [0] Jetzt setzen sich Bots deiner Stärke dazu.
        [one] In einer Sekunde füllen Bots deiner Stärke den Tisch.
       *[other] In { $n } Sekunden füllen Bots deiner Stärke den Tisch.
    }
