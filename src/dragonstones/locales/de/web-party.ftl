### Eine Feier: ein großer Bildschirm, der der Tisch für alle ist, und Handys.

party-open = Eine Feier
party-open-about = Dieser Bildschirm wird der Tisch für alle im Raum. Gespielt wird mit Handys; niemand braucht ein Konto. Welches Spiel?
party-players = für { $least } bis { $most } Leute
party-code-have = Es gibt schon einen Tisch? Sein Code:
party-code-go = Hier zeigen

party-sit = Setzt euch
party-at = auf { $address }
party-is-host = leitet den Tisch
party-is-here = ist da
party-is-away = ist weg
party-is-bot = ein Bot
party-free = frei
party-here = { $n ->
    [0] Noch ist niemand da: Halte die Kamera eines Handys auf das Quadrat.
    [one] Eine Person ist da.
   *[other] { $n } sind da.
} { $free ->
    [0] Alle Plätze sind besetzt; wer noch kommt, kann zuschauen.
    [one] Für eine Person ist noch Platz.
   *[other] Für { $free } ist noch Platz.
}
party-host-starts = { $name } beginnt das Spiel
party-host-again = { $name } kann neu beginnen
party-table = Tisch
party-controls = Dieser Bildschirm
party-pause = Anhalten
party-go-on = Weiterspielen
party-sound = Ton: { $volume ->
    [0] aus
    [1] leise
   *[other] laut
}
party-leave = Diesen Tisch verlassen
party-press = Für Ton einmal eine Taste drücken.
party-paused = Das Spiel ist angehalten.
party-paused-about = { $name } setzt es fort.
party-site-lost = Die Seite antwortet nicht. Zu sehen ist das letzte Bild; es geht von selbst weiter.
party-wall = Das ist der große Bildschirm
party-wall-about = Diese Seite ist der Tisch für alle: Sie gehört auf einen Fernseher oder großen Bildschirm und zeigt nie, was hinter euren Sichtschirmen liegt.
party-wall-open = Öffne diese Seite auf dem großen Bildschirm.
party-wall-sit = Alle setzen sich mit dem Handy, an den Tisch { $code }.
party-sit-here = Mit diesem Handy mitspielen

party-no-account = Ein Name und eine Farbe genügen.
party-colour = Deine Farbe
party-colour-0 = Gold
party-colour-1 = Grün
party-colour-2 = Rot
party-colour-3 = Blau
party-colour-4 = Lila
party-colour-5 = Türkis
party-colour-6 = Rosa
party-colour-7 = Oliv
party-seated = Hier sitzt du, { $name }.
party-seated-about = Schau auf den großen Bildschirm: Dort ist der Tisch. Was dir gehört, siehst du hier.
party-you-host = Du leitest den Tisch
party-more = { $n ->
    [one] Es fehlt noch jemand, oder ein Bot.
   *[other] Es fehlen noch { $n } Leute, oder Bots.
}
party-enough = Du kannst beginnen. Freie Plätze fallen weg.
party-bot = Einen Bot dazusetzen
party-send-away = wegschicken
party-full = Alle Plätze sind besetzt
party-full-about = Du kannst am großen Bildschirm zuschauen oder hier. Im nächsten Spiel ist vielleicht ein Platz für dich.
party-replace = Ein Bot spielt für { $name }
party-replaced = Für { $name } spielt schon ein Bot
party-again = Neu beginnen
party-again-sure = Dieses Spiel endet, und niemand gewinnt es. Ihr sitzt sofort alle am neuen Tisch.
party-kept = Nicht verbunden. Was du tust, bleibt erhalten und wird gesendet, sobald es geht; eine geschlossene Faust zählt, wenn der große Bildschirm ihr Siegel zeigt.
