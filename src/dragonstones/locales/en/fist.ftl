### Fist of Dragonstones, in our own words.

## Characters

character-alchemist = Alchemist
character-ancient-dragon = Ancient Dragon
character-blue-dragon = Blue Dragon
character-brigand = Brigand
character-doppelganger = Doppelganger
character-dwarf-4 = Dwarf (4)
character-dwarf-5 = Dwarf (5)
character-enchantress = Enchantress
character-fairy = Fairy
character-ghost = Ghost
character-gnome = Gnome
character-goblin = Goblin
character-goldsmith = Goldsmith
character-imp = Imp
character-magician = Magician
character-merchant = Merchant
character-necromancer = Necromancer
character-quack-wizard = Quack Wizard
character-rainbow-dragon = Rainbow Dragon
character-red-dragon = Red Dragon
character-sorcerer = Sorcerer
character-sorcerer-apprentice = Sorcerer Apprentice
character-thief = Thief
character-troll = Troll
character-two-headed-dragon = Two-headed Dragon
character-witch = Witch
character-wizard = Wizard
character-yellow-dragon = Yellow Dragon

## Coins and stones

coin-fairy = Fairy Gold
coin-common = Common Gold
coin-silver = silver
coin-black = black coins
coin-amulet = amulets

# .one: a single stone of the colour, as something to take.
colour-red = red
    .one = a red stone
colour-yellow = yellow
    .one = a yellow stone
colour-blue = blue
    .one = a blue stone

# $n: a number, or "all".
goods-fairy =
    { $n ->
        [all] all Fairy Gold
       *[other] { $n } Fairy Gold
    }
goods-common =
    { $n ->
        [all] all Common Gold
       *[other] { $n } Common Gold
    }
goods-silver =
    { $n ->
        [all] all silver
       *[other] { $n } silver
    }
goods-black =
    { $n ->
        [one] 1 black coin
       *[other] { $n } black coins
    }
goods-amulet =
    { $n ->
        [one] 1 amulet
       *[other] { $n } amulets
    }
goods-red =
    { $n ->
        [one] 1 red stone
       *[other] { $n } red stones
    }
goods-yellow =
    { $n ->
        [one] 1 yellow stone
       *[other] { $n } yellow stones
    }
goods-blue =
    { $n ->
        [one] 1 blue stone
       *[other] { $n } blue stones
    }
goods-nothing = nothing

list-and = { $items } and { $last }
list-empty = none

## Effects: what a card tells its winner to do. Parts of a sentence.

effect-take = take { $goods }
effect-take-any =
    { $n ->
        [one] take 1 stone of your choice
       *[other] take { $n } stones of your choice
    }
effect-pay-stones =
    { $n ->
        [one] pay any stone
       *[other] pay any { $n } stones
    }
effect-pay-alike =
    { $n ->
        [one] pay any stone
       *[other] pay { $n } stones of one colour
    }
effect-pay-each =
    { $n ->
        [one] pay 1 stone of each colour
       *[other] pay { $n } stones of each colour
    }
effect-pay-all = pay all your stones
effect-score =
    { $n ->
        [one] score 1 point
       *[other] score { $n } points
    }
effect-draw =
    mix { $each ->
        [one] 1 stone
       *[other] { $each } stones
    } of each colour from the bank in the bag, draw { $keep ->
        [one] 1 unseen and keep it
       *[other] { $keep } unseen and keep them
    }
effect-rob = take { $goods } from one other player
effect-keep = keep this card in front of you
effect-then = { $first } and { $second }
effect-either = { $first }, or { $second }

## Notes: what a card's text adds to its effect.

rule-witch-note = Have it in your fist in a later auction of this turn, and that card is cursed: nobody gets its power, and the coins bid are spent all the same. Unused, it goes back at the end of the turn.
rule-brigand-note = Only the two of you learn how much it was.
rule-doppelganger-note = When you are about to use another character’s power, you may discard it to use that power twice. Only the Necromancer cannot be doubled.
rule-fairy-note = Like all your Fairy Gold, it returns after every turn in which you bid it.
rule-goldsmith-note = Have it in your fist in a later auction, and the coins there count double. It works once.
rule-quack-wizard-note = If you have none, the point is free.
rule-sorcerer-apprentice-note = If you can, you must.

## Texts of the cards whose power is no simple effect.

