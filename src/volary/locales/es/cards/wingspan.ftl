# Frases de las cartas de ave, de bonificación y de los objetivos; volary.text las compone a partir de los datos.
# $who dice quién actúa: "you" (imperativo), "each" (tras «cada jugador»), "may" (tras «puedes»: infinitivo).

sentence = { $clause }.

## Comida

count-invertebrate = { $n ->
        [one] 1 invertebrado
       *[other] { $n } invertebrados
    }
count-seed = { $n ->
        [one] 1 semilla
       *[other] { $n } semillas
    }
count-fish = { $n ->
        [one] 1 pez
       *[other] { $n } peces
    }
count-fruit = { $n ->
        [one] 1 fruta
       *[other] { $n } frutas
    }
count-rodent = { $n ->
        [one] 1 roedor
       *[other] { $n } roedores
    }
a-invertebrate = un invertebrado
a-seed = una semilla
a-fish = un pez
a-fruit = una fruta
a-rodent = un roedor
all-invertebrate = todos los invertebrados
all-seed = todas las semillas
all-fish = todos los peces
all-fruit = todas las frutas
all-rodent = todos los roedores
foods-any = { $n ->
        [one] 1 comida a tu elección
       *[other] { $n } comidas a tu elección
    }
foods-choice = { $n ->
        [one] { $counted }
       *[other] { $n } comidas ({ $names })
    }

## Nidos y hábitats

nest-fit = { $nest ->
        [bowl] nido de cuenco o estrella
        [cavity] nido de cavidad o estrella
        [ground] nido en el suelo o estrella
       *[platform] nido de plataforma o estrella
    }

## Cómo se unen los pasos

and-steps = { $first } y { $second }
then-do = si lo haces, { $step }
then-drawn = si robas alguna, { $step }
may-then = si lo haces, también puedes { $step }
may-alone = después puedes { $step }
each-player = cada jugador { $steps }
each-player-chosen = cada jugador { $steps }, en sentido horario desde quien tú elijas
fewest-birds = cada jugador con menos aves en su { $habitat ->
        [forest] bosque
        [grassland] pradera
       *[wetland] humedal
    } (también en caso de empate) { $steps }
fewest-birds-chosen = { fewest-birds }, en sentido horario desde quien tú elijas
on-play-bird = cuando otro jugador juegue un ave en su { $habitat ->
        [forest] bosque
        [grassland] pradera
       *[wetland] humedal
    }, { $step }
on-lay-eggs-action = cuando otro jugador realice la acción «poner huevos», { $step }
on-gain-food-action = cuando otro jugador obtenga al menos { $foods } con la acción «conseguir comida», { $step }
on-predator-success = cuando un depredador de otro jugador tenga éxito, { $step }

## Pasos

gain-from-supply = { $who ->
        [each] toma { $foods } de la reserva
        [may] tomar { $foods } de la reserva
       *[you] toma { $foods } de la reserva
    }
gain-from-feeder-any = { $n ->
        [one] { $who ->
            [may] tomar 1 dado del comedero como comida
           *[you] toma 1 dado del comedero como comida
        }
       *[other] { $who ->
            [may] tomar { $n } dados del comedero como comida
           *[you] toma { $n } dados del comedero como comida
        }
    }
gain-from-feeder = { $who ->
        [may] tomar { $foods } del comedero, si hay
       *[you] toma { $foods } del comedero, si hay
    }
gain-from-feeder-cache = { $who ->
        [each] toma { $foods } del comedero, si hay, y se lo queda o lo almacena en esta ave
        [may] tomar { $foods } del comedero, si hay, para ti o para almacenar en esta ave
       *[you] toma { $foods } del comedero, si hay, para ti o para almacenar en esta ave
    }
gain-all-from-feeder = { $who ->
        [may] tomar { $all } del comedero
       *[you] toma { $all } del comedero
    }
cache-from-supply = { $who ->
        [may] almacenar { $foods } de la reserva en esta ave
       *[you] almacena { $foods } de la reserva en esta ave
    }
