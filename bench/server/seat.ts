/** One seat of a table under load: it follows its scene and answers at once, with as little work as possible. */
import { patch, randomInput } from '@tabularium/kernel';
import type { OpenedTable, Scene, ServerMessage } from '@tabularium/protocol';
import { WebSocket } from 'ws';
import type { BenchedTable } from './load.ts';

let count = 0;

export class Seat {
  readonly socket: WebSocket;
  readonly ready: Promise<void>;
  /** Messages that have arrived but not been read: a seat that is not asked does not need to read them. */
  private readonly unread: Buffer[] = [];
  private seen: Scene | undefined;

  constructor(url: string, table: string, token: string, onStep: () => void = () => {}) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { perMessageDeflate: false });
    this.socket.on('open', () => this.socket.send(JSON.stringify({ t: 'hello', table, token })));
    this.ready = new Promise((done, failed) => {
      this.socket.on('error', failed);
      this.socket.on('message', (data: Buffer) => {
        // The kind of a message is always at the same position: {"t":"step"
        const kind = data.toString('latin1', 6, 8);
        if (kind === 'st') {
          this.unread.push(data);
          onStep();
        } else if (kind === 'sy') {
          this.seen = (JSON.parse(data.toString()) as Extract<ServerMessage, { t: 'sync' }>).scene;
          done();
        } else if (kind === 'no' || kind === 'by') throw new Error(data.toString());
      });
    });
  }

  scene(): Scene {
    for (const data of this.unread.splice(0))
      this.seen = patch(this.seen!, (JSON.parse(data.toString()) as Extract<ServerMessage, { t: 'step' }>).diff);
    return this.seen!;
  }

  /** Gives a random answer if the seat is asked. */
  act(): boolean {
    const { question, decision, over } = this.scene();
    if (!question?.due || over) return false;
    const { verb, arg } = randomInput(question, 0, (n) => Math.floor(Math.random() * n))!;
    const nonce = `n${count++}`;
    this.socket.send(JSON.stringify({ t: 'act', decision, nonce, verb, ...(arg !== undefined && { arg }) }));
    return true;
  }
}

export const openTable = async (
  url: string,
  { game, seats, options }: Pick<BenchedTable, 'game' | 'seats' | 'options'>,
): Promise<OpenedTable> => {
  const people = Array.from({ length: seats }, (_, i) => ({ kind: 'human', name: `P${i}` }));
  const response = await fetch(`${url}/api/tables`, {
    method: 'POST',
    body: JSON.stringify({ game, options, seats: people }),
  });
  return (await response.json()) as OpenedTable;
};
