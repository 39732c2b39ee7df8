/** Coming back to Rome, and leaving it. */
import type { Cx } from '@tabularium/kernel';
import type { Rome, Senator } from '../game.ts';
import { maybeConsulForLife } from '../senate/consul-for-life.ts';

/**
 * He is in Rome (an unaligned Senator: in the Forum) from now on. [1.10.8-d] A Proconsul is one only in the field.
 * [amb-15] One with 35 Influence becomes Consul for Life when he returns.
 */
export const comeHome = (cx: Cx<Rome>, s: Senator): void => {
  s.at = 'rome';
  s.captive = '';
  if (s.office === 'proconsul') s.office = '';
  maybeConsulForLife(cx);
};

/** Leaves Rome at once [1.09.5-e][1.09.641-a]. Who presides is always worked out anew. */
export const leaveRome = (s: Senator, at: Exclude<Senator['at'], 'rome'>): void => {
  s.at = at;
};
