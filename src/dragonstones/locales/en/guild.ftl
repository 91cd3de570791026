# The guild: what it refuses.

refused-no-guild = This site has no guild. Cards and variants can be shared as files and links.
refused-guild-for-members = Only members can publish here. Your card is not lost; become a member, and publish it then.
refused-guild-a-day = You have published { $most } times within a day; that is enough for today. Come back tomorrow.
refused-entry-there = Exactly this has been published already.
refused-entry-hidden = Those who run this site have hidden this. It cannot be published again or withdrawn.
refused-entry-other-kind = A new version is for the same game and of the same kind as the one before. Publish this as something new.
refused-no-such-entry = There is nothing of this kind in the guild, or not any more.
refused-not-your-entry = Only its author can do that.
refused-bad-place = The site does not know this place in the gallery. Begin again at the first page.

## What an entry is like; also on the page.

guild-tag-simple = simple
guild-tag-tricky = tricky
guild-tag-friendly = friendly
guild-tag-nasty = nasty
guild-tag-lucky = a lot of luck
guild-tag-funny = funny
guild-tag-quick = quick
guild-tag-long = long

## The feed.

feed-title = New in the guild of Dragonstones
former-member = a former member
