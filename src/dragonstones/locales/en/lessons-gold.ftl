### Lessons of Dragon’s Gold: what the keeper of the tavern says. A step is one message: what to do; `.why`,
### one sentence of reason; `.name`, two or three words; and answers to what was tried.

## The rules behind the steps

ruling-kill = A dragon falls as soon as the strengths of all who attack it reach its own. Everybody with an adventurer there takes part.

## Sending adventurers

lesson-dragons-gold-adventurers = Send your adventurers
    .about = Four dragons, four adventurers, and a first treasure.
    .known = Each turn you send one adventurer to a dragon. When their strengths reach its own, it falls; whoever was there alone takes everything.
lesson-dragons-gold-adventurers-dragons = Welcome! Here lie four dragons on their treasures.
    .name = The dragons
    .why = The large number is a dragon’s strength; what lies on it can be yours.
lesson-dragons-gold-adventurers-team = And these four are your people.
    .name = Your people
    .why = A wizard of strength 1, a thief of 2, and two knights of 3 and 4.
lesson-dragons-gold-adventurers-knight = Send the Knight of strength 4 to the first dragon.
    .name = The knight
    .why = It has strength 5, so it will not take much more.
    .right = One more point of strength, and it falls.
    .wrong-dragon = That dragon is much stronger, and you would need help. Your knight is back: send it to the first dragon.
    .wrong-adventurer = Not bad, but with the other knight it will be quicker: take the one of strength 4.
    .other = Take the knight of strength 4, and then the first dragon. Nothing is lost.
lesson-dragons-gold-adventurers-others = The others went elsewhere.
    .name = The others
    .why = { $seat-1 } has sent a knight to the third dragon and { $seat-2 } to the fourth; those who attack stay there until it falls.
lesson-dragons-gold-adventurers-wizard = Now send the Wizard after the knight, to the first dragon.
    .name = The wizard
    .why = Four and one are five: just enough.
    .right = The dragon is dead!
    .wrong-much = That would do it, too, but you need only one point more. Keep the strong one for another dragon.
    .wrong-dragon = Your knight waits at the first dragon. Send the wizard there, and it falls.
    .other = The wizard, to the first dragon. All is as it was.
lesson-dragons-gold-adventurers-alone = The whole treasure is behind your screen.
    .name = All yours
    .why = You were alone there, so nobody shares with you; from now on only you see it.
lesson-dragons-gold-adventurers-home = Your knight and your wizard are home, and rest.
    .name = Home again
    .why = They get up again as soon as none of your people is ready.

## A kill

lesson-dragons-gold-kill = Take part, and share
    .about = Help to kill a dragon, and have a share of its treasure.
    .known = Everybody with an adventurer at a dragon takes part in the kill, and all of them must agree about the treasure.
lesson-dragons-gold-kill-look = { $seat-1 } has a knight of strength 3 at this dragon.
    .name = Not alone
    .why = It has strength 6, so half of the work is done already.
lesson-dragons-gold-kill-join = Send your Knight of strength 3 to the first dragon.
    .name = Join in
    .why = Three and three are six: it falls at once, and you take part.
    .right = It falls, and the two of you have to share.
    .wrong-elsewhere = There you would only help somebody else for now. The first dragon is nearly dead: go there.
    .wrong-weak = That is not enough yet, and somebody else would finish it. Send the knight of strength 3.
    .wrong-strong = That is more than you need. The knight of strength 3 is just enough; keep the other one.
    .other = The knight of strength 3, to the first dragon, please.
lesson-dragons-gold-kill-fighters = You and { $seat-1 } took part. { $seat-2 } did not.
    .name = Who took part
    .why = How strong somebody was does not matter any more: each of you has one voice.
lesson-dragons-gold-kill-agree = { $seat-1 } offers you half. Agree to it.
    .name = Agree
    .why = A split counts only when all who took part agree to the very same one.
    .right = Agreed!
    .wrong-own = You may always ask for more, but then { $seat-1 } has to like it. This offer is fair: agree to it.
    .other = Agree to the split that { $seat-1 } proposes.
