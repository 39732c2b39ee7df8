/** The course of an attack: what no longer happens once it is over. */
import { expect, test } from 'vitest';
import type { Attack } from '../game.ts';
import { at, card, CARTAGO, type Game, hand, HISPANIA, isOver, own, place, ROMA, through } from '../testing/at.ts';
import { send } from '../testing/attack.ts';
import { fixedForce } from './force.ts';
import { march } from './march.ts';

test('[MED.9-l][MED.A10] what an ambush has taken crosses no strait', () => {
  const p = at(march, undefined, {}, (g) => {
    own(g, CARTAGO, 'aleria');
    send(g, { by: ROMA, path: ['roma', 'aleria'], troops: ['Hastati'] });
    hand(g, HISPANIA, 'Emboscada');
    hand(g, CARTAGO, 'Lanceros Libios', 'Quinquerreme Punico');
  });
  // One die for the ambush and one for the card: nobody rolls for the strait, and Carthage has nobody to meet.
  p.as(CARTAGO).does('decline').as(HISPANIA).rolling(3, 0).does('play', card('HISPANIA/Emboscada')).rolled();
  expect([isOver(p), p.logKeys().at(-2), p.g.owner[place('aleria')]]).toEqual([true, 'med.spent', CARTAGO]);
});

test('[MED.5.4.3-c][MED.A10] what a strait has taken is met by nobody', () => {
  // The whole of it, or the only card that it had.
  for (const dice of [
    [1, 1, 1],
    [1, 1, 4, 0],
  ]) {
    const p = at(march, undefined, {}, (g) => {
      own(g, CARTAGO, 'utica');
      send(g, { by: ROMA, path: ['nora', 'utica'], troops: ['Hastati'] });
      hand(g, CARTAGO, 'Lanceros Libios', 'Milicia Punica');
    });
    p.as(CARTAGO)
      .rolling(...dice)
      .does('decline')
      .rolled();
    expect([isOver(p), p.g.discards[ROMA], p.g.owner[place('utica')]]).toEqual([true, [card('Hastati')], CARTAGO]);
  }
});

/** Rome comes to Utica by sea; Carthage holds a ship and a spearman, and has met it with one of them. */
const met = (arrival: Attack['arrival'], ...answers: [verb: string, arg?: string][]): Game => {
  const p = through(
    at(march, undefined, {}, (g) => {
      own(g, CARTAGO, 'utica');
      const fleets = ['Quinquerreme Romano'];
      send(g, { by: ROMA, path: ['roma', 'utica'], troops: ['Hastati'], fleets, sea: 0, arrival });
      hand(g, CARTAGO, 'Quinquerreme Punico', 'Lanceros Libios', 'Milicia Punica');
    }),
  ).as(CARTAGO);
  for (const [verb, arg] of answers) p.does(verb, arg);
  return p;
};

test('[MED.A70][MED.5.4.5-i] a direct assault that is beaten at sea is over: nobody hears that it must land', () => {
  const p = met('direct', ['interceptAtSea'], ['fleet', card('Quinquerreme Punico')], ['declare']);
  // 5 and 1 against 4 and 6; recovery fails three times.
  through(p.rolling(1, 6, 1, 1, 1)).rolled();
  expect([isOver(p), p.said('med.mustLand'), p.said('med.cannotAssault')]).toEqual([true, [], []]);
  expect([p.g.vp.slice(0, 2), p.g.owner[place('utica')]]).toEqual([[8, 12], CARTAGO]);
});

test('[MED.5.4.2-b][MED.A70] only a direct assault that has become too weak must land', () => {
  // Not one that is strong enough for Utica, nor who comes by land, nor pirates, who have no fleets to count.
  const strong = met('direct', ['letPass']);
  expect([strong.g.combat?.kind, strong.g.attack!.arrival, strong.lines('med.mustLand')]).toEqual([
    'assault',
    'direct',
    [],
  ]);
  const byLand = through(
    at(march, undefined, {}, (g) => {
      own(g, CARTAGO, 'capua');
      send(g, { by: ROMA, path: ['roma', 'capua'], troops: ['Hastati'] });
      hand(g, CARTAGO, 'Milicia Punica');
    }),
  ).as(CARTAGO);
  byLand.does('letPass');
  expect([byLand.g.attack!.arrival, byLand.lines('med.mustLand')]).toEqual(['land', []]);
  const pirates = through(
    at(march, undefined, {}, (g) => {
      own(g, CARTAGO, 'utica');
      send(g, { by: ROMA, path: ['utica'], sea: -1, arrival: 'direct' });
      g.attack = { ...g.attack!, kind: 'pirates', force: fixedForce({ naval: 8, assault: 8, sails: true }) };
      hand(g, CARTAGO, 'Lanceros Libios', 'Milicia Punica');
    }),
  ).as(CARTAGO);
  pirates.does('letPass');
  expect([pirates.g.attack!.arrival, pirates.lines('med.mustLand')]).toEqual(['direct', []]);
});

test('[MED.7.3-h][MED.5.4.6-g] an attack that is beaten where it lands does not come to the assault', () => {
  const land: [string, string?][] = [['letPass'], ['interceptAt', 'city:utica'], ['byLand'], ['shortest']];
  const p = met('landing', ...land, ['troop', card('Lanceros Libios')], ['declare']);
  through(p.rolling(1, 6, 1, 1, 1)).rolled();
  // After the battle its points and its recovery are told, and nothing of an attack that has nothing left.
  const after = p.logKeys().slice(p.logKeys().lastIndexOf('med.total') + 1);
  expect([...new Set(after)]).toEqual(['med.wins', 'med.loses', 'med.gains', 'med.recoveryRoll', 'med.attackOver']);
  expect([isOver(p), p.g.owner[place('utica')], p.g.vp.slice(0, 2)]).toEqual([true, CARTAGO, [8, 12]]);
});

test('[MED.7.3-h][MED.5.4.4-d] an attack that nobody stops comes to its target: a city is assaulted, an area met in the field', () => {
  const city = met('landing', ['letPass'], ['letPass']);
  expect(city.g.combat).toMatchObject({ kind: 'assault', place: place('utica') });
  const area = at(march, undefined, {}, (g) => {
    send(g, { by: HISPANIA, path: ['numantia', 'CANTABRI'], troops: ['Scutarii'] });
    hand(g, HISPANIA, 'Viriato');
  });
  expect(through(area.byChance()).lines('med.announced')).toHaveLength(2);
  expect(area.lines('med.total')[1]).toMatchObject({ dice: expect.stringMatching(/^\d \d \d$/) });
});
