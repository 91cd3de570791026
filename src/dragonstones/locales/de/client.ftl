### Auf einer Seite aus der Ferne spielen.

refused-bot-imagines = Dieser Bot schaut in ausgedachten Welten voraus. Das geht nur dort, wo die Partie ist, nicht über das Netz: Lass ihn den Gastgeber des Tisches auf den Platz setzen.
refused-cannot-imagine = Fern von der Partie gibt es keine ausgedachten Welten.

client-not-installed = Dazu braucht es das Python-Paket { $module }. Installiere es mit: pip install 'dragonstones[client]'
client-no-table = In „{ $table }“ steckt weder die Adresse eines Tisches noch sechs Buchstaben.
client-no-site = { $url } ist nicht zu erreichen: { $reason }
client-sits = Der Bot sitzt am Tisch „{ $table }“ auf { $url }. Er spielt, sobald der Gastgeber beginnt; mit Strg-C steht er auf.
client-left = Der Bot ist aufgestanden.
client-closed = Der Tisch wurde geschlossen.
client-over = Das Spiel ist aus. { $n ->
    [one] { $winners } hat gewonnen.
   *[other] { $winners } haben gewonnen.
}
