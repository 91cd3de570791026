### What people have done in games of Fist of Dragonstones.

favourite-fist =
    { $won ->
        [one] won once
       *[other] won { $won } times
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
fact-fist-cards =
    { $cards ->
        [one] One card won
       *[other] { $cards } cards won
    }
fact-fist-ties =
    { $ties ->
        [one] One of them in silver, after a tie
       *[other] { $ties } of them in silver, after a tie
    }
fact-fist-coins-a-point = { NUMBER($coins-a-point, maximumFractionDigits: 1) } coins in the fists for each point, over { $scored ->
        [one] one point
       *[other] { $scored } points
    }
deed-all-in-one-turn = All in one turn
deed-all-in-one-turn-about = scored three points in a single turn
deed-clean-sweep = Nothing for anybody else
deed-clean-sweep-about = won three points ahead of everybody
deed-cool-head = A cool head
deed-cool-head-about = won four ties in silver in one game
deed-silence = Silence in the hall
deed-silence-about = put a black coin into two fists, and won
