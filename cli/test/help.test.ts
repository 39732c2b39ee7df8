import { beforeAll, describe, expect, test } from 'vitest';
import { batch, type Ran, runner, scratch } from './run.ts';

const home = scratch();
const run = runner(home);

const COMMANDS = ['play', 'simulate', 'study', 'replay', 'show', 'export', 'import', 'rules', 'fuzz', 'bench'];

describe('help', () => {
  let ran: Ran[] = [];
  beforeAll(async () => {
    ran = await batch(
      home,
      COMMANDS.map((command) => [command, '--help']),
    );
  });

  test.each(COMMANDS)('for %s', (command) => {
    const { code, out, err } = ran[COMMANDS.indexOf(command)]!;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`USAGE tabularium ${command}`);
    expect(out).toContain('OPTIONS');
  });

  test('says what can be written for each option of a game, and which are only true or false', () => {
    const { out } = ran[COMMANDS.indexOf('play')]!;
    expect(out).toContain('republic-of-rome (any of: pontifex, provincial-wars, rebel-governors');
    expect(out).toContain('mediterranean-empires (one of: A, B, C, D)');
    expect(out).toContain('strictOmens, resigning of republic-of-rome');
  });

  test('for everything', async () => {
    const { code, out } = await run(['--help']);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toContain(` ${command} `);
  });

  test('version', async () => {
    const { code, out } = await run(['--version']);
    expect(code).toBe(0);
    expect(out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
