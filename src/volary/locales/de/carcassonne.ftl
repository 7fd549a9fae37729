# The words of Carcassonne on the table, in questions, options, reasons and the log.
# Before formatting, ids in arguments become words: $tile, $figure, $feature, $place, $segment, $affects, $seat ...

## Things

ui-game-carcassonne = Carcassonne
figure-follower = Gefolgsmann
figure-abbot = Abt
figure-mayor = Bürgermeister
figure-phantom = Phantom
feature-road = Straße
feature-city = Stadt
feature-cloister = Kloster
feature-garden = Garten
feature-field = Wiese
role-thief = Wegelagerer auf Straßen
role-knight = Ritter in Städten
role-monk = Mönche in Klöstern
role-gardener = Äbte in Gärten
role-farmer = Bauern auf Wiesen
edge-city = Stadt
edge-road = Straße
edge-field = Wiese
edge-river = Fluss
side-n = Norden
side-e = Osten
side-s = Süden
side-w = Westen
side-letter-n = N
side-letter-e = O
side-letter-s = S
side-letter-w = W
segment-with-sides = { $segment } ({ $sides })
crop-deploy = A: eine Figur dazusetzen
crop-remove = B: eine Figur zurücknehmen
score-roads = Straßen
ui-part-roads = { score-roads }
score-cities = Städte
ui-part-cities = { score-cities }
score-cloisters = Klöster
ui-part-cloisters = { score-cloisters }
score-gardens = Gärten
ui-part-gardens = { score-gardens }
score-fields = Wiesen
ui-part-fields = { score-fields }

## Tiles

tile-a = Kloster mit Straße
tile-b = Kloster
tile-c = Stadt ringsum mit Wappen
tile-d = Stadtrand mit gerader Straße
tile-e = Stadtrand
tile-f = Stadt quer mit Wappen
tile-g = Stadt quer
tile-h = zwei Städte gegenüber
tile-i = zwei Städte über Eck
tile-j = Stadtrand, Straße nach rechts
tile-k = Stadtrand, Straße nach links
tile-l = Stadtrand mit Kreuzung dreier Straßen
tile-m = Stadt über Eck mit Wappen
tile-n = Stadt über Eck
tile-o = Stadt über Eck mit Wappen und Straße
tile-p = Stadt über Eck mit Straße
tile-q = Stadt an drei Seiten mit Wappen
tile-r = Stadt an drei Seiten
tile-s = Stadt an drei Seiten mit Wappen und Tor
tile-t = Stadt an drei Seiten mit Tor
tile-u = gerade Straße
tile-v = Straßenkurve
tile-w = Kreuzung dreier Straßen
tile-x = Kreuzung von vier Straßen
tile-fm1 = Fluggerät, Wiese
tile-fm2 = Fluggerät, Wiese
tile-fm3 = Fluggerät, gerade Straße
tile-fm4 = Fluggerät, gerade Straße
tile-fm5 = Fluggerät, gerade Straße
tile-fm6 = Fluggerät, Straßenkurve
tile-fm7 = Fluggerät, Straßenkurve
tile-fm8 = Fluggerät, Straßenkurve
tile-cc1 = Kornkreis an einer Straße, Wegelagerer
tile-cc2 = Kornkreis an einer Kreuzung, Wegelagerer
tile-cc3 = Kornkreis vor einer Stadt, Bauern
tile-cc4 = Kornkreis zwischen zwei Straßen, Bauern
tile-cc5 = Kornkreis zwischen zwei Städten, Ritter
tile-cc6 = Kornkreis zwischen zwei Eckstädten, Ritter
tile-ca1 = Kornkreis an einer Eckstadt, Ritter
tile-ca2 = Kornkreis an zwei Städten, Ritter
tile-ca3 = Kornkreis an Stadt und Straße, Bauern
tile-ca4 = Kornkreis an einer Straßenkurve, Wegelagerer
tile-ca5 = Kornkreis an Stadt und Straßenkurve, Bauern
tile-ca6 = Kornkreis an drei Straßen, Wegelagerer
tile-rv1 = Quelle
tile-rv2 = See
tile-rv3 = Fluss zwischen zwei Städten
tile-rv4 = Fluss mit Stadt und Straße
tile-rv5 = Fluss mit Kloster und Straße
tile-rv6 = Fluss mit Brücke
tile-rv7 = gerader Fluss
tile-rv8 = Flussbiegung an einer Stadt
tile-rv9 = Flussbiegung mit Straßenkurve
tile-rv10 = Flussbiegung
tile-with-garden = { $tile }, mit Garten

