/** Arguments close to what an offer allows, of another type, or plain garbage. Some may be legal: ask `isOffered`. */
import type { Offer } from '@tabularium/kernel';

/** Names that every object has: a careless lookup takes them for things of the game. */
export const PROTOTYPE_NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

const GARBAGE: readonly unknown[] = [
  undefined,
  null,
  true,
  '',
  0,
  -1,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 53,
  [],
  [[]],
  {},
  'nonsense',
  ...PROTOTYPE_NAMES,
];

/** `foreign` is something that exists in the game but perhaps not in this offer. */
export const nearMisses = (o: Offer, foreign: string): unknown[] => [...close(o, foreign), foreign, ...GARBAGE];

const close = (o: Offer, foreign: string): unknown[] => {
  switch (o.t) {
    case 'button':
      return [[undefined]];
    case 'pick': {
      const [ref = ''] = o.of;
      return [`${ref} `, ref.toUpperCase(), ref.slice(0, -1), [ref], { [ref]: 1 }, o.of, o.of.length, 0];
    }
    case 'range':
      return [o.min - 1, o.max + 1, o.min + 0.5, -0, `${o.min}`, [o.min], { n: o.min }, -o.max];
    case 'choose':
      return closeToChoice(o, foreign);
    case 'allot':
      return closeToAllotment(o, foreign);
    case 'text':
      return ['', ' ', ' a', 'a\n', 'a\u0000b', 'x'.repeat(o.max + 1), ['a'], 1];
    default:
      return o satisfies never;
  }
};

const closeToChoice = ({ of, min, max }: Offer & { t: 'choose' }, foreign: string): unknown[] => {
  const few = of.slice(0, Math.max(1, min));
  const [first = ''] = of;
  return [
    of.slice(0, Math.max(0, min - 1)),
    of.slice(0, max + 1),
    [...of, ...of],
    [...few.slice(1), foreign],
    [first, first],
    new Array(few.length).fill(first),
    new Array(few.length),
    few.join(),
    Object.assign({}, few, { length: few.length }),
    few.map((ref) => [ref]),
    few.map((_, i) => i),
    first,
  ];
};

const closeToAllotment = ({ of, max }: Offer & { t: 'allot' }, foreign: string): unknown[] => {
  const [[first, most] = ['', 0]] = Object.entries(of);
  return [
    { [first]: most + 1 },
    { [first]: max + 1 },
    { [first]: 0 },
    { [first]: -1, [foreign]: 2 },
    { [first]: 0.5 },
    { [first]: '1' },
    { [first]: Number.NaN },
    { [foreign]: 1 },
    of,
    [[first, 1]],
    new Map([[first, 1]]),
    first,
    1,
    ...PROTOTYPE_NAMES.map((name) => JSON.parse(`{"${name}":1}`) as unknown),
  ];
};
