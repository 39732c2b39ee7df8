import type { Options } from '@tabularium/kernel';
import type { Chooser } from './moves.ts';
import type { Kind, Problem } from './problem.ts';
import { type Counts, noCounts } from './position.ts';

/** At one in how many positions each check is made; 0 for never. The cheap checks are made after every input. */
export interface Rates {
  readonly plain: number;
  readonly looking: number;
  readonly save: number;
  readonly leak: number;
  /** One in how many inputs is also played in another world. Most inputs touch no secret, so this is done more often. */
  readonly step: number;
  readonly illegal: number;
  readonly undo: number;
  /** One in how many games is played a second time. */
  readonly replay: number;
}

export const RATES: Rates = { plain: 4, looking: 32, save: 32, leak: 32, step: 8, illegal: 32, undo: 256, replay: 8 };

export interface FuzzOptions<V = never> {
  readonly steps: number;
  readonly seed: string;
  /** Stop after so many games. */
  readonly games?: number;
  /** Who plays game number n, if not chance: good play reaches positions that random play never does. */
  readonly chooser?: (game: number) => Chooser<V> | undefined;
  /** A game that takes more inputs than this is called endless. */
  readonly longest?: number;
  readonly every?: Partial<Rates>;
  /** Illegal answers tried at a position that is looked at for them. */
  readonly illegalAtOnce?: number;
  /** Stop after so many failures. */
  readonly failures?: number;
  /** Where failing games are written; `false` for nowhere. */
  readonly folder?: string | false;
  /** Inputs that may be played in order to shrink one failure. */
  readonly effort?: number;
  readonly onProgress?: (done: { readonly steps: number; readonly games: number; readonly failures: number }) => void;
}

export const DEFAULTS = {
  games: Number.POSITIVE_INFINITY,
  longest: 20_000,
  illegalAtOnce: 12,
  failures: 10,
  folder: 'fuzz-failures',
  effort: 100_000,
} as const;

/** The options with nothing left open. */
export type Settings = Required<Omit<FuzzOptions, 'every' | 'chooser' | 'onProgress'>> & { readonly every: Rates };

export interface Failure {
  readonly kind: Kind;
  readonly what: string;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  /** How many inputs lead to it, and how many did before shrinking. */
  readonly inputs: number;
  readonly before: number;
  readonly file?: string;
  /** How often it was met. */
  times: number;
}

export interface FuzzReport extends Counts {
  readonly game: string;
  readonly seed: string;
  steps: number;
  games: number;
  /** Everything found except what the next two count. */
  violations: number;
  illegalAccepted: number;
  leaks: number;
  /** How often games ended in each way, and how often each verb was used. */
  readonly endings: Record<string, number>;
  readonly verbs: Record<string, number>;
  readonly failures: Failure[];
}

export const newReport = (game: string, seed: string): FuzzReport => ({
  game,
  seed,
  steps: 0,
  games: 0,
  violations: 0,
  illegalAccepted: 0,
  leaks: 0,
  ...noCounts(),
  endings: {},
  verbs: {},
  failures: [],
});

export const count = (report: FuzzReport, { kind }: Problem): void => {
  if (kind === 'leak') report.leaks++;
  else if (kind === 'accepted') report.illegalAccepted++;
  else report.violations++;
};

export const failuresOf = ({ violations, illegalAccepted, leaks }: FuzzReport): number =>
  violations + illegalAccepted + leaks;
