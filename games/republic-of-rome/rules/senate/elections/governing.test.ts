import { expect, test } from 'vitest';
import { senator } from '../../rome/senators.ts';
import { at } from '../../testing/at.ts';
import { addProvince, allVote, meeting, TURN } from '../../testing/senate.ts';
import { province } from '../../wars/wars.ts';
import { mustConsent, postsKey } from './governing.ts';
import { governorsStep } from './governors-step.ts';

const SICILIA = 'province:sicilia';
const ASIA = 'province:asia';
const [A, B, C] = ['senator:1', 'senator:2', 'senator:3'] as const;
const [D, E] = ['senator:4', 'senator:5'] as const;

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
  g.senate.declined = [B, C].map((senator) => postsKey([{ province: SICILIA, senator }]));
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

test('[1.09.51-b][amb-91] who declines one Province may be asked for another, and may accept it', () => {
  const game = at(governorsStep, undefined, { seats: 3 }, (g) => {
    meeting(g, 'governors', [A, D], [B, E], [C]);
    addProvince(g, SICILIA);
    addProvince(g, ASIA);
    senator(g, C).returned = TURN;
  });
  game.as(0).does('fillProvince', SICILIA).does('nominate', C).as(2).does('refuse');
  game.as(0).refuses('nominate', C).does('nominate', B);
  game.as(0).does('fillProvince', ASIA).does('nominate', C).as(2).does('consent');
  allVote(game.as(0).does('put'), 'aye');
  expect(game.g.provinces.map((p) => p.governor)).toEqual([B, C]);
});
