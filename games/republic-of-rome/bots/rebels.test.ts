/** How the sensible bot plays where Governors may revolt — 2.03 */
import type { State } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import type { Rome } from '../rules/index.ts';
import { allot, answers, ask, button, pick, playOut, range } from './testing/table.ts';
import { sensible } from './sensible.ts';

const BOTS = [sensible, sensible, sensible];
const AFRICA = 'province:africa';
/** A Governor of seat 0 in Africa with so many Provincial Armies; the Senate has nothing. */
const table = (armies: number, state = 0): { s: State<Rome>; who: string } => {
  const { s } = playOut('middle', 'rebels', BOTS, 12, ['provincial-wars', 'rebel-governors']);
  const { g } = s;
  for (const l of g.legions) l.at = 'pool';
  Object.assign(g, { wars: [], forces: [], state });
  const who = g.senators.find((x) => x.faction === 0)!;
  g.provinces = [{ ...g.provinces[0]!, id: AFRICA, governor: who.id, legate: false }];
  who.at = AFRICA;
  g.advanced!.provinces!.forces = [{ province: AFRICA, armies, fleets: 1 }];
  for (const n of [0, 1, 2]) g.legions[n]!.at = AFRICA;
  return { s, who: who.id };
};

test('[2.03.2-d] he revolts with an army that Rome can hardly meet, and marches', () => {
  const ready = (armies: number, state: number) => {
    const { s, who } = table(armies, state);
    const muster = ask('ask.rebels.muster', { n: 0 }, { nameRebel: pick(who), stayLoyal: button });
    const march = ask('ask.rebels.march', { who }, { marchOnRome: button, stayInProvince: button });
    return answers(s, 0, muster, march).map((a) => a.verb);
  };
  expect(ready(40, -100)).toEqual(['nameRebel', 'marchOnRome']);
  expect(ready(1, 300)).toEqual(['stayLoyal', 'stayInProvince']);
});
test('[2.03.2-i] he names more only if it takes them', () => {
  const { s, who } = table(1);
  const strong = ask(
    'ask.rebels.muster',
    { n: 9 },
    { nameRebel: pick(who), declareGovernors: button, stayLoyal: button },
  );
  const weak = ask('ask.rebels.muster', { n: 9 }, { nameRebel: pick(who), stayLoyal: button });
  expect(answers(s, 0, strong, weak)).toEqual([{ verb: 'declareGovernors' }, { verb: 'nameRebel', arg: who }]);
});
test('[2.03.72-g] he intercepts when it is likely enough', () => {
  const { s } = table(0);
  const at = (n: number, against: number) =>
    answers(s, 1, ask('ask.rebels.intercept', { n, against }, { intercept: button, letLand: button }))[0]!.verb;
  expect([at(8, 6), at(2, 9)]).toEqual(['intercept', 'letLand']);
  // Not a Rebel of his own Faction.
  const own = s.g.senators.find((x) => x.faction === 1)!;
  own.rebel = 'primary';
  s.g.rebels = [{ senator: own.id, army: 'rebel', since: 1, masterOfHorse: '', shift: 0 }];
  expect(at(8, 6)).toBe('letLand');
});
test('[2.03.71-d] he sends who can fight in Italy, and keeps Fleets at home', () => {
  const { s } = table(4);
  const who = ask('ask.rebels.reinforce', {}, { reinforceFrom: pick(AFRICA), noReinforcements: button });
  const forces = ask(
    'ask.rebels.sendForces',
    {},
    { sendForces: allot({ 'provincial:armies': 4, 'provincial:fleets': 1 }) },
  );
  expect(answers(s, 0, who, forces)).toEqual([
    { verb: 'reinforceFrom', arg: AFRICA },
    { verb: 'sendForces', arg: { 'provincial:armies': 4 } },
  ]);
});
test('[2.03.6-i] Fleets go before Armies, no more than needed', () => {
  const { s } = table(4);
  const less = ask(
    'ask.rebels.giveUp',
    { n: 2 },
    { giveUpForces: allot({ 'provincial:armies': 2, 'provincial:fleets': 1 }, 2) },
  );
  expect(answers(s, 0, less)).toEqual([
    { verb: 'giveUpForces', arg: { 'provincial:fleets': 1, 'provincial:armies': 1 } },
  ]);
  const keep = ask('ask.rebels.keepFleets', { n: 2 }, { keepFleets: range(0, 2) });
  expect(answers(s, 0, keep)).toEqual([{ verb: 'keepFleets', arg: 0 }]);
});
