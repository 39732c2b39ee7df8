/** A study as a table: a row for each turn, a column for each seat, and where it changed. */
import { chancesAt, type Interval, type Line, type Point, type Study } from '@tabularium/bots/study';
import { type GameFile, linesFor } from '@tabularium/kernel';
import type { Speaker } from '@tabularium/text';
import { counted } from '../numbers.ts';
import { print, styled } from '../output.ts';

const whole = (share: number): number => Math.round(100 * share);

/** "42 (33–51)". */
const cell = ({ share, low, high }: Interval): string =>
  low === high ? `${whole(share)}` : `${whole(share)} (${whole(low)}–${whole(high)})`;

const NAMES = { table: 'the table', nobody: 'nobody' } as const;
const nameOf = (line: Line): string => (typeof line === 'number' ? `seat ${line + 1}` : NAMES[line]);

/** Nobody's chance is told where there was one. */
const toldLines = ({ lines, points }: Study): readonly number[] =>
  lines.flatMap((line, i) => (line === 'nobody' && points.every(({ won }) => won[i] === 0) ? [] : [i]));

const isKnown = ({ played, over }: Point): boolean => played > 0 || over === true;

export const tellStudy = (study: Study, file: GameFile, speak: Speaker): void => {
  const { lines, points, turning } = study;
  const told = toldLines(study);
  const borders = points.filter((point) => point.border && isKnown(point));
  const turnOf = ({ input, turn, over }: Point): string =>
    over ? 'the end' : input === 0 ? 'the beginning' : speak.say(turn).replace(/\.$/, '');
  const rows = [
    ['', 'input', 'games', ...told.map((i) => nameOf(lines[i]!))],
    ...borders.map((point) => {
      const chances = chancesAt(point);
      return [turnOf(point), `${point.input}`, `${point.played}`, ...told.map((i) => cell(chances[i]!))];
    }),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  print(styled('bold', 'Chance to win in 100 games, with the band in which it lies in 95 of 100 studies'));
  for (const row of rows)
    print(row.map((text, i) => (i === 0 ? text.padEnd(widths[i]!) : text.padStart(widths[i]!))).join('  '));
  print(`${counted(study.played, 'game')} played on by bots of their normal level.`);
  print(styled('bold', turning.length === 0 ? '\nNo turn changed it by more than both bands.' : '\nTurning points'));
  for (const { line, before, after, from, to, move } of turning) {
    const turn = turnOf(points.find(({ input }) => input === from)!);
    print(`${turn}: ${nameOf(lines[line]!)} from ${cell(before)} to ${cell(after)}, inputs ${from}–${to}`);
    if (move === undefined) continue;
    const said = linesFor(file.entries[move - 1]!.log, 'public').map(({ m }) => speak.say(m));
    print(`  most of it at input ${move}: ${said.join(' ')}`);
  }
};

/** The same for other programs: shares, and where they lie. */
export const inNumbers = ({ lines, points, turning, played }: Study) => ({
  played,
  lines: lines.map((line) => (typeof line === 'number' ? line + 1 : line)),
  points: points.filter(isKnown).map((point) => ({ ...point, chances: chancesAt(point) })),
  turning,
});
