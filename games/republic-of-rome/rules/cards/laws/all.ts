/** All Laws — 1.07.36 */
import type { Rome } from '../../game.ts';
import type { CardId, FactionId } from '../../ids.ts';
import { acilian } from './acilian.ts';
import { calpurnian } from './calpurnian.ts';
import { gabinian } from './gabinian.ts';
import { julian } from './julian.ts';
import type { Law } from './law.ts';
import { manilian } from './manilian.ts';
import { militaryReforms } from './military-reforms.ts';
import { plautianPapirian } from './plautian-papirian.ts';
import { servilian } from './servilian.ts';
import { traditionErodes } from './tradition-erodes.ts';
import { vatinian } from './vatinian.ts';

const LAWS: readonly Law[] = [
  calpurnian,
  militaryReforms,
  traditionErodes,
  servilian,
  acilian,
  plautianPapirian,
  gabinian,
  vatinian,
  manilian,
  julian,
];

const BY_CARD: ReadonlyMap<CardId, Law> = new Map(LAWS.map((law) => [law.card, law]));
export const lawOn = (card: CardId): Law | undefined => BY_CARD.get(card);

/** [1.07.35-a][2.06.2-l] Those in his hand whose own condition is met. */
export const playableLaws = (g: Rome, by: FactionId): CardId[] =>
  g.factions[by]!.hand.filter((card) => {
    const law = lawOn(card);
    return law !== undefined && (law.mayPlay?.(g) ?? true);
  });
