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

/** What package.json says of the project. */
interface Own {
  readonly workspaces: readonly string[];
  readonly engines: { readonly node: string };
}

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

test('whoever copies the example has every variable that compose asks for, and no other', () => {
  const asked = new Set([...read('deploy/compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map((m) => m[1]!));
  const given = [...read('deploy/example.env').matchAll(/^([A-Z_]+)=/gm)].map((m) => m[1]!);
  expect(given.toSorted()).toEqual([...asked].toSorted());
});

test('every option that they name belongs to a command', async () => {
  const options = new Set(['no-deps', 'build', 'version', 'now', 'rm', 'user']);
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

test('ports agree: of a process, of what measures it, and of the proxies before it', () => {
  const [docker, compose] = [read('Dockerfile'), read('deploy/compose.yaml')];
  expect(docker).toMatch(new RegExp(`PORT=${DEFAULT_PORT} [^]*^EXPOSE ${DEFAULT_PORT}$`, 'm'));
  const metrics = /METRICS_PORT: "(\d+)"/.exec(compose)?.[1];
  expect(compose).toContain(`expose: ["${DEFAULT_PORT}", "${metrics}"]`);
  expect(read('deploy/tabularium.service')).toContain(`METRICS_PORT=${metrics}\n`);
  expect(read('docs/hosting.md')).toContain(`targets: ["127.0.0.1:${metrics}"]`);
  const services = [...compose.matchAll(/^ {2}(\w+): \*server$/gm)].map((m) => `${m[1]}:${DEFAULT_PORT}`);
  expect(read('deploy/Caddyfile')).toContain(`reverse_proxy ${services.join(' ')} {`);
});

test('what the image is built from is there: the folder that is packed, and nothing that is left out of it', () => {
  const docker = read('Dockerfile');
  const built = /COPY --from=build \/src\/(\S+) \/app/.exec(docker)?.[1];
  expect(read('scripts/package.ts')).toContain(`join(ROOT, '${built}')`);
  const [, script] = /&& node (\S+)/.exec(docker)!;
  const needed = [
    script!,
    'package.json',
    'package-lock.json',
    ...(JSON.parse(read('package.json')) as Own).workspaces,
  ];
  expect(needed.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  const leftOut = read('.dockerignore').trim().split('\n');
  expect(needed.filter((file) => leftOut.includes(file))).toEqual([]);
  // The same release of Node builds it and runs it, and it is one that the project is made for.
  const engines = (JSON.parse(read('package.json')) as Own).engines.node;
  const images = [...docker.matchAll(/^FROM node:(\d+)/gm)].map((m) => m[1]!);
  expect(images).toHaveLength(2);
  for (const image of images) expect(engines).toContain(image);
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
