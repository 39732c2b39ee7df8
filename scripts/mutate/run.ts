/** Runs vitest over the drawn faults, and starts it again when a fault hangs it. */
import { spawn } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Drawn, idsOf, rulesFolder } from './draw.ts';
import { type Entry, filesDone, killsIn, note, PASSES, readJournal } from './journal.ts';
import type { Orders } from './runner.ts';

/**
 * Recorded games and counts of positions record this same engine; fuzzing, and whole games or phases played at random, assert
 * little; tests of explanations go through thousands of rolls to prove an explanation. None of them proves a rule.
 */
const NOT_UNIT = /golden|fuzz|perft|explain|(?:^|\/)whole-|(?:^|\/)phases\.test/;

const unitTests = (root: string, game: string): string[] => {
  const folder = rulesFolder(root, game);
  return globSync('**/*.test.ts', { cwd: join(root, folder) })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => !NOT_UNIT.test(file))
    .sort();
};

export interface Job {
  readonly root: string;
  readonly game: string;
  readonly faults: readonly Drawn[];
  readonly journal: string;
  /** A fault that gives no answer for so long hangs. */
  readonly hangsAfterMs: number;
  readonly say: (line: string) => void;
}

/** Ends when vitest ends, or when one trial takes too long. */
const runOnce = ({ root, hangsAfterMs }: Job, orders: Orders, files: readonly string[]): Promise<'ended' | 'hung'> => {
  const ordersFile = `${orders.journal}.orders.json`;
  writeFileSync(ordersFile, JSON.stringify(orders));
  rmSync(orders.current, { force: true });
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'child.ts'), ...files], {
    cwd: root,
    env: { ...process.env, TABULARIUM_FAULTS: ordersFile, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)));
  const started = Date.now();
  return new Promise((settle, reject) => {
    const lastSign = (): number =>
      Math.max(
        started,
        ...[orders.current, orders.journal].filter((f) => existsSync(f)).map((f) => statSync(f).mtimeMs),
      );
    const watch = setInterval(() => {
      if (Date.now() - lastSign() < hangsAfterMs) return;
      clearInterval(watch);
      child.kill('SIGKILL');
      settle('hung');
    }, 500);
    child.once('exit', (code) => {
      clearInterval(watch);
      writeFileSync(`${orders.journal}.out.txt`, said);
      // Vitest fails when a test does, which the runner notes; only a run that did not come to its end is no answer.
      if (orders.always === undefined && !said.includes('Test Files'))
        reject(new Error(`vitest ended (${code}):\n${said}`));
      else if (orders.always !== undefined && code !== 0) {
        note(orders.journal, {
          t: 'killed',
          id: orders.always,
          rank: 'other',
          test: 'while loading',
          how: 'a test fails',
        });
        settle('ended');
      } else settle('ended');
    });
  });
};

/** One pass over all tests, begun again as often as a fault hangs. */
const runPass = async (job: Job, orders: Orders, all: readonly string[]): Promise<void> => {
  const { game, faults, journal, say } = job;
  const { current, pass } = orders;
  for (;;) {
    const done = filesDone(readJournal(journal), pass);
    const files = all.filter((file) => !done.has(file));
    if (files.length === 0) return;
    say(
      `${game}: ${faults.length} faults, ${files.length} of ${all.length} test files, ${pass === 'near' ? 'tests near the rule' : 'all other tests'}`,
    );
    const how = await runOnce(job, orders, files);
    if (how === 'ended') {
      const now = filesDone(readJournal(journal), pass);
      if (files.some((file) => !now.has(file))) throw new Error(readFileSync(`${journal}.out.txt`, 'utf8'));
      return;
    }
    if (!existsSync(current)) throw new Error(`${game}: vitest gives no sign of life, and no fault was being tried`);
    const hanging = JSON.parse(readFileSync(current, 'utf8')) as Extract<Entry, { t: 'trying' }>;
    say(`${game}: fault ${hanging.id} hangs`);
    note(journal, { t: 'killed', id: hanging.id, rank: hanging.rank, test: hanging.test, how: 'hangs' });
  }
};

export const runFaults = async (job: Job): Promise<Entry[]> => {
  const { root, game, faults, journal } = job;
  const all = unitTests(root, game);
  const current = `${journal}.current.json`;
  const orders = { faults, journal, current, pattern: idsOf(root, game) };
  for (const pass of PASSES) await runPass(job, { ...orders, pass }, all);
  await runAtLoad(job, { ...orders, pass: 'far' }, all);
  return readJournal(journal);
};

/** Guards passed while modules are loaded: their fault must be on from the start. */
const runAtLoad = async (job: Job, orders: Orders, files: readonly string[]): Promise<void> => {
  const entries = readJournal(job.journal);
  const kills = killsIn(entries);
  const atLoad = [
    ...new Set(entries.flatMap((e) => (e.t === 'reached' && e.atLoad && !kills.has(e.id) ? [e.id] : []))),
  ];
  for (const [i, id] of atLoad.entries()) {
    job.say(`${job.game}: fault ${id} from the start (${i + 1} of ${atLoad.length})`);
    const how = await runOnce(job, { ...orders, always: id }, files);
    if (how === 'hung') note(job.journal, { t: 'killed', id, rank: 'other', test: 'while loading', how: 'hangs' });
  }
};
