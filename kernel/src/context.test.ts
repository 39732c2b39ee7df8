import { describe, expect, test } from 'vitest';
import { Cx } from './context.ts';
import { Broken } from './errors.ts';
import type { LogLine } from './message.ts';
import { NO_MORE, type Rigged } from './state.ts';
import { blank } from './testing/started.ts';

const withInputs = (inputs: number) => ({ ...blank({}), inputs });

describe('what cannot be taken back', () => {
  test.each<[string, (cx: Cx<object>) => void]>([
    ['a die', (cx) => cx.d6()],
    ['a draw', (cx) => cx.below(3)],
    ['a shuffle', (cx) => cx.shuffle([1, 2, 3])],
    ['something shown', (cx) => cx.reveal()],
  ])('%s raises the floor to the present', (_, act) => {
    const s = withInputs(5);
    act(new Cx(s));
    expect(s.floor).toBe(5);
  });

  test('words do not', () => {
    const s = withInputs(5);
    const cx = new Cx(s, { log: [] });
    cx.log({ k: 'x' });
    cx.tell([1], { k: 'x' });
    cx.excuse(1, 'w', 'u');
    expect(s.floor).toBe(0);
  });
});

describe('rigged dice, for tests and worked examples', () => {
  test('come up as written, in order, then chance goes on', () => {
    const s = { ...blank({}), rig: [6, 0, 1] };
    const cx = new Cx(s);
    expect([cx.d6(), cx.below(3), cx.d6()]).toEqual([6, 0, 1]);
    expect(s.rig).toEqual([]);
    expect(cx.d6()).toBe(new Cx(blank({})).d6());
  });

  test('after NO_MORE the next roll is an error, and stays one', () => {
    const s = { ...blank({}), rig: [6, NO_MORE] };
    const cx = new Cx(s);
    expect(cx.d6()).toBe(6);
    expect(() => cx.d6()).toThrow('a roll that was not ordered (1 to 6)');
    expect(() => cx.below(3)).toThrow('a roll that was not ordered (0 to 2)');
  });

  test('what is drawn can be ordered by its name, where it has one', () => {
    const cup = ['chit:1', 'chit:2', 'chit:2'];
    const draw = (...rig: Rigged[]) => new Cx({ ...blank({}), rig }).below(cup.length, (i) => cup[i]!);
    expect([draw('chit:2'), draw('chit:1'), draw(2)]).toEqual([1, 0, 2]);
    expect(() => draw('chit:3')).toThrow('rigged chit:3, wanted one of chit:1, chit:2, chit:2');
    expect(() => new Cx({ ...blank({}), rig: ['chit:1'] }).d6()).toThrow('what is rolled here has no names');
  });

  test.each([0, 7, 2.5, Number.NaN])('a die cannot show %s', (n) => {
    expect(() => new Cx({ ...blank({}), rig: [n] }).d6()).toThrow(Broken);
  });

  test.each([3, -1])('a draw below three cannot be %s', (n) => {
    expect(() => new Cx({ ...blank({}), rig: [n] }).below(3)).toThrow('wanted 0 to 2');
  });
});

