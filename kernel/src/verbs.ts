/** Verbs of a wait, laid out for speed: what each offers now, and taking it. The types of locals are erased here. */
import type { Cx, Look } from './context.ts';
import { Broken } from './errors.ts';
import type { Flow, Interrupt, Node, Wait } from './flow.ts';
import type { Allot, Button, Choose, Pick, Range, Text, Withheld } from './kinds.ts';
import type { Msg } from './message.ts';
import { answerable, type InputArg, isRefs, type Offer } from './question.ts';
import type { Seat } from './seat.ts';

export type AnyFlow = Flow<any, string, unknown>;
export type AnyWait<G> = Wait<G, any, string, any>;
export type AnyNode<G> = Node<G, any, string, any>;

/** Verbs of every kind have the same fields in the same order: they are looked at for every question, and so it is faster. */
interface Compiled<T extends Offer['t'], O, X> {
  readonly t: T;
  readonly name: string;
  readonly rules: readonly string[];
  /** What is on offer; of a button, whether it may be pressed. */
  readonly of: O;
  readonly take: X;
  /** The offer of a button, which is always the same. */
  readonly offer: Offer | undefined;
  readonly withheld: ((cx: Look<any>, l: any, by: Seat) => Withheld | undefined) | undefined;
  readonly why: ((cx: Look<any>, l: any, id: string, by: Seat) => Msg | undefined) | undefined;
}
type Of<T extends Offer['t'], V extends { readonly of: unknown; readonly take: unknown }> = Compiled<
  T,
  V['of'],
  V['take']
>;
export type CompiledVerb<G> =
  | Compiled<'button', Button<G, any, AnyFlow>['when'], Button<G, any, AnyFlow>['take']>
  | Of<'pick', Pick<G, any, AnyFlow>>
  | Of<'range', Range<G, any, AnyFlow>>
  | Of<'choose', Choose<G, any, AnyFlow>>
  | Of<'allot', Allot<G, any, AnyFlow>>
  | Of<'text', Text<G, any, AnyFlow>>;

export interface CompiledWait<G> {
  readonly node: AnyWait<G>;
  readonly rules: readonly string[];
  readonly verbs: readonly CompiledVerb<G>[];
  readonly byName: ReadonlyMap<string, CompiledVerb<G>>;
  readonly interrupts: readonly Interrupt<G>[];
  /** The same in the same order, divided where `only` changes. */
  readonly stepsIn: readonly SteppingIn<G>[];
}
interface SteppingIn<G> {
  readonly only: Interrupt<G>['only'];
  readonly of: readonly Interrupt<G>[];
}

/** An auto node, or a wait laid out for asking. */
export type Step<G> =
  | { readonly auto: (cx: Cx<G>, l: any) => AnyFlow; readonly wait: undefined }
  | { readonly auto: undefined; readonly wait: CompiledWait<G> };

/** Takes back a standing order, whatever is being asked. No game may have a verb of this name. */
export const WITHDRAW = 'withdraw';

/** The verb in the record when a seat was passed over. It is in no question, so nobody can send it. */
export const SILENCE = 'silence';

/** The window of interrupts that are possible whatever is being asked. */
const ANYWHERE = '*';

const NO_RULES: readonly string[] = [];

export const isWait = <G>(n: AnyNode<G>): n is AnyWait<G> => typeof n === 'object';

export const compileWait = <G>(where: string, node: AnyWait<G>, all: readonly Interrupt<G>[]): CompiledWait<G> => {
  const interrupts = all.filter((i) => i.window === ANYWHERE || node.windows?.includes(i.window));
  const verbs: CompiledVerb<G>[] = [
    ...compiled('button', node.buttons, (v) => v.when),
    ...compiled('pick', node.picks, (v) => v.of),
    ...compiled('range', node.ranges, (v) => v.of),
    ...compiled('choose', node.chooses, (v) => v.of),
    ...compiled('allot', node.allots, (v) => v.of),
    ...compiled('text', node.texts, (v) => v.of),
  ];
  const names = [WITHDRAW, SILENCE, ...verbs.map((v) => v.name), ...interrupts.map((i) => i.verb)];
  const twice = names.find((n, i) => names.indexOf(n) !== i);
  if (twice !== undefined) throw new Error(`${where}: two verbs are called ${twice}`);
  const missing =
    typeof node.silent === 'object' ? node.silent.find((n) => !Object.hasOwn(node.buttons ?? {}, n)) : undefined;
  if (missing !== undefined) throw new Error(`${where}: silence would be ${missing}, which is no button`);
  const sayable = { ...node.buttons, ...node.picks };
  const unsaid = node.aloud?.find((n) => !Object.hasOwn(sayable, n));
  if (unsaid !== undefined) throw new Error(`${where}: ${unsaid} is said aloud, but is no button and no pick`);
  return {
    node,
    rules: node.rules ?? NO_RULES,
    verbs,
    byName: new Map(verbs.map((v) => [v.name, v])),
    interrupts,
    stepsIn: divided(interrupts),
  };
};

