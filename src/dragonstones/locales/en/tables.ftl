### Tables on a site: what was wrong, and what is allowed.

refused-no-such-table = There is no such table, or it has been closed.
refused-no-such-code = No table has the code { $code }. A code has six letters, and works until the game is over.
refused-not-at-table = You are not at this table. Take a seat first; spectators cannot play or talk.
refused-not-over = This game is not over yet.
refused-not-started = This game has not begun yet.
refused-not-host = Only the host of the table can do that.
refused-no-such-seat-here = There is no seat { $seat } at this table: it has { $seats } seats, and the first is 0.
refused-seat-taken = Seat { $seat } is taken. Take another one.
refused-seat-free = Nobody sits on seat { $seat }.
refused-sent-away = The host has removed you from this table. You can watch, or set up a table of your own.
refused-many-tables = You already have { $most } open tables. Start one of them, or close one.
refused-many-tables-here = There are already { $most } open tables from your network. Join one of them, or wait until one has started.
refused-table-full = All seats are taken. You can watch.
refused-table-not-open =
    { $state ->
        [playing] The game has begun already.
        [over] The game is over already. You can ask for a rematch.
       *[other] This table is closed.
    }
refused-seats-free =
    { $n ->
        [one] One seat is still free. Wait for somebody, or let a bot sit there.
       *[other] { $n } seats are still free. Wait for somebody, or let bots sit there.
    }
refused-party-by-days = At a party all play at the same time: choose a clock of seconds or minutes, or none.
refused-party-too-few =
    { $n ->
        [one] One more player is needed. Wait for somebody, or let a bot sit down.
       *[other] { $n } more players are needed. Wait for somebody, or let bots sit down.
    }
refused-not-a-party = Only a party can be paused, where all are in one room.
refused-not-played-now = No game is being played at this table now.
refused-table-paused = The game is paused. The host goes on with it.
refused-name-taken-here = Somebody here is called { $name } already. Choose another name, or add a letter.
refused-colour-taken = Somebody else has taken this colour. Choose another one.
refused-no-code-left = No free code was found for the table. Please try again.
refused-not-saved = That could not be saved, so it has not happened. Please try again.
refused-not-watching = Open the table first, then answer there.
refused-cannot-pass = You can pass until the next turn only while you are asked for something that can be passed, such as a bid.
refused-shared-device = Several of you play on this device, so each of you is asked every time: to be left out would tell the others.
refused-too-many-tables = You can watch { $most } tables at the same time.
refused-bad-message = The message makes no sense here: { $reason }.
refused-no-answer = The message contains no answer. To take a sealed answer back, send withdraw.
refused-say-one-thing = Say something of your own or one of the ready-made lines: not both, and not nothing.
refused-no-such-line = There is no line { $line }. The lines are: { $lines }.
refused-no-such-talk = There is no line number { $line } in the talk of this table.
refused-no-such-page = There is nothing at this address.
refused-no-such-method = This address cannot be used that way.
refused-too-large = The message is too large.
refused-bad-request = The message makes no sense here: { $details }.
refused-site-failed = Something went wrong on our side. Nothing is lost; please try again.
refused-site-unavailable = The site cannot save anything at the moment. Nothing is lost; please try again soon.
refused-game-newer = This game is played by a newer version of the program. Try again in a moment.
refused-game-unplayable = This game cannot be shown: what is stored of it is damaged. Whoever runs the site finds out more with `dragonstones doctor`.
refused-only-this-machine = This site can only be reached from this machine: it has no address for others.

# What a link shows in a messenger.
preview-person = What { $name } has played here, won and made.
preview-picture = Dragonstones, drawn like a woodcut
preview-rules = Rules: { $game }
preview-table =
    { $state ->
        [open] { $free ->
            [0] { $host } hosts { $game }. All seats are taken, and you can watch.
            [one] { $host } invites you to { $game }. One seat is free.
           *[other] { $host } invites you to { $game }. { $free } seats are free.
        }
        [playing] A game of { $game } is being played. You can watch.
        [replay] Watch the replay of a game of { $game }.
       *[over] A game of { $game } that is over. You can watch the replay.
    }

## Playing on from a moment of a finished game

refused-no-such-moment = This game has no moment { $at }: the last one is { $last }.
refused-trial-at-end = The game is over at this moment. Go back to an earlier one to play on from there.
refused-no-file = Name a finished game, or send the file of one.
refused-game-file-broken = This file cannot be played: something in it is damaged. Export the game again.
