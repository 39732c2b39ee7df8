/** The content that comes with the game. Others are packs: a state names the one it began with. */
import { Broken } from '@tabularium/kernel';
import type { EmpireId } from '../ids.ts';
import decks from './cards.json' with { type: 'json' };
import { type Content, parseContent } from './content.ts';
import map from './map.json' with { type: 'json' };
import scenarios from './scenarios.json' with { type: 'json' };
import tables from './tables.json' with { type: 'json' };

export const RAW = { map, scenarios, tables, decks };
export const PRINTED = parseContent(RAW, 'mediterranean-empires');

/** By the name of the pack; the printed content has none. Filled before play, never during it. */
const PACKS = new Map<string, Content>([['', PRINTED]]);

/** Content that games may begin with from now on; its name is what their states keep. */
export const addPack = (name: string, content: Content): void => {
  if (PACKS.has(name)) throw new Error(`there is a content pack ${name} already`);
  PACKS.set(name, content);
};

export const contentOf = ({ agreed }: { readonly agreed: { readonly pack: string } }): Content => {
  const content = PACKS.get(agreed.pack);
  if (!content) throw new Broken(`there is no content pack ${agreed.pack}`);
  return content;
};

export const empireRef = (id: EmpireId): `empire:${string}` => `empire:${id}`;
