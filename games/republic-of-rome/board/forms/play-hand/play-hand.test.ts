import { describe, expect, test } from 'vitest';
import { playHand } from '../../../rules/cards/play-hand.ts';
import type { Rome } from '../../../rules/game.ts';
import { forcePlace, newForce } from '../../../rules/rome/forces.ts';
import { senator } from '../../../rules/rome/senators.ts';
import { legionsTo } from '../../../rules/testing/armies.ts';
import { at, faction, hand } from '../../../rules/testing/at.ts';
import { bare } from '../../../rules/testing/bare.ts';
import { WITH_DISBANDMENT } from '../../../rules/testing/disbandment.ts';
import { onScreen, press } from '../testing/filled.ts';
import { playHandForm } from './form.tsx';
import { withCard } from './plays.ts';

/** Scipio (his Family is one's own), a Tax Farmer, a Tribune, and the Land Commissioner, who needs a Land Bill. */
const CARDS = { scipio: 'card:10', farmer: 'card:60', tribune: 'card:38', commissioner: 'card:58' } as const;
const asked = (patch: (g: Rome) => void = () => {}) =>
  at(playHand, { seat: 0 }, { seats: 3 }, (g) => {
    bare(g);
    g.phase = 'revolution';
    faction(g, 0, 'senator:1', 'senator:10');
    hand(g, 0, ...Object.values(CARDS));
    patch(g);
  });

describe('the form for one’s own cards', () => {
  test('[1.11.1-b][1.07.312-a] all that may be played goes with one press, Statesmen before Concessions', () => {
    const game = asked();
    const seen = onScreen(game, playHandForm, 0);
    expect(seen.sent).toEqual([
      { verb: 'playStatesman', arg: CARDS.scipio },
      { verb: 'playConcession', arg: CARDS.farmer },
      { verb: 'giveConcession', arg: 'senator:10' },
      { verb: 'done' },
    ]);
    press(game, playHandForm, seen, 'play');
    expect(game.g.factions[0]!.hand).toEqual([CARDS.tribune, CARDS.commissioner]);
    expect(game.g.concessions).toMatchObject([{ holder: 'senator:10' }]);
  });

  test('[1.07.32-b] whoever is to have a Concession keeps it when a Statesman takes his place', () => {
    const game = asked();
    const seen = onScreen(game, playHandForm, 0, (e) => ({ ...e, holders: { [CARDS.farmer]: 'senator:1' } }));
    press(game, playHandForm, seen, 'play');
    expect(game.g.concessions).toMatchObject([{ holder: 'senator:1A' }]);
  });

  test('[1.11.1-b] what is kept is not played, and all can be kept', () => {
    const game = asked();
    const seen = onScreen(game, playHandForm, 0, (e) => withCard(e, CARDS.scipio, false));
    expect(seen.sent.map((a) => a.verb)).toEqual(['playConcession', 'giveConcession', 'done']);
    press(game, playHandForm, seen, 'none');
    expect(game.g.factions[0]!.hand).toHaveLength(4);
  });

  test('[1.09.61-e] what may not be played is not sent', () => {
    const seen = onScreen(asked(), playHandForm, 0, (e) => withCard(e, CARDS.commissioner, true));
    expect(seen.form.isComplete).toBe(false);
    expect(seen.commits[0]!.missing).toContain('no.landBill');
  });

  test('opens half-way, where a Concession lies in the Forum', () => {
    const game = asked();
    game.as(0).does('playConcession', CARDS.farmer);
    const seen = onScreen(game, playHandForm, 0);
    // No more than that: what else is played is asked afterwards.
    expect(seen.sent).toEqual([{ verb: 'giveConcession', arg: 'senator:10' }]);
    press(game, playHandForm, seen, 'play');
    expect(onScreen(game, playHandForm, 0).sent.map((a) => a.verb)).toEqual(['playStatesman', 'done']);
  });
});

test('[2.04.2-b][2.04.2-g] Veterans of a victor are disbanded before the cards are played, and only if he says so', () => {
  const game = at(playHand, { seat: 0 }, WITH_DISBANDMENT, (g) => {
    bare(g);
    g.phase = 'revolution';
    const f = Object.assign(newForce(g, ''), { commander: 'senator:1', victorious: true });
    legionsTo(g, forcePlace(f), 2, { veteran: true, allegiance: 'senator:1' });
    legionsTo(g, forcePlace(f), 1, { veteran: true, allegiance: 'senator:2' });
    Object.assign(senator(g, 'senator:1'), { at: 'field', office: 'field-consul' });
  });
  expect(onScreen(game, playHandForm, 0).sent).toEqual([{ verb: 'done' }]);
  const seen = onScreen(game, playHandForm, 0, (e) => ({ ...e, disbands: ['legion:1', 'legion:2'] }));
  // The other Veteran is not his.
  expect(seen.sent).toEqual([{ verb: 'disbandVeterans', arg: ['legion:1'] }, { verb: 'done' }]);
  press(game, playHandForm, seen, 'play');
  expect(game.g.legions[1]!.at).toBe('bank');
});
