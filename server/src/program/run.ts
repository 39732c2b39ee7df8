/** The server as a program: prints its address and stops cleanly on a signal. */
import { CannotStart } from './cannot-start.ts';
import { keepingFrom } from './keeping.ts';
import { namesFrom } from '../http/hosts.ts';
import { logTo, silent } from '../common/log.ts';
import { RELEASE } from '../common/release.ts';
import { newProcessName } from '../common/request-id.ts';
import { DRAIN_MS } from './drain.ts';
import { noticesFrom } from './notices-from.ts';
import { DEFAULT_PORT, type ServerConfig, startServer } from './start.ts';

export interface RunConfig extends Omit<ServerConfig, 'log'> {
  readonly quiet?: boolean;
}

export const runServer = async ({ quiet = false, ...config }: RunConfig): Promise<void> => {
  const named = config.process ?? newProcessName();
  const always = { process: named, release: RELEASE };
  const log = quiet ? silent : logTo((line) => process.stderr.write(line), always);
  const wanted = config.port ?? portFrom('PORT') ?? DEFAULT_PORT;
  const metricsPort = config.metricsPort ?? portFrom('METRICS_PORT');
  const metricsHost = config.metricsHost ?? process.env['METRICS_HOST'];
  const host = config.host ?? process.env['HOST'];
  const server = await startServer({
    botPauseMs: 300,
    ...config,
    process: named,
    limits: { ...keepingFrom(process.env), ...config.limits },
    port: wanted,
    ...(metricsPort !== undefined && { metricsPort }),
    ...(metricsHost !== undefined && metricsHost !== '' && { metricsHost }),
    ...(host !== undefined && { host }),
    publicNames: config.publicNames ?? namesFrom(process.env['PUBLIC_NAME']),
    trustProxy: config.trustProxy ?? process.env['TRUST_PROXY'] === '1',
    ...issuerFrom(process.env),
    ...noticesFrom(process.env),
    log,
  });
  if (server.moved) process.stdout.write(`Port ${wanted} is taken; using ${server.port} instead.\n`);
  process.stdout.write(`Tabularium is at ${server.url}\n`);
  for (const address of server.elsewhere) process.stdout.write(`From other machines: ${address}\n`);
  if (server.metricsPort !== undefined) process.stdout.write(`Metrics are at port ${server.metricsPort}.\n`);
  process.stdout.write('Ctrl-C ends it; games are kept.\n');
  await signalled();
  endWithin(server.isShared ? DRAIN_MS + STOP_MS : STOP_MS);
  await server.close();
};

/** A stop must not take longer than this, whatever clients do; one process of several has its tables to hand over besides. Everything that was confirmed is already on the disk. */
const STOP_MS = 4000;

/** The timer does not keep the process alive: it matters only when something else still does. */
const endWithin = (ms: number): void => {
  setTimeout(() => process.exit(0), ms).unref();
};

/** Somebody who signs people in: all of it, or nothing. */
const issuerFrom = (env: NodeJS.ProcessEnv): Pick<ServerConfig, 'issuer'> => {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    PUBLIC_URL: publicUrl,
  } = env;
  if (!issuer) return {};
  if (!URL.canParse(issuer)) throw new CannotStart(`OIDC_ISSUER is ${issuer}, which is no address.`);
  if (!clientId) throw new CannotStart('OIDC_ISSUER is set, but OIDC_CLIENT_ID is not.');
  if (!publicUrl || !URL.canParse(publicUrl))
    throw new CannotStart('OIDC_ISSUER is set, but PUBLIC_URL, the address of this server for browsers, is not.');
  const name = env['OIDC_NAME'] || new URL(issuer).hostname;
  return { issuer: { issuer, clientId, ...(clientSecret && { clientSecret }), name, publicUrl } };
};

const portFrom = (variable: string): number | undefined => {
  const text = process.env[variable];
  if (text === undefined || text === '') return undefined;
  const port = /^\d+$/.test(text) ? Number(text) : -1;
  if (port < 0 || port > 65535) throw new CannotStart(`${variable} is ${text}, which is no number from 0 to 65535.`);
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
