/** Election and recall of Governors — 1.09.5, 1.09.52, 1.09.54 */
import { call, end, pick, type Msg } from '@tabularium/kernel';
import { naming, offered } from '../../agreements/offers.ts';
import { type Left, narrowed, whole } from '../../agreements/left.ts';
import { mayDrop, mayPutAs, nameable } from '../../agreements/proposing.ts';
import type { Rome } from '../../game.ts';
import { chosen, type ProvinceId, type SenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { decider } from '../../rome/hrao.ts';
import { isAligned, senator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { province } from '../../wars/wars.ts';
import { consentProc, DRAFTING, drafter, dropped, hasKilled, isOtherBusiness, mayGoOn, mustAsk } from '../drafting.ts';
import { isRejected } from '../floor.ts';
import { type Drafting, proposalKind } from '../proposal-kind.ts';
import type { Proposal } from '../proposal.ts';
import {
  candidatesFor,
  elect,
  goToProvince,
  mayGo,
  mustConsent,
  type Post,
  postsKey,
  recallableProvinces,
  vacantProvinces,
} from './governing.ts';

/** [1.09.54-a] Those that must be filled, since somebody can be. */
export const fillableProvinces = (g: Rome): ProvinceId[] =>
  vacantProvinces(g).flatMap((p) => (candidatesFor(g, p).length > 0 ? [p.id] : []));

/** [1.09.5-f] As many posts and recalls as one likes, and nothing else. */
interface Draft extends Drafting {
  readonly posts: Post[];
  province: ProvinceId | '';
  who: SenatorId | '';
  agreed: boolean;
}
type Posts = Pick<Draft, 'posts'>;
/** Who can still be named for it in this draft. [1.09.5-h] Nobody twice, but for the Vatinian Law [card-158-a]. */
const nominees = (g: Rome, l: Posts, id: string): SenatorId[] =>
  candidatesFor(g, province(g, id))
    .filter((s) => (g.laws.includes('card:158') ? isAligned(s) || !isTaken(l, s.id) : !isTaken(l, s.id)))
    .map((s) => s.id);
const isTaken = (l: Posts, id: SenatorId): boolean => l.posts.some((p) => p.senator === id);
const canBeFilled = (g: Rome, l: Posts, id: ProvinceId): boolean =>
  !l.posts.some((p) => p.province === id) && nominees(g, l, id).length > 0;
/** [1.09.5-c][amb-29] A last candidate is appointed and not voted on, but for a part of a joint proposal. */
const isElection = (g: Rome, l: Posts, id: ProvinceId): boolean =>
  canBeFilled(g, l, id) && (l.posts.length > 0 || candidatesFor(g, province(g, id)).length > 1);
const fillable = (g: Rome, l: Posts): ProvinceId[] =>
  vacantProvinces(g).flatMap((p) => (isElection(g, l, p.id) ? [p.id] : []));
const replaceable = (g: Rome, l: Posts): ProvinceId[] =>
  recallableProvinces(g).flatMap((p) => (canBeFilled(g, l, p.id) ? [p.id] : []));
/** Can this Province still be in it? */
const mayFill = (g: Rome, l: Posts, id: ProvinceId): boolean =>
  province(g, id).governor === '' ? isElection(g, l, id) : canBeFilled(g, l, id);
/** [AGR-13][AGR-14] Of these Provinces those that agreements leave. */
const leftOf = (g: Rome, l: Draft, these: readonly ProvinceId[]): Left<ProvinceId> => {
  if (g.agreements.all.length === 0) return whole(these);
  const { left, held } = nameable(g, l.by, l.means, 'governors', [...fillable(g, l), ...replaceable(g, l)]);
  return { left: left.filter((id) => these.includes(id)), held: held.filter(([id]) => these.includes(id)) };
};
/** Could this still be in it? */
const canName = (g: Rome, l: Posts, x: string): boolean => {
  const left = [...fillable(g, l), ...replaceable(g, l)];
  if (x === '') return left.length + l.posts.length > 0;
  if (l.posts.some((p) => p.province === x || p.senator === x)) return true;
  return left.some((id) => id === x || nominees(g, l, id).some((s) => s === x));
};
/** What the death of somebody, or a Law, may have undone. */
const stillStands = (g: Rome, l: Draft): boolean =>
  mayGoOn(g, l) &&
  l.posts.every((p) => candidatesFor(g, province(g, p.province)).some((s) => s.id === p.senator)) &&
  (l.province === '' || mayFill(g, l, l.province));

const isOfDead = (l: Draft, result: unknown): boolean =>
  hasKilled(
    result,
    l.posts.map((x) => x.senator),
  );

export const willGovern = consentProc('senate.governor-consents', ['1.09.51-b', '1.09.51-c', 'amb-91']);

export const draft = proc(
  'senate.draft-governors',
  { by: 'open', means: 'open', posts: 'open', province: 'open', who: 'open', agreed: 'open' },
  (a: Drafting & { readonly first?: ProvinceId }): Draft => ({
    by: a.by,
    means: a.means,
    posts: [],
    province: a.first ?? '',
    who: '',
    agreed: false,
  }),
  {
    start: (_, l) => (l.province === '' ? 'post' : 'who'),
    post: {
      to: (cx, l) => drafter(cx, l),
      say: (_, l) => say('ask.governors.post', { n: l.posts.length }),
      rules: ['1.09.5-b', '1.09.5-f', '1.09.52-d'],
      windows: DRAFTING,
      silent: dropped,
      picks: {
        fillProvince: pick({
          rules: ['1.09.5-b'],
          // [AGR-13][AGR-14]
          ...narrowed((g, l: Draft) => leftOf(g, l, fillable(g, l))),
          take: (_, l, id) => toNominee(l, id),
        }),
        replaceGovernor: pick({
          rules: ['1.09.52-a', '1.09.52-b'],
          ...narrowed((g, l: Draft) => leftOf(g, l, replaceable(g, l))),
          take: (_, l, id) => toNominee(l, id),
        }),
      },
      buttons: {
        put: {
          when: (cx, l) =>
            l.posts.length > 0 &&
            (isRejected(cx.g, 'governors', postsKey(l.posts))
              ? say('no.rejected')
              : mayPutAs(cx.g, l, { t: 'governors', posts: l.posts }, (x) => canName(cx.g, l, x))),
          take: (_, l) => end({ t: 'governors', posts: l.posts }),
        },
        // [AGR-13]
        drop: {
          when: (cx, l) =>
            isRejected(cx.g, 'governors', postsKey(l.posts)) ||
            mayDrop(cx.g, l, 'governors', (x) => canName(cx.g, l, x)),
          take: () => end(undefined),
        },
      },
      resumed: (cx, l, result) => (stillStands(cx.g, l) && !isOfDead(l, result) ? undefined : end(undefined)),
    },
    who: {
      to: (cx, l) => drafter(cx, l),
      say: (_, l) => say('ask.governors.who', { province: l.province }),
      rules: ['1.09.5-d', '1.09.53-a'],
      windows: DRAFTING,
      silent: dropped,
      picks: {
        nominate: pick({
          // [AGR-13][AGR-14]
          ...offered((g, l: Draft) => nominees(g, l, l.province), naming('governors')),
          take: (cx, l, id) => {
            l.who = id;
            const s = senator(cx.g, id);
            if (!mustConsent(cx.g, province(cx.g, l.province), s) || !mustAsk(cx.g, l.by, s.faction)) return 'named';
            const about = say('ask.governors.consent', { who: s.id, province: l.province });
            return call(willGovern, { of: s.faction, about, who: s.id }, 'answered', 'agreed');
          },
        }),
      },
      resumed: (cx, l, result) => (stillStands(cx.g, l) && !isOfDead(l, result) ? undefined : end(undefined)),
    },
    answered: (cx, l) => {
      if (l.agreed) return 'named';
      cx.log(say('governors.declined', { who: l.who, province: l.province }), '1.09.51-b');
      cx.g.senate.declined.push(postsKey([{ province: chosen(l.province), senator: chosen(l.who) }]));
      if (mayFill(cx.g, l, chosen(l.province))) return 'who';
      l.province = '';
      return 'post';
    },
    named: (_, l) => {
      l.posts.push({ province: chosen(l.province), senator: chosen(l.who) });
      l.province = '';
      return 'post';
    },
  },
);
const toNominee = (l: Draft, id: ProvinceId) => {
  l.province = id;
  return 'who' as const;
};

/** [card-158-c][1.13.1-b][amb-174] Forced, locked and final: those in Rome say whether they go. */
export const legates = proc(
  'senate.legates',
  { proposal: 'open', at: 'open' },
  (a: { readonly proposal: Proposal }) => ({ ...a, at: 0 }),
  {
    start: (cx, l) => {
      const posts = postsOf(l.proposal);
      while (l.at < posts.length && !mayGo(cx.g, posts[l.at]!)) l.at++;
      return l.at < posts.length ? 'ask' : end();
    },
    ask: {
      to: (cx, l) => decider(cx.g, senator(cx.g, postsOf(l.proposal)[l.at]!.senator).faction),
      say: (_, l) => {
        const post = postsOf(l.proposal)[l.at]!;
        return say('ask.governors.legate', { who: post.senator, province: post.province });
      },
      rules: ['card-158-c', '1.13.1-b', '1.13.1-c'],
      silent: ['goToProvince'],
      buttons: {
        goToProvince: {
          take: (cx, l) => {
            goToProvince(cx, postsOf(l.proposal)[l.at++]!);
            return 'start';
          },
        },
        sendLegate: {
          take: (cx, l) => {
            const post = postsOf(l.proposal)[l.at++]!;
            cx.log(say('governors.legate', { who: post.senator, province: post.province }), 'card-158-a');
            return 'start';
          },
        },
      },
    },
  },
);
const postsOf = (p: Proposal): readonly Post[] => (p.t === 'governors' ? p.posts : []);

const mayElect = (g: Rome): true | Msg => {
  if (vacantProvinces(g).some((p) => candidatesFor(g, p).length > 1)) return true;
  if (recallableProvinces(g).some((p) => candidatesFor(g, p).length > 0)) return true;
  return say(g.provinces.length === 0 ? 'notNow.governors.none' : 'notNow.governors.filled');
};

export const governors = proposalKind<'governors'>({
  t: 'governors',
  name: 'kind:governors',
  steps: ['governors', 'business'],
  promisable: ['senator', 'province'],
  vetoedBy: 'tribunes',
  // [1.09.52-d] With the elections, or later as other business.
  mayPut: (g) => (g.senate.step === 'governors' || isOtherBusiness(g)) && mayElect(g),
  canName: (g, ref) => canName(g, { posts: [] }, ref),
  draft,
  consents: [willGovern],
  key: (p) => postsKey(p.posts),
  // [amb-91][1.09.721-h] As for a Major Office: the death of a nominee cancels the whole.
  surviving: (_, p, dead) => (p.posts.some((x) => dead.includes(x.senator)) ? undefined : p),
  // [1.09.52-b] A proposal that was secured may have come between.
  isPossible: (g, p) =>
    p.posts.every((x) => [...vacantProvinces(g), ...recallableProvinces(g)].some(({ id }) => id === x.province)),
  pass: (cx, p) => {
    for (const post of p.posts) elect(cx, post);
  },
  afterwards: legates,
});
