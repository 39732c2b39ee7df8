import { Broken } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { given } from './given.ts';
import { play } from './play.ts';
import type { Toy } from './testing/toy.ts';
import { toy, toyWith } from './testing/toy-module.ts';

/** Seat 0 holds no veto, seat 1 holds two. */
const hands = (g: Toy): void => {
  g.hands.splice(0, 2, ['card:1', 'card:2'], ['card:3', 'card:6']);
  g.deck.splice(0, Number.POSITIVE_INFINITY, 'card:4', 'card:5', 'card:7', 'card:8', 'card:9', 'card:10', 'card:11');
  g.table.splice(0, Number.POSITIVE_INFINITY, 'card:12');
};
const start = (options = {}) => play(given(toy, { options }, hands));

describe('given', () => {
  test('starts a game with the default table, the same every time', () => {
    const { state, table } = given(toy);
    expect(table).toEqual({ seats: 2, options: { goal: '10', extras: [], poor: false, deal: '30' } });
    expect(given(toy).state).toEqual(state);
    expect(given(toy, { seed: 'other' }).state.g.hands).not.toEqual(state.g.hands);
  });

  test('takes seats, options and a patch', () => {
    const { state } = given(toy, { seats: 3, options: { poor: true } }, (g) => (g.bank = 1));
    expect(state.g.coins).toEqual([2, 2, 2]);
    expect(state.g.bank).toBe(1);
  });

  test('lets the set-up roll what a test wants, and notices what it did not roll', () => {
    // The last card of a shuffle stays where it is when the die says so: nothing moves.
    const stay = Array.from({ length: 11 }, (_, i) => 11 - i);
    expect(given(toy, { rolling: stay }).state.g.hands).toEqual([
      ['card:10', 'card:11', 'card:12'],
      ['card:7', 'card:8', 'card:9'],
    ]);
    expect(() => given(toy, { rolling: [...stay, 3] })).toThrow('the set-up left dice over: 3');
  });
});

