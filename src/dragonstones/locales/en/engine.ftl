### What every game says: players in a sentence, and refusals: what was wrong, and what is allowed.

## Players

list-and = { $items } and { $last }
list-or = { $items } or { $last }
list-empty = none

## Which of several cards are in the box.

some-all = all
some-but = all but { $names }
some-only = only { $names }
some-few = { $n } of { $all }
# The reader, where a name would stand: as the subject, as an object, at the beginning of a sentence.
you = you
    .nom = you
    .obj = you
    .start = You

## The clock

event-time-ran-out =
    { $decision ->
        [bid] { $seat-who ->
            [you] Your time ran out: you bid nothing.
           *[other] { $seat } ran out of time and bids nothing.
        }
        [two-fists] { $seat-who ->
            [you] Your time ran out: you bid nothing.
           *[other] { $seat } ran out of time and bids nothing.
        }
       *[other] { $seat-who ->
            [you] Your time ran out, so the choice was made for you.
           *[other] { $seat } ran out of time, so the choice was made for them.
        }
    }

## Refusals

# $code and $details: a refusal of a game that has no texts here.
refused = This is not possible: { $code } ({ $details }).

## Answers

refused-not-an-option = { $answer } is not one of the options. You can choose: { $options }.
refused-not-asked = Seat { $seat } is not being asked anything now.
refused-no-such-seat = There is no seat { $seat }: this match has { $seats } seats, and the first is 0.
refused-too-late = Question { $decision } is closed. The current question is number { $now }.
refused-nothing-to-withdraw = There is no sealed answer to take back.
refused-match-over = The match is over.
refused-not-imagined = Only an imagined match shows its whole table: in a real one it is secret.
refused-imagined-match = An imagined match cannot be saved: its hidden cards and coins are made up.
refused-no-boundary = A position exists only between two auctions or turns, until somebody answers. Ask for the last one, or save the journal.
refused-scripted-result = The script says { $result }, but only one of these can come: { $possible }.
refused-scripted-order = The script says { $result } for a shuffle. It must be a list, starting with what comes first.

## Bids

refused-bid-shape = A bid says how many of each kind are in the fist, such as fairy: 2. A fist may hold { $coins }.
refused-bid-coin =
    { $stage ->
        [silver] In a tie-break only { $coins } can be bid, not { $coin }.
       *[gold] Only { $coins } can be bid here, not { $coin }.
    }
refused-bid-number = You cannot bid { $n } × { $coin }: it must be a whole number, 0 or more.
refused-bid-too-many = You cannot bid { $n } × { $coin }: you have { $own } left.
refused-two-fists-shape = Two fists are two bids, left and right, such as left: fairy 2, right: fairy 0. They cannot be { $answer }.

## Sharing a treasure

refused-tokens-shape = { $answer } are not tokens. Tokens are numbers by name, such as gold: 2, sapphire: 1.
refused-tokens-number = { $n } × { $token } is not possible: it must be a whole number, 0 or more.
refused-tokens-unknown = You cannot use { $token } here. There are only: { $tokens }.
refused-shares-shape = { $answer } are not { $n } shares. Give a list of { $n } shares; each has tokens by name, such as gold: 2, or is empty.
refused-shares-sum = Every token must be in exactly one share ({ $token }: { $there } to share, { $assigned } in the shares).
refused-share-size =
    { $most ->
        [1] A share has { $size } tokens. There are not enough for all: a share may have one token, or be empty.
       *[other] A share is empty. There are enough tokens: every share needs at least one.
    }
refused-negotiate-shape = { $answer } is not possible in a negotiation. You can propose (a list of shares), accept (the number of a proposal), use (hourglass), take-back, or wait.
refused-no-such-proposal = There is no proposal { $number } on the table. You can accept: { $numbers }; or make a proposal yourself.
refused-nothing-accepted = You have accepted no proposal, so there is nothing to take back. You can propose, accept a proposal, or wait.
refused-no-such-object = You do not have the { $object }. You can use only Magic Objects that you hold.

## The Market

refused-trade-shape = { $answer } is not possible in the Market. You can offer (receiver, give and want), accept (the number of an offer), take-back, say that you are done, or wait.
refused-offer-shape = { $answer } is not an offer. An offer has a receiver, what you give and what you want, such as receiver: 1, give: gold 1, want: amber 2.
refused-offer-receiver = You cannot offer something to { $receiver }. The receiver can be a seat ({ $seats }) or None, which means everybody.
refused-offer-nothing = An offer of nothing for nothing is not possible. Give some tokens, want some, or both.
refused-offer-too-many = You cannot want { $n } × { $token }: the whole game has only { $box }.
refused-not-owned = You cannot give { $n } × { $token }: you have fewer.
refused-no-such-offer = There is no offer { $number } that you can accept. You can accept: { $numbers }; or make an offer yourself.
refused-nothing-offered = You have no offer on the table to take back. You can make one, accept one, be done, or wait.

