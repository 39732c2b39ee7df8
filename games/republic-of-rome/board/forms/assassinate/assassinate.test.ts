import { describe, expect, test } from 'vitest';
import type { Rome } from '../../../rules/game.ts';
import { senator } from '../../../rules/rome/senators.ts';
import { business } from '../../../rules/senate/other-business.ts';
import { gives, inSenate } from '../../../rules/testing/meeting.ts';
import { onScreen, press } from '../testing/filled.ts';
import { assassinateForm, strikeForm } from './form.tsx';
import { oddsOf } from './entries.ts';

const TARGET = 'senator:5';
const meeting = (patch: (g: Rome) => void = () => {}) =>
  inSenate(business, undefined, (g) => {
    g.factions[0]!.attempted = 0;
    senator(g, TARGET).influence = 30;
    senator(g, 'senator:2').influence = 0;
    patch(g);
  });

describe('the form of an attempt', () => {
  test('[1.09.7-a] takes the most influential of others, and sends the least of its own', () => {
    const game = meeting();
    const at = onScreen(game, assassinateForm, 0);
    expect(at.sent).toEqual([
      { verb: 'assassinate', arg: TARGET },
      { verb: 'sendAssassin', arg: 'senator:2' },
      { verb: 'strike' },
    ]);
    expect(at.commits[0]).toMatchObject({ detail: 'attempt.chance {"n":33}' });
    expect(oddsOf(at.form)?.prospects?.map((p) => [p.kind, Math.round(6 * p.chance)])).toEqual([
      ['killed', 2],
      ['nothing', 2],
      ['caught', 2],
    ]);
    game.rolling(5);
    press(game, assassinateForm, at, 'strike');
    expect(game.logKeys()).toContain('death');
  });
  test('[card-49-a] each card adds to the die, and no more are sent than he holds', () => {
    const game = meeting((g) => gives(g, 0, 'card:49'));
    const at = onScreen(game, assassinateForm, 0, (e) => ({ ...e, cards: 3 }));
    expect(at.sent.at(-1)).toEqual({ verb: 'addAssassins', arg: ['card:49'] });
    expect(at.commits[0]).toMatchObject({ detail: 'attempt.chance {"n":50}' });
  });
  test('[1.09.71-c] broken off after it was announced it opens again by itself', () => {
    const game = meeting();
    game.as(0).does('assassinate', 'senator:4');
    const at = onScreen(game, strikeForm, 0);
    expect(at.sent).toEqual([{ verb: 'sendAssassin', arg: 'senator:2' }, { verb: 'strike' }]);
    game.does('sendAssassin', 'senator:3');
    expect(onScreen(game, strikeForm, 0).sent).toEqual([{ verb: 'strike' }]);
  });
  test('cannot be sent at somebody who is no target', () => {
    const game = meeting();
    const at = onScreen(game, assassinateForm, 0, (e) => ({ ...e, target: 'senator:2' }));
    expect(at.form.isComplete).toBe(false);
    expect(at.commits[0]!.missing).toBeDefined();
  });
});
