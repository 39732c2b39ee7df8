/**
 * docs/adding-a-game.md, done: a copy of the whole tree gets the game of docs/par-impar as a folder and one line in
 * games/list.ts, and then everything that goes over the games finds it there.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'tabularium-fourth-'));
const LONG = 120_000;

const LEFT_OUT = /^(\.git|\.tools|node_modules|data|dist|coverage|test-results|fuzz-failures)$/;

/** Packages of this house are those of the copy; the others are shared. */
const linkModules = (): void => {
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from)) if (name !== '@tabularium') symlinkSync(join(from, name), join(to, name));
  cpSync(join(from, '@tabularium'), join(to, '@tabularium'), { recursive: true, verbatimSymlinks: true });
};

const run = promisify(execFile);
const node = async (...args: string[]): Promise<string> =>
  (await run(process.execPath, args, { cwd: copy, maxBuffer: 10_000_000 })).stdout;
const tabularium = (...args: string[]): Promise<string> => node('cli/src/main.ts', ...args);

beforeAll(() => {
  for (const name of readdirSync(root))
    if (!LEFT_OUT.test(name))
      cpSync(join(root, name), join(copy, name), {
        recursive: true,
        filter: (path) => !/\/(games\/[^/]+\/golden|node_modules|dist)$/.test(path),
      });
  linkModules();
  cpSync(join(root, 'docs/par-impar'), join(copy, 'games/par-impar'), { recursive: true });
  appendFileSync(join(copy, 'games/list.ts'), "export { parImpar } from './par-impar/game.ts';\n");
}, LONG);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a fourth game, added as its own folder and one line', () => {
  test('its rule index is held to its code and tests', { timeout: LONG }, async () => {
    expect(JSON.parse(await tabularium('rules', 'par-impar', '--json'))).toMatchObject({
      total: 4,
      done: 4,
      tested: 4,
    });
  });

  test('its own tests pass', { timeout: LONG }, async () => {
    expect(await node('node_modules/vitest/vitest.mjs', 'run', 'games/par-impar')).toMatch(/3 passed/);
  });

  test('the fuzzer finds nothing, and looks for leaks', { timeout: LONG }, async () => {
    const found = JSON.parse(await tabularium('fuzz', 'par-impar', '--steps', '400', '--seed', '1', '--json'));
    expect(found).toMatchObject({ game: 'par-impar', steps: 400, violations: 0, illegalAccepted: 0, leaks: 0 });
    expect(found.leakChecked).toBeGreaterThan(0);
  });

  test('bots play it, its own among them', { timeout: LONG }, async () => {
    const args = ['simulate', 'par-impar', '--games', '20', '--bots', 'steady,random', '--seed', '1', '--json'];
    expect(JSON.parse(await tabularium(...args))).toMatchObject({ game: 'par-impar', games: 20, finished: 20 });
  });

  test('it is measured with the others', { timeout: LONG }, async () => {
    const { results } = JSON.parse(await tabularium('bench', 'par-impar', '--smoke', '--json')) as {
      readonly results: readonly { readonly name: string }[];
    };
    expect(results.map((r) => r.name)).toContain('par-impar trusted');
  });

  test('the names that its saved games hold are written down', { timeout: LONG }, async () => {
    expect(await node('scripts/surface.ts')).toContain('games/par-impar/surface.txt: written');
  });

  test('it compiles, and the linter has nothing to say', { timeout: LONG }, async () => {
    const only = { extends: './tsconfig.json', include: ['games/par-impar'], exclude: ['games/par-impar/card'] };
    writeFileSync(join(copy, 'tsconfig.fourth.json'), JSON.stringify(only));
    await node('node_modules/typescript/bin/tsc', '-p', 'tsconfig.fourth.json');
    // The card is a part of the page, and is compiled like one.
    const card = { extends: './client/tsconfig.json', include: ['games/par-impar/card'] };
    writeFileSync(join(copy, 'tsconfig.fourth-card.json'), JSON.stringify(card));
    await node('node_modules/typescript/bin/tsc', '-p', 'tsconfig.fourth-card.json');
    await node('node_modules/oxlint/bin/oxlint', 'games/par-impar', 'games/list.ts');
  });

  test('nothing else may name it: not the packages, and not scripts and benches either', {
    timeout: LONG,
  }, async () => {
    const folders = ['kernel/src', 'scripts', 'scripts/mutate', 'bench', 'bench/server'];
    const files = folders.flatMap((folder) => ['ts', 'mjs'].map((ending) => `${folder}/names-a-game.${ending}`));
    for (const file of files) writeFileSync(join(copy, file), "export const named = 'par-impar';\n");
    const linted = node('node_modules/oxlint/bin/oxlint', '--format', 'unix', ...files);
    const said = await linted.catch(({ stdout }: { readonly stdout: string }) => stdout);
    for (const file of files) rmSync(join(copy, file));
    const named = said.split('\n').filter((line) => line.includes('par-impar is named outside its folder'));
    expect(new Set(named.map((line) => line.split(':')[0]))).toEqual(new Set(files));
  });

  test.each([
    ['en', 'To three points'],
    ['es', 'A tres puntos'],
  ])(
    'the terminal offers its tables by their names, in %s, and its own options',
    { timeout: LONG },
    async (language, name) => {
      // Pipes that pass for a terminal, because the menu is only for people.
      writeFileSync(
        join(copy, 'terminal.mjs'),
        'for (const s of [process.stdin, process.stdout]) s.isTTY = true;\nprocess.stdin.setRawMode = () => process.stdin;\n',
      );
      const menu = spawn(
        process.execPath,
        ['--import', './terminal.mjs', 'cli/src/main.ts', 'play', 'par-impar', '--lang', language],
        { cwd: copy, stdio: ['pipe', 'pipe', 'inherit'] },
      );
      let shown = '';
      menu.stdout.on('data', (data: Buffer) => {
        shown += data.toString();
        // Ctrl+C, as soon as something can be chosen.
        if (shown.includes('…') && menu.stdin.writable) menu.stdin.end('\u0003');
      });
      await once(menu, 'exit');
      expect(shown).toContain(name);
      expect(shown).not.toContain('cli.menu');
      expect(await tabularium('play', '--help')).toContain('--points=<NAME>');
    },
  );

  test('a table of it is opened on the server', { timeout: LONG }, async () => {
    const server = spawn(process.execPath, ['cli/src/main.ts', 'serve', '--port', '0', '--data', 'fourth.sqlite'], {
      cwd: copy,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const url = await addressOf(server);
      const seats = [
        { kind: 'human', name: 'Anna' },
        { kind: 'bot', bot: 'steady' },
      ];
      const body = JSON.stringify({ game: 'par-impar', seats });
      const response = await fetch(`${url}/api/tables`, { method: 'POST', body });
      expect(response.status).toBe(201);
    } finally {
      server.kill();
      await once(server, 'exit');
    }
  });

  test('the web client builds with it, card and all', { timeout: LONG }, async () => {
    await node('node_modules/vite/bin/vite.js', 'build', 'client', '--outDir', join(copy, 'built'));
    const page = await node(
      '-e',
      "for (const f of require('fs').globSync('built/assets/*.js')) console.log(require('fs').readFileSync(f, 'utf8'))",
    );
    expect(page).toContain('two closed hands, opened at once');
    expect(page).toContain('How many nuts do you take into your hand?');
  });
});

/** Where it listens, from what it prints. */
const addressOf = (server: ChildProcess): Promise<string> =>
  new Promise((done, failed) => {
    let said = '';
    server.stdout!.on('data', (data: Buffer) => {
      said += data.toString();
      const url = /http:\/\/[\d.]+:\d+/.exec(said)?.[0];
      if (url !== undefined) done(url);
    });
    server.on('exit', () => failed(new Error(`the server did not start: ${said}`)));
  });
