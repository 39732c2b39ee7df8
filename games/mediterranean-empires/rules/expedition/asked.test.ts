/** Who is asked to intercept, by what everybody knows, and how often. */
import { expect, test } from 'vitest';
import { hasType } from '../empire/cards.ts';
import type { Empires } from '../game.ts';
import {
  at,
  card,
  CARTAGO,
  GALIA,
  type Game,
  hand,
  HISPANIA,
  own,
  place,
  ROMA,
  through,
  TESTED,
} from '../testing/at.ts';
import { send } from '../testing/attack.ts';
import { march } from './march.ts';

/** All cards of a type lie in the pile of their Empire, but for those that somebody holds. */
const spend = (g: Empires, empire: string, type: 'T' | 'F'): void => {
  const seat = g.agreed.empires.indexOf(empire);
  const gone = TESTED.decks[empire]!.filter((id) => hasType(g, id, type) && g.decks[seat]!.includes(id));
  for (const id of gone) g.decks[seat]!.splice(g.decks[seat]!.indexOf(id), 1);
  g.discards[seat]!.push(...gone);
};

test('[MED.5.4.4-a][MED.5.4.4-c] asked about a place beyond the sea is whoever may have a troop and a fleet, not one of them', () => {
  const asked = (...spent: ('T' | 'F')[]): boolean => {
    const p = through(
      at(
        march,
        undefined,
        { byChance: true },
        (g) => {
          own(g, GALIA, 'narbo', 'tolosa', 'aleria');
          send(g, { by: ROMA, path: ['roma', 'aleria'], troops: ['Hastati'] });
          hand(g, GALIA, 'Vercingetorix');
          for (const type of spent) spend(g, 'GALIA', type);
        },
        [2],
      ),
    );
    return p.lines('med.total').length === 0 && p.as(GALIA).offers('letPass') !== undefined;
  };
  // He holds neither, but only the piles tell the others so; no road leads to Corsica.
  expect([asked(), asked('T'), asked('F')]).toEqual([true, false, false]);
});

/** Hispania goes by land to Saguntum, by sea to Utica, which Carthage holds; Carthage has come by sea to meet it. */
const metBefore = (): Game => {
  const p = through(
    at(march, undefined, {}, (g) => {
      own(g, HISPANIA, 'segeda', 'saguntum');
      own(g, CARTAGO, 'utica');
      const path = ['numantia', 'segeda', 'saguntum', 'utica'];
      send(g, { by: HISPANIA, path, troops: ['Scutarii'], fleets: ['Aliados Griegos'], sea: 2, arrival: 'landing' });
      hand(g, CARTAGO, 'Quinquerreme Punico', 'Quinquerreme Punico', 'Jabalineros Libios', 'Lanceros Libios');
      hand(g, HISPANIA, 'Viriato', 'Murallas');
    }),
  ).as(CARTAGO);
  p.does('interceptAt', 'city:saguntum').does('shortest');
  return p.does('fleet', card('Quinquerreme Punico')).does('troop', card('Jabalineros Libios')).does('declare');
};

test('[MED.5.4.4-g] met on land before it sails, and having won, it may be met at sea; on land no more', () => {
  const p = metBefore();
  expect(p.g.combat).toMatchObject({ kind: 'field', place: place('saguntum') });
  // Its javelins miss; 5 and 6 against 3 and 1; extra losses and both recoveries fail.
  through(p.as(HISPANIA).rolling(1, 6, 1, 6, 1, 1)).rolled();
  expect([p.waitingFor, p.as(CARTAGO).question!.prompt.k]).toEqual([[CARTAGO], 'med.ask.interceptAtSea']);
  p.does('letPass');
  expect([p.g.combat?.kind, p.g.attack!.intercepted]).toEqual(['assault', ['land']]);
});

test('[MED.9-l][MED.5.4.4-g] beaten on land before it sails, it is not met at sea', () => {
  const p = metBefore();
  // Javelins miss; 5 and 1 against 3 and 6; recovery fails for all four.
  through(p.as(HISPANIA).rolling(1, 1, 6, 1, 1, 1, 1)).rolled();
  expect([p.g.attack, p.g.vp[CARTAGO], p.g.vp[HISPANIA]]).toEqual([null, 12, 8]);
});

test('[MED.4.1-p][MED.A27] pirates are met at sea, and at the city they come to by nobody', () => {
  const p = through(
    at(march, undefined, {}, (g) => {
      own(g, CARTAGO, 'utica');
      send(g, { by: ROMA, path: ['utica'], sea: -1, arrival: 'direct' });
      const force = { ...g.attack!.force, t: 'fixed', seat: -1, naval: 8, assault: 8 } as const;
      g.attack = { ...g.attack!, kind: 'pirates', force };
      hand(g, CARTAGO, 'Quinquerreme Punico', 'Lanceros Libios');
    }),
  ).as(CARTAGO);
  expect(p.question!.prompt.k).toBe('med.ask.interceptAtSea');
  expect(p.does('letPass').g.combat?.kind).toBe('assault');
});
