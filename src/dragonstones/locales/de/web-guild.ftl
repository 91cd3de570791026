## Die Gilde, in der Karten und Varianten veröffentlicht werden.

guild-lead = Karten und Varianten, die andere sich ausgedacht haben. Spiel sie, ändere sie und zeig deine eigenen.
guild-make = Eine Karte bauen
guild-feed = Feed neuer Karten
guild-closed = Diese Seite hat keine Gilde
guild-closed-about = Karten und Varianten kannst du hier trotzdem bauen und als Datei oder Link weitergeben.
guild-to-workshop = Zur Werkstatt

guild-search = In Namen und Regeln suchen
guild-search-go = Suchen
guild-filters =
    { $n ->
        [0] Filter
        [one] Filter: 1
       *[other] Filter: { $n }
    }
guild-any = alle
guild-kind = Art
guild-kind-card = Karten
guild-kind-variant = Varianten
guild-game = Spiel
guild-tag = Stichwort
guild-verdict = Stärke
guild-verdict-few = zu wenige Partien
guild-verdict-weak = schwach
guild-verdict-fair = ausgewogen
guild-verdict-strong = stark
guild-verdict-breaks = sprengt das Spiel
guild-sort = Reihenfolge
guild-sort-new = neueste zuerst
guild-sort-loved = beliebteste zuerst
guild-sort-played = meistgespielte zuerst
guild-sort-strongest = stärkste zuerst
guild-sort-weakest = schwächste zuerst
guild-by-author = Gebaut von { $name }
guild-by-one = Von einer Person gebaut
guild-all-authors = Von allen zeigen
guild-found =
    { $n ->
        [one] 1 gefunden
       *[other] { $n } gefunden
    }
guild-found-more = { $n } zu sehen, und es gibt noch mehr
guild-more = Mehr zeigen
guild-list = Karten und Varianten
guild-empty = Noch hat niemand etwas veröffentlicht
guild-empty-about = Deine Karte kann die erste sein: Bau sie in der Werkstatt und veröffentliche sie.
guild-none = Nichts passt dazu
guild-none-about = Keine Karte und keine Variante passt zu allem. Nimm einen Filter weg.
guild-all = Alles zeigen
guild-week = Karte der Woche
guild-week-about = Die beliebteste der letzten sieben Tage unter den ausgewogenen
guild-failed = Die Galerie ließ sich nicht laden. { $reason }
guild-away = Keine Verbindung: Das geht nicht ohne den Server.

## Ein Eintrag

guild-variant = Variante
guild-by = von { $name }
guild-somebody = einem ehemaligen Mitglied
guild-version = Fassung { $n }
guild-useless = In diesem Spiel kann niemand je etwas damit anfangen.
guild-hidden = Die Betreiber dieser Seite haben das verborgen. Außer dir sieht es niemand.
guild-not-measured = Noch nicht gemessen
guild-strength = { $verdict }: bringt { $n } Punkte
guild-strength-interval = wahrscheinlich { $low } bis { $high }
guild-strength-unsure = aber wie viel, ist recht unsicher: { $low } bis { $high }
guild-strength-few =
    { $n ->
        [one] Zu wenige knappe Auktionen für ein Urteil, in 1 Partie
       *[other] Zu wenige knappe Auktionen für ein Urteil, in { $n } Partien
    }
guild-is-weak = Schwach
guild-is-fair = Ausgewogen
guild-is-strong = Stark
guild-is-breaks = Sprengt das Spiel
guild-heart = { $name } ein Herz geben
guild-unheart = Das Herz für { $name } zurücknehmen
guild-hearts =
    { $n ->
        [one] 1 Herz
       *[other] { $n } Herzen
    }
guild-plays =
    { $n ->
        [0] noch nicht gespielt
        [one] einmal gespielt
       *[other] { $n }-mal gespielt
    }
