### What `dragonstones balance` says about the characters of Fist of Dragonstones.

# $few: the number of cases below which an effect is not compared.
balance-characters = Characters
balance-characters-note = Effect: how much the card changes the chance of winning the game, in percentage points. Found by experiment: where a player was outbid by exactly one coin, the game is played on once more from there with the two fists exchanged. The effect is the chance of each of the two with the card, minus their chance when the other one has it; what was bid is spent either way. Raw: how much more often than an equal share the winner of the card wins the game; good positions win more cards, and that is included. Price: the coins in the winner’s fists, or the stones; all bids: those of everybody, since every fist is paid. 95 % intervals, which count whole games: one in twenty misses the truth. Effects of fewer than { $few } cases are in brackets, at the end. All of this holds for these bots: what they cannot use well looks worse than it is.
balance-character = Character
balance-shown = Shown
balance-appeared = Appeared
balance-won = Won
balance-price = Price
balance-spent = All bids
balance-stones = stones
balance-outcome-won = won
balance-outcome-tied = tied for good
balance-outcome-no-bids = no bids
balance-outcome-cursed = cursed
balance-plot-effect = Effect on the chance to win
balance-plot-effect-axis = percentage points (large dot: often won)
balance-plot-price = Price
balance-plot-price-axis = in the winner’s fists
balance-plot-price-spent = all bids
balance-plot-fate = End of its auctions
balance-plot-fate-axis = % of this number of auctions
