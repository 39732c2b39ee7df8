/** What so many players can choose. */
import { isWithin, leftOf, type Meta, type OptionSpec, type OptionValue } from '@tabularium/kernel';

/** The options of a table with so many players; without those of which nothing is left to choose. */
export const optionsFor = (meta: Meta, seats: number): Readonly<Record<string, OptionSpec>> =>
  Object.fromEntries(
    Object.entries(meta.options).flatMap(([option, spec]): [string, OptionSpec][] => {
      const left = leftOf(meta.limits, seats, option);
      if (left === undefined) return [[option, spec]];
      if (spec.t !== 'choice' && spec.t !== 'set') return left.length > 1 ? [[option, spec]] : [];
      const of = spec.of.filter((one) => left.includes(one));
      return of.length > (spec.t === 'set' ? 0 : 1) ? [[option, { ...spec, of }]] : [];
    }),
  );

/** What was chosen, as far as so many players can choose it. */
export const fitted = (
  meta: Meta,
  seats: number,
  chosen: Readonly<Record<string, OptionValue>>,
): Readonly<Record<string, OptionValue>> =>
  Object.fromEntries(
    Object.entries(chosen).map(([option, value]): [string, OptionValue] => {
      const left = leftOf(meta.limits, seats, option);
      if (isWithin(left, value)) return [option, value];
      const usual = meta.options[option]!.default;
      return [option, isWithin(left, usual) ? usual : left![0]!];
    }),
  );
