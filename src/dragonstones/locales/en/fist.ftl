### Fist of Dragonstones, in our own words.

game-fist-2002 = Fist of Dragonstones
game-fist-tavern = Fist of Dragonstones: Tavern Edition

## Characters

character-alchemist = Alchemist
character-ancient-dragon = Ancient Dragon
character-baby-dragon = Baby Dragon
character-bandit = Bandit
character-beggar = Beggar
character-black-death = Black Death
character-blind-woman = Blind Woman
character-blue-dragon = Blue Dragon
character-brigand = Brigand
character-country-witch = Country Witch
character-crook = Crook
character-dealer = Dealer
character-doppelganger = Doppelganger
character-dragon-rider = Dragon Rider
character-druid = Druid
character-dwarf-4 = Dwarf (4)
character-dwarf-5 = Dwarf (5)
character-dwarf-6 = Dwarf (6)
character-dwarven-shaman = Dwarven Shaman
character-elf = Elf
character-enchantress = Enchantress
character-fairy = Fairy
character-fairy-queen = Fairy Queen
character-forger = Forger
character-generous-dragon = Generous Dragon
character-ghost = Ghost
character-gnome = Gnome
character-goblin = Goblin
character-goldsmith = Goldsmith
character-halfling = Halfling
character-illusionist = Illusionist
character-imp = Imp
character-innkeeper = Innkeeper
character-kobold = Kobold
character-magician = Magician
character-manipulator = Manipulator
character-merchant = Merchant
character-mermaid = Mermaid
character-miser = Miser
character-necromancer = Necromancer
character-pixie = Pixie
character-psychic = Psychic
character-puppeteer = Puppeteer
character-quack-wizard = Quack Wizard
character-rainbow-dragon = Rainbow Dragon
character-rat-king = Rat King
character-red-dragon = Red Dragon
character-robber = Robber
character-rogue-trader = Rogue Trader
character-seer = Seer
character-silversmith = Silversmith
character-sorcerer = Sorcerer
character-sorcerer-apprentice = Sorcerer Apprentice
character-sorceress = Sorceress
character-stonecutter = Stonecutter
character-thief = Thief
character-troll = Troll
character-two-headed-dragon = Two-headed Dragon
character-usurper = Usurper
character-warlock = Warlock
character-white-dragon = White Dragon
character-wise-dragon = Wise Dragon
character-witch = Witch
character-wizard = Wizard
character-yellow-dragon = Yellow Dragon

## Coins and stones

coin-fairy = Fairy Gold
coin-common = Common Gold
coin-silver = silver
coin-black = black coins
coin-amulet = amulets
coin-fairy-silver = Fairy Silver
coin-magic-blue = blue coins
coin-magic-purple = purple coins
# Stones in a fist.
coin-red = red stones
coin-yellow = yellow stones
coin-blue = blue stones
coin-white = white stones

# .one: a single stone of the colour, as something to take.
colour-red = red
    .one = a red stone
colour-yellow = yellow
    .one = a yellow stone
colour-blue = blue
    .one = a blue stone
