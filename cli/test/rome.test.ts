import { describe, expect, test } from 'vitest';
import { oneObject, runner, scratch } from './run.ts';

const run = runner(scratch());
const GAME = 'republic-of-rome';
const lines = (...typed: string[]): string => `${typed.join('\n')}\n`;
const ones = (n: number): string[] => Array.from({ length: n }, () => '1');

describe('Republic of Rome at the terminal', () => {
  test('one person sits against bots; what stands beside the question comes after its answers', async () => {
    const { code, out, err } = await run(['play', GAME, '--seed', '5', '--plain'], lines(...ones(30), 'quit'));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Which of your Senators is Faction Leader?');
    expect(out).not.toContain('Seat 2 is asked');
    expect(out).toMatch(/\d\. Name the Faction Leader: .+\n(.*\n)*?You may also:/);
    expect(out).toContain('treasury hidden');
    expect(out).toContain('Turn 1: Mortality Phase');
  });

  test('nobody else’s answers are told, only what is said of them', async () => {
    const { out } = await run(
      ['play', GAME, '--seed', '5', '--bots', 'random,random,random,random'],
      lines(...ones(12)),
    );
    expect(out).not.toMatch(/random \(seat/);
    expect(out).toMatch(/leads Novi homines/);
  });

  test('two at one keyboard: it passes from hand to hand, and neither sees the other’s cards', async () => {
    const typed = lines('1', '', '1', '', 'quit');
    const { out } = await run(['play', GAME, '--seed', '12', '--bots', 'human,human,random,random,random'], typed);
    const [first = '', second = '', third = ''] = out.split(/Seat \d, take the keyboard and press Enter\. /);
    const hand = (text: string): string => /Your cards: (.*)/.exec(text)?.[1] ?? '';
    expect(hand(first)).not.toBe('');
    expect(hand(second)).not.toBe(hand(first));
    expect(hand(third)).toBe(hand(first));
    for (const text of [first, second]) expect(text.match(/Your cards/g)).toHaveLength(1);
  });

  test('the map is drawn once a phase, then only what matters', async () => {
    const { out } = await run(['play', GAME, '--seed', '5', '--no-plain'], lines(...ones(6), 'map', 'quit'));
    expect(out).toMatch(/1\. Populares: \d+ votes, \d+ Influence/);
    const wide = out.split('\n').filter((line) => line.length > 110 && !line.startsWith('A number'));
    expect(wide).toEqual([]);
  });

  test('a kept game is shown, verified and read by one who sees no more than his seat', async () => {
    await run(['play', GAME, '--seed', '7'], lines(...ones(12), 'save rome', 'quit'));
    expect(oneObject((await run(['replay', 'rome', '--verify', '--json'])).out)).toMatchObject({ verified: true });
    const shown = await run(['show', 'rome', '--as', '2', '--plain']);
    expect(shown.out).toMatch(/2\. Optimates: .* treasury \d/);
    const read = await run(['replay', 'rome', '--as', '2']);
    expect(read.out).toMatch(/^ *\d+ {2}\[1\]$/m);
  });

  test('the rules behind a question have their texts, rulings included', async () => {
    const { out } = await run(['play', GAME, '--seed', '5'], lines('?', '? amb-1', 'quit'));
    expect(out).toMatch(/\[3\.01\.9-?\w*\] \w|\[\d\.\d\d[\w.-]*\] [A-Z]/);
    expect(out).toMatch(/Ruling 1\b/);
    expect(out).not.toContain('(no text)');
  });
});

test('bots play Rome to its end', async () => {
  const { code, out } = await run(['simulate', GAME, '--games', '2', '--bots', 'random', '--json', '--workers', '1']);
  expect(code).toBe(0);
  expect(oneObject(out)).toMatchObject({ game: GAME, games: 2, finished: 2 });
});