trade-food = { $n ->
        [one] { $who ->
            [each] cambia 1 de sus fichas de comida por 1 de otro tipo de la reserva
            [may] cambiar 1 de tus fichas de comida por 1 de otro tipo de la reserva
           *[you] cambia 1 de tus fichas de comida por 1 de otro tipo de la reserva
        }
       *[other] { $who ->
            [each] cambia { $n } de sus fichas de comida por otras tantas de otro tipo de la reserva
            [may] cambiar { $n } de tus fichas de comida por otras tantas de otro tipo de la reserva
           *[you] cambia { $n } de tus fichas de comida por otras tantas de otro tipo de la reserva
        }
    }
hunt-dice = tira todos los dados que estén fuera del comedero. Si alguno muestra { $one }, almacena { $foods } de la reserva en esta ave
hunt-deck = muestra la primera carta del mazo. Si su envergadura es inferior a { $cm } cm, solápala bajo esta ave; si no, descártala
draw-cards-tray-or-deck = { $n ->
        [one] { $who ->
            [may] robar 1 carta, de la bandeja o del mazo
           *[you] roba 1 carta, de la bandeja o del mazo
        }
       *[other] { $who ->
            [may] robar { $n } cartas, de la bandeja o del mazo
           *[you] roba { $n } cartas, de la bandeja o del mazo
        }
    }
draw-cards-deck = { $n ->
        [one] { $who ->
            [may] robar 1 carta del mazo
           *[you] roba 1 carta del mazo
        }
       *[other] { $who ->
            [may] robar { $n } cartas del mazo
           *[you] roba { $n } cartas del mazo
        }
    }
take-whole-tray = toma todas las cartas que estén boca arriba en la bandeja
draft-cards = { $n ->
        [0] despliega tantas cartas como jugadores haya, de la bandeja o del mazo
        [one] despliega 1 carta más que el número de jugadores, de la bandeja o del mazo
       *[other] despliega { $n } cartas más que el número de jugadores, de la bandeja o del mazo
    }. Empezando por ti y en sentido horario, cada jugador toma 1; las que sobren también son tuyas
draw-bonus-cards = roba { $n ->
        [one] 1 carta de bonificación
       *[other] { $n } cartas de bonificación
    } y quédate { $keep }
discard-card-end-of-turn = { $n ->
        [one] descarta 1 carta de tu mano al final de tu turno
       *[other] descarta { $n } cartas de tu mano al final de tu turno
    }
tuck-from-hand = { $n ->
        [one] { $who ->
            [each] solapa 1 carta de su mano bajo esta ave
            [may] solapar 1 carta de tu mano bajo esta ave
           *[you] solapa 1 carta de tu mano bajo esta ave
        }
       *[other] { $who ->
            [each] solapa { $n } cartas de su mano bajo esta ave
            [may] solapar { $n } cartas de tu mano bajo esta ave
           *[you] solapa { $n } cartas de tu mano bajo esta ave
        }
    }
tuck-from-deck = { $n ->
        [one] { $who ->
            [may] solapar la primera carta del mazo bajo esta ave
           *[you] solapa la primera carta del mazo bajo esta ave
        }
       *[other] { $who ->
            [may] solapar las { $n } primeras cartas del mazo bajo esta ave
           *[you] solapa las { $n } primeras cartas del mazo bajo esta ave
        }
    }
eggs = { $n ->
        [one] 1 huevo
       *[other] { $n } huevos
    }
lay-egg-on-this = { $who ->
        [each] pone { eggs } en esta ave
        [may] poner { eggs } en esta ave
       *[you] pon { eggs } en esta ave
    }
lay-egg-on-any = { $who ->
        [each] pone { eggs } en cualquiera de sus aves
        [may] poner { eggs } en cualquiera de tus aves
       *[you] pon { eggs } en cualquiera de tus aves
    }
lay-egg-on-nest = { $who ->
        [each] pone { eggs } en una de sus aves con { nest-fit }
        [may] poner { eggs } en una de tus aves con { nest-fit }
       *[you] pon { eggs } en una de tus aves con { nest-fit }
    }
