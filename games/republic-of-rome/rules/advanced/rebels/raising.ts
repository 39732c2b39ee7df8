/** Rebel Governors raise Provincial Forces — 2.03.5-h, D2-30 */
import { end } from '@tabularium/kernel';
import type { Province, Rome } from '../../game.ts';
import type { ProvinceId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { move } from '../../rome/money.ts';
import { playerOf } from '../../rome/players.ts';
import { rebelFaction } from '../../rome/rebels.ts';
import { senator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { OPEN } from '../../senate/windows.ts';
import { roomIn, station } from '../provinces/forces.ts';
import { forcesOf } from '../provinces/state.ts';
import { rebelProvinces } from './income.ts';
import { isAway } from './state.ts';

const ARMIES = 'provincial:armies';
const FLEETS = 'provincial:fleets';
/** [2.03.5-h] */
const COST = 10;

/** [A2-67] How many he can pay for and has room for; none when he is not there, or has sent anything to Italy. */
const mostIn = (g: Rome, p: Province): number => {
  if (isAway(g, p.id)) return 0;
  const { armies, fleets } = roomIn(g, p);
  return Math.min(armies + fleets, Math.floor(senator(g, p.governor).talents / COST));
};
const nextOne = (g: Rome, done: readonly ProvinceId[]): Province | undefined =>
  rebelProvinces(g).find((p) => !done.includes(p.id) && mostIn(g, p) > 0);

/** [2.03.5-h] After maintenance, from his own purse, and only if he likes. */
export const rebelsRaise = proc('rebels.raise', { done: 'open' }, (): { done: ProvinceId[] } => ({ done: [] }), {
  start: (cx, l) => (nextOne(cx.g, l.done) ? 'ask' : end()),
  ask: {
    to: (cx) => playerOf(cx.g, rebelFaction(cx.g)!),
    say: (cx, l) => {
      const p = nextOne(cx.g, l.done)!;
      return say('ask.rebels.raise', { who: p.governor, province: p.id });
    },
    rules: ['2.03.5-h', 'A2-67'],
    windows: OPEN,
    silent: () => [{ verb: 'raiseProvincial', arg: {} }],
    allots: {
      raiseProvincial: {
        of: (cx, l) => {
          const p = nextOne(cx.g, l.done)!;
          const most = mostIn(cx.g, p);
          const { armies, fleets } = roomIn(cx.g, p);
          const of = {
            ...(armies > 0 && { [ARMIES]: Math.min(armies, most) }),
            ...(fleets > 0 && { [FLEETS]: Math.min(fleets, most) }),
          };
          return { of, min: 0, max: most };
        },
        take: (cx, l, shares) => {
          const { g } = cx;
          const p = nextOne(g, l.done)!;
          const [armies, fleets] = [shares[ARMIES] ?? 0, shares[FLEETS] ?? 0];
          const there = forcesOf(g, p.id);
          const s = senator(g, p.governor);
          l.done.push(p.id);
          if (armies + fleets === 0) return 'start';
          move(g, s.id, 'bank', COST * (armies + fleets));
          station(g, p.id, { armies: there.armies + armies, fleets: there.fleets + fleets });
          cx.log(say('rebels.raised', { who: s.id, province: p.id, armies, fleets }), '2.03.5-h');
          return 'start';
        },
      },
    },
    resumed: () => 'start',
  },
});
