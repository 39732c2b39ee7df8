import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { batch, type Ran, runner, scratch } from './run.ts';

const home = scratch();
const run = runner(home);
writeFileSync(join(home, 'no-game.json'), '{"format":"something else"}');
writeFileSync(join(home, 'no-json.json'), 'hello');

const WRONG: readonly (readonly [string, RegExp])[] = [
  ['nonsense', /no command “nonsense”; there are: play, simulate, .*bench/],
  ['simulate', /simulate wants GAME: which game: republic-of-rome/],
  ['simulate monopoly', /no game “monopoly”; there are: republic-of-rome, tetrarchia/],
  ['play monopoly', /no game “monopoly”/],
  ['simulate tetrarchia --colour red', /has no option --colour; its options: --games, --seed/],
  ['simulate tetrarchia extra', /does not know what to do with “extra”/],
  ['simulate tetrarchia --games', /--games wants a value/],
  ['simulate tetrarchia --games --json', /--games wants a value/],
  ['simulate tetrarchia --json=yes', /--json takes no value/],
  ['simulate tetrarchia --games 0', /--games wants a whole number of at least 1, not “0”/],
  ['simulate tetrarchia --games many', /--games wants a whole number/],
  ['simulate tetrarchia --players 5', /from 1 to 4, not “5”/],
  ['simulate tetrarchia --players 0', /from 1 to 4, not “0”/],
  ['simulate tetrarchia --level 9999', /level cannot be 9999. Allowed: \[5432\]\[3210\]\[0123\]\[0123\]/],
  [
    'simulate tetrarchia --variants diarchia,chess',
    /any of these, each at most once: imperium, mare-nostrum, diarchia/,
  ],
  ['simulate tetrarchia --options [1]', /--options wants a JSON object/],
  ['simulate tetrarchia --options {"speed":"9"}', /has no option speed. Its options: level, variants/],
  ['simulate tetrarchia --bots deep', /no bot for tetrarchia called “deep”; there .*random/],
  ['simulate tetrarchia --players 3 --bots random,random', /names 2 bots for 3 seats/],
  ['simulate tetrarchia --workers 0', /--workers wants a whole number from 1 to/],
  ['play tetrarchia --lang xx', /no language “xx”; there are: en, es, it/],
  ['play tetrarchia --resume nothing', /no saved game “nothing”; none is saved yet/],
  ['play tetrarchia --players 1 --bots random,random', /names 2 players for 1 seat$/m],
  ['simulate tetrarchia --bots random,random,random,random,random', /for 1 to 4 players, not 5/],
  ['simulate tetrarchia --games 1000000000 --out no/such/folder.html', /folder.html cannot be written/],
  ['play tetrarchia --level 4219', /level cannot be 4219/],
  ['fuzz chess', /no game “chess”/],
  ['fuzz tetrarchia --steps none', /--steps wants a whole number/],
  ['rules chess', /no game “chess”/],
  ['bench nothing', /no bench “nothing”; there are: .*tetrarchia trusted/],
  ['replay nothing', /no saved game “nothing”/],
  ['replay no-such.json', /no file .*no-such.json/],
  ['replay no-game.json', /is not a saved game: format: expected one of tabularium-game\/1/],
  ['replay no-json.json', /it is not JSON/],
  ['show nothing', /no saved game “nothing”/],
  ['export nothing', /no saved game “nothing”/],
  ['import no-such.json', /no file/],
  ['serve --data :memory:', /kept in a file, and :memory: is no name for one/],
  ['backup copy.sqlite --data :memory:', /kept in a file/],
  ['restore no-json.json --data :memory:', /kept in a file/],
  ['content use tetrarchia --own --data :memory:', /kept in a file/],
];

describe('wrong use ends with 2, says what is allowed, and prints nothing else', () => {
  let ran: Ran[] = [];
  beforeAll(async () => {
    ran = await batch(
      home,
      WRONG.map(([line]) => line.split(' ')),
    );
  });

  test.each(WRONG.map(([line, says], i) => [line, says, i] as const))('%s', (_, says, i) => {
    const { code, out, err } = ran[i]!;
    expect(err).toMatch(says);
    expect(err).not.toMatch(/^\s+at /m);
    expect(out).toBe('');
    expect(code).toBe(2);
  });
});

test('and so does the process', async () => {
  const { code, out, err } = await run(['simulate', 'monopoly', '--json']);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain('there are: republic-of-rome, tetrarchia, mediterranean-empires');
});

test('no command at all: the help, and 2', async () => {
  const { code, out, err } = await run([]);
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toContain('COMMANDS');
});
