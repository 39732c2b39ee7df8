/**
 * How often a person is called upon in a Senate Phase, in the recorded games: as they were played, and with a standing order
 * to pass lodged by everybody when the meeting begins.
 *   node games/republic-of-rome/scripts/senate-questions.ts
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { begin, engineOf, fromSeed, type Input, parseTable, type Seat, type State } from '@tabularium/kernel';
import { fromGolden, readGolden } from '@tabularium/kit';
import { type Rome, republicOfRome } from '../rules/index.ts';

const folder = join(import.meta.dirname, '../golden');
const engine = engineOf(republicOfRome);
/** What may fall away when an order passes; what is about orders themselves. */
const SPARED = ['pass', 'passUntil'];
const ORDERED = ['withdraw', 'withdrawOrders', 'orderPass'];
const ORDER = ['until:senate', 'unless:accused'];

/** What one person had to do in one Senate Phase. */
interface Sitting {
  /** Votes in which their Faction was called. */
  votes: number;
  /** How often they were called upon: answers in a row are one. */
  calls: number;
  /** Of these, whether they step in. */
  windows: number;
  /** They presided, or had the floor, at some time. */
  presided: boolean;
}

const topOf = (s: State<Rome>): string => s.stack.at(-1)?.proc ?? '';
const CHAIR = /^senate\.(consuls|dictator|censor|prosecutions|governors|business|vote|joint|nominat|draft)/;

class Counter {
  readonly all: Sitting[] = [];
  private now = new Map<Seat, Sitting>();
  private last: Seat | undefined;

  note(s: State<Rome>, by: Seat, isDue: boolean): void {
    if (s.g.phase !== 'senate') return this.close();
    if (!isDue) return;
    const sitting = this.now.get(by) ?? { votes: 0, calls: 0, windows: 0, presided: false };
    this.now.set(by, sitting);
    if (this.last !== by) {
      sitting.calls++;
      if (engine.isCall(s)) sitting.windows++;
    }
    if (topOf(s) === 'senate.ballot' && s.stack.at(-1)!.node === 'whole' && this.last !== by) sitting.votes++;
    if (CHAIR.test(topOf(s))) sitting.presided = true;
    this.last = by;
  }

  close(): void {
    this.all.push(...this.now.values());
    this.now = new Map();
    this.last = undefined;
  }
}

const isOffered = (s: State<Rome>, { by, verb }: Input): boolean => engine.question(s, by)?.verbs[verb] !== undefined;

/** Everybody lodges the order as soon as it may be lodged in this meeting. */
const lodge = (s: State<Rome>, ordered: Set<string>): void => {
  if (s.g.phase !== 'senate') return;
  for (let by = 0; by < s.seats; by++) {
    const key = `${s.g.turn} ${by}`;
    if (ordered.has(key) || !isOffered(s, { by, verb: 'orderPass' })) continue;
    ordered.add(key);
    engine.apply(s, { by, verb: 'orderPass', arg: ORDER });
  }
};

const played = (name: string, counter: Counter, withOrders: boolean): void => {
  const golden = readGolden(join(folder, name));
  const s = begin(republicOfRome, parseTable(republicOfRome, golden.seats, golden.options), fromSeed(golden.seed));
  const ordered = new Set<string>();
  for (const input of golden.inputs.map(fromGolden)) {
    if (withOrders) lodge(s, ordered);
    const isDue = engine.waitingFor(s).includes(input.by);
    // What the order has passed need not be answered any more, and it stays.
    if (withOrders && (ORDERED.includes(input.verb) || !isOffered(s, input))) {
      if (SPARED.includes(input.verb) || ORDERED.includes(input.verb)) continue;
      break;
    }
    const isAside = engine.question(s, input.by)?.asides.includes(input.verb) === true;
    counter.note(s, input.by, isDue && !isAside);
    engine.replay(s, input);
    if (s.over) break;
  }
  counter.close();
};

const mean = (of: readonly number[]): string => (of.reduce((a, b) => a + b, 0) / Math.max(1, of.length)).toFixed(1);
const report = (title: string, withOrders: boolean): void => {
  const counter = new Counter();
  const names = readdirSync(folder).sort();
  for (const name of names) played(name, counter, withOrders);
  const sittings = counter.all.filter((x) => x.votes > 0);
  const rows: [string, readonly Sitting[]][] = [
    ['everybody', sittings],
    ['those who never had the floor', sittings.filter((x) => !x.presided)],
  ];
  console.log(`${title}: ${names.length} games, ${sittings.length} persons in a Senate Phase with votes`);
  for (const [who, of] of rows) {
    const perVote = of.map((x) => x.calls / x.votes);
    const most = [...perVote].sort((a, b) => a - b).at(Math.floor(0.9 * of.length)) ?? 0;
    console.log(
      `  ${who}: ${mean(of.map((x) => x.votes))} votes, called upon ${mean(of.map((x) => x.calls))} times, of these windows ${mean(of.map((x) => x.windows))}; for each vote ${mean(perVote)}, nine of ten at most ${most.toFixed(1)}`,
    );
  }
};

report('as played', false);
report('with standing orders', true);
