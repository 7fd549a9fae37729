# Las palabras de Wingspan en la mesa, las preguntas, las opciones, los motivos y el registro. Las cartas están en cards/.
# $you es "yes" cuando quien lee es quien actúa.

## Cosas

food-invertebrate = invertebrado
food-seed = semilla
food-fish = pez
food-fruit = fruta
food-rodent = roedor
face-invertebrate = invertebrado
face-seed = semilla
face-fish = pez
face-fruit = fruta
face-rodent = roedor
face-invertebrate-seed = invertebrado/semilla
habitat-forest = bosque
habitat-grassland = pradera
habitat-wetland = humedal
nest-bowl = nido de cuenco
nest-cavity = nido de cavidad
nest-ground = nido en el suelo
nest-platform = nido de plataforma
nest-star = nido estrella
nest-none = sin nido
score-birds = Aves
score-bonus = Bonificación
score-goals = Objetivos
score-eggs = Huevos
score-cached = Almacenada
score-tucked = Solapadas

## Las opciones de una partida nueva

ui-option-seats = Jugadores
ui-option-goals = Tablero de objetivos
ui-option-goals-green = cara verde: puntúan los puestos
ui-option-goals-blue = cara azul: 1 punto por cada uno
ui-option-language-bonus-cards = Cartas de bonificación sobre nombres en inglés
ui-option-strong-birds = Las cuatro aves más fuertes
ui-option-hands = Manos
ui-option-hands-private = ocultas
ui-option-hands-public = a la vista
ui-option-swift-start = Inicio rápido

## La mesa

ui-round = Ronda
ui-round-n = Ronda { $n }
ui-round-short = R{ $n }
ui-turns-left =
    { $n ->
        [one] queda 1 turno
       *[other] quedan { $n } turnos
    }
ui-p = p
ui-points-n =
    { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }
ui-points-short = { $n } p
ui-goal = Objetivo
ui-goals = Objetivos
ui-goals-head = tú : mejor rival
ui-goal-now = Objetivo actual: { $goal }
ui-goal-standing = tú { $count } · mejor rival { $bestOther } · { $points } p
ui-place-n = { $place }.º
ui-place-tied = ={ ui-place-n }
ui-no-place = –
ui-place-points = puesto, puntos
ui-feeder = Comedero
ui-feeder-count = { $in } dentro · { $out } fuera
ui-feeder-empty = vacío
ui-outside = fuera
ui-die = Dado: { $face }
ui-tray = Bandeja
ui-deck-n = Mazo { $n }
ui-discard-n = Descarte { $n }
ui-pool = Desplegadas
ui-bonus-cards = Cartas de bonificación
ui-bonus-n =
    { $n ->
        [one] 1 carta de bonificación
       *[other] { $n } cartas de bonificación
    }
ui-bonus-offer = Quédate una
ui-only-you = solo tú
ui-progress = progreso
ui-score-parts = Puntuación
ui-part-birds = { score-birds }
ui-part-bonus = { score-bonus }
ui-part-goals = { score-goals }
ui-part-eggs = { score-eggs }
ui-part-cached = { score-cached }
ui-part-tucked = { score-tucked }
ui-food = Comida
ui-your-food = Tu comida
ui-food-n = { $n } × { $food }
ui-tokens-n =
    { $n ->
        [one] 1 ficha
       *[other] { $n } fichas
    }
ui-debt =
    { $n ->
        [one] Descarta 1 carta al final de este turno
       *[other] Descarta { $n } cartas al final de este turno
    }
ui-hand = Mano
ui-hand-n =
    { $n ->
        [one] 1 carta en la mano
       *[other] { $n } cartas en la mano
    }
ui-hand-empty = No hay cartas en la mano
ui-known-hand = Cartas conocidas: { $cards }
ui-choose-seat = Elegir a { $name }
ui-show-mat-of = Ver el tablero de { $name }
ui-mat-of = Tablero de { $name }
ui-back-to-own = Volver a mi tablero
ui-can-play = Se puede jugar
ui-can-play-swap =
    { $n ->
        [one] Cambio 2:1
       *[other] { $n } × 2:1
    }
ui-now = Ahora
ui-now-bare = No tiene nada encima.
ui-now-choose = Se puede elegir ahora: { $what }
ui-now-asks = Su poder pregunta ahora mismo.
ui-now-row = Actúa cada vez que se usa su fila.
ui-now-ready = Lista para reaccionar al turno de otra persona.
ui-now-used = Usada desde el último turno de su dueño.
ui-now-played = Su poder actuó al jugarla.
ui-size = { $cm } cm de envergadura, junto a un gorrión
ui-reacted = Reacciones de los demás
ui-cannot-play = Ahora no

