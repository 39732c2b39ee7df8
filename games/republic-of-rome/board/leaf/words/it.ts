import type { en } from './en.ts';

export const it: Readonly<Record<keyof typeof en, string>> = {
  'leaf.numbers': 'Numeri',
  'leaf.where': 'Dove si trova',
  'leaf.when': 'Quando si gioca',
  'leaf.related': 'Vedi anche',

  'leaf.war.series':
    'Guerra {n} di {of} della sua serie. Finché più di esse sono attive, ciascuna ha la sua forza tante volte quante sono.',
  'leaf.war.drawn.active': 'È attiva appena estratta.',
  'leaf.war.drawn.inactive':
    'È inattiva finché Roma non la attacca, non arriva un suo condottiero o non si estrae un’altra guerra della serie.',
  'leaf.war.drawn.alone': 'È inattiva finché Roma non la attacca.',
  'leaf.war.drawn.conditional': 'È inattiva finché queste non sono province: {provinces}.',
  'leaf.war.sea': 'Va sconfitta per mare prima di combatterla a terra.',
  'leaf.war.drought': 'Causa un effetto di siccità finché è in gioco.',
  'leaf.war.creates': 'Una vittoria a terra crea: {provinces}.',
  'leaf.war.revoltIf': 'Se quando si estrae la carta è già provincia, è una rivolta e non dà bottino: {provinces}.',
  'leaf.war.revolt': 'Una rivolta: non dà bottino.',
  'leaf.war.taxFarmers':
    'Finché è attiva, un dado alla fine di ogni fase del Foro distrugge l’esattore di quel numero.',
  'leaf.war.destroys': 'Distrugge: {concessions}.',
  'leaf.war.risen': 'Una provincia insorta contro Roma. Ha la forza della provincia.',

  'leaf.leader': 'Finché è in gioco attiva queste guerre, le rende più forti e aggiunge i suoi numeri: {wars}.',
  'leaf.leader.taxFarmers': 'Finché guida questa guerra si tira un dado in più per gli esattori: {war}.',

  'leaf.family': 'Una famiglia. Arriva nel Foro, e una fazione la conquista con la persuasione.',
  'leaf.family.statesmen': 'C’è uno statista di questa famiglia: {who}.',
  'leaf.statesman': 'Uno statista di questa famiglia: {family}. Quando muore esce dal gioco.',
  'leaf.nullifies':
    'Quando comanda, i numeri di disastro e di resistenza di queste guerre non contano; quelli dei loro condottieri sì: {wars}.',
  'leaf.halvesLosses':
    'Le perdite dell’esercito che comanda si dimezzano, arrotondate per eccesso; non come magister equitum.',
  'leaf.tribune': 'Una volta per turno vale come tribuno, senza carta.',
  'leaf.claimsLandCommissioner':
    'Con una legge agraria in vigore e senza commissario agrario, può prendere quella concessione nella fase del Senato, dopo i processi.',
  'leaf.appealDice': 'Può tirare {n} dadi quando si appella al popolo.',
  'leaf.vetoesLandBills': 'Una volta per turno può porre il veto a una legge agraria senza tribuno.',
  'leaf.proposesLandBills': 'Una volta per turno può proporre una legge agraria senza tribuno.',
  'leaf.knightBonus': 'Aggiunge {n} quando attira cavalieri a Roma.',
  'leaf.veterans': 'Dopo ogni sua vittoria può rendere veterane e fedeli a lui {n} legioni, invece di una.',
  'leaf.doublesIncome': 'Le sue entrate e quelle delle sue concessioni contano doppio; quelle dei suoi cavalieri no.',
  'leaf.sparesUnits':
    'Un disastro o una resistenza non gli costa unità. La guerra conta allora come non affrontata, e lui torna a casa dopo la prossima fase del Senato.',
  'leaf.doublesPopularity': 'Tutta la popolarità che guadagna o perde conta doppio.',
  'leaf.rollsMilitary': 'Prima di ogni battaglia tira il suo valore militare: un dado e 1. Dove serve un numero è {n}.',
  'leaf.opposes': 'La sua lealtà è 0 nella stessa fazione con: {who}.',
  'leaf.attractedTo': 'La sua lealtà è 0 quando cerca di conquistarlo una fazione che ha: {who}.',

  'leaf.concession.each-turn': 'Rende a chi la tiene {n} T in ogni fase delle entrate.',
  'leaf.concession.each-legion': 'Rende a chi la tiene {n} T per ogni legione reclutata, subito.',
  'leaf.concession.each-fleet': 'Rende a chi la tiene {n} T per ogni flotta costruita, subito.',
  'leaf.concession.grain':
    'Con un effetto di siccità può prenderne il doppio e perdere 2 di popolarità. Ognuno in più aggiunge una volta la rendita, e 1 alla perdita.',
  'leaf.concession.disaster': 'Un disastro naturale la distrugge se il dado mostra {dice}.',
  'leaf.concession.taxFarmer': 'È distrutta quando il dado per gli esattori mostra {n}.',
  'leaf.concession.destroyedBy': 'La distrugge: {wars}.',
  'leaf.concession.corrupt': 'Chi ne ha preso il denaro può essere processato nella prossima fase del Senato.',

  'leaf.province':
    'Il Senato elegge un governatore per tre turni. In ogni fase delle entrate la sua rendita va allo Stato, e il governatore può prendere bottino per sé, il che lo rende corrotto.',
  'leaf.province.frontier': 'È alla frontiera, dove i barbari fanno incursioni.',
  'leaf.province.createdBy': 'La crea una vittoria in: {wars}.',

  'leaf.landBill.once': 'Costa allo Stato {n} T una volta.',
  'leaf.landBill.each': 'Costa allo Stato {n} T in ogni fase delle entrate finché non è abrogata.',
  'leaf.landBill.passes':
    'Quando passa, il malcontento scende di {unrest}, il promotore guadagna {sponsor} di popolarità e il copromotore {coSponsor}. Ogni senatore che vota contro perde {against}.',
  'leaf.landBill.repeal':
    'Quando è abrogata, il malcontento sale di {unrest} e il promotore perde {sponsor} di popolarità. Ogni senatore che vota a favore di questo perde {voteFor}.',

  'leaf.adv.law': 'Entra in vigore solo se il Senato la approva, con due proponenti. Respinta, è fuori dal gioco.',
  'leaf.adv.servilian':
    'Chi la presenta dice prima se è per i cavalieri, che vanno alla sua fazione, o per abrogare la legge Acilia.',
  'leaf.adv.acilian': 'Si può scartare come ogni carta quando la legge Calpurnia è stata scartata o respinta.',
  'leaf.adv.socialWar':
    'Ciò che costa, lo costa solo a chi l’ha presentata, e solo se passa. Si può scartare quando la guerra Sociale è stata vinta.',
  'leaf.adv.pleads': 'Come avvocato aggiunge {n} al tiro di un processo, come accusatore toglie {n}.',
  'leaf.adv.lawVotes': 'Ha {n} voti in più sulle leggi.',
  'leaf.adv.lawKnights': 'Sulle leggi i suoi cavalieri votano due volte.',
  'leaf.adv.attacks':
    'Finché è attiva attacca queste province, che non rendono nulla; se nessun esercito romano la trattiene, una di esse deve combattere: {provinces}.',
  'leaf.adv.province':
    'La sua tassa locale paga eserciti e flotte provinciali, 10 T l’uno; il governatore può aggiungere denaro suo. Se una guerra la attacca non rende nulla, e può dover combattere da sola.',
  'leaf.adv.rebelProvince': 'Un governatore che vi si trova di persona può ribellarsi con essa.',
  'leaf.adv.omens':
    'Il pontefice massimo paga i 20 T al posto dello Stato. La seconda volta in un turno gli costa la carica.',
  'leaf.adv.raids':
    'Gli eserciti provinciali aiutano contro di esse: uno ogni due, o tutti dove c’è una legione con loro.',
  'leaf.adv.disorder':
    'Gli eserciti provinciali mantengono l’ordine: 1 ogni due, o per ognuno dove c’è una legione con loro. Una provincia perduta li ha dalla sua parte.',
  'leaf.adv.pretender': 'Le forze provinciali combattono dalla parte della provincia.',
  'leaf.adv.storm': 'Le flotte provinciali non affondano.',

  'leaf.n.land': 'Forza di terra',
  'leaf.n.fleet': 'Forza navale',
  'leaf.n.support': 'Flotte necessarie a terra',
  'leaf.n.disaster': 'Disastro con',
  'leaf.n.standoff': 'Resistenza con',
  'leaf.n.spoils': 'Bottino',
  'leaf.n.strength': 'Forza',
  'leaf.n.chit': 'Segnalino mortalità',
  'leaf.n.income': 'Rendita',
  'leaf.n.localTax': 'Tassa locale',
  'leaf.n.maxArmies': 'Eserciti al massimo',
  'leaf.n.maxFleets': 'Flotte al massimo',
  'leaf.n.votes': 'Voti',
  'leaf.n.talents': '{n} T',

  'leaf.at.war': 'In gioco: {status}.',
  'leaf.at.defeated': 'È stata vinta.',
  'leaf.at.deck': 'Non ancora vista: in un mazzo o nella mano di qualcuno.',
  'leaf.at.hand': 'Nella tua mano.',
  'leaf.at.shown': 'Nella mano di {faction}.',
  'leaf.at.discards': 'Tra gli scarti.',
  'leaf.at.removed': 'Fuori dal gioco.',
  'leaf.at.curia': 'Nella Curia.',
  'leaf.at.forum': 'Nel Foro.',
  'leaf.at.leads': 'In gioco, con: {wars}.',
  'leaf.at.waits': 'In gioco, senza una guerra sua.',
  'leaf.at.rome': '{faction}, a Roma.',
  'leaf.at.away': '{faction}, lontano da Roma.',
  'leaf.at.alone': 'Senza fazione, nel Foro.',
  'leaf.at.aloneAway': 'Senza fazione, lontano da Roma.',
  'leaf.at.under': 'Sotto la sua carta: {who}.',
  'leaf.at.held': 'La tiene {who}.',
  'leaf.at.governed':
    'Governata da {who}, ancora {n, plural, one {# fase delle entrate} other {# fasi delle entrate}}.',
  'leaf.at.vacant': 'Una provincia senza governatore.',
  'leaf.at.developed': 'È sviluppata.',
  'leaf.at.undeveloped': 'Non è sviluppata.',
  'leaf.at.risen': 'In rivolta.',
  'leaf.at.noProvince': 'Non è ancora una provincia di Roma.',
  'leaf.at.forces':
    'Ha {armies, plural, one {# esercito provinciale} other {# eserciti provinciali}} e {fleets, plural, one {# flotta provinciale} other {# flotte provinciali}}.',
  'leaf.at.attacked': 'Sotto attacco: {wars}.',
  'leaf.at.joined': 'Si è unita al nemico: {war}.',
  'leaf.at.rebel': 'In rivolta sotto {who}.',
  'leaf.at.now': 'Ora: {who}.',
  'leaf.at.nobodyNow': 'Ora: nessuno.',
  'leaf.at.force': 'In vigore.',
  'leaf.at.brought': 'Sul tavolo; la vota il Senato.',
  'leaf.at.forceTimes': 'In vigore: {n}.',
  'leaf.at.forceSince': 'In vigore dal turno {n}.',
  'leaf.at.notForce': 'Non in vigore.',
  'leaf.at.office': 'La tiene {who}.',
  'leaf.at.nobody': 'Non la tiene nessuno.',

  'leaf.when.statesman': 'Nella fase di rivoluzione o prima del primo turno; la tua fazione deve poterlo accogliere.',
  'leaf.when.concession': 'Nella fase di rivoluzione o prima del primo turno: la dai a un tuo senatore.',
  'leaf.when.law': 'In qualsiasi momento della fase del Senato. Nessuno la vota e nessuno può porvi il veto.',
  'leaf.when.law.voted':
    'In qualsiasi momento della fase del Senato: il Senato la vota subito dopo. Servono due proponenti, e nessuno può porre il veto.',
  'leaf.when.tribune': 'Nella fase del Senato.',
  'leaf.when.secret-bodyguard': 'Quando il dado di un attentato contro un tuo senatore è sul tavolo.',
  'leaf.when.open-bodyguard': 'Nella fase delle entrate.',
  'leaf.when.influence-peddling': 'In qualsiasi momento tranne nella fase di rivoluzione.',
  'leaf.when.assassin': 'Nella fase del Senato, con un tuo attentato, prima del tiro.',
  'leaf.when.seduction': 'Nella tua iniziativa, prima di dire chi persuadi.',
  'leaf.when.blackmail': 'Nella tua iniziativa, prima di dire chi persuadi.',
  'leaf.when.murder-of-a-tribune': 'Quando qualcuno ha usato un tribuno.',
  'leaf.when.graft': 'Quando qualcuno ha usato un tribuno.',
  'leaf.when.mob-incited-to-violence':
    'Subito dopo che qualcuno ha usato l’assassinio di un tribuno o il tribuno prezzolato, riuscito o no.',
  'leaf.when.proscription': 'Nella fase di combattimento, subito dopo una vittoria in una guerra civile.',
  'leaf.when.leader': 'Prima di combattere la Guerra Alessandrina.',
  'leaf.when.card:109': 'Solo finché le guerre attive sommano una forza di 15 o più.',
  'leaf.when.card:111': 'Solo se la Legge Calpurnia è in vigore.',
  'leaf.when.card:156': 'Solo durante la Guerra Sociale.',
  'leaf.when.card:157': 'Solo finché i pirati cilici sono in gioco.',
  'leaf.when.card:160': 'Solo durante la Guerra Sociale.',

  'leaf.kind.war': 'Guerra',
  'leaf.kind.leader': 'Condottiero nemico',
  'leaf.kind.family': 'Famiglia',
  'leaf.kind.statesman': 'Statista',
  'leaf.kind.concession': 'Concessione',
  'leaf.kind.province': 'Provincia',
  'leaf.kind.law': 'Legge',
  'leaf.kind.intrigue': 'Intrigo',
  'leaf.kind.event': 'Evento',
  'leaf.kind.advanced': 'Regola avanzata',
  'leaf.kind.office': 'Carica',
  'leaf.kind.landBill': 'Legge agraria',
};
