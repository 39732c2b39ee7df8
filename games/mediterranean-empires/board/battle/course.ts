/** The course of an attack as the record tells it: its steps, what each side lost, the dice of the last combat. */
import type { Msg } from '@tabularium/kernel';
import type { Recorded } from '@tabularium/parts/web';

export interface Line {
  readonly k: string;
  readonly a: Readonly<Record<string, unknown>>;
  readonly dice: readonly number[];
  /** Which input put it on record. */
  readonly input: number;
}

const BEGINS = ['med.declared', 'med.neutralAttack', 'med.pirates', 'med.horde'];

const lineOf = (m: Msg, dice: readonly number[] | undefined, input: number): Line => ({
  k: m.k,
  a: m.a ?? {},
  dice: dice ?? [],
  input,
});

/** The lines of the last attack, from its declaration to its end; none where no attack was told of. */
export const attackLines = (record: readonly Recorded[] | undefined): readonly Line[] => {
  const out: Line[] = [];
  for (let i = (record?.length ?? 0) - 1; i >= 0; i--) {
    const { lines, input } = record![i]!;
    const all = lines.map((line) => lineOf(line.m, line.dice, input));
    const from = all.findLastIndex((line) => BEGINS.includes(line.k));
    out.unshift(...all.slice(Math.max(0, from)));
    if (from === -1) continue;
    const end = out.findIndex((line) => line.k === 'med.attackOver');
    return end === -1 ? out : out.slice(0, end + 1);
  }
  return [];
};

export const text = (line: Line | undefined, name: string): string => {
  const found = line?.a[name];
  return typeof found === 'string' ? found : '';
};
export const number = (line: Line | undefined, name: string): number => {
  const found = line?.a[name];
  return typeof found === 'number' ? found : 0;
};
const cardsIn = ({ a }: Line): readonly string[] => {
  const found = a['cards'] ?? a['card'];
  return Array.isArray(found) ? (found as readonly string[]) : typeof found === 'string' ? [found] : [];
};

/** One combat of the attack, from `med.battle` on. */
export interface Fight {
  readonly at: string;
  readonly place: string;
  readonly attacker: string;
  readonly defender: string;
  readonly lines: readonly Line[];
  /** Who won, once the dice have fallen. */
  readonly winner: string | undefined;
}

export const fightsOf = (lines: readonly Line[]): readonly Fight[] => {
  const starts = lines.flatMap((line, i) => (line.k === 'med.battle' ? [i] : []));
  return starts.map((from, i) => {
    const [head, ...rest] = lines.slice(from, starts[i + 1] ?? lines.length);
    const end = rest.find((x) => ['med.wins', 'med.nothingLeft', 'med.held'].includes(x.k));
    return {
      at: text(head, 'at'),
      place: text(head, 'place'),
      attacker: text(head, 'attacker'),
      defender: text(head, 'defender'),
      lines: rest,
      winner: end && (end.k === 'med.held' ? text(head, 'defender') : text(end, 'side')),
    };
  });
};

/** Cards that a side lost in a combat and did not get back. */
export const fallenOf = (fight: Fight, side: string): readonly string[] => {
  const gone = new Set<string>();
  for (const line of fight.lines) {
    if ((line.k === 'med.lost' || line.k === 'med.fled') && text(line, 'side') === side)
      for (const card of cardsIn(line)) gone.add(card);
    if (
      line.k === 'med.announced' &&
      text(line, 'side') === side &&
      fight.winner !== undefined &&
      fight.winner !== side
    )
      for (const card of cardsIn(line)) gone.add(card);
    if (line.k === 'med.recovered' && text(line, 'who') === side) gone.delete(text(line, 'card'));
  }
  return [...gone];
};

/** What an Empire has done in the window that is open: cards played, and answers. */
export const doneBy = (lines: readonly Line[], who: string): readonly Line[] => {
  const from = lines.findLastIndex((x) => x.k === 'med.battle' || x.k === 'med.route' || BEGINS.includes(x.k));
  return lines.slice(from).filter((x) => (x.k === 'med.plays' || x.k === 'med.answers') && text(x, 'who') === who);
};

type StepName = 'declared' | 'route' | 'strait' | 'interception' | 'fight' | 'dice' | 'end';
export interface Step {
  readonly name: StepName;
  readonly state: 'done' | 'now' | 'ahead';
}

/** What is going on: procedures of the rules, outermost first. */
export interface Going {
  readonly procs: readonly string[];
  /** The kind of the window that is open. */
  readonly window: string | undefined;
  readonly hasStraits: boolean;
  readonly kind: string;
  readonly isRolled: boolean;
}

const nowOf = ({ procs, window, isRolled }: Going): StepName => {
  if (procs.includes('expedition.intercept')) return 'interception';
  if (procs.includes('combat.assault') || procs.includes('barbarians.area')) return isRolled ? 'dice' : 'fight';
  if (procs.includes('expedition.straits')) return 'strait';
  return window === 'route' ? 'route' : 'declared';
};

/** `over`: it has come to an end, at its target or on the way. */
export const stepsOf = (going: Going, over?: 'there' | 'onTheWay'): readonly Step[] => {
  const names: StepName[] = [
    'declared',
    // [MED.A68] Nobody plays cards against the way of a horde.
    ...(going.kind === 'horde' ? [] : (['route'] as const)),
    ...(going.hasStraits ? (['strait'] as const) : []),
    'interception',
    'fight',
    'dice',
    'end',
  ];
  if (over) {
    const isLeftOut = (name: StepName): boolean => over === 'onTheWay' && (name === 'fight' || name === 'dice');
    return names.map((name) => ({ name, state: isLeftOut(name) ? 'ahead' : 'done' }));
  }
  const now = names.indexOf(nowOf(going));
  return names.map((name, i) => ({ name, state: i < now ? 'done' : i === now ? 'now' : 'ahead' }));
};
