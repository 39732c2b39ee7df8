/** What the presiding Senator proposes, the most urgent first: Governors, Concessions, Land Bills — 1.09.5, 1.09.6 */
import {
  concessionCard,
  holderOf,
  isAlignedInRome,
  landBill,
  type LandBill,
  lifeNominees,
  maybeSenator,
  provinceCard,
  type OpenRome,
  type Senator,
} from '../rules/study.ts';
import { deployment } from './errands.ts';
import { outlook } from './finance.ts';
import { best, point, press } from '@tabularium/parts';
import { type Answering, type Answers, type Asked } from './asked.ts';
import { allVotes, canBeElected, threat, votes, worth } from './standing.ts';
import { useServilian } from './laws.ts';
import { armament, garrisonFor } from './readiness.ts';
import { repealable, REPEALS } from './repeals.ts';
import { isForConcession } from './tribunes.ts';
import { forecast } from './votes.ts';
import { isUrgent } from './war.ts';

/** How often one kind of proposal is tried in a turn. */
const ATTEMPTS: Readonly<Record<string, number>> = {
  raise: 2,
  deploy: 2,
  concessions: 2,
  'land-bill': 1,
  eliminate: 1,
};

/** From this Unrest on the people are dangerous. */
const RESTLESS = 4;

/** What is needed now, the most urgent first. */
const NEEDS: readonly (readonly [kind: string, isNeeded: (s: Asked) => boolean])[] = [
  ['consul-for-life', (s) => canBecomeLife(s)],
  ['raise', (s) => isRaising(s)],
  ['land-bill', (s) => s.g.unrest >= RESTLESS && billOf(s) !== undefined],
  ['concessions', () => true],
  ['eliminate', (s) => outlook(s.g) < 0 && !isUrgent(s.g) && s.g.legions.some((l) => l.at === 'active' && !l.veteran)],
  ['repeal', (s) => repealable(s) !== undefined],
  ['deploy', (s) => isDeploying(s)],
  ['recall-pontifex', (s) => isRecalling(s)],
  ['governors', (s) => missed(s) !== undefined],
];
const canBecomeLife = (s: Asked): boolean =>
  lifeNominees(s.g).some((id) => {
    const who = maybeSenator(s.g, id);
    return who?.faction === s.faction && canBeElected(s.g, who);
  });
const isRaising = (s: Asked): boolean => {
  const { legions, fleets } = armament(s.g, s.faction);
  return legions + fleets > 0;
};
const isDeploying = (s: Asked): boolean => {
  const plan = deployment(s.g, s.faction);
  return plan.steps.length + plan.recall.length > 0 || garrisonFor(s.g, plan) !== undefined;
};

/**
 * [1.09.131-a] A proposal that was voted down is not put again in another form; [1.09.62-c] nor is a second Land Bill.
 */
const wasRejected = ({ g }: Asked, kind: string): boolean =>
  kind === 'land-bill' ? g.senate.landBills.length > 0 : g.senate.rejected.some((key) => key.startsWith(`${kind} `));

const menu: Answering = (s) => {
  const open = s.list('propose');
  if (isForConcession(s) && open.includes('kind:concessions')) return point('propose', 'kind:concessions');
  for (const [kind, isNeeded] of NEEDS) {
    if (!open.includes(`kind:${kind}`) || s.memory.tried(s.g.turn, kind) >= (ATTEMPTS[kind] ?? 1)) continue;
    if (wasRejected(s, kind) || !isNeeded(s)) continue;
    s.memory.try(s.g.turn, kind);
    return point('propose', `kind:${kind}`);
  }
  return press(s.has('adjourn') ? 'adjourn' : 'forgo');
};

/** [1.09.62-c][1.09.62-d] Of the Land Bills that are allowed and can be paid, the one that reduces Unrest the most. */
const billOf = ({ g }: Asked): LandBill | undefined =>
  best(
    (['III', 'II', 'I'] as const).filter((type) => {
      const { cost, markers } = landBill(g, type);
      return outlook(g) > cost && g.landBills[type] < markers && !g.senate.landBills.includes(type);
    }),
    (type) => -landBill(g, type).unrest,
  );
const bill: Answering = (s) => {
  const type = billOf(s);
  return type === undefined ? press('drop') : point('landBill', `land-bill:${type}`);
};
/** His own Senators come first, because a sponsor becomes popular. */
const sponsor: Answering = (s) => {
  const own = s.list('nameSponsor').filter((id) => maybeSenator(s.g, id)?.faction === s.faction);
  const found = best(own, (id) => maybeSenator(s.g, id)!.influence) ?? s.list('nameSponsor')[0];
  return found === undefined || s.memory.try(s.g.turn, 'sponsor') > 6 ? press('drop') : point('nameSponsor', found);
};

/**
 * The best Concessions go to his own Faction, the others to Factions whose votes are needed, the least dangerous first.
 */
