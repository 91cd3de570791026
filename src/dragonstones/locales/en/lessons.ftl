### Lessons: what is the same in all of them.

lesson-you = You

refused-bad-lesson = The lesson { $file } cannot be played. Step { $step }: { $reason }
refused-lesson-rules = It was checked with rules { $found }, and the game has { $known }.
refused-lesson-seats = { $seats } seats need one “others” less; there are { $others }.
refused-lesson-two-steps = Two steps have this name.
refused-lesson-shows-nothing = It asks something, and the answer to show is missing.
refused-lesson-answers = It asks nothing, and has answers.
refused-lesson-landmark = There is no landmark { $name } on this table.
refused-lesson-name = A lesson is called like 03-ties.toml.
refused-lesson-asks = It is about { $asked }, and the game asks { $kind }.
refused-lesson-shape = This cannot be read ({ $found }).
refused-no-such-card = There is no card { $card } in this game.
refused-no-such-lesson = There is no lesson { $lesson } here.
refused-lesson-deeds = This lesson has changed since you left it (step { $number }). Please begin it again.
refused-lesson-over = This lesson is over.
refused-lesson-asks-nothing = This step asks nothing: just go on.

## In the terminal

lesson-keys = show · why · ? cards · l log · q leave
lesson-key-show = show
lesson-key-why = why
lesson-title = { $title }, step { $step } of { $steps }
lesson-no-rule = There is no rule behind this step: just look at the table.
lesson-minutes = { $n ->
        [one] one minute
       *[other] { $n } minutes
    }
lesson-begin = Begin, or go on, with: { $command }
