/** Messages that the server has not answered yet. They are sent again after a lost connection; by its nonce each is carried out once. */
import type { Msg } from '@tabularium/kernel';
import type { ClientMessage, ServerMessage } from '@tabularium/protocol';
import { newNonce } from './new-nonce.ts';
import type { Answer } from './source.ts';

type Deed = Extract<ClientMessage, { readonly nonce: string }>;
type Without<T> = T extends unknown ? Omit<T, 'nonce'> : never;
export type NewDeed = Without<Deed>;

interface Waiting {
  readonly deed: Deed;
  readonly done: (answer: Answer) => void;
}

export class Outbox {
  private readonly waiting: Waiting[] = [];
  private readonly newNonce: () => string;

  constructor(nonces: () => string = newNonce) {
    this.newNonce = nonces;
  }

  get size(): number {
    return this.waiting.length;
  }

  /** Adds a deed. `send` is called at once, and again by `resend`. */
  add(deed: NewDeed, send: (deed: Deed) => void): Promise<Answer> {
    const own = { ...deed, nonce: this.newNonce() } as Deed;
    return new Promise((done) => {
      this.waiting.push({ deed: own, done });
      send(own);
    });
  }

  resend(send: (deed: Deed) => void): void {
    for (const { deed } of this.waiting) send(deed);
  }

  /** Gives up all waiting messages: the server would only refuse them again. */
  refuse(reason: Msg): void {
    for (const { done } of this.waiting.splice(0)) done({ reason, rules: [] });
  }

  /** The server has answered. An answer to a message that is not waiting is ignored. */
  answered(m: Extract<ServerMessage, { readonly t: 'ok' | 'no' }>): void {
    const at = this.waiting.findIndex(({ deed }) => deed.nonce === m.nonce);
    if (at === -1) return;
    const [answered] = this.waiting.splice(at, 1);
    answered?.done(m.t === 'no' ? { reason: m.reason, rules: m.rules } : undefined);
  }
}
