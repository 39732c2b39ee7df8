import { expect, test } from 'vitest';
import { leaderCard, printedWar, senatorCard } from './printed.ts';
import { PRINTED } from '../testing/printed.ts';

const ofWar = (n: number): string => {
  const w = printedWar(PRINTED, `war:${n}`);
  return `${w.land}/${w.support}/${w.fleet}; ${w.disaster.join()}; ${w.standoff.join()}; ${w.spoils}`;
};
const ofLeader = (n: number): string => {
  const l = leaderCard(PRINTED, `leader:${n}`);
  return `${l.strength}; ${l.disaster}; ${l.standoff}`;
};
const ofSenator = (id: number | string): string => {
  const s = senatorCard(PRINTED, `senator:${id}`);
  return `${s.mil}/${s.ora}/${s.loy}/${s.influence}`;
};

test('[num-a] the Jugurthine War', () => {
  expect(printedWar(PRINTED, 'war:68').disaster).toEqual([14]);
});
test('[num-b] the Gladiator Revolt and Spartacus', () => {
  expect(ofWar(124)).toBe('6/0/0; 6; 16; 0');
  expect(ofLeader(136)).toBe('5; 11; 14');
});
test('[num-c] the Lusitanian and Numantine Wars and Viriathus', () => {
  expect(ofWar(72)).toBe('6/2/0; 6; 11,16; 0');
  expect(printedWar(PRINTED, 'war:73')).toMatchObject({ land: 8, support: 2, fleet: 0 });
  expect(ofLeader(89)).toBe('5; 15; 12');
});
test('[num-d] the 1st Cilician Pirates', () => {
  expect(printedWar(PRINTED, 'war:71')).toMatchObject({ land: 3, support: 2, fleet: 8 });
});
test('[num-e] Marius the Family and the Statesman, Scipio Aemilianus', () => {
  expect(['27', '27A', '1B'].map((id) => senatorCard(PRINTED, `senator:${id}`).mil)).toEqual([4, 5, 4]);
});
test('[num-f] Fabius and Claudius', () => {
  const fabius = senatorCard(PRINTED, 'senator:2');
  expect(fabius.ora + fabius.influence).toBe(7);
  expect(senatorCard(PRINTED, 'senator:5').loy).toBe(7);
});
test('[num-g] Oratory of Manlius, T. Gracchus, Sulpicius, Papirius', () => {
  expect(['6', '25A', '15', '11'].map((id) => senatorCard(PRINTED, `senator:${id}`).ora)).toEqual([2, 4, 2, 2]);
});
test('[num-h] Early Wars', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(ofWar)).toEqual([
    '10/5/10; 13; 11,14; 35',
    '15/5/0; 10; 11,15; 25',
    '5/3/0; 5; 17; 10',
    '4/2/0; 5; 17; 10',
    '10/0/0; 13; 15; 20',
    '12/10/0; 12; 11,18; 25',
    '10/5/0; 13; 14; 45',
    '6/2/0; 16; 15; 45',
  ]);
});
test('[num-i] Early Leaders', () => {
  expect([34, 35, 36, 37].map(ofLeader)).toEqual(['3; 8; 12', '7; 9; 16', '5; 14; 17', '6; 15; 14']);
});
test('[num-j] Early Families', () => {
  const families = Array.from({ length: 20 }, (_, i) => ofSenator(i + 1));
  expect(families).toEqual(
    (
      '4/3/9/5 4/2/9/5 1/2/10/5 4/3/9/4 2/3/7/4 3/2/7/4 2/2/8/4 3/3/8/3 2/3/7/3 1/2/8/3 ' +
      '1/2/6/3 2/2/7/3 4/2/6/3 3/4/7/2 3/2/8/2 1/2/9/2 2/1/6/2 3/2/6/1 4/2/8/1 2/1/6/1'
    ).split(' '),
  );
});
test('[num-k] Early Statesmen, and those who come with Popularity', () => {
  expect(['1A', '2A', '18A', '19A', '22A'].map(ofSenator)).toEqual([
    '5/5/7/6',
    '5/2/7/3',
    '5/4/7/4',
    '5/4/8/4',
    '1/6/10/1',
  ]);
  expect(['25A', '25B', '4A', '28A', '30A'].map((id) => senatorCard(PRINTED, `senator:${id}`).popularity)).toEqual([
    2, 3, 2, 1, 5,
  ]);
  expect(senatorCard(PRINTED, 'senator:1A').popularity).toBe(0);
});
