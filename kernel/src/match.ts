/** A game in progress: where it began, what was done and what each input changed, where it stands. */
import type { Draw } from './chance.ts';
import type { Env } from './context.ts';
import { diff, patch, patched } from './diff.ts';
import { digest, Digests } from './digest.ts';
import type { Engine } from './engine.ts';
import { backIn, type Entry, NOBODY, REWIND, type Undone, versionIn } from './entry.ts';
import { Damaged, NewerRules, Refused } from './errors.ts';
import { copy, weightOf } from './json.ts';
import type { LogLine, Msg } from './message.ts';
import { migrate } from './migrate.ts';
import { engineOf, type GameModule } from './module.ts';
import { type Input, ownQuestion, type Question } from './question.ts';
import { say } from './say.ts';
import { clockwise, type Eye, type Seat } from './seat.ts';
import type { State } from './state.ts';
import { type SeenPosition, Told, unseenBy } from './unseen.ts';
import { SILENCE } from './verbs.ts';

/** After how many inputs a copy of the state (a mark) is kept, which bounds the cost of undo and of looking back. */
const MARK_EVERY = 32;
/**
 * How much all marks of a game may weigh together (see `weightOf`). Where they would weigh more, every second one is
 * dropped and the next ones come half as often: a long game with a large state takes longer to look back in, but does
 * not fill the memory.
 */
const MARKS_WEIGHT = 16_000_000;
/** The fields of `g`, of which few change with an input, are two levels down in a state. */
const FIELDS = 2;
const NO_EYES: readonly Eye[] = [];

export class Match<G, V> {
  readonly module: GameModule<G, V>;
  readonly engine: Engine<G>;
  /** Of all inputs but the first `released`, in order. */
  readonly entries: Entry[] = [];
  /** How many inputs it has let go of (`LongMatch`), so that a long game does not fill the memory. */
  released = 0;
  /** The version of the rules it began under; later, those that the inputs it has let go of had brought it to. */
  version: number;
  /** Changed in place by the rules, and by nobody else. */
  state: State<G>;
  private readonly draw: Draw | undefined;
  /** The state after `released` inputs, and after every `markEvery` from there on; and how much each weighs. */
  protected marks: { readonly state: State<G>; readonly weight: number }[];
  protected marksWeight: number;
  protected markEvery = MARK_EVERY;
  /** The position as it is now, with what each eye has been shown of it; made when somebody asks. */
  private shown: SeenPosition<G, V> | undefined;
  private readonly digests = new Digests(FIELDS);
  /** How many of the entries each seat made. Counted here because every seat asks after every input. */
  private readonly inputsBySeat = new Map<Seat, number>();
  /** From which eyes each entry is hidden, and the numbers under which the others know it. */
  protected readonly unseen: (readonly Eye[])[] = [];
  private readonly told = new Told();

  constructor(module: GameModule<G, V>, first: State<G>, draw?: Draw, version = module.meta.version) {
    this.module = module;
    this.engine = engineOf(module);
    this.version = version;
    this.state = first;
    this.draw = draw;
    this.marksWeight = weightOf(first);
    this.marks = [{ state: copy(first), weight: this.marksWeight }];
  }

  get start(): State<G> {
    this.held(0);
    return this.marks[0]!.state;
  }

  /** The number of the last input. */
  get last(): number {
    return this.released + this.entries.length;
  }

  /** The number of the last input that nobody can take back any more. Everybody knows of it: it has shown something. */
  get settled(): number {
    const { inputs, floor } = this.state;
    return this.last - inputs + floor;
  }

  /** The entry of input number `n`. */
  entry(n: number): Entry {
    return this.entries[this.held(n - 1)]!;
  }

  /** What this seat may do now, if anything. It shares no object with the state, so it does not change later. */
  question(seat: Seat): Question | undefined {
    const question = this.engine.question(this.state, seat);
    return question && ownQuestion(question);
  }

  /** Names what this seat is asked. It changes when its question does or when it answers, not when others act. */
  decision(seat: Seat, question = this.question(seat)): string {
    return digest([this.inputsBySeat.get(seat) ?? 0, question ?? 'none']);
  }

  /**
   * The state as it is now, in an object that never changes. It shares with earlier ones what has not changed since, and may
   * not be changed by anybody.
   */
  get still(): State<G> {
    return this.now.state;
  }

  /** What this eye sees now. Views share what has not changed between one position and the next, and nobody may change them. */
  view(eye: Eye): V {
    return this.now.view(eye);
  }

  private get now(): SeenPosition<G, V> {
    this.shown ??= this.showing(this.likeLastMark());
    return this.shown;
  }

