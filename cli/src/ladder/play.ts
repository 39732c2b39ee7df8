/** The games of a ladder: bots drawn for the seats of a table, each deal played twice with the seats changed about. */
import { playGame } from '@tabularium/bots';
import { type Rng, rng } from '@tabularium/kernel';
import type { BotFactory, Measured } from '@tabularium/parts';
import { gameOf } from '../games.ts';
import { botNamed } from '../table.ts';
import type { Met } from './ratings.ts';

export interface LadderJob {
  readonly game: string;
  /** Some of those that are measured, by name. */
  readonly bots: readonly string[];
  readonly seed: string;
  /** How often a bot that looks ahead may play on for one answer. */
  readonly rollouts: number;
}

export interface LadderGame extends Met {
  readonly index: number;
  /** Which of the tables. */
  readonly table: number;
}
export interface LadderPart {
  readonly games: readonly LadderGame[];
  /** By bot: answers, and milliseconds of processor that they took. */
  readonly answers: Readonly<Record<string, number>>;
  readonly ms: Readonly<Record<string, number>>;
}

/** Games of one deal. */
const TURNS = 2;

const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

interface Seating {
  readonly table: number;
  readonly bots: readonly string[];
}

const any = <T>(of: readonly T[], chance: Rng): T => of[chance.below(of.length)]!;

/** A table and a bot for each seat, at least two different ones; the second game of a deal moves them on by half the table. */
export const seatingOf = ({ bots, seed }: LadderJob, tables: readonly Measured[], index: number): Seating => {
  const chance = rng(`${seed}/deal ${Math.floor(index / TURNS)}`);
  const table = chance.below(tables.length);
  const { seats } = tables[table]!;
  const drawn = Array.from({ length: seats }, () => any(bots, chance));
  if (new Set(drawn).size === 1) {
    const others = bots.filter((bot) => bot !== drawn[0]);
    if (others.length > 0) drawn[chance.below(seats)] = any(others, chance);
  }
  const moved = (index % TURNS) * Math.max(1, Math.floor(seats / 2));
  return { table, bots: drawn.map((_, seat) => drawn[(seat + moved) % seats]!) };
};

/** Where all win or lose together, one bot has all seats, and every bot gets every deal of every table. */
export const togetherOf = (
  { bots }: LadderJob,
  tables: readonly Measured[],
  index: number,
): Seating & { deal: number } => {
  const round = Math.floor(index / bots.length);
  const table = round % tables.length;
  const bot = bots[index % bots.length]!;
  return { table, bots: Array.from({ length: tables[table]!.seats }, () => bot), deal: round };
};

/** Games `from` up to and without `to`; each depends on seed and number alone. */
export const playLadder = (job: LadderJob, from: number, to: number): LadderPart => {
  const { module, measured, together } = gameOf(job.game);
  const answers: Record<string, number> = {};
  const ms: Record<string, number> = {};
  const timed =
    (name: string): BotFactory =>
    (effort) => {
      const bot = botNamed(job.game, name)(effort);
      return {
        name,
        choose: (seen) => {
          const began = cpuMs();
          const input = bot.choose(seen);
          ms[name] = (ms[name] ?? 0) + cpuMs() - began;
          answers[name] = (answers[name] ?? 0) + 1;
          return input;
        },
      };
    };
  const play = (index: number): LadderGame => {
    const seating = together
      ? togetherOf(job, measured, index)
      : { ...seatingOf(job, measured, index), deal: Math.floor(index / TURNS) };
    const { seats, options } = measured[seating.table]!;
    const { outcome } = playGame(module, {
      seats,
      options,
      seed: job.seed,
      index: seating.deal,
      bots: seating.bots.map(timed),
      effort: { rollouts: job.rollouts },
    });
    return { ...seating, index, winners: outcome?.winners ?? [] };
  };
  const games = Array.from({ length: to - from }, (_, i) => play(from + i));
  return { games, answers, ms };
};
