/** Runs procedures: follows the flow until somebody must decide, says what may be decided, applies the decision. */
import { Cx, type Env, FINISHED, JUMPED } from './context.ts';
import { Refused } from './errors.ts';
import type { Rules } from './flow.ts';
import { copy } from './json.ts';
import type { Withheld } from './kinds.ts';
import type { Msg } from './message.ts';
import { compile, follow, type Program, run, stepOf } from './program.ts';
import { accepts, answerable, type Input, type Offer, type Offered, type Question } from './question.ts';
import { isWellFormed, refusal } from './refusal.ts';
import { say } from './say.ts';
import { isSeat, type Seat } from './seat.ts';
import { type Silence, silencesOf } from './silence.ts';
import type { State } from './state.ts';
import {
  type AnyFlow,
  type CompiledVerb,
  type CompiledWait,
  isOffer,
  offerOf,
  SILENCE,
  take,
  WITHDRAW,
} from './verbs.ts';

const NONE = {};
const NO_ASIDES: readonly string[] = [];
const NONE_ALOUD: readonly string[] = [];
const NOBODY_STEPS_IN: readonly never[] = [];

export class Engine<G> {
  readonly rules: Rules<G>;
  private readonly program: Program<G>;

  constructor(rules: Rules<G>) {
    this.rules = rules;
    this.program = compile(rules);
  }

  /** Puts the first procedure on the stack and runs to the first question. */
  start(s: State<G>, env?: Env): void {
    const { name, init } = this.rules.first;
    s.stack = [{ proc: name, node: 'start', local: init(undefined), into: '', interrupt: false }];
    const cx = new Cx(s, env);
    try {
      run(this.program, s, cx);
    } catch (e) {
      this.afterThrow(s, cx, e);
    }
  }

  /** Seats the game cannot go on without. */
  waitingFor(s: State<G>): readonly Seat[] {
    const w = this.waitOf(s);
    if (!w) return [];
    const to = w.node.to(new Cx(s), s.stack.at(-1)!.local);
    return typeof to === 'number' ? [to] : [...to];
  }

  /** Is everybody only asked, alike, whether they step in? */
  isCall(s: State<G>): boolean {
    return this.waitOf(s)?.node.call === true;
  }

  /** Verbs with which a seat that is asked may answer before all eyes. */
  aloud(s: State<G>): readonly string[] {
    return this.waitOf(s)?.node.aloud ?? NONE_ALOUD;
  }

  /** The words in which a seat is asked, whether or not it is. */
  prompt(s: State<G>, by: Seat): Msg | undefined {
    return this.waitOf(s)?.node.say(new Cx(s), s.stack.at(-1)!.local, by);
  }

  /** What this seat may do now, if anything. True until the next input: it may show lists of the state itself, see `ownQuestion`. */
  question(s: State<G>, by: Seat): Question | undefined {
    const w = this.waitOf(s);
    if (!w) return undefined;
    const cx = new Cx(s);
    const local = s.stack.at(-1)!.local;
    const due = isAsked(w.node.to(cx, local), by);
    const verbs: Record<string, Offer> = {};
    let denied: Record<string, Msg> | undefined;
    let withheld: Record<string, Withheld> | undefined;
    let asides: string[] | undefined;
    let any = false;
    if (due) {
      for (const v of w.verbs) {
        if (v.withheld !== undefined) {
          const held = v.withheld(cx, local, by);
          if (held) (withheld ??= {})[v.name] = held;
        }
        const o = offerOf(v, cx, local, by);
        if (isOffer(o)) {
          verbs[v.name] = o;
          any = true;
        } else if (o) (denied ??= {})[v.name] = o.why;
      }
    }
    // Rules are never asked about a seat that is not there.
    const stepsIn = isSeat(by, s.seats) ? w.stepsIn : NOBODY_STEPS_IN;
    for (const { only, of } of stepsIn) {
      if (only !== undefined && !only(s.g)) continue;
      for (const i of of) {
        if (i.withheld !== undefined) {
          const held = i.withheld(cx, by);
          if (held) (withheld ??= {})[i.verb] = held;
        }
        const offered = i.offer(cx, by);
        const o = offered && answerable(offered);
        if (!o) continue;
        verbs[i.verb] = o;
        asides ??= [];
        asides.push(i.verb);
        any = true;
      }
    }
    const orders = ordersOf(s, by);
    if (orders) {
      verbs[WITHDRAW] = orders;
      any = true;
    }
    if (!any) return undefined;
    const prompt = w.node.say(cx, local, by);
    return {
      prompt,
      due,
      rules: w.rules,
      verbs,
      asides: asides ?? NO_ASIDES,
      denied: denied ?? NONE,
      withheld: withheld ?? NONE,
    };
  }

  /**
   * Only what answers the question, if this seat is asked: the same offers as in `question`, without what may be done beside it,
   * what may not be done and why, and the words. For searches and bots that play many games, and rarely step in.
   */
  answers(s: State<G>, by: Seat): readonly Offered[] | undefined {
    const w = this.waitOf(s);
    if (!w) return undefined;
    const cx = new Cx(s);
    const local = s.stack.at(-1)!.local;
    if (!isAsked(w.node.to(cx, local), by)) return undefined;
    const found: Offered[] = [];
    for (const v of w.verbs) {
      const offer = offerOf(v, cx, local, by);
      if (isOffer(offer)) found.push({ verb: v.name, offer });
    }
    return found;
  }

