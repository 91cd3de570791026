### Fist of Dragonstones (Drachenfaust), in our own words.

game-fist-2002 = Drachenfaust
game-fist-tavern = Drachenfaust: Tavern Edition

## Characters. .nom, .acc, .dat: with the article, in that case.

character-alchemist = Alchimist
    .nom = der Alchimist
    .acc = den Alchimisten
    .dat = dem Alchimisten
character-ancient-dragon = Alter Drache
    .nom = der Alte Drache
    .acc = den Alten Drachen
    .dat = dem Alten Drachen
character-baby-dragon = Drachenbaby
    .nom = das Drachenbaby
    .acc = das Drachenbaby
    .dat = dem Drachenbaby
character-bandit = Bandit
    .nom = der Bandit
    .acc = den Banditen
    .dat = dem Banditen
character-beggar = Bettler
    .nom = der Bettler
    .acc = den Bettler
    .dat = dem Bettler
character-black-death = Schwarzer Tod
    .nom = der Schwarze Tod
    .acc = den Schwarzen Tod
    .dat = dem Schwarzen Tod
character-blind-woman = Blinde Frau
    .nom = die Blinde Frau
    .acc = die Blinde Frau
    .dat = der Blinden Frau
character-blue-dragon = Blauer Drache
    .nom = der Blaue Drache
    .acc = den Blauen Drachen
    .dat = dem Blauen Drachen
character-brigand = Wegelagerer
    .nom = der Wegelagerer
    .acc = den Wegelagerer
    .dat = dem Wegelagerer
character-country-witch = Dorfhexe
    .nom = die Dorfhexe
    .acc = die Dorfhexe
    .dat = der Dorfhexe
character-crook = Gauner
    .nom = der Gauner
    .acc = den Gauner
    .dat = dem Gauner
character-dealer = Kartengeber
    .nom = der Kartengeber
    .acc = den Kartengeber
    .dat = dem Kartengeber
character-doppelganger = Doppelgänger
    .nom = der Doppelgänger
    .acc = den Doppelgänger
    .dat = dem Doppelgänger
character-dragon-rider = Drachenreiter
    .nom = der Drachenreiter
    .acc = den Drachenreiter
    .dat = dem Drachenreiter
character-druid = Druide
    .nom = der Druide
    .acc = den Druiden
    .dat = dem Druiden
character-dwarf-4 = Zwerg (4)
    .nom = der Zwerg (4)
    .acc = den Zwerg (4)
    .dat = dem Zwerg (4)
character-dwarf-5 = Zwerg (5)
    .nom = der Zwerg (5)
    .acc = den Zwerg (5)
    .dat = dem Zwerg (5)
character-dwarf-6 = Zwerg (6)
    .nom = der Zwerg (6)
    .acc = den Zwerg (6)
    .dat = dem Zwerg (6)
character-dwarven-shaman = Zwergenschamane
    .nom = der Zwergenschamane
    .acc = den Zwergenschamanen
    .dat = dem Zwergenschamanen
character-elf = Elf
    .nom = der Elf
    .acc = den Elfen
    .dat = dem Elfen
character-enchantress = Beschwörerin
    .nom = die Beschwörerin
    .acc = die Beschwörerin
    .dat = der Beschwörerin
character-fairy = Fee
    .nom = die Fee
    .acc = die Fee
    .dat = der Fee
character-fairy-queen = Feenkönigin
    .nom = die Feenkönigin
    .acc = die Feenkönigin
    .dat = der Feenkönigin
character-forger = Fälscher
    .nom = der Fälscher
    .acc = den Fälscher
    .dat = dem Fälscher
character-generous-dragon = Großzügiger Drache
    .nom = der Großzügige Drache
    .acc = den Großzügigen Drachen
    .dat = dem Großzügigen Drachen
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
character-halfling = Halbling
    .nom = der Halbling
    .acc = den Halbling
    .dat = dem Halbling
character-illusionist = Illusionist
    .nom = der Illusionist
    .acc = den Illusionisten
    .dat = dem Illusionisten
character-imp = Wichtel
    .nom = der Wichtel
    .acc = den Wichtel
    .dat = dem Wichtel
character-innkeeper = Wirt
    .nom = der Wirt
    .acc = den Wirt
    .dat = dem Wirt
character-kobold = Klabauter
    .nom = der Klabauter
    .acc = den Klabauter
    .dat = dem Klabauter
character-magician = Magier
    .nom = der Magier
    .acc = den Magier
    .dat = dem Magier
character-manipulator = Manipulator
    .nom = der Manipulator
    .acc = den Manipulator
    .dat = dem Manipulator
character-merchant = Händler
    .nom = der Händler
    .acc = den Händler
    .dat = dem Händler
character-mermaid = Meerjungfrau
    .nom = die Meerjungfrau
    .acc = die Meerjungfrau
    .dat = der Meerjungfrau
character-miser = Geizhals
    .nom = der Geizhals
    .acc = den Geizhals
    .dat = dem Geizhals
character-necromancer = Nekromant
    .nom = der Nekromant
    .acc = den Nekromanten
    .dat = dem Nekromanten
character-pixie = Irrlicht
    .nom = das Irrlicht
    .acc = das Irrlicht
    .dat = dem Irrlicht
character-psychic = Hellseherin
    .nom = die Hellseherin
    .acc = die Hellseherin
    .dat = der Hellseherin
character-puppeteer = Puppenspieler
    .nom = der Puppenspieler
    .acc = den Puppenspieler
    .dat = dem Puppenspieler
character-quack-wizard = Scharlatan
    .nom = der Scharlatan
    .acc = den Scharlatan
    .dat = dem Scharlatan
character-rainbow-dragon = Regenbogen-Drache
    .nom = der Regenbogen-Drache
    .acc = den Regenbogen-Drachen
    .dat = dem Regenbogen-Drachen
character-rat-king = Rattenkönig
    .nom = der Rattenkönig
    .acc = den Rattenkönig
    .dat = dem Rattenkönig
character-red-dragon = Roter Drache
    .nom = der Rote Drache
    .acc = den Roten Drachen
    .dat = dem Roten Drachen
character-robber = Räuber
    .nom = der Räuber
    .acc = den Räuber
    .dat = dem Räuber
character-rogue-trader = Halsabschneider
    .nom = der Halsabschneider
    .acc = den Halsabschneider
    .dat = dem Halsabschneider
character-seer = Seherin
    .nom = die Seherin
    .acc = die Seherin
    .dat = der Seherin
character-silversmith = Silberschmied
    .nom = der Silberschmied
    .acc = den Silberschmied
    .dat = dem Silberschmied
character-sorcerer = Zauberer
    .nom = der Zauberer
    .acc = den Zauberer
    .dat = dem Zauberer
character-sorcerer-apprentice = Zauberlehrling
    .nom = der Zauberlehrling
    .acc = den Zauberlehrling
    .dat = dem Zauberlehrling
character-sorceress = Zauberin
    .nom = die Zauberin
    .acc = die Zauberin
    .dat = der Zauberin
character-stonecutter = Steinmetz
    .nom = der Steinmetz
    .acc = den Steinmetzen
    .dat = dem Steinmetzen
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
character-usurper = Thronräuber
    .nom = der Thronräuber
    .acc = den Thronräuber
    .dat = dem Thronräuber
character-warlock = Hexer
    .nom = der Hexer
    .acc = den Hexer
    .dat = dem Hexer
character-white-dragon = Weißer Drache
    .nom = der Weiße Drache
    .acc = den Weißen Drachen
    .dat = dem Weißen Drachen
character-wise-dragon = Weiser Drache
    .nom = der Weise Drache
    .acc = den Weisen Drachen
    .dat = dem Weisen Drachen
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
coin-fairy-silver = Feensilber
coin-magic-blue = blaue Münzen
coin-magic-purple = violette Münzen
# Stones in a fist.
coin-red = rote Steine
coin-yellow = gelbe Steine
coin-blue = blaue Steine
coin-white = weiße Steine

# .one: a single stone of the colour, in the accusative.
colour-red = Rot
    .one = einen roten Stein
colour-yellow = Gelb
    .one = einen gelben Stein
colour-blue = Blau
    .one = einen blauen Stein
colour-white = Weiß
    .one = einen weißen Stein

