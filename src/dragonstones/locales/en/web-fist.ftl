### The page in the browser: the table of Fist of Dragonstones.

fist-you = You
fist-players = The others at the table
fist-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
# $goal: so many points win.
fist-points-of = { $n } of { $goal } points
fist-of-goal = of { $goal }
    .short = /{ $goal }
fist-goal = { $n } points win
words-fist-goal = The first to have { $n } points wins the game.
fist-look-at = Look at { $name } more closely
fist-about-points = points
fist-about-stones = stones
fist-about-spent = spent
fist-favor = King’s Favor
fist-kept = Keeps the { $card }
fist-spent = spent
fist-spent-mine = spent, back next turn
fist-stones-hidden = stones hidden
fist-spent-hidden = hidden
fist-no-stones = no stones
fist-last-bid = Last bid
fist-bid-short = bid
fist-behind = Behind the screen
fist-behind-mine = Behind your screen
fist-not-asked = Not asked again this turn: { $what }.
fist-always = Always used this turn: { $what }.
fist-passing = You bid nothing until the next turn. Only you see this.

# What somebody is doing, below the name.
fist-doing-choosing = choosing
fist-doing-closed = fist closed
fist-doing-decides = decides
fist-doing-looks-on = watches
fist-doing-won = wins the card
fist-doing-away = away
fist-doing-stand-in = away, a bot plays

## The lit card and what lies beside it

fist-facts = Turn { $turn }, auction { $n } of { $of }
fist-turn = Turn { $n }
fist-bank = Bank
fist-deck = { $n ->
    [one] one special card in the pile
   *[other] { $n } special cards in the pile
}
fist-called = Auctioned
fist-called-of = { $n } of { $of }
fist-to-come = To come
fist-order-hidden = order hidden
fist-order-seen = in this order
fist-face-down = face down
fist-place-called = { $card }: { $fate }
fist-place-lit = { $card }: up for auction
fist-place-coming = { $card }: to come
fist-between = New cards come to the table.
fist-through = played through the { $card }
fist-use-once = kept, used once
fist-use-permanent = kept for good
fist-use-magic = Magic
fist-drawn = Drawn:
fist-bids = The bids
fist-tie = { $names-start } tie: silver decides.
fist-stage-silver = Silver decides.
fist-stage-common = Only Common Gold counts.
fist-stage-stones = This card is auctioned for stones.
fist-stage-name-gold = gold
fist-stage-name-common = Common Gold
fist-stage-name-silver = silver
fist-stage-name-stones = stones
# Short: beside a small picture. $name: who has won; $mine: 1 if that is the reader.
fist-fate-won = { $mine ->
    [1] you for { $n }
   *[other] { $name } for { $n }
}
# $silver, $next: what the winner and the next best had in silver.
fist-fate-tie = { $mine ->
    [1] you for { $n }, silver { $silver } : { $next }
   *[other] { $name } for { $n }, silver { $silver } : { $next }
}
fist-fate-claimed = { $mine ->
    [1] you, nobody bid
   *[other] { $name }, nobody bid
}
fist-fate-cursed = { $mine ->
    [1] cursed by you
   *[other] cursed: { $names }
}
fist-fate-no-bids = nobody bid
fist-fate-nobody = nobody won
fist-fate-passed = not auctioned
fist-fate-played = { $mine ->
    [1] played by you
   *[other] played by { $name }
}
fist-all-bids = Bids and coins

## Fists open

fist-opens-gold = the fists open
fist-opens-common = the fists open: Common Gold
fist-opens-silver = the fists open: silver
fist-opens-stones = the fists open: stones
fist-leads = leads
fist-level = tied
# Below what is bid in silver.
fist-bid-before =
    { $stage ->
        [stones] { $n } in stones
       *[gold] { $n } in gold
    }
fist-robbed = robbed
fist-second = second place wins

## My screen

fist-heap-fairy = Fairy Gold
    .about = returns
fist-heap-common = Common
    .about = single use