const concession: Answering = (s) => {
  const of = s.list('concession');
  const found = best(of, (id) => concessionCard(s.g, id).income);
  if (found === undefined) return press(s.has('put') ? 'put' : 'drop');
  return point('concession', found);
};
const recipient: Answering = (s) => {
  const { g, faction } = s;
  const list = s.list('recipient').flatMap((id) => maybeSenator(g, id) ?? []);
  const strong = 2 * votes(g, faction) > allVotes(g);
  const turn = s.memory.try(g.turn, 'recipient');
  const own = best(
    list.filter((x) => x.faction === faction),
    (x) => -held(g, x) + 0.1 * x.influence,
  );
  const other = best(
    list.filter((x) => x.faction !== faction),
    (x) => 0.1 * votes(g, x.faction) - 3 * threat(g, faction, x.faction) - held(g, x),
  );
  const forOther = !strong && turn % 2 === 1;
  return point('recipient', ((forOther ? other : own) ?? own ?? other)?.id);
};
const held = (g: OpenRome, s: Senator): number => g.concessions.filter((c) => c.holder === s.id).length;

/** What a Province is worth to its Governor. */
export const spoilsOf = (g: OpenRome, id: string): number => {
  const { spoils } = provinceCard(g, id)[g.provinces.find((p) => p.id === id)?.developed ? 'developed' : 'undeveloped'];
  return 3.5 * spoils.dice + spoils.plus;
};
/**
 * [1.09.52-a] The Province whose Governor is greater than whoever of his Faction is in Rome: he is called home, since only in Rome he
 * votes and gains offices. [1.09.52-b] Nobody elected in this turn is.
 */
const missed = (s: Asked): string | undefined => {
  const { g, faction } = s;
  const great = g.senators.reduce(
    (n, x) => (x.faction === faction && isAlignedInRome(x) ? Math.max(n, x.influence) : n),
    0,
  );
  const hasOther = g.senators.some((x) => x.faction !== faction && isAlignedInRome(x) && x.office === '');
  return hasOther
    ? g.provinces.find((p) => {
        const governor = maybeSenator(g, p.governor);
        const isAway = governor?.faction === faction && governor.rebel === 'no' && !p.legate;
        return isAway && p.elected !== g.turn && p.term > 1 && governor.influence > great + MISSED;
      })?.id
    : undefined;
};
/** So much greater he must be, since it costs him the spoils. */
const MISSED = 3;

const post: Answering = (s) => {
  const home = missed(s);
  if (s.number('n') === 0 && home !== undefined && s.list('replaceGovernor').includes(home))
    return point('replaceGovernor', home);
  const of = s.list('fillProvince');
  if (s.has('put') && (of.length === 0 || s.number('n') > 0)) return press('put');
  const found = best(of, (id) => spoilsOf(s.g, id));
  return found === undefined ? press(s.has('put') ? 'put' : 'drop') : point('fillProvince', found);
};
/**
 * A rich Province goes to one of his own Senators who is not needed in Rome, a poor one to a rival whose Faction would
 * miss him.
 */
const governor: Answering = (s) => {
  const { g, faction } = s;
  const rich = spoilsOf(g, s.word('province')) >= 3;
  const found = best(
    s.list('nominate').flatMap((id) => maybeSenator(g, id) ?? []),
    (x) => {
      if (x.faction === faction) return (rich ? 4 : -2) - 0.5 * worth(g, x);
      if (x.faction < 0) return -1.5;
      return 2 * threat(g, faction, x.faction) + 0.1 * worth(g, x);
    },
  );
  return point('nominate', found?.id);
};

const willGovern: Answering = (s) => {
  const who = maybeSenator(s.g, s.word('who'));
  return press(who && worth(s.g, who) < 8 && spoilsOf(s.g, s.word('province')) >= 3 ? 'consent' : 'refuse');
};

/** [2.01.8-b] If everybody votes as he thinks, two thirds are for it. */
const isRecalling = (s: Asked): boolean => {
  const who = holderOf(s.g, 'pontifex');
  if (who === undefined || who.faction === s.faction) return false;
  return 3 * forecast(s.g, { t: 'recall-pontifex', pontifex: who.id }) > allVotes(s.g);
};

export const BUSINESS: Answers = {
  'ask.senate.business': menu,
  'ask.senate.tribuneProposal': menu,
  'ask.laws.use': (s) => press(useServilian(s)),
  'ask.laws.sponsor': sponsor,
  'ask.laws.coSponsor': sponsor,
  // [2.06.3-a] He gains Influence if it passes, and loses nothing if it does not.
  'ask.laws.consent': () => press('consent'),
  'ask.land.type': bill,
  'ask.land.sponsor': sponsor,
  'ask.land.coSponsor': sponsor,
  'ask.land.consent': (s) => press(s.g.unrest >= 2 || outlook(s.g) > 20 ? 'consent' : 'refuse'),
  ...REPEALS,
  'ask.concessions.which': concession,
  'ask.concessions.who': recipient,
  'ask.governors.propose': (s) =>
    point(
      'fillProvince',
      best(s.list('fillProvince'), (id) => spoilsOf(s.g, id)),
    ),
  'ask.governors.post': post,
  'ask.governors.who': governor,
  'ask.governors.consent': willGovern,
  'ask.governors.legate': () => press('sendLegate'),
  'ask.rhodes': () => press('drop'),
  'ask.pontifex.recall': () => press('put'),
};
