import { Broken } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { takeWatched } from './dice.ts';
import { given } from './given.ts';
import { withFrozenViews } from './freeze.ts';
import { play } from './play.ts';
import { CARDS, type Toy } from './testing/toy.ts';
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
    const { state } = given(toy, { seats: 3, options: { poor: true } }, (g) => (g.turn = 1));
    expect(state.g.coins).toEqual([2, 2, 2]);
    expect(state.g.turn).toBe(1);
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

  test('ordered dice must be rolled: before others are ordered, and before the test ends', () => {
    takeWatched();
    const game = start().rolling(4, 4).does('play', 'card:1').sets('stake', 1).does('pass');
    expect(() => game.rolled()).toThrow('dice were ordered and not rolled: 4');
    expect(() => game.rolling(1)).toThrow('dice were ordered and not rolled: 4');
    expect(() => game.byChance()).toThrow('dice were ordered and not rolled: 4');
    expect(takeWatched().map((leftOver) => leftOver())).toEqual(['dice were ordered and not rolled: 4']);
  });

  test('a roll that was not ordered fails, and says in which step', () => {
    const staked = () => start().does('play', 'card:1').sets('stake', 2);
    expect(() => staked().does('pass')).toThrow(
      'a roll that was not ordered (1 to 6)\n  in the step seat 1: pass; dice ordered: none',
    );
    // An order for an earlier step does not last.
    const later = staked().rolling(5).does('pass').does('play', 'card:3').sets('stake', 0);
    expect(() => later.does('pass')).toThrow('a roll that was not ordered');
  });

  test('chance is a word of its own; the first dice of it can be ordered', () => {
    const staked = () => start().does('play', 'card:1').sets('stake', 2);
    const fallen = () => staked().byChance().does('pass').lines('toy.rolled');
    expect(fallen()).toEqual(fallen());
    const first = staked().byChance(5).does('pass').does('play', 'card:3').sets('stake', 0).does('pass');
    expect(first.lines('toy.rolled')[0]).toMatchObject({ die: 5 });
    expect(first.lines('toy.rolled')).toHaveLength(2);
  });

  test('change alters the table, undo takes back a step', () => {
    const game = start().does('play', 'card:1');
    expect(game.canUndo(0)).toBe(true);
    const lend = (g: Toy) => {
      g.bank--;
      g.coins[1]!++;
    };
    game.change(lend).sets('stake', 1);
    const before = game.undo().state;
    expect(before.g.bank).toBe(11);
    expect(before.g.table).toEqual(['card:12', 'card:1']);
    expect(() => game.undo()).toThrow('undo was refused: kernel.nothingToUndo');
  });

  test('refuses holds a refusal to its reason and its rule', () => {
    const game = start();
    game.refuses('play', 'card:3').refuses('play', 'card:3', 'toy.notYours').refuses('stake', 1);
    game.refuses('play', 'card:3', { reason: 'toy.notYours', rule: 'TOY.play-a' });
    const poor = (g: Toy) => {
      g.bank += g.coins[0]!;
      g.coins[0] = 0;
    };
    game.change(poor).refuses('pass', undefined, 'toy.noCoins');
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
    game.expectLog('toy.played', {}, 'TOY.play-a');
    expect(game.logKeys()).toEqual(['toy.played']);
    expect(() => game.expectLog('toy.played', { card: 'card:2' })).toThrow('toy.played {"card":"card:1"}');
    expect(() => game.expectLog('toy.played', {}, 'TOY.9')).toThrow('nobody said toy.played {} [TOY.9]');
    game.sets('stake', 1);
    expect(() => game.expectLog('toy.played')).toThrow('nobody said toy.played');
  });

  test('offers and question tell what the acting seat may do', () => {
    const game = start();
    expect(game.offers('play')).toMatchObject({ t: 'pick', of: ['card:1', 'card:2'] });
    expect(game.offers('stake')).toBeUndefined();
    expect(game.question?.prompt).toEqual({ k: 'toy.act' });
  });

  test('the lines of a key can be read over the whole play, with their arguments', () => {
    const game = start().does('play', 'card:1').sets('stake', 1).rolling(5).does('pass').does('play', 'card:3');
    expect(game.logKeys()).toEqual(['toy.played']);
    expect(game.said('toy.played')).toEqual([{ card: 'card:3' }]);
    expect(game.said('toy.rolled')).toEqual([]);
    expect(game.lines('toy.played')).toEqual([{ card: 'card:1' }, { card: 'card:3' }]);
    expect(game.lines('toy.rolled')).toEqual([{ die: 5, stake: 1 }]);
    expect(game.lines('toy.vetoed')).toEqual([]);
    // What was taken back was not said.
    expect(game.undo().lines('toy.played')).toEqual([{ card: 'card:1' }]);
    expect(() => game.lines('toy.playd')).toThrow('there is no message toy.playd; did you mean toy.played?');
  });
});

