### The rules of each game, to learn it from, in our own words. A blank line parts paragraphs;
### lines that begin with a dot are a list.

## Fist of Dragonstones

rules-fist-2002-1 =
    You are a prince who lets others do the dangerous work. Dwarves, witches and dragons offer their services; you pay in coins, collect dragonstones, and turn stones into points. The first player to have three points wins at once.

    Everything happens in auctions with closed fists: you hide coins in your hand, all hands open together, and whatever was in them is spent. The art is to pay just enough, and only for what you need.
    .title = What it is about
rules-fist-2002-2 =
    The game is for three to six players. Everybody begins with 8 Fairy Gold, 2 Common Gold and 5 silver behind a screen, and with 4 stones, drawn at random, in front of it.

    • Fairy Gold is yours for the whole game. What you bid lies in front of your screen and comes back after the turn.
    • Common Gold counts as much in a bid, but once bid it is gone.
    • Silver only decides ties, and is gone when bid.
    • Stones are red, yellow and blue, and everybody sees them.

    Coins are secret; stones, points, kept cards and the bank are not. What the bank does not have, nobody can take.
    .title = Your purse
rules-fist-2002-3 =
    A turn is ten auctions. Seven standard characters come every turn: three dragons that bring a stone of their colour, the Thief, and the Magician, the Sorcerer and the Wizard, who turn stones into points. Two special characters are drawn from their pile and shown to all. These nine are shuffled, and come up one by one.

    Before them comes the Witch. Her winner takes a black coin, which can curse one of the cards to come.

    When all ten are done, everybody takes the spent Fairy Gold back, unused black coins return to the bank, the two specials are discarded, and a new turn begins.
    .title = A turn
rules-fist-2002-4 =
    Put any number of Fairy and Common Gold into your fist; none at all is allowed, too, and can be a good bluff. Until the last fist is closed you may still open yours and think again. Then all fists open.

    • The most coins win. Fairy and Common Gold count alike.
    • All coins in all fists are spent, the losers’ too.
    • The winner uses the character at once, before the next card is turned up. If the power can be used, it must be, unless the card says “may”. Where a card says “or”, you choose one of the two.
    • If nobody bids, the card is passed over.

    Coins that you gain can be bid from the next auction on.
    .title = An auction
rules-fist-2002-5 =
    If several players tie for the highest bid, only they bid again, this time in silver. The most silver wins. If they tie again, or nobody puts any silver in, nobody wins the card. The silver is spent in any case.
    .title = Ties
rules-fist-2002-6 =
    The Witch’s black coin counts for nothing, but if one is in any fist, the card is cursed: nobody gets it, there is no tie-break, and all coins are still spent.

    The Goldsmith’s amulet doubles the coins in your fist once, Gold or silver.

    Both go back to the bank when they have been used.
    .title = Magic coins
rules-fist-2002-7 =
    • The Magician takes any four stones for 1 point, or gives 3 silver.
    • The Sorcerer takes four stones of one colour for 2 points, or gives 1 Common Gold.
    • The Wizard takes one stone of each colour for 1 point, or gives 3 silver.

    Some special characters score as well. Your third point ends the game at once, in the middle of a turn. Watch who could score with the cards to come: that is when people pay too much, and when a black coin is worth most.
    .title = Points and the end

## Fist of Dragonstones: Tavern Edition

rules-fist-tavern-1 =
    The second edition plays like the first: hidden coins, ten or more auctions a turn, and the first to three points wins. If you do not know it yet, read the rules of the first edition; here is what the tavern adds.

    There are 66 special cards instead of 25, white stones that count as any colour, Fairy Silver, two more Magic coins, cards that you keep for later, and the King’s Favor for those who lag behind.
    .title = What it is about
rules-fist-tavern-2 =
    Everybody begins with 9 Fairy Gold, 2 Common Gold and 5 silver, and 4 stones from the bag.

    • White stones are never in the bag. Whenever you pay with stones, a white one counts as any colour.
    • Fairy Silver is bid like silver, and comes back after every turn, as Fairy Gold does.
    • Where a card says Gold or silver, it means both kinds.
    .title = Your purse
rules-fist-tavern-3 =
    A turn has eleven cards: the Witch first, then the seven other standards and three specials, shuffled. From the second turn on, the player with the King’s Favor draws four specials and secretly discards one; the three others are read out.

    At the end of a turn Fairy Gold and Fairy Silver return, black coins go to the bank, and used specials are discarded. The player who then has the King’s Favor takes 1 silver.
    .title = A turn
rules-fist-tavern-4 =
    In the first turn nobody has it. At the end of each turn it goes to the winner of the last auction.

    If nobody bids for a card, all take back one spent Fairy Gold. Then the holder of the King’s Favor may buy the card for a single Gold coin; bought or not, from the second turn on the King’s Favor then passes to the opponent with the fewest points.
    .title = The King’s Favor
