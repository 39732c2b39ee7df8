import type { Choice } from '../choices.ts';

/** Something that is offered, for tests. */
export const choice = (verb: string, rest: Partial<Choice>): Choice => ({
  verb,
  label: verb,
  key: '',
  held: [],
  rules: [],
  weighty: true,
  last: [],
  aside: false,
  ...rest,
});