lay-egg-on-nest-other = { $who ->
        [each] pone { eggs } en otra de sus aves con { nest-fit }
        [may] poner { eggs } en otra de tus aves con { nest-fit }
       *[you] pon { eggs } en otra de tus aves con { nest-fit }
    }
lay-egg-on-nest-different = { $who ->
        [each] pone { eggs } en un ave suya distinta con { nest-fit }
        [may] poner { eggs } en un ave tuya distinta con { nest-fit }
       *[you] pon { eggs } en un ave tuya distinta con { nest-fit }
    }
lay-egg-on-each-nest = { $who ->
        [each] pone { eggs } en cada una de sus aves con { nest-fit }
        [may] poner { eggs } en cada una de tus aves con { nest-fit }
       *[you] pon { eggs } en cada una de tus aves con { nest-fit }
    }
pay-food = paga { $foods }
pay-egg = { $source ->
        [other_birds] retira { eggs } de otra de tus aves
       *[any_bird] retira { eggs } de cualquiera de tus aves
    }
move-this-bird = si esta ave es la última a la derecha de su fila, muévela a otro hábitat
play-bird = juega otra ave en { $habitat ->
        [this] el mismo hábitat
        [forest] tu bosque
        [grassland] tu pradera
       *[wetland] tu humedal
    }, pagando su coste normal
repeat-power = { $which ->
        [predator] usa otra vez el poder de un depredador de esta fila
       *[brown] usa otra vez el poder de activación de otra ave de esta fila
    }

## Cartas de bonificación

bonus-per-bird = { $points ->
        [one] 1 punto por cada { $what }
       *[other] { $points } puntos por cada { $what }
    }
bonus-tiers = { $what }: { $tiers }
tier-range = { $points ->
        [one] de { $min } a { $max } dan 1 punto
       *[other] de { $min } a { $max } dan { $points } puntos
    }
tier-open = { $points ->
        [one] { $min } o más dan 1 punto
       *[other] { $min } o más dan { $points } puntos
    }
birds = { $form ->
        [each] una de tus aves
       *[many] tus aves
    }
name-contains = { birds } cuyo nombre en inglés { $tag ->
        [anatomist] menciona una parte del cuerpo
        [cartographer] menciona un lugar o una dirección
        [historian] menciona a una persona
        [photographer] menciona un color
       *[other] contiene una de estas palabras
    } ({ $words })
points-lt = { birds } que valgan menos de { $value } puntos
has-symbol = { $symbol ->
        [flocking] { birds } con el símbolo de bandada
       *[predator] { birds } con el símbolo de depredador
    }
food-cost-includes = { birds } con { $food } en su coste
food-cost-includes-wild = { birds } con el símbolo de cualquier comida en su coste
food-cost-only = { birds } con { $food } como única comida en su coste
eggs-gte = { $value ->
        [one] { birds } con al menos 1 huevo al final de la partida
       *[other] { birds } con al menos { $value } huevos al final de la partida
    }
fewest-habitat = { $form ->
        [each] ave en el hábitat donde tengas menos
       *[many] las aves en el hábitat donde tengas menos
    }
nest = { birds } con { nest-fit }
habitat-only = { birds } que solo viven en { $habitat ->
        [forest] el bosque
        [grassland] la pradera
       *[wetland] el humedal
    }
wingspan-gt = { birds } con más de { $value } cm de envergadura
wingspan-lte = { birds } con { $value } cm de envergadura o menos
hand-count = { $form ->
        [each] carta de ave en tu mano al final de la partida
       *[many] cartas de ave en tu mano al final de la partida
    }

## Objetivos

goal-birds-in-habitat = las aves de tu { $habitat ->
        [forest] bosque
        [grassland] pradera
       *[wetland] humedal
    }
goal-eggs-in-habitat = los huevos en las aves de tu { $habitat ->
        [forest] bosque
        [grassland] pradera
       *[wetland] humedal
    }
goal-birds-with-eggs-by-nest = tus aves con { nest-fit } y al menos 1 huevo
goal-eggs-by-nest = los huevos en tus aves con { nest-fit }
goal-total-birds = todas las aves de tu tablero
goal-egg-sets = conjuntos de tres huevos, uno de cada hábitat
