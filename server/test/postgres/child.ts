/** One of several processes on one database: node child.ts postgres://…?schema=… */
import { loaded } from '../../src/games/games.ts';
import { startServer } from '../../src/program/start.ts';
import { clusterGames } from './games.ts';

const plenty = { burst: 1e9, perSecond: 1e9 };
const limits = { requests: plenty, openings: plenty, messages: plenty, arrivals: plenty, socketsPerAddress: 1e6 };
// It is there for playing, not for reading rules.
await Promise.all(clusterGames.all.map(loaded));
const server = await startServer({
  port: 0,
  data: process.argv[2]!,
  games: clusterGames,
  limits,
  client: '/nowhere',
  lookMs: 1000,
  orphanMs: 3000,
});
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
process.stdout.write(`${server.url}\n`);
