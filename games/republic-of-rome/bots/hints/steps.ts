/** Single steps that are seldom asked: fines, Priesthoods, Tribunes that are bought or promised, Veterans with the Rebels. */
import { maybeSenator } from '../../rules/study.ts';
import type { Asked } from '../asked.ts';
import { influence } from '../standing.ts';
import { pass } from './in-senate.ts';
import { nameIn, namesIn, type Saying, t } from './say.ts';
import { meaning } from './votes.ts';

const ahead = (s: Asked, faction: number): number => influence(s.g, faction) - influence(s.g, s.faction);

export const fine: Saying = (s, answer) => {
  const who = maybeSenator(s.g, nameIn(answer));
  if (!who) return [t('hint.rome.noFine')];
  return [t('hint.rome.fine', { who: who.id, faction: `faction:${who.faction}`, ahead: ahead(s, who.faction) })];
};

/** [2.01.31-a] */
export const priest: Saying = (s, answer) => {
  const who = maybeSenator(s.g, nameIn(answer));
  return [who ? t('hint.rome.priest', { who: who.id }) : t('hint.rome.noPriest')];
};
export const priesthood: Saying = (s, answer) => {
  const who = maybeSenator(s.g, nameIn(answer));
  return who
    ? [t('hint.rome.priesthood', { who: who.id, faction: `faction:${who.faction}`, ahead: ahead(s, who.faction) })]
    : [];
};

const graft: Saying = (s, { verb }) => {
  const p = s.g.senate.floors.at(-1)?.proposal;
  const talents = s.number('n');
  const price = verb === 'payGraft' ? t('hint.rome.graft', { talents }) : t('hint.rome.graft.dear', { talents });
  return p ? [meaning(s, p), price] : [price];
};

export const mob: Saying = (s, answer) => {
  const { provoked } = s.g.senate;
  if (answer.verb !== 'inciteMob') return pass(s, answer);
  return [t('hint.rome.mob', { faction: `faction:${provoked}`, ahead: ahead(s, provoked) })];
};

export const promised: Saying = (_, { verb }) => [
  verb === 'proposeByTribune' ? t('hint.rome.promised') : t('hint.rome.promised.none'),
];

export const veterans: Saying = (_, answer) => {
  const n = namesIn(answer).length;
  return [n > 0 ? t('hint.rome.veterans', { n }) : t('hint.rome.veterans.own')];
};
const where: Saying = (s, answer) => {
  const who = maybeSenator(s.g, nameIn(answer));
  return who ? [t('hint.rome.veterans.to', { who: who.id })] : [];
};

export const STEPS: Readonly<Record<string, Saying>> = {
  'ask.laws.fine': fine,
  'ask.pontifex.priest': priest,
  'ask.senate.graft': graft,
  'ask.senate.mob': mob,
  'ask.senate.promisedTribune': promised,
  'ask.senate.tribuneNotDue': () => [t('hint.rome.notDue')],
  'ask.combat.veterans': veterans,
  'ask.veterans.where': where,
};
