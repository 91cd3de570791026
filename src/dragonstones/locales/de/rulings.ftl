### Was die Spielregeln offen lassen, und wie es hier gespielt wird. Die Nummern stehen in docs/rules.

## Fist of Dragonstones

ruling-F1 = Die meisten Münzen gewinnen. Feengold zählt so viel wie gewöhnliches Gold.
ruling-F2 = Nur wer sich das höchste Gebot über 0 teilt, kommt ins Stechen.
ruling-F3 = Sind alle Fäuste leer, so gibt es kein Gebot, und die Karte verfällt.
ruling-F4 = Im Stechen bieten nur die, die gleichauf sind, und zwar Silber; auch eine leere Faust ist erlaubt. Ein einziges höchstes Gebot ab 1 gewinnt. Wieder gleichauf oder alle leer: Niemand gewinnt. Das Silber ist auf jeden Fall ausgegeben.
ruling-F5 = Alle Münzen in allen Fäusten sind ausgegeben, bevor die Eigenschaft benutzt wird: Gewöhnliches Gold, Silber und magische Münzen gehen an die Bank, Feengold liegt vor dem Sichtschirm.
ruling-F6 = Ausgegebenes Feengold kommt am Ende der Runde zurück. Gewöhnliches Gold und Silber, die geboten wurden, sind weg; was nicht geboten wurde, bleibt.
ruling-F7 = Eine Eigenschaft muss benutzt werden, wenn es geht, außer auf der Karte steht „darf“. Bietet sie zweierlei, wählst du eines; was nichts bewirken würde, ist nicht wählbar, solange das andere etwas bewirkt.
ruling-F8 = Was die Bank nicht hat, kann niemand nehmen: Nehmt, was da ist.
ruling-F9 = Wer als Erstes genug Punkte hat, gewinnt sofort, mitten in der Runde. Punkte darüber hinaus spielen keine Rolle.
ruling-F10 = Hat der Stapel der Extra-Kreaturen zu wenige, so wird gezogen, was noch da ist; die abgelegten werden gemischt, und der Rest wird von ihnen gezogen. Behaltene Karten bleiben, wo sie sind.
ruling-F11 = Münzen, die du bekommst, kannst du ab dem nächsten Gebot benutzen.
ruling-F12 = Ausgegebenes Feengold gehört dir noch, aber bis zum Ende der Runde kannst du damit weder bieten noch bezahlen.
ruling-F13 = Alle sehen Steine, Punkte, behaltene Karten, Münzen beim Ausgeben und die Bank. Niemand sieht Münzen hinter einem fremden Sichtschirm oder die Reihenfolge der nächsten Karten.
ruling-F14 = Eine Karte, die durch eine andere gespielt wird, gilt als gewonnen: Zweite und Preis sind die der Auktion, die wirklich stattfand.
ruling-F15 = Benutzte Karten sind alle, die in dieser Runde schon dran waren: gewonnen, ohne Gebot, verhext, wegen Gleichstands verfallen oder durch eine andere gespielt.
ruling-F16 = Eine Faust lässt sich ändern, bis die letzte geschlossen ist.

## Fist of Dragonstones: Tavern Edition

