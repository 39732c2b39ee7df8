/** The same result as the kernel's `diff` of two scenes, but computed field by field, because it runs for every eye after every move. */
import { type Diff, diff, isRecord } from '@tabularium/kernel';
import type { Scene } from '@tabularium/protocol';

type Field = Exclude<keyof Scene, 'view'>;
const PLAIN: readonly Field[] = ['decision', 'call', 'canUndo', 'inputs'];
/** The order matters: optional fields are added at the end, in the order in which a scene is built. */
const DEEP: readonly Field[] = ['waiting', 'question', 'over'];

export interface Difference {
  readonly diff: Diff;
  /** The same as JSON. */
  readonly text: string;
}

/** What is added up to a difference, without the brackets around it. */
const part = (diff: Diff): Difference => ({ diff, text: diff.length === 0 ? '' : JSON.stringify(diff).slice(1, -1) });

/** Two positions, or parts of them, with their difference. */
interface Found {
  readonly before: unknown;
  readonly after: unknown;
  readonly found: Difference;
}

const joined = (parts: readonly Difference[]): Difference => ({
  diff: parts.flatMap((p) => p.diff),
  text: parts.flatMap((p) => (p.text === '' ? [] : [p.text])).join(),
});

/**
 * For one step. The eyes of one position share what everybody sees, as the same objects: the whole view, or fields of it. What was
 * the same two objects, before and after, for the eye before needs no second comparison, and is put into words once.
 */
export class SceneDiff {
  private lastView: Found | undefined;
  private readonly lastFields = new Map<string, Found>();

  of(before: Scene, after: Scene): Difference {
    const { diff: all, text } = joined([this.view(before.view, after.view), part(restDiff(before, after))]);
    return { diff: all, text: `[${text}]` };
  }

  private view(before: unknown, after: unknown): Difference {
    const last = this.lastView;
    if (last && last.before === before && last.after === after) return last.found;
    const found = joined(this.viewParts(before, after));
    this.lastView = { before, after, found };
    return found;
  }

  private viewParts(before: unknown, after: unknown): Difference[] {
    if (before === after) return [];
    if (!isRecord(before) || !isRecord(after) || !haveSameKeys(before, after))
      return [part(diff({ view: before }, { view: after }))];
    const out: Difference[] = [];
    for (const k in after) if (before[k] !== after[k]) out.push(this.field(k, before[k], after[k]));
    return out;
  }

  private field(k: string, before: unknown, after: unknown): Difference {
    const last = this.lastFields.get(k);
    if (last && last.before === before && last.after === after) return last.found;
    const found = part(diff({ view: { [k]: before } }, { view: { [k]: after } }));
    this.lastFields.set(k, { before, after, found });
    return found;
  }
}

/** Everything but the view. */
const restDiff = (before: Scene, after: Scene): Diff => {
  const out: Diff[number][] = [];
  for (const k of PLAIN) if (before[k] !== after[k]) out.push([[k], after[k]]);
  for (const k of DEEP) {
    const [a, b] = [before[k], after[k]];
    if (a === b) continue;
    if (b === undefined) out.push([[k]]);
    else if (a === undefined) out.push([[k], b]);
    else out.push(...diff({ [k]: a }, { [k]: b }));
  }
  return out;
};

/** Where a key came or went, the views are compared as a whole: the order of their keys matters then. */
const haveSameKeys = (a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean => {
  const keys = Object.keys(a);
  const others = Object.keys(b);
  return (
    keys.length === others.length && keys.every((k, i) => k === others[i] && a[k] !== undefined && b[k] !== undefined)
  );
};