colour-white = white
    .one = a white stone

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
goods-fairy-silver =
    { $n ->
        [all] all Fairy Silver
       *[other] { $n } Fairy Silver
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
goods-magic-blue =
    { $n ->
        [one] 1 blue coin
       *[other] { $n } blue coins
    }
goods-magic-purple =
    { $n ->
        [one] 1 purple coin
       *[other] { $n } purple coins
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
goods-white =
    { $n ->
        [one] 1 white stone
       *[other] { $n } white stones
    }
goods-any-stone = a stone
goods-nothing = nothing

## Effects: what a card tells its winner to do. Parts of a sentence.
## $who: you; one: one other player; all: several others.

effect-take =
    { $who ->
        [one] takes { $goods }
       *[other] take { $goods }
    }
effect-take-any =
    { $who ->
        [one] takes
       *[other] take
    } { $n ->
        [one] 1 stone
       *[other] { $n } stones
    } of { $who ->
        [you] your
       *[other] their
    } choice
effect-take-for =
    { $who ->
        [one] takes
       *[other] take
    } { $goods } for each { $each }
each-gold-bid =
    { $who ->
        [you] Gold coin that you bid in this auction
       *[other] Gold coin that they bid in this auction
    }
each-lead =
    { $who ->
        [you] coin by which your bid beat the next highest
       *[other] coin by which their bid beat the next highest
    }
each-point =
    { $who ->
        [you] of your points
       *[other] of their points
    }
each-player = player at the table
each-kept-card =
    { $who ->
        [you] card that you keep
       *[other] card that they keep
    }
effect-pay-stones =
    { $who ->
        [one] pays
       *[other] pay
    } { $n ->
        [one] any stone
       *[other] any { $n } stones
    }
effect-pay-alike =
    { $who ->
        [one] pays
       *[other] pay
    } { $n ->
        [one] any stone
       *[other] { $n } stones of one colour
    }
effect-pay-each =
    { $who ->
        [one] pays
       *[other] pay
    } { $n ->
        [one] 1 stone of each colour
       *[other] { $n } stones of each colour
    }
effect-pay-all =
    { $who ->
        [you] pay all your stones
        [one] pays all their stones
       *[other] pay all their stones
    }
effect-pay-coins =
    { $who ->
        [you] pay { $goods } if you like
        [one] pays { $goods } if they like
       *[other] pay { $goods } if they like
    }
# $most: 0 if there is no limit.
effect-buy =
    { $who ->
        [one] buys
       *[other] buy
    } { $most ->
        [0] any number of stones
        [one] up to 1 stone
       *[other] up to { $most } stones
    } from the bank, each for { $prices }
effect-give =
    { $who ->
        [one] gives
       *[other] give
    } { $n ->
        [one] any stone to one other player
       *[other] any { $n } stones to one other player
    }
effect-score =
    { $who ->
        [one] scores
       *[other] score
    } { $n ->
        [one] 1 point
       *[other] { $n } points
    }
effect-lose-point =
    { $who ->
        [one] loses 1 point
       *[other] lose 1 point
    }
effect-draw =
    { $who ->
        [one] mixes
       *[other] mix
    } { $each ->
        [one] 1 stone
       *[other] { $each } stones
    } of each colour from the bank in the bag, { $who ->
        [one] draws
       *[other] draw
    } { $keep ->
        [one] 1 unseen
       *[other] { $keep } unseen
    } and { $who ->
        [one] keeps
       *[other] keep
    } { $keep ->
        [one] it
       *[other] them
    }
effect-steal = steal a stone of your choice from { $whom }
effect-steal-else = steal a stone of your choice from { $whom }, or { $coins } if there is none
effect-steal-bank = take a stone of your choice from { $whom } and put it in the bank
effect-rob = take { $goods } from { $whom }
effect-rob-else = take { $goods } from { $whom }; if there is nothing to take: { $otherwise }
effect-pickpocket = draw a coin, without looking, from behind the screen of { $whom }
effect-look = look behind the screen of { $whom }
# $n: one: one giver; all: several.
effect-beg =
    { $giver } must give you { $coins }, and { $n ->
        [one] chooses
       *[other] choose
    } which
effect-beg-any =
    { $giver } must give you a coin of any kind or a stone, and { $n ->
        [one] chooses
       *[other] choose
    } which
effect-swap-stones = swap all your stones with { $whom }
effect-blight-others =
    { $who ->
        [one] names a colour, and everybody else loses all stones of it
       *[other] name a colour, and everybody else loses all stones of it
    }
effect-blight-everybody =
    { $who ->
        [one] names a colour, and everybody loses all stones of it
       *[other] name a colour, and everybody loses all stones of it
    }
effect-keep = keep this card in front of you
effect-play-used = play a card that has already come up this turn as if you had just won it
effect-play-to-come =
    { $how ->
        [random] draw one of the cards still to come this turn without looking and play it as if you had just won it
        [choose] choose one of the cards still to come this turn and play it as if you had just won it
       *[may-choose] choose one of the cards still to come this turn, if you like, and play it as if you had just won it
    }
effect-play-deck = turn up the first card of the pile of special cards and play it as if you had just won it
effect-then = { $first } and { $second }
effect-both = { $first }; { $second }
effect-either = { $first }, or { $second }
effect-may =
    { $n ->
        [one] { $do }, if you like
       *[other] { $do }, up to { $n } times
    }
# What would be read otherwise.
effect-brackets = ({ $do })
effect-if = if { $so }: { $do }
effect-if-else = if { $so }: { $do }; if not: { $otherwise }
if-tied = you won the card in silver
if-alone = nobody else has bid
if-has-point = you have a point
if-has-no-point = you have no points
if-most-points = you have more points than anybody else
if-fewest-points = you have fewer points than anybody else
if-has-stone = you have a stone
if-has-no-stone = you have no stones
if-paid-common = there was Common Gold in your bid
if-paid-silver = there was silver in your bid
if-bank-has-all = the bank has stones of all three colours
effect-let = { $whom } { $do }
# $n: one or all; $do: as it is said to them.
effect-let-say =
    { $whom } { $n ->
        [one] does
       *[other] do
    } this: “{ $do }”
effect-roll = roll the scoring die
effect-roll-face = on { $face }: { $do }

# Who does it.
who-other = another player of your choice
who-neighbour = one of your two neighbours, of your choice,
who-left = the player on your left
who-right = the player on your right
who-second = the second highest bidder
who-most-points = the other player with the most points
who-fewest-points = the other player with the fewest points
who-others = all others
who-everybody = all players
# From whom it is taken.
whom-other = one other player
whom-neighbour = one of your two neighbours
whom-left = the player on your left
whom-right = the player on your right
whom-second = the second highest bidder
whom-most-points = the other player with the most points
whom-fewest-points = the other player with the fewest points
whom-others = each other player

# What a block shows to whom.
reveals-amount = only the two of you learn how much it was
reveals-coin = only the two of you learn which coin it was
reveals-screen = only you learn what is there
reveals-stones = you see all stones of that player, even hidden ones

# How a card is auctioned.
auctioned-common = only Common Gold can be bid for it
auctioned-stones = stones are bid for it, without Magic coins, and all go to the bank
auctioned-lowest = the lowest bid gets this card, and an empty fist is a bid, too; if the lowest bids tie, the least silver gets it, and if they tie again, each of those players does
counts-as-dragon = this card counts as a Dragon

# Kept cards. $what: an effect, or a move; $when: a moment, .then: with the comma after it.
kept-once = { $when-then } you may discard this card: { $what }
kept-for-good = from now on, { $when }: { $what }
when-card-shown = when a card is turned up
    .then = when a card is turned up,
when-before-bids = before the bids of an auction
    .then = before the bids of an auction,
when-revealed = when the fists are open
    .then = when the fists are open,
when-counted = when the bids are counted
    .then = when the bids are counted,
when-no-bids = when nobody has bid for a card
    .then = when nobody has bid for a card,
when-tied = when there is a tie for the win in Gold
    .then = when there is a tie for the win in Gold,
when-silver-tied = when there is a tie in silver
    .then = when there is a tie in silver,
when-others-power = when another player is about to use a card’s power
    .then = when another player is about to use a card’s power,
when-before-power = when you are about to use another card’s power
    .then = when you are about to use another card’s power,
when-before-paying = before you pay coins
    .then = before you pay coins,
move-win = you win the auction, even if you did not bid
move-again = all take their bids back, Magic coins too, and bid again
move-in-silver = silver is bid for that card, not Gold
move-two-fists = you close two fists and open one of them when you have seen the other bids
move-count-all = your bid of 1 or more coins counts { $n } more
move-count-dragons = your bid of 1 or more coins for a Dragon counts { $n } more
move-change-bid-add =
    { $n ->
        [one] you may add 1 coin from behind your screen to your bid
       *[other] you may add up to { $n } coins from behind your screen to your bid
    }
move-change-bid-take-back =
    { $n ->
        [one] you may take 1 coin of your bid back behind your screen
       *[other] you may take up to { $n } coins of your bid back behind your screen
    }
move-change-bid-take-out =
    { $n ->
        [one] you may send 1 coin of another player’s bid back behind that player’s screen
       *[other] you may send up to { $n } coins of other players’ bids back behind their screens
    }
move-repeat = you use that power twice
move-stop = that power does nothing
move-bring-back = you may take back spent Fairy Gold, for 1 Common Silver each
kept-hides-stones = as long as you have it, nobody sees your stones; only a player who takes one of them may look
kept-red-wild = from now on, each of your red stones can count as any colour when you pay
kept-one-as-blue = from now on, one stone of each payment can count as blue
kept-chooses-specials = from now on you draw the special cards at the beginning of each turn and discard one
kept-foresees = at the beginning of the next turn you draw the special cards in secret and discard one; you may look at the order of all cards to come; then discard this card

## Notes: what a card's text adds to its effect. --fist-tavern: only in that edition.

rule-witch-note = Put it in your fist in a later auction this turn, and that card is cursed: nobody gets its power, but the coins bid are still spent. If you do not use it, it goes back at the end of the turn.
rule-brigand-note = Only the two of you learn how much it was.
rule-doppelganger-note = When you are about to use another character’s power, you may discard it to use that power twice. Only the Necromancer cannot be doubled.
rule-fairy-note = Like all your Fairy Gold, it returns after every turn in which you bid it.
rule-goldsmith-note = Put it in your fist in a later auction, and the coins there count double. It works once.
rule-quack-wizard-note = If you have none, the point is free.
rule-sorcerer-apprentice-note = If you can, you must.
rule-ancient-dragon-note--fist-tavern = It cannot be a white one.
rule-doppelganger-note--fist-tavern = When you are about to use another character’s power, you may discard it to use that power twice. It cannot double cards that are kept or can change a score themselves, nor the Country Witch, the Dwarven Shaman, the Fairy Queen, the Goldsmith and the White Dragon.
rule-sorcerer-apprentice-note--fist-tavern = If you can, you must; but you never have to use a stone as another colour.
rule-witch-note--fist-tavern = Put it in your fist in a later auction this turn, and that card is cursed: nobody gets its power, but the coins bid are still spent. If you do not use it, it goes back at the end of the turn. There is no third black coin.
rule-blind-woman-note = From now on, each of your red stones can count as any colour when you pay.
rule-country-witch-note = Put it in your fist in a later auction, together with coins, and the second highest bid wins. If there are several such bids, they tie; if there is none, nobody wins. It works once.
rule-crook-note = When there is a tie for the win in Gold, you may discard it to win the auction, even if you did not bid. Not in silver, and not in stones.
rule-dealer-note = From now on, you win every tie in silver, even one between other players. It does not save you from the Black Death.
rule-dragon-rider-note = From now on, your bids of 1 or more coins for a card with “Dragon” in its name count for 1 more.
rule-druid-note = Only Common Gold can be bid for it; Magic coins may be added. If nobody bids, it is discarded, and nobody takes Fairy Gold back.
rule-dwarven-shaman-note = It is bid like silver and returns after every turn, as Fairy Gold does. It cannot pay the Merchant or the Pixie.
rule-elf-note = As long as you have it, nobody sees your stones. Only a player who takes one of them may look, and then sees them all.
rule-fairy-queen-note = In a later auction, when the fists are open, you may add it to your bid of 1 or more coins: it counts 1. Not in the Stonecutter’s auction. It works once.
rule-illusionist-note = Before the bids of an auction or of its tie-break, you may announce that you will close two fists. Once you have seen the other bids, open one of yours; only that one counts and is spent. Then discard the card.
rule-innkeeper-note = When the fists are open, you may discard it, whether or not you have bid: all take their bids back, Magic coins too, and bid again.
rule-mermaid-note = From now on, one stone of each payment can count as blue.
rule-pixie-note = From now on, before you bid or pay, you may take back spent Fairy Gold, for 1 Common Silver each.
rule-puppeteer-note = From now on you draw the four special cards at the beginning of each turn and discard one, whoever has the King’s Favor.
rule-rat-king-note = When nobody has bid for a card, you may discard the Rat King and win that card for nothing, ahead of the King’s Favor. Not in a tie-break, and not if the card is cursed.
rule-seer-note = At the beginning of the next turn you draw the four special cards and discard one. The others do not see which cards they are, and you may look at the order of all cards to come. Then discard the Seer.
rule-silversmith-note = When a card is turned up, you may discard the Silversmith: then silver is bid for that card, not Gold. Not for the Druid or the Stonecutter. If nobody bids, the card is discarded, and nobody takes Fairy Gold back.
rule-stonecutter-note = Stones are bid for it, without Magic coins, and all go to the bank; silver decides ties. If nobody bids, it is discarded, and nobody takes Fairy Gold back.
rule-white-dragon-note = Whenever you pay stones, a white one counts as any colour. White stones are never in the bag.

## Texts of the cards whose power is not a simple effect.

rule-ghost = Play a card that has already come up this turn as if you had just won it, even if it was cursed or nobody got it.
rule-goblin = Draw one of the cards still to come this turn without looking, and play it as if you had just won it. It will not be auctioned any more. If the Goblin comes last, it is not auctioned.
rule-imp--fist-tavern = You may choose one of the cards still to come this turn and play it as if you had just won it. Then it will not be auctioned any more. The cards to come are shuffled. If the Imp comes last, it is not auctioned.
rule-imp = Choose one of the cards still to come this turn and play it as if you had just won it. It will not be auctioned any more, and the others are shuffled. If the Imp comes last, it is not auctioned.
rule-merchant = Buy as many stones from the bank as you like. Each costs 1 Fairy Gold, 1 Common Gold or 3 silver of your unspent coins. Fairy Gold paid here never comes back.
rule-merchant--fist-tavern = Buy as many red, yellow or blue stones from the bank as you like. Each costs 1 Fairy Gold, 1 Common Gold or 3 Common Silver of your unspent coins. Fairy Gold paid here never comes back.
rule-necromancer = You may score 1 point in exchange for all the coins you bid in this auction. Fairy Gold given up here never comes back.
rule-rainbow-dragon = Name a colour that the bank has. Draw stones from the bank one by one, without looking. Stop in time and you keep them; draw the colour you named and they all go back.
rule-thief = Steal a stone of your choice from the second highest bidder. If several players are second, choose one of them, one with a stone if possible; if nobody else bid, all others are second. If there is no stone to steal, take 1 Common Gold, or else 1 Fairy Gold. After a tie, only the silver bids count.
rule-troll = Name a colour. Everybody loses all stones of that colour, including you.
rule-bandit = Take all Common Silver from one other player. If they have none, take 1 silver from the bank. Fairy Silver is safe.
rule-beggar = Choose another player. They must give you a Gold coin or a stone, and they choose which.
rule-black-death = The lowest bid gets it, and an empty fist is a bid, too. Lose 1 point; nobody goes below 0. If the lowest bids tie, the least silver gets it; if they tie again, each of those players loses 1 point.
rule-brigand--fist-tavern = Take all Common Gold from one other player. If they have none, take 1 Common Gold from the bank. Fairy Gold is safe.
rule-forger = Pay all your Common Gold and Common Silver, and take as much Fairy Gold as you had Common Gold. You must do this.
rule-generous-dragon = Take a red, yellow or blue stone of your choice. Everybody else takes one of the same colour. If the bank has too few, choose who goes without.
rule-ghost--fist-tavern = Play a card that has already come up this turn as if you had just won it, even if it was cursed or nobody got it. It cannot be a card that is kept.
rule-halfling = Take as much Common Gold as the difference between your bid and the next highest. After a tie, only the silver bids count.
rule-kobold = Turn up the first card of the pile of special cards and play it as if you had just won it.
rule-manipulator = Swap one of your kept cards for one of another player’s. If you have none, steal one. If nobody else has one, you may turn up cards from the pile of special cards until a card to keep comes: it is yours, and the others are discarded.
rule-miser = Clockwise from you, all others must give you a coin of any kind or a stone, and they choose which.
rule-necromancer--fist-tavern = You may score 1 point in exchange for all the coins you bid in this auction. Fairy Gold and Fairy Silver given up here never come back.
rule-psychic = Roll your scoring die, with faces from 0 to 3. If it shows 1 more or 1 less than your points, that is your new score.
rule-robber = Draw a coin from behind another player’s screen, without looking. It can be a Magic coin. Only the two of you learn which it was.
rule-rogue-trader = Swap all your stones for all of another player’s stones, even if one of you has none. You must do this.
rule-sorceress = Pay any 2 stones and score 1 point; then one of your two neighbours, of your choice, scores 1 point. If you can, you must.
rule-troll--fist-tavern = Choose one of another player’s stones. It goes to the bank.
rule-usurper = Take 1 silver for each Gold coin, Fairy or Common, that you bid in this auction.
rule-wise-dragon = Draw as many stones from the bank as there are players, without looking. Keep one and pass the others on clockwise; everybody keeps one. If there are too few, the last players get none.

## The log

event-turn-began =
    { $specials-n ->
        [0] Turn { $turn } begins. The new special cards are secret.
       *[other] Turn { $turn } begins. New this turn: { $specials }.
    }
event-deck-reshuffled =
    { $cards ->
        [one] The discarded special card goes back under the pile.
       *[other] The { $cards } discarded special cards are shuffled and go back under the pile.
    }
event-card-shown = Up for auction: the { $card }.
event-card-passed = The { $card } is not auctioned: there is no card left to play with it.
# $magic: 1 or more if Magic coins, the $goods, are in the fist.
bid =
    { $magic ->
        [0] { $name-nom } { $n }
       *[other] { $name-nom } { $n } (with { $goods })
    }
# $goods: the stones in the fist.
bid-stones =
    { $n ->
        [0] { $name-nom } 0
       *[other] { $name-nom } { $n } ({ $goods })
    }
# One fist: the player with the Illusionist opens it after the others.
event-fists-opened =
    { $seats-n ->
        [one] { $stage ->
            [silver] A fist opens, in silver: { $bids }.
            [stones] A fist opens, with stones: { $bids }.
           *[gold] A fist opens: { $bids }.
        }
       *[other] { $stage ->
            [silver] The fists open, in silver: { $bids }.
            [stones] The fists open, with stones: { $bids }.
           *[gold] The fists open: { $bids }.
        }
    }
event-cursed =
    { $seats-who ->
        [you] You curse the { $card } with a black coin: nobody gets it.
        [one] { $seats } curses the { $card } with a black coin: nobody gets it.
       *[many] { $seats-start } curse the { $card } with black coins: nobody gets it.
    }
event-no-bids =
    { $passed_on ->
        [0] Nobody bids for the { $card }.
       *[other] Nobody bids for the { $card }, so nobody gets it.
    }
event-tied = { $seats-start } tie for the { $card }. Silver decides.
event-nobody-won =
    { $why ->
        [no-silver] Nobody bids silver, so the tie stands and nobody gets the { $card }.
        [no-second] A purple coin lets the second highest bid win, but nobody is second: nobody gets the { $card }.
        [shared] Still tied in silver, so the { $card } strikes { $seats-obj }.
       *[tied] Still tied in silver, so nobody gets the { $card }.
    }
# $by: the kept card that decided it; $bid: the winner’s bid, $ahead more than that of $rivals.
event-won =
    { $seat-who ->
        [you] { $how ->
            [kept] { $by-id ->
                [dealer] Still tied in silver, and your { $by } wins such ties: you get the { $card }.
                [crook] A tie, and your { $by } wins it: you get the { $card }.
                [rat-king] Nobody bid, so your { $by } brings you the { $card } for nothing.
               *[other] You win the { $card } thanks to your { $by }.
            }
            [favor] Nobody bid, so the King’s Favor brings you the { $card }.
            [second] A purple coin lets the second highest bid win: you get the { $card } for { $bid }.
            [lowest] You bid least and get the { $card }.
           *[highest] { $stage ->
                [silver] { $rivals-n ->
                    [0] You win the { $card } with { $bid } silver. Nobody else bid any.
                   *[other] You win the { $card } with { $bid } silver, { $ahead } more than { $rivals }.
                }
                [stones] { $rivals-n ->
                    [0] You win the { $card } with { $bid } in stones. Nobody else bid.
                   *[other] You win the { $card } with { $bid } in stones, { $ahead } more than { $rivals }.
                }
               *[gold] { $rivals-n ->
                    [0] You win the { $card } for { $bid }. Nobody else bid.
                   *[other] You win the { $card } for { $bid }, { $ahead } more than { $rivals }.
                }
            }
        }
       *[one] { $how ->
            [kept] { $by-id ->
                [dealer] Still tied in silver, and the { $by } wins such ties: { $seat } gets the { $card }.
                [crook] A tie, and the { $by } wins it: { $seat } gets the { $card }.
                [rat-king] Nobody bid, so the { $by } brings { $seat } the { $card } for nothing.
               *[other] { $seat } wins the { $card } thanks to the { $by }.
            }
            [favor] Nobody bid, so the King’s Favor brings { $seat } the { $card }.
            [second] A purple coin lets the second highest bid win: { $seat } gets the { $card } for { $bid }.
            [lowest] { $seat } bids least and gets the { $card }.
           *[highest] { $stage ->
                [silver] { $rivals-n ->
                    [0] { $seat } wins the { $card } with { $bid } silver. Nobody else bid any.
                   *[other] { $seat } wins the { $card } with { $bid } silver, { $ahead } more than { $rivals-obj }.
                }
                [stones] { $rivals-n ->
                    [0] { $seat } wins the { $card } with { $bid } in stones. Nobody else bid.
                   *[other] { $seat } wins the { $card } with { $bid } in stones, { $ahead } more than { $rivals-obj }.
                }
               *[gold] { $rivals-n ->
                    [0] { $seat } wins the { $card } for { $bid }. Nobody else bid.
                   *[other] { $seat } wins the { $card } for { $bid }, { $ahead } more than { $rivals-obj }.
                }
            }
        }
    }
event-doubled =
    { $seat-who ->
        [you] You use the { $card } twice.
       *[one] { $seat } uses the { $card } twice.
    }
event-played =
    { $seat-who ->
        [you] You play the { $card } through the { $through }.
       *[one] { $seat } plays the { $card } through the { $through }.
    }
event-nothing-happened =
    { $card-id ->
        [black-death] { $seat-who ->
            [you] You have no point to lose to the { $card }.
           *[one] { $seat } has no point to lose to the { $card }.
        }
       *[other] The { $card } does nothing for { $seat-obj }.
    }
event-declined =
    { $seat-who ->
        [you] You do not use the { $card }.
       *[one] { $seat } does not use the { $card }.
    }
event-took =
    { $seat-who ->
        [you] You take { $goods }.
       *[one] { $seat } takes { $goods }.
    }
event-paid =
    { $seat-who ->
        [you] You pay { $goods }.
       *[one] { $seat } pays { $goods }.
    }
event-bought =
    { $seat-who ->
        [you] You buy { $stone-one } for { $goods }.
       *[one] { $seat } buys { $stone-one } for { $goods }.
    }
event-stole =
    { $seat-who ->
        [you] { $spent ->
            [0] You steal { $goods } from { $victim }.
           *[other] You steal { $goods }, already spent, from { $victim }.
        }
       *[one] { $spent ->
            [0] { $seat } steals { $goods } from { $victim-obj }.
           *[other] { $seat } steals { $goods }, already spent, from { $victim-obj }.
        }
    }
event-stole-nothing =
    { $seat-who ->
        [you] You find nothing to steal from { $victim }.
       *[one] { $seat } finds nothing to steal from { $victim-obj }.
    }
event-robbed =
    { $seat-who ->
        [you] You take { $kinds } from { $victim }.
       *[one] { $seat } takes { $kinds } from { $victim-obj }.
    }
event-loot =
    { $seat-who ->
        [you] You get { $goods } from { $victim }. Only you and { $victim } know.
       *[one] { $victim-who ->
            [you] { $seat } gets { $goods } from you. Only you and { $seat } know.
           *[one] { $seat } gets { $goods } from { $victim }.
        }
    }
event-colour-named =
    { $seat-who ->
        [you] You name { $colour } for the { $card }.
       *[one] { $seat } names { $colour } for the { $card }.
    }
event-stone-drawn =
    { $seat-who ->
        [you] You draw { $stone-one }.
       *[one] { $seat } draws { $stone-one }.
    }
event-bust =
    { $seat-who ->
        [you] That is the named colour: you put back { $goods }.
       *[one] That is the named colour: { $seat } puts back { $goods }.
    }
event-stones-lost =
    { $seat-who ->
        [you] You lose { $goods }.
       *[one] { $seat } loses { $goods }.
    }
event-card-kept =
    { $seat-who ->
        [you] You keep the { $card } for later.
       *[one] { $seat } keeps the { $card } for later.
    }
event-scored =
    { $seat-who ->
        [you] { $points ->
            [one] You score 1 point with the { $card } and now have { $total }.
           *[other] You score { $points } points with the { $card } and now have { $total }.
        }
       *[one] { $points ->
            [one] { $seat } scores 1 point with the { $card } and now has { $total }.
           *[other] { $seat } scores { $points } points with the { $card } and now has { $total }.
        }
    }
event-turn-ended =
    Turn { $turn } ends.{ $fairy-n ->
        [0] { "" }
       *[other] { " " }Fairy Gold comes back: { $fairy }.
    }{ $fairy_silver-n ->
        [0] { "" }
       *[other] { " " }Fairy Silver comes back: { $fairy_silver }.
    }{ $black-n ->
        [0] { "" }
       *[other] { " " }Unused black coins go back: { $black-nom }.
    }
event-fairy-given = New Fairy Gold: { $fairy-n ->
        [0] the bank has none.
       *[other] { $fairy }.
    }
event-game-won =
    { $seat-who ->
        [you] You win the game!
       *[one] { $seat } wins the game!
    }

## The log of the Tavern Edition

event-specials-drawn =
    { $seat-who ->
        [you] You draw { $cards }.
       *[one] { $seat } draws { $cards }.
    }
event-specials-chosen =
    { $seat-who ->
        [you] { $secret ->
            [0] You choose the special cards of the turn.
           *[other] You choose the special cards of the turn in secret, with the { character-seer }.
        }
       *[one] { $secret ->
            [0] { $seat } chooses the special cards of the turn.
           *[other] { $seat } chooses the special cards of the turn in secret, with the { character-seer }.
        }
    }
event-order-seen =
    { $seat-who ->
        [you] You see the cards to come, in this order: { $cards }.
       *[one] { $seat } sees the cards to come, in this order: { $cards }.
    }
event-used =
    { $seat-who ->
        [you] You use the { $card }.
       *[one] { $seat } uses the { $card }.
    }
event-bids-taken-back = All take their bids back and bid for the { $card } again.
event-blue-coin-added =
    { $seat-who ->
        [you] You add a blue coin: your bid now counts { $value }.
       *[one] { $seat } adds a blue coin: the bid now counts { $value }.
    }
event-rode-dragon =
    { $seat-who ->
        [you] You ride the dragon: your bid now counts { $value }.
       *[one] { $seat } rides the dragon: the bid now counts { $value }.
    }
event-bid-raised =
    { $seat-who ->
        [you] You have the { $card }: your bid now counts { $value }.
       *[one] { $seat } has the { $card }: the bid now counts { $value }.
    }
event-bid-changed =
    { $how ->
        [add] { $seat-who ->
            [you] You add { $coin }: your bid now counts { $value }.
           *[one] { $seat } adds { $coin }: the bid now counts { $value }.
        }
        [take-back] { $seat-who ->
            [you] You take { $coin } back: your bid now counts { $value }.
           *[one] { $seat } takes { $coin } back: the bid now counts { $value }.
        }
       *[take-out] { $seat-who ->
            [you] You send { $coin } of { $victim } back: that bid now counts { $value }.
           *[one] { $victim-who ->
                [you] { $seat } sends { $coin } of yours back: your bid now counts { $value }.
               *[one] { $seat } sends { $coin } of { $victim } back: that bid now counts { $value }.
            }
        }
    }
event-power-stopped =
    { $seat-who ->
        [you] The power of the { $card } is stopped: you cannot use it.
       *[one] The power of the { $card } is stopped: { $seat } cannot use it.
    }
event-fairy-taken-back =
    { $seats-who ->
        [you] You take 1 spent Fairy Gold back.
        [one] { $seats } takes 1 spent Fairy Gold back.
       *[many] { $seats-start } each take 1 spent Fairy Gold back.
    }
event-favor-claimed =
    { $seat-who ->
        [you] You claim the { $card } with the King’s Favor, for { $coin }.
       *[one] { $seat } claims the { $card } with the King’s Favor, for { $coin }.
    }
event-favor-passed =
    { $seat-who ->
        [you] { $why ->
            [fewest] You have the fewest points and get the King’s Favor.
            [cursed] You bid most for the last card of the turn, cursed or not, and get the King’s Favor.
            [latest] You were the last to win a card this turn and get the King’s Favor.
           *[last] You won the last auction of the turn and get the King’s Favor.
        }
       *[one] { $why ->
            [fewest] { $seat } has the fewest points and gets the King’s Favor.
            [cursed] { $seat } bid most for the last card of the turn, cursed or not, and gets the King’s Favor.
            [latest] { $seat } was the last to win a card this turn and gets the King’s Favor.
           *[last] { $seat } won the last auction of the turn and gets the King’s Favor.
        }
    }
event-favor-paid =
    { $seat-who ->
        [you] You have the King’s Favor and take { $goods }.
       *[one] { $seat } has the King’s Favor and takes { $goods }.
    }
event-pixie-paid =
    { $seat-who ->
        [you] You pay { $n } silver and take { $n } spent Fairy Gold back.
       *[one] { $seat } pays { $n } silver and takes { $n } spent Fairy Gold back.
    }
event-point-lost =
    { $seat-who ->
        [you] You lose 1 point to the { $card } and now have { $total }.
       *[one] { $seat } loses 1 point to the { $card } and now has { $total }.
    }
event-gave =
    { $seat-who ->
        [you] You give { $goods } to { $receiver }.
       *[one] { $seat } gives { $goods } to { $receiver-obj }.
    }
event-coin-robbed =
    { $seat-who ->
        [you] You take a coin from { $victim } without looking.
       *[one] { $seat } takes a coin from { $victim-obj } without looking.
    }
event-looked-behind =
    { $seat-who ->
        [you] You look behind the screen of { $victim }.
       *[one] { $victim-who ->
            [you] { $seat } looks behind your screen.
           *[one] { $seat } looks behind the screen of { $victim }.
        }
    }
event-screen-seen =
    { $seat-who ->
        [you] { $victim } has { $goods }. Only you know.
       *[one] { $victim-who ->
            [you] { $seat } sees what you have: { $goods }.
           *[one] { $seat } sees what { $victim } has: { $goods }.
        }
    }
event-stones-swapped =
    { $seat-who ->
        [you] You and { $other } swap all your stones.
       *[one] { $other-who ->
            [you] You and { $seat } swap all your stones.
           *[one] { $seat } and { $other } swap all their stones.
        }
    }
event-cards-swapped =
    { $seat-who ->
        [you] You give the { $card } to { $other } and get the { $other_card }.
       *[one] { $seat } gives the { $card } to { $other-obj } and gets the { $other_card }.
    }
event-card-stolen =
    { $seat-who ->
        [you] You steal the { $card } from { $victim }.
       *[one] { $seat } steals the { $card } from { $victim-obj }.
    }
event-cards-dug =
    { $seat-who ->
        [you] { $cards-n ->
            [0] You search the pile of special cards.
           *[other] You search the pile of special cards. Discarded: { $cards }.
        }
       *[one] { $cards-n ->
            [0] { $seat } searches the pile of special cards.
           *[other] { $seat } searches the pile of special cards. Discarded: { $cards }.
        }
    }
event-stones-passed =
    { $seat-who ->
        [you] You may choose from { $goods }.
       *[one] { $seat } may choose from { $goods }.
    }
event-die-rolled =
    { $seat-who ->
        [you] You roll { $face } with the scoring die.
       *[one] { $seat } rolls { $face } with the scoring die.
    }

## What something means for its reader, after the sentence that tells it.

aside-lacked =
    { $stage ->
        [silver] { $n ->
            [one] One more silver would have won it for you.
           *[other] { $n } more silver would have won it for you.
        }
        [stones] { $n ->
            [one] One more stone would have won it for you.
           *[other] { $n } more stones would have won it for you.
        }
       *[gold] { $n ->
            [one] One more coin would have won it for you.
           *[other] { $n } more coins would have won it for you.
        }
    }
# $short: 0 if the reader had the highest bid.
aside-cursed =
    { $short ->
        [0] You bid the most, and it is spent for nothing.
       *[other] What you bid is spent all the same.
    }

## Questions

prompt-bid =
    { $stage ->
        [silver] How much silver do you put in your fist?
        [common] What do you put in your fist? Only Common Gold counts.
        [stones] Which stones do you put in your fist?
       *[gold] What do you put in your fist?
    }
prompt-either = What do you do with the { $card }?
prompt-pay = Which stones do you pay?
prompt-stone = Which stone do you take?
prompt-colour =
    { $card-id ->
        [troll] Which colour do all lose to the { $card }, you too? Those stones go to the bank.
       *[other] Which colour do you name for the { $card }?
    }
prompt-victim =
    { $card-id ->
        [beggar] Who has to give something to the { $card }?
        [rogue-trader] Which player do you swap all your stones with?
        [troll] Who loses a stone to the { $card }? You choose which; it goes to the bank.
        [bandit] Which player does the { $card } rob?
        [brigand] Which player does the { $card } rob?
        [robber] Which player does the { $card } rob?
        [thief] Which player does the { $card } rob?
       *[other] Which player do you choose for the { $card }?
    }
# $goods: all the stones there are to choose from.
prompt-loot =
    { $card-id ->
        [troll] { $victim } has { $goods }. Which stone goes to the bank?
       *[other] { $victim } has { $goods }. Which stone do you take?
    }
# $kept: the kept card that does it.
prompt-again = Shall the { $card } come up again in this turn?
prompt-double = Do you discard your { $kept } to use the { $card } twice?
prompt-ghost = Which card do you play with the { $card }?
prompt-imp = Which card do you play with the { $card }?
prompt-player = Which player do you choose for the { $card }?
prompt-may = Do you use what the { $card } offers?
# $goods: the coins.
prompt-pay-coins = Do you pay { $goods } for the { $card }?
# $what: the kept card that does it.
prompt-change-bid =
    { $how ->
        [add] Which coin do you add to your bid?
        [take-back] Which coin do you take back?
       *[take-out] Which coin do you send back?
    }
prompt-buy = Which stone do you buy?
prompt-draw = Do you draw a stone? If it is { $colour }, you put all of them back.
prompt-necromancer = Do you give up all the coins that you bid in this auction, Fairy Gold too, to score 1 point?
prompt-two-fists =
    { $stage ->
        [silver] How much silver do you put in your left fist and how much in your right one?
        [common] What do you put in your left fist and what in your right one? Only Common Gold counts.
        [stones] Which stones do you put in your left fist and which in your right one?
       *[gold] What do you put in your left fist and what in your right one?
    }
prompt-open-fist = Which fist do you open?
# $what: a card or a coin; $card: its name.
prompt-use =
    { $what ->
        [crook] The bids are tied. Do you discard the { $card } to win the auction?
        [illusionist] Do you use the { $card } to close two fists?
        [innkeeper] Do you discard the { $card } to have all bids made again?
        [magic-blue] Do you add a blue coin to your bid?
        [pixie] Do you take spent Fairy Gold back with the { $card }, for 1 silver each?
        [rat-king] Nobody has bid. Do you discard the { $card } to win the card?
        [silversmith] Do you discard the { $card } to have silver bid for this card?
       *[other] Do you use the { $card }?
    }
prompt-discard-special = Which of these special cards do you discard?
prompt-claim = Nobody has bid. Do you pay 1 Gold to win the card? The King’s Favor passes on in any case.
prompt-pass-favor = Who gets the King’s Favor next?
prompt-goes-without = Not everybody can have { $colour-one }. Who goes without?
prompt-neighbour =
    { $card-id ->
        [sorceress] Which of your neighbours scores 1 point, too?
       *[other] Which of your neighbours do you choose for the { $card }?
    }
prompt-receiver = Which player do you give the stones to?
prompt-give = What do you give away?
prompt-kept-card = Which card do you take?
prompt-own-kept-card = Which of your cards do you give for it?
prompt-dig = Nobody else has a card to take. Do you search the pile of special cards for one?

## Options. Parts of a sentence.

option-buy = { $stone } for { $price }
option-buy-stop = none, thank you
option-again-yes = yes, once more
option-again-no = no, I have had enough of it
option-change-bid = { $coin } of { $name }
option-change-bid-stop = none, thank you
option-double-yes = yes, use it twice
option-double-no = no, keep it for later
option-draw-draw = draw a stone
option-draw-stop = stop and keep what you have
either-first = the first
either-second = the second
option-may-yes = yes
option-may-no = no
option-pay-coins-pay = yes, pay
option-pay-coins-decline = no
option-necromancer-pay = give up the coins and score 1 point
option-necromancer-decline = keep your Fairy Gold
option-claim-fairy = yes, 1 Fairy Gold
option-claim-common = yes, 1 Common Gold
option-claim-decline = no
option-dig-yes = yes, search it
option-dig-no = no
option-kept-card = { $card } ({ $name })
option-open-fist-left = the left one
option-open-fist-right = the right one
option-pay-decline = pay nothing
option-imp-decline = none of them
option-two-fists = left { $left }, right { $right }
option-use-yes = yes
option-use-no = no
option-use-never = no, and do not ask me again this turn
option-use-always = as many as possible, now and every time this turn
option-use-number = yes, { $n }

## The options of the game. -name: what it is called, -help: what it is for, -value: its values.

option-name-points = Points to win
option-help-points = Three win, by the book. Fewer make a short game, more a long one.
option-value-points = { $n }
option-name-fairy = Fairy Gold at the start
option-help-fairy = What everybody begins with. It comes back at the end of every turn.
option-value-fairy = { $n }
option-name-common = Common Gold at the start
option-help-common = What everybody begins with. It is spent only once.
option-value-common = { $n }
option-name-silver = Silver at the start
option-help-silver = What everybody begins with, for ties.
option-value-silver = { $n }
option-name-stones = Stones at the start
option-help-stones = What everybody draws from the bag before the first turn.
option-value-stones = { $n }
option-name-new_fairy = Spent Fairy Gold
option-help-new_fairy = By the book it comes back after every turn.
option-value-new_fairy-none = comes back
option-value-new_fairy = gone, { $n } new
option-help-new_fairy-1 = It goes to the bank. After every turn everybody takes 1 new Fairy Gold: gold is scarce, and to be saved.
option-help-new_fairy-2 = It goes to the bank. After every turn everybody takes 2 new Fairy Gold, so it pays to save.
option-help-new_fairy-3 = It goes to the bank. After every turn everybody takes 3 new Fairy Gold, so it pays to save.
option-help-new_fairy-4 = It goes to the bank. After every turn everybody takes 4 new Fairy Gold, so it pays to save.
option-name-spent = Spent coins
option-help-spent = By the book spent Fairy Gold lies in sight until it comes back.
option-help-spent-shown = Spent Fairy Gold lies in front of its screen until it comes back.
option-value-spent-shown = in sight
option-value-spent-hidden = out of sight
option-help-spent-hidden = Fists are opened for all, but then Fairy Gold is covered until the turn ends. Remember what others have left!
option-name-specials = Specials a turn
option-help-specials = How many specials are auctioned in every turn, besides the standards.
option-value-specials = { $n }
option-name-witches = Witches
option-help-witches = She brings a black coin, which curses a card. A second Witch is shuffled in among the others.
option-value-witches =
    { $n ->
        [0] none
        [one] one
       *[other] two
    }

option-name-deck = Specials in the deck
option-help-deck = Which special characters can come up, with all their copies.

option-name-home_made = Home-made cards
option-help-home_made = Characters that players have made, shuffled into the specials.
option-value-home_made =
    { $n ->
        [0] none
        [one] 1 card
       *[other] { $n } cards
    }

## The workshop: the blocks of the language of cards, as an editor names them.

block-take = Take from the bank
block-take-any = Take stones of your choice
block-take-for = Take coins for each …
block-pay = Pay stones
block-pay-all = Pay all stones
block-pay-coins = Pay coins
block-buy = Buy stones
block-draw = Draw from the bag
block-keep = Keep this card
block-play-used = Play a card that has come up
block-play-to-come = Play a card that is to come
block-play-deck = Play the first card of the pile
block-steal = Steal a stone
block-rob = Rob coins
block-pickpocket = Rob a coin unseen
block-look = Look behind a screen
block-beg = Be given a coin or a stone
block-swap-stones = Swap all stones
block-give = Give stones away
block-blight = Name a colour that is lost
block-then = A price, and what it buys
block-both = One after the other
block-either = One of two
block-may = If you like
block-if = Only if …
block-let = Somebody else does it
block-roll = Roll the die
block-score = Score
block-lose-point = Lose a point
block-win = Win the auction
block-again = Bid again
block-in-silver = Bid in silver
block-two-fists = Close two fists
block-count = Count for more
block-change-bid = Change an open bid
block-repeat = Use the power twice
block-stop = Stop the power
block-bring-back = Bring back Fairy Gold

# Its parts: what stands before a value.
part-goods = what
part-n = how many
part-take-for-each = for each
part-take-for-coins = what
part-stones = how many
part-coins = what
part-prices = for one stone
part-most = at most
part-draw-each = mix of each colour
part-keep = draw
part-how = which one
part-whom = from whom
part-swap-stones-whom = with whom
part-look-whom = whose
part-beg-whom = by whom
part-instead = if there is none
part-to = who gets it
part-who = who
part-times = up to how many times
part-so = if
part-points = points
part-change-bid-how = what
part-change-bid-most = how many at most
part-more = how much more
part-bids = for which bids
part-card-bids = What is bid for it
part-card-lowest = The lowest bid wins
part-card-is-dragon = It counts as a Dragon
part-card-use = How long you keep it
part-card-hides-stones = Nobody sees your stones
part-card-wild = When you pay
part-card-chooses-specials = You choose the special cards
part-card-foresees = You choose the special cards in secret, once

# What stands before the blocks in a block. $n: which of them, or the face of the die.
part-then-steps =
    { $n ->
        [1] first
       *[other] and for that
    }
part-both-steps =
    { $n ->
        [1] first
       *[other] then
    }
part-either-ways =
    { $n ->
        [1] either
       *[other] or
    }
part-do = then
part-otherwise = if not
part-let-do = they
part-may-do = if you like
part-rob-otherwise = if there was none
part-roll-faces = on { $n }

# Values that no card's text says in these words.
word-stones-stones = stones of any colour
word-stones-alike = stones of one colour
word-stones-each = stones of each colour
word-how-add = add coins to yours
word-how-take-back = take coins of yours back
word-how-take-out = send coins of others back
word-how-random = one at random
word-how-choose = one that you choose
word-how-may-choose = one that you choose, if you like
word-to-you = you
word-to-bank = the bank
word-bids-dragons = bids for Dragons
word-bids-all = all bids
word-bids-gold = Gold
word-bids-common = only Common Gold
word-bids-stones = stones
word-use-once = until you use it once
word-use-for-good = for good
word-wild-red = red stones count as any colour
word-wild-one-as-blue = one stone counts as blue

## Standing orders, and what their owner is told of them.

order-any-ask = Ask me about everything else.
order-any-pass = Pass on everything else.
order-any-most = At most { $n } for everything else.
order-dragon-ask = Ask me about every dragon.
order-dragon-pass = Pass on every dragon.
order-dragon-most = At most { $n } for a dragon.
order-card-ask = Ask me about the { $card }.
order-card-pass = Pass on the { $card }.
order-card-most = At most { $n } for the { $card }.
order-this-turn = { $order } Only in this turn.
order-early = Bid early for the { $card }: { $goods }.
order-note-order = As you ordered, { $goods } went into your fist for the { $card }.
order-note-pass = As you ordered, you passed on the { $card }.
order-note-early = Your early bid for the { $card } is in your fist: { $goods }.
order-note-short = Your early bid for the { $card } has fallen away: you no longer have { $goods }. Now you are asked.
order-note-gone = Your early bid for the { $card } was not used and has fallen away: { $goods }.
