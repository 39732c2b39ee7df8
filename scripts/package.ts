// Builds what npm pack packs, in dist/package: the command and the server as JavaScript, the built client, and the packages they need.
//
// Node does not strip types below node_modules, where an installed package lies, so the types are taken out here. Every file
// keeps its place and its lines, and only what others import is followed from the entries on: paths between files hold as they
// do in the repository. Packages of others are copied along, so that an installation needs no network.
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'vite';
import { ensureClient } from '../cli/src/ensure-client.ts';
import { GAMES } from '../games/index.ts';

const ROOT = resolve(import.meta.dirname, '..');
const OUT = join(ROOT, 'dist/package');

/** Where everything begins. Threads are found by their addresses in the code. */
const ENTRIES = ['cli/src/main.ts', 'server/src/main.ts'];

/** Of packages of others and of the built client: what is needed for building, reading and debugging only. Licences stay. */
const LEFT_OUT =
  /better-sqlite3\/(deps|src|binding\.gyp)|\/\.(github|vite)\/|\.d\.[cm]?ts$|\.map$|\/readme\.md$|\/\.made-of$/i;

const isKept = (file: string): boolean => !LEFT_OUT.test(file.replaceAll('\\', '/'));

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports?: string | Readonly<Record<string, string>>;
  readonly imports?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly workspaces?: readonly string[];
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

const own = manifestOf(ROOT);
const WORKSPACES = new Map(
  (own.workspaces ?? []).map((folder) => [
    `@tabularium/${folder}`,
    { folder: join(ROOT, folder), ...manifestOf(join(ROOT, folder)) },
  ]),
);

/** The target of a name in `exports` or `imports`, where `*` stands for any text. */
const matched = (name: string, table: Readonly<Record<string, string>>): string | undefined => {
  for (const [pattern, target] of Object.entries(table)) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined && name === pattern) return target;
    if (after === undefined || !name.startsWith(before) || !name.endsWith(after)) continue;
    return target.replaceAll('*', name.slice(before.length, name.length - after.length));
  }
  return undefined;
};

const inWorkspace = (specifier: string): string => {
  const [, name = '', rest = ''] = /^(@tabularium\/[^/]+)(.*)$/.exec(specifier) ?? [];
  const workspace = WORKSPACES.get(name);
  const { exports = {} } = workspace ?? {};
  const found = matched(`.${rest}`, typeof exports === 'string' ? { '.': exports } : exports);
  if (!workspace || found === undefined) throw new Error(`${specifier} leads nowhere`);
  return join(workspace.folder, found);
};

const byImports = (specifier: string, file: string): string => {
  const workspace = [...WORKSPACES.values()].find((w) => file.startsWith(`${w.folder}/`));
  const table = Object.entries(workspace?.imports ?? {}).map(([name, by]) => [name, by['default'] ?? ''] as const);
  const found = matched(specifier, Object.fromEntries(table));
  if (!workspace || found === undefined) throw new Error(`${specifier} in ${file} leads nowhere`);
  return join(workspace.folder, found);
};

/** The file of ours that is meant; undefined if it belongs to Node or to a package of others. */
const fileFor = (specifier: string, file: string): string | undefined => {
  if (specifier.startsWith('.')) return resolve(dirname(file), specifier);
  if (specifier.startsWith('@tabularium/')) return inWorkspace(specifier);
  return specifier.startsWith('#') ? byImports(specifier, file) : undefined;
};

const packageIn = (specifier: string): string => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
const asScript = (file: string): string => file.replace(/\.ts$/, '.js');

interface Mention {
  readonly start: number;
  readonly end: number;
  readonly specifier: string;
}

