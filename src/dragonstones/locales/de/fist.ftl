### Fist of Dragonstones (Drachenfaust), in our own words.

## Characters. .nom, .acc, .dat: with the article, in that case.

character-alchemist = Alchimist
    .nom = der Alchimist
    .acc = den Alchimisten
    .dat = dem Alchimisten
character-ancient-dragon = Alter Drache
    .nom = der Alte Drache
    .acc = den Alten Drachen
    .dat = dem Alten Drachen
character-blue-dragon = Blauer Drache
    .nom = der Blaue Drache
    .acc = den Blauen Drachen
    .dat = dem Blauen Drachen
character-brigand = Wegelagerer
    .nom = der Wegelagerer
    .acc = den Wegelagerer
    .dat = dem Wegelagerer
character-doppelganger = Doppelgänger
    .nom = der Doppelgänger
    .acc = den Doppelgänger
    .dat = dem Doppelgänger
character-dwarf-4 = Zwerg (4)
    .nom = der Zwerg (4)
    .acc = den Zwerg (4)
    .dat = dem Zwerg (4)
character-dwarf-5 = Zwerg (5)
    .nom = der Zwerg (5)
    .acc = den Zwerg (5)
    .dat = dem Zwerg (5)
character-enchantress = Beschwörerin
    .nom = die Beschwörerin
    .acc = die Beschwörerin
    .dat = der Beschwörerin
character-fairy = Fee
    .nom = die Fee
    .acc = die Fee
    .dat = der Fee
character-ghost = Geist
    .nom = der Geist
    .acc = den Geist
    .dat = dem Geist
character-gnome = Gnom
    .nom = der Gnom
    .acc = den Gnom
    .dat = dem Gnom
character-goblin = Kobold
    .nom = der Kobold
    .acc = den Kobold
    .dat = dem Kobold
character-goldsmith = Goldschmied
    .nom = der Goldschmied
    .acc = den Goldschmied
    .dat = dem Goldschmied
character-imp = Wichtel
    .nom = der Wichtel
    .acc = den Wichtel
    .dat = dem Wichtel
character-magician = Magier
    .nom = der Magier
    .acc = den Magier
    .dat = dem Magier
character-merchant = Händler
    .nom = der Händler
    .acc = den Händler
    .dat = dem Händler
character-necromancer = Nekromant
    .nom = der Nekromant
    .acc = den Nekromanten
    .dat = dem Nekromanten
character-quack-wizard = Scharlatan
    .nom = der Scharlatan
    .acc = den Scharlatan
    .dat = dem Scharlatan
character-rainbow-dragon = Regenbogen-Drache
    .nom = der Regenbogen-Drache
    .acc = den Regenbogen-Drachen
    .dat = dem Regenbogen-Drachen
character-red-dragon = Roter Drache
    .nom = der Rote Drache
    .acc = den Roten Drachen
    .dat = dem Roten Drachen
character-sorcerer = Zauberer
    .nom = der Zauberer
    .acc = den Zauberer
    .dat = dem Zauberer
character-sorcerer-apprentice = Zauberlehrling
    .nom = der Zauberlehrling
    .acc = den Zauberlehrling
    .dat = dem Zauberlehrling
character-thief = Dieb
    .nom = der Dieb
    .acc = den Dieb
    .dat = dem Dieb
character-troll = Troll
    .nom = der Troll
    .acc = den Troll
    .dat = dem Troll
character-two-headed-dragon = Zweiköpfiger Drache
    .nom = der Zweiköpfige Drache
    .acc = den Zweiköpfigen Drachen
    .dat = dem Zweiköpfigen Drachen
character-witch = Hexe
    .nom = die Hexe
    .acc = die Hexe
    .dat = der Hexe
character-wizard = Hexenmeister
    .nom = der Hexenmeister
    .acc = den Hexenmeister
    .dat = dem Hexenmeister
character-yellow-dragon = Gelber Drache
    .nom = der Gelbe Drache
    .acc = den Gelben Drachen
    .dat = dem Gelben Drachen

## Coins and stones

coin-fairy = Feengold
coin-common = gewöhnliches Gold
coin-silver = Silber
coin-black = schwarze Münzen
coin-amulet = Amulette

# .one: a single stone of the colour, in the accusative.
colour-red = Rot
    .one = einen roten Stein
colour-yellow = Gelb
    .one = einen gelben Stein
colour-blue = Blau
    .one = einen blauen Stein

# In the accusative. $n: a number, or "all".
goods-fairy =
    { $n ->
        [all] alles Feengold
       *[other] { $n } Feengold
    }
goods-common =
    { $n ->
        [all] alles gewöhnliche Gold
        [one] 1 gewöhnliches Gold
       *[other] { $n } gewöhnliche Gold
    }
goods-silver =
    { $n ->
        [all] alles Silber
       *[other] { $n } Silber
    }
goods-black =
    { $n ->
        [one] eine schwarze Münze
       *[other] { $n } schwarze Münzen
    }
goods-amulet =
    { $n ->
        [one] ein Amulett
       *[other] { $n } Amulette
    }
