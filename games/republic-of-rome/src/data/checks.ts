/** What binds the parts of the content together: no card without its piece, no piece without its card. */
import { CARD_KINDS } from './kinds.ts';

interface Parts {
  readonly cards: readonly { readonly id: string; readonly kind: string; readonly of: string }[];
  readonly senators: readonly Piece[];
  readonly wars: readonly Piece[];
  readonly leaders: readonly Piece[];
  readonly concessions: readonly Piece[];
  readonly provinces: readonly { readonly id: string }[];
}
interface Piece {
  readonly id: string;
  readonly card: string;
}

const FAMILIES = 30;

export const contentProblems = (all: Parts): string[] => [
  ...cardProblems(all),
  ...pieceProblems(all.cards, 'senators', all.senators),
  ...pieceProblems(all.cards, 'wars', all.wars),
  ...pieceProblems(all.cards, 'leaders', all.leaders),
  ...pieceProblems(all.cards, 'concessions', all.concessions),
  ...familyProblems(all.senators),
  ...repeated('cards', all.cards),
  ...repeated('provinces', all.provinces),
];

const cardProblems = ({ cards, senators, wars, leaders, concessions }: Parts): string[] => {
  const pieces = new Set([...senators, ...wars, ...leaders, ...concessions].map((x) => x.id));
  return cards.flatMap(({ id, kind, of }) => [
    ...(CARD_KINDS.some((k) => k === kind) ? [] : [`cards["${id}"].kind: there is no kind ${kind}`]),
    ...(of === '' || pieces.has(of) ? [] : [`cards["${id}"].of: ${of} is missing`]),
  ]);
};

const pieceProblems = (cards: Parts['cards'], list: string, pieces: readonly Piece[]): string[] => {
  const known = new Map(cards.map((c) => [c.id, c.of]));
  return [
    ...repeated(list, pieces),
    ...pieces.flatMap(({ id, card }) =>
      known.get(card) === id ? [] : [`${list}["${id}"].card: ${card} is not the card of ${id}`],
    ),
  ];
};

const familyProblems = (senators: readonly Piece[]): string[] =>
  Array.from({ length: FAMILIES }, (_, i) => `senator:${i + 1}`)
    .filter((id) => !senators.some((x) => x.id === id))
    .map((id) => `senators: ${id} is missing`);

const repeated = (list: string, things: readonly { readonly id: string }[]): string[] =>
  things.filter((x, i) => things.findIndex((y) => y.id === x.id) !== i).map((x) => `${list}: ${x.id} stands twice`);
