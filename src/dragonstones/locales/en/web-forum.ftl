## The forum.

forum-about = Talk about characters, variants, how to play well, and this site.
forum-boards = Boards
forum-newest = Everything new
forum-followed = What I follow
forum-closed = closed
forum-former = a former member
forum-search = Search in the forum
forum-search-go = Search
forum-found = What was found
forum-none = Nothing contains these words
forum-none-about = Try fewer words, or just the beginning of a word.
forum-begin = Begin a thread
forum-begin-now = Begin it
forum-title = Title
forum-first-post = First post
forum-members = Members write here.
forum-become = Become a member
forum-empty = Nothing here yet
forum-empty-about = Somebody has to be the first.
forum-empty-followed = The threads that you write in or follow will be listed here.
forum-unread = { $n } new,
forum-posts =
    { $n ->
        [one] 1 post
       *[other] { $n } posts
    }
forum-last = the last by { $name }, { $at }
forum-locked = locked
forum-hidden = hidden
forum-more = More
forum-feed = Feed of this board
forum-feed-thread = Feed of this thread
forum-none-here = No forum here
forum-lost = This is not in the forum
forum-back = To the forum

## A thread.

forum-about-entry = Look at it in the guild
forum-is-locked = This thread is locked: nobody can write in it any more.
forum-is-hidden = This thread is hidden: only moderators can see it.
forum-follow = Follow
forum-following = Followed
forum-pages = Pages of this thread
forum-page = Page { $n } of { $all }
forum-first = First
forum-before = Back
forum-after = Next
forum-newest-post = Newest
forum-no-posts = Nobody has written here yet
forum-no-posts-about = What do you think of it? Have you played with it?
forum-answer = Your answer
forum-send = Send it
forum-no-quote = Do not quote
forum-markdown = *emphasis*, **bold**, > quote. A link to a card, a replay, a puzzle or a table of this site, alone on its line, shows the thing itself.
forum-cancel = Discard

## A post.

forum-post-link = Post { $n }
forum-edited = changed { $at }
forum-history = What it said before
forum-answers = An answer to { $name }
forum-nothing-left = What was said there is gone.
forum-post-hidden = A moderator has hidden this post.
forum-post-gone = Deleted together with the account of its author.
forum-heart = Give post { $n } a heart. It has { $hearts }
forum-unheart = Take the heart for post { $n } back. It has { $hearts }
forum-quote = Quote
forum-quote-n = Quote post { $n }
forum-edit = Change
forum-edit-n = Change post { $n }
forum-edit-label = Your post
forum-save = Save
forum-report = Report
forum-report-n = Report post { $n }
forum-reason = What is wrong, in a sentence
forum-report-send = Send the report
forum-reported = Thank you. The moderators will look at it.
forum-hide = Hide
forum-hide-n = Hide or show post { $n }
forum-show = Show again
forum-look = Look at it
forum-table-open = Sit down
forum-table-playing = Watch
forum-table-over = Look at it
forum-table-closed = Look at it
forum-puzzle = A puzzle
forum-difficulty =
    { $n ->
        [1] { puzzle-difficulty-1 }
        [2] { puzzle-difficulty-2 }
       *[other] { puzzle-difficulty-3 }
    }
forum-solve = Solve it
forum-here = Show it here
forum-put-away = Hide it again
forum-game-here = { $name }, here in the post
forum-gone = This is no longer here, or you may not see it:

## Moderation.

moderation-title = Moderation
moderation-about = What people have reported in the forum, in the guild and at tables. Every action is recorded.
moderation-reports =
    { $n ->
        [0] No reports
        [one] 1 report
       *[other] { $n } reports
    }
moderation-of-line = { $name } at a table
moderation-of-post = { $name } in the forum
moderation-of-entry = { $name } in the guild
moderation-by = reported by { $name }, { $at }
moderation-none = All is quiet
moderation-none-about = Nobody has reported anything.
moderation-settle = Settled
moderation-look = Look at it
moderation-thrown = Games that look thrown
moderation-thrown-about = In the last 90 days. This is a reason to look at these games, not a proof.
moderation-audit = What was done
moderation-lock = Lock the thread
moderation-unlock = Open the thread again
moderation-hide = Hide the thread
moderation-unhide = Show the thread again
moderation-move = Move it to
moderation-sanction = Warn or silence
moderation-sanction-name = What happens to { $name }?
moderation-kind = Action
moderation-kind-warn = Warn
moderation-kind-silence = Silence
moderation-kind-ban = Ban
moderation-days = How long
moderation-n-days =
    { $n ->
        [one] 1 day
       *[other] { $n } days
    }
moderation-reason = Reason, for the person to read
moderation-do = Do it
moderation-sanctioned = Done: { $name } will see it on the next page they open.
moderation-was-warn = Warned { $at }
moderation-was-silence = Silenced { $at }
moderation-was-ban = Banned { $at }
moderation-lift = Take it back
moderation-lifted = taken back
