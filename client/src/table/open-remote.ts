/** Opens a table on a server. Whoever plays alone does without all that speaks to one. */
import { replaceRoute } from '../app/route.ts';
import { api } from '../app/api.ts';
import { forgetSeat, keepSession, rememberSeat, secretsFor, tokensOf } from '../app/my-tables.ts';
import { loadGame } from '../games/registry.ts';
import { RemoteTable } from '../source/remote.ts';
import { loadServerWords } from '../words/server-words.ts';
import type { Opened } from './open-local.ts';

/** A token in the address is removed from it and kept. The server says which seat it is for. */
export const openRemoteTable = async (id: string, token?: string): Promise<Opened> => {
  if (token !== undefined) replaceRoute({ at: 'table', id });
  const about = await api.table(id);
  await loadServerWords();
  const pack = about.pack === undefined ? undefined : await api.pack(about.pack);
  const { options, seats, version } = about;
  const ui = await loadGame(about.game, { options, seats: seats.length, pack, version });
  const secrets = token === undefined ? secretsFor(id) : { ...secretsFor(id), token };
  const source = new RemoteTable(id, secrets, {
    onSeat: (seat) => {
      if (secrets.token !== undefined && tokensOf(id).seats[seat] !== secrets.token)
        rememberSeat(id, seat, secrets.token, about);
    },
    // The seat is no longer ours: after a reload, this person is a spectator.
    onGone: ({ k }) => {
      if (k === 'server.signedOut') keepSession(null);
      if (secrets.token !== undefined && (k === 'server.freed' || k === 'server.badToken'))
        forgetSeat(id, secrets.token);
    },
  });
  return { ui, source };
};
