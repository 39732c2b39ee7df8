/** A real server with its own data folder. It can be stopped while players are connected, and started again. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SERVE = join(import.meta.dirname, 'serve.ts');
/** Where the built client is. */
export const CLIENT = process.env['BROWSER_CLIENT'] ?? join(import.meta.dirname, '../../client/dist');

export class TestServer {
  private readonly folder = mkdtempSync(join(tmpdir(), 'tabularium-browser-'));
  /** The database file of its tables. */
  readonly data = join(this.folder, 'games.sqlite');
  private child: ChildProcess | undefined;
  private readonly env: Readonly<Record<string, string>>;
  url = '';

  /** `env` is for this server alone. */
  constructor(env: Readonly<Record<string, string>> = {}) {
    this.env = env;
  }

  async start(): Promise<void> {
    const args = [this.data, CLIENT, ...(this.url ? [new URL(this.url).port] : [])];
    const { FORCE_COLOR: _, ...inherited } = process.env;
    const env = { ...inherited, ...this.env };
    const child = fork(SERVE, args, { execArgv: [], env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.child = child;
    child.once('exit', (code, signal) => {
      // Whoever reads why a test failed sees that there was no server any more.
      if (this.child === child) console.error(`the server ended by itself: ${signal ?? `code ${code}`}`);
    });
    const [url] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => Promise.reject(new Error('the server did not start'))),
    ])) as [string];
    this.url = url;
  }

  /** So much time passes for the server. */
  pass(ms: number): void {
    this.child?.send(ms);
  }

  /** Kills the server without telling anybody. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    this.child = undefined;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
