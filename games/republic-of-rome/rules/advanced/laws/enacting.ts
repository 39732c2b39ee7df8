/** A Law before the Senate — 2.06.2, 2.06.3 */
import type { Cx } from '@tabularium/kernel';
import { repealAcilianLaw } from '../../cards/laws/acilian.ts';
import { lawOn } from '../../cards/laws/all.ts';
import type { Rome } from '../../game.ts';
import type { FactionId } from '../../ids.ts';
import { discard } from '../../rome/cards.ts';
import { maybeSenator } from '../../rome/senators.ts';
import { changeInfluences } from '../../rome/standing.ts';
import { say } from '../../say.ts';
import { proposalKind } from '../../senate/proposal-kind.ts';
import { lawVotes } from './catos.ts';
import { draftLaw, willSponsorLaw } from './sponsors.ts';
import { type LawProposal, takeOffTable, withoutDead } from './state.ts';

/** [2.06.3-a] */
export const SPONSOR_INFLUENCE = 3;
export const CO_SPONSOR_INFLUENCE = 1;

/** [2.06.2-m] It stays on display; [2.06.C-a][2.06.C-d] what it does to a Faction, it does to that of the player who laid it down. */
const enact = (cx: Cx<Rome>, p: LawProposal, by: FactionId): void => {
  cx.g.laws.push(p.card);
  cx.log(say('laws.enacted', { card: p.card }), '2.06.2-m');
  lawOn(p.card)?.play?.(cx, by);
};

/** [2.06.C-b][A2-136] Neither of the two is left. */
const repeal = (cx: Cx<Rome>, p: LawProposal, by: FactionId): void => {
  discard(cx.g, p.card);
  repealAcilianLaw(cx, by);
};

/** [2.06.3-a] Both at once, then whoever has enough is Consul for Life; [2.06.3-c] the dead are not named any more. */
const reward = (cx: Cx<Rome>, p: LawProposal): void => {
  const gains = [
    { s: maybeSenator(cx.g, p.sponsor), n: SPONSOR_INFLUENCE },
    { s: maybeSenator(cx.g, p.coSponsor), n: CO_SPONSOR_INFLUENCE },
  ].flatMap(({ s, n }) => (s === undefined ? [] : [{ s, n }]));
  for (const { s, n } of gains) cx.log(say('laws.rewarded', { who: s.id, n }), '2.06.3-a');
  changeInfluences(cx, gains);
};

export const law = proposalKind<'law'>({
  t: 'law',
  name: 'kind:law',
  advanced: 'passing-laws',
  // [2.06.2-b][2.06.2-c] At any step, out of a hand; neither by whoever presides as such nor by Tribune.
  steps: [],
  fromHand: true,
  promisable: ['law', 'senator'],
  // [2.06.2-i]
  vetoedBy: 'nobody',
  mayPut: () => false,
  draft: draftLaw,
  consents: [willSponsorLaw],
  // [2.06.2-k] Counted like any other. [2.06.2-n] It cannot come back: the card is gone.
  key: () => '',
  // [2.06.2-j]
  surviving: (_, p, dead) => withoutDead(p, dead),
  // [2.06.C-f][2.06.C-g]
  extraVotes: lawVotes,
  // [2.06.3-b][A2-134] In force with all it does, before anybody gains by it.
  pass: (cx, p, floor) => {
    takeOffTable(cx.g, p.card);
    if (p.repeals === '') enact(cx, p, floor.by);
    else repeal(cx, p, floor.by);
    reward(cx, p);
  },
  // [2.06.2-n]
  fail: (cx, p) => {
    takeOffTable(cx.g, p.card);
    discard(cx.g, p.card);
    cx.log(say('laws.rejected', { card: p.card }), '2.06.2-n');
  },
});