  private showing(state: State<G>): SeenPosition<G, V> {
    const known = new Map<Eye, V>();
    let views: ((eye: Eye) => V) | undefined;
    const make = (eye: Eye): V => {
      views ??= this.module.view.ofStill(state);
      const view = views(eye);
      known.set(eye, view);
      return view;
    };
    return { state, view: (eye) => known.get(eye) ?? make(eye) };
  }

  /** A copy of the state that shares with the last mark what is the same. */
  private likeLastMark(): State<G> {
    const { state } = this.marks.at(-1)!;
    return patched(state, diff(state, this.state));
  }

  /** Applies an input, or throws (`Refused`, if it was not offered) and changes nothing. */
  play(input: Input): Entry {
    return this.advance(input, (env) => this.engine.apply(this.state, input, env));
  }

  /** Goes on without an answer of this seat, where the rules say what that means. */
  passOver(by: Seat): Entry {
    return this.advance({ by, verb: SILENCE }, (env) => this.engine.passOver(this.state, by, env));
  }

  /**
   * Goes back to the position after `to` inputs. What was done since stays in the record, because it was seen; it only counts no
   * more. The dice go on from where they are: nobody who saw the old ones knows what will be rolled now. Nobody takes back
   * anything from before this. `position` is what was reached then, from whoever holds it if this match does not.
   */
  rewind(to: number, position: State<G> = this.at(to)): Entry {
    const before = this.now;
    const { over, chance, rig } = before.state;
    if (over) throw new Refused(say('kernel.over'));
    const inputs = before.state.inputs + 1;
    this.state = { ...position, chance: copy(chance), rig: copy(rig), inputs, floor: inputs };
    const { version } = this.module.meta;
    return this.keep(
      { by: NOBODY, verb: REWIND, arg: { to, version } },
      [{ m: say('kernel.rewound') }],
      before,
      () => NO_EYES,
    );
  }

  /** Plays what was recorded: an input, that a seat was passed over, or that the table went back. */
  replay(input: Input): Entry {
    const back = backIn(input);
    if (back !== undefined) return this.rewind(back);
    return this.advance(input, (env) => this.engine.replay(this.state, input, env));
  }

  /** The eyes that know nothing of input number `n`. */
  unseenAt(n: number): readonly Eye[] {
    return this.unseen[n - 1 - this.released] ?? [];
  }

  /** How many inputs this eye knows of, among the first `n`. */
  inputsFor(eye: Eye, n = this.last): number {
    return this.told.number(n, eye);
  }

  /** The real number of the input that this eye counts as its `n`-th. */
  inputOf(eye: Eye, n: number): number {
    return n === 0 ? 0 : this.told.real(n, eye);
  }

  /** Your own last input, while nothing was rolled or shown since and nobody else has done anything that you know of. */
  canUndo(by: Seat): boolean {
    return this.refuseUndo(by) === undefined;
  }

  /** What others did in private since then is played again without it. Refusing the undo would tell that they did something. */
  undo(by: Seat): Undone {
    const no = this.refuseUndo(by);
    if (no) throw new Refused(no);
    const input = this.lastKnownTo(by);
    const unseen = this.unseenAt(input);
    const later = this.entries
      .slice(input - this.released)
      .map((entry, i) => ({ entry, unseen: this.unseenAt(input + 1 + i) }));
    this.cutTo(input - 1);
    const again: Undone['again'][number][] = [];
    const lost: Undone['lost'][number][] = [];
    for (const [i, { entry: old, unseen: from }] of later.entries()) {
      try {
        const entry = this.replay(old.input);
        again.push({ was: input + 1 + i, entry, unseen: this.unseenAt(this.last) });
      } catch {
        // It depended on what was taken back, and is lost with it.
        lost.push({ unseen: from });
      }
    }
    return { input, unseen, again, lost };
  }

  /** Forgets the last input completely: for a host that could not store it. */
  forgetLast(): void {
    this.cutTo(this.last - 1);
  }

  private cutTo(n: number): void {
    const held = this.held(n);
    for (const { input } of this.entries.splice(held)) this.count(input, -1);
    this.unseen.length = held;
    this.told.forgetFrom(n + 1);
    while ((this.marks.length - 1) * this.markEvery > held) this.marksWeight -= this.marks.pop()!.weight;
    this.state = this.at(n);
    this.shown = undefined;
  }

  /** The state after `n` inputs, from stored data. If the rules have changed since, it is given in the shape they have now. */
  at(n: number): State<G> {
    const held = this.held(n);
    const mark = Math.min(Math.floor(held / this.markEvery), this.marks.length - 1);
    let state = copy(this.marks[mark]!.state);
    for (const e of this.entries.slice(mark * this.markEvery, held)) state = patch(state, e.diff);
    migrate(state, this.versionAt(n), this.module.migrations);
    return state;
  }