describe('play', () => {
  test('goes on without a seat that says nothing, where the rules know what that means', () => {
    const game = start();
    expect(game.as(0).canBeSilent).toBe(false);
    expect(() => game.saysNothing()).toThrow('seat 0 said nothing, which was');
    game.does('play', 'card:1').sets('stake', 2).as(1);
    expect(game.canBeSilent).toBe(true);
    game.rolling(5).saysNothing().rolled();
    expect(game.g.coins).toEqual([6, 4]);
  });

  test('plays step by step and shows where the game stands', () => {
    const game = start().does('play', 'card:1').sets('stake', 2);
    expect(game.waitingFor).toEqual([1]);
    game.rolling(5).does('pass').rolled();
    expect(game.g.coins).toEqual([6, 4]);
    expect(game.over).toBeUndefined();
    expect(game.state.inputs).toBe(3);
    expect(game.view(1).hands[1]).toEqual(['card:3', 'card:6']);
  });

  test('picks finds the only verb that offers the thing', () => {
    const game = start().picks('card:1').sets('stake', 0).as(1);
    expect(game.picks('card:3').does('pay').g.table).toEqual(['card:12', 'card:1', 'card:3']);
    expect(() => start().picks('card:3')).toThrow('seat 0 picks card:3, which nothing offers');
  });

  test('takes every kind of argument', () => {
    const options = { extras: ['swap', 'gift'] };
    expect(start(options).does('swap', ['card:1', 'card:2']).g.hands[0]).toEqual(['card:10', 'card:11']);
    expect(start(options).does('gift', { 'seat:1': 2 }).g.coins).toEqual([2, 6]);
  });

  test('a step that is not offered fails with what is on the table', () => {
    expect(() => start().does('play', 'card:3')).toThrow(
      [
        'seat 0: play "card:3" was refused: toy.notYours {"card":"card:3"}',
        'on the table:',
        '  seat 0, toy.act:',
        '    pass',
        '    play [card:1, card:2]',
      ].join('\n'),
    );
    expect(() => start().sets('play', 1)).toThrow('not asked for a number');
  });

  test('who acts is whoever is waited for, or who was named', () => {
    const game = play(given(toy, { seats: 3 }));
    game.picks(game.g.hands[0]![0]!).sets('stake', 0);
    expect(() => game.does('pass')).toThrow('say who acts');
    expect(game.as(2).does('pass').waitingFor).toEqual([1]);
    expect(() => game.does('pass')).toThrow('seat 2: pass was refused: kernel.noVerb');
  });

  test('ordered dice must be rolled', () => {
    const game = start().rolling(4, 4).does('play', 'card:1').sets('stake', 1).does('pass');
    expect(() => game.rolled()).toThrow('dice were ordered and not rolled: 4');
    expect(() => game.rolling(1)).toThrow('dice were ordered and not rolled: 4');
  });

  test('change alters the table, undo takes back a step', () => {
    const game = start().does('play', 'card:1');
    expect(game.canUndo(0)).toBe(true);
    game.change((g) => (g.bank = 11)).sets('stake', 1);
    const before = game.undo().state;
    expect(before.g.bank).toBe(11);
    expect(before.g.table).toEqual(['card:12', 'card:1']);
    expect(() => game.undo()).toThrow('undo was refused: kernel.nothingToUndo');
  });

  test('refuses holds a refusal to its reason and its rule', () => {
    const game = start();
    game.refuses('play', 'card:3').refuses('play', 'card:3', 'toy.notYours').refuses('stake', 1);
    game.refuses('play', 'card:3', { reason: 'toy.notYours', rule: 'TOY.play-a' });
    game.change((g) => (g.coins[0] = 0)).refuses('pass', undefined, 'toy.noCoins');
    expect(() => game.refuses('play', 'card:1')).toThrow('seat 0: play "card:1" was accepted');
    expect(() => start().refuses('play', 'card:3', 'toy.noCoins')).toThrow('not because of toy.noCoins');
    expect(() => start().refuses('play', 'card:3', { rule: 'TOY.x' })).toThrow(
      'refused by [TOY.play-a], not by [TOY.x]',
    );
  });

  test('refuses notices a refusal that changes the state', () => {
    expect(() => play(given(toyWith('refusal-changes'), {}, hands)).refuses('play', 'card:3')).toThrow(
      'was refused, but changed the state',
    );
  });

  test('expectLog reads what the last step said', () => {
    const game = start().does('play', 'card:1').expectLog('toy.played').expectLog('toy.played', { card: 'card:1' });
    expect(game.logKeys()).toEqual(['toy.played']);
    expect(() => game.expectLog('toy.played', { card: 'card:2' })).toThrow('toy.played {"card":"card:1"}');
    game.sets('stake', 1);
    expect(() => game.expectLog('toy.played')).toThrow('nobody said toy.played');
  });

  test('offers and question tell what the acting seat may do', () => {
    const game = start();
    expect(game.offers('play')).toMatchObject({ t: 'pick', of: ['card:1', 'card:2'] });
    expect(game.offers('stake')).toBeUndefined();
    expect(game.offers('constructor')).toBeUndefined();
    expect(game.question?.prompt).toEqual({ k: 'toy.act' });
  });

  test('a sound position must stay sound; one patched into the impossible need not', () => {
    const sound = play(given(toyWith('coin-lost'), {}, (g) => hands(g)));
    sound.change((g) => {
      g.hands[0]!.splice(0, 1, 'card:7');
      g.deck[2] = 'card:1';
    });
    expect(() => sound.picks('card:7').sets('stake', 0)).toThrow(Broken);
    const odd = play(given(toy, {}, (g) => (g.coins[0] = 50)));
    expect(odd.does('pass').g.coins[0]).toBe(49);
  });
});
