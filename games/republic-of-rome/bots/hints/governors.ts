/** Governors: what a Province brings, and whose votes would be away. */
import type { Msg } from '@tabularium/kernel';
import { maybeSenator, type Proposal, votesOf } from '../../rules/study.ts';
import { type Asked, sum } from '../asked.ts';
import { spoilsOf } from '../business.ts';
import { nameIn, type Saying, t } from './say.ts';

const province = (s: Asked, id: string): readonly Msg[] =>
  s.g.provinces.some((p) => p.id === id)
    ? [t('hint.rome.province', { province: id, talents: Math.round(spoilsOf(s.g, id)) })]
    : [];

const away = (s: Asked, id: string): readonly Msg[] => {
  const who = maybeSenator(s.g, id);
  if (!who) return [];
  const votes = votesOf(s.g, who);
  if (who.faction === s.faction) return [t('hint.rome.governor.own', { who: who.id, votes })];
  return who.faction < 0
    ? []
    : [t('hint.rome.governor.rival', { who: who.id, faction: `faction:${who.faction}`, votes })];
};

/** Somebody is named for the Province that is asked about, or he is asked whether he goes. */
export const governorSaid: Saying = (s, answer) => [
  ...province(s, s.word('province')),
  ...away(s, nameIn(answer) || s.word('who')),
];

const post: Saying = (s, answer) =>
  answer.verb === 'put' ? [t('hint.rome.governors.put', { n: s.number('n') })] : province(s, nameIn(answer));

/** What a proposal of several means. */
export const postsSaid = ({ g, faction }: Asked, { posts }: Extract<Proposal, { t: 'governors' }>): Msg => {
  const named = posts.flatMap((p) => maybeSenator(g, p.senator) ?? []);
  const rivals = named.filter((x) => x.faction >= 0 && x.faction !== faction);
  return t('hint.rome.governors.who', {
    own: named.filter((x) => x.faction === faction).length,
    votes: sum(rivals.map((x) => votesOf(g, x))),
  });
};

export const GOVERNORS: Readonly<Record<string, Saying>> = {
  'ask.governors.propose': post,
  'ask.governors.post': post,
  'ask.governors.who': governorSaid,
  'ask.governors.consent': governorSaid,
};
