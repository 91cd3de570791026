### The coach: a finished game seen again.

refused-coach-not-over = The coach speaks when the game is over.
refused-coach-a-day = The coach looks at { $most } games a day for each player. Come back later.
refused-no-such-coaching = The coach has not looked at this game yet, or not for you.
refused-coach-not-yours = The coach speaks about your own seat only. Ask at your seat.
refused-no-coach = There is no coach for { $game }.

# What came up at a station of Dragon's Gold: the next dragon that was killed, and by whom.
coach-kill = { $dragon }, killed by { $fighters-obj }
coach-no-kill = the last turns

# How it went in all, in per cent. $own and $luck can be less than nothing; $sure is half an interval.
coach-summary =
    You began with a chance of { $first } per cent and { $won ->
        [yes] won
       *[no] did not win
    }. Your own answers moved it by { $own } (give or take { $sure }), compared with a Merchant in your seat; chance and the others moved it by { $luck }.

# Why another answer is better. $best and $mine are worths of fists, $often and $seldom how often,
# in per cent, all others bid less than that.
coach-why-under = { $best } would have beaten all other fists about { $often } times in a hundred, { $mine } only { $seldom } times, and the { $card } was worth the difference.
coach-why-over = { $mine } was more than the { $card } is worth to you: { $best } leaves you the coins for cards that come later.
coach-why-coins = It is the same bid, but with coins that you miss less later.
coach-why-choice = In the games that the Archmage imagined from here, it wins more often.
coach-says-nothing = The coach has nothing to say about this one: it found no two answers to compare.
coach-why-dragon =
    { $gains ->
        [yes] There you could count on { $more } points more, after what it costs to send somebody.
       *[no] Fewer points are sure there at first, but in the turns that follow it brings more.
    }
coach-why-adventurer =
    { $gains ->
        [yes] The other adventurer makes { $more } points more of the same dragon.
       *[no] The other adventurer is missed less at home.
    }

# Seen at least twice.
coach-habit-over = { $n } times you bid more than a card was worth to you.
coach-habit-under = { $n } times you let a card go that a few more coins would have won.
coach-habit-choice = { $n } times you chose what wins less often.
coach-habit-dragon = { $n } times you sent somebody to the dragon that brings you less.
coach-habit-adventurer = { $n } times you sent the wrong adventurer to the right dragon.

# Negotiations. Points are what the treasure will probably score for you.
coach-talks-lost =
    { $possible ->
        [yes] Nobody got anything, though there was a deal that all would probably have taken.
       *[no] Nobody got anything, and no deal was in sight that all would have taken.
    }
coach-talks-agreed =
    { $more ->
        [yes] Your share was worth about { $got } points; the others would probably have left you { $left } more.
       *[no] Your share was worth about { $got } points, and there was hardly more to be had.
    }

## dragonstones coach

coach-thinks = The Archmage is thinking
coach-title = The game again, from the seat of { $name }
coach-at = At
coach-station = What came up
coach-turning = Turning point { $n }: { $about }, { $move } per cent
coach-even = An even game: no single moment decided it.
coach-decisions =
    { $costly ->
        [0] None of your { $n } decisions cost anything beyond the noise of the search.
        [one] One of your { $n } decisions cost more than the noise of the search.
       *[other] { $costly } of your { $n } decisions cost more than the noise of the search.
    }
coach-cost = { $at }. { $about }: { $mine } instead of { $best } cost { $value } per cent ({ $low } to { $high }).
coach-free = { $at }. { $about }: { $mine }. { $told }
coach-talks-at = { $at }. Negotiation: { $told }
coach-habit = Seen more than once: { $told } Each time that cost about { $cost } per cent.
coach-column-seats = Players
coach-column-called = Called
coach-column-won = Won
# All numbers of players together.
coach-all-seats = all
coach-column-sure = Give or take
coach-column-games = Games
coach-no-file = Which game? Name the file of one: dragonstones coach FILE
