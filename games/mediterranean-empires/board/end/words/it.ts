/** What the page of the end says: Italian. */
import type { en } from './en.ts';

export const it: Record<keyof typeof en, string> = {
  'end.ranking': 'Classifica finale',
  'end.by.automatic': 'Deciso subito, con {n} città.',
  'end.by.points': 'Deciso dai punti vittoria.',
  'end.by.cities': 'Pari punti: decidono le città.',
  'end.by.keys': 'Pari punti e città: decidono le città chiave.',
  'end.by.shared': 'Pari in tutto: la vittoria è condivisa.',
  'end.facts':
    '{cities, plural, one {# città} other {# città}}, {keys, plural, =0 {nessuna chiave} one {# chiave} other {# chiave}}',
  'end.from.city': 'città',
  'end.from.battle': 'battaglie',
  'end.from.area': 'barbari',
  'end.from.card': 'carte',
  'end.from.event': 'eventi',
  'end.from.count': 'conteggi',
  'end.replay': 'Rivedi da: {when}',
  'end.proof': 'Ogni dado si può verificare: il menu del tavolo ha la prova.',
};
