// Everything that must hold, as one list: npm test, or npm test -- types lint … for some of it.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const root = resolve(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'tabularium-test-'));
const counts = join(scratch, 'counts.json');
const postgresCounts = join(scratch, 'postgres-counts.json');
const browserCounts = join(scratch, 'browser-counts.json');

const AT_ONCE = 2;
/** Only a step that hangs should be ended by time: on a busy machine the browser tests have taken nearly forty minutes. */
const LONGEST_STEP_MS = 75 * 60_000;
const LINES_OF_A_FAILURE = 60;
/** A line of a reporter that prints a dot for each test that passed. */
const ONLY_DOTS = /^[·.\s]*$/;

interface Step {
  readonly name: string;
  /** A JavaScript or TypeScript file for Node, and its arguments. */
  readonly job: readonly [file: string, ...args: string[]];
  readonly tally?: (passed: boolean) => Tally;
}

interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Each test that failed, with the first line of why: said last, where nobody has to look for it. */
  readonly failures?: readonly string[];
}

/** The longest step goes first, so that the others fill the time beside it. */
const steps: readonly Step[] = [
  {
    name: 'tests',
    job: vitest(counts),
    tally: (passed) => vitestTally(counts, passed),
  },
  { name: 'browser', job: ['e2e/run.ts', '--counts', browserCounts], tally: browserTally },
  {
    name: 'postgres',
    job: [...vitest(postgresCounts), '--config=vitest.postgres.config.ts'],
    tally: (passed) => vitestTally(postgresCounts, passed),
  },
  { name: 'package', job: ['scripts/package-check.ts'] },
  { name: 'types', job: ['node_modules/typescript/bin/tsc'] },
  { name: 'client-types', job: ['node_modules/typescript/bin/tsc', '-p', 'client/tsconfig.json'] },
  { name: 'browser-types', job: ['node_modules/typescript/bin/tsc', '-p', 'e2e/tsconfig.json'] },
  { name: 'client-build', job: ['client/check/build.ts'] },
  { name: 'lint', job: ['node_modules/oxlint/bin/oxlint', '--type-aware'] },
  { name: 'format', job: ['node_modules/@biomejs/biome/bin/biome', 'format', '.'] },
  { name: 'unused', job: ['node_modules/knip/bin/knip.js'] },
  { name: 'sizes', job: ['scripts/sizes.ts'] },
  { name: 'casts', job: ['scripts/casts.ts'] },
  { name: 'rules', job: ['cli/src/main.ts', 'rules'] },
  { name: 'surface', job: ['scripts/surface.ts', '--check'] },
  { name: 'recorded', job: ['scripts/recorded.ts', '--check'] },
  { name: 'bench', job: ['cli/src/main.ts', 'bench', '--smoke'] },
  { name: 'bench-server', job: ['bench/server/run.ts', '--smoke'] },
];

function vitest(counts: string): Step['job'] {
  return [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    '--reporter=./scripts/test/vitest-progress.ts',
    `--outputFile.json=${counts}`,
  ];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

function firstLine(text: string | undefined): string {
  return (text ?? '').trim().split('\n')[0] ?? '';
}

/** Vitest's own counts; a file that does not load, or a run that breaks off, counts as one failure. */
function vitestTally(counts: string, passed: boolean): Tally {
  if (!existsSync(counts)) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(readFileSync(counts, 'utf8')) as VitestReport;
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = report.numFailedTests + unloaded.length;
  return {
    passed: report.numPassedTests,
    failed: passed ? failed : Math.max(1, failed),
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...unloaded.map((file) => `${relative(root, file.name)}: ${firstLine(file.message)}`),
      ...report.testResults.flatMap((file) =>
        file.assertionResults
          .filter((test) => test.status === 'failed')
          .map((test) => `${relative(root, file.name)}, ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`),
      ),
    ],
  };
}

interface BrowserSuite {
  readonly suites?: readonly BrowserSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly { readonly error?: { readonly message?: string; readonly stack?: string } }[];
    }[];
  }[];
}

