/** Messages without a WebSocket: a stream of events, and a request for each message to the server. */
import type { ServerMessage } from '@tabularium/protocol';
import { headersFor } from '../app/api.ts';
import { withTable } from './affinity.ts';
import { type Connect, quietly } from './transport.ts';

/** Over a stream nothing can be said but by opening it: whether somebody looks as well. */
const isHidden = (): boolean => globalThis.document?.hidden === true;

/** Events as text: `data:` lines, an empty line after each. */
export const openStream: Connect = (table, secrets, since, ends) => {
  const gone = new AbortController();
  const path = `/api/tables/${encodeURIComponent(table)}`;
  const headers = headersFor(secrets, false);
  const listen = async (): Promise<void> => {
    const response = await fetch(withTable(`${path}/events?since=${since}${isHidden() ? '&hidden' : ''}`, table), {
      headers,
      signal: gone.signal,
    });
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
