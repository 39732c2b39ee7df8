import { messages } from '@tabularium/kernel';

export const en = {
  'toy.act': 'Play a card.',
  'toy.stake': 'How much do you stake on {card}?',
  'toy.mayVeto': 'Do you veto {card}?',
  'toy.price': 'A veto has its price.',
  'toy.played': '{card} was played.',
  'toy.rolled': 'A {die} was rolled for {stake}.',
  'toy.vetoed': 'It was vetoed.',
  'toy.drew': 'You drew {cards}.',
  'toy.someDrew': 'Two cards were drawn.',
  'toy.noCoins': 'Passing costs a coin.',
  'toy.fewCards': 'Too few cards are left to swap.',
  'toy.notYours': 'You do not hold {card}.',
} as const;

export const t = messages(en);
