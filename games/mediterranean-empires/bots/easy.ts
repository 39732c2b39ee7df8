/** Chooses what to do with an action by impression, and does the rest like the normal bot. */
import { loosely, type Bot } from '@tabularium/parts';
import type { Empires, EmpiresView } from '../rules/index.ts';
import { Asked } from './asked.ts';
import { choices } from './choosing.ts';
import { sensible } from './sensible.ts';

/** In victory points. */
const TEMPERATURE = 8;
/** What looks worse than these is seen through. */
const MOST = 12;

export const easy = (): Bot<Empires, EmpiresView> => {
  const policy = sensible();
  return {
    name: 'easy',
    choose: (seen) => {
      const own = policy.choose(seen);
      const { k } = seen.question.prompt;
      if (k !== 'med.ask.act' && k !== 'med.ask.again') return own;
      const s = new Asked(seen);
      const chosen = loosely(choices(s).slice(0, MOST), ({ worth }) => worth, TEMPERATURE, seen.rng);
      return chosen ? { by: s.seat, ...chosen.answer } : own;
    },
  };
};
