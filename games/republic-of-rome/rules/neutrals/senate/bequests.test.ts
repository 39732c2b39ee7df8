import { expect, test } from 'vitest';
import { senator } from '../../rome/senators.ts';
import type { Rome } from '../../game.ts';
import { takeCard } from '../../testing/at.ts';
import { atNeutrals } from '../../testing/neutrals.ts';
import { type Army, armed, withHim } from '../../testing/plans.ts';
import { bequests } from './bequests.ts';
import { neutralsOf } from '../state.ts';

const waits = (g: Rome, card: 'card:106' | 'card:154'): void => {
  takeCard(g, card);
  g.bequests.push({ card, status: 'waiting' });
};
const fetching = (army: Army, patch: (g: Rome) => void = () => {}) =>
  atNeutrals(bequests, undefined, {}, (g) => {
    armed(g, army);
    senator(g, 'senator:2').office = 'field-consul';
    waits(g, 'card:106');
    patch(g);
  });

test('[4.05.35-a] the Field Consul goes with what is left, and takes no more than he must', () => {
  expect(withHim(fetching({ legions: 4, fleets: 4 }).g, 'senator:2')).toEqual({
    war: 'card:106',
    legions: 3,
    fleets: 3,
  });
});

test('[4.05.35-a] not with less, and not if he has left', () => {
  expect(fetching({ legions: 2, fleets: 4 }).g.forces).toEqual([]);
  expect(fetching({ legions: 4, fleets: 2 }).g.forces).toEqual([]);
  const gone = fetching({ legions: 4, fleets: 4 }, (g) => {
    Object.assign(senator(g, 'senator:2'), { at: 'field', captive: 'barbarians' });
  });
  expect(gone.g.forces).toEqual([]);
});

test('[4.05.35-a] of two the Dominant Player chooses', () => {
  const t = fetching({ legions: 4, fleets: 4 }, (g) => waits(g, 'card:154'));
  t.as(0).picks('card:154');
  expect(withHim(t.g, 'senator:2')).toMatchObject({ war: 'card:154' });
});

test('[4.05.3-h][4.05.35-a] Players who plan themselves have seen to it', () => {
  const t = fetching({ legions: 4, fleets: 4 }, (g) => {
    neutralsOf(g).plan.own = true;
  });
  expect(t.g.forces).toEqual([]);
});
