/** The statements of the rules behind a thing. */
import type { RomeView } from '../../rules/sight/view.ts';
import type { Cell } from './state.ts';
import { isCell } from './state.ts';
import { statementsOf } from './statements.ts';
import { thingOf } from './thing.ts';

const OF_CELLS: Readonly<Record<Cell, readonly string[]>> = {
  'state:treasury': ['1.06.5-a', '1.06.53-b', '1.06.53-c', '1.06.53-d'],
  'state:unrest': ['1.08.1-b', '1.08.2-a'],
  'state:legions': ['1.06.53-d', '1.09.63-b'],
  'state:fleets': ['1.06.53-d', '1.09.63-b'],
  'state:wars': ['1.07.33-a', '1.07.332-b'],
  'state:provinces': ['1.09.5-a', '1.06.51-a'],
  'state:force': ['1.07.36-d', '1.09.62-a'],
  'state:deck': ['1.04.9-d', '1.04.9-g'],
};

export const rules = (view: RomeView, ref: string): readonly string[] => {
  if (isCell(ref)) return OF_CELLS[ref];
  const thing = thingOf(view, ref);
  return thing ? statementsOf(thing) : ['1.04.2-a', '1.04.7-a'];
};
