### What `dragonstones balance` says about the Magic Objects and dragons of Dragon's Gold.

# $few: the number of cases below which an effect is not compared.
balance-objects = Magic Objects
balance-objects-note = Which object is drawn is chance. Effect: how much more often players who draw it win the game than all who draw one, in percentage points. Raw: how much more often than an equal share. 95 % intervals, which count whole games: one in twenty misses the truth. Effects of fewer than { $few } cases are in brackets, at the end.
balance-dragons = Dragons
balance-dragons-note = A dragon has its strength, its known and its hidden tokens. Raw: how much more often than an equal share the players who killed it win the game, in percentage points; players who do well kill more dragons, and that is included. Treasure: its plain value, a gem counting as the points for most of its colour divided by the tokens of that colour in the box. 95 % intervals, which count whole games.
balance-object = Magic Object
balance-dragon = Dragon
balance-drawn = Drawn
balance-used = Used
balance-killed = Killed
balance-fighters = Fighters
balance-value = Treasure
balance-dragon-name = Dragon { $strength } ({ $known } + { $hidden })
balance-plot-objects = Effect on the chance to win
balance-plot-objects-axis = percentage points (large dot: often used)
balance-plot-dragons = Chance of those who killed it (raw)
balance-plot-dragons-axis = percentage points
balance-plot-value = Treasure
balance-plot-value-axis = plain value
