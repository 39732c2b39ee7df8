/** What the terminal says of Mediterranean Empires, in Spanish. */
export const es = {
  'board.med.building': '{scenario}: se construyen los Imperios',
  'board.med.state':
    '{scenario}, turno {turn} de {of}, ronda {round}. Evento: {event}. Furia de los bárbaros {rage}. Con {win} ciudades se gana al instante',
  'board.med.noEvent': 'ninguno',
  'board.med.vp': 'Puntos',
  'board.med.cities': 'Ciudades',
  'board.med.key': 'Clave',
  'board.med.hand': 'Mano',
  'board.med.deck': 'Mazo',
  'board.med.discards': 'Descarte',
  'board.med.neutral': 'Neutrales',
  'board.med.wild': 'Bárbaros',
  'board.med.pacified': 'Pacificados',
  'board.med.yours': 'Tus cartas',
  'board.med.table': 'En la mesa',
  'board.med.faceDown': '{n, plural, one {# carta} other {# cartas}} boca abajo',
  'board.med.dice': '{n, plural, one {# dado} other {# dados}}',
  'board.med.attack': 'Ataque a {place}, por {path}',
  'board.med.signs':
    'Tamaño+fuertes. ~ puerto, ♛ capital, * ciudad clave. Cartas: T tropa, F flota, L líder, D defensa de ciudad, A asalto a ciudad, I carta de Imperio, X evento especial; campo/naval/asalto.',
  'board.med.reconstructed':
    'La mayor parte del mapa, los mazos, las tablas y los escenarios es una reconstrucción: no pudo tomarse del juego publicado.',
  'board.med.roads': 'Caminos a',
  'board.med.straits': 'Estrechos a',
  'board.med.area': '{area}: bárbaros de fuerza {n}, {state}',
  'board.med.is.wild': 'libres',
  'board.med.is.pacified': 'pacificados',
  'board.med.is.out': 'fuera de la partida',
  'board.med.is.neutral': 'neutral',
  'board.med.city':
    '{city}: {who}, tamaño {size}, {forts, plural, =0 {ningún fuerte} one {# fuerte} other {# fuertes}}',
  'board.med.port': 'puerto',
  'board.med.capital': 'capital de {who}',
  'board.med.keyCity': 'ciudad clave',
} as const;
