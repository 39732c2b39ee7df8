import { copy } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { OP_NAMES } from './effects.ts';
import { parseContent } from './content.ts';
import { PRINTED, RAW } from './printed.ts';

type Raw = { -readonly [K in keyof typeof RAW]: (typeof RAW)[K] };
const changed = (change: (raw: Raw) => void): (() => unknown) => {
  const raw = copy(RAW as never) as Raw;
  change(raw);
  return () => parseContent(raw, 'pack');
};

test('[MED.1-a] eight Empires, and scenarios for two to eight players', () => {
  expect(Object.keys(PRINTED.capitals).sort()).toEqual(
    ['ROMA', 'CARTAGO', 'HISPANIA', 'GALIA', 'GRECIA', 'MACEDONIA', 'EGIPTO', 'PERSIA'].sort(),
  );
  expect([...new Set(PRINTED.scenarios.map((x) => x.players))].sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8]);
});

test('[MED.2-a] a city has a territory, a size and perhaps a port', () => {
  expect(PRINTED.cities[PRINTED.places['city:saguntum']!]).toEqual({
    id: 'saguntum',
    territory: 'HISPANIA',
    size: 2,
    port: true,
  });
  expect(PRINTED.cities[PRINTED.places['city:capua']!]?.port).toBe(false);
});

test('[MED.2-b] areas lie around the cities, and have a strength of their own', () => {
  expect(PRINTED.areas).toHaveLength(25);
  const cities = PRINTED.cities.length;
  for (const [i, { id, strength }] of PRINTED.areas.entries()) {
    expect([id, strength]).toEqual([id, RAW.map.areas.find((a) => a.id === id)!.strength]);
    expect([id, PRINTED.links[cities + i]!.some(({ to }) => to < cities)]).toEqual([id, true]);
  }
  const strong = (id: string): number => PRINTED.areas[PRINTED.places[`area:${id}`]! - cities]!.strength;
  expect(['VASCONES', 'CANTABRI', 'BRITANNI', 'GERMANI'].map(strong)).toEqual([2, 3, 4, 5]);
  expect(changed((raw) => (raw.map.areas[0]!.strength = 0))).toThrow('strength');
});

test('[MED.2-c] lines are roads, straits or dashed lines to areas, and go both ways', () => {
  const [roma, aleria, numantia] = ['city:roma', 'city:aleria', 'city:numantia'].map((r) => PRINTED.places[r]!);
  expect(PRINTED.links[roma!]).toContainEqual({ to: aleria, strait: true });
  expect(PRINTED.links[aleria!]).toContainEqual({ to: roma, strait: true });
  expect(PRINTED.links[numantia!]).toContainEqual({ to: PRINTED.places['area:CANTABRI'], strait: false });
  expect(changed((raw) => raw.map.links.push(['roma', 'CANTABRI', 'road', 'reconstructed']))).toThrow(
    'roma to CANTABRI cannot be a road',
  );
});

test('[MED.2-e] eight decks of 35; a deck of 34 is refused by name', () => {
  expect(Object.values(PRINTED.decks).map((d) => d.length)).toEqual(Array.from({ length: 8 }, () => 35));
  expect(Object.keys(PRINTED.cards)).toHaveLength(280);
  expect(changed((raw) => raw.decks[0]!.cards[0]!.copies--)).toThrow(
    'pack: decks: the deck of ROMA has 34 cards, not 35',
  );
});

test('[MED.2-f][MED.2-g] a card may have several types', () => {
  expect(PRINTED.cards['card:HISPANIA-07']?.types).toEqual(['I', 'T']);
  expect(PRINTED.cards['card:HISPANIA-08']?.types).toEqual(['T', 'F']);
});

test('[MED.2-i] the naval number of a fleet is what it carries; one without is refused', () => {
  for (const c of Object.values(PRINTED.cards).filter((x) => x.types.includes('F'))) {
    expect(c.capacity).toBe(c.factors.naval);
  }
  const noNumber = changed((raw) => {
    (raw.decks[0]!.cards.find((c) => c.name === 'Liburna')!.factors as unknown[])[1] = null;
  });
  expect(noNumber).toThrow('ROMA: the fleet Liburna has no naval number');
});

