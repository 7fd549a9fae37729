# The words of the Carcassonne table in the web client.

## What a figure is

ui-carc-thief = Wegelagerer
ui-carc-knight = Ritter
ui-carc-monk = Mönch
ui-carc-gardener = Gärtner
ui-carc-farmer = Bauer
ui-carc-crop = Kornkreis
ui-carc-to-n = nach Norden
ui-carc-to-ne = nach Nordosten
ui-carc-to-e = nach Osten
ui-carc-to-se = nach Südosten
ui-carc-to-s = nach Süden
ui-carc-to-sw = nach Südwesten
ui-carc-to-w = nach Westen
ui-carc-to-nw = nach Nordwesten

## What a feature is worth

ui-carc-size =
    { $what }, { $n ->
        [one] 1 Plättchen
       *[other] { $n } Plättchen
    }
ui-carc-finished = { $what }, fertig
ui-carc-open-ends = { $what }, { $n } offen
ui-carc-around = { $what }, { $n } von 8 ringsum
ui-carc-field-cities =
    { $what } { $n ->
        [one] an 1 Stadt
       *[other] an { $n } Städten
    }
ui-carc-nobody = niemand
ui-carc-worth = jetzt { $n } P
ui-carc-worth-then = jetzt { $n } P, fertig { $then }
ui-carc-reckoned-tiles =
    { $what }: { $n ->
        [one] 1 Plättchen
       *[other] { $n } Plättchen
    }
ui-carc-reckoned-pennants =
    { $what } + { $n ->
        [one] 1 Wappen
       *[other] { $n } Wappen
    }
ui-carc-reckoned-cities =
    { $what }: { $n ->
        [one] 1 fertige Stadt
       *[other] { $n } fertige Städte
    }
ui-carc-reckoned-times = { $what }, × { $factor }
ui-carc-open-short = { $n } offen
ui-carc-of-eight = { $n }/8

## The land

ui-carc-land = Land
ui-carc-cell-empty = { $place }: leer
ui-carc-cell-tile = { $place }: { $tile }
ui-carc-stands = { $name }: { $role } auf { $where }
ui-carc-fits-turns =
    das gezogene Plättchen passt in { $n ->
        [one] 1 Drehung
       *[other] { $n } Drehungen
    }
ui-carc-odds = { $n } von { $of } Plättchen, die noch kommen, passen hier; mit { $chance } % wird eines vor dem Ende deines nächsten Zuges gezogen
ui-carc-fitting = Was auf { $place } passt
ui-carc-fitting-count = { $n } von { $of } Plättchen passen
ui-carc-fitting-chance = { $chance } % bis zu deinem Zug
ui-carc-place-at = Legen auf { $place }
ui-carc-turn = Plättchen drehen
ui-carc-turn-back = Zurückdrehen
ui-carc-turn-tile = Plättchen drehen: { $tile }
ui-carc-tap-turns = antippen dreht
ui-carc-fields = Wiesen
ui-carc-open-features = Offene Gebiete
ui-carc-odds-button = Chancen
ui-carc-newest = Neuestes
ui-carc-fit = Alles
ui-carc-closer = Näher
ui-carc-farther = Weiter weg
ui-carc-status = Zeige auf ein Gebiet, um es ganz zu sehen
ui-carc-status-fields = Zeichen = Besitzer, Streifen = geteilt · Punkte jetzt (+ wenn offene Städte fertig werden)
ui-carc-status-open = Punkte jetzt → wenn fertig

## The question

ui-carc-hint-place =
    { $n ->
        [one] 1 Platz passt.
       *[other] { $n } Plätze passen.
    } Klicke einen gestrichelten Platz an; R oder die rechte Taste dreht das Plättchen.
ui-carc-hint-place-touch =
    { $n ->
        [one] 1 Platz passt.
       *[other] { $n } Plätze passen.
    } Tippe einen an; ein Tipp auf das Plättchen dreht es.
