/** Packs for tests of texts and values that no printed card has. */
import { moduleFor, packOf } from '@tabularium/kernel';
import { FIRST } from '../data/editions/first.ts';
import type { RAW } from '../data/printed.ts';
import type { Empires } from '../game.ts';
import { mediterraneanEmpires } from '../index.ts';

type RawCard = (typeof RAW)['decks'][number]['cards'][number];

/** The first edition with other values on one card; what it returns puts the pack on the table. */
export const withCard = (empire: string, name: string, values: object): ((g: Empires) => void) => {
  const raw = structuredClone(FIRST.content as typeof RAW);
  const of: readonly RawCard[] = raw.decks.find((d) => d.empire === empire)!.cards;
  Object.assign(of.find((c) => c.name === name)!, values);
  const pack = packOf(`${empire}-${name}`.toLowerCase().replaceAll(' ', '-'), raw);
  moduleFor(mediterraneanEmpires, pack);
  return (g) => void Object.assign(g, { agreed: { ...g.agreed, pack: pack.name } });
};
