# The words of Carcassonne on the table, in questions, options, reasons and the log.
# Before formatting, ids in arguments become words: $tile, $figure, $feature, $place, $segment, $affects, $seat ...

## Things

ui-game-carcassonne = Carcassonne
figure-follower = seguidor
figure-abbot = abad
figure-mayor = alcalde
figure-phantom = fantasma
feature-road = camino
feature-city = ciudad
feature-cloister = monasterio
feature-garden = jardín
feature-field = campo
role-thief = ladrones en caminos
role-knight = caballeros en ciudades
role-monk = monjes en monasterios
role-gardener = abades en jardines
role-farmer = granjeros en campos
edge-city = ciudad
edge-road = camino
edge-field = campo
edge-river = río
side-n = norte
side-e = este
side-s = sur
side-w = oeste
side-letter-n = N
side-letter-e = E
side-letter-s = S
side-letter-w = O
segment-with-sides = { $segment } ({ $sides })
crop-deploy = A: añadir una figura
crop-remove = B: retirar una figura
score-roads = Caminos
ui-part-roads = { score-roads }
score-cities = Ciudades
ui-part-cities = { score-cities }
score-cloisters = Monasterios
ui-part-cloisters = { score-cloisters }
score-gardens = Jardines
ui-part-gardens = { score-gardens }
score-fields = Campos
ui-part-fields = { score-fields }

## Tiles

tile-a = monasterio con camino
tile-b = monasterio
tile-c = ciudad completa con escudo
tile-d = borde de ciudad con camino recto
tile-e = borde de ciudad
tile-f = ciudad de lado a lado con escudo
tile-g = ciudad de lado a lado
tile-h = dos ciudades enfrentadas
tile-i = dos ciudades en esquina
tile-j = borde de ciudad, camino a la derecha
tile-k = borde de ciudad, camino a la izquierda
tile-l = borde de ciudad con cruce de tres caminos
tile-m = ciudad en esquina con escudo
tile-n = ciudad en esquina
tile-o = ciudad en esquina con escudo y camino
tile-p = ciudad en esquina con camino
tile-q = ciudad en tres lados con escudo
tile-r = ciudad en tres lados
tile-s = ciudad en tres lados con escudo y puerta
tile-t = ciudad en tres lados con puerta
tile-u = camino recto
tile-v = camino en curva
tile-w = cruce de tres caminos
tile-x = cruce de cuatro caminos
tile-fm1 = máquina voladora, campo
tile-fm2 = máquina voladora, campo
tile-fm3 = máquina voladora, camino recto
tile-fm4 = máquina voladora, camino recto
tile-fm5 = máquina voladora, camino recto
tile-fm6 = máquina voladora, camino en curva
tile-fm7 = máquina voladora, camino en curva
tile-fm8 = máquina voladora, camino en curva
tile-cc1 = círculo junto a un camino, ladrones
tile-cc2 = círculo en un cruce, ladrones
tile-cc3 = círculo ante una ciudad, granjeros
tile-cc4 = círculo entre dos caminos, granjeros
tile-cc5 = círculo entre dos ciudades, caballeros
tile-cc6 = círculo entre dos ciudades en esquina, caballeros
tile-ca1 = círculo junto a una ciudad en esquina, caballeros
tile-ca2 = círculo junto a dos ciudades, caballeros
tile-ca3 = círculo junto a ciudad y camino, granjeros
tile-ca4 = círculo junto a una curva, ladrones
tile-ca5 = círculo junto a ciudad y curva, granjeros
tile-ca6 = círculo en tres caminos, ladrones
tile-rv1 = manantial
tile-rv2 = lago
tile-rv3 = río entre dos ciudades
tile-rv4 = río con ciudad y camino
tile-rv5 = río con monasterio y camino
tile-rv6 = río con puente
tile-rv7 = río recto
tile-rv8 = río en curva junto a una ciudad
tile-rv9 = río en curva con camino en curva
tile-rv10 = río en curva
tile-with-garden = { $tile }, con jardín

## The options of a new game

ui-option-flying-machines = Máquinas voladoras
ui-option-flying-machines-text = Ocho losetas desde las que una figura puede volar de una a tres losetas.
ui-option-crop-circles = Círculos en los cultivos
ui-option-crop-circles-CC1 = uno: ladrones, en un camino
ui-option-crop-circles-CC2 = uno: ladrones, en un cruce
ui-option-crop-circles-CC3 = uno: granjeros, ante una ciudad
ui-option-crop-circles-CC4 = uno: granjeros, entre dos caminos
ui-option-crop-circles-CC5 = uno: caballeros, entre dos ciudades
ui-option-crop-circles-CC6 = uno: caballeros, entre ciudades en esquina
ui-option-crop-circles-all = los seis
ui-option-crop-circles-none = ninguno
ui-option-crop-circles-text = Quien coloca uno elige A o B: cada jugador puede añadir una figura o debe retirar una.
ui-option-abbot = Abad y jardines
ui-option-abbot-text = Una figura más por jugador, para monasterios y jardines; se puede retirar.
ui-option-phantom = Fantasma
ui-option-phantom-text = Una figura más por jugador, que se coloca como segunda del turno.
ui-option-mayor = Alcalde
ui-option-mayor-text = Una figura más por jugador, para ciudades; vale tanto como escudos tenga la ciudad.
ui-option-river = Río
ui-option-river-text = La partida comienza con doce losetas de río.
ui-option-farm-rule = Campos
ui-option-farm-rule-per-field-3 = 3 puntos por cada ciudad de cada campo
ui-option-farm-rule-per-city-4 = primeras reglas: 4 puntos por ciudad
ui-option-farm-rule-per-player-3 = segundas reglas: 3 puntos, cada ciudad una vez por jugador
ui-option-two-tile-city = Puntos de una ciudad de dos losetas
ui-option-crop-a-scope = Círculo A: dónde
ui-option-crop-a-scope-same-segment = junto a una figura propia
ui-option-crop-a-scope-same-feature = en cualquier parte del mismo elemento
ui-option-crop-a-duty = Círculo A: quién
ui-option-crop-a-duty-may = puede añadir
ui-option-crop-a-duty-must = debe añadir
ui-option-phantom-after-failed-flight = Fantasma tras un vuelo fallido
ui-option-river-start-tile = Loseta inicial con el río
ui-option-river-start-tile-removed = fuera de la partida
ui-option-river-start-tile-mixed-in = mezclada

