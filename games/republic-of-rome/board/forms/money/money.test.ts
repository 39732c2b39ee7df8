import { describe, expect, test } from 'vitest';
import type { Rome } from '../../../rules/game.ts';
import { redistribution } from '../../../rules/revenue/redistribution.ts';
import { fresh } from '../../../rules/rome/death.ts';
import { senator } from '../../../rules/rome/senators.ts';
import { agreed } from '../../../rules/testing/agreements.ts';
import { at } from '../../../rules/testing/at.ts';
import { bare, rich, treasury } from '../../../rules/testing/bare.ts';
import { revolts } from '../../../rules/testing/people.ts';
import { onScreen, press } from '../testing/filled.ts';
import { type Entered, preset, unplaced } from './entries.ts';
import { moneyForm } from './form.ts';
import { placedAt } from './last-turn.ts';
import { placed, shared } from './placing.ts';

const lump = (g: Rome, seat: number, n: number): void => {
  g.factions[seat]!.lump = n;
  g.bank -= n;
};
/** 14 come in, 3 lie hidden, and two Senators have 4 and nothing. */
const sharing = (patch: (g: Rome) => void = () => {}) =>
  at(redistribution, undefined, { seats: 3 }, (g) => {
    bare(g);
    g.phase = 'revenue';
    g.senators.push(fresh(g, 'senator:10', 0));
    lump(g, 0, 14);
    treasury(g, 0, 3);
    rich(g, 'senator:1', 4);
    patch(g);
  });
const asked = (game: ReturnType<typeof sharing>) => ({ seat: 0, question: game.as(0).question!, view: game.view(0) });
const owes = (n: number) => (g: Rome) => void agreed(g, 101, [[0, 1, { t: 'pay', n, paid: 0 }]]);

