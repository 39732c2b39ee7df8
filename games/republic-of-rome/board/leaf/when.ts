/** When a card of the hand can be played, in a sentence or two. */
import type { Msg } from '@tabularium/kernel';
import type { Card } from '../../rules/data/content.ts';
import { contentOf, type Packed } from '../../rules/data/printed.ts';
import type { CardId } from '../../rules/ids.ts';
import { en } from './words/en.ts';
import type { Thing } from './thing.ts';

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

export const whenPlayed = (g: Packed, thing: Thing): readonly Msg[] => {
  const card = handCardOf(g, thing);
  if (!card) return [];
  return [`leaf.when.${card.kind}`, `leaf.when.${card.id}`].filter((k) => Object.hasOwn(en, k)).map((k) => ({ k }));
};
