/** Plays a game in a test, one readable step after another. */
import {
  copy,
  type Input,
  type InputArg,
  type LogLine,
  Match,
  type Msg,
  notPlain,
  type Offer,
  type Outcome,
  type Question,
  Refused,
  same,
  type Seat,
  type State,
} from '@tabularium/kernel';
import type { Given } from './given.ts';
import { showInput, showTable } from './show.ts';

/** What a refusal must say: the key of its reason, a statement it names, or both. */
export type Reason = string | { readonly reason?: string; readonly rule?: string };

export class Play<G, V> {
  private match: Match<G, V>;
  private log: readonly LogLine[];
  private seat: Seat | undefined;
  /** Whether the position passes the game's own check; a patched one need not. */
  private isSound = false;

  constructor({ module, state, opening }: Given<G, V>) {
    this.match = new Match(module, state);
    this.log = opening;
    this.rebase();
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

  view(seat: Seat | 'public'): V {
    return this.match.module.view(this.state, seat);
  }

  /** Who acts from here on. Without it: whoever is the only one waited for. */
  as(seat: Seat): this {
    this.seat = seat;
    return this;
  }

  does(verb: string, arg?: InputArg): this {
    const input = inputOf(this.by, verb, arg);
    try {
      this.log = this.match.play(input).log;
    } catch (e) {
      if (!(e instanceof Refused)) throw e;
      throw this.failed(`${showInput(input)} was ${e.message}`);
    }
    this.checkPosition();
    return this;
  }

  /** The acting seat answers nothing for too long. */
  saysNothing(): this {
    const { by } = this;
    try {
      this.log = this.match.passOver(by).log;
    } catch (e) {
      if (!(e instanceof Refused)) throw e;
      throw this.failed(`seat ${by} said nothing, which was ${e.message}`);
    }
    this.checkPosition();
    return this;
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

  /** Dice that the next steps will roll. They must have been used before others are ordered. */
  rolling(...dice: number[]): this {
    this.rolled();
    this.state.rig.push(...dice);
    this.rebase();
    return this;
  }

  /** Fails when ordered dice were not rolled. */
  rolled(): this {
    const { rig } = this.state;
    if (rig.length > 0) throw this.failed(`dice were ordered and not rolled: ${rig.join(', ')}`);
    return this;
  }

  /** Changes what lies on the table. Nothing before it can be taken back. */
  change(patch: (g: G) => void): this {
    patch(this.g);
    this.rebase();
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
    this.log = [];
    return this;
  }

  canUndo(by: Seat): boolean {
    return this.match.canUndo(by);
  }

  offers(verb: string): Offer | undefined {
    const verbs = this.question?.verbs ?? {};
    return Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  }

  /** The answer is refused, for this reason if one is given, and nothing has changed. */
  refuses(verb: string, arg?: InputArg, why: Reason = {}): this {
    const input = inputOf(this.by, verb, arg);
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

  /** The last step said this; of its arguments only those given are compared. */
  expectLog(key: string, args: Msg['a'] = {}): this {
    const fits = ({ m }: LogLine): boolean =>
      m.k === key && Object.entries(args).every(([name, value]) => same(m.a?.[name], value));
    if (this.log.some(fits)) return this;
    const said = this.log.map(({ m }) => `  ${m.k} ${JSON.stringify(m.a ?? {})}`).join('\n');
    throw this.failed(`nobody said ${key} ${JSON.stringify(args)}; the last step said:\n${said || '  nothing'}`);
  }

  /** Keys of what the last step said. */
  logKeys(): string[] {
    return this.log.map(({ m }) => m.k);
  }

  private get by(): Seat {
    if (this.seat !== undefined) return this.seat;
    const [only, ...more] = this.waitingFor;
    if (only !== undefined && more.length === 0) return only;
    throw this.failed('say who acts, with as(seat)');
  }

  /** The position was changed from outside: it is a new beginning, because undo knows of inputs only. */
  private rebase(): void {
    this.match = new Match(this.match.module, this.state);
    try {
      this.match.module.check(this.g);
      this.isSound = true;
    } catch {
      this.isSound = false;
    }
  }

  private checkPosition(): void {
    const where = notPlain(this.state);
    if (where !== undefined) throw new Error(`the state is not plain data at ${where}`);
    if (this.isSound) this.match.module.check(this.g);
  }

  private failed(what: string): Error {
    return new Error(`${what}\n${showTable(this.match.engine, this.state)}`);
  }
}

export const play = <G, V>(game: Given<G, V>): Play<G, V> => new Play(game);

const inputOf = (by: Seat, verb: string, arg: InputArg | undefined): Input =>
  arg === undefined ? { by, verb } : { by, verb, arg };
