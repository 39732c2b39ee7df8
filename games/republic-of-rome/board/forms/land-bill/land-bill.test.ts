import { describe, expect, test } from 'vitest';
import type { Rome } from '../../../rules/game.ts';
import { senator } from '../../../rules/rome/senators.ts';
import { propose } from '../../../rules/senate/proposals.ts';
import { inSenate, type Meeting } from '../../../rules/testing/meeting.ts';
import { onScreen, press } from '../testing/filled.ts';
import { sponsors } from './entries.ts';
import { landBillForm } from './form.ts';

const drafting = (patch: (g: Rome) => void = () => {}) =>
  inSenate(propose, { kind: 'land-bill', by: 0, means: 'presiding' }, patch);
const put = (game: Meeting) => game.g.senate.floors[0]?.proposal;

describe('a Land Bill', () => {
  test('[1.09.62-e] its Type and two Sponsors of his own stand there', () => {
    const game = drafting((g) => {
      senator(g, 'senator:4').popularity = -5;
      senator(g, 'senator:3').popularity = -1;
    });
    const seen = onScreen(game, landBillForm, 0);
    expect(sponsors(seen.form)).toEqual({ first: 'senator:3', second: 'senator:1' });
    expect(seen.sent.map((a) => a.verb)).toEqual(['landBill', 'nameSponsor', 'nameSponsor']);
    press(game, landBillForm, seen, 'put');
    const { first, second } = sponsors(seen.form);
    expect(put(game)).toEqual({ t: 'land-bill', type: 'I', sponsor: first, coSponsor: second });
  });
  test('[1.09.62-c] a Type that has had its vote is not sent', () => {
    const game = drafting((g) => g.senate.landBills.push('I'));
    expect(onScreen(game, landBillForm, 0).sent[0]).toEqual({ verb: 'landBill', arg: 'land-bill:II' });
    const again = onScreen(game, landBillForm, 0, (e) => ({ ...e, bill: 'land-bill:I' }));
    expect(again.sent).toEqual([]);
    expect(again.commits[0]?.missing).toBeDefined();
  });
  test('[amb-93] a Sponsor of another player is asked, and the form goes on with him', () => {
    const game = drafting();
    const seen = onScreen(game, landBillForm, 0, (e) => ({ ...e, bill: 'land-bill:III', sponsor: 'senator:4' }));
    expect(seen.commits[0]?.label).toBe('landBill.ask {"who":"senator:4"}');
    press(game, landBillForm, seen, 'put');
    game.as(1).does('consent');
    const after = onScreen(game, landBillForm, 0, (e) => ({ ...e, second: 'senator:2' }));
    expect(sponsors(after.form)).toEqual({ first: 'senator:4', second: 'senator:2' });
    press(game, landBillForm, after, 'put');
    expect(put(game)).toMatchObject({ type: 'III', sponsor: 'senator:4', coSponsor: 'senator:2' });
  });
  test('may be dropped', () => {
    const game = drafting();
    press(game, landBillForm, onScreen(game, landBillForm, 0), 'drop');
    expect(put(game)).toBeUndefined();
    expect(game.as(0).offers('over')).toBeDefined();
  });
});

test('[1.09.621-b] a repeal: the bill, and one who is popular enough', () => {
  const game = inSenate(propose, { kind: 'repeal', by: 0, means: 'presiding' }, (g) => {
    g.landBills.II = 1;
    senator(g, 'senator:2').popularity = 9;
  });
  const seen = onScreen(game, landBillForm, 0);
  expect(seen.sent).toEqual([
    { verb: 'repealBill', arg: 'land-bill:II' },
    { verb: 'nameSponsor', arg: 'senator:2' },
  ]);
  expect(onScreen(game, landBillForm, 0, (e) => ({ ...e, sponsor: 'senator:3' })).commits[0]?.missing).toBeDefined();
  press(game, landBillForm, seen, 'put');
  expect(put(game)).toEqual({ t: 'repeal', type: 'II', sponsor: 'senator:2' });
});
