import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const here = import.meta.dirname;
const read = (path: string): string => readFileSync(join(here, path), 'utf8');

/** Icons and seat patterns stand in the page itself, so that any drawing can refer to them. */
const icons = (): Plugin => ({
  name: 'tabularium-icons',
  transformIndexHtml: (html) =>
    html.replace('<!--icons-->', read('src/art/icons.svg').replace('<svg ', '<svg class="sprite" aria-hidden="true" ')),
});

const PUBLIC = [
  'theme.js',
  'page.css',
  'manifest.webmanifest',
  'icon.svg',
  'icon-turn.svg',
  'icon-192.png',
  'icon-512.png',
];

/** The service worker knows every file of its build by name; another build is another worker. */
const serviceWorker = (): Plugin => ({
  name: 'tabularium-service-worker',
  apply: 'build',
  // After the page has been made: what is put into it is no file any more.
  enforce: 'post',
  generateBundle(_, bundle) {
    const built = Object.keys(bundle).filter((name) => !name.endsWith('.map') && name !== 'index.html');
    const files = ['/', ...[...PUBLIC, ...built].sort().map((name) => `/${name}`)];
    const build = createHash('sha256')
      .update(
        files.join('\n') +
          read('index.html') +
          read('src/art/icons.svg') +
          read('src/sw.js') +
          PUBLIC.slice(0, 5)
            .map((f) => read(`public/${f}`))
            .join(''),
      )
      .digest('hex')
      .slice(0, 12);
    const source = read('src/sw.js')
      .replace("'__BUILD__'", JSON.stringify(build))
      .replace("'__FILES__'", JSON.stringify(files));
    this.emitFile({ type: 'asset', fileName: 'sw.js', source });
  },
});

/** Smaller files, and pictures and fonts, would not become smaller. */
const SMALLEST = 512;
/** Of brotli: the highest, 11, takes ten times as long for a few bytes. */
const QUALITY = 9;
const TEXT = /\.(html|js|css|json|webmanifest|svg|txt)$/;

