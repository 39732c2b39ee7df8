/** The same result as the kernel's `diff` of two scenes, but computed field by field, because it runs for every eye after every move. */
import { type Diff, diff } from '@tabularium/kernel';
import type { Scene } from '@tabularium/protocol';

type Field = Exclude<keyof Scene, 'view'>;
const PLAIN: readonly Field[] = ['decision', 'canUndo', 'inputs'];
/** The order matters: optional fields are added at the end, in the order in which a scene is built. */
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

  /** Where all eyes share one view, its difference is computed once. */
  private viewDiff(before: unknown, after: unknown): Diff {
    if (before !== this.before || after !== this.after) {
      this.before = before;
      this.after = after;
      this.shared = diff({ view: before }, { view: after });
    }
    return this.shared;
  }
}
