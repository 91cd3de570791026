## Das Forum.

forum-about = Hier redet ihr über Kreaturen, Varianten, gutes Spiel und diese Seite.
forum-boards = Bretter
forum-newest = Alles Neue
forum-followed = Was ich verfolge
forum-closed = geschlossen
forum-former = ein ehemaliges Mitglied
forum-search = Im Forum suchen
forum-search-go = Suchen
forum-found = Gefunden
forum-none = Diese Wörter kommen nirgends vor
forum-none-about = Versuch es mit weniger Wörtern oder mit ihren Anfängen.
forum-begin = Thema beginnen
forum-begin-now = Jetzt beginnen
forum-title = Titel
forum-first-post = Erster Beitrag
forum-members = Hier schreiben Mitglieder.
forum-become = Mitglied werden
forum-empty = Noch steht hier nichts
forum-empty-about = Irgendwer muss anfangen.
forum-empty-followed = Hier stehen Themen, in denen du schreibst oder die du verfolgst.
forum-unread = { $n } neu,
forum-posts =
    { $n ->
        [one] 1 Beitrag
       *[other] { $n } Beiträge
    }
forum-last = der letzte von { $name }, { $at }
forum-locked = abgeschlossen
forum-hidden = verborgen
forum-more = Mehr
forum-feed = Feed dieses Bretts
forum-feed-thread = Feed dieses Themas
forum-none-here = Hier gibt es kein Forum
forum-lost = Das gibt es im Forum nicht
forum-back = Zum Forum

## Ein Thema.

forum-about-entry = In der Gilde ansehen
forum-is-locked = Dieses Thema ist abgeschlossen: Hier kann niemand mehr schreiben.
forum-is-hidden = Dieses Thema ist verborgen: Nur die Moderation sieht es.
forum-follow = Verfolgen
forum-following = Verfolgt
forum-pages = Seiten dieses Themas
forum-page = Seite { $n } von { $all }
forum-first = Anfang
forum-before = Zurück
forum-after = Weiter
forum-newest-post = Neuester Beitrag
forum-no-posts = Noch hat hier niemand geschrieben
forum-no-posts-about = Was hältst du davon? Hast du schon damit gespielt?
forum-answer = Deine Antwort
forum-send = Abschicken
forum-no-quote = Nicht zitieren
forum-markdown = *betont*, **fett**, > Zitat. Ein Link zu einer Karte, einer Wiederholung, einem Rätsel oder einem Tisch dieser Seite zeigt, allein in einer Zeile, die Sache selbst.
forum-cancel = Verwerfen

## Ein Beitrag.

forum-post-link = Beitrag { $n }
forum-edited = geändert { $at }
forum-history = Was vorher da stand
forum-answers = Antwort an { $name }
forum-nothing-left = Was dort stand, ist weg.
forum-post-hidden = Die Moderation hat diesen Beitrag verborgen.
forum-post-gone = Zusammen mit dem Konto gelöscht.
forum-heart = Beitrag { $n } ein Herz geben. Er hat { $hearts }
forum-unheart = Das Herz für Beitrag { $n } zurücknehmen. Er hat { $hearts }
forum-quote = Zitieren
forum-quote-n = Beitrag { $n } zitieren
forum-edit = Ändern
forum-edit-n = Beitrag { $n } ändern
forum-edit-label = Dein Beitrag
forum-save = Speichern
forum-report = Melden
forum-report-n = Beitrag { $n } melden
forum-reason = Was nicht stimmt, in einem Satz
forum-report-send = Meldung abschicken
forum-reported = Danke. Die Moderation sieht es sich an.
forum-hide = Verbergen
forum-hide-n = Beitrag { $n } verbergen oder zeigen
forum-show = Wieder zeigen
forum-look = Ansehen
forum-table-open = Hinsetzen
forum-table-playing = Zuschauen
forum-table-over = Ansehen
forum-table-closed = Ansehen
forum-puzzle = Ein Rätsel
forum-difficulty =
    { $n ->
        [1] { puzzle-difficulty-1 }
        [2] { puzzle-difficulty-2 }
       *[other] { puzzle-difficulty-3 }
    }
forum-solve = Lösen
forum-here = Hier zeigen
forum-put-away = Wieder ausblenden
forum-game-here = { $name }, hier im Beitrag
forum-gone = Das gibt es nicht mehr, oder du darfst es nicht sehen:

## Moderation.

moderation-title = Moderation
moderation-about = Was im Forum, in der Gilde und an Tischen gemeldet wurde. Jede Maßnahme wird festgehalten.
moderation-reports =
    { $n ->
        [0] Keine Meldungen
        [one] 1 Meldung
       *[other] { $n } Meldungen
    }
moderation-of-line = { $name } an einem Tisch
moderation-of-post = { $name } im Forum
moderation-of-entry = { $name } in der Gilde
moderation-by = gemeldet von { $name }, { $at }
moderation-none = Alles ist ruhig
moderation-none-about = Niemand hat etwas gemeldet.
moderation-settle = Erledigt
moderation-look = Ansehen
moderation-thrown = Partien, die nach Absprache aussehen
moderation-thrown-about = Aus den letzten 90 Tagen. Das ist ein Grund, sich diese Partien anzusehen, und kein Beweis.
moderation-audit = Was getan wurde
moderation-lock = Thema abschließen
moderation-unlock = Thema wieder öffnen
moderation-hide = Thema verbergen
moderation-unhide = Thema wieder zeigen
moderation-move = Verschieben nach
moderation-sanction = Verwarnen oder stummschalten
moderation-sanction-name = Was geschieht mit { $name }?
moderation-kind = Maßnahme
moderation-kind-warn = Verwarnen
moderation-kind-silence = Stummschalten
moderation-kind-ban = Sperren
moderation-days = Wie lange
moderation-n-days =
    { $n ->
        [one] 1 Tag
       *[other] { $n } Tage
    }
moderation-reason = Grund, den die Person zu lesen bekommt
moderation-do = Ausführen
moderation-sanctioned = Erledigt: { $name } liest es auf der nächsten Seite.
moderation-was-warn = Verwarnt { $at }
moderation-was-silence = Stummgeschaltet { $at }
moderation-was-ban = Gesperrt { $at }
moderation-lift = Zurücknehmen
moderation-lifted = zurückgenommen
