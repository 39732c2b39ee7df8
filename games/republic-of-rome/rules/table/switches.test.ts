import { expect, test } from 'vitest';
import { META } from './meta.ts';
import {
  bidsAreSealed,
  erasAreMixed,
  omensAreStrict,
  playersMayLeave,
  SWITCHES,
  type Switches,
  switchesOf,
} from './switches.ts';

const chosen = (options: Parameters<typeof switchesOf>[0], scenario: 'early' | 'alternative' = 'early') => ({
  agreed: { ...switchesOf(options), scenario },
});

test('every switch is among the options, and says what it is when nothing is chosen', () => {
  expect(META.options).toMatchObject(SWITCHES);
  const usual: Switches = { auction: 'round', strictOmens: false, resigning: false };
  expect(switchesOf({})).toEqual(usual);
  expect(Object.fromEntries(Object.entries(SWITCHES).map(([name, spec]) => [name, spec.default]))).toEqual(usual);
});

test('[amb-37][amb-159][amb-68] each is read by itself', () => {
  const asked = (options: Parameters<typeof switchesOf>[0]) =>
    [bidsAreSealed, omensAreStrict, playersMayLeave].map((isOn) => isOn(chosen(options)));
  expect(asked({})).toEqual([false, false, false]);
  expect(asked({ auction: 'sealed' })).toEqual([true, false, false]);
  expect(asked({ strictOmens: true })).toEqual([false, true, false]);
  expect(asked({ resigning: true })).toEqual([false, false, true]);
});

test('[3.05.1-a] only the alternative scenario mixes the periods', () => {
  expect(erasAreMixed(chosen({}))).toBe(false);
  expect(erasAreMixed(chosen({}, 'alternative'))).toBe(true);
});