## The options of a new game

ui-option-flying-machines = Fluggeräte
ui-option-flying-machines-text = Acht Plättchen, von denen eine Figur ein bis drei Plättchen weit fliegen darf.
ui-option-crop-circles = Kornkreise
ui-option-crop-circles-CC1 = einer: Wegelagerer, an einer Straße
ui-option-crop-circles-CC2 = einer: Wegelagerer, an einer Kreuzung
ui-option-crop-circles-CC3 = einer: Bauern, vor einer Stadt
ui-option-crop-circles-CC4 = einer: Bauern, zwischen zwei Straßen
ui-option-crop-circles-CC5 = einer: Ritter, zwischen zwei Städten
ui-option-crop-circles-CC6 = einer: Ritter, zwischen Eckstädten
ui-option-crop-circles-all = alle sechs
ui-option-crop-circles-none = keiner
ui-option-crop-circles-text = Wer einen legt, nennt A oder B: Alle dürfen eine Figur dazusetzen oder müssen eine zurücknehmen.
ui-option-abbot = Abt und Gärten
ui-option-abbot-text = Je eine Figur mehr, für Klöster und Gärten; sie darf zurückgerufen werden.
ui-option-phantom = Phantom
ui-option-phantom-text = Je eine Figur mehr, als zweite im Zug gesetzt.
ui-option-mayor = Bürgermeister
ui-option-mayor-text = Je eine Figur mehr, für Städte; sie zählt so viel, wie die Stadt Wappen hat.
ui-option-river = Fluss
ui-option-river-text = Das Spiel beginnt mit zwölf Flussplättchen.
ui-option-farm-rule = Wiesen
ui-option-farm-rule-per-field-3 = 3 Punkte für jede Stadt jeder Wiese
ui-option-farm-rule-per-city-4 = erste Regeln: 4 Punkte je Stadt
ui-option-farm-rule-per-player-3 = zweite Regeln: 3 Punkte, jede Stadt einmal je Person
ui-option-two-tile-city = Punkte für eine Stadt aus zwei Plättchen
ui-option-crop-a-scope = Kornkreis A: wo
ui-option-crop-a-scope-same-segment = neben einer eigenen Figur
ui-option-crop-a-scope-same-feature = irgendwo auf demselben Gebiet
ui-option-crop-a-duty = Kornkreis A: wer
ui-option-crop-a-duty-may = darf dazusetzen
ui-option-crop-a-duty-must = muss dazusetzen
ui-option-phantom-after-failed-flight = Phantom nach missglücktem Flug
ui-option-river-start-tile = Startplättchen beim Fluss
ui-option-river-start-tile-removed = aus dem Spiel
ui-option-river-start-tile-mixed-in = eingemischt

## Questions

prompt-place-tile = Wohin kommt dieses Plättchen: { $tile }?
prompt-place-figure = Eine Figur auf dieses Plättchen setzen: { $tile }?
prompt-phantom = Auch das Phantom setzen: { $tile }?
prompt-land = Wo landet die Figur ({ $figure })?
prompt-crop-action = Kornkreis, { $affects }: welche Aktion für alle?
prompt-add-figure =
    { $scope ->
        [same_feature] Kornkreis A: eine Figur zu einem eigenen Gebiet setzen ({ $affects })?
       *[other] Kornkreis A: eine Figur zu einer eigenen setzen ({ $affects })?
    }
prompt-take-figure = Kornkreis B: welche Figur nimmst du zurück ({ $affects })?

## Options

