/** The server under load, in a process of its own. It reports its address, and how much time and memory it has used. */
import { enableCompileCache } from 'node:module';
import type { ServerConfig } from '@tabularium/server';

// As the command does: stripping the types fills memory, which the cache spares at the second start.
enableCompileCache();
const { startServer } = await import('@tabularium/server');

const plenty = { burst: 1e9, perSecond: 1e9 };
const limits: ServerConfig['limits'] = {
  messages: plenty,
  requests: plenty,
  openings: plenty,
  tables: plenty,
  socketsPerAddress: 1e6,
  sockets: 1e6,
  helloMs: 60_000,
};
const server = await startServer({ port: 0, data: process.argv[2]!, limits, client: '/nowhere' });
process.on('message', () => {
  globalThis.gc?.();
  // The time of the main thread only; garbage collection and compilation run in other threads.
  const { user, system } = process.threadCpuUsage();
  const all = process.cpuUsage();
  process.send!({
    cpuMs: (user + system) / 1000,
    allCpuMs: (all.user + all.system) / 1000,
    rss: process.memoryUsage.rss(),
  });
});
process.on('disconnect', () => void server.close().then(() => process.exit(0)));
process.send!({ url: server.url });
