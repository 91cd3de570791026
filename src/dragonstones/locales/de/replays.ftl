### Aufzeichnungen beendeter Spiele, und ob ehrlich gegeben wurde.

refused-no-such-replay = Hier ist kein beendetes Spiel. Ansehen kannst du es, wenn es vorbei ist.
refused-wrong-eyes = Die Sicht { $eyes } gibt es hier nicht. Du kannst von einem Platz aus zusehen, 0 bis { $last }, als Zuschauer (spectator) oder mit allem offen (open).

## dragonstones verify

refused-export-shape = Das ist kein von einem Server heruntergeladenes Spiel: { $field } muss vom Typ { $expected } sein.
refused-export-format = Die Datei hat das Format { $found }. Nur das Format { $known } kann gelesen werden.
refused-receipt-shape = Das ist keine Quittung: { $field } muss vom Typ { $expected } sein.

# Was geprüft wurde, und ob es so ist, wie es sein soll.
fair-commitment = Der Server hat sich vorher auf genau diesen Beitrag zum Startwert festgelegt.
fair-commitment-not = Der Server hatte sich auf einen anderen Beitrag zum Startwert festgelegt.
fair-seed = Der Startwert des Spiels besteht aus den Beiträgen des Servers und der Mitspielenden, und aus nichts sonst.
fair-seed-not = Der Startwert des Spiels besteht nicht aus diesen Beiträgen: Es wurde anders gegeben.
fair-parts = Mindestens eine Person hat selbst etwas zum Startwert beigetragen.
fair-parts-not = Niemand hat etwas zum Startwert beigetragen: Der Server allein konnte aussuchen, was gegeben wird.
fair-bots = Kein Bot hat etwas zum Startwert beigetragen.
fair-bots-not = Ein Bot hat etwas zum Startwert beigetragen: Der Server konnte viele Beiträge ausprobieren und aussuchen, was gegeben wird.
fair-deal = Das Spiel beginnt so, wie der Startwert es vorgibt.
fair-deal-not = Das Spiel beginnt nicht mit dem Geben, sondern in einer Stellung, die jemand gemacht hat.
fair-journal = Jede Antwort im Journal war nach den Regeln von { $game }, Version { $rules }, möglich.
fair-journal-not = Das Journal lässt sich nach den Regeln von { $game }, Version { $rules }, nicht spielen. { $reason }
fair-result = Das Spiel endet so, wie es in der Datei steht.
fair-result-not = Das Spiel endet anders, als es in der Datei steht.
fair-receipt-table = Die Quittung gehört zu diesem Tisch.
fair-receipt-table-not = Die Quittung gehört zu einem anderen Tisch.
fair-receipt-commitment = Die Festlegung ist die, die vor dem Spiel veröffentlicht wurde.
fair-receipt-commitment-not = Die Festlegung ist nicht die, die vor dem Spiel veröffentlicht wurde.
fair-receipt-part = Dein Beitrag zum Startwert wurde verwendet.
fair-receipt-part-not = Dein Beitrag zum Startwert wurde nicht verwendet.

fair-honest = Es wurde ehrlich gegeben.
fair-honest-not = Dass ehrlich gegeben wurde, ist nicht bewiesen.
fair-no-receipt = Ohne deine Quittung zeigt das nichts über deinen eigenen Beitrag: Er könnte erfunden sein. Nimm: --receipt DATEI
