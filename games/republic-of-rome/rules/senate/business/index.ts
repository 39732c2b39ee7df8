/**
 * Other business — 1.09.6. [1.09.6-g] Its kinds, each in its own file; Governors, Consul for Life and Minor Motions are elsewhere.
 * [1.09.6-c] What may share a vote is a list in its proposal; a Land Bill is not.
 */
import { CONCESSION_PROCS } from './concessions.ts';
import { DEPLOYMENT_PROCS } from './deployment-draft.ts';
import { LAND_BILL_PROCS } from './land-bills.ts';
import { RECRUITMENT_PROCS } from './recruitment.ts';
import { REPEAL_PROCS } from './repeal.ts';
import { RHODES_PROCS } from './reject-rhodes.ts';

export const BUSINESS_PROCS = [
  ...CONCESSION_PROCS,
  ...LAND_BILL_PROCS,
  ...REPEAL_PROCS,
  ...RECRUITMENT_PROCS,
  ...DEPLOYMENT_PROCS,
  ...RHODES_PROCS,
];