rules-fist-tavern-5 =
    • Black: the card is cursed, as in the first edition. There is no third black coin.
    • Red: doubles the coins in your fist, once.
    • Blue: when the fists are open, you may add it to your bid of at least one coin; it counts 1.
    • Purple: together with at least one coin, the second highest bid wins this auction.

    Magic coins without any other coin are not a bid.
    .title = Magic coins
rules-fist-tavern-6 =
    Many characters stay in front of you. Some work from then on: the Dealer wins ties in silver, the Mermaid makes a stone blue, the Dragon Rider adds 1 to bids for dragons. Others are used once, at their moment, and discarded: the Innkeeper has all bids made again, the Crook wins a tie, the Illusionist closes two fists and shows one.

    Players who could act are asked in secret, clockwise from the King’s Favor. The others only see that the game is waiting: nobody learns who has what up their sleeve.
    .title = Cards that you keep
rules-fist-tavern-7 =
    • The card is shown; the Silversmith may have silver bid for it.
    • The Pixie brings Fairy Gold back, the Illusionist is announced, all close their fists.
    • All open. The Innkeeper may have all bids made again.
    • A black coin curses the card.
    • Blue coins are added, amulets double, the Dragon Rider adds 1.
    • A purple coin makes the second highest bid win.
    • A tie goes to the Crook, or else to a tie-break in silver, in which the Dealer wins ties.
    • The winner uses the power; the Doppelganger may double it.
    .title = The order of an auction
rules-fist-tavern-8 =
    • Druid: only Common Gold counts.
    • Stonecutter: stones are bid, and all go to the bank.
    • Black Death: the lowest bid gets it, and an empty fist is the lowest of all. It costs a point.

    If nobody bids for Druid or Stonecutter, the card is discarded, and nobody takes Fairy Gold back.
    .title = Other auctions

## Dragon’s Gold

rules-dragons-gold-1 =
    You send adventurers against dragons. One alone is rarely strong enough, so rivals fight side by side; and as soon as the dragon is dead, they must agree who gets which piece of its treasure. They have a minute. Without an agreement everything is lost.

    The most points at the end win. What you own is hidden behind your screen, but everybody saw you take it.
    .title = What it is about
rules-dragons-gold-2 =
    The game is for three to six players. Four dragons lie in a row. Each has a strength, some treasure that all can see, and some that is drawn from the bag only when it dies.

    Everybody has four adventurers: a Wizard (strength 1), a Thief (2) and two Knights (3 and 4). They lie face up: ready to go.
    .title = The table
rules-dragons-gold-3 =
    On your turn, send one face-up adventurer against any dragon. If you have none left face up, all that are at home turn face up first. If all four are out, you lose the turn.

    When the adventurers at a dragon are together as strong as it is, it is dead.
    .title = A turn
rules-dragons-gold-4 =
    • The hidden tokens are drawn and join the treasure.
    • With the basic rules a Wizard takes all red tokens if it is the only one in the fight.
    • The players who fought share the rest. A player who fought alone takes it all.
    • Every Thief in the fight steals a token from another player who fought, without looking. If your Wizard fought beside your Thief, you look behind the screen and choose.
    • The adventurers go home, face down. A new dragon takes the dead one’s place.
    .title = When a dragon dies
rules-dragons-gold-5 =
    Anybody in the fight may propose who gets which token: every token must have an owner, a share may be empty. Each player can have one proposal on the table; a new one replaces it. Accept the one you like best; you can change your mind.

    As soon as all accept the same proposal, it is settled. If time runs out first, the treasure leaves the game. Promises do not count: only tokens of this treasure can be shared.

    With the option “divide and choose” nobody haggles: the weakest fighter makes the shares, the others choose, the strongest first, and the divider gets the last one.
    .title = The negotiation
rules-dragons-gold-6 =
    Once, after the seventh new dragon, the Market opens. Everybody may put one offer on the table: what they give, what they want, and whether it is for one player or for all. The first to accept gets the deal. Gifts are allowed.
    .title = The Market
rules-dragons-gold-7 =
    With the advanced rules everybody begins with a Magic Object, and a player whose Wizard fought draws one for each red token in their share. Most are used at the beginning of your turn, some when a thief comes, when shares are settled, or while you negotiate. Each works once.
    .title = Magic Objects
rules-dragons-gold-8 =
    When the bag or the pile of dragons is empty, no new dragons come; when the last one is dead, the game ends. Screens are lifted.

    • Silver 1, gold 3, red 1 point each.
    • Most sapphires, most emeralds, most amethysts, most ambers, most diamonds: with three players 15 points for each colour, with four or five 12, with six 10. Players who tie score in full.
    • The Black Diamond: 7 points.

    With the advanced rules the majorities count 12, 10 or 8; two players who tie get half each, three or more get nothing. Every set of five different gems is worth 5. The Black Diamond is worth 19, but it is cursed: its owner scores neither sets nor majorities, and where that player alone has the most, nobody scores that colour.

    Players who tie on points share the victory.
    .title = The end

## What the rulebook leaves open

rulings-title = How we play it
rulings-about = What the rulebook leaves open, and what we do. The numbers are those that “Why?” at a table leads to.
