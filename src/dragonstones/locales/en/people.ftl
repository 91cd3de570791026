# Guests, members and their sessions.

refused-already-member = You are a member already.
refused-already-signed-in = You are here already, as { $name }. Sign out first to come in as somebody else.
refused-bad-body = What was sent is no JSON, or too deeply nested.
refused-foreign-origin = This was asked by the page of another site. Only a page of this site may do that.
refused-many-mutes = You have muted { $most } people; that is the most that can be remembered. Unmute somebody first.
refused-mute-self = You cannot mute yourself.
refused-name-characters = A name cannot have hidden characters, such as line breaks or marks of zero width.
refused-name-empty = A name needs at least one letter that can be seen.
refused-name-long = This name is too long. It can have { $most } letters.
refused-name-taken = A member is called { $name }. Choose another name; or sign in, if that is you.
refused-no-such-person = There is no such person here, or no more.
refused-no-such-session = You have no such session, or it has ended already.
refused-not-a-member = Only members have a password. You can become a member and keep your games.
refused-not-signed-in = Nobody is signed in here. Come in with a name, or sign in as a member.
refused-person-changed = Your own entry has just been changed from somewhere else. Look at it again, please.
refused-person-disabled = This member has been locked out. Ask whoever runs this site.
refused-too-many =
    { $seconds ->
        [one] That was too often. Try again in a second.
       *[other] That was too often. Try again in { $seconds } seconds.
    }
refused-wrong-login = Name and password do not fit together.
refused-wrong-password = That is not your password.
