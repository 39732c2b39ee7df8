/** Plays a game in a test, one readable step after another. */
import {
  type Because,
  Broken,
  copy,
  type Input,
  type InputArg,
  isRefs,
  linesFor,
  type LogLine,
  Match,
  type Msg,
  notPlain,
  type Offer,
  type Outcome,
  type Question,
  Refused,
  same,
  type SaidLine,
  type Seat,
  type State,
  verbsOf,
} from '@tabularium/kernel';
import { type Dice, leaveToChance, order, unrolled, watchDice } from './dice.ts';
import { deepFreeze } from './freeze.ts';
import { checkSound, type Given } from './given.ts';
import { checkRef, noSuch } from './near.ts';
import { showInput, showTable } from './show.ts';

/** What a refusal must say: the key of its reason, a statement it names, or both. */
export type Reason = string | { readonly reason?: string; readonly rule?: string };

export class Play<G, V> {
  private match: Match<G, V>;
  /** What the last step said, and what every step said; the first one is the set-up. */
  private log: readonly LogLine[];
  private readonly steps: (readonly LogLine[])[];
  private seat: Seat | undefined;
  private unsound: string | undefined;
  private readonly house: Pick<Given<G, V>, 'settle' | 'names'>;
  private readonly verbs: ReadonlySet<string>;

  constructor({ module, state, opening, unsound, ...house }: Given<G, V>) {
    this.match = new Match(module, state);
    this.log = opening;
    this.steps = [opening];
    this.house = house;
    this.verbs = verbsOf(module);
    this.unsound = unsound;
    checkSound(module, this.g, unsound);
    watchDice(() => this.leftOver());
  }

  /** The game that is played here, with whatever a test has added to it. */
  get module(): Given<G, V>['module'] {
    return this.match.module;
  }

  get state(): State<G> {
    return this.match.state;
  }

  get g(): G {
    return this.match.state.g;
  }

  get over(): Outcome | undefined {
    return this.match.state.over;
  }

  get waitingFor(): readonly Seat[] {
    return this.match.engine.waitingFor(this.state);
  }

  /** What the acting seat is asked. */
  get question(): Question | undefined {
    return this.match.question(this.by);
  }

  /** Frozen, so that changing a view throws. */
  view(seat: Seat | 'public'): V {
    if (seat !== 'public') this.mustSit(seat);
    return deepFreeze(this.match.module.view(this.state, seat));
  }

  /** Who acts from here on. Without it: whoever is the only one waited for. */
  as(seat: Seat): this {
    this.mustSit(seat);
    this.seat = seat;
    return this;
  }

  does(verb: string, arg?: InputArg): this {
    const input = this.inputOf(verb, arg);
    return this.step(showInput(input), 'was', () => this.match.play(input).log);
  }

  /** The acting seat answers nothing for too long. */
  saysNothing(): this {
    const { by } = this;
    return this.step(`seat ${by} said nothing`, ', which was', () => this.match.passOver(by).log);
  }

  /** Do the rules know what it means if the acting seat says nothing? */
  get canBeSilent(): boolean {
    return this.match.engine.knowsSilence(this.state, this.by);
  }

  /** Points at something that exactly one verb offers. */
  picks(ref: string): this {
    const verbs = Object.entries(this.question?.verbs ?? {}).filter(([, o]) => o.t === 'pick' && o.of.includes(ref));
    const [only] = verbs;
    if (!only || verbs.length > 1) {
      const found = verbs.length > 1 ? `several verbs offer (${verbs.map(([v]) => v).join(', ')})` : 'nothing offers';
      throw this.failed(`seat ${this.by} picks ${ref}, which ${found}`);
    }
    return this.does(only[0], ref);
  }

  sets(verb: string, n: number): this {
    if (this.offers(verb)?.t !== 'range') throw this.failed(`seat ${this.by} is not asked for a number by ${verb}`);
    return this.does(verb, n);
  }

