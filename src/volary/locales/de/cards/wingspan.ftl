# Sätze auf Vogelkarten, Bonuskarten und Zielen; volary.text setzt sie aus den Datensätzen zusammen.
# $who sagt, wer handelt: "you" (Aufforderung), "each" (nach „jede Person“), "may" (nach „darfst du“: Grundform am Ende).

sentence = { $clause }.

## Futter

count-invertebrate = { $n ->
        [one] 1 Wirbelloses
       *[other] { $n } Wirbellose
    }
count-seed = { $n } Samen
count-fish = { $n ->
        [one] 1 Fisch
       *[other] { $n } Fische
    }
count-fruit = { $n ->
        [one] 1 Frucht
       *[other] { $n } Früchte
    }
count-rodent = { $n ->
        [one] 1 Nagetier
       *[other] { $n } Nagetiere
    }
a-invertebrate = ein Wirbelloses
a-seed = einen Samen
a-fish = einen Fisch
a-fruit = eine Frucht
a-rodent = ein Nagetier
all-invertebrate = Wirbellosen
all-seed = Samen
all-fish = Fische
all-fruit = Früchte
all-rodent = Nagetiere
foods-any = { $n } Futter deiner Wahl
foods-choice = { $n ->
        [one] { $counted }
       *[other] { $n } Futter ({ $names })
    }

## Nester und Lebensräume

nest-fit = { $nest ->
        [bowl] Napf- oder Sternnest
        [cavity] Höhlen- oder Sternnest
        [ground] Boden- oder Sternnest
       *[platform] Plattform- oder Sternnest
    }

## Wie Schritte verbunden werden

and-steps = { $first } und { $second }
then-do = wenn du das tust, { $step }
then-drawn = wenn du etwas gezogen hast, { $step }
may-then = wenn du das tust, darfst du auch { $step }
may-alone = danach darfst du { $step }
each-player = jede Person { $steps }
each-player-chosen = jede Person { $steps }, im Uhrzeigersinn ab einer Person deiner Wahl
fewest-birds = jede Person mit den wenigsten Vögeln { $habitat ->
        [forest] im Wald
        [grassland] auf der Wiese
       *[wetland] im Feuchtgebiet
    } (auch bei Gleichstand) { $steps }
fewest-birds-chosen = { fewest-birds }, im Uhrzeigersinn ab einer von ihnen nach deiner Wahl
on-play-bird = wenn eine andere Person einen Vogel { $habitat ->
        [forest] in ihrem Wald
        [grassland] auf ihrer Wiese
       *[wetland] in ihrem Feuchtgebiet
    } ausspielt, { $step }
on-lay-eggs-action = wenn eine andere Person die Aktion „Eier legen“ ausführt, { $step }
on-gain-food-action = wenn eine andere Person mit der Aktion „Futter nehmen“ mindestens { $foods } erhält, { $step }
on-predator-success = wenn ein Beutegreifer einer anderen Person Erfolg hat, { $step }

## Schritte

gain-from-supply = { $who ->
        [each] nimmt { $foods } aus dem Vorrat
        [may] { $foods } aus dem Vorrat nehmen
       *[you] nimm { $foods } aus dem Vorrat
    }
gain-from-feeder-any = { $who ->
        [each] nimmt { $n } Würfel aus dem Futterhaus als Futter
        [may] { $n } Würfel aus dem Futterhaus als Futter nehmen
       *[you] nimm { $n } Würfel aus dem Futterhaus als Futter
    }
gain-from-feeder = { $who ->
        [each] nimmt { $foods } aus dem Futterhaus, falls vorhanden
        [may] { $foods } aus dem Futterhaus nehmen, falls vorhanden
       *[you] nimm { $foods } aus dem Futterhaus, falls vorhanden
    }
gain-from-feeder-cache = { $who ->
        [each] nimmt { $foods } aus dem Futterhaus, falls vorhanden, und behält es oder lagert es auf diesem Vogel
        [may] { $foods } aus dem Futterhaus nehmen, falls vorhanden, und es behalten oder auf diesem Vogel lagern
       *[you] nimm { $foods } aus dem Futterhaus, falls vorhanden, und behalte das Futter oder lagere es auf diesem Vogel
    }
gain-all-from-feeder = { $who ->
        [each] nimmt alle { $all } aus dem Futterhaus
        [may] alle { $all } aus dem Futterhaus nehmen
       *[you] nimm alle { $all } aus dem Futterhaus
    }
cache-from-supply = { $who ->
        [each] lagert { $foods } aus dem Vorrat auf diesem Vogel
        [may] { $foods } aus dem Vorrat auf diesem Vogel lagern
       *[you] lagere { $foods } aus dem Vorrat auf diesem Vogel
    }
