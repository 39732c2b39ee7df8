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
  bots: {
    easy: 'Tiene in vita Roma come gli altri, ma sceglie candidati e senatori a impressione e non vede ciò che gli darebbe la vittoria. Punteggio: 845 (762–908); il normale ha 1000.',
    normal:
      'Una regola pratica per ogni decisione: tiene in vita Roma, rafforza la propria fazione, rispetta gli accordi e non guarda oltre. Punteggio: 1000; chi gioca a caso ha 390.',
  },
};