guild-talk = Im Forum darüber reden
guild-pick = Nehmen
guild-picked = Genommen
guild-pick-name = { $name } zum Spielen nehmen
guild-picked-name = Genommen: { $name }. Zurücklegen
guild-pick-full =
    { $n ->
        [one] Mehr als eine Karte passt nicht an einen Tisch.
       *[other] Mehr als { $n } Karten passen nicht an einen Tisch.
    }
guild-pick-other = Die genommenen Karten sind für { $game }.
guild-tray = Genommene Karten
guild-tray-count = { $n } von { $most } für { $game }
guild-drop = { $name } zurücklegen
guild-play-these = Damit spielen
guild-play-name = Aus der Gilde

## Seine Seite

guild-back = Alle Karten und Varianten
guild-gone = Das gibt es in der Gilde nicht
guild-gone-about = Vielleicht wurde es zurückgezogen. Partien, die damit gespielt wurden, haben es noch.
guild-play-it = Damit spielen
guild-fork = Abwandeln
guild-fork-card-about = Öffnet eine Kopie in der Werkstatt. Ändere daran, was du willst.
guild-fork-variant-about = Legt sie auf der Seite für neue Tische aus. Ändere daran, was du willst.
guild-next = Fassung { $n } bauen
guild-facts = { $kind } für { $game }
guild-one-card = Karte
guild-one-variant = Variante
guild-published = Veröffentlicht am { $date }
guild-text = Was darauf steht
guild-rules = Was anders ist als üblich
guild-versions = Fassungen
guild-this-version = diese hier
guild-origin = Abgewandelt von
guild-origin-gone = Abgewandelt von etwas, das nicht mehr in der Gilde ist
guild-forks = Daraus entstanden
guild-hand-on = Weitergeben
guild-link-copied = Der Link zu dieser Seite ist kopiert.
guild-link-above = Der Link dazu ist die Adresse dieser Seite.
guild-link = Link kopieren
guild-file = Als Datei speichern
guild-report = Melden
guild-report-about = Die Betreiber dieser Seite sehen es sich an. Was stimmt daran nicht?
guild-report-reason = Was nicht stimmt, in einem Satz
guild-report-send = Meldung abschicken
guild-reported = Danke. Die Betreiber dieser Seite sehen es sich an.
guild-withdraw = Zurückziehen
guild-withdraw-about = { $name } verlässt die Gilde, samt den Herzen, wenn es keine andere Fassung gibt. Partien, die damit gespielt wurden, haben die Regeln noch.
guild-withdrawn = { $name } hat die Gilde verlassen.

## Veröffentlichen

guild-publish = Veröffentlichen
guild-publish-title = { $name } veröffentlichen
guild-publish-about = Alle finden sie in der Gilde unter deinem Namen, können damit spielen und sie abwandeln. Ändern lässt sie sich dann nicht mehr; du kannst eine neuere Fassung dazulegen oder sie zurückziehen.
guild-publish-version = Das wird Fassung { $n }. Herzen und Partien zählen weiter.
guild-publish-fork = Auf ihrer Seite steht, dass sie von { $name } abgewandelt ist.
guild-publish-tags = Wie ist sie? Höchstens { $most } davon
guild-publish-now = Jetzt veröffentlichen
guild-published-already = Zum Eintrag
guild-published-now = { $name } ist in der Gilde.
guild-why-nothing = Du kannst sie veröffentlichen, wenn sie sagt, was sie tut.
guild-why-misfits = Du kannst sie veröffentlichen, wenn jeder Block passt.
guild-why-nameless = Du kannst sie veröffentlichen, wenn sie einen Namen hat.
guild-why-member = Veröffentlichen können nur Mitglieder.
guild-become-member = Mitglied werden
guild-locked = Veröffentlicht als Fassung { $n }. Sie lässt sich nicht mehr ändern.
guild-look = Zu ihrer Seite
guild-draft-version = Ein Entwurf für Fassung { $n }
guild-draft-fork = Abgewandelt von einer Karte der Gilde
guild-mine = Was ich veröffentlicht habe
