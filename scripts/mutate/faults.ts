/**
 * Finds the guards of a source file and the ways to break each of them.
 *
 * A guard is a condition, a comparison, a logical expression, a filter or a bound. Conditions whose only purpose is to
 * throw are left out: they stand against broken code, and no legal play reaches them.
 */
import { parseSync } from 'vite';

interface Fault {
  readonly kind: string;
  /** What stands in place of the guard, as source text. */
  readonly becomes: string;
}

/** One guard, and every fault that can be planted there. */
export interface Site {
  readonly start: number;
  readonly end: number;
  readonly line: number;
  /** The name of the declaration at the top of the file that holds the guard. */
  readonly inside: string;
  /** Where that declaration begins and ends, with the comment above it. */
  readonly around: readonly [start: number, end: number];
  readonly text: string;
  readonly faults: readonly Fault[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
/** What the grammar always puts there. */
const nodeIn = (node: Node, key: string): Node => {
  const found = node[key];
  if (!isNode(found)) throw new Error(`${node.type} has no ${key}`);
  return found;
};
const nodes = (list: unknown): Node[] => (Array.isArray(list) ? list.filter(isNode) : []);

const childrenOf = (node: Node): [key: string, child: Node][] =>
  Object.entries(node).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).map((child): [string, Node] => [key, child]),
  );

const OPPOSITE: Readonly<Record<string, string>> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '===': '!==',
  '!==': '===',
};
const BOUNDARY: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const OTHER_LOGIC: Readonly<Record<string, string>> = { '&&': '||', '||': '&&' };
const OTHER_QUANTIFIER: Readonly<Record<string, string>> = { some: 'every', every: 'some' };

const CONDITIONS: readonly string[] = ['IfStatement', 'ConditionalExpression'];

/** `if (…) throw …` */
const isOnlyThrow = (statement: Node): boolean =>
  statement.type === 'ThrowStatement' ||
  (statement.type === 'BlockStatement' &&
    nodes(statement['body']).length === 1 &&
    nodes(statement['body']).every(isOnlyThrow));

const isWhole = (node: unknown): node is Node =>
  isNode(node) && node.type === 'Literal' && Number.isInteger(node['value']);

/** The method of a call such as `senators.filter(…)`; nothing inside `a?.b.filter(…)`, which cannot be taken apart. */
const methodOf = (call: Node): { name: string; object: Node; property: Node } | undefined => {
  const callee = nodeIn(call, 'callee');
  if (callee.type !== 'MemberExpression' || callee['computed'] === true) return undefined;
  const property = nodeIn(callee, 'property');
  return { name: String(property['name']), object: nodeIn(callee, 'object'), property };
};

const isBoolean = (returnType: unknown): boolean =>
  isNode(returnType) &&
  isNode(returnType['typeAnnotation']) &&
  returnType['typeAnnotation'].type === 'TSBooleanKeyword';

