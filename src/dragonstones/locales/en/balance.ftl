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

## The tables

balance-raw = Raw
balance-effect = Effect
balance-interval = 95 % interval
balance-cases = Cases

## The plots

balance-up = helps
balance-down = harms
balance-unclear = may be either
balance-few = too few cases
balance-numbers = All numbers are in { $file }.

## Refusals

refused-no-cards = There are no figures on the cards of { $game }. There are for: { $games }.
