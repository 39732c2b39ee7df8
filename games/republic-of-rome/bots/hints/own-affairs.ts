/** What a Faction does by itself: its money, its cards, its Leader. */
import {
  cardOf,
  concessionCard,
  isCorrupt,
  maybeSenator,
  oratory,
  type Senator,
  senatorsOf,
} from '../../rules/study.ts';
import { best } from '@tabularium/parts';
import { type Asked, sum } from '../asked.ts';
import { spoilsOf } from '../business.ts';
import { riseOf } from '../rise.ts';
import { debtTo } from '../worths.ts';
import { governorSaid } from './governors.ts';
import { nameIn, namesIn, type Saying, sumsIn, t } from './say.ts';

const debt = (s: Asked, faction: string): ReturnType<Saying> => {
  const talents = debtTo(s, Number(faction.slice('faction:'.length)));
  return talents > 0 ? [t('hint.rome.debt', { faction, talents })] : [];
};

/** The largest share goes to the best speaker; what little others get has another reason. */
const redistribute: Saying = (s, answer) => {
  if (answer.verb === 'openGift') {
    const owed = s.g.factions.flatMap((_, faction) => (debtTo(s, faction) > 0 ? [`faction:${faction}`] : []));
    return owed.slice(0, 1).flatMap((faction) => debt(s, faction));
  }
  if (answer.verb === 'allocate') return allocate(s, sumsIn(answer));
  const richest = best(senatorsOf(s.g, s.faction), (x) => x.talents);
  return richest ? [t('hint.rome.placed', { who: richest.id, talents: richest.talents })] : [];
};
const allocate = (s: Asked, shares: Readonly<Record<string, number>>): ReturnType<Saying> => {
  const hidden = shares[`faction:${s.faction}`] ?? 0;
  const [first, guarded] = Object.entries(shares)
    .filter(([ref]) => ref.startsWith('senator:'))
    .sort(([, a], [, b]) => b - a);
  if (!first) return [];
  const all = sum(Object.values(shares));
  const offered = s.shares('allocate');
  const there = senatorsOf(s.g, s.faction).filter((x) => offered[x.id] !== undefined);
  const rise = riseOf(s.g, there, () => all);
  if (rise) return [t('hint.rome.rise', { who: rise.who.id, talents: rise.talents })];
  return [
    t('hint.rome.speaker', { who: first[0], talents: first[1], all }),
    ...(guarded ? [t('hint.rome.guarded', { who: guarded[0], talents: guarded[1] })] : []),
    ...(hidden > 0 ? [t('hint.rome.hidden', { talents: hidden })] : []),
  ];
};

/** [1.06.13-d] What the dice bring on average, and what it may cost the Governor. */
const spoils: Saying = (s, answer) => {
  const taken = namesIn(answer);
  const id = taken[0] ?? best(s.list('takeSpoils'), (x) => spoilsOf(s.g, x));
  const p = s.g.provinces.find((x) => x.id === id);
  const who = maybeSenator(s.g, p?.governor ?? '');
  if (!p || !who) return [];
  const about = { province: p.id, who: who.id, talents: Math.round(spoilsOf(s.g, p.id)) };
  if (taken.length === 0) return [t('hint.rome.noSpoils', about)];
  return [isCorrupt(s.g, who) ? t('hint.rome.spoils.corrupt', about) : t('hint.rome.spoils', about)];
};

const incomeOf = (s: Asked, who: Senator): number =>
  sum(s.g.concessions.map((c) => (c.holder === who.id ? concessionCard(s.g, c.id).income : 0)));

const play: Saying = (s, answer) => {
  const card = nameIn(answer);
  if (answer.verb === 'playStatesman') return [t('hint.rome.playStatesman', { card })];
  if (answer.verb === 'done') return [t('hint.rome.playNothing')];
  const printed = answer.verb === 'playConcession' ? cardOf(s.g, card) : undefined;
  return printed?.kind === 'concession'
    ? [t('hint.rome.playConcession', { card, talents: concessionCard(s.g, printed.of).income })]
    : [];
};
const holder: Saying = (s, answer) => {
  const who = maybeSenator(s.g, nameIn(answer));
  return who ? [t('hint.rome.holder', { who: who.id, influence: who.influence, talents: incomeOf(s, who) })] : [];
};

const leader: Saying = (s, answer) => {
  const who = maybeSenator(s.g, nameIn(answer));
  return who ? [t('hint.rome.leads', { who: who.id, oratory: oratory(s.g, who), influence: who.influence })] : [];
};

export const OWN_AFFAIRS: Readonly<Record<string, Saying>> = {
  'ask.revenue.redistribution': redistribute,
  'ask.revenue.giftTo': (s, answer) => debt(s, nameIn(answer)),
  'ask.revenue.gift': (s) => debt(s, s.word('faction')),
  'ask.revenue.spoils': spoils,
  'ask.trade': (s) => [t('hint.rome.noTrade', { n: s.list('answerOffer').length })],
  'ask.cards.play': play,
  'ask.cards.holder': holder,
  'ask.setup.leader': leader,
  'ask.setup.governor': governorSaid,
  'ask.setup.term': governorSaid,
};
