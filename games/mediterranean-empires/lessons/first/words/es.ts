import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'lesson.first.title': 'Mediterranean Empires: primera lección',

  'lesson.first.goal':
    'Diriges {you}. El otro Imperio es {other}, al otro lado del mar. Las ciudades son puntos, las batallas son puntos, y gana quien más tenga tras tres turnos. Los dos ya se han asentado; te queda una ciudad por ocupar.',
  'lesson.first.settle':
    'Elige «{do}» y después {city}. Está en la punta occidental de Sicilia: junto con {near} cierra la isla por el oeste. Luego los dados traen un evento, y {other} actúa primero. Observa.',
  'lesson.first.settle.no':
    'Un fuerte más haría más segura una ciudad, y hay otras libres. La lección te necesita en Sicilia: «{do}» y después {city}.',

  'lesson.first.storm':
    'Cada ronda empieza con un evento. Este es tiempo de campañas: dos expediciones cada uno. {other} ha enviado cuatro cartas boca abajo contra tu {target}, por el estrecho de {strait}. Tienes {card}: con 4 o 5 pierden una carta, con 6 dos. Juégala ahora, mientras están en el mar.',
  'lesson.first.storm.no': 'Cuando hayan cruzado, la tormenta no servirá de nada. Este es el momento: juega {card}.',
  'lesson.first.intercept':
    'Salió un 6: dos cartas menos, y el propio estrecho se ha llevado la tercera. Queda una. No hace falta esperarla tras las murallas: elige «{do}» y después {at}, donde desembarca. Así será una batalla en campo abierto, y esas valen 2 puntos.',
  'lesson.first.intercept.no':
    'Podrías dejarla venir, y {target} quizá resistiría. Pero una carta sola nunca fue más fácil de vencer: «{do}» y después {at}.',
  'lesson.first.way':
    'Quien marcha necesita un camino desde la capital. «{land}» y después «{easy}»: el juego lo encuentra por tus propias ciudades.',
  'lesson.first.way.no': 'Por mar harían falta flotas. A pie está bastante cerca: «{land}» y después «{easy}».',
  'lesson.first.meet':
    'Ahora las cartas que van. Están boca abajo; nadie las ve antes de la batalla. Añade {first} y {second}, y después «{declare}». Guarda las mejores: lo que pierde se descarta, y lo que defiende también.',
  'lesson.first.meet.no': 'Esas las querrás para tu propio ataque. Envía {first} y {second}, y después «{declare}».',
  'lesson.first.leader':
    'Los dos bandos han descubierto sus cartas: {theirs} contra tus dos, 8 contra 8. Cada uno tirará un dado y lo sumará. {other} acaba de jugar un Líder, que es un dado más. Tú también tienes uno: juega {card}.',
  'lesson.first.leader.no': 'Sin Líder tirarías un dado contra dos. Juega {card}.',
  'lesson.first.enough':
    '{other} responde con un segundo Líder. En tu mano no hay nada más para esta batalla, y conviene saber parar: «{do}». Después de ellos se te pregunta otra vez, así que dilo dos veces.',
  'lesson.first.enough.no': 'Todo lo demás valdrá más adelante. «{do}».',
  'lesson.first.join':
    '¡17 contra 16! Ganas 2 puntos y {other} pierde 2, y un 6 ha devuelto {back} a tu mano. Ahora {other} ataca {city}, una ciudad libre. No es tu guerra, pero todos pueden intervenir en todas las batallas. Juega las dos cartas llamadas {card}: cada una da un dado más a la ciudad. Después «{do}».',
  'lesson.first.join.no':
    'Una ciudad que {other} no consigue vale tanto como una que consigues tú. Juega {card}, luego la otra, luego «{do}».',
  'lesson.first.attack':
    'La ciudad resistió, 21 contra 12, y {other} ha gastado sus cartas. Es tu turno. {city} es suya, de tamaño 1 con un fuerte: tira dos dados, 12 como mucho. Elige «{do}» y después {city}.',
  'lesson.first.attack.no':
    'Hay ciudades más ricas, pero ninguna tan cercana y débil, con tan pocas cartas para defenderla: «{do}» y después {city}.',
  'lesson.first.way2':
    'Como antes: «{land}» y después «{easy}». Hay un estrecho en medio, así que se tira un dado: solo un 1 es peligroso.',
  'lesson.first.force':
    'En un asalto cada carta cuenta con su valor contra ciudades. {a}, {b} y {c} suman 15, más un dado: sin ayuda la ciudad no resiste. Añade las tres y después «{declare}». Luego se descartan todas, así que nunca envíes más de lo necesario.',
  'lesson.first.force.no': 'Estas tres bastan y te dejan mano para más tarde: {a}, {b} y {c}, y después «{declare}».',
  'lesson.first.assault':
    '{other} te deja pasar y no juega nada. Se te pregunta si añades una carta al asalto. 15 y un dado contra dos dados: no necesitas ninguna. «{do}».',
  'lesson.first.assault.no': 'Esto ya no lo puedes perder. Guarda tus cartas: «{do}».',
  'lesson.first.own':
    '{city} es tuya: un punto por su tamaño, uno menos para {other}, y el estrecho está en tus manos. Es tiempo de campañas, así que tienes una segunda expedición. Ve adonde quieras o elige «{pass}».',

  'lesson.first.learnt.round': 'Una ronda: un evento y después una acción para cada uno.',
  'lesson.first.learnt.expedition': 'Una expedición: un objetivo, un camino y cartas que nadie ve.',
  'lesson.first.learnt.intercept': 'Salir al paso de un ataque, antes de que llegue a las murallas.',
  'lesson.first.learnt.battle': 'Una batalla: lo que dicen las cartas, un dado, y un dado por cada Líder.',
  'lesson.first.learnt.join': 'Intervenir en batallas que no son tuyas.',
  'lesson.first.learnt.assault': 'Un asalto: tu suma y un dado contra los dados de la ciudad.',
};