## Aves y espacios

ui-hidden-card = una carta
ui-hidden-bonus = una carta de bonificación
ui-place = { $habitat } { $column }
ui-bird-in-place = { $bird } ({ $place })
ui-cell-bird =
    { $points ->
        [one] { $place }: { $bird }, 1 punto, { $nest }, { $eggs } de { $limit } huevos
       *[other] { $place }: { $bird }, { $points } puntos, { $nest }, { $eggs } de { $limit } huevos
    }
ui-cell-empty =
    { $n ->
        [0] { $place }: libre, no cuesta huevos
        [one] { $place }: libre, cuesta 1 huevo
       *[other] { $place }: libre, cuesta { $n } huevos
    }
ui-cached-n = almacenada: { $n }
ui-tucked-n = solapadas: { $n }
ui-nest-eggs =
    { $limit ->
        [0] { $nest }, ningún huevo
        [one] { $nest }, hasta 1 huevo
       *[other] { $nest }, hasta { $limit } huevos
    }
ui-any-food = { $n } de cualquier comida
ui-free = gratis
ui-to-play-head = Coste
ui-eggs-n =
    { $n ->
        [0] sin huevos
        [one] 1 huevo
       *[other] { $n } huevos
    }
ui-to-play = para jugar
ui-no-eggs-to-play = espacio gratis
ui-once = una vez
ui-running = ahora
ui-row-action =
    { $trade ->
        [yes] { $habitat }: { $action }, { $n }, y un cambio por 1 más
       *[no] { $habitat }: { $action }, { $n }
    }
ui-action-food = Conseguir comida
ui-action-eggs = Poner huevos
ui-action-cards = Robar cartas
ui-act-bird = Ave
ui-act-food = Comida { $n }
ui-act-eggs = Huevos { $n }
ui-act-cards = Cartas { $n }
ui-cost = Coste
ui-habitat = Hábitat
ui-nest = Nido
ui-egg-limit = Límite de huevos
ui-wingspan = Envergadura
ui-power-activated = Al activarse
ui-power-played = Al jugarla
ui-power-between-turns = Entre turnos
ui-power-none = Sin poder

## El comienzo

ui-draft = Tu elección
ui-draft-birds =
    { $n ->
        [one] ave
       *[other] aves
    }
ui-draft-foods = comida
ui-draft-birds-title = Aves
ui-draft-birds-hint = toca para quedártela o devolverla
ui-draft-pack = estas son tus aves iniciales
ui-draft-food-title = Comida
ui-draft-food-hint = { $n } de 5 guardadas
ui-draft-bonus-title = Carta de bonificación
ui-draft-bonus-hint = quédate una
ui-draft-keep = guardar
ui-draft-pay = pagar
ui-draft-too-many = { $n } de más: cada ave que te quedas cuesta una comida
ui-draft-too-few =
    { $n ->
        [one] falta 1 por guardar
       *[other] faltan { $n } por guardar
    }
ui-draft-bonus = Elige una carta de bonificación

## Preguntas

prompt-draft = Quédate cinco cosas en total, aves y comida, y una carta de bonificación
prompt-action = Tu turno: juega un ave, consigue comida, pon huevos o roba cartas
prompt-pay-food = Elige con qué comida pagas { $card }
prompt-pay-egg =
    { $n ->
        [one] Elige un huevo para pagar
       *[other] Elige un huevo para pagar (quedan { $n })
    }
prompt-take-die =
    { $n ->
        [one] Toma un dado del comedero
       *[other] Toma un dado del comedero (quedan { $n })
    }
prompt-lay-egg =
    { $n ->
        [one] Pon un huevo
       *[other] Pon un huevo (quedan { $n })
    }
prompt-draw-card =
    { $n ->
        [one] Roba una carta
       *[other] Roba una carta (quedan { $n })
    }
prompt-convert-gain-food = ¿Descartas una carta por un alimento más?
prompt-convert-lay-eggs = ¿Pagas un alimento por un huevo más?
prompt-convert-draw-cards = ¿Pagas un huevo por una carta más?
prompt-accept = ¿Usas el poder de { $card }?
prompt-extra-play = { $card }: ¿juegas otra ave ({ $habitat })?
prompt-extra-play-none = { $card }: ninguna ave de tu mano se puede jugar ahora ({ $habitat })
prompt-gain-food =
    { $n ->
        [one] Toma una comida de la reserva
       *[other] Toma una comida de la reserva (quedan { $n })
    }