lesson-dragons-gold-kill-shared = Your half is behind your screen.
    .name = Your share
    .why = { $seat-2 } has nothing of this dragon: whoever is not there when it falls gets nothing.

## Splitting a treasure

lesson-dragons-gold-split = Split it before the sand runs out
    .about = Make a proposal that everybody can agree to.
    .known = Give the others what they want most, and keep what is worth most to you. A proposal that gives everybody something is settled quickly.
lesson-dragons-gold-split-join = Send your Knight of strength 3 to the first dragon.
    .name = Join in
    .why = { $seat-1 } and { $seat-2 } are there already, with three each, and nine are needed.
    .right = Three of you share this one.
    .wrong-elsewhere = That one is far from dead. Go to the first dragon, where the others are.
    .wrong-other = That would do, too, but three are enough. Keep the stronger knight.
    .other = The knight of strength 3, to the first dragon, please.
lesson-dragons-gold-split-hoard = All of this has to be shared.
    .name = The treasure
    .why = Usually the sand is running now, and you have a minute; in a lesson it waits for you.
lesson-dragons-gold-split-theirs = Look what { $seat-1 } wants!
    .name = What they want
    .why = Both gold pieces and both gems: below each share stands what it would be worth to you.
lesson-dragons-gold-split-propose = Give { $seat-1 } and { $seat-2 } one gold each, and yourself the amber.
    .name = Propose
    .why = You have an amber already, { $seat-1 } an emerald; share out the rest as you like.
    .right = Everybody can live with that.
    .wrong-accept = Two silver are all that would be left for you. You can have more: make a proposal of your own.
    .wrong-gold = All the gold for you? Nobody agrees to that. Give one to each of the others.
    .wrong-amber = The gold is right. Now keep the amber for yourself: you have one already.
    .other = One gold for each of the others, the amber for you, and the rest as you like. Then propose it.
lesson-dragons-gold-split-done = Settled, in good time.
    .name = Settled
    .why = A second amber brings you nearer to having the most of them, and that is worth more than a gold piece.

## No deal

lesson-dragons-gold-no-deal = No deal is worse than a bad one
    .about = What happens when nobody gives way.
    .known = If you cannot agree, the treasure is gone for all of you. A small share is more than none, and the others get theirs only with you.
lesson-dragons-gold-no-deal-join = Send your Knight of strength 3 to the first dragon.
    .name = Join in
    .why = With { $seat-1 }’s knight that makes six, and it falls.
    .right = You and { $seat-1 } have to agree.
    .wrong-elsewhere = That one would not fall yet. Go to the first dragon.
    .wrong-weak = That is not quite what is needed. Three and three are six: send the knight of strength 3.
    .other = The knight of strength 3, to the first dragon, please.
lesson-dragons-gold-no-deal-stubborn = Be stubborn: propose everything for yourself.
    .name = Be stubborn
    .why = { $seat-1 } offers you two of the six; do not take it this time, and see what comes of it.
    .right = { $seat-1 } says no, and the sand runs out.
    .wrong-accept = A wise answer, but today I want to show you the other one. Propose all of it for yourself.
    .wrong-modest = How generous! For once ask for all of it yourself, the gold above all.
    .other = Give yourself all tokens, both gold pieces among them, and propose that.
lesson-dragons-gold-no-deal-lost = The treasure is gone, for both of you.
    .name = All is lost
    .why = It does not even go back into the bag, and { $seat-2 }, who took no part, laughs.
lesson-dragons-gold-no-deal-again = Send your Knight of strength 4 to the second dragon.
    .name = Once more
    .why = { $seat-1 } and { $seat-2 } are there, and with your four it falls.
    .right = Three of you have to agree now.
    .wrong-thief = A thief there would steal, which is another lesson. Send the knight of strength 4.
    .wrong-weak = That is not enough. Send the knight of strength 4.
    .other = The knight of strength 4, to the second dragon, please.
