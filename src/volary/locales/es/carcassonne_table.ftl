# The words of the Carcassonne table in the web client.

## What a figure is

ui-carc-thief = ladrón
ui-carc-knight = caballero
ui-carc-monk = monje
ui-carc-gardener = jardinero
ui-carc-farmer = granjero
ui-carc-crop = Círculo de cultivo
ui-carc-to-n = al norte
ui-carc-to-ne = al noreste
ui-carc-to-e = al este
ui-carc-to-se = al sureste
ui-carc-to-s = al sur
ui-carc-to-sw = al suroeste
ui-carc-to-w = al oeste
ui-carc-to-nw = al noroeste

## What a feature is worth

ui-carc-size =
    { $what }, { $n ->
        [one] 1 loseta
       *[other] { $n } losetas
    }
ui-carc-finished = { $what }, completo
ui-carc-open-ends = { $what }, { $n } sin cerrar
ui-carc-around = { $what }, { $n } de 8 alrededor
ui-carc-field-cities =
    { $what }, { $n ->
        [one] junto a 1 ciudad
       *[other] junto a { $n } ciudades
    }
ui-carc-nobody = nadie
ui-carc-worth = ahora { $n } p
ui-carc-worth-then = ahora { $n } p, completo { $then }
ui-carc-reckoned-tiles =
    { $what }: { $n ->
        [one] 1 loseta
       *[other] { $n } losetas
    }
ui-carc-reckoned-pennants =
    { $what } + { $n ->
        [one] 1 escudo
       *[other] { $n } escudos
    }
ui-carc-reckoned-cities =
    { $what }: { $n ->
        [one] 1 ciudad completa
       *[other] { $n } ciudades completas
    }
ui-carc-reckoned-times = { $what }, × { $factor }
ui-carc-open-short = { $n } abiertos
ui-carc-of-eight = { $n }/8

## The land

ui-carc-land = Tablero
ui-carc-cell-empty = { $place }: vacío
ui-carc-cell-tile = { $place }: { $tile }
ui-carc-stands = { $name }: { $role } en { $where }
ui-carc-fits-turns =
    la loseta encaja en { $n ->
        [one] 1 giro
       *[other] { $n } giros
    }
ui-carc-odds = { $n } de { $of } losetas por venir encajan aquí; { $chance } % de que salga una antes de que acabe tu próximo turno
ui-carc-fitting = Qué encaja en { $place }
ui-carc-fitting-count = { $n } de { $of } losetas encajan
ui-carc-fitting-chance = { $chance } % hasta tu próximo turno
ui-carc-place-at = Colocar en { $place }
ui-carc-turn = Girar la loseta
ui-carc-turn-back = Girar al revés
ui-carc-turn-tile = Girar la loseta: { $tile }
ui-carc-tap-turns = toca para girar
ui-carc-fields = Prados
ui-carc-open-features = Zonas abiertas
ui-carc-odds-button = Opciones
ui-carc-newest = Última
ui-carc-fit = Ajustar
ui-carc-closer = Acercar
ui-carc-farther = Alejar
ui-carc-status = Señala una zona para verla entera
ui-carc-status-fields = Emblema = dueño, rayas = compartido · puntos ahora (+ si se completan las ciudades abiertas)
ui-carc-status-open = Puntos ahora → si se completa

## The question

ui-carc-hint-place =
    { $n ->
        [one] Encaja en 1 lugar.
       *[other] Encaja en { $n } lugares.
    } Haz clic en un lugar punteado; R o el botón derecho gira la loseta.
ui-carc-hint-place-touch =
    { $n ->
        [one] Encaja en 1 lugar.
       *[other] Encaja en { $n } lugares.
    } Toca uno; toca la loseta para girarla.
ui-carc-one-way = Aquí solo encaja así.
ui-carc-laid-itself = Solo había un lugar: tu loseta ya está ahí.
ui-carc-hint-figure = Haz clic en una figura o pulsa su número.
ui-carc-hint-figure-touch = Toca una figura o elige abajo.
ui-carc-which-figure = Qué figura
ui-carc-fly = Volar …
ui-carc-fly-and-roll = Volar y tirar
ui-carc-lands-on = Vuela { $to }: aterriza con { $rolls }, probabilidad { $n } de 3.
ui-carc-lands-nowhere = Vuela { $to }: no puede aterrizar.
ui-carc-no-undo-roll = Tras la tirada no se puede deshacer.

## Flights and crop circles

ui-carc-flight = Vuelo
ui-carc-landings = Dónde puede aterrizar
ui-carc-one-in-three = 1 de 3
ui-carc-roll-of = un { $n } en el dado
ui-carc-flight-fails = Fracasa
ui-carc-no-tile = no hay loseta; la figura vuelve a la reserva
ui-carc-nothing-open = nada abierto allí; la figura vuelve a la reserva
ui-carc-must-land = Donde hay algo en la lista, la figura debe aterrizar, aunque la zona esté ocupada. Si el vuelo fracasa, no colocas figura en este turno.
ui-carc-crop-for = Círculo de cultivo: { $who }
ui-carc-deploy-text = Cada cual puede añadir una figura junto a una suya.
ui-carc-remove-text = Cada cual debe retirar una de esas figuras.
ui-carc-nothing-to-do = nada que hacer
ui-carc-done = hecho
ui-carc-only-remove = solo podría retirar

## Beside the land

ui-carc-drawn = Loseta robada
ui-carc-laid = Loseta colocada
ui-carc-tile = Loseta
ui-carc-pile = Pila
ui-carc-in-pile = en la pila
ui-carc-removed = { $n } retiradas
ui-carc-to-come = Por venir
ui-carc-left = quedan { $n }
ui-carc-to-move = su turno
ui-carc-supply =
    { $n ->
        [one] 1 seguidor en reserva
       *[other] { $n } seguidores en reserva
    }
ui-carc-aids = Ayudas en esta mesa
ui-carc-aids-none = Sin ninguna ayuda
ui-carc-aid-fields = Prados con sus dueños
ui-carc-aid-open = Zonas abiertas
ui-carc-aid-odds = Qué encaja en los huecos y la probabilidad
ui-carc-aid-values = Puntos de las zonas
ui-carc-aid-pile = Losetas por venir
ui-carc-aid-flags = Banderas en las últimas losetas de los demás

## The result

ui-carc-laid-count = { $n } losetas colocadas, { $removed } retiradas
ui-carc-ahead = { $n } por delante de { $name }
ui-carc-at-end = +{ $n } al final
ui-carc-final-count = recuento final
ui-carc-flights = Vuelos
ui-carc-landed = aterrizados
ui-carc-fields-count = Prados, el último recuento
ui-carc-complete-cities = Ciudades completas
ui-carc-size-tiles = Losetas
ui-carc-farmers = Granjeros
ui-carc-no-farmers = Nadie colocó un granjero.
ui-carc-whole-land = El territorio y sus prados

## Keys

ui-carc-key-confirm = confirmar lo elegido
ui-carc-key-drop = retirar lo elegido
ui-carc-key-arrows = moverse por el tablero o las opciones
ui-carc-key-pan = desplazar el tablero
ui-carc-key-choice = elegir el lugar de una figura
ui-carc-key-land = al tablero
