### What the rulebooks leave open, and how it is played here. The numbers are those of docs/rules.

## Fist of Dragonstones

ruling-F1 = The most coins win. A Fairy Gold counts as much as a Common Gold.
ruling-F2 = Only players who share the highest bid, above 0, go on to a tie-break.
ruling-F3 = If all fists are empty there is no bid, and the card is passed over.
ruling-F4 = In a tie-break only the tied players bid, in silver; an empty fist is allowed. A single highest bid of 1 or more wins. Tied again, or all empty: nobody wins. The silver is spent in any case.
ruling-F5 = All coins in all fists are spent before the power is used: Common Gold, silver and Magic coins go to the bank, Fairy Gold lies in front of the screen.
ruling-F6 = Fairy Gold that was spent comes back at the end of the turn. Common Gold and silver that were bid are gone; what was not bid stays.
ruling-F7 = A power must be used if it can be, unless the card says “may”. Where it offers two things, you choose one; what would do nothing cannot be chosen while the other would do something.
ruling-F8 = What the bank does not have, nobody can take: take what is there.
ruling-F9 = Whoever is first to have the points of the goal wins at once, in the middle of a turn. Points beyond that do not matter.
ruling-F10 = If the pile of special cards has too few, what is left is drawn, the discarded ones are shuffled, and the rest is drawn from them. Kept cards stay where they are.
ruling-F11 = Coins that you gain can be used from the next bid on.
ruling-F12 = Spent Fairy Gold is still yours, but until the end of the turn it can neither bid nor pay.
ruling-F13 = Everybody sees stones, points, kept cards, coins as they are spent, and the bank. Nobody sees coins behind another screen, nor the order of the cards to come.
ruling-F14 = A card that is played through another one is used as if it had been won: the second bidder and the price are those of the auction that was really held.
ruling-F15 = Used cards are all cards of this turn that were auctioned, passed over, cursed, lost to a tie, or played through another one.
ruling-F16 = A fist can be changed until the last player has closed theirs.

## Fist of Dragonstones: Tavern Edition

ruling-T1 = A fist without any coin is no bid, whatever Magic coins are in it.
ruling-T2 = If nobody bids, each player takes back one spent Fairy Gold; then the Rat King may act, then the King’s Favor.
ruling-T3 = The standard cards come back every turn.
ruling-T4 = Claiming a card with the King’s Favor costs one Gold and counts as winning it with a bid of 1. The token passes on before the power is used.
ruling-T5 = From the second turn on the King’s Favor moves after every auction without bids, to the opponent with the fewest points; among equals its holder chooses. It does not move after a Rat King, a curse, or a card with a rule of its own for that case.
ruling-T6 = Everybody takes back a Fairy Gold also if the Rat King acts or if a lone black coin was in a fist.
ruling-T7 = At the end of a turn the King’s Favor goes to the winner of the last auction; if that one was cursed, to the single highest bidder. Without either it stays where it is; in the first turn it goes to the last player who won anything.
ruling-T8 = At the end of a turn Fairy coins come back, black coins go to the bank, used specials are discarded, the King’s Favor moves, and its holder takes 1 silver.
ruling-T9 = The specials of the turn are chosen in secret from four. The three that stay are read out, except with a Seer.
ruling-T10 = White stones are never in the bag.
ruling-T11 = “Gold” and “silver” on a card mean both kinds.
ruling-T12 = A score never goes below 0. If two players reach the goal at once, the winner of the auction wins the game.
ruling-T13 = Gifts and thefts take unspent coins first.
ruling-T14 = An amulet doubles coins, and nothing else.
ruling-T15 = A victim must be somebody with something to lose, if there is anybody.

## Single characters

