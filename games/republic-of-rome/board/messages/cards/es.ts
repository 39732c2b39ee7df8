import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'text.kind:tribune':
    'Lleva una proposición al Senado sin contar con quien preside, o veta una proposición o un juicio hasta que haya votado tu facción. No se puede vetar al último candidato posible, la votación de un dictador perpetuo, lo que propone un dictador ni el juicio de un asesino.',
  'text.kind:secret-bodyguard':
    'Resta 1 al dado de un atentado contra uno de tus senadores, una vez visto el dado. El asesino que no haya sido apresado tira otra vez por cada guardaespaldas: esa tirada solo puede apresarlo.',
  'text.kind:open-bodyguard':
    'Protege a la vista de todos a uno de tus senadores en Roma: 2 menos en todo atentado contra él, y el asesino que no haya sido apresado tira otra vez para ver si lo es. Le cuesta 1 T y 1 de popularidad en cada fase de ingresos, y termina si no paga o muere.',
  'text.kind:influence-peddling': 'Tomas una carta de la mano del jugador que elijas, sin ver cuál.',
  'text.kind:assassin':
    'Suma 1 al dado de tu atentado y a las tiradas que añaden los guardaespaldas. Se juega antes de tirar; se pueden jugar varias a la vez.',
  'text.kind:seduction':
    'Nadie puede gastar dinero contra tu intento de persuasión. Se juega antes de nombrar el objetivo. Los talentos del propio objetivo siguen contando.',
  'text.kind:blackmail':
    'Nadie puede gastar dinero contra tu intento de persuasión. Si fracasa, el objetivo pierde dos dados de influencia y dos dados de popularidad.',
  'text.kind:murder-of-a-tribune':
    'Uno de tus senadores en Roma intenta anular el uso de un tribuno: lo anula un dado par. En todo caso pierde tanta popularidad como muestre el dado. Después se puede jugar otro tribuno. Contra una proposición hay que jugarla antes de que empiece la votación.',
  'text.kind:graft':
    'Uno de tus senadores en Roma anula el uso de un tribuno pagando un dado de talentos de su propio tesoro. Puede renunciar al ver el precio, pero la carta se pierde. Después se puede jugar otro tribuno. Contra una proposición hay que jugarla antes de que empiece la votación.',
  'text.kind:mob-incited-to-violence':
    'Se sacan tantas fichas de muerte como muestre un dado más la oratoria de uno de tus senadores en Roma. Mueren los senadores en Roma del jugador que usó el asesinato de un tribuno o el tribuno a sueldo si sale su número.',
  'text.kind:proscription':
    'El magistrado de mayor rango puede eliminar a todos los caballeros en juego y tomar un dado de talentos por cada uno. Su facción ya no podrá ganar caballeros, y los demás suman 1 al atraerlos. Si no quiere, la carta se pierde.',
  'text.card:107':
    'Una vez por turno, en la fase del Senado, el censor puede multar a un gobernador corrupto que haya vuelto a Roma este turno: un dado de talentos, de su tesoro y luego del de su facción. Lo que no pueda pagar lo pierde en popularidad y en influencia. No hay votación, apelación ni veto.',
  'text.card:108': 'Desde ahora nadie llega a dictador perpetuo por alcanzar 35 de influencia.',
  'text.card:109': 'Desde ahora un cónsul o dictador puede ser elegido cónsul otra vez al turno siguiente.',
  'text.card:110':
    'Tu facción suma 1 siempre que atraiga caballeros, durante el resto de la partida. O bien, con la Ley Acilia en vigor: descártala a la vista en cualquier momento para derogar esa ley.',
  'text.card:111':
    'El derecho a multar a un gobernador corrupto pasa del censor a la facción que tenga más caballeros en ese momento, estén donde estén. En caso de empate deciden los dados.',
  'text.card:156':
    'Reduce a la mitad la fuerza de la Guerra Social y baja el descontento en 2. Cada uno de tus senadores pierde 1 de popularidad.',
  'text.card:157':
    'Desde ahora un general en guerra puede reclutar legiones y flotas al empezar la fase de combate con su dinero o el de su facción. La escasez no se lo impide ni las encarece.',
  'text.card:158':
    'Desde ahora un senador puede gobernar provincias por medio de un legado mientras está en Roma, tiene un cargo o manda un ejército. Quien sea elegido en Roma decide si va o si envía un legado.',
  'text.card:159':
    'Desde ahora un general victorioso puede llevar su ejército a otra guerra en la fase de revueltas sin pedirlo al Senado, si tiene las flotas necesarias. Cuenta como procónsul y combate en la fase de combate siguiente.',
  'text.card:160':
    'Baja el descontento en 3 y acaba con la escasez de hombres y con la falta de reclutamiento. Cada uno de tus senadores pierde un dado de influencia.',
  'text.card:65':
    'La partida termina al acabar esta fase del Foro. Hasta entonces un intento de persuasión fracasa con un 9 o más sin modificar.',
  'text.card:106':
    'El Senado puede enviar al cónsul de campo con 3 legiones y 3 flotas a recoger la herencia: el Estado recibe 50 T en la fase de ingresos, y Asia pasa a ser provincia al empezar la siguiente fase del Foro. Un cónsul que se rebele puede quedarse el dinero. Espera hasta que alguien vaya.',
  'text.card:153':
    'El magistrado de mayor rango nombra en el acto una facción que no sea la suya. Se saca un dado de fichas de muerte, que afectan solo a esa facción. Él pierde 1 de popularidad por cada una.',
  'text.card:154':
    'El Senado puede enviar al cónsul de campo con 3 legiones y 3 flotas a recoger la herencia: el Estado recibe 35 T en la fase de ingresos, y Bithynia pasa a ser provincia al empezar la siguiente fase del Foro. No tiene efecto si ya lo es.',
  'text.card:155':
    'Creta et Cyrenaica pasa a ser provincia al empezar la siguiente fase del Senado. No tiene efecto si ya lo es.',
  'text.event:161':
    'En cada batalla de este turno en la que los tres dados sumen un número par, la guerra gana tanta fuerza como el dado negro hasta el final del turno.',
  'text.event:161:dark':
    'En cada batalla de este turno en la que los tres dados sumen un número par, la guerra gana tanta fuerza como los dos dados blancos hasta el final del turno.',
  'text.event:162': 'El Estado recibe 50 T en la próxima fase de ingresos.',
  'text.event:162:dark': 'El Estado recibe 75 T en total en la próxima fase de ingresos.',
  'text.event:163':
    'Al empezar la próxima fase de ingresos, el gobernador de cada provincia fronteriza tira dos dados y suma la fuerza terrestre de esta, 2 por cada legión que haya allí y su capacidad militar; necesita 15. Si no, la provincia es arrasada: sin ingresos, otra vez sin desarrollar, y el dado negro dice cuántas legiones se pierden y cuántas fichas de muerte lo amenazan. Un gobernador capturado debe ser rescatado antes de la siguiente fase del Foro.',
  'text.event:163:dark': 'Incursiones bárbaras como antes, pero los gobernadores necesitan 17.',
  'text.event:164': 'Un efecto de sequía: el descontento sube en 1, y quien comercia con grano puede sacar provecho.',
  'text.event:164:dark': 'Un efecto de sequía más, y otro cada vez que vuelva a salir.',
  'text.event:165':
    'Al final de la fase del Foro el magistrado de mayor rango elige un líder enemigo en juego, que muere.',
  'text.event:165:dark':
    'Muere un líder enemigo y la más fuerte de sus guerras hace la paz: el Estado recibe la mitad del botín, y la carta vuelve entre las seis próximas del mazo.',
  'text.event:166':
    'En cada batalla de este turno en la que los tres dados sumen un número impar, la guerra pierde tanta fuerza como el dado negro hasta el final del turno.',
  'text.event:166:dark':
    'En cada batalla de este turno en la que los tres dados sumen un número impar, la guerra pierde tanta fuerza como los dos dados blancos hasta el final del turno.',
  'text.event:167': 'Se sacan seis fichas de muerte; solo pueden morir senadores que estén en Roma.',
  'text.event:167:dark':
    'Se sacan seis fichas de muerte; muere el primer senador fuera de Roma cuyo número salga, y nadie más.',
  'text.event:168':
    'El Estado paga 20 T en el acto. Hasta la próxima fase del Foro toda tirada cuenta 1 menos, la de persuasión 1 más. No afecta a la iniciativa ni a la tabla de eventos.',
  'text.event:168:dark': 'Toda tirada cuenta otro 1 menos, y la de persuasión otro 1 más, cada vez que vuelva a salir.',
  'text.event:169':
    'En la próxima fase de ingresos las provincias sin desarrollar no dan nada ni se pueden desarrollar. El gobernador de cada una tira un dado y suma 1 por cada legión que haya allí: con 4 o menos la provincia se subleva, se pierden gobernador y legiones, y pasa a ser una guerra activa.',
  'text.event:169:dark': 'Desórdenes internos como antes, pero la provincia se subleva con 5 o menos.',
  'text.event:170': 'Reclutar cada legión y cada flota cuesta 20 T.',
  'text.event:170:dark': 'Reclutar cada legión y cada flota cuesta 30 T, y 10 T más cada vez que vuelva a salir.',
  'text.event:171':
    'Se sacan tantas fichas de muerte como descontento haya. Los senadores en Roma con menos popularidad que descontento mueren si sale su número.',
  'text.event:171:dark':
    'Se sacan tantas fichas de muerte como descontento haya, más un dado. Los senadores en Roma cuya popularidad no supere el descontento mueren si sale su número.',
  'text.event:172':
    'El Estado paga 50 T en el acto y un dado destruye una concesión: 1 o 2 la minería, 3 o 4 las tasas portuarias, 5 el armamento, 6 la construcción naval.',
  'text.event:172:dark': 'Otro dado destruye una concesión. El Estado no paga dos veces en un turno.',
  'text.event:173':
    'Al final de la fase del Senado el magistrado de mayor rango debe elegir una guerra que hace la paz: el Estado recibe la mitad del botín, y la carta vuelve entre las seis próximas del mazo.',
  'text.event:173:dark':
    'El magistrado de mayor rango elige una guerra, pero no una revuelta, que termina: el Estado recibe todo el botín y se crean sus provincias.',
  'text.event:174':
    'Cuando llegue la próxima guerra activa se subleva una provincia con gobernador. Este combate en el acto con las legiones de allí; si no vence, muere, y la provincia es una revuelta activa.',
  'text.event:174:dark':
    'Cuando llegue la próxima guerra activa se subleva una provincia con gobernador y vence sin batalla: se pierden gobernador y legiones.',
  'text.event:175':
    'El próximo líder enemigo derrotado huye a la siguiente guerra que se saque y la ayuda, sin abandonar las suyas.',
  'text.event:175:dark':
    'El próximo líder enemigo derrotado activa todas las guerras en juego y las ayuda a todas hasta que acabe la última.',
  'text.event:176':
    'Roma recibe 8 flotas gratis, que habrá que mantener desde la próxima fase de ingresos. Se van cuando se gane la guerra que más flotas necesita. Este turno el Senado puede rechazarlas. No ocurre nada si ninguna guerra necesita flotas.',
  'text.event:176:dark': 'Roma tiene en total 12 flotas de Rodas en lugar de 8.',
  'text.event:177': 'Se hunden dos dados de flotas. El magistrado de mayor rango elige cuáles.',
  'text.event:177:dark': 'Se hunden otra vez dos dados de flotas.',
  'text.event:178':
    'En la próxima fase de ingresos cada provincia da 3 T más al Estado, y 3 T menos a su gobernador si toma el expolio.',
  'text.event:178:dark':
    'En la próxima fase de ingresos cada provincia da 5 T más al Estado, y 5 T menos a su gobernador si toma el expolio.',
  'text.office:dictator':
    'El cargo más alto, posible solo en gran peligro: tres guerras activas, o una de fuerza 20. Preside, gana 7 de influencia, nombra un magister equitum, y lo que propone no se puede vetar. En combate suma la capacidad militar de su magister equitum.',
  'text.office:rome-consul':
    'Elegido con su colega; gana 5 de influencia. Preside el Senado y es el magistrado de mayor rango en Roma si no hay dictador. Puede mandar un ejército.',
  'text.office:field-consul':
    'Elegido con su colega; gana 5 de influencia. Es el primero al que se envía a la guerra, y va detrás del cónsul de Roma.',
  'text.office:censor':
    'Elegido entre quienes han sido cónsules; gana 5 de influencia. Preside los juicios y decide a quién se acusa.',
  'text.office:master-of-horse':
    'Nombrado por el dictador; gana 3 de influencia. Va con el dictador y suma su capacidad militar a la de este en combate.',
  'text.office:pontifex':
    'Elegido de por vida cuando no lo hay; gana 5 de influencia. Una vez en cada fase de Senado puede nombrar un sacerdote, o mover un sacerdocio, y una vez puede vetar sin tribuno. Sus propios votos cuentan doble sobre la guerra. Recauda un dado de talentos por turno, y paga 20 T cuando llegan malos presagios. Dos tercios de los votos lo destituyen.',
  'text.office:proconsul':
    'Un general que combatió sin vencer y sigue con su ejército. No está en Roma ni vota hasta que el Senado lo llame o se gane la guerra.',
  // Advanced Rules
  'text.advanced:priest':
    'Lo nombra el pontífice máximo; gana 1 de influencia y la pierde con el sacerdocio. Tiene 1 voto más sobre la guerra. No es un cargo y va con cualquiera. Su heredero no es sacerdote.',
  'text.advanced:advocate':
    'Antes de votar un juicio el acusado busca quien hable por él, o habla él mismo. Tras todos los votos se tiran dos dados, con la oratoria del abogado menos la del fiscal: dan hasta 20 votos en un sentido o en otro. El abogado gana 3 de influencia con la absolución, que cuesta 3 al fiscal, y pierde 3 con la condena.',
  'text.advanced:disbanded':
    'Un vencedor que vuelve como cónsul o dictador puede licenciar veteranos suyos: cada uno le da 1 de oratoria y 1 de influencia, y deja el mando. Como cónsul o dictador puede volver a llamarlos por 10 T cada uno, y pierde 1 de oratoria y 1 de influencia por cada uno. Cuando muere son legiones ordinarias de la reserva.',
  'text.advanced:provincial':
    'Ejércitos y flotas de la propia provincia, reclutados en la fase de ingresos con su impuesto local a 10 T cada uno. Nadie paga por ellos, y se quedan cuando se va el gobernador. Sin una legión a su lado los ejércitos cuentan la mitad en batalla. Una provincia vencida se une al enemigo con todo lo que tiene.',
  'text.advanced:rebel-governor':
    'En la fase de revolución los gobernadores que están en sus provincias pueden rebelarse, solos o con un comandante victorioso; lo hace la facción más fuerte. Sus provincias, guarniciones y fuerzas provinciales los siguen y les cuestan 2 T por unidad. El rebelde principal se queda en su provincia o marcha sobre Roma; si cruza el mar puede ser interceptado. Si es vencido, la rebelión ha terminado.',
  'text.war:3': 'Illyricum pasa a ser provincia cuando se han ganado las dos guerras ilíricas.',
  'text.war:4': 'Illyricum pasa a ser provincia cuando se han ganado las dos guerras ilíricas.',
  'text.war:70': 'Gallia Narbonensis pasa a ser provincia con la primera batalla contra ella, acabe como acabe.',
  'text.war:114': 'Bithynia llega desarrollada, o se desarrolla si ya es provincia.',
  'text.war:119': 'Activa todas las guerras latentes que formen parte de una serie, sin hacerlas más fuertes.',
  'text.leader:34': 'Él y Hannibal pueden dirigir juntos la misma guerra.',
  'text.leader:35': 'Él y Hamilcar pueden dirigir juntos la misma guerra.',
  'text.leader:89':
    'Solo dirige una guerra en Hispania si existen las provincias que esta necesita. Hasta entonces espera en la Curia y puede morir allí.',
  'text.leader:139':
    'Se guarda en la mano. Jugada antes de combatir la Guerra Alejandrina, o bien ayuda al general, que recibe 3 de capacidad militar y 50 T y pierde 5 de popularidad, o bien dirige al enemigo. Dura hasta que acabe esta guerra.',
  'text.concession:58': 'Solo se puede tener mientras haya una ley agraria en vigor; si no, vuelve al Foro.',
};
