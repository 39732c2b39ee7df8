/** Procedures found by name, and following them until somebody must decide. */
import type { Cx } from './context.ts';
import { Broken } from './errors.ts';
import type { Interrupt, Rules } from './flow.ts';
import type { Frame, State } from './state.ts';
import { type AnyFlow, type AnyNode, compileWait, isWait, type Step } from './verbs.ts';

type Steps<G> = ReadonlyMap<string, Step<G>>;
export interface Program<G> {
  readonly steps: ReadonlyMap<string, Steps<G>>;
  /** What was looked up last: one position is asked about many times, and a procedure mostly goes on with a step of its own. */
  readonly last: { proc: string | undefined; steps: Steps<G>; node: string | undefined; step: Step<G> | undefined };
}

/** All have the same fields in the same order: some thirty are looked at for every question, and so it is faster. */
const uniform = <G>({ verb, window, only, offer, why, withheld, start, act }: Interrupt<G>): Interrupt<G> =>
  ({ verb, window, only, offer, why, withheld, start, act }) as Interrupt<G>;

export const compile = <G>({ procs, interrupts: written, first }: Rules<G>): Program<G> => {
  const interrupts = written.map(uniform);
  const steps = new Map<string, Map<string, Step<G>>>();
  for (const p of procs) {
    if (steps.has(p.name)) throw new Error(`two procedures are called ${p.name}`);
    const step = ([name, node]: [string, AnyNode<G>]): [string, Step<G>] => [
      name,
      isWait(node)
        ? { auto: undefined, wait: compileWait(`${p.name}/${name}`, node, interrupts) }
        : { auto: node, wait: undefined },
    ];
    steps.set(p.name, new Map(Object.entries(p.nodes).map(step)));
  }
  if (!steps.has(first.name)) throw new Error(`the first procedure, ${first.name}, is not among the others`);
  return { steps, last: { proc: undefined, steps: new Map(), node: undefined, step: undefined } };
};

export const stepOf = <G>({ steps, last }: Program<G>, { proc, node }: Frame): Step<G> => {
  if (last.proc === proc && last.node === node) return last.step!;
  if (last.proc !== proc) {
    last.steps = steps.get(proc) ?? new Map();
    last.proc = proc;
  }
  last.node = undefined;
  const step = last.steps.get(node);
  if (!step) throw new Broken(`no node ${proc}/${node}`);
  last.node = node;
  last.step = step;
  return step;
};

/** Steps that nobody decides are few; more than this is a circle. */
const RUNAWAY = 100_000;
/** How much of a runaway's stack is named. */
const SHOWN = 10;

/** Follows the flow from the top of the stack to the next question. */
export const run = <G>(program: Program<G>, s: State<G>, cx: Cx<G>): void => {
  for (let i = 0; i < RUNAWAY; i++) {
    const top = s.stack.at(-1);
    if (s.over !== undefined) return;
    if (!top) throw new Broken('every procedure has ended and nobody said how the game ends');
    const { auto } = stepOf(program, top);
    if (!auto) return;
    follow(program, s, cx, auto(cx, top.local));
  }
  const top = s.stack.slice(-SHOWN).map((f) => `${f.proc}/${f.node}`);
  throw new Broken(`runaway: ${s.stack.length > SHOWN ? '… < ' : ''}${top.join(' < ')}`);
};

/** Does what a node, a verb or the end of an interruption said is next. */
export const follow = <G>(program: Program<G>, s: State<G>, cx: Cx<G>, flow: AnyFlow): void => {
  const top = s.stack.at(-1)!;
  if (typeof flow === 'string') top.node = flow;
  else if ('call' in flow) {
    top.node = flow.then;
    s.stack.push({ proc: flow.call, node: 'start', local: flow.local, into: flow.into, interrupt: false });
  } else if ('over' in flow) {
    s.over = flow.over;
    s.stack = [];
  } else {
    s.stack.pop();
    const below = s.stack.at(-1);
    if (!below) return;
    if (top.interrupt) {
      const next = stepOf(program, below).wait?.node.resumed?.(cx, below.local, flow.end);
      if (next !== undefined) follow(program, s, cx, next);
    } else if (top.into !== '') receive(below.local as Record<string, unknown>, top.into, flow.end);
  }
};

/** A result that is `undefined` removes the local: a state is plain data and never holds `undefined`. */
const receive = (local: Record<string, unknown>, into: string, result: unknown): void => {
  if (result === undefined) delete local[into];
  else local[into] = result;
};
