/**
 * Runs the server in a process of its own, so that it can be killed. It is told what to serve and reports its address.
 */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** The key of a table's dice has this many bytes. Seat secrets and table names have fewer, and stay random. */
const KEY_BYTES = 32;
const random = crypto.randomBytes;
// The same dice at every table in every run, so that a test never fails because a game was lost early.
crypto.randomBytes = ((size: number) =>
  size === KEY_BYTES ? Buffer.alloc(size, 'frontier') : random(size)) as typeof crypto.randomBytes;
syncBuiltinESMExports();
const { startServer } = await import('../../server/src/index.ts');

const [data, client, port] = process.argv.slice(2);
if (data === undefined || client === undefined) throw new Error('serve.ts DATA CLIENT [PORT]');

// A player who leaves such a table counts as away at once; at a table with a time limit it takes longer.
const limits = { awayMs: 0 };
/** How people are told, in tests about that. */
const told = JSON.parse(process.env['BROWSER_NOTICES'] ?? '{}') as Parameters<typeof startServer>[0];
let ahead = 0;
const clock = (): number => Date.now() + ahead;
const server = await startServer({ data, client, port: Number(port ?? 0), botPauseMs: 50, limits, clock, ...told });
// A test lets time pass.
process.on('message', (ms: number) => {
  ahead += ms;
});
process.send?.(server.url);
process.on('disconnect', () => void server.close().then(() => process.exit(0)));
