/** What changed in a scene, as the kernel's `diff` would say it, but taken field by field: this runs for every eye of every move. */
import { type Diff, diff } from '@tabularium/kernel';
import type { Scene } from '@tabularium/protocol';

type Field = Exclude<keyof Scene, 'view'>;
const PLAIN: readonly Field[] = ['decision', 'canUndo', 'inputs'];
/** The order matters: what may be missing is added at the end, in the order in which a scene is built. */
const DEEP: readonly Field[] = ['waiting', 'question', 'over'];

export class SceneDiff {
  private before: unknown;
  private after: unknown;
  private shared: Diff = [];

  of(before: Scene, after: Scene): Diff {
    const out = [...this.viewDiff(before.view, after.view)];
    for (const k of PLAIN) if (before[k] !== after[k]) out.push([[k], after[k]]);
    for (const k of DEEP) {
      const [a, b] = [before[k], after[k]];
      if (a === b) continue;
      if (b === undefined) out.push([[k]]);
      else if (a === undefined) out.push([[k], b]);
      else out.push(...diff({ [k]: a }, { [k]: b }));
    }
    return out;
  }

  /** Where everybody looks at the same view, its difference is taken once for all of them. */
  private viewDiff(before: unknown, after: unknown): Diff {
    if (before !== this.before || after !== this.after) {
      this.before = before;
      this.after = after;
      this.shared = diff({ view: before }, { view: after });
    }
    return this.shared;
  }
}