function browserFailures(suite: BrowserSuite): string[] {
  const here = suite.specs
    .filter((spec) => !spec.ok)
    .map((spec) => {
      const error = spec.tests.flatMap((test) => test.results).find((result) => result.error)?.error;
      const where = error?.stack?.match(/[\w-]+\.ts:\d+/g)?.join(' ') ?? '';
      const why = stripVTControlCharacters(error?.message ?? '')
        .replace(/\s+/g, ' ')
        .slice(0, 600);
      return `${spec.file}, ${spec.title}: ${why} ${where}`;
    });
  return [...here, ...(suite.suites ?? []).flatMap(browserFailures)];
}

interface BrowserReport {
  readonly suites: readonly BrowserSuite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** Playwright's own counts; a browser that cannot be had, or a run that breaks off, counts as one failure. */
function browserTally(passed: boolean): Tally {
  if (!existsSync(browserCounts)) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(readFileSync(browserCounts, 'utf8')) as BrowserReport;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky;
  return {
    passed: expected,
    failed: passed ? failed : Math.max(1, failed),
    skipped,
    failures: report.suites.flatMap(browserFailures),
  };
}

/** How far each running step has come, in its own words. */
const running = new Map<string, string>();
const PROGRESS = /^@progress (.*)\n?/gm;
const isWatched = process.stdout.isTTY;

/** A line that stays. */
function print(line: string): void {
  process.stdout.write(`${isWatched ? '\r\x1b[K' : ''}${line}\n`);
}

function showRunning(): void {
  const line = [...running].map(([name, how]) => (how === '' ? name : `${name}: ${how}`)).join('; ');
  if (line !== '') process.stdout.write(isWatched ? `\r\x1b[K     ${line}` : `     ${line}\n`);
}

function execute(step: Step): Promise<{ readonly passed: boolean; readonly output: string }> {
  const [file, ...args] = step.job;
  const child = spawn(process.execPath, [join(root, file), ...args], {
    cwd: root,
    env: isWatched ? process.env : { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LONGEST_STEP_MS,
  });
  let output = '';
  const take = (data: string): void => {
    output += data;
    const how = [...data.matchAll(PROGRESS)].at(-1)?.[1];
    if (how !== undefined) running.set(step.name, how);
  };
  child.stdout.setEncoding('utf8').on('data', take);
  child.stderr.setEncoding('utf8').on('data', take);
  return new Promise((done) => {
    child.on('error', (error) => done({ passed: false, output: error.message }));
    child.on('close', (code) => done({ passed: code === 0, output: output.replaceAll(PROGRESS, '').trimEnd() }));
  });
}

async function runStep(step: Step): Promise<Tally> {
  const started = performance.now();
  running.set(step.name, '');
  if (!isWatched) print(`...            ${step.name}`);
  const { passed, output } = await execute(step);
  running.delete(step.name);
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
  print(`${passed ? 'ok  ' : 'FAIL'} ${seconds} s  ${step.name}`);
  const tally = step.tally?.(passed) ?? { passed: Number(passed), failed: Number(!passed), skipped: 0 };
  if (!passed) {
    // What failed comes first: whoever reads the log of another machine may see only its beginning.
    const lines = output.split('\n').filter((line) => !ONLY_DOTS.test(line));
    const told = [...(tally.failures ?? []), ...lines.slice(-LINES_OF_A_FAILURE), `node ${step.job.join(' ')}`];
    for (const line of told) print(`     | ${line}`);
  }
  return tally;
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`no such step: ${unknown.join(', ')}; there are: ${steps.map((step) => step.name).join(', ')}`);
  process.exit(2);
}

const queue = steps.filter((step) => asked.length === 0 || asked.includes(step.name));
const tallies: Tally[] = [];
const lane = async (): Promise<void> => {
  for (let step = queue.shift(); step; step = queue.shift()) tallies.push(await runStep(step));
};
const told = setInterval(showRunning, isWatched ? 500 : 30_000);
await Promise.all(Array.from({ length: AT_ONCE }, lane));
clearInterval(told);
rmSync(scratch, { recursive: true, force: true });

for (const failure of tallies.flatMap((tally) => tally.failures ?? [])) print(`failed: ${failure}`);
const total = (of: 'passed' | 'failed' | 'skipped'): number => tallies.reduce((sum, tally) => sum + tally[of], 0);
print(`${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
process.exitCode = total('failed') > 0 ? 1 : 0;
