/** A server as `tabularium serve` starts it, in a process of its own: says whose rules it has read, and when. */
import { registerHooks } from 'node:module';

const GAME = /\/(?:games\/([a-z-]+)\/(?:src|rules|bots|terminal)|bots\/src\/([a-z-]+))\//;
const read = new Set<string>();
registerHooks({
  load: (url, context, next) => {
    const game = GAME.exec(url)?.slice(1).find(Boolean);
    if (game !== undefined) read.add(game);
    return next(url, context);
  },
});

await import('../src/run.ts');
await import('../src/commands/serve.ts');
const { startServer } = await import('@tabularium/server');
const server = await startServer({ port: 0, data: process.argv[2]!, client: '/nowhere' });
const get = async (path: string): Promise<unknown> => (await fetch(server.url + path)).json();
await get('/api/tables');
await get('/api/rules/republic-of-rome');
const atFirst = [...read];
const seats = [
  { kind: 'human', name: 'A' },
  { kind: 'human', name: 'B' },
];
const opened = await fetch(`${server.url}/api/tables`, {
  method: 'POST',
  body: JSON.stringify({ game: 'tetrarchia', seats }),
});
const withTable = [...read];
const { games } = (await get('/api/games')) as { games: unknown[] };
process.stdout.write(JSON.stringify({ atFirst, status: opened.status, withTable, games: games.length }));
await server.close();
process.exit(0);
