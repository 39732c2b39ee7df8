import { BadOptions, parseTable } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { ADVANCED } from '../advanced/advanced.ts';
import { SCENARIOS } from '../ids.ts';
import { republicOfRome } from '../index.ts';

const asked =
  (seats: unknown, options: unknown = {}) =>
  () =>
    parseTable(republicOfRome, seats, options);

describe('a table', () => {
  test('[3.00-c][4.01.1-a] for three to six players, and for one and two', () => {
    for (const seats of [1, 2, 3, 4, 5, 6]) expect(asked(seats)().seats).toBe(seats);
    for (const seats of [0, 7, 3.5, '4', null]) expect(asked(seats)).toThrow(BadOptions);
  });

  test('[3.00-a] for every scenario, and no other', () => {
    for (const scenario of SCENARIOS) expect(asked(5, { scenario })().options['scenario']).toBe(scenario);
    for (const scenario of ['imperial', '', 3, null]) expect(asked(5, { scenario })).toThrow(BadOptions);
  });

  test('[1.04-a][1.04-b][2.00-a] the Basic Game, unless Advanced Rules are chosen', () => {
    expect(asked(5)().options['advanced']).toEqual([]);
    expect(asked(5, { advanced: ['provincial-wars'] })().options['advanced']).toEqual(['provincial-wars']);
    expect(asked(5, { advanced: ['imperial-wars'] })).toThrow(BadOptions);
  });

  test('says everything that is wrong with it at once', () => {
    const wrong = { scenario: 'imperial', auction: 'loud', colour: 'red' };
    expect(asked(7, wrong)).toThrow(
      expect.objectContaining({ problems: expect.objectContaining({ length: 4 }) as unknown }),
    );
  });

  test('every option and every choice has a name', () => {
    const { messages } = republicOfRome;
    for (const option of Object.keys(republicOfRome.meta.options))
      expect(messages).toHaveProperty([`option.${option}`]);
    for (const scenario of SCENARIOS) expect(messages).toHaveProperty([`scenario.${scenario}`]);
    for (const rule of ADVANCED) expect(messages).toHaveProperty([`advanced.${rule}`]);
  });
});
