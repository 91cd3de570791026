### The balance lab: what is counted of a card of Fist of Dragonstones.

lab-fist-price =
    { $unit ->
        [stones] Fair price: stones that its winners paid on average
       *[coins] Fair price: coins that its winners paid on average
    }
lab-fist-price-head = Price
lab-fist-won = Won, when it came up
lab-fist-won-head = Won
lab-fist-tied = Ended in a tie
lab-fist-no-bids = Nobody bid
lab-fist-cursed = Cursed
lab-fist-ahead = Won by somebody who was ahead
lab-fist-longer = Extra turns in these games

lab-fist-few =
    { $n ->
        [0] Too few games to tell: none of its auctions was close yet, and { $least } must be.
        [one] Too few games to tell: only one of its auctions was close, and { $least } must be.
       *[other] Too few games to tell: only { $n } of its auctions were close, and { $least } must be.
    }