ruling-T1 = Eine Faust ohne Münze ist kein Gebot, welche magischen Münzen auch darin sind.
ruling-T2 = Bietet niemand, so nehmen alle ein ausgegebenes Feengold zurück; dann kann der Rattenkönig etwas tun, dann die Gunst des Königs.
ruling-T3 = Die Basis-Kreaturen kommen in jeder Runde wieder.
ruling-T4 = Eine Karte mit der Gunst des Königs zu nehmen kostet ein Gold und gilt als Gewinn mit einem Gebot von 1. Die Gunst wandert weiter, bevor die Eigenschaft benutzt wird.
ruling-T5 = Ab der zweiten Runde wandert die Gunst des Königs nach jeder Auktion ohne Gebot weiter, und zwar zu der anderen Person mit den wenigsten Punkten; sind es mehrere, wählt, wer sie hat. Sie wandert nicht nach einem Rattenkönig, einer verhexten Karte oder einer Karte mit eigener Regel dafür.
ruling-T6 = Alle nehmen auch dann ein Feengold zurück, wenn der Rattenkönig etwas tut oder nur eine schwarze Münze geboten wurde.
ruling-T7 = Am Ende der Runde bekommt die Gunst des Königs, wer die letzte Auktion gewonnen hat; war sie verhext, wer allein am meisten geboten hat. Sonst bleibt sie, wo sie ist; in der ersten Runde geht sie an die Person, die zuletzt etwas gewonnen hat.
ruling-T8 = Am Ende der Runde kommen Feenmünzen zurück, schwarze Münzen gehen an die Bank, benutzte Extra-Kreaturen werden abgelegt, die Gunst des Königs wandert, und wer sie dann hat, nimmt 1 Silber.
ruling-T9 = Die Extra-Kreaturen der Runde werden geheim aus vieren gewählt. Die drei, die bleiben, werden vorgelesen, außer mit einer Seherin.
ruling-T10 = Weiße Steine sind nie im Beutel.
ruling-T11 = „Gold“ und „Silber“ auf einer Karte meinen beide Arten.
ruling-T12 = Punkte fallen nie unter 0. Erreichen zwei das Ziel zugleich, so gewinnt das Spiel, wer die Auktion gewonnen hat.
ruling-T13 = Geschenke und Diebstähle nehmen zuerst Münzen, die nicht ausgegeben sind.
ruling-T14 = Ein Amulett verdoppelt Münzen und sonst nichts.
ruling-T15 = Ein Opfer muss etwas zu verlieren haben, falls es so jemanden gibt.

## Einzelne Kreaturen

