# Playing on one device, without a site.
refused-needs-site = This needs a site, and you are playing on this device alone. Bots, lessons, puzzles and passing the device around work here.
refused-kept-broken = This game is damaged, or it was not made by Dragonstones.
refused-kept-unplayable = This game cannot go on: { $why }
refused-offline-nobody = Nobody else is at this table to read it.
refused-name-twice = Two of you have the same name: how should the others tell you apart?
