/** Agreements in tests: in force from the beginning, or written word by word. */
import type { Play } from '@tabularium/kit';
import {
  type About,
  type Agreement,
  type Clause,
  type Promise,
  REFRAINS,
  ROLES,
  SPENDINGS,
} from '../agreements/agreement.ts';
import type { Rome } from '../game.ts';
import type { SenatorId } from '../ids.ts';
import type { RomeView } from '../sight/view.ts';

type Game = Play<Rome, RomeView>;
/** Who promises, to whom, what; the rest as it is unless said otherwise. */
export type Said = readonly [by: number, to: number, promise: Promise, more?: Partial<Clause>];

const clauseOf = (g: Rome, [by, to, promise, more]: Said): Clause => ({
  by,
  to,
  promise,
  turn: g.turn,
  when: { t: 'always' },
  met: false,
  state: 'open',
  disputed: false,
  ruled: false,
  released: false,
  ...more,
});

/** In force since the moment that is its number. */
export const agreed = (g: Rome, id: number, said: readonly Said[], more: Partial<Agreement> = {}): Agreement => {
  const parties = [...new Set(said.flatMap(([by, to]) => [by, to]))].sort((a, b) => a - b);
  const made: Agreement = {
    id,
    isPublic: true,
    author: parties[0]!,
    parties,
    clauses: said.map((s) => clauseOf(g, s)),
    status: 'active',
    accepted: [...parties],
    ending: [],
    counters: 0,
    until: g.turn + 1,
    phase: '',
    activeSince: id,
    dispute: '',
    ...more,
  };
  g.agreements.all.push(made);
  return made;
};

const KINDS = ['consuls', 'dictator', 'censor', 'governors', 'concessions', 'land-bill', 'raise', 'deploy'] as const;
/** For every seat, in each of the first turns, some promises of every sort to its neighbour. */
export const load = (g: Rome, below: (n: number) => number): void => {
  const pick = <T>(of: readonly T[]): T => of[below(of.length)]!;
  const anybody = (): SenatorId => pick(g.senators).id;
  const about = (): About => ({ kind: below(3) > 0 ? pick(KINDS) : '', naming: below(3) > 0 ? '' : anybody() });
  const seats = g.factions.map((_, faction) => faction);
  const sorts: ((own: SenatorId) => Promise)[] = [
    (own) => ({
      t: 'vote',
      way: pick(['for', 'against', 'abstain']),
      about: about(),
      senator: pick(['', own]),
      bought: below(3),
    }),
    () => ({ t: 'propose', means: pick(['presiding', 'tribune']), about: { ...about(), kind: pick(KINDS) } }),
    () => ({ t: 'propose', means: 'presiding', about: { kind: pick(['prosecution', ...KINDS]), naming: '' } }),
    () => ({ t: 'refrain', from: pick(REFRAINS), about: about() }),
    () => ({ t: 'appoint', role: pick(ROLES), senator: anybody() }),
    () => ({ t: 'order', calls: below(2) > 0 ? seats.slice(0, 2) : [], last: pick([-1, ...seats]), about: about() }),
    (own) => ({ t: 'spend', how: pick(SPENDINGS), senator: own, n: 1 + below(8) }),
    () => ({ t: 'pay', n: 1 + below(3), paid: 0 }),
  ];
  for (let turn = 1; turn <= LADEN; turn++) {
    for (const seat of seats) {
      const own = pick(g.senators.filter((s) => s.faction === seat)).id;
      const said = sorts.map((make): Said => [seat, (seat + 1) % seats.length, make(own), { turn }]);
      // Before anything that is agreed in the game.
      agreed(g, g.agreements.all.length - 1000, said);
    }
  }
};
const LADEN = 8;

/** Numbers and words go where they are asked for. */
export const writes = (p: Game, by: number, ...words: (string | number)[]): Game => {
  for (const w of words) {
    if (typeof w === 'number') p.as(by).does('dealNumber', w);
    else p.as(by).does(p.as(by).offers('dealText') ? 'dealText' : 'deal', w);
  }
  return p;
};
/** Offers a public agreement of one clause, or a private one, to another seat; its number. */
export const offers = (
  p: Game,
  by: number,
  to: number,
  how: 'public' | 'private',
  ...clause: (string | number)[]
): number => {
  writes(p, by, `deal:new-${how}`, `faction:${to}`, 'deal:clause', ...clause, 'deal:offer');
  return p.g.agreements.all.at(-1)!.id;
};
export const answers = (p: Game, by: number, what: string, id: number, clause?: number): Game =>
  p.as(by).does('answerDeal', `${what}+agreement:${id}${clause === undefined ? '' : `+clause:${clause}`}`);
/** States of the clauses of an agreement. */
export const states = (p: Game, id: number): string[] =>
  p.g.agreements.all.find((a) => a.id === id)!.clauses.map((c) => c.state);
export const statusOf = (p: Game, id: number): string => p.g.agreements.all.find((a) => a.id === id)!.status;
