### The page of the coach (/games/<table>/coach).

coach-page-title = The game again
coach-eyes = Seen by
coach-you = You
coach-line =
    { $won ->
        [yes] { $name } { $chance } %, won
       *[no] { $name } { $chance } %
    }
coach-curve-said = Your chance to win over { $stations } moments: { $first } per cent at the start, { $most } at its height, { $last } at the last moment. The table below has all numbers.
coach-before = Back
coach-next = Next
coach-turn = turn { $turn }
coach-turn-first = Turn { $turn }
coach-place = { $n } of { $of }
coach-moved =
    { $last ->
        [yes] { $chance } % for you here; { $move } until the end.
       *[no] { $chance } % for you here; { $move } until the next moment.
    }
coach-play-on = Play on from here
coach-play-on-about = your seat, bots in the others, the same cards to come; it counts for nothing
coach-answer = Answer
coach-often = How often the Archmage plays it
coach-wins = Wins in 100 games
coach-yours = you
coach-cost-games = is what it cost: you win { $mine } games in 100 with your answer, { $best } with the best one.
coach-cost-interval = The search cannot say more exactly than between { $low } and { $high }.
coach-nothing-to-choose = Nothing to choose between them: your answer cost nothing beyond the noise of the search.
coach-knew = What you knew then
coach-not-judged-yet = The Archmage has not come to this yet.
coach-not-asked = You had nothing to decide here.
coach-talks = The negotiation
coach-worth-to = Worth in points to
coach-proposed = { $name } proposed
coach-agreed = Agreed
coach-accepted = accepted
coach-least = Would probably have taken
coach-possible = What all would probably have taken
coach-queued =
    { $place ->
        [0] The Archmage comes to your game next.
        [one] The Archmage looks at your game after one other.
       *[other] The Archmage looks at your game after { $place } others.
    }
coach-thinking = The Archmage is thinking: { $done } of { $of } decisions.
coach-stop = Stop
coach-again = Go on
coach-stopped = You have stopped the Archmage.
coach-failed = The Archmage could not finish this game.
coach-turning-points = Turning points
coach-luck = Luck and skill
coach-twice = Seen more than once
coach-each-time = Each time that cost about { $cost } per cent.
coach-share = Share it
coach-unshare = Do not share it
coach-is-shared = Whoever has the link can read this.
coach-is-private = Only those who played this game can read this.
coach-all = All moments as a table
coach-none = Nothing from the coach here
coach-key-before = to the moment before
coach-key-next = to the next moment
coach-key-turning = to a turning point
