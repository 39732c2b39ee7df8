/** The server in a process of its own, so that it can be killed: told what to serve, says where it is. */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** The key of a table's dice has so many bytes; secrets of seats and names of tables have fewer, and stay random. */
const KEY_BYTES = 32;
const random = crypto.randomBytes;
// The same dice at every table, each time: a test never fails because a game was lost early.
crypto.randomBytes = ((size: number) =>
  size === KEY_BYTES ? Buffer.alloc(size, 'frontier') : random(size)) as typeof crypto.randomBytes;
syncBuiltinESMExports();
const { startServer } = await import('../../server/src/index.ts');

const [data, client, port] = process.argv.slice(2);
if (data === undefined || client === undefined) throw new Error('serve.ts DATA CLIENT [PORT]');

// Whoever leaves such a table has been away for long enough at once; at a table with a time to answer it takes longer.
const limits = { awayMs: 0 };
const server = await startServer({ data, client, port: Number(port ?? 0), botPauseMs: 50, limits });
process.send?.(server.url);
process.on('disconnect', () => void server.close().then(() => process.exit(0)));
