/** When a card of the hand can be played, in a sentence or two. */
import type { Msg } from '@tabularium/kernel';
import type { Card } from '../../rules/data/content.ts';
import { contentOf, type Packed } from '../../rules/data/printed.ts';
import { plays } from '../../rules/advanced/advanced.ts';
import type { RomeView } from '../../rules/sight/view.ts';
import type { CardId } from '../../rules/ids.ts';
import { en } from './words/en.ts';
import type { Thing } from './thing.ts';

type Game = Packed & Pick<RomeView, 'agreed'>;

const cardIdOf = (thing: Thing): CardId | undefined => {
  switch (thing.t) {
    case 'card':
      return thing.card.id;
    case 'senator':
    case 'leader':
    case 'concession':
      return thing.card.card;
    default:
      return undefined;
  }
};

const handCardOf = (g: Packed, thing: Thing): Card | undefined => {
  const id = cardIdOf(thing);
  const card = id && contentOf(g).byId.cards.get(id);
  return card && card.hand ? card : undefined;
};

/** [2.06.2-a] Where Laws are voted on, one is brought forward. */
const keysOf = (g: Game, { kind, id }: Card): readonly string[] => [
  kind === 'law' && plays(g, 'passing-laws') ? 'leaf.when.law.voted' : `leaf.when.${kind}`,
  `leaf.when.${id}`,
];

export const whenPlayed = (g: Game, thing: Thing): readonly Msg[] => {
  const card = handCardOf(g, thing);
  if (!card) return [];
  return keysOf(g, card)
    .filter((k) => Object.hasOwn(en, k))
    .map((k) => ({ k }));
};
