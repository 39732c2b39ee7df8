/** Governors raise Provincial Forces — 2.02.3, D2-08, D2-09 */
import { type Cx, end, type Msg, type Seat } from '@tabularium/kernel';
import type { Province, Rome } from '../../game.ts';
import type { FactionId, ProvinceId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { yielding } from '../../revenue/provinces.ts';
import { factionsFromHrao } from '../../rome/hrao.ts';
import { ownFaction, playersOf } from '../../rome/players.ts';
import { senator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { OPEN } from '../../senate/windows.ts';
import { alternating, localTax, raise, raisingIn } from './raising.ts';
import type { Units } from './state.ts';

/** What the answer counts. */
const ARMIES = 'provincial:armies';
const FLEETS = 'provincial:fleets';

/** Is there anything to decide? [2.02.3-c] Not where only one kind, or everything, can be raised, and nothing be added. */
const hasChoice = (g: Rome, p: Province): boolean => {
  const { room, owed, most } = raisingIn(g, p);
  const hasBoth = room.armies > 0 && room.fleets > 0 && owed < room.armies + room.fleets;
  return most > owed || (owed > 0 && hasBoth);
};

interface Raising {
  /** Provinces that have raised theirs. */
  done: ProvinceId[];
}
/** [2.02.3-l] Provinces of this Faction in which something is to be decided. */
const open = (g: Rome, l: Raising, faction: FactionId): Province[] =>
  yielding(g).filter((p) => !l.done.includes(p.id) && senator(g, p.governor).faction === faction && hasChoice(g, p));
const waiting = (g: Rome, l: Raising): FactionId[] =>
  factionsFromHrao(g).filter((faction) => open(g, l, faction).length > 0);
/** Each is asked about one Province after another. */
const nextOf = (g: Rome, l: Raising, by: Seat): Province => open(g, l, ownFaction(g, by))[0]!;

/** [2.02.3-b][2.02.3-g] Where nobody has to decide. */
const raiseTheRest = (cx: Cx<Rome>, l: Raising): void => {
  for (const p of yielding(cx.g)) {
    if (l.done.includes(p.id)) continue;
    l.done.push(p.id);
    raise(cx, p, alternating(raisingIn(cx.g, p)));
  }
};

/** [2.02.2-c] After the State has paid its Debits. [2.02.3-l] All at once: nobody's Province concerns another's. */
export const governorsRaise = proc('provinces.raise', { done: 'open' }, (): Raising => ({ done: [] }), {
  start: (cx, l) => {
    if (waiting(cx.g, l).length > 0) return 'ask';
    raiseTheRest(cx, l);
    return end();
  },
  ask: {
    to: (cx, l) => playersOf(cx.g, waiting(cx.g, l)),
    say: (cx, l, by) => {
      // Others look on.
      const [p] = open(cx.g, l, ownFaction(cx.g, by));
      if (p === undefined) return say('ask.provinces.raising');
      const { owed } = raisingIn(cx.g, p);
      return say('ask.provinces.raise', { who: p.governor, province: p.id, tax: localTax(cx.g, p), n: owed });
    },
    rules: ['2.02.3-b', '2.02.3-c', '2.02.3-d'],
    windows: OPEN,
    // [D2-08][D2-09] By turns, and nothing of his own.
    silent: (cx, l, by) => {
      const { armies, fleets } = alternating(raisingIn(cx.g, nextOf(cx.g, l, by)));
      return [{ verb: 'raiseProvincial', arg: written({ armies, fleets }) }];
    },
    allots: {
      raiseProvincial: {
        rules: ['2.02.3-a', '2.02.3-e', '2.02.3-f'],
        of: (cx, l, by) => {
          const { room, owed, most } = raisingIn(cx.g, nextOf(cx.g, l, by));
          const of = written({ armies: Math.min(room.armies, most), fleets: Math.min(room.fleets, most) });
          return { of, min: owed, max: most };
        },
        withheld: (cx, l, by) => full(cx.g, nextOf(cx.g, l, by)),
        take: (cx, l, shares, by) => {
          const p = nextOf(cx.g, l, by);
          raise(cx, p, { armies: shares[ARMIES] ?? 0, fleets: shares[FLEETS] ?? 0 });
          l.done.push(p.id);
          return 'start';
        },
      },
    },
    // Somebody may have died or left, and money may have changed hands.
    resumed: () => 'start',
  },
});

const written = ({ armies, fleets }: Units): Record<string, number> => ({
  ...(armies > 0 && { [ARMIES]: armies }),
  ...(fleets > 0 && { [FLEETS]: fleets }),
});
/** [2.02.3-e] */
const full = (g: Rome, p: Province): Record<string, Msg> | undefined => {
  const { room } = raisingIn(g, p);
  const kinds = [...(room.armies === 0 ? [ARMIES] : []), ...(room.fleets === 0 ? [FLEETS] : [])];
  return kinds.length > 0 ? Object.fromEntries(kinds.map((kind) => [kind, say('no.provinces.full')])) : undefined;
};