fist-heap-silver = Silver
    .about = for ties
fist-heap-magic = Magic
    .about = in a fist
# $goods: such as 5 Fairy Gold.
fist-take-one = { $goods } behind your screen: put one in your hand
fist-put-one = { $goods } in your hand: put one back
fist-in-fist = { $n ->
    [0] Empty fist
   *[other] { $n } in your fist
}
fist-in-fist-magic = Worth { $n } · { $magic }
fist-how-gold = Tap your coins, or drag them here. Every coin you bid is spent, even if you lose.
fist-how-common = Only Common Gold counts for this card; Magic coins can go with it.
fist-how-silver = Put silver in your fist: the most silver wins.
fist-how-stones = Tap your stones. Every stone you bid goes to the bank.
fist-nothing-to-bid = You have nothing to bid here.
fist-closes = You have nothing to bid here: your fist closes by itself.
fist-closes-ordered = Your order answers for you: your fist closes by itself.
fist-closes-passing = You pass this turn: your fist closes by itself.
fist-ask-anyway = Ask me anyway
# Until the next turn.
fist-pass = Pass this turn
fist-pass-no-more = Bid again
fist-close = Close your fist
fist-close-empty = Bid nothing
# An empty fist is asked for twice, the first times.
fist-close-really = Yes, bid nothing
fist-really-nothing = You still have something to bid. Do you really want to bid nothing?
fist-close-both = Close both fists
fist-side-left = Left
fist-side-right = Right
fist-empty = Take coins back
fist-to-pay = { $n ->
    [0] Nothing in your hand
    [one] One stone in your hand
   *[other] { $n } stones in your hand
}
fist-pay = Pay them
fist-closed = { $n ->
    [one] Your fist is closed
   *[other] Your fists are closed
}
fist-reopen = Take it back

## Questions

fist-touch = Tap it on the table, or choose here.
fist-touch-both = Tap a stone in the bank and one of your coins.
fist-another = Choose another
fist-as-list = { $n ->
    [one] The answer in words
   *[other] All { $n } answers in words
}
fist-moment = A moment …
fist-moment-about = Somebody may have a card or a coin for this. Nobody learns who.
fist-dealt = New special cards
fist-only-you = only you see these

## What is explained once, the first time that it comes up

note-fist-kept = You keep the { $card }. Tap it to read what it does.
note-fist-kept-blind-woman = You keep the { character-blind-woman }, and there is nothing more to do: whenever you pay stones, your red ones can count as any colour.
note-fist-kept-crook = You keep the { character-crook }. When the next bids tie in Gold, you are asked whether it wins the card for you, even if you did not bid.
note-fist-kept-dealer = You keep the { character-dealer }, and there is nothing more to do: you win every tie in silver, even between other players.
note-fist-kept-doppelganger = You keep the { character-doppelganger }. When you win a card that can be doubled, you are asked whether you want to use that card twice.
note-fist-kept-dragon-rider = You keep the { character-dragon-rider }, and there is nothing more to do: when you bid for a dragon, your bid counts 1 more.
note-fist-kept-elf = You keep the { character-elf }, and there is nothing more to do: nobody sees your stones any more.
note-fist-kept-illusionist = You keep the { character-illusionist }. Before you bid, you are asked whether you want to close two fists and open the better one once all others are open.
note-fist-kept-innkeeper = You keep the { character-innkeeper }. When fists have opened, you are asked whether all take their coins back and bid again.
note-fist-kept-mermaid = You keep the { character-mermaid }, and there is nothing more to do: whenever you pay stones, one of them can count as blue.
note-fist-kept-pixie = You keep the { character-pixie }. Before you bid or pay, you are asked whether you want spent Fairy Gold back, for 1 silver each.
note-fist-kept-puppeteer = You keep the { character-puppeteer }. At the beginning of every turn you choose its special cards.
note-fist-kept-rat-king = You keep the { character-rat-king }. When nobody bids for a card, you are asked whether you want it for nothing.
note-fist-kept-seer = You keep the { character-seer }. At the beginning of the next turn you choose its special cards in secret and see the order of all cards.
note-fist-kept-silversmith = You keep the { character-silversmith }. When a card is turned up, you are asked whether silver is bid for it instead of Gold.
note-fist-coin-black = You have a black coin. Put it in your fist in a later auction this turn, and nobody gets that card.
note-fist-coin-amulet = You have an amulet. Put it in your fist in a later auction, and the coins beside it count double.
note-fist-coin-magic-blue = You have a blue coin. When you have bid and the fists are open, you are asked whether it adds 1 to your bid.
note-fist-coin-magic-purple = You have a purple coin. Put it in your fist together with other coins, and the second highest bid wins the card.

