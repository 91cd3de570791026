### The page in the browser: the table of Fist of Dragonstones.

fist-you = Du
fist-players = Die anderen am Tisch
fist-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
# $goal: so many points win.
fist-points-of = { $n } von { $goal } Punkten
fist-of-goal = von { $goal }
    .short = /{ $goal }
fist-goal = Ziel: { $n } Punkte
words-fist-goal = Wer zuerst { $n } Punkte hat, gewinnt das Spiel.
fist-look-at = { $name } genauer ansehen
fist-about-points = Punkte
fist-about-stones = Steine
fist-about-spent = ausgegeben
fist-favor = Gunst des Königs
fist-kept = Behält: { $card }
fist-spent = ausgegeben
fist-spent-mine = ausgegeben, kommt zurück
fist-stones-hidden = Steine verdeckt
fist-spent-hidden = verdeckt
fist-no-stones = keine Steine
fist-last-bid = Letztes Gebot
fist-bid-short = Gebot
fist-behind = Hinter dem Sichtschirm
fist-behind-mine = Hinter deinem Sichtschirm
fist-not-asked = In dieser Runde nicht mehr gefragt: { $what }.
fist-always = In dieser Runde immer genutzt: { $what }.
fist-passing = Du bietest bis zur nächsten Runde nichts. Das siehst nur du.

# What somebody is doing, below the name.
fist-doing-choosing = überlegt
fist-doing-closed = Faust zu
fist-doing-decides = entscheidet
fist-doing-looks-on = sieht zu
fist-doing-won = gewinnt die Karte
fist-doing-away = nicht da
fist-doing-stand-in = nicht da, ein Bot spielt

## The lit card and what lies beside it

fist-facts = Runde { $turn }, Auktion { $n } von { $of }
fist-turn = Runde { $n }
fist-bank = Bank
fist-deck = { $n ->
    [one] eine Extra-Kreatur im Stapel
   *[other] { $n } Extra-Kreaturen im Stapel
}
fist-called = Versteigert
fist-called-of = { $n } von { $of }
fist-to-come = Danach
fist-order-hidden = Reihenfolge verdeckt
fist-order-seen = in dieser Reihenfolge
fist-face-down = verdeckt
fist-place-called = { $card }: { $fate }
fist-place-lit = { $card }: wird versteigert
fist-place-coming = { $card }: kommt noch
fist-between = Neue Karten kommen auf den Tisch.
fist-through = gespielt durch: { $card }
fist-use-once = wird behalten, wirkt einmal
fist-use-permanent = wird behalten
fist-use-magic = magisch
fist-drawn = Gezogen:
fist-bids = Die Gebote
fist-tie = Gleichstand: { $names-nom }. Silber entscheidet.
fist-stage-silver = Silber entscheidet.
fist-stage-common = Nur gewöhnliches Gold zählt.
fist-stage-stones = Diese Karte wird mit Steinen ersteigert.
fist-stage-name-gold = Gold
fist-stage-name-common = gewöhnliches Gold
fist-stage-name-silver = Silber
fist-stage-name-stones = Steine
# Short: beside a small picture. $name: who has won; $mine: 1 if that is the reader.
fist-fate-won = { $mine ->
    [1] du für { $n }
   *[other] { $name } für { $n }
}
# $silver, $next: what the winner and the next best had in silver.
fist-fate-tie = { $mine ->
    [1] du für { $n }, Silber { $silver } : { $next }
   *[other] { $name } für { $n }, Silber { $silver } : { $next }
}
fist-fate-claimed = { $mine ->
    [1] du, niemand bot
   *[other] { $name }, niemand bot
}
fist-fate-cursed = { $mine ->
    [1] verhext von dir
   *[other] verhext: { $names }
}
fist-fate-no-bids = niemand bot
fist-fate-nobody = niemand gewinnt
fist-fate-passed = nicht versteigert
fist-fate-played = { $mine ->
    [1] von dir gespielt
   *[other] von { $name } gespielt
}
fist-all-bids = Gebote und Münzen

## Fists open

fist-opens-gold = die Fäuste öffnen sich
fist-opens-common = Fäuste auf: gewöhnliches Gold
fist-opens-silver = Fäuste auf: Silber
fist-opens-stones = Fäuste auf: Steine
fist-leads = führt
fist-level = Gleichstand
# Below what is bid in silver.
fist-bid-before =
    { $stage ->
        [stones] { $n } in Steinen
       *[gold] { $n } in Gold
    }
fist-robbed = bestohlen
fist-second = Platz zwei gewinnt

## My screen

fist-heap-fairy = Feengold
    .about = kehrt zurück
fist-heap-common = Gewöhn{ "\u00AD" }lich
    .about = nur einmal
fist-heap-silver = Silber
    .about = fürs Stechen
fist-heap-magic = Magisch
    .about = in die Faust
