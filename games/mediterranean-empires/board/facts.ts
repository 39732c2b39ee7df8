/** What there is to say about a place, in words: for lists, panels and readers. */
import { areaDice } from '../rules/barbarians/area.ts';
import { defence } from '../rules/combat/assault.ts';
import { contentOf } from '../rules/data/printed.ts';
import { empireOf } from '../rules/empire/order.ts';
import { capitalMarker, isArea, isKeyCity, isPacified } from '../rules/empire/places.ts';
import { NEUTRAL, OUT } from '../rules/ids.ts';
import type { OpenEmpires } from '../rules/sight.ts';
import type { Say } from './props.ts';

const isIn = (g: OpenEmpires, place: number): boolean =>
  isArea(g, place) ? g.areas[place - g.owner.length] !== 'out' : g.owner[place] !== OUT;

export const ownerName = (g: OpenEmpires, place: number, say: Say): string => {
  if (isArea(g, place)) return say(isPacified(g, place) ? 'board.pacified' : 'board.wild');
  const owner = g.owner[place]!;
  return owner === NEUTRAL ? say('board.neutral') : say(empireOf(g, owner));
};

/** The dice it defends with; a pacified area has none. */
export const diceOf = (g: OpenEmpires, place: number): number =>
  isArea(g, place) ? (isPacified(g, place) ? 0 : areaDice(g, place)) : defence(g, place);

/** [MED.5.4.7-e][MED.7-c] What the number of a place is made of. */
const sumOf = (g: OpenEmpires, place: number, say: Say): string[] => {
  const n = diceOf(g, place);
  if (!isArea(g, place)) {
    const { size } = contentOf(g).cities[place]!;
    const forts = g.forts[place]!;
    return [say('board.sum.city', { n, size, forts, capital: n - size - forts })];
  }
  return n === 0 ? [] : [say('board.sum.area', { n, strength: n - g.enraged, rage: g.enraged })];
};

export const waysOf = (g: OpenEmpires, place: number, say: Say): string[] => {
  const { links, refs } = contentOf(g);
  const to = (strait: boolean): string =>
    links[place]!.filter((l) => l.strait === strait && isIn(g, l.to))
      .map((l) => say(refs[l.to]!))
      .join(', ');
  return [
    ...(to(false) === '' ? [] : [say('board.list.roads', { to: to(false) })]),
    ...(to(true) === '' ? [] : [say('board.list.straits', { to: to(true) })]),
  ];
};

/** Capital, key city, port. */
export const marksOf = (g: OpenEmpires, place: number, say: Say): string[] => {
  if (isArea(g, place)) return [];
  const capital = capitalMarker(g, place);
  return [
    ...(capital < 0 ? [] : [say('board.list.capital', { who: empireOf(g, capital) })]),
    ...(isKeyCity(g, place) ? [say('board.keyCity')] : []),
    ...(contentOf(g).cities[place]!.port ? [say('board.port')] : []),
  ];
};

export const factsOf = (g: OpenEmpires, place: number, say: Say): string[] => [
  ...sumOf(g, place, say),
  ...(marksOf(g, place, say).length > 0 ? [marksOf(g, place, say).join(', ')] : []),
  ...waysOf(g, place, say),
];

/** One sentence for whoever comes upon it with the keys. */
export const describe = (g: OpenEmpires, ref: string, say: Say): string => {
  const place = contentOf(g).places[ref];
  if (place === undefined) return say(ref);
  return [say(ref), ownerName(g, place, say), ...factsOf(g, place, say)].join('; ');
};