## The end

fist-wins =
    { $names-who ->
        [you] You win!
        [one] { $names } wins
       *[many] { $names-start } win
    }
# $n: points, of which some cards take one.
fist-points-by = { $card } { $n }
fist-points-from = points from
fist-stones-left = stones left
fist-spent-all = spent on bids
fist-see-bid = See it in the replay
fist-best-bid =
    Best bid: { $names-start }, { $points ->
        [one] 1 point
       *[other] { $points } points
    } with the { $card } for { $coins ->
        [0] nothing
        [one] a single coin
       *[other] { $coins } coins
    }.
fist-wasted-bid =
    Most wasteful: { $names-start }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for the { $card }, and did not get it.
fist-turns = { $n ->
    [one] after one turn
   *[other] after { $n } turns
}

## All bids

fist-coins-seen = Coins left, as all have seen them
fist-coins-unseen = not all were seen
fist-stones-now = Stones for points this turn
# $way: stones, alike, each (of every colour), or all that one has.
fist-set-worth = { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $way ->
        [alike] { $n } of one colour
        [each] { $n } of each colour
        [all] all your stones
       *[stones] any { $n } stones
    }
fist-set-had = you have them
fist-history-by = Sorted
fist-history-by-turn = by turn
fist-history-by-card = by card
fist-history-card = Card
fist-history-none = Nobody has bid yet.
fist-history-back = taken back

## Keys: one letter each, for a coin or a stone.

fist-key-fairy = f
fist-key-common = c
fist-key-silver = s
fist-key-fairy-silver = e
fist-key-black = k
fist-key-amulet = a
fist-key-magic-purple = p
fist-key-magic-blue = u
fist-key-red = r
fist-key-yellow = y
fist-key-blue = b
fist-key-white = i
fist-key-shift = Shift + f …
fist-key-does-put = put one back
fist-key-does-back = put the last one back
fist-key-does-gather = this many coins
fist-key-does-option = this answer
fist-key-does-say = confirm your choice
fist-key-does-history = all bids, and coins that are left

## Standing orders.

fist-orders =
    { $n ->
        [one] One standing order
       *[other] { $n } standing orders
    }
fist-order = How much for what
fist-order-for = For
fist-order-any = everything else
fist-order-dragon = every dragon
fist-order-how = What to do
fist-order-how-ask = ask me
fist-order-how-pass = pass
fist-order-how-most = bid at most
fist-order-coins = Coins
fist-order-give = Give this order
fist-early = Bid early
fist-early-about = For a card that is still to come in this turn. If you no longer have the coins by then, or the turn ends, the bid falls away and you are told.
fist-early-fist = In your fist
fist-early-give = Give this bid

# At a party: the table on the wall, and one's own phone.
fist-wall-only = Only { $name } has not closed the fist.
fist-wall-choosing = { $n } have not closed their fists.
fist-wall-wins = { $names } wins!
fist-hand-sending = Kept, not sent yet. It counts once the large screen shows the seal.
fist-hand-look-up = Look up. Still choosing: { $names }. Then all fists open at once.
fist-hand-opens = Look up: the fists are opening.
fist-hand-hold = Hold to look into it
fist-hand-up = Look up at the large screen
fist-hand-secret = Only you are asked this, and nobody knows.