# In the accusative; .nom: in the nominative, where it differs. $n: a number, or "all".
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
goods-fairy-silver =
    { $n ->
        [all] alles Feensilber
       *[other] { $n } Feensilber
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
goods-magic-blue =
    { $n ->
        [one] eine blaue Münze
       *[other] { $n } blaue Münzen
    }
goods-magic-purple =
    { $n ->
        [one] eine violette Münze
       *[other] { $n } violette Münzen
    }
goods-red =
    { $n ->
        [one] einen roten Stein
       *[other] { $n } rote Steine
    }
    .nom =
        { $n ->
            [one] ein roter Stein
           *[other] { $n } rote Steine
        }
goods-yellow =
    { $n ->
        [one] einen gelben Stein
       *[other] { $n } gelbe Steine
    }
    .nom =
        { $n ->
            [one] ein gelber Stein
           *[other] { $n } gelbe Steine
        }
goods-blue =
    { $n ->
        [one] einen blauen Stein
       *[other] { $n } blaue Steine
    }
    .nom =
        { $n ->
            [one] ein blauer Stein
           *[other] { $n } blaue Steine
        }
goods-white =
    { $n ->
        [one] einen weißen Stein
       *[other] { $n } weiße Steine
    }
    .nom =
        { $n ->
            [one] ein weißer Stein
           *[other] { $n } weiße Steine
        }
goods-any-stone = einen Stein
goods-nothing = nichts

## Effects: what a card tells its winner to do. Parts of a sentence.
## $who: you; one: one other player; all: several others.

effect-take =
    { $who ->
        [one] nimmt { $goods }
        [all] nehmen { $goods }
       *[other] nimm { $goods }
    }
effect-take-any =
    { $who ->
        [one] nimmt
        [all] nehmen
       *[other] nimm
    } { $n ->
        [one] einen Stein
       *[other] { $n } Steine
    } { $who ->
        [you] deiner
       *[other] ihrer
    } Wahl
effect-take-for =
    { $who ->
        [one] nimmt
        [all] nehmen
       *[other] nimm
    } { $goods } { $each }
each-gold-bid =
    { $who ->
        [you] für jede Goldmünze, die du in dieser Auktion geboten hast
        [one] für jede Goldmünze, die sie in dieser Auktion geboten hat
       *[other] für jede Goldmünze, die sie in dieser Auktion geboten haben
    }
each-lead =
    { $who ->
        [you] für jede Münze, um die dein Gebot höher war als das nächste
       *[other] für jede Münze, um die ihr Gebot höher war als das nächste
    }
each-point =
    { $who ->
        [you] für jeden deiner Punkte
       *[other] für jeden ihrer Punkte
    }
each-player = für jede Person am Tisch
each-kept-card =
    { $who ->
        [you] für jede Karte, die vor dir liegt
        [one] für jede Karte, die vor ihr liegt
       *[other] für jede Karte, die vor ihnen liegt
    }
effect-pay-stones =
    { $who ->
        [one] gibt
        [all] geben
       *[other] gib
    } { $n ->
        [one] einen beliebigen Stein ab
       *[other] { $n } beliebige Steine ab
    }
effect-pay-alike =
    { $who ->
        [one] gibt
        [all] geben
       *[other] gib
    } { $n ->
        [one] einen beliebigen Stein ab
       *[other] { $n } Steine derselben Farbe ab
    }
effect-pay-each =
    { $who ->
        [one] gibt
        [all] geben
       *[other] gib
    } von jeder Farbe { $n ->
        [one] einen Stein ab
       *[other] { $n } Steine ab
    }
effect-pay-all =
    { $who ->
        [you] gib alle deine Steine ab
        [one] gibt alle ihre Steine ab
       *[other] geben alle ihre Steine ab
    }
effect-pay-coins =
    { $who ->
        [you] zahle, wenn du willst, { $goods }
        [one] zahlt, wenn sie will, { $goods }
       *[other] zahlen, wenn sie wollen, { $goods }
    }
# $most: 0 if there is no limit.
effect-buy =
    { $who ->
        [one] kauft
        [all] kaufen
       *[other] kaufe
    } der Bank { $most ->
        [0] beliebig viele Steine
        [one] höchstens einen Stein
       *[other] bis zu { $most } Steine
    } ab, jeden für { $prices }
effect-give =
    { $who ->
        [one] gibt
        [all] geben
       *[other] gib
    } jemandem { $n ->
        [one] einen beliebigen Stein
       *[other] { $n } beliebige Steine
    }
effect-score =
    { $who ->
        [one] erhält
        [all] erhalten
       *[other] erhalte
    } { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
effect-lose-point =
    { $who ->
        [one] verliert 1 Punkt
        [all] verlieren 1 Punkt
       *[other] verliere 1 Punkt
    }
effect-draw =
    { $who ->
        [one] mischt
        [all] mischen
       *[other] mische
    } von jeder Farbe { $each ->
        [one] einen Stein
       *[other] { $each } Steine
    } aus der Bank im Beutel, { $who ->
        [one] zieht
        [all] ziehen
       *[other] ziehe
    } blind { $keep ->
        [one] einen
       *[other] { $keep }
    } und { $who ->
        [one] behält
        [all] behalten
       *[other] behalte
    } { $keep ->
        [one] ihn
       *[other] sie
    }
effect-steal = nimm { $whom } einen Stein deiner Wahl ab
effect-steal-else = nimm { $whom } einen Stein deiner Wahl ab oder, wenn keiner da ist, { $coins }
effect-steal-bank = nimm { $whom } einen Stein deiner Wahl ab und lege ihn in die Bank
effect-rob = nimm { $whom } { $goods } ab
effect-rob-else = nimm { $whom } { $goods } ab; gibt es nichts zu holen: { $otherwise }
effect-pickpocket = nimm { $whom } blind eine Münze ab
effect-look = schau { $whom } hinter den Sichtschirm
# $n: one: one giver; all: several.
effect-beg =
    { $giver } { $n ->
        [one] muss
       *[other] müssen
    } dir { $coins } geben und { $n ->
        [one] wählt
       *[other] wählen
    } selbst, was
effect-beg-any =
    { $giver } { $n ->
        [one] muss
       *[other] müssen
    } dir eine beliebige Münze oder einen Stein geben und { $n ->
        [one] wählt
       *[other] wählen
    } selbst, was
effect-swap-stones = tausche alle deine Steine mit { $whom }
effect-blight-others =
    { $who ->
        [one] nennt eine Farbe, und sonst verlieren alle sämtliche Steine dieser Farbe
        [all] nennen eine Farbe, und sonst verlieren alle sämtliche Steine dieser Farbe
       *[other] nenne eine Farbe, und alle anderen verlieren sämtliche Steine dieser Farbe
    }
effect-blight-everybody =
    { $who ->
        [one] nennt eine Farbe, und alle verlieren sämtliche Steine dieser Farbe
        [all] nennen eine Farbe, und alle verlieren sämtliche Steine dieser Farbe
       *[other] nenne eine Farbe, und alle verlieren sämtliche Steine dieser Farbe, auch du
    }
effect-keep = behalte diese Karte offen vor dir
effect-play-used = spiele eine Karte, die in dieser Runde schon dran war, als hättest du sie gerade gewonnen
effect-play-to-come =
    { $how ->
        [random] ziehe blind eine der Karten, die in dieser Runde noch kommen, und spiele sie, als hättest du sie gerade gewonnen
        [choose] suche dir eine der Karten aus, die in dieser Runde noch kommen, und spiele sie, als hättest du sie gerade gewonnen
       *[may-choose] suche dir, wenn du willst, eine der Karten aus, die in dieser Runde noch kommen, und spiele sie, als hättest du sie gerade gewonnen
    }
effect-play-deck = decke die erste Karte vom Stapel der Extra-Kreaturen auf und spiele sie, als hättest du sie gerade gewonnen
effect-then = { $first } und { $second }
effect-both = { $first }; { $second }
effect-either = { $first }, oder { $second }
effect-may =
    { $n ->
        [one] { $do }, wenn du willst
       *[other] { $do }, bis zu { $n }-mal
    }
# What would be read otherwise.
effect-brackets = ({ $do })
effect-if = wenn { $so }: { $do }
effect-if-else = wenn { $so }: { $do }; wenn nicht: { $otherwise }
if-tied = du die Karte mit Silber gewonnen hast
if-alone = sonst niemand geboten hat
if-has-point = du einen Punkt hast
if-has-no-point = du keine Punkte hast
if-most-points = du mehr Punkte hast als alle anderen
if-fewest-points = du weniger Punkte hast als alle anderen
if-has-stone = du einen Stein hast
if-has-no-stone = du keine Steine hast
if-paid-common = in deinem Gebot gewöhnliches Gold war
if-paid-silver = in deinem Gebot Silber war
if-bank-has-all = die Bank Steine aller drei Farben hat
effect-let = { $whom } { $do }
# $n: one or all; $do: as it is said to them.
effect-let-say =
    { $whom } { $n ->
        [one] tut
       *[other] tun
    } dies: „{ $do }“
effect-roll = wirf den Punktewürfel
effect-roll-face = bei { $face }: { $do }

# Who does it.
who-other = eine andere Person deiner Wahl
who-neighbour = eine der beiden Personen neben dir, nach deiner Wahl,
who-left = die Person links von dir
who-right = die Person rechts von dir
who-second = die Person mit dem zweithöchsten Gebot
who-most-points = die andere Person mit den meisten Punkten
who-fewest-points = die andere Person mit den wenigsten Punkten
who-others = alle anderen
who-everybody = alle
# From whom it is taken: in the dative.
whom-other = jemandem
whom-neighbour = einer der beiden Personen neben dir
whom-left = der Person links von dir
whom-right = der Person rechts von dir
whom-second = der Person mit dem zweithöchsten Gebot
whom-most-points = der anderen Person mit den meisten Punkten
whom-fewest-points = der anderen Person mit den wenigsten Punkten
whom-others = allen anderen je für sich

# What a block shows to whom.
reveals-amount = wie viel es war, erfahrt nur ihr beide
reveals-coin = welche Münze es war, erfahrt nur ihr beide
reveals-screen = was dort liegt, erfährst nur du
reveals-stones = du siehst dabei alle Steine dieser Person, auch verdeckte

# How a card is auctioned.
auctioned-common = auf diese Karte kann man nur gewöhnliches Gold bieten
auctioned-stones = auf diese Karte bietet man Steine, ohne magische Münzen, und alle gehen an die Bank
auctioned-lowest = das niedrigste Gebot bekommt diese Karte, und auch eine leere Faust ist ein Gebot; bei Gleichstand bekommt sie, wer am wenigsten Silber bietet, und herrscht wieder Gleichstand, bekommen sie alle daran Beteiligten
counts-as-dragon = diese Karte zählt als Drache

# Kept cards. $what: an effect, or a move; $when: a moment, .then: with the comma after it.
kept-once = { $when-then } darfst du diese Karte abwerfen: { $what }
kept-for-good = ab jetzt, { $when }: { $what }
when-card-shown = wenn eine Karte aufgedeckt wird
    .then = wenn eine Karte aufgedeckt wird,
when-before-bids = vor den Geboten einer Auktion
    .then = vor den Geboten einer Auktion
when-revealed = wenn die Fäuste offen sind
    .then = wenn die Fäuste offen sind,
when-counted = wenn die Gebote gezählt werden
    .then = wenn die Gebote gezählt werden,
when-no-bids = wenn niemand auf eine Karte geboten hat
    .then = wenn niemand auf eine Karte geboten hat,
when-tied = bei Gleichstand um den Sieg in einer Auktion mit Gold
    .then = bei Gleichstand um den Sieg in einer Auktion mit Gold
when-silver-tied = bei Gleichstand beim Silber
    .then = bei Gleichstand beim Silber
when-others-power = bevor jemand anderes die Eigenschaft einer Karte nutzt
    .then = bevor jemand anderes die Eigenschaft einer Karte nutzt,
when-before-power = bevor du die Eigenschaft einer anderen Karte nutzt
    .then = bevor du die Eigenschaft einer anderen Karte nutzt,
when-before-paying = bevor du mit Münzen zahlst
    .then = bevor du mit Münzen zahlst,
move-win = Du gewinnst die Auktion, auch wenn du nicht geboten hast
move-again = Alle nehmen ihre Gebote zurück, auch magische Münzen, und bieten noch einmal
move-in-silver = Auf diese Karte wird mit Silber geboten, nicht mit Gold
move-two-fists = Du machst zwei Fäuste und öffnest eine davon, wenn du die anderen Gebote gesehen hast
move-count-all = Dein Gebot von mindestens einer Münze zählt um { $n } mehr
move-count-dragons = Dein Gebot von mindestens einer Münze auf einen Drachen zählt um { $n } mehr
move-change-bid-add =
    { $n ->
        [one] Du darfst noch 1 Münze zu deinem Gebot legen
       *[other] Du darfst noch bis zu { $n } Münzen zu deinem Gebot legen
    }
move-change-bid-take-back =
    { $n ->
        [one] Du darfst 1 Münze deines Gebots wieder hinter deinen Sichtschirm legen
       *[other] Du darfst bis zu { $n } Münzen deines Gebots wieder hinter deinen Sichtschirm legen
    }
move-change-bid-take-out =
    { $n ->
        [one] Du darfst aus dem Gebot einer anderen Person 1 Münze hinter deren Sichtschirm zurückschicken
       *[other] Du darfst aus den Geboten der anderen bis zu { $n } Münzen hinter deren Sichtschirme zurückschicken
    }
move-repeat = Du nutzt diese Eigenschaft zweimal
move-stop = Diese Eigenschaft bewirkt nichts
move-bring-back = Du darfst ausgegebenes Feengold zurücknehmen, für je 1 gewöhnliches Silber
kept-hides-stones = solange du sie hast, sieht niemand deine Steine; nur wer dir einen davon nimmt, darf nachsehen
kept-red-wild = ab jetzt kann jeder deiner roten Steine beim Abgeben als beliebige Farbe zählen
kept-one-as-blue = ab jetzt kann jedes Mal, wenn du Steine abgibst, einer davon als blau zählen
kept-chooses-specials = ab jetzt ziehst du zu Beginn jeder Runde die Extra-Kreaturen und legst eine davon ab
kept-foresees = zu Beginn der nächsten Runde ziehst du die Extra-Kreaturen verdeckt und legst eine davon ab; du darfst dir die Reihenfolge aller Karten ansehen, die kommen; dann legst du diese Karte ab

## Notes: what a card's text adds to its effect. --fist-tavern: only in that edition.

rule-witch-note = Hast du sie bei einer späteren Auktion dieser Runde mit in der Faust, ist die Karte verhext: Niemand darf ihre Eigenschaft nutzen, und die gebotenen Münzen sind trotzdem weg. Ungenutzt geht sie am Ende der Runde zurück.
rule-brigand-note = Wie viel es war, erfahrt nur ihr beide.
rule-doppelganger-note = Bevor du die Eigenschaft einer anderen Kreatur nutzt, darfst du sie abwerfen: Dann nutzt du die Eigenschaft zweimal. Nur der Nekromant lässt sich nicht verdoppeln.
rule-fairy-note = Wie all dein Feengold kehrt es nach jeder Runde zurück, in der du es bietest.
rule-goldsmith-note = Hast du es bei einer späteren Auktion mit in der Faust, zählen die Münzen darin doppelt. Es wirkt einmal.
rule-quack-wizard-note = Hast du keine, ist der Punkt geschenkt.
rule-sorcerer-apprentice-note = Wenn du kannst, musst du.
rule-ancient-dragon-note--fist-tavern = Ein weißer darf es nicht sein.
rule-doppelganger-note--fist-tavern = Bevor du die Eigenschaft einer anderen Kreatur nutzt, darfst du sie abwerfen: Dann nutzt du die Eigenschaft zweimal. Nicht verdoppeln lassen sich Karten, die man behält oder die selbst einen Punktestand ändern können, sowie Dorfhexe, Feenkönigin, Goldschmied, Weißer Drache und Zwergenschamane.
rule-sorcerer-apprentice-note--fist-tavern = Wenn du kannst, musst du; nur musst du nie einen Stein als andere Farbe einsetzen.
rule-witch-note--fist-tavern = Hast du sie bei einer späteren Auktion dieser Runde mit in der Faust, ist die Karte verhext: Niemand darf ihre Eigenschaft nutzen, und die gebotenen Münzen sind trotzdem weg. Ungenutzt geht sie am Ende der Runde zurück. Eine dritte schwarze Münze gibt es nicht.
rule-blind-woman-note = Ab jetzt kann jeder deiner roten Steine beim Abgeben als beliebige Farbe zählen.
rule-country-witch-note = Hast du sie bei einer späteren Auktion zusammen mit anderen Münzen in der Faust, gewinnt das zweithöchste Gebot. Gibt es mehrere davon, herrscht Gleichstand; gibt es keines, gewinnt niemand. Sie wirkt einmal.
rule-crook-note = Herrscht in einer Auktion mit Gold Gleichstand um den Sieg, darfst du die Karte abwerfen und gewinnst die Auktion, auch wenn du nicht geboten hast. Nicht bei Silber und nicht bei Steinen.
rule-dealer-note = Ab jetzt gewinnst du jeden Gleichstand beim Silber, auch einen zwischen anderen. Vor dem Schwarzen Tod schützt dich das nicht.
rule-dragon-rider-note = Ab jetzt zählen deine Gebote von mindestens einer Münze auf eine Karte mit „Drache“ im Namen um 1 mehr.
rule-druid-note = Auf ihn kann man nur gewöhnliches Gold bieten, dazu magische Münzen. Bietet niemand, wird er abgelegt, und niemand nimmt Feengold zurück.
rule-dwarven-shaman-note = Es wird wie Silber geboten und kehrt wie Feengold nach jeder Runde zurück. Beim Händler und beim Irrlicht kann man damit nicht zahlen.
rule-elf-note = Solange du sie hast, sieht niemand deine Steine. Nur wer dir einen davon nimmt, darf nachsehen und sieht dann alle.
rule-fairy-queen-note = Sind bei einer späteren Auktion die Fäuste offen, darfst du sie zu deinem Gebot von mindestens einer Münze legen: Sie zählt 1. Nicht beim Steinmetz. Sie wirkt einmal.
rule-illusionist-note = Vor den Geboten einer Auktion oder ihres Stechens darfst du ankündigen, dass du zwei Fäuste machst. Hast du die anderen Gebote gesehen, öffnest du eine davon; nur sie zählt und wird ausgegeben. Dann legst du die Karte ab.
rule-innkeeper-note = Sind die Fäuste offen, darfst du sie abwerfen, ob du geboten hast oder nicht: Alle nehmen ihre Gebote zurück, auch magische Münzen, und bieten noch einmal.
rule-mermaid-note = Ab jetzt kann jedes Mal, wenn du Steine abgibst, einer davon als blau zählen.
rule-pixie-note = Ab jetzt darfst du, bevor du bietest oder zahlst, ausgegebenes Feengold zurücknehmen, für je 1 gewöhnliches Silber.
rule-puppeteer-note = Ab jetzt ziehst du zu Beginn jeder Runde die vier Extra-Kreaturen und legst eine davon ab, egal wer die Gunst des Königs hat.
rule-rat-king-note = Hat niemand auf eine Karte geboten, darfst du den Rattenkönig abwerfen und gewinnst sie umsonst, noch vor der Gunst des Königs. Nicht beim Stechen und nicht, wenn die Karte verhext ist.
rule-seer-note = Zu Beginn der nächsten Runde ziehst du die vier Extra-Kreaturen und legst eine davon ab. Die anderen sehen nicht, welche Karten es sind, und du darfst dir die Reihenfolge aller Karten ansehen, die kommen. Dann legst du die Seherin ab.
rule-silversmith-note = Wird eine Karte aufgedeckt, darfst du den Silberschmied abwerfen: Dann wird auf diese Karte mit Silber statt Gold geboten. Nicht beim Druiden und nicht beim Steinmetz. Bietet niemand, wird die Karte abgelegt, und niemand nimmt Feengold zurück.
rule-stonecutter-note = Auf ihn bietet man Steine, ohne magische Münzen, und alle gehen an die Bank; bei Gleichstand entscheidet Silber. Bietet niemand, wird er abgelegt, und niemand nimmt Feengold zurück.
rule-white-dragon-note = Immer wenn du Steine abgibst, zählt ein weißer als beliebige Farbe. Weiße Steine sind nie im Beutel.

## Texts of the cards whose power is not a simple effect.

rule-ghost = Spiele eine Karte, die in dieser Runde schon dran war, als hättest du sie gerade gewonnen, auch wenn sie verhext war oder niemand sie bekommen hat.
rule-goblin = Ziehe blind eine der Karten, die in dieser Runde noch kommen, und spiele sie, als hättest du sie gerade gewonnen. Sie wird nicht mehr versteigert. Kommt der Kobold als Letzter, wird er nicht versteigert.
rule-imp--fist-tavern = Du darfst dir eine der Karten aussuchen, die in dieser Runde noch kommen, und sie spielen, als hättest du sie gerade gewonnen. Dann wird sie nicht mehr versteigert. Die übrigen werden gemischt. Kommt der Wichtel als Letzter, wird er nicht versteigert.
rule-imp = Suche dir eine der Karten aus, die in dieser Runde noch kommen, und spiele sie, als hättest du sie gerade gewonnen. Sie wird nicht mehr versteigert, die übrigen werden gemischt. Kommt der Wichtel als Letzter, wird er nicht versteigert.
rule-merchant = Kaufe der Bank Steine ab, so viele du willst. Jeder kostet 1 Feengold, 1 gewöhnliches Gold oder 3 Silber von deinen noch nicht ausgegebenen Münzen. Feengold, mit dem du hier zahlst, kehrt nie zurück.
rule-merchant--fist-tavern = Kaufe der Bank rote, gelbe oder blaue Steine ab, so viele du willst. Jeder kostet 1 Feengold, 1 gewöhnliches Gold oder 3 gewöhnliches Silber von deinen noch nicht ausgegebenen Münzen. Feengold, mit dem du hier zahlst, kehrt nie zurück.
rule-necromancer = Du darfst alle Münzen, die du in dieser Auktion geboten hast, gegen 1 Punkt eintauschen. Feengold, das du hier hergibst, kehrt nie zurück.
rule-rainbow-dragon = Nenne eine Farbe, die in der Bank liegt. Ziehe blind Steine aus der Bank, einen nach dem anderen. Hörst du rechtzeitig auf, gehören sie dir; ziehst du die genannte Farbe, gehen alle zurück.
rule-thief = Stiehl einen Stein deiner Wahl von der Person mit dem zweithöchsten Gebot. Sind es mehrere, wähle eine davon, wenn möglich eine mit Steinen; hat sonst niemand geboten, kommen alle anderen infrage. Ist kein Stein zu holen, nimm 1 gewöhnliches Gold, sonst 1 Feengold. Nach einem Stechen zählen nur die Silbergebote.
rule-troll = Nenne eine Farbe. Alle verlieren sämtliche Steine dieser Farbe, auch du.
rule-bandit = Nimm jemandem alles gewöhnliche Silber ab. Hat diese Person keines, nimm 1 Silber aus der Bank. Feensilber ist sicher.
rule-beggar = Suche dir jemanden aus: Diese Person muss dir eine Goldmünze oder einen Stein geben und wählt selbst, was.
rule-black-death = Das niedrigste Gebot bekommt ihn, und auch eine leere Faust ist ein Gebot. Du verlierst 1 Punkt; unter 0 fällt niemand. Bei Gleichstand bekommt ihn, wer am wenigsten Silber bietet; herrscht wieder Gleichstand, verlieren alle daran Beteiligten je 1 Punkt.
rule-brigand--fist-tavern = Nimm jemandem alles gewöhnliche Gold ab. Hat diese Person keines, nimm 1 gewöhnliches Gold aus der Bank. Feengold ist sicher.
rule-forger = Zahle all dein gewöhnliches Gold und Silber und nimm so viel Feengold, wie du gewöhnliches Gold hattest. Das ist Pflicht.
rule-generous-dragon = Nimm einen roten, gelben oder blauen Stein deiner Wahl. Alle anderen nehmen einen derselben Farbe. Hat die Bank zu wenige, wählst du, wer leer ausgeht.
rule-ghost--fist-tavern = Spiele eine Karte, die in dieser Runde schon dran war, als hättest du sie gerade gewonnen, auch wenn sie verhext war oder niemand sie bekommen hat. Eine Karte, die man behält, darf es nicht sein.
rule-halfling = Nimm so viel gewöhnliches Gold, wie dein Gebot höher war als das nächste. Nach einem Stechen zählen nur die Silbergebote.
rule-kobold = Decke die erste Karte vom Stapel der Extra-Kreaturen auf und spiele sie, als hättest du sie gerade gewonnen.
rule-manipulator = Tausche eine deiner behaltenen Karten gegen eine von jemand anderem. Hast du keine, stiehl eine. Hat sonst niemand eine, darfst du vom Stapel der Extra-Kreaturen aufdecken, bis eine Karte zum Behalten kommt: Sie gehört dir, die anderen werden abgelegt.
rule-miser = Alle anderen müssen dir, im Uhrzeigersinn von dir aus, eine beliebige Münze oder einen Stein geben und wählen selbst, was.
rule-necromancer--fist-tavern = Du darfst alle Münzen, die du in dieser Auktion geboten hast, gegen 1 Punkt eintauschen. Feengold und Feensilber, das du hier hergibst, kehrt nie zurück.
rule-psychic = Wirf deinen Punktewürfel mit Seiten von 0 bis 3. Zeigt er 1 mehr oder 1 weniger, als du Punkte hast, ist das dein neuer Punktestand.
rule-robber = Ziehe blind eine Münze hinter dem Sichtschirm einer anderen Person hervor. Es kann auch eine magische sein. Welche es war, erfahrt nur ihr beide.
rule-rogue-trader = Tausche alle deine Steine gegen alle Steine einer anderen Person, auch wenn eine von beiden keine hat. Das ist Pflicht.
rule-sorceress = Gib 2 beliebige Steine ab und erhalte 1 Punkt; dann erhält eine der beiden Personen neben dir, nach deiner Wahl, 1 Punkt. Wenn du kannst, musst du.
rule-troll--fist-tavern = Suche dir einen Stein einer anderen Person aus. Er geht an die Bank.
rule-usurper = Nimm 1 Silber für jede Goldmünze, die du in dieser Auktion geboten hast, ob Feengold oder gewöhnliches.
rule-wise-dragon = Ziehe blind so viele Steine aus der Bank, wie Personen mitspielen. Behalte einen und gib die anderen im Uhrzeigersinn weiter; alle behalten je einen. Sind es zu wenige, gehen die Letzten leer aus.

## The log

event-turn-began =
    { $specials-n ->
        [0] Runde { $turn } beginnt. Welche Extra-Kreaturen neu dabei sind, ist geheim.
       *[other] Runde { $turn } beginnt. Neu dabei: { $specials }.
    }
event-deck-reshuffled =
    { $cards ->
        [one] Die abgelegte Extra-Kreatur kommt wieder unter den Stapel.
       *[other] Die { $cards } abgelegten Extra-Kreaturen werden gemischt und kommen wieder unter den Stapel.
    }
event-card-shown = Jetzt wird { $card-nom } versteigert.
event-card-passed = Nicht versteigert wird { $card-nom }: Es gibt keine Karte mehr, die man damit spielen könnte.
# $magic: 1 or more if Magic coins, the $goods, are in the fist.
bid =
    { $magic ->
        [0] { $name-nom } { $n }
       *[other] { $name-nom } { $n } (dazu { $goods })
    }
# $goods: the stones in the fist.
bid-stones =
    { $n ->
        [0] { $name-nom } 0
       *[other] { $name-who ->
            [you] du { $n } (bietest { $goods })
           *[one] { $name } { $n } (bietet { $goods })
        }
    }
# One fist: the player with the Illusionist opens it after the others.
event-fists-opened =
    { $seats-n ->
        [one] { $stage ->
            [silver] Eine Faust öffnet sich, mit Silber: { $bids }.
            [stones] Eine Faust öffnet sich, mit Steinen: { $bids }.
           *[gold] Eine Faust öffnet sich: { $bids }.
        }
       *[other] { $stage ->
            [silver] Die Fäuste öffnen sich, mit Silber: { $bids }.
            [stones] Die Fäuste öffnen sich, mit Steinen: { $bids }.
           *[gold] Die Fäuste öffnen sich: { $bids }.
        }
    }
event-cursed =
    { $seats-who ->
        [you] Du verhext { $card-acc } mit einer schwarzen Münze: Niemand bekommt die Karte.
        [you-all] { $seats-start } verhext { $card-acc } mit schwarzen Münzen: Niemand bekommt die Karte.
        [one] { $seats } verhext { $card-acc } mit einer schwarzen Münze: Niemand bekommt die Karte.
       *[many] { $seats } verhexen { $card-acc } mit schwarzen Münzen: Niemand bekommt die Karte.
    }
event-no-bids =
    { $passed_on ->
        [0] Niemand bietet auf { $card-acc }.
       *[other] Niemand bietet auf { $card-acc }, also bekommt niemand die Karte.
    }
event-tied = Gleichstand um { $card-acc } zwischen { $seats-dat }: Silber entscheidet.
event-nobody-won =
    { $why ->
        [no-silver] Niemand bietet Silber. Es bleibt beim Gleichstand, und niemand bekommt { $card-acc }.
        [no-second] Wegen einer violetten Münze gewinnt das zweithöchste Gebot, aber es gibt keines: Niemand bekommt { $card-acc }.
        [shared] Auch mit Silber Gleichstand, also trifft { $card-nom } { $seats-acc }.
       *[tied] Auch mit Silber Gleichstand, also bekommt niemand { $card-acc }.
    }
# $by: the kept card that decided it; $bid: the winner’s bid, $ahead more than that of $rivals.
event-won =
    { $seat-who ->
        [you] { $how ->
            [kept] { $by-id ->
                [dealer] Auch mit Silber Gleichstand, und den gewinnt { $by-nom }: Du bekommst { $card-acc }.
                [crook] Gleichstand, und den gewinnt { $by-nom }: Du bekommst { $card-acc }.
                [rat-king] Niemand hat geboten. Dank { $by-dat } bekommst du { $card-acc } umsonst.
               *[other] Du gewinnst { $card-acc } dank { $by-dat }.
            }
            [favor] Niemand hat geboten. Dank der Gunst des Königs bekommst du { $card-acc }.
            [second] Wegen einer violetten Münze gewinnt das zweithöchste Gebot: Du bekommst { $card-acc } für { $bid }.
            [lowest] Du bietest am wenigsten und bekommst { $card-acc }.
           *[highest] { $stage ->
                [silver] { $rivals-n ->
                    [0] Du gewinnst { $card-acc } mit { $bid } Silber. Sonst hat niemand Silber geboten.
                   *[other] Du gewinnst { $card-acc } mit { $bid } Silber, { $ahead } mehr als { $rivals }.
                }
                [stones] { $rivals-n ->
                    [0] Du gewinnst { $card-acc } mit { $bid } in Steinen. Sonst hat niemand geboten.
                   *[other] Du gewinnst { $card-acc } mit { $bid } in Steinen, { $ahead } mehr als { $rivals }.
                }
               *[gold] { $rivals-n ->
                    [0] Du gewinnst { $card-acc } für { $bid }. Sonst hat niemand geboten.
                   *[other] Du gewinnst { $card-acc } für { $bid }, { $ahead } mehr als { $rivals }.
                }
            }
        }
       *[one] { $how ->
            [kept] { $by-id ->
                [dealer] Auch mit Silber Gleichstand, und den gewinnt { $by-nom }: { $seat } bekommt { $card-acc }.
                [crook] Gleichstand, und den gewinnt { $by-nom }: { $seat } bekommt { $card-acc }.
                [rat-king] Niemand hat geboten. Dank { $by-dat } bekommt { $seat } { $card-acc } umsonst.
               *[other] { $seat } gewinnt { $card-acc } dank { $by-dat }.
            }
            [favor] Niemand hat geboten. Dank der Gunst des Königs bekommt { $seat } { $card-acc }.
            [second] Wegen einer violetten Münze gewinnt das zweithöchste Gebot: { $seat } bekommt { $card-acc } für { $bid }.
            [lowest] { $seat } bietet am wenigsten und bekommt { $card-acc }.
           *[highest] { $stage ->
                [silver] { $rivals-n ->
                    [0] { $seat } gewinnt { $card-acc } mit { $bid } Silber. Sonst hat niemand Silber geboten.
                   *[other] { $seat } gewinnt { $card-acc } mit { $bid } Silber, { $ahead } mehr als { $rivals-nom }.
                }
                [stones] { $rivals-n ->
                    [0] { $seat } gewinnt { $card-acc } mit { $bid } in Steinen. Sonst hat niemand geboten.
                   *[other] { $seat } gewinnt { $card-acc } mit { $bid } in Steinen, { $ahead } mehr als { $rivals-nom }.
                }
               *[gold] { $rivals-n ->
                    [0] { $seat } gewinnt { $card-acc } für { $bid }. Sonst hat niemand geboten.
                   *[other] { $seat } gewinnt { $card-acc } für { $bid }, { $ahead } mehr als { $rivals-nom }.
                }
            }
        }
    }
event-doubled =
    { $seat-who ->
        [you] Du nutzt { $card-acc } zweimal.
       *[one] { $seat } nutzt { $card-acc } zweimal.
    }
event-played =
    { $seat-who ->
        [you] Du spielst mit { $through-dat } { $card-acc }.
       *[one] { $seat } spielt mit { $through-dat } { $card-acc }.
    }
event-nothing-happened =
    { $card-id ->
        [black-death] { $seat-who ->
            [you] Du hast keinen Punkt, den dir { $card-nom } nehmen könnte.
           *[one] { $seat } hat keinen Punkt, den { $card-nom } nehmen könnte.
        }
       *[other] Für { $seat-acc } bewirkt { $card-nom } nichts.
    }
event-declined =
    { $seat-who ->
        [you] Du verzichtest auf { $card-acc }.
       *[one] { $seat } verzichtet auf { $card-acc }.
    }
event-took =
    { $seat-who ->
        [you] Du nimmst { $goods }.
       *[one] { $seat } nimmt { $goods }.
    }
event-paid =
    { $seat-who ->
        [you] Du zahlst { $goods }.
       *[one] { $seat } zahlt { $goods }.
    }
event-bought =
    { $seat-who ->
        [you] Du kaufst { $stone-one } für { $goods }.
       *[one] { $seat } kauft { $stone-one } für { $goods }.
    }
event-stole =
    { $seat-who ->
        [you] { $spent ->
            [0] Du stiehlst { $victim } { $goods }.
           *[other] Du stiehlst { $victim } { $goods }, schon ausgegeben.
        }
       *[one] { $spent ->
            [0] { $seat } stiehlt { $victim-dat } { $goods }.
           *[other] { $seat } stiehlt { $victim-dat } { $goods }, schon ausgegeben.
        }
    }
event-stole-nothing =
    { $seat-who ->
        [you] Du findest bei { $victim } nichts zu stehlen.
       *[one] { $seat } findet bei { $victim-dat } nichts zu stehlen.
    }
event-robbed =
    { $seat-who ->
        [you] Du nimmst { $victim } { $kinds } ab.
       *[one] { $seat } nimmt { $victim-dat } { $kinds } ab.
    }
event-loot =
    { $seat-who ->
        [you] Du bekommst von { $victim } { $goods }. Das wisst nur ihr beide.
       *[one] { $victim-who ->
            [you] { $seat } bekommt von dir { $goods }. Das wisst nur ihr beide.
           *[one] { $seat } bekommt von { $victim } { $goods }.
        }
    }
event-colour-named =
    { $seat-who ->
        [you] Du nennst für { $card-acc } die Farbe { $colour }.
       *[one] { $seat } nennt für { $card-acc } die Farbe { $colour }.
    }
event-stone-drawn =
    { $seat-who ->
        [you] Du ziehst { $stone-one }.
       *[one] { $seat } zieht { $stone-one }.
    }
event-bust =
    { $seat-who ->
        [you] Das war die genannte Farbe: Du legst { $goods } zurück.
       *[one] Das war die genannte Farbe: { $seat } legt { $goods } zurück.
    }
event-stones-lost =
    { $seat-who ->
        [you] Du verlierst { $goods }.
       *[one] { $seat } verliert { $goods }.
    }
event-card-kept =
    { $seat-who ->
        [you] Du behältst { $card-acc } für später.
       *[one] { $seat } behält { $card-acc } für später.
    }
event-scored =
    { $seat-who ->
        [you] { $points ->
            [one] Du erhältst mit { $card-dat } 1 Punkt und hast nun { $total }.
           *[other] Du erhältst mit { $card-dat } { $points } Punkte und hast nun { $total }.
        }
       *[one] { $points ->
            [one] { $seat } erhält mit { $card-dat } 1 Punkt und hat nun { $total }.
           *[other] { $seat } erhält mit { $card-dat } { $points } Punkte und hat nun { $total }.
        }
    }
event-turn-ended =
    Runde { $turn } endet.{ $fairy-n ->
        [0] { "" }
       *[other] { " " }Feengold kommt zurück: { $fairy }.
    }{ $fairy_silver-n ->
        [0] { "" }
       *[other] { " " }Feensilber kommt zurück: { $fairy_silver }.
    }{ $black-n ->
        [0] { "" }
       *[other] { " " }Ungenutzte schwarze Münzen gehen zurück: { $black-nom }.
    }
event-fairy-given = Neues Feengold: { $fairy-n ->
        [0] Die Bank hat keins mehr.
       *[other] { $fairy }.
    }
event-game-won =
    { $seat-who ->
        [you] Du gewinnst das Spiel!
       *[one] { $seat } gewinnt das Spiel!
    }

## The log of the Tavern Edition

event-specials-drawn =
    { $seat-who ->
        [you] Du ziehst { $cards }.
       *[one] { $seat } zieht { $cards }.
    }
event-specials-chosen =
    { $seat-who ->
        [you] { $secret ->
            [0] Du wählst die Extra-Kreaturen der Runde aus.
           *[other] Du wählst mit { character-seer.dat } die Extra-Kreaturen der Runde geheim aus.
        }
       *[one] { $secret ->
            [0] { $seat } wählt die Extra-Kreaturen der Runde aus.
           *[other] { $seat } wählt mit { character-seer.dat } die Extra-Kreaturen der Runde geheim aus.
        }
    }
event-order-seen =
    { $seat-who ->
        [you] Du siehst die kommenden Karten in dieser Reihenfolge: { $cards }.
       *[one] { $seat } sieht die kommenden Karten in dieser Reihenfolge: { $cards }.
    }
event-used =
    { $seat-who ->
        [you] Du setzt { $card-acc } ein.
       *[one] { $seat } setzt { $card-acc } ein.
    }
event-bids-taken-back = Alle nehmen ihre Gebote zurück und bieten noch einmal auf { $card-acc }.
event-blue-coin-added =
    { $seat-who ->
        [you] Du legst eine blaue Münze dazu: Dein Gebot zählt nun { $value }.
       *[one] { $seat } legt eine blaue Münze dazu: Das Gebot zählt nun { $value }.
    }
event-rode-dragon =
    { $seat-who ->
        [you] Du reitest den Drachen: Dein Gebot zählt nun { $value }.
       *[one] { $seat } reitet den Drachen: Das Gebot zählt nun { $value }.
    }
event-bid-raised =
    { $seat-who ->
        [you] Du hast { $card-acc }: Dein Gebot zählt nun { $value }.
       *[one] { $seat } hat { $card-acc }: Das Gebot zählt nun { $value }.
    }
event-bid-changed =
    { $how ->
        [add] { $seat-who ->
            [you] Du legst { $coin } dazu: Dein Gebot zählt nun { $value }.
           *[one] { $seat } legt { $coin } dazu: Das Gebot zählt nun { $value }.
        }
        [take-back] { $seat-who ->
            [you] Du nimmst { $coin } zurück: Dein Gebot zählt nun { $value }.
           *[one] { $seat } nimmt { $coin } zurück: Das Gebot zählt nun { $value }.
        }
       *[take-out] { $seat-who ->
            [you] Du schickst { $coin } aus dem Gebot von { $victim } zurück: Es zählt nun { $value }.
           *[one] { $victim-who ->
                [you] { $seat } schickt { $coin } aus deinem Gebot zurück: Es zählt nun { $value }.
               *[one] { $seat } schickt { $coin } aus dem Gebot von { $victim } zurück: Es zählt nun { $value }.
            }
        }
    }
event-power-stopped =
    { $seat-who ->
        [you] Du wirst aufgehalten und kannst { $card-acc } nicht nutzen.
       *[one] { $seat } wird aufgehalten und kann { $card-acc } nicht nutzen.
    }
event-fairy-taken-back =
    { $seats-who ->
        [you] Du nimmst 1 ausgegebenes Feengold zurück.
        [you-all] { $seats-start } nehmt je 1 ausgegebenes Feengold zurück.
        [one] { $seats } nimmt 1 ausgegebenes Feengold zurück.
       *[many] { $seats } nehmen je 1 ausgegebenes Feengold zurück.
    }
event-favor-claimed =
    { $seat-who ->
        [you] Du nimmst dir mit der Gunst des Königs { $card-acc } für { $coin }.
       *[one] { $seat } nimmt sich mit der Gunst des Königs { $card-acc } für { $coin }.
    }
event-favor-passed =
    { $seat-who ->
        [you] { $why ->
            [fewest] Du hast die wenigsten Punkte und bekommst die Gunst des Königs.
            [cursed] Du hast auf die letzte Karte der Runde am meisten geboten, verhext oder nicht, und bekommst die Gunst des Königs.
            [latest] Du hast in dieser Runde zuletzt eine Karte gewonnen und bekommst die Gunst des Königs.
           *[last] Du hast die letzte Auktion der Runde gewonnen und bekommst die Gunst des Königs.
        }
       *[one] { $why ->
            [fewest] { $seat } hat die wenigsten Punkte und bekommt die Gunst des Königs.
            [cursed] { $seat } hat auf die letzte Karte der Runde am meisten geboten, verhext oder nicht, und bekommt die Gunst des Königs.
            [latest] { $seat } hat in dieser Runde zuletzt eine Karte gewonnen und bekommt die Gunst des Königs.
           *[last] { $seat } hat die letzte Auktion der Runde gewonnen und bekommt die Gunst des Königs.
        }
    }
event-favor-paid =
    { $seat-who ->
        [you] Du hast die Gunst des Königs und nimmst { $goods }.
       *[one] { $seat } hat die Gunst des Königs und nimmt { $goods }.
    }
event-pixie-paid =
    { $seat-who ->
        [you] Du zahlst { $n } Silber und nimmst dafür { $n } Feengold zurück.
       *[one] { $seat } zahlt { $n } Silber und nimmt dafür { $n } Feengold zurück.
    }
event-point-lost =
    { $seat-who ->
        [you] Du verlierst durch { $card-acc } 1 Punkt und hast nun { $total }.
       *[one] { $seat } verliert durch { $card-acc } 1 Punkt und hat nun { $total }.
    }
event-gave =
    { $seat-who ->
        [you] Du gibst { $receiver } { $goods }.
       *[one] { $seat } gibt { $receiver-dat } { $goods }.
    }
event-coin-robbed =
    { $seat-who ->
        [you] Du nimmst { $victim } blind eine Münze ab.
       *[one] { $seat } nimmt { $victim-dat } blind eine Münze ab.
    }
event-looked-behind =
    { $seat-who ->
        [you] Du schaust { $victim } hinter den Sichtschirm.
       *[one] { $victim-who ->
            [you] { $seat } schaut dir hinter den Sichtschirm.
           *[one] { $seat } schaut { $victim-dat } hinter den Sichtschirm.
        }
    }
event-screen-seen =
    { $seat-who ->
        [you] { $victim } hat { $goods }. Das weißt nur du.
       *[one] { $victim-who ->
            [you] { $seat } sieht, was du hast: { $goods }.
           *[one] { $seat } sieht, was { $victim } hat: { $goods }.
        }
    }
event-stones-swapped =
    { $seat-who ->
        [you] Du und { $other } tauscht alle eure Steine.
       *[one] { $other-who ->
            [you] Du und { $seat } tauscht alle eure Steine.
           *[one] { $seat } und { $other } tauschen alle ihre Steine.
        }
    }
event-cards-swapped =
    { $seat-who ->
        [you] Du gibst { $other } { $card-acc } und bekommst dafür { $other_card-acc }.
       *[one] { $seat } gibt { $other-dat } { $card-acc } und bekommt dafür { $other_card-acc }.
    }
event-card-stolen =
    { $seat-who ->
        [you] Du stiehlst { $victim } { $card-acc }.
       *[one] { $seat } stiehlt { $victim-dat } { $card-acc }.
    }
event-cards-dug =
    { $seat-who ->
        [you] { $cards-n ->
            [0] Du durchsuchst den Stapel der Extra-Kreaturen.
           *[other] Du durchsuchst den Stapel der Extra-Kreaturen. Abgelegt: { $cards }.
        }
       *[one] { $cards-n ->
            [0] { $seat } durchsucht den Stapel der Extra-Kreaturen.
           *[other] { $seat } durchsucht den Stapel der Extra-Kreaturen. Abgelegt: { $cards }.
        }
    }
event-stones-passed =
    { $seat-who ->
        [you] Du hast zur Auswahl { $goods }.
       *[one] { $seat } hat zur Auswahl { $goods }.
    }
event-die-rolled =
    { $seat-who ->
        [you] Du würfelst mit dem Punktewürfel { $face }.
       *[one] { $seat } würfelt mit dem Punktewürfel { $face }.
    }

## What something means for its reader, after the sentence that tells it.

aside-lacked =
    { $stage ->
        [silver] Mit { $n } Silber mehr hättest du gewonnen.
        [stones] { $n ->
            [one] Mit einem Stein mehr hättest du gewonnen.
           *[other] Mit { $n } Steinen mehr hättest du gewonnen.
        }
       *[gold] { $n ->
            [one] Mit einer Münze mehr hättest du gewonnen.
           *[other] Mit { $n } Münzen mehr hättest du gewonnen.
        }
    }
# $short: 0 if the reader had the highest bid.
aside-cursed =
    { $short ->
        [0] Du hast am meisten geboten, und das ist umsonst ausgegeben.
       *[other] Was du geboten hast, ist trotzdem weg.
    }

## Questions

prompt-bid =
    { $stage ->
        [silver] Wie viel Silber nimmst du in die Faust?
        [common] Was nimmst du in die Faust? Nur gewöhnliches Gold zählt.
        [stones] Welche Steine nimmst du in die Faust?
       *[gold] Was nimmst du in die Faust?
    }
prompt-either = Was machst du mit { $card-dat }?
prompt-pay = Welche Steine gibst du ab?
prompt-stone = Welchen Stein nimmst du?
prompt-colour =
    { $card-id ->
        [troll] Welche Farbe verlieren alle durch { $card-acc }, auch du? Diese Steine gehen an die Bank.
       *[other] Welche Farbe nennst du für { $card-acc }?
    }
prompt-victim =
    { $card-id ->
        [beggar] Wer muss { $card-dat } etwas geben?
        [rogue-trader] Mit wem tauschst du alle deine Steine?
        [troll] Wer verliert durch { $card-acc } einen Stein? Du suchst ihn aus; er geht an die Bank.
        [bandit] Wen bestiehlt { $card-nom }?
        [brigand] Wen bestiehlt { $card-nom }?
        [robber] Wen bestiehlt { $card-nom }?
        [thief] Wen bestiehlt { $card-nom }?
       *[other] Wen wählst du für { $card-acc }?
    }
# $goods: all the stones there are to choose from.
prompt-loot =
    { $card-id ->
        [troll] { $victim } hat { $goods }. Welcher Stein geht an die Bank?
       *[other] { $victim } hat { $goods }. Welchen Stein nimmst du?
    }
# $kept: the kept card that does it.
prompt-again = Soll { $card-nom } auch in dieser Runde kommen?
prompt-double = Wirfst du { $kept-acc } ab, um { $card-acc } zweimal zu nutzen?
prompt-ghost = Welche Karte spielst du mit { $card-dat }?
prompt-imp = Welche Karte spielst du mit { $card-dat }?
prompt-player = Wen wählst du für { $card-acc }?
prompt-may = Nutzt du, was { $card-nom } anbietet?
# $goods: the coins.
prompt-pay-coins = Zahlst du { $goods } für { $card-acc }?
# $what: die Karte, die es tut.
prompt-change-bid =
    { $how ->
        [add] Welche Münze legst du zu deinem Gebot?
        [take-back] Welche Münze nimmst du zurück?
       *[take-out] Welche Münze schickst du zurück?
    }
prompt-buy = Welchen Stein kaufst du?
prompt-draw = Ziehst du einen Stein? Kommt { $colour }, legst du alle zurück.
prompt-necromancer = Gibst du alle Münzen her, die du in dieser Auktion geboten hast, auch dein Feengold, um 1 Punkt zu erhalten?
prompt-two-fists =
    { $stage ->
        [silver] Wie viel Silber nimmst du in die linke Faust und wie viel in die rechte?
        [common] Was nimmst du in die linke Faust und was in die rechte? Nur gewöhnliches Gold zählt.
        [stones] Welche Steine nimmst du in die linke Faust und welche in die rechte?
       *[gold] Was nimmst du in die linke Faust und was in die rechte?
    }
prompt-open-fist = Welche Faust öffnest du?
# $what: a card or a coin; $card: its name.
prompt-use =
    { $what ->
        [crook] Gleichstand! Wirfst du { $card-acc } ab, um die Auktion zu gewinnen?
        [illusionist] Setzt du { $card-acc } ein, um zwei Fäuste zu machen?
        [innkeeper] Wirfst du { $card-acc } ab, damit alle noch einmal bieten?
        [magic-blue] Legst du eine blaue Münze zu deinem Gebot?
        [pixie] Nimmst du mit { $card-dat } ausgegebenes Feengold zurück, für je 1 Silber?
        [rat-king] Niemand hat geboten. Wirfst du { $card-acc } ab, um die Karte zu gewinnen?
        [silversmith] Wirfst du { $card-acc } ab, damit auf diese Karte mit Silber geboten wird?
       *[other] Setzt du { $card-acc } ein?
    }
prompt-discard-special = Welche dieser Extra-Kreaturen legst du ab?
prompt-claim = Niemand hat geboten. Zahlst du 1 Gold, um die Karte zu gewinnen? Die Gunst des Königs gibst du in jedem Fall weiter.
prompt-pass-favor = An wen geht die Gunst des Königs?
prompt-goes-without = Nicht alle können { $colour-one } bekommen. Wer geht leer aus?
prompt-neighbour =
    { $card-id ->
        [sorceress] Wer neben dir erhält ebenfalls 1 Punkt?
       *[other] Wen neben dir wählst du für { $card-acc }?
    }
prompt-receiver = Wem gibst du die Steine?
prompt-give = Was gibst du her?
prompt-kept-card = Welche Karte nimmst du dir?
prompt-own-kept-card = Welche deiner Karten gibst du dafür?
prompt-dig = Bei den anderen ist keine Karte zu holen. Durchsuchst du den Stapel der Extra-Kreaturen nach einer?

## Options. Parts of a sentence.

option-buy = { $stone } für { $price }
option-buy-stop = keinen, danke
option-again-yes = ja, noch einmal
option-again-no = nein, ich habe genug davon
option-change-bid = { $coin } von { $name }
option-change-bid-stop = keine, danke
option-double-yes = ja, zweimal nutzen
option-double-no = nein, für später behalten
option-draw-draw = einen Stein ziehen
option-draw-stop = aufhören und alles behalten
either-first = das Erste
either-second = das Zweite
option-may-yes = ja
option-may-no = nein
option-pay-coins-pay = ja, zahlen
option-pay-coins-decline = nein
option-necromancer-pay = Münzen hergeben und 1 Punkt erhalten
option-necromancer-decline = Feengold behalten
option-claim-fairy = ja, 1 Feengold
option-claim-common = ja, 1 gewöhnliches Gold
option-claim-decline = nein
option-dig-yes = ja, durchsuchen
option-dig-no = nein
option-kept-card = { $card } ({ $name })
option-open-fist-left = die linke
option-open-fist-right = die rechte
option-pay-decline = nichts abgeben
option-imp-decline = keine davon
option-two-fists = links { $left }, rechts { $right }
option-use-yes = ja
option-use-no = nein
option-use-never = nein, und frag mich in dieser Runde nicht mehr
option-use-always = so viele wie möglich, jetzt und jedes Mal in dieser Runde
option-use-number = ja, { $n }

## The options of the game. -name: what it is called, -help: what it is for, -value: its values.

option-name-points = Punkte zum Sieg
option-help-points = Nach der Regel sind es drei. Weniger machen das Spiel kurz, mehr machen es lang.
option-value-points = { $n }
option-name-fairy = Feengold zu Beginn
option-help-fairy = Damit fangen alle an. Es kommt am Ende jeder Runde zurück.
option-value-fairy = { $n }
option-name-common = Gewöhnliches Gold zu Beginn
option-help-common = Damit fangen alle an. Man kann es nur einmal ausgeben.
option-value-common = { $n }
option-name-silver = Silber zu Beginn
option-help-silver = Damit fangen alle an; es ist fürs Stechen da.
option-value-silver = { $n }
option-name-stones = Steine zu Beginn
option-help-stones = So viele ziehen alle vor der ersten Runde aus dem Beutel.
option-value-stones = { $n }
option-name-new_fairy = Ausgegebenes Feengold
option-help-new_fairy = Nach der Regel kommt es nach jeder Runde zurück.
option-value-new_fairy-none = kommt zurück
option-value-new_fairy = weg, { $n } neu
option-help-new_fairy-1 = Es geht in die Bank. Nach jeder Runde nehmen sich alle 1 neues Feengold: Gold ist knapp, also spar es dir gut ein.
option-help-new_fairy-2 = Es geht in die Bank. Nach jeder Runde nehmen sich alle 2 neues Feengold; Sparen lohnt sich.
option-help-new_fairy-3 = Es geht in die Bank. Nach jeder Runde nehmen sich alle 3 neues Feengold; Sparen lohnt sich.
option-help-new_fairy-4 = Es geht in die Bank. Nach jeder Runde nehmen sich alle 4 neues Feengold; Sparen lohnt sich.
option-name-spent = Ausgegebene Münzen
option-help-spent = Nach der Regel liegt ausgegebenes Feengold offen da, bis es zurückkommt.
option-help-spent-shown = Ausgegebenes Feengold liegt offen vor dem Sichtschirm, bis es zurückkommt.
option-value-spent-shown = offen
option-value-spent-hidden = verdeckt
option-help-spent-hidden = Die Fäuste sehen alle, aber danach ist das Feengold bis zum Ende der Runde verdeckt. Merk dir, was die anderen noch haben!
option-name-specials = Extra-Kreaturen pro Runde
option-help-specials = So viele werden in jeder Runde neben den Basis-Kreaturen versteigert.
option-value-specials = { $n }
option-name-witches = Hexen
option-help-witches = Sie bringt eine schwarze Münze, die eine Karte verhext. Eine zweite Hexe wird unter die anderen gemischt.
option-value-witches =
    { $n ->
        [0] keine
        [one] eine
       *[other] zwei
    }

option-name-deck = Extra-Kreaturen im Stapel
option-help-deck = Welche Extra-Kreaturen kommen können, mit allen ihren Exemplaren.

option-name-home_made = Selbst gemachte Karten
option-help-home_made = Kreaturen, die sich Spielende ausgedacht haben, unter die Extra-Kreaturen gemischt.
option-value-home_made =
    { $n ->
        [0] keine
        [one] 1 Karte
       *[other] { $n } Karten
    }

## The workshop: the blocks of the language of cards, as an editor names them.

block-take = Aus der Bank nehmen
block-take-any = Steine deiner Wahl nehmen
block-take-for = Münzen nehmen für jede …
block-pay = Steine abgeben
block-pay-all = Alle Steine abgeben
block-pay-coins = Münzen zahlen
block-buy = Steine kaufen
block-draw = Aus dem Beutel ziehen
block-keep = Diese Karte behalten
block-play-used = Eine Karte spielen, die schon dran war
block-play-to-come = Eine Karte spielen, die noch kommt
block-play-deck = Die oberste Karte des Stapels spielen
block-steal = Einen Stein stehlen
block-rob = Münzen rauben
block-pickpocket = Blind eine Münze rauben
block-look = Hinter einen Sichtschirm schauen
block-beg = Eine Münze oder einen Stein bekommen
block-swap-stones = Alle Steine tauschen
block-give = Steine verschenken
block-blight = Eine Farbe nennen, die verloren geht
block-then = Ein Preis und was er bringt
block-both = Eins nach dem anderen
block-either = Eins von beiden
block-may = Wenn du willst
block-if = Nur wenn …
block-let = Jemand anderes tut es
block-roll = Würfeln
block-score = Punkten
block-lose-point = Einen Punkt verlieren
block-win = Die Auktion gewinnen
block-again = Noch einmal bieten
block-in-silver = Um Silber bieten
block-two-fists = Zwei Fäuste schließen
block-count = Mehr zählen
block-change-bid = Ein offenes Gebot ändern
block-repeat = Die Eigenschaft zweimal nutzen
block-stop = Die Eigenschaft verhindern
block-bring-back = Feengold zurückholen

# Its parts: what stands before a value.
part-goods = was
part-n = wie viele
part-take-for-each = wofür
part-take-for-coins = was
part-stones = wie viele
part-coins = was
part-prices = für einen Stein
part-most = höchstens
part-draw-each = je Farbe mischen
part-keep = ziehen
part-how = welche
part-whom = von wem
part-swap-stones-whom = mit wem
part-look-whom = bei wem
part-beg-whom = von wem
part-instead = wenn es keinen gibt
part-to = wer ihn bekommt
part-who = wer
part-times = wie oft höchstens
part-so = wenn
part-points = Punkte
part-change-bid-how = was
part-change-bid-most = wie viele höchstens
part-more = wie viel mehr
part-bids = für welche Gebote
part-card-bids = Was darauf geboten wird
part-card-lowest = Das niedrigste Gebot gewinnt
part-card-is-dragon = Sie zählt als Drache
part-card-use = Wie lange du sie behältst
part-card-hides-stones = Niemand sieht deine Steine
part-card-wild = Wenn du zahlst
part-card-chooses-specials = Du wählst die Extra-Kreaturen aus
part-card-foresees = Du wählst die Extra-Kreaturen einmal heimlich aus

# What stands before the blocks in a block. $n: which of them, or the face of the die.
part-then-steps =
    { $n ->
        [1] zuerst
       *[other] und dafür
    }
part-both-steps =
    { $n ->
        [1] zuerst
       *[other] dann
    }
part-either-ways =
    { $n ->
        [1] entweder
       *[other] oder
    }
part-do = dann
part-otherwise = wenn nicht
part-let-do = tut dies
part-may-do = wenn du willst
part-rob-otherwise = wenn nichts da war
part-roll-faces = bei { $n }

# Values that no card's text says in these words.
word-stones-stones = Steine beliebiger Farbe
word-stones-alike = Steine derselben Farbe
word-stones-each = Steine jeder Farbe
word-how-add = Münzen zu deinem legen
word-how-take-back = Münzen von deinem zurücknehmen
word-how-take-out = Münzen von anderen zurückschicken
word-how-random = eine zufällige
word-how-choose = eine, die du aussuchst
word-how-may-choose = eine, die du aussuchst, wenn du willst
word-to-you = du
word-to-bank = die Bank
word-bids-dragons = Gebote auf Drachen
word-bids-all = alle Gebote
word-bids-gold = Gold
word-bids-common = nur gewöhnliches Gold
word-bids-stones = Steine
word-use-once = bis du sie einmal nutzt
word-use-for-good = für immer
word-wild-red = rote Steine zählen als jede Farbe
word-wild-one-as-blue = ein Stein zählt als blau

## Aufträge, und was ihrer Besitzerin oder ihrem Besitzer davon gesagt wird.

order-any-ask = Frag mich bei allem anderen.
order-any-pass = Passe bei allem anderen.
order-any-most = Höchstens { $n } für alles andere.
order-dragon-ask = Frag mich bei jedem Drachen.
order-dragon-pass = Passe bei jedem Drachen.
order-dragon-most = Höchstens { $n } für einen Drachen.
order-card-ask = Frag mich, wenn es um { $card-acc } geht.
order-card-pass = Passe, wenn es um { $card-acc } geht.
order-card-most = Höchstens { $n } für { $card-acc }.
order-this-turn = { $order } Nur in dieser Runde.
order-early = Biete vorab auf { $card-acc }: { $goods }.
order-note-order = Wie aufgetragen liegt für { $card-acc } in deiner Faust: { $goods }.
order-note-pass = Wie aufgetragen hast du bei { $card-dat } gepasst.
order-note-early = Dein frühes Gebot auf { $card-acc } ist in deiner Faust: { $goods }.
order-note-short = Dein frühes Gebot auf { $card-acc } ist hinfällig: { $goods } hast du nicht mehr. Jetzt wirst du gefragt.
order-note-gone = Dein frühes Gebot auf { $card-acc } wurde nicht gebraucht und ist hinfällig: { $goods }.
