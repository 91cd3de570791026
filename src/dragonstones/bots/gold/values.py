"""The numbers by which the Merchant can be tuned. Points are points of the game."""

# -- tokens --------------------------------------------------------------------

#: How much doubt there is about a lead in a colour when no more tokens of it are to come.
DOUBT = 0.12
#: The chance to find a gem that a set still lacks, and how many sets it considers.
FIND, SETS = 0.3, 3

# -- fights --------------------------------------------------------------------

#: How sure a part of a treasure is if somebody can kill the dragon in one turn, and if nobody can.
SOON, LATER = 0.9, 0.65
#: What it costs to have a point of strength away from home.
STRENGTH = 0.15
#: What a theft is worth, in tokens of the victim (the dragon must die first), and how many points
#: more it is worth to choose the token.
THEFT, CHOICE = 0.8, 1.2
#: What a rival's loss of a point is worth to me.
RIVALRY = 0.25

# -- Magic Objects -------------------------------------------------------------

#: What an object is worth; what it must gain on a turn; and how much a Ring must cost a rival.
OBJECT, USE, CONFUSE = 2.0, 1.5, 2.0
#: What part of a treasure must be its own to blow the Horn of Plenty, and below what loss it only
#: misdirects a theft instead of warding it off.
PLENTY, CHEAP = 0.3, 1.5

# -- bargains ------------------------------------------------------------------

#: A share needs everybody's consent, which counts like this much strength. With divide and choose
#: the shares are about even, whatever the strengths.
CONSENT = {"negotiation": 2.0, "divide": 20.0}
#: What it demands, in fair shares: at first; how much that varies; and at the last moment.
FIRST_DEMAND, VARIES, LAST_DEMAND = 1.15, 0.1, 0.7
#: The least that it proposes for itself, and the least that it leaves to each of the others when it
#: changes a rival's split, in fair shares.
LEAST_PROPOSED, LEAST_LEFT = 0.9, 0.7
#: With a clock, it expects to be asked about once in this many seconds.
PACE = 2
#: How much less it must ask for in a new proposal if nobody has answered the last one; and how
#: often it is asked before it answers a refusal, so that others have time to read.
LESS, PAUSE = 0.1, 2

# -- the Market ----------------------------------------------------------------

#: How many offers it makes, the least that a trade must gain, and what part of the other's gain
#: that must be.
OFFERS, PROFIT, FAIR_PROFIT = 4, 0.5, 0.4
#: How often it is asked without having anything to say before it is done.
STAYS = 5

# -- personality: how much a whole trait does -----------------------------------

#: What a thrifty one gains by keeping at home a point of strength that would not kill; and by how
#: much a sly one may overrate a place.
THRIFT, SURPRISE = 0.15, 1.0
#: How much more it demands, in fair shares.
DEMANDS = 0.06
#: How many points more a theft is worth for each theft by that victim; and how much less of a
#: treasure it would leave that player.
HATE, SPITE = 4.0, 0.2
