/** Games — 1.07.6, tbl-games */
import { type Cx, end } from '@tabularium/kernel';
import { onlyBy } from '../agreements/enforce.ts';
import { type Left, narrowed, whole } from '../agreements/left.ts';
import { hasSpent, mustSpend } from '../agreements/money.ts';
import { contentOf, tablesOf } from '../data/printed.ts';
import type { Rome, Senator } from '../game.ts';
import type { FactionId, SenatorId } from '../ids.ts';
import { proc } from '../procs.ts';
import { move } from '../rome/money.ts';
import { senator } from '../rome/senators.ts';
import { changePopularity, changeUnrest } from '../rome/standing.ts';
import { say } from '../say.ts';
import { firstOffered } from '../table/silence.ts';
import { playerOf } from '../rome/players.ts';

/** [tbl-games-1][tbl-games-2][tbl-games-3] In the order of the table. */
export const GAMES = ['games:slice-and-dice', 'games:blood-fest', 'games:gladiator-gala'] as const;

export const costOf = (g: Rome, which: string): number => tablesOf(g).games[GAMES.findIndex((x) => x === which)]!.cost;

/** [1.07.6-d] In Rome or not; [1.07.6-e][amb-42] neither Captives nor Rebels; [1.07.6-b] who can pay from his own purse. */
export const sponsors = (g: Rome, faction: FactionId): SenatorId[] =>
  g.senators.flatMap((s) =>
    s.faction === faction && s.captive === '' && s.rebel === 'no' && s.talents >= contentOf(g).cheapestGames
      ? [s.id]
      : [],
  );

/** [1.07.6-c] Within their limits. */
export const holdGames = (cx: Cx<Rome>, s: Senator, which: string): void => {
  const { cost, popularity, unrest } = tablesOf(cx.g).games[GAMES.findIndex((x) => x === which)]!;
  move(cx.g, s.id, 'bank', cost);
  changePopularity(cx.g, s, popularity);
  changeUnrest(cx.g, unrest);
  cx.log(say('forum.games', { who: s.id, games: which, cost }), '1.07.6-c');
};

interface Sponsoring {
  readonly seat: FactionId;
  readonly by: SenatorId;
}
/** [1.07.6-b] What he can pay; [AGR-17] as dear as he promised, [AGR-22] if there are such Games. */
const payable = (g: Rome, l: Sponsoring): Left<string> => {
  const all = GAMES.filter((x) => costOf(g, x) <= senator(g, l.by).talents);
  const due = mustSpend(g, l.seat, 'games', (id) => id === l.by);
  const dear = due ? onlyBy(due.agreement, all, (x) => costOf(g, x) >= due.promise.n) : whole(all);
  return dear.left.length > 0 ? dear : whole(all);
};

/** [1.07.6-a] The sponsor is named; which Games? */
export const games = proc('forum.games', { seat: 'open', by: 'open' }, (a: Sponsoring) => ({ ...a }), {
  start: {
    to: (cx, l) => playerOf(cx.g, l.seat),
    say: (_, l) => say('ask.forum.games', { who: l.by }),
    rules: ['1.07.6-a', '1.07.6-b', '1.07.6-c'],
    silent: () => firstOffered('games', GAMES),
    picks: {
      games: {
        ...narrowed(payable),
        take: (cx, l, which) => {
          hasSpent(cx, l.seat, 'games', l.by, costOf(cx.g, which));
          holdGames(cx, senator(cx.g, l.by), which);
          return end();
        },
      },
    },
  },
});
