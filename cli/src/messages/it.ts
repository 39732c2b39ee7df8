/** What the terminal table says, in Italian. */
export const it = {
  'cli.hello': '{game} · partita «{save}» · seme {seed}',
  'cli.pack': 'Si gioca con il pacchetto di contenuti {pack}.',
  'cli.commands': 'Si risponde con un numero o con parole come «{example}»; ? spiega; help elenca il resto.',
  'cli.help': `Una risposta: il suo numero, o il suo verbo e di che si tratta, breve quanto vuoi: «{example}».
?            le regole di questa domanda; ? VERBO o ? REGOLA per una di esse
why          i motivi e le regole di ciò che è appena accaduto
map          di nuovo la posizione
look LUOGO   tutto su un luogo
odds         i numeri dietro le risposte
log [N]      gli ultimi avvenimenti
undo         annulla la tua ultima risposta
run          avanti fino alla prossima domanda che lascia una scelta
save [NOME]  conserva la partita
resume NOME  riprendi un’altra partita
quit         esci; la partita è conservata`,
  'cli.waits': 'La domanda va al posto {seat}:',
  'cli.enter': 'Invio o 1: {verb}. run: fino alla tua prossima decisione.',
  'cli.noRun': 'Qui puoi scegliere: run va avanti solo dove non c’è scelta.',
  'cli.because': 'Perché: {by}.',
  'cli.fits': '{n, plural, one {Il più adatto: {list}.} other {Restano: {list}.}}',
  'cli.others': 'Esclusi: {list}.',
  'cli.ruledOut': '{what} ({why})',
  'cli.asides': 'Puoi anche:',
  'cli.asideVerbs': '{list}; scrivi uno di questi nomi per vedere di che si tratta.',
  'cli.passOn': 'Posto {seat}: prendi la tastiera e premi Invio. ',
  'cli.thinks': '{bot} (posto {seat}): {what}',
  'cli.range': '{verb}: scrivi «{word} N», N da {min} a {max}',
  'cli.choose':
    '{verb}: scrivi «{word}» e {how, select, exact {{max}} other {{min, plural, =0 {fino a {max}} other {da {min} a {max}}}}} fra: {of}',
  'cli.text': '{verb}: scrivi «{word} …» e parole tue, al massimo {max} caratteri',
  'cli.no.text': '{verb} vuole parole tue, da 1 a {max} caratteri.',
  'cli.allot': '{verb}: scrivi «{word} COSA=N …», {how, select, exact {{max}} other {da {min} a {max}}} in tutto: {of}',
  'cli.atMost': '{what} (al massimo {n})',
  'cli.denied': 'Non ora: {list}.',
  'cli.anythingElse': 'qualsiasi altra cosa',
  'cli.deniedOne': '{verb} ({why})',
  'cli.costs': 'costa {n}',
  'cli.chance': 'riesce con {win}',
  'cli.odds': 'vincere {win}, pareggiare {draw}, perdere {lose}',
  'cli.no.answer': '«{text}» non è una delle risposte. {hint}',
  'cli.no.number':
    '{max, plural, =0 {Qui nessuna risposta ha un numero: scrivi ciò che si chiede.} other {Non c’è risposta {n}: vanno da 1 a {max}.}}',
  'cli.no.thing': '{verb}: «{text}» non è offerto ora. È offerto: {of}.',
  'cli.no.whole': '{verb} vuole un numero intero da {min} a {max}, non «{text}».',
  'cli.no.several': '{verb} ne vuole da {min} a {max}.',
  'cli.no.arg': '{verb} sta da solo: «{text}» è di troppo.',
  'cli.which': 'Quale? «{text}» potrebbe essere: {of}.',
  'cli.what': '{verb}: che cosa? {of}',
  'cli.hint': 'Scrivi ? per le regole, help per i comandi.',
  'cli.undone': 'Annullato: {what}',
  'cli.saved': 'Conservata come «{save}».',
  'cli.kept': 'La partita è conservata come «{save}»: {command} play {game} --resume {save}',
  'cli.resumed': 'Si riprende «{save}» dopo {n, plural, one {# risposta} other {# risposte}}.',
  'cli.noSave': 'Non c’è una partita conservata «{save}». {list}',
  'cli.saves': 'Partite conservate: {list}.',
  'cli.noSaves': 'Non ci sono ancora partite conservate.',
  'cli.badName': '«{save}» non può essere un nome: solo lettere, cifre, - e _.',
  'cli.nameTaken': '«{save}» è un’altra partita: scegli un nome libero.',
  'cli.noLook': 'Non c’è nulla che si chiami «{text}» da guardare.',
  'cli.noRules': 'Nessuna regola si chiama «{text}».',
  'cli.noText': '(senza testo)',
  'cli.noOdds': 'Qui nulla dipende da dadi o somme.',
  'cli.over': 'La partita è finita: {how}.',
  'cli.won': 'Vittoria: {seats}.',
  'cli.points': 'Punti: {points}.',
  'cli.seat': 'posto {seat}',
  'cli.replay': 'Per rivederla: {command} replay {save}',
  'cli.menu.what': 'Che cosa si gioca?',
  'cli.menu.resume': 'Riprendere «{save}»',
  'cli.menu.other': 'Altro …',
  'cli.menu.players': 'Quanti posti?',
  'cli.menu.seat': 'Chi prende il posto {seat}?',
  'cli.menu.human': 'una persona a questa tastiera',
  'cli.menu.bot': 'il bot «{bot}»',
  'cli.menu.code': '{option}: uno di {allowed} in ogni posizione',
} as const;
