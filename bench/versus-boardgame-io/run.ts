// Plays the same games at random on boardgame.io and on the kernel, in turns, and compares moves per second.
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { rng } from '../../kernel/src/index.ts';
import type { Contender } from './contender.ts';
import { ourRefusals, ours } from './ours.ts';
import type { Below } from './rules.ts';
import { theirRefusals, theirs, version } from './theirs.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '9' },
    games: { type: 'string', default: '1000' },
    ms: { type: 'string', default: '250' },
  },
});
const wholeAbove0 = (name: 'rounds' | 'games' | 'ms'): number => {
  const n = Number(values[name]);
  if (Number.isInteger(n) && n > 0) return n;
  throw new Error(`--${name} must be a whole number above 0`);
};
const rounds = wholeAbove0('rounds');
const games = wholeAbove0('games');
const ms = wholeAbove0('ms');

/** boardgame.io needs a second or two to reach its full speed. */
const WARM_UP_MS = 2000;

interface Totals {
  readonly games: number;
  readonly moves: number;
  readonly wins: readonly [number, number];
  readonly drawn: number;
}

const random = (seed: string): Below => {
  const chance = rng(seed);
  return (n) => chance.below(n);
};

/** A batch of games that depends on the seed alone. */
const batch = ({ play }: Contender, seed: string): Totals => {
  const below = random(seed);
  const wins: [number, number] = [0, 0];
  let moves = 0;
  let drawn = 0;
  for (let i = 0; i < games; i++) {
    const end = play(below);
    moves += end.moves;
    if (end.winner === -1) drawn++;
    else wins[end.winner === 0 ? 0 : 1]++;
  }
  return { games, moves, wins, drawn };
};

/** The processor time of this thread, which other programs on the machine disturb less than clock time. */
const spentMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Plays the same batch again and again until the time is up, and returns moves per second. */
const measure = (c: Contender, seed: string, atLeastMs: number): { rate: number; totals: Totals } => {
  const started = spentMs();
  let moves = 0;
  for (;;) {
    const totals = batch(c, seed);
    moves += totals.moves;
    const spent = spentMs() - started;
    if (spent >= atLeastMs) return { rate: (moves * 1000) / spent, totals };
  }
};

/** Every game must take the same course on both sides: the same winner after the same number of moves. */
const mustAgree = (game: string, contenders: readonly Contender[]): void => {
  const records = contenders.map(({ play }) => {
    const below = random(`agree/${game}`);
    return JSON.stringify(Array.from({ length: games }, () => play(below)));
  });
  const odd = records.findIndex((record) => record !== records[0]);
  if (odd !== -1) throw new Error(`${game}: ${contenders[odd]?.name} plays other games than ${contenders[0]?.name}`);
};

const median = (of: readonly number[]): number => {
  const sorted = [...of].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
};

interface Row {
  readonly name: string;
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

const compare = (game: string) => {
  const contenders = [...theirs[game]!, ...ours[game]!];
  mustAgree(game, contenders);
  for (const c of contenders) measure(c, 'warm-up', WARM_UP_MS);
  const rates = contenders.map((): number[] => []);
  const all: Totals[] = [];
  for (let round = 0; round < rounds; round++) {
    const seed = `${game}/${round}`;
    const seen: string[] = [];
    // Each round starts with a different contender.
    for (let i = 0; i < contenders.length; i++) {
      const at = (i + round) % contenders.length;
      const { rate, totals } = measure(contenders[at]!, seed, ms);
      rates[at]!.push(rate);
      seen.push(JSON.stringify(totals));
      if (i === 0) all.push(totals);
    }
    if (new Set(seen).size !== 1) throw new Error(`${game}: results differ: ${seen.join(' ')}`);
  }
  const rows: Row[] = contenders.map(({ name }, i) => ({
    name,
    median: median(rates[i]!),
    least: Math.min(...rates[i]!),
    most: Math.max(...rates[i]!),
  }));
  /** For each round: our rate divided by theirs. */
  const ratio = (our: string, their: string): number => {
    const [a, b] = [our, their].map((name) => rates[contenders.findIndex((c) => c.name === name)]!);
    return median(a!.map((rate, round) => rate / b![round]!));
  };
  const pairs = [
    ['kernel, move from outside', 'boardgame.io reducer'],
    ['kernel, checked', 'boardgame.io reducer'],
    ['kernel, on trust', 'boardgame.io reducer'],
    ['kernel, old states kept', 'boardgame.io reducer'],
    ['kernel, checked', 'boardgame.io Client'],
    ['kernel Match', 'boardgame.io Client'],
  ] as const;
  const ratios = pairs.map(([our, their]) => ({ our, their, times: ratio(our, their) }));
  const sum = (of: (t: Totals) => number): number => all.reduce((n, t) => n + of(t), 0);
  const results = {
    games: sum((r) => r.games),
    moves: sum((r) => r.moves),
    first: sum((r) => r.wins[0]),
    second: sum((r) => r.wins[1]),
    drawn: sum((r) => r.drawn),
  };
  return { game, results, rows, ratios };
};

if ([...theirRefusals(), ...ourRefusals()].includes(false)) throw new Error('a wrong move was not refused');

const found = Object.keys(theirs).map(compare);
const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`;

if (values.json) {
  console.log(JSON.stringify({ machine, boardgameIo: version, rounds, games, ms, compared: found }, undefined, 2));
} else {
  const whole = (n: number): string => Math.round(n).toLocaleString('en');
  const line = (...cells: readonly string[]): void => console.log(`| ${cells.join(' | ')} |`);
  console.log(`boardgame.io ${version}, ${machine}; ${rounds} rounds of ${games} games, each for ${ms} ms at least`);
  for (const { game, results, rows, ratios } of found) {
    const { first, second, drawn } = results;
    console.log(`\n${game}: ${whole(results.games)} games, ${whole(results.moves)} moves;`);
    console.log(
      `first won ${whole(first)}, second won ${whole(second)}, nobody won ${whole(drawn)}; the same for all\n`,
    );
    line('moves per second', 'median', 'least', 'most', 'ns per move');
    line('---', '---:', '---:', '---:', '---:');
    for (const r of rows) line(r.name, whole(r.median), whole(r.least), whole(r.most), whole(1e9 / r.median));
    console.log();
    for (const r of ratios) console.log(`${r.times.toFixed(1).padStart(7)} ×  ${r.our} / ${r.their}`);
  }
}
