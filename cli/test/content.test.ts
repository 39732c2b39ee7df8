import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { batch, oneObject, runner, scratch } from './run.ts';

const home = scratch();
const run = runner(home);
const GAME = 'mediterranean-empires';
/** Several processes, each with all games. */
const SLOW_MS = 90_000;

interface Raw {
  map: { cities: { name: string; size: number }[]; links: [string, string, string, string][] };
  scenarios: { id: string; players: number; forts: number; empires: string[] }[];
  decks: { empire: string; cards: { name: string; copies: number }[] }[];
}

/** A copy of the printed content with something else in it. */
const changed = (name: string, change: (raw: Raw) => void): void => {
  const raw = JSON.parse(readFileSync(join(home, 'printed.json'), 'utf8')) as Raw;
  change(raw);
  writeFileSync(join(home, name), JSON.stringify(raw));
};

beforeAll(() => run(['content', 'export', GAME, 'printed.json']));

describe('content as a file', () => {
  test('what is written out fits and can be played with, whatever the game', { timeout: SLOW_MS }, async () => {
    const games = ['tetrarchia', 'republic-of-rome', GAME];
    const ran = await batch(
      home,
      games.flatMap((game) => [
        ['content', 'export', game, `${game}.json`],
        ['content', 'check', game, `${game}.json`, '--json'],
        ['fuzz', game, '--pack', `${game}.json`, '--steps', '100', '--json'],
      ]),
    );
    expect(ran.map((r) => r.code)).toEqual(ran.map(() => 0));
    for (const [i, game] of games.entries())
      expect(ran.slice(3 * i + 1, 3 * i + 3).map(({ out }) => oneObject(out))).toMatchObject([
        { game, fits: true, problems: [] },
        { game, violations: 0, leaks: 0, pack: expect.stringMatching(`^${game}-[0-9a-f]{16}$`) as string },
      ]);
  });

  test('a deck of 34, a road to nowhere: refused, with all that is wrong', async () => {
    changed('wrong.json', (raw) => {
      raw.decks[0]!.cards.find((c) => c.copies > 1)!.copies--;
      raw.map.links.push(['roma', 'atlantis', 'road', 'made up']);
    });
    const { code, out } = await run(['content', 'check', GAME, 'wrong.json']);
    expect(code).toBe(1);
    expect(out).toContain('2 problems');
    expect(out).toMatch(/the deck of \w+ has 34 cards, not 35/);
    expect(out).toContain('road roma to atlantis: there is no atlantis');
    const played = await run(['simulate', GAME, '--pack', 'wrong.json', '--games', '1']);
    expect(played.code).toBe(1);
    expect(played.err).toContain('atlantis');
  });

  test('values of the wrong kind are named by place and field', async () => {
    changed('kinds.json', (raw) => {
      raw.scenarios[0]!.players = 9;
      raw.map.cities[0]!.size = 4;
      raw.decks[0]!.cards[1]!.copies = 0;
    });
    const { code, out } = await run(['content', 'check', GAME, 'kinds.json']);
    expect(code).toBe(1);
    expect(out).toMatch(/scenarios\[0 "2A"\]\.players: expected an integer from 2 to 8, got 9/);
    expect(out).toMatch(/map\.cities\[0 "numantia"\]\.size/);
    expect(out).toMatch(/decks\[0.*cards\[1.*copies/);
  });

  test('no scenario for some number of players', async () => {
    changed('few.json', (raw) =>
      raw.scenarios.splice(0, raw.scenarios.length, ...raw.scenarios.filter((x) => x.players !== 5)),
    );
    expect((await run(['content', 'check', GAME, 'few.json'])).out).toContain('there is none for 5 players');
  });
});

describe('content of Republic of Rome', () => {
  test('a senator who is missing is named', async () => {
    await run(['content', 'export', 'republic-of-rome', 'rome-less.json']);
    const file = join(home, 'rome-less.json');
    const raw = JSON.parse(readFileSync(file, 'utf8')) as { senators: { id: string }[] };
    const [gone] = raw.senators.splice(0, 1);
    writeFileSync(file, JSON.stringify(raw));
    const { code, out } = await run(['content', 'check', 'republic-of-rome', 'rome-less.json']);
    expect(code).toBe(1);
    expect(out).toContain(gone!.id);
  });
});

describe('playing with a pack', () => {
  beforeAll(() =>
    changed('mine.json', (raw) => {
      raw.map.cities[0]!.name = 'Numancia';
      raw.scenarios.find((x) => x.id === '4W')!.forts = 3;
    }),
  );

  test('bots play with it, on several threads too', async () => {
    const args = ['simulate', GAME, '--pack', 'mine.json', '--games', '4', '--json'];
    const [one, two] = await Promise.all([run([...args, '--workers', '1']), run([...args, '--workers', '2'])]);
    expect(oneObject(one.out)).toMatchObject({ games: 4, finished: 4 });
    expect(oneObject(two.out)['outcomes']).toEqual(oneObject(one.out)['outcomes']);
    expect(oneObject(two.out)['steps']).toEqual(oneObject(one.out)['steps']);
  });

  test('a game keeps the pack it began with', async () => {
    const begun = await run(
      ['play', GAME, '--pack', 'mine.json', '--seed', '5', '--bots', 'random,random,random', '--plain'],
      '1\nmap\nsave mine\nquit\n',
    );
    expect(begun.out).toContain('Numancia');
    expect(begun.out).toContain('or in one of your own: 2 left.');
    writeFileSync(join(home, 'mine.json'), '{}');
    expect(oneObject((await run(['replay', 'mine', '--verify', '--json'])).out)).toMatchObject({ verified: true });
    expect((await run(['show', 'mine', '--plain'])).out).toContain('Numancia');
    const { code, out } = await run(['play', '--resume', 'mine', '--plain'], 'map\nquit\n');
    expect(code).toBe(0);
    expect(out).toContain('Numancia');
  });

  test('a pack that was changed inside a saved game is found out', async () => {
    const file = join(home, 'saves', 'mine.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Numancia', 'Numantia'));
    const { code, err } = await run(['show', 'mine']);
    expect(code).toBe(1);
    expect(err).toMatch(/damaged: mine-\w+: the content pack is not what it was/);
  });
});

describe('content in use', () => {
  const FILE = join(home, 'data', 'content', `${GAME}.json`);
  const USE = ['content', 'use', GAME, '--json'];
  const SIMULATE = ['simulate', GAME, '--players', '2', '--games', '1', '--json'];
  const all = async (...lines: string[][]): Promise<Record<string, unknown>[]> =>
    (await batch(home, lines)).map(({ out }) => oneObject(out));
  const NONE = { game: GAME, pack: null, file: null };

  beforeAll(() =>
    changed('used.json', (raw) => {
      raw.map.cities[0]!.name = 'Numancia';
      for (const x of raw.scenarios) x.forts = 3;
    }),
  );

  test('new games begin with it from then on, unless another is named; --own goes back', {
    timeout: SLOW_MS,
  }, async () => {
    const [none, before, used, now] = await all(USE, SIMULATE, [...USE, 'used.json'], USE);
    const pack = used!['pack'];
    expect(none).toEqual(NONE);
    expect(pack).toMatch(/^used-[0-9a-f]{16}$/);
    expect([used, now]).toEqual([{ game: GAME, pack, file: FILE }, used]);
    // What is in use is a copy: the file may go.
    writeFileSync(join(home, 'used.json'), '{}');
    const begun = await run(['play', GAME, '--seed', '5', '--plain'], 'map\nsave used\nquit\n');
    expect(begun.out).toContain(`Played with the content pack ${String(pack)}.`);
    expect(begun.out).toContain('Numancia');
    const [other, own, named, fuzzed, back, after] = await all(
      SIMULATE,
      [...SIMULATE, '--own'],
      [...SIMULATE, '--pack', 'printed.json'],
      ['fuzz', GAME, '--steps', '200', '--json'],
      [...USE, '--own'],
      SIMULATE,
    );
    const { steps } = before!;
    expect(other).toMatchObject({ pack });
    expect(other!['steps']).not.toBe(steps);
    expect([own!['steps'], named!['steps'], after!['steps']]).toEqual([steps, steps, steps]);
    expect(fuzzed).toMatchObject({ pack, violations: 0 });
    expect(back).toEqual(NONE);
    expect(existsSync(FILE)).toBe(false);
    // A game in play keeps what it began with.
    expect((await run(['play', '--resume', 'used', '--plain'], 'map\nquit\n')).out).toContain('Numancia');
    expect(await all(['replay', 'used', '--verify', '--json'])).toMatchObject([{ verified: true }]);
  });

  test('what does not fit is refused by name and leaves what was in use', async () => {
    changed('nine.json', (raw) => {
      raw.scenarios[0]!.players = 9;
    });
    const [first, refused, then] = await batch(home, [
      [...USE, 'printed.json'],
      ['content', 'use', GAME, 'nine.json'],
      USE,
    ]);
    expect(refused!.code).toBe(1);
    expect(refused!.err).toMatch(/nine: scenarios\[0 "2A"\]\.players: .*got 9/);
    expect(then).toEqual(first);
  });

  test('a damaged file is said and stays as it is', { timeout: SLOW_MS }, async () => {
    await all([...USE, 'printed.json']);
    const text = readFileSync(FILE, 'utf8').replace('Numantia', 'Numancia');
    writeFileSync(FILE, text);
    for (const { code, err } of await batch(home, [SIMULATE, USE])) {
      expect(code).toBe(1);
      expect(err).toMatch(/printed-\w+: the content pack is not what it was/);
      expect(err).toContain(FILE);
      expect(err).toContain('--own');
    }
    expect(readFileSync(FILE, 'utf8')).toBe(text);
    expect(await all([...USE, '--own'])).toEqual([NONE]);
  });

  test('wrong use is said', async () => {
    const wrong: readonly (readonly [string[], string])[] = [
      [['content', 'use', GAME, 'printed.json', '--own'], 'which of them'],
      [['content', 'check', GAME, 'printed.json', '--own'], 'content check knows no --own'],
      [['content', 'export', GAME, '--data', 'x'], 'content export knows no --data'],
      [['simulate', GAME, '--pack', 'printed.json', '--own'], 'which of them'],
      [['content', 'forget', GAME], 'export, check, use'],
    ];
    const ran = await batch(
      home,
      wrong.map(([line]) => line),
    );
    for (const [i, [, why]] of wrong.entries())
      expect([ran[i]!.code, ran[i]!.err]).toEqual([2, expect.stringContaining(why) as string]);
  });
});
