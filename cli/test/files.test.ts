import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromKey, type GameFile, openGame, randomInput, rng, toFile } from '@tabularium/kernel';
import { commitment, keyedDraw, newKey } from '@tabularium/kernel/keyed';
import { freshDice, type TableFile } from '@tabularium/protocol';
import { tetrarchia } from '@tabularium/games/tetrarchia/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { oneObject, runner, scratch } from './run.ts';

const home = scratch();
const run = runner(home);

const write = (name: string, game: unknown): string => {
  writeFileSync(join(home, name), JSON.stringify(game));
  return name;
};

/** A file with some of it changed. */
type Loose = { source: unknown; options: unknown; entries: { input: unknown; diff: unknown }[] };
const altered = (change: (game: Loose) => void): Loose => {
  const game = JSON.parse(readFileSync(join(home, 'game.json'), 'utf8')) as Loose;
  change(game);
  return game;
};

/** How many inputs the game has. */
let inputs = 0;

const keyed = (key: string): GameFile => {
  const source = { t: 'key', commitment: commitment(key) } as const;
  const opened = openGame(tetrarchia, 1, {}, source, keyedDraw(key));
  const dice = rng('keyed');
  while (!opened.match.state.over && opened.match.entries.length < 12) {
    opened.match.play(randomInput(opened.match.question(0)!, 0, (n) => dice.below(n))!);
  }
  return toFile(opened);
};

beforeAll(async () => {
  await run(['play', 'tetrarchia', '--seed', 'files'], '1\n1\nenter roma\nend\nenter roma\nsave game\nquit\n');
  await run(['export', 'game', 'game.json']);
  inputs = altered(() => {}).entries.length;
});

describe('export and import', () => {
  test('a saved game goes out and comes in again', async () => {
    const exported = await run(['export', 'game', 'again.json', '--json']);
    expect(oneObject(exported.out)).toMatchObject({ name: 'game', game: 'tetrarchia', inputs });
    const imported = await run(['import', 'again.json', '--name', 'copy', '--json']);
    expect(oneObject(imported.out)).toEqual({ name: 'copy', game: 'tetrarchia', inputs });
    expect((await run(['export', 'copy'])).out).toBe((await run(['export', 'game'])).out);
  });

  test('nothing is written over without --force', async () => {
    expect((await run(['export', 'game', 'game.json'])).code).toBe(2);
    expect((await run(['export', 'game', 'game.json', '--force'])).code).toBe(0);
    await run(['import', 'game.json', '--name', 'twice']);
    const again = await run(['import', 'game.json', '--name', 'twice']);
    expect(again.err).toContain('--force replaces it');
    expect(again.code).toBe(2);
    expect((await run(['import', 'game.json', '--name', 'twice', '--force'])).code).toBe(0);
  });

  test.each(['export', 'import', 'show', 'replay'])('%s without a name lists what is saved', async (command) => {
    expect((await run([command])).out).toMatch(new RegExp(`^game\\s+tetrarchia, ${inputs} inputs$`, 'm'));
    const { saves } = oneObject((await run([command, '--json'])).out) as { saves: { name: string }[] };
    expect(saves.map((s) => s.name)).toContain('game');
  });
});

describe('replay', () => {
  test('prints the record', async () => {
    const { code, out } = await run(['replay', 'game.json']);
    expect(code).toBe(0);
    expect(out).toContain('1  [1] Place a fleet: Mare Atlanticum');
    expect(out).toContain('Round 1: Diocletian.');
    expect(oneObject((await run(['replay', 'game', '--json'])).out)['entries']).toHaveLength(inputs);
  });

  test('verifies', async () => {
    const { code, out } = await run(['replay', 'game.json', '--verify', '--json']);
    expect(code).toBe(0);
    expect(oneObject(out)).toMatchObject({ game: 'tetrarchia', inputs, verified: true });
  });

  test('another input than the one played is found', async () => {
    const file = write(
      'input.json',
      altered((g) => (g.entries[0]!.input = { by: 0, verb: 'placeFleet', arg: 'sea:AEGAEVM' })),
    );
    const { code, out } = await run(['replay', file, '--verify', '--json']);
    expect(code).toBe(1);
    expect(oneObject(out)).toMatchObject({ verified: false, input: 1, why: 'Input 1: the position differs.' });
    expect((await run(['replay', file, '--verify'])).out).toContain('not verified');
  });

  test('an illegal input, another seed and another position are found', async () => {
    const illegal = write(
      'illegal.json',
      altered((g) => (g.entries[1]!.input = { by: 0, verb: 'fly' })),
    );
    expect((await run(['replay', illegal, '--verify'])).code).toBe(1);
    const seed = write(
      'seed.json',
      altered((g) => (g.source = { t: 'seed', seed: 'better dice' })),
    );
    expect((await run(['replay', seed, '--verify'])).out).toContain('the set-up differs');
    const position = write(
      'position.json',
      altered((g) => (g.entries[2]!.diff = [[['g', 'revolt'], 21]])),
    );
    const { code, err } = await run(['replay', position, '--verify']);
    expect(err).toContain('is damaged: the position after input 3');
    expect(code).toBe(1);
    expect((await run(['import', position])).code).toBe(1);
  });

  test('a table that there cannot be is not verified, and what is no position at all is refused', async () => {
    const options = write(
      'options.json',
      altered((g) => (g.options = { level: '9999' })),
    );
    const { code, out } = await run(['replay', options, '--verify', '--json']);
    expect(code).toBe(1);
    expect(oneObject(out)).toMatchObject({ verified: false, input: 0 });
    const nothing = write(
      'nothing.json',
      altered((g) => Object.assign(g, { start: {}, entries: [] })),
    );
    const shown = await run(['show', nothing]);
    expect(shown.err).toContain('it does not begin with a position of tetrarchia');
    expect(shown.code).toBe(1);
  });

  test('a file can be played on, and is kept under a name of its own', async () => {
    mkdirSync(join(home, 'elsewhere'), { recursive: true });
    const file = write(
      'elsewhere/played.json',
      altered(() => {}),
    );
    const { code, out } = await run(['play', '--resume', file], 'quit\n');
    expect({ code, kept: /--resume (\S+)/.exec(out)?.[1] }).toEqual({ code: 0, kept: 'played' });
    expect((await run(['show', 'played', '--json'])).code).toBe(0);
  });

  test('a file cannot reach beyond its data', async () => {
    const file = write(
      'evil.json',
      altered((g) => (g.entries[0]!.diff = [[['__proto__', 'over'], true]])),
    );
    const { code, err } = await run(['show', file]);
    expect(err).toContain('expected a path inside the game');
    expect(code).toBe(2);
  });

  test('a game of keyed dice is checked against the promise', async () => {
    const key = newKey();
    const game = keyed(key);
    const withKey = (k: string) => ({ ...game, source: { ...game.source, key: k } });
    const good = await run(['replay', write('keyed.json', withKey(key)), '--verify']);
    expect(good).toMatchObject({ code: 0, err: '' });
    const secret = await run(['replay', write('secret.json', game), '--verify']);
    expect(secret.code).toBe(1);
    expect(secret.out).toContain('a key that has not been published yet');
    const other = await run(['replay', write('other.json', withKey(newKey())), '--verify']);
    expect(other.code).toBe(1);
    expect(other.out).toContain('not the one that was promised');
  });
});