/** Everything that a script imports, with its place between the quotes. */
const mentions = (file: string, code: string): readonly Mention[] => {
  const { module } = parseSync(file, code, { lang: 'js' });
  const literal = ({ start, end }: { start: number; end: number }): Mention[] =>
    /^['"]/.test(code.slice(start, end))
      ? [{ start: start + 1, end: end - 1, specifier: code.slice(start + 1, end - 1) }]
      : [];
  const exported = module.staticExports.flatMap((e) => e.entries.flatMap((x) => x.moduleRequest ?? []));
  const found = [
    ...module.staticImports.map((i) => i.moduleRequest),
    ...exported,
    ...module.dynamicImports.map((i) => i.moduleRequest),
  ].flatMap(literal);
  // Threads are named by address: new URL('./worker.ts', import.meta.url). Where only types went on, nothing is left in the braces.
  for (const others of [/(new URL\(')(\.[^']+\.ts)', import\.meta\.url\)/g, /(export \{\s*\} from ')([^']+)'/g])
    for (const m of code.matchAll(others)) {
      const start = m.index + m[1]!.length;
      found.push({ start, end: start + m[2]!.length, specifier: m[2]! });
    }
  const places = new Map(found.map((mention) => [mention.start, mention]));
  return [...places.values()].sort((a, b) => b.start - a.start);
};

const packages = new Set<string>();
const written = new Set<string>();

const write = (file: string, text: string | Buffer): void => {
  const to = join(OUT, relative(ROOT, file));
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, text);
};

const follow = (file: string): void => {
  if (written.has(file)) return;
  written.add(file);
  if (!file.endsWith('.ts')) return write(file, readFileSync(file));
  let code = stripTypeScriptTypes(readFileSync(file, 'utf8'));
  for (const { start, end, specifier } of mentions(file, code)) {
    const target = fileFor(specifier, file);
    if (target === undefined) {
      if (!specifier.startsWith('node:')) packages.add(packageIn(specifier));
      continue;
    }
    follow(target);
    const path = asScript(relative(dirname(file), target)).replaceAll('\\', '/');
    code = `${code.slice(0, start)}${path.startsWith('.') ? path : `./${path}`}${code.slice(end)}`;
  }
  write(asScript(file), code.replaceAll(/[ \t]+$/gm, ''));
};

/** A package of others, and what it needs in turn. Those that were left out for this platform are not needed. */
const bring = (name: string, from: string, seen: Set<string>): void => {
  const folder = [join(from, 'node_modules', name), join(ROOT, 'node_modules', name)].find((f) => existsSync(f));
  if (folder === undefined || seen.has(folder)) return;
  seen.add(folder);
  const to = join(OUT, relative(ROOT, folder));
  cpSync(folder, to, {
    recursive: true,
    dereference: true,
    filter: isKept,
  });
  const { dependencies = {}, optionalDependencies = {} } = manifestOf(folder);
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) bring(needed, folder, seen);
};

const START = `#!/usr/bin/env node
// Plain words on a Node that is too old, before anything is loaded that it cannot read.
const [major] = process.versions.node.split('.');
if (Number(major) < 24) {
  process.stderr.write('tabularium: Node ' + process.version + ' is too old; install Node 24 or later, then try again\\n');
  process.exit(1);
}
await import('../cli/src/main.js');
`;

ensureClient();
rmSync(OUT, { recursive: true, force: true });
for (const entry of ENTRIES) follow(join(ROOT, entry));
const seen = new Set<string>();
for (const name of packages) bring(name, ROOT, seen);
for (const { id } of GAMES)
  for (const text of ['RULES.md', 'RULINGS.md']) {
    const file = join(ROOT, 'games', id, text);
    if (existsSync(file)) write(file, readFileSync(file));
  }
for (const { id } of GAMES) {
  const book = join(ROOT, 'games', id, 'book');
  for (const text of existsSync(book) ? globSync('*/*.md', { cwd: book }) : [])
    write(join(book, text), readFileSync(join(book, text)));
}
cpSync(join(ROOT, 'client/dist'), join(OUT, 'client/dist'), { recursive: true, filter: isKept });
write(join(ROOT, 'bin/tabularium.mjs'), START);
const { name, version } = own;
write(join(ROOT, 'package.json'), `${JSON.stringify({ name, version, type: 'module' }, null, 2)}\n`);
process.stderr.write(`dist/package: ${written.size} files of ours, ${seen.size} packages of others\n`);
