/** All HTTP routes. The app is a function from a request to a response, so it can be tested without a socket. */
import { Refused } from '@tabularium/kernel';
import type { GameInfo } from '@tabularium/protocol';
import { languagesOf } from '@tabularium/text';
import { Hono } from 'hono';
import { type LoadedGame, loaded } from '../games/games.ts';
import { demandGame } from '../opening/create.ts';
import { RETURN_PATH } from '../people/issuer.ts';
import { msg } from '../common/msg.ts';
import type { Tables } from '../tables/tables.ts';
import type { Deps } from './deps.ts';
import { fileFor, pageFor } from './files.ts';
import { limitRate, ownNamesOnly, ownPagesOnly } from './guards.ts';
import { safeHeaders } from './headers.ts';
import { isStuck } from './health.ts';
import { historyRoutes } from './history.ts';
import { openapi } from './openapi.ts';
import { meRoutes, peopleRoutes } from './people.ts';
import { noticePages } from './notice-pages.ts';
import { noticeRoutes, remindRoutes } from './notices.ts';
import { playRoutes } from './play.ts';
import { probeRoutes } from './probes.ts';
import { answerTo } from './problems.ts';
import { withRequestId } from './request-ids.ts';
import { readRules } from './rules.ts';
import { tableRoutes } from './tables.ts';

export const createApp = (deps: Deps): Hono => {
  const { tables } = deps;
  const app = new Hono();
  app.onError((e, c) => answerTo(c, e, tables));
  app.use(withRequestId);
  app.use(safeHeaders);
  app.use(ownNamesOnly(deps));

  app.route('/', probeRoutes(deps.readiness));
  app.get('/health', async (c) => {
    const { ok, ...store } = await tables.store.health();
    const lag = deps.lag();
    const well = ok && !isStuck(lag);
    const now = { rooms: tables.inMemory, sockets: deps.sockets(), uptime: Math.floor(process.uptime()), lag };
    return c.json({ ok: well, ...store, ...now }, well ? 200 : 503);
  });

  app.use('/api/*', limitRate(deps), ownPagesOnly(deps));
  app.get('/api/games', async (c) =>
    c.json({ games: await Promise.all(tables.games.all.map(async (game) => gameInfo(tables, await loaded(game)))) }),
  );
  app.get('/api/openapi.json', (c) => {
    c.header('Cache-Control', 'public, max-age=300');
    return c.json(openapi());
  });
  app.get('/api/packs/:name', async (c) => {
    const pack = await tables.store.pack(c.req.param('name'));
    if (!pack) throw new Refused(msg('server.noPack'));
    // A name never stands for different content, so this can be cached for ever.
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    return c.json(pack);
  });
  app.get('/api/codes/:code', async (c) => {
    const id = await tables.store.byCode(c.req.param('code').toUpperCase());
    if (id === undefined) throw new Refused(msg('server.noCode'));
    return c.json({ id });
  });
  app.get('/api/rules/:game', (c) => {
    const { folder } = demandGame(tables.games, c.req.param('game'));
    c.header('Cache-Control', 'public, max-age=300');
    return c.json({ rules: readRules(folder) });
  });
  app.route('/api/tables', tableRoutes(deps));
  app.route('/api/tables', playRoutes(deps));
  app.route('/api/people', peopleRoutes(deps));
  app.route('/api/me', meRoutes(deps));
  app.route('/api', historyRoutes(deps));

  // The issuer may send people back to a path only; the page finds the rest behind the #, where no server sees it again.
  app.get(RETURN_PATH, (c) => {
    const { code = '', state = '' } = c.req.query();
    c.header('Cache-Control', 'no-store');
    return c.redirect(`/#/signed-in/${encodeURIComponent(code)}/${encodeURIComponent(state)}`);
  });
  app.route('/api/me', noticeRoutes(deps));
  app.route('/api/tables', remindRoutes(deps));
  app.route('/notices', noticePages(deps));

  app.get('*', (c) => {
    const isApi = c.req.path.startsWith('/api/');
    const found = isApi ? undefined : fileFor(c, deps.files);
    if (found) return found;
    if (c.req.path === '/') return c.text(NOT_BUILT);
    const page = isApi ? undefined : pageFor(c, deps.files);
    if (page) return page;
    throw new Refused(msg('server.noPage'));
  });
  app.notFound((c) => answerTo(c, new Refused(msg('server.noPage')), tables));
  return app;
};

const NOT_BUILT = 'Tabularium is running, but its pages are not built: run `npm run build` and start it again.\n';

/** The content pack that new tables begin with. None if it cannot be used; whoever opens a table is told about that. */
const packInUse = async ({ contentInUse }: Tables, { module }: LoadedGame): Promise<{ readonly pack?: string }> => {
  try {
    const { pack } = await contentInUse(module);
    return pack ? { pack: pack.name } : {};
  } catch {
    return {};
  }
};

const gameInfo = async (tables: Tables, game: LoadedGame): Promise<GameInfo> => {
  const { module, bots } = game;
  const { id, version, seats, options, endings } = module.meta;
  const known = { id, version, seats, options, endings, bots: Object.keys(bots), languages: languagesOf(module) };
  return { ...known, ...(await packInUse(tables, game)), ...(game.isContest && { rateable: true as const }) };
};
