### What `dragonstones simulate` counts in Fist of Dragonstones.

simulate-tied-share = Tied auctions
simulate-still-tied-share = Tied in silver too
simulate-no-bids-share = Auctions without a bid
simulate-cursed-share = Cursed auctions
simulate-points-by-character = Points by character
