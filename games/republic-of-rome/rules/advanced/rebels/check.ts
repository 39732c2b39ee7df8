/** What must be true of Rebel Governors whatever happens. */
import { Broken } from '@tabularium/kernel';
import type { Rome } from '../../game.ts';
import { rebelOf } from '../../rome/rebels.ts';
import { sideOf } from '../../rome/provinces.ts';
import { province } from '../../wars/wars.ts';
import { plays } from '../advanced.ts';
import { forcesOf } from '../provinces/state.ts';
import { isRebelProvince } from './governors.ts';
import { keptOfRebels, type RebelGovernors } from './state.ts';

const demand = (holds: boolean, what: string): void => {
  if (!holds) throw new Broken(what);
};

export const checkRebelGovernors = (g: Rome): void => {
  const all = keptOfRebels(g);
  demand(
    plays(g, 'rebel-governors') === (all !== undefined),
    'Rebel Governors are kept and not played, or the other way',
  );
  // [1.11.3-d] Without them nobody but the Primary Rebel has an army.
  demand(all !== undefined || g.rebels.every((r) => r.army === 'rebel'), 'a governor is a rebel with an army');
  if (all === undefined) return;
  checkArmies(g);
  checkItaly(g, all);
  checkCrossing(g, all);
  checkGovernors(g);
  const isRevolt = g.rebels.length > 0;
  demand(all.fleets >= 0 && (isRevolt || all.fleets === 0), `${all.fleets} fleets follow nobody`);
  for (const id of all.beatenAtSea) demand(isRebels(g, id), `${id} was beaten at sea and is no rebel's`);
};

const isRebels = (g: Rome, id: string): boolean => g.provinces.some((p) => p.id === id && isRebelProvince(g, p));

/** [2.03.21-a][2.03.4-e] Whoever has his army in a Province governs it, without a term. */
const checkArmies = (g: Rome): void => {
  demand(new Set(g.rebels.map((r) => r.army)).size === g.rebels.length, 'two rebels have one army');
  for (const r of g.rebels) {
    if (r.army === 'rebel') continue;
    const p = province(g, r.army);
    demand(p.governor === r.senator && p.term === 0, `${r.senator} is a rebel in ${p.id} and does not govern it`);
  }
};

/** [2.03.2-w] Whoever is in a Province governs it himself; [own-81] a Rebel has none through a Legate. */
const checkGovernors = (g: Rome): void => {
  for (const s of g.senators) {
    const there = g.provinces.find((p) => p.id === s.at);
    demand(
      there === undefined || (there.governor === s.id && !there.legate),
      `${s.id} is in ${s.at} and not its governor`,
    );
  }
  for (const p of g.provinces) demand(!p.legate || !isRebelProvince(g, p), `a legate rules ${p.id} for a rebel`);
};

/** [2.03.7-d] What is in Italy came from the Province of a Rebel, and there was room for it there. */
const checkItaly = (g: Rome, { inItaly }: RebelGovernors): void => {
  demand(new Set(inItaly.map((x) => x.province)).size === inItaly.length, 'a province has landed twice');
  for (const { province: id, armies, fleets } of inItaly) {
    demand(isRebels(g, id), `${id} has forces in Italy and is no rebel's`);
    const { maxArmies, maxFleets } = sideOf(g, province(g, id));
    const home = forcesOf(g, id);
    demand(armies >= 0 && armies + home.armies <= maxArmies, `${id} has ${armies} armies in Italy`);
    demand(fleets >= 0 && fleets + home.fleets <= maxFleets, `${id} has ${fleets} fleets in Italy`);
  }
};

/** [2.03.71-b][2.03.71-g] One at most is on the way, from the Province of a Rebel; [A2-69] the Primary Rebel with all that he has. */
const checkCrossing = (g: Rome, { crossing, inItaly }: RebelGovernors): void => {
  demand(crossing.length <= 1, `${crossing.length} rebels are at sea`);
  for (const { province: id, armies, fleets, legions } of crossing) {
    demand(isRebels(g, id), `forces of ${id} are at sea and it is no rebel's`);
    const isPrimary = rebelOf(g, province(g, id).governor)?.army === 'rebel';
    demand(isPrimary === inItaly.some((x) => x.province === id), `forces of ${id} are at sea and in Italy`);
    demand(armies >= 0 && fleets >= 0, `${armies} armies and ${fleets} fleets of ${id} are at sea`);
    demand(!isPrimary || armies + fleets + legions.length === 0, `part of what the primary rebel has is at sea`);
    for (const n of legions) demand(g.legions[n] !== undefined, `legion ${n} is at sea and does not exist`);
  }
};
