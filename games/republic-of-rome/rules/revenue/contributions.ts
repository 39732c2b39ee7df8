/** Contributions — 1.06.52, tbl-contrib, D-REV-10 */
import { call, type Cx, end } from '@tabularium/kernel';
import { reason } from '../agreements/enforce.ts';
import { hasSpent, mustSpend } from '../agreements/money.ts';
import { tablesOf, type Packed } from '../data/printed.ts';
import type { Rome, Senator } from '../game.ts';
import { type FactionId, type SenatorId, senatorShares } from '../ids.ts';
import { neutrals } from '../neutrals/part.ts';
import { proc } from '../procs.ts';
import { move } from '../rome/money.ts';
import { senator } from '../rome/senators.ts';
import { changeInfluence } from '../rome/standing.ts';
import { say } from '../say.ts';
import { OPEN } from '../senate/windows.ts';
import { debits } from './debits.ts';
import { factionsIn, played, playersOf, ownFaction } from '../rome/players.ts';

/** [1.06.52-b][1.06.52-c][1.06.52-d][1.06.52-g][tbl-contrib-10][tbl-contrib-25][tbl-contrib-50] By the highest threshold reached [amb-31]. */
export const influenceFor = (g: Packed, talents: number): number =>
  tablesOf(g).contributions.reduce((best, row) => (talents >= row.talents ? Math.max(best, row.influence) : best), 0);

interface Giving {
  /** [1.06.52-e] They have given. [1.06.52-f] Nothing of it counts for later. */
  given: SenatorId[];
  done: FactionId[];
  /** [1.06.52-h] What the Debits come to, worked out before anybody is asked. */
  due: number;
}

/** [1.06.52-a] Wherever he is, but [1.06.52-i] no Captive and no Rebel. */
const isAble = (s: Senator, l: Giving, faction: FactionId): boolean =>
  s.faction === faction && s.talents > 0 && s.rebel === 'no' && s.captive === '' && !l.given.includes(s.id);
const able = (g: Rome, l: Giving, faction: FactionId): Record<string, number> => {
  const out: Record<string, number> = {};
  for (const s of g.senators) if (isAble(s, l, faction)) out[s.id] = s.talents;
  return out;
};
const waiting = (g: Rome, l: Giving): FactionId[] =>
  played(g, factionsIn(g)).filter(
    (faction) => !l.done.includes(faction) && g.senators.some((s) => isAble(s, l, faction)),
  );

/** [AGR-17] */
const contributionDue = (g: Rome, l: Giving, faction: FactionId) =>
  mustSpend(g, faction, 'contribute', (id) => isAble(senator(g, id), l, faction));

export const contribute = (cx: Cx<Rome>, id: SenatorId, n: number): void => {
  const influence = influenceFor(cx.g, n);
  move(cx.g, id, 'state', n);
  cx.log(say('revenue.contribution', { who: id, n, influence }), '1.06.52-a');
  changeInfluence(cx, senator(cx.g, id), influence);
};

/** Open until all who could give are done after the last contribution, since one may answer another. */
export const contributions = proc(
  'revenue.contributions',
  { given: 'open', done: 'open', due: 'open' },
  (): Giving => ({ given: [], done: [], due: 0 }),
  {
    start: (cx, l) => {
      l.due = debits(cx.g).total;
      if (waiting(cx.g, l).length > 0) return 'ask';
      // [4.03.4-b]
      return cx.g.neutrals ? call(neutrals().neutralContributions, undefined, 'over') : end();
    },
    over: () => end(),
    ask: {
      to: (cx, l) => playersOf(cx.g, waiting(cx.g, l)),
      // [1.06.52-h]
      say: (cx, l) => say('ask.revenue.contribute', { state: cx.g.state, debits: l.due }),
      rules: ['1.06.52-a', '1.06.52-e', '1.06.52-h'],
      windows: OPEN,
      aloud: ['contributed'],
      // [AGR-17] What was promised, and no more.
      silent: (cx, l, by) => {
        const due = contributionDue(cx.g, l, ownFaction(cx.g, by));
        return [due ? { verb: 'contribute', arg: { [due.promise.senator]: due.promise.n } } : { verb: 'contributed' }];
      },
      allots: {
        contribute: {
          rules: ['1.06.52-b', '1.06.52-c', '1.06.52-d', '1.06.52-e', '1.06.52-g'],
          of: (cx, l, by) => {
            const due = contributionDue(cx.g, l, ownFaction(cx.g, by));
            // [AGR-17] What was promised comes first.
            if (due) {
              const { senator: id, n } = due.promise;
              return { of: { [id]: senator(cx.g, id).talents }, min: n, max: senator(cx.g, id).talents };
            }
            const of = able(cx.g, l, ownFaction(cx.g, by));
            return { of, min: 1, max: Object.values(of).reduce((a, b) => a + b, 0) };
          },
          withheld: ({ g }, l, by) => {
            const due = contributionDue(g, l, ownFaction(g, by));
            if (due === undefined) return undefined;
            const others = Object.keys(able(g, l, ownFaction(g, by))).filter((id) => id !== due.promise.senator);
            // Others, and less than he promised.
            return Object.fromEntries(['', ...others].map((ref) => [ref, reason(due.agreement)]));
          },
          take: (cx, l, shares, by) => {
            for (const [id, n] of senatorShares(shares)) {
              hasSpent(cx, ownFaction(cx.g, by), 'contribute', id, n);
              contribute(cx, id, n);
              if (cx.g.neutrals) neutrals().noteContribution(cx.g, n);
              l.given.push(id);
            }
            l.done = [];
            return 'start';
          },
        },
      },
      buttons: {
        contributed: {
          when: (cx, l, by) => {
            const due = contributionDue(cx.g, l, ownFaction(cx.g, by));
            return due === undefined || reason(due.agreement);
          },
          take: (cx, l, by) => {
            l.done.push(ownFaction(cx.g, by));
            return 'start';
          },
        },
      },
      resumed: () => 'start',
    },
  },
);
