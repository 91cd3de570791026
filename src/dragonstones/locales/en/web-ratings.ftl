### Ratings, leaderboards and the search for a table.

rating-title = Ratings
rating-value = { $value } ± { $spread }
rating-games =
    { $n ->
        [one] 1 game
       *[other] { $n } games
    }
rating-place = place { $place }
rating-unranked = not ranked before { $least } games
rating-hidden = not on the leaderboard
rating-said = { $game }: the rating is { $value }, very likely between { $low } and { $high }.
rating-above = Above: { $bot }.
rating-game = Game
rating-when = When
rating-mine = You

ratings-lead = Ranked by what is certain: the rating less its uncertainty. The bots stand among you, so that a number means something.
ratings-season = Month
ratings-all-time = all time
ratings-none = Nobody is on this leaderboard yet
ratings-none-about = It lists members who have finished { $least } games that count, and who show their page to everybody.
ratings-bot = bot
ratings-more = Show more
ratings-missing =
    { $n ->
        [one] One more game that counts, and you are ranked.
       *[other] { $n } more games that count, and you are ranked.
    }
ratings-only-me = Only you see this row. Choose on your page who sees you.
ratings-my-page = My page
ratings-of =
    { $n ->
        [one] One player is ranked
       *[other] { $n } players are ranked
    }
ratings-off = This site has no ratings

find-title = Find me a table
find-lead = The site looks for people of about your strength, and searches more widely the longer it takes. The game counts for your rating.
find-game = Game
find-patience = Bots may join
find-patience-30 = after 30 seconds
find-patience-60 = after a minute
find-patience-180 = after 3 minutes
find-patience-never = never
find-go = Find me a table
find-stop = Stop looking
find-looking = Looking for a table: { $game }
find-width = At the moment it looks for people within { $width } points of you.
find-others =
    { $n ->
        [0] Nobody else is looking at the moment.
        [one] One other person is looking.
       *[other] { $n } others are looking.
    }
find-bots =
    { $n ->
        [0] Bots of your strength sit down now.
        [one] In one second bots of your strength fill the table.
       *[other] In { $n } seconds bots of your strength fill the table.
    }
