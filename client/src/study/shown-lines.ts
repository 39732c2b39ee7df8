/** What is drawn of a study: a line for each chance, and the positions from left to right. */
import { chancesAt, type Interval, type Line, type Point, type Turning } from '@tabularium/bots/study';
import { lookOfSeat, type SeatLook } from '@tabularium/parts/web';
import type { Figure } from '../games/game-ui.ts';
import type { Screen } from '../source/source.ts';
import { nameOf } from '../table/name-of.ts';
import type { Words } from '../words/words.ts';
import type { KeptStudy } from './kept-studies.ts';

export interface ShownLine {
  readonly line: Line;
  /** Its place among the chances of a point. */
  readonly i: number;
  readonly name: string;
  readonly look: SeatLook | 'nobody';
}

export interface ShownPoint {
  readonly input: number;
  /** The same as whoever looks counts. */
  readonly at: number;
  readonly name: string;
  /** Of the turn, where it is another than before: there is no room for its name. */
  readonly tick: string;
  readonly played: number;
  readonly chances: readonly Interval[];
}

export const nameOfLine = (line: Line, screen: Screen, figures: readonly Figure[], { t }: Words): string => {
  if (line === 'table') return t('study.table');
  if (line === 'nobody') return t('study.nobody');
  return nameOf(screen, line, figures, t('ui.seatN', { n: line + 1 }));
};

/** The lines that were ever above nothing; that of a seat always. */
export const linesShown = (
  { study: { lines, points } }: KeptStudy,
  screen: Screen,
  figures: readonly Figure[],
  words: Words,
): readonly ShownLine[] =>
  lines.flatMap((line, i) => {
    if (line === 'nobody' && points.every(({ won }) => won[i] === 0)) return [];
    const own = figures.find(({ seat }) => seat === line)?.look;
    const look = line === 'nobody' ? line : typeof line === 'number' ? (own ?? lookOfSeat(line)) : lookOfSeat(0);
    return [{ line, i, name: nameOfLine(line, screen, figures, words), look }];
  });

/** The first number that the name of a turn has. */
const tickOf = ({ turn }: Point): string => {
  const n = Object.values(turn.a ?? {}).find((arg) => typeof arg === 'number');
  return n === undefined || n === 0 ? '' : String(n);
};

export const turnName = ({ input, turn, over }: Point, { study, inputs }: KeptStudy, { t, speaker }: Words): string => {
  if (over) return t('study.end');
  if (input === 0) return t('study.beginning');
  if (input === study.points.at(-1)?.input && input >= inputs) return t('study.now');
  return speaker.say(turn).replace(/\.$/, '');
};

/** The positions where a turn began of which anything is known. */
export const pointsShown = (kept: KeptStudy, words: Words): readonly ShownPoint[] => {
  let last = '';
  return kept.study.points
    .filter(({ border, played, over }) => border && (played > 0 || over))
    .map((point) => {
      const tick = tickOf(point);
      const isNew = tick !== last && !point.over;
      last = tick;
      const { input, played } = point;
      const chances = chancesAt(point);
      return {
        input,
        at: kept.seen[input] ?? input,
        name: turnName(point, kept, words),
        tick: isNew ? tick : '',
        played,
        chances,
      };
    });
};

export const whole = (share: number): number => Math.round(100 * share);

export const chanceInWords = ({ t }: Words, who: string, { share, low, high }: Interval): string =>
  low === high
    ? t('study.sure', { who, share: whole(share) })
    : t('study.chance', { who, share: whole(share), low: whole(low), high: whole(high) });

/** The move to look at: the one that did it, or the beginning of the next turn. */
export const placeOf = ({ seen }: KeptStudy, { move, to }: Turning): number => seen[move ?? to] ?? move ?? to;
