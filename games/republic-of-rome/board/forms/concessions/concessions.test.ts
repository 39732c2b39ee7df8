import { expect, test } from 'vitest';
import { propose } from '../../../rules/senate/proposals.ts';
import { agreed } from '../../../rules/testing/agreements.ts';
import { inSenate, type Meeting } from '../../../rules/testing/meeting.ts';
import type { Rome } from '../../../rules/game.ts';
import { onScreen, press } from '../testing/filled.ts';
import type { Paired } from '../senate/pairs.ts';
import { listed, naming } from './entries.ts';
import { concessionsForm } from './form.ts';

const MINING = 'concession:54';
const HARBOR = 'concession:55';
const drafting = (patch: (g: Rome) => void = () => {}): Meeting =>
  inSenate(propose, { kind: 'concessions', by: 0, means: 'presiding' }, (g) => {
    for (const id of [MINING, HARBOR] as const) g.concessions.push({ id, holder: 'forum', revealed: false, voted: 0 });
    patch(g);
  });
const giving =
  (...gifts: (readonly [string, string])[]) =>
  (e: Paired): Paired => ({ ...e, pairs: gifts });

test('[1.09.61-b] several in one proposal', () => {
  const game = drafting();
  const seen = onScreen(game, concessionsForm, 0, giving([MINING, 'senator:2'], [HARBOR, 'senator:4']));
  expect(seen.sent.at(-1)).toEqual({ verb: 'put' });
  expect(seen.commits[0]?.label).toBe('concessions.put {"n":2}');
  expect(seen.sent).toHaveLength(5);
  const one = onScreen(game, concessionsForm, 0, giving([HARBOR, 'senator:4']));
  expect(one.sent).toEqual([
    { verb: 'concession', arg: HARBOR },
    { verb: 'recipient', arg: 'senator:4' },
    { verb: 'put' },
  ]);
});
test('nothing is sent while nothing is given; it may be dropped', () => {
  const game = drafting();
  const seen = onScreen(game, concessionsForm, 0);
  expect(seen.commits[0]?.missing).toBe('concessions.missing');
  press(game, concessionsForm, seen, 'drop');
  expect(game.as(0).offers('over')).toBeDefined();
});
test('goes on half-way, where somebody is to be named, and keeps what is given', () => {
  const game = drafting();
  game.as(0).does('concession', MINING).does('recipient', 'senator:5').does('concession', HARBOR);
  expect(onScreen(game, concessionsForm, 0).form.entered.pairs).toEqual([[MINING, 'senator:5']]);
  const seen = onScreen(game, concessionsForm, 0, giving([MINING, 'senator:5'], [HARBOR, 'senator:2']));
  expect(seen.sent).toEqual([{ verb: 'recipient', arg: 'senator:2' }, { verb: 'put' }]);
  expect(listed(seen.form)).toEqual([MINING, HARBOR]);
  expect(naming(seen.form, MINING)).toBeUndefined();
});
test('[AGR-14] what an agreement holds back stands there, and is not sent', () => {
  const game = drafting((g) =>
    agreed(g, 1, [[0, 1, { t: 'refrain', from: 'propose', about: { kind: 'concessions', naming: HARBOR } }]]),
  );
  const seen = onScreen(game, concessionsForm, 0, giving([HARBOR, 'senator:2']));
  expect(listed(seen.form)).toContain(HARBOR);
  expect(seen.sent).toEqual([]);
  expect(seen.commits[0]?.missing).toContain('no.agreement');
});
