import type { Choosing } from '@tabularium/parts/web';

export const choosing: Choosing = {
  ways: {},
  seats: {},
  bots: {
    easy: 'Vede che cosa può dare il suo turno e prende uno dei piani migliori. Da solo vince il 51 % delle partite al livello 4211 e il 28 % al 3222.',
    normal:
      'Prende il piano che sfrutta meglio il suo turno, senza guardare oltre. Da solo vince l’83 % delle partite al livello 4211 e il 60 % al 3222.',
    hard: 'Continua a giocare a mente dopo ciascuno dei suoi piani migliori. Da solo vince l’88 % delle partite al livello 4211 e il 79 % al 3222.',
  },
};
