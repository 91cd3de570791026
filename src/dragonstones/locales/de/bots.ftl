# Bots: ihre Stufen, und wer am Tisch sitzen kann. In Sätzen steht der kurze Name.

level-random = Zufall
level-random-about = Spielt irgendetwas, das die Regeln erlauben.
level-apprentice = Lehrling
level-apprentice-about = Kennt die Regeln und macht die Fehler eines Anfängers.
level-merchant = Händler
level-merchant-about = Weiß, was alles wert ist, blufft und verschenkt nichts.
level-archmage = Erzmagier
level-archmage-about = Denkt in vielen erdachten Partien voraus.

persona-bold = Bruna die Kühne
    .short = Bruna
persona-bold-about = Zahlt jeden Preis, verlangt mehr als ihren Anteil und blufft.
persona-thrifty = Tilo der Sparsame
    .short = Tilo
persona-thrifty-about = Dreht jede Münze zweimal um und spart für das, was zählt.
persona-vengeful = Vilma die Rachsüchtige
    .short = Vilma
persona-vengeful-about = Vergisst nie, wer sie bestohlen hat, und holt es sich zurück.
persona-sly = Renard der Schlaue
    .short = Renard
persona-sly-about = Seine Gebote durchschaut niemand; er gibt erst spät nach.
persona-patient = Ottokar der Geduldige
    .short = Ottokar
persona-patient-about = Bietet wenig, verlangt wenig und wartet auf seine Stunde.
persona-greedy = Greta die Gierige
    .short = Greta
persona-greedy-about = Will den Löwenanteil und möchte lieber nichts dafür zahlen.
persona-hot-headed = Hagen der Hitzkopf
    .short = Hagen
persona-hot-headed-about = Bietet hoch und verzeiht niemandem, der ihn bestiehlt oder überbietet.
persona-merry = Jost der Fröhliche
    .short = Jost
persona-merry-about = Gibt mit vollen Händen aus und weiß selbst nicht, was er als Nächstes tut.

persona-eager = Pip der Eifrige
    .short = Pip
persona-eager-about = Will alles haben, was glänzt, und zwar sofort.
persona-shy = Nelly die Schüchterne
    .short = Nelly
persona-shy-about = Wagt wenig und freut sich über das, was sie bekommt.
persona-dreamy = Wim der Träumer
    .short = Wim
persona-dreamy-about = Ist mit dem Kopf in den Wolken.

persona-serene = Zoltan der Gelassene
    .short = Zoltan
persona-serene-about = Hat jede Partie schon gesehen, und keine überrascht ihn.
persona-stern = Aldora die Strenge
    .short = Aldora
persona-stern-about = Übersieht nichts und verzeiht nichts.
persona-far-sighted = Ysolde die Weitsichtige
    .short = Ysolde
persona-far-sighted-about = Sieht in ihrer Kristallkugel, was du vorhast.

# Namen für Bots ohne Persönlichkeit.
bot-names = Hedwig Odo Wendel Ida Kunz Mechthild