/** Faults of one expression, by what it is. */
const faultsOf = (node: Node, cut: (n: Node) => string, inChain: boolean): [target: Node, fault: Fault][] => {
  const found: [Node, Fault][] = [];
  const put = (target: Node, kind: string, becomes: string): unknown => found.push([target, { kind, becomes }]);
  const shifted = (target: Node): void => {
    put(target, 'constant + 1', String(Number(target['value']) + 1));
    put(target, 'constant - 1', String(Number(target['value']) - 1));
  };
  if (CONDITIONS.includes(node.type) && !(node.type === 'IfStatement' && isOnlyThrow(nodeIn(node, 'consequent')))) {
    const test = nodeIn(node, 'test');
    put(test, 'negated', `!(${cut(test)})`);
    put(test, 'always', 'true');
    put(test, 'never', 'false');
  }
  if (node.type === 'LogicalExpression') {
    const [left, operator, right] = [nodeIn(node, 'left'), String(node['operator']), nodeIn(node, 'right')];
    const other = OTHER_LOGIC[operator];
    if (other !== undefined) {
      put(node, `${operator} to ${other}`, `(${cut(left)}) ${other} (${cut(right)})`);
      put(node, 'second clause dropped', cut(left));
      put(node, 'first clause dropped', cut(right));
    }
  }
  if (node.type === 'BinaryExpression') {
    const [left, operator, right] = [nodeIn(node, 'left'), String(node['operator']), nodeIn(node, 'right')];
    const opposite = OPPOSITE[operator];
    const boundary = BOUNDARY[operator];
    if (opposite !== undefined) put(node, `${operator} to ${opposite}`, `${cut(left)} ${opposite} ${cut(right)}`);
    if (boundary !== undefined) put(node, `${operator} to ${boundary}`, `${cut(left)} ${boundary} ${cut(right)}`);
    if (opposite !== undefined) for (const side of [left, right]) if (isWhole(side)) shifted(side);
  }
  if (node.type === 'UnaryExpression' && node['operator'] === '!') {
    put(node, '! dropped', `Boolean(${cut(nodeIn(node, 'argument'))})`);
  }
  if (node.type === 'ArrowFunctionExpression' && node['expression'] === true && isBoolean(node['returnType'])) {
    put(nodeIn(node, 'body'), 'always', 'true');
    put(nodeIn(node, 'body'), 'never', 'false');
  }
  if (node.type === 'CallExpression' && !inChain) {
    const method = methodOf(node);
    const given = nodes(node['arguments']);
    const rest = (): string => given.map(cut).join(', ');
    if (method?.name === 'filter' && given.length === 1) put(node, 'filter dropped', `[...(${cut(method.object)})]`);
    const other = OTHER_QUANTIFIER[method?.name ?? ''];
    if (method && other !== undefined) {
      put(node, `${method.name} to ${other}`, `(${cut(method.object)}).${other}(${rest()})`);
    }
    const isBound = method && cut(method.object) === 'Math' && /^(?:max|min)$/.test(method.name);
    if (isBound && given.length === 2 && given.every((g) => g.type !== 'SpreadElement')) {
      const kept = given.find((side) => !isWhole(side)) ?? given.at(-1);
      if (kept) put(node, 'bound dropped', cut(kept));
      put(node, `${method.name} to the other bound`, `Math.${method.name === 'max' ? 'min' : 'max'}(${rest()})`);
      for (const side of given) if (isWhole(side)) shifted(side);
    }
  }
  return found;
};

const nameOf = (statement: Node): string => {
  const declared = isNode(statement['declaration']) ? statement['declaration'] : statement;
  if (isNode(declared['id'])) return String(declared['id']['name']);
  const first = nodes(declared['declarations'])[0];
  const name = first && isNode(first['id']) ? first['id']['name'] : undefined;
  return typeof name === 'string' ? name : '';
};

export const sitesIn = (file: string, source: string): Site[] => {
  const { program, errors, comments } = parseSync(file, source, { lang: 'ts' });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const cut = (n: Node): string => source.slice(n.start, n.end);
  const sites = new Map<string, Site & { faults: Fault[] }>();
  let before = 0;
  for (const statement of nodes(program.body)) {
    const comment = comments.find((c) => c.start >= before);
    const around = [Math.min(comment?.start ?? statement.start, statement.start), statement.end] as const;
    before = statement.end;
    const walk = (node: Node, inChain: boolean): void => {
      if (node.type.startsWith('TS') && !/^TS(?:As|NonNull|Satisfies)/.test(node.type)) return;
      for (const [target, fault] of faultsOf(node, cut, inChain)) {
        const key = `${target.start}-${target.end}`;
        const { start, end } = target;
        const line = source.slice(0, start).split('\n').length;
        const site = sites.get(key) ?? {
          start,
          end,
          line,
          inside: nameOf(statement),
          around,
          text: cut(target),
          faults: [],
        };
        if (!site.faults.some((f) => f.becomes === fault.becomes)) site.faults.push(fault);
        sites.set(key, site);
      }
      const isChain = node.type === 'ChainExpression';
      for (const [key, child] of childrenOf(node))
        walk(child, isChain || (inChain && (key === 'object' || key === 'callee' || key === 'expression')));
    };
    walk(statement, false);
  }
  return [...sites.values()].sort((a, b) => a.start - b.start || b.end - a.end);
};
