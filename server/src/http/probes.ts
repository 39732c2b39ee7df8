/** What machines ask that watch over the server: `/healthz` whether it should be started anew, `/readyz` whether people should be sent to it. */
import { Hono } from 'hono';
import type { Readiness } from './ready.ts';

export const probeRoutes = (readiness: Readiness): Hono => {
  const app = new Hono();
  // Touches nothing: whoever gets an answer knows that the main thread gives answers.
  app.get('/healthz', (c) => c.text('ok\n'));
  app.get('/readyz', (c) => {
    const problem = readiness.problem();
    return problem ? c.text(`${problem}\n`, 503) : c.text('ok\n');
  });
  return app;
};
