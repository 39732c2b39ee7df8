import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'hint.med.attack':
    '{place} te valdría unos {gain} puntos. Descontados el riesgo y {cards, plural, one {la carta} other {las # cartas}} que cuesta, quedan unos {worth}.',
  'hint.med.attackAll':
    'Una expedición contra {place} vale unos {worth} puntos, con todo lo que {cards, plural, one {la carta puede} other {las # cartas pueden}} dar además de la ciudad.',
  'hint.med.area':
    'Una expedición contra {place} vale unos {worth} puntos: lo que la campaña da de media, menos el riesgo y {cards, plural, one {la carta} other {las # cartas}} que cuesta.',
  'hint.med.card': 'Jugar {card} ahora vale unos {worth} puntos.',
  'hint.med.pass': 'Ninguna expedición ni carta vale ahora lo que costaría.',
  'hint.med.change':
    'Ninguna expedición ni carta vale ahora lo que costaría, y {card} es la más pobre de la mano: otra puede ser mejor.',
  'hint.med.wins': 'Con {place} tienes las ciudades que ganan la partida.',
  'hint.med.keyCity': '{place} es una ciudad clave: da un punto y una carta en cada recuento que queda.',
  'hint.med.fromRival': 'Quien posee {place} pierde lo que tú ganas.',
  'hint.med.next': 'Después viene {other}, que vale unos {worth} puntos.',
  'hint.med.asGood': '{other} sería casi igual de bueno.',
  'hint.med.unitsFor':
    'Para {place} la mejor medida {n, plural, one {es una carta} other {son # cartas}}: así la expedición vale unos {worth} puntos.',
  'hint.med.units': 'Tan pocas cartas como basten, y una más donde el defensor pueda tener cartas propias.',
  'hint.med.guard': 'Tan pocas cartas como puedan decidir la batalla, y no más de lo que está en juego.',

  'hint.med.intercept':
    'Interceptar con {n, plural, one {una carta} other {# cartas}} vale unos {worth} puntos, contando el riesgo.',
  'hint.med.letPass': 'Detener este ataque costaría más cartas de lo que vale.',
  'hint.med.interception':
    'Depende de lo probable que sea que el ataque tome la ciudad, de lo que vale la ciudad y de lo que se juega en la propia batalla.',
  'hint.med.forAttacker': 'Que el atacante gane este combate te vale unos {worth} puntos.',
  'hint.med.forDefender': 'Que el defensor gane este combate te vale unos {worth} puntos.',
  'hint.med.play': '{card} puede decidirlo por menos de lo que está en juego.',
  'hint.med.keep': 'Ninguna carta que se pueda jugar ahora daría más de lo que cuesta.',
  'hint.med.others': 'En el combate de otros, una carta debe valer más que su precio.',
  'hint.med.price': 'Una carta de la mano vale ahora unos {worth} puntos: menos cuantas menos rondas quedan.',
  'hint.med.cardsOrPoints': 'Tantas cartas contra tantos puntos: lo que valga más.',
  'hint.med.side': 'Lo que ayuda va al bando que debe ganar; lo que daña, al otro.',
  'hint.med.respond': 'Responder vale su carta si tú mismo estás en la lucha, o si la otra carta te daña.',
  'hint.med.half': 'Más o menos una de cada dos respuestas tiene éxito.',

  'hint.med.settle':
    'Primero las ciudades grandes y los puertos, en el camino de las ciudades clave y donde otros vendrían.',
  'hint.med.fort': 'Una fortaleza va a una ciudad valiosa al alcance de otros y aún mal defendida.',
  'hint.med.victim': 'Debe doler: una ciudad valiosa de un rival que va por delante, y no demasiado defendida.',
  'hint.med.rival': 'Quien va por delante y tiene muchas cartas es quien más puede perder.',
  'hint.med.dearest': 'Cuenta para qué sirven las cartas: esta es la mejor valorada.',
  'hint.med.poorest': 'Cuenta para qué sirven las cartas: se puede prescindir de las peor valoradas.',
  'hint.med.gain': 'La ciudad que más aporta: su tamaño, si es ciudad clave y lo que pierde su dueño.',
  'hint.med.harm': 'La ciudad cuya pérdida más daña a un rival que va por delante.',
  'hint.med.road': 'Importa qué caminos hacia ciudades abre la zona.',
  'hint.med.horde': 'Donde los bárbaros tengan fuerza para tomar una ciudad que un rival echaría de menos.',
  'hint.med.migrate': 'Mejor junto a las ciudades de otros que junto a las tuyas.',
  'hint.med.first': 'Quien empieza puede tomar lo que otros quieren antes que ellos.',
  'hint.med.draw': 'Una carta más nunca daña.',
  'hint.med.route': 'El camino más corto es el que menos se cruza con otros.',
  'hint.med.refused': 'Luchar por el paso costaría cartas pensadas para otra cosa.',
  'hint.med.passage': 'Si te niegas, el ataque podría volverse contra ti.',
  'hint.med.storm': 'Una carta que calma la tempestad salva toda la expedición.',
  'hint.med.load': 'Un barco se hunde con sus tropas: mejor repartirlas.',
  'hint.med.use': 'Como líder, la carta ayuda en todos los combates de su expedición.',
  'hint.med.anything': 'Para esta pregunta el bot no tiene números: le sirve cualquier respuesta que se ofrezca.',
};
