### Sätze, die man am Tisch mit einer Taste sagt; alle lesen sie in ihrer Sprache.

line-hello = Hallo zusammen!
line-good-luck = Viel Glück, und mögen die Steine mit euch sein!
line-thinking = Einen Augenblick, ich denke nach.
line-hurry = Die Kerze brennt herunter: Du bist dran!
line-well-played = Gut gespielt!
line-thanks = Danke!
line-sorry = Tut mir leid, es musste sein.
line-ouch = Autsch! Das war meine letzte gute Münze.
line-my-stones = Finger weg von meinen Steinen!
line-bluff = Davon glaube ich kein Wort.
line-deal = Abgemacht!
line-no-deal = Nicht zu diesem Preis.
line-last-offer = Das ist mein letztes Angebot.
line-share = Es reicht für alle, wenn wir uns einig werden.
line-dragons-awake = Leise, sonst weckst du den Drachen!
line-revenge = Das merke ich mir.
line-back-soon = Bin gleich wieder da. Lasst meinen Schatz in Ruhe.
line-good-game = Schönes Spiel! Noch eins?

# Gesten: was eine Zeichnung sagt, nach einem Namen.
line-emote-cheer = jubelt
line-emote-laugh = lacht
line-emote-wink = zwinkert
line-emote-think = grübelt
line-emote-sad = ist traurig
line-emote-angry = ärgert sich
line-emote-gasp = staunt
line-emote-sweat = schwitzt
line-emote-sleepy = gähnt
line-emote-love = ist begeistert
line-emote-clap = klatscht
line-emote-hat = grüßt