ruling-fist-witch = Die schwarze Münze zählt 0. Wer sie hat, kann sie in jeder späteren Auktion der Runde bieten. Das Verhexen kommt vor allem anderen: kein Stechen, keine Eigenschaft, und alle Münzen in allen Fäusten sind ausgegeben.
ruling-fist-magician = Ein Tausch je Einsatz. Wer zahlt, sucht die Steine aus.
ruling-fist-sorcerer = Ein Tausch je Einsatz. Wer zahlt, sucht die Steine aus.
ruling-fist-wizard = Ein Tausch je Einsatz. Wer zahlt, sucht die Steine aus.
ruling-fist-enchantress = Ein Tausch je Einsatz. Wer zahlt, sucht die Steine aus.
ruling-fist-thief = Auf dem zweiten Platz ist das höchste Gebot nach dem gewinnenden. Teilen sich mehrere diesen Platz, so wählt, wer stiehlt, aber unter denen mit einem Stein, falls jemand einen hat. Hat sonst niemand geboten, sind alle anderen Zweite. Nach einem Stechen zählt der zweite Platz im Stechen. Genommen wird ein Stein, sonst ein gewöhnliches Gold, sonst ein Feengold.
ruling-fist-doppelganger = Er wird angesagt, nachdem eine Karte gewonnen ist und bevor ihre Eigenschaft benutzt wird. Dann wird sie zweimal benutzt, mit neuer Wahl.
ruling-fist-ghost = Durch ihn lässt sich jede benutzte Karte der Runde spielen, nur nicht er selbst.
ruling-fist-ghost--fist-tavern = Durch ihn lässt sich jede benutzte Karte der Runde spielen, nur nicht er selbst und keine, die man behält.
ruling-fist-goblin = Die Karte, die durch ihn gespielt wird, kommt in dieser Runde nicht mehr dran. Kommt er als letzte Karte der Runde, gibt es um ihn keine Auktion.
ruling-fist-imp = Die Karte, die durch ihn gespielt wird, kommt in dieser Runde nicht mehr dran. Kommt er als letzte Karte der Runde, gibt es um ihn keine Auktion.
ruling-fist-goldsmith = Das Amulett verdoppelt die Münzen einer Faust, Gold oder Silber, und ist mit ihnen ausgegeben. Ohne Münzen zählt es 0. Niemand kann es stehlen.
ruling-fist-brigand = Genommen werden nur Münzen hinter dem Sichtschirm, und nur die beiden wissen, wie viele.
ruling-fist-merchant = Bezahlen kannst du nur mit Münzen, die nicht ausgegeben sind, und Feengold, mit dem du bezahlst, ist für immer weg. Nichts zu kaufen ist erlaubt.
ruling-fist-necromancer = Niemand muss ihn benutzen. Der Preis sind alle Münzen dieser Auktion, auch die aus dem Stechen.
ruling-fist-rainbow-dragon = Die genannte Farbe muss in der Bank sein. Du kannst jederzeit aufhören. Ziehst du diese Farbe, gibst du nur zurück, was du jetzt gezogen hast.
ruling-fist-two-headed-dragon = Zwei Steine jeder Farbe kommen in den Beutel, soweit die Bank sie hat, und zwei werden gezogen.
ruling-fist-sorcerer-apprentice = Mit einem Paar muss er benutzt werden; ohne eines geschieht nichts.
ruling-fist-quack-wizard = Er muss benutzt werden, wenn es geht.
ruling-fist-troll = Er muss benutzt werden, wenn es geht.
ruling-fist-black-death = Das niedrigste Gebot bekommt ihn, und eine leere Faust ist ein Gebot. Bei Gleichstand bekommt ihn, wer am wenigsten Silber bietet; ist auch das gleich, verlieren alle davon einen Punkt.
ruling-fist-blind-woman = Was als jede Farbe zählt, tut das bei jeder Bezahlung; niemand muss es so benutzen.
ruling-fist-mermaid = Was als jede Farbe zählt, tut das bei jeder Bezahlung; niemand muss es so benutzen.
ruling-fist-white-dragon = Was als jede Farbe zählt, tut das bei jeder Bezahlung; niemand muss es so benutzen.
ruling-fist-country-witch = Die violette Münze braucht eine andere Münze neben sich. Das nächstniedrigere Gebot ab 1 gewinnt; teilen es sich mehrere, ist das ein Gleichstand; gibt es keines, gewinnt niemand.
ruling-fist-fairy-queen = Blaue Münzen kommen dazu, wenn die Fäuste offen sind, eine nach der anderen, bis niemand mehr eine legt. Jede zählt 1 und braucht ein Gebot von mindestens einer Münze.
ruling-fist-crook = Er gewinnt Gleichstände in Auktionen mit Gold, auch beim Druiden.
ruling-fist-dealer = Er gewinnt jeden Gleichstand ab 1 Silber.
ruling-fist-dragon-rider = Seine 1 kommt dazu, nachdem ein Amulett die Münzen verdoppelt hat.
ruling-fist-druid = Nur gewöhnliches Gold lässt sich bieten. Tut das niemand, wird die Karte abgelegt, und niemand nimmt Feengold zurück.
ruling-fist-stonecutter = Geboten werden Steine, und alle gehen an die Bank. Magische Münzen gibt es dabei nicht.
ruling-fist-elf = Die Steine vor ihm sind verdeckt. Dieb und Troll sehen heimlich nach.
ruling-fist-illusionist = In den beiden Fäusten sind verschiedene Münzen. Nur die geöffnete zählt und ist ausgegeben.
ruling-fist-innkeeper = Alles in den Fäusten kommt zurück, und alle bieten noch einmal.
ruling-fist-manipulator = Ein Tausch oder Diebstahl muss sein; den Stapel zu durchsuchen ist freiwillig, und dafür wird nichts gemischt.
ruling-fist-imp--fist-tavern = Auf der Karte steht „darf“: Man kann es lassen. Die Karte, die durch ihn gespielt wird, kommt in dieser Runde nicht mehr dran.
ruling-fist-pixie = Es lässt sich vor jedem Gebot, vor der Gunst des Königs, vor dem Kaufen und vor dem Fälscher benutzen.
ruling-fist-rat-king = Er wirkt, wenn niemand bietet, nicht im Stechen und nicht bei einer verhexten Karte.
ruling-fist-silversmith = Bei Druide und Steinmetz lässt er sich nicht benutzen.
ruling-fist-bandit = Alle können genannt werden: Auf der Karte steht, was geschieht, wenn nichts zu holen ist.

## Dragon’s Gold