ruling-fist-witch = The black coin counts 0. Whoever has it can bid it in any later auction of the turn. The curse comes before everything else: no tie-break, no power, and all coins in all fists are spent.
ruling-fist-magician = One exchange for each use. The payer chooses the stones.
ruling-fist-sorcerer = One exchange for each use. The payer chooses the stones.
ruling-fist-wizard = One exchange for each use. The payer chooses the stones.
ruling-fist-enchantress = One exchange for each use. The payer chooses the stones.
ruling-fist-thief = Second is the highest bidder other than the winner. If several share that place, the thief chooses, but among those with a stone if any has one. If nobody else bid, everybody else is second. After a tie-break it is the second of the tie-break. A stone is taken, else a Common Gold, else a Fairy Gold.
ruling-fist-doppelganger = It is declared after winning a card and before its power is used. The power is then used twice, with new choices.
ruling-fist-ghost = Any used card of the turn can be played through it, but not the Ghost itself.
ruling-fist-ghost--fist-tavern = Any used card of the turn can be played through it, but not the Ghost itself, nor a card that is kept.
ruling-fist-goblin = The card that is played through it is not auctioned any more. As the last card of the turn the Goblin is not auctioned itself.
ruling-fist-imp = The card that is played through it is not auctioned any more. As the last card of the turn the Imp is not auctioned itself.
ruling-fist-goldsmith = The amulet doubles the coins of one fist, Gold or silver, and is spent with them. Without coins it counts 0. No thief can take it.
ruling-fist-brigand = Only coins behind the screen are taken, and only the two of them know how many.
ruling-fist-merchant = Only unspent coins can pay, and Fairy Gold that pays is gone for good. Buying nothing is allowed.
ruling-fist-necromancer = Using it is never compulsory. The price is every coin of this auction, those of a tie-break included.
ruling-fist-rainbow-dragon = The colour that you name must be in the bank. You can stop at any time. If you draw that colour, you return only what you drew now.
ruling-fist-two-headed-dragon = Two stones of each colour go into the bag, as far as the bank has them, and two are drawn.
ruling-fist-sorcerer-apprentice = With a pair it must be used; without one nothing happens.
ruling-fist-quack-wizard = It must be used if it can be.
ruling-fist-troll = It must be used if it can be.
ruling-fist-black-death = The lowest bid gets it, and an empty fist is a bid. A tie goes to the least silver; if that is tied, too, all of them lose a point.
ruling-fist-blind-woman = What counts as any colour does so in every payment; nobody has to use it that way.
ruling-fist-mermaid = What counts as any colour does so in every payment; nobody has to use it that way.
ruling-fist-white-dragon = What counts as any colour does so in every payment; nobody has to use it that way.
ruling-fist-country-witch = The purple coin needs another coin with it. The next lower bid of 1 or more wins; if several share it, that is a tie; if there is none, nobody wins.
ruling-fist-fairy-queen = Blue coins are added when the fists are open, one after the other, until nobody adds any more. Each counts 1 and needs a bid of at least one coin.
ruling-fist-crook = It wins ties in auctions in Gold, the Druid’s included.
ruling-fist-dealer = It wins every tie of 1 or more silver.
ruling-fist-dragon-rider = Its 1 is added after an amulet has doubled the coins.
ruling-fist-druid = Only Common Gold can be bid. If nobody does, the card is discarded, and nobody takes Fairy Gold back.
ruling-fist-stonecutter = Stones are bid, and all of them go to the bank. There are no Magic coins in either stage.
ruling-fist-elf = Its owner’s stones are hidden. The Thief and the Troll look in private.
ruling-fist-illusionist = There are different coins in the two fists. Only the opened one counts and is spent.
ruling-fist-innkeeper = Everything in the fists returns, and all bid again.
ruling-fist-manipulator = A swap or a theft must be done; searching the pile may be, and nothing is shuffled for it.
ruling-fist-imp--fist-tavern = The card says “may”: it need not be used. The card that is played through it is not auctioned any more.
ruling-fist-pixie = It can be used before each bid, before a claim, before buying and before the Forger.
ruling-fist-rat-king = It works if nobody bids, not in a tie-break and not when a card is cursed.
ruling-fist-silversmith = It cannot be used for the Druid or the Stonecutter.
ruling-fist-bandit = Anybody may be named: the card says what happens if there is nothing to take.

## Dragon’s Gold

ruling-D1 = The first player is drawn at random; turns go clockwise.
ruling-D2 = With an adventurer face up at home you must send one, against any dragon.
ruling-D3 = With no adventurer face up, all that lie at home turn up. Those at dragons stay there.
ruling-D4 = A kill goes in this order: hidden tokens, red tokens of a lone Wizard (basic rules), the shares, Magic Objects for red tokens (advanced rules), thefts, and home.
ruling-D5 = A player who fought alone takes the whole treasure.
ruling-D6 = A negotiation is settled when all fighters have accepted the same shares in time, whoever proposed them. Nothing else can be agreed.
ruling-D7 = Without an agreement the tokens leave the game for good. Red tokens that a lone Wizard took stay with their owner, and thefts still happen.
ruling-D8 = Basic rules: exactly one Wizard in the fight takes all red tokens, hidden ones included. Cards count, not players.
ruling-D9 = Every Thief in the fight must steal, in the order in which they came: a random token of another fighter who owns one, the new share included.
ruling-D10 = With a Wizard of the same player in the fight, that player names the victim, looks behind that screen alone, and chooses the token.
ruling-D11 = Advanced rules: a player with a Wizard in the fight draws a Magic Object for each red token in their share; none for reds that are stolen or traded.
ruling-D12 = When the pile of Magic Objects is empty, the used ones are shuffled.
ruling-D13 = With all four adventurers out, the turn is lost.
ruling-D14 = If all adventurers of all players are out, each player takes one home, beginning with the one whose turn it is.
ruling-D15 = If the bag has too few tokens, only what is left is placed. Once the last one has left it, no new dragons come.
ruling-D16 = If the pile of dragons is empty first, no more come either, but hidden tokens are still drawn. The game ends with the last dragon.
ruling-D17 = With nothing to share there is no negotiation. The adventurers go home all the same, and Thieves still steal.
ruling-D18 = The Market opens once, right after the seventh new dragon.
ruling-D19 = Basic rules: a majority needs at least one token. The Black Diamond has no curse, and sets do not score.
ruling-D20 = Advanced rules: every set scores, and its gems count for majorities, too.
ruling-D21 = Advanced rules: the owner of the Black Diamond scores neither sets nor majorities. If that player alone has the most of a colour, nobody scores it.
ruling-D22 = Advanced rules: two players who tie get half each, three or more get nothing.
ruling-D23 = The most points win; players who tie share the victory.
ruling-D24 = Divide and choose: the fighter with the lowest attack makes the shares, the others choose, the strongest first, and the divider gets the last one.
ruling-D25 = Everybody sees shares as they are taken, lost tokens, trades and used Magic Objects, and how many tokens each has. Nobody sees what is behind a screen, nor which token was stolen.
ruling-D26 = After Swap Powder every dragon is looked at. One that is beaten now is dealt with at once.
ruling-D27 = Each Magic Object is used once and discarded, several in a turn if you like, none that would do nothing.