describe('the form of a Redistribution', () => {
  test('[1.06.3-g] is sent with one press as things lie: the revenue goes where nobody sees it', () => {
    const game = sharing();
    const seen = onScreen(game, moneyForm, 0);
    expect(seen.sent).toEqual([{ verb: 'redistributed' }]);
    expect(seen.commits[0]).toMatchObject({ name: 'finish', detail: 'money.lies {"hidden":17,"open":4}' });
    press(game, moneyForm, seen, 'finish');
    expect(game.g.factions[0]).toMatchObject({ treasury: 17, lump: 0 });
    expect(game.waitingFor).not.toContain(0);
  });

  test('[1.06.3-a] with a preset it takes two: all hidden, or the same for everybody', () => {
    const game = sharing();
    const hidden = onScreen(game, moneyForm, 0, () => preset(asked(game), 'allHidden'));
    expect(hidden.sent).toEqual([{ verb: 'allocate', arg: { 'faction:0': 21 } }, { verb: 'redistributed' }]);
    const even = onScreen(game, moneyForm, 0, () => preset(asked(game), 'even'));
    press(game, moneyForm, even, 'finish');
    expect(['senator:1', 'senator:10'].map((id) => senator(game.g, id).talents)).toEqual([10, 10]);
    expect(game.g.factions[0]!.treasury).toBe(1);
  });

  test('[1.06.3-a] what is not placed keeps it from being sent, and can be hidden with one press', () => {
    const game = sharing();
    const lower = (e: Entered) => placed(e, 'senator:1', 1, 0, 'faction:0');
    const seen = onScreen(game, moneyForm, 0, lower);
    expect(unplaced(asked(game), seen.form.entered)).toBe(3);
    expect(seen.commits[0]!.missing).toBe('money.unplaced {"n":3}');
    press(game, moneyForm, seen, 'hideRest');
    expect(senator(game.g, 'senator:1').talents).toBe(1);
    expect(game.g.factions[0]!.treasury).toBe(20);
  });

  test('[1.06.3-a] what is raised comes from what is not placed, then from what was lowered last, then from the treasury', () => {
    const seen = onScreen(sharing(), moneyForm, 0, (e) => {
      const lowered = placed(e, 'senator:1', 2, 0, 'faction:0');
      const raised = placed(lowered, 'senator:10', 3, 2, 'faction:0');
      expect(raised.purses).toEqual({ 'faction:0': 17, 'senator:1': 1, 'senator:10': 3 });
      return placed(raised, 'senator:10', 7, 0, 'faction:0');
    });
    expect(seen.form.entered.purses).toEqual({ 'faction:0': 14, 'senator:1': 0, 'senator:10': 7 });
    expect(seen.form.isComplete).toBe(true);
  });

  test('[1.06.3-e] a gift is handed over after the money lies where it comes from, revenue included', () => {
    const game = sharing();
    const seen = onScreen(game, moneyForm, 0, (e) => ({
      ...e,
      purses: { 'faction:0': 7, 'senator:1': 4, 'senator:10': 0 },
      gifts: { 'faction:2': { from: 'faction:0', n: 6 }, 'faction:1': { from: 'senator:10', n: 4 } },
    }));
    expect(seen.sent.map((a) => a.verb)).toEqual([
      'allocate',
      'openGift',
      'giftTo',
      'give',
      'openGift',
      'giftTo',
      'give',
      'redistributed',
    ]);
    press(game, moneyForm, seen, 'finish');
    expect(game.g.factions.map((f) => f.treasury)).toEqual([7, 4, 6]);
    expect(senator(game.g, 'senator:10').talents).toBe(0);
  });

  test('[AGR-10] what is owed is entered at first; less of it keeps the form from being finished', () => {
    const game = sharing(owes(5));
    const seen = onScreen(game, moneyForm, 0);
    expect(seen.form.entered.gifts).toEqual({ 'faction:1': { from: 'faction:0', n: 5 } });
    expect(seen.form.entered.purses['faction:0']).toBe(12);
    const less = onScreen(game, moneyForm, 0, (e) => ({
      ...e,
      gifts: { 'faction:1': { from: 'faction:0', n: 4 } },
      purses: { ...e.purses, 'faction:0': 13 },
    }));
    expect(less.commits[0]!.missing).toContain('no.owes');
    press(game, moneyForm, seen, 'finish');
    expect(game.g.factions[1]!.treasury).toBe(5);
    expect(game.waitingFor).not.toContain(0);
  });

  test('[AGR-10] while something is owed nobody else is given anything', () => {
    const seen = onScreen(sharing(owes(5)), moneyForm, 0, (e) => ({
      ...e,
      gifts: { 'faction:2': { from: 'faction:0', n: 5 } },
    }));
    expect(seen.form.isComplete).toBe(false);
    expect(seen.form.why).toMatchObject({ k: 'no.owes' });
    expect(seen.sent.map((a) => a.verb)).not.toContain('redistributed');
  });

  test('[amb-32] it can be placed and left open', () => {
    const game = sharing();
    const seen = onScreen(game, moneyForm, 0, () => preset(asked(game), 'allHidden'));
    press(game, moneyForm, seen, 'keepOpen');
    expect(game.g.factions[0]).toMatchObject({ treasury: 21, lump: 0 });
    expect(game.waitingFor).toContain(0);
    expect(onScreen(game, moneyForm, 0).commits.map((c) => c.name)).toEqual(['finish']);
  });

  test('[1.06.3-c] Rebels share among themselves, and nothing is left over', () => {
    const game = sharing((g) => {
      g.senators.push(fresh(g, 'senator:11', 0));
      revolts(g, 'senator:10').at = 'field';
      Object.assign(senator(g, 'senator:11'), { rebel: 'secondary', at: 'field' });
      rich(g, 'senator:10', 9);
    });
    expect(shared({ 'senator:10': 9, 'senator:11': 0 }, 'senator:10', 2)).toEqual({ 'senator:10': 2, 'senator:11': 7 });
    const seen = onScreen(game, moneyForm, 0, (e) => ({ ...e, rebels: shared(e.rebels, 'senator:11', 8) }));
    press(game, moneyForm, seen, 'finish');
    expect(['senator:10', 'senator:11'].map((id) => senator(game.g, id).talents)).toEqual([1, 8]);
    expect(senator(game.g, 'senator:1').talents).toBe(4);
  });

  test('[1.06.3-f][amb-32] what arrives meanwhile is not yet placed, and what was entered stays', () => {
    const game = sharing((g) => treasury(g, 1, 2));
    const first = onScreen(game, moneyForm, 0, () => preset(asked(game), 'even'));
    game.as(1).does('openGift').does('giftTo', 'faction:0').does('give', { 'faction:1': 2 });
    const again = moneyForm.begins(asked(game), first.form.entered);
    expect(again.purses).toEqual(first.form.entered.purses);
    expect(unplaced(asked(game), again)).toBe(2);
  });

  test('goes on half-way: nothing is given twice', () => {
    const game = sharing();
    const gifts = { 'faction:1': { from: 'faction:0', n: 2 }, 'faction:2': { from: 'faction:0', n: 3 } };
    const seen = onScreen(game, moneyForm, 0, (e) => ({ ...e, gifts, purses: { ...e.purses, 'faction:0': 12 } }));
    for (const { verb, arg } of seen.sent.slice(0, 5)) game.as(0).does(verb, arg);
    const { entered } = seen.form;
    expect(moneyForm.begins(asked(game), entered)).toEqual(entered);
    const rest = onScreen(game, moneyForm, 0, () => entered);
    expect(rest.sent.map((a) => a.verb)).toEqual(['giftTo', 'give', 'redistributed']);
    // Without a memory of it the gift that was begun is dropped.
    expect(onScreen(game, moneyForm, 0).sent.map((a) => a.verb)).toEqual(['dropGift', 'redistributed']);
    press(game, moneyForm, rest, 'finish');
    expect(game.g.factions.map((f) => f.treasury)).toEqual([12, 2, 3]);
  });

  test('[1.06.3-a] as last turn: the same on each Senator, the rest hidden; what is too much comes off the richest', () => {
    const game = sharing();
    const then = (shares: Readonly<Record<string, number>>) =>
      onScreen(game, moneyForm, 0, () => preset(asked(game), { then: shares })).sent[0];
    expect(then({ 'senator:1': 5, 'senator:10': 7 })).toEqual({
      verb: 'allocate',
      arg: { 'faction:0': 9, 'senator:1': 5, 'senator:10': 7 },
    });
    // One who is gone leaves his to the Faction Treasury.
    expect(then({ 'senator:1': 5, 'senator:29': 7 })).toEqual({
      verb: 'allocate',
      arg: { 'faction:0': 16, 'senator:1': 5 },
    });
    expect(then({ 'senator:1': 20, 'senator:10': 7 })).toEqual({
      verb: 'allocate',
      arg: { 'senator:1': 14, 'senator:10': 7 },
    });
  });
  test('where it lay last turn is found in the record: the last time in that turn, and of this Faction', () => {
    const phase = (input: number, turn: number) => ({
      input,
      lines: [{ m: { k: 'phase', a: { phase: 'phase:revenue', turn } } }],
    });
    const allocated = (input: number, faction: string) => ({
      input,
      lines: [{ m: { k: 'revenue.allocated', a: { faction } } }],
    });
    const record = [
      phase(1, 3),
      allocated(2, 'faction:0'),
      allocated(3, 'faction:2'),
      phase(5, 4),
      allocated(6, 'faction:0'),
      allocated(7, 'faction:1'),
      allocated(8, 'faction:0'),
      phase(20, 5),
      allocated(21, 'faction:0'),
    ];
    expect([0, 1, 2].map((faction) => placedAt(record, 5, faction))).toEqual([8, 7, undefined]);
    expect(placedAt(record, 3, 0)).toBeUndefined();
  });
});
