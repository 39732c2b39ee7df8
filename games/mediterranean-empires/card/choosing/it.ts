import type { Choosing } from '@tabularium/parts/web';

export const choosing: Choosing = {
  ways: {
    easy: {
      name: 'Contro bot facili',
      about: 'Tu e tre bot che scelgono a impressione dove andare: per una prima partita.',
    },
    normal: { name: 'Contro bot normali', about: 'Tu e tre bot che attaccano e difendono ciò che vale il suo prezzo.' },
  },
  seats: {},
  bots: {
    easy: 'Sceglie a impressione dove andare, e lì combatte bene. Punteggio: 876 (811–938); il normale ha 1000.',
    normal:
      'Attacca e difende ciò che vale il suo prezzo, senza guardare oltre. Punteggio: 1000; chi gioca a caso sta sotto lo 0.',
  },
};
