/** What the bot takes of the Spoils of the Senate in a game for one or two, and what it keeps others from — 4.05.4 */
import type { Answer } from '@tabularium/kernel';
import {
  concessionCard,
  isAlignedInRome,
  landBill,
  type LandBill,
  maybeSenator,
  military,
  type OpenRome,
  type Senator,
} from '../rules/study.ts';
import { best, point, press } from '@tabularium/parts';
import { type Answering, type Answers, type Asked } from './asked.ts';
import { spoilsOf } from './business.ts';
import { outlook } from './finance.ts';
import { senatorsIn } from './setup.ts';
import { gainFor, LIFE_ELECTION, threat, worth } from './standing.ts';
import { isAtWar } from './war.ts';

/** [1.09.22-b][1.09.4-e] The Influence of a Consul or Censor. */
const OFFICE = 5;
/** What an income of 1 Talent is worth over the turns that it is likely to last. */
const PER_INCOME = 1.2;
/** From this Unrest on the people are dangerous. */
const RESTLESS = 4;

/** What a Senator gains by it, on the scale of Influence; what a rival gains counts against it. */
const valueFor = (s: Asked, spoil: string, x: Senator): number => {
  const { g, faction } = s;
  if (spoil.startsWith('office:')) {
    const skill = spoil === 'office:field-consul' && isAtWar(g) ? 0.3 * military(g, x) : 0;
    // One great man is Consul for Life sooner than two.
    return gainFor(g, faction, x, OFFICE) + (x.faction === faction ? skill + 0.05 * x.influence : 0);
  }
  if (spoil.startsWith('province:')) return governing(s, spoil, x);
  if (x.faction !== faction) return -threat(g, faction, x.faction);
  if (spoil.startsWith('concession:')) return PER_INCOME * concessionCard(g, spoil).income - 0.01 * x.influence;
  return billValue(s);
};
/** [4.05.415-c] His own go to rich Provinces if they are not missed in Rome; a rival who is about to win goes anywhere. */
const governing = ({ g, faction }: Asked, province: string, x: Senator): number => {
  if (x.faction === faction) return PER_INCOME * spoilsOf(g, province) - 0.5 * worth(g, x);
  return x.influence >= LIFE_ELECTION - OFFICE ? 2 * threat(g, faction, x.faction) + 0.2 * x.influence : -0.5;
};

/** [4.05.416-g] The Land Bill that is put, or the one that would be: the costliest, to be careful. */
const billOf = (g: OpenRome): LandBill => {
  const type = g.neutrals?.landBill.type;
  return type === undefined || type === '' ? 'III' : type;
};
const isAffordable = (g: OpenRome): boolean => outlook(g) > landBill(g, billOf(g)).cost;
/** Its Sponsors become popular. */
const POPULAR = 1.5;
const billValue = ({ g }: Asked): number => (isAffordable(g) ? POPULAR + (g.unrest >= RESTLESS ? 3 : 0) : -2);

/** Everybody who could have something, as far as one can tell before he is asked for whom. */
const hopefuls = (g: OpenRome): Senator[] => g.senators.filter(isAlignedInRome);
/** [4.05.4-j] */
const mayHold = (s: Asked, spoil: string, x: Senator): boolean =>
  !spoil.startsWith('office:') || (x.office === '' && (spoil === 'office:censor') === x.priorConsul);

/** Nothing is taken a second time in a turn if nobody was found for it. */
const inVain = (spoil: string): string => `nobody for ${spoil}`;
const take: Answering = (s) => {
  const of = s.list('takeSpoil');
  const expected = (spoil: string): number =>
    Math.max(...hopefuls(s.g).map((x) => (mayHold(s, spoil, x) ? valueFor(s, spoil, x) : -OFFICE)));
  const found = best(
    of.filter((spoil) => s.memory.tried(s.g.turn, inVain(spoil)) === 0),
    expected,
  );
  if (found !== undefined && (expected(found) > 0 || !s.has('passSpoils'))) return point('takeSpoil', found);
  return s.has('passSpoils') ? press('passSpoils') : point('takeSpoil', of[0]);
};
const who: Answering = (s) => {
  const spoil = s.word('what');
  const found = best(senatorsIn(s, 'giveSpoil'), (x) => valueFor(s, spoil, x));
  const isWorthIt = found !== undefined && valueFor(s, spoil, found) > 0;
  if (!isWorthIt && s.has('otherSpoil') && s.memory.try(s.g.turn, inVain(spoil)) === 0) return press('otherSpoil');
  return point('giveSpoil', found?.id);
};
const coSponsor: Answering = (s) =>
  point('coSponsor', best(senatorsIn(s, 'coSponsor'), (x) => (x.faction === s.faction ? 50 : 0) - x.popularity)?.id);

/** [4.02.2-a] A Neutral gets the poorest. */
const concession: Answering = (s) =>
  point(
    'concession',
    best(s.list('concession'), (id) => -concessionCard(s.g, id).income),
  );

/** What somebody is about to take is worth so little to him that he plays a Tribune. */
const INTOLERABLE = -5;
/** [4.05.419-a] Against whoever is about to win; or to have the office for one of his own, whose turn is next. */
export const skip = (s: Asked): Answer | undefined => {
  const choice = s.g.neutrals?.choice;
  if (choice === undefined || choice === '' || !['field-consul', 'rome-consul', 'censor'].includes(choice.spoil))
    return undefined;
  const rival = maybeSenator(s.g, choice.who);
  if (rival === undefined || rival.faction === s.faction) return undefined;
  const { members } = s.g.neutrals!.coalition;
  const next = members[(members.indexOf(choice.by) + 1) % members.length];
  const own = hopefuls(s.g).some((x) => x.faction === s.faction && mayHold(s, `office:${choice.spoil}`, x));
  return (next === s.faction && own) || gainFor(s.g, s.faction, rival, OFFICE) <= INTOLERABLE
    ? point('skipByTribune', s.list('skipByTribune')[0])
    : undefined;
};
/** [4.05.419-c] The State could not pay for it. */
export const cancelBill = (s: Asked): Answer | undefined =>
  isAffordable(s.g) || s.g.unrest >= RESTLESS
    ? undefined
    : point('cancelBillByTribune', s.list('cancelBillByTribune')[0]);
/** [4.05.417-d] */
export const saveBill = (s: Asked): Answer | undefined =>
  isAffordable(s.g) && s.g.unrest >= RESTLESS
    ? point('coSponsorByTribune', s.list('coSponsorByTribune')[0])
    : undefined;

export const SPOILS: Answers = {
  'ask.spoils.which': take,
  'ask.spoils.who': who,
  'ask.spoils.coSponsor': coSponsor,
  'ask.spoils.concession': concession,
  'ask.spoils.call': () => press('pass'),
  'ask.spoils.callChoice': () => press('pass'),
  'ask.spoils.callPass': () => press('pass'),
};
