import { expect, test } from 'vitest';
import { senator } from '../../rome/senators.ts';
import { at } from '../../testing/at.ts';
import { addProvince, meeting, TURN } from '../../testing/senate.ts';
import { province } from '../../wars/wars.ts';
import { mustConsent } from './governing.ts';
import { governorsStep } from './governors-step.ts';

const SICILIA = 'province:sicilia';
const [A, B, C] = ['senator:1', 'senator:2', 'senator:3'] as const;

test('[1.09.51-b][amb-91] when all who are left have declined, nobody else is left and nobody is asked again', () => {
  const { g } = at(governorsStep, undefined, { seats: 3 }, (x) => {
    meeting(x, 'governors', [A], [B], [C]);
    addProvince(x, SICILIA);
    for (const id of [A, B, C]) senator(x, id).office = '';
    senator(x, A).at = 'field';
    for (const id of [B, C]) senator(x, id).returned = TURN;
  });
  const asked = (id: string): boolean => mustConsent(g, province(g, SICILIA), senator(g, id));
  expect([asked(B), asked(C)]).toEqual([true, true]);
  g.senate.declined = [B, C];
  expect([asked(B), asked(C)]).toEqual([false, false]);
});

test('[1.09.51-b][1.09.5-c][amb-29] when one declines and another is left, that one is appointed without a vote', () => {
  const game = at(governorsStep, undefined, { seats: 3 }, (g) => {
    meeting(g, 'governors', [A], [B], [C]);
    addProvince(g, SICILIA);
    senator(g, C).returned = TURN;
  });
  game.as(0).does('fillProvince', SICILIA).does('nominate', C).as(2).does('refuse');
  game.as(0).refuses('nominate', B).does('drop');
  expect(province(game.g, SICILIA).governor).toBe(B);
  expect(senator(game.g, C).at).toBe('rome');
});