## Beginnings

refused-no-such-game = There is no game { $game }. The games are: { $games }.
refused-no-workshop = For { $game } no cards can be made.
refused-no-such-rules = The game { $game } has no version { $rules } of its rules. The versions are: { $versions }.
refused-no-such-option = There is no option { $option }. The options are: { $options }.
refused-wrong-option = The option { $option } cannot be { $found }. It can be: { $values }.
refused-no-such-language = There is no language { $language }. The languages are: { $languages }.
refused-wrong-seats = The game { $game } is for { $low } to { $high } players, not for { $seats }.
refused-some-shape = The option { $option } is a list of what is in, or all_but with a list of what is out, not { $found }. There is: { $values }.
refused-some-unknown = The option { $option } knows no { $found }. There is: { $values }.
refused-some-few = The option { $option } needs at least { $least } of what there is, not { $found }.
refused-wrong-options = The options must be names with values, not { $options }.
refused-wrong-seed = A seed is a whole number or a text, not { $seed }.

## Bots

refused-no-such-bot = There is no bot { $bot }. The bots are: { $bots }.
refused-no-such-persona = The bot { $bot } has no persona { $found }. Its personas are: { $known }.
refused-no-rival = { $bot } needs to know which bot it plays against, such as best-response:merchant. The bots are: { $bots }.
refused-two-budgets = The bot { $bot } has two budgets; it can have one.
refused-wrong-budget = A bot may think for 0 to { $most } seconds, not for { $seconds }.
refused-wrong-bots = Every seat needs one bot: { $players } seats, but { $bots } bots.
refused-wrong-games = At least 1 game must be played, not { $games }.
refused-wrong-margin = The margin of a test is more than 0 and less than 1, not { $margin }.
refused-wrong-error-rate = The error rate of a test is more than 0 and less than 0.5, not { $rate }.

## Journals

refused-journal-shape = This is not a journal: { $field } must be of the type { $expected }.
refused-journal-format = The journal is written in format { $found }. Only format { $known } can be read.
refused-journal-entry = Entry { $number } of the journal is not an answer: { $entry }. An entry is a seat and its answer.

## Positions

refused-position-names-no-game = A position must name its game.
refused-position-seats = A position needs { $low } to { $high } players in { $where }.
refused-position-shape = In the position, { $where } must be of the type { $expected }.
refused-position-field = In the position, { $where } has an unknown field { $field }. It may have: { $known }.
refused-position-number = In the position, { $where } must be a whole number from { $low } to { $high }, not { $found }.
refused-position-card = In the position, { $where } names { $card }, which is not a card of this game.
refused-position-cards = The card { $card } is in the position { $found }×, but the box has it { $box }×.
refused-position-standard = In the position, { $where } has { $card }, a standard card. Only special cards can be there.
refused-position-not-kept = In the position, { $where } has { $card }, a card that nobody can keep.
refused-position-not-held = In the position, { $where } names { $card }, but nobody holds that card.
refused-position-not-there = In the position, { $where } names { $card }, but that card is not in the pile it should be in.
refused-position-too-many = The position has { $found } × { $kind }, but the box has only { $box }.
refused-position-dead-dragon = In the position, the adventurers at { $where } have already killed their dragon. Their strengths must add up to less than the dragon’s.
refused-position-memory = In the position, { $where } does not lead to the tokens that the players have. Leave it out, or let its moves lead there.

## Effects of home-made characters

refused-effect-unknown = { $where }: This is not a block of the language: { $data }. The blocks are: { $known }.
refused-effect-goods = { $where }: { $goods } is not possible here. Choose from: { $known }.
refused-effect-word = { $where }: { $word } is not possible here. Choose one of: { $known }.
refused-effect-count = { $where }: The number must be a whole number from { $low } to { $high }, not { $n }.
refused-effect-shape = { $where }: What stands here does not have the form that this block needs: { $found }.
refused-effect-missing = { $where }: This block needs one thing more: { $field }.
refused-effect-field = { $where }: This block has no { $field }. It has: { $known }.
refused-effect-blocks = { $where }: { $least ->
        [2] { $most ->
            [2] Put two blocks here, no more and no fewer.
           *[other] Put two to { $most } blocks here.
        }
       *[other] Put { $least } to { $most } blocks here.
    }
