import { describe, expect, test } from 'vitest';
import type { Rome } from '../../../rules/game.ts';
import { rich } from '../../../rules/testing/bare.ts';
import { legionsTo, victorious } from '../../../rules/testing/armies.ts';
import { onScreen, press } from '../testing/filled.ts';
import { rebelForm } from './form.ts';
import { joinForm } from './join.tsx';

const VICTOR = 'senator:1';
/** Legions 0 and 1 are ordinary, 2 is a Veteran of his own, 3 one of somebody else's. */
const won = (talents: number, also: (g: Rome) => void = () => {}) =>
  victorious({ legions: 2 }, (g) => {
    legionsTo(g, 'force:1', 1, { veteran: true, allegiance: VICTOR });
    legionsTo(g, 'force:1', 1, { veteran: true, allegiance: 'senator:2' });
    rich(g, VICTOR, talents);
    also(g);
  });
const ids = (...numbers: number[]) => numbers.map((n) => `legion:${n}`);

describe('the form of a victorious Commander', () => {
  test('[1.11.31-a][1.11.31-c] asks all who could follow with one press, and pays the dearest first', () => {
    const game = won(2);
    const at = onScreen(game, rebelForm, 0);
    expect(at.sent).toEqual([
      { verb: 'testLoyalty' },
      { verb: 'testLegions', arg: ids(0, 1, 3) },
      { verb: 'payLegions', arg: ids(3, 0) },
    ]);
    expect(at.commits[0]).toMatchObject({ label: 'rebel.ask {"n":3}', detail: 'rebel.pays {"n":2}' });
    game.rolling(6, 1, 1);
    press(game, rebelForm, at, 'ask');
    expect(game.as(0).offers('testLoyalty')).toBeUndefined();
  });
  test('[1.11.3-b] lays down with one press', () => {
    const game = won(0);
    const at = onScreen(game, rebelForm, 0);
    expect(at.commits.map((c) => c.name)).toEqual(['ask', 'layDown', 'declare']);
    press(game, rebelForm, at, 'layDown');
    expect(game.g.forces).toEqual([]);
  });
  test('[1.11.3-l] he cannot declare while nobody follows; after the dice laying down comes first', () => {
    const game = victorious({ legions: 2 });
    expect(onScreen(game, rebelForm, 0).commits.find((c) => c.name === 'declare')?.missing).toBe('rebel.afterDice');
    game.rolling(1, 1).as(0).does('testLoyalty').does('testLegions', ids(0, 1));
    const at = onScreen(game, rebelForm, 0);
    expect(at.commits.map((c) => c.name)).toEqual(['layDown', 'declare']);
    expect(at.commits[1]!.missing).toBe('no.legionFollows {}');
  });
  test('[1.11.3-a] after the dice he marches, and who joins him is asked next', () => {
    const game = won(0);
    game.rolling(6, 1, 1);
    press(game, rebelForm, onScreen(game, rebelForm, 0), 'ask');
    press(game, rebelForm, onScreen(game, rebelForm, 0), 'declare');
    expect(game.g.rebels[0]!.senator).toBe(VICTOR);
    const join = onScreen(game, joinForm, 0);
    expect(join.sent).toEqual([{ verb: 'joinRevolt', arg: [] }]);
    press(game, joinForm, join, 'all');
    expect(game.g.senators.filter((s) => s.rebel === 'secondary').map((s) => s.id)).toEqual(['senator:3', 'senator:5']);
  });
  test('[1.11.31-f] fewer are asked than there are, and never paid more than he has', () => {
    const game = won(1);
    const at = onScreen(game, rebelForm, 0, (e) => ({ ...e, asked: ids(1), paid: ids(0, 1, 3) }));
    expect(at.sent.slice(1)).toEqual([
      { verb: 'testLegions', arg: ids(1) },
      { verb: 'payLegions', arg: ids(1) },
    ]);
    expect(onScreen(game, rebelForm, 0, (e) => ({ ...e, asked: [] })).commits[0]!.missing).toBe('rebel.askNobody');
  });
  test('opened while he pays it keeps to the Legions that were asked', () => {
    const game = won(1);
    game.as(0).does('testLoyalty').does('testLegions', ids(0, 3));
    const at = onScreen(game, rebelForm, 0);
    expect(at.sent).toEqual([{ verb: 'payLegions', arg: ids(3) }]);
    expect(at.commits.map((c) => c.name)).toEqual(['ask']);
  });
  test('[1.11.31-c] the question to the Master of Horse is none of it', () => {
    const game = victorious({ legions: 3, horse: 'senator:2' }, (g) => rich(g, 'senator:2', 5));
    game.as(0).does('testLoyalty').does('testLegions', ids(0, 1));
    expect(game.waitingFor).toEqual([1]);
    expect(() => onScreen(game, rebelForm, 1)).toThrow('does not open');
  });
});
