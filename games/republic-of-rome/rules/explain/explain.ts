/** All that the rules explain. */
import { explainedBy } from './by-verb.ts';
import { FORUM } from './forum.ts';
import { KNIGHTS } from './knights.ts';
import { OFFICES } from './offices.ts';
import { REBEL } from './rebel.ts';
import { REVENUE } from './revenue.ts';
import { SENATE } from './senate.ts';
import { TRIAL } from './trial.ts';
import { WAR } from './war.ts';

export const explain = explainedBy({
  ...FORUM,
  ...KNIGHTS,
  ...OFFICES,
  ...REBEL,
  ...REVENUE,
  ...SENATE,
  ...TRIAL,
  ...WAR,
});