## Questions

prompt-place-tile = ¿Dónde va esta loseta: { $tile }?
prompt-place-figure = ¿Colocar una figura en esta loseta: { $tile }?
prompt-phantom = ¿Colocar también el fantasma: { $tile }?
prompt-land = ¿Dónde aterriza la figura ({ $figure })?
prompt-crop-action = Círculo, { $affects }: ¿qué acción para todos?
prompt-add-figure =
    { $scope ->
        [same_feature] Círculo A: ¿añadir una figura a un elemento tuyo ({ $affects })?
       *[other] Círculo A: ¿añadir una figura junto a una tuya ({ $affects })?
    }
prompt-take-figure = Círculo B: ¿qué figura retiras ({ $affects })?

## Options

option-place-tile = { $place }, girada { $degrees }°
option-place-figure = { $figure }: { $segment }
option-fly = Volar: { $figure } (sin vuelta atrás tras la tirada)
option-call-back = Retirar el abad de { $place }
option-land = Aterrizar: { $segment }
option-deploy =
    { $duty ->
        [must] A: cada uno que pueda debe añadir una figura ({ $affects })
       *[other] A: cada uno puede añadir una figura ({ $affects })
    }
option-remove = B: cada uno retira una figura ({ $affects })
option-add-figure = Añadir { $figure }: { $segment } en { $place }
option-take-figure = Retirar { $figure }: { $segment } en { $place }

## Reasons

reason-no-neighbour = Una loseta debe tocar a otra por un lado; la esquina no basta.
reason-place-taken = Ahí ya hay una loseta.
reason-fits-in-no-turn = La loseta no encaja ahí en ningún giro.
reason-river-course = Una loseta de río continúa el río y no puede girar dos veces seguidas al mismo lado.
reason-edges-differ = Al { $side }, { $own } tocaría { $other }.
reason-other-tile = Las figuras van en la loseta recién colocada.
reason-occupied = Ya hay alguien en este elemento.
reason-does-not-suit = No es posible: { $figure } en { $feature }.
reason-no-figure = No te queda esa figura.
reason-other-target = El vuelo termina en otra loseta.
reason-never-a-field = Nunca se aterriza en un campo.
reason-feature-complete = Está terminado: ahí no se aterriza.
reason-other-kind = El círculo afecta a { $affects }.
reason-no-own-figure = Ahí no hay ninguna figura tuya.
reason-no-machine = Esta loseta no tiene máquina voladora.
reason-flown-already = La máquina ya se usó en este turno.

## Log

event-start-tile = La primera loseta está en la mesa: { $tile }
event-turn-begun =
    { $you ->
        [yes] Tu turno, { $turn }; { $left ->
            [one] queda 1 loseta
           *[other] quedan { $left } losetas
        }
       *[no] Turno { $turn } de { $seat }; { $left ->
            [one] queda 1 loseta
           *[other] quedan { $left } losetas
        }
    }
event-tile-drawn =
    { $you ->
        [yes] robas una loseta: { $tile }
       *[no] roba una loseta: { $tile }
    }
event-tile-removed = No encaja en ningún sitio y queda fuera: { $tile }
event-tile-placed =
    { $you ->
        [yes] colocas en { $place }: { $tile }
       *[no] coloca en { $place }: { $tile }
    }
event-figure-placed =
    { $you ->
        [yes] colocas { $figure }: { $segment } en { $place }
       *[no] coloca { $figure }: { $segment } en { $place }
    }
event-flight =
    { $you ->
        [yes] vuelas desde { $place }: { $figure }
       *[no] vuela desde { $place }: { $figure }
    }
event-flight-rolled = tirada de { $distance }: hasta { $place }
event-landed = aterriza: { $segment } en { $place }, { $figure }
event-flight-failed = sin sitio donde aterrizar en { $place }: { $figure } vuelve a casa
event-called-back = abad retirado: { $segment } en { $place }
event-completed = Completo: { $segment } en { $place }, losetas: { $tiles }
event-unfinished = Sin terminar: { $segment } en { $place }, losetas: { $tiles }
event-field = { $segment } en { $place }: ciudades completas junto a él: { $cities }
event-scored =
    { $points ->
        [one] 1 punto ({ $feature })
       *[other] { $points } puntos ({ $feature })
    }
event-figure-returned = { $figure } vuelve a casa desde { $place }
event-crop-circle = Círculo en { $place }: { $affects }
event-crop-chosen = elección: { $action }
event-figure-added = añade { $figure }: { $segment } en { $place }
event-figure-taken = retira { $figure }: { $segment } en { $place }
event-declined = renuncia
event-supplied = { $segment } en { $place }: se cuentan juntos los granjeros de todos sus campos
