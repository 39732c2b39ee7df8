/** What Factions are called — 4.01.2 */
import { factionRef } from '../ids.ts';
import type { Neutrals } from './state.ts';

/** [4.01.2-a] A Neutral has the name of its card, and a Player one that no card is like. By ref, the key of the name. */
export const called = ({ neutrals }: { readonly neutrals?: Pick<Neutrals, 'players' | 'guidelines'> }) =>
  Object.fromEntries(
    (neutrals?.guidelines ?? []).map((id, faction) => [
      factionRef(faction),
      id === '' ? `faction:${neutrals!.players.indexOf(faction) + 1}` : `guideline:${id}`,
    ]),
  );