prompt-trade-food = Cambia una comida por otra distinta
prompt-tuck = Solapa una carta de tu mano
prompt-discard =
    { $n ->
        [one] Descarta una carta de tu mano
       *[other] Descarta una carta de tu mano (quedan { $n })
    }
prompt-keep-bonus = Quédate una carta de bonificación
prompt-pick-card = Toma una de las cartas desplegadas
prompt-pool-card =
    { $n ->
        [one] Despliega una carta
       *[other] Despliega una carta (quedan { $n })
    }
prompt-choose-seat = ¿Quién empieza?
prompt-move-bird = ¿Mueves esta ave a otro hábitat?
prompt-repeat = ¿Qué poder repites?
prompt-react =
    { $trigger ->
        [on_play_bird] Se ha jugado un ave: ¿usas un poder entre turnos?
        [on_lay_eggs_action] Se han puesto huevos: ¿usas un poder entre turnos?
        [on_gain_food_action] Se ha conseguido comida: ¿usas un poder entre turnos?
        [on_predator_success] Un depredador ha tenido éxito: ¿usas un poder entre turnos?
       *[other] ¿Usas un poder entre turnos?
    }

## Opciones

option-keep = Quedarte { $birds }, { $foods } y { $bonus }
option-play = Jugar { $card } ({ $habitat })
option-gain-food = Conseguir comida
option-lay-eggs = Poner huevos
option-draw-cards = Robar cartas
option-take-die = Tomar { $food }
option-cache-die = Almacenar { $food } en el ave
option-reroll = Tirar todos los dados de nuevo
option-stop = Nada más
option-accept = Sí
option-decline = No
option-lay = Huevo en { $slot }
option-draw-tray = { $card }, de la bandeja
option-draw-deck = Primera carta del mazo
option-pay-food = Pagar { $foods }
option-pay-egg = Huevo de { $slot }
option-convert-card = Descartar { $card }
option-convert-food = Pagar { $food }
option-convert-egg = Huevo de { $slot }
option-gain = Tomar { $food }
option-trade = Cambiar { $give } por { $get }
option-discard = Descartar { $card }
option-tuck = Solapar { $card }
option-keep-bonus = Quedarte { $bonus }
option-pick = Tomar { $card }
option-choose-seat = { $seat }
option-move = Mover a: { $habitat }
option-repeat = Repetir { $slot }
option-react = Usar { $slot }
option-chance = Azar { $n }

## Por qué no

reason-no-room = Esta ave está llena: { $n } de { $limit } huevos.
reason-wrong-habitat = { $card } no vive en este hábitat ({ $habitat }).
reason-row-full = No queda ningún espacio libre en este hábitat ({ $habitat }).
reason-egg-cost =
    { $n ->
        [one] Este espacio cuesta 1 huevo; tienes { $have }.
       *[other] Este espacio cuesta { $n } huevos; tienes { $have }.
    }
reason-food-missing = Aún falta { $foods } (o dos fichas cualesquiera por cada uno).
reason-food-one-of = Hace falta uno de { $foods } o dos fichas cualesquiera.
reason-food-short =
    { $n ->
        [one] Te falta 1 de comida.
       *[other] Te faltan { $n } de comida.
    }
reason-not-in-hand = Esta carta no está en tu mano.
reason-not-in-tray = Esta carta no está en la bandeja.
reason-die-not-offered = Este dado no muestra lo que puedes tomar.
reason-no-die = Ningún dado muestra { $food }.
reason-no-reroll = Los dados se tiran de nuevo solo si todos muestran lo mismo.
reason-wrong-nest = El nido de esta ave no sirve.
reason-other-bird = Tiene que ser otra ave.
reason-other-mat = Este no es tu tablero.
reason-no-bird = Aquí no hay ningún ave.
reason-no-eggs = No hay huevos en esta ave.
reason-not-rightmost = El ave no es la última a la derecha de su fila.
reason-no-token = No tienes { $food }.

## Registro

event-goal-laid = Objetivo de la ronda { $round }: { $goal }
event-feeder-thrown = Comedero lleno: { $faces }
event-tray-filled = { $card } pasa a la bandeja
event-card-dealt =
    { $you ->
        [yes] recibes { $card }
       *[no] recibe { $card }
    }
