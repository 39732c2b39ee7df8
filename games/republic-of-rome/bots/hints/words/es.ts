import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'hint.rome.passes':
    'Tal como está la cosa, se aprobaría con {votes, plural, one {un voto} other {# votos}} de sobra.',
  'hint.rome.fails':
    'Tal como está la cosa, no se aprobaría: {votes, plural, =0 {tantos a favor como en contra} one {falta un voto} other {faltan # votos}}.',
  'hint.rome.leansFor': 'En conjunto te conviene.',
  'hint.rome.leansAgainst': 'En conjunto no te conviene.',
  'hint.rome.indifferent': 'Te importa demasiado poco para enemistarte con nadie.',
  'hint.rome.own': '{who} es de los tuyos, y lo que gana es tuyo.',
  'hint.rome.ally':
    '{who}, de {faction}, traería los votos de su facción y ganaría con ello. La diferencia de influencia entre su facción y la tuya es {ahead}.',
  'hint.rome.rival':
    '{who}, de {faction}, ganaría con ello. La diferencia de influencia entre su facción y la tuya es {ahead}.',
  'hint.rome.life': 'Si {who} llega a cónsul vitalicio, pierdes la partida.',
  'hint.rome.life.own': 'Si {who} llega a cónsul vitalicio, ganas la partida.',
  'hint.rome.prosecute': '{who} tiene {influence} de influencia y, según cuenta el bot los votos, sería condenado.',
  'hint.rome.accused':
    'Una condena le quita influencia, o la vida, a {who}. La diferencia de influencia entre su facción y la tuya es {ahead}.',
  'hint.rome.ownAccused': '{who} es de los tuyos: una condena cuesta influencia, o su vida.',
  'hint.rome.treasury':
    'Por lo que se sabe ahora, al Estado le quedarán unos {talents} talentos tras los próximos ingresos; el descontento es {unrest}.',
  'hint.rome.battle': '{who} ganaría con un {won} % y sería derrotado, o algo peor, con un {lost} %.',
  'hint.rome.campaign':
    'Con {legions, plural, one {una legión} other {# legiones}} y {fleets, plural, one {una flota} other {# flotas}}, {who} gana con un {won} % y es derrotado, o algo peor, con un {lost} %.',
  'hint.rome.recall':
    '{who} no tiene buenas opciones de victoria donde está: en casa, sus unidades pueden volver a enviarse.',
  'hint.rome.raise':
    'Para las guerras que lo exigen faltan {legions, plural, one {una legión} other {# legiones}} y {fleets, plural, one {una flota} other {# flotas}}.',
  'hint.rome.noRaise': 'No hacen falta más unidades, o Roma no podría pagarlas.',
  'hint.rome.persuade':
    '{who} se gana a {target} con un {won} %, {bribe, plural, =0 {sin soborno} other {con un soborno de #}}, si nadie paga en contra.',
  'hint.rome.bribe': 'Otro talento merece la pena mientras dé más probabilidad de lo que cuesta.',
  'hint.rome.knight':
    'Un caballero es un voto más e ingresos para {who}; cada talento gastado añade una cara ganadora del dado.',
  'hint.rome.games': 'El descontento es {unrest}: los juegos calman al pueblo y dan popularidad a quien los paga.',
  'hint.rome.leader': '{who} hablaría mucho mejor que el líder actual, o no hay ninguno.',
  'hint.rome.endInitiative':
    'Lo que queda por hacer aquí no vale sus talentos: se guardan para juegos, votos y contrasobornos.',
  'hint.rome.short':
    'A Roma le {talents, plural, one {falta un talento} other {faltan # talentos}}: si quiebra, pierden todos.',
  'hint.rome.contribute': 'Roma puede pagar, pero una gran donación da influencia, y queda dinero para el foro.',
  'hint.rome.keepTalents': 'Roma puede pagar, y lo que tienes hace falta en el foro.',
  'hint.rome.lastTalents': 'La partida está por acabar: solo contará la influencia, y el dinero compra alguna.',
  'hint.rome.noTrial': 'Ninguna condena es a la vez probable y digna de los enemigos que crea.',
  'hint.rome.veto': 'Te perjudica lo bastante como para intervenir.',
  'hint.rome.pass': 'Nada de esto te perjudica tanto como para gastar una carta.',
  'hint.rome.aboutToWin': 'Va contra alguien que está a punto de ganar y a quien los votos no pueden detener.',
  'hint.rome.lawNow': 'Esta ley te ayuda a ti o a toda Roma, y donde hacen falta votos, los hay.',
  'hint.rome.tribune': 'El presidente no lo hará, y no puede esperar.',
  'hint.rome.deal': 'Un acuerdo debe dar al menos lo que cuesta: dinero, votos y cargos de ambos lados.',
  'hint.rome.wonOver': 'Tal como está, {target} se deja ganar con un {chance} %.',
  'hint.rome.wonOver.paid':
    'Con {talents, plural, one {un talento} other {# talentos}} en contra, la probabilidad de que {target} se deje ganar baja del {before} % al {after} %.',
  'hint.rome.wonOver.own': '{target} es de los tuyos, y para ti vale más que eso.',
  'hint.rome.wonOver.low': 'Es tan poco que no hace falta dinero en contra.',
  'hint.rome.wonOver.dear':
    'Ponerlo a salvo costaría {talents, plural, one {un talento} other {# talentos}}: más de lo que puedes gastar en ello, o de lo que él vale para ti.',
  'hint.rome.wonOver.harmless':
    'No es de los tuyos, y {faction} no es bastante peligrosa para ti: la diferencia de influencia es {ahead}.',
  'hint.rome.wonOver.danger':
    'No es de los tuyos, pero {faction} es peligrosa para ti: la diferencia de influencia es {ahead}.',
  'hint.rome.wonOver.notWorth':
    'No es de los tuyos: por otros solo se gasta contra una buena probabilidad, y si hace falta poco.',
  'hint.rome.more':
    'Con {talents, plural, one {un talento más} other {# talentos más}} la probabilidad sube del {before} % al {after} %.',
  'hint.rome.roll':
    'Tal como está, {target} se deja ganar con un {chance} %: más dinero daría demasiado poco, o no lo hay.',
  'hint.rome.bid':
    'Para {who} otra iniciativa vale como mucho {talents, plural, =0 {ningún talento} one {un talento} other {# talentos}}: por su carta y por el mejor intento de persuasión.',
  'hint.rome.bid.high': 'La puja más alta es de {talents, plural, one {un talento} other {# talentos}}.',
  'hint.rome.debt':
    'Por un acuerdo debes a {faction} {talents, plural, one {un talento} other {# talentos}}: las deudas van primero.',
  'hint.rome.speaker':
    '{talents} de {all} talentos van a {who}, que es quien más hace con el dinero: persuade, gana caballeros, compra votos y contribuye.',
  'hint.rome.rise':
    'Con una contribución de {talents} talentos, {who} tiene tanta influencia que es cónsul vitalicio al instante, y nadie puede impedirlo.',
  'hint.rome.guarded':
    '{talents, plural, one {Un talento va} other {# talentos van}} a {who}, a quien los demás más querrían ganarse: lo que tiene lo encarece.',
  'hint.rome.hidden':
    '{talents, plural, one {Un talento queda oculto} other {# talentos quedan ocultos}} en el tesoro de tu facción, para contrasobornos.',
  'hint.rome.placed':
    'No queda nada que repartir. De tus senadores, {who} es quien más tiene: {talents, plural, =0 {ningún talento} one {un talento} other {# talentos}}.',
  'hint.rome.spoils':
    '{province} da de media {talents, plural, one {un talento} other {unos # talentos}}, y hay tiempo para más; con ello {who} se vuelve corrupto y puede ser juzgado.',
  'hint.rome.spoils.corrupt':
    '{who} ya es corrupto: {talents, plural, one {un talento} other {unos # talentos}} de {province} no le cuestan nada más.',
  'hint.rome.noSpoils':
    'Lo mejor que se podría tomar, {talents, plural, one {un talento} other {unos # talentos}} de {province}, no merece la pena: {who} se volvería corrupto y podría ser juzgado.',
  'hint.rome.noTrade':
    '{n, plural, =0 {Nadie te ofrece cartas, y las tuyas valen más para ti que para los demás.} other {Lo que te ofrecen no vale una carta tuya.}}',
  'hint.rome.playStatesman': '{card} vota y habla por ti solo cuando se ha jugado la carta.',
  'hint.rome.playConcession':
    '{card} da {talents, plural, one {un talento} other {# talentos}} por turno en cuanto alguien la tiene.',
  'hint.rome.playNothing': 'Ninguna carta de tu mano votaría ni pagaría por ti si se jugara ahora.',
  'hint.rome.holder':
    '{who} tiene {influence} de influencia e ingresos de {talents, plural, =0 {ningún talento} one {un talento} other {# talentos}} por concesiones. A quien tiene una se le puede juzgar por ella: dásela a quien tenga poco que perder.',
  'hint.rome.leads': '{who} tiene {oratory} ORA e influencia {influence}, y a un líder nadie puede ganárselo.',
  'hint.rome.province':
    'Quien toma botín en {province} obtiene {talents, plural, one {un talento} other {unos # talentos}} por turno.',
  'hint.rome.governor.own':
    '{who} es de los tuyos: en Roma {votes, plural, one {faltaría un voto} other {faltarían # votos}}.',
  'hint.rome.governor.rival':
    'Con {who} faltarían en Roma {votes, plural, one {un voto} other {# votos}} de {faction}.',
  'hint.rome.governors.put':
    '{n, plural, one {Hay uno nombrado: su votación no decide nada más.} other {Hay # nombrados: una votación decide sobre todos.}}',
  'hint.rome.governors.who':
    '{own, plural, =0 {No se iría ninguno de los tuyos} one {Se iría uno de los tuyos} other {Se irían # de los tuyos}}, y en Roma faltarían votos ajenos: {votes}.',
  'hint.rome.skill': '{who} tiene {mil} MIL e influencia {influence}.',
  'hint.rome.field': 'Hay guerra, y el cónsul de campaña manda el ejército.',
  'hint.rome.romeConsul': 'El cónsul de Roma preside: él decide qué se somete a votación.',
  'hint.rome.concession':
    '{concession} da {talents, plural, one {un talento} other {# talentos}} por turno, tanto como la que más de las que se pueden dar.',
  'hint.rome.charge.major':
    'Un juicio mayor puede costarle la vida a {who}, y con {influence} de influencia es peligroso.',
  'hint.rome.charge.minor':
    'Con {influence} de influencia, {who} no es tan peligroso como para ir a por su vida, o no cabe otra acusación.',
  'hint.rome.prosecutor': '{who} es de los tuyos: el acusador gana la mitad de la influencia que se pierde.',
  'hint.rome.freeConcessions': 'Hay concesiones libres: al Estado no le cuestan nada y dan dinero cada turno.',
  'hint.rome.adjourn': 'De lo que aún se puede proponer nada hace falta ahora, o ya se rechazó.',
  'hint.rome.fine':
    'Lo que {who}, de {faction}, no pueda pagar lo pierde en influencia. La diferencia de influencia entre su facción y la tuya es {ahead}.',
  'hint.rome.noFine': 'Solo se podría multar a senadores tuyos.',
  'hint.rome.priest': '{who} es de los tuyos, y un sacerdote tiene 1 de influencia más.',
  'hint.rome.noPriest': 'Ninguno de los tuyos ganaría con ello.',
  'hint.rome.priesthood':
    '{who}, de {faction}, pierde 1 de influencia y uno de los tuyos la gana. La diferencia de influencia entre su facción y la tuya es {ahead}.',
  'hint.rome.graft':
    'Para ti el asunto vale más que {talents, plural, one {el talento} other {los # talentos}} que cuesta el tribuno.',
  'hint.rome.graft.dear':
    'El tribuno cuesta {talents, plural, one {un talento} other {# talentos}}: más de lo que hay, o de lo que el asunto vale para ti.',
  'hint.rome.mob': 'La turba mata al azar, y {faction} es peligrosa para ti: la diferencia de influencia es {ahead}.',
  'hint.rome.promised': 'Lo has prometido, y a nadie le gusta tratar con quien falta a su palabra.',
  'hint.rome.promised.none': 'Sin un tribuno no se puede hacer, así que la promesa no se rompe.',
  'hint.rome.notDue': 'Ya nadie espera lo que se prometió.',
  'hint.rome.veterans':
    '{n, plural, one {Una legión veterana lucharía por el rebelde. Si vuelve ahora, lucha contra él} other {# legiones veteranas lucharían por el rebelde. Si vuelven ahora, luchan contra él}}, y él ya no puede hacer nada.',
  'hint.rome.veterans.own': 'El rebelde es de los tuyos: si gana él, ganas tú.',
  'hint.rome.veterans.to': 'Con {who} luchan enseguida contra el rebelde.',
  'hint.rome.on.trial':
    'En un juicio cuenta quién vota contra quién: los votos de cada facción, la influencia del acusado y quién va por delante.',
  'hint.rome.on.assassin': 'Un asesino solo vale su riesgo contra quien está a punto de ganar.',
  'hint.rome.on.cards': 'Guarda lo que puede detener a alguien a tiempo; juega lo que da dinero o votos cada turno.',
  'hint.rome.on.neutral': 'Las facciones neutrales van con quien les conviene: mira sus votos y lo que se les paga.',
  'hint.rome.on.war':
    'Mira la fuerza de la guerra, la pericia del comandante y lo que deben mostrar los dados. Una derrota cuesta más que esperar.',
  'hint.rome.on.units':
    'Las unidades cuestan dinero cada turno: tantas como exijan las guerras y tan pocas como el Estado pueda pagar.',
  'hint.rome.on.event': 'Elige lo que menos dañe a Roma y nada a ti.',
  'hint.rome.on.leader': 'A un líder no se lo pueden llevar: debe ser quien más echarías de menos, y hablar bien.',
  'hint.rome.on.forum':
    'Mira a quién se puede ganar con poco dinero, los caballeros y el descontento: el dinero hace falta en todas partes.',
  'hint.rome.on.auction': 'Otra iniciativa es una carta y un intento más; no vale todo el dinero.',
  'hint.rome.on.games': 'Los juegos deben ser tan grandes como exija el descontento.',
  'hint.rome.on.governors':
    'Una provincia rica paga a su gobernador, pero quien está fuera no vota en Roma. Que se vayan los rivales.',
  'hint.rome.on.concessions':
    'Una concesión es dinero cada turno: para los tuyos, o para aquellos cuyos votos necesitas.',
  'hint.rome.on.land':
    'Las leyes agrarias calman al pueblo durante años y le cuestan otro tanto al Estado: mira el descontento y el tesoro.',
  'hint.rome.on.laws': 'Quien propone una ley gana influencia: un promotor de los tuyos no cuesta nada.',
  'hint.rome.on.office':
    'Un cargo es influencia, y la influencia gana la partida: primero los tuyos, luego los menos peligrosos; en guerra, alguien que sepa mandar.',
  'hint.rome.on.ransom': 'Vale su rescate si lo valen su influencia y sus votos.',
  'hint.rome.on.rebel': 'Una rebelión gana la partida o lo pierde todo: es cuestión de legiones y de dados.',
  'hint.rome.on.money':
    'El dinero va donde hará falta: con el mejor orador en Roma y con quienes otros querrían llevarse.',
  'hint.rome.on.senate':
    'Mira quién gana con ello, quién va por delante en influencia y cuántos votos tiene cada facción en Roma.',
  'hint.rome.on.anything':
    'Primero Roma, porque con ella pierden todos; luego tu propia influencia; luego quien va por delante.',
};
