### `dragonstones arena`: the tables, the report, and what is refused.

## Numbers

arena-whole = { NUMBER($n, maximumFractionDigits: 0) }
arena-one-digit = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-two-digits = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-percent = { NUMBER($n, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-whole-percent = { NUMBER($n, style: "percent", maximumFractionDigits: 0) }
arena-from-to = { $low } to { $high }

## While it runs

arena-progress = Playing
arena-progress-test = Playing (LLR: better { $better }, worse { $worse }, needed { $needed })
arena-rounded = { $asked } games would leave a deal unfinished, so { $games } are played: { $deals } deals of { $each } games.
arena-goes-on = { $games } games have been played already; the others are played now.
arena-interrupted = Interrupted after { $games } games.
arena-go-on = Go on with: { $command }
arena-lost = They are not kept. With --report FOLDER an interrupted run can go on.
arena-no-deal = No deal is complete yet, so there is nothing to report.
arena-written = The report: { $path }

## The tables

arena-title = Arena: { $game }
arena-played =
    Games: { $games }, deals: { $deals }{ $left ->
        [0] {""}
       *[other] ; not counted: { $left }
    }
arena-bot = Bot
arena-seats = Seats
arena-shares = Games won
arena-shares-note = The share of games that each seat of a bot wins; a shared win counts in parts. With { $players } players, { $fair } is fair. 95% intervals, computed from the deals: games of the same deal are not independent.
arena-share = Per seat
arena-interval = 95% interval
arena-total = All its seats
arena-points = Points
arena-ratings = Ratings
arena-ratings-note = By openskill (Plackett-Luce), from the ranking of every game. μ is the strength, σ its uncertainty, μ − 3σ a cautious lower bound. Seats of the same bot share a rating. The plot shows μ ± 2σ.
arena-mu = μ
arena-sigma = σ
arena-ordinal = μ − 3σ
arena-times = Time per decision
arena-times-note = Processor time of the thread in which the bot answered, so that a busy machine does not count. Median and 99% are accurate to 5%, the longest is exact.
arena-decisions = Decisions
arena-median = Median
arena-p99 = 99%
arena-longest = Longest
arena-length = Length of the games
arena-length-note = { $turns } until the end.
arena-turns = { $turns }: mean
arena-turns-median = { $turns }: median
arena-turns-between = Shortest and longest
arena-decisions-per-game = Decisions per game
arena-unfinished = Unfinished games
arena-by-seat = Games won by seat
arena-by-seat-note = Whoever sat there: what a seat is worth by itself.
arena-seat-won = Won
arena-seat = Seat
arena-seat-number = Seat { $seat }
arena-mishaps = Mishaps
arena-mishaps-note = Bots that failed, or gave an answer that is not legal. The default was played for them.
arena-kind = Decision
arena-error = Error
arena-times-happened = Times
arena-test = Is { $new } better than { $old }?
arena-test-note = A sequential test on duplicate deals: each is played again with all seats exchanged. It asks whether { $new } wins { $margin } more of the games than { $old }, that many fewer, or neither.
arena-verdict =
    { $verdict ->
        [better] Yes: { $new } is better than { $old }.
        [worse] No: { $new } is worse than { $old }.
        [equal] No: neither is better by { $margin } of the games.
       *[none] Not known yet: more deals are needed.
    }
arena-difference = Share of { $new } minus share of { $old }
arena-deals = Deals
arena-llr-better = LLR for better
arena-llr-worse = LLR for worse
arena-bounds = Bounds of the LLR

## The report

arena-axis-share = Games won per seat
arena-axis-rating = Rating μ
arena-axis-time = Time per decision
arena-axis-part = Decisions that took no longer
arena-axis-games = Games
arena-axis-deals = Deals
arena-axis-llr = Log-likelihood ratio
arena-fair = fair
arena-how = How it was played
arena-how-deals = Every deal is played { $each } times, with the bots in different seats, so that the luck of the cards and of the seat cancels out.
arena-how-again = The same command plays the same games, as long as no bot thinks by the clock:
arena-how-version = Dragonstones { $version }, rules version { $rules } of { $game }, seed { $seed }
arena-how-options = Options: { $options }
arena-how-numbers = All numbers are in { $file }, all games in { $games }.

## Datasets

dataset-written = { $games ->
    [one] One game is in { $folder }.
   *[other] { $games } games are in { $folder }.
} Its README.md explains them.
dataset-interrupted = Interrupted. The same command goes on with { $folder }.

## Refusals

refused-arena-who = Say who plays, in one of three ways: --bots A,B,C,D, or --best-response-to A, or --test NEW --against OLD.
refused-arena-players = --players { $players } does not fit the { $bots } bots of --bots.
refused-same-bots = A test needs two different bots, not { $bot } twice.
refused-arena-folder = The folder { $path } cannot be used for a report: { $reason }.
refused-arena-other-settings = The games in { $path } were played with other settings ({ $setting }: { $found }, and now { $wanted }). Choose another folder.
refused-arena-damaged = Line { $line } of { $path } cannot be read. Delete the line, or choose another folder.
refused-no-extra = The package { $package } is missing. Install it with: pip install 'dragonstones[{ $extra }]'
refused-other-dataset = There is another dataset in { $folder } ({ $name }: { $found }, and now { $wanted }). Choose another folder.
refused-no-dataset = There is no dataset in { $folder }.
refused-dataset-both = Either bots play, or saved games are read with --from: not both.
refused-worker-lost = A process of the arena was killed from outside, perhaps because memory ran out. Try it with fewer workers.
refused-no-ray = Ray at { $address } does not work: { $reason }
