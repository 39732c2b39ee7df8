/** The Advanced Rules: which of them a table plays with, and what they keep — 2.00 */
import { type Options, setChosen } from '@tabularium/kernel';
import type { Disbandment } from './disbandment/state.ts';
import type { PassingLaws } from './laws/state.ts';
import type { Pontificate } from './pontifex/pontificate.ts';
import type { ProvincialWars } from './provinces/state.ts';
import type { RebelGovernors } from './rebels/state.ts';

/** [2.00-a] Each is chosen by itself before the game. [2.00-d] Tables of one or two, which play without them, there are none (`table/meta.ts`). */
export const ADVANCED = [
  'pontifex',
  'provincial-wars',
  'rebel-governors',
  'disbandment',
  'advocates',
  'passing-laws',
] as const;
export type AdvancedRule = (typeof ADVANCED)[number];

/** [2.00-b][1.04-b][2.03.2-a] Rebel Governors fight with Provincial Forces. */
export const NEEDS = { 'rebel-governors': 'provincial-wars' } as const satisfies Partial<
  Record<AdvancedRule, AdvancedRule>
>;

/** Those that were chosen; nothing at all if there are none, so that the basic game has no trace of them [2.00-c]. */
export const advancedIn = (options: Options): { readonly advanced?: readonly AdvancedRule[] } => {
  const chosen = setChosen(options, 'advanced');
  const advanced = ADVANCED.filter((rule) => chosen.includes(rule));
  return advanced.length > 0 ? { advanced } : {};
};

/** The game, or any view of it. */
interface Chosen {
  readonly agreed: { readonly advanced?: readonly AdvancedRule[] };
}
/** [2.00-c][2.00-e] Asked at the one place of a basic rule where the Advanced Rule begins. */
export const plays = ({ agreed }: Chosen, rule: AdvancedRule): boolean => agreed.advanced?.includes(rule) === true;

/** What the Advanced Rules keep besides the basic game: each its own part, and only while it is played. */
export interface Advanced {
  /** Rule 2.01. */
  pontifex?: Pontificate;
  /** [2.02.3-i] */
  provinces?: ProvincialWars;
  /** Rule 2.04. */
  disbandment?: Disbandment;
  /** Rule 2.06. */
  laws?: PassingLaws;
  /** [2.03.23-c][2.03.7-d] */
  rebels?: RebelGovernors;
}
