import { expect, test } from 'vitest';
import type { ClauseState } from './agreements/agreement.ts';
import { business } from './senate/other-business.ts';
import { agreed } from './testing/agreements.ts';
import { atNeutrals } from './testing/neutrals.ts';
import { inSenate } from './testing/meeting.ts';
import { account } from './account.ts';

const OVER = { how: 'era-influence', winners: [0] };
const said = (by: number, to: number, state: ClauseState) => [by, to, { t: 'pay', n: 1, paid: 0 }, { state }] as const;

test('[AGR-05] words given in public are counted for whoever gave them: kept or broken, and nothing else', () => {
  const game = inSenate(business, undefined, (g) => {
    agreed(g, 101, [said(0, 1, 'performed'), said(0, 1, 'performed'), said(1, 0, 'failed'), said(1, 0, 'open')]);
    agreed(g, 102, [said(0, 2, 'failed'), said(0, 2, 'forgiven'), said(2, 0, 'lapsed'), said(2, 0, 'void')]);
    agreed(g, 103, [said(2, 1, 'withdrawn'), said(0, 1, 'performed')], { isPublic: false });
  });
  const view = game.view('public');
  expect(account(view, OVER).words?.slice(0, 3)).toEqual([
    { kept: 2, broken: 1 },
    { kept: 0, broken: 1 },
    { kept: 0, broken: 0 },
  ]);
});

test('the scenario, the Faction of each seat and the turn are told by their keys', () => {
  const { scenario, sides, turns } = account(inSenate(business, undefined).view('public'), OVER);
  expect(scenario).toBe('scenario:early');
  expect(sides?.slice(0, 2)).toEqual([['faction:0'], ['faction:1']]);
  expect(turns).toBe(1);
});

test('[4.01.1-c] with Neutrals only those are told of who play', () => {
  const { sides, words } = account(atNeutrals(business, undefined, { seats: 2 }).view('public'), OVER);
  expect([sides, words?.length]).toEqual([[['faction:0'], ['faction:1']], 2]);
});