# $goods: such as 5 Fairy Gold.
fist-take-one = Hinter deinem Sichtschirm: { $goods }. Nimm eins in die Hand
fist-put-one = In deiner Hand: { $goods }. Leg eins zurück
fist-in-fist = { $n ->
    [0] Leere Faust
   *[other] { $n } in der Faust
}
fist-in-fist-magic = Wert { $n } · { $magic }
fist-how-gold = Tippe Münzen an oder zieh sie her. Jede gebotene Münze ist weg, auch wenn du verlierst.
fist-how-common = Für diese Karte zählt nur gewöhnliches Gold; magische Münzen dürfen dazu.
fist-how-silver = Nimm Silber in die Faust: Das meiste Silber gewinnt.
fist-how-stones = Tippe deine Steine an. Jeder gebotene Stein geht an die Bank.
fist-nothing-to-bid = Du hast hier nichts zu bieten.
fist-closes = Du hast hier nichts zu bieten: Deine Faust schließt sich von selbst.
fist-closes-ordered = Dein Auftrag antwortet für dich: Deine Faust schließt sich von selbst.
fist-closes-passing = Du passt diese Runde: Deine Faust schließt sich von selbst.
fist-ask-anyway = Trotzdem fragen
# Until the next turn.
fist-pass = Runde passen
fist-pass-no-more = Wieder bieten
fist-close = Faust schließen
fist-close-empty = Nichts bieten
# An empty fist is asked for twice, the first times.
fist-close-really = Ja, nichts bieten
fist-really-nothing = Du hast noch etwas zu bieten. Willst du wirklich nichts bieten?
fist-close-both = Beide schließen
fist-side-left = Links
fist-side-right = Rechts
fist-empty = Münzen zurück
fist-to-pay = { $n ->
    [0] Noch nichts in der Hand
    [one] Ein Stein in der Hand
   *[other] { $n } Steine in der Hand
}
fist-pay = Abgeben
fist-closed = { $n ->
    [one] Deine Faust ist zu
   *[other] Deine Fäuste sind zu
}
fist-reopen = Zurücknehmen

## Questions

fist-touch = Tippe es auf dem Tisch an oder wähle hier.
fist-touch-both = Tippe einen Stein der Bank und eine deiner Münzen an.
fist-another = Andere Wahl
fist-as-list = { $n ->
    [one] Die Antwort in Worten
   *[other] Alle { $n } Antworten in Worten
}
fist-moment = Einen Moment …
fist-moment-about = Vielleicht hat jemand eine Karte oder Münze dafür. Niemand erfährt, wer.
fist-dealt = Neue Extra-Kreaturen
fist-only-you = nur für dich sichtbar

## What is explained once, the first time that it comes up

note-fist-kept = Du behältst eine Karte: { $card }. Tippe sie an, um zu lesen, was sie tut.
note-fist-kept-blind-woman = Du behältst { character-blind-woman.acc } und musst nichts weiter tun: Wenn du mit Steinen zahlst, zählen deine roten als jede Farbe, die du brauchst.
note-fist-kept-crook = Du behältst { character-crook.acc }. Beim nächsten Gleichstand mit Gold wirst du gefragt, ob er die Karte für dich gewinnt, auch wenn du nicht geboten hast.
note-fist-kept-dealer = Du behältst { character-dealer.acc } und musst nichts weiter tun: Du gewinnst jeden Gleichstand mit Silber, auch den zwischen anderen.
note-fist-kept-doppelganger = Du behältst { character-doppelganger.acc }. Gewinnst du eine Karte, die sich verdoppeln lässt, wirst du gefragt, ob du sie zweimal nutzen willst.
note-fist-kept-dragon-rider = Du behältst { character-dragon-rider.acc } und musst nichts weiter tun: Bietest du auf einen Drachen, zählt dein Gebot 1 mehr.
note-fist-kept-elf = Du behältst { character-elf.acc } und musst nichts weiter tun: Niemand sieht mehr deine Steine.
note-fist-kept-illusionist = Du behältst { character-illusionist.acc }. Bevor du bietest, wirst du gefragt, ob du zwei Fäuste machen und die bessere öffnen willst, wenn alle anderen offen sind.
note-fist-kept-innkeeper = Du behältst { character-innkeeper.acc }. Sind die Fäuste offen, wirst du gefragt, ob alle ihre Münzen zurücknehmen und noch einmal bieten.
note-fist-kept-mermaid = Du behältst { character-mermaid.acc } und musst nichts weiter tun: Wenn du mit Steinen zahlst, darf einer davon als blau zählen.
note-fist-kept-pixie = Du behältst { character-pixie.acc }. Bevor du bietest oder zahlst, wirst du gefragt, ob du ausgegebenes Feengold zurückhaben willst, für je 1 Silber.
note-fist-kept-puppeteer = Du behältst { character-puppeteer.acc }. Zu Beginn jeder Runde wählst du die Extra-Kreaturen aus.
note-fist-kept-rat-king = Du behältst { character-rat-king.acc }. Bietet niemand auf eine Karte, wirst du gefragt, ob du sie umsonst haben willst.
note-fist-kept-seer = Du behältst { character-seer.acc }. Zu Beginn der nächsten Runde wählst du die Extra-Kreaturen geheim aus und siehst die Reihenfolge aller Karten.
note-fist-kept-silversmith = Du behältst { character-silversmith.acc }. Wird eine Karte aufgedeckt, wirst du gefragt, ob auf sie mit Silber statt mit Gold geboten wird.
note-fist-coin-black = Du hast eine schwarze Münze. Nimm sie bei einer späteren Auktion dieser Runde in die Faust, und niemand bekommt die Karte.
note-fist-coin-amulet = Du hast ein Amulett. Nimm es bei einer späteren Auktion in die Faust, und die Münzen daneben zählen doppelt.
note-fist-coin-magic-blue = Du hast eine blaue Münze. Hast du geboten und sind die Fäuste offen, wirst du gefragt, ob dein Gebot damit 1 mehr zählt.
note-fist-coin-magic-purple = Du hast eine violette Münze. Nimm sie zusammen mit anderen Münzen in die Faust, und das zweithöchste Gebot gewinnt die Karte.

