### `dragonstones balance`: how good the cards are.

balance-title = Balance of the cards: { $game }
balance-played =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $players } players ({ $bots }), seed { $seed }{ $options ->
        [none] .
       *[other] ; { $options }.
    }
balance-progress = Playing
balance-written = The report: { $path }
balance-plus = +{ $n }

## The tables. $few: the number of cases below which an effect is not compared.

balance-characters = Characters
balance-characters-note = Effect: how much the card changes the chance of winning the game, in percentage points. Found by experiment: where a player was outbid by exactly one coin, the game is played on once more from there with the two fists exchanged. The effect is the chance of each of the two with the card, minus their chance when the other one has it; what was bid is spent either way. Raw: how much more often than an equal share the winner of the card wins the game; good positions win more cards, and that is included. Price: the coins in the winner’s fists, or the stones; all bids: those of everybody, since every fist is paid. 95 % intervals, which count whole games: one in twenty misses the truth. Effects of fewer than { $few } cases are in brackets, at the end. All of this holds for these bots: what they cannot use well looks worse than it is.
balance-objects = Magic Objects
balance-objects-note = Which object is drawn is chance. Effect: how much more often players who draw it win the game than all who draw one, in percentage points. Raw: how much more often than an equal share. 95 % intervals, which count whole games: one in twenty misses the truth. Effects of fewer than { $few } cases are in brackets, at the end.
balance-dragons = Dragons
balance-dragons-note = A dragon has its strength, its known and its hidden tokens. Raw: how much more often than an equal share the players who killed it win the game, in percentage points; players who do well kill more dragons, and that is included. Treasure: its plain value, a gem counting as the points for most of its colour divided by the tokens of that colour in the box. 95 % intervals, which count whole games.
balance-character = Character
balance-object = Magic Object
balance-dragon = Dragon
balance-shown = Shown
balance-drawn = Drawn
balance-appeared = Appeared
balance-won = Won
balance-used = Used
balance-killed = Killed
balance-price = Price
balance-spent = All bids
balance-fighters = Fighters
balance-value = Treasure
balance-raw = Raw
balance-effect = Effect
balance-interval = 95 % interval
balance-cases = Cases
balance-stones = stones
balance-outcome-won = won
balance-outcome-tied = tied for good
balance-outcome-no-bids = no bids
balance-outcome-cursed = cursed
balance-dragon-name = Dragon { $strength } ({ $known } + { $hidden })

## The plots

balance-plot-effect = Effect on the chance to win
balance-plot-effect-axis = percentage points (large dot: often won)
balance-plot-price = Price
balance-plot-price-axis = in the winner’s fists
balance-plot-price-spent = all bids
balance-plot-fate = End of its auctions
balance-plot-fate-axis = % of this number of auctions
balance-plot-objects = Effect on the chance to win
balance-plot-objects-axis = percentage points (large dot: often used)
balance-plot-dragons = Chance of those who killed it (raw)
balance-plot-dragons-axis = percentage points
balance-plot-value = Treasure
balance-plot-value-axis = plain value
balance-up = helps
balance-down = harms
balance-unclear = may be either
balance-few = too few cases
balance-numbers = All numbers are in { $file }.

## Refusals

refused-no-cards = There are no figures on the cards of { $game }. There are for: { $games }.
