/**
 * What binds the parts of the content together. Which cards and Provinces there are is a matter of the rules, which know many
 * of them by name: content has them all, with values of its own, and names nothing else.
 */
import printedCards from './cards.json' with { type: 'json' };
import printedProvinces from './provinces.json' with { type: 'json' };

interface Parts {
  readonly cards: readonly Card[];
  readonly senators: readonly Senator[];
  readonly wars: readonly War[];
  readonly leaders: readonly (Piece & { readonly wars: Ids; readonly taxFarmerRollWith: string })[];
  readonly concessions: readonly (Piece & { readonly taxFarmer: number })[];
  readonly provinces: readonly Thing[];
  readonly tables: { readonly landBills: readonly { readonly type: string; readonly recurring: boolean }[] };
}
type Ids = readonly string[];
interface Thing {
  readonly id: string;
}
interface Card extends Thing {
  readonly kind: string;
  readonly of: string;
  readonly era: string;
  readonly hand: boolean;
}
interface Piece extends Thing {
  readonly card: string;
}
interface Senator extends Piece {
  readonly number: number;
  readonly statesman?:
    | { readonly opposes: Ids; readonly attractedTo: Ids; readonly nullifies?: Ids | undefined }
    | undefined;
}
interface War extends Piece {
  readonly place: number;
  readonly of: number;
  readonly creates: Ids;
  readonly attacks: Ids;
  readonly revoltIf: Ids;
  readonly needs: Ids;
  readonly destroys: Ids;
}

const idsOf = (all: readonly Thing[]): Ids => all.map((x) => x.id);

export const contentProblems = (all: Parts): string[] => [
  ...cardProblems(all.cards),
  ...setProblems('senators', all.senators, piecesOf('senator:')),
  ...setProblems('wars', all.wars, piecesOf('war:')),
  ...setProblems('leaders', all.leaders, piecesOf('leader:')),
  ...setProblems('concessions', all.concessions, piecesOf('concession:')),
  ...setProblems('provinces', all.provinces, idsOf(printedProvinces)),
  ...(['senators', 'wars', 'leaders', 'concessions'] as const).flatMap((list) => cardOfProblems(list, all[list])),
  ...all.senators.flatMap((x) => senatorProblems(all, x)),
  ...all.wars.flatMap((x) => warProblems(all, x)),
  ...all.leaders.flatMap((x) => [
    ...unknown(`leaders["${x.id}"].wars`, x.wars, all.wars),
    ...unknown(
      `leaders["${x.id}"].taxFarmerRollWith`,
      x.taxFarmerRollWith === '' ? [] : [x.taxFarmerRollWith],
      all.wars,
    ),
  ]),
  ...taxFarmerProblems(all.concessions),
  ...landBillProblems(all.tables.landBills),
];

/** Decks are dealt by kind and period, and some cards by name. */
const cardProblems = (cards: readonly Card[]): string[] => [
  ...setProblems('cards', cards, idsOf(printedCards)),
  ...cards.flatMap((card) => {
    const printed: Card | undefined = printedCards.find((x) => x.id === card.id);
    return (['kind', 'of', 'era', 'hand'] as const)
      .filter((field) => printed !== undefined && printed[field] !== card[field])
      .map((field) => `cards["${card.id}"].${field}: is ${card[field]} and must be ${printed![field]}`);
  }),
];

const piecesOf = (prefix: string): Ids => printedCards.map((c) => c.of).filter((id) => id.startsWith(prefix));

const setProblems = (list: string, things: readonly Thing[], wanted: Ids): string[] => {
  const ids = idsOf(things);
  return [
    ...wanted.filter((id) => !ids.includes(id)).map((id) => `${list}: ${id} is missing`),
    ...ids.filter((id) => !wanted.includes(id)).map((id) => `${list}: there is no ${id} in this game`),
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${list}: ${id} stands twice`),
  ];
};

const cardOfProblems = (list: string, pieces: readonly Piece[]): string[] =>
  pieces
    .filter(({ id, card }) => printedCards.find((c) => c.id === card)?.of !== id)
    .map(({ id, card }) => `${list}["${id}"].card: ${card} is not the card of ${id}`);

const unknown = (where: string, ids: Ids, among: readonly Thing[]): string[] =>
  ids.filter((id) => !among.some((x) => x.id === id)).map((id) => `${where}: there is no ${id}`);

/** [1.07.31-d] A Statesman has the number of his Family and a letter. */
const senatorProblems = (all: Parts, { id, number, statesman }: Senator): string[] => {
  const where = `senators["${id}"]`;
  const own = Number.parseInt(id.slice('senator:'.length), 10);
  const isStatesman = /[A-C]$/.test(id);
  return [
    ...(number === own ? [] : [`${where}.number: is ${number} and must be ${own}`]),
    ...(isStatesman === (statesman !== undefined) ? [] : [`${where}.statesman: is for Statesmen, and for all of them`]),
    ...unknown(`${where}.statesman.opposes`, statesman?.opposes ?? [], all.senators),
    ...unknown(`${where}.statesman.attractedTo`, statesman?.attractedTo ?? [], all.senators),
    ...unknown(`${where}.statesman.nullifies`, statesman?.nullifies ?? [], all.wars),
  ];
};

const warProblems = (all: Parts, w: War): string[] => {
  const where = `wars["${w.id}"]`;
  return [
    ...(w.place <= w.of ? [] : [`${where}.place: is ${w.place} of ${w.of}`]),
    ...unknown(`${where}.creates`, w.creates, all.provinces),
    ...unknown(`${where}.attacks`, w.attacks, all.provinces),
    ...unknown(`${where}.revoltIf`, w.revoltIf, all.provinces),
    ...unknown(`${where}.needs`, w.needs, all.provinces),
    ...unknown(`${where}.destroys`, w.destroys, all.concessions),
  ];
};

/** [1.07.8-e] Every number of the die means one of them. */
const taxFarmerProblems = (concessions: Parts['concessions']): string[] =>
  [1, 2, 3, 4, 5, 6]
    .filter((die) => concessions.filter((c) => c.taxFarmer === die).length !== 1)
    .map((die) => `concessions: one of them, and no other, must have taxFarmer ${die}`);

/** [1.09.622-a] Type I is paid for once, the others every turn. */
const landBillProblems = (rows: Parts['tables']['landBills']): string[] => [
  ...['I', 'II', 'III']
    .filter((type) => !rows.some((x) => x.type === type))
    .map((type) => `tables.landBills: Type ${type} is missing`),
  ...rows
    .filter((x) => x.recurring !== (x.type !== 'I'))
    .map((x) => `tables.landBills: recurring must be ${!x.recurring} for Type ${x.type}`),
];
