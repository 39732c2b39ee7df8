/** Proposals: who gains by them, and how the vote would end. */
import type { Msg } from '@tabularium/kernel';
import { maybeSenator, type Proposal } from '../../rules/study.ts';
import type { Asked } from '../asked.ts';
import { outlook } from '../finance.ts';
import { influence, threat } from '../standing.ts';
import { forecast, opinion } from '../votes.ts';
import { prospectsOfOrder } from '../odds.ts';
import { postsSaid } from './governors.ts';
import { percent, t } from './say.ts';

/** Who would gain an office, or whatever else is proposed. */
const gainers = (p: Proposal): readonly string[] => {
  if (p.t === 'consuls') return p.pair;
  if (p.t === 'concessions') return p.gifts.map(({ senator }) => senator);
  return 'nominee' in p ? [p.nominee] : 'coSponsor' in p ? [p.sponsor, p.coSponsor] : [];
};

/** How the vote would end if everybody judged like the bot. */
export const outcome = ({ g }: Asked, p: Proposal): Msg => {
  const votes = forecast(g, p);
  return votes > 0 ? t('hint.rome.passes', { votes }) : t('hint.rome.fails', { votes: -votes });
};

const battle = ({ g }: Asked, p: Extract<Proposal, { t: 'deploy' }>): Msg => {
  for (const o of p.orders) {
    const odds = o.t === 'send' ? prospectsOfOrder(g, o) : undefined;
    if (odds && o.t === 'send')
      return t('hint.rome.battle', {
        who: o.commander,
        won: percent(odds.victory),
        lost: percent(odds.defeat + odds.disaster),
      });
  }
  return t('hint.rome.on.war');
};

/** What the bot looks at first. */
export const meaning = (s: Asked, p: Proposal): Msg => {
  const { g, faction: me } = s;
  if (p.t === 'deploy') return battle(s, p);
  if (p.t === 'raise' || p.t === 'eliminate' || p.t === 'land-bill' || p.t === 'repeal')
    return t('hint.rome.treasury', { talents: Math.round(outlook(g)), unrest: g.unrest });
  if (p.t === 'governors') return postsSaid(s, p);
  if ('accused' in p) {
    const accused = maybeSenator(g, p.accused);
    if (accused?.faction === me) return t('hint.rome.ownAccused', { who: p.accused });
    const ahead = accused ? influence(g, accused.faction) - influence(g, me) : 0;
    return t('hint.rome.accused', { who: p.accused, ahead });
  }
  const named = gainers(p).flatMap((id) => maybeSenator(g, id) ?? []);
  const own = named.find((x) => x.faction === me);
  if (p.t === 'consul-for-life')
    return own ? t('hint.rome.life.own', { who: own.id }) : t('hint.rome.life', { who: p.nominee });
  const [rival] = named
    .filter((x) => x.faction >= 0 && x.faction !== me)
    .sort((a, b) => threat(g, me, b.faction) - threat(g, me, a.faction));
  if (own) return t('hint.rome.own', { who: own.id });
  if (!rival) return t('hint.rome.on.senate');
  const ahead = influence(g, rival.faction) - influence(g, me);
  return t('hint.rome.rival', { who: rival.id, faction: `faction:${rival.faction}`, ahead });
};

/** How the bot votes, and why. */
export const vote = (s: Asked): readonly Msg[] => {
  const p = s.g.senate.floors.at(-1)?.proposal;
  if (!p) return [];
  const wish = opinion(s.g, s.faction, p);
  const leans =
    Math.abs(wish) <= INDIFFERENT
      ? t('hint.rome.indifferent')
      : wish > 0
        ? t('hint.rome.leansFor')
        : t('hint.rome.leansAgainst');
  return [meaning(s, p), leans, outcome(s, p)];
};
/** As in the policy: less than this is not worth making an enemy. */
const INDIFFERENT = 0.3;
