/** The server in a process of its own, so that it can be killed: told what to serve, says where it is. */
import { startServer } from '../../server/src/index.ts';

const [data, client, port] = process.argv.slice(2);
if (data === undefined || client === undefined) throw new Error('serve.ts DATA CLIENT [PORT]');

const server = await startServer({ data, client, port: Number(port ?? 0), botPauseMs: 50 });
process.send?.(server.url);
process.on('disconnect', () => void server.close().then(() => process.exit(0)));