  /** All that the next steps roll, and nothing else. What was ordered before must have been rolled. */
  rolling(...dice: Dice): this {
    this.rolled();
    order(this.state, dice);
    this.match = new Match(this.match.module, this.state);
    return this;
  }

  /** From here on dice fall by chance, the same in every run, after the first ones if those are given. */
  byChance(...first: Dice): this {
    this.rolled();
    leaveToChance(this.state, first);
    this.match = new Match(this.match.module, this.state);
    return this;
  }

  /** Fails if ordered dice were not rolled. At the end of a test this is checked anyway. */
  rolled(): this {
    const left = this.leftOver();
    if (left !== undefined) throw this.failed(left);
    return this;
  }

  /** Changes what lies on the table. Nothing before it can be taken back, because undo knows of inputs only. */
  change(patch: (g: G) => void, { unsound }: { readonly unsound?: string } = {}): this {
    patch(this.g);
    this.house.settle?.(this.g);
    this.unsound = unsound;
    checkSound(this.match.module, this.g, unsound);
    this.match = new Match(this.match.module, this.state);
    return this;
  }

  undo(): this {
    const by = this.match.entries.at(-1)?.input.by ?? this.by;
    try {
      this.match.undo(this.seat ?? by);
    } catch (e) {
      if (!(e instanceof Refused)) throw e;
      throw this.failed(`undo was ${e.message}`);
    }
    this.steps.pop();
    this.log = [];
    return this;
  }

  canUndo(by: Seat): boolean {
    return this.match.canUndo(by);
  }

  offers(verb: string): Offer | undefined {
    this.mustBeVerb(verb);
    const verbs = this.question?.verbs ?? {};
    return Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  }

  /** The answer is refused, for this reason if one is given, and nothing has changed. */
  refuses(verb: string, arg?: InputArg, why: Reason = {}): this {
    return this.refusesInput(this.inputOf(verb, arg), why);
  }

  /** As `refuses`, for what only a broken client would send: names that do not exist, verbs of no question, any seat. */
  refusesRaw(verb: string, arg?: InputArg, why: Reason = {}, by: Seat = this.by): this {
    return this.refusesInput(arg === undefined ? { by, verb } : { by, verb, arg }, why);
  }

  private argsIn(lines: readonly LogLine[], key: string): NonNullable<Msg['a']>[] {
    const keys = Object.keys(this.match.module.messages);
    const isKnown = keys.includes(key) || this.steps.flat().some(({ m }) => m.k === key);
    if (!isKnown) throw this.failed(noSuch('message', key, keys));
    return lines.flatMap(({ m }) => (m.k === key ? [m.a ?? {}] : []));
  }

  private refusesInput(input: Input, why: Reason): this {
    const before = copy(this.state);
    try {
      this.match.play(input);
    } catch (e) {
      if (!(e instanceof Refused)) throw e;
      if (!same(before, this.state)) throw this.failed(`${showInput(input)} was refused, but changed the state`);
      const { reason, rule } = typeof why === 'string' ? { reason: why } : why;
      if (reason !== undefined && e.reason.k !== reason) {
        throw this.failed(`${showInput(input)} was ${e.message}, not because of ${reason}`);
      }
      if (rule !== undefined && !e.rules.includes(rule)) {
        throw this.failed(`${showInput(input)} was refused by [${e.rules.join('][')}], not by [${rule}]`);
      }
      return this;
    }
    throw this.failed(`${showInput(input)} was accepted`);
  }

