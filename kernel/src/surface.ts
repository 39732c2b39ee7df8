/** Names that stand in saved games: procedures, nodes, verbs, locals, and the keys of a game's data. */
import type { Rules } from './flow.ts';
import { KINDS } from './kinds.ts';
import type { GameModule } from './module.ts';
import { type AnyPart, type AnyParts, isOpen, kindIn, partsOf } from './see.ts';
import { TAG } from './sight.ts';
import { isWait, WITHDRAW } from './verbs.ts';

/**
 * Sorted lines, to be kept under version control. A rename, which needs a migration, is then a visible change, and so is a new
 * field that somebody sees.
 */
export const surface = <G, V>(module: GameModule<G, V>, g: G): string[] => {
  const lines = [`version ${module.meta.version}`];
  for (const p of module.procs) {
    const sight = partsOf(p.sight);
    lines.push(...shape(localsOf(sight, p.init(anything)), `${p.name} local`, sight));
    for (const [name, node] of Object.entries(p.nodes)) {
      const verbs = isWait(node) ? KINDS.flatMap((k) => Object.keys(node[k] ?? {})).sort() : [];
      lines.push([`${p.name}/${name}`, ...verbs].join(' '));
    }
  }
  for (const i of module.interrupts) lines.push(`interrupt ${i.window} ${i.verb}`);
  return [...lines, ...shape(g, 'g', module.view.sight)].sort();
};

/** Every verb that some question of the game can offer. */
export const verbsOf = <G>({ procs, interrupts }: Pick<Rules<G>, 'procs' | 'interrupts'>): ReadonlySet<string> => {
  const out = new Set([WITHDRAW, ...interrupts.map((i) => i.verb)]);
  for (const { nodes } of procs)
    for (const node of Object.values(nodes))
      if (isWait(node)) for (const k of KINDS) for (const verb of Object.keys(node[k] ?? {})) out.add(verb);
  return out;
};

/** Stands in for any arguments, so that a procedure's locals can be listed without playing. */
const anything: unknown = new Proxy(() => anything, {
  get: (_, k) => (k === Symbol.iterator ? () => [][Symbol.iterator]() : k === Symbol.toPrimitive ? () => 0 : anything),
});

/** Also those that a procedure takes over from its arguments as they are, which only its declaration names. */
const localsOf = (sight: AnyParts, made: object): object => ({
  ...Object.fromEntries(Object.keys(sight).map((name) => [name, anything])),
  ...made,
});

/** Each path with who sees it: `open`, `own`, `count`, `hidden`, or `some` (a function says who). */
const shape = (x: unknown, path: string, part: AnyPart): string[] => {
  const word = wordFor(part);
  if (x === anything) return [`${path} given ${word}`];
  if (Array.isArray(x))
    return x.length > 0
      ? [...new Set(x.flatMap((v) => shape(v, `${path}[]`, inside(part, v))))]
      : [`${path}[] ${word}`];
  if (typeof x !== 'object' || x === null) return [`${path} ${typeof x} ${word}`];
  const fields = Object.entries(x);
  return fields.length > 0
    ? fields.flatMap(([k, v]) => shape(v, `${path}.${k}`, field(part, k, x)))
    : [`${path} {} ${word}`];
};
const wordFor = (part: AnyPart): string =>
  typeof part === 'string' ? part : part[TAG] === undefined ? (isOpen(part) ? 'open' : 'parts') : 'some';
const inside = (part: AnyPart, x: unknown): AnyPart => {
  if (typeof part === 'string') return part;
  if (part[TAG] === 'each' || part[TAG] === 'bySeat') return part.part;
  if (part[TAG] === 'among') return part.as;
  if (part[TAG] === 'byKind') return part.kinds[kindIn(x)] ?? 'hidden';
  return part;
};
const field = (part: AnyPart, k: string, of: object): AnyPart => {
  const at = typeof part === 'string' || part[TAG] === undefined ? part : inside(part, of);
  return typeof at === 'string' || at[TAG] !== undefined ? at : (at[k] ?? 'hidden');
};
