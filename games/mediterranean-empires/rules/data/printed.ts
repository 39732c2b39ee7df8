/** The content that comes with the game. Others are packs: a state names the one it began with. */
import { contents } from '@tabularium/kernel';
import type { EmpireId } from '../ids.ts';
import decks from './cards.json' with { type: 'json' };
import { type Content, parseContent } from './content.ts';
import map from './map.json' with { type: 'json' };
import scenarios from './scenarios.json' with { type: 'json' };
import tables from './tables.json' with { type: 'json' };

export const RAW = { map, scenarios, tables, decks };
export const CONTENTS = contents('mediterranean-empires', RAW, parseContent(RAW, 'mediterranean-empires'));
export const PRINTED = CONTENTS.own;

export const contentOf = ({ agreed }: { readonly agreed: { readonly pack: string } }): Content =>
  CONTENTS.of(agreed.pack);

export const empireRef = (id: EmpireId): `empire:${string}` => `empire:${id}`;
