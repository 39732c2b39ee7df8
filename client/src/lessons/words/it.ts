import type { en } from './en.ts';

export const it: Readonly<Record<keyof typeof en, string>> = {
  'lessons.panel': 'Lezione',
  'lessons.step': 'Passo {at} di {of}',
  'lessons.minutes': 'circa {n, plural, one {# minuto} other {# minuti}}',
  'lessons.on': 'Avanti',
  'lessons.show': 'Mostramelo',
  'lessons.here': 'È segnato: {what}.',
  'lessons.hereNot': 'Ora non è sullo schermo: chiudi ciò che copre il tavolo, o guarda la domanda.',
  'lessons.back': 'Un passo indietro',
  'lessons.leave': 'Lasciare la lezione',
  'lessons.leaveWhy': 'Resta dov’è. La ritrovi fra i tuoi tavoli.',
  'lessons.others': 'Ora tocca agli altri. Guarda che cosa fanno.',
  'lessons.readOn': 'Prima leggi: premi «Avanti».',
  'lessons.another': 'Le regole lo permettono. Qui la lezione vuole altro; «Mostramelo» lo indica.',
  'lessons.done': 'La lezione è finita',
  'lessons.learnt': 'Ora sai fare questo:',
  'lessons.playReal': 'Gioca ora una partita vera',
  'lessons.again': 'Ancora una volta',
  'lessons.playOn': 'Continua a giocare da qui',
};
