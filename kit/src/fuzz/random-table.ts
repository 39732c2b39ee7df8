import { type Meta, missingIn, type OptionSpec, type OptionValue, type Rng } from '@tabularium/kernel';

export interface RandomTable {
  readonly seats: number;
  readonly options: Record<string, OptionValue>;
}

/** Any number of players and any combination of options, each as likely. */
export const randomTable = ({ seats, options }: Meta, rng: Rng): RandomTable => ({
  seats: seats.min + rng.below(seats.max - seats.min + 1),
  options: Object.fromEntries(Object.entries(options).map(([name, spec]) => [name, randomOption(spec, rng)])),
});

const randomOption = (spec: OptionSpec, rng: Rng): OptionValue => {
  switch (spec.t) {
    case 'choice':
      return rng.pick(spec.of);
    case 'set': {
      const chosen = spec.of.filter(() => rng.below(2) === 0);
      const missing = new Set(missingIn(spec, chosen).map(([one]) => one));
      return chosen.filter((one) => !missing.has(one));
    }
    case 'switch':
      return rng.below(2) === 0;
    case 'code':
      return spec.of.map((chars) => rng.pick(chars.split(''))).join('');
    default:
      return spec satisfies never;
  }
};
