/** Concessions given by the Senate — 1.09.61 */
import { end, pick, type Msg } from '@tabularium/kernel';
import { naming, offered } from '../../agreements/offers.ts';
import { assignConcession, isLandBillInEffect, LAND_COMMISSIONER } from '../../cards/concessions.ts';
import { mayDrop, mayPutAs } from '../../agreements/proposing.ts';
import type { Concession, Rome } from '../../game.ts';
import { chosen, type ConcessionId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { alignedInRome, idsOf } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { DRAFTING, drafter, dropped, hasKilled, isOtherBusiness, mayGoOn } from '../drafting.ts';
import { type Drafting, proposalKind } from '../proposal-kind.ts';
import type { ProposalOf } from '../proposal.ts';

/** [1.09.61-a] In the Forum; [1.09.61-c][1.09.131-d] not voted on this turn; [1.09.61-e] the Land Commissioner with a Land Bill only. */
export const isToGive = (g: Rome, c: Concession): boolean =>
  c.holder === 'forum' && c.voted !== g.turn && (c.id !== LAND_COMMISSIONER || isLandBillInEffect(g));

type Gifts = ProposalOf<'concessions'>['gifts'];
interface Draft extends Drafting {
  gifts: Gifts;
  concession: ConcessionId | '';
}
const isGiven = (l: Pick<Draft, 'gifts'>, id: ConcessionId): boolean => l.gifts.some((x) => x.concession === id);

const left = (g: Rome, l: Pick<Draft, 'gifts'>): ConcessionId[] =>
  g.concessions.flatMap((c) => (isToGive(g, c) && !isGiven(l, c.id) ? [c.id] : []));
const NEW: Pick<Draft, 'gifts'> = { gifts: [] };
/** Could this still be in it? */
const canName = (g: Rome, l: Pick<Draft, 'gifts'>, x: string): boolean =>
  x === ''
    ? left(g, l).length + l.gifts.length > 0
    : left(g, l).some((id) => id === x) ||
      l.gifts.some((gift) => gift.concession === x || gift.senator === x) ||
      (left(g, l).length > 0 && alignedInRome(g).some((s) => s.id === x));

const stillStands = (g: Rome, l: Draft): boolean =>
  mayGoOn(g, l) && l.gifts.every((x) => alignedInRome(g).some((s) => s.id === x.senator));

const isOfDead = (l: Draft, result: unknown): boolean =>
  hasKilled(
    result,
    l.gifts.map((x) => x.senator),
  );

/** [1.09.61-b] One after another, all for one vote. [1.09.61-g] Recipients are not asked. */
export const draft = proc(
  'senate.draft-concessions',
  { by: 'open', means: 'open', gifts: 'open', concession: 'open' },
  (a: Drafting): Draft => ({ by: a.by, means: a.means, gifts: [], concession: '' }),
  {
    start: {
      to: (cx, l) => drafter(cx, l),
      say: (_, l) => say('ask.concessions.which', { n: l.gifts.length }),
      rules: ['1.09.61-a', '1.09.61-b', '1.09.61-c', '1.09.61-e'],
      windows: DRAFTING,
      silent: dropped,
      picks: {
        concession: pick({
          ...offered(
            (g, l: Draft) => left(g, l),
            naming('concessions', (g, l: Draft) => mayDrop(g, l, 'concessions', (x) => canName(g, l, x))),
          ),
          take: (_, l, id) => {
            l.concession = id;
            return 'who';
          },
        }),
      },
      buttons: {
        put: {
          when: (cx, l) =>
            l.gifts.length > 0 && mayPutAs(cx.g, l, { t: 'concessions', gifts: l.gifts }, (x) => canName(cx.g, l, x)),
          take: (_, l) => end({ t: 'concessions', gifts: l.gifts }),
        },
        // [AGR-13]
        drop: {
          when: (cx, l) => mayDrop(cx.g, l, 'concessions', (x) => canName(cx.g, l, x)),
          take: () => end(undefined),
        },
      },
      resumed: (cx, l, result) => (stillStands(cx.g, l) && !isOfDead(l, result) ? undefined : end(undefined)),
    },
    who: {
      to: (cx, l) => drafter(cx, l),
      say: (_, l) => say('ask.concessions.who', { concession: l.concession }),
      rules: ['1.09.61-a', '1.09.61-d', '1.09.61-g'],
      windows: DRAFTING,
      silent: dropped,
      picks: {
        // [1.09.61-d] However many he holds.
        recipient: pick({
          ...offered((g, _draft: Draft) => idsOf(alignedInRome(g)), naming('concessions')),
          take: (_, l, id) => {
            l.gifts = [...l.gifts, { concession: chosen(l.concession), senator: id }];
            l.concession = '';
            return 'start';
          },
        }),
      },
      resumed: (cx, l, result) => (stillStands(cx.g, l) && !isOfDead(l, result) ? undefined : end(undefined)),
    },
  },
);

/** [1.09.61-c][1.09.131-d][amb-92] That was its one vote of the turn, however it ended. */
export const hadItsTurn = (g: Rome, gifts: Gifts): void => {
  for (const c of g.concessions) if (gifts.some((x) => x.concession === c.id)) c.voted = g.turn;
};

/** [1.09.61-a][1.09.61-c] */
const mayGive = (g: Rome): true | Msg => {
  if (g.concessions.some((c) => isToGive(g, c))) return true;
  return say(g.concessions.some((c) => c.holder === 'forum') ? 'notNow.concessions.voted' : 'notNow.concessions.none');
};

export const concessions = proposalKind<'concessions'>({
  t: 'concessions',
  name: 'kind:concessions',
  steps: ['business'],
  promisable: ['senator', 'concession'],
  vetoedBy: 'tribunes',
  mayPut: (g) => isOtherBusiness(g) && mayGive(g),
  canName: (g, ref) => canName(g, NEW, ref),
  draft,
  key: () => '',
  // [amb-177] In a joint proposal only his part drops out; [1.09.721-c] either way it is used up.
  surviving: (cx, p, dead) => {
    hadItsTurn(
      cx.g,
      p.gifts.filter((x) => dead.includes(x.senator)),
    );
    const gifts = p.gifts.filter((x) => !dead.includes(x.senator));
    return gifts.length > 0 ? { ...p, gifts } : undefined;
  },
  // [1.09.131-d] A proposal that was secured may have come between.
  isPossible: (g, p) => p.gifts.every((x) => g.concessions.some((c) => c.id === x.concession && isToGive(g, c))),
  pass: (cx, p) => {
    hadItsTurn(cx.g, p.gifts);
    for (const { concession, senator } of p.gifts) assignConcession(cx, concession, senator);
  },
  fail: (cx, p) => hadItsTurn(cx.g, p.gifts),
});
