// Lint rules of our own, loaded by .oxlintrc.json: what oxlint cannot say by itself.
import { dirname, relative, resolve } from 'node:path';

interface Node {
  readonly type: string;
  readonly parent?: Node;
  readonly value?: unknown;
  readonly kind?: string;
  readonly callee?: Node;
  readonly name?: string;
  readonly source?: Node | null;
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
}

interface Context {
  readonly filename: string;
  readonly cwd: string;
  report(found: { readonly node: Node; readonly message: string }): void;
}

type Rule = Readonly<{ create(cx: Context): Readonly<Record<string, (node: Node) => void>> }>;

/** What a broken invariant says is for programmers, never for players. */
const isForProgrammers = (node: Node): boolean => {
  for (let at = node.parent; at; at = at.parent)
    if (at.type === 'NewExpression' || at.type === 'CallExpression')
      return /Error$|^(Broken|noSuch|demand)$/.test(at.callee?.name ?? '');
  return false;
};

const english: Rule = {
  create: (cx) => {
    const check = (node: Node, text: string): void => {
      if (/\p{L}.* | .*\p{L}/u.test(text) && !isForProgrammers(node))
        cx.report({ node, message: 'Text for players belongs in messages/; rules name it by key.' });
    };
    return {
      Literal: (node) => {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateLiteral: (node) => check(node, (node.quasis ?? []).map((part) => part.value.cooked).join('')),
    };
  },
};

const moduleLet: Rule = {
  create: (cx) => ({
    VariableDeclaration: (node) => {
      const top = node.parent?.type === 'Program' || node.parent?.type === 'ExportNamedDeclaration';
      if (top && node.kind !== 'const')
        cx.report({ node, message: 'Rules keep nothing between calls: whatever changes lives in the state.' });
    },
  }),
};

const TEST = /\.test\.ts$|\/test(ing)?\//;

/** What each package may import besides its own files: arrows only point down. */
const LAYERS: readonly (readonly [files: RegExp, allowed: RegExp])[] = [
  [/^kernel\/src\/keyed\.ts$/, /^node:crypto$/],
  [/^kernel\//, /^$/],
  [/^games\/[^/]+\/board\//, /^@tabularium\/kernel$|^preact(\/|$)/],
  [/^games\//, /^@tabularium\/kernel$/],
  [/^text\//, /^@tabularium\/kernel$|^@lingui\//],
  [/^kit\//, /^@tabularium\/kernel(\/keyed)?$|^node:/],
  [/^bots\//, /^@tabularium\/(kernel|(tetrarchia|republic-of-rome|mediterranean-empires)(\/study)?)$/],
  [/^protocol\//, /^@tabularium\/kernel$|^valibot$/],
  [/^server\/src\/store\/contract\.ts$/, /^@tabularium\/(kernel|protocol)$|^vitest$/],
  [
    /^server\//,
    /^@tabularium\/(kernel|kernel\/keyed|bots|protocol|text|tetrarchia|republic-of-rome|mediterranean-empires)$|^@?hono(\/|$)|^(ws|better-sqlite3|valibot)$|^node:/,
  ],
  [
    /^client\//,
    /^@tabularium\/(kernel|bots|text|protocol(\/words\/(en|es|it))?|(tetrarchia|republic-of-rome|mediterranean-empires)(\/board(\.css)?|\/RUL(E|ING)S\.md\?raw)?)$|^preact(\/|$)|^@fontsource|^vite$|^node:/,
  ],
  [/^cli\//, /^(?!@tabularium\/client)/],
];
const IN_TESTS = /^(node:.*|vitest|fast-check|@tabularium\/(kernel|kernel\/keyed|kit|text))$/;

const packageOf = (path: string): string => /^(games\/)?[^/]*/.exec(path)?.[0] ?? '';

const layers: Rule = {
  create: (cx) => {
    const inRepository = (path: string): string => relative(cx.cwd, path).replaceAll('\\', '/');
    const file = inRepository(cx.filename);
    const allowed = LAYERS.find(([files]) => files.test(file))?.[1] ?? /^/;
    const isAllowed = (from: string): boolean =>
      from.startsWith('.')
        ? packageOf(inRepository(resolve(dirname(cx.filename), from))) === packageOf(file)
        : allowed.test(from) || (TEST.test(file) && IN_TESTS.test(from));
    const check = (node: Node): void => {
      const from = node.source?.value;
      if (typeof from === 'string' && !isAllowed(from))
        cx.report({
          node,
          message: `${packageOf(file)} must not import ${from}: see LAYERS in scripts/lint-rules.ts.`,
        });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
    };
  },
};

const dynamicImport: Rule = {
  create: (cx) => ({
    ImportExpression: (node) => cx.report({ node, message: 'Rules are loaded whole: use an import declaration.' }),
  }),
};

export default {
  meta: { name: 'tabularium' },
  rules: {
    layers,
    'no-dynamic-import': dynamicImport,
    'no-english': english,
    'no-module-let': moduleLet,
  },
};
