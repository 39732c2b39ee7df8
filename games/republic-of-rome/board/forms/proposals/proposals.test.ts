import { expect, test } from 'vitest';
import type { Rome } from '../../../rules/game.ts';
import { business } from '../../../rules/senate/other-business.ts';
import { agreed } from '../../../rules/testing/agreements.ts';
import { inSenate, type Meeting } from '../../../rules/testing/meeting.ts';
import { underPontifex } from '../../../rules/testing/pontifex.ts';
import { onScreen, press } from '../testing/filled.ts';
import { standingOf } from '../standing.ts';
import { kindsOf } from './entries.ts';
import { proposalsForm } from './form.ts';

const meeting = (patch: (g: Rome) => void = () => {}): Meeting => inSenate(business, undefined, patch);

test('[1.09.6-a] what may be proposed stands beside what may not, with its reason', () => {
  const { form } = onScreen(meeting(), proposalsForm, 0);
  expect(kindsOf(form.asked)).toHaveLength(9);
  expect(standingOf(form.asked, 'propose', 'kind:raise')).toEqual({ isOffered: true });
  expect(standingOf(form.asked, 'propose', 'kind:concessions')).toMatchObject({
    isOffered: false,
    reason: { k: 'notNow.concessions.none' },
  });
});
test('the first that may be stands there; another is drawn up when it is chosen', () => {
  const game = meeting();
  const seen = onScreen(game, proposalsForm, 0, (e) => ({ ...e, kind: 'kind:land-bill' }));
  expect(seen.sent[0]).toEqual({ verb: 'propose', arg: 'kind:land-bill' });
  expect(onScreen(game, proposalsForm, 0).form.entered.kind).toBe('kind:raise');
  press(game, proposalsForm, seen, 'propose');
  expect(game.as(0).offers('landBill')).toBeDefined();
});
test('[1.09.6-d] adjourns, quietly', () => {
  const game = meeting();
  const seen = onScreen(game, proposalsForm, 0);
  expect(seen.commits.find((c) => c.name === 'adjourn')).toMatchObject({ quiet: true, key: 'a' });
  press(game, proposalsForm, seen, 'adjourn');
  expect(game.as(0).offers('over')).toBeDefined();
});
test('[AGR-13] not while something is promised: the reason stands on the button, and only that may be drawn up', () => {
  const game = meeting((g) =>
    agreed(g, 1, [[0, 1, { t: 'propose', means: 'presiding', about: { kind: 'land-bill', naming: '' } }]]),
  );
  const seen = onScreen(game, proposalsForm, 0);
  expect(seen.form.entered.kind).toBe('kind:land-bill');
  expect(seen.commits.find((c) => c.name === 'adjourn')?.missing).toContain('no.agreement');
  expect(standingOf(seen.form.asked, 'propose', 'kind:raise').reason?.k).toBe('no.agreement');
});
test('[2.01.8-a] the recall of the Pontifex Maximus stands last, and is never what stands there at first', () => {
  const { form } = onScreen(underPontifex(business, undefined), proposalsForm, 0);
  expect(kindsOf(form.asked).at(-1)).toBe('kind:recall-pontifex');
  expect(form.entered.kind).toBe('kind:raise');
});
