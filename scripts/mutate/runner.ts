/**
 * A vitest runner that tries every fault on every test that reaches its guard. The rules are loaded once, with all
 * drawn faults inside as switches, so that a fault costs no more than the test itself.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { takeWatched } from '../../kit/src/index.ts';
import { TestRunner, type RunnerTestCase, type RunnerTestFile, type RunnerTestSuite } from 'vitest';
import type { Drawn } from './draw.ts';
import { type Entry, killsIn, note, type Pass, RANKS, type Rank, readJournal } from './journal.ts';
import { SWITCH } from './plant.ts';

/** What the command hands to the runner, as the path of a JSON file in TABULARIUM_FAULTS. */
export interface Orders {
  readonly faults: readonly Drawn[];
  readonly journal: string;
  /** Written before each trial that might hang. */
  readonly current: string;
  readonly pattern: string;
  readonly pass: Pass;
  /** Switched on from the start, for guards that are passed while modules are loaded. */
  readonly always?: number;
}

const orders = JSON.parse(readFileSync(process.env['TABULARIUM_FAULTS']!, 'utf8')) as Orders;
const known = readJournal(orders.journal);
const best = new Map<number, Rank>([...killsIn(known)].map(([id, kill]) => [id, kill.rank]));
const reached = new Set(known.flatMap((e) => (e.t === 'reached' && !e.atLoad ? [e.id] : [])));
const reachedAtLoad = new Set(known.flatMap((e) => (e.t === 'reached' && e.atLoad ? [e.id] : [])));
const hung = new Set(known.flatMap((e) => (e.t === 'killed' && e.how === 'hangs' ? [e.id] : [])));

/** A guard passed so many times more often than without the fault stands in a loop that does not end. */
const TOO_OFTEN = 200_000;
/** A test that passes one guard more often than this plays on and on: it is no unit test of that guard. */
const BULK = 5_000;

let active = orders.always ?? -1;
let isLoading = true;
let isTrying = false;
let hits = new Map<number, number>();
/** How often the test that is being tried passes each guard without any fault. */
let usual: ReadonlyMap<number, number> = new Map();

Reflect.set(globalThis, SWITCH, (id: number): boolean => {
  const count = (hits.get(id) ?? 0) + 1;
  hits.set(id, count);
  if (isLoading && !reachedAtLoad.has(id)) {
    reachedAtLoad.add(id);
    note(orders.journal, { t: 'reached', id, atLoad: true });
  }
  if (isTrying && count > (usual.get(id) ?? 0) + TOO_OFTEN) throw new Error('endless loop');
  return id === active;
});

const namesOf = (test: RunnerTestCase): string => {
  const names = [test.name];
  for (let suite = test.suite; suite; suite = suite.suite) if (suite.name !== '') names.unshift(suite.name);
  return names.join(' > ');
};

const one = new RegExp(orders.pattern, 'g');

const rankOf = (fault: Drawn, file: string, name: string): Rank => {
  const ids = name.match(one) ?? [];
  if (ids.some((id) => fault.statements.includes(id))) return 'citing';
  const stem = basename(fault.file, '.ts');
  return dirname(file).endsWith(dirname(fault.file)) && basename(file).startsWith(stem) ? 'beside' : 'other';
};

const isBetter = (rank: Rank, than: Rank | undefined): boolean =>
  than === undefined || RANKS.indexOf(rank) < RANKS.indexOf(than);

/** A test with what `scripts/vitest-setup.ts` asks after it: dice that were ordered and not rolled are a failure. */
const whole = (test: () => unknown) => async (): Promise<void> => {
  takeWatched();
  await test();
  const left = takeWatched().flatMap((leftOver) => leftOver() ?? []);
  if (left.length > 0) throw new Error(left[0]);
};

const outcome = async (run: () => unknown): Promise<string | undefined> => {
  try {
    await run();
    return undefined;
  } catch (e) {
    return e instanceof Error ? e.message.split('\n')[0]!.slice(0, 120) : String(e);
  }
};

// oxlint-disable-next-line import/no-default-export -- vitest wants its runner as a default export
export default class FaultRunner extends TestRunner {
  override onCollectStart(file: RunnerTestFile): void {
    isLoading = true;
    super.onCollectStart(file);
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    isLoading = false;
    const run = whole(TestRunner.getTestFn(test) as () => unknown);
    hits = new Map();
    try {
      await run();
    } catch (e) {
      if (orders.always === undefined)
        note(orders.journal, { t: 'broken', test: `${test.file.name} > ${namesOf(test)}` });
      throw e;
    }
    if (orders.always === undefined) await this.#tryFaults(test, run);
  }

  async #tryFaults(test: RunnerTestCase, run: () => unknown): Promise<void> {
    const name = `${test.file.name} > ${namesOf(test)}`;
    usual = hits;
    const here = [...hits].flatMap(([id, n]) => (n > BULK ? [] : [id])).sort((a, b) => a - b);
    let isSound: boolean | undefined;
    for (const id of here) {
      const fault = orders.faults[id]!;
      if (!reached.has(id)) {
        reached.add(id);
        note(orders.journal, { t: 'reached', id, atLoad: false });
      }
      const rank = rankOf(fault, test.file.name, namesOf(test));
      if (hung.has(id) || (rank === 'other') !== (orders.pass === 'far') || !isBetter(rank, best.get(id))) continue;
      writeFileSync(orders.current, JSON.stringify({ t: 'trying', id, test: name, rank } satisfies Entry));
      active = id;
      isTrying = true;
      hits = new Map();
      const how = await outcome(run);
      active = -1;
      isTrying = false;
      if (how === undefined) continue;
      // A test that cannot be run twice proves nothing.
      isSound ??= (await outcome(run)) === undefined;
      if (!isSound) {
        note(orders.journal, { t: 'broken', test: name });
        return;
      }
      best.set(id, rank);
      note(orders.journal, { t: 'killed', id, rank, test: name, how });
    }
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    const isFile = suite.file === suite;
    if (isFile && orders.always === undefined)
      note(orders.journal, { t: 'file', file: suite.file.name, pass: orders.pass });
    await super.onAfterRunSuite(suite);
  }
}
