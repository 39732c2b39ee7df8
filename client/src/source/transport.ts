/** Carries messages to and from a server: a WebSocket, or a stream and requests where WebSockets are blocked. */
import type { ClientMessage, ServerMessage } from '@tabularium/protocol';
import { headersFor } from '../app/api.ts';
import { withTable } from './affinity.ts';

export interface Secrets {
  readonly token?: string | undefined;
  readonly owner?: string | undefined;
  /** Of a person who is signed in: opens what they hold. */
  readonly person?: string | undefined;
}

export interface Ends {
  onOpen(): void;
  onMessage(message: ServerMessage): void;
  /** The connection ended, or never opened. */
  onClose(): void;
}

export interface Transport {
  send(message: ClientMessage): void;
  close(): void;
}

export type Connect = (table: string, secrets: Secrets, since: number, ends: Ends) => Transport;

const quietly = (text: string): ServerMessage | undefined => {
  try {
    return JSON.parse(text) as ServerMessage;
  } catch {
    return undefined;
  }
};

const hello = (table: string, secrets: Secrets, since: number): ClientMessage => ({
  t: 'hello',
  table,
  ...secrets,
  ...(since > 0 && { since }),
});

export const bySocket: Connect = (table, secrets, since, ends) => {
  const socket = new WebSocket(
    `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${withTable('/ws', table)}`,
  );
  let over = false;
  const end = (): void => {
    if (!over) ends.onClose();
    over = true;
  };
  socket.onopen = () => {
    socket.send(JSON.stringify(hello(table, secrets, since)));
    ends.onOpen();
  };
  socket.onmessage = ({ data }: MessageEvent<string>) => {
    const message = quietly(data);
    if (message && !over) ends.onMessage(message);
  };
  socket.onclose = end;
  socket.onerror = end;
  return {
    send: (message) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    close: () => {
      over = true;
      socket.close();
    },
  };
};

/** Events as text: `data:` lines, an empty line after each. */
export const byStream: Connect = (table, secrets, since, ends) => {
  const gone = new AbortController();
  const path = `/api/tables/${encodeURIComponent(table)}`;
  const headers = headersFor(secrets, false);
  const listen = async (): Promise<void> => {
    const response = await fetch(withTable(`${path}/events?since=${since}`, table), { headers, signal: gone.signal });
    if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
    ends.onOpen();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += value;
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const data = event.split('\n').find((line) => line.startsWith('data: '));
        const message = data && quietly(data.slice('data: '.length));
        // Anything that is not a message only shows that the server is there, like the answer to a ping.
        ends.onMessage(message || { t: 'pong' });
      }
    }
  };
  const over = (): void => {
    if (!gone.signal.aborted) ends.onClose();
  };
  listen().then(over, over);
  return {
    send: (message) => {
      if (!('nonce' in message)) return;
      const body = JSON.stringify(message);
      fetch(withTable(`${path}/${message.t}`, table), {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      })
        .then((r) => {
          // The request failed. Whether it was carried out is known when it is sent again.
          if (r.status >= 500) throw new Error(`status ${r.status}`);
          return r.json();
        })
        .then((said: ServerMessage | { readonly reason: unknown }) =>
          ends.onMessage(
            't' in said ? said : ({ t: 'no', nonce: message.nonce, rules: [], offered: {}, ...said } as ServerMessage),
          ),
        )
        .catch(over);
    },
    close: () => gone.abort(),
  };
};
