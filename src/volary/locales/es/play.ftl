# Palabras del juego: ajustes, teclas, poderes que preguntan, registro, estados de aves y cartas.

ui-settings = Ajustes
ui-keys = Teclas
ui-on = sí
ui-off = no
ui-theme = Colores
ui-theme-system = como el sistema
ui-theme-light = claro
ui-theme-dark = oscuro
ui-text-size = Tamaño del texto
ui-speed = Movimiento
ui-speed-normal = normal
ui-speed-fast = rápido
ui-speed-instant = ninguno
ui-sound = Sonido
ui-letters = Letras sueltas como teclas
ui-preset = Los poderes preguntan
ui-preset-here = Poderes en esta partida
ui-preset-beginner = siempre
ui-preset-normal = lo normal
ui-preset-fast = poco
ui-preset-beginner-text = Cada poder pregunta antes de usarse.
ui-preset-normal-text = Los poderes que solo te ayudan se usan sin preguntar. Lo que cuesta, ayuda a otros o muestra algo pregunta.
ui-preset-fast-text = Los poderes que te ayudan se usan sin preguntar, aunque ayuden a otros. Lo que cuesta o muestra algo pregunta.
ui-in-this-game = En esta partida
ui-answer-ask = Preguntar
ui-answer-always = Siempre
ui-answer-never = Nunca
ui-asks-reveals = Muestra algo nuevo: después no se deshace.
ui-asks-costs = Te cuesta algo.
ui-asks-shares = Otros también ganan.
ui-asks-free = Solo te ayuda a ti.
ui-previous = Ave anterior
ui-next = Ave siguiente
ui-counts-for = Cuenta para { $bonus }
ui-guide-page = Página de la guía

key-play = a las cartas que se pueden jugar
key-food = obtener comida
key-eggs = poner huevos
key-cards = robar cartas
key-default = tomar lo preparado o lo señalado
key-arrows = moverse por el tablero o las opciones
key-tab = de parte en parte
key-skip = no, pasar, nada más
key-skip-rest = no a todos los poderes de esta fila
key-undo = deshacer
key-reroll = volver a tirar, si se puede
key-options = opciones
key-mat = tablero
key-hand = mano
key-tray = bandeja
key-feeder = comedero
key-goals = objetivos
key-bonus = cartas de bonificación
key-log = registro
key-player = tablero de la persona 1 a 5
key-inspect = ver la carta señalada
key-sound = sonido sí o no
key-close = cerrar
key-help = esta lista

ui-auto-place = Repartir
ui-kindest = guarda más comida
ui-powers-follow =
    { $n ->
        [one] Sigue un poder.
       *[other] Siguen { $n } poderes.
    }
ui-row-strip = Poderes
ui-step-of = { $n } de { $of }
ui-step-done = hecho
ui-step-skipped = omitido
ui-step-now = ahora
ui-step-next = sigue
ui-flag-new = nueva
ui-then = luego
ui-and-trade = + cambio
ui-two-for-one = Dos fichas cualesquiera valen por una al pagar un ave.
ui-filter-hand = Qué cartas de la mano
ui-filter-all = Todas
ui-filter-now = Ahora
ui-filter-near = +1 comida
ui-filter-none = No hay cartas así en la mano
ui-glyph-all = todos
ui-glyph-fewest = menos
ui-bonus-next = ahora { $n } · { $min } dan { $points } p
ui-bonus-full = ahora { $n }: no da más puntos
ui-bonus-each = ahora { $n } · { $points } p cada una
ui-bonus-lying = En tu tablero: { $birds }
ui-bonus-held = En tu mano: { $birds }

short-no-room = Nido lleno · { $n } de { $limit }
short-wrong-nest = Otro nido
short-no-eggs = Sin huevos
short-other-bird = Otra ave
short-food-short = Falta comida: { $n }
short-food-missing = { short-food-short }
short-food-one-of = { short-food-short }
short-egg-cost =
    { $n ->
        [one] Necesita 1 huevo
       *[other] Necesita { $n } huevos
    }
short-row-full = Fila llena: { $habitat }

