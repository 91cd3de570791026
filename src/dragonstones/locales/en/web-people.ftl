### Pages about people: their games, what these add up to, and what else they have done.

person-title-mine = My games
person-none = You have no page here yet
person-none-about = Play a game, with people or with bots, and it will be listed here.
person-play = Play a game
person-hidden = Nobody to see here
person-summary =
    { $n ->
        [0] No game has come to its end yet. Here since { $since }.
        [one] One finished game since { $since }, { $won } won.
       *[other] { $n } finished games since { $since }, { $won } won.
    }
person-finishing-nearly-all = Finishes nearly every game with others.
person-finishing-most = Finishes most games with others.
person-finishing-few = Often leaves before the end.
person-shown-to = Who sees this page?
person-shown-nobody = Only me
person-shown-friends = Friends
person-shown-everybody = Everybody
person-shown-about = Others see your statistics and your games at public tables; other players are named there only if they show their own page.
person-guest = Only you see this page. If you become a member, you keep all of it and can show it to others.
person-become = Become a member

person-running = Running games
person-your-move = It is your turn
person-their-move = The others are thinking
person-waiting = Waiting for players
person-with = with { $names }
person-somebody = somebody

person-past = Finished games
person-filter-game = Game
person-filter-ending = Ending
person-any = any
person-won = won
person-lost = not won
person-search = Name of an opponent
person-search-go = Search
person-older = Show older games
person-past-none = No finished game matches these filters.
person-past-empty = No finished game to see here yet.
person-unrated = no rating
person-change = Rating: { $n }
person-place = { $place } of { $seats }
person-winner = won
person-minutes =
    { $n ->
        [one] 1 minute
       *[other] { $n } minutes
    }
person-replay = Replay
person-again = Again with them
person-coach = Coach

person-records = By game
person-record-of = { $game }, { $n } players
person-record-won = { $won } of { $of } won: { $share }
person-record-between = probably between { $low } and { $high }
person-record-fair = The line is an equal share: { $share }.
person-record-points = { $points } points a game
person-record-points-between = { $points } points a game, probably between { $low } and { $high }

person-favourites = Favourite cards
person-facts = Counted
person-deeds = Deeds
person-deed-game = See the game
person-deed-others =
    { $n ->
        [0] Nobody else has done it yet.
        [one] One other player has done it.
       *[other] { $n } other players have done it.
    }
person-deed-many = More than { $n } other players have done it.
person-made = Made for the guild
person-made-version = version { $n }
person-puzzles = Puzzles
person-puzzles-done = { $n } of { $of } solved at the first attempt
person-puzzles-rating = Rating: { $value } ± { $spread }
