import { expect, test } from 'vitest';
import { gazetteer } from './gazetteer.ts';

const geography = gazetteer({ agreed: { pack: '' } });
const place = (ref: string) => geography.places.find((p) => p.ref === ref);

test('every place with its region, capital and coasts', () => {
  expect(geography.places).toHaveLength(48);
  expect(place('province:IT-3')).toEqual({
    ref: 'province:IT-3',
    region: 'region:IT',
    frontier: false,
    capital: 'all',
    seas: ['sea:INTERNVM'],
  });
  expect(place('province:V-6')).toMatchObject({ region: 'region:V', capital: 'emperor:diocletian' });
  expect(place('province:II-F')).toMatchObject({ frontier: true, capital: undefined, seas: [] });
});

test('links and routes lead from place to place', () => {
  const known = new Set<string>(geography.places.map((p) => p.ref));
  const named = [...geography.links.flatMap(({ a, b }) => [a, b]), ...Object.values(geography.routes).flat()];
  expect(named.filter((ref) => !known.has(ref))).toEqual([]);
  expect(Object.keys(geography.routes)).toEqual(['I', 'II', 'III', 'IV', 'V', 'VI'].map((r) => `region:${r}`));
  for (const route of Object.values(geography.routes)) expect(route.at(-1)).toBe('province:IT-3');
});
