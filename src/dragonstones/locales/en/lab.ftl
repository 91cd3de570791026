### The balance lab: how strong a card is. `dragonstones balance --card`, and the page's workshop.

lab-verdict =
    { $verdict ->
        [weak] Weak, about like the { $like }.
        [fair] Fair, about like the { $like }.
        [strong] Strong, about like the { $like }.
       *[breaks] It breaks the game: it gains far more than nearly all published cards.
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
lab-sure = The games leave hardly any doubt about that.
lab-maybe = But the games leave some doubt: it may still turn out { $others }.
lab-maybe-weak = weak
lab-maybe-fair = fair
lab-maybe-strong = strong
lab-maybe-breaks = so strong that it breaks the game

## The command

lab-title = How strong is it? { $card }, in { $game }
lab-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $seats } × { $bot }, the card wherever it could come up, seed { $seed }.
lab-alone = { $option } always plays the same games, so that all figures can be compared: leave { $other } out.
lab-progress = Playing
lab-effect = Chance of winning gained by holding it, in points
lab-cases = Cases
lab-beside = The published cards, measured on { $date } in { $games } games of { $seats } × { $bot }
lab-card = Card
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
