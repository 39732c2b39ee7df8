/** Carries messages to and from a server: a WebSocket, or a stream and requests where WebSockets are blocked. */
import type { ClientMessage, ServerMessage } from '@tabularium/protocol';
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

export const quietly = (text: string): ServerMessage | undefined => {
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

/** Where WebSockets are blocked. Few need it, so it is fetched by those who do. */
export const byStream: Connect = (table, secrets, since, ends) => {
  let own: Transport | undefined;
  let isClosed = false;
  import('./stream.ts').then(
    ({ openStream }) => {
      if (!isClosed) own = openStream(table, secrets, since, ends);
    },
    () => ends.onClose(),
  );
  return {
    send: (message) => own?.send(message),
    close: () => {
      isClosed = true;
      own?.close();
    },
  };
};
