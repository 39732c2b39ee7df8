/** The statements of the rules behind a thing. `statements.test.ts` holds them to RULES.md. */
import type { CardKind } from '../../rules/data/card-kinds.ts';
import type { Office } from '../../rules/ids.ts';
import type { AdvancedThing } from './advanced-things.ts';
import type { Thing } from './thing.ts';

/** How many statements there are about a card; their names end in a, b, c … Cards that are not here have one. */
const HOW_MANY: Readonly<Record<string, number>> = {
  '1': 2,
  '2': 3,
  '3': 2,
  '33': 2,
  '35': 2,
  '47': 2,
  '54': 2,
  '70': 2,
  '74': 2,
  '89': 2,
  '97': 3,
  '103': 4,
  '105': 2,
  '106': 2,
  '107': 2,
  '114': 2,
  '125': 2,
  '126': 2,
  '130': 2,
  '133': 2,
  '135': 2,
  '139': 4,
  '144': 3,
  '152': 3,
  '153': 2,
  '156': 2,
  '157': 2,
  '158': 3,
  '159': 2,
  '160': 2,
  '163-1': 4,
  '167-2': 2,
  '168-1': 4,
  '169-1': 3,
  '172-1': 2,
  '173-1': 2,
  '173-2': 2,
  '174-1': 3,
  '176-1': 4,
};
const LETTERS = ['a', 'b', 'c', 'd'] as const;
const ofCard = (number: string): readonly string[] =>
  LETTERS.slice(0, HOW_MANY[number] ?? 1).map((letter) => `card-${number}-${letter}`);

/** Cards of which there are several are explained once, under the first of them. */
const FIRST: Readonly<Partial<Record<CardKind, string>>> = {
  tribune: '38',
  'secret-bodyguard': '47',
  'influence-peddling': '48',
  assassin: '49',
  'murder-of-a-tribune': '97',
  graft: '103',
};

const numberIn = (ref: string): string => ref.slice(ref.indexOf(':') + 1);
const TAX_FARMERS = '59';

const OFFICES: Readonly<Record<Office, readonly string[]>> = {
  dictator: ['1.09.3-a', '1.09.33-a', '1.09.33-d', '1.09.34-b'],
  'rome-consul': ['1.09.2-b', '1.09.22-b', '1.09.22-c', '1.09.11-a'],
  'field-consul': ['1.09.2-b', '1.09.22-b', '1.09.11-a'],
  censor: ['1.09.4-b', '1.09.4-e', '1.09.4-f'],
  'master-of-horse': ['1.09.33-b', '1.09.34-a', '1.09.34-b'],
  pontifex: ['2.01.2-a', '2.01.2-l', '2.01.3-a', '2.01.4-a', '2.01.5-a', '2.01.6-a', '2.01.8-b'],
  proconsul: ['1.10.8-a', '1.10.8-c', '1.09.11-f'],
};
const ADVANCED: Readonly<Record<AdvancedThing, readonly string[]>> = {
  priest: ['2.01.3-a', '2.01.3-c', '2.01.31-a', '2.01.31-d', '2.01.31-f'],
  advocate: ['2.05.2-a', '2.05.2-b', '2.05.3-b', '2.05.5-b', '2.05.6-a'],
  disbanded: ['2.04.2-c', '2.04.2-g', '2.04.3-a', '2.04.3-c', '2.04.3-f'],
  provincial: ['2.02.2-b', '2.02.3-a', '2.02.3-e', '2.02.32-a', '2.02.4-l', '2.02.412-c'],
  'rebel-governor': ['2.03.2-d', '2.03.21-a', '2.03.6-a', '2.03.7-c', '2.03.81-c', '2.03.91-f'],
};
const LAND_BILLS = {
  I: ['tbl-land-1'],
  II: ['tbl-land-2', 'tbl-land-r2'],
  III: ['tbl-land-3', 'tbl-land-r3'],
} as const;

const WAR = ['1.07.33-a', '1.07.33-b', '1.07.33-c'];

export const statementsOf = (thing: Thing): readonly string[] => {
  switch (thing.t) {
    case 'war':
      return thing.card.card === 'card:0'
        ? ['card-169-1-c', 'card-174-1-b']
        : [...ofCard(numberIn(thing.card.card)), ...WAR];
    case 'leader':
      return [...ofCard(numberIn(thing.card.card)), '1.07.34-a'];
    case 'senator':
      return thing.card.statesman
        ? [...ofCard(numberIn(thing.card.card)), '1.04.2-b', '1.07.31-a']
        : ['1.04.2-b', '1.07.311-a', '1.07.311-b', '1.07.31-a'];
    case 'concession':
      return [...ofCard(thing.card.taxFarmer > 0 ? TAX_FARMERS : numberIn(thing.card.card)), '1.07.32-b', '1.07.32-d'];
    case 'province':
      return ['1.09.5-a', '1.09.51-a', '1.06.13-a', '1.06.13-d', '1.06.51-a'];
    case 'card':
      return [
        ...ofCard(FIRST[thing.card.kind] ?? numberIn(thing.card.id)),
        ...(thing.card.kind === 'law' ? ['1.07.36-a', '1.07.36-b'] : []),
      ];
    case 'event':
      return [...ofCard(`${numberIn(thing.id)}-1`), ...(thing.dark ? ofCard(`${numberIn(thing.id)}-2`) : [])];
    case 'office':
      return OFFICES[thing.office];
    case 'advanced':
      return ADVANCED[thing.of];
    case 'land-bill':
      return ['1.09.62-a', ...LAND_BILLS[thing.row.type]];
    default:
      return thing satisfies never;
  }
};
