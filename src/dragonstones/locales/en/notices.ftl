# What people are told, and games by days.

refused-bad-holiday = Holidays begin today or later, end after they begin, and lie within the next { $most } days.
refused-holiday-twice = You have taken some of these days already.
refused-many-holidays = You can take { $most } days off in a year; in { $year } these would be more.
refused-no-such-holiday = There are no such holidays, or they are over.
refused-bad-mail-address = That is no mail address to which something could be sent.
refused-bad-push-service = This site does not know the service that would show notices in this browser.
refused-mail-not-taken = The mail could not be sent there. Look at the address, or try again later.
refused-many-devices = At most { $most } browsers can show you notices. Remove one first.
refused-no-mail-here = This site sends no mail.
refused-no-notices-here = This site sends no notices.
refused-no-such-device = There is no such browser among yours.
refused-no-such-zone = There is no time zone called { $zone }.
refused-wrong-mail-link = This link is not valid any more: the address was changed or removed.
refused-no-orders-here = This game has no standing orders.
refused-not-playing = Orders can be given while a game is played.
refused-order-card = There is no card called { $card } in this game.
refused-order-number = The bid in an order is a number of coins from 0 to { $most }.
refused-order-late = That order was for another turn.
refused-order-not-to-come = A bid can be given early for a card that is still to come in this turn, and this one is not.
refused-order-shape = An order has a card, and the most that is to be bid for it or the coins of a bid.
refused-order-twice = Two of these orders are about the same.

notice-turn = Your turn
notice-turn-about = It is your turn at the table “{ $table }”.
notice-started = It has begun
notice-started-about = The game at the table “{ $table }” has begun.
notice-over = The game is over
notice-over-about = The game at the table “{ $table }” is over. See how it ended.
notice-bot-plays = A bot plays for you
notice-bot-plays-about = Your time at the table “{ $table }” was up, so a bot plays for you. Sit down again whenever you like.
notice-answer = An answer
notice-answer-about = { $name } has answered in “{ $thread }”.
notice-invitation = An invitation
notice-invitation-about = { $name } invites you to the table “{ $table }”.
notice-friend = A friend
notice-friend-about = { $name } would like to be your friend.

mail-confirm = Is this your address?
mail-confirm-about = Somebody, probably you, wants notices for { $name } to be sent here. Follow this link to say yes; if it was not you, do nothing.
mail-stop = No more mail from this site
