// Which way each weight of the bot should go. Every seat plays with weights of its own, log-normal about those in use; over many
// games whoever wins more than the others of his table says which change was good for him, and the games in which Rome stands say
// what was good for Rome. Quicker than `tabularium tune`, since each game tells of five vectors; it finds a direction, no champion.
// `node games/republic-of-rome/scripts/slope.ts 700 "some seed"` plays 700 games and prints for every weight: how much more often
// a Faction wins whose weight is e times as large, and how much more often Rome stands if all have it so, each with one standard error.
import { playGame } from '@tabularium/bots';
import { rng } from '@tabularium/kernel';
import { sensibleWith } from '../bots/sensible.ts';
import { TUNED, type Weights } from '../bots/weights.ts';
import { SCENARIOS } from '../rules/ids.ts';
import { republicOfRome } from '../rules/index.ts';

const games = Number(process.argv[2] ?? 300);
const seed = process.argv[3] ?? 'slope';
const seats = 5;
const SPREAD = 0.5;

const chance = rng(`${seed}/weights`);
const unit = (): number => chance.below(1_000_000) / 1_000_000;
/** Twelve even chances make nearly a normal one. */
const normal = (): number => Array.from({ length: 12 }, unit).reduce((a, b) => a + b, 0) - 6;
const isWeight = (key: string): key is keyof Weights => key in TUNED;
const names = Object.keys(TUNED).filter(isWeight);

interface Slope {
  own: number;
  square: number;
  rome: number;
  romeSquare: number;
}
const slopes = new Map(names.map((name): [string, Slope] => [name, { own: 0, square: 0, rome: 0, romeSquare: 0 }]));
let decided = 0;
const results: { readonly steps: readonly (readonly number[])[]; readonly won: readonly number[] }[] = [];
for (let i = 0; i < games; i++) {
  const steps = Array.from({ length: seats }, () => names.map(() => SPREAD * normal()));
  const bots = steps.map((by) => {
    const weights = { ...TUNED };
    names.forEach((name, n) => {
      weights[name] = TUNED[name] * Math.exp(by[n]!);
    });
    return sensibleWith({ answers: {}, asides: [], weights });
  });
  const scenario = SCENARIOS[i % SCENARIOS.length]!;
  const { outcome } = playGame(republicOfRome, { seats, options: { scenario }, seed, index: i, bots });
  const winners = outcome?.winners ?? [];
  if (winners.length > 0) decided++;
  results.push({
    steps,
    won: Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
  });
}

const stands = decided / games;
const mean = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0) / all.length;
for (const { steps, won } of results) {
  const isDecided = won.some((n) => n > 0);
  names.forEach((name, n) => {
    const slope = slopes.get(name)!;
    const middle = mean(steps.map((by) => by[n]!));
    slope.rome += middle * ((isDecided ? 1 : 0) - stands);
    slope.romeSquare += middle * middle;
    if (!isDecided) return;
    steps.forEach((by, seat) => {
      slope.own += (by[n]! - middle) * (won[seat]! - 1 / seats);
      slope.square += (by[n]! - middle) ** 2;
    });
  });
}
const told = (n: number): string => `${n >= 0 ? '+' : ''}${(100 * n).toFixed(1)}`.padStart(6);
console.log(`${games} games, ${decided} decided, seed ${seed}`);
const rows = names.map((name) => {
  const { own, square, rome, romeSquare } = slopes.get(name)!;
  return {
    name,
    own: own / square,
    error: Math.sqrt(((1 / seats) * (1 - 1 / seats)) / square),
    rome: rome / romeSquare,
    romeError: Math.sqrt((stands * (1 - stands)) / romeSquare),
  };
});
for (const { name, own, error, rome, romeError } of rows.toSorted((a, b) => b.own / b.error - a.own / a.error))
  console.log(
    `${name.padEnd(16)} own ${told(own)} ± ${(100 * error).toFixed(1)}   Rome ${told(rome)} ± ${(100 * romeError).toFixed(1)}`,
  );
