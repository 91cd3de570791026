# Friends, blocks and invitations.

refused-apart-at-start = Two people at this table do not play together: one of them has blocked the other. It can start when one of them gets up.
refused-block-self = You cannot block yourself.
refused-friend-self = You cannot be your own friend here.
refused-invites-friends = You can invite friends. Ask first whether they want to be one.
refused-kept-apart = You and this person do not meet here: one of you has blocked the other.
refused-kept-apart-here = You cannot sit down here, because you or somebody at this table has blocked the other. You can watch, or set up a table of your own.
refused-many-blocks = You have blocked { $most } people; that is the most that can be remembered. Unblock somebody first.
refused-many-friends = You have { $most } friends and requests; that is the most that can be kept.
refused-many-invitations = { $most } people have been invited to this table; that is the most.
refused-no-friends = This site has no friends and invitations. You can share the link of your table.
refused-no-such-member = There is no member called { $name } here. A guest can be asked at a table or after a game.
refused-not-steady = This table is for people who finish most of their games, and you have left too many. Play a few to the end elsewhere, and you are welcome.
refused-one-friend = Say whom you want to ask: by name, or by id, and not both.
refused-was-sent-away = This person was sent away from the table and cannot be invited to it again.

# Passkeys.
refused-known-passkey = This passkey is known here already.
refused-many-passkeys = You have { $most } passkeys; that is the most that can be kept. Remove one first.
refused-no-passkeys = This site has no passkeys. Sign in with your password.
refused-no-such-passkey = You have no such passkey, or no longer.
refused-wrong-passkey = That did not work: the passkey is not known here, or it took too long. Try again, or sign in with your password.
