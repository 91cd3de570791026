### Strategy: tips, with the figures they rest on, and charts.

refused-no-strategy = Nobody has counted games of { $game } yet.
strategy-interval = 95 % interval
strategy-basis =
    From { $games } games of { $seats } bots of the level { $bot }, { $date }. Bots are not people: take it as a rule of thumb.

## Charts, and their rows where they are not cards

strategy-row-from-to = { $name }, from { $first } to { $then }
