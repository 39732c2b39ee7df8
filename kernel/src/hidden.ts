/**
 * What an eye does not see of a state, and what everybody sees, according to the declaration. The leak check changes the one
 * and looks whether the eye can tell; the other must not name what lies face down.
 */
import type { Rules } from './flow.ts';
import type { Eye } from './seat.ts';
import { type AnyPart, type AnyParts, kindIn, listIn, NO_PLACE, ownerSees, partsOf } from './see.ts';
import { TAG, type OwnerOf, STEP } from './sight.ts';
import type { State } from './state.ts';

/** A field or an element that is not seen: `at[key]`. */
export interface Hidden {
  /** Where it is, the same for all elements of a list: `g.factions[].hand`. */
  readonly path: string;
  readonly at: Record<string | number, unknown>;
  readonly key: string | number;
  /**
   * `counted`: everybody knows how many there are. `listed`: an element that is not known to be there. `hidden`: no eye ever
   * sees it. `field`: another eye may see it.
   */
  readonly as: 'field' | 'hidden' | 'counted' | 'listed';
}

type Branch = Record<string | number, unknown>;
const isBranch = (x: unknown): x is Branch => typeof x === 'object' && x !== null;

/** The place in the nearest `bySeat` or `byOwner`, and the function that says whose it is. */
interface Place {
  readonly at: number;
  readonly owner: OwnerOf<never> | undefined;
}
const NOWHERE: Place = { at: NO_PLACE, owner: undefined };

interface Look {
  readonly eye: Eye;
  readonly g: unknown;
  readonly out: Hidden[];
}

type Declared<G> = Pick<Rules<G>, 'procs'> & { readonly view: { readonly sight: AnyParts } };

export const hiddenFrom = <G>(module: Declared<G>, state: State<G>, eye: Eye): Hidden[] => {
  const look: Look = { eye, g: state.g, out: [] };
  for (const { parts, of, path } of declarations(module, state)) inFields(look, parts, of, path, NOWHERE);
  return look.out;
};

/** The game's data and the locals of each frame, with what is declared of them. */
const declarations = <G>(
  { procs, view }: Declared<G>,
  { g, stack }: State<G>,
): { readonly parts: AnyParts; readonly of: Branch; readonly path: string }[] => {
  const sights = new Map(procs.map((p) => [p.name, partsOf(p.sight)]));
  const locals = stack.map(({ proc, local }) => {
    const { [STEP as never]: _, ...parts } = sights.get(proc) ?? {};
    return { parts, of: local as Branch, path: proc };
  });
  return [{ parts: view.sight, of: g as Branch, path: 'g' }, ...locals];
};

/** A field that is not declared is hidden. */
const inFields = (look: Look, parts: AnyParts, of: Branch, path: string, place: Place): void => {
  for (const k of Object.keys(of)) walk(look, parts[k] ?? 'hidden', of, k, `${path}.${k}`, place, of);
};

const walk = (
  look: Look,
  part: AnyPart,
  at: Branch,
  key: string | number,
  path: string,
  place: Place,
  of: unknown,
): void => {
  const { eye, g, out } = look;
  const x = at[key];
  const hide = (as: Hidden['as'] = 'field'): void => void out.push({ path, at, key, as });
  if (part === 'open') return;
  if (part === 'hidden') return hide('hidden');
  if (part === 'count') return hide('counted');
  if (part === 'own') return ownerSees(place.owner)(of, eye, g, place.at) ? undefined : hide();
  switch (part[TAG]) {
    case 'to': {
      const who = part.who === 'own' ? ownerSees(place.owner) : part.who;
      if (!who(of, eye, g, place.at)) return hide(part.others === 'count' ? 'counted' : 'field');
      return walk(look, part.shown, at, key, path, place, of);
    }
    case 'byKind':
      return walk(look, part.kinds[kindIn(x)] ?? 'hidden', at, key, path, place, of);
    case 'among':
      if (!isBranch(x)) return;
      for (const [i, v] of listIn(x).entries()) {
        if (part.which(v, eye, g, place.at)) walk(look, part.as, x, i, `${path}[]`, place, v);
        else out.push({ path: `${path}[]`, at: x, key: i, as: 'listed' });
      }
      return;
    case 'each':
    case 'bySeat':
      if (!isBranch(x)) return;
      for (const k of Object.keys(x)) {
        const inside: Place = part[TAG] === 'bySeat' ? { at: Number(k), owner: part.owner } : place;
        walk(look, part.part, x, Array.isArray(x) ? Number(k) : k, `${path}[]`, inside, x[k]);
      }
      return;
    default:
      if (isBranch(x)) inFields(look, part, x, path, place);
  }
};

/** Something that is declared open to everybody, wherever it stands: a value, or the key of a record. */
export interface Opened {
  readonly path: string;
  readonly x: unknown;
}

/** What is shown only on a condition (`to`, `among`) is left out: what it names, the rules may have shown on purpose. */
export const openToAll = <G>(module: Declared<G>, state: State<G>): Opened[] => {
  const out: Opened[] = [];
  for (const { parts, of, path } of declarations(module, state)) openIn(out, parts, of, path);
  return out;
};

const openIn = (out: Opened[], part: AnyPart | undefined, x: unknown, path: string): void => {
  if (part === 'open') out.push({ path, x });
  if (part === undefined || typeof part === 'string' || !isBranch(x)) return;
  switch (part[TAG]) {
    case 'to':
    case 'among':
      return;
    case 'byKind':
      return openIn(out, part.kinds[kindIn(x)], x, path);
    case 'each':
    case 'bySeat':
      for (const [k, v] of Object.entries(x)) {
        if (!Array.isArray(x) && isThereForAll(part.part)) out.push({ path: `${path}[]`, x: k });
        openIn(out, part.part, v, `${path}[]`);
      }
      return;
    default:
      for (const [k, v] of Object.entries(x)) openIn(out, part[k], v, `${path}.${k}`);
  }
};

/** Does everybody see at least that it is there? */
const isThereForAll = (part: AnyPart): boolean =>
  typeof part === 'string' ? part === 'open' || part === 'count' : part[TAG] !== 'to';
