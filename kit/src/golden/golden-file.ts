/** A recorded game: inputs in, a digest of the position after each. */
import { canonical, type Input, type InputArg, type Options } from '@tabularium/kernel';

export interface GoldenFile {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  /** How it ends; a game that was broken off has none. */
  readonly ending?: string;
  readonly inputs: readonly GoldenInput[];
  /** Of the position at the start and after each input. */
  readonly digests: readonly string[];
}

export type GoldenInput = readonly [by: number, verb: string] | readonly [by: number, verb: string, arg: InputArg];

export const toGolden = ({ by, verb, arg }: Input): GoldenInput => (arg === undefined ? [by, verb] : [by, verb, arg]);

export const fromGolden = ([by, verb, arg]: GoldenInput): Input =>
  arg === undefined ? { by, verb } : { by, verb, arg };

const DIGESTS_IN_LINE = 6;

/** One input a line, so that a difference can be read. */
export const formatGolden = ({ inputs, digests, ...head }: GoldenFile): string => {
  const lines = (of: readonly string[]): string => of.map((line) => `\n    ${line}`).join(',');
  const inLines = Array.from({ length: Math.ceil(digests.length / DIGESTS_IN_LINE) }, (_, i) =>
    digests
      .slice(i * DIGESTS_IN_LINE, (i + 1) * DIGESTS_IN_LINE)
      .map((d) => JSON.stringify(d))
      .join(','),
  );
  const fields = [
    ...Object.entries(head).map(([name, value]) => `${JSON.stringify(name)}: ${canonical(value)}`),
    `"inputs": [${lines(inputs.map((i) => JSON.stringify(i)))}\n  ]`,
    `"digests": [${lines(inLines)}\n  ]`,
  ];
  return `{\n${fields.map((field) => `  ${field}`).join(',\n')}\n}\n`;
};

/** Says what is missing rather than failing somewhere later. */
export const parseGolden = (text: string): GoldenFile => {
  const file = JSON.parse(text) as Partial<GoldenFile>;
  const { game, version, seats, options, seed, inputs, digests } = file;
  const isWhole =
    typeof game === 'string' &&
    typeof version === 'number' &&
    typeof seats === 'number' &&
    typeof seed === 'string' &&
    typeof options === 'object' &&
    Array.isArray(inputs) &&
    Array.isArray(digests);
  if (!isWhole) throw new Error('a recorded game has game, version, seats, options, seed, inputs and digests');
  if (digests.length !== inputs.length + 1) {
    throw new Error(`${inputs.length} inputs want ${inputs.length + 1} digests, not ${digests.length}`);
  }
  return file as GoldenFile;
};