goods-red =
    { $n ->
        [one] einen roten Stein
       *[other] { $n } rote Steine
    }
goods-yellow =
    { $n ->
        [one] einen gelben Stein
       *[other] { $n } gelbe Steine
    }
goods-blue =
    { $n ->
        [one] einen blauen Stein
       *[other] { $n } blaue Steine
    }
goods-nothing = nichts

list-and = { $items } und { $last }
list-empty = keine

## Effects: what a card tells its winner to do. Parts of a sentence.

effect-take = nimm { $goods }
effect-take-any =
    { $n ->
        [one] nimm einen Stein deiner Wahl
       *[other] nimm { $n } Steine deiner Wahl
    }
effect-pay-stones =
    { $n ->
        [one] gib einen beliebigen Stein ab
       *[other] gib { $n } beliebige Steine ab
    }
effect-pay-alike =
    { $n ->
        [one] gib einen beliebigen Stein ab
       *[other] gib { $n } Steine derselben Farbe ab
    }
effect-pay-each =
    { $n ->
        [one] gib von jeder Farbe einen Stein ab
       *[other] gib von jeder Farbe { $n } Steine ab
    }
effect-pay-all = gib alle deine Steine ab
effect-score =
    { $n ->
        [one] erhalte 1 Punkt
       *[other] erhalte { $n } Punkte
    }
effect-draw =
    mische von jeder Farbe { $each ->
        [one] einen Stein
       *[other] { $each } Steine
    } aus der Bank im Beutel, ziehe blind { $keep ->
        [one] einen und behalte ihn
       *[other] { $keep } und behalte sie
    }
effect-rob = nimm jemandem { $goods } ab
effect-keep = behalte diese Karte offen vor dir
effect-then = { $first } und { $second }
effect-either = { $first }, oder { $second }

## Notes: what a card's text adds to its effect.

rule-witch-note = Hast du sie bei einer späteren Auktion dieser Runde mit in der Faust, ist die Karte verhext: Niemand bekommt ihre Eigenschaft, die gebotenen Münzen sind trotzdem ausgegeben. Ungenutzt geht sie am Ende der Runde zurück.
rule-brigand-note = Wie viel es war, erfahrt nur ihr beide.
rule-doppelganger-note = Bevor du die Eigenschaft einer anderen Kreatur nutzt, darfst du sie abwerfen: Dann nutzt du die Eigenschaft zweimal. Nur der Nekromant lässt sich nicht verdoppeln.
rule-fairy-note = Wie all dein Feengold kehrt es nach jeder Runde zurück, in der du es bietest.
rule-goldsmith-note = Hast du es bei einer späteren Auktion mit in der Faust, zählen die Münzen darin doppelt. Es wirkt einmal.
rule-quack-wizard-note = Hast du keine, ist der Punkt geschenkt.
rule-sorcerer-apprentice-note = Wenn du kannst, musst du.

## Texts of the cards whose power is no simple effect.

rule-ghost = Spiele eine Karte, die in dieser Runde schon dran war, als hättest du sie gerade gewonnen, auch wenn sie verhext war oder niemand sie bekommen hat.
rule-goblin = Ziehe blind eine der Karten, die in dieser Runde noch kommen, und spiele sie, als hättest du sie gerade gewonnen. Sie wird nicht mehr versteigert. Kommt der Kobold als Letzter, wird er nicht versteigert.
rule-imp = Suche dir eine der Karten aus, die in dieser Runde noch kommen, und spiele sie, als hättest du sie gerade gewonnen. Sie wird nicht mehr versteigert, die übrigen werden gemischt. Kommt der Wichtel als Letzter, wird er nicht versteigert.
rule-merchant = Kaufe der Bank Steine ab, so viele du willst. Jeder kostet 1 Feengold, 1 gewöhnliches Gold oder 3 Silber von deinen noch nicht ausgegebenen Münzen. Feengold, mit dem du hier zahlst, kehrt nie zurück.
rule-necromancer = Du darfst alle Münzen, die du in dieser Auktion geboten hast, gegen 1 Punkt eintauschen. Feengold, das du hier hergibst, kehrt nie zurück.
rule-rainbow-dragon = Nenne eine Farbe, die in der Bank liegt. Ziehe blind Steine aus der Bank, einen nach dem anderen. Hörst du rechtzeitig auf, gehören sie dir; ziehst du die genannte Farbe, gehen alle zurück.
rule-thief = Stiehl einen Stein deiner Wahl von der Person mit dem zweithöchsten Gebot. Gibt es mehrere, wähle eine, wenn möglich eine mit Steinen; hat sonst niemand geboten, kommen alle anderen infrage. Ist kein Stein zu holen, nimm 1 gewöhnliches Gold, sonst 1 Feengold. Nach einem Stechen zählen nur die Silbergebote.
rule-troll = Nenne eine Farbe. Alle verlieren sämtliche Steine dieser Farbe, auch du.

## The log