ruling-D1 = Wer anfängt, wird ausgelost; es geht im Uhrzeigersinn.
ruling-D2 = Liegt bei dir ein Abenteurer offen, musst du einen losschicken, gegen einen beliebigen Drachen.
ruling-D3 = Liegt keiner mehr offen, werden alle aufgedeckt, die zu Hause sind. Die bei den Drachen bleiben dort.
ruling-D4 = Nach einem Sieg geht es in dieser Reihenfolge: verborgene Steine, rote Steine eines einzelnen Zauberers (einfache Regeln), die Anteile, magische Gegenstände für rote Steine (erweiterte Regeln), Diebstähle, nach Hause.
ruling-D5 = Wer allein gekämpft hat, nimmt den ganzen Schatz.
ruling-D6 = Eine Verhandlung ist entschieden, wenn alle Beteiligten rechtzeitig dieselben Anteile angenommen haben, egal, wer sie vorgeschlagen hat. Anderes lässt sich nicht vereinbaren.
ruling-D7 = Ohne Einigung sind die Steine für immer aus dem Spiel. Rote Steine, die ein einzelner Zauberer genommen hat, bleiben bei ihm, und gestohlen wird trotzdem.
ruling-D8 = Einfache Regeln: Genau ein Zauberer im Kampf nimmt alle roten Steine, auch die verborgenen. Es zählen Karten, nicht Personen.
ruling-D9 = Jeder Dieb im Kampf muss stehlen, in der Reihenfolge, in der sie kamen: einen zufälligen Stein von jemand anderem im Kampf, der einen hat, den neuen Anteil mitgerechnet.
ruling-D10 = Kämpft ein Zauberer derselben Person mit, so nennt diese das Opfer, sieht allein hinter dessen Sichtschirm und sucht den Stein aus.
ruling-D11 = Erweiterte Regeln: Wer einen Zauberer im Kampf hat, zieht für jeden roten Stein im eigenen Anteil einen magischen Gegenstand; nicht für gestohlene oder getauschte.
ruling-D12 = Ist der Stapel der magischen Gegenstände leer, werden die benutzten gemischt.
ruling-D13 = Sind alle vier Abenteurer unterwegs, verfällt der Zug.
ruling-D14 = Sind alle Abenteurer von allen unterwegs, so holt jede Person einen nach Hause, angefangen bei der, die an der Reihe ist.
ruling-D15 = Sind zu wenige Steine im Beutel, wird gelegt, was da ist. Ist der letzte heraus, kommen keine neuen Drachen mehr.
ruling-D16 = Ist zuerst der Drachenstapel leer, kommen auch keine mehr, aber verborgene Steine werden noch gezogen. Das Spiel endet mit dem letzten Drachen.
ruling-D17 = Gibt es nichts zu teilen, wird nicht verhandelt. Die Abenteurer gehen trotzdem nach Hause, und Diebe stehlen trotzdem.
ruling-D18 = Der Markt öffnet ein Mal, gleich nach dem siebten neuen Drachen.
ruling-D19 = Einfache Regeln: Für eine Mehrheit braucht es mindestens einen Stein. Der Schwarze Diamant ist nicht verflucht, und Sätze zählen nicht.
ruling-D20 = Erweiterte Regeln: Jeder Satz zählt, und seine Edelsteine zählen auch für Mehrheiten.
ruling-D21 = Erweiterte Regeln: Wer den Schwarzen Diamanten hat, wertet weder Sätze noch Mehrheiten. Hat diese Person allein die meisten einer Farbe, wertet sie niemand.
ruling-D22 = Erweiterte Regeln: Zwei, die gleichauf sind, bekommen je die Hälfte, drei oder mehr nichts.
ruling-D23 = Die meisten Punkte gewinnen; wer gleichauf ist, teilt sich den Sieg.
ruling-D24 = Teilen und wählen: Wer mit der geringsten Stärke gekämpft hat, macht die Anteile, die anderen wählen, die Stärksten zuerst, und der letzte bleibt für die Person, die geteilt hat.
ruling-D25 = Alle sehen Anteile, wenn sie genommen werden, verlorene Steine, Tauschgeschäfte und benutzte magische Gegenstände, und wie viele Steine jemand hat. Niemand sieht, was hinter einem Sichtschirm liegt oder welcher Stein gestohlen wurde.
ruling-D26 = Nach dem Tauschpulver wird jeder Drache geprüft. Einer, der jetzt besiegt ist, wird sofort abgehandelt.
ruling-D27 = Jeder magische Gegenstand wird ein Mal benutzt und dann abgelegt, auch mehrere in einem Zug, aber keiner, der nichts bewirken würde.
