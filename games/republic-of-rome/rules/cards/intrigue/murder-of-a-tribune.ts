/** Murder of a Tribune — cards 97, 98, 151 */
import { call, end } from '@tabularium/kernel';
import { proc } from '../../procs.ts';
import { heldOf, playAndDiscard } from '../../rome/cards.ts';
import { senator } from '../../rome/senators.ts';
import { changePopularity } from '../../rome/standing.ts';
import { say } from '../../say.ts';
import { mobCall, STOPPED, TRIED } from '../../senate/step-in.ts';
import { type Against, againstTribunes, repliesWithMob, stopTribune } from './against-tribunes.ts';
import type { FactionId } from '../../ids.ts';
import { neutrals } from '../../neutrals/part.ts';

export const murder = proc(
  'intrigue.murder-of-a-tribune',
  { by: 'open', who: 'open', against: 'open', worked: 'open' },
  (a: { readonly by: FactionId; readonly who: string; readonly against: Against }) => ({ ...a, worked: false }),
  {
    start: (cx, l) => {
      const { g } = cx;
      playAndDiscard(cx, l.by, heldOf(g, l.by, 'murder-of-a-tribune')[0]!);
      // [card-97-a][card-97-b] An even die works; the people resent it either way.
      const die = cx.d6();
      l.worked = die % 2 === 0;
      changePopularity(g, senator(g, l.who), -die);
      cx.log(say(l.worked ? 'senate.murdered' : 'senate.notMurdered', { who: l.who, die }), 'card-97-a');
      if (l.worked) stopTribune(g, l.against);
      g.senate.provoked = l.by;
      return l.worked && repliesWithMob(g) ? call(neutrals().mobOfVoided, undefined, 'others') : 'others';
    },
    others: (cx, l) => (cx.g.senate.provoked === -1 ? 'over' : call(mobCall, { but: l.by }, 'over')),
    over: (cx, l) => {
      cx.g.senate.provoked = -1;
      return end(l.worked ? STOPPED : TRIED);
    },
  },
);
export const MURDER_PROCS = [murder];
export const MURDER_INTERRUPTS = againstTribunes(
  'murderTribune',
  'murder-of-a-tribune',
  ['card-97-a', 'card-97-b', 'card-97-c'],
  (by, who, against) => call(murder, { by, who, against }),
);