refused-effect-deep = { $where }: There are too many blocks inside of each other here. { $most } are enough for every card.
refused-card-shape = A card is an object with a name and a power, not { $found }.
refused-card-language = This card is written in version { $found } of the language of cards. Here only version { $known } is understood.
refused-card-field = A card has no { $field }. It has: { $known }.
refused-card-missing = Something is missing: { $field }.
refused-card-size = This card is too large: { $bytes } bytes, and { $most } are allowed.
refused-card-blocks = This card has { $n } blocks, and { $most } are allowed. Make it simpler.
refused-card-long = { $where }: This can come to { $n } steps for one card, and { $most } are allowed. Fewer times, fewer players or fewer blocks make it shorter.
refused-card-cyclic = This card contains itself.
refused-card-name = { $where }: A name has 1 to { $most } letters and no hidden characters, such as line breaks.
refused-card-name-printed = { $where }: There is a printed character with that name, or one that looks like it: { $printed }. Choose another name, so that nobody takes yours for it.
refused-card-pays-twice = { $where }: First it says “{ $pays }”, and then “{ $pays_again }”: after the first nothing may be left. Put them in one payment, or let the winner choose between the two.
refused-card-only-winner = { $where }: Only the winner of the card can do this, as its power. It looks at the bids or at the cards of the turn, so nobody else can, and not later.
refused-card-scores-later = { $where }: A kept card cannot change a score in the middle of an auction. Put the points into the power.
refused-card-not-kept = The card says what it does while it is kept, but its power never keeps it. Add the block “keep” to the power.
refused-card-kept-for-nothing = The power keeps the card, but nothing says what it is good for then. Add that, or take the block “keep” away.
refused-card-wrong-window = { $where }: This can only be done at one of these moments: { $known }.
refused-card-window-twice = { $where }: The card already does something at this moment. A card can do one thing at a moment.
refused-card-once-only = { $where }: This works for a card that is used once and then discarded, not for good.
refused-variant-shape = A variant is an object with language, name, game and options, not { $found }.
refused-variant-size = This variant is too large: { $bytes } bytes, and { $most } are allowed.
refused-variant-field = A variant knows no { $field }. It has: { $known }.
refused-variant-language = This variant is in version { $found } of the form; here version { $known } is understood.
refused-variant-missing = The variant must have this: { $field }.
refused-variant-name = A variant has a name in one of these languages or in both: { $languages }. A name is 1 to { $most } plain characters, without spaces around them.
refused-variant-usual = This variant changes nothing: it is { $game } by the book.
refused-variant-id = The variant has changed since it got its id: it would be { $id }, not { $found }. Leave the id out, or take the unchanged variant.
refused-small-deck = There must be at least { $least } specials in the deck for a turn, not { $found }.
refused-home-made-shape = Home-made cards are a list of at most { $most } different cards.
refused-home-made-fields = Home-made card { $number } must have a card, may have the number of its copies, and may come first and again; nothing else.
refused-home-made-copies = Of home-made card { $number } there can be 1 to { $most } copies, not { $copies }.
refused-home-made-twice = The same home-made card is there twice. If you want it more often, give it up to { $most } copies.
refused-journal-refused = Entry { $number } of the journal does not fit the game: { $reason }
refused-journal-position = The journal is from { $game }, but its position is from { $other }.

## Research

refused-not-in-mask = { $token } cannot come next. What is spelled so far: "{ $prefix }". Possible now: { $legal }.
refused-cannot-spell = The answer cannot be spelled: { $token } cannot come where it should.
refused-no-encoding = { $game } has no encoding for answers to "{ $kind }", and there are too many to list.
refused-not-flat = { $game } has more than { $most } different answers: its answers have to be spelled. A flat encoding is for games with few coins.
refused-not-listed = { $game } has no list of all its answers: they have to be spelled. A flat encoding is for games with few coins.
refused-wrong-choice = { $name } cannot be { $found }. Possible: { $values }.

## Notation

refused-notation-character = Line { $line }, column { $column }: { $found } means nothing here.
refused-notation-deep = Line { $line }: the brackets are nested too deeply.
refused-notation-tag = Line { $line }, column { $column }: there is no tag { $found }, or it stands there twice. Possible: { $known }.
refused-notation-json = Line { $line }, column { $column }: the value of a tag is JSON, and this is not ({ $reason }).
refused-notation-missing = Line { $line }, column { $column }: the tag { $tag } is missing before this.
refused-notation-entry = Line { $line }, column { $column }: { $found } is not the beginning of an entry. It is a seat from 0 to { $last }, a colon and an answer, or the word time.
refused-notation-value = Line { $line }, column { $column }: { $found } is not a value. It is a word, a number, a list in [ ] or names with values in braces.
refused-notation-name = Line { $line }, column { $column }: { $found } is not a name. It is a word, such as fairy.
refused-notation-twice = Line { $line }, column { $column }: { $found } stands there twice.
refused-notation-mark = Line { $line }, column { $column }: found { $found }, but only { $mark } can stand here.
refused-notation-refused = Line { $line }, column { $column }: { $reason }
