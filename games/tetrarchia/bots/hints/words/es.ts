import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'hint.tet.fleet': 'Todas las costas de un mar con flota están a un paso unas de otras.',
  'hint.tet.fleet.internum': '{sea} toca Roma y cinco regiones: ningún otro mar acorta tantos caminos.',
  'hint.tet.fleet.aegaeum': '{sea} une el Oriente lejano, donde los caminos por tierra son largos.',
  'hint.tet.fleet.atlanticum': '{sea} solo sirve a Occidente: es el último que necesita una flota.',

  'hint.tet.attack':
    'El objetivo es el ejército de {at}: el ataque gana con {won} de las 36 tiradas de dos dados y pierde con {lost}.',
  'hint.tet.frontier':
    'El objetivo es la frontera de {at}: con un disco en ella {left, plural, =0 {no queda abierta ninguna frontera} one {queda abierta # frontera} other {quedan abiertas # fronteras}}.',
  'hint.tet.garrison': 'El objetivo es un disco en {at}: la provincia que lo tiene no cae en la Agitación.',
  'hint.tet.revolt': 'El objetivo es la Revuelta de {at}, que se puede sofocar en este turno.',
  'hint.tet.unrest': 'El objetivo es la Agitación de {at}: si se sofoca ahora, no puede convertirse en Revuelta.',
  'hint.tet.appease': 'El objetivo es {at}: por menos puntos, su Revuelta puede quedar en Agitación.',
  'hint.tet.stand': 'No se gana nada de inmediato; lo que cuenta es quién está dónde al acabar el turno: aquí, {at}.',
  'hint.tet.end': 'Nada de lo que permiten los puntos que quedan haría más segura la partida.',
  'hint.tet.wins': 'Con esto se gana la partida en este mismo turno.',
  'hint.tet.notSeen': 'Un plan que empieza así no está entre los que el bot considera dignos de seguir.',

  'hint.tet.better.frontiers': 'Lo que más mejora: las fronteras abiertas quedan al alcance.',
  'hint.tet.better.revolts': 'Lo que más mejora: hay menos Revuelta, o alguien está más cerca de ella.',
  'hint.tet.better.armies': 'Lo que más mejora: un ejército queda vencido, o alguien le cierra el paso o está cerca.',
  'hint.tet.better.discs': 'Lo que más mejora: se guardan discos para las fronteras.',

  'hint.tet.aim.attack': 'el ejército de',
  'hint.tet.aim.frontier': 'la frontera de',
  'hint.tet.aim.garrison': 'un disco en',
  'hint.tet.aim.revolt': 'la Revuelta de',
  'hint.tet.aim.unrest': 'la Agitación de',
  'hint.tet.aim.appease': 'calmar',
  'hint.tet.aim.stand': 'quedarse en',

  'hint.tet.next':
    'El siguiente mejor objetivo es {aim} {at}: el bot cree que así se gana con un {other} %, y de este modo con un {percent} %.',
  'hint.tet.asGood': 'Casi igual de bueno ({percent} % y {other} % de ganar, según el bot) es {aim} {at}.',
  'hint.tet.compared': 'El bot cree que así la partida se gana con un {percent} %, y con un {other} % con «{verb}».',
  'hint.tet.same': 'El bot no ve ninguna diferencia: de los dos modos se gana con un {percent} %.',
  'hint.tet.discs': 'Los discos gastados faltan después: seis fronteras necesitan uno cada una.',
};