ui-log-you = Tú
ui-log-turn = turno
ui-log-played = Jugó { $card }
ui-log-filter = Qué líneas
ui-log-all = todas
ui-log-me = mías
ui-log-reveals = revelaciones
ui-log-reactions = reacciones
ui-log-empty = Nada todavía
ui-log-search = Buscar en el registro
ui-log-not-found = Ninguna línea lo contiene
ui-log-set-up = Preparación
ui-log-score = Puntos sin cartas de bonificación
ui-log-auto = solo
ui-log-rule = Regla de: { $what }
ui-log-why = ¿Por qué? La regla
ui-boundary-card = carta vista
ui-boundary-dice = dados tirados

ui-result-title = Resultado
ui-result-beat = Ganas { $mine } a { $other }
ui-result-lost = Gana { $names } con { $other }; tú tienes { $mine }
ui-result-why = { $part } marcó la diferencia: { $n } más que { $name }.
ui-result-tie = Empate a { $points } puntos: a { $name } le queda { $food } de comida contra { $other }.
ui-result-shared-tie = Empate a { $points } puntos y con { $food } de comida cada uno.
ui-score-by-turn = Puntos por turno
ui-score-by-turn-hint = las cartas de bonificación llegan al final
ui-turn-n = Turno { $n }
ui-prizes = Pequeños premios
ui-prize-chain = Cadena más larga
ui-prize-chain-n = { $name }, { $n } poderes en un turno
ui-prize-eggs = Más huevos puestos
ui-prize-hunter = Mejor caza
ui-prize-n = { $name }, { $n }
ui-prize-hunts = { $name }, { $n } de { $of } cazas
ui-bonus-count = cuenta { $n }
ui-draft-sub = Te quedas con { $birds } aves: devuelves { $foods } de comida.
ui-draft-kept = Te la quedas y puedes pagarla
ui-draft-kept-dear = Te la quedas
ui-draft-back = Se devuelve
ui-draft-fits =
    { $n ->
        [one] 1 de las { $of } aves repartidas encaja
       *[other] { $n } de las { $of } aves repartidas encajan
    }
ui-draft-tray-hint = a la vista de todos
ui-draft-goals-hint = las cuatro rondas

ui-bird-of-the-day = Ave del día
ui-quick-game = Jugar ya
ui-quick-seats = Cuántos juegan
ui-quick-green = puestos
ui-quick-blue = 1 punto cada uno
ui-quick-start = Jugar contra bots

ui-no-undo-short = Sin deshacer
ui-menu = Menú
ui-watching = Estás mirando
ui-food-of = Comida: { $name }
ui-goals-head-of = { $name } : mejor rival
ui-goal-standing-of = { $name } { $count } · mejor rival { $bestOther } · { $points } p
ui-invite = Invitar
ui-invite-to = Invitar al asiento { $n }
ui-invite-text = Este enlace sirve una sola vez. Un enlace anterior para este asiento ya no sirve.
ui-link-local = Esta dirección solo sirve en este equipo. Los demás necesitan la dirección de este equipo en la red.
ui-fair-now = La mezcla quedó fijada antes de la primera jugada. Este es su compromiso; la semilla de la que sale se muestra al acabar la partida.
ui-you-kept = Te quedas
ui-select-place = Elegida: elige un lugar
ui-continue-plain = Continuar
ui-goal-counts = cuenta { $n }
ui-option-strong-birds-text = Cuatro aves que muchos consideran demasiado fuertes. Si no, se quitan del mazo.
ui-option-language-bonus-cards-text = Cartas que miran las palabras de los nombres en inglés. Si no, se quitan.
ui-option-swift-start-text = Para la primera partida: todos empiezan con un lote listo de aves y comida, sin elegir nada.
ui-option-swift-start-limit = de 2 a 4 jugadores
ui-option-goals-text = Verde: en cada objetivo puntúan los tres primeros puestos. Azul: cada cosa que cuenta da 1 punto.
ui-option-hands-text = A la vista: todos ven las aves de todas las manos.

ui-draft-choosing = está eligiendo
ui-draft-ready = ya ha elegido
