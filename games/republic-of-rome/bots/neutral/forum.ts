/** The Forum by the guidelines — 4.01.3, 4.04 */
import type { Answer } from '@tabularium/kernel';
import { point, press } from '@tabularium/parts';
import {
  amountOf,
  attractors,
  bestPersuaders,
  bidderOf,
  dearest,
  defence,
  isNeeded,
  leaderNow,
  mayBid,
  maybeApproach,
  maybePersuadingCard,
  mostAvailable,
  offer,
  type Opposition,
  richestOf,
  spending,
  sponsors,
} from '../../rules/neutrals/study.ts';
import { maybeSenator } from '../../rules/study.ts';
import type { Guided, GuidedAnswers, Guiding } from './guided.ts';

const opposition = (card: string): Opposition => (card === '' ? 'treasuries' : 'none');

/** [4.04.2-a][4.04.2-i] The Most Available Senator, and who approaches him; [4.04.2-k] if it can succeed at all. */
const persuade = (s: Guided): Answer | undefined => {
  if (!s.has('persuade')) return undefined;
  const { position: g, faction } = s;
  const against = opposition(maybePersuadingCard(g, faction));
  const target = s.oneOf(mostAvailable(g, faction, against));
  const by = target && s.oneOf(bestPersuaders(g, faction, target, against));
  if (target === undefined || by === undefined || !maybeApproach(g, by, target, against)) return undefined;
  s.memory.target = target;
  return point('persuade', by);
};

/** [4.04.3-a] The richest in Rome. */
const attract = (s: Guided): Answer | undefined =>
  s.has('attract') ? point('attract', s.oneOf(richestOf(s.position, attractors(s.position, s.faction)))) : undefined;

/** [4.04.4-a][4.04.4-b] The richest, if the people are less content than he is popular. */
const sponsor = (s: Guided): Answer | undefined => {
  if (!s.has('sponsor') || !s.guideline.charity.includes('games')) return undefined;
  const payer = s.oneOf(richestOf(s.position, sponsors(s.position, s.faction)));
  return payer !== undefined && isNeeded(s.position, payer) ? point('sponsor', payer) : undefined;
};

/** [4.01.3-a][4.01.3-c] Somebody who fits better. */
const lead = (s: Guided, verb: string): Answer | undefined => {
  const found = s.oneOf(leaderNow(s.position, s.faction));
  return found !== undefined && found !== s.g.factions[s.faction]!.leader ? point(verb, found) : undefined;
};

/** [4.02.1-g] In the order of an ordinary Initiative: Persuasion, Knight, Games, Leader. */
const act: Guiding = (s) =>
  persuade(s) ??
  attract(s) ??
  sponsor(s) ??
  (s.has('appointLeader') ? lead(s, 'appointLeader') : undefined) ??
  press('endInitiative');

/** [4.07.7-a] A card that nobody may oppose comes first. */
const target: Guiding = (s) => {
  const card = maybePersuadingCard(s.position, s.faction);
  if (card !== '' && s.has(card)) return press(card);
  const { target: planned } = s.memory;
  if (s.list('target').includes(planned)) return point('target', planned);
  const declared = s.local<{ card: string }>('card')?.card ?? '';
  return point('target', s.oneOf(mostAvailable(s.position, s.faction, opposition(declared))));
};

/** [4.04.2-f][4.04.2-g] What makes the number 9, or all he has; nothing if that is not enough. */
const spend = (s: Guided): number | undefined => {
  const { position: g } = s;
  const [by, whom] = [maybeSenator(g, s.word('who')), maybeSenator(g, s.word('target'))];
  const card = s.local<{ card: string }>('card')?.card ?? '';
  return by && whom && offer(g, by.id, whom.id, s.number('base'), opposition(card));
};
const raise: Guiding = (s) => {
  const n = spend(s) ?? 0;
  return n > 0 ? point('raise', n) : press('roll');
};

/** [4.04.21-a][4.04.21-c] What brings the number to 4, for one of its own. */
const counterBribe: Guiding = (s) => {
  const whom = maybeSenator(s.position, s.word('target'));
  const n = whom ? defence(s.position, s.faction, whom.id, s.number('base')) : 0;
  return n > 0 ? point('counterBribe', n) : press('pass');
};

const knight: Guiding = (s) => {
  const by = maybeSenator(s.position, s.word('who'));
  return by && point('pay', spending(s.position, s.faction, by.id));
};
const games: Guiding = (s) => {
  const by = maybeSenator(s.position, s.word('who'));
  return by && point('games', dearest(s.position, by.id));
};

/** [4.04.5-b][4.04.5-f] How much it would bid, and who pays it; nothing if that is no more than there is. */
const bidding = (s: Guided): { readonly by: string; readonly n: number } | undefined => {
  const { position: g, faction } = s;
  // Whose bid is the highest makes no difference, but there is none before the first.
  const high = s.number('high');
  const best = { seat: faction, by: high > 0 ? (g.senators[0]?.id ?? '') : '', n: high } as const;
  const choice = bidderOf(g, { faction, best });
  const by = s.oneOf(choice);
  if (by === undefined || !mayBid(g, { faction, best, choice })) return undefined;
  const n = amountOf(g, { faction, best, choice }, s.die);
  return n > high ? { by, n } : undefined;
};
const bid: Guiding = (s) => {
  const found = bidding(s);
  if (found === undefined) return press('pass');
  s.memory.bid = found.n;
  return point('bid', found.by);
};
const amount: Guiding = (s) => {
  const [min, max] = s.range('amount');
  return point('amount', Math.min(max, Math.max(min, s.memory.bid)));
};

export const GUIDED_FORUM: GuidedAnswers = {
  'ask.setup.leader': (s) => lead(s, 'nameLeader'),
  'ask.forum.act': act,
  'ask.forum.noLeader': act,
  'ask.forum.target': target,
  'ask.forum.bribe': (s) => point('bribe', spend(s)),
  'ask.forum.raise': raise,
  'ask.forum.counterBribe': counterBribe,
  'ask.forum.knight': knight,
  'ask.forum.games': games,
  'ask.forum.bid': bid,
  'ask.forum.sealedBid': bid,
  'ask.forum.amount': amount,
};
