### Warum etwas geschah: ein oder zwei Sätze, mit den Zahlen des Ereignisses.

why-time-ran-out = Für eine Antwort haben alle gleich viel Zeit. Ist sie um, gilt die harmloseste, damit die anderen nicht warten müssen.

## Fist of Dragonstones

# Was eine Karte tut; $rule ist ihr Text.
# Die Karte ist nicht dabei.
why-effect = Das tut die Karte, die gerade genutzt wird. Was möglich ist, muss sein, außer auf der Karte steht „darfst“.
why-power = { $power }: { $rule }
why-nothing-happened = Diesmal wird nichts aus dem, was { $power-nom } tut: { $rule }
# $cost: ein Satz. $had-n: so viele Steine waren da; -1: das darf sonst niemand wissen.
why-not-paid =
    Was { $power-nom } verlangt: { $cost } { $had-n ->
        [-1] Gezahlt wurde nichts.
        [0] { $seat-who ->
            [you] Du hattest keine Steine.
           *[one] { $seat } hatte keine Steine.
        }
       *[other] { $seat-who ->
            [you] Du hattest { $had }, und das reicht dafür nicht.
           *[one] { $seat } hatte { $had }, und das reicht dafür nicht.
        }
    }
why-not-paid-took = { why-not-paid } Also blieb nur die andere Möglichkeit der Karte.
why-not-paid-nothing-happened = { why-not-paid } Und die andere Möglichkeit der Karte bringt gerade nichts.
why-turn-began =
    { $specials-n ->
        [0] In jeder Runde kommen neue Extra-Kreaturen dazu. Diese wurden mit { character-seer.dat } geheim gewählt.
       *[other] In jeder Runde kommen zu den Basis-Kreaturen neue Extra-Kreaturen dazu (diesmal { $specials-n }). Zuerst kommt { character-witch.nom }, die anderen in zufälliger Reihenfolge.
    }
why-deck-reshuffled = Der Stapel hatte zu wenige Extra-Kreaturen für diese Runde.
why-card-shown = Die Karten einer Runde kommen eine nach der anderen, in einer Reihenfolge, die niemand kennt. Jede wird genutzt, bevor die nächste kommt.
why-card-passed = { $card } spielt eine Karte, die in dieser Runde noch kommt, und es ist keine mehr da.
why-fists-opened =
    { $all ->
        [0] Alle Fäuste öffnen sich zugleich. In keiner ist etwas, das zählt.
       *[other] Alle Fäuste öffnen sich zugleich. Was darin ist, zählt zusammen { $all } und ist ausgegeben, egal, wer gewinnt; das höchste Gebot zählt { $most }.
    }
why-cursed = In einer Faust war eine schwarze Münze. Sie kommt vor allem anderen: kein Stechen, und niemand nutzt { $card-acc }. Gebote von zusammen { $all } sind trotzdem ausgegeben.
why-no-bids =
    { $tavern ->
        [0] Niemand hatte eine Münze in der Faust, und 0 ist kein Gebot. Also bekommt niemand { $card-acc }.
       *[other] Niemand hatte eine Münze in der Faust, und 0 ist kein Gebot. Also nehmen alle ein ausgegebenes Feengold zurück, und dann zählt die Gunst des Königs.
    }
why-tied = Das höchste Gebot, { $most }, gibt es mehrfach: { $seats-nom }. Nur sie machen weiter, mit Silber; die anderen Gebote sind ausgegeben.
why-nobody-won =
    { $why ->
        [no-silver] Es herrschte Gleichstand, und niemand hat Silber geboten. Ein Stechen braucht ein einziges höchstes Gebot ab 1.
        [no-second] Mit einer violetten Münze gewinnt das zweithöchste Gebot, und das muss mindestens 1 sein. Das höchste war { $most }, und darunter gab es keines.
        [shared] Das niedrigste Gebot gab es mehrfach, in Gold wie in Silber. Also trifft { $card-nom } sie alle.
       *[tied] Auch das höchste Gebot in Silber, { $most }, gab es mehrfach. Ein Stechen braucht ein einziges höchstes Gebot, und ein zweites Stechen gibt es nicht.
    }
# $by: eine behaltene Karte, die entschieden hat.
why-won =
    { $how ->
        [kept] Den Ausschlag gibt { $by-nom }: Die Gebote allein hätten es nicht entschieden.
        [favor] Niemand hat geboten. Dann darf, wer die Gunst des Königs hat, { $card-acc } für ein Gold nehmen. Das gilt als Gebot von 1.
        [second] Mit einer violetten Münze gewinnt das zweithöchste Gebot statt des höchsten, { $most }.
        [lowest] Diese Karte geht an das niedrigste Gebot, und eine leere Faust ist das niedrigste von allen.
       *[highest] { $stage ->
            [silver] Unter denen, die gleichauf waren, gewinnt das meiste Silber: { $most }. Alles Silber in den Fäusten ist ausgegeben.
            [stones] Die meisten Steine gewinnen: { $most }. Alle Steine in den Fäusten gehen an die Bank.
           *[gold] Die meisten Münzen gewinnen: { $most }. Was in allen Fäusten zusammen lag, { $all }, ist ausgegeben, auch von denen, die nicht gewonnen haben.
        }
    }
