### Strategy: tips, with the figures they rest on, and charts.

refused-no-strategy = Nobody has counted games of { $game } yet.
strategy-interval = 95 % interval
strategy-basis =
    From { $games } games of { $seats } bots of the level { $bot }, { $date }. Bots are not people: take it as a rule of thumb.

## Charts, and their rows where they are not cards

strategy-chart-price = What a card costs
    .about = Coins, or stones, that the winner paid on average: that is what it took, not what it is worth to you.
strategy-chart-price-late = When a card is worth more
    .about = How much more, or less, the winner paid on average once somebody was one point from winning, in coins or stones.
strategy-row-from-to = { $name }, from { $first } to { $then }
strategy-chart-gain = What a card is good for
    .about = How much more often a player wins the game with the card than without it, when one coin decided who got it, in percentage points.
strategy-chart-decides = Which card decides the game
    .about = In how many games the last point came from this card.
strategy-chart-auction = How auctions end
    .about = Of all auctions.
strategy-row-auction-won = somebody wins
strategy-row-auction-tied = tied in silver, too
strategy-row-auction-no-bids = nobody bids
strategy-row-auction-cursed = cursed
strategy-chart-seat = Seats
    .about = How often each seat wins.
strategy-row-seat-1 = first seat
strategy-row-seat-2 = second seat
strategy-row-seat-3 = third seat
strategy-row-seat-4 = fourth seat
strategy-chart-closes = Which share closes a deal
    .about = How often players accept a share that is proposed for them, by how large it is.
strategy-row-closes-1 = less than half of an equal share
strategy-row-closes-2 = from half to three quarters
strategy-row-closes-3 = from three quarters to an equal share
strategy-row-closes-4 = up to a quarter more
strategy-row-closes-5 = more than that
strategy-chart-agreed = How often all agree
    .about = By the number of fighters.
strategy-row-agreed-2 = two fighters
strategy-row-agreed-3 = three fighters
strategy-row-agreed-4 = four fighters
strategy-chart-points = Where the winner’s points come from
    .about = Points on average.
strategy-row-points-majorities = most gems of a colour
strategy-row-points-gold = gold
strategy-row-points-silver = silver
strategy-row-points-red = red tokens
strategy-row-points-black-diamond = Black Diamond
strategy-row-points-sets = sets
strategy-chart-order = Who begins
    .about = How often each player wins, in the order of the first turn.
strategy-row-order-1 = first
strategy-row-order-2 = second
strategy-row-order-3 = third
strategy-row-order-4 = fourth

## Fist of Dragonstones

tip-fist-in-vain = Whatever is in your fist is gone, whether you win or not: { $lost } of all coins buy nothing. Bid for what you need, and let the rest go.
tip-fist-empty = An empty fist is a move, too. Of all fists, { $empty } are empty.
tip-fist-by-one = One coin is enough: { $close } of the winners are exactly one coin ahead, and on average { $ahead }. Ask what the others would pay, and add one.
tip-fist-nobody = Nobody bids for { $none } of all cards. Late in a turn a single coin often buys one.
tip-fist-fairy = Spend your Fairy Gold: it comes back. Winners spend { $spent } of it in a turn; saving it for the next one brings nothing.
tip-fist-silver = Keep some silver. { $tie } of all auctions are tied, and then only silver counts.
tip-fist-tie-break = In a tie-break the highest bid is { $silver } silver on average, so two often win. But in { $lost } of them nobody does: then all silver is lost.
tip-fist-wizard = Keep a stone of each colour. The Wizard brings the last point in { $wizard } of all games, the Magician in { $magician }.
tip-fist-sorcerer = Four stones of one colour are two points. The Sorcerer costs { $price } coins on average: have them ready when it comes.
tip-fist-black = Use your black coin: in { $unused } of all turns one goes back unused. It is worth most against a player who is about to score.
tip-fist-curse = Curse a card that others pay a lot for. A curse burns { $coins } coins on average, and you alone knew that it would.
tip-fist-last-point = When somebody needs only one more point, the Wizard costs { $late } coins instead of { $early }. Whoever scores early saves them.
tip-fist-dragons = Dragons get cheaper: { $early } coins at first, and { $late } once somebody is near the goal and the others keep their coins for cards that score. If you still lack a stone then, that is your moment.
tip-fist-thief = The Thief is cheap, { $early } coins at first and { $late } later, and takes exactly the stone that a rival needs. Before you bid, ask who will come second.
tip-fist-necromancer = The Necromancer costs { $price } coins, and { $late } when somebody is about to win: it scores without stones. Plan for it as a second way to the last point.
tip-fist-first-scorer = Whoever scores first wins { $first } of the games: an advantage, and no more. Do not give up, and do not lean back.
tip-fist-seats = Your seat hardly matters: the first one wins { $one }, the fourth { $four }.
tip-fist-stonecutter = The Stonecutter decides { $decides } of the games. Stones that you cannot turn into points otherwise are worth most there.
tip-fist-dealer = { $tie } of the auctions are tied, so cards that win ties work all the time, whoever bids.

## Dragon’s Gold

tip-gold-deal = A poor deal is better than none. In an average game treasure worth { $lost } points is lost because nobody gave way.
tip-gold-few = The fewer you are, the easier you agree: two fighters do in { $two } of the cases, four in { $four }.
tip-gold-generous = Offer the others a little more than their part: { $much } of such shares are accepted at once, and only { $little } of those just below an equal one.
tip-gold-uneven = Do not insist on equal shares. In deals that are made, the smallest share is worth { $smallest } of an equal one on average.
tip-gold-majorities = Collect one or two colours of gems. They bring winners { $gems } points, gold only { $gold }.
tip-gold-gold = Take gold rather than silver: it brings winners { $gold } points, silver { $silver }.
tip-gold-fights = Be there. Winners take part in { $winner } kills, the others in { $others }.
tip-gold-alone = You will rarely kill a dragon alone: { $alone } of them die that way. Look for partners with whom you can agree.
tip-gold-wizard = Send your Wizard where no other one is. A lone Wizard takes the red tokens: { $reds } of them in an average game.
tip-gold-thief = There are { $thefts } thefts in a game. Many cheap tokens behind your screen are the best cover for valuable ones.
tip-gold-open-high = Begin a little high: players who propose ask for { $wants } of an equal share on average, and the deals that are made are less equal than that.
tip-gold-ladder = Each step helps: just below an equal share { $three } accept, just above it { $four }, and well above it { $five }.
tip-gold-four = With four at a dragon, { $four } of the negotiations end well. If your part would be small anyway, that is a threat you can use.
tip-gold-first = The beginning counts: the first player wins { $first } of the games, the last one { $last }. If you are last, join fights that others have begun.
tip-gold-market = Only { $trades } trades are made in a Market. Prepare one offer that helps both, and make it early.