  /** The last step said this; of its arguments only those given are compared, and the statement it cites if one is given. */
  expectLog(key: string, args: Msg['a'] = {}, rule?: string): this {
    const fits = (line: LogLine): boolean =>
      line.m.k === key &&
      (rule === undefined || line.rule === rule) &&
      Object.entries(args).every(([name, value]) => same(line.m.a?.[name], value));
    if (this.log.some(fits)) return this;
    const show = ({ k, a = {} }: Msg, by?: string): string => `${k} ${JSON.stringify(a)}${by ? ` [${by}]` : ''}`;
    const said = this.log.map((line) => `  ${show(line.m, line.rule)}`).join('\n');
    const wanted = show({ k: key, a: args }, rule);
    throw this.failed(`nobody said ${wanted}; the last step said:\n${said || '  nothing'}`);
  }

  /** What everybody reads of every step, with the dice and whatever was drawn; the first is the set-up. */
  get record(): { readonly input: number; readonly lines: readonly SaidLine[] }[] {
    return this.steps.map((lines, input) => ({ input, lines: linesFor(lines, 'public') }));
  }

  /** Keys of what the last step said. */
  logKeys(): string[] {
    return this.log.map(({ m }) => m.k);
  }

  /** The arguments of every line with this key that the last step said. */
  said(key: string): NonNullable<Msg['a']>[] {
    return this.argsIn(this.log, key);
  }

  /** The same of the whole play, from the setting of the table on; private lines included. */
  lines(key: string): NonNullable<Msg['a']>[] {
    return this.argsIn(this.steps.flat(), key);
  }

  /** Why the rules did what they explained with lines of this key, over the whole play. */
  reasons(key: string): Because[] {
    return this.steps.flat().flatMap((line) => (line.m.k === key && line.because ? [line.because] : []));
  }

  private get by(): Seat {
    if (this.seat !== undefined) return this.seat;
    const [only, ...more] = this.waitingFor;
    if (only !== undefined && more.length === 0) return only;
    throw this.failed('say who acts, with as(seat)');
  }

  private step(what: string, was: string, advance: () => readonly LogLine[]): this {
    const left = unrolled(this.state);
    try {
      this.log = advance();
      this.steps.push(this.log);
    } catch (e) {
      if (e instanceof Refused) throw this.failed(`${what} ${was} ${e.message}`.replace(' ,', ','));
      if (!(e instanceof Broken)) throw e;
      const ordered = left.length > 0 ? left.join(', ') : 'none';
      throw new Broken(`${e.message}\n  in the step ${what}; dice ordered: ${ordered}`, { cause: e });
    }
    const where = notPlain(this.state);
    if (where !== undefined) throw new Error(`the state is not plain data at ${where}`);
    if (this.unsound === undefined) this.match.module.check(this.g);
    return this;
  }

  private leftOver(): string | undefined {
    const left = unrolled(this.state);
    return left.length > 0 ? `dice were ordered and not rolled: ${left.join(', ')}` : undefined;
  }

  private inputOf(verb: string, arg: InputArg | undefined): Input {
    this.mustBeVerb(verb);
    for (const ref of refsIn(arg)) checkRef(ref, this.house.names ?? []);
    return arg === undefined ? { by: this.by, verb } : { by: this.by, verb, arg };
  }

  private mustBeVerb(verb: string): void {
    if (!this.verbs.has(verb)) throw new Error(noSuch('verb', verb, this.verbs));
  }

  private mustSit(seat: Seat): void {
    const { seats } = this.state;
    if (!Number.isInteger(seat) || seat < 0 || seat >= seats) {
      throw new Error(`there is no seat ${seat}; did you mean ${Math.min(Math.max(seat, 0), seats - 1)}?`);
    }
  }

  private failed(what: string): Error {
    return new Error(`${what}\n${showTable(this.match.engine, this.state)}`);
  }
}

export const play = <G, V>(game: Given<G, V>): Play<G, V> => new Play(game);

/** Texts are free; everything else that is answered with a ref must exist. */
const refsIn = (arg: InputArg | undefined): readonly string[] => {
  if (typeof arg === 'string') return [arg];
  if (typeof arg !== 'object') return [];
  return isRefs(arg) ? arg : Object.keys(arg);
};
