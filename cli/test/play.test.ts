import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { oneObject, runner, scratch } from './run.ts';

const home = scratch();
const run = runner(home);
const lines = (...all: readonly string[]): string => `${all.join('\n')}\n`;

/** Whether an Emperor is asked where he enters depends on the dice; where he is not, this is answered and forgotten. */
const ENTER = 'enter roma';

/** The first answer, again and again: nobody plays worse, and every game ends. */
const STUBBORN = Array.from({ length: 3000 }, () => '1');

describe('play', () => {
  test('a whole game, to its end and beyond', async () => {
    const typed = lines('place internum', 'place aegaeum', ENTER, 'move iv-5', ...STUBBORN);
    const { code, out, err } = await run(['play', 'tetrarchia', '--seed', 'whole', '--level', '4211'], typed);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Diocletian moves to Achaia.');
    expect(out).toContain('The game is over: ');
    expect(out).toContain('Points: ');
    const verified = await run(['replay', 'tetrarchia-1', '--verify']);
    expect(verified.out).toContain('verified: tetrarchia-1');
    expect(verified.code).toBe(0);
  });

  test('the map, in a hundred columns', async () => {
    const { out } = await run(
      ['play', 'tetrarchia', '--no-plain', '--seed', '5', '--level', '4200'],
      lines('1', '1', 'quit'),
    );
    expect(out).toContain('[*]IT-3');
    expect(out).toContain('♛D');
    expect(Math.max(...out.split('\n').map((l) => l.length))).toBeLessThanOrEqual(100);
  });

  test('every question can be explained, and wrong answers are answered', async () => {
    const typed = lines(
      '?',
      '? place',
      'rule TET.move-a',
      '? no-such',
      'help',
      'gibberish',
      '77',
      'place moon',
      'look roma',
      'look moon',
      'odds',
      'map',
    );
    const { code, out } = await run(['play', 'tetrarchia', '--seed', '5', '--plain'], typed);
    expect(code).toBe(0);
    expect(out).toContain('[setup-i] When the threats are on the board, you put the fleets in seas of your choice.');
    expect(out).toContain('[move-a] over a normal link: 1');
    expect(out).toContain('No rule is called “no-such”.');
    expect(out).toContain('take back your last answer');
    expect(out).toContain('“gibberish” is none of the answers here.');
    expect(out).toContain('There is no answer 77: they go from 1 to 3.');
    expect(out).toContain('Place a fleet: “moon” is not offered now.');
    expect(out).toContain('Roma (IT-3). Region Italia.');
    expect(out).toContain('There is nothing called “moon” to look at.');
  });

  test('what is not offered is refused with the reason and the rule', async () => {
    const typed = lines('1', '1', ENTER, 'move v-1', 'subdue', 'quit');
    const { out } = await run(['play', 'tetrarchia', '--seed', '5'], typed);
    expect(out).toMatch(/Syria is not one move away\. \[move-a/);
    expect(out).toContain('There is neither Unrest nor Revolt here.');
  });

  test('undo up to the dice', async () => {
    const typed = lines('undo', '1', 'undo', '1', '1', ENTER, 'end', 'undo', 'quit');
    const { out } = await run(['play', 'tetrarchia', '--seed', '5'], typed);
    expect(out).toContain('There is nothing of yours to take back.');
    expect(out).toContain('Taken back: Place a fleet: Mare Atlanticum');
    expect(out).toContain('Dice were rolled or something was shown');
  });

  test('save, quit and resume, by command and by option', async () => {
    const first = await run(['play', 'tetrarchia', '--seed', '5'], lines('1', 'save mine', '1', 'quit'));
    expect(first.out).toContain('Saved as “mine”.');
    expect(first.out).toContain('tabularium play tetrarchia --resume mine');
    expect(oneObject((await run(['show', 'mine', '--json'])).out)).toMatchObject({ inputs: 2, at: 2 });
    const second = await run(['play', '--resume', 'mine', '--lang', 'it'], lines('1', 'save ?!', 'quit'));
    expect(second.out).toContain('«?!» non può essere un nome');
    expect(oneObject((await run(['show', 'mine', '--json'])).out)).toMatchObject({ inputs: 3 });
    const other = await run(['play', 'tetrarchia', '--resume', 'mine', '--players', '3'], lines('quit'));
    expect(other).toMatchObject({ code: 2, out: '' });
    expect(other.err).toContain('--resume goes on with a game as it was begun, without --players');
    const third = await run(['play', 'tetrarchia', '--seed', '6'], lines('resume nothing', 'resume mine', 'quit'));
    expect(third.out).toContain('There is no saved game “nothing”.');
    expect(third.out).toContain('Going on with “mine” after 3 answers.');
  });

  test('saving never writes over another game, and a damaged one is no reason to leave the table', async () => {
    await run(['play', 'tetrarchia', '--seed', '5'], lines('1', 'save first', 'quit'));
    writeFileSync(join(home, 'saves', 'damaged.json'), '{}');
    const { code, out } = await run(
      ['play', 'tetrarchia', '--seed', '6'],
      lines('1', '1', 'save first', 'resume damaged', 'look', 'save second', 'quit'),
    );
    expect(code).toBe(0);
    expect(out).toContain('“first” is another game: choose a name that is free.');
    expect(out).toContain('damaged.json is not a saved game');
    expect(out).toContain('Saved as “second”.');
    expect(oneObject((await run(['show', 'first', '--json'])).out)).toMatchObject({ inputs: 1 });
  });

  test('the end of the input keeps the game', async () => {
    const { code, out } = await run(['play', 'tetrarchia', '--seed', '5'], lines('1'));
    expect(code).toBe(0);
    const [, name = ''] = /--resume (\S+)/.exec(out) ?? [];
    expect(oneObject((await run(['show', name, '--json'])).out)).toMatchObject({ inputs: 1 });
  });

  test('bots take the last seats; alone they play to the end', async () => {
    const two = await run(
      ['play', 'tetrarchia', '--players', '2', '--bots', 'random', '--seed', '5'],
      lines('1', '1', ENTER, 'end', 'enter iii-1', 'move it-2', 'end', 'quit'),
    );
    expect(two.out).toContain('Seat 1 is asked:');
    expect(two.out).toContain('random (seat 2):');
    const alone = await run(['play', 'tetrarchia', '--bots', 'random', '--seed', '5']);
    expect(alone.code).toBe(0);
    expect(alone.out).toContain('The game is over: ');
  });

  test('in Spanish', async () => {
    const { out } = await run(['play', 'tetrarchia', '--lang', 'es', '--seed', '5'], lines('1', 'quit'));
    expect(out).toContain('Colocar una flota');
    expect(out).toContain('La partida queda guardada');
  });
});
