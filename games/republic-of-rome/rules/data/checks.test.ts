import { copy } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { contentProblems } from './checks.ts';
import { CONTENTS } from './printed.ts';

type Parts = Parameters<typeof contentProblems>[0];
/** Content that can be broken: every list with all fields that any of them has. */
interface Row {
  id: string;
  card: string;
  era: string;
  number: number;
  statesman?: { opposes: string[]; attractedTo: string[] };
  place: number;
  of: number;
  creates: string[];
  wars: string[];
  taxFarmerRollWith: string;
  taxFarmer: number;
}
interface Loose extends Record<Exclude<keyof Parts, 'tables'>, Row[]> {
  tables: { landBills: { type: string; recurring: boolean }[] };
}
const problems = (patch: (c: Loose) => void): string[] => {
  const raw = copy(CONTENTS.raw) as unknown as Loose;
  patch(raw);
  return contentProblems(raw as unknown as Parts);
};
const of = (list: readonly Row[], id: string): Row => list.find((x) => x.id === id)!;
const bill = (c: Loose, type: string) => c.tables.landBills.find((x) => x.type === type)!;

describe('what is wrong with a content', () => {
  test('nothing with the printed one', () => {
    expect(problems(() => {})).toEqual([]);
  });

  test.each<[string, (c: Loose) => void, string[]]>([
    [
      'a piece is missing',
      (c) =>
        c.provinces.splice(
          c.provinces.indexOf(of(c.provinces, 'province:sicilia')),
          1,
          of(c.provinces, 'province:africa'),
        ),
      [
        'provinces: province:sicilia is missing',
        'provinces: province:africa stands twice',
        'wars["war:1"].creates: there is no province:sicilia',
        'wars["war:74"].attacks: there is no province:sicilia',
        'wars["war:74"].needs: there is no province:sicilia',
        'wars["war:75"].attacks: there is no province:sicilia',
        'wars["war:75"].needs: there is no province:sicilia',
      ],
    ],
    [
      'a piece that the game does not have',
      (c) => c.wars.push({ ...of(c.wars, 'war:5'), id: 'war:999' }),
      ['wars: there is no war:999 in this game', 'wars["war:999"].card: card:5 is not the card of war:999'],
    ],
    [
      'the card of another',
      (c) => (of(c.wars, 'war:5').card = 'card:6'),
      ['wars["war:5"].card: card:6 is not the card of war:5'],
    ],
    [
      'a card of another period',
      (c) => (of(c.cards, 'card:5').era = 'late'),
      ['cards["card:5"].era: is late and must be early'],
    ],
    [
      'the number of another Family',
      (c) => (of(c.senators, 'senator:1A').number = 2),
      ['senators["senator:1A"].number: is 2 and must be 1'],
    ],
    [
      'a Family with the values of a Statesman',
      (c) => (of(c.senators, 'senator:1').statesman = { opposes: [], attractedTo: [] }),
      ['senators["senator:1"].statesman: is for Statesmen, and for all of them'],
    ],
    [
      'a Statesman without his',
      (c) => void delete of(c.senators, 'senator:1A').statesman,
      ['senators["senator:1A"].statesman: is for Statesmen, and for all of them'],
    ],
    [
      'an opponent who does not exist',
      (c) => (of(c.senators, 'senator:1A').statesman!.opposes = ['senator:99']),
      ['senators["senator:1A"].statesman.opposes: there is no senator:99'],
    ],
    [
      'a War after the last of its series',
      (c) => Object.assign(of(c.wars, 'war:5'), { place: 3, of: 2 }),
      ['wars["war:5"].place: is 3 of 2'],
    ],
    [
      'a War that makes an unknown Province',
      (c) => (of(c.wars, 'war:5').creates = ['province:atlantis']),
      ['wars["war:5"].creates: there is no province:atlantis'],
    ],
    [
      'a Leader with whose unknown War Tax Farmers are rolled for',
      (c) => (c.leaders[0]!.taxFarmerRollWith = 'war:999'),
      ['leaders["leader:34"].taxFarmerRollWith: there is no war:999'],
    ],
    [
      'a Leader of an unknown War',
      (c) => (c.leaders[0]!.wars = ['war:999']),
      [expect.stringContaining('.wars: there is no war:999') as unknown as string],
    ],
    [
      'two Tax Farmers of one number',
      (c) => (c.concessions.find((x) => x.taxFarmer === 2)!.taxFarmer = 1),
      [
        'concessions: one of them, and no other, must have taxFarmer 1',
        'concessions: one of them, and no other, must have taxFarmer 2',
      ],
    ],
    [
      'no Land Bill of Type II',
      (c) => (c.tables.landBills = c.tables.landBills.filter((x) => x.type !== 'II')),
      ['tables.landBills: Type II is missing'],
    ],
    [
      'a Type I that is paid every turn',
      (c) => (bill(c, 'I').recurring = true),
      ['tables.landBills: recurring must be false for Type I'],
    ],
    [
      'a Type III that is paid once',
      (c) => (bill(c, 'III').recurring = false),
      ['tables.landBills: recurring must be true for Type III'],
    ],
  ])('%s', (_, patch, said) => {
    expect(problems(patch)).toEqual(said);
  });
});
