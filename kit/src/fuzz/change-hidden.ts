/**
 * Makes another world that looks the same to some eyes, from the declaration alone: what none of them sees is changed, and
 * nothing that any of them sees. The game's own `guess` is not used.
 */
import {
  copy,
  type Eye,
  fromSeed,
  type GameModule,
  type Hidden,
  hiddenFrom,
  type Rng,
  type State,
} from '@tabularium/kernel';

type Slot = Pick<Hidden, 'at' | 'key' | 'path'>;

/** A name such as `card:17`: what it stands for is in one place at a time. */
const nameIn = (x: unknown): string | undefined =>
  typeof x === 'string' && /^[a-z][a-z-]*:./.test(x) ? kindOf(x) : undefined;
export const kindOf = (name: string): string => name.slice(0, name.indexOf(':'));

/** Every name that occurs in some data, keys included. */
export const namesIn = (x: unknown, out = new Set<string>()): Set<string> => {
  if (typeof x === 'string') {
    if (nameIn(x) !== undefined) out.add(x);
  } else if (typeof x === 'object' && x !== null)
    for (const [k, v] of Object.entries(x)) {
      if (nameIn(k) !== undefined) out.add(k);
      namesIn(v, out);
    }
  return out;
};

export const changeHidden = <G, V>(
  module: GameModule<G, V>,
  before: State<G>,
  eyes: readonly Eye[],
  rng: Rng,
  isWanted: (path: string) => boolean = () => true,
): State<G> => {
  const state = copy(before);
  const known = new Set<string>();
  for (const eye of eyes) namesIn(module.view.seen(before, eye), known);
  const hidden = hiddenFromAll(module, state, eyes).filter(({ path }) => isWanted(path));
  const slots = hidden.flatMap((h) => (h.as === 'listed' ? [] : leaves(h)));
  exchangeNames(slots, known, rng);
  for (const slot of slots) changeValue(slot, slots, rng);
  for (const h of hidden) changeWhole(h, rng);
  return state;
};

/** Changes the dice to come and the orders of others, which an eye does not know either. Such a state is for looking only, not
 * for playing on. */
export const changeRest = <G>(state: State<G>, eye: Eye, rng: Rng): void => {
  state.orders = state.orders.filter((o) => o.by === eye || rng.below(2) === 0);
  Object.assign(state, { chance: fromSeed(`${rng.below(2 ** 31)}`) });
};

/** Last ones first: taking an element out of a list must not move one that is still to be changed. */
const hiddenFromAll = <G, V>(module: GameModule<G, V>, state: State<G>, eyes: readonly Eye[]): Hidden[] => {
  const [first = [], ...others] = eyes.map((eye) => hiddenFrom(module, state, eye));
  const isIn = (all: readonly Hidden[], { at, key }: Hidden): boolean => all.some((h) => h.at === at && h.key === key);
  return first.filter((h) => others.every((all) => isIn(all, h))).reverse();
};

const leaves = ({ at, key, path }: Slot): Slot[] => {
  const x = at[key];
  if (typeof x !== 'object' || x === null) return [{ at, key, path }];
  return Object.keys(x).flatMap((k) =>
    leaves({
      at: x as Slot['at'],
      key: Array.isArray(x) ? Number(k) : k,
      path: `${path}${Array.isArray(x) ? '[]' : `.${k}`}`,
    }),
  );
};

/** Cards of one kind change places; those that an eye can name elsewhere stay where they are. */
const exchangeNames = (slots: readonly Slot[], known: ReadonlySet<string>, rng: Rng): void => {
  const groups = new Map<string, Slot[]>();
  for (const slot of slots) {
    const held = slot.at[slot.key];
    const name = nameIn(held);
    if (name === undefined || (typeof held === 'string' && known.has(held))) continue;
    groups.set(name, [...(groups.get(name) ?? []), slot]);
  }
  for (const group of groups.values())
    for (let i = group.length - 1; i > 0; i--) {
      const [a, b] = [group[i]!, group[rng.below(i + 1)]!];
      [a.at[a.key], b.at[b.key]] = [b.at[b.key], a.at[a.key]];
    }
};

/** Numbers get another value, yes becomes no, and words are replaced by others from the same path. */
const changeValue = ({ at, key, path }: Slot, all: readonly Slot[], rng: Rng): void => {
  const x = at[key];
  if (rng.below(4) === 0 || nameIn(x) !== undefined) return;
  if (typeof x === 'boolean') at[key] = !x;
  else if (typeof x === 'number') at[key] = x > 0 && rng.below(2) === 0 ? x - 1 : x + 1 + rng.below(3);
  else if (typeof x === 'string') {
    const words = all.filter((s) => s.path === path && typeof s.at[s.key] === 'string' && s.at[s.key] !== x);
    const other = words.length > 0 ? rng.pick(words) : undefined;
    if (other) at[key] = other.at[other.key];
  }
};

/** Elements that are not known to exist are removed; lists that are not counted are emptied. */
const changeWhole = ({ at, key, as }: Hidden, rng: Rng): void => {
  if (as === 'counted' || rng.below(2) === 0) return;
  if (as === 'listed') {
    if (Array.isArray(at) && typeof key === 'number') at.splice(key, 1);
  } else if (Array.isArray(at[key])) at[key] = [];
};
