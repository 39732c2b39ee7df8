import type { en } from './en.ts';

export const es: Readonly<Record<keyof typeof en, string>> = {
  'leaf.numbers': 'Números',
  'leaf.where': 'Dónde está',
  'leaf.when': 'Cuándo se juega',
  'leaf.related': 'Véase también',

  'leaf.war.series':
    'Guerra {n} de {of} de su serie. Mientras haya varias de ellas activas, cada una tiene su fuerza tantas veces como sean.',
  'leaf.war.drawn.active': 'Está activa en cuanto se saca.',
  'leaf.war.drawn.inactive':
    'Está latente hasta que Roma la ataca, llega uno de sus líderes o se saca otra guerra de su serie.',
  'leaf.war.drawn.alone': 'Está latente hasta que Roma la ataca.',
  'leaf.war.drawn.conditional': 'Está latente mientras no sean provincias: {provinces}.',
  'leaf.war.sea': 'Hay que vencerla por mar antes de combatirla en tierra.',
  'leaf.war.drought': 'Causa un efecto de sequía mientras esté en juego.',
  'leaf.war.creates': 'Una victoria en tierra crea: {provinces}.',
  'leaf.war.revoltIf': 'Si al sacar la carta ya es provincia, es una revuelta y no da botín: {provinces}.',
  'leaf.war.revolt': 'Una revuelta: no da botín.',
  'leaf.war.taxFarmers':
    'Mientras esté activa, un dado al final de cada fase del Foro destruye el recaudador de ese número.',
  'leaf.war.destroys': 'Destruye: {concessions}.',
  'leaf.war.risen': 'Una provincia que se ha sublevado contra Roma. Tiene la fuerza de la provincia.',

  'leaf.leader': 'Mientras esté en juego activa estas guerras, las hace más fuertes y añade sus números: {wars}.',
  'leaf.leader.taxFarmers': 'Mientras dirija esta guerra se tira un dado más por los recaudadores: {war}.',

  'leaf.family': 'Una familia. Llega al Foro, y una facción la gana por persuasión.',
  'leaf.family.statesmen': 'Hay un estadista de esta familia: {who}.',
  'leaf.statesman': 'Un estadista de esta familia: {family}. Cuando muere queda fuera de la partida.',
  'leaf.nullifies':
    'Mientras manda, los números de desastre y de rechazo de estas guerras no cuentan; los de sus líderes sí: {wars}.',
  'leaf.halvesLosses':
    'Lo que pierde el ejército que manda se reduce a la mitad, redondeando hacia arriba; no como magister equitum.',
  'leaf.tribune': 'Una vez por turno sirve de tribuno, sin carta.',
  'leaf.claimsLandCommissioner':
    'Con una ley agraria en vigor y sin comisario de tierras, puede tomar esa concesión en la fase del Senado, tras los juicios.',
  'leaf.appealDice': 'Puede tirar {n} dados cuando apela al pueblo.',
  'leaf.vetoesLandBills': 'Una vez por turno puede vetar una ley agraria sin tribuno.',
  'leaf.proposesLandBills': 'Una vez por turno puede proponer una ley agraria sin tribuno.',
  'leaf.knightBonus': 'Suma {n} cuando atrae caballeros en Roma.',
  'leaf.veterans': 'Tras cada victoria suya puede hacer veteranas y leales a él a {n} legiones, en lugar de una.',
  'leaf.doublesIncome': 'Sus ingresos propios y los de sus concesiones cuentan doble; los de sus caballeros no.',
  'leaf.sparesUnits':
    'Un desastre o un rechazo no le cuesta unidades. La guerra cuenta entonces como desatendida, y él vuelve a casa tras la siguiente fase del Senado.',
  'leaf.doublesPopularity': 'Toda la popularidad que gana o pierde cuenta doble.',
  'leaf.rollsMilitary':
    'Antes de cada batalla tira su capacidad militar: un dado y 1. Donde haga falta un número es {n}.',
  'leaf.opposes': 'Su lealtad es 0 en la misma facción que: {who}.',
  'leaf.attractedTo': 'Su lealtad es 0 cuando intenta ganarlo una facción que tiene a: {who}.',

  'leaf.concession.each-turn': 'Da a quien la tiene {n} T en cada fase de ingresos.',
  'leaf.concession.each-legion': 'Da a quien la tiene {n} T por cada legión que se reclute, en el acto.',
  'leaf.concession.each-fleet': 'Da a quien la tiene {n} T por cada flota que se construya, en el acto.',
  'leaf.concession.grain':
    'Con un efecto de sequía puede cobrar el doble y perder 2 de popularidad. Cada uno más añade una vez el ingreso, y 1 a la pérdida.',
  'leaf.concession.disaster': 'Un desastre natural la destruye si el dado muestra {dice}.',
  'leaf.concession.taxFarmer': 'Se destruye cuando el dado de los recaudadores muestra {n}.',
  'leaf.concession.destroyedBy': 'La destruye: {wars}.',
  'leaf.concession.corrupt': 'Quien haya cobrado puede ser juzgado por ello en la siguiente fase del Senado.',

  'leaf.province':
    'El Senado elige un gobernador para tres turnos. En cada fase de ingresos lo que da va al Estado, y el gobernador puede tomar botín para sí, lo que lo hace corrupto.',
  'leaf.province.frontier': 'Está en la frontera, donde hacen incursiones los bárbaros.',
  'leaf.province.createdBy': 'La crea una victoria en: {wars}.',

  'leaf.landBill.once': 'Cuesta al Estado {n} T una vez.',
  'leaf.landBill.each': 'Cuesta al Estado {n} T en cada fase de ingresos hasta que se derogue.',
  'leaf.landBill.passes':
    'Al aprobarse, el descontento baja en {unrest}, el promotor gana {sponsor} de popularidad y el copromotor {coSponsor}. Cada senador que vote en contra pierde {against}.',
  'leaf.landBill.repeal':
    'Al derogarse, el descontento sube en {unrest} y el promotor pierde {sponsor} de popularidad. Cada senador que vote a favor de ello pierde {voteFor}.',

  'leaf.adv.law':
    'Solo entra en vigor si el Senado la aprueba, con dos proponentes. Rechazada, queda fuera de la partida.',
  'leaf.adv.servilian':
    'Quien la presenta dice antes si es para los caballeros, que van a su facción, o para derogar la ley Acilia.',
  'leaf.adv.acilian': 'Puede descartarse como cualquier carta cuando la ley Calpurnia ha sido descartada o rechazada.',
  'leaf.adv.socialWar':
    'Lo que cuesta, solo lo paga quien la presentó, y solo si se aprueba. Puede descartarse cuando se ha ganado la guerra Social.',
  'leaf.adv.pleads': 'Como abogado suma {n} a la tirada de un juicio; como fiscal resta {n}.',
  'leaf.adv.lawVotes': 'Tiene {n} votos más sobre las leyes.',
  'leaf.adv.lawKnights': 'Sobre las leyes sus caballeros votan dos veces.',
  'leaf.adv.attacks':
    'Mientras está activa ataca estas provincias, que no rinden nada; si ningún ejército romano la contiene, una de ellas debe luchar: {provinces}.',
  'leaf.adv.province':
    'Su impuesto local paga ejércitos y flotas provinciales, a 10 T cada uno; el gobernador puede añadir dinero propio. Si una guerra la ataca no rinde nada, y puede tener que luchar por sí misma.',
  'leaf.adv.rebelProvince': 'Un gobernador que está allí en persona puede rebelarse con ella.',
  'leaf.adv.omens':
    'El pontífice máximo paga los 20 T en lugar del Estado. La segunda vez en un turno le cuesta el cargo.',
  'leaf.adv.raids':
    'Los ejércitos provinciales ayudan contra ellas: uno por cada dos, o todos si hay una legión con ellos.',
  'leaf.adv.disorder':
    'Los ejércitos provinciales mantienen el orden: 1 por cada dos, o por cada uno si hay una legión con ellos. Una provincia perdida los tiene de su lado.',
  'leaf.adv.pretender': 'Las fuerzas provinciales luchan del lado de la provincia.',
  'leaf.adv.storm': 'Las flotas provinciales no se hunden.',

  'leaf.n.land': 'Fuerza terrestre',
  'leaf.n.fleet': 'Fuerza naval',
  'leaf.n.support': 'Flotas necesarias en tierra',
  'leaf.n.disaster': 'Desastre con',
  'leaf.n.standoff': 'Rechazo con',
  'leaf.n.spoils': 'Botín',
  'leaf.n.strength': 'Fuerza',
  'leaf.n.chit': 'Ficha de muerte',
  'leaf.n.income': 'Ingresos',
  'leaf.n.localTax': 'Impuesto local',
  'leaf.n.maxArmies': 'Ejércitos, máximo',
  'leaf.n.maxFleets': 'Flotas, máximo',
  'leaf.n.votes': 'Votos',
  'leaf.n.talents': '{n} T',

  'leaf.at.war': 'En juego: {status}.',
  'leaf.at.defeated': 'Se ha ganado.',
  'leaf.at.deck': 'Aún no se ha visto: está en un mazo o en la mano de alguien.',
  'leaf.at.hand': 'En tu mano.',
  'leaf.at.shown': 'En la mano de {faction}.',
  'leaf.at.discards': 'Entre los descartes.',
  'leaf.at.removed': 'Fuera de la partida.',
  'leaf.at.curia': 'En la Curia.',
  'leaf.at.forum': 'En el Foro.',
  'leaf.at.leads': 'En juego, con: {wars}.',
  'leaf.at.waits': 'En juego, sin guerra propia.',
  'leaf.at.rome': '{faction}, en Roma.',
  'leaf.at.away': '{faction}, fuera de Roma.',
  'leaf.at.alone': 'Sin facción, en el Foro.',
  'leaf.at.aloneAway': 'Sin facción, fuera de Roma.',
  'leaf.at.under': 'Bajo su carta: {who}.',
  'leaf.at.held': 'La tiene {who}.',
  'leaf.at.governed': 'La gobierna {who}, {n, plural, one {# fase de ingresos más} other {# fases de ingresos más}}.',
  'leaf.at.vacant': 'Una provincia sin gobernador.',
  'leaf.at.developed': 'Está desarrollada.',
  'leaf.at.undeveloped': 'Está sin desarrollar.',
  'leaf.at.risen': 'Sublevada.',
  'leaf.at.noProvince': 'Aún no es provincia de Roma.',
  'leaf.at.attacked': 'Atacada: {wars}.',
  'leaf.at.joined': 'Se ha unido al enemigo: {war}.',
  'leaf.at.rebel': 'En rebelión bajo {who}.',
  'leaf.at.now': 'Ahora: {who}.',
  'leaf.at.nobodyNow': 'Ahora: nadie.',
  'leaf.at.force': 'En vigor.',
  'leaf.at.brought': 'Sobre la mesa; la vota el Senado.',
  'leaf.at.forceTimes': 'En vigor: {n}.',
  'leaf.at.forceSince': 'En vigor desde el turno {n}.',
  'leaf.at.notForce': 'No está en vigor.',
  'leaf.at.office': 'Lo tiene {who}.',
  'leaf.at.nobody': 'No lo tiene nadie.',

  'leaf.when.statesman': 'En la fase de revueltas o antes del primer turno; tu facción debe poder recibirlo.',
  'leaf.when.concession': 'En la fase de revueltas o antes del primer turno: la das a uno de tus senadores.',
  'leaf.when.law': 'En cualquier momento de la fase del Senado. Nadie la vota y nadie puede vetarla.',
  'leaf.when.law.voted':
    'En cualquier momento de la fase del Senado: el Senado la vota a continuación. Necesita dos proponentes y nadie puede vetarla.',
  'leaf.when.tribune': 'En la fase del Senado.',
  'leaf.when.secret-bodyguard': 'Cuando el dado de un atentado contra uno de tus senadores está en la mesa.',
  'leaf.when.open-bodyguard': 'En la fase de ingresos.',
  'leaf.when.influence-peddling': 'En cualquier momento salvo en la fase de revueltas.',
  'leaf.when.assassin': 'En la fase del Senado, con tu propio atentado, antes de tirar el dado.',
  'leaf.when.seduction': 'En tu iniciativa, antes de decir a quién persuades.',
  'leaf.when.blackmail': 'En tu iniciativa, antes de decir a quién persuades.',
  'leaf.when.murder-of-a-tribune': 'Cuando alguien ha usado un tribuno.',
  'leaf.when.graft': 'Cuando alguien ha usado un tribuno.',
  'leaf.when.mob-incited-to-violence':
    'Justo después de que alguien haya usado el asesinato de un tribuno o el tribuno a sueldo, con éxito o sin él.',
  'leaf.when.proscription': 'En la fase de combate, justo después de una victoria en una guerra civil.',
  'leaf.when.leader': 'Antes de combatir la Guerra Alejandrina.',
  'leaf.when.card:109': 'Solo mientras las guerras activas sumen una fuerza de 15 o más.',
  'leaf.when.card:111': 'Solo si la Ley Calpurnia está en vigor.',
  'leaf.when.card:156': 'Solo durante la Guerra Social.',
  'leaf.when.card:157': 'Solo mientras haya piratas cilicios en juego.',
  'leaf.when.card:160': 'Solo durante la Guerra Social.',

  'leaf.kind.war': 'Guerra',
  'leaf.kind.leader': 'Líder enemigo',
  'leaf.kind.family': 'Familia',
  'leaf.kind.statesman': 'Estadista',
  'leaf.kind.concession': 'Concesión',
  'leaf.kind.province': 'Provincia',
  'leaf.kind.law': 'Ley',
  'leaf.kind.intrigue': 'Intriga',
  'leaf.kind.event': 'Evento',
  'leaf.kind.advanced': 'Regla avanzada',
  'leaf.kind.office': 'Cargo',
  'leaf.kind.landBill': 'Ley agraria',
};
