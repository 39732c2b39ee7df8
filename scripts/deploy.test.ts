/** What the files for operators name must be there: options, variables, addresses, ports, metrics, alarms and files. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { commands } from '../cli/src/commands.ts';
import { COUNTERS, DISTRIBUTIONS, GAUGES } from '../server/src/metrics/list.ts';
import { DEFAULT_PORT } from '../server/src/program/start.ts';

const ROOT = resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const DEPLOY = globSync('deploy/*', { cwd: ROOT });
const FILES = ['Dockerfile', 'docs/hosting.md', ...DEPLOY];
const code = globSync('{server,cli}/src/**/*.ts', { cwd: ROOT }).map(read).join('\n');

test('every variable that they set is read somewhere', () => {
  const own = ['docs/hosting.md', 'Dockerfile', 'deploy/compose.yaml', 'deploy/tabularium.service']
    .map(read)
    .join('\n');
  const named = new Set(own.match(/\b[A-Z]+_[A-Z_]+\b|\b(HOST|PORT)\b(?==)/g));
  /** Those of Node, of Postgres, and words of systemd. */
  const others = /^(NODE_ENV|POSTGRES_|AF_)/;
  for (const name of [...named].filter((n) => !others.test(n)))
    expect(code.includes(`'${name}'`), `${name} is read by nobody`).toBe(true);
  expect(named).toContain('METRICS_PORT');
});

test('every option that they name belongs to a command', async () => {
  const options = new Set(['no-deps', 'build', 'version', 'now']);
  for (const command of ['serve', 'backup', 'restore', 'move'])
    for (const name of Object.keys((await commands[command]!()).args as object)) options.add(name);
  const named = [...read('docs/hosting.md').matchAll(/(?<![\w-])--([a-z][a-z-]+)/g)].map((m) => m[1]!);
  expect(named).toContain('metrics-port');
  for (const name of named) expect(options.has(name), `--${name}`).toBe(true);
});

test('the port is the one that servers listen on, and the probes are answered', () => {
  for (const file of [
    'Dockerfile',
    'deploy/compose.yaml',
    'deploy/Caddyfile',
    'deploy/nginx.conf',
    'deploy/haproxy.cfg',
    'deploy/tabularium.service',
  ])
    expect(read(file)).toContain(String(DEFAULT_PORT));
  const probes = new Set(FILES.flatMap((file) => read(file).match(/\/(healthz|readyz|metrics)\b(?!\/)/g) ?? []));
  expect([...probes].sort()).toEqual(['/healthz', '/metrics', '/readyz']);
  for (const probe of probes) expect(code).toContain(`'${probe}'`);
});

test('what is started is what the package has', () => {
  expect(read('scripts/package.ts')).toContain("'bin/tabularium.mjs'");
  expect(read('Dockerfile')).toContain('/app/bin/tabularium.mjs');
  expect(read('deploy/tabularium.service')).toContain('/dist/package/bin/tabularium.mjs serve');
  expect(JSON.parse(read('package.json'))).toMatchObject({ bin: { tabularium: 'dist/package/bin/tabularium.mjs' } });
});

test('alarms go by metrics that there are, and each is explained', () => {
  const alerts = read('deploy/alerts.yaml');
  const known = new Set<string>([...COUNTERS, ...DISTRIBUTIONS, ...GAUGES].map((m) => `tabularium_${m.name}`));
  const used = alerts.match(/\btabularium_\w+/g)!.map((name) => name.replace(/_(bucket|count|sum)$/, ''));
  expect(used.length).toBeGreaterThan(8);
  expect(used.filter((name) => !known.has(name))).toEqual([]);
  const named = [...alerts.matchAll(/alert: (\w+)/g)].map((m) => m[1]!);
  const explained = [...read('docs/hosting.md').matchAll(/^\| `(Tabularium\w+)` \|/gm)].map((m) => m[1]!);
  expect(explained.sort()).toEqual(named.sort());
});

test('files and pages that are linked or named are there', () => {
  const links = [...read('docs/hosting.md').matchAll(/\]\(([^)#]+)/g)].map((m) => resolve(ROOT, 'docs', m[1]!));
  expect(links.filter((file) => !existsSync(file))).toEqual([]);
  const named = FILES.flatMap((file) => read(file).match(/\b(deploy|docs|scripts)\/[\w-]+\.\w+/g) ?? []);
  expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
