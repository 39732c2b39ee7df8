/** A simulation as a page of its own: no scripts, nothing fetched. */
import type { Options } from '@tabularium/kernel';
import { percent, readable } from '../numbers.ts';
import { COMMAND } from '../paths.ts';
import { histogram, type Layer, MOST_LAYERS } from './plots/histogram.ts';
import { sharesPlot } from './plots/shares.ts';
import { escaped } from './plots/svg.ts';
import { spoken } from './ranges.ts';
import { STYLE } from './report-style.ts';
import { mean, type Series, sum } from './series.ts';
import type { Summary } from './summary.ts';

/** A plot with what it shows in a sentence, so that it can stand alone in an article. */
export const figure = (plot: string, caption: string): string =>
  `<figure>${plot}<figcaption>${escaped(caption)}</figcaption></figure>`;

/** For a shell. */
export const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Switches that are off and lists that are empty go without saying. */
const optionsText = (options: Options): string =>
  Object.entries(options)
    .filter(([, value]) => value !== false && !(Array.isArray(value) && value.length === 0))
    .map(([name, value]) => `${name} ${value === true ? 'on' : String(value)}`)
    .join('; ');

const facts = (s: Summary): string => {
  const pack = s.pack === undefined ? '' : ' --pack FILE';
  const command = `${COMMAND} simulate ${s.game} --games ${s.games} --seed ${quoted(s.seed)} --players ${s.players} --bots ${s.bots.join(',')} --options ${quoted(JSON.stringify(s.options))}${pack}`;
  const rows: readonly (readonly [string, string])[] = [
    ['Games', `${readable(s.games)}, of which ${readable(s.finished)} were played to the end`],
    ...(s.missing ? [['Not played yet', `games ${spoken(s.missing)}`] as const] : []),
    ...(s.pack === undefined ? [] : [['Content pack', s.pack] as const]),
    ['Players', `${s.players}: ${s.bots.join(', ')}`],
    ['Options', optionsText(s.options)],
    ['Decisions', `${readable(s.steps)}, ${readable(s.meanSteps)} a game`],
    ['Speed', `${readable(s.stepsPerSecond)} decisions and ${readable(s.gamesPerSecond)} games a second`],
    ['Again', command],
  ];
  const value = ([name, text]: readonly [string, string]): string =>
    `<dt>${name}</dt><dd>${name === 'Again' ? `<code>${escaped(text)}</code>` : escaped(text)}</dd>`;
  return `<dl>${rows.map(value).join('')}</dl>`;
};

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><thead><tr>${head.map((h) => `<th scope="col">${escaped(h)}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((c) => `<td>${escaped(c)}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;

/** Seats that always score alike are shown once. */
const pointPlots = (s: Summary, { points }: Series): string => {
  const known = points.filter((p) => Object.keys(p).length > 0);
  const alike = new Set(known.map((p) => JSON.stringify(p))).size === 1;
  return (alike ? known.slice(0, 1) : known)
    .map((counts, seat) => {
      const whose = alike ? '' : ` of seat ${seat + 1} (${s.bots[seat]!})`;
      const title = `Points${whose}`;
      const caption = `How many games ended with how many points${whose}; dashed: the mean, ${readable(mean(counts))}.`;
      const plot = histogram(title, [{ label: title, counts }], mean(counts), 'points at the end');
      return `<h2>${escaped(title)}</h2>${figure(plot, caption)}`;
    })
    .join('');
};

/** By how they ended, what came most often first; the rest together. */
const layersOf = ({ lengths, outcomes }: Series, nameOf: (how: string) => string): readonly Layer[] => {
  const hows = Object.keys(lengths).toSorted((a, b) => outcomes[b]! - outcomes[a]!);
  const room = hows.length > MOST_LAYERS ? MOST_LAYERS - 1 : MOST_LAYERS;
  const shown = hows.slice(0, room).map((how) => ({ label: nameOf(how), counts: lengths[how]! }));
  const others = hows.slice(room);
  return others.length === 0
    ? shown
    : [...shown, { label: 'otherwise', counts: others.map((how) => lengths[how]!).reduce(sum) }];
};

const lengthsPlot = (series: Series, nameOf: (how: string) => string): string => {
  if (series.finished === 0) return '';
  const average = mean(Object.values(series.lengths).reduce(sum));
  const title = 'Decisions a game, by how it ended';
  const plot = histogram(title, layersOf(series, nameOf), average, 'decisions a game');
  const caption = `How many games took how many decisions, by how they ended; dashed: the mean, ${readable(average)}.`;
  return `<h2>How long they took</h2>${figure(plot, caption)}`;
};

/** A whole page with this in it. */
export const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>
${body}
</main></body></html>
`;

const WHISKERS = 'The whiskers are 95 % intervals.';

export const report = (s: Summary, series: Series, game: string, nameOf: (how: string) => string): string => {
  const ends = Object.entries(s.outcomes).map(([how, n]) => ({ label: nameOf(how), n, ...s.shares[how]! }));
  const came = ends.filter(({ n }) => n > 0);
  const wins = s.wins.map((w) => ({ label: `seat ${w.seat} (${w.bot})`, n: w.won, ...w }));
  const row = (b: (typeof ends)[number]): string[] => [
    b.label,
    readable(b.n),
    percent(b.share),
    `${percent(b.low)} – ${percent(b.high)}`,
  ];
  const head = ['', 'games', 'share', '95 % interval'];
  const won = wins.reduce((sum, { n }) => sum + n, 0);
  // Where several share a victory no share is fair.
  const fair = s.games > 0 && won <= s.games && wins.length > 1 ? won / s.games / wins.length : undefined;
  const fairText = fair === undefined ? '' : ` Dashed: an equal part of all that were won, ${percent(fair)}.`;
  const neverText = came.length < ends.length ? ' Ways to end that did not happen are in the table alone.' : '';
  return page(
    `${game}: ${readable(s.games)} games`,
    `<h1>${escaped(game)}</h1>
<p>${readable(s.games)} games by bots, seed ${escaped(s.seed)}.</p>
${facts(s)}
<h2>How they ended</h2>
${figure(sharesPlot('How the games ended, with 95 % intervals', came), `How ${readable(s.games)} games ended. ${WHISKERS}${neverText}`)}
${table(head, ends.map(row))}
<h2>Who won</h2>
${figure(sharesPlot('Games won by seat, with 95 % intervals', wins, fair), `Share of all games won by each seat. ${WHISKERS}${fairText}`)}
${table(head, wins.map(row))}
${lengthsPlot(series, nameOf)}
${pointPlots(s, series)}
<footer>Intervals are Wilson’s at 95 %. Written by <code>tabularium simulate</code>.</footer>`,
  );
};
