/** What binds the parts of the content together: every name that is used exists, every deck and scenario is whole. */
import type { RawContent } from './schema.ts';

/** [MED.2-e] */
const DECK = 35;

export const contentProblems = (all: RawContent): string[] => [
  ...repeated('map.cities', all.map.cities),
  ...repeated('map.areas', all.map.areas),
  ...repeated('map.empires', all.map.empires),
  ...repeated('scenarios', all.scenarios),
  ...mapProblems(all.map),
  ...deckProblems(all),
  ...unplayable(all),
  ...all.scenarios.flatMap((x, i) => scenarioProblems(all, x, `scenarios[${i} "${x.id}"]`)),
  ...tableProblems(all),
];

const has = (list: readonly { readonly id: string }[], id: string): boolean => list.some((x) => x.id === id);

const mapProblems = ({ empires, territories, cities, areas, links }: RawContent['map']): string[] => {
  const isArea = new Set(areas.map((x) => x.id));
  const known = new Set([...cities, ...areas].map((x) => x.id));
  return [
    ...empires.flatMap((e) => (has(cities, e.capital) ? [] : [`map.empires: ${e.id} has no capital ${e.capital}`])),
    ...cities.flatMap((c) =>
      has(territories, c.territory) ? [] : [`map.cities: ${c.id} lies in ${c.territory}, which is not on the map`],
    ),
    ...links.flatMap(([a, b, kind]) => [
      ...[a, b].filter((x) => !known.has(x)).map((x) => `map.links: ${kind} ${a} to ${b}: there is no ${x}`),
      // [MED.2-c] Only dashed land lines touch barbarian areas.
      ...(known.has(a) && known.has(b) && (kind === 'barbarian') !== (isArea.has(a) || isArea.has(b))
        ? [`map.links: ${a} to ${b} cannot be a ${kind}`]
        : []),
    ]),
  ];
};

const deckProblems = ({ decks, map, scenarios }: RawContent): string[] => [
  ...decks.flatMap(({ empire, cards }) => {
    const size = cards.reduce((sum, c) => sum + c.copies, 0);
    return [
      ...(has(map.empires, empire) ? [] : [`decks: there is no empire ${empire}`]),
      ...(size === DECK ? [] : [`decks: the deck of ${empire} has ${size} cards, not ${DECK}`]),
      ...cards
        .filter((c) => c.types.includes('F') && typeof c.factors[1] !== 'number')
        .map((c) => `decks: ${empire}: the fleet ${c.name} has no naval number`),
    ];
  }),
  ...[...new Set(scenarios.flatMap((x) => x.empires))]
    .filter((e) => !decks.some((d) => d.empire === e))
    .map((e) => `decks: the deck of ${e} is missing`),
];

/** [MED.1-a] Any number of players finds a scenario. */
const unplayable = ({ scenarios }: RawContent): string[] =>
  [2, 3, 4, 5, 6, 7, 8]
    .filter((n) => !scenarios.some((x) => x.players === n))
    .map((n) => `scenarios: there is none for ${n} players`);

const scenarioProblems = ({ map, tables }: RawContent, x: RawContent['scenarios'][number], path: string): string[] => {
  const cities = map.cities.filter((c) => x.territories.includes(c.territory) && !x.excludedCities.includes(c.id));
  const capitals = map.empires.filter((e) => x.empires.includes(e.id)).map((e) => e.capital);
  return [
    ...(x.players === x.empires.length ? [] : [`${path}: ${x.empires.length} empires for ${x.players} players`]),
    ...missing(path, 'empire', x.empires, map.empires),
    ...missing(path, 'territory', x.territories, map.territories),
    ...missing(path, 'area', x.areas, map.areas),
    ...missing(path, 'city in play', [...x.keyCities, ...capitals], cities),
    ...x.keyCities.filter((c) => capitals.includes(c)).map((c) => `${path}: ${c} is a capital and a key city`),
    ...(x.keyCities.length <= map.components.keyCityMarkers ? [] : [`${path}: too many key cities`]),
    ...(x.victoryCities <= cities.length ? [] : [`${path}: ${x.victoryCities} of ${cities.length} cities to win`]),
    ...(x.hand === tables.hand.byPlayers[x.players] ? [] : [`${path}: a hand of ${x.hand} for ${x.players} players`]),
  ];
};

/** Every result of a table is in exactly one row. */
const tableProblems = ({ tables }: RawContent): string[] =>
  (['events', 'pacification', 'bands'] as const).flatMap((name) => {
    const rows: readonly { readonly min: number | null; readonly max: number | null }[] = tables[name].rows;
    return rows.flatMap((row, i) => {
      const before = rows[i - 1];
      if (before === undefined) return [];
      return row.min !== null && before.max === row.min - 1
        ? []
        : [`tables.${name}: row ${i + 1} does not follow row ${i}`];
    });
  });

const missing = (
  path: string,
  what: string,
  ids: readonly string[],
  of: readonly { readonly id: string }[],
): string[] => ids.filter((x) => !has(of, x)).map((x) => `${path}: there is no ${what} ${x}`);

const repeated = (list: string, things: readonly { readonly id: string }[]): string[] =>
  things.filter((x, i) => things.findIndex((y) => y.id === x.id) !== i).map((x) => `${list}: ${x.id} stands twice`);
