import type { Question } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import {
  allotted,
  type Choice,
  choicesFor,
  choicesOf,
  deniedOf,
  onlyDraft,
  press,
  pressRef,
  toggled,
  whyHeld,
} from './choices.ts';

const words = { name: (key: string) => key.replace('verb.', '') };
const question = (verbs: Question['verbs'], denied: Question['denied'] = {}): Question => ({
  prompt: { k: 'ask' },
  due: true,
  rules: ['R1'],
  verbs,
  asides: [],
  denied,
  withheld: {},
});
const rules: readonly string[] = [];
const pick = (...of: string[]) => ({ t: 'pick', of, rules }) as const;
const only = (q: Question, weighty: readonly string[] = []): Choice => choicesOf(q, words, weighty)[0]!;

describe('choices', () => {
  test('what may not be done is put together by its reason', () => {
    const no = (k: string, at: string) => ({ k, a: { at } });
    const denied = { halt: no('held', 'a'), march: no('held', 'b'), sail: { k: 'no' }, rest: no('held', 'a') };
    const groups = deniedOf(choicesOf(question({ move: pick('a') }, denied), words, []));
    expect(groups.map((g) => [g.reason.k, g.all.map(({ choice }) => choice.verb)])).toEqual([
      ['held', ['halt', 'rest']],
      ['held', ['march']],
      ['no', ['sail']],
    ]);
  });

  test('every verb has a key of its own, and undo keeps its', () => {
    const choices = choicesOf(
      question({ undoAll: { t: 'button', rules }, move: pick('a', 'b'), march: pick('a') }, { mend: { k: 'no' } }),
      words,
      [],
    );
    const keys = choices.map((c) => c.key);
    expect(new Set(keys).size).toBe(4);
    expect(keys).not.toContain('u');
    expect(keys.slice(1)).toEqual(['m', 'a', 'e']);
  });
  test('what stands beside the question has no key, does not glow, and does not hide that there is one answer only', () => {
    const q = {
      ...question({ vote: pick('a', 'b'), murder: pick('a', 'c'), withdraw: pick('w') }),
      asides: ['murder'],
    };
    const choices = choicesOf(q, words, []);
    expect(choices.map((c) => [c.verb, c.aside, c.key])).toEqual([
      ['vote', false, 'v'],
      ['murder', true, ''],
      ['withdraw', true, ''],
    ]);
    expect(onlyDraft(choices)).toEqual({ verb: 'vote' });
    expect(choicesFor(choices, 'a', undefined).map((c) => c.verb)).toEqual(['vote']);
    expect(choicesFor(choices, 'c', undefined)).toEqual([]);
    expect(choicesFor(choices, 'c', { verb: 'murder' }).map((c) => c.verb)).toEqual(['murder']);
    expect(choicesOf({ ...q, due: false }, words, []).every((c) => c.aside)).toBe(true);
  });
  test('what is denied is shown with its reason and leads nowhere', () => {
    const choice = only(question({}, { guard: { k: 'no.disc' } }));
    expect(choice).toMatchObject({ verb: 'guard', reason: { k: 'no.disc' } });
    expect(press(choice)).toEqual({ t: 'none' });
  });
  test('[AGR-24] what is held back stands with its choice, or with what may not be done where nothing is left', () => {
    const sworn = { k: 'sworn' };
    const owed = { k: 'owed' };
    const withheld = { name: { b: sworn, c: owed, d: sworn }, bribe: { '': sworn }, veto: { x: sworn, y: owed } };
    const choices = choicesOf({ ...question({ name: pick('a') }), withheld }, words, []);
    expect(choices.find((c) => c.verb === 'name')!.held).toEqual([
      { reason: sworn, refs: ['b', 'd'] },
      { reason: owed, refs: ['c'] },
    ]);
    const denied = deniedOf(choices).map((g) => [g.reason.k, g.all.map((x) => [x.choice.verb, ...x.refs])]);
    expect(denied).toEqual([
      ['sworn', [['bribe'], ['veto', 'x']]],
      ['owed', [['veto', 'y']]],
    ]);
    expect(press(choices.find((c) => c.verb === 'bribe')!)).toEqual({ t: 'none' });
    // A press on the board says why; what is offered, or unknown, says nothing.
    expect(whyHeld(choices, 'c', undefined)).toEqual(owed);
    expect(whyHeld(choices, 'x', { verb: 'name' })).toBeUndefined();
    expect(whyHeld(choices, 'a', undefined)).toBeUndefined();
  });
  test('a plain button acts at once, a weighty one is confirmed', () => {
    const q = question({ end: { t: 'button', rules } });
    expect(press(only(q))).toEqual({ t: 'act', draft: { verb: 'end' } });
    expect(press(only(q, ['end']))).toEqual({ t: 'draft', draft: { verb: 'end' } });
  });
  test('a pick of one is that one; of several it waits for a ref', () => {
    expect(press(only(question({ sail: pick('x') })))).toEqual({ t: 'act', draft: { verb: 'sail', arg: 'x' } });
    expect(press(only(question({ sail: pick('x', 'y') })))).toEqual({ t: 'draft', draft: { verb: 'sail' } });
  });
  test('a weighty pick is chosen first and done by the second press', () => {
    const attack = only(question({ attack: pick('x', 'y') }), ['attack']);
    const first = pressRef(attack, 'x', undefined);
    expect(first).toEqual({ t: 'draft', draft: { verb: 'attack', arg: 'x' } });
    expect(pressRef(attack, 'x', { verb: 'attack', arg: 'x' })).toEqual({
      t: 'act',
      draft: { verb: 'attack', arg: 'x' },
    });
  });
  test('two verbs on one thing: both are offered unless one is being drafted', () => {
    const choices = choicesOf(question({ move: pick('a', 'b'), raid: pick('b') }), words, []);
    expect(choicesFor(choices, 'b', undefined).map((c) => c.verb)).toEqual(['move', 'raid']);
    expect(choicesFor(choices, 'b', { verb: 'raid' }).map((c) => c.verb)).toEqual(['raid']);
    expect(choicesFor(choices, 'a', { verb: 'raid' }).map((c) => c.verb)).toEqual(['move']);
  });
  test('a question with a single verb is drafted from the start', () => {
    expect(onlyDraft(choicesOf(question({ fleet: pick('a', 'b') }), words, []))).toEqual({ verb: 'fleet' });
    const range = { t: 'range', min: 2, max: 5, rules } as const;
    expect(onlyDraft(choicesOf(question({ pay: range }), words, []))).toEqual({ verb: 'pay', arg: 2 });
  });
});