why-doubled = Dafür wurde { character-doppelganger.nom } behalten: Eine Karte, die gerade gewonnen wurde, wird zweimal genutzt.
why-played = Mit { $through-dat } nutzt man { $card-acc }, als hätte man die Karte gerade gewonnen, zum Preis der Auktion, die stattgefunden hat.
why-declined = Auf der Karte steht „darfst“: Niemand muss sie nutzen.
# $bids-known: 0, wenn die Auktion nicht dabei ist. $second: das Gebot von $rivals.
why-theft =
    { $bids-known ->
        [0] Bestohlen wird, wer das zweithöchste Gebot hat.
       *[other] { $rivals-n ->
            [0] Sonst hat niemand geboten, also sind alle anderen Zweite, und wer { character-thief.acc } gewonnen hat, wählt aus.
            [one] Bestohlen wird, wer das zweithöchste Gebot hat. Nach { $bid } war das { $second }: { $rivals-nom }.
           *[other] Bestohlen wird, wer das zweithöchste Gebot hat. Nach { $bid } war das { $second }, und zwar mehrfach: { $rivals-nom }. Dann wird ausgewählt, aber unter denen mit einem Stein, falls jemand einen hat.
        }
    }
why-screen-seen = Was hinter einem Sichtschirm liegt, ist geheim. Nur wer nachschaut, erfährt, was dort ist.
why-loot = Was hinter einem Sichtschirm liegt, ist geheim. Wie viel es war, wissen nur die beiden.
why-scored = { $card } bringt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }. Wer als Erstes { $goal } hat, gewinnt sofort.
why-turn-ended = Alle Karten der Runde waren dran. Ausgegebene Feenmünzen kommen zurück; gewöhnliches Gold und Silber, die geboten wurden, sind weg, und schwarze Münzen gelten nur eine Runde lang.
why-fairy-given = Nach einer Hausregel ist ausgegebenes Feengold weg, und dafür bekommen alle neues.
why-game-won = Zum Sieg sind { $goal } Punkte nötig, und vorher hatte sie niemand.
why-specials-drawn = Wer aussucht, zieht vier Extra-Kreaturen und legt eine ungesehen ab.
why-specials-chosen = Es sucht aus, wer die Gunst des Königs hat oder eine Karte, auf der das steht.
why-order-seen = Mit { character-seer.dat } sieht man die nächsten Karten, und sonst sieht sie niemand.
why-used = Eine behaltene Karte hat ihren Moment, und jetzt wird sie genutzt.
why-bids-taken-back = Mit { character-innkeeper.dat } nehmen alle alles zurück und bieten noch einmal.
why-blue-coin-added = Eine blaue Münze zählt 1 und kommt dazu, wenn die Fäuste offen sind. Das Gebot zählt jetzt { $value }.
why-rode-dragon = Mit { character-dragon-rider.dat } zählt ein Gebot auf einen Drachen 1 mehr, jetzt also { $value }.
why-fairy-taken-back = Niemand hat auf die Karte geboten, also nehmen alle ein ausgegebenes Feengold zurück, wenn sie eines haben.
why-favor-claimed = Niemand hat geboten. Dann darf, wer die Gunst des Königs hat, { $card-acc } für eine einzige Goldmünze nehmen.
why-favor-passed =
    { $why ->
        [fewest] Niemand hat auf eine Karte geboten. Dann geht die Gunst des Königs an die Person mit den wenigsten Punkten unter den anderen.
        [cursed] Die letzte Karte der Runde war verhext. Dann geht die Gunst des Königs an die Person, die allein am meisten geboten hat.
        [latest] In der ersten Runde hat niemand die letzte Auktion gewonnen. Dann geht die Gunst des Königs dorthin, wo zuletzt eine Karte gewonnen wurde.
       *[last] Am Ende einer Runde geht die Gunst des Königs an die Person, die die letzte Auktion gewonnen hat.
    }
why-favor-paid = Wer am Ende einer Runde die Gunst des Königs hat, bekommt das von der Bank.
why-pixie-paid = Mit { character-pixie.dat } kommt ausgegebenes Feengold zurück, eines für jedes Silber: diesmal { $n }.

## Dragon’s Gold