option-place-tile = { $place }, um { $degrees }° gedreht
option-place-figure = { $figure }: { $segment }
option-fly = Fliegen: { $figure } (nach dem Wurf kein Zurück)
option-call-back = Den Abt von { $place } zurückrufen
option-land = Landen: { $segment }
option-deploy =
    { $duty ->
        [must] A: Alle, die können, müssen eine Figur dazusetzen ({ $affects })
       *[other] A: Alle dürfen eine Figur dazusetzen ({ $affects })
    }
option-remove = B: Alle nehmen eine Figur zurück ({ $affects })
option-add-figure = { $figure } dazusetzen: { $segment } auf { $place }
option-take-figure = { $figure } zurücknehmen: { $segment } auf { $place }

## Reasons

reason-no-neighbour = Ein Plättchen muss an einem anderen liegen; eine Ecke genügt nicht.
reason-place-taken = Dort liegt schon ein Plättchen.
reason-fits-in-no-turn = Das Plättchen passt dort in keiner Drehung.
reason-river-course = Ein Flussplättchen setzt den Fluss fort und darf nicht zweimal nacheinander zur selben Seite biegen.
reason-edges-differ = Im { $side } träfe { $own } auf { $other }.
reason-other-tile = Figuren kommen auf das eben gelegte Plättchen.
reason-occupied = Auf diesem Gebiet steht schon jemand.
reason-does-not-suit = Das geht nicht: { $figure } auf { $feature }.
reason-no-figure = Diese Figur ist nicht mehr in deinem Vorrat.
reason-other-target = Der Flug endet auf einem anderen Plättchen.
reason-never-a-field = Auf einer Wiese wird nie gelandet.
reason-feature-complete = Das ist fertig: Dort wird nicht gelandet.
reason-other-kind = Beim Kornkreis geht es um { $affects }.
reason-no-own-figure = Dort steht keine deiner Figuren.
reason-no-machine = Dieses Plättchen hat kein Fluggerät.
reason-flown-already = Das Fluggerät wurde in diesem Zug schon benutzt.

## Log

event-start-tile = Das erste Plättchen liegt: { $tile }
event-turn-begun =
    { $you ->
        [yes] Dein Zug, { $turn }; noch { $left } Plättchen
       *[no] Zug { $turn } von { $seat }; noch { $left } Plättchen
    }
event-tile-drawn =
    { $you ->
        [yes] Plättchen gezogen: { $tile }
       *[no] Plättchen gezogen: { $tile }
    }
event-tile-removed = Es passt nirgends und kommt aus dem Spiel: { $tile }
event-tile-placed =
    { $you ->
        [yes] auf { $place } gelegt: { $tile }
       *[no] auf { $place } gelegt: { $tile }
    }
event-figure-placed =
    { $you ->
        [yes] { $figure } gesetzt: { $segment } auf { $place }
       *[no] { $figure } gesetzt: { $segment } auf { $place }
    }
event-flight =
    { $you ->
        [yes] fliegt von { $place } ab: { $figure }
       *[no] fliegt von { $place } ab: { $figure }
    }
event-flight-rolled = { $distance } gewürfelt: nach { $place }
event-landed = gelandet: { $segment } auf { $place }, { $figure }
event-flight-failed = kein Landeplatz auf { $place }: { $figure } kehrt heim
event-called-back = Abt zurückgerufen: { $segment } auf { $place }
event-completed = Fertig: { $segment } auf { $place }, Plättchen: { $tiles }
event-unfinished = Unfertig: { $segment } auf { $place }, Plättchen: { $tiles }
event-field = { $segment } auf { $place }: fertige Städte daran: { $cities }
event-scored =
    { $points ->
        [one] 1 Punkt ({ $feature })
       *[other] { $points } Punkte ({ $feature })
    }
event-figure-returned = { $figure } kehrt von { $place } heim
event-crop-circle = Kornkreis auf { $place }: { $affects }
event-crop-chosen = { $action } gewählt
event-figure-added = { $figure } dazugesetzt: { $segment } auf { $place }
event-figure-taken = { $figure } zurückgenommen: { $segment } auf { $place }
event-declined = verzichtet
event-supplied = { $segment } auf { $place }: Die Bauern aller Wiesen daran zählen zusammen
