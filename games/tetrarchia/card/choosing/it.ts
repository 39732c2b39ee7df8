import type { Choosing } from '@tabularium/parts/web';

export const choosing: Choosing = {
  ways: {},
  seats: {},
  bots: {
    easy: 'Vede che cosa può dare il suo turno e prende uno dei piani migliori. Da solo vince il 43 % delle partite al livello 3222.',
    normal:
      'Prende il piano che sfrutta meglio il suo turno, senza guardare oltre. Da solo vince il 70 % delle partite al livello 3222.',
    hard: 'Continua a giocare a mente dopo ciascuno dei suoi piani migliori. Da solo vince l’83 % delle partite al livello 3222.',
  },
};
