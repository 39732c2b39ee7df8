import { BadOptions, openGame, parseTable } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { republicOfRome } from '../index.ts';
import { ADVANCED, plays } from './advanced.ts';

const opened = (advanced: readonly string[]) =>
  openGame(republicOfRome, 3, { advanced }, { t: 'seed', seed: 'advanced' }).match.state.g;

test('[2.00-a] each Advanced Rule is chosen by itself before the game', () => {
  const g = opened(['advocates', 'disbandment']);
  expect(ADVANCED.filter((rule) => plays(g, rule))).toEqual(['disbandment', 'advocates']);
  // None asks for another, but Rebel Governors.
  for (const rule of ADVANCED) {
    const chosen = rule === 'rebel-governors' ? ['provincial-wars', rule] : [rule];
    const alone = opened(chosen);
    expect(ADVANCED.filter((other) => plays(alone, other))).toEqual(chosen);
  }
});

test('[2.00-a] the record begins with those that were chosen, and says nothing where there are none', () => {
  const said = (advanced: readonly string[]): unknown =>
    openGame(republicOfRome, 3, { advanced }, { t: 'seed', seed: 'advanced' }).opening.find(
      ({ m }) => m.k === 'setup.advanced',
    )?.m.a;
  expect(said(['advocates', 'pontifex'])).toEqual({ rules: ['rule:pontifex', 'rule:advocates'] });
  expect(said([])).toBeUndefined();
});

test('[2.00-b][1.04-b][2.03.2-a] Rebel Governors are refused without Provincial Wars', () => {
  expect(() => opened(['rebel-governors'])).toThrow(BadOptions);
  expect(plays(opened(['rebel-governors', 'provincial-wars']), 'rebel-governors')).toBe(true);
});

test('[2.00-d] nobody plays them alone or in two', () => {
  for (const seats of [1, 2]) {
    for (const rule of ADVANCED) {
      expect(() => parseTable(republicOfRome, seats, { advanced: [rule] })).toThrow(BadOptions);
    }
  }
});

test('[2.00-c][1.04-a] without them the game has no trace of them', () => {
  const g = opened([]);
  expect(g).not.toHaveProperty('advanced');
  expect(g.agreed).not.toHaveProperty('advanced');
  expect(ADVANCED.some((rule) => plays(g, rule))).toBe(false);
});
