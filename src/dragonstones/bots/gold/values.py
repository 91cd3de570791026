"""The numbers by which the Merchant can be tuned. Points are points of the game."""

# -- tokens --------------------------------------------------------------------

#: How far a lead in a colour can be trusted when no more tokens of it are to come: less is surer.
DOUBT = 0.12
#: How probable it is to find a gem that a set still lacks, and how many sets it thinks of.
FIND, SETS = 0.3, 3

# -- fights --------------------------------------------------------------------

#: How sure a part of a treasure is that somebody can win in one turn, and one that nobody can.
SOON, LATER = 0.9, 0.65
#: What it costs to have one point of strength out.
STRENGTH = 0.15
#: What a theft is worth, in tokens of the victim: the dragon must die first. To choose the token
#: is worth this many points more.
THEFT, CHOICE = 0.8, 1.2
#: What a rival's loss of a point is worth to me.
RIVALRY = 0.25

# -- Magic Objects -------------------------------------------------------------

#: What one is worth; what it must gain on a turn, and how much a Ring must cost a rival.
OBJECT, USE, CONFUSE = 2.0, 1.5, 2.0
#: With what part of a treasure the Horn of Plenty is blown, and below what loss a theft is only
#: misdirected, not warded off.
PLENTY, CHEAP = 0.3, 1.5

# -- bargains ------------------------------------------------------------------

#: A share needs everybody's consent, which is worth as much as this strength. Where shares are
#: divided and chosen they are about even, whatever the strengths.
CONSENT = {"negotiation": 2.0, "divide": 20.0}
#: What it demands, in fair shares: at first, how much that varies, and at the last moment.
FIRST_DEMAND, VARIES, LAST_DEMAND = 1.15, 0.1, 0.7
#: What it proposes for itself, at least; and what it leaves to everybody else, when it changes
#: somebody's split.
LEAST_PROPOSED, LEAST_LEFT = 0.9, 0.7
#: With a clock: it expects to be asked about once in this many seconds.
PACE = 2
#: By how much less for itself another proposal must be, if nobody has answered the last one; and
#: how often it is asked before it answers a refusal: others must be able to read.
LESS, PAUSE = 0.1, 2

# -- the Market ----------------------------------------------------------------

#: How many offers, the least that a trade must gain, and what part of the other's gain.
OFFERS, PROFIT, FAIR_PROFIT = 4, 0.5, 0.4
#: How often it is asked and has nothing to say before it is done.
STAYS = 5

# -- personality: how much a whole trait does -----------------------------------

#: What it is worth to the thrifty not to send a point of strength that does not kill; and how
#: much a place can seem better than it is to the sly.
THRIFT, SURPRISE = 0.15, 1.0
#: What it demands more, in fair shares.
DEMANDS = 0.06
#: How much more a theft is worth, in points, for each theft by that victim; and by how much
#: smaller a part of a treasure that player would get.
HATE, SPITE = 4.0, 0.2
