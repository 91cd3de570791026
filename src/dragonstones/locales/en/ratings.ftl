# Ratings, leaderboards and the search for a table.

refused-no-ratings = This site has no ratings.
refused-no-matching = This site does not look for tables for people. The list of tables shows where there is a free seat.
refused-not-seeking = The site is not looking for a table for you.

ratings-computed =
    { $n ->
        [0] No game has been rated yet.
        [one] One game: all ratings are computed anew.
       *[other] { $n } games: all ratings are computed anew.
    }
thrown-none = No two people stand out.
thrown-line = { $first } was ahead of { $second } in { $ahead } of { $n } games together; judging by how both do against everybody else, { $expected } were to be expected.
