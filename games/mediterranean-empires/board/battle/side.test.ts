import { expect, test } from 'vitest';
import { march } from '../../rules/expedition/march.ts';
import { at, CARTAGO, type Game, hand, own, ROMA } from '../../rules/testing/at.ts';
import { send } from '../../rules/testing/attack.ts';
import { markup } from '../testing/markup.ts';
import { inKeys } from '../testing/scene.ts';
import { SideView } from './side.tsx';

/** Roma assaults Capua, and may play a card. */
const assault = (owner?: number): Game => {
  const p = at(march, undefined, { byChance: true }, (g) => {
    if (owner !== undefined) own(g, owner, 'capua');
    send(g, { by: ROMA, path: ['roma', 'capua'], troops: ['Hastati'] });
    hand(g, ROMA, 'Torres de Asedio');
  });
  while (p.g.combat?.kind !== 'assault') p.as(p.waitingFor[0]!).does('decline');
  return p;
};
const defender = (p: Game): string => {
  const view = p.view(ROMA);
  return markup(SideView({ view, say: inKeys, side: 1, fights: [], players: [], looks: [], me: ROMA, asked: [] }));
};

test('a city may add leaders and defence to its walls if it is some player’s', () => {
  expect(defender(assault(CARTAGO))).toContain('[battle.mayAdd]');
  expect(defender(assault())).not.toContain('[battle.mayAdd]');
});

test('before anybody stands there, the city says what its dice are made of', () => {
  const p = at(march, undefined, {}, (g) => {
    send(g, { by: ROMA, path: ['roma', 'capua'], troops: ['Hastati'] });
    hand(g, ROMA, 'Tormenta');
  });
  expect(p.g.combat).toBeNull();
  expect(defender(p)).toContain('[battle.walls 2 1 0]');
});