## The end

fist-wins =
    { $names-who ->
        [you] Du gewinnst!
        [you-all] { $names-start } gewinnt!
        [one] { $names } gewinnt
       *[many] { $names } gewinnen
    }
# $n: points, of which some cards take one.
fist-points-by = { $card } { $n }
fist-points-from = Punkte durch
fist-stones-left = Steine übrig
fist-spent-all = für Gebote ausgegeben
fist-see-bid = In der Wiederholung ansehen
fist-best-bid =
    Bestes Gebot: { $names-start }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } ({ $card }) { $coins ->
        [0] umsonst
        [one] für eine einzige Münze
       *[other] für { $coins } Münzen
    }.
fist-wasted-bid =
    Größte Verschwendung: { $names-start }, { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } vergeblich geboten ({ $card }).
fist-turns = { $n ->
    [one] nach einer Runde
   *[other] nach { $n } Runden
}

## All bids

fist-coins-seen = Münzen, die alle mitzählen konnten
fist-coins-unseen = nicht alle waren zu sehen
fist-stones-now = Steine für Punkte in dieser Runde
# $way: stones, alike, each (of every colour), or all that one has.
fist-set-worth = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für { $way ->
        [alike] { $n } gleiche Steine
        [each] { $n ->
            [one] einen Stein jeder Farbe
           *[other] { $n } Steine jeder Farbe
        }
        [all] alle deine Steine
       *[stones] { $n } beliebige Steine
    }
fist-set-had = hast du
fist-history-by = Sortiert
fist-history-by-turn = nach Runden
fist-history-by-card = nach Karten
fist-history-card = Karte
fist-history-none = Noch hat niemand geboten.
fist-history-back = zurückgenommen

## Keys: one letter each, for a coin or a stone.

fist-key-fairy = f
fist-key-common = c
fist-key-silver = s
fist-key-fairy-silver = e
fist-key-black = z
fist-key-amulet = a
fist-key-magic-purple = v
fist-key-magic-blue = u
fist-key-red = r
fist-key-yellow = g
fist-key-blue = b
fist-key-white = i
fist-key-shift = Umschalt + f …
fist-key-does-put = eins zurücklegen
fist-key-does-back = das letzte zurücklegen
fist-key-does-gather = so viele Münzen
fist-key-does-option = diese Antwort
fist-key-does-say = Auswahl bestätigen
fist-key-does-history = alle Gebote und was an Münzen übrig ist

## Aufträge.

fist-orders =
    { $n ->
        [one] Ein Auftrag
       *[other] { $n } Aufträge
    }
fist-order = Wie viel wofür
fist-order-for = Für
fist-order-any = alles andere
fist-order-dragon = jeden Drachen
fist-order-how = Was zu tun ist
fist-order-how-ask = mich fragen
fist-order-how-pass = passen
fist-order-how-most = höchstens bieten
fist-order-coins = Münzen
fist-order-give = Auftrag erteilen
fist-early = Vorab bieten
fist-early-about = Auf eine Karte, die in dieser Runde noch kommt. Hast du die Münzen dann nicht mehr oder endet die Runde, so verfällt das Gebot, und du erfährst es.
fist-early-fist = In deiner Faust
fist-early-give = Gebot abgeben

# Auf einer Feier: der Tisch an der Wand und das eigene Handy.
fist-wall-only = Nur { $name } hat die Faust noch offen.
fist-wall-choosing = { $n } haben die Faust noch offen.
fist-wall-wins = { $names } gewinnt!
fist-hand-sending = Gemerkt, noch nicht gesendet. Sie zählt, wenn der große Bildschirm das Siegel zeigt.
fist-hand-look-up = Schau auf. Es wählen noch: { $names }. Dann öffnen sich alle Fäuste zugleich.
fist-hand-opens = Schau auf: Die Fäuste öffnen sich.
fist-hand-hold = Halten, um hineinzusehen
fist-hand-up = Schau auf den großen Bildschirm
fist-hand-secret = Das wirst nur du gefragt, und niemand weiß davon.
