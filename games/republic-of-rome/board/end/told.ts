/** What the page of the end tells, read off the positions at the beginning of each turn. */
import type { Msg, Outcome, Seat } from '@tabularium/kernel';
import { allFactions, isNeutral, playerOf } from '../../rules/rome/players.ts';
import { isInRome, votesOf } from '../../rules/rome/senators.ts';
import { AUTOMATIC } from '../../rules/senate/consul-for-life.ts';
import type { RomeView } from '../../rules/sight/view.ts';
import { TOO_MANY } from '../../rules/victory/endings.ts';
import { FOR_WINNING, influenceOf } from '../../rules/victory/over.ts';
import { countActiveWars } from '../../rules/wars/wars.ts';
import { type FactionId, factionRef } from '../../rules/ids.ts';

export type Measure = 'influence' | 'votes' | 'money';

export const measured = (view: RomeView, faction: FactionId, of: Measure): number => {
  if (of === 'influence') return influenceOf(view, faction);
  const own = view.senators.filter((s) => s.faction === faction);
  return of === 'votes'
    ? own.filter(isInRome).reduce((n, s) => n + votesOf(view, s), 0)
    : own.reduce((n, s) => n + s.talents, 0);
};

/** [4.08.1-b] A Neutral that has won is nobody's seat. */
export const hasWon = (view: RomeView, winners: readonly Seat[], faction: FactionId): boolean =>
  view.neutrals ? view.neutrals.winner === faction : winners.includes(playerOf(view, faction));

/** The winners first, then by Influence. */
export const ranking = (view: RomeView, winners: readonly Seat[]): FactionId[] => {
  const first = (faction: FactionId): number => Number(hasWon(view, winners, faction));
  return [...allFactions(view)].sort((a, b) => first(b) - first(a) || influenceOf(view, b) - influenceOf(view, a));
};

/** [4.08.1-b][own-100] Of a game with Neutrals: by whom it was lost, and what each Player has made of it. */
export const scoresInWords = (view: RomeView, { points = [] }: Outcome): Msg[] => {
  if (!view.neutrals) return [];
  const { winner, players } = view.neutrals;
  const scores = players.map((own, seat): Msg => {
    const a = { faction: factionRef(own), n: points[seat] ?? 0 };
    if (winner < 0) return { k: 'end.score.none', a };
    return own === winner ? { k: 'end.score.won', a: { ...a, share: a.n - FOR_WINNING } } : { k: 'end.score.share', a };
  });
  if (winner < 0) return [{ k: 'end.fallen' }, ...scores];
  return isNeutral(view, winner) ? [{ k: 'end.lostTo', a: { faction: factionRef(winner) } }, ...scores] : scores;
};

export interface WarSpan {
  readonly id: string;
  readonly from: number;
  readonly to?: number;
}

/** From the turn at whose beginning it is there first, to the one at whose beginning it is gone. */
export const warSpans = (views: readonly RomeView[]): WarSpan[] => {
  const out = new Map<string, { from: number; to?: number }>();
  for (const [i, { wars }] of views.entries()) {
    for (const { id } of wars) if (!out.has(id)) out.set(id, { from: i });
    for (const [id, span] of out) if (span.to === undefined && !wars.some((w) => w.id === id)) span.to = i;
  }
  return [...out].map(([id, span]) => ({ id, ...span }));
};

/**
 * How near the ends were that did not come: the highest Influence, the most Active Wars, the least money. `begun` are the
 * positions at the beginning of each turn: Wars are counted at the end of one, and whatever came up since then was not.
 */
export const nearness = (begun: readonly RomeView[], end: RomeView) => {
  const views = [...begun, end];
  const best = views
    .flatMap((v) => v.senators.filter((s) => s.faction >= 0))
    .reduce((a, s) => (s.influence > a.n ? { who: s.id, n: s.influence } : a), { who: '', n: 0 });
  const most = begun.reduce(
    (a, v) => {
      const n = countActiveWars(v);
      return n > a.n ? { n, turn: v.turn } : a;
    },
    { n: 0, turn: 0 },
  );
  const poorest = views.reduce((a, v) => (v.state < a.n ? { n: v.state, turn: v.turn } : a), {
    n: Number.POSITIVE_INFINITY,
    turn: 0,
  });
  return { life: { ...best, all: AUTOMATIC }, wars: { ...most, all: TOO_MANY }, state: poorest };
};

/** Agreements that were in force at some time and are settled, and how many of them were kept. */
export const wordKept = ({ agreements }: RomeView): { readonly kept: number; readonly all: number } => {
  const settled = agreements.all.filter((a) => a.status === 'fulfilled' || a.status === 'broken');
  return { kept: settled.filter((a) => a.status === 'fulfilled').length, all: settled.length };
};
