import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'lesson.first.title': 'Republic of Rome: primera lección',

  'lesson.first.goal':
    'Eres {you}: tres senadores, {a}, {b} y {c}. Otras dos facciones se sientan contigo en el mismo Senado. Cada una quiere Roma para sí; pero si Roma cae, no ha ganado nadie. Un turno tiene siete fases, y vas a verlas todas.',
  'lesson.first.concessions':
    'Antes del primer turno puedes jugar lo que trae dinero. Tienes {first} y {second}. Juega {first} y dásela a {b}; juega {second} y dásela a {a}; después «{done}».',
  'lesson.first.concessions.no':
    'Las cartas en la mano no rinden nada. {first} para {b}, {second} para {a}, después «{done}».',

  'lesson.first.revenue':
    'La primera fase ya ha pasado: se sacó un número, y {dead}, de {other}, ha muerto. La segunda trae dinero, 8 talentos para ti. «{do}»: 5 para {a}, 1 para {b}, y 2 se quedan en la facción. Lo que tiene un senador lo puede gastar en el Foro y en el Senado.',
  'lesson.first.revenue.no':
    'De otro modo también serviría, pero la lección cuenta con este: 5 para {a}, 1 para {b}, 2 para {you}.',
  'lesson.first.contribute':
    '«{done}». Luego se pregunta si alguien da dinero al Estado. Tiene 200 y hoy no lo necesita: otra vez «{done}».',
  'lesson.first.contribute.no': 'En el Senado querrás cada talento. Esta vez solo «{done}», dos veces.',

  'lesson.first.forum':
    'La {phase}. Cada facción, por turno, saca una carta y puede ganarse a alguien. {other} ofrece 6 talentos a {target}: con 8 o menos en dos dados se une a ellos. Podrías gastar en contra. No vale la pena: «{do}».',
  'lesson.first.forum.no': 'Lo que gastes aquí faltará cuando se elija a los cónsules. «{do}».',
  'lesson.first.knight':
    '{target} se ha unido a {other}, y una carta trajo la {war}: alguien tendrá que ocuparse antes de que acabe el año. Ahora te toca. Que {a} intente atraer a un caballero, que da votos y dinero: «{attract}», {a}, y paga 0. Hace falta un 6 en el dado, y cada talento sumaría uno. Después «{end}».',
  'lesson.first.knight.no': 'Primero el intento gratis: «{attract}» con {a}, paga 0. Después «{end}».',
  'lesson.first.auction':
    'No hubo suerte. Cuando todos han tenido su turno, los siguientes se venden a quien más ofrece. {other} ha ofrecido 1. Que se lo queden: «{do}».',
  'lesson.first.auction.no': 'Dos pujas empobrecen a los dos. La próxima puede salir barata: «{do}».',
  'lesson.first.bid':
    'Los demás han pasado. Por 1 talento sacas una carta y puedes tirar otra vez por un caballero. «{bid}», {a}, 1 talento; «{attract}», {a}, paga 0; «{end}».',
  'lesson.first.bid.no': 'En este orden: «{bid}» con {a}, 1 talento; «{attract}» con {a}, paga 0; «{end}».',
  'lesson.first.bidAgain':
    'Has sacado {card}: más ingresos, por un solo talento. Y de nuevo nadie quiere pagar. Lo mismo otra vez: puja 1 con {a}, intenta un caballero, paga 0, «{end}».',

  'lesson.first.consuls':
    'Esta vez el dado mostró un 6, y {a} tiene un caballero. La carta, en cambio, fue mala: una sequía. En la {phase}, la anterior a esta, el pueblo se inquietó hasta 4. Ahora se reúne el Senado. {chair} preside y propone a {a} y a {colleague} como cónsules. Se te pregunta si intervienes antes de la votación. «{do}», durante {until}.',
  'lesson.first.consuls.no': '¿Por qué parar una votación que hace cónsul a {a}? «{do}», durante {until}.',
  'lesson.first.vote':
    '{against} votó que no, con 6. Tienes 8 votos, y un voto más cuesta un talento. Asegúralo: «{buy}», 1 de {b} y 1 de {a}. Después «{aye}».',
  'lesson.first.vote.no': 'Es tu propio hombre quien se presenta. «{buy}», 1 de {b} y 1 de {a}, después «{aye}».',
  'lesson.first.office':
    '20 contra 6. Dos cónsules, y uno se queda y preside: ahí está el poder. Elige «{rome}» para {a}. Los dados le dejan escoger, así que nómbralo: «{name}», {a}.',
  'lesson.first.office.no': 'El otro cónsul va a la guerra. Tú quieres la presidencia: «{rome}», después {a}.',

  'lesson.first.raise':
    'Ahora decides tú qué se vota. La {war} está cerca, y cuatro legiones son pocas. «{propose}», {raise}, y toma 9 legiones, todas las que Roma puede tener.',
  'lesson.first.raise.no': 'Primero un ejército: «{propose}», {raise}, 9 legiones.',
  'lesson.first.call':
    'Toda propuesta sigue el mismo camino. Nadie interviene: «{do}», durante {until}. Después llama a las facciones a votar: «{call}».',
  'lesson.first.call.no': 'Quieres que esta votación se celebre: «{do}», durante {until}, después «{call}».',
  'lesson.first.aye': 'Están contigo, porque nadie quiere ver galos en el Foro. «{aye}».',
  'lesson.first.aye.no': '¿Contra tu propia propuesta? «{aye}».',
  'lesson.first.deploy':
    'Aprobado, y mira a {b}: {card} rinde 2 talentos por legión, 18 en total. Ahora la guerra. «{propose}», {deploy}: envía a {commander} contra la {war} con las 13 legiones, después «{put}». Llévalo por la votación como antes.',
  'lesson.first.deploy.no':
    'A medio ejército se le vence el doble de fácil. {deploy}: {commander} contra la {war}, 13 legiones, «{put}».',
  'lesson.first.adjourn':
    'Va de camino. Podrías seguir proponiendo hasta que nadie escuche; termina aquí. «{adjourn}», y cuando se pregunte por un tribuno, «{do}». Entonces deciden las armas.',
  'lesson.first.adjourn.no': 'Se podría hacer más, y habrá otro turno para ello. «{adjourn}», después «{do}».',

  'lesson.first.combat':
    'Tres dados y lo que suma cada bando: 18 habría sido una gran victoria. Pero cada guerra tiene números en los que todo sale mal, y en la {war} los dados mostraron uno de ellos, 13. Un desastre: siete legiones perdidas, y {commander} sigue en campaña. Así es Roma. La última es la {phase}, en la que las cartas cambian de manos: «{do}».',
  'lesson.first.combat.no': 'No tienes nada que quieras regalar. «{do}».',
  'lesson.first.last':
    'Y una vez más puedes jugar lo que tienes. {card}, que sacaste por un talento, es para {b}; después «{done}».',
  'lesson.first.last.no': 'Ponla a trabajar: juega {card}, dásela a {b}, después «{done}».',
  'lesson.first.end':
    'Ha empezado el turno siguiente, y ha muerto otro senador. Tienes un cónsul, un pueblo enfadado, una guerra que sigue y dos rivales que lo saben. Ahora sí es una partida.',

  'lesson.first.learnt.phases': 'Las fases de un turno: muerte, ingresos, Foro, plebe, Senado, combate, revueltas.',
  'lesson.first.learnt.money': 'De dónde viene el dinero, y que está en manos de senadores.',
  'lesson.first.learnt.forum': 'El Foro: sacar cartas, ganar senadores, atraer caballeros, pujar por más.',
  'lesson.first.learnt.senate': 'El Senado: proponer, intervenir o no, votar y comprar votos.',
  'lesson.first.learnt.war':
    'La guerra: reclutar legiones, enviar a un general, y que los dados pueden estar en contra.',
};