describe('a position', () => {
  const rich = (g: Toy) => (g.coins[0] = 50);

  test('that cannot come about is refused when it is set, when it is changed, and after every step', () => {
    expect(() => play(given(toy, {}, rich))).toThrow('this test cannot come about: Broken: coins: 50,4 and 12');
    expect(() => start().change(rich)).toThrow('this test cannot come about: Broken: coins: 50,4 and 12');
    const losing = play(given(toyWith('coin-lost'), {}, hands));
    losing.change((g) => {
      g.hands[0]!.splice(0, 1, 'card:7');
      g.deck[2] = 'card:1';
    });
    expect(() => losing.picks('card:7').sets('stake', 0)).toThrow(Broken);
  });

  test('may be impossible if the test says why, and then really must be', () => {
    const odd = play(given(toy, { unsound: 'to see riches' }, rich));
    expect(odd.does('pass').g.coins[0]).toBe(49);
    expect(() => play(given(toy, { unsound: 'no reason' }))).toThrow('this position is sound');
    expect(start().change(rich, { unsound: 'to see riches' }).does('pass').g.coins[0]).toBe(49);
    expect(() => start().change(() => {}, { unsound: 'no reason' })).toThrow('this position is sound');
  });

  test('is settled by the house before it is checked', () => {
    const settle = (g: Toy) => void (g.bank = 20 - g.coins.reduce((a, b) => a + b, 0));
    const patched = play(given(toy, { settle }, (g) => (g.coins[0] = 9)));
    expect(patched.g.bank).toBe(7);
    expect(patched.change((g) => (g.coins[0] = 3)).g.bank).toBe(13);
  });
});

describe('names that do not exist', () => {
  const named = () => play(given(toy, { names: CARDS }, hands));

  test('verbs', () => {
    expect(() => start().does('plays', 'card:1')).toThrow('there is no verb plays; did you mean play?');
    expect(() => start().refuses('plays', 'card:1')).toThrow('there is no verb plays; did you mean play?');
    expect(() => start().offers('plays')).toThrow('there is no verb plays; did you mean play?');
    expect(() => start().offers('constructor')).toThrow('there is no verb constructor');
  });

  test('cards and whatever else the content names, also where a refusal is expected', () => {
    expect(() => named().refuses('play', 'card:13')).toThrow('there is no card card:13; did you mean card:1');
    expect(() => named().does('swap', ['card:1', 'card:22'])).toThrow('there is no card card:22');
    expect(() => named().does('gift', { 'card:0': 1 })).toThrow('there is no card card:0');
    expect(() => named().refuses('play', 'card:2+card:14')).toThrow('there is no card card:14');
    // Kinds that the content does not list are made in play.
    named().refuses('play', 'coin:7').refuses('play', 'card:3');
  });

  test('seats', () => {
    expect(() => start().as(2)).toThrow('there is no seat 2; did you mean 1?');
    expect(() => start().as(-1)).toThrow('there is no seat -1; did you mean 0?');
    expect(() => start().view(5)).toThrow('there is no seat 5');
  });

  test('are sent on purpose with a word of their own', () => {
    const game = named().refusesRaw('plays').refusesRaw('play', 'card:13', 'toy.notYours');
    game.refusesRaw('pass', undefined, 'kernel.noSeat', 7);
    expect(() => game.refusesRaw('play', 'card:1')).toThrow('was accepted');
  });
});

describe('views are frozen', () => {
  test('those of a play, all the way down', () => {
    const view = start().view(1);
    expect(() => (view.table as string[]).push('card:1')).toThrow(TypeError);
    expect(() => Object.assign(view, { bank: 0 })).toThrow(TypeError);
  });

  test('and those of a game that is handed to somebody else; the state is not', () => {
    const { module, state } = given(withFrozenViews(toy));
    const views = module.view.of(state);
    for (const view of [module.view(state, 0), views(1), views('public')]) {
      expect(() => (view.flow as object[]).pop()).toThrow(TypeError);
      expect(() => (view.coins as number[]).fill(0)).toThrow(TypeError);
    }
    expect(module.view(state, 0)).toEqual(toy.view(state, 0));
    expect(module.view.isOpen).toBe(toy.view.isOpen);
    expect(play(given(module)).picks(state.g.hands[0]![0]!).sets('stake', 0).g.table).toHaveLength(1);
  });
});
