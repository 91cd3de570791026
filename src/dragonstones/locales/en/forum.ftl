# The forum and moderation: boards, what is refused, and feeds.

board-characters = Characters
board-variants = Variants
board-strategy = Strategy
board-site = This site
forum-lead = Where players talk about characters, variants and how to play well.
thread-untitled = A thread of a former member

refused-no-forum = This site has no forum.
refused-forum-for-members = Only members write in the forum. What you have written stays on this device; become a member, and send it then.
refused-no-such-board = There is no such board in this forum.
refused-no-such-thread = There is no such thread, or no longer.
refused-no-such-post = There is no such post, or no longer.
refused-board-closed = This board is closed: everybody can read it, and nobody writes there any more.
refused-thread-locked = This thread is locked: nobody writes in it any more.
refused-post-hidden = A moderator has hidden this post. It cannot be changed.
refused-not-your-post = Only its author can change a post.
refused-post-empty = There is nothing to read in it. Write a few words.
refused-slow-mode =
    { $seconds ->
        [one] In their first days, new members have to wait between posts. Try again in a second.
       *[other] In their first days, new members have to wait between posts. Try again in { $seconds } seconds.
    }

## Manners; also at tables and in the guild.

refused-bad-word = It contains a word that nobody may write here. Say it in another way.
refused-silenced =
    { $hours ->
        [one] A moderator has asked you to be silent, for an hour more. You can still read and play.
       *[other] A moderator has asked you to be silent, for { $hours } hours more. You can still read and play.
    }

## Moderation.

refused-operators-only = Only those who run the site can see that.
refused-moderators-only = Only moderators can do that.
refused-is-moderator = This person is a moderator. The people who run the site have to take that role away first.
refused-silence-days = A silence lasts a number of days; a warning and a ban have no end.
refused-no-such-sanction = There is no such warning, silence or ban, or it was taken back already.

## Feeds.

feed-forum = The forum of Dragonstones
feed-board = { $board }: the forum of Dragonstones
feed-posts =
    { $n ->
        [one] 1 post
       *[other] { $n } posts
    }
