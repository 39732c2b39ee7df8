import type { en } from './en.ts';

export const it: Readonly<Record<keyof typeof en, string>> = {
  'hints.open': 'Suggerimento',
  'hints.ask': 'Che cosa guarderebbe un buon giocatore?',
  'hints.thinking': 'Uno sguardo al tavolo…',
  'hints.failed': 'Per questa domanda non c’è alcun suggerimento.',
  'hints.show': 'Mostra la risposta',
  'hints.close': 'Chiudi il suggerimento',
  'hints.would': 'Risponderebbe: {what}.',
  'hints.chosen': 'È segnata, e nulla è stato inviato.',
  'hints.nothingSent': 'Nulla è stato inviato.',
  'hints.fill': 'Compila',
  'hints.filled': 'È compilato. Guardalo e cambia ciò che vuoi: nulla viene inviato finché non premi «{button}».',
  'hints.filledInPart': 'È compilato ciò che si sa, e nulla è stato inviato. Resta da fare: {missing}',
  'hints.why': 'Perché l’ha fatto?',
  'hints.because': 'Ecco che cosa parlava a favore:',
  'hints.probably': 'Probabilmente parlava a favore questo:',
  'hints.otherwise': 'Interrogato di nuovo, il bot normale risponderebbe: {what}.',
  'hints.hidden': 'Ciò che questo bot sapeva ti è nascosto. A partita finita si potrà dire.',
  'hints.noReason': 'Su questo non c’è nulla da dire.',
  'hints.count': '{n} {what}',
};
