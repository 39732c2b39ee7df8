// One bot among others of one kind, its seat going round; each deal is played once in every seat.
import { playGame } from '@tabularium/bots';
import type { BotFactory } from '@tabularium/parts';
import { mediterraneanEmpires, PRINTED } from '../rules/index.ts';

export interface Table {
  readonly scenario: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
}
/** A table of a printed scenario, with the Empires in the order of the seats. The options call it by its letter. */
export const tableOf = (scenario: string): Table => {
  const found = PRINTED.scenarios.find((x) => x.id === scenario);
  if (!found) throw new Error(`there is no scenario ${scenario}`);
  const same = PRINTED.scenarios.filter((x) => x.players === found.players);
  return {
    scenario,
    seats: found.players,
    options: { scenario: 'ABCD'[same.indexOf(found)], empires: 'seats' },
  };
};

export interface Result {
  games: number;
  /** A shared victory counts as a part of one. */
  won: number;
  /** Points more than the best of the others. */
  margin: number;
  decisions: number;
  automatic: number;
}
export const noResult = (): Result => ({ games: 0, won: 0, margin: 0, decisions: 0, automatic: 0 });

/** Plays the games with these numbers and adds what came of them. */
export const playGames = (
  into: Result,
  { seats, options }: Table,
  seed: string,
  [from, to]: readonly [number, number],
  mine: BotFactory,
  others: (game: number) => BotFactory,
): void => {
  for (let i = from; i < to; i++) {
    const seat = i % seats;
    const bots = Array.from({ length: seats }, (_, s) => (s === seat ? mine : others(i)));
    const { outcome, steps } = playGame(mediterraneanEmpires, {
      seats,
      options,
      seed,
      index: Math.floor(i / seats),
      bots,
    });
    into.games++;
    into.decisions += steps;
    if (!outcome) continue;
    const points = outcome.points!;
    if (outcome.winners.includes(seat)) into.won += 1 / outcome.winners.length;
    into.margin += points[seat]! - Math.max(...points.filter((_, s) => s !== seat));
    if (outcome.how === 'automatic') into.automatic++;
  }
};

/** Wilson's interval of 95 %. */
export const interval = (won: number, games: number): readonly [low: number, high: number] => {
  const z = 1.96;
  const p = won / games;
  const middle = p + (z * z) / (2 * games);
  const width = z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games));
  const whole = 1 + (z * z) / games;
  return [(middle - width) / whole, (middle + width) / whole];
};

const percent = (x: number): string => (100 * x).toFixed(0);
export const told = ({ won, games }: Result): string => {
  const [low, high] = interval(won, games);
  return `${percent(won / games)} % (${percent(low)}–${percent(high)}), ${games} games`;
};