describe('chance', () => {
  test('a die shows every face', () => {
    const cx = new Cx(blank({}));
    const faces = new Set(Array.from({ length: 200 }, () => cx.d6()));
    expect(faces).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  test.each([0, -3, 1.5, Number.NaN])('one of %s is a fault', (n) => {
    expect(() => new Cx(blank({})).below(n)).toThrow(Broken);
  });

  test('a shuffle keeps everything, in place, and every order of three comes up', () => {
    const cx = new Cx(blank({}));
    const things = [1, 2, 3];
    const orders = new Set<string>();
    for (let i = 0; i < 200; i++) {
      expect(cx.shuffle(things)).toBe(things);
      orders.add(things.join(''));
    }
    expect([...orders].sort()).toEqual(['123', '132', '213', '231', '312', '321']);
  });
});

describe('the record', () => {
  test('a line goes on saying what was true when it was written', () => {
    const log: LogLine[] = [];
    const refs = ['card:a'];
    const to = [1];
    const cx = new Cx(blank({}), { log });
    cx.log({ k: 'drew', a: { refs } }, 'RULE-a');
    cx.tell(to, { k: 'saw', a: { refs } }, { k: 'somethingSeen' });
    refs.push('card:b');
    to.push(2);
    expect(log).toEqual([
      { m: { k: 'drew', a: { refs: ['card:a'] } }, rule: 'RULE-a' },
      { m: { k: 'saw', a: { refs: ['card:a'] } }, to: [1], twin: { k: 'somethingSeen' } },
    ]);
  });
});

describe('standing orders', () => {
  test('excuse a seat in one window until the rules say so', () => {
    const s = blank({});
    const cx = new Cx(s);
    cx.excuse(1, 'veto', 'turn');
    cx.excuse(2, 'veto', 'game');
    expect([cx.isExcused(1, 'veto'), cx.isExcused(1, 'other'), cx.isExcused(0, 'veto')]).toEqual([true, false, false]);
    cx.expire('turn');
    expect(s.orders).toEqual([{ by: 2, window: 'veto', until: 'game' }]);
  });

  test('a later order for the same window replaces the earlier', () => {
    const s = blank({});
    const cx = new Cx(s);
    cx.excuse(1, 'veto', 'turn');
    cx.excuse(1, 'veto', 'game');
    expect(s.orders).toEqual([{ by: 1, window: 'veto', until: 'game' }]);
  });
});

test('a line has the dice that fell since the line before, as long as somebody keeps the record', () => {
  const log: LogLine[] = [];
  const state = { ...blank({}), rig: [3, 4, 2, 1] };
  const cx = new Cx(state, { log });
  cx.d6();
  cx.d6();
  cx.log({ k: 'two' }, '1');
  cx.log({ k: 'none' });
  cx.below(3);
  cx.d6();
  cx.tell([1], { k: 'one' });
  expect(log).toEqual([
    { m: { k: 'two' }, rule: '1', dice: [3, 4] },
    { m: { k: 'none' } },
    { m: { k: 'one' }, to: [1], dice: [1] },
  ]);
});

test('a line has what was drawn in the open after it, the first line also what was drawn before it', () => {
  const log: LogLine[] = [];
  const cup = ['chit:1', 'chit:2', 'chit:3'];
  const state = { ...blank({}), rig: ['chit:3', 'chit:1', 2, 'chit:2', 'chit:2'] };
  const cx = new Cx(state, { log });
  const draw = (): number => cx.draw(cup.length, (i) => cup[i]!);
  draw();
  cx.log({ k: 'first' }, '1');
  draw();
  // Not in the open.
  cx.below(cup.length, (i) => cup[i]!);
  cx.tell([1], { k: 'own' }, { k: 'other' });
  cx.log({ k: 'last' });
  expect([draw(), draw()]).toEqual([1, 1]);
  expect(log).toEqual([
    { m: { k: 'first' }, rule: '1', drawn: ['chit:3', 'chit:1'] },
    { m: { k: 'own' }, to: [1], twin: { k: 'other' } },
    { m: { k: 'last' }, drawn: ['chit:2', 'chit:2'] },
  ]);
});

test('a draw in the open cannot be taken back, and is drawn without a record too', () => {
  const s = { ...withInputs(5), rig: [1] };
  expect(new Cx(s).draw(3, String)).toBe(1);
  expect(s.floor).toBe(5);
});

test('a line that takes work is put together only where there is a record', () => {
  const log: LogLine[] = [];
  let times = 0;
  const line = () => ({ k: 'sums', a: { n: ++times } });
  new Cx(blank({})).log(line, 'RULE-a');
  expect(times).toBe(0);
  new Cx(blank({}), { log }).log(line, 'RULE-a');
  expect(log).toEqual([{ m: { k: 'sums', a: { n: 1 } }, rule: 'RULE-a' }]);
});
