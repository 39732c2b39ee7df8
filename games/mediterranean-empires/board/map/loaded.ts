/** The drawings, each loaded when a table first needs it. */
import { type Later, later } from '@tabularium/parts/web';
import type { Drawing } from './drawing.ts';
import type { ViewName } from './views.ts';

const loaded = new Map<ViewName, Drawing>();

const kept = (view: ViewName, fetched: () => Promise<{ readonly drawing: Drawing }>) =>
  later(async () => {
    const found = await fetched();
    loaded.set(view, found.drawing);
    return found;
  });

export const DRAWINGS: Readonly<Record<ViewName, Later<{ readonly drawing: Drawing }>>> = {
  whole: kept('whole', () => import('./whole.generated.ts')),
  west: kept('west', () => import('./west.generated.ts')),
  east: kept('east', () => import('./east.generated.ts')),
};

/** The shell asks for nothing of a board before its drawing is there. */
export const drawingOf = (view: ViewName): Drawing => {
  const found = loaded.get(view);
  if (!found) throw new Error(`the drawing ${view} has not been loaded`);
  return found;
};
