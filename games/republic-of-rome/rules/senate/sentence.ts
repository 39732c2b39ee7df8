/** A proposal in words, for whoever reads it on a table: one sentence for each thing that it brings. */
import type { Msg } from '@tabularium/kernel';
import type { ForceOrder, Proposal, ProposalOf } from './proposal.ts';

const said = (k: string, a?: Msg['a']): Msg => (a === undefined ? { k } : { k, a });

export const proposalInWords = (p: Proposal): Msg[] => {
  const of = (a?: Msg['a']): Msg[] => [said(`board.floor.${p.t}`, a)];
  switch (p.t) {
    case 'consuls':
      return of({ a: p.pair[0], b: p.pair[1] });
    case 'dictator':
    case 'censor':
    case 'pontifex':
    case 'consul-for-life':
      return of({ who: p.nominee });
    case 'governors':
      return p.posts.flatMap((x) => of({ who: x.senator, province: x.province }));
    case 'concessions':
      return p.gifts.flatMap((x) => of({ who: x.senator, what: x.concession }));
    case 'land-bill':
      return of({ type: p.type, sponsor: p.sponsor, coSponsor: p.coSponsor });
    case 'repeal':
      return of({ type: p.type, sponsor: p.sponsor });
    case 'raise':
      return [
        ...of({ legions: p.legions, fleets: p.fleets }),
        ...(p.disbanded ? [said('board.floor.raise.disbanded', { legions: [...p.disbanded] })] : []),
      ];
    case 'eliminate':
      return of({ legions: p.legions.length, fleets: p.fleets });
    case 'deploy':
      return p.orders.map(orderInWords);
    case 'reject-rhodes':
      return of();
    case 'law':
      return lawInWords(p);
    case 'recall-pontifex':
      return of({ who: p.pontifex });
    case 'prosecution':
      return [said(`board.floor.prosecution.${p.kind}`, { who: p.accused, by: p.prosecutor }), ...spokenFor(p)];
    case 'special-prosecution':
      return of({ who: p.accused });
    default:
      return p satisfies never;
  }
};

/** [2.05.2-a] */
const spokenFor = ({ accused, advocate }: ProposalOf<'prosecution'>): Msg[] => {
  if (advocate === undefined) return [];
  return [advocate === accused ? said('board.floor.himself') : said('board.floor.advocate', { who: advocate })];
};

/** [2.06.2-j] Those of its Sponsors who are alive. */
const lawInWords = ({ card, repeals, sponsor, coSponsor }: ProposalOf<'law'>): Msg[] => {
  const sponsors = [sponsor, coSponsor].filter((id) => id !== '');
  const a = { card, law: repeals, sponsors, n: sponsors.length };
  return [said(repeals === '' ? 'board.floor.law' : 'board.floor.law.repeal', a)];
};

const orderInWords = (o: ForceOrder): Msg => {
  const key = `board.order.${o.t}`;
  switch (o.t) {
    case 'send': {
      const war = o.war === 'rebel' ? 'board.theRebel' : o.war;
      return said(key, { who: o.commander, war, legions: o.legions.length, fleets: o.fleets });
    }
    case 'recall':
      return said(key, { who: o.commander });
    case 'withdraw':
    case 'reinforce':
      return said(key, { legions: o.legions.length, fleets: o.fleets });
    case 'garrison':
    case 'ungarrison':
      return said(key, { province: o.province, legions: o.legions.length });
    default:
      return o satisfies never;
  }
};
