/** Games — 1.07.6, tbl-games */
import { type Cx, end, type Seat } from '@tabularium/kernel';
import { hasSpent, mustSpend } from '../agreements/money.ts';
import { TABLES } from '../data/content.ts';
import type { Rome, Senator } from '../game.ts';
import type { SenatorId } from '../ids.ts';
import { proc } from '../procs.ts';
import { move } from '../rome/money.ts';
import { senator } from '../rome/senators.ts';
import { changePopularity, changeUnrest } from '../rome/standing.ts';
import { say } from '../say.ts';

/** [tbl-games-1][tbl-games-2][tbl-games-3] In the order of the table. */
export const GAMES = ['games:slice-and-dice', 'games:blood-fest', 'games:gladiator-gala'] as const;
const CHEAPEST = Math.min(...TABLES.games.map((x) => x.cost));

const costOf = (which: string): number => TABLES.games[GAMES.findIndex((x) => x === which)]!.cost;

/** [1.07.6-d] In Rome or not; [1.07.6-e][amb-42] neither Captives nor Rebels; [1.07.6-b] who can pay from his own purse. */
export const sponsors = (g: Rome, seat: Seat): SenatorId[] =>
  g.senators.flatMap((s) =>
    s.faction === seat && s.captive === '' && s.rebel === 'no' && s.talents >= CHEAPEST ? [s.id] : [],
  );

/** [1.07.6-c] Within their limits. */
const holdGames = (cx: Cx<Rome>, s: Senator, which: string): void => {
  const { cost, popularity, unrest } = TABLES.games[GAMES.findIndex((x) => x === which)]!;
  move(cx.g, s.id, 'bank', cost);
  changePopularity(s, popularity);
  changeUnrest(cx.g, unrest);
  cx.log(say('forum.games', { who: s.id, games: which, cost }), '1.07.6-c');
};

/** [1.07.6-a] The sponsor is named; which Games? */
export const games = proc('forum.games', (a: { readonly seat: Seat; readonly by: SenatorId }) => ({ ...a }), {
  start: {
    to: (_, l) => l.seat,
    say: (_, l) => say('ask.forum.games', { who: l.by }),
    rules: ['1.07.6-a', '1.07.6-b', '1.07.6-c'],
    picks: {
      games: {
        of: ({ g }, l) => {
          const { talents } = senator(g, l.by);
          // [AGR-17]
          const least = mustSpend(g, l.seat, 'games', (id) => id === l.by)?.promise.n ?? 0;
          const all = GAMES.filter((x) => costOf(x) <= talents);
          const dear = all.filter((x) => costOf(x) >= least);
          return dear.length > 0 ? dear : all;
        },
        take: (cx, l, which) => {
          hasSpent(cx, l.seat, 'games', l.by, costOf(which));
          holdGames(cx, senator(cx.g, l.by), which);
          return end();
        },
      },
    },
  },
});