/** Every text is compressed once, here, so that no server has to while people wait. */
const compressed = (): Plugin => ({
  name: 'tabularium-compressed',
  apply: 'build',
  writeBundle({ dir }) {
    for (const name of globSync('**/*.*', { cwd: dir! }).filter((n) => TEXT.test(n))) {
      const file = join(dir!, name);
      const body = readFileSync(file);
      if (body.length < SMALLEST) continue;
      writeFileSync(`${file}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }));
      writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
    }
  },
});

/** Bots think in their worker, which is built by itself: the page does without a copy of its own, and without the lines of the manifest that say where the reasons for their answers are. */
const noBotsInPage = (): Plugin => ({
  name: 'tabularium-no-bots-in-page',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source, importer) =>
    source.startsWith('./bots/') && importer && /\/games\/[^/]+\/game\.ts$/.test(importer)
      ? join(here, '../games/nothing.ts')
      : undefined,
  transform: (code, id) =>
    /\/games\/[^/]+\/game\.ts$/.test(id) ? code.replace(/^ {2}hints: async .*$/gm, '') : undefined,
});

/** Bots are measured from the command line: a browser does without the lines of the manifest that say how. */
const noMeasuring = (): Plugin => without('measuring', /^ {2}(measured: async|benched:) .*$/gm);
/** Games are studied in the worker: the page does without the line of the manifest that says how. */
const noStudying = (): Plugin => without('studying', /^ {2}studied: async .*$/gm);

/** Without these lines of manifests. */
const without = (what: string, lines: RegExp): Plugin => ({
  name: `tabularium-no-${what}`,
  enforce: 'pre',
  apply: 'build',
  transform: (code, id) => (/\/games\/[^/]+\/game\.ts$/.test(id) ? code.replace(lines, '') : undefined),
});

/** Whether a state is sound is asked where games are tried out; the page does without. */
const noCheck = (): Plugin => ({
  name: 'tabularium-no-check',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (/\/games\/[^/]+\/rules\/(check\/)?check\.ts$/.test(id) ? 'export const check = () => {};' : undefined),
});

/** Nobody reads what the rules say where bots think: their worker does without the words. */
const noWords = (): Plugin => ({
  name: 'tabularium-no-words',
  enforce: 'pre',
  apply: 'build',
  load: (id) => {
    if (!/\/games\/[^/]+\/rules\/messages\/(en|es|it)[\w-]*\.ts$/.test(id)) return undefined;
    const names = readFileSync(id, 'utf8').matchAll(/^export const (\w+)/gm);
    return [...names].map(([, name]) => `export const ${name} = {};`).join('\n');
  },
});

/** Bots are asked about positions of the present rules: their worker brings no older game up to date. */
const noMigrations = (): Plugin => ({
  name: 'tabularium-no-migrations',
  enforce: 'pre',
  apply: 'build',
  load: (id) =>
    /\/games\/[^/]+\/rules\/(table\/)?migrations\.ts$/.test(id) ? 'export const migrations = [];' : undefined,
});

/** A piece for each game: `<id>-rules`. */
const pieceOf = (id: string): string | undefined => {
  const [, game, part] = /\/games\/([^/]+)\/(rules|board)\//.exec(id) ?? [];
  return game && `${game}-${part}`;
};
/** Of a game that has rules which only some tables play with: `<id>-rules` is without them, the other pieces have them. */
const isBasic = (id: string): boolean => /\/games\/[^/]+\/rules\/basic\.ts$/.test(id);
const allRules = (id: string): string | undefined =>
  existsSync(join(dirname(id), 'basic.ts')) ? pieceOf(id)?.replace(/rules$/, 'all-rules') : pieceOf(id);
/** A rulebook is loaded whole, in one language. */
const bookOf = (id: string): string => id.replace(/^.*\/games\/([^/]+)\/book\/(\w+)\/.*$/, '$1-book-$2');
/** Its glossary comes by itself: the words of a table are explained by it. */
const glossaryIn = (id: string): string => bookOf(id).replace('-book-', '-glossary-');
const moreRules = (id: string): string | undefined => pieceOf(id)?.replace(/rules$/, `${basename(id, '.ts')}-rules`);

/** Printed cards that can be read at every table, though only some tables go by them: `<id>-guidelines`. */
const guidelines = (id: string): string | undefined => pieceOf(id)?.replace(/rules$/, 'guidelines');

/** What explains answers comes with the forms that show it, each part of it by itself: `<id>-explain-<part>`. */
const explained = (id: string): string | undefined => {
  const [, game, part] = /\/games\/([^/]+)\/rules\/explain\/([\w-]+)\.ts$/.exec(id) ?? [];
  return game && `${game}-explain-${part}`;
};

/** Of these, what is wanted together: small pieces pack badly. */
const initiative = (id: string): string | undefined => explained(id)?.replace(/explain-.*/, 'explain-initiative');

/** What every table has loaded before anything else. */
const AT_EVERY_TABLE = /\/(home|kernel|table|rolldown-runtime|[\w-]+-(rules|board))-[\w-]+\.js$/;

export default defineConfig({
  root: here,
  plugins: [icons(), noBotsInPage(), noMeasuring(), noStudying(), noCheck(), serviceWorker(), compressed()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Whoever is at a table has these already: a list of what else to load need not name them.
      resolveDependencies: (_, files, { hostId }) =>
        /\/(table|[\w-]+-board)-[\w-]+\.js$/.test(hostId) ? files.filter((file) => !AT_EVERY_TABLE.test(file)) : files,
    },
    cssCodeSplit: true,
    manifest: true,
    reportCompressedSize: true,
    // What is loaded together is built together, with all that it needs: small pieces pack badly, and whatever is loaded
    // later would cut out of it what it needs too.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'kernel', test: /\/kernel\/src\/(?!(messages\/(es|it)|schema)\.ts)/ },
            // Content is checked only where it comes from outside, or by games that check their own.
            { name: 'schema', test: /\/kernel\/src\/schema\.ts$/ },
            { name: 'es', test: /\/(card\/words|(client|kernel|protocol)\/src\/messages)\/es\.ts$/ },
            { name: 'it', test: /\/(card\/words|(client|kernel|protocol)\/src\/messages)\/it\.ts$/ },
            { name: 'home', test: /\/client\/src\/main\.tsx$/ },
            { name: 'ways', test: /\/client\/src\/(home\/ways-dialog\.tsx|games\/choosing\.ts)$/ },
            { name: 'table', test: /\/client\/src\/table\/table-page\.tsx$/ },
            { name: pieceOf, debugName: 'basic rules', test: isBasic },
            {
              name: initiative,
              debugName: 'parts of explanations',
              test: /\/rules\/explain\/(persuading|games-if|knights)/,
            },
            { name: explained, debugName: 'explanations', test: /\/rules\/explain\/(?!explain|provinces)/ },
            { name: explained, debugName: 'all explanations', test: /\/rules\/explain\/explain\.ts$/ },
            { name: guidelines, debugName: 'guidelines', test: /\/rules\/neutrals\/(guidelines|by-families)\.ts$/ },
            { name: moreRules, debugName: 'more rules', test: /\/rules\/(for-one-or-two|with-advanced)\.ts$/ },
            { name: allRules, debugName: 'rules', test: /\/games\/[^/]+\/rules\/index\.ts$/ },
            // Or else it would lie with the first board that needs it at once, and others would load that whole board.
            { name: 'kit', test: /\/parts\/src\/web\/kit\/(?!charts|slider|icon|mark)/ },
            { name: 'glossary', test: /\/(client\/src\/glossary\/glossary\.tsx|parts\/src\/book\/marking\.ts)$/ },
            { name: glossaryIn, debugName: 'glossaries', test: /\/games\/[^/]+\/book\/(en|es|it)\/glossary/ },
            // On its page and at tables.
            {
              name: 'book',
              test: /\/(client\/src\/(book\/(?!words|book-page|later)|panel\/rule)|parts\/src\/(book\/|rule-texts))/,
            },
            { name: bookOf, debugName: 'rulebooks', test: /\/games\/[^/]+\/book\/(en|es|it)\// },
            { name: pieceOf, debugName: 'boards', test: /\/games\/[^/]+\/board\/table\.ts$/ },
          ],
        },
      },
    },
  },
  // What the bots are made of is told by its name: nobody waits for it.
  worker: {
    format: 'es',
    plugins: () => [noMeasuring(), noWords(), noCheck(), noMigrations()],
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/bot-worker-[name]-[hash].js',
        codeSplitting: {
          groups: [
            { name: 'kernel', test: /\/(kernel|parts)\/src\/(?!(messages\/(es|it)|schema)\.ts)/ },
            { name: pieceOf, debugName: 'basic rules', test: isBasic },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:8700', '/ws': { target: 'ws://localhost:8700', ws: true } } },
  preview: { proxy: { '/api': 'http://localhost:8700', '/ws': { target: 'ws://localhost:8700', ws: true } } },
});