test('[MED.2-k] 32 forts each; no scenario has more key cities than markers', () => {
  expect(PRINTED.forts).toBe(32);
  expect(RAW.map.components).toMatchObject({ neutralForts: 50, pacifiedMarkers: 25, keyCityMarkers: 8, dice: 12 });
  expect(PRINTED.scenarios.every((x) => x.keyCities.length <= 8)).toBe(true);
});

test('[MED.2-d] the tables of the board cover every result', () => {
  const { events, pacification, neutralAttack, pirates } = PRINTED.tables;
  expect([events.rows[0]!.min, events.rows.at(-1)!.max]).toEqual([null, null]);
  expect([pacification.rows[0]!.min, pacification.rows.at(-1)!.max]).toEqual([null, null]);
  expect([neutralAttack.rows.length, pirates.rows.length]).toEqual([6, 6]);
  expect(changed((raw) => raw.tables.events.rows.splice(3, 1))).toThrow('tables.events: row 4 does not follow row 3');
});

test('[MED.3-a] a scenario names what it uses; one for nine players is refused', () => {
  expect(PRINTED.scenarios.find((x) => x.id === '4W')).toMatchObject({ forts: 12, hand: 12, victoryCities: 20 });
  expect(changed((raw) => (raw.scenarios[0]!.players = 9))).toThrow(
    'pack: scenarios[0 "2A"].players: expected an integer from 2 to 8, got 9',
  );
  expect(changed((raw) => raw.scenarios[0]!.empires.push('GALIA'))).toThrow('"2A"]: 3 empires for 2 players');
});

test('a road to a city that does not exist is refused by name', () => {
  expect(changed((raw) => raw.map.links.push(['roma', 'atlantis', 'road', 'reconstructed']))).toThrow(
    'pack: map.links: road roma to atlantis: there is no atlantis',
  );
});

test('an operation that does not exist, or says too little, is refused by card', () => {
  const wrong = changed((raw) => {
    (raw.decks[0]!.cards[0]!.effects as unknown[])[0] = { when: 'action', op: 'fly' };
  });
  expect(wrong).toThrow('there is no operation fly');
  const short = changed((raw) => {
    (raw.decks[0]!.cards[0]!.effects as unknown[])[0] = { when: 'action', op: 'draw' };
  });
  expect(short).toThrow('.n: is missing');
});

test('[MED.A62] every scenario gives all its Empires the same number of forts', () => {
  expect(PRINTED.scenarios.every((x) => x.forts >= 11 && x.forts <= 14)).toBe(true);
});

test('[MED.A4] the leader is called Viriato', () => {
  expect(PRINTED.words['card:HISPANIA-19']).toBe('Viriato');
});

test('every operation of the printed cards is known', () => {
  const used = new Set(Object.values(PRINTED.cards).flatMap((c) => c.effects.map((e) => e.op)));
  expect([...used].filter((op) => !OP_NAMES.includes(op))).toEqual([]);
  expect(OP_NAMES.filter((op) => !used.has(op))).toEqual([]);
});

test('where a value comes from can be asked for each thing', () => {
  expect(PRINTED.provenance['card:ROMA-01']).toMatchObject({ name: 'stated', naval: 'stated', field: 'reconstructed' });
  expect(PRINTED.provenance['city:saguntum']).toMatchObject({ name: 'stated', size: 'reconstructed' });
  expect(Object.keys(PRINTED.provenance).filter((ref) => ref.startsWith('card:'))).toHaveLength(280);
});

