/** The statements of the rules behind a thing. */
import type { CardType, EventId } from '../../rules/ids.ts';
import type { EmpiresView } from '../../rules/view.ts';
import { thingOf } from './thing.ts';

const CARDS: Readonly<Record<CardType, readonly string[]>> = {
  T: ['MED.5.4-d', 'MED.5.4.6-e', 'MED.5.4.5-j'],
  F: ['MED.2-i', 'MED.5.4.1-f', 'MED.5.4.1-g', 'MED.5.4.5-g'],
  L: ['MED.5.4.5-b', 'MED.5.4.5-c'],
  D: ['MED.5.4.7-f', 'MED.5.4.7-h'],
  A: ['MED.5.4.7-f', 'MED.5.4.7-h'],
  I: ['MED.5.3-a'],
  X: ['MED.5.4.5-b', 'MED.9-b', 'MED.9-o'],
};

const EVENT: Readonly<Record<EventId, readonly string[]>> = {
  prosperity: ['MED.4.1-e'],
  'good-weather': ['MED.4.1-f'],
  'neutral-attack': ['MED.4.1-g', 'MED.4.1-h'],
  diplomacy: ['MED.4.1-i', 'MED.4.1-j'],
  'enraged-barbarians': ['MED.4.1-k', 'MED.4.1-l'],
  campaign: ['MED.4.1-m'],
  homecoming: ['MED.4.1-n'],
  'bad-weather': ['MED.4.1-o'],
  pirates: ['MED.4.1-p', 'MED.4.1-q'],
  scarcity: ['MED.4.1-r'],
  'end-of-turn': ['MED.4.1-s'],
};

export const rules = (view: EmpiresView, ref: string): readonly string[] => {
  const thing = thingOf(view, ref);
  switch (thing?.t) {
    case undefined:
      return [];
    case 'card':
      return [...new Set(['MED.2-h', ...thing.card.types.flatMap((type) => CARDS[type])])];
    case 'city':
      return ['MED.2-a', 'MED.5.4.7-e', 'MED.6-a', 'MED.6-c'];
    case 'area':
      return ['MED.7-a', 'MED.7-b', 'MED.7-c', 'MED.7.1-c'];
    case 'empire':
      return ['MED.4.4-a', 'MED.4.4-b', 'MED.4.2-d'];
    case 'event':
      return ['MED.4.1-a', 'MED.4.1-b', ...EVENT[thing.event]];
    default:
      return thing satisfies never;
  }
};
