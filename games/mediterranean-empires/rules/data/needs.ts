/** Kinds of cards by which questions are asked: whoever may hold one, as far as everybody knows, is asked. */
import type { Card } from './content.ts';

const WHENS = [
  'any',
  'route-naval-or-strait',
  'route-land',
  'route-any',
  'combat-naval',
  'combat-field',
  'combat-naval-or-field',
  'combat-assault',
  'response-leader',
  'response-empire-card',
  'response-special-event',
] as const;

export type When = (typeof WHENS)[number];
export type Need = When | 'troop' | 'fleet' | 'siege' | 'storm-modifier' | 'field' | 'naval' | 'assault';

const isLeaderIn =
  (kind: 'field' | 'naval' | 'assault') =>
  (c: Card): boolean =>
    c.types.includes('L') && c.factors[kind] !== null;

export const NEEDS: readonly (readonly [Need, (card: Card) => boolean])[] = [
  ...WHENS.map((w) => [w, (c: Card) => c.types.includes('X') && c.effects.some((e) => e.when === w)] as const),
  ['troop', (c) => c.types.includes('T')],
  ['fleet', (c) => c.types.includes('F')],
  ['siege', (c) => c.types.includes('A') || c.types.includes('D')],
  ['storm-modifier', (c) => c.effects.some((e) => e.op === 'storm-modifier')],
  ['field', isLeaderIn('field')],
  ['naval', isLeaderIn('naval')],
  ['assault', isLeaderIn('assault')],
];