trade-food = { $who ->
        [each] tauscht { $n } eigenes Futter gegen ebenso viel einer anderen Art aus dem Vorrat
        [may] { $n } eigenes Futter gegen ebenso viel einer anderen Art aus dem Vorrat tauschen
       *[you] tausche { $n } eigenes Futter gegen ebenso viel einer anderen Art aus dem Vorrat
    }
hunt-dice = wirf alle Würfel, die außerhalb des Futterhauses liegen. Zeigt einer davon { $one }, lagere { $foods } aus dem Vorrat auf diesem Vogel
hunt-deck = decke die oberste Karte des Stapels auf. Ist ihre Spannweite kleiner als { $cm } cm, stecke sie unter diesen Vogel; sonst wirf sie ab
draw-cards-tray-or-deck = { $n ->
        [one] { $who ->
            [each] zieht 1 Karte aus der Auslage oder vom Stapel
            [may] 1 Karte aus der Auslage oder vom Stapel ziehen
           *[you] ziehe 1 Karte aus der Auslage oder vom Stapel
        }
       *[other] { $who ->
            [each] zieht { $n } Karten aus der Auslage oder vom Stapel
            [may] { $n } Karten aus der Auslage oder vom Stapel ziehen
           *[you] ziehe { $n } Karten aus der Auslage oder vom Stapel
        }
    }
draw-cards-deck = { $n ->
        [one] { $who ->
            [each] zieht 1 Karte vom Stapel
            [may] 1 Karte vom Stapel ziehen
           *[you] ziehe 1 Karte vom Stapel
        }
       *[other] { $who ->
            [each] zieht { $n } Karten vom Stapel
            [may] { $n } Karten vom Stapel ziehen
           *[you] ziehe { $n } Karten vom Stapel
        }
    }
take-whole-tray = nimm alle offenen Karten der Auslage auf die Hand
draft-cards = { $n ->
        [0] lege so viele Karten aus, wie Personen mitspielen, aus der Auslage oder vom Stapel
        [one] lege 1 Karte mehr aus, als Personen mitspielen, aus der Auslage oder vom Stapel
       *[other] lege { $n } Karten mehr aus, als Personen mitspielen, aus der Auslage oder vom Stapel
    }. Von dir an nimmt im Uhrzeigersinn jede Person 1 davon; der Rest gehört auch dir
draw-bonus-cards = ziehe { $n ->
        [one] 1 Bonuskarte
       *[other] { $n } Bonuskarten
    } und behalte { $keep } davon
discard-card-end-of-turn = { $n ->
        [one] wirf am Ende deines Zuges 1 Handkarte ab
       *[other] wirf am Ende deines Zuges { $n } Handkarten ab
    }
tuck-from-hand = { $n ->
        [one] { $who ->
            [each] steckt 1 Handkarte unter diesen Vogel
            [may] 1 Handkarte unter diesen Vogel stecken
           *[you] stecke 1 Handkarte unter diesen Vogel
        }
       *[other] { $who ->
            [each] steckt { $n } Handkarten unter diesen Vogel
            [may] { $n } Handkarten unter diesen Vogel stecken
           *[you] stecke { $n } Handkarten unter diesen Vogel
        }
    }
tuck-from-deck = { $n ->
        [one] { $who ->
            [each] steckt die oberste Karte des Stapels unter diesen Vogel
            [may] die oberste Karte des Stapels unter diesen Vogel stecken
           *[you] stecke die oberste Karte des Stapels unter diesen Vogel
        }
       *[other] { $who ->
            [each] steckt die obersten { $n } Karten des Stapels unter diesen Vogel
            [may] die obersten { $n } Karten des Stapels unter diesen Vogel stecken
           *[you] stecke die obersten { $n } Karten des Stapels unter diesen Vogel
        }
    }
eggs = { $n ->
        [one] 1 Ei
       *[other] { $n } Eier
    }
lay-egg-on-this = { $who ->
        [each] legt { eggs } auf diesen Vogel
        [may] { eggs } auf diesen Vogel legen
       *[you] lege { eggs } auf diesen Vogel
    }
lay-egg-on-any = { $who ->
        [each] legt { eggs } auf eigene Vögel nach Wahl
        [may] { eggs } auf Vögel deiner Wahl legen
       *[you] { $n ->
            [one] lege 1 Ei auf einen deiner Vögel
           *[other] lege { $n } Eier auf deine Vögel
        }
    }
lay-egg-on-nest = { $who ->
        [each] legt { eggs } auf einen eigenen Vogel mit { nest-fit }
        [may] { eggs } auf einen deiner Vögel mit { nest-fit } legen
       *[you] lege { eggs } auf einen deiner Vögel mit { nest-fit }
    }
lay-egg-on-nest-other = { $who ->
        [each] legt { eggs } auf einen anderen eigenen Vogel mit { nest-fit }
        [may] { eggs } auf einen anderen deiner Vögel mit { nest-fit } legen
       *[you] lege { eggs } auf einen anderen deiner Vögel mit { nest-fit }
    }
