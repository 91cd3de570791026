### Auf einer Seite aus der Ferne spielen.

refused-bot-imagines = Dieser Bot denkt in erdachten Partien voraus. Das geht nur dort, wo die Partie ist, nicht über das Netz: Bitte die Person, die den Tisch eröffnet hat, ihn auf den Platz zu setzen.
refused-cannot-imagine = Erdachte Partien gibt es nur dort, wo die Partie ist, nicht über das Netz.

client-not-installed = Dazu braucht es das Python-Paket { $module }. Installiere es mit: pip install 'dragonstones[client]'
client-no-table = „{ $table }“ enthält weder die Adresse eines Tisches noch einen Code aus sechs Buchstaben.
client-no-site = { $url } ist nicht zu erreichen: { $reason }
client-sits = Der Bot sitzt am Tisch „{ $table }“ auf { $url }. Er spielt, sobald das Spiel beginnt; mit Strg-C verlässt er den Tisch.
client-left = Der Bot hat den Tisch verlassen.
client-closed = Der Tisch wurde geschlossen.
client-over = Das Spiel ist vorbei. { $n ->
    [one] { $winners } hat gewonnen.
   *[other] { $winners } haben gewonnen.
}
