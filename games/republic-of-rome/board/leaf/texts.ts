/** What a thing does, in our own words: sentences for each property that its card has, and those that are its own. */
import type { Msg } from '@tabularium/kernel';
import type {
  ConcessionCard,
  LandBillRow,
  LeaderCard,
  ProvinceCard,
  SenatorCard,
  Statesman,
  WarCard,
} from '../../rules/data/content.ts';
import { contentOf, type Packed } from '../../rules/data/printed.ts';
import { isProvincialRevolt } from '../../rules/wars/wars.ts';
import { en as cards } from '../messages/cards/en.ts';
import type { Thing } from './thing.ts';

const said = (k: string, a?: Msg['a']): Msg => (a ? { k, a } : { k });
const when = (is: unknown, ...said: readonly Msg[]): readonly Msg[] => (is ? said : []);

/** Sentences that only this one has. */
const own = (id: string): readonly Msg[] => when(Object.hasOwn(cards, `text.${id}`), { k: `text.${id}` });

const drawn = (g: Packed, card: WarCard): Msg => {
  if (card.drawn === 'conditional') return said('leaf.war.drawn.conditional', { provinces: card.needs });
  const isAlone = card.of === 1 && !contentOf(g).leaders.some((l) => l.wars.includes(card.id));
  return said(`leaf.war.drawn.${card.drawn === 'inactive' && isAlone ? 'alone' : card.drawn}`);
};

const warTexts = (g: Packed, card: WarCard): readonly Msg[] => {
  if (isProvincialRevolt(card.id)) return [said('leaf.war.risen'), said('leaf.war.revolt')];
  const special = own(card.id);
  /** Those that have a sentence of their own about their Provinces. */
  const isPlain = special.length === 0 || card.creates.length > 1;
  return [
    ...when(card.of > 1, said('leaf.war.series', { n: card.place, of: card.of })),
    drawn(g, card),
    ...when(card.fleet > 0, said('leaf.war.sea')),
    ...when(card.creates.length > 0 && isPlain, said('leaf.war.creates', { provinces: card.creates })),
    ...special,
    ...when(card.revolt === 'always', said('leaf.war.revolt')),
    ...when(card.revolt === 'if', said('leaf.war.revoltIf', { provinces: card.revoltIf })),
    ...when(card.drought, said('leaf.war.drought')),
    ...when(card.taxFarmerRoll, said('leaf.war.taxFarmers')),
    ...when(card.destroys.length > 0, said('leaf.war.destroys', { concessions: card.destroys })),
  ];
};

const CLEOPATRA = 'leader:139';
const leaderTexts = (card: LeaderCard): readonly Msg[] => [
  ...when(card.id !== CLEOPATRA, said('leaf.leader', { wars: card.wars })),
  ...own(card.id),
  ...when(card.taxFarmerRollWith, said('leaf.leader.taxFarmers', { war: card.taxFarmerRollWith })),
];

const abilities = (s: Statesman, { mil }: SenatorCard): readonly Msg[] => [
  ...when(s.nullifies, said('leaf.nullifies', { wars: s.nullifies ?? [] })),
  ...when(s.halvesLosses, said('leaf.halvesLosses')),
  ...when(s.tribune, said('leaf.tribune')),
  ...when(s.claimsLandCommissioner, said('leaf.claimsLandCommissioner')),
  ...when(s.appealDice, said('leaf.appealDice', { n: s.appealDice ?? 0 })),
  ...when(s.vetoesLandBills, said('leaf.vetoesLandBills')),
  ...when(s.proposesLandBills, said('leaf.proposesLandBills')),
  ...when(s.knightBonus, said('leaf.knightBonus', { n: s.knightBonus ?? 0 })),
  ...when(s.veterans, said('leaf.veterans', { n: s.veterans ?? 0 })),
  ...when(s.doublesIncome, said('leaf.doublesIncome')),
  ...when(s.sparesUnits, said('leaf.sparesUnits')),
  ...when(s.doublesPopularity, said('leaf.doublesPopularity')),
  ...when(s.rollsMilitary, said('leaf.rollsMilitary', { n: mil })),
  ...when(s.opposes.length > 0, said('leaf.opposes', { who: s.opposes })),
  ...when(s.attractedTo.length > 0, said('leaf.attractedTo', { who: s.attractedTo })),
];

const senatorTexts = (g: Packed, card: SenatorCard): readonly Msg[] => {
  if (card.statesman)
    return [said('leaf.statesman', { family: `senator:${card.number}` }), ...abilities(card.statesman, card)];
  const who = contentOf(g)
    .senators.filter((s) => s.statesman && s.number === card.number)
    .map((s) => s.id);
  return [said('leaf.family'), ...when(who.length > 0, said('leaf.family.statesmen', { who }))];
};

const concessionTexts = (g: Packed, card: ConcessionCard): readonly Msg[] => {
  const wars = contentOf(g)
    .wars.filter((w) => w.destroys.includes(card.id))
    .map((w) => w.id);
  return [
    said(`leaf.concession.${card.pays}`, { n: card.income }),
    ...own(card.id),
    ...when(card.grain, said('leaf.concession.grain')),
    ...when(card.disaster.length > 0, said('leaf.concession.disaster', { dice: card.disaster.join(', ') })),
    ...when(card.taxFarmer > 0, said('leaf.concession.taxFarmer', { n: card.taxFarmer })),
    ...when(wars.length > 0, said('leaf.concession.destroyedBy', { wars })),
    said('leaf.concession.corrupt'),
  ];
};

const provinceTexts = (g: Packed, card: ProvinceCard): readonly Msg[] => {
  const wars = contentOf(g)
    .wars.filter((w) => w.creates.includes(card.id))
    .map((w) => w.id);
  return [
    said('leaf.province'),
    ...when(card.frontier, said('leaf.province.frontier')),
    ...when(wars.length > 0, said('leaf.province.createdBy', { wars })),
  ];
};

const landBillTexts = ({ repeal, ...row }: LandBillRow): readonly Msg[] => [
  said(row.recurring ? 'leaf.landBill.each' : 'leaf.landBill.once', { n: row.cost }),
  said('leaf.landBill.passes', {
    unrest: Math.abs(row.unrest),
    sponsor: Math.abs(row.sponsor),
    coSponsor: Math.abs(row.coSponsor),
    against: Math.abs(row.against),
  }),
  ...when(
    row.recurring,
    said('leaf.landBill.repeal', {
      unrest: Math.abs(repeal.unrest),
      sponsor: Math.abs(repeal.sponsor),
      voteFor: Math.abs(repeal.voteFor),
    }),
  ),
];

export const textsOf = (g: Packed, thing: Thing): readonly Msg[] => {
  switch (thing.t) {
    case 'war':
      return warTexts(g, thing.card);
    case 'leader':
      return leaderTexts(thing.card);
    case 'senator':
      return senatorTexts(g, thing.card);
    case 'concession':
      return concessionTexts(g, thing.card);
    case 'province':
      return provinceTexts(g, thing.card);
    case 'card':
      return [...own(thing.card.id), ...own(`kind:${thing.card.kind}`)];
    case 'event':
      return own(thing.dark ? `${thing.id}:dark` : thing.id);
    case 'office':
      return own(`office:${thing.office}`);
    case 'advanced':
      return own(`advanced:${thing.of}`);
    case 'land-bill':
      return landBillTexts(thing.row);
    default:
      return thing satisfies never;
  }
};
