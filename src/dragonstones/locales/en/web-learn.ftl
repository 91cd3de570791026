## The path of lessons.

learn-title = Learn by playing
learn-lead = Each lesson is a real table and takes a minute or two. The keeper of the tavern says what to do, and nothing can go wrong.
learn-first = Begin here
learn-go-on = You were here
learn-begin = Begin the lesson
learn-resume = Go on
learn-of =
    { $game }, { $minutes ->
        [one] about a minute
       *[other] about { $minutes } minutes
    }
learn-minutes =
    { $minutes ->
        [one] about a minute
       *[other] about { $minutes } minutes
    }
learn-done = done
learn-progress =
    { $done ->
        [0] { $of } lessons
       *[other] { $done } of { $of } lessons done
    }
learn-all = All lessons

## A lesson.

lesson-of = Lesson, { $game }
lesson-steps = Steps of the lesson
lesson-done = (done)
lesson-keeper = The tavern keeper
lesson-why = Why?
lesson-in-rules = In the rules
lesson-show = Show me
lesson-skip = Skip this step
lesson-next = Next
lesson-good = Exactly.
lesson-watch = Watch what happens.
lesson-others = The others are thinking.
lesson-over = That was the lesson.
lesson-next-one = Next lesson
lesson-again = Once more
lesson-play = Play a game
lesson-leave = Leave the lesson
lesson-none = There is no such lesson
learn-key-leave = leave the lesson
learn-key-why = why? The rule behind it
learn-key-next = next
