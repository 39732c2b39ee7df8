/** The Forum: attempts that one pays for or against, and bids for another Initiative. */
import { maybeSenator, persuasionOdds } from '../../rules/study.ts';
import { best } from '@tabularium/parts';
import { mostForInitiative } from '../forum.ts';
import { senatorsIn } from '../setup.ts';
import { influence, threat } from '../standing.ts';
import { W } from '../weights.ts';
import { numberIn, percent, type Saying, t } from './say.ts';

const ROLLS = 36;

/** With more against it, or for it. */
const counterBribe: Saying = (s, answer) => {
  const target = maybeSenator(s.g, s.word('target'));
  if (!target) return [];
  const base = s.number('base');
  const chance = (at: number): number => percent(persuasionOdds(s.g, at) / ROLLS);
  const faction = s.word('faction');
  const by = Number(faction.slice('faction:'.length));
  const isOwn = target.faction === s.faction;
  const ahead = influence(s.g, by) - influence(s.g, s.faction);
  const talents = numberIn(answer);
  if (answer.verb === 'counterBribe')
    return [
      t('hint.rome.wonOver.paid', { target: target.id, talents, before: chance(base), after: chance(base - talents) }),
      isOwn ? t('hint.rome.wonOver.own', { target: target.id }) : t('hint.rome.wonOver.danger', { faction, ahead }),
    ];
  const now = t('hint.rome.wonOver', { target: target.id, chance: chance(base) });
  if (base <= LOWEST) return [now, t('hint.rome.wonOver.low')];
  if (isOwn) return [now, t('hint.rome.wonOver.dear', { talents: base - LOWEST })];
  const isDanger = threat(s.g, s.faction, by) > W.meddle;
  return [now, isDanger ? t('hint.rome.wonOver.notWorth') : t('hint.rome.wonOver.harmless', { faction, ahead })];
};
/** As in the policy: it pays down to this Base Number for its own. */
const LOWEST = 3;

const raise: Saying = (s, answer) => {
  const base = s.number('base');
  const chance = (at: number): number => percent(persuasionOdds(s.g, at) / ROLLS);
  if (answer.verb !== 'raise') return [t('hint.rome.roll', { target: s.word('target'), chance: chance(base) })];
  const talents = numberIn(answer);
  return [t('hint.rome.more', { talents, before: chance(base), after: chance(base + talents) })];
};

/** What it is worth to whoever would bid, and what others have bid. */
const bid: Saying = (s) => {
  const who = best(senatorsIn(s, 'bid'), (x) => x.talents) ?? maybeSenator(s.g, s.word('who'));
  if (!who) return [];
  const high = s.number('high');
  const worth = t('hint.rome.bid', { who: who.id, talents: Math.max(0, mostForInitiative(s, who)) });
  return high > 0 ? [worth, t('hint.rome.bid.high', { talents: high })] : [worth];
};

export const IN_FORUM: Readonly<Record<string, Saying>> = {
  'ask.forum.counterBribe': counterBribe,
  'ask.forum.raise': raise,
  'ask.forum.bid': bid,
  'ask.forum.sealedBid': bid,
  'ask.forum.amount': bid,
};
