### The balance lab: how strong a card is. `dragonstones balance --card`, and the page's workshop.

lab-verdict =
    { $verdict ->
        [weak] Weak, about like the { $like }.
        [fair] Fair, about like the { $like }.
        [strong] Strong, about like the { $like }.
       *[breaks] It breaks the game: even the { $like } gains less.
    }
lab-among =
    Of the { $n } published cards { $weaker ->
        [0] none is
        [one] one is
       *[other] { $weaker } are
    } clearly weaker, and { $stronger ->
        [0] none
        [one] one
       *[other] { $stronger }
    } clearly stronger.
lab-sure = The 95 % interval leaves no room for anything else.
lab-maybe = But the 95 % interval leaves room: it may turn out { $others }.
lab-maybe-weak = weak
lab-maybe-fair = fair
lab-maybe-strong = strong
lab-maybe-breaks = so strong that it breaks the game
lab-few =
    { $n ->
        [0] Too few games to tell: none of its auctions was close yet, and { $least } must be.
        [one] Too few games to tell: only one of its auctions was close, and { $least } must be.
       *[other] Too few games to tell: only { $n } of its auctions were close, and { $least } must be.
    }

## The command

lab-title = How strong is it? { $card }, in { $game }
lab-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $seats } × { $bot }, the card in the place of every special card, seed { $seed }.
lab-alone = { $option } always plays the same games, so that all figures can be compared: leave { $other } out.
lab-progress = Playing
lab-effect = Chance of winning gained by holding it, in points
lab-price =
    { $unit ->
        [stones] Fair price: stones that its winners paid
       *[coins] Fair price: coins that its winners paid
    }
lab-won = Won, when it came up
lab-tied = Ended in a tie
lab-no-bids = Nobody bid
lab-cursed = Cursed
lab-ahead = Won by somebody who was ahead
lab-longer = Turns by which games are longer
lab-cases = Cases
lab-beside = The published cards, measured on { $date } in { $games } games of { $seats } × { $bot }
lab-this-card = → { $card }
lab-written = { $card }: { $games } of at most { $most } games, { $path }

## Refusals

refused-no-published = There are no figures of the published cards of { $game } yet: dragonstones balance --game { $game } --all --write
refused-no-lab = The strength of cards of { $game } is not measured here.
refused-no-such-measurement = Nobody has asked for the strength of this card.
refused-lab-a-day =
    { $most ->
        [one] One card a day can be measured for each player. Come back later.
       *[other] { $most } cards a day can be measured for each player. Come back later.
    }
