### What `dragonstones simulate` counts in Dragon's Gold.

simulate-agreed-share = Negotiations that end in agreement
simulate-moves-to-agreement = Moves until they agree
simulate-steps-per-fighter = The same for each fighter
simulate-value-per-fighter = Plain value of an agreed share
simulate-lost-tokens-per-game = Tokens lost per game
simulate-lost-value-per-game = Their plain value
simulate-solo-kills-share = Dragons killed by one player alone
simulate-thefts-per-game = Thefts per game
simulate-trades-per-game = Trades in the Market
simulate-winning-points-mean = Points of the winner
simulate-wins-by-order = Games won, by the order of the first turns
simulate-points-by-source = Points by source
simulate-sets = sets of gems
simulate-majorities = most of a colour
simulate-objects-used = Magic Objects used