event-turn-began = Runde { $turn } beginnt. Neu dabei: { $specials }.
event-deck-reshuffled =
    { $cards ->
        [one] Die abgelegte Extra-Kreatur kommt wieder unter den Stapel.
       *[other] Die { $cards } abgelegten Extra-Kreaturen werden gemischt und kommen wieder unter den Stapel.
    }
event-card-shown = Jetzt wird { $card-nom } versteigert.
event-card-passed = Nicht versteigert wird { $card-nom }: Es kommt keine Karte mehr, die zu spielen wäre.
# $magic: 1 or more if Magic coins, the $goods, are in the fist.
bid =
    { $magic ->
        [0] { $name } { $n }
       *[other] { $name } { $n } (dazu { $goods })
    }
event-fists-opened =
    { $stage ->
        [silver] Die Fäuste öffnen sich noch einmal, mit Silber: { $bids }.
       *[gold] Die Fäuste öffnen sich: { $bids }.
    }
event-cursed =
    { $seats-n ->
        [one] { $seats } verhext { $card-acc } mit einer schwarzen Münze: Niemand bekommt die Karte.
       *[other] { $seats } verhexen { $card-acc } mit schwarzen Münzen: Niemand bekommt die Karte.
    }
event-no-bids = Niemand bietet auf { $card-acc }.
event-tied = Gleichstand: { $seats } stechen um { $card-acc }, mit Silber.
event-nobody-won = Auch beim Stechen Gleichstand: Niemand bekommt { $card-acc }.
event-won =
    { $stage ->
        [silver] { $seat } gewinnt { $card-acc } im Stechen.
       *[gold] { $seat } gewinnt { $card-acc }.
    }
event-doubled = { $seat } wirft { character-doppelganger.acc } ab und nutzt { $card-acc } zweimal.
event-played = { $seat } spielt durch { $through-acc } { $card-acc }.
event-nothing-happened = Für { $seat } bewirkt { $card-nom } nichts.
event-declined = { $seat } verzichtet auf { $card-acc }.
event-took = { $seat } nimmt { $goods }.
event-paid = { $seat } zahlt { $goods }.
event-bought = { $seat } kauft { $stone-one } für { $goods }.
event-stole =
    { $spent ->
        [0] { $seat } stiehlt { $goods } von { $victim }.
       *[other] { $seat } stiehlt { $goods }, schon ausgegeben, von { $victim }.
    }
event-stole-nothing = { $seat } findet bei { $victim } nichts zu stehlen.
event-robbed = { $seat } nimmt { $victim } { $kinds } ab.
event-loot = { $seat } bekommt von { $victim } { $goods }.
event-colour-named = { $seat } nennt für { $card-acc } die Farbe { $colour }.
event-stone-drawn = { $seat } zieht { $stone-one }.
event-bust = Das war die genannte Farbe: { $seat } legt { $goods } zurück.
event-stones-lost = { $seat } verliert { $goods }.
event-card-kept = { $seat } behält { $card-acc } für später.
event-scored =
    { $points ->
        [one] { $seat } erhält mit { $card-dat } 1 Punkt und hat nun { $total }.
       *[other] { $seat } erhält mit { $card-dat } { $points } Punkte und hat nun { $total }.
    }
event-turn-ended =
    Runde { $turn } endet.{ $fairy-n ->
        [0] { "" }
       *[other] { " " }Feengold kommt zurück: { $fairy }.
    }{ $black-n ->
        [0] { "" }
       *[other] { " " }Ungenutzte schwarze Münzen gehen zurück: { $black }.
    }
event-game-won = { $seat } gewinnt das Spiel!

## Questions

prompt-bid =
    { $stage ->
        [silver] Gleichstand! Wie viel Silber nimmst du jetzt in die Faust?
       *[gold] Was nimmst du in die Faust?
    }
prompt-either = Was machst du mit { $card-dat }?
prompt-pay = Welche Steine gibst du ab?
prompt-stone = Welchen Stein nimmst du?
prompt-colour = Welche Farbe nennst du für { $card-acc }?
prompt-victim = Wen bestiehlt { $card-nom }?
prompt-loot = Welchen Stein nimmst du von { $victim }?
prompt-double = Wirfst du deinen { character-doppelganger } ab, um { $card-acc } zweimal zu nutzen?
prompt-ghost = Welche Karte spielt { character-ghost.nom }?
prompt-imp = Welche Karte spielt { character-imp.nom }?
prompt-buy = Welchen Stein kaufst du?
prompt-draw = Ziehst du einen Stein? Kommt { $colour }, legst du alle zurück.
prompt-necromancer = Gibst du alle Münzen auf, die du in dieser Auktion geboten hast, auch dein Feengold, um 1 Punkt zu erhalten?

## Options. Parts of a sentence.

option-buy = { $stone } für { $price }
option-buy-stop = keinen, danke
option-double-yes = ja, zweimal nutzen
option-double-no = nein, { character-doppelganger.acc } behalten
option-draw-draw = einen Stein ziehen
option-draw-stop = aufhören und alles behalten
option-either-first = das Erste
option-either-second = das Zweite
option-necromancer-pay = Münzen aufgeben und 1 Punkt erhalten
option-necromancer-decline = Feengold behalten
