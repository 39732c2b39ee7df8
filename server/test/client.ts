/** A client that follows a table as the real one does, and checks every hash on the way. */
import { digest, type InputArg, inputsOf, patch } from '@tabularium/kernel';
import type { ClientMessage, Scene, ServerMessage, TableInfo } from '@tabularium/protocol';
import { WebSocket } from 'ws';

type Of<T extends ServerMessage['t']> = Extract<ServerMessage, { t: T }>;
let count = 0;

export class Client {
  readonly socket: WebSocket;
  readonly got: ServerMessage[] = [];
  /** Everything that came, as it came. */
  readonly raw: string[] = [];
  scene!: Scene;
  table!: TableInfo;
  n = 0;
  private readonly waiting: {
    readonly is: (m: ServerMessage) => boolean;
    readonly done: (m: ServerMessage) => void;
  }[] = [];

  constructor(url: string, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers });
    this.socket.on('message', (data: Buffer) => this.took(data.toString()));
    this.socket.on('error', () => {});
    this.socket.setMaxListeners(0);
  }

  static async at(url: string, table: string, token?: string | null, since?: number): Promise<Client> {
    const client = new Client(url);
    await client.opened();
    client.send({ t: 'hello', table, ...(token && { token }), ...(since !== undefined && { since }) });
    await client.next('sync');
    return client;
  }

  opened(): Promise<void> {
    return new Promise((done, failed) => {
      this.socket.once('open', () => done());
      this.socket.once('error', failed);
      this.socket.once('close', () => failed(new Error('the connection was closed')));
    });
  }

  isClosed(): boolean {
    return this.socket.readyState > WebSocket.OPEN;
  }

  closed(): Promise<number> {
    return new Promise((done) => this.socket.once('close', (code) => done(code)));
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  /** The next message of this kind that has yet to come. */
  next<T extends ServerMessage['t']>(t: T, is: (m: Of<T>) => boolean = () => true): Promise<Of<T>> {
    return this.wait((m) => m.t === t && is(m as Of<T>)) as Promise<Of<T>>;
  }

  /** Sends something with a nonce and gives the answer. */
  ask(message: Extract<ClientMessage, { nonce: string }>): Promise<Of<'ok'> | Of<'no'>> {
    const answer = this.wait((m) => (m.t === 'ok' || m.t === 'no') && m.nonce === message.nonce);
    this.send(message);
    return answer as Promise<Of<'ok'> | Of<'no'>>;
  }

  act(verb: string, arg?: InputArg, nonce = newNonce(), decision = this.scene.decision) {
    return this.ask({ t: 'act', decision, nonce, verb, ...(arg !== undefined && { arg: arg as string }) });
  }

  /** One of the answers that are offered. */
  actAnyhow(choose: (n: number) => number = (n) => Math.floor(Math.random() * n)) {
    const { question } = this.scene;
    const all = inputsOf(question!, 0);
    const { verb, arg } = all[choose(all.length)]!;
    return this.act(verb, arg);
  }

  isAsked(): boolean {
    return this.scene.question?.due === true && !this.scene.over;
  }

  close(): void {
    this.socket.terminate();
  }

  private wait(is: (m: ServerMessage) => boolean): Promise<ServerMessage> {
    return new Promise((done, failed) => {
      const gone = (): void => failed(new Error('the connection was closed'));
      if (this.isClosed()) return gone();
      this.waiting.push({ is, done });
      this.socket.once('close', gone);
    });
  }

  private took(text: string): void {
    this.raw.push(text);
    const message = JSON.parse(text) as ServerMessage;
    this.got.push(message);
    if ('n' in message && message.t !== 'ok') this.n = Math.max(this.n, message.n);
    if (message.t === 'sync') {
      this.scene = message.scene;
      this.table = message.table;
    }
    if (message.t === 'step') this.scene = patch(this.scene, message.diff);
    if (message.t === 'table') this.table = message.table;
    if ((message.t === 'step' || message.t === 'sync') && digest(this.scene) !== message.hash)
      throw new Error(`hash differs at ${message.n}`);
    const found = this.waiting.filter((w) => w.is(message));
    for (const w of found) {
      this.waiting.splice(this.waiting.indexOf(w), 1);
      w.done(message);
    }
  }
}

export const newNonce = (): string => `nonce-${process.pid}-${count++}`;
