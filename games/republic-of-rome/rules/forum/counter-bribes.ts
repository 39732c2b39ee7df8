/** Counter-bribes — 1.07.413, 1.07.414 */
import { end } from '@tabularium/kernel';
import { reason, withheld } from '../agreements/enforce.ts';
import { type FactionId, factionRef, type SenatorId } from '../ids.ts';
import { proc } from '../procs.ts';
import { othersFrom } from '../rome/hrao.ts';
import { move } from '../rome/money.ts';
import { say } from '../say.ts';
import { playerOf, ownFaction } from '../rome/players.ts';

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
    next: (_, l) => (l.order.length > 0 ? 'ask' : end(l.total)),
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
          of: ({ g }, l, by) => [
            1,
            withheld(g, ownFaction(g, by), 'counter-bribe', l.target) ? 0 : g.factions[ownFaction(g, by)]!.treasury,
          ],
          withheld: ({ g }, l, by) => {
            const no = withheld(g, ownFaction(g, by), 'counter-bribe', l.target);
            return no && g.factions[ownFaction(g, by)]!.treasury > 0 ? { '': reason(no) } : undefined;
          },
          take: (cx, l, n, by) => {
            // [1.07.413-b] Faction Treasuries only resist. [1.07.414-f] Laid aside in the open.
            move(cx.g, { treasury: ownFaction(cx.g, by) }, 'pledged', n);
            l.total += n;
            l.base -= n;
            l.order.shift();
            cx.log(
              say('forum.counterBribe', { faction: factionRef(ownFaction(cx.g, by)), n, base: l.base }),
              '1.07.413-a',
            );
            return 'next';
          },
        },
      },
    },
  },
);
