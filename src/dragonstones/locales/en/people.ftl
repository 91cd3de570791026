# Guests, members and their sessions.

refused-already-member = You are already a member.
refused-already-signed-in = You are already signed in as { $name }. Sign out first to come in as somebody else.
refused-draft-large = This draft is too large. At most { $most } kB can be kept.
refused-drafts-for-members = The site keeps drafts for members. Yours stay on this device; become a member, and they are everywhere.
refused-bad-body = What was sent is not JSON, or is nested too deeply.
refused-foreign-host = This site is not called { $host }. If it should be, the people who run it can add that name to public_url or allowed_hosts.
refused-target-too-long = This address is too long.
refused-foreign-origin = This request came from a page of another site. Only a page of this site may do that.
refused-progress-for-members = The site remembers lessons for members only. Yours are kept on this device; become a member, and you have them everywhere.
refused-progress-large = That is more than { $most } kB of lessons.
refused-many-drafts = You have { $most } drafts here; that is the most that can be kept. Remove one first.
refused-many-mutes = You have muted { $most } people; that is the most that can be remembered. Unmute somebody first.
refused-mute-self = You cannot mute yourself.
refused-name-characters = A name cannot have hidden characters, such as line breaks or zero-width characters.
refused-name-empty = A name needs at least one letter that can be seen.
refused-name-long = This name is too long. It can have at most { $most } characters.
refused-name-taken = A member is called { $name }. Choose another name; or sign in, if that is you.
refused-no-such-person = There is no such person here, or no longer.
refused-no-such-session = You have no such session, or it has ended already.
refused-password-common = This password is among the first that anybody would guess. Several words that do not belong together make a good one.
refused-not-a-member = Only members have a password. You can become a member and keep your games.
refused-not-signed-in = You are not signed in. Choose a name, or sign in as a member.
refused-person-changed = Your account has just been changed from somewhere else. Please look at it again.
refused-person-disabled = This member has been locked out. Ask the people who run this site.
refused-too-many =
    { $seconds ->
        [one] That was too often. Try again in a second.
       *[other] That was too often. Try again in { $seconds } seconds.
    }
refused-wrong-login = Name and password do not match.
refused-wrong-password = That is not your password.
refused-wrong-recovery = This code or link does not work, or no longer works. Each works once, and a link for one day only.
refused-page-not-shown = There is no page about { $name } here, or it is not shown to you.
refused-page-for-members = Only a member can show their page to others: a guest’s name is not theirs alone.
