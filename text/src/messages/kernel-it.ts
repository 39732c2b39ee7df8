/** What the kernel itself says, in Italian. */
export const kernelIt = {
  'kernel.over': 'La partita è finita.',
  'kernel.noSeat': 'A questo tavolo non c’è il posto {seat}.',
  'kernel.notAsked': 'Ora non ti si chiede nulla.',
  'kernel.noVerb': '{verb} non è possibile ora.',
  'kernel.badArg': '{verb} non ammette {arg} ora.',
  'kernel.malformed': 'Questa non è una risposta che il gioco capisca.',
  'kernel.stale': 'La domanda è cambiata da quando l’hai letta.',
  'kernel.nothingToUndo': 'Non c’è nulla di tuo da annullare.',
  'kernel.undoFloor': 'Sono stati tirati dadi o si è mostrato qualcosa: non si può più annullare.',
  'kernel.seats': '{game} è per {min}–{max} giocatori, non {got}.',
  'kernel.noOption': '{game} non ha l’opzione {option}. Le sue opzioni: {allowed}.',
  'kernel.badOption': 'L’opzione {option} non può essere {got}. Ammessi: {allowed}.',
  'verb.pass': 'Passa',
  'verb.passUntil': 'Passa, e non chiedermelo più',
  'verb.withdraw': 'Chiedimelo di nuovo',
} as const;
