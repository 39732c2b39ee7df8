import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'lesson.first.title': 'Tetrarchia: primera lección',

  'lesson.first.goal':
    'Cuatro emperadores sostienen un solo imperio, y hoy tú eres los cuatro. En su borde hay seis fronteras, señaladas aquí. Con un disco tuyo en cada una se gana la partida.',
  'lesson.first.danger':
    'Los discos negros son provincias en Revuelta, y la figura de {army} es un ejército que va camino de {roma}. Si llega, todo está perdido; y también si hay tantas Revueltas que no queda disco para la siguiente.',
  'lesson.first.fleet':
    'Primero, los barcos. Todas las costas de un mar con flota están a un paso unas de otras. Pon una en {sea}, entre Italia y África: pronto navegarás por allí. Pulsa el mar, en el mapa o en la barra.',
  'lesson.first.fleet.no':
    'También es un buen mar. Pero alguien en {from} querrá llegar a África, así que la lección pone esta flota en {sea}.',
  'lesson.first.fleet2': 'La otra guarda el camino alrededor de Oriente: {sea}.',
  'lesson.first.fleet2.no':
    'Allí el océano es ancho y tiene pocas costas. En {sea} una flota une Grecia, Asia y Egipto: ponla ahí.',

  'lesson.first.enter':
    'Empieza {who}. Todos entran en el tablero por {roma} o por su propia capital. La suya es {at}, y la provincia de al lado está en Revuelta: que entre por ahí.',
  'lesson.first.enter.no':
    'Desde {roma} necesitaría tres puntos o más para llegar a donde hace falta. {at} es su ciudad, al lado mismo de la Revuelta.',
  'lesson.first.march':
    'Tiene seis puntos para este turno; la barra los cuenta. Un paso cuesta uno; un paso hacia una Revuelta, uno más. Elige «{do}» y después {to}.',
  'lesson.first.march.no':
    'La Revuelta a su alcance está en {to}. Primero tiene que estar allí: «{do}» y después {to}.',
  'lesson.first.subdue':
    'Está donde está el problema. «{do}» quita el disco negro por dos puntos. Desde la provincia vecina nadie puede hacerlo.',
  'lesson.first.subdue.no':
    'Primero la Revuelta que tiene bajo los pies: «{do}». Una provincia con un disco no admite otro.',
  'lesson.first.protect':
    'Y ahora «{do}», por un punto. Donde está tu disco los dados no hacen daño, y los discos que se tocan hacen más fuerte a su emperador en la batalla.',
  'lesson.first.protect.no':
    'En una provincia vacía empieza el problema siguiente. Un punto por un disco suyo está bien gastado: «{do}».',
  'lesson.first.end':
    'Queda un punto, y los puntos no se guardan. Elige «{do}» y pulsa después el botón rojo: lo que trae los dados siempre se pregunta dos veces. Tras cada turno se mueven los bárbaros. Mira el registro.',
  'lesson.first.end.no': 'Podría seguir andando con su último punto. Déjalo donde es útil y elige «{do}».',

  'lesson.first.dice':
    'Dos dados nombraron {unrest}: un disco gris, Agitación. Y el ejército se quedó donde estaba. Entre {army} y {next} hay agua, dibujada con una línea rota: ahí decide un dado, y salió mal para el ejército.',
  'lesson.first.spread':
    'Mira otra vez el disco gris. Toca uno negro, y entonces se vuelve negro por sí solo antes de los próximos dados. El imperio rara vez se pierde de un golpe. Se pierde por los vecinos.',

  'lesson.first.galerius': 'Ahora {who}, en amarillo. También junto a su capital hay una Revuelta: que entre por {at}.',
  'lesson.first.galerius.no': 'Su Revuelta está junto a {at}. Desde {roma} pasaría el turno en el camino.',
  'lesson.first.same':
    'Ya sabes cómo. Marcha a {to}, acaba con la Revuelta y protege la provincia: dos puntos, dos puntos, uno. «Enséñamelo» te ayuda si quieres.',
  'lesson.first.same.no': 'Eso no, o todavía no. En este orden: marchar a {to}, «{subdue}», «{protect}».',
  'lesson.first.end2': 'Con el último punto no se compra nada útil. «{do}», y veamos qué hacen los bárbaros.',

  'lesson.first.landed':
    '{spread} se ha vuelto negra, como temíamos. Y el dado dejó pasar al ejército: está en {army} y ha dejado una Revuelta debajo. Cada turno avanzaría una provincia. {who}, en rojo, puede hacerle frente: que entre por {at}, al lado.',
  'lesson.first.landed.no': 'El ejército está en el norte y {roma} queda lejos. Que entre por {at}: eso es a un paso.',
  'lesson.first.chain':
    'Podría atacar enseguida, pero mira antes las probabilidades. Cada bando tira un dado y suma su cadena: todos sus discos que se tocan. La suya es su capital, 1. El ejército tiene la Revuelta en la que está, 1.',
  'lesson.first.build':
    'Un segundo disco hace que su cadena valga 2. Mueve a {to}, protégela y vuelve a {back}: tres puntos. Entonces quedan tres, y el ataque cuesta dos.',
  'lesson.first.build.no':
    'Así su cadena se quedaría en 1, o le faltarían puntos. Mueve a {to}, protégela, vuelve a {back}.',
  'lesson.first.attack':
    'Ahora «{do}» y después {army}. Antes de pulsar el botón rojo lee la barra: un dado y 2 contra un dado y 1 gana 58 veces de 100. Si lo vencen, sale del tablero hasta su próximo turno. Merece la pena.',
  'lesson.first.attack.no':
    'Este es el momento: su cadena ya no crecerá más, y el próximo turno el ejército vendrá a él. «{do}» y después {army}.',
  'lesson.first.won':
    'Sacó un 5: 7 contra 5. El ejército ha desaparecido, su Revuelta también, y él está en {at}. Queda un punto: «{do}». Es el último, así que el turno acaba con él y el botón te lo pregunta dos veces.',
  'lesson.first.won.no':
    'Una costa vacía frente a {frontier} no seguirá tranquila. Gasta el punto en un disco: «{do}».',

  'lesson.first.maximian':
    '{who}, en azul, es el último. África está en Revuelta, y hay una flota en {sea}. Que entre por {at}, su capital: da a ese mar.',
  'lesson.first.maximian.no':
    '{roma} también da al mar, así que las reglas lo permiten. Pero su capital deja {roma} libre para otros: elige {at}.',
  'lesson.first.sail':
    'Para él cada costa de {sea} está a un paso. Ve derecho a {to} y haz allí lo que hace falta: acabar con la Revuelta y proteger la provincia.',
  'lesson.first.sail.no':
    'Primero en barco a {to}, después «{subdue}», después «{protect}». Lo demás cuesta puntos que necesita para eso.',
  'lesson.first.end3': 'Cinco de seis gastados. «{do}»: eso ha sido una ronda entera.',

  'lesson.first.frontier':
    'La segunda ronda, y {who} puede hacer lo que gana la partida. Una frontera admite un disco por dos puntos si en su región no queda ninguna Revuelta. En la suya no queda, gracias a ti. Son cuatro puntos hasta {to}: {first}, {second} y las montañas, que cuestan dos.',
  'lesson.first.frontier.no':
    'Con seis puntos llega a {to} y la protege, pero solo por el camino recto: {first}, {second}, {to}. Guarda cada punto para eso.',
  'lesson.first.persia':
    'Está en la frontera con dos puntos: justo lo que cuesta aquí un disco. «{do}». Ya nada se lo puede llevar.',
  'lesson.first.persia.no': 'Ha venido por este único disco: «{do}».',
  'lesson.first.own':
    'Una frontera de seis. Las demás van igual: calmar la región, detener a los ejércitos, y luego salir y sostener la línea. Es el turno de {who}: haz con él lo que quieras.',

  'lesson.first.learnt.turn': 'El turno de un emperador: seis puntos, para pasos, Revueltas y discos.',
  'lesson.first.learnt.barbarians':
    'Lo que hacen los dados después: Agitación, luego Revuelta, y ejércitos que se acercan.',
  'lesson.first.learnt.battle': 'Antes de una batalla: formar una cadena de discos y leer las probabilidades.',
  'lesson.first.learnt.sea': 'Por mar: un paso entre todas las costas de un mar con flota.',
  'lesson.first.learnt.frontier': 'Ganar: un disco en cada una de las seis fronteras, región por región.',
};
