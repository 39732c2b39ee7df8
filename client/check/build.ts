/** Builds the client and holds it to its promises: how much script a first visit loads, and that nothing comes from elsewhere. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { GAMES } from '@tabularium/games';
import { build, type Manifest } from 'vite';
import {
  atFirst,
  besides,
  chunksFor,
  drawingsOf,
  formsOf,
  HOME,
  isRead,
  maybeNamed,
  named,
  piecesOf,
  tableOf,
} from './loaded.ts';

/** Kilobytes of script, packed, from the home page to the first question of the lightest game, board included. */
const MOST_KB = 120;
/** The same for any game whose board is drawn, with the largest of its drawings; also with the forms of any one question. */
const MOST_DRAWN_KB = 180;
/** Both for one whose board is read, with the hand. */
const MOST_READ_KB = 200;
/** And for a table that plays with rules which others do without (`moreRules` in `vite.config.ts`). */
const MOST_WITH_MORE_RULES_KB = 240;

/** Rules that only some tables play with, by the piece they are in, with the group of forms that they alone need. */
const MORE_RULES: Readonly<Record<string, string>> = { 'with-advanced': 'advanced', 'for-one-or-two': 'neutrals' };
const moreRulesOf = (manifest: Manifest, game: string) =>
  Object.entries(MORE_RULES)
    .map(([rules, group]) => ({ name: `${game}-${rules}-rules`, group }))
    .filter(({ name }) => maybeNamed(manifest, name) !== undefined);
/** Is it of the forms, or of the page, that only these rules need? Without: that any of them needs. */
const isOfMoreRules = (key: string, group?: string): boolean =>
  (group === undefined ? Object.values(MORE_RULES) : [group]).some(
    (g) => key.includes(`/board/forms/groups/${g}/`) || key.includes(`/board/${g}/`),
  );
const out = mkdtempSync(join(tmpdir(), 'tabularium-client-'));
const problems: string[] = [];
/** As it is served: compressed when it was built, or else as it is. */
const packed = (file: string): number => {
  const served = join(out, `${file}.gz`);
  return (existsSync(served) ? statSync(served).size : gzipSync(readFileSync(join(out, file))).length) / 1000;
};
const sizeOf = (files: ReadonlySet<string>): number => [...files].reduce((sum, file) => sum + packed(file), 0);
const shown = (kb: number): string => `${kb.toFixed(1)} kB`;

const checkBudget = (manifest: Manifest, assets: readonly string[]): void => {
  const weightOf = (keys: readonly string[]): number => sizeOf(chunksFor(manifest, keys));
  const others = sizeOf(new Set(besides(assets)));
  console.log(`${shown(weightOf([named(manifest, HOME)]))} of script for the home page`);
  const tables = GAMES.map((game) => {
    const { id } = game;
    const drawing = drawingsOf(manifest, id)
      .toSorted((a, b) => weightOf([b]) - weightOf([a]))
      .slice(0, 1);
    const groups = formsOf(manifest, id);
    const formsWith = (rules: readonly string[], all: readonly string[]) =>
      all.map((key) => ({
        name: key.split('/').at(-2),
        kb: weightOf([...tableOf(manifest, id), ...drawing, ...rules, key]),
      }));
    const forms = formsWith(
      [],
      groups.filter((key) => !isOfMoreRules(key)),
    );
    const withMore = moreRulesOf(manifest, id).map(({ name, group }) => {
      const played = formsWith(
        [named(manifest, name)],
        groups.filter((key) => !isOfMoreRules(key) || isOfMoreRules(key, group)),
      );
      return { name, kb: Math.max(...played.map((g) => g.kb)) };
    });
    return { id, kb: weightOf([...atFirst(manifest, game), ...drawing]) + others, forms, withMore };
  });
  const hold = (what: string, kb: number, most: number): void => {
    if (kb > most) problems.push(`${what} loads ${shown(kb)} of script, at most ${most} kB`);
  };
  for (const { id, kb, forms, withMore } of tables) {
    console.log(`${shown(kb)} to the first question of ${id}`);
    const most = isRead(id) ? MOST_READ_KB : MOST_DRAWN_KB;
    hold(`the first question of ${id}`, kb, most);
    if (forms.length > 0)
      console.log(`  its table with forms: ${forms.map((f) => `${f.name} ${shown(f.kb)}`).join(', ')}`);
    hold(`a table of ${id} with forms`, Math.max(0, ...forms.map((f) => f.kb)), most);
    for (const more of withMore) {
      console.log(`  with ${more.name}: at most ${shown(more.kb)}`);
      hold(`a table with ${more.name}`, more.kb, MOST_WITH_MORE_RULES_KB);
    }
  }
  hold('a first visit', Math.min(...tables.map((table) => table.kb)), MOST_KB);
};

