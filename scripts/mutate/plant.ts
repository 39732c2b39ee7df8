/** Plants faults into source text as switches, in memory: `cond` becomes `(__fault(7) ? false : (cond))`. */
import type { Plugin } from 'vite';
import type { Drawn } from './draw.ts';

/** What is called at every switch: counts that the guard was reached, and says whether its fault is switched on. */
export const SWITCH = '__fault';

const render = (source: string, from: number, to: number, faults: readonly Drawn[]): string => {
  let text = '';
  let at = from;
  for (const fault of faults) {
    // Faults inside one already rendered were rendered with it.
    if (fault.start < at) continue;
    const inner = faults.filter((f) => f !== fault && f.start >= fault.start && f.end <= fault.end);
    text += source.slice(at, fault.start);
    text += `(globalThis.${SWITCH}(${fault.id}) ? (${fault.becomes}) : (${render(source, fault.start, fault.end, inner)}))`;
    at = fault.end;
  }
  return text + source.slice(at, to);
};

export const planted = (source: string, faults: readonly Drawn[]): string =>
  render(
    source,
    0,
    source.length,
    [...faults].sort((a, b) => a.start - b.start || b.end - a.end),
  );

/** Runs before the types are stripped, because positions are those of the file. */
export const plantPlugin = (root: string, faults: readonly Drawn[]): Plugin => ({
  name: 'tabularium-plant-faults',
  enforce: 'pre',
  transform(source, id) {
    const own = faults.filter((f) => `${root}/${f.file}` === id.split('?')[0]);
    return own.length === 0 ? undefined : { code: planted(source, own), map: null };
  },
});
