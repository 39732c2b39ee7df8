import type { Choosing } from '@tabularium/parts/web';

export const choosing: Choosing = {
  ways: {
    solitaire: {
      name: 'In solitario, secondo il regolamento',
      about:
        'Tu e quattro fazioni neutrali. Nessuno le gioca: ognuna segue le sue linee guida stampate, e ogni sua mossa spiega i propri motivi.',
    },
    bots: {
      name: 'Contro i bot',
      about: 'Cinque fazioni, la tua e quattro dei bot. Tutti giocano con le stesse regole e ognuno per sé.',
    },
  },
  seats: {
    1: 'Da solo giochi una di cinque fazioni. Le altre quattro sono neutrali: nessuno le gioca, seguono le linee guida stampate del capitolo IV, e devi superarle finché Roma sopravvive.',
    2: 'Due persone giocano una fazione ciascuna. Altre tre sono neutrali: nessuno le gioca, seguono le linee guida stampate del capitolo IV.',
  },
};