lesson-dragons-gold-no-deal-accept = { $seat-2 } offers you two silver. Agree to it.
    .name = Give way
    .why = It is a bad deal, but { $seat-1 } has agreed already, and without you nobody gets anything.
    .right = Agreed.
    .wrong-own = They will not change their minds, and the sand is running. Take the two silver this time.
    .other = Agree to the split of { $seat-2 }.
lesson-dragons-gold-no-deal-better = Two silver are two more than before.
    .name = Two more
    .why = Ask for more while there is time, but agree before the sand runs out.

## Thieves and wizards

lesson-dragons-gold-thief = Thieves and wizards
    .about = Red tokens before the talks, and a token stolen after them.
    .known = A lone wizard takes the red tokens first. A thief steals a token at the end: blindly, or one of your choice if your wizard is there, too.
lesson-dragons-gold-thief-wizard = Send the Wizard to the first dragon.
    .name = The wizard
    .why = Your thief is there with { $seat-1 }’s knight, and one point is missing.
    .right = Dead, and your wizard is the only one there.
    .wrong-elsewhere = Your thief waits at the first dragon. Send the wizard there.
    .wrong-knight = It would fall, but without a wizard you would have to share the red tokens. Send the wizard.
    .other = The wizard, to the first dragon, please.
lesson-dragons-gold-thief-red = Both red tokens are yours already.
    .name = The red ones
    .why = Exactly one wizard took part, yours, so the red tokens are not even talked about.
lesson-dragons-gold-thief-agree = Agree to { $seat-1 }’s split of the rest.
    .name = Agree
    .why = It is half and half, and there is more to come for you.
    .right = And now your thief.
    .wrong-own = You could haggle, but the best comes afterwards. Agree to the half.
    .other = Agree to what { $seat-1 } proposes.
lesson-dragons-gold-thief-steal = Take the diamond.
    .name = Steal
    .why = Your wizard is there, too, so you look behind { $seat-1 }’s screen and choose; without it the thief would reach blindly.
    .right = Nobody else knows what you have taken.
    .wrong-silver = Silver is one point. There is a better token: the diamond.
    .wrong-gold = Gold is three points, but having the most diamonds is worth far more. Take the diamond.
    .other = The diamond, please.
lesson-dragons-gold-thief-done = Two red tokens, your half, and a diamond.
    .name = What you have
    .why = Thief and wizard together are weak in a fight, and strong when it is over.

## Magic Objects

lesson-dragons-gold-objects = Red tokens and Magic Objects
    .about = The advanced rules: cards that help once.
    .known = With the advanced rules a red token in your share draws a Magic Object, if your own wizard took part. Each helps once.
lesson-dragons-gold-objects-object = You hold a Dragonbane Sword.
    .name = Your card
    .why = Everybody begins with one Magic Object, which the others do not see; this one makes a knight stronger by two.
lesson-dragons-gold-objects-red = A red token lies on this dragon, and your wizard is there.
    .name = A red one
    .why = With these rules nobody simply takes the red ones; but whoever gets one and has a wizard there draws a card.
lesson-dragons-gold-objects-sword = Use the Dragonbane Sword with the Knight of strength 3, at the first dragon.
    .name = The sword
    .why = Your wizard has one, the knight three, the sword two: six in all.
    .right = It falls to you alone.
    .wrong-bare = Without the sword that is four, and six are needed. Take the sword, then the knight and the dragon.
    .wrong-knight = Take the knight of strength 3: with the sword it is just enough, and the other one stays ready.
    .wrong-elsewhere = There it would be wasted. Your wizard is at the first dragon.
    .other = The sword, the knight of strength 3, the first dragon. Nothing is lost.
lesson-dragons-gold-objects-drawn = The red token has brought you an Invisible Hand.
    .name = A new card
    .why = Press a card to read what it does; each is used once, and then it is gone.

## The Market

lesson-dragons-gold-market = The Market
    .about = Once in a game everybody may swap with everybody.
    .known = In the Market you swap what is worth little to you for what is worth much. It comes once, so know what you look for.
