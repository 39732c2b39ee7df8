import { replaceRoute } from '../app/route.ts';
import { api } from '../app/api.ts';
import { forgetSeat, keepSession, rememberSeat, secretsFor, tokensOf } from '../app/my-tables.ts';
import type { GameUi } from '../games/game-ui.ts';
import { loadGame } from '../games/registry.ts';
import { around } from '../source/around.ts';
import { openLocal } from '../source/local.ts';
import type { TableSource } from '../source/source.ts';
import { loadServerWords } from '../words/server-words.ts';

interface Opened {
  readonly ui: GameUi;
  readonly source: TableSource;
}

export const openLocalTable = async (id: string): Promise<Opened> => {
  const saved = await around.saves.get(id);
  if (!saved) throw new Error(`no game ${id}`);
  const ui = await loadGame(saved.game, saved.file);
  return { ui, source: openLocal(ui.module, saved, around) };
};

/** A token in the address is removed from it and kept. The server says which seat it is for. */
export const openRemoteTable = async (id: string, token?: string): Promise<Opened> => {
  if (token !== undefined) replaceRoute({ at: 'table', id });
  const about = await api.table(id);
  // Whoever plays alone does without all that speaks to a server.
  const [{ RemoteTable }] = await Promise.all([import('../source/remote.ts'), loadServerWords()]);
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
