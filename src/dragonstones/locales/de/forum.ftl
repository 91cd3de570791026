# Das Forum und die Moderation: Bretter, was abgelehnt wird, und Feeds.

board-characters = Kreaturen
board-variants = Varianten
board-strategy = Strategie
board-site = Diese Seite
forum-lead = Hier reden Spielerinnen und Spieler über Kreaturen, Varianten und gutes Spiel.
thread-untitled = Ein Thema von einem ehemaligen Mitglied

refused-no-forum = Diese Seite hat kein Forum.
refused-forum-for-members = Im Forum schreiben nur Mitglieder. Dein Text bleibt auf diesem Gerät; werde Mitglied und schick ihn dann ab.
refused-no-such-board = Ein solches Brett gibt es in diesem Forum nicht.
refused-no-such-thread = Ein solches Thema gibt es nicht oder nicht mehr.
refused-no-such-post = Einen solchen Beitrag gibt es nicht oder nicht mehr.
refused-board-closed = Dieses Brett ist geschlossen: Alle können es lesen, aber niemand schreibt dort mehr.
refused-thread-locked = Dieses Thema ist abgeschlossen: Hier kann niemand mehr schreiben.
refused-post-hidden = Diesen Beitrag hat die Moderation verborgen. Er lässt sich nicht ändern.
refused-not-your-post = Einen Beitrag kann nur ändern, wer ihn geschrieben hat.
refused-post-empty = Darin steht nichts, was man lesen kann. Schreib ein paar Worte.
refused-slow-mode =
    { $seconds ->
        [one] In den ersten Tagen müssen neue Mitglieder zwischen zwei Beiträgen warten. Versuch es in einer Sekunde noch einmal.
       *[other] In den ersten Tagen müssen neue Mitglieder zwischen zwei Beiträgen warten. Versuch es in { $seconds } Sekunden noch einmal.
    }

## Manieren; auch an Tischen und in der Gilde.

refused-bad-word = Darin steht ein Wort, das hier niemand schreiben darf. Sag es anders.
refused-silenced =
    { $hours ->
        [one] Die Moderation hat dich gebeten zu schweigen, noch eine Stunde lang. Lesen und spielen kannst du weiter.
       *[other] Die Moderation hat dich gebeten zu schweigen, noch { $hours } Stunden lang. Lesen und spielen kannst du weiter.
    }

## Moderation.

refused-operators-only = Das sehen nur die, die die Seite betreiben.
refused-moderators-only = Das kann nur die Moderation.
refused-is-moderator = Diese Person gehört zur Moderation. Das müssen die Leute, die diese Seite betreiben, zuerst zurücknehmen.
refused-silence-days = Eine Stummschaltung gilt für einige Tage; eine Verwarnung und eine Sperre haben kein Ende.
refused-no-such-sanction = Eine solche Verwarnung, Stummschaltung oder Sperre gibt es nicht, oder sie ist schon zurückgenommen.

## Feeds.

feed-forum = Das Forum von Dragonstones
feed-board = { $board }: das Forum von Dragonstones
feed-posts =
    { $n ->
        [one] 1 Beitrag
       *[other] { $n } Beiträge
    }
