### Puzzles: what they are about, why the best answer is best, and the commands `mine` and `puzzle`.

theme-ties = Ties
theme-ties-lesson = A tie is decided by silver: think of what the others have left of it, not of the card alone.
theme-curse = The black coin
theme-curse-lesson = When you cannot get the card and must not let anybody have it, a black coin in the fist sees to it that nobody does.
theme-no-curse = Keep the black coin
theme-no-curse-lesson = A black coin is gone once it is used. It waits for the card that would cost you the game.
theme-magic = Magic coins
theme-magic-lesson = A Magic coin is strongest at the right moment; before that it is worth more behind the screen.
theme-empty-fist = The empty fist
theme-empty-fist-lesson = An empty fist is an answer, too: everybody pays for this card, and you have your coins for the next one.
theme-last-coin = To the last coin
theme-last-coin-lesson = When a card is worth it, the last coin belongs in the fist: coins do not win games.
theme-less = Less is enough
theme-less-lesson = Whatever is in the fist is spent. Bid what the others cannot beat, and not what the card is worth to you.
theme-more = A coin more
theme-more-lesson = Being second costs as much as winning. If you want the card, bid so that the others stay below.
theme-kept = Kept cards
theme-kept-lesson = A kept card has one good moment. Ask what it does now, and what it could still do later.
theme-favor = The King’s Favor
theme-favor-lesson = A single coin for a card that nobody wanted is often the best bargain of the turn.
theme-power = Using a power
theme-power-lesson = Choose what brings you nearer to winning, and not simply what is worth most.
theme-match-point = About to win
theme-match-point-lesson = Somebody needs only one point more. From now on every card is also about keeping that point from them.
theme-take-it = Take the deal
theme-take-it-lesson = A fair share in the hand is better than a good one that nobody else accepts.
theme-let-fail = Let them fail
theme-let-fail-lesson = If a deal helps the others more than you, no deal at all is better.
theme-last-blow = The last blow
theme-last-blow-lesson = Whoever kills the dragon decides when the treasure is shared, and among whom.
theme-company = In company
theme-company-lesson = A small part of a treasure that comes soon can be better than all of one that never does.
theme-alone = Alone at a dragon
theme-alone-lesson = Where nobody else fights there is nobody to share with.
theme-specialists = Thief and wizard
theme-specialists-lesson = The weak adventurers have powers: send them where those count.
theme-theft = Theft
theme-theft-lesson = A stolen token is missing somewhere, too. Look at who is ahead and at what they collect.

puzzle-why-bids = In the imagined auctions { $best } wins the card alone in { $best-wins } % of all cases, and { $other } in { $other-wins } %.
puzzle-why-bid = In the imagined auctions { $best } wins the card alone in { $best-wins } % of all cases.
puzzle-why-empty =
    { $other-wins ->
        [0] In the imagined auctions { $other } never wins the card alone: the coins would be gone for nothing.
       *[other] In the imagined auctions { $other } wins the card alone in only { $other-wins } % of all cases; otherwise the coins are gone for nothing.
    }
puzzle-why-games =
    The moment was played to its end { $games } times with each of the two answers: the best one won { $best } % of these games, the obvious one { $other } %.

refused-puzzle-file = { $file }, puzzle { $puzzle }: { $reason }
refused-puzzle-shape = This cannot be read ({ $found }).
refused-puzzle-not-asked = seat { $seat } is not asked anything of the kind { $kind } there.
refused-puzzle-answers = its best answer, its obvious answer and its seats do not fit together.
refused-puzzle-not-weighed = This puzzle has not weighed such an answer, so it cannot say how good it is. Try another one; nothing has been counted.
refused-puzzle-no-file = There is no file { $file } with puzzles.
refused-no-such-puzzle = There is no puzzle { $puzzle } here.
refused-no-puzzles = There are no puzzles of this kind.

puzzle-difficulty-1 = easy
puzzle-difficulty-2 = hard
puzzle-difficulty-3 = very hard
puzzle-title = Puzzle { $id } · { $game } · { $difficulty }
puzzle-you = You
puzzle-right = Right!
puzzle-wrong = Not the best answer.
puzzle-chances = Your chance to win with each answer
puzzle-yours = your answer
puzzle-best = best
puzzle-obvious = the obvious one
puzzle-verified = Weighed by { $searches } searches of { $thoughts } thoughts each. The interval shows how much other luck changes it.
puzzle-themes = Themes
puzzle-again = Next puzzle: { $command }

mine-progress = Puzzles
mine-done = { $n } puzzles of { $game } in { $path }.
mine-interrupted = Interrupted. The same command goes on from here.
mine-count-or-check = Say how many puzzles to find with --count, or which file to check with --check.
mine-checking = Checking
mine-check-failed = { $file }, puzzle { $puzzle }: weighed again, its best answer is ahead by only { $margin } %.
mine-check-turned = { $file }, puzzle { $puzzle }: weighed again, another answer is best.
mine-checked =
    { $n ->
        [one] 1 puzzle checked
       *[other] { $n } puzzles checked
    }, { $failed ->
        [0] all of them hold.
        [one] 1 does not hold.
       *[other] { $failed } do not hold.
    }
