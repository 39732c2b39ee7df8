/** The server that kill.test.ts kills. */
import { loaded } from '../src/games/games.ts';
import { startServer } from '../src/program/start.ts';
import { toyGames } from './toy-games.ts';

const limits = {
  requests: { burst: 1e6, perSecond: 1e6 },
  openings: { burst: 1e6, perSecond: 1e6 },
  messages: { burst: 1e6, perSecond: 1e6 },
};
// It dies after a moment, which is for playing, not for reading rules.
await Promise.all(toyGames.all.map(loaded));
const server = await startServer({ port: 0, data: process.argv[2]!, games: toyGames, limits, client: '/nowhere' });
process.stdout.write(`${server.url}\n`);
