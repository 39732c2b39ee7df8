/**
 * Republic of Rome for one and two players, by chapter IV. Tables do not offer it yet: their page, bots and recorded games are to
 * come, and until then the rules are played in tests alone.
 */
import type { GameModule } from '@tabularium/kernel';
import { gameWith } from './basic.ts';
import type { Rome } from './game.ts';
import { neutralEnglish } from './messages/en-neutrals.ts';
import { neutralSpanish } from './messages/es-neutrals.ts';
import { neutralItalian } from './messages/it-neutrals.ts';
import * as neutrals from './neutrals/all.ts';
import { NEUTRAL_INTERRUPTS, NEUTRAL_PROCS } from './neutrals/all.ts';
import { haveNeutrals } from './neutrals/part.ts';
import type { RomeView } from './sight/view.ts';

haveNeutrals(neutrals);

// [4.01.1-g] Without the Advanced Rules.
const game = gameWith({ procs: NEUTRAL_PROCS, interrupts: NEUTRAL_INTERRUPTS, messages: neutralEnglish });

export const forOneOrTwo: GameModule<Rome, RomeView> = {
  ...game,
  translations: {
    es: () => game.translations['es']!().then((words) => ({ ...words, ...neutralSpanish })),
    it: () => game.translations['it']!().then((words) => ({ ...words, ...neutralItalian })),
  },
  meta: { ...game.meta, seats: { min: 1, max: 2, default: 1 } },
};
