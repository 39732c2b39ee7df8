/** What there is a leaf for: the things of the content, what lies on the table, Factions, and the cells of the strip. */
import { factionRef } from '../../rules/ids.ts';
import { allFactions } from '../../rules/rome/players.ts';
import type { RomeView } from '../../rules/sight/view.ts';
import { isCell } from './state.ts';
import { thingOf } from './thing.ts';

export const factionIn = (view: RomeView, ref: string): number | undefined =>
  allFactions(view).find((faction) => factionRef(faction) === ref);

export const hasLeaf = (view: RomeView, ref: string): boolean =>
  isCell(ref) || factionIn(view, ref) !== undefined || thingOf(view, ref) !== undefined;
