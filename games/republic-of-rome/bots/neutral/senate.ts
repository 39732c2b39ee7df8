/** The Senate, where chapter IV has a Coalition and its Spoils, and an ordinary game has votes — 4.05.4, own-131 */
import type { Answer } from '@tabularium/kernel';
import { point, press } from '@tabularium/parts';
import { maybeSenator, primaryRebel, type Proposal } from '../../rules/study.ts';
import { bestProvinces, fewestVotes, type Guideline, measuresFor, type Spoil } from '../../rules/neutrals/study.ts';
import type { Guided, GuidedAnswers, Guiding } from './guided.ts';

type Way = 'aye' | 'nay' | 'abstain';

/** [own-131] Who gains by it if it is passed, and who loses. */
const gainers = (p: Proposal): readonly string[] => {
  switch (p.t) {
    case 'consuls':
      return p.pair;
    case 'censor':
    case 'dictator':
    case 'pontifex':
    case 'consul-for-life':
      return [p.nominee];
    case 'governors':
      return p.posts.map((x) => x.senator);
    case 'concessions':
      return p.gifts.map((x) => x.senator);
    case 'land-bill':
    case 'law':
      return [p.sponsor, p.coSponsor];
    case 'repeal':
      return [p.sponsor];
    default:
      return [];
  }
};
const losers = (s: Guided, p: Proposal): readonly string[] => {
  switch (p.t) {
    case 'prosecution':
    case 'special-prosecution':
      return [p.accused];
    case 'recall-pontifex':
      return [p.pontifex];
    case 'deploy':
      return p.orders.some((o) => o.t === 'send' && o.war === 'rebel') ? [primaryRebel(s.g)?.id ?? ''] : [];
    default:
      return [];
  }
};
const hasLandBills = ({ spoils }: Guideline): boolean => spoils.includes('land-bill');

/**
 * [own-131] For whatever one of its own gains by, against whatever one of its own loses by; nobody else becomes Consul for Life with its
 * votes missing against him; otherwise it abstains. [1.09.14-d] Of Land Bills, where it cannot, its card says what it thinks.
 */
const wayOn = (s: Guided, p: Proposal): Way => {
  const isOwn = (id: string): boolean => maybeSenator(s.g, id)?.faction === s.faction;
  if (losers(s, p).some(isOwn)) return 'nay';
  if (gainers(p).some(isOwn)) return 'aye';
  if (p.t === 'consul-for-life') return 'nay';
  if (p.t === 'land-bill') return hasLandBills(s.guideline) ? 'aye' : 'nay';
  if (p.t === 'repeal') return hasLandBills(s.guideline) ? 'nay' : 'aye';
  return 'abstain';
};
const vote: Guiding = (s) => {
  const proposal = s.g.senate.floors.at(-1)?.proposal;
  return proposal && press(wayOn(s, proposal));
};

/** [4.05.41-b] One of its own with least Influence; others if the Senate has rejected that. */
const nominate =
  (kind: Proposal['t'], spoil: Spoil): Guiding =>
  (s) => {
    if (s.g.senate.rejected.some((key) => key.startsWith(`${kind} `))) return undefined;
    return point('nominate', s.chosenBy('nominate', measuresFor(s.position, spoil))?.id);
  };
/** [4.05.4-f] Whichever consulship comes first on its card. */
const consulship: Guiding = (s) => {
  const { spoils } = s.guideline;
  return press(spoils.indexOf('rome-consul') < spoils.indexOf('field-consul') ? 'wantRome' : 'wantField');
};

/** [4.05.415-a] */
const province = (s: Guided): Answer | undefined => {
  const vacant = s.position.provinces.flatMap((p) => (s.list('fillProvince').includes(p.id) ? [p.id] : []));
  return point('fillProvince', s.oneOf(bestProvinces(s.position, vacant)));
};
/** [4.05.415-b] */
const governor: Guiding = (s) => {
  const p = s.position.provinces.find((x) => x.id === s.word('province'));
  return p && point('nominate', s.chosenBy('nominate', measuresFor(s.position, p.id))?.id);
};
const sponsor: Guiding = (s) => point('nameSponsor', s.chosenBy('nameSponsor', measuresFor(s.position, 'sponsor'))?.id);

/** [4.05.414-a] */
const recipient: Guiding = (s) => {
  const c = s.position.concessions.find((x) => x.id === s.word('concession')) ?? s.position.concessions[0];
  return c && point('recipient', s.chosenBy('recipient', measuresFor(s.position, c.id))?.id);
};

/** [own-131] What it puts to the vote when it presides: what the war asks for, and what its card wishes. */
export const isProposed = (kind: string, card: Guideline): boolean =>
  ['kind:raise', 'kind:deploy', 'kind:concessions'].includes(kind) || (kind === 'kind:land-bill' && hasLandBills(card));

export const GUIDED_SENATE: GuidedAnswers = {
  // [4.01.4-g][A4-06]
  'ask.setup.governor': (s) => point('nameGovernor', s.chosenBy('nameGovernor', fewestVotes(s.position))?.id),
  'ask.senate.vote': vote,
  'ask.senate.voteOne': vote,
  'ask.senate.consul': nominate('consuls', 'rome-consul'),
  'ask.senate.censor': nominate('censor', 'censor'),
  'ask.senate.consulship': consulship,
  'ask.senate.dictators': () => press('goOn'),
  'ask.senate.dictator': () => press('goOn'),
  'ask.senate.beforeCensor': () => press('goOn'),
  'ask.senate.joint': () => press('decline'),
  'ask.senate.jointAnswer': () => press('decline'),
  'ask.governors.propose': province,
  'ask.governors.post': (s) => (s.has('put') && s.number('n') > 0 ? press('put') : province(s)),
  'ask.governors.who': governor,
  // [A4-72] Nobody goes who has just come back.
  'ask.governors.consent': () => press('refuse'),
  'ask.land.sponsor': sponsor,
  'ask.land.coSponsor': sponsor,
  'ask.land.consent': (s) => press(hasLandBills(s.guideline) ? 'consent' : 'refuse'),
  'ask.concessions.who': recipient,
  'ask.prosecution.choose': () => press('endProsecutions'),
  'ask.prosecution.consent': () => press('refuse'),
};
