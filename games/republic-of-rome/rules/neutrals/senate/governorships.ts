/** Which Province a Neutral takes, and who governs it — 4.05.415 */
import { provinceCard } from '../../data/printed.ts';
import type { Rome, Senator } from '../../game.ts';
import type { ProvinceId } from '../../ids.ts';
import { votesOf } from '../../rome/senators.ts';
import { province } from '../../wars/wars.ts';
import { type Measure, type Narrowed, narrowed } from '../narrowing.ts';

/** One die. Its halves are compared and shown, and never kept. */
const DIE = { expected: 3.5, most: 6, least: 1 };

const spoilsOf = (g: Rome, id: ProvinceId) => {
  const card = provinceCard(g, id);
  return province(g, id).developed ? card.developed.spoils : card.undeveloped.spoils;
};
/** [A4-43] What the printed Spoils of its side come to. */
export const expectedSpoils = (g: Rome, id: ProvinceId): number => {
  const { dice, plus } = spoilsOf(g, id);
  return dice * DIE.expected + plus;
};
const mostSpoils = (g: Rome, id: ProvinceId): number => {
  const { dice, plus } = spoilsOf(g, id);
  return dice * (dice > 0 ? DIE.most : DIE.least) + plus;
};

/** [4.05.415-a][A4-43] Most expected Spoils, then the most that they can be (in the printed content equal ones are as high). */
export const bestProvinces = (g: Rome, all: readonly ProvinceId[]): Narrowed<ProvinceId> =>
  narrowed(all, (id) => id, [
    { pick: 'most', of: (id) => expectedSpoils(g, id), named: 'measure:spoils' },
    { pick: 'most', of: (id) => mostSpoils(g, id), named: 'measure:most-spoils' },
  ]);

/** [4.05.415-b] */
export const fewestVotes = (g: Rome): Measure<Senator>[] => [
  { pick: 'least', of: (s) => votesOf(g, s), named: 'measure:votes' },
];
