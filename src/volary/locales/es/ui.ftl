# Las palabras de todos los juegos: páginas, mesa, pregunta, registro. Las de cada juego están en el archivo de su nombre.

## Páginas

ui-home = Inicio
ui-loading = Un momento…
ui-language = Idioma
ui-close = Cerrar
ui-yes = sí
ui-no = no
ui-or = o
ui-optional = opcional
ui-tagline = Dos juegos de mesa sobre volar, con amigos y bots.
ui-tables-wait =
    { $n ->
        [one] Una mesa te espera.
       *[other] { $n } mesas te esperan.
    }
ui-my-tables = Mis mesas
ui-no-tables = Aún no hay mesas. Prepara una o abre el enlace de un amigo.
ui-continue = Continuar: { $name }
ui-open-table = Abrir { $name }
ui-play = Jugar
ui-look = Mirar
ui-your-turn = tu turno
ui-others-turn = turno de otra persona
ui-game-over = La partida ha terminado
ui-new-table = Mesa nueva
ui-game = Juego
ui-game-wingspan = Wingspan
ui-game-pond = Estanque
ui-nickname = Tu nombre
ui-name-missing = Escribe primero tu nombre
ui-table-name = Nombre de la mesa
ui-seat-count = Número de jugadores
ui-seat-n = Asiento { $n }
ui-seat-me = Yo
ui-seat-friend = Amigo
ui-seat-bot = Bot
ui-seat-open = aún no está
ui-seat-away = ausente
ui-which-bot = Bot del asiento { $n }
ui-bot-random = Azar
ui-bot-greedy = Codicioso
ui-rules = Reglas
ui-advanced = Más opciones
ui-seed = Semilla
ui-seed-hint = Solo para repetir una mezcla conocida. Si se deja vacía, el servidor elige una en secreto y la muestra al acabar la partida.
ui-create = Empezar
ui-create-links = Empezar y obtener enlaces
ui-links-title = Invita a tus amigos
ui-links-text = Un enlace por asiento; cada uno sirve una sola vez.
ui-link-for = Enlace del asiento { $n }
ui-copy = Copiar
ui-copied = Copiado
ui-go-to-table = A la mesa
ui-invited = { $host } te invita a una partida de { $game }.
ui-join = Ocupar el asiento
ui-join-failed = No se puede ocupar este asiento

## Lo que puede fallar

ui-not-found = No hay nada en esta dirección
ui-no-table = Esa mesa no existe
ui-no-connection = El servidor no responde.
ui-accident = Algo ha fallado en el servidor.
ui-reconnecting = Se perdió la conexión; reintentando…
ui-bad-message = El servidor no lo ha entendido.
ui-bad-request = El servidor no lo ha entendido.
ui-bad-options = Así no se puede preparar una partida: { $detail }
ui-too-fast = Demasiadas peticiones a la vez. Espera un momento.
ui-too-many = El servidor está lleno.
ui-too-large = Es demasiado largo.
ui-not-over = La partida aún no ha terminado.
ui-foreign-host = Esta dirección no es del servidor.
ui-foreign-origin = Esta página no es del servidor.
ui-name-too-long = Un nombre tiene como máximo { $most } caracteres.
ui-name-characters = Un nombre no puede llevar esos caracteres.
ui-already-seated = Este navegador ya tiene un asiento en la mesa.
ui-invitation-used = Esta invitación ya se usó o nunca existió.
ui-seat-not-open = No se puede invitar a nadie a este asiento.
ui-rules-changed = En esta mesa se jugó con reglas anteriores y ya no se puede abrir.
ui-damaged = El registro de esta mesa está dañado y no se puede abrir.

reason-not-asked = Ahora no te toca decidir.
reason-not-your-turn = No es tu turno.
reason-game-over = La partida ha terminado.
reason-over = La partida ha terminado.
reason-spectator = Eso solo puede hacerlo quien tiene un asiento.
reason-outdated = La mesa ha cambiado mientras tanto.
reason-busy = La mesa está ocupada. Inténtalo de nuevo.
reason-illegal = Eso no es posible ahora.
reason-no-such-option = Eso no es una de las opciones.
reason-bad-message = El servidor no lo ha entendido.
reason-too-fast = Demasiado rápido. Espera un momento.
reason-seat-taken = Este asiento está ocupado.
reason-no-undo = No hay nada que puedas deshacer.
reason-undo-nothing = No hay nada que deshacer.
reason-undo-revealed = Desde entonces se ha mostrado algo nuevo: no se puede deshacer.
reason-undo-other-seat = Desde entonces ha jugado otra persona: no se puede deshacer.

## La mesa

ui-prompt = Pregunta
ui-options = Opciones
ui-log = Registro
ui-log-more = Ver lo anterior
ui-log-by = { $name }: { $text }
ui-table = Mesa
ui-players = Jugadores
ui-player = Jugador
ui-you = tú
ui-waiting = Un momento…
ui-waiting-for = Falta la decisión de { $names }
ui-rule = Regla { $rule }
ui-no-undo-after = muestra algo nuevo: después no se puede deshacer
ui-undo = Deshacer
ui-undo-what = Deshacer: { $what }
ui-which = ¿Cuál?
ui-why-not = ¿Por qué no?
ui-not-now = Esto no se puede elegir ahora.
ui-show-card = Ver la carta
ui-confirm = Confirmar
ui-fair = Mezcla limpia
ui-fair-text = La mezcla estaba fijada antes de la primera jugada: de la semilla sale el compromiso que se veía en la mesa desde el principio.
ui-fair-chosen = La semilla la eligió quien preparó la mesa.
ui-commitment = Compromiso
ui-download-replay = Descargar la partida
ui-result-you = Has ganado
ui-result-winner = Gana { $names }
ui-result-shared = { $names } comparten la victoria
ui-show-table = Ver la mesa
ui-show-result = Ver el resultado
ui-total = Total
ui-points = Puntos

## What games share

option-pass = Pasar
reason-not-this-decision = Ahora no se decide eso.
event-start-seat =
    { $you ->
        [yes] Empiezas tú
       *[no] Empieza { $seat }
    }
event-game-ended = La partida ha terminado
