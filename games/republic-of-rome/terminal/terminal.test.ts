import { speaker } from '@tabularium/text';
import { expect, test } from 'vitest';
import type { Rome } from '../rules/game.ts';
import { en as words } from '../rules/messages/en.ts';
import { legionsTo, sends, wages } from '../rules/testing/armies.ts';
import { declaring, enlist, marchesFrom, reinforcesFrom, revoltsIn } from '../rules/testing/rebels.ts';
import { holds } from '../rules/testing/provinces.ts';
import { terminal } from './index.ts';
import { en } from './messages/en.ts';

const speak = speaker('en', en, words);
const shown = (patch: (g: Rome) => void): string => terminal.list(declaring(patch).view(0), speak).join('\n');

test('[1.07.33-b][1.07.33-c] a War with its Strength on land and at sea, and the Support that it asks for', () => {
  expect(
    shown((g) => {
      wages(g, 'war:1');
      holds(g, 'province:africa', 'senator:2');
    }),
  ).toContain('1st Punic War: active, land 10, Fleets 10, Fleet Support 5');
});
test('[2.02.3-i][2.02.4-a][2.02.412-c] Garrisons, Provincial Forces, what is under attack, and what has joined an enemy', () => {
  const text = shown((g) => {
    wages(g, 'war:68');
    wages(g, 'war:8');
    holds(g, 'province:africa', 'senator:2', { armies: 2, fleets: 1 });
    holds(g, 'province:asia', '');
    g.advanced!.provinces!.allied.push({ province: 'province:asia', war: 'war:8' });
    holds(g, 'province:sicilia', '');
    legionsTo(g, 'province:africa', 3);
  });
  expect(text).toContain('Legions in Garrisons: Africa 3');
  expect(text).toContain('Provincial Armies and Fleets: Africa 2 + 1');
  expect(text).toContain('Provinces under attack: Africa (');
  expect(text).toContain('Provinces of the enemy: Asia (');
  // One that an enemy has is not to be given away.
  expect(text).toMatch(/Provinces without Governor: Sicilia$/m);
});
test('[2.03.7-d][2.03.71-g][2.03.81-d] where every Rebel is, how strong, and who faces him', () => {
  const text = shown((g) => {
    marchesFrom(g, 'senator:2', 'province:sicilia', { armies: 2, fleets: 1 });
    legionsTo(g, 'rebel', 2);
    enlist(g, 1, 'senator:6', 'senator:7');
    revoltsIn(g, 'senator:6', 'province:africa', { armies: 2, fleets: 1 });
    revoltsIn(g, 'senator:7', 'province:syria', { armies: 2 });
    reinforcesFrom(g, 'province:syria', { armies: 1 });
    g.advanced!.rebels!.fleets = 2;
    sends(g, 'senator:1', 'rebel', { legions: 5 });
    holds(g, 'province:asia', 'senator:3');
  });
  // 2 Legions and 2 Armies, and his MIL of 4.
  expect(text).toMatch(/^Civil War, \S+ \(in Italy\): land 8; \S+ with 5 Legions and 0 Fleets$/m);
  expect(text).toMatch(/^Civil War, \S+ \(Africa\): land \d+, Fleet Support 6$/m);
  expect(text).toMatch(/^Civil War, \S+ \(on the way to Italy\)$/m);
  expect(text).toContain('Provincial Armies and Fleets in Italy: Sicilia 2 + 1');
  expect(text).toContain('With the Rebel: 2 Fleets of Rome');
});
test('[1.09.646-a][2.02.2-b] all about a Province', () => {
  const view = declaring((g) => {
    holds(g, 'province:africa', 'senator:2', { armies: 1 });
    legionsTo(g, 'province:africa', 1);
  }).view(0);
  expect(terminal.known!(view)).toContain('province:africa');
  expect(terminal.describe(view, 'province:africa', speak)).toEqual([
    'Africa (Undeveloped): Strength 3 on land, 5 at sea; Spoils 1d6 − 1, State Income 2d6 − 4',
    'Local Tax 20; at most 5 Provincial Armies and 3 Provincial Fleets',
    expect.stringMatching(/^Governor: \S+ \(3 turns more\); Garrison: 1 Legion, 1 Provincial Army$/),
  ]);
});
