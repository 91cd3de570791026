### Puzzles on the page. What each is about, and why an answer is best, comes from the site.

puzzles-title = Puzzles
puzzles-lead = Moments of real games in which one answer is clearly best, and the obvious one is not.
puzzles-daily = Puzzle of the day, { $day }
puzzles-solve = Solve it
puzzles-look-again = Look at it again
puzzles-solved = solved
puzzles-missed = not solved
puzzles-streak =
    { $n ->
        [one] You have solved the puzzle of the day 1 day in a row.
       *[other] You have solved the puzzle of the day { $n } days in a row.
    }
puzzles-rating = Your puzzle rating: { $value } ± { $spread }, after { $n } of them.
puzzles-here = What you have solved is kept on this device. As a member you also get a rating.
puzzles-done = { $n } of { $of } solved
puzzles-themes = Themes
puzzles-theme-note = A theme is a hint: what a puzzle is about can give its answer away.
puzzles-any-theme = All themes
puzzles-theme-n = { $name }, { $n }
puzzles-game = Which game
puzzles-any-game = All games
puzzles-show-all = Show all { $n }
puzzles-by-difficulty = By difficulty
puzzles-difficulty-1 = Easy
puzzles-difficulty-2 = Hard
puzzles-difficulty-3 = Very hard
puzzles-number = Puzzle { $id }
puzzles-none = There are no puzzles here.
puzzles-all = All puzzles

puzzle-of = Puzzle, { $difficulty }
puzzle-of-day = Puzzle of the day, { $difficulty }
puzzle-missing = There is no such puzzle
puzzle-leave = All puzzles
puzzle-task = One answer is clearly best. Which one?
puzzle-was-right = Right!
puzzle-was-best = Right! { $n } answers are equally good here.
puzzle-was-not = That is not the best answer.
puzzle-see-chances = Why?
puzzle-chances-title = Your chance to win with each answer
puzzle-chance = { $n } %
puzzle-between = between { $low } and { $high } %
puzzle-mark-best = best
puzzle-mark-obvious = the obvious one
puzzle-mark-mine = your answer
puzzle-about = It is about: { $themes }.
puzzle-play-on = Play on from here
puzzle-play-on-about = At a table of your own, with bots in the other seats.
puzzle-next = Next puzzle
puzzle-counted = This was your first answer, and counts for your rating: { $value } ± { $spread }.
puzzle-key-why = show the chances
puzzle-key-next = next puzzle
