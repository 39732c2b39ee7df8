/** Who sits where at a new table, and their tokens. */
import { Refused } from '@tabularium/kernel';
import type { NewSeat, OpenedTable } from '@tabularium/protocol';
import { cleanText } from '../common/clean-text.ts';
import type { LoadedGame } from '../games/games.ts';
import { msg } from '../common/msg.ts';
import type { StoredSeat } from '../store/store.ts';
import { hashOf, newTableId, newToken } from '../seats/tokens.ts';

export interface Seated {
  readonly id: string;
  readonly ownerHash: string;
  readonly seats: readonly StoredSeat[];
  /** For the person who opens the table, and nobody else. */
  readonly secrets: OpenedTable;
}

export const seat = (game: LoadedGame, wanted: readonly NewSeat[]): Seated => {
  for (const s of wanted) if (s.kind === 'bot') demandBot(game, s.bot);
  const id = newTableId();
  const owner = newToken();
  const tokens = wanted.map((s) => (s.kind === 'human' ? newToken() : null));
  return {
    id,
    ownerHash: hashOf(owner),
    seats: wanted.map((s, i) => stored(s, tokens[i]!)),
    secrets: { id, owner, seats: tokens },
  };
};

export const demandBot = ({ id, bots }: LoadedGame, bot: string): void => {
  if (!Object.hasOwn(bots, bot)) {
    const allowed = Object.keys(bots).join(', ');
    throw new Refused(msg('server.noBot', { game: `game:${id}`, bot, allowed }));
  }
};

/** The cleaned name. Throws if nothing visible is left of it. */
export const cleanName = (text: string): string => {
  const name = cleanText(text);
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) throw new Refused(msg('server.noName'));
  return name;
};

const stored = (s: NewSeat, token: string | null): StoredSeat => {
  if (s.kind === 'open') return { kind: 'open', name: '' };
  if (s.kind === 'bot') return { kind: 'bot', name: s.bot, bot: s.bot };
  return { kind: 'human', name: cleanName(s.name), ...(token !== null && { tokenHash: hashOf(token) }) };
};
