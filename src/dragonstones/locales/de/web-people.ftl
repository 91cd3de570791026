### Seiten über Leute: ihre Partien, was daraus folgt, und was sie sonst getan haben.

person-title-mine = Meine Partien
person-none = Du hast hier noch keine Seite
person-none-about = Spiel eine Partie, mit Leuten oder mit Bots, und du findest sie hier wieder.
person-play = Eine Partie spielen
person-hidden = Hier ist niemand zu sehen
person-summary =
    { $n ->
        [0] Noch keine Partie ist zu Ende. Hier seit { $since }.
        [one] Eine beendete Partie seit { $since }, { $won } gewonnen.
       *[other] { $n } beendete Partien seit { $since }, { $won } gewonnen.
    }
person-finishing-nearly-all = Spielt fast jedes Spiel mit anderen zu Ende.
person-finishing-most = Spielt die meisten Spiele mit anderen zu Ende.
person-finishing-few = Geht oft vor dem Ende.
person-shown-to = Wer sieht diese Seite?
person-shown-nobody = Nur ich
person-shown-friends = Freunde
person-shown-everybody = Alle
person-shown-about = Andere sehen deine Zahlen und deine Partien an öffentlichen Tischen; Mitspielende werden dort nur genannt, wenn sie ihre eigene Seite zeigen.
person-guest = Nur du siehst diese Seite. Werde Mitglied: Du behältst alles und kannst sie anderen zeigen.
person-become = Mitglied werden

person-running = Laufende Partien
person-your-move = Du bist dran
person-their-move = Die anderen überlegen
person-waiting = Wartet auf Mitspielende
person-with = mit { $names }
person-somebody = jemandem

person-past = Beendete Partien
person-filter-game = Spiel
person-filter-ending = Ausgang
person-any = alle
person-won = gewonnen
person-lost = nicht gewonnen
person-search = Name von Mitspielenden
person-search-go = Suchen
person-older = Ältere Partien zeigen
person-past-none = Zu diesen Filtern passt keine beendete Partie.
person-past-empty = Hier ist noch keine beendete Partie zu sehen.
person-unrated = ohne Wertung
person-change = Wertung: { $n }
person-place = { $place }. von { $seats }
person-winner = gewonnen
person-minutes =
    { $n ->
        [one] 1 Minute
       *[other] { $n } Minuten
    }
person-replay = Wiederholung
person-again = Noch einmal zusammen
person-coach = Trainer

person-records = Nach Spiel
person-record-of = { $game }, zu { $n }
person-record-won = { $won } von { $of } gewonnen: { $share }
person-record-between = wahrscheinlich zwischen { $low } und { $high }
person-record-fair = Der Strich ist ein gleicher Anteil: { $share }.
person-record-points = { $points } Punkte pro Partie
person-record-points-between = { $points } Punkte pro Partie, wahrscheinlich zwischen { $low } und { $high }

person-favourites = Liebste Karten
person-facts = Gezählt
person-deeds = Taten
person-deed-game = Zur Partie
person-deed-others =
    { $n ->
        [0] Das hat sonst noch niemand geschafft.
        [one] Das hat außerdem eine Person geschafft.
       *[other] Das haben außerdem { $n } andere geschafft.
    }
person-deed-many = Das haben außerdem über { $n } andere geschafft.
person-made = Für die Gilde gemacht
person-made-version = Fassung { $n }
person-puzzles = Rätsel
person-puzzles-done = { $n } von { $of } beim ersten Versuch gelöst
person-puzzles-rating = Wertung: { $value } ± { $spread }
