/** A ladder as a page of its own, and its table in words. */
import { percent, readable } from '../numbers.ts';
import { COMMAND } from '../paths.ts';
import { ratingsPlot } from '../simulate/plots/ratings.ts';
import { sharesPlot } from '../simulate/plots/shares.ts';
import { escaped } from '../simulate/plots/svg.ts';
import { figure, page, quoted, table } from '../simulate/report.ts';
import type { Ladder, Rung } from './ladder.ts';

const TOGETHER =
  'All win or lose together, so nobody is rated: a bot that has every seat is measured by the share of its games that it wins, table by table.';

const HEAD: readonly string[] = ['bot', 'rating', '95 % interval', 'games', 'somebody won', 'ms an answer'];
const HEAD_TOGETHER: readonly string[] = ['bot', 'table', 'games', 'won', '95 % interval', 'ms an answer'];

/** One line for each bot; where all win together, one for each table of each. */
export const linesOf = ({ bot, rating, games, survived, won, ms }: Rung): readonly (readonly string[])[] => {
  const cost = ms.toFixed(ms < 1 ? 2 : 0);
  if (won)
    return won.map((w) => [
      bot,
      w.table,
      readable(w.games),
      percent(w.share),
      `${percent(w.low)} – ${percent(w.high)}`,
      cost,
    ]);
  const interval = rating ? `${rating.low} – ${rating.high}` : '';
  return [[bot, String(rating?.rating ?? ''), interval, readable(games), percent(survived.share), cost]];
};

export const headOf = ({ rungs }: Ladder): readonly string[] => (rungs.some((r) => r.won) ? HEAD_TOGETHER : HEAD);

const commandOf = ({ game, games, seed, rollouts, rungs }: Ladder): string =>
  `${COMMAND} simulate ${game} --ladder ${rungs.map((r) => r.bot).join(',')} --games ${games} --seed ${quoted(seed)} --rollouts ${rollouts}`;

const plotOf = ({ rungs }: Ladder): string =>
  rungs.some((r) => r.won)
    ? sharesPlot(
        'Share of games won, with 95 % intervals',
        rungs.flatMap(({ bot, won = [] }) => won.map((w) => ({ label: `${bot}: ${w.table}`, ...w }))),
      )
    : ratingsPlot(
        'Ratings, with 95 % intervals',
        rungs.flatMap(({ bot, rating }) => (rating ? [{ label: bot, ...rating }] : [])),
      );

export const ladderReport = (ladder: Ladder, game: string): string => {
  const { games, seed, rungs, anchor, tables } = ladder;
  const together = rungs.some((r) => r.won);
  const about = together
    ? TOGETHER
    : `Bots were drawn for the seats of each table. Whoever wins is taken to be chosen with a chance in proportion to strength (Luce); ten times as strong is 400 more, and “${anchor}” has 1000. Intervals come from drawing deals again.`;
  return page(
    `${game}: ladder of bots`,
    `<h1>${escaped(game)}</h1>
<p>A ladder of bots: ${readable(games)} games, seed ${escaped(seed)}. ${escaped(about)}</p>
<dl><dt>Tables</dt><dd>${escaped(tables.join('; '))}</dd><dt>Again</dt><dd><code>${escaped(commandOf(ladder))}</code></dd></dl>
<h2>${together ? 'Share won' : 'Ratings'}</h2>
${figure(plotOf(ladder), `${together ? 'Share of games won by each bot at each table' : 'Ratings of the bots'}. The whiskers are 95 % intervals.`)}
${table(headOf(ladder), rungs.flatMap(linesOf))}
<footer>Written by <code>tabularium simulate --ladder</code>.</footer>`,
  );
};
