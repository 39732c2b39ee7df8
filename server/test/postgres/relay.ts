/** A way from a server to its database that tests can cut, mend, and cut in the middle of a word. */
import { connect, createServer, type Socket } from 'node:net';
import { onEnd } from '../table.ts';

export interface Relay {
  readonly url: string;
  /** Nothing comes any more, and nobody is told so, as when a cable is pulled. */
  cut(): void;
  mend(): void;
  /** All connections break, as when the machine of the database starts anew. */
  reset(): void;
  /** The next answer to a statement of this name gets lost, with the connection. Resolves when the database has given it. */
  loseAnswerTo(statement: string): Promise<void>;
}

/** The last thing in an answer: the statement is done, and nothing of it is open any more. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

export const relayTo = async (database: string): Promise<Relay> => {
  const { hostname, port } = new URL(database);
  const open = new Set<Socket>();
  let isCut = false;
  let losing: { readonly name: Buffer; readonly done: () => void } | undefined;
  const relay = createServer((from) => {
    if (isCut) return void open.add(from);
    const to = connect(Number(port), hostname);
    for (const [one, two] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(one);
      one.on('error', () => two.destroy()).on('close', () => two.destroy());
    }
    let lost: (() => void) | undefined;
    from.on('data', (data) => {
      if (losing && data.includes(losing.name)) {
        lost = losing.done;
        losing = undefined;
      }
      if (!isCut) to.write(data);
    });
    to.on('data', (data) => {
      if (!lost) return void (isCut || from.write(data));
      if (!data.subarray(-READY.length).equals(READY)) return;
      from.destroy();
      lost();
    });
  });
  await new Promise<void>((done) => relay.listen(0, '127.0.0.1', done));
  onEnd(() => {
    for (const socket of open) socket.destroy();
    relay.close();
  });
  const at = relay.address();
  const url = new URL(database);
  url.port = String(typeof at === 'object' && at ? at.port : 0);
  return {
    url: url.href,
    cut: () => void (isCut = true),
    mend: () => {
      isCut = false;
      for (const socket of open) socket.destroy();
    },
    reset: () => {
      for (const socket of open) socket.resetAndDestroy();
    },
    loseAnswerTo: (statement) =>
      new Promise((done) => {
        losing = { name: Buffer.from(`${statement}\0`), done };
      }),
  };
};
