/** Counter-bribes — 1.07.413, 1.07.414 */
import { call, type Cx, end } from '@tabularium/kernel';
import { reason, withheld } from '../agreements/enforce.ts';
import type { Rome } from '../game.ts';
import { type FactionId, factionRef, type SenatorId } from '../ids.ts';
import { neutrals } from '../neutrals/part.ts';
import { proc } from '../procs.ts';
import { othersFrom } from '../rome/hrao.ts';
import { move } from '../rome/money.ts';
import { say } from '../say.ts';
import { isNeutral, playerOf } from '../rome/players.ts';

interface Opposing {
  readonly seat: FactionId;
  readonly target: SenatorId;
  /** The Base Number as it stands. */
  base: number;
  /** Who is still to be asked. */
  order: FactionId[];
  total: number;
}

/**
 * [1.07.414-b] One round, clockwise from the persuader's left. [1.07.413-a][amb-40] Every player but the persuader's, the
 * target's included; asked whether he has money or not, since Faction Treasuries are secret. Ends with what was spent.
 */
export const counterBribes = proc(
  'forum.counter-bribes',
  { seat: 'open', target: 'open', base: 'open', order: 'open', total: 'open' },
  (a: { readonly seat: FactionId; readonly target: SenatorId; readonly base: number }): Opposing => ({
    ...a,
    order: [],
    total: 0,
  }),
  {
    start: (cx, l) => {
      l.order = othersFrom(cx.g, l.seat);
      return 'next';
    },
    next: (cx, l) => {
      const [faction] = l.order;
      if (faction === undefined) return end(l.total);
      return isNeutral(cx.g, faction) ? 'neutral' : 'ask';
    },
    /** [4.04.21-a] A Neutral goes by its guidelines. */
    neutral: (cx, l) => {
      const [faction] = l.order;
      const n = neutrals().defence(cx.g, faction!, l.target, l.base);
      if (n > 0) return call(neutrals().nextMove, neutrals().defenceMove(faction!, l.target, n), 'defend');
      l.order.shift();
      return 'next';
    },
    defend: (cx, l) => oppose(cx, l, neutrals().defence(cx.g, l.order[0]!, l.target, l.base)),
    ask: {
      to: (cx, l) => playerOf(cx.g, l.order[0]!),
      say: (_, l) => say('ask.forum.counterBribe', { target: l.target, base: l.base, faction: factionRef(l.seat) }),
      rules: ['1.07.413-a', '1.07.413-b', '1.07.414-b'],
      silent: ['pass'],
      aloud: ['pass'],
      buttons: {
        pass: {
          take: (_, l) => {
            l.order.shift();
            return 'next';
          },
        },
      },
      ranges: {
        counterBribe: {
          // [AGR-14]
          of: ({ g }, l) => [
            1,
            withheld(g, l.order[0]!, 'counter-bribe', l.target) ? 0 : g.factions[l.order[0]!]!.treasury,
          ],
          withheld: ({ g }, l) => {
            const no = withheld(g, l.order[0]!, 'counter-bribe', l.target);
            return no && g.factions[l.order[0]!]!.treasury > 0 ? { '': reason(no) } : undefined;
          },
          take: (cx, l, n) => oppose(cx, l, n),
        },
      },
    },
  },
);

/** [1.07.413-b] Faction Treasuries only resist. [1.07.414-f] Laid aside in the open. */
const oppose = (cx: Cx<Rome>, l: Opposing, n: number): 'next' => {
  const faction = l.order.shift()!;
  move(cx.g, { treasury: faction }, 'pledged', n);
  l.total += n;
  l.base -= n;
  cx.log(say('forum.counterBribe', { faction: factionRef(faction), n, base: l.base }), '1.07.413-a');
  return 'next';
};
