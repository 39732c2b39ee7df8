import { codeOf } from './cannot-start.ts';
import type { Server } from 'node:http';

const TRIES = 20;

/** Listens on the port, or on the next free one after it, and returns the port it got. */
export const listen = async (server: Server, host: string, port: number): Promise<number> => {
  for (let tried = 0; ; tried++) {
    try {
      return await listenAt(server, host, port === 0 ? 0 : port + tried);
    } catch (e) {
      if (codeOf(e) !== 'EADDRINUSE' || tried >= TRIES) throw e;
    }
  }
};

/** Listens on this port and no other. 0 means any. */
export const listenAt = async (server: Server, host: string, port: number): Promise<number> => {
  await once(server, host, port);
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('the server has no port');
  return at.port;
};

const once = (server: Server, host: string, port: number): Promise<void> =>
  new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      done();
    });
  });
