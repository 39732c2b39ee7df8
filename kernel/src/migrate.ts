/** Changes of names and shapes. A running game is brought up to date; its old inputs are not played again. */
import type { Frame, State } from './state.ts';

export interface Migration {
  /** The version that this step leads to. */
  readonly version: number;
  readonly why: string;
  /** `procedure/node` that was renamed, to what it is called now. */
  readonly nodes?: Readonly<Record<string, string>>;
  /** Changes the game's own data, or the locals of frames, in place. */
  readonly up?: (state: State<unknown>) => void;
}

/** Brings a state of version `from` up to date in place. Gives the reasons for every step taken. */
export const migrate = <G>(state: State<G>, from: number, migrations: readonly Migration[]): string[] => {
  const due = migrations.filter((m) => m.version > from).sort((a, b) => a.version - b.version);
  for (const m of due) {
    state.stack = state.stack.map((f) => renamed(f, m.nodes ?? {}));
    m.up?.(state as State<unknown>);
  }
  // Undo never crosses a change of rules.
  if (due.length > 0) state.floor = state.inputs;
  return due.map((m) => m.why);
};

const renamed = (f: Frame, nodes: Readonly<Record<string, string>>): Frame => {
  const was = `${f.proc}/${f.node}`;
  const now = Object.hasOwn(nodes, was) ? nodes[was] : undefined;
  if (now === undefined) return f;
  const [proc, node] = now.split('/');
  if (!proc || !node) throw new Error(`a migration leads to ${now}, which is not procedure/node`);
  return { ...f, proc, node };
};
