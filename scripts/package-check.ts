// Packs the package, starts it with npx in an empty folder without a network, and plays a move of every game against a bot.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { inputsOf } from '@tabularium/kernel';
import type { GameInfo, OpenedTable, ServerMessage } from '@tabularium/protocol';

const ROOT = resolve(import.meta.dirname, '..');
const PATIENCE_MS = 120_000;

const scratch = mkdtempSync(join(tmpdir(), 'tabularium-package-'));
const folder = join(scratch, 'empty');
mkdirSync(folder);

/** npm with this Node, an empty cache, and nobody to ask: whatever is not in the package is missing. */
const env = {
  ...process.env,
  PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`,
  npm_config_cache: join(scratch, 'cache'),
  npm_config_registry: 'http://127.0.0.1:9',
  npm_config_offline: 'true',
};
for (const name of ['TABULARIUM_DATA', 'PORT', 'HOST', 'PUBLIC_NAME', 'METRICS_PORT'])
  Reflect.deleteProperty(env, name);

const within = <T>(what: string, work: Promise<T>): Promise<T> => {
  const late = new Promise<never>((_, failed) => {
    setTimeout(() => failed(new Error(`${what}: nothing for ${PATIENCE_MS / 1000} s`)), PATIENCE_MS).unref();
  });
  return Promise.race([work, late]);
};

const asked = async <T>(url: string, path: string, body?: unknown): Promise<T> => {
  const answer = await fetch(
    url + path,
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  const said: T = JSON.parse(await answer.text());
  return said;
};

/** Whoever is asked first answers, and the server says that it is stored. */
const playMove = (url: string, { id, seats }: OpenedTable, game: string): Promise<void> =>
  new Promise((done, failed) => {
    for (const [seat, token] of seats.entries()) {
      if (token === null) continue;
      const socket = new WebSocket(`${url.replace('http', 'ws')}/ws?t=${id}`);
      socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', table: id, token }));
      socket.onmessage = ({ data }: { readonly data: string }) => {
        const message: ServerMessage = JSON.parse(data);
        if (message.t === 'no' || message.t === 'bye') failed(new Error(`${game}: ${data}`));
        if (message.t === 'ok') done();
        if (message.t === 'step') socket.send(JSON.stringify({ t: 'resync' }));
        if (message.t !== 'sync' || message.scene.question?.due !== true) return;
        const [first] = inputsOf(message.scene.question, seat);
        if (!first) return;
        const { verb, arg } = first;
        socket.send(JSON.stringify({ t: 'act', nonce: `move-${id}`, decision: message.scene.decision, verb, arg }));
      };
    }
  });

const ended = (child: ChildProcess): Promise<unknown> => new Promise((done) => child.on('exit', done));

/** The server that npx has started, as soon as it says where it is. */
const started = (child: ChildProcess): Promise<string> =>
  new Promise((done, failed) => {
    let out = '';
    child.on('exit', (code) => failed(new Error(`npx ended with ${code}: ${out}`)));
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => {
        out += text.toString();
        const url = /Tabularium is at (http:\S+)/.exec(out)?.[1];
        if (url !== undefined) done(url);
      });
  });

try {
  execFileSync('npm', ['pack', '--loglevel=error', '--pack-destination', scratch], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const packed = readdirSync(scratch).find((name) => name.endsWith('.tgz'))!;
  const args = ['--yes', `../${packed}`, 'serve', '--port', '0', '--quiet'];
  const child = spawn('npx', args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const gone = ended(child);
  try {
    const url = await within('npx', started(child));
    const page = await (await fetch(url)).text();
    if (!page.includes('<script')) throw new Error('the built client is not in the package');
    const { games } = await asked<{ games: GameInfo[] }>(url, '/api/games');
    for (const { id, seats } of games) {
      const bot = { kind: 'bot', bot: 'random' };
      const others = Array.from({ length: Math.max(2, seats.min) - 1 }, () => bot);
      const table = await asked<OpenedTable>(url, '/api/tables', {
        game: id,
        seats: [{ kind: 'human', name: 'A' }, ...others],
      });
      await within(id, playMove(url, table, id));
      await asked(url, `/api/rules/${id}`);
    }
    if (!existsSync(join(folder, 'data/tabularium.sqlite'))) throw new Error('games are not kept where one stands');
    console.log(`${packed}: started offline in an empty folder, a move played of ${games.length} games`);
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await within('the end', gone);
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
process.exit(0);
