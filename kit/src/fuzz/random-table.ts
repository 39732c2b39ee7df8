import {
  isWithin,
  leftOf,
  type Meta,
  missingIn,
  type OptionSpec,
  type OptionValue,
  type Rng,
} from '@tabularium/kernel';

export interface RandomTable {
  readonly seats: number;
  readonly options: Record<string, OptionValue>;
}

/** Any number of players and any combination of options, each as likely. */
export const randomTable = ({ seats: { min, max }, options, limits }: Meta, rng: Rng): RandomTable => {
  const seats = min + rng.below(max - min + 1);
  const drawn = ([name, spec]: [string, OptionSpec]): [string, OptionValue] => {
    const left = leftOf(limits, seats, name);
    const value = randomOption(spec, rng);
    if (isWithin(left, value)) return [name, value];
    return [name, spec.t === 'set' ? [] : rng.pick(left!)];
  };
  return { seats, options: Object.fromEntries(Object.entries(options).map(drawn)) };
};

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
