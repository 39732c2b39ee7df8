/** The sequence of a round: when cards may be played, and when not. */
import { expect, test } from 'vitest';
import { at, CARTAGO, GALIA, hand, HISPANIA, ROMA } from './testing/at.ts';
import { turn } from './turn.ts';

test('[MED.4-a][MED.9-o] cards are asked for after the event and between actions, not after the last one', () => {
  // Good weather; only Rome and Gaul hold cards, and only Rome may hold an event for any time.
  const p = at(
    turn,
    undefined,
    {},
    (g) => {
      hand(g, ROMA, 'Espias', 'Hastati');
      hand(g, GALIA, 'Gesatas');
    },
    [2, 1],
  );
  expect(p.waitingFor).toEqual([ROMA]);
  p.does('decline').does('pass');
  // Before Carthage, Hispania and Gaul act; the first two have no cards and pass.
  for (let i = 0; i < 3; i++) {
    expect(p.waitingFor).toEqual([ROMA]);
    p.does('decline');
  }
  expect(p.waitingFor).toEqual([GALIA]);
  p.rolling(1, 1).does('pass');
  // The next round has begun with its event: 2, 1 for the round played, 2 because all passed.
  expect([p.g.round, p.g.event, p.g.allPassed]).toEqual([2, 'diplomacy', true]);
  expect(p.lines('med.passes').map((line) => line['who'])).toEqual(
    [ROMA, CARTAGO, HISPANIA, GALIA].map((seat) => `empire:${p.g.agreed.empires[seat]}`),
  );
});
