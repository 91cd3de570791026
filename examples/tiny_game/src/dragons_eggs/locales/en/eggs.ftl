game-dragons-eggs = Dragon’s Eggs
game-dragons-eggs-about = Bid in secret for nine eggs, and never tell which colour you love.
game-dragons-eggs-goal =
    Nine dragon eggs come up, one after the other. All bid coins for each in secret; the highest
    bid is paid and takes the egg. Equal bids haggle in the open: raise the price by a coin, or
    yield, before the egg rolls back to its dragon. An egg is worth its points, and 2 more if it
    has the colour that you secretly favour. Most points win; coins break ties.

## Things

egg-name = { $colour } { $points }
egg-rule = Worth its points, and 2 more to whoever favours its colour.
egg-coins =
    { $n ->
        [0] nothing
        [one] 1 coin
       *[other] { $n } coins
    }
egg-bid = { $name-nom } { $n }

## What happened

event-egg-found = An egg is found: { $egg }.
event-egg-bids = The hands open: { $bids }.
event-price-raised =
    { $seat-who ->
        [you] You raise the price to { $price }.
       *[one] { $seat } raises the price to { $price }.
    }
event-egg-yielded =
    { $seat-who ->
        [you] You yield.
       *[one] { $seat } yields.
    }
event-egg-taken =
    { $seat-who ->
        [you] { $price ->
            [one] You pay 1 coin for the egg { $egg }.
           *[other] You pay { $price } coins for the egg { $egg }.
        }
       *[one] { $price ->
            [one] { $seat } pays 1 coin for the egg { $egg }.
           *[other] { $seat } pays { $price } coins for the egg { $egg }.
        }
    }
event-egg-lost = The egg { $egg } rolls back to its dragon.

## Questions

prompt-egg-bid = How many coins do you bid for this egg?
prompt-egg-haggle = Your bids are equal, at { $price }. Do you raise or yield?
option-egg-haggle-raise = raise the price by 1 coin
option-egg-haggle-yield = yield

## Names of what is in a view

field-eggs-round = round
field-eggs-egg = egg for sale
field-eggs-price = price
field-eggs-haggling = haggling
field-eggs-lost = lost eggs
field-eggs-coins = coins
field-eggs-eggs = eggs
field-eggs-favourite = favourite colour
value-eggs-ember = ember
value-eggs-frost = frost
value-eggs-moss = moss

## Positions that do not add up

refused-egg-count = There are { $rounds } different eggs in a game, not { $found }.
refused-egg-colour = { $found } is not a colour of eggs. There are { $colours }.
