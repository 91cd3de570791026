### How to play well, and the pages of single cards.

strategy-title = Strategy
strategy-lead = What good players do, as far as figures can tell: many games between bots, counted.
strategy-tips-beginner = Ten tips to begin with
strategy-tips-expert = For those who know the game
strategy-even = With equal chances it would be { $share }.
strategy-of-game = Strategy: { $game }
strategy-all = All games
strategy-choose = Which game?
strategy-show-all = Show all { $n }
strategy-figure = { $value } (between { $low } and { $high })
strategy-rules = Read the rules

## The page of a card

card-page-other = In German
card-page-rulings = How we play it
card-page-figures = In figures
card-page-rank = Place { $place } of { $of }
card-page-tips = Tips
card-page-lessons = Learn it
card-page-puzzles = Puzzles about it
card-page-puzzle = Puzzle { $id }
card-page-alike = Home-made cards like it
card-page-by = { $name }, by { $author }
card-page-tips-more = All tips
card-page-in-rules = In the rules
card-page-nothing = There are no figures about this one.
