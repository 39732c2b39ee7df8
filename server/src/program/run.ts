/** The server as a program: prints its address and stops cleanly on a signal. */
import { CannotStart } from './cannot-start.ts';
import { namesFrom } from '../http/hosts.ts';
import { logTo, silent } from '../common/log.ts';
import { noticesFrom } from './notices-from.ts';
import { DEFAULT_PORT, type ServerConfig, startServer } from './start.ts';

export interface RunConfig extends Omit<ServerConfig, 'log'> {
  readonly quiet?: boolean;
}

export const runServer = async ({ quiet = false, ...config }: RunConfig): Promise<void> => {
  const log = quiet ? silent : logTo((line) => process.stderr.write(line));
  const wanted = config.port ?? portFrom(process.env['PORT']);
  const host = config.host ?? process.env['HOST'];
  const server = await startServer({
    botPauseMs: 300,
    ...config,
    port: wanted,
    ...(host !== undefined && { host }),
    publicNames: config.publicNames ?? namesFrom(process.env['PUBLIC_NAME']),
    trustProxy: config.trustProxy ?? process.env['TRUST_PROXY'] === '1',
    ...noticesFrom(process.env),
    log,
  });
  if (server.moved) process.stdout.write(`Port ${wanted} is taken; using ${server.port} instead.\n`);
  process.stdout.write(`Tabularium is at ${server.url}\n`);
  for (const address of server.elsewhere) process.stdout.write(`From other machines: ${address}\n`);
  process.stdout.write('Ctrl-C ends it; games are kept.\n');
  await signalled();
  endWithin(STOP_MS);
  await server.close();
};

/** A stop must not take longer than this, whatever clients do. Everything that was confirmed is already on the disk. */
const STOP_MS = 4000;

/** The timer does not keep the process alive: it matters only when something else still does. */
const endWithin = (ms: number): void => {
  setTimeout(() => process.exit(0), ms).unref();
};

const portFrom = (text: string | undefined): number => {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = /^\d+$/.test(text) ? Number(text) : -1;
  if (port < 0 || port > 65535) throw new CannotStart(`PORT is ${text}, which is no number from 0 to 65535.`);
  return port;
};

/** A second signal ends the process at once: whoever presses Ctrl-C twice does not want to wait. */
const signalled = (): Promise<void> =>
  new Promise((done) => {
    let once = false;
    const stop = (): void => {
      if (once) process.exit(130);
      once = true;
      done();
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    process.on('SIGHUP', stop);
  });
