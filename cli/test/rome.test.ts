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

describe('Republic of Rome for one at the terminal', () => {
  const SOLITAIRE = ['play', GAME, '--players', '1', '--seed', '5', '--plain'];
  /** Whoever has no choice goes on; whoever has takes the first answer. */
  const onward = (n: number): string[] => Array.from({ length: n }, () => ['run', '1']).flat();

  test('Neutrals go by their cards, and every move of theirs is told with its reasons before Enter lets it happen', async () => {
    const { code, out, err } = await run(SOLITAIRE, lines('', 'why', 'quit'));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/\d\. Populists: .*\n {2}Neutral\. Leader: most Influence and Popularity\./);
    expect(out).toMatch(/\d\. Optimates: .* \(you\)/);
    const [before = '', after = ''] = out.split('\n> \n');
    expect(before).toContain('Manlius is to lead Plutocrats.\n  Why: Who leads, on the card of Plutocrats.');
    expect(before).toContain('Fits best: Manlius.');
    expect(before).toMatch(/Ruled out: Papirius \(Influence: 3, not 9\); Junius/);
    expect(before).toMatch(/Enter or 1: Next move\. run: on to your next decision\.$/);
    // What was told is not told again, except to whoever asks.
    const [happened = '', asked = ''] = after.split('> why');
    expect(happened).toContain('Manlius leads Plutocrats.');
    expect(happened).not.toContain('is to lead Plutocrats');
    expect(asked).toMatch(/Manlius is to lead Plutocrats\.\n {2}Why: /);
  });

  test('run goes on to the next decision, and tells with its reasons what happened on the way', async () => {
    const { out } = await run(SOLITAIRE, lines('run', 'run', '1', 'run', 'quit'));
    expect(out).toContain('Here you have a choice: run goes on only where there is none.');
    const [, told = ''] = out.split('> 1\n');
    expect(told).toMatch(/> run\n\n {2}Valerius leads Populists\.\n {2}Julius is to lead Conservatives\.\n {4}Why: /);
    // Nothing in this hand can be played, and there is nobody to show it to: that is no decision.
    expect(told).toMatch(/\n {2}Done\n[^]*Distribute the money of your Faction/);
  });

  test('who rules and what is attacked is on the board; a card can be looked at', async () => {
    const { out } = await run(SOLITAIRE, lines(...onward(24), 'map', 'look plutocrats', 'save solo', 'quit'));
    expect(out).toMatch(/^Ruling Coalition \(entry \d+ of the list\): /m);
    expect(out).toMatch(/^Military Plan/m);
    expect(out).toMatch(/> look plutocrats\n +Mil Ora[^]*Plutocrats: .*\n +Neutral\. Leader: most Influence\./);
    const read = await run(['replay', 'solo']);
    expect(read.out).toMatch(/Manlius is to lead Plutocrats\.\n +Why: Who leads, on the card of Plutocrats\./);
    expect((await run(['show', 'solo', '--plain'])).out).toMatch(/^Ruling Coalition/m);
    expect(oneObject((await run(['replay', 'solo', '--verify', '--json'])).out)).toMatchObject({ verified: true });
  });

  test('moves that nobody stops at are told with their reasons too; in Spanish and Italian', async () => {
    const typed = lines('1', 'quit');
    const es = await run([...SOLITAIRE, '--moves', 'run', '--lang', 'es'], typed);
    expect(es.out).toMatch(/Plutócratas[^]*Por qué: [^]*Descartados: Papirius \(Influencia: 3, no 9\)/);
    const it = await run([...SOLITAIRE, '--moves', 'run', '--lang', 'it'], typed);
    expect(it.out).toMatch(/Plutocrati[^]*Perché: [^]*Esclusi: Papirius \(Influenza: 3, non 9\)/);
    expect(it.out).not.toContain('Prossima mossa');
  });

  test('two at one keyboard: what they may agree on beside it does not keep Enter from the next move', async () => {
    const table = [
      'play',
      GAME,
      '--players',
      '2',
      '--bots',
      'human,human',
      '--moves',
      'step',
      '--seed',
      '3',
      '--plain',
    ];
    const { out } = await run(table, lines('', 'quit'));
    expect(out).toMatch(/2\. Agreement: [^]*Enter or 1: Next move[^]*Acilius leads Plutocrats\./);
  });

  test('a bot sits in the second seat', async () => {
    const { code, out } = await run(
      ['play', GAME, '--players', '2', '--seed', '5', '--plain'],
      lines('1', '1', '1', 'quit'),
    );
    expect(code).toBe(0);
    expect(out).toMatch(/^Dominant Player: /m);
    expect(out).not.toContain('Seat 2 is asked');
    expect(out.match(/Neutral\. Leader/g)!.length % 3).toBe(0);
  });
});

test('bots play Rome to its end', async () => {
  const { code, out } = await run(['simulate', GAME, '--games', '2', '--bots', 'random', '--json', '--workers', '1']);
  expect(code).toBe(0);
  expect(oneObject(out)).toMatchObject({ game: GAME, games: 2, finished: 2 });
});
