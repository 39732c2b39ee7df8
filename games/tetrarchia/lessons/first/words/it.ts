import type { en } from './en.ts';

export const it: Readonly<Record<keyof typeof en, string>> = {
  'lesson.first.title': 'Tetrarchia: prima lezione',

  'lesson.first.goal':
    'Quattro imperatori reggono un solo impero, e oggi sei tutti e quattro. Ai suoi margini ci sono sei frontiere, segnate qui. Con un tuo disco su ciascuna si vince la partita.',
  'lesson.first.danger':
    'I dischi neri sono province in Rivolta, e la figura in {army} è un esercito in marcia verso {roma}. Se ci arriva, tutto è perduto; e anche se le Rivolte diventano tante che non resta un disco per la prossima.',
  'lesson.first.fleet':
    'Prima le navi. Tutte le coste di un mare con una flotta sono a un passo l’una dall’altra. Mettine una in {sea}, fra Italia e Africa: presto navigherai di là. Premi il mare, sulla mappa o nella barra.',
  'lesson.first.fleet.no':
    'Anche quello è un buon mare. Ma qualcuno in {from} vorrà arrivare in Africa, perciò la lezione mette questa flotta in {sea}.',
  'lesson.first.fleet2': 'L’altra custodisce la via intorno all’Oriente: {sea}.',
  'lesson.first.fleet2.no':
    'Là l’oceano è vasto e ha poche coste. In {sea} una flotta unisce Grecia, Asia ed Egitto: mettila lì.',

  'lesson.first.enter':
    'Comincia {who}. Tutti entrano sul tabellone a {roma} o nella propria capitale. La sua è {at}, e la provincia accanto è in Rivolta: fallo entrare lì.',
  'lesson.first.enter.no':
    'Da {roma} gli servirebbero tre punti e più per arrivare dove c’è bisogno di lui. {at} è la sua città, proprio accanto alla Rivolta.',
  'lesson.first.march':
    'Ha sei punti per questo turno; la barra li conta. Un passo costa uno, un passo in una Rivolta uno in più. Scegli «{do}», poi {to}.',
  'lesson.first.march.no': 'La Rivolta alla sua portata è in {to}. Prima deve essere là: «{do}», poi {to}.',
  'lesson.first.subdue':
    'È dove sta il guaio. «{do}» toglie il disco nero per due punti. Dalla provincia accanto nessuno può farlo.',
  'lesson.first.subdue.no':
    'Prima la Rivolta che ha sotto i piedi: «{do}». Una provincia con un disco non ne accetta un altro.',
  'lesson.first.protect':
    'E adesso «{do}», per un punto. Dove c’è un tuo disco i dadi non fanno danni, e i dischi che si toccano rendono il loro imperatore più forte in battaglia.',
  'lesson.first.protect.no':
    'In una provincia vuota comincia il prossimo guaio. Un punto per un suo disco è ben speso: «{do}».',
  'lesson.first.end':
    'Resta un punto, e i punti non si conservano. Scegli «{do}», poi premi il pulsante rosso: ciò che porta i dadi si chiede sempre due volte. Dopo ogni turno muovono i barbari. Guarda il registro.',
  'lesson.first.end.no': 'Potrebbe vagare ancora con l’ultimo punto. Lascialo dove serve, e scegli «{do}».',

  'lesson.first.dice':
    'Due dadi hanno nominato {unrest}: un disco grigio, Agitazione. E l’esercito è rimasto dov’era. Fra {army} e {next} c’è acqua, disegnata con una linea spezzata: lì decide un dado, ed è andata male all’esercito.',
  'lesson.first.spread':
    'Guarda ancora il disco grigio. Ne tocca uno nero, e allora diventa nero da sé prima che cadano i prossimi dadi. L’impero di rado si perde con un colpo solo. Si perde per colpa dei vicini.',

  'lesson.first.galerius':
    'Ora {who}, in giallo. Anche accanto alla sua capitale c’è una Rivolta: fallo entrare in {at}.',
  'lesson.first.galerius.no': 'La sua Rivolta è accanto a {at}. Da {roma} passerebbe il turno per strada.',
  'lesson.first.same':
    'Sai come si fa. Marcia in {to}, doma la Rivolta e proteggi la provincia: due punti, due punti, uno. «Mostramelo» ti aiuta, se vuoi.',
  'lesson.first.same.no': 'Quello no, o non ancora. In quest’ordine: marcia in {to}, «{subdue}», «{protect}».',
  'lesson.first.end2': 'L’ultimo punto non compra niente di utile. «{do}», e vediamo che cosa ne fanno i barbari.',

  'lesson.first.landed':
    '{spread} è diventata nera, come si temeva. E il dado ha lasciato passare l’esercito: è in {army}, e sotto di sé ha lasciato una Rivolta. A ogni turno andrebbe avanti di una provincia. {who}, in rosso, può affrontarlo: fallo entrare in {at}, lì accanto.',
  'lesson.first.landed.no': 'L’esercito è a nord e {roma} è lontana. Fallo entrare in {at}: è a un passo.',
  'lesson.first.chain':
    'Potrebbe colpire subito, ma prima guarda le probabilità. Ogni parte tira un dado e aggiunge la sua catena: tutti i suoi dischi che si toccano. La sua è la capitale, 1. L’esercito ha la Rivolta su cui sta, 1.',
  'lesson.first.build':
    'Un secondo disco porta la sua catena a 2. Muovi in {to}, proteggila e torna in {back}: tre punti. Ne restano allora tre, e l’attacco ne costa due.',
  'lesson.first.build.no':
    'Così la sua catena resterebbe a 1, o gli mancherebbero i punti. Muovi in {to}, proteggila, torna in {back}.',
  'lesson.first.attack':
    'Ora «{do}», poi {army}. Prima di premere il pulsante rosso leggi la barra: un dado e 2 contro un dado e 1 vince 58 volte su 100. Se è battuto, lascia il tabellone fino al suo prossimo turno. Ne vale la pena.',
  'lesson.first.attack.no':
    'Questo è il momento: la sua catena non crescerà più, e al prossimo turno l’esercito verrà da lui. «{do}», poi {army}.',
  'lesson.first.won':
    'Ha fatto 5: 7 contro 5. L’esercito non c’è più, la sua Rivolta nemmeno, e lui è in {at}. Resta un punto: «{do}». È l’ultimo, perciò il turno finisce con esso e il pulsante te lo chiede due volte.',
  'lesson.first.won.no':
    'Una costa vuota davanti alla {frontier} non resterà tranquilla. Spendi il punto per un disco: «{do}».',

  'lesson.first.maximian':
    '{who}, in blu, è l’ultimo. L’Africa è in Rivolta, e c’è una flotta in {sea}. Fallo entrare in {at}, la sua capitale: si affaccia su quel mare.',
  'lesson.first.maximian.no':
    'Anche {roma} si affaccia sul mare, perciò le regole lo permettono. Ma la sua capitale lascia {roma} libera per altri: scegli {at}.',
  'lesson.first.sail':
    'Per lui ogni costa del {sea} è a un passo. Va’ dritto in {to} e fa’ là quello che serve: doma la Rivolta, proteggi la provincia.',
  'lesson.first.sail.no':
    'Prima per nave in {to}, poi «{subdue}», poi «{protect}». Il resto costa punti che gli servono per questo.',
  'lesson.first.end3': 'Cinque su sei sono spesi. «{do}»: era un giro intero.',

  'lesson.first.frontier':
    'Il secondo giro, e {who} può fare ciò che vince la partita. Una frontiera accetta un disco per due punti, se nella sua regione non c’è più Rivolta. Nella sua non ce n’è, grazie a te. Sono quattro punti fino in {to}: {first}, {second} e i monti, che ne costano due.',
  'lesson.first.frontier.no':
    'Con sei punti arriva in {to} e la protegge, ma solo per la via diritta: {first}, {second}, {to}. Tieni ogni punto per questo.',
  'lesson.first.persia':
    'È sulla frontiera con due punti: proprio quanto costa qui un disco. «{do}». Niente potrà più toglierlo.',
  'lesson.first.persia.no': 'È venuto per quest’unico disco: «{do}».',
  'lesson.first.own':
    'Una frontiera su sei. Le altre vanno allo stesso modo: calmare la regione, fermare gli eserciti, poi uscire e tenere la linea. È il turno di {who}: fa’ con lui quello che vuoi.',

  'lesson.first.learnt.turn': 'Il turno di un imperatore: sei punti, per passi, Rivolte e dischi.',
  'lesson.first.learnt.barbarians':
    'Che cosa fanno poi i dadi: Agitazione, poi Rivolta, ed eserciti che si avvicinano.',
  'lesson.first.learnt.battle': 'Prima di una battaglia: formare una catena di dischi e leggere le probabilità.',
  'lesson.first.learnt.sea': 'Per mare: un passo fra tutte le coste di un mare con una flotta.',
  'lesson.first.learnt.frontier': 'Vincere: un disco su ciascuna delle sei frontiere, regione per regione.',
};
