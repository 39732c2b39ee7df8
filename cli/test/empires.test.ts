import { describe, expect, test } from 'vitest';
import { oneObject, runner, scratch } from './run.ts';

const run = runner(scratch());
const GAME = 'mediterranean-empires';
const lines = (...typed: string[]): string => `${typed.join('\n')}\n`;
const ones = (n: number): string[] => Array.from({ length: n }, () => '1');

describe('Mediterranean Empires at the terminal', () => {
  test('one person sits against bots; the position is told with its figures and where they come from', async () => {
    const { code, out, err } = await run(
      ['play', GAME, '--seed', '5', '--plain', '--bots', 'random,random,random'],
      lines(...ones(15), 'map', 'look roma', 'quit'),
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('the Empires are being built');
    expect(out).toMatch(/Four players, West, turn 1 of 3, round 1\. Event: /);
    expect(out).toMatch(/^ +Points +Cities +Key +Hand +Deck +Discards$/m);
    expect(out).toContain('is a reconstruction');
    expect(out).toMatch(/Your cards: .*\[T \S+\/\S+\/\S+\]/);
    expect(out).toMatch(/Roma: \w+, size 3, \d forts?, port, capital of Roma\n.*Roads to: Tarquinii/);
    expect(out).toContain('From the rulebook: name, port. Reconstructed: size.');
    expect(out).not.toMatch(/board\.med\.|med\.ask/);
  });

  test('two at one keyboard: neither sees the other’s cards', async () => {
    const { out } = await run(
      ['play', GAME, '--players', '2', '--seed', '3', '--bots', 'human,human'],
      lines(...Array.from({ length: 40 }, () => ['1', '']).flat(), 'quit'),
    );
    const hands = out
      .split(/Seat \d, take the keyboard and press Enter\. /)
      .map((text) => new Set([...text.matchAll(/Your cards: (.*)/g)].map((m) => m[1])))
      .filter((seen) => seen.size > 0);
    expect(hands.length).toBeGreaterThan(2);
    expect([...hands[0]!].some((hand) => hands[1]!.has(hand))).toBe(false);
  });

  test('a kept game is shown, verified and read by one who sees no more than his seat', async () => {
    await run(['play', GAME, '--seed', '7', '--bots', 'random,random,random'], lines(...ones(20), 'save med', 'quit'));
    expect(oneObject((await run(['replay', 'med', '--verify', '--json'])).out)).toMatchObject({ verified: true });
    expect((await run(['show', 'med', '--as', '2', '--plain'])).out).toContain('Your cards: ');
    expect((await run(['show', 'med', '--plain'])).out).not.toContain('Your cards: ');
  });
});

test('bots play Mediterranean Empires to its end', async () => {
  const { code, out } = await run(['simulate', GAME, '--scenario', 'B', '--games', '2', '--json', '--workers', '1']);
  expect(code).toBe(0);
  expect(oneObject(out)).toMatchObject({ game: GAME, games: 2, finished: 2, options: { scenario: 'B' } });
  expect((await run(['simulate', GAME, '--scenario', 'Z'])).err).toMatch(/scenario cannot be Z.*A, B, C, D/);
});

test('a game that is over names the Empire that has won', async () => {
  const { out } = await run(['play', GAME, '--players', '2', '--seed', '4', '--plain', '--bots', 'random,random']);
  expect(out).toMatch(/^Won: [A-Z][a-z]+\.$/m);
  expect(out.slice(out.indexOf('The game is over'))).not.toMatch(/\.\.|seat/);
});