why-dragon-appeared = Den Platz eines toten Drachen nimmt der nächste ein, mit den Steinen, die er zeigt. Bis zu seinem Tod verbirgt er noch { $dragon-hidden }.
why-turned-up = Zu Hause lag kein Abenteurer offen. Dann werden alle aufgedeckt, die zu Hause sind; die bei den Drachen bleiben dort.
why-adventurer-placed = Liegt ein Abenteurer offen, muss einer los. Zur Stärke kommt { $strength } dazu.
why-turn-lost = Alle vier Abenteurer sind bei Drachen. Es ist also niemand da, der los könnte.
why-everybody-blocked = Alle Abenteurer von allen sind bei Drachen, und niemand könnte je wieder ziehen. Also holen alle je einen nach Hause.
why-went-home = Ein Abenteurer, der nach Hause geht, liegt verdeckt und kann erst wieder los, wenn alle aufgedeckt werden.
why-dragon-killed = Die Abenteurer dort sind zusammen so stark wie der Drache. Wer einen dort hat, bekommt einen Teil vom Schatz.
why-treasure-grew = Verborgene Steine werden aus dem Beutel gezogen, wenn ein Drache stirbt, und gehören zum Schatz.
why-reds-seized = Nach den einfachen Regeln gehen alle roten Steine an den einzigen Zauberer im Kampf, bevor geteilt wird.
why-nothing-to-share = Dort liegt kein Stein. Die Abenteurer gehen trotzdem nach Hause, und Diebe stehlen trotzdem.
why-negotiation-began = Alle { $fighters-n }, die gekämpft haben, müssen sich einigen, wer welchen Stein bekommt. Ohne Einigung ist alles verloren.
why-proposed = Alle im Kampf dürfen vorschlagen. Ein neuer Vorschlag ersetzt den alten derselben Person, und wer den angenommen hatte, hat jetzt nichts angenommen.
why-proposal-accepted = Entschieden ist es, sobald alle im Kampf dieselben Anteile angenommen haben.
why-acceptance-taken-back = Bis es entschieden ist, dürfen es sich alle anders überlegen.
why-agreed = Alle { $fighters-n } im Kampf haben rechtzeitig dieselben Anteile angenommen.
why-treasure-lost = Die Zeit war um, bevor alle { $fighters-n } im Kampf dieselben Anteile angenommen hatten. Also sind die Steine für immer aus dem Spiel.
why-treasure-divided = Teilen und wählen: Wer am schwächsten gekämpft hat, macht die Anteile und bekommt den letzten.
why-share-chosen = Teilen und wählen: Wer am stärksten gekämpft hat, wählt zuerst.
why-share-taken = Was entschieden ist, kommt hinter den Sichtschirm. Jetzt sehen es alle, später niemand mehr.
why-theft-tried = Jeder Dieb im Kampf muss jemanden bestehlen, der mitgekämpft hat und einen Stein hat.
why-nothing-to-steal = Sonst hat niemand im Kampf einen Stein.
why-stash-seen = Neben dem Dieb hat ein Zauberer derselben Person gekämpft. Also sieht sie allein hinter den Sichtschirm und sucht aus.
why-token-stolen = Ein Dieb nimmt einen Stein. Welchen, wissen nur die beiden.
why-token-recognised = Welcher Stein es war, wissen nur die beiden.
why-objects-drawn = Nach den erweiterten Regeln fangen alle mit einem magischen Gegenstand an, und wessen Zauberer gekämpft hat, zieht für jeden roten Stein im eigenen Anteil einen.
why-objects-seen = Magische Gegenstände sind geheim, bis sie benutzt werden.
why-objects-reshuffled = Der Stapel der magischen Gegenstände war leer.
why-object-used = { $rule }
why-dragons-swapped = Das Tauschpulver vertauscht zwei Drachen samt Schatz; die Abenteurer bleiben. Ein Drache, der jetzt besiegt ist, stirbt sofort.
why-shares-swapped = Der Ring der Verwirrung vertauscht die Anteile von zwei anderen, die gekämpft haben.
why-hand-watched =
    { $caught ->
        [0] Niemand von den anderen hat diesen Drachen bewacht: Zwei seiner Steine werden genommen.
       *[other] Jemand von den anderen hat genau diesen Drachen bewacht: Nichts wird genommen.
    }
why-market-opened = Der Markt öffnet ein Mal, gleich nach dem siebten neuen Drachen.
why-offered = Alle dürfen je ein Angebot auf dem Tisch haben, mit Steinen, die sie haben. Verlangen dürfen sie alles: So verrät es nicht, wer was hat.
why-offer-taken-back = Ein Angebot gilt, bis es angenommen, ersetzt oder zurückgenommen wird.
why-traded = Das Angebot wurde angenommen. Dann kommen alle Angebote der beiden vom Tisch.
why-said-done = Der Markt schließt früher, wenn alle fertig sind. Nach einem neuen Angebot werden alle noch einmal gefragt.
why-market-closed = Alle sind fertig, oder die Zeit ist um.
why-bag-emptied = Der letzte Stein ist aus dem Beutel. Es kommen keine neuen Drachen, und das Spiel endet mit dem letzten.
why-stashes-revealed = Der letzte Drache ist tot. Die meisten Punkte gewinnen: { $most-points }.
