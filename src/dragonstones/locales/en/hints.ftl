### A hint: what the Archmage would do in your place.

# $answer: as the option is called, or what is bid.
hint-answer = I would choose this: { $answer }.
# $others: 0: all answers are about the same; $other: the chance with the next best.
hint-chance =
    { $others ->
        [0] Your chance to win is then about { $chance } %. Other answers are about as good.
       *[other] Your chance to win is then about { $chance } %; with the next best answer it is { $other } %.
    }
# What is at stake, to you and to the one of the others who wants it most.
hint-worth =
    { $unit ->
        [points] What is at stake is worth about { $worth } points to you, and up to { $others } to the others.
       *[coins] The card is worth about { $worth } coins to you, and up to { $others } to the others.
    }
refused-no-hints = There are hints only at tables that allow them, and only if all others there are bots.
refused-no-hint-now = You are not being asked anything now, so there is nothing to advise.
refused-hint-failed = Your adviser could not think just now. Ask again, or decide yourself.
refused-no-why = There is no explanation for this in { $game }.
