/** What the search is told of this game: what is worth trying with an action, and how likely each seat is to win. */
import type { Input } from '@tabularium/kernel';
import type { Brain } from '@tabularium/bots/search';
import type { Empires, EmpiresView } from '../rules/index.ts';
import { Asked } from './asked.ts';
import { chanceToWin } from './chances.ts';
import { choices } from './choosing.ts';
import { sensible } from './sensible.ts';

/** Questions that are worth the time: what to do with an action. */
const SEARCHED: readonly string[] = ['med.ask.act', 'med.ask.again'];
const MOST = 5;

export const brain: Brain<Empires, EmpiresView> = {
  policy: sensible,
  candidates: (seen): readonly Input[] => {
    if (!SEARCHED.includes(seen.question.prompt.k)) return [];
    const s = new Asked(seen);
    return choices(s)
      .slice(0, MOST)
      .map(({ answer }) => ({ by: s.seat, ...answer }));
  },
  // An expedition is one decision, and searched at its first step.
  undoing: ['callOff'],
  spell: ({ view }) => `${view.turn}/${view.round}`,
  isFar: (from, now) => now.g.turn !== from.g.turn,
  value: chanceToWin,
};
