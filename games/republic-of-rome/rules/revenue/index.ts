/** The Revenue Phase — 1.06 */
import { call, type Cx, end } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { advanced } from '../advanced/part.ts';
import { capturedGovernors } from '../events/captured-governors.ts';
import { startOfRevenue } from '../events/index.ts';
import type { Rome } from '../game.ts';
import type { ConcessionId, LegionId } from '../ids.ts';
import { enterPhase } from '../turn/phase.ts';
import { neutrals } from '../neutrals/part.ts';
import { proc } from '../procs.ts';
import { factionsWithoutSenators } from '../rome/factions.ts';
import { contributions } from './contributions.ts';
import { payDebits, previewDebits } from './debits.ts';
import { developProvinces } from './development.ts';
import { shortenTerms } from './governors.ts';
import { grain } from './grain.ts';
import { collectRevenue } from './personal.ts';
import { rebelMaintenance } from './rebels.ts';
import { redistribution } from './redistribution.ts';
import { type Spoils, spoils } from './spoils.ts';
import { annualIncome, collectTaxes } from './taxes.ts';

interface Year {
  spoils: Spoils[];
  drought: ConcessionId[];
  released: LegionId[];
}

/** What holds for one Revenue Phase only. */
const forget = ({ g }: Cx<Rome>): void => {
  g.charges = 0;
  if (g.neutrals) g.neutrals.contributed = 0;
  for (const p of g.provinces) {
    p.overrun = false;
    p.plunderer = '';
  }
};

/** [1.06-a][4.02.1-d][4.02.1-e] Each step is finished before the next begins. */
export const revenue = proc(
  'revenue',
  { spoils: 'open', drought: 'open', released: 'open' },
  (): Year => ({ spoils: [], drought: [], released: [] }),
  {
    start: (cx) => {
      enterPhase(cx, 'revenue');
      forget(cx);
      startOfRevenue(cx);
      annualIncome(cx);
      if (plays(cx.g, 'provincial-wars')) advanced().tellAttacked(cx);
      return call(factionsWithoutSenators, undefined, 'ransom');
    },
    ransom: () => call(capturedGovernors, undefined, 'spoils'),
    spoils: () => call(spoils, undefined, 'grain', 'spoils'),
    grain: () => call(grain, undefined, 'income', 'drought'),
    income: (cx, l) => {
      collectRevenue(cx, l.spoils, l.drought);
      // [2.01.6-a]
      if (plays(cx.g, 'pontifex')) advanced().collections(cx);
      // [4.03.1-b]
      return cx.g.neutrals ? call(neutrals().distribution, undefined, 'rebels') : 'rebels';
    },
    rebels: (cx) => {
      // [2.03.5-g]
      if (!plays(cx.g, 'rebel-governors')) return call(rebelMaintenance, undefined, 'redistribution', 'released');
      advanced().rebelIncome(cx);
      return call(advanced().rebelUpkeep, undefined, 'rebelsRaise', 'released');
    },
    /** [2.03.5-h] */
    rebelsRaise: () => call(advanced().rebelsRaise, undefined, 'redistribution'),
    // [1.05.4-d][amb-101] The end of a Revolt may have taken somebody's last Senator.
    redistribution: () => call(factionsWithoutSenators, undefined, 'share'),
    share: (cx) => call(redistribution, undefined, cx.g.neutrals === undefined ? 'provinces' : 'guards'),
    /** [4.07.4-b] */
    guards: () => call(neutrals().openBodyguard, undefined, 'provinces'),
    provinces: (cx) => {
      developProvinces(cx);
      collectTaxes(cx);
      previewDebits(cx);
      return call(contributions, undefined, 'close');
    },
    close: (cx, l) => {
      payDebits(cx, l.released);
      // [2.02.2-c]
      return plays(cx.g, 'provincial-wars') ? call(advanced().governorsRaise, undefined, 'terms') : 'terms';
    },
    terms: (cx) => {
      shortenTerms(cx);
      // [4.02.1-f]
      return cx.g.neutrals ? call(neutrals().shifting, undefined, 'over') : end();
    },
    over: () => end(),
  },
);

export const REVENUE_PROCS = [spoils, grain, rebelMaintenance, redistribution, contributions];
