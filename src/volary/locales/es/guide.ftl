# La guía de campo y las reglas.

ui-guide = Guía de campo
ui-guide-search = Buscar cartas
ui-guide-birds = Aves
ui-guide-goals = Objetivos
ui-guide-found = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
  }
ui-guide-filters = Filtros
ui-guide-any = cualquiera
ui-guide-when = Poder
ui-guide-none = Sin poder
ui-guide-food = Alimento
ui-guide-wild = cualquier alimento
ui-guide-special = Marca
ui-guide-predator = depredador
ui-guide-flocking = ave de bandada
ui-guide-bonus-card = cuenta para una carta de bonificación
ui-guide-swift = Inicio rápido
ui-guide-points-from = Puntos desde
ui-guide-wingspan-up = Envergadura hasta
ui-guide-clear = Quitar filtros
ui-guide-nothing = No hay ninguna carta así.
ui-guide-counts-for = Cuenta para
ui-guide-rulings = Aclaraciones
ui-guide-no-rulings = Ninguna aclaración nombra esta ave.
ui-guide-birds-counted = { $n ->
    [one] cuenta { $n } ave
   *[other] cuentan { $n } aves
  }
ui-rules-search = Buscar en las reglas
ui-rules-contents = Contenido
ui-rules-nothing = Las reglas no dicen nada de eso.
ui-rules-english = El texto de las reglas está en inglés.
ui-rules-marks = O: respuesta oficial. R: se deduce de las reglas. C: nuestra convención donde callan las fuentes.
