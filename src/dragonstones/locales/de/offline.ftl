# Spielen auf einem Gerät, ohne Site.
refused-needs-site = Das braucht eine Verbindung: Du spielst gerade nur auf diesem Gerät. Bots, Lektionen, Rätsel und das Weitergeben des Geräts gehen auch so.
refused-kept-broken = Dieses Spiel ist beschädigt oder nicht von Dragonstones.
refused-kept-unplayable = Dieses Spiel lässt sich nicht weiterspielen: { $why }
refused-offline-nobody = Außer dir sitzt hier niemand, der das lesen könnte.
refused-name-twice = Zwei von euch heißen gleich: Wie sollen die anderen euch auseinanderhalten?
