/** What the Advanced Rules that were chosen keep when a game begins */
import type { Advanced, AdvancedRule } from './advanced.ts';
import { nothingDisbanded } from './disbandment/state.ts';
import { noLawsBrought } from './laws/state.ts';
import { noPontifex } from './pontifex/pontificate.ts';
import { noProvincialWars } from './provinces/state.ts';
import { noRebelGovernors } from './rebels/state.ts';

export const advancedAtStart = (chosen: readonly AdvancedRule[]): Advanced => ({
  ...(chosen.includes('pontifex') && { pontifex: noPontifex() }),
  ...(chosen.includes('provincial-wars') && { provinces: noProvincialWars() }),
  ...(chosen.includes('disbandment') && { disbandment: nothingDisbanded() }),
  ...(chosen.includes('passing-laws') && { laws: noLawsBrought() }),
  ...(chosen.includes('rebel-governors') && { rebels: noRebelGovernors() }),
});