lesson-dragons-gold-market-kill = Send the Wizard to the first dragon.
    .name = A kill
    .why = Your knight is there, and one point is missing; it falls to you alone.
    .right = And the seventh new dragon comes.
    .wrong-elsewhere = The first one is nearly dead, and yours alone. Send the wizard there.
    .other = The wizard, to the first dragon, please.
lesson-dragons-gold-market-open = The Market is open!
    .name = It opens
    .why = For a minute everybody may offer tokens and ask for others; only what both want is traded.
lesson-dragons-gold-market-trade = { $seat-1 } offers an emerald for three silver. Trade.
    .name = Trade
    .why = Three silver are three points, but with three emeralds you may have the most, and that is 15.
    .right = A good trade.
    .wrong-done = Not so fast: there is something good for you among the offers. Take it first.
    .wrong-own = You could haggle, but { $seat-1 } might be done by then. Take the offer.
    .other = Take the offer of { $seat-1 }.
lesson-dragons-gold-market-done = Say that you are done.
    .name = Done
    .why = The Market closes when everybody is done, or when the minute is over.
    .right = It closes.
    .other = Enough for today: say that you are done.
lesson-dragons-gold-market-after = You have three emeralds now.
    .name = What you have
    .why = Everybody saw that trade, so the others know about one of them at least.

## Scoring

lesson-dragons-gold-scoring = Gems, and how you win
    .about = What everything is worth at the end.
    .known = Silver 1, gold 3, red 1, the Black Diamond 7. The most gems of a colour: 15 with three players. Majorities win games.
lesson-dragons-gold-scoring-coins = Silver is worth 1 point, gold 3, a red token 1.
    .name = Coins
    .why = You have two gold and four silver: ten points, which are yours for sure.
lesson-dragons-gold-scoring-gems = A gem by itself is worth nothing.
    .name = Gems
    .why = But having the most of a colour at the end is worth 15 points. You and { $seat-1 } have two emeralds each; as long as you are level, both of you get them.
lesson-dragons-gold-scoring-kill = Send your Knight of strength 3 to the last dragon.
    .name = The last one
    .why = An emerald lies on it, and when it is shared the game is over.
    .right = Now for the emerald.
    .wrong-strong = That would do, too; but three are just enough.
    .wrong-weak = That is not enough, and somebody else would come between you and the emerald. Three are needed.
    .other = The knight of strength 3, please.
lesson-dragons-gold-scoring-agree = { $seat-1 } wants all the gold and leaves you the emerald. Agree!
    .name = Agree
    .why = Gold and silver are eleven points; but with a third emerald { $seat-1 } alone would have the most, and your 15 would be gone.
    .right = Look at the sheets.
    .wrong-own = The gold is worth less than it looks: whoever has three emeralds has the most. Agree to the split.
    .other = Agree to the split of { $seat-1 }.
lesson-dragons-gold-scoring-end = And that is the game.
    .name = The end
    .why = Each column shows where somebody’s points come from; look at the line of the emeralds.

## A whole game

lesson-dragons-gold-game = Your first game
    .about = A whole game against two Apprentices, with me beside you.
    .known = You have played a whole game of Dragon’s Gold. Now sit down with others, or with stronger bots!
lesson-dragons-gold-game-play = Play! Ask me whenever you like.
    .name = A whole game
    .why = Kill dragons, agree in time, and collect what others do not have.

## Said once, in a first game

note-gold-turn = Your turn: choose one of your people, then a dragon. It falls when the strengths there reach its own.
note-gold-negotiate = You took part, so you share. Agree to a split, or make one yourself: all must agree to the same.
note-gold-trade = The Market is open, once in the game. Swap what is worth little to you for a gem of which you could have the most.
note-gold-rob = Your thief steals a token. Choose from whom, among those who took part.
note-gold-token = Your wizard helps your thief: you may choose the token.
note-gold-dragon-killed = A dragon has fallen. Its killers take the treasure, and a new dragon comes.
note-gold-treasure-lost = Nobody gave way in time, so the treasure is out of the game.