test('a condition that names what does not exist is refused by card', () => {
  const wrong = changed((raw) => {
    const cards = raw.decks.flatMap((d): readonly { name: string; effects: readonly object[] }[] => d.cards);
    const effect = (name: string): object => cards.find((c) => c.name === name)!.effects[0]!;
    Object.assign(effect('Scutarii'), { if: { present: ['Caetratos'] } });
    Object.assign(effect('Triple Muralla'), { if: { city: 'cartago' } });
  });
  expect(wrong).toThrow(
    /decks: Scutarii: there is no card Caetratos\n.*decks: Triple Muralla: there is no city cartago/s,
  );
});

test('[MED.4.1-g][MED.4.1-p] every result of a die is in the tables of neutrals and pirates; other tables have no end', () => {
  expect(changed((raw) => raw.tables.pirates.rows.pop())).toThrow('tables.pirates: 5 rows for the 6 sides of a die');
  expect(changed((raw) => raw.tables.events.rows.pop())).toThrow('tables.events: the last row has an end');
});

/** Every problem that is found in the content so changed, without the name of the pack. */
const problems = (change: (raw: Raw) => void): string[] => {
  try {
    changed(change)();
  } catch (e) {
    return String(e)
      .split('\n')
      .map((line) => line.replace(/^.*?pack: /, '').trim());
  }
  return [];
};

test('capitals, territories and decks that do not exist are refused by name', () => {
  expect(problems((raw) => (raw.map.empires[0]!.capital = 'atlantis')).slice(0, 2)).toEqual([
    'map.empires: ROMA has no capital atlantis',
    'scenarios[0 "2A"]: there is no city in play atlantis',
  ]);
  expect(problems((raw) => (raw.map.cities[0]!.territory = 'ATLANTIS'))[0]).toBe(
    `map.cities: ${RAW.map.cities[0]!.id} lies in ATLANTIS, which is not on the map`,
  );
  expect(problems((raw) => (raw.decks[0]!.empire = 'ATLANTIS'))).toEqual([
    'decks: there is no empire ATLANTIS',
    'decks: the deck of ROMA is missing',
  ]);
});

test('of a road from nowhere only that is said', () => {
  const link = (a: string, b: string) => problems((raw) => raw.map.links.push([a, b, 'road', 'reconstructed']));
  expect(link('atlantis', 'CANTABRI')).toEqual(['map.links: road atlantis to CANTABRI: there is no atlantis']);
  expect(link('CANTABRI', 'atlantis')).toEqual(['map.links: road CANTABRI to atlantis: there is no atlantis']);
});

test('[MED.1-a] any number of players needs a scenario', () => {
  expect(problems((raw) => (raw.scenarios = raw.scenarios.filter((x) => x.players !== 5)))).toEqual([
    'scenarios: there is none for 5 players',
  ]);
});

test('[MED.3-b] key cities and the cities to win are counted among those of the scenario', () => {
  const at = (id: string, change: (x: Raw['scenarios'][number]) => void) =>
    problems((raw) => change(raw.scenarios.find((x) => x.id === id)!));
  const [where] = at('4W', (x) => x.excludedCities.push('cirta' as never));
  expect(where).toMatch(/"4W"\]: there is no city in play cirta$/);
  expect(at('4W', (x) => (x.keyCities[0] = 'athenae'))[0]).toMatch(/"4W"\]: there is no city in play athenae$/);
  expect(at('4W', (x) => (x.victoryCities = 77))).toEqual([]);
  expect(at('4W', (x) => (x.victoryCities = 78))[0]).toMatch(/"4W"\]: 78 of 77 cities to win$/);
});

test('[MED.3.2-a] a scenario has the hand of its number of players', () => {
  const [where] = problems((raw) => (raw.scenarios.find((x) => x.id === '4W')!.hand = 13));
  expect(where).toMatch(/"4W"\]: a hand of 13 for 4 players$/);
});

test('what is no operation at all is refused', () => {
  const withEffect = (effect: unknown) =>
    problems((raw) => ((raw.decks[0]!.cards[0]!.effects as unknown[])[0] = effect));
  for (const wrong of ['fly', null, 5, {}, { op: 5 }, { op: null }]) {
    expect(withEffect(wrong)).toEqual([expect.stringMatching(/there is no operation /)]);
  }
});
