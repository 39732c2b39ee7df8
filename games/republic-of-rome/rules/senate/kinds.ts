/** Every kind of proposal. */
import { concessions } from './business/concessions.ts';
import { deployment } from './business/deployment.ts';
import { landBills } from './business/land-bills.ts';
import { eliminate, raise } from './business/recruitment.ts';
import { rejectRhodes } from './business/reject-rhodes.ts';
import { repeal } from './business/repeal.ts';
import { censor } from './elections/censor.ts';
import { consuls } from './elections/consuls.ts';
import { dictator } from './elections/dictator.ts';
import { governors } from './elections/governors.ts';
import type { KindOfBusiness } from './kind.ts';
import { consulForLife } from './life-election.ts';
import type { Kind } from './proposal.ts';
import { specialProsecution } from './prosecutions/special.ts';
import { prosecution } from './prosecutions/trial.ts';

type Kinds = { readonly [K in Kind]: KindOfBusiness<K> };
export const KINDS: Kinds = {
  consuls,
  dictator,
  censor,
  governors,
  concessions,
  'land-bill': landBills,
  repeal,
  raise,
  eliminate,
  deploy: deployment,
  'consul-for-life': consulForLife,
  'reject-rhodes': rejectRhodes,
  prosecution,
  'special-prosecution': specialProsecution,
};