rule-ghost = Play a card that has already come up this turn as if you had just won it, even if it was cursed or nobody got it.
rule-goblin = Draw one of the cards still to come this turn, unseen, and play it as if you had just won it. It will not be auctioned any more. The Goblin is not auctioned if he comes last.
rule-imp = Choose one of the cards still to come this turn and play it as if you had just won it. It will not be auctioned any more, and the others are shuffled. The Imp is not auctioned if he comes last.
rule-merchant = Buy as many stones from the bank as you like. Each costs 1 Fairy Gold, 1 Common Gold or 3 silver of your unspent coins. Fairy Gold paid here never comes back.
rule-necromancer = You may score 1 point in exchange for all the coins you bid in this auction. Fairy Gold given up here never comes back.
rule-rainbow-dragon = Name a colour that the bank has. Draw stones from the bank one by one, unseen. Stop in time and you keep them; draw the colour you named and they all go back.
rule-thief = Steal a stone of your choice from the second highest bidder. If several are second, choose one, with a stone if you can; if nobody else bid, all others are second. Where there is no stone, take 1 Common Gold, or else 1 Fairy Gold. After a tie, only the silver bids count.
rule-troll = Name a colour. Everybody loses all stones of that colour, you too.

## The log

event-turn-began = Turn { $turn } begins. New this turn: { $specials }.
event-deck-reshuffled =
    { $cards ->
        [one] The discarded special card goes back under the pile.
       *[other] The { $cards } discarded special cards are shuffled and go back under the pile.
    }
event-card-shown = Up for auction: the { $card }.
event-card-passed = The { $card } is not auctioned: no card is left to play.
# $magic: 1 or more if Magic coins, the $goods, are in the fist.
bid =
    { $magic ->
        [0] { $name } { $n }
       *[other] { $name } { $n } (with { $goods })
    }
event-fists-opened =
    { $stage ->
        [silver] The fists open again, in silver: { $bids }.
       *[gold] The fists open: { $bids }.
    }
event-cursed =
    { $seats-n ->
        [one] { $seats } curses the { $card } with a black coin: nobody gets it.
       *[other] { $seats } curse the { $card } with black coins: nobody gets it.
    }
event-no-bids = Nobody bids for the { $card }.
event-tied = { $seats } are level for the { $card } and bid again, in silver.
event-nobody-won = Level in silver, too: nobody gets the { $card }.
event-won =
    { $stage ->
        [silver] { $seat } wins the { $card } in silver.
       *[gold] { $seat } wins the { $card }.
    }
event-doubled = { $seat } discards the { character-doppelganger } to use the { $card } twice.
event-played = { $seat } plays the { $card } through the { $through }.
event-nothing-happened = The { $card } does nothing for { $seat }.
event-declined = { $seat } does not use the { $card }.
event-took = { $seat } takes { $goods }.
event-paid = { $seat } pays { $goods }.
event-bought = { $seat } buys { $stone-one } for { $goods }.
event-stole =
    { $spent ->
        [0] { $seat } steals { $goods } from { $victim }.
       *[other] { $seat } steals { $goods }, already spent, from { $victim }.
    }
event-stole-nothing = { $seat } finds nothing to steal from { $victim }.
event-robbed = { $seat } takes { $kinds } from { $victim }.
event-loot = { $seat } gets { $goods } from { $victim }.
event-colour-named = { $seat } names { $colour } for the { $card }.
event-stone-drawn = { $seat } draws { $stone-one }.
event-bust = That is the named colour: { $seat } puts back { $goods }.
event-stones-lost = { $seat } loses { $goods }.
event-card-kept = { $seat } keeps the { $card } for later.
event-scored =
    { $points ->
        [one] { $seat } scores 1 point with the { $card } and now has { $total }.
       *[other] { $seat } scores { $points } points with the { $card } and now has { $total }.
    }
event-turn-ended =
    Turn { $turn } ends.{ $fairy-n ->
        [0] { "" }
       *[other] { " " }Fairy Gold comes back: { $fairy }.
    }{ $black-n ->
        [0] { "" }
       *[other] { " " }Unused black coins go back: { $black }.
    }
event-game-won = { $seat } wins the game!

## Questions

prompt-bid =
    { $stage ->
        [silver] The bids are level. How much silver do you put in your fist now?
       *[gold] What do you put in your fist?
    }
prompt-either = What do you do with the { $card }?
prompt-pay = Which stones do you pay?
prompt-stone = Which stone do you take?
prompt-colour = Which colour do you name for the { $card }?
prompt-victim = Whom does the { $card } rob?
prompt-loot = Which stone do you take from { $victim }?
prompt-double = Do you discard your { character-doppelganger } to use the { $card } twice?
prompt-ghost = Which card does the { character-ghost } play?
prompt-imp = Which card does the { character-imp } play?
prompt-buy = Which stone do you buy?
prompt-draw = Do you draw a stone? If it is { $colour }, you put all of them back.
prompt-necromancer = Do you give up all the coins that you bid in this auction, Fairy Gold too, to score 1 point?

## Options. Parts of a sentence.

option-buy = { $stone } for { $price }
option-buy-stop = none, thank you
option-double-yes = yes, use it twice
option-double-no = no, keep the { character-doppelganger }
option-draw-draw = draw a stone
option-draw-stop = stop and keep what you have
option-either-first = the first
option-either-second = the second
option-necromancer-pay = give up the coins and score 1 point
option-necromancer-decline = keep your Fairy Gold
