/** What an answer costs in Imperium: asked of the rules themselves. */
import type { TetrarchiaView } from '@tabularium/tetrarchia';
import { attackCost } from '../../../games/tetrarchia/src/attack.ts';
import { EMPEROR_REFS, placeOf } from '../../../games/tetrarchia/src/ids.ts';
import { moveCost } from '../../../games/tetrarchia/src/move.ts';
import { protectCost } from '../../../games/tetrarchia/src/protect.ts';
import { subdueCost } from '../../../games/tetrarchia/src/subdue.ts';
import { tableOf } from '../../../games/tetrarchia/src/view.ts';

type Table = ReturnType<typeof tableOf>;
const tables = new WeakMap<TetrarchiaView, Table>();
const tableFor = (view: TetrarchiaView): Table => {
  const known = tables.get(view) ?? tableOf(view);
  tables.set(view, known);
  return known;
};

/** Diocletian may be marching somebody else. */
const marching = (view: TetrarchiaView): number => {
  const local = view.flow.at(-1);
  if (local?.proc === 'command') return (local.local as { emperor: number }).emperor;
  return EMPEROR_REFS.findIndex((ref) => ref === view.turn);
};

const here = (g: Table, emperor: number): number => g.emperors[emperor]!.at;

export const costOf = (view: TetrarchiaView, verb: string, ref: string | undefined): number | undefined => {
  const g = tableFor(view);
  const emperor = marching(view);
  switch (verb) {
    case 'move':
      return ref === undefined ? undefined : positive(moveCost(g, emperor, placeOf(ref)));
    case 'attack':
      return ref === undefined || here(g, emperor) < 0
        ? undefined
        : positive(attackCost(g, here(g, emperor), placeOf(ref)));
    case 'sail':
    case 'appease':
      return 1;
    case 'protect':
      return here(g, emperor) < 0 ? undefined : protectCost(here(g, emperor));
    case 'subdue':
      return here(g, emperor) < 0 ? undefined : positive(subdueCost(g, here(g, emperor)));
    default:
      return undefined;
  }
};

const positive = (n: number): number | undefined => (n > 0 ? n : undefined);
