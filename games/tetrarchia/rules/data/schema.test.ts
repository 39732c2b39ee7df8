import { schema as s } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import raw from './board.json' with { type: 'json' };
import { parseBoard } from './board.ts';
import { boardSchema } from './schema.ts';

type Raw = typeof raw;

/** What is said of a copy of the board after something in it was changed. */
function problems(spoil: (board: Raw) => void): string[] {
  const board = structuredClone(raw);
  spoil(board);
  try {
    s.parse(boardSchema, board, 'board');
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

/** Fails in the test rather than in the check when the data has changed under it. */
function the<T>(list: readonly T[], test: (x: T) => boolean): T {
  const found = list.find(test);
  if (found === undefined) throw new Error('the test looks for something that is not on the board');
  return found;
}
const province = (board: Raw, id: string) => the(board.provinces, (p) => p.id === id);
const frontier = (board: Raw, id: string) => the(board.frontiers, (f) => f.id === id);
const link = (board: Raw, a: string, b: string) => the(board.links, (l) => l.a === a && l.b === b);
const emperor = (board: Raw, id: string) => the(board.emperors, (e) => e.id === id);
const region = (board: Raw, id: string) => the(board.regions, (r) => r.id === id);
const zone = (board: Raw, id: string) => the(board.sea_zones, (z) => z.id === id);

type Case = readonly [name: string, spoil: (board: Raw) => void, problem: string];

describe('the board', () => {
  test('fits as it is', () => {
    expect(problems(() => {})).toEqual([]);
    expect(parseBoard(raw, 'board')).toEqual(raw);
  });

  test('an error names the province and the field', () => {
    const spoil = (b: Raw) => {
      province(b, 'III-1').sea_zones = ['X'];
      Object.assign(province(b, 'III-1'), { colour: 'red' });
    };
    expect(problems(spoil)).toEqual([
      'board: provinces[12 "III-1"].sea_zones[0]: expected one of ATLANTICVM, INTERNVM, AEGAEVM, got "X"',
      'board: provinces[12 "III-1"].colour: is not a known key',
    ]);
  });

  test('[TET.board-e] a link is normal or broken', () => {
    expect(problems((b) => Object.assign(link(b, 'I-2', 'I-3'), { broken: 'half' }))).toEqual([
      'board: links[3].broken: expected true or false, got "half"',
    ]);
  });

  test('provenance travels with every province, frontier and link', () => {
    expect(problems((b) => Object.assign(link(b, 'I-2', 'I-3').provenance, { type: 'guessed' }))).toEqual([
      'board: links[3].provenance.type: expected one of stated, found, inferred, reconstructed, got "guessed"',
    ]);
    expect(problems((b) => Reflect.deleteProperty(frontier(b, 'V-F'), 'provenance'))).toEqual([
      'board: frontiers[4 "V-F"].provenance: is missing',
    ]);
  });
});

const regions: readonly Case[] = [
  ['[TET.board-a] a region of five', (b) => b.provinces.splice(4, 1), 'regions[0 "I"]: expected 6 provinces, got 5'],
  ['[TET.board-b] regions out of order', (b) => b.regions.reverse(), 'regions[0 "IT"]: expected I here'],
  [
    '[TET.board-b] a wrong face of the roman die',
    (b) => Object.assign(region(b, 'II'), { die_face: 3 }),
    'regions[1 "II"].die_face: expected 2',
  ],
  [
    '[TET.board-b] Italia with a number',
    (b) => Object.assign(region(b, 'IT'), { die_face: 6 }),
    'regions[6 "IT"].die_face: expected none',
  ],
  [
    '[TET.board-d] a region without a frontier',
    (b) => Object.assign(region(b, 'II'), { frontier: null }),
    'regions[1 "II"].frontier: expected II-F',
  ],
  [
    '[TET.board-d] Italia with a frontier',
    (b) => Object.assign(region(b, 'IT'), { frontier: 'I-F' }),
    'regions[6 "IT"].frontier: expected none',
  ],
  ['[TET.board-d] a frontier missing', (b) => b.frontiers.pop(), 'regions[5 "VI"]: expected 1 frontiers, got 0'],
];

const places: readonly Case[] = [
  [
    '[TET.board-c] an id that is not region and number',
    (b) => Object.assign(province(b, 'II-1'), { number: 2 }),
    'provinces[6 "II-1"].id: expected II-2',
  ],
  [
    '[TET.board-c] provinces out of order',
    (b) => b.provinces.push(...b.provinces.splice(0, 1)),
    'provinces[0 "I-2"]: expected I-1 here',
  ],
  [
    '[TET.board-a] a province twice',
    (b) => b.provinces.push(province(b, 'IT-6')),
    'provinces[42 "IT-6"]: expected I-F here',
  ],
  ['[TET.board-d] frontiers out of order', (b) => b.frontiers.reverse(), 'frontiers[0 "VI-F"]: expected I-F here'],
  [
    '[TET.board-d] a frontier of another region',
    (b) => Object.assign(frontier(b, 'II-F'), { region: 'I' }),
    'frontiers[1 "II-F"].id: expected I-F',
  ],
  [
    'a name twice',
    (b) => Object.assign(frontier(b, 'II-F'), { name: 'BELGICA' }),
    'frontiers[1 "II-F"].name: BELGICA is used twice',
  ],
  [
    '[TET.result-f] dice that address Italia',
    (b) => Object.assign(province(b, 'IT-3'), { dice_addressable: true }),
    'provinces[38 "IT-3"].dice_addressable: expected false',
  ],
  [
    '[TET.result-f] dice that miss a province',
    (b) => Object.assign(province(b, 'V-3'), { dice_addressable: false }),
    'provinces[26 "V-3"].dice_addressable: expected true',
  ],
  [
    'a place off the canvas',
    (b) => Object.assign(province(b, 'V-3'), { xy: [1001, 5] }),
    'provinces[26 "V-3"].xy: expected a point inside 1000 x 700',
  ],
  [
    'a place below the canvas',
    (b) => Object.assign(province(b, 'V-3'), { xy: [5, 701] }),
    'provinces[26 "V-3"].xy: expected a point inside 1000 x 700',
  ],
  [
    'a fleet beside the canvas',
    (b) => Object.assign(zone(b, 'INTERNVM'), { fleet_xy: [1001, 5] }),
    'sea_zones[1 "INTERNVM"].fleet_xy: expected a point inside 1000 x 700',
  ],
  [
    'a fleet off the canvas',
    (b) => Object.assign(zone(b, 'INTERNVM'), { fleet_xy: [5, 701] }),
    'sea_zones[1 "INTERNVM"].fleet_xy: expected a point inside 1000 x 700',
  ],
];

const sea: readonly Case[] = [
  ['[TET.sea-a] zones out of order', (b) => b.sea_zones.reverse(), 'sea_zones[0 "AEGAEVM"]: expected ATLANTICVM here'],
  [
    '[TET.sea-a] a wrong order',
    (b) => Object.assign(zone(b, 'AEGAEVM'), { order: 1 }),
    'sea_zones[2 "AEGAEVM"].order: expected 3',
  ],
  [
    '[TET.sea-b] zones in a ring',
    (b) => zone(b, 'AEGAEVM').adjacent.push('ATLANTICVM'),
    'sea_zones[2 "AEGAEVM"].adjacent: expected INTERNVM',
  ],
  [
    '[TET.sea-b] a border that holds one way only',
    (b) => zone(b, 'INTERNVM').adjacent.pop(),
    'sea_zones[1 "INTERNVM"].adjacent: expected ATLANTICVM, AEGAEVM',
  ],
  [
    '[TET.sea-d] a coast without sea',
    (b) => province(b, 'I-6').sea_zones.pop(),
    'provinces[5 "I-6"].coastal: expected false',
  ],
  [
    '[TET.sea-d] sea without a coast',
    (b) => Object.assign(province(b, 'I-6'), { coastal: false }),
    'provinces[5 "I-6"].coastal: expected true',
  ],
  [
    '[TET.sea-d] a zone twice',
    (b) => province(b, 'I-6').sea_zones.push('INTERNVM'),
    'provinces[5 "I-6"].sea_zones: expected each zone once, from west to east',
  ],
  [
    '[TET.sea-e] Britannia on the coast',
    (b) => Object.assign(frontier(b, 'II-F'), { coastal: true, sea_zones: ['ATLANTICVM'] }),
    'frontiers[1 "II-F"]: must not be coastal',
  ],
];

const emperors: readonly Case[] = [
  [
    '[TET.players-f] Emperors out of order',
    (b) => b.emperors.reverse(),
    'emperors[0 "maximian"]: expected diocletian here',
  ],
  [
    '[TET.players-f] a wrong turn',
    (b) => Object.assign(emperor(b, 'galerius'), { turn_order: 3 }),
    'emperors[1 "galerius"].turn_order: expected 2',
  ],
  [
    '[TET.comp-d] a wrong rank',
    (b) => Object.assign(emperor(b, 'galerius'), { title: 'Augustus of the East' }),
    'emperors[1 "galerius"].title: expected caesar of the east',
  ],
  [
    '[TET.comp-d] a wrong partner',
    (b) => Object.assign(emperor(b, 'galerius'), { pair: 'maximian' }),
    'emperors[1 "galerius"].pair: expected diocletian',
  ],
  [
    '[TET.comp-d] a colour twice',
    (b) => Object.assign(emperor(b, 'galerius'), { color: 'green' }),
    'emperors[1 "galerius"].color: green is used twice',
  ],
  [
    '[TET.board-g] a capital that is not marked',
    (b) => Object.assign(province(b, 'III-1'), { capital_of: null }),
    'emperors[1 "galerius"].capital: is III-1, but marked on nothing',
  ],
  [
    '[TET.board-g] a fifth capital',
    (b) => Object.assign(province(b, 'III-2'), { capital_of: 'galerius' }),
    'emperors[1 "galerius"].capital: is III-1, but marked on III-1, III-2',
  ],
  [
    '[TET.board-h] no wildcard',
    (b) => Object.assign(province(b, 'IT-3'), { wildcard_capital: false }),
    'provinces: expected only ROMA with wildcard_capital, got none',
  ],
  [
    '[TET.board-h] a second wildcard',
    (b) => Object.assign(province(b, 'IT-2'), { wildcard_capital: true }),
    'provinces: expected only ROMA with wildcard_capital, got IT-2, IT-3',
  ],
  [
    '[TET.board-h] a wildcard that is a capital',
    (b) => {
      Object.assign(province(b, 'IT-1'), { capital_of: null });
      Object.assign(province(b, 'IT-3'), { capital_of: 'maximian' });
      Object.assign(emperor(b, 'maximian'), { capital: 'IT-3' });
    },
    'provinces["IT-3"]: the wildcard must be in Italia and no capital',
  ],
];

const outsideItalia: Case = [
  '[TET.board-h] a wildcard outside Italia',
  (b) => {
    Object.assign(province(b, 'IT-3'), { wildcard_capital: false, name: 'LATIVM' });
    Object.assign(province(b, 'V-3'), { wildcard_capital: true, name: 'ROMA' });
  },
  'provinces["V-3"]: the wildcard must be in Italia and no capital',
];

const links: readonly Case[] = [
  [
    '[TET.board-e] a link to nowhere',
    (b) => Object.assign(link(b, 'I-2', 'I-3'), { b: 'VII-1' }),
    'links[3 "I-2 VII-1"]: there is no VII-1',
  ],
  [
    '[TET.board-e] a link to itself',
    (b) => Object.assign(link(b, 'I-2', 'I-3'), { b: 'I-2' }),
    'links[3 "I-2 I-2"]: joins I-2 to itself',
  ],
  [
    '[TET.board-e] a link twice, the other way round',
    (b) => Object.assign(link(b, 'I-2', 'I-4'), { a: 'I-3', b: 'I-2' }),
    'links[4 "I-3 I-2"]: is there twice',
  ],
  [
    '[TET.board-e] broken by nothing',
    (b) => Object.assign(link(b, 'I-F', 'I-1'), { terrain: null }),
    'links[0 "I-F I-1"].terrain: expected what breaks the link',
  ],
  [
    '[TET.board-e] mountains in a normal link',
    (b) => Object.assign(link(b, 'I-2', 'I-3'), { terrain: 'Atlas' }),
    'links[3 "I-2 I-3"].terrain: expected none',
  ],
  [
    'a place that cannot be reached',
    (b) => b.links.splice(0, b.links.length, ...b.links.filter((l) => l.a !== 'IT-6' && l.b !== 'IT-6')),
    'links: nothing leads to IT-6',
  ],
];

const routes: readonly Case[] = [
  [
    '[TET.board-i] a step without a link',
    (b) => b.barbarian_routes.II.path.splice(2, 1),
    'barbarian_routes.II.path[2]: no link from II-1 to II-3',
  ],
  [
    '[TET.board-i] a place twice',
    (b) => b.barbarian_routes.III.path.splice(7, 0, 'IT-1', 'IT-2'),
    'barbarian_routes.III.path[7]: IT-1 comes twice',
  ],
  [
    '[TET.advance-e] a route that does not end in Roma',
    (b) => b.barbarian_routes.III.path.pop(),
    'barbarian_routes.III.path: expected the last to be IT-3, got IT-2',
  ],
  [
    '[TET.advance-b] a route that does not begin at the frontier',
    (b) => b.barbarian_routes.III.path.shift(),
    'barbarian_routes.III.path: expected to begin with F1236 or F12346 of III, got III-1, III-2, III-3, III-6, IT-1, IT-2, IT-3',
  ],
  [
    '[TET.advance-c] numbers out of order',
    (b) => b.barbarian_routes.III.path.splice(2, 2, 'III-3', 'III-2'),
    'barbarian_routes.III.path: expected to begin with F1236 or F12346 of III, got III-F, III-1, III-3, III-2, III-6, IT-1, IT-2',
  ],
  [
    '[TET.advance-d] a jump where there is none',
    (b) => b.barbarian_routes.II.path.splice(5, 1),
    'barbarian_routes.II.path: expected to begin with F123456 of II, got II-F, II-1, II-2, II-3, II-4, II-6, IT-1',
  ],
  [
    '[TET.advance-c] a way out of the region and back',
    (b) => b.barbarian_routes.III.path.splice(4, 0, 'II-3'),
    'barbarian_routes.III.path: expected to begin with F1236 or F12346 of III, got III-F, III-1, III-2, III-3, II-3, III-6, IT-1',
  ],
  [
    '[TET.advance-e] a detour after 6',
    (b) => b.barbarian_routes.III.path.splice(5, 0, 'II-3'),
    'barbarian_routes.III.path: expected 3 steps from III-6 to IT-3, got 4',
  ],
  [
    '[TET.A10] a wrong number of steps',
    (b) => Object.assign(b.barbarian_routes.V, { steps_to_roma: 5 }),
    'barbarian_routes.V.steps_to_roma: expected 11',
  ],
  [
    'a wrong number of broken links',
    (b) => Object.assign(b.barbarian_routes.V, { broken_links: 5 }),
    'barbarian_routes.V.broken_links: expected 4',
  ],
  [
    'a wrong number of turns',
    (b) => Object.assign(b.barbarian_routes.V, { expected_turns: 5 }),
    'barbarian_routes.V.expected_turns: expected 15',
  ],
];

const levels: readonly Case[] = [
  [
    '[TET.comp-a] more Revolt discs than the rules count',
    (b) => Object.assign(b.pieces, { revolt_discs: 22 }),
    'pieces.revolt_discs: expected 21',
  ],
  [
    '[TET.setup-e] more discs than there are',
    (b) => Object.assign(b.difficulty.columns[0] ?? {}, { emperor_discs: 6 }),
    'difficulty.columns[0].emperor_discs: expected 5',
  ],
  [
    '[TET.setup-e] more fleets than there are',
    (b) => Object.assign(b.difficulty.columns[0] ?? {}, { fleets: 4 }),
    'difficulty.columns[0].fleets: expected 3',
  ],
  [
    '[TET.setup-g] more armies than there are',
    (b) => Object.assign(b.difficulty.columns[3] ?? {}, { armies: 4 }),
    'difficulty.columns[3].armies: expected 3',
  ],
  [
    '[TET.setup-f] a normal level that cannot be had',
    (b) => Object.assign(b.difficulty, { normal: '4219' }),
    'difficulty.normal: expected 4211',
  ],
  [
    '[TET.setup-f] a first level that cannot be had',
    (b) => Object.assign(b.difficulty, { suggested_first: '1200' }),
    'difficulty.suggested_first: expected 4200',
  ],
];

describe.each([
  ['regions', regions],
  ['places', places],
  ['sea', sea],
  ['emperors', [...emperors, outsideItalia]],
  ['links', links],
  ['routes', routes],
  ['levels', levels],
] as const)('a broken board: %s', (_, cases) => {
  test.each(cases)('%s', (_name, spoil, problem) => {
    expect(problems(spoil)).toContain(`board: ${problem}`);
  });
});

test('a point on the edge of the canvas is on it', () => {
  const edge = (b: Raw): void => {
    Object.assign(province(b, 'V-3'), { xy: [1000, 700] });
    Object.assign(zone(b, 'INTERNVM'), { fleet_xy: [1000, 700] });
  };
  expect(problems(edge)).toEqual([]);
});

test('[TET.board-c] of provinces out of order only the first is named', () => {
  const rotated = problems((b) => b.provinces.push(...b.provinces.splice(0, 1)));
  expect(rotated.filter((x) => x.endsWith(' here'))).toEqual(['board: provinces[0 "I-2"]: expected I-1 here']);
});

test('[TET.setup-e] a column of levels too few, or too many, is one problem', () => {
  const expected = `board: difficulty.columns: expected ${raw.difficulty.columns.length}`;
  expect(problems((b) => b.difficulty.columns.pop())).toEqual([expected]);
  expect(problems((b) => b.difficulty.columns.push({ ...b.difficulty.columns[0]! }))).toEqual([expected]);
});
