### Replays and exports of finished games, and whether a deal was honest.

refused-no-such-replay = There is no finished game here. A game can be replayed when it is over.
refused-wrong-eyes = There is no view { $eyes } here. You can watch from a seat, 0 to { $last }, as a spectator, or open.

## dragonstones verify

refused-export-shape = This is not a game exported from a site: { $field } must be of the type { $expected }.
refused-export-format = The export is written in format { $found }. Only format { $known } can be read.
refused-receipt-shape = This is not a receipt: { $field } must be of the type { $expected }.

# What was looked at, and found as it should be, or not.
fair-commitment = The site’s part of the seed is the one it committed to.
fair-commitment-not = The site’s part of the seed is not the one it committed to.
fair-seed = The seed of the game is made from the parts of the site and of the players, and from nothing else.
fair-seed-not = The seed of the game is not made from these parts: the deal was another one.
fair-parts = At least one player added a part of their own.
fair-parts-not = No player added a part: the site alone could choose the deal.
fair-bots = No bot added a part.
fair-bots-not = A bot added a part: the site could have tried many of them and chosen the deal.
fair-deal = The game begins with the deal that comes from the seed.
fair-deal-not = The game does not begin with a deal, but in a position that somebody made.
fair-journal = Every answer in the journal was possible under the rules of { $game }, version { $rules }.
fair-journal-not = The journal cannot be played under the rules of { $game }, version { $rules }. { $reason }
fair-result = The game ends as the file says.
fair-result-not = The game does not end as the file says.
fair-receipt-table = The receipt is for this table.
fair-receipt-table-not = The receipt is for another table.
fair-receipt-commitment = The commitment is the one that was published before the game.
fair-receipt-commitment-not = The commitment is not the one that was published before the game.
fair-receipt-part = Your part of the seed was used.
fair-receipt-part-not = Your part of the seed was not used.

fair-honest = The deal was honest.
fair-honest-not = It is not proved that the deal was honest.
fair-no-receipt = Without your receipt this shows nothing about your own part: it could be made up. Use: --receipt FILE