  /** Applies an input that `question` offers; refuses anything else, whatever it is, and leaves the state as it was. */
  apply(s: State<G>, input: Input, env?: Env): void {
    const w = this.waitOf(s);
    if (!w || !isWellFormed(input)) throw this.refusal(s, input);
    const cx = new Cx(s, env);
    const v = w.byName.get(input.verb);
    const offer = this.offer(s, w, cx, v, input);
    if (!offer || !accepts(offer, input.arg)) throw this.refusal(s, input);
    this.carryOut(s, w, cx, v, input);
  }

  /** For callers that took the input from `question` themselves. */
  applyTrusted(s: State<G>, input: Input, env?: Env): void {
    const w = this.waitOf(s)!;
    this.carryOut(s, w, new Cx(s, env), w.byName.get(input.verb), input);
  }

  /** Do the rules say what it means if this seat, which is asked, does not answer? */
  knowsSilence(s: State<G>, by: Seat): boolean {
    const w = this.waitOf(s);
    return w !== undefined && this.meaningOfSilence(s, w, by) !== undefined;
  }

  /** Goes on without an answer of this seat, as the rules say. This cannot be taken back. */
  passOver(s: State<G>, by: Seat, env?: Env): void {
    const w = this.waitOf(s);
    const silence = w && this.meaningOfSilence(s, w, by);
    if (!w || !silence) throw new Refused(say('kernel.notSilent'));
    const cx = new Cx(s, env);
    this.rules.passedOver?.(cx, by, w.rules);
    if ('instead' in silence) this.advance(s, cx, () => follow(this.program, s, cx, silence.instead(cx)));
    else this.carryOut(s, w, cx, w.byName.get(silence.verb), { by, ...silence });
    cx.reveal();
  }

  /** Plays what was recorded: an input, or that a seat was passed over. */
  replay(s: State<G>, input: Input, env?: Env): void {
    if (input.verb === SILENCE) this.passOver(s, input.by, env);
    else this.apply(s, input, env);
  }

  /** The first of the things that silence may mean here which is possible now. */
  private meaningOfSilence(s: State<G>, w: CompiledWait<G>, by: Seat): Silence<G, AnyFlow> | undefined {
    const { silent } = w.node;
    const cx = new Cx(s);
    const local = s.stack.at(-1)!.local;
    if (silent === undefined || !isAsked(w.node.to(cx, local), by)) return undefined;
    return silencesOf<G, object, AnyFlow>(silent, cx, local, by).find((x) => {
      if ('instead' in x) return true;
      const v = w.byName.get(x.verb);
      const offer = v && offerOf(v, cx, local, by);
      return isOffer(offer) && accepts(offer, x.arg);
    });
  }

  /** Why an input is not accepted, in words for the player. */
  refusal(s: State<G>, input: unknown): Refused {
    const w = this.waitOf(s);
    return refusal(s, input, w, (by) => this.question(s, by));
  }

  /** One verb's offer, without asking the others. */
  private offer(s: State<G>, w: CompiledWait<G>, cx: Cx<G>, v: CompiledVerb<G> | undefined, input: Input) {
    const { by, verb } = input;
    if (v) {
      const local = s.stack.at(-1)!.local;
      const o = isAsked(w.node.to(cx, local), by) ? offerOf(v, cx, local, by) : undefined;
      return isOffer(o) ? o : undefined;
    }
    if (verb === WITHDRAW) return ordersOf(s, by);
    const i = isSeat(by, s.seats) ? w.interrupts.find((x) => x.verb === verb) : undefined;
    const o = i && (i.only === undefined || i.only(s.g)) ? i.offer(cx, by) : undefined;
    return o && answerable(o);
  }

  private carryOut(
    s: State<G>,
    w: CompiledWait<G>,
    cx: Cx<G>,
    v: CompiledVerb<G> | undefined,
    { by, verb, arg: given }: Input,
  ): void {
    // A list from outside must not become part of the state; nor may a list of the state that was on offer be kept twice.
    const arg = typeof given === 'object' ? copy(given) : given;
    this.advance(s, cx, () => {
      if (v) follow(this.program, s, cx, take(v, cx, s.stack.at(-1)!.local, arg, by));
      else if (verb === WITHDRAW) s.orders = s.orders.filter((o) => o.by !== by || o.window !== arg);
      else {
        const stepped = w.interrupts.find((i) => i.verb === verb)!;
        if (stepped.act) stepped.act(cx, by, arg);
        else {
          const { call, local } = stepped.start(cx, by, arg);
          s.stack.push({ proc: call, node: 'start', local, into: '', interrupt: true });
        }
      }
    });
  }

  /** One input: what it does itself, then everything up to the next question. */
  private advance(s: State<G>, cx: Cx<G>, what: () => void): void {
    s.inputs++;
    try {
      what();
      run(this.program, s, cx);
    } catch (e) {
      this.afterThrow(s, cx, e);
    }
  }

  /** Rules may end the game, or leave for another procedure, in the middle of a function. */
  private afterThrow(s: State<G>, cx: Cx<G>, thrown: unknown): void {
    for (let e = thrown; ; ) {
      if (e === FINISHED) s.stack = [];
      else if (e !== JUMPED) throw e;
      try {
        return run(this.program, s, cx);
      } catch (again) {
        e = again;
      }
    }
  }

  private waitOf(s: State<G>): CompiledWait<G> | undefined {
    if (s.over !== undefined || s.stack.length === 0) return undefined;
    return stepOf(this.program, s.stack.at(-1)!).wait;
  }
}

const isAsked = (to: Seat | readonly Seat[], by: Seat): boolean =>
  typeof to === 'number' ? to === by : to.includes(by);

const ordersOf = (s: State<unknown>, by: Seat): Offer | undefined => {
  if (s.orders.length === 0) return undefined;
  const of = s.orders.filter((o) => o.by === by).map((o) => o.window);
  return of.length > 0 ? { t: 'pick', of, rules: [] } : undefined;
};
