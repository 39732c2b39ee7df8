/** What binds the parts of the content together: every name that is used exists, every deck and scenario is whole. */
import type { Condition, Effect } from './effects.ts';
import type { RawContent } from './schema.ts';

/** [MED.2-e] */
const DECK = 35;
const SIDES = 6;

export const contentProblems = (all: RawContent): string[] => [
  ...repeated('map.cities', all.map.cities),
  ...repeated('map.areas', all.map.areas),
  ...repeated('map.empires', all.map.empires),
  ...repeated('scenarios', all.scenarios),
  ...mapProblems(all.map),
  ...deckProblems(all),
  ...unknownNames(all),
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

/** What the conditions of card texts name must exist, or they could never hold. */
const unknownNames = ({ decks, map }: RawContent): string[] => {
  const cards = decks.flatMap((d) => d.cards);
  const known = {
    card: new Set(cards.map((c) => c.name)),
    tag: new Set(cards.flatMap((c) => c.tags)),
    territory: new Set(map.territories.map((x) => x.id)),
    city: new Set(map.cities.map((x) => x.id)),
  };
  const named = (e: Effect): [keyof typeof known, string | undefined][] => {
    const c: Condition = 'if' in e && e.if ? e.if : {};
    const names = [
      ...('set' in e ? e.set : []),
      ...(e.op === 'rally' ? e.names : []),
      ...(c.present ?? []),
      c.countOwnName,
      c.perOwnName,
    ];
    return [
      ...names.map((x): ['card', string | undefined] => ['card', x]),
      ['tag', c.perOwnTag],
      ['tag', c.enemyLacksTag],
      ['tag', c.enemyHasTag],
      ['territory', c.territory],
      ['city', c.city],
    ];
  };
  return cards.flatMap((card) =>
    card.effects
      .flatMap(named)
      .flatMap(([what, x]) =>
        x === undefined || known[what].has(x) ? [] : [`decks: ${card.name}: there is no ${what} ${x}`],
      ),
  );
};

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

/** Every result of a table is in exactly one row; where a die is rolled, each of its sides has one. */
const tableProblems = ({ tables }: RawContent): string[] => [
  ...(['events', 'pacification', 'bands'] as const).flatMap((name) => {
    const rows: readonly { readonly min: number | null; readonly max: number | null }[] = tables[name].rows;
    const gaps = rows.flatMap((row, i) => {
      const before = rows[i - 1];
      if (before === undefined) return [];
      return row.min !== null && before.max === row.min - 1
        ? []
        : [`tables.${name}: row ${i + 1} does not follow row ${i}`];
    });
    return rows.at(-1)!.max === null ? gaps : [...gaps, `tables.${name}: the last row has an end`];
  }),
  ...(['neutralAttack', 'pirates'] as const)
    .filter((name) => tables[name].rows.length !== SIDES)
    .map((name) => `tables.${name}: ${tables[name].rows.length} rows for the ${SIDES} sides of a die`),
];

const missing = (
  path: string,
  what: string,
  ids: readonly string[],
  of: readonly { readonly id: string }[],
): string[] => ids.filter((x) => !has(of, x)).map((x) => `${path}: there is no ${what} ${x}`);

const repeated = (list: string, things: readonly { readonly id: string }[]): string[] =>
  things.filter((x, i) => things.findIndex((y) => y.id === x.id) !== i).map((x) => `${list}: ${x.id} stands twice`);
