### Lines to be said at a table with one key; everybody reads them in their own language.

line-hello = Hello, everybody!
line-good-luck = Good luck, and may the stones be with you!
line-thinking = One moment, I am thinking.
line-hurry = The candle is burning down: it is your move!
line-well-played = Well played!
line-thanks = Thank you!
line-sorry = Sorry, it had to be.
line-ouch = Ouch! That was my last good coin.
line-my-stones = Hands off my stones!
line-bluff = I do not believe a word of it.
line-deal = It is a deal!
line-no-deal = Not for that price.
line-last-offer = That is my last offer.
line-share = There is enough for all of us, if we agree.
line-dragons-awake = Quiet, or you will wake the dragon!
line-revenge = I will remember this.
line-back-soon = Back in a moment. Do not touch my treasure.
line-good-game = Good game! Another one?

# Emotes: what a drawing says, after a name.
line-emote-cheer = cheers
line-emote-laugh = laughs
line-emote-wink = winks
line-emote-think = thinks hard
line-emote-sad = is sad
line-emote-angry = is angry
line-emote-gasp = gasps
line-emote-sweat = sweats
line-emote-sleepy = yawns
line-emote-love = loves it
line-emote-clap = claps
line-emote-hat = greets