  /**
   * Adds an entry that was stored earlier, without asking the rules. Everybody knows of it except the eyes named.
   * `checkRestored` afterwards says whether it fits.
   */
  restore(entry: Entry, unseen: readonly Eye[] = NO_EYES): void {
    this.state = patch(this.state, entry.diff);
    this.shown = this.shown && this.showing(patched(this.shown.state, entry.diff));
    this.push(entry, unseen);
  }

  /** Throws `Damaged` unless the position is the one that the last entry names. */
  checkRestored(): void {
    const last = this.entries.at(-1);
    if (last && this.digest() !== last.digest)
      throw new Damaged(`the position after input ${this.last} is not the one recorded`);
  }

  /** What people are shown follows from the still copy, if there is one. */
  private digest(): string {
    return this.shown ? this.digests.of(this.shown.state) : digest(this.state);
  }

  /** The version of the rules it has been brought to. */
  get reached(): number {
    return this.versionAt(this.last);
  }

  /** How much the marks weigh that are kept in memory. */
  get marked(): number {
    return this.marksWeight;
  }

  /** Brings a game begun under older rules to these, and says why it had to change. An entry like any other, so that history adds up. */
  upgrade(): readonly string[] {
    const from = this.reached;
    const { version } = this.module.meta;
    if (from === version) return [];
    if (from > version) throw new NewerRules(from, version);
    const before = this.now;
    const why = migrate(this.state, from, this.module.migrations);
    this.state.inputs++;
    this.state.floor = this.state.inputs;
    this.keep({ by: NOBODY, verb: 'upgrade', arg: version }, [], before, () => NO_EYES);
    return why;
  }

  private advance(input: Input, by: (env: Env) => void): Entry {
    const before = this.now;
    const log: LogLine[] = [];
    try {
      by(this.draw ? { log, draw: this.draw } : { log });
    } catch (e) {
      if (!(e instanceof Refused)) this.state = copy(before.state);
      throw e;
    }
    return this.keep(input, log, before, (after) => unseenBy(this.module, this.engine, before, after, input, log));
  }

  /** How many entries are held of the first `n`. Throws if the position after them is not known. */
  private held(n: number): number {
    if (!Number.isInteger(n) || n < this.released || n > this.last) throw new RangeError(`no position ${n}`);
    return n - this.released;
  }

  protected versionAt(n: number): number {
    const upgrade = this.entries.slice(0, n - this.released).findLast((e) => e.input.by === NOBODY);
    return (upgrade && versionIn(upgrade.input)) ?? this.version;
  }

  private keep(
    input: Input,
    log: readonly LogLine[],
    before: SeenPosition<G, V>,
    unseen: (after: SeenPosition<G, V>) => readonly Eye[],
  ): Entry {
    const { by, verb, arg } = input;
    const own = arg === undefined ? { by, verb } : { by, verb, arg: copy(arg) };
    const changes = diff(before.state, this.state);
    const after = this.showing(patched(before.state, changes));
    const entry = { input: own, log, diff: changes, digest: this.digests.of(after.state) };
    this.shown = after;
    this.push(entry, unseen(after));
    return entry;
  }

  private push(entry: Entry, unseen: readonly Eye[]): void {
    this.entries.push(entry);
    this.unseen.push(unseen);
    this.told.hide(this.last, unseen);
    this.count(entry.input, 1);
    if (this.entries.length % this.markEvery === 0) this.mark();
  }

  private mark(): void {
    const weight = weightOf(this.state);
    this.marks.push({ state: this.shown?.state ?? this.likeLastMark(), weight });
    this.marksWeight += weight;
    while (this.marksWeight > MARKS_WEIGHT && this.marks.length > 2) {
      this.marks = this.marks.filter((_, i) => i % 2 === 0);
      this.markEvery *= 2;
      this.marksWeight = this.marks.reduce((sum, m) => sum + m.weight, 0);
    }
  }

  /** Going back counts for every seat: nobody's answer to an earlier question is taken for one to the same question asked again. */
  private count(input: Input, n: number): void {
    const by = backIn(input) === undefined ? [input.by] : clockwise(this.state.seats, 0);
    for (const seat of by) this.inputsBySeat.set(seat, (this.inputsBySeat.get(seat) ?? 0) + n);
  }

  /** Why this seat cannot undo, if so. A message and not an error, because every seat asks after every input and errors are slow. */
  private refuseUndo(by: Seat): Msg | undefined {
    const last = this.lastKnownTo(by);
    if (last <= this.released || this.entry(last).input.by !== by) return say('kernel.nothingToUndo');
    return last > this.settled ? undefined : say('kernel.undoFloor');
  }

  /** The number of the last input that this eye knows of. */
  private lastKnownTo(eye: Eye): number {
    let n = this.last;
    while (n > 0 && this.told.isHidden(n, eye)) n--;
    return n;
  }
}
