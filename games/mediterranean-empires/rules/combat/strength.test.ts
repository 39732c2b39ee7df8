/** What each side brings to a combat, and where players read that it comes from. */
import type { TallyPart } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { explain } from '../explain.ts';
import { diceForce, fixedForce } from '../expedition/force.ts';
import { march } from '../expedition/march.ts';
import type { Empires, Force } from '../game.ts';
import {
  at,
  card,
  CARTAGO,
  GALIA,
  type Game,
  hand,
  HISPANIA,
  own,
  place,
  ROMA,
  said,
  through,
  TESTED,
} from '../testing/at.ts';
import { send } from '../testing/attack.ts';
import { field } from '../testing/battles.ts';
import { withCard } from '../testing/packs.ts';
import { assault } from './assault.ts';

/** A force that is nobody's comes to Utica, of Carthage; Gaul is asked for cards. */
const raided = (kind: 'neutral' | 'horde', force: Force, patch: (g: Empires) => void = () => undefined): Game =>
  at(assault, undefined, {}, (g) => {
    own(g, CARTAGO, 'utica');
    send(g, { by: ROMA, path: ['nora', 'utica'] });
    g.attack = { ...g.attack!, kind, force };
    hand(g, GALIA, 'Clientelas');
    patch(g);
  });
const neutral = (): Force => fixedForce({ field: 8, assault: 6, path: [place('nora'), place('utica')] });

/** Dice of both sides as the player who is asked for cards reads them, without cards of his own. */
const dice = (p: Game, seat: number): readonly (readonly TallyPart[])[] => {
  const { tallies } = explain(p.view(seat), 'decline', '')!;
  return [tallies[1]!.parts, tallies[3]!.parts];
};

test('[MED.5.4.7-e][MED.9-e] the value of a force without cards is announced, and told as such', () => {
  const p = raided('neutral', neutral());
  expect(said(p, 'med.announced')).toMatchObject([
    { side: 'city:nora', fc: 6, n: 1 },
    { side: 'city:utica', fc: 0, n: 3 },
  ]);
  expect(explain(p.view(GALIA), 'decline', '')!.tallies[0]).toMatchObject({
    total: 6,
    parts: [{ k: 'force', n: 6, rule: 'MED.9-e' }],
  });
});

test('[MED.9-f][MED.7.3-f][MED.5.4.7-e] whose dice they are: a die for a force of nobody, those of a horde, those of a city', () => {
  const city = [{ k: 'city', op: 'plus', n: 3, rule: 'MED.5.4.7-e' }];
  expect(dice(raided('neutral', neutral()), GALIA)).toEqual([[{ k: 'base', op: 'plus', n: 1, rule: 'MED.9-f' }], city]);
  const horde = diceForce(2, { path: [place('nora'), place('utica')] });
  expect(dice(raided('horde', horde), GALIA)).toEqual([[{ k: 'barbarians', op: 'plus', n: 2, rule: 'MED.7-c' }], city]);
});

test('[MED.5.4.6-e][MED.7-d] in the field a die for whoever has cards, and for an area its own', () => {
  const base = [{ k: 'base', op: 'plus', n: 1, rule: 'MED.5.4.6-e' }];
  const p = field({ troops: ['Hastati'] }, { troops: ['Lanceros Libios'] }, [], (g) => {
    hand(g, ROMA, 'Cónsul');
  });
  expect(dice(p, ROMA)).toEqual([base, base]);
  const area = at(march, undefined, {}, (g) => {
    send(g, { by: HISPANIA, path: ['numantia', 'CANTABRI'], troops: ['Scutarii'] });
    hand(g, HISPANIA, 'Viriato');
  });
  while (area.g.combat === null) area.as(area.waitingFor[0]!).does('decline');
  expect(dice(area, HISPANIA)).toEqual([base, [{ k: 'barbarians', op: 'plus', n: 3, rule: 'MED.7-c' }]]);
});

test('[MED.A43][MED.9-e] a city whose only defender deserts rolls no die, and none is taken from it', () => {
  const [desertion] = TESTED.cards[card('Desercion')]!.effects;
  const behindWalls = withCard('GALIA', 'Desercion', { effects: [{ ...desertion, when: 'combat-assault' }] });
  const p = at(assault, undefined, {}, (g) => {
    behindWalls(g);
    own(g, CARTAGO, 'nora');
    // Size 1, and no fort was left for it.
    g.forts[place('nora')] = 0;
    send(g, { by: ROMA, path: ['aleria', 'nora'], troops: ['Hastati'] });
    hand(g, ROMA, 'Testudo');
    hand(g, GALIA, 'Desercion');
  });
  p.as(ROMA).does('play', card('Testudo')).as(GALIA).does('play', card('Desercion'));
  through(p.rolling(4, 1, 1).does('forDefender')).rolled();
  expect(said(p, 'med.total')).toMatchObject([{ dice: '1 1' }, { dice: '', total: 0 }]);
});
