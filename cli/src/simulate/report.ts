/** A simulation as a page of its own: no scripts, nothing fetched. */
import type { Options } from '@tabularium/kernel';
import { percent, readable } from '../numbers.ts';
import { COMMAND } from '../paths.ts';
import { escaped, histogram, sharesPlot } from './plots.ts';
import { STYLE } from './report-style.ts';
import { mean, type Series } from './series.ts';
import type { Summary } from './summary.ts';

export const figure = (plot: string): string => `<figure>${plot}</figure>`;

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
      const whose = alike ? '' : ` of seat ${seat + 1} (${escaped(s.bots[seat]!)})`;
      const title = `Points${whose}`;
      return `<h2>${title}</h2>${figure(histogram(title, counts, mean(counts), 'points at the end'))}`;
    })
    .join('');
};

/** A whole page with this in it. */
export const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>
${body}
</main></body></html>
`;

export const report = (s: Summary, series: Series, game: string, nameOf: (how: string) => string): string => {
  const outcomes = Object.entries(s.outcomes);
  const ends = outcomes.map(([how, n]) => ({ label: nameOf(how), n, ...s.shares[how]! }));
  const wins = s.wins.map((w) => ({ label: `seat ${w.seat} (${w.bot})`, n: w.won, ...w }));
  const row = (b: (typeof ends)[number]): string[] => [
    b.label,
    readable(b.n),
    percent(b.share),
    `${percent(b.low)} – ${percent(b.high)}`,
  ];
  const head = ['', 'games', 'share', '95 % interval'];
  return page(
    `${game}: ${readable(s.games)} games`,
    `<h1>${escaped(game)}</h1>
<p>${readable(s.games)} games by bots, seed ${escaped(s.seed)}.</p>
${facts(s)}
<h2>How they ended</h2>
${figure(sharesPlot('How the games ended, with 95 % intervals', ends))}
${table(head, ends.map(row))}
<h2>Who won</h2>
${figure(sharesPlot('Games won by seat, with 95 % intervals', wins))}
${table(head, wins.map(row))}
${s.finished === 0 ? '' : `<h2>How long they took</h2>${figure(histogram('Decisions a game', series.lengths, mean(series.lengths), 'decisions a game'))}`}
${pointPlots(s, series)}
<footer>Intervals are Wilson’s at 95 %. Written by <code>tabularium simulate</code>.</footer>`,
  );
};