event-bonus-drawn =
    { $you ->
        [yes] robas { $bonus }
       *[no] roba { $bonus }
    }
event-birds-kept =
    { $birds ->
        [one] aves: 1, comida: { $foods }
       *[other] aves: { $birds }, comida: { $foods }
    }
event-bonus-kept =
    { $you ->
        [yes] te quedas { $bonus }
       *[no] se queda { $bonus }
    }
event-bonus-refused =
    { $you ->
        [yes] devuelves { $bonus }
       *[no] devuelve { $bonus }
    }
event-card-discarded =
    { $you ->
        [yes] descartas { $card }
       *[no] descarta { $card }
    }
event-food-gained =
    { $source ->
        [-1] + { $food } (de la reserva)
       *[other] + { $food }
    }
event-food-spent =
    { $n ->
        [1] − { $food }
       *[other] − { $n } × { $food }
    }
event-round-started = Ronda { $round }, { $turns } turnos cada uno
event-turn-started =
    { $you ->
        [yes] Tu turno, quedan { $turns_left } en la ronda { $round }
       *[no] Turno de { $seat }, quedan { $turns_left } en la ronda { $round }
    }
event-row-action = acción: { $habitat }, valor { $n }
event-play-started =
    { $you ->
        [yes] juegas { $card } ({ $habitat })
       *[no] juega { $card } ({ $habitat })
    }
event-egg-spent =
    { $you ->
        [yes] gastas un huevo de { $slot }
       *[no] gasta un huevo de { $slot }
    }
event-bird-played = { $card } ya está en juego
event-egg-laid =
    { $you ->
        [yes] pones un huevo en { $slot }
       *[no] pone un huevo en { $slot }
    }
event-card-taken =
    { $you ->
        [yes] tomas { $card } de la bandeja
       *[no] toma { $card } de la bandeja
    }
event-card-drawn =
    { $you ->
        [yes] robas { $card }
       *[no] roba { $card }
    }
event-power-used = { $card }
event-power-declined = { $card }: se renuncia
event-power-idle = { $card }: nada que hacer
event-reaction = { $card } reacciona
event-food-cached =
    { $you ->
        [yes] almacenas { $food } en { $slot }
       *[no] almacena { $food } en { $slot }
    }
event-tucked-from-hand =
    { $you ->
        [yes] solapas { $card } de tu mano bajo { $slot }
       *[no] solapa { $card } de su mano bajo { $slot }
    }
event-tucked-from-deck =
    { $you ->
        [yes] solapas una carta del mazo bajo { $slot }
       *[no] solapa una carta del mazo bajo { $slot }
    }
event-dice-hunted =
    { $n ->
        [0] tirada: { $faces }; sin presa ({ $food })
       *[other] tirada: { $faces }; presa: { $food }
    }
event-deck-hunted =
    { $success ->
        [1] aparece { $card }: cazada y solapada bajo { $slot }
       *[other] aparece { $card }: se escapa
    }
event-bird-moved =
    { $you ->
        [yes] mueves { $card } a { $target }
       *[no] mueve { $card } a { $target }
    }
event-card-pooled =
    { $you ->
        [yes] despliegas { $card }
       *[no] despliega { $card }
    }
event-card-picked =
    { $you ->
        [yes] tomas { $card }
       *[no] toma { $card }
    }
event-debt =
    { $n ->
        [one] 1 carta por descartar al final del turno
       *[other] { $n } cartas por descartar al final del turno
    }
event-deck-rebuilt =
    { $n ->
        [one] El descarte pasa a ser el mazo nuevo: 1 carta
       *[other] El descarte pasa a ser el mazo nuevo: { $n } cartas
    }
event-goal-scored =
    { $points ->
        [one] { $goal }: cuenta { $n }, 1 punto
       *[other] { $goal }: cuenta { $n }, { $points } puntos
    }
event-tray-discarded = { $card } deja la bandeja
event-round-ended = Fin de la ronda { $round }
event-bonus-scored =
    { $points ->
        [one] { $bonus }: cuenta { $n }, 1 punto
       *[other] { $bonus }: cuenta { $n }, { $points } puntos
    }
event-conversion =
    { $you ->
        [yes] haces el cambio por uno más
       *[no] hace el cambio por uno más
    }
event-bonus-deck-rebuilt = Las cartas de bonificación devueltas forman el mazo nuevo
event-stopped =
    { $you ->
        [yes] no tomas más
       *[no] no toma más
    }
event-turn-ended = fin del turno
