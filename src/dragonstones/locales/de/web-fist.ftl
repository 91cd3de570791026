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
fist-to-come = Es kommen
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
fist-all-bids = Alle Gebote

## Fists open

fist-opens-gold = die Fäuste öffnen sich
fist-opens-common = Fäuste auf: gewöhnliches Gold
fist-opens-silver = Fäuste auf: Silber
fist-opens-stones = Fäuste auf: Steine
fist-leads = führt
fist-level = Gleichstand
fist-level-at = Gleichstand bei { $n }
fist-robbed = bestohlen
fist-second = Platz zwei gewinnt

## My screen

fist-heap-fairy = Feengold
    .about = kehrt zurück
fist-heap-common = Gewöhnlich
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
fist-closes-passing = Du passt diese Runde: Deine Faust schließt sich von selbst.
fist-ask-anyway = Trotzdem fragen
# Until the next turn.
fist-pass = Diese Runde passen
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

## The end

fist-wins =
    { $names-who ->
        [you] Du gewinnst!
        [you-all] { $names-start } gewinnt!
        [one] { $names } gewinnt
       *[many] { $names } gewinnen
    }
fist-turns = { $n ->
    [one] nach einer Runde
   *[other] nach { $n } Runden
}

## All bids

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
fist-key-does-history = alle Gebote
