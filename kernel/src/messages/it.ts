/** What the kernel itself says, in Italian. */
import type { en } from './en.ts';

export const it: Readonly<Record<keyof typeof en, string>> = {
  'kernel.over': 'La partita è finita.',
  'kernel.noSeat': 'A questo tavolo non c’è il posto {seat}.',
  'kernel.notAsked': 'Ora non devi decidere nulla.',
  'kernel.noVerb': 'Ora non è possibile: {verb}.',
  'kernel.badArg': '{verb}: ora {arg} non è ammesso.',
  'kernel.malformed': 'Il gioco non capisce questa risposta.',
  'kernel.stale': 'La domanda è cambiata da quando l’hai vista.',
  'kernel.notSilent': 'Nulla dice come proseguirebbe la partita senza questa risposta.',
  'kernel.nothingToUndo': 'Non hai nulla da annullare.',
  'kernel.undoFloor': 'Sono stati tirati dei dadi o è stato rivelato qualcosa: non si può più annullare.',
  'kernel.rewound':
    'Tutti hanno accettato di tornare indietro: ciò che è stato fatto da allora non conta più. I dadi sono nuovi.',
  'kernel.seats': '{game} è per {min}–{max} giocatori, non per {got}.',
  'kernel.noOption': '{game} non ha l’opzione {option}. Le sue opzioni: {allowed}.',
  'kernel.needsOption': 'L’opzione {option}: {one} si può scegliere solo insieme a {needs}.',
  'kernel.notForSeats':
    'L’opzione {option} non può essere {got} con {n, plural, one {# giocatore} other {# giocatori}}. Ammesso: {allowed}.',
  'kernel.badOption': 'L’opzione {option} non può essere {got}. Valori ammessi: {allowed}.',
  'kernel.badSet':
    'L’opzione {option} non può essere {got}. È un elenco di valori qualsiasi tra questi, ciascuno al massimo una volta: {allowed}.',
  'verb.pass': 'Passa',
  'verb.passUntil': 'Passa e non chiedermelo più',
  'verb.silence': 'Non rispondere',
  'verb.withdraw': 'Chiedimelo di nuovo',
};