/** A table loads no rules that it does without, whatever is opened at it. */
const checkApart = (manifest: Manifest): void => {
  for (const { id } of GAMES) {
    const board = Object.keys(manifest).filter((key) => key.startsWith(`../games/${id}/board/`));
    const all = maybeNamed(manifest, `${id}-all-rules`);
    for (const key of [...piecesOf(id).map((n) => named(manifest, n)), ...board])
      if (all && chunksFor(manifest, [key]).has(manifest[all]!.file))
        problems.push(`${key} loads ${id}-all-rules, which a table with the game's own content does without`);
    for (const { name, group } of moreRulesOf(manifest, id)) {
      const own = board.filter((key) => isOfMoreRules(key, group));
      const apart = [named(manifest, name), ...own.filter((key) => key.endsWith('/index.ts'))];
      const files = apart.map((key) => manifest[key]!.file);
      for (const key of [...piecesOf(id).map((n) => named(manifest, n)), ...board.filter((k) => !own.includes(k))])
        if ([...chunksFor(manifest, [key])].some((file) => files.includes(file)))
          problems.push(`${key} loads ${name}, which not every table plays with`);
    }
  }
};

/** What the service worker keeps: every file of the build, and nothing that is not there, or it would keep nothing at all. */
const checkKept = (assets: readonly string[]): void => {
  const worker = readFileSync(join(out, 'sw.js'), 'utf8');
  for (const [, name = ''] of worker.matchAll(/"\/(assets\/[^"]+)"/g))
    if (!existsSync(join(out, name))) problems.push(`the service worker wants ${name}, which is not there`);
  for (const name of assets)
    if (name.endsWith('.js') && !worker.includes(name)) problems.push(`the service worker does not keep ${name}`);
};

/** Texts are compressed when they are built, so that no server has to do it while people wait. */
const checkCompressed = (assets: readonly string[]): void => {
  const texts = assets.filter((name) => /\.(js|css)$/.test(name)).map((name) => `assets/${name}`);
  for (const name of ['index.html', ...texts].filter((n) => statSync(join(out, n)).size >= 1024))
    for (const ending of ['.br', '.gz'])
      if (!existsSync(join(out, name + ending))) problems.push(`${name} is not compressed`);
};

const checkPage = (assets: readonly string[]): void => {
  const page = readFileSync(join(out, 'index.html'), 'utf8');
  if (/<script(?![^>]*\bsrc=)/.test(page)) problems.push('index.html has a script in it');
  if (/\sstyle=|<style/.test(page)) problems.push('index.html has a style in it');
  for (const name of assets.filter((n) => n.endsWith('.css') || n.endsWith('.html'))) {
    const text = readFileSync(join(out, 'assets', name), 'utf8');
    if (/url\(\s*["']?(https?:)?\/\//.test(text)) problems.push(`${name} loads something from elsewhere`);
  }
};

try {
  await build({ root: join(import.meta.dirname, '..'), logLevel: 'warn', build: { outDir: out, emptyOutDir: true } });
  const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8')) as Manifest;
  const assets = readdirSync(join(out, 'assets'));
  checkBudget(manifest, assets);
  checkApart(manifest);
  checkKept(assets);
  checkCompressed(assets);
  checkPage(assets);
  const bots = Object.keys(manifest).filter((key) => /^\.\.\/games\/[^/]+\/bots\//.test(key));
  if (bots.length > 0) problems.push(`bots belong to their worker, the page has them too: ${bots.join(', ')}`);
} finally {
  rmSync(out, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
