# Bots: their levels, and who can sit at the table. A short name stands in sentences.

level-random = Random
level-random-about = Plays anything that the rules allow.
level-apprentice = Apprentice
level-apprentice-about = Knows the rules and makes the mistakes of a beginner.
level-merchant = Merchant
level-merchant-about = Knows what everything is worth, bluffs, and gives nothing away.
level-archmage = Archmage
level-archmage-about = Thinks ahead, in many imagined games.

persona-bold = Bruna the Bold
    .short = Bruna
persona-bold-about = Pays what it takes, asks for more than her share, and bluffs.
persona-thrifty = Tilo the Thrifty
    .short = Tilo
persona-thrifty-about = Counts every penny and saves it for what matters.
persona-vengeful = Vilma the Vengeful
    .short = Vilma
persona-vengeful-about = Never forgets who robbed her, and takes it back.
persona-sly = Renard the Sly
    .short = Renard
persona-sly-about = Nobody can read his bids; he gives way late.
persona-patient = Ottokar the Patient
    .short = Ottokar
persona-patient-about = Bids little, asks for little, and waits for his moment.
persona-greedy = Greta the Greedy
    .short = Greta
persona-greedy-about = Wants the lion’s share, and would rather not pay for it.
persona-hot-headed = Hagen the Hot-Headed
    .short = Hagen
persona-hot-headed-about = Bids high, and forgives nobody who robs or outbids him.
persona-merry = Jost the Merry
    .short = Jost
persona-merry-about = Spends freely, and never knows what he will do next.

persona-eager = Pip the Eager
    .short = Pip
persona-eager-about = Wants everything that shines, at once.
persona-shy = Nelly the Shy
    .short = Nelly
persona-shy-about = Dares little, and is glad of what she gets.
persona-dreamy = Wim the Dreamer
    .short = Wim
persona-dreamy-about = Has his head in the clouds.

persona-serene = Zoltan the Serene
    .short = Zoltan
persona-serene-about = Has seen every game before, and none surprises him.
persona-stern = Aldora the Stern
    .short = Aldora
persona-stern-about = Overlooks nothing and forgives nothing.
persona-far-sighted = Ysolde the Far-Sighted
    .short = Ysolde
persona-far-sighted-about = Sees in her crystal ball what you are going to do.

# Names for bots without a persona.
bot-names = Maud Odo Gilda Wat Hesper Corwin