lay-egg-on-nest-different = { $who ->
        [each] legt { eggs } auf einen weiteren eigenen Vogel mit { nest-fit }
        [may] { eggs } auf einen weiteren deiner Vögel mit { nest-fit } legen
       *[you] lege { eggs } auf einen weiteren deiner Vögel mit { nest-fit }
    }
lay-egg-on-each-nest = { $who ->
        [each] legt { eggs } auf jeden eigenen Vogel mit { nest-fit }
        [may] { eggs } auf jeden deiner Vögel mit { nest-fit } legen
       *[you] lege { eggs } auf jeden deiner Vögel mit { nest-fit }
    }
pay-food = gib { $foods } ab
pay-egg = { $source ->
        [other_birds] entferne { eggs } von einem anderen deiner Vögel
       *[any_bird] entferne { eggs } von einem deiner Vögel
    }
move-this-bird = liegt dieser Vogel in seiner Reihe ganz rechts, lege ihn in einen anderen Lebensraum
play-bird = spiele noch einen Vogel { $habitat ->
        [this] in demselben Lebensraum
        [forest] in deinem Wald
        [grassland] auf deiner Wiese
       *[wetland] in deinem Feuchtgebiet
    } aus, zu den üblichen Kosten
repeat-power = { $which ->
        [predator] nutze die Fähigkeit eines Beutegreifers in dieser Reihe noch einmal
       *[brown] nutze die Aktivierungsfähigkeit eines anderen Vogels in dieser Reihe noch einmal
    }

## Bonuskarten

bonus-per-bird = { $points ->
        [one] 1 Punkt je { $what }
       *[other] { $points } Punkte je { $what }
    }
bonus-tiers = { $what }: { $tiers }
tier-range = { $points ->
        [one] { $min } bis { $max } bringen 1 Punkt
       *[other] { $min } bis { $max } bringen { $points } Punkte
    }
tier-open = { $points ->
        [one] { $min } oder mehr bringen 1 Punkt
       *[other] { $min } oder mehr bringen { $points } Punkte
    }
birds = { $form ->
        [each] Vogel
       *[many] deine Vögel
    }
name-contains = { birds }, { $form ->
        [each] dessen englischer Name
       *[many] deren englischer Name
    } { $tag ->
        [anatomist] einen Körperteil nennt
        [cartographer] einen Ort oder eine Himmelsrichtung nennt
        [historian] eine Person nennt
        [photographer] eine Farbe nennt
       *[other] eines dieser Wörter enthält
    } ({ $words })
points-lt = { birds } mit weniger als { $value } Punkten
has-symbol = { $symbol ->
        [flocking] { birds } mit Schwarmsymbol
       *[predator] { birds } mit Beutegreifersymbol
    }
food-cost-includes = { birds } mit { $food } in den Kosten
food-cost-includes-wild = { birds } mit dem Symbol für beliebiges Futter in den Kosten
food-cost-only = { birds } mit nur { $all } in den Kosten
eggs-gte = { $value ->
        [one] { birds } mit mindestens 1 Ei am Spielende
       *[other] { birds } mit mindestens { $value } Eiern am Spielende
    }
fewest-habitat = { $form ->
        [each] Vogel in deinem Lebensraum mit den wenigsten Vögeln
       *[many] die Vögel in deinem Lebensraum mit den wenigsten Vögeln
    }
nest = { birds } mit { nest-fit }
habitat-only = { $form ->
        [each] Vogel, der nur { $habitat ->
            [forest] im Wald
            [grassland] auf der Wiese
           *[wetland] im Feuchtgebiet
        } lebt
       *[many] deine Vögel, die nur { $habitat ->
            [forest] im Wald
            [grassland] auf der Wiese
           *[wetland] im Feuchtgebiet
        } leben
    }
wingspan-gt = { birds } mit mehr als { $value } cm Spannweite
wingspan-lte = { birds } mit höchstens { $value } cm Spannweite
hand-count = { $form ->
        [each] Vogelkarte auf deiner Hand am Spielende
       *[many] Vogelkarten auf deiner Hand am Spielende
    }

## Ziele

goal-birds-in-habitat = die Vögel { $habitat ->
        [forest] in deinem Wald
        [grassland] auf deiner Wiese
       *[wetland] in deinem Feuchtgebiet
    }
goal-eggs-in-habitat = die Eier auf den Vögeln { $habitat ->
        [forest] in deinem Wald
        [grassland] auf deiner Wiese
       *[wetland] in deinem Feuchtgebiet
    }
goal-birds-with-eggs-by-nest = deine Vögel mit { nest-fit } und mindestens 1 Ei
goal-eggs-by-nest = die Eier auf deinen Vögeln mit { nest-fit }
goal-total-birds = alle Vögel auf deinem Spielplan
goal-egg-sets = Sätze aus drei Eiern, je eins aus jedem Lebensraum
