import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { oneObject, runner, scratch } from './run.ts';

const home = scratch();
const run = runner(home);
const GAME = 'mediterranean-empires';

interface Raw {
  map: { cities: { name: string; size: number }[]; links: [string, string, string, string][] };
  scenarios: { id: string; players: number; forts: number }[];
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
  test.each(['tetrarchia', 'republic-of-rome', GAME])('%s: what is written out fits', async (game) => {
    await run(['content', 'export', game, `${game}.json`]);
    const { code, out } = await run(['content', 'check', game, `${game}.json`, '--json']);
    expect(code).toBe(0);
    expect(oneObject(out)).toMatchObject({ game, fits: true, playable: game === GAME, problems: [] });
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
    expect(out).toMatch(/scenarios\[0 "2A"\]\.players/);
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
    expect(begun.out).toContain('Place a fort: 2 left.');
    writeFileSync(join(home, 'mine.json'), '{}');
    expect(oneObject((await run(['replay', 'mine', '--verify', '--json'])).out)).toMatchObject({ verified: true });
    expect((await run(['show', 'mine', '--plain'])).out).toContain('Numancia');
    const { code, out } = await run(['play', '--resume', 'mine', '--plain'], 'map\nquit\n');
    expect(code).toBe(0);
    expect(out).toContain('Numancia');
  });

  test('games that are only played with their own content say so', async () => {
    await run(['content', 'export', 'republic-of-rome', 'rome.json', '--force']);
    const { code, err } = await run(['play', 'republic-of-rome', '--pack', 'rome.json']);
    expect(code).toBe(2);
    expect(err).toContain('republic-of-rome can only be played with its own content');
  });

  test('a pack that was changed inside a saved game is found out', async () => {
    const file = join(home, 'saves', 'mine.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Numancia', 'Numantia'));
    const { code, err } = await run(['show', 'mine']);
    expect(code).toBe(1);
    expect(err).toContain('damaged');
  });
});
