/** The numbers of a thing: as printed, and where it is in play as they are now, with their parts. */
import type { Msg, Tally } from '@tabularium/kernel';
import type { ProvinceSide, Roll, SenatorCard, WarCard } from '../../rules/data/content.ts';
import { leaderCard } from '../../rules/data/printed.ts';
import { maybeSenator, oratory, votesOf } from '../../rules/rome/senators.ts';
import type { OpenRome } from '../../rules/sight/sight.ts';
import { fleetSupport, fleetTally, landTally, leadersOf, maybeWar } from '../../rules/wars/wars.ts';
import { listed, signed } from '../parts.tsx';
import type { Thing } from './thing.ts';

export interface LeafNumber {
  /** The key of what it is called. */
  readonly label: string;
  readonly value: string | number | Msg;
  /** What it is made of, if it is not simply what the card says. */
  readonly tally?: Tally;
}

const row = (label: string, value: LeafNumber['value'], tally?: Tally): LeafNumber =>
  tally && tally.parts.length > 1 ? { label, value, tally } : { label, value };
const talents = (n: number): Msg => ({ k: 'leaf.n.talents', a: { n } });

/** Of a War that is in play its own numbers and those of its Leaders; otherwise those of its card. */
const warNumbers = (g: OpenRome, card: WarCard): readonly LeafNumber[] => {
  const war = maybeWar(g, card.id);
  const leaders = war ? leadersOf(g, war.id).map((l) => leaderCard(g, l.id)) : [];
  const land = war && landTally(g, war);
  const fleet = war && fleetTally(g, war);
  const disaster = [...card.disaster, ...leaders.map((l) => l.disaster)];
  const standoff = [...card.standoff, ...leaders.map((l) => l.standoff)];
  const support = war ? fleetSupport(g, war) : card.support;
  return [
    row('leaf.n.land', land?.total ?? card.land, land),
    ...(card.fleet > 0 ? [row('leaf.n.fleet', fleet?.total ?? card.fleet, fleet)] : []),
    ...(support > 0 ? [row('leaf.n.support', support)] : []),
    ...(disaster.length > 0 ? [row('leaf.n.disaster', listed(disaster))] : []),
    ...(standoff.length > 0 ? [row('leaf.n.standoff', listed(standoff))] : []),
    ...(card.spoils > 0 && war?.revolt !== true ? [row('leaf.n.spoils', talents(card.spoils))] : []),
  ];
};

/** Influence, Popularity and money are those of the moment for a Senator in play. */
const senatorNumbers = (g: OpenRome, card: SenatorCard): readonly LeafNumber[] => {
  const s = maybeSenator(g, card.id);
  return [
    row('board.mil.long', card.mil),
    row('board.ora.long', s ? oratory(g, s) : card.ora),
    row('board.loy.long', card.loy),
    row('board.inf.long', s?.influence ?? card.influence),
    row('board.popularity.long', signed(s?.popularity ?? card.popularity)),
    ...(s
      ? [row('board.knight.long', s.knights), row('board.talent.long', s.talents), row('leaf.n.votes', votesOf(g, s))]
      : []),
    row('leaf.n.chit', card.number),
  ];
};

/** "2d6 −2". [1.06.13-f] Dice that are to be paid have a minus before them. */
export const rollText = ({ dice, plus }: Roll): string =>
  `${dice < 0 ? '−' : ''}${Math.abs(dice)}d6${plus === 0 ? '' : ` ${signed(plus)}`}`;

/** The two sides of a Province card, for a table. */
export interface SideNumbers {
  /** The key of its name. */
  readonly side: 'board.undeveloped' | 'board.developed';
  readonly land: number;
  readonly fleet: number;
  readonly income: Roll;
  readonly spoils: Roll;
  /** [2.02.2-b][2.02.3-e] Where Provincial Wars are played. */
  readonly localTax: number;
  readonly maxArmies: number;
  readonly maxFleets: number;
}
export const sidesOf = (thing: Thing): readonly SideNumbers[] => {
  if (thing.t !== 'province') return [];
  const side = (name: SideNumbers['side'], s: ProvinceSide): SideNumbers => ({ side: name, ...s });
  return [side('board.undeveloped', thing.card.undeveloped), side('board.developed', thing.card.developed)];
};

export const numbersOf = (g: OpenRome, thing: Thing): readonly LeafNumber[] => {
  switch (thing.t) {
    case 'war':
      return warNumbers(g, thing.card);
    case 'leader':
      return [
        row('leaf.n.strength', signed(thing.card.strength)),
        row('leaf.n.disaster', thing.card.disaster),
        row('leaf.n.standoff', thing.card.standoff),
      ];
    case 'senator':
      return senatorNumbers(g, thing.card);
    case 'concession':
      return [row('leaf.n.income', talents(thing.card.income))];
    default:
      return [];
  }
};
