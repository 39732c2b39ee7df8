/** Revenue by the guidelines — 4.03, 4.07.4 */
import type { Answer } from '@tabularium/kernel';
import { point, press } from '@tabularium/parts';
import { factionRef, tablesOf } from '../../rules/study.ts';
import {
  firstMan,
  helpsHimself,
  matching,
  nextRise,
  payer,
  rebelShares,
  sharesOf,
  worthGuarding,
} from '../../rules/neutrals/study.ts';
import type { Guided, GuidedAnswers, Guiding } from './guided.ts';

/** [4.03.3-b][4.03.3-d] A die for each Governor. */
const spoils: Guiding = (s) =>
  point(
    'takeSpoils',
    s.list('takeSpoils').filter((id) => {
      const p = s.position.provinces.find((x) => x.id === id);
      return p !== undefined && helpsHimself(s.position, p.id, s.die);
    }),
  );

/** [4.03.1-b][4.03.1-c] The revenue is given out by its line; what anybody had stays with him. */
const allocate = (s: Guided): Answer | undefined => {
  const { position: g, faction } = s;
  const { treasury, each, rest } = sharesOf(g, faction, s.die);
  const first = rest > 0 ? s.oneOf(firstMan(g, faction)) : undefined;
  const own = factionRef(faction);
  const shares: Record<string, number> = {};
  for (const id of Object.keys(s.shares('allocate'))) {
    const had =
      id === own ? g.factions[faction]!.treasury + treasury : (g.senators.find((x) => x.id === id)?.talents ?? 0);
    const n = had + (each.find((x) => x.who === id)?.n ?? 0) + (first?.id === id ? rest : 0);
    if (n > 0) shares[id] = n;
  }
  return point('allocate', shares);
};

/** [4.07.4-b] The Open Bodyguard when the money has been given out. */
const redistribute: Guiding = (s) => {
  if (s.has('allocate') && s.number('lump') > 0) return allocate(s);
  if (s.has('playBodyguard')) {
    const guarded = s.oneOf(worthGuarding(s.position, s.faction));
    if (guarded !== undefined) return point('playBodyguard', guarded);
  }
  if (s.has('keepBodyguard')) return press('keepBodyguard');
  return press('redistributed');
};

/**
 * [4.03.4-f] Whoever becomes Consul for Life by it; [4.03.4-a][4.03.4-b] once others have given, its richest, if its card gives to the
 * State. [own-130] How much they have given lies nowhere on the table: it is the least that brings Influence.
 */
const contribute: Guiding = (s) => {
  const { position: g, faction } = s;
  const rise = nextRise(g);
  if (rise) return point('contribute', { [rise.who.id]: rise.n });
  const given = s.local<{ given: readonly string[] }>('given')?.given ?? [];
  const isOwn = (id: string): boolean => g.senators.some((x) => x.id === id && x.faction === faction);
  if (given.every(isOwn) || given.some(isOwn)) return press('contributed');
  const n = Math.min(...tablesOf(g).contributions.map((row) => row.talents));
  g.neutrals!.contributed = n;
  const left = matching(g);
  const who = left.length > 0 ? s.oneOf(payer(g, { given: [], left })) : undefined;
  return who !== undefined && who.talents >= n ? point('contribute', { [who.id]: n }) : press('contributed');
};

export const GUIDED_REVENUE: GuidedAnswers = {
  'ask.revenue.spoils': spoils,
  'ask.revenue.redistribution': redistribute,
  'ask.revenue.contribute': contribute,
  'ask.revenue.negativeSpoils': () => press('leaveToState'),
  'ask.revenue.grain': () => press('plainIncome'),
  // [4.03.2-a]
  'ask.revenue.rebels': (s) => point('payRebels', rebelShares(s.position, s.faction)),
  // [A4-59][4.03.1-d] Out of his own purse.
  'ask.ransom': (s) => point('payFromCaptive', s.range('payFromCaptive')[1]),
};
