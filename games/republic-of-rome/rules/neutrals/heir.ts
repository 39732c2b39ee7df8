/** A Neutral that has lost all its Senators — 4.01.3 */
import { call, end } from '@tabularium/kernel';
import { type FactionId, factionRef, type SenatorId } from '../ids.ts';
import { proc } from '../procs.ts';
import { takeFromCuria } from '../rome/factions.ts';
import { say } from '../say.ts';
import { because, candidate } from './narrowing.ts';
import { nextMove } from './next-move.ts';

/** [A4-57] It goes on with the uppermost of the Curia as its Leader. */
export const neutralHeir = proc(
  'neutrals.heir',
  { faction: 'open', id: 'open' },
  (a: { readonly faction: FactionId; readonly id: SenatorId }) => ({ ...a }),
  {
    start: (_, { faction, id }) =>
      call(
        nextMove,
        {
          faction,
          does: say('neutral.heir', { faction: factionRef(faction), who: id }),
          rule: '1.05.4-d',
          because: because(say('neutral.by.heir'), [candidate(id)]),
        },
        'carryOut',
      ),
    carryOut: (cx, l) => {
      takeFromCuria(cx, l.faction, l.id);
      return end();
    },
  },
);