describe('several and allotments', () => {
  test('one too many pushes out the first', () => {
    expect(toggled(['a', 'b'], 'c', 2)).toEqual(['b', 'c']);
    expect(toggled(['a', 'b'], 'a', 2)).toEqual(['b']);
  });
  test('an allotment stays within each bound and within the whole', () => {
    const offer = { t: 'allot', of: { a: 3, b: 9 }, min: 0, max: 4, rules } as const;
    expect(allotted(offer, {}, 'a', 7)).toEqual({ a: 3 });
    expect(allotted(offer, { a: 3 }, 'b', 5)).toEqual({ a: 3, b: 1 });
    expect(allotted(offer, { a: 3, b: 1 }, 'a', 0)).toEqual({ b: 1 });
  });
});

test('an answer that ends the turn is chosen first and sent second; the others of the same verb are sent at once', () => {
  const q = question({ move: { t: 'pick', of: ['a', 'b'], rules: [] }, rest: { t: 'button', rules: [] } });
  const [move, rest] = choicesOf(q, { name: (k) => k }, [], (verb, ref) => verb === 'rest' || ref === 'b');
  expect(pressRef(move!, 'a', undefined)).toEqual({ t: 'act', draft: { verb: 'move', arg: 'a' } });
  const chosen = { verb: 'move', arg: 'b' };
  expect(pressRef(move!, 'b', undefined)).toEqual({ t: 'draft', draft: chosen });
  expect(pressRef(move!, 'b', chosen)).toEqual({ t: 'act', draft: chosen });
  expect(press(rest!)).toEqual({ t: 'draft', draft: { verb: 'rest' } });
});
