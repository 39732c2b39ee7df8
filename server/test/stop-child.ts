/** The server that stopping.test.ts stops. Nobody is ever shown a table: whoever says hello is kept waiting. */
import { runServer } from '../src/program/run.ts';
import { toyGames } from './toy-games.ts';

await runServer({
  port: 0,
  data: process.argv[2]!,
  games: toyGames,
  client: '/nowhere',
  limits: { ...(process.argv[3] === 'nobody-enters' && { arrivals: { burst: 0, perSecond: 0 } }), helloMs: 60_000 },
});
