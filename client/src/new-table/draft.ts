/** The draft of a new table. */
import type { Meta, OptionValue } from '@tabularium/kernel';
import type { NewTable, SeatInfo } from '@tabularium/protocol';
import { type Pace, PACES } from './pace.ts';

/** Who is to sit there: me, somebody at this device, somebody over the network, a bot. */
export type SeatKind = 'me' | 'here' | 'open' | 'bot';
export interface SeatDraft {
  readonly kind: SeatKind;
  readonly name: string;
  readonly bot: string;
}

export interface TableDraft {
  readonly where: 'device' | 'server';
  readonly name: string;
  readonly visibility: 'public' | 'link';
  readonly pace: Pace;
  readonly screen: boolean;
  /** The result counts for ratings; at a table of a server with people against each other. */
  readonly rated: boolean;
  readonly seats: readonly SeatDraft[];
  readonly options: Readonly<Record<string, OptionValue>>;
}

export const firstDraft = (meta: Meta, player: string, bot: string): TableDraft => ({
  where: 'device',
  name: '',
  // Only who has the link comes, unless somebody says otherwise.
  visibility: 'link',
  pace: PACES.none,
  screen: true,
  rated: false,
  seats: seatDrafts([], meta.seats.default, 'device', player, bot),
  options: Object.fromEntries(Object.entries(meta.options).map(([k, spec]) => [k, spec.default])),
});

/** Drafts of so many seats; those that exist already are kept if they fit. */
export const seatDrafts = (
  now: readonly SeatDraft[],
  n: number,
  where: TableDraft['where'],
  player: string,
  bot: string,
): SeatDraft[] =>
  Array.from({ length: n }, (_, seat) => {
    const known = now[seat];
    const fits = known && kindsFor(where).includes(known.kind);
    if (fits) return known;
    if (seat === 0) return { kind: 'me', name: player, bot };
    return { kind: where === 'device' ? 'bot' : 'open', name: known?.name ?? '', bot };
  });

/** Moves the draft to this device or to a server. All seats but mine become bots on a device, and open seats on a server. */
export const movedTo = (draft: TableDraft, where: TableDraft['where'], player: string, bot: string): TableDraft => {
  const mine = draft.seats.filter((s) => s.kind === 'me');
  const seats = draft.seats.map(
    (s): SeatDraft => (s.kind === 'me' ? s : { ...s, kind: where === 'server' ? 'open' : 'bot' }),
  );
  return { ...draft, where, seats: mine.length > 0 ? seats : seatDrafts([], seats.length, where, player, bot) };
};

/** Who can sit at a table on this device, and at one of a server. */
export const kindsFor = (where: TableDraft['where']): readonly SeatKind[] =>
  where === 'device' ? ['me', 'here', 'bot'] : ['me', 'open', 'bot'];

/** Only one seat is mine at a table of a server. */
export const withKind = (draft: TableDraft, seat: number, kind: SeatKind): TableDraft => ({
  ...draft,
  seats: draft.seats.map((s, i) => {
    if (i === seat) return { ...s, kind };
    return kind === 'me' && s.kind === 'me' ? { ...s, kind: draft.where === 'device' ? 'here' : 'open' } : s;
  }),
});

/** Two people at least must play against each other. */
export const mayBeRated = ({ where, seats }: TableDraft): boolean =>
  where === 'server' && seats.filter(({ kind }) => kind !== 'bot').length > 1;

export const toSeatInfos = (seats: readonly SeatDraft[], player: string): SeatInfo[] =>
  seats.map(({ kind, name, bot }) =>
    kind === 'bot'
      ? { kind: 'bot', name: bot, bot, online: true }
      : { kind: 'human', name: (kind === 'me' ? player : name).trim(), online: true },
  );

export const toNewTable = (game: string, draft: TableDraft, player: string): NewTable => ({
  game,
  ...(draft.name.trim() && { name: draft.name.trim() }),
  options: { ...draft.options },
  visibility: draft.visibility,
  ...(draft.pace.answerTime !== 0 && { answerTime: draft.pace.answerTime }),
  ...(draft.pace.bank !== 0 && { bank: draft.pace.bank }),
  seats: draft.seats.map(({ kind, bot }) => {
    if (kind === 'bot') return { kind: 'bot', bot };
    return kind === 'me' ? { kind: 'human', name: player.trim() } : { kind: 'open' };
  }),
  ...(draft.rated && mayBeRated(draft) && { rated: true }),
  // No game begins before those are there for whom seats are kept.
  ...(draft.seats.some(({ kind }) => kind === 'open') && { waits: true }),
});
