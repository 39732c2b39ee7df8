/** Names that stand in saved games: procedures, nodes, verbs, locals, and the keys of a game's data. */
import { KINDS } from './kinds.ts';
import type { GameModule } from './module.ts';
import { isWait } from './verbs.ts';

/** Sorted lines, to be kept under version control: a rename is then a visible change that wants a migration. */
export const surface = <G, V>(module: GameModule<G, V>, g: G): string[] => {
  const lines = [`version ${module.meta.version}`];
  for (const p of module.procs) {
    lines.push(...shape(p.init(anything), `${p.name} local`));
    for (const [name, node] of Object.entries(p.nodes)) {
      const verbs = isWait(node) ? KINDS.flatMap((k) => Object.keys(node[k] ?? {})).sort() : [];
      lines.push([`${p.name}/${name}`, ...verbs].join(' '));
    }
  }
  for (const i of module.interrupts) lines.push(`interrupt ${i.window} ${i.verb}`);
  return [...lines, ...shape(g, 'g')].sort();
};

/** Stands in for any arguments, so that a procedure's locals can be listed without playing. */
const anything: unknown = new Proxy(() => anything, {
  get: (_, k) => (k === Symbol.iterator ? () => [][Symbol.iterator]() : k === Symbol.toPrimitive ? () => 0 : anything),
});

const shape = (x: unknown, path: string): string[] => {
  if (x === anything) return [`${path} given`];
  if (Array.isArray(x)) return x.length > 0 ? [...new Set(x.flatMap((v) => shape(v, `${path}[]`)))] : [`${path}[]`];
  if (typeof x !== 'object' || x === null) return [`${path} ${typeof x}`];
  const fields = Object.entries(x);
  return fields.length > 0 ? fields.flatMap(([k, v]) => shape(v, `${path}.${k}`)) : [`${path} {}`];
};
