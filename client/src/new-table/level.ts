/** A code option as figures: one choice for each place of the word. */
import type { OptionSpec } from '@tabularium/kernel';

export type CodeSpec = Extract<OptionSpec, { readonly t: 'code' }>;

/** The code with another character at one place; anything else is left as it was. */
export const withFigure = (spec: CodeSpec, code: string, place: number, figure: string): string => {
  const allowed = spec.of[place];
  if (allowed === undefined || !allowed.includes(figure) || figure.length !== 1) return code;
  return code.slice(0, place) + figure + code.slice(place + 1);
};

/** How hard: steps from the easiest choice, over all places. Characters stand from easy to hard. */
export const hardness = (spec: CodeSpec, code: string): number =>
  spec.of.reduce((sum, chars, place) => sum + Math.max(0, chars.indexOf(code[place] ?? '')), 0);
