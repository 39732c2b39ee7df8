import type { State } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { battle } from './combat/battle.ts';
import { FIRST_NAME } from './data/printed.ts';
import type { Empires } from './game.ts';
import { migrations } from './migrations.ts';
import { at, card, CARTAGO, hand, HISPANIA, own, place, ROMA } from './testing/at.ts';
import { meet, send } from './testing/attack.ts';

/** Before anything is rolled: somebody may still play a card. */
const game = (pack: string): Empires => {
  const { g } = at(battle, { kind: 'field', place: place('capua') }, {}, (now) => {
    own(now, CARTAGO, 'capua');
    send(now, { by: HISPANIA, path: ['numantia', 'capua'], troops: ['Scutarii'] });
    meet(now, { by: CARTAGO, path: ['carthago', 'capua'], troops: ['Lanceros Libios'] });
    hand(now, HISPANIA, 'Indibil');
  });
  return { ...g, agreed: { ...g.agreed, pack } };
};

const up = (g: object, stack: object[]): void => {
  for (const m of migrations) if (m.version === 3) m.up?.({ g, stack } as State<unknown>);
};

test('a game that names no pack goes on with the first edition; one that names a pack keeps it', () => {
  const old = game('');
  const named = game('mine');
  up(old, []);
  up(named, []);
  expect([old.agreed.pack, named.agreed.pack]).toEqual([FIRST_NAME, 'mine']);
});

test('[MED.9-m] a battle that goes on knows what roll its Leaders give, and names them no more', () => {
  const stack = [
    { proc: 'turn', local: { extra: 'of its own' } },
    { proc: 'combat.battle', local: { extra: [{ seat: HISPANIA, leader: card('Indibil') }] } },
    { proc: 'combat.recovery', local: { extra: [{ seat: ROMA, leader: card('Indibil') }] } },
  ];
  up(game(FIRST_NAME), stack);
  expect(stack.map((f) => f.local.extra)).toEqual([
    'of its own',
    [{ seat: HISPANIA, min: 5 }],
    [{ seat: ROMA, min: 5 }],
  ]);
});