ui-carc-one-way = Hier passt es nur so.
ui-carc-laid-itself = Nur ein Platz passte: Dein Plättchen liegt schon dort.
ui-carc-hint-figure = Klicke eine Figur an oder drücke ihre Ziffer.
ui-carc-hint-figure-touch = Tippe eine Figur an oder wähle unten.
ui-carc-which-figure = Welche Figur
ui-carc-fly = Fliegen …
ui-carc-fly-and-roll = Fliegen und würfeln
ui-carc-lands-on = Fliegt { $to }: landet bei { $rolls }, Chance { $n } von 3.
ui-carc-lands-nowhere = Fliegt { $to }: kann nirgends landen.
ui-carc-no-undo-roll = Nach dem Wurf gibt es kein Zurück.

## Flights and crop circles

ui-carc-flight = Flug
ui-carc-landings = Wo sie landen kann
ui-carc-one-in-three = 1 von 3
ui-carc-roll-of = { $n } gewürfelt
ui-carc-flight-fails = Misslingt
ui-carc-no-tile = kein Plättchen dort; die Figur kehrt in den Vorrat zurück
ui-carc-nothing-open = nichts Offenes dort; die Figur kehrt in den Vorrat zurück
ui-carc-must-land = Wo etwas genannt ist, muss die Figur landen, auch auf einem besetzten Gebiet. Misslingt der Flug, setzt du in diesem Zug keine Figur.
ui-carc-crop-for = Kornkreis: { $who }
ui-carc-deploy-text = Alle dürfen zu einer eigenen Figur eine zweite stellen.
ui-carc-remove-text = Alle müssen eine solche Figur zurücknehmen.
ui-carc-nothing-to-do = nichts zu tun
ui-carc-done = fertig
ui-carc-only-remove = könnte nur zurücknehmen

## Beside the land

ui-carc-drawn = Gezogenes Plättchen
ui-carc-laid = Gelegtes Plättchen
ui-carc-tile = Plättchen
ui-carc-pile = Stapel
ui-carc-in-pile = im Stapel
ui-carc-removed = { $n } aus dem Spiel
ui-carc-to-come = Kommt noch
ui-carc-left = noch { $n }
ui-carc-to-move = am Zug
ui-carc-supply =
    { $n ->
        [one] 1 Gefolgsmann im Vorrat
       *[other] { $n } Gefolgsleute im Vorrat
    }
ui-carc-aids = Hilfen an diesem Tisch
ui-carc-aids-none = Ohne alle Hilfen
ui-carc-aid-fields = Wiesen mit Besitzern
ui-carc-aid-open = Offene Gebiete
ui-carc-aid-odds = Was auf leere Plätze passt, und die Chance
ui-carc-aid-values = Punkte der Gebiete
ui-carc-aid-pile = Plättchen, die noch kommen
ui-carc-aid-flags = Fahnen an den letzten Plättchen der anderen

## The result

ui-carc-laid-count = { $n } Plättchen gelegt, { $removed } aus dem Spiel
ui-carc-ahead = { $n } vor { $name }
ui-carc-at-end = +{ $n } am Ende
ui-carc-final-count = Schlusswertung
ui-carc-flights = Flüge
ui-carc-landed = gelandet
ui-carc-fields-count = Wiesen, die letzte Wertung
ui-carc-complete-cities = Fertige Städte
ui-carc-size-tiles = Plättchen
ui-carc-farmers = Bauern
ui-carc-no-farmers = Niemand hat einen Bauern gesetzt.
ui-carc-whole-land = Das Land mit seinen Wiesen

## Keys

ui-carc-key-confirm = das Gewählte bestätigen
ui-carc-key-drop = das Gewählte zurücknehmen
ui-carc-key-arrows = über das Land oder die Möglichkeiten gehen
ui-carc-key-pan = das Land verschieben
ui-carc-key-choice = den Platz einer Figur wählen
ui-carc-key-land = zum Land
