/** Las palabras sobre las partidas terminadas. */
import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  'past.title': 'Partidas anteriores',
  'past.tagline': 'Las partidas que has terminado aquí. Nadie más que tú ve esta página.',
  'past.signIn':
    'Las partidas anteriores son de una persona. Deja que este servidor recuerde tus asientos, y las guardará para ti.',
  'past.none': 'Todavía no ha terminado ninguna partida tuya.',
  'past.noneOf': 'Ninguna partida de este tipo.',
  'past.onlyGame': 'Qué partidas',
  'past.allGames': 'Todos los juegos',
  'past.more': 'Mostrar más',
  'past.games': 'Partidas',

  'past.rating': 'Puntuaciones',
  'past.ratingHint':
    'Solo de mesas con puntuación. Es muy probable que tu fuerza verdadera no se aparte del primer número más que el segundo; cuanto más juegas, más se estrecha.',
  'past.rated': '{value} ± {give}',
  'past.after': 'tras {n, plural, one {# partida} other {# partidas}}',
  'past.noGames': 'aún sin puntuación',

  'past.numbers': 'Resultados',
  'past.byScenario': 'Por escenario',
  'past.bySide': 'Por bando',
  'past.scenario': 'Escenario',
  'past.side': 'Bando',
  'past.all': 'Todas',
  'past.played': 'Jugadas',
  'past.won': 'Ganadas',
  'past.shared': 'Compartidas',
  'past.lost': 'Perdidas',
  'past.share': 'Ganadas o compartidas: {n} de cada 100',
  'past.words':
    'Palabra dada en público: {kept} cumplidas, {broken} rotas. De {all} que se pusieron a prueba cumpliste {share} de cada 100.',

  'past.youWon': 'Ganaste',
  'past.youShared': 'Compartiste la victoria',
  'past.youLost': 'Perdiste',
  'past.allWon': 'Ganada entre todos',
  'past.allLost': 'Perdida por todos',
  'past.wonBy': 'Ganó {who}',
  'past.turns': '{n, plural, one {# turno} other {# turnos}}',
  'past.moves': '{n, plural, one {# jugada} other {# jugadas}}',
  'past.isRated': 'con puntuación',
  'past.clone': 'de una copia, no cuenta',
  'past.import': 'de un archivo, no cuenta',
  'past.stoodIn': '{name}, un bot al final',
  'past.look': 'Verla',
  'past.lookAt': 'Verla: {name}',
  'past.gone': 'mesa eliminada',
  'past.you': '{name} (tú)',

  'public.title': 'Partidas terminadas',
  'public.tagline': 'Partidas que todos sus jugadores han hecho públicas. Repásalas desde cualquier asiento.',
  'public.none': 'Nadie ha hecho pública una partida todavía.',

  'end.resultOf': 'Cómo terminó',
  'end.seat': 'Asiento',
  'end.place': 'Puesto',
  'end.points': 'Puntos',
  'end.kept': 'Palabras cumplidas',
  'end.broken': 'rotas',
  'end.rating': 'Puntuación',
  'end.public': 'Todos pueden encontrar esta partida',
  'end.publicHint':
    'Estará entonces entre las partidas terminadas, con los nombres de esta mesa, para que cualquiera la repase. Deben estar de acuerdo todos los que se sentaron aquí, y cada uno puede retirarlo.',
  'end.isPublic': 'Es pública.',
  'end.agreed': 'De acuerdo: {who}.',
  'end.missing': 'Aún no han dicho nada: {who}.',
  'end.earlier': 'Partidas anteriores de esta mesa',
  'end.score': '{name}: {n, plural, one {# victoria} other {# victorias}}',
  'end.none': 'Esta mesa no tiene resultado.',

  'rated.table': 'Mesa con puntuación',
  'rated.hint':
    'El resultado cuenta para la puntuación de quienes han iniciado sesión, y todos aquí la ven junto a los asientos.',
};
