/** Playing a card as one form: presses, what it says of each card, and for whom. */
import { expect, test } from 'vitest';
import { assault } from '../../../rules/combat/assault.ts';
import type { Empires } from '../../../rules/game.ts';
import { explain } from '../../../rules/explain.ts';
import { at, card, CARTAGO, GALIA, type Game, hand, own, ROMA, said, take } from '../../../rules/testing/at.ts';
import { send } from '../../../rules/testing/attack.ts';
import { field } from '../../../rules/testing/battles.ts';
import { withCard } from '../../../rules/testing/packs.ts';
import { onScreen, say } from '../testing/filled.ts';
import { changeBy, changeInWords, helpedBy } from './change.ts';
import { windowForm } from './form.ts';

/** Rome before the walls of Utica; Carthage holds a militia, and troops that stay behind. */
const walls = (): Game =>
  at(assault, undefined, { byChance: true }, (g) => {
    own(g, CARTAGO, 'utica');
    send(g, { by: ROMA, path: ['nora', 'utica'], troops: ['Triarii'] });
    hand(g, CARTAGO, 'Milicia Punica', 'Lanceros Libios');
  });

/** Gaul has nothing to do with the battle, and a card that names a side. */
const between = (...effects: object[]): Game =>
  field({ troops: ['Hastati'] }, { troops: ['Lanceros Libios'] }, { first: [] }, (g: Empires) => {
    withCard('GALIA', 'Desercion', { effects })(g);
    g.attack!.force.leaders = take(g, 'Cónsul');
    hand(g, GALIA, 'Desercion');
  });

test('[MED.5.4.7-f] a card takes two presses: the card or its digit, and Play; nothing takes one', () => {
  const p = walls();
  const chosen = onScreen(p, windowForm, CARTAGO).digit(1);
  expect(chosen.form.entered.card).toBe(card('Milicia Punica'));
  expect(chosen.press('play')).toBe(2);
  expect(p.g.table.map((x) => x.card)).toEqual([card('Milicia Punica')]);
  const q = walls();
  expect(onScreen(q, windowForm, CARTAGO).press('decline')).toBe(1);
  expect(q.g.combat).toBeNull();
});

test('without a card nothing can be played, and the digit of the chosen one, or Esc, takes it back', () => {
  const opened = onScreen(walls(), windowForm, CARTAGO);
  expect(opened.commits.map((c) => [c.name, c.missing, c.key])).toEqual([
    ['play', 'win.needCard', undefined],
    ['decline', undefined, 'n'],
  ]);
  const chosen = opened.digit(1);
  expect(chosen.digit(1).form.entered.card).toBeUndefined();
  expect(windowForm.back!(chosen.form)?.card).toBeUndefined();
  expect(windowForm.back!(opened.form)).toBeUndefined();
});

test('what a card would change is what the rules explain, in the eyes of whoever is asked', () => {
  const p = walls();
  const { form, commits } = onScreen(p, windowForm, CARTAGO).digit(1);
  const { win } = explain(p.view(CARTAGO), 'play', card('Milicia Punica'))!.odds!;
  const told = Math.round(100 * (1 - win));
  expect(changeBy(form, card('Milicia Punica'))).toEqual({ chance: told, dice: 1, factors: 0, helps: 1 });
  expect(commits[0]!.detail).toBe(`win.for {"who":"empire:CARTAGO"} · win.moreDice {"n":1} · ${told} %`);
});

test('[MED.5.4.5-b][MED.A60] whoever has no side names one before it can be played, and both answers are sent', () => {
  const p = between({ when: 'combat-field', op: 'add-fc-to-side', n: 4 });
  const chosen = onScreen(p, windowForm, GALIA).digit(1);
  expect(chosen.commits[0]!.missing).toBe('win.needSide');
  expect(helpedBy(chosen.form, card('Desercion'))).toBeUndefined();
  const named = chosen.enter((e) => ({ ...e, side: 1 }));
  expect(named.sent.map((a) => a.verb)).toEqual(['play', 'forDefender']);
  expect(changeBy(named.form, card('Desercion'))).toMatchObject({ factors: 4, helps: 1 });
  expect(changeInWords(named.form, card('Desercion'), say)).toMatch(/^win\.chance \{"who":"empire:CARTAGO","n":\d+\}$/);
  named.press('play');
  expect(said(p, 'med.total')).toEqual([expect.objectContaining({ fc: 4 }), expect.objectContaining({ fc: 9 })]);
});

test('[MED.A43] a card that does harm to a side helps the other', () => {
  const hinder = between({ when: 'combat-field', op: 'remove-dice-from-side', n: 1 });
  const on = (side: 0 | 1) =>
    onScreen(hinder, windowForm, GALIA)
      .digit(1)
      .enter((e) => ({ ...e, side })).form;
  expect(changeBy(on(0), card('Desercion'))).toMatchObject({ dice: -1, helps: 1 });
  // What is rolled for has no chance of its own, but it is known whom it hits.
  const desert = between({ when: 'combat-field', op: 'discard-random-troop', min: 4 });
  const hit = onScreen(desert, windowForm, GALIA)
    .digit(1)
    .enter((e) => ({ ...e, side: 0 })).form;
  expect([changeBy(hit, card('Desercion')), helpedBy(hit, card('Desercion'))]).toEqual([undefined, 1]);
});

test('whoever has a side helps it without being asked, and a page that was loaded half-way goes on there', () => {
  const p = field({ troops: ['Hastati'] }, { troops: ['Lanceros Libios'] }, { first: [] }, (g: Empires) => {
    withCard('ROMA', 'Foedus', {
      types: ['X'],
      effects: [{ when: 'combat-field', op: 'add-dice-to-side', n: 2 }],
    })(g);
    hand(g, ROMA, 'Foedus');
  });
  const chosen = onScreen(p, windowForm, ROMA).digit(1);
  expect(chosen.sent.map((a) => a.verb)).toEqual(['play', 'forAttacker']);
  p.as(ROMA).does('play', card('Foedus'));
  const half = onScreen(p, windowForm, ROMA);
  expect(half.form.entered).toMatchObject({ card: card('Foedus'), side: 0 });
  expect(half.commits.map((c) => c.name)).toEqual(['play']);
  half.press('play');
  expect(p.g.table.find((x) => x.card === card('Foedus'))?.side ?? 0).toBe(0);
});

test('nothing until the end of something is a standing order', () => {
  const p = walls();
  const ordered = onScreen(p, windowForm, CARTAGO).enter((e) => ({ at: e.at, does: 'until', until: 'combat' }));
  expect(ordered.sent).toEqual([{ verb: 'passUntil', arg: 'combat' }]);
});
