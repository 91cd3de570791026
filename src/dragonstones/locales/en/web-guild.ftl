## The guild, in which cards and variants are published.

guild-lead = Cards and variants that players have made. Play them, change them, and show yours.
guild-make = Make a card
guild-feed = Feed of new cards
guild-closed = This site has no guild
guild-closed-about = You can still make cards and variants here, and share them as files and links.
guild-to-workshop = To the workshop

guild-search = Search in names and rules
guild-search-go = Search
guild-filters =
    { $n ->
        [0] Filters
        [one] Filters: 1
       *[other] Filters: { $n }
    }
guild-any = all
guild-kind = Kind
guild-kind-card = cards
guild-kind-variant = variants
guild-game = Game
guild-tag = Tag
guild-verdict = Strength
guild-verdict-few = too few games to tell
guild-verdict-weak = weak
guild-verdict-fair = fair
guild-verdict-strong = strong
guild-verdict-breaks = breaks the game
guild-sort = Order
guild-sort-new = newest first
guild-sort-loved = most loved first
guild-sort-played = most played first
guild-sort-strongest = strongest first
guild-sort-weakest = weakest first
guild-by-author = Made by { $name }
guild-by-one = Made by one player
guild-all-authors = Show everybody’s
guild-found =
    { $n ->
        [one] 1 found
       *[other] { $n } found
    }
guild-found-more = { $n } shown, and there are more
guild-more = Show more
guild-list = Cards and variants
guild-empty = Nobody has published anything yet
guild-empty-about = Yours could be the first: make a card in the workshop, and publish it.
guild-none = Nothing fits
guild-none-about = No card and no variant matches all of this. Remove a filter.
guild-all = Show everything
guild-week = Card of the week
guild-week-about = The most hearts in the last seven days, among the fair cards
guild-failed = The gallery could not be fetched. { $reason }
guild-away = Not connected: this needs the site.

## An entry

guild-variant = variant
guild-by = by { $name }
guild-somebody = a former member
guild-version = version { $n }
guild-useless = Nobody can ever do anything with it in this game.
guild-hidden = The people who run this site have hidden it. Only you can see it.
guild-not-measured = Not measured yet
guild-strength = { $verdict }: gains { $n } points
guild-strength-interval = likely { $low } to { $high }
guild-strength-unsure = but how much is quite uncertain: { $low } to { $high }
guild-strength-few =
    { $n ->
        [one] Too few close auctions to tell, in 1 game
       *[other] Too few close auctions to tell, in { $n } games
    }
guild-is-weak = Weak
guild-is-fair = Fair
guild-is-strong = Strong
guild-is-breaks = Breaks the game
guild-heart = Give a heart to { $name }
guild-unheart = Take the heart for { $name } back
guild-hearts =
    { $n ->
        [one] 1 heart
       *[other] { $n } hearts
    }
guild-plays =
    { $n ->
        [0] not played yet
        [one] played once
       *[other] played { $n } times
    }
guild-talk = Talk about it in the forum
guild-pick = Pick
guild-picked = Picked
guild-pick-name = Pick { $name } to play with
guild-picked-name = Picked: { $name }. Put it back
guild-pick-full =
    { $n ->
        [one] One card is the most that a table takes.
       *[other] { $n } cards are the most that a table takes.
    }
guild-pick-other = The picked cards are for { $game }.
guild-tray = Picked cards
guild-tray-count = { $n } of { $most } for { $game }
guild-drop = Put { $name } back
guild-play-these = Play with these
guild-play-name = From the guild

## Its page

guild-back = All cards and variants
guild-gone = This is not in the guild
guild-gone-about = Perhaps it was withdrawn. Games that were played with it still contain it.
guild-play-it = Play with it
guild-fork = Fork it
guild-fork-card-about = Opens a copy in the workshop, to be changed as you like.
guild-fork-variant-about = Opens a copy on the set-up page, to be changed as you like.
guild-next = Make version { $n }
guild-facts = { $kind } for { $game }
guild-one-card = Card
guild-one-variant = Variant
guild-published = Published on { $date }
guild-text = What it says
guild-rules = What is not as usual
guild-versions = Versions
guild-this-version = this one
guild-origin = Forked from
guild-origin-gone = Forked from something that is no longer in the guild
guild-forks = Forked from it
guild-hand-on = Hand it on
guild-link-copied = The link to this page is copied.
guild-link-above = The address of this page is the link to it.
guild-link = Copy the link
guild-file = Save as a file
guild-report = Report it
guild-report-about = The people who run this site will look at it. What is wrong with it?
guild-report-reason = What is wrong, in a sentence
guild-report-send = Send the report
guild-reported = Thank you. The people who run this site will look at it.
guild-withdraw = Withdraw it
guild-withdraw-about = { $name } leaves the guild, with its hearts if there is no other version. Games that were played with it still have it.
guild-withdrawn = { $name } has left the guild.

## Publishing

guild-publish = Publish
guild-publish-title = Publish { $name }
guild-publish-about = Everybody can find it in the guild, under your name, play with it and fork it. It can no longer be changed; you can add a newer version, or withdraw it.
guild-publish-version = It becomes version { $n }. Hearts and plays stay.
guild-publish-fork = Its page says that it was forked from { $name }.
guild-publish-tags = What is it like? Up to { $most } of these
guild-publish-now = Publish it
guild-published-already = Look at the entry
guild-published-now = { $name } is in the guild.
guild-why-nothing = It can be published when it says what it does.
guild-why-misfits = It can be published when every block fits.
guild-why-nameless = It can be published when it has a name.
guild-why-member = Only members can publish.
guild-become-member = Become a member
guild-locked = Published as version { $n }. It can no longer be changed.
guild-look = Look at its page
guild-draft-version = A draft of version { $n }
guild-draft-fork = Forked from a card of the guild
guild-mine = What I have published
