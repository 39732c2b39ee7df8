import type { en } from './en.ts';

export const it: Readonly<Record<keyof typeof en, string>> = {
  'hint.rome.passes':
    'Per come stanno le cose passerebbe, con {votes, plural, one {un voto} other {# voti}} di scarto.',
  'hint.rome.fails':
    'Per come stanno le cose non passerebbe: {votes, plural, =0 {tanti a favore quanti contro} one {manca un voto} other {mancano # voti}}.',
  'hint.rome.leansFor': 'Nel complesso ti conviene.',
  'hint.rome.leansAgainst': 'Nel complesso non ti conviene.',
  'hint.rome.indifferent': 'Ti importa troppo poco per farti dei nemici.',
  'hint.rome.own': '{who} è dei tuoi, e ciò che guadagna è tuo.',
  'hint.rome.ally':
    '{who} di {faction} porterebbe i voti della sua fazione e ci guadagnerebbe. La differenza di influenza tra la sua fazione e la tua è {ahead}.',
  'hint.rome.rival':
    '{who} di {faction} ci guadagnerebbe. La differenza di influenza tra la sua fazione e la tua è {ahead}.',
  'hint.rome.life': 'Se {who} diventa console a vita, per te la partita è persa.',
  'hint.rome.life.own': 'Se {who} diventa console a vita, vinci la partita.',
  'hint.rome.prosecute': '{who} ha {influence} di influenza e, per come il bot conta i voti, sarebbe condannato.',
  'hint.rome.accused':
    'Una condanna toglie influenza, o la vita, a {who}. La differenza di influenza tra la sua fazione e la tua è {ahead}.',
  'hint.rome.ownAccused': '{who} è dei tuoi: una condanna costa influenza, o la sua vita.',
  'hint.rome.treasury':
    'Per quanto si sa ora, dopo le prossime entrate allo Stato resteranno circa {talents} talenti; il malcontento è {unrest}.',
  'hint.rome.battle': '{who} vincerebbe con il {won} % e sarebbe sconfitto, o peggio, con il {lost} %.',
  'hint.rome.campaign':
    'Con {legions, plural, one {una legione} other {# legioni}} e {fleets, plural, one {una flotta} other {# flotte}} {who} vince con il {won} % ed è sconfitto, o peggio, con il {lost} %.',
  'hint.rome.recall': '{who} non ha buone probabilità di vittoria dov’è: in patria le sue unità possono ripartire.',
  'hint.rome.raise':
    'Per le guerre che lo richiedono mancano {legions, plural, one {una legione} other {# legioni}} e {fleets, plural, one {una flotta} other {# flotte}}.',
  'hint.rome.noRaise': 'Non servono altre unità, o Roma non potrebbe pagarle.',
  'hint.rome.persuade':
    '{who} conquista {target} con il {won} %, {bribe, plural, =0 {senza bustarella} other {con una bustarella di #}}, se nessuno paga contro.',
  'hint.rome.bribe': 'Un altro talento conviene finché dà più probabilità di quanto costa.',
  'hint.rome.knight':
    'Un cavaliere è un voto in più e un’entrata per {who}; ogni talento speso aggiunge una faccia vincente del dado.',
  'hint.rome.games': 'Il malcontento è {unrest}: i giochi calmano il popolo e rendono popolare chi li paga.',
  'hint.rome.leader': '{who} parlerebbe molto meglio del capo attuale, o non ce n’è alcuno.',
  'hint.rome.endInitiative':
    'Ciò che resta da fare qui non vale i suoi talenti: si tengono per giochi, voti e contromosse.',
  'hint.rome.short':
    'A Roma {talents, plural, one {manca un talento} other {mancano # talenti}}: se fallisce, perdono tutti.',
  'hint.rome.contribute': 'Roma può pagare; ma per un grande dono si ha influenza, e per il foro resta abbastanza.',
  'hint.rome.keepTalents': 'Roma può pagare, e ciò che hai serve nel foro.',
  'hint.rome.lastTalents': 'La partita sta per finire: conterà solo l’influenza, e il denaro ne compra.',
  'hint.rome.noTrial': 'Nessuna condanna è insieme probabile e degna dei nemici che procura.',
  'hint.rome.veto': 'Ti nuoce abbastanza da meritare di intervenire.',
  'hint.rome.pass': 'Nulla qui ti nuoce tanto da spendere una carta.',
  'hint.rome.aboutToWin': 'È rivolto a chi sta per vincere e che i voti non possono fermare.',
  'hint.rome.lawNow': 'Questa legge aiuta te o tutta Roma, e dove servono voti ci sono.',
  'hint.rome.tribune': 'Chi presiede non lo farà, e non può aspettare.',
  'hint.rome.deal': 'Un accordo deve rendere almeno ciò che costa: denaro, voti e cariche da entrambe le parti.',
  'hint.rome.wonOver': 'Così come stanno le cose, {target} viene convinto con il {chance} %.',
  'hint.rome.wonOver.paid':
    'Con {talents, plural, one {un talento} other {# talenti}} contro, la probabilità che {target} venga convinto scende dal {before} % al {after} %.',
  'hint.rome.wonOver.own': '{target} è uno dei tuoi, e per te vale più di così.',
  'hint.rome.wonOver.low': 'È così poco che non serve denaro contro.',
  'hint.rome.wonOver.dear':
    'Metterlo al sicuro costerebbe {talents, plural, one {un talento} other {# talenti}}: più di quanto puoi spendere, o di quanto lui vale per te.',
  'hint.rome.wonOver.harmless':
    'Non è dei tuoi, e {faction} non è abbastanza pericolosa per te: la differenza di influenza è {ahead}.',
  'hint.rome.wonOver.danger': 'Non è dei tuoi, ma {faction} è pericolosa per te: la differenza di influenza è {ahead}.',
  'hint.rome.wonOver.notWorth':
    'Non è dei tuoi: per altri si spende solo contro una buona probabilità, e se basta poco.',
  'hint.rome.more':
    'Con {talents, plural, one {un altro talento} other {altri # talenti}} la probabilità sale dal {before} % al {after} %.',
  'hint.rome.roll':
    'Così come stanno le cose, {target} viene convinto con il {chance} %: altro denaro porterebbe troppo poco, o non c’è.',
  'hint.rome.bid':
    'Per {who} un’altra iniziativa vale al massimo {talents, plural, =0 {nessun talento} one {un talento} other {# talenti}}: per la sua carta e per il miglior tentativo di persuasione.',
  'hint.rome.bid.high': 'L’offerta più alta è di {talents, plural, one {un talento} other {# talenti}}.',
  'hint.rome.debt':
    'Per un accordo devi a {faction} {talents, plural, one {un talento} other {# talenti}}: i debiti vengono prima.',
  'hint.rome.speaker':
    '{talents} di {all} talenti vanno a {who}, che col denaro fa di più: persuade, conquista cavalieri, compra voti e contribuisce.',
  'hint.rome.rise':
    'Con un contributo di {talents} talenti {who} ha tanta influenza da essere subito console a vita, e nessuno può impedirlo.',
  'hint.rome.guarded':
    '{talents, plural, one {Un talento va} other {# talenti vanno}} a {who}, che gli altri vorrebbero di più conquistare: ciò che ha lo rende più caro.',
  'hint.rome.hidden':
    '{talents, plural, one {Un talento resta nascosto} other {# talenti restano nascosti}} nel tesoro della tua fazione, per le controcorruzioni.',
  'hint.rome.placed':
    'Non resta nulla da distribuire. Dei tuoi senatori {who} ha di più: {talents, plural, =0 {nessun talento} one {un talento} other {# talenti}}.',
  'hint.rome.spoils':
    '{province} rende in media {talents, plural, one {circa un talento} other {circa # talenti}}, e c’è tempo per altri; così {who} diventa corrotto e può essere processato.',
  'hint.rome.spoils.corrupt':
    '{who} è già corrotto: {talents, plural, one {circa un talento} other {circa # talenti}} da {province} non gli costano altro.',
  'hint.rome.noSpoils':
    'Il meglio che si potrebbe prendere, {talents, plural, one {circa un talento} other {circa # talenti}} da {province}, non ne vale la pena: {who} diventerebbe corrotto e potrebbe essere processato.',
  'hint.rome.noTrade':
    '{n, plural, =0 {Nessuno ti offre carte, e le tue valgono più per te che per gli altri.} other {Ciò che ti viene offerto non vale una tua carta.}}',
  'hint.rome.playStatesman': '{card} vota e parla per te solo quando la carta è giocata.',
  'hint.rome.playConcession':
    '{card} rende {talents, plural, one {un talento} other {# talenti}} a turno appena qualcuno la detiene.',
  'hint.rome.playNothing': 'Nessuna carta della tua mano voterebbe o renderebbe per te se fosse giocata ora.',
  'hint.rome.holder':
    '{who} ha {influence} di influenza e un reddito di {talents, plural, =0 {nessun talento} one {un talento} other {# talenti}} da concessioni. Chi ne detiene una può essere processato per questo: dalla a chi ha poco da perdere.',
  'hint.rome.leads': '{who} ha {oratory} ORA e influenza {influence}, e un capo non può essere portato via.',
  'hint.rome.province':
    'Chi prende il bottino in {province} ottiene {talents, plural, one {circa un talento} other {circa # talenti}} a turno.',
  'hint.rome.governor.own':
    '{who} è uno dei tuoi: a Roma {votes, plural, one {mancherebbe un voto} other {mancherebbero # voti}}.',
  'hint.rome.governor.rival':
    'Con {who} a Roma {votes, plural, one {mancherebbe un voto} other {mancherebbero # voti}} di {faction}.',
  'hint.rome.governors.put':
    '{n, plural, one {Uno è nominato: il voto su di lui non decide altro.} other {# sono nominati: un voto decide su tutti.}}',
  'hint.rome.governors.who':
    '{own, plural, =0 {Nessuno dei tuoi partirebbe} one {Uno dei tuoi partirebbe} other {# dei tuoi partirebbero}}, e a Roma mancherebbero voti altrui: {votes}.',
  'hint.rome.skill': '{who} ha {mil} MIL e influenza {influence}.',
  'hint.rome.field': 'C’è guerra, e il console di campo guida l’esercito.',
  'hint.rome.romeConsul': 'Il console di Roma presiede: sta a lui dire che cosa si vota.',
  'hint.rome.concession':
    '{concession} rende {talents, plural, one {un talento} other {# talenti}} a turno, quanto la migliore di quelle che si possono dare.',
  'hint.rome.charge.major':
    'Un processo maggiore può costare la vita a {who}, e con {influence} di influenza è pericoloso.',
  'hint.rome.charge.minor':
    'Con {influence} di influenza {who} non è tanto pericoloso da dover puntare alla sua vita, o nessun’altra accusa è possibile.',
  'hint.rome.prosecutor': '{who} è uno dei tuoi: l’accusatore guadagna metà dell’influenza che va persa.',
  'hint.rome.freeConcessions': 'Ci sono concessioni libere: allo Stato non costano nulla e rendono ogni turno.',
  'hint.rome.adjourn': 'Di ciò che si può ancora proporre nulla serve ora, o è già stato respinto.',
  'hint.rome.fine':
    'Ciò che {who} di {faction} non può pagare lo perde in influenza. La differenza di influenza tra la sua fazione e la tua è {ahead}.',
  'hint.rome.noFine': 'Si potrebbero multare solo senatori tuoi.',
  'hint.rome.priest': '{who} è dei tuoi, e un sacerdote ha 1 di influenza in più.',
  'hint.rome.noPriest': 'Nessuno dei tuoi ci guadagnerebbe.',
  'hint.rome.priesthood':
    '{who} di {faction} perde 1 di influenza e uno dei tuoi la guadagna. La differenza di influenza tra la sua fazione e la tua è {ahead}.',
  'hint.rome.graft':
    'Per te la cosa vale più {talents, plural, one {del talento} other {dei # talenti}} che costa il tribuno.',
  'hint.rome.graft.dear':
    'Il tribuno costa {talents, plural, one {un talento} other {# talenti}}: più di quanto c’è, o di quanto la cosa vale per te.',
  'hint.rome.mob': 'La folla uccide a caso, e {faction} è pericolosa per te: la differenza di influenza è {ahead}.',
  'hint.rome.promised': 'L’hai promesso, e a nessuno piace trattare con chi manca alla parola.',
  'hint.rome.promised.none': 'Senza un tribuno non si può fare, e così la promessa non è infranta.',
  'hint.rome.notDue': 'Nessuno aspetta più ciò che era stato promesso.',
  'hint.rome.veterans':
    '{n, plural, one {Una legione veterana combatterebbe per il ribelle. Richiamata ora, combatte contro di lui} other {# legioni veterane combatterebbero per il ribelle. Richiamate ora, combattono contro di lui}}, ed egli non può più farci nulla.',
  'hint.rome.veterans.own': 'Il ribelle è dei tuoi: se vince lui, vinci tu.',
  'hint.rome.veterans.to': 'Con {who} combattono subito contro il ribelle.',
  'hint.rome.on.trial':
    'In un processo conta chi vota contro chi: i voti di ogni fazione, l’influenza dell’accusato e chi è in vantaggio.',
  'hint.rome.on.assassin': 'Un assassino vale il suo rischio solo contro chi sta per vincere.',
  'hint.rome.on.cards':
    'Tieni ciò che può fermare qualcuno al momento giusto; gioca ciò che dà denaro o voti ogni turno.',
  'hint.rome.on.neutral': 'Le fazioni neutrali vanno con chi conviene loro: guarda i loro voti e ciò che si paga loro.',
  'hint.rome.on.war':
    'Guarda la forza della guerra, l’abilità del comandante e ciò che i dadi devono mostrare. Una sconfitta costa più dell’attesa.',
  'hint.rome.on.units':
    'Le unità costano denaro ogni turno: quante ne chiedono le guerre, e quante lo Stato può pagare.',
  'hint.rome.on.event': 'Scegli ciò che nuoce meno a Roma e per niente a te.',
  'hint.rome.on.leader': 'Un capo non può essere portato via: sia quello che ti mancherebbe di più, e parli bene.',
  'hint.rome.on.forum':
    'Guarda chi si può conquistare con poco, i cavalieri e il malcontento: il denaro serve ovunque.',
  'hint.rome.on.auction': 'Un’altra iniziativa è una carta e un tentativo in più; non vale tutto il denaro.',
  'hint.rome.on.games': 'I giochi siano grandi quanto il malcontento richiede.',
  'hint.rome.on.governors':
    'Una provincia ricca rende al suo governatore, ma chi è lontano non vota a Roma. I rivali vadano pure.',
  'hint.rome.on.concessions': 'Una concessione è denaro ogni turno: per i tuoi, o per coloro i cui voti ti servono.',
  'hint.rome.on.land':
    'Le leggi agrarie calmano il popolo per anni, e altrettanto costano allo Stato: guarda il malcontento e l’erario.',
  'hint.rome.on.laws': 'Chi propone una legge ci guadagna influenza: un promotore dei tuoi non costa nulla.',
  'hint.rome.on.office':
    'Una carica è influenza, e l’influenza vince la partita: prima i tuoi, poi i meno pericolosi; in guerra, chi sa comandare.',
  'hint.rome.on.ransom': 'Vale il riscatto se lo valgono la sua influenza e i suoi voti.',
  'hint.rome.on.rebel': 'Una rivolta vince la partita o perde tutto: è questione di legioni e di dadi.',
  'hint.rome.on.money': 'Il denaro va dove servirà: al miglior oratore a Roma, e a chi altri vorrebbero portarsi via.',
  'hint.rome.on.senate':
    'Guarda chi ci guadagna, chi è in vantaggio per influenza e quanti voti ha ogni fazione a Roma.',
  'hint.rome.on.anything': 'Prima Roma, perché con essa perdono tutti; poi la tua influenza; poi chi è in vantaggio.',
};
