import { runServer } from '@tabularium/server';
import { defineCommand } from 'citty';
import { WrongUse } from '../errors.ts';
import { dataArg, dataFile } from '../data-file.ts';
import { ensureClient } from '../ensure-client.ts';
import { usable } from '../usable.ts';

const portOf = (option: string, text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const port = /^\d+$/.test(text) ? Number(text) : -1;
  if (port < 0 || port > 65535) throw new WrongUse(`--${option} wants a number from 0 to 65535, not “${text}”`);
  return port;
};

export const serve = defineCommand({
  meta: { name: 'serve', description: 'Tables for the browser: run the server until Ctrl-C' },
  args: {
    port: { type: 'string', valueHint: 'N', description: 'otherwise PORT, otherwise 8700; the next free one if taken' },
    host: { type: 'string', valueHint: 'ADDRESS', description: 'otherwise HOST, otherwise this machine only' },
    name: {
      type: 'string',
      valueHint: 'NAMES',
      description: 'public names of the server, with commas between; otherwise PUBLIC_NAME',
    },
    data: dataArg,
    'metrics-port': {
      type: 'string',
      valueHint: 'N',
      description: 'metrics for Prometheus, on a port of their own; otherwise METRICS_PORT, otherwise none',
    },
    'metrics-host': {
      type: 'string',
      valueHint: 'ADDRESS',
      description: 'who may read them; otherwise METRICS_HOST, otherwise this machine only',
    },
    quiet: { type: 'boolean', description: 'no log' },
  },
  run: async ({ args }) => {
    const port = portOf('port', args.port);
    const metricsPort = portOf('metrics-port', args['metrics-port']);
    const metricsHost = args['metrics-host'];
    const data = dataFile(args.data);
    ensureClient();
    await usable(() =>
      runServer({
        data,
        quiet: args.quiet === true,
        ...(port !== undefined && { port }),
        ...(metricsPort !== undefined && { metricsPort }),
        ...(metricsHost !== undefined && { metricsHost }),
        ...(args.host !== undefined && { host: args.host }),
        ...(args.name !== undefined && { publicNames: args.name.split(',').map((n) => n.trim()) }),
      }),
    );
  },
});
