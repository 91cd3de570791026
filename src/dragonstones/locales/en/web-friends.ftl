### Friends, invitations, and what there is for somebody who comes back.

friends-title = Friends
friends-none = You have no friends here yet. Ask somebody by name, or after a game with them.
friends-ask-name = Name of a member
friends-ask = Ask
friends-asked = You have asked { $name }. They will see it on their next visit.
friends-guest = guest
friends-state-friend = friend
friends-state-asked = you have asked
friends-state-asks = asks to be your friend
friends-accept = Yes
friends-accept-label = Yes, be friends with { $name }
friends-refuse = No
friends-refuse-label = No, not friends with { $name }
friends-take-back = Take back
friends-take-back-label = Take back your request to { $name }
friends-end = End
friends-end-label = End the friendship with { $name }
friends-blocked = Blocked
friends-unblock = Unblock
friends-unblock-label = Unblock { $name }

company-title = The others here
company-ask = Be friends?
company-ask-label = Be friends? Ask { $name }
company-block = Block
company-block-label = Block { $name }
company-block-title = Block { $name }?
company-block-about = You two will not sit at the same table again. Neither can invite the other or ask to be friends, and you do not read what they say. A game that is being played goes on; a table at which you both wait does not start. { $name } is not told, but can notice it. You can undo it on your page.
company-block-yes = Block
company-blocked = { $name } is blocked.
finishing-new = is new here
finishing-nearly-all = finishes nearly every game
finishing-most = finishes most games
finishing-few = often leaves before the end

invite-friend = Invite a friend
invite-friend-label = Invite { $name }
invite-sent = Invited: { $names }

invited-title = You are invited
invited-by = { $name } invites you
invited-go = To the table
invited-decline = Not now
invited-decline-label = Not now: the invitation of { $name }

home-news = What is going on
home-friends = Friends at tables
home-friend-open = { $name } waits for players
home-friend-playing = { $name } is playing
home-friend-sit = Sit down
home-friend-watch = Watch
home-daily = Puzzle of the day
home-daily-new = One moment, one best answer. Do you see it?
home-daily-done = You have answered it. There is a new one tomorrow.
home-daily-streak =
    { $n ->
        [0] Solved today’s? Then come back tomorrow.
        [one] Solved one day in a row.
       *[other] Solved { $n } days in a row.
    }
home-daily-go = To the puzzle
home-week = Card of the week
home-week-go = Look at it
home-watch = Worth watching
home-watch-go = Watch
