import { expect, test } from 'vitest';
import { table } from '../testing/bare.ts';
import { landCommissionerReturns } from '../senate/adjourn.ts';
import { leaveGame } from './factions.ts';
import { fresh } from './death.ts';
import { senator } from './senators.ts';

test('[1.05.4-b][1.05.4-c] Senators of a Faction that is out lose their offices, Veterans, Bodyguard and the chair; others do not', () => {
  const t = table((g) => {
    g.senators.push(fresh(g, 'senator:10', 0));
    Object.assign(senator(g, 'senator:10'), { bodyguard: true, office: 'rome-consul' });
    senator(g, 'senator:2').office = 'censor';
    g.phase = 'senate';
    g.senate.presiding = 'senator:10';
    Object.assign(g.legions[0]!, { at: 'active', veteran: true, allegiance: 'senator:10' });
    Object.assign(g.legions[1]!, { at: 'active', veteran: true, allegiance: 'senator:2' });
  });
  t.run((cx) => leaveGame(cx, 0));
  expect(t.g.senators.find((s) => s.id === 'senator:10')?.bodyguard ?? false).toBe(false);
  expect(t.g.discards).toContain('card:152');
  expect(t.g.senate.presiding).not.toBe('senator:10');
  expect(t.g.legions.slice(0, 2).map((l) => l.allegiance)).toEqual(['', 'senator:2']);
  expect(senator(t.g, 'senator:2').office).toBe('censor');
});

test('[1.05.4-b] whoever presides for another Faction goes on presiding', () => {
  const t = table((g) => {
    g.phase = 'senate';
    senator(g, 'senator:2').office = 'rome-consul';
    g.senate.presiding = 'senator:2';
  });
  t.run((cx) => leaveGame(cx, 0));
  expect(t.g.senate.presiding).toBe('senator:2');
});

test('[1.09.61-f][card-58-a] a Land Commissioner that nobody holds stays where it is, and nothing is said', () => {
  for (const holder of ['forum', 'curia', 'senator:1'] as const) {
    const t = table((g) => {
      g.concessions = [{ id: 'concession:58', holder, revealed: false, voted: 0 }];
    });
    landCommissionerReturns(t.cx);
    expect(t.said()).toEqual(holder === 'senator:1' ? ['senate.noCommissioner'] : []);
    expect(t.g.concessions[0]!.holder).toBe(holder === 'senator:1' ? 'forum' : holder);
  }
});
