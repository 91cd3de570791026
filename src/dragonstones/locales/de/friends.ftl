# Friends, blocks and invitations.

refused-apart-at-start = Zwei Leute an diesem Tisch spielen nicht zusammen: Eine Person hat die andere blockiert. Es geht los, sobald eine von beiden aufsteht.
refused-block-self = Dich selbst kannst du nicht blockieren.
refused-friend-self = Mit dir selbst kannst du hier nicht befreundet sein.
refused-invites-friends = Einladen kannst du Freunde. Frag zuerst, ob ihr Freunde sein wollt.
refused-kept-apart = Du und diese Person, ihr geht euch hier aus dem Weg: Eine von euch hat die andere blockiert.
refused-kept-apart-here = Hier kannst du dich nicht hinsetzen: Jemand an diesem Tisch ist von dir blockiert oder hat dich blockiert. Du kannst zuschauen oder einen eigenen Tisch eröffnen.
refused-many-blocks = Du hast { $most } Leute blockiert; mehr können wir uns nicht merken. Gib erst jemanden wieder frei.
refused-many-friends = Du hast { $most } Freunde und Anfragen; mehr können wir nicht aufheben.
refused-many-invitations = An diesen Tisch sind schon { $most } Leute eingeladen; mehr geht nicht.
refused-no-friends = Hier gibt es keine Freunde und Einladungen. Du kannst den Link deines Tisches weitergeben.
refused-no-such-member = Ein Mitglied namens { $name } gibt es hier nicht. Einen Gast kannst du am Tisch oder nach einem Spiel fragen.
refused-not-steady = Dieser Tisch ist für Leute, die ihre Spiele meistens zu Ende spielen, und du bist zu oft vorher gegangen. Spiel anderswo ein paar zu Ende, dann bist du willkommen.
refused-one-friend = Sag, wen du fragen willst: mit Namen oder mit der Kennung, nicht mit beidem.
refused-was-sent-away = Diese Person wurde vom Tisch weggeschickt und kann nicht wieder eingeladen werden.

# Passkeys.
refused-known-passkey = Diesen Passkey gibt es hier schon.
refused-many-passkeys = Du hast { $most } Passkeys; mehr können wir nicht aufheben. Entferne erst einen.
refused-no-passkeys = Hier gibt es keine Passkeys. Melde dich mit deinem Passwort an.
refused-no-such-passkey = Einen solchen Passkey hast du nicht oder nicht mehr.
refused-wrong-passkey = Das hat nicht geklappt: Der Passkey ist hier nicht bekannt, oder es hat zu lange gedauert. Versuch es noch einmal, oder melde dich mit deinem Passwort an.
