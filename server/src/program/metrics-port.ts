/**
 * A port of its own for those who watch over the server: metrics tell how many people play, which is nobody else's business.
 * It answers before the store is open, so that a server that is still starting can be told from one that is not there.
 */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { hostCheck } from '../http/hosts.ts';
import { probeRoutes } from '../http/probes.ts';
import type { Readiness } from '../http/ready.ts';
import type { Prometheus } from '../metrics/prometheus.ts';
import { CannotStart, reasonOf } from './cannot-start.ts';
import { listenAt } from './listen.ts';

export interface MetricsPort {
  readonly port: number;
  close(): void;
}

const LOOPBACK = '127.0.0.1';

export const openMetricsPort = async (
  metrics: Prometheus,
  readiness: Readiness,
  { port, host = LOOPBACK }: { readonly port: number; readonly host?: string | undefined },
): Promise<MetricsPort> => {
  const app = new Hono();
  // A page of another site, under a name that points at this machine, must not read along.
  const isOurHost = host === LOOPBACK ? hostCheck([]) : () => true;
  app.use(async (c, next) => (isOurHost(c.req.header('Host')) ? next() : c.text('another name\n', 421)));
  app.route('/', probeRoutes(readiness));
  app.get('/metrics', async (c) => c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType }));
  const listener = getRequestListener(app.fetch);
  const server = createServer((request, response) => void listener(request, response));
  try {
    const at = await listenAt(server, host, port);
    return {
      port: at,
      close: () => {
        server.close();
        server.closeAllConnections();
      },
    };
  } catch (e) {
    throw new CannotStart(`Metrics cannot be shown at ${host}, port ${port}: ${reasonOf(e)}. Choose another port.`);
  }
};