describe('a game whose dice changed on the way', () => {
  const [first, second] = [newKey(), newKey()];
  const promised = (key: string) => ({ t: 'key', commitment: commitment(key), key }) as const;

  /** As a copy of a table goes on: three inputs by one key, then new dice, then some more. */
  const copied = (): TableFile => {
    let draw = keyedDraw(first);
    const opened = openGame(tetrarchia, 1, {}, promised(first), (n) => draw(n));
    const { below } = rng('answers');
    const play = (n: number): void => {
      for (let i = 0; i < n; i++) opened.match.play(randomInput(opened.match.question(0)!, 0, below)!);
    };
    play(3);
    freshDice(opened.match, fromKey());
    draw = keyedDraw(second);
    play(12);
    return { ...toFile(opened), source: promised(second), earlier: [{ until: 4, source: promised(first) }] };
  };
  const verdict = async (game: unknown) =>
    oneObject((await run(['replay', write('copied.json', game), '--verify', '--json', '--lang', 'en'])).out);

  test('is checked from the first roll to the last', async () => {
    expect(await verdict(copied())).toMatchObject({ verified: true, inputs: 16 });
    expect((await run(['replay', 'copied.json', '--verify'])).code).toBe(0);
  });

  test('every stretch needs the key that was promised, and the place is named', async () => {
    const game = copied();
    const [stretch] = game.earlier!;
    const withFirst = (source: unknown) => ({ ...game, earlier: [{ ...stretch, source }] });
    expect(await verdict(withFirst({ t: 'key', commitment: commitment(first) }))).toEqual(
      expect.objectContaining({
        verified: false,
        input: 0,
        why: 'Its dice, from input 0 to 4, come from a key that has not been published yet.',
      }),
    );
    expect(await verdict(withFirst({ ...promised(first), key: second }))).toMatchObject({ verified: false, input: 0 });
    expect(await verdict(withFirst(promised(newKey())))).toMatchObject({ why: 'Input 0: the set-up differs.' });
    const other = await verdict({ ...game, source: promised(newKey()) });
    expect(other).toMatchObject({ verified: false });
    expect(other['input']).toBeGreaterThan(4);
    expect(await verdict({ ...game, source: { ...promised(second), key: first } })).toMatchObject({
      input: 4,
      why: 'The key of its dice, from input 4 to 16, is not the one that was promised.',
    });
  });

  test('dice that change elsewhere than it says are found', async () => {
    const game = copied();
    const [stretch] = game.earlier!;
    const { earlier: _, ...silent } = game;
    const why = 'Input 4: the dice do not change where its list of keys says.';
    expect(await verdict({ ...silent, source: promised(first) })).toMatchObject({ verified: false, input: 4, why });
    expect(await verdict({ ...game, earlier: [{ ...stretch!, until: 6 }] })).toMatchObject({ input: 4, why });
    expect(await verdict({ ...game, earlier: [{ ...stretch!, until: 3 }] })).toMatchObject({ input: 3 });
    expect(await verdict({ ...game, earlier: [stretch, { until: 99, source: game.source }] })).toMatchObject({
      input: 99,
    });
  });
});

describe('show', () => {
  test('where it stands, and where it stood', async () => {
    const now = await run(['show', 'game.json']);
    expect(now.code).toBe(0);
    expect(now.out).toContain(`Tetrarchia · game.json · ${inputs} / ${inputs}`);
    expect(now.out).toContain('(#)');
    const before = await run(['show', 'game', '--at', '0', '--plain']);
    expect(before.out).toContain('Mare Atlanticum: no fleet');
    expect(oneObject((await run(['show', 'game', '--at', '1', '--json'])).out)).toMatchObject({
      at: 1,
      inputs,
      waiting: [1],
    });
  });

  test('as a seat that there is', async () => {
    expect((await run(['show', 'game', '--as', '1'])).code).toBe(0);
    expect((await run(['show', 'game', '--as', '2'])).err).toContain('a seat from 1 to 1');
    expect((await run(['show', 'game', '--at', '99'])).err).toContain(`--at wants a whole number from 0 to ${inputs}`);
  });
});
