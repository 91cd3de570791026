# Die Gilde: was sie ablehnt.

refused-no-guild = Diese Seite hat keine Gilde. Karten und Varianten lassen sich als Datei oder Link weitergeben.
refused-guild-for-members = Veröffentlichen können nur Mitglieder. Deine Karte geht nicht verloren; werde Mitglied und veröffentliche sie dann.
refused-guild-a-day = Du hast an einem Tag { $most } Mal etwas veröffentlicht; für heute ist das genug. Komm morgen wieder.
refused-entry-there = Genau das ist schon veröffentlicht.
refused-entry-hidden = Die Betreiber dieser Seite haben das verborgen. Es lässt sich nicht noch einmal veröffentlichen und nicht zurückziehen.
refused-entry-other-kind = Eine neue Fassung gehört zum selben Spiel und ist von derselben Art wie die vorige. Veröffentliche das als etwas Neues.
refused-no-such-entry = So etwas gibt es in der Gilde nicht oder nicht mehr.
refused-not-your-entry = Das kann nur, wer es veröffentlicht hat.
refused-bad-place = Diese Stelle in der Galerie kennt die Seite nicht. Fang wieder vorne an.

## Wie ein Eintrag ist; auch auf der Seite.

guild-tag-simple = einfach
guild-tag-tricky = knifflig
guild-tag-friendly = freundlich
guild-tag-nasty = gemein
guild-tag-lucky = glückslastig
guild-tag-funny = lustig
guild-tag-quick = kurz
guild-tag-long = lang

## Der Feed.

feed-title = Neu in der Gilde von Dragonstones
former-member = ein ehemaliges Mitglied