const divided = <G>(interrupts: readonly Interrupt<G>[]): SteppingIn<G>[] => {
  const groups: { only: Interrupt<G>['only']; of: Interrupt<G>[] }[] = [];
  for (const i of interrupts) {
    const last = groups.at(-1);
    if (last && last.only === i.only) last.of.push(i);
    else groups.push({ only: i.only, of: [i] });
  }
  return groups;
};

interface Written<X> {
  readonly rules?: readonly string[];
  readonly take: X;
  readonly withheld?: Compiled<'pick', unknown, unknown>['withheld'];
  readonly why?: Compiled<'pick', unknown, unknown>['why'];
}
const compiled = <const T extends Offer['t'], V extends Written<unknown>, O>(
  t: T,
  verbs: Readonly<Record<string, V>> | undefined,
  of: (v: V) => O,
): Compiled<T, O, V['take']>[] =>
  Object.entries(verbs ?? {}).map(([name, v]) => {
    const { rules = NO_RULES, take, withheld, why } = v;
    return {
      t,
      name,
      rules,
      of: of(v),
      take,
      offer: t === 'button' ? { t: 'button', rules } : undefined,
      withheld,
      why,
    };
  });

/** A button that is known here but may not be pressed. */
interface Denied {
  readonly t: 'denied';
  readonly why: Msg;
}

/** What the verb offers this seat now: an offer, the reason why not, or nothing. */
export const offerOf = <G>(v: CompiledVerb<G>, cx: Look<G>, l: object, by: Seat): Offer | Denied | undefined => {
  switch (v.t) {
    case 'button': {
      const may = v.of === undefined || v.of(cx, l, by);
      return may === true ? v.offer : may === false ? undefined : { t: 'denied', why: may };
    }
    case 'pick': {
      const of = v.of(cx, l, by);
      return of.length > 0 ? { t: 'pick', of, rules: v.rules } : undefined;
    }
    case 'range': {
      const [min, max] = v.of(cx, l, by);
      return min <= max ? { t: 'range', min, max, rules: v.rules } : undefined;
    }
    case 'choose': {
      const { of, min, max } = v.of(cx, l, by);
      return answerable({ t: 'choose', of, min, max, rules: v.rules });
    }
    case 'allot': {
      const { of, min, max } = v.of(cx, l, by);
      return answerable({ t: 'allot', of, min, max, rules: v.rules });
    }
    case 'text': {
      const max = v.of(cx, l, by);
      return max > 0 ? { t: 'text', max, rules: v.rules } : undefined;
    }
    default:
      return v satisfies never;
  }
};

export const isOffer = (x: Offer | Denied | undefined): x is Offer => x !== undefined && x.t !== 'denied';

/** `arg` has been accepted by the verb's own offer. */
export const take = <G>(v: CompiledVerb<G>, cx: Cx<G>, l: object, arg: InputArg | undefined, by: Seat): AnyFlow => {
  switch (v.t) {
    case 'button':
      return v.take(cx, l, by);
    case 'pick':
    case 'text':
      if (typeof arg === 'string') return v.take(cx, l, arg, by);
      break;
    case 'range':
      if (typeof arg === 'number') return v.take(cx, l, arg, by);
      break;
    case 'choose':
      if (isRefs(arg)) return v.take(cx, l, arg, by);
      break;
    case 'allot':
      if (typeof arg === 'object' && !isRefs(arg)) return v.take(cx, l, arg, by);
      break;
    default:
      return v satisfies never;
  }
  throw new Broken(`${v.name} was taken with something that it never offers`);
};
