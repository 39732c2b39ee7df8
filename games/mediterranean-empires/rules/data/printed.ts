/**
 * The content that comes with the game, the second edition; and the first, with which games go on that were begun before
 * there was another. All others are packs: a state names the one it began with.
 */
import { type Contents, contents, type Pack } from '@tabularium/kernel';
import type { EmpireId } from '../ids.ts';
import decks from './cards.json' with { type: 'json' };
import { type Content, parseContent } from './content.ts';
import firstEdition from './editions/first.json' with { type: 'json' };
import map from './map.json' with { type: 'json' };
import scenarios from './scenarios.json' with { type: 'json' };
import tables from './tables.json' with { type: 'json' };

export const RAW = { map, scenarios, tables, decks };

/** What a state calls the second edition. */
export const OWN = 'second';
/** The first edition as a pack. Its name ends with its digest, which is written here so that it need not be worked out. */
export const FIRST: Pack = { name: 'first-a4185e245c8d4057', content: firstEdition };
/** A game without a pack that began under rules before this version is one of the first edition. */
export const SECOND_SINCE = 3;

const packs = contents('mediterranean-empires', RAW, parseContent(RAW, 'mediterranean-empires'));

let parsed: Content | undefined;
/** Laid out when it is first asked for: most tables never do. */
const first = (): Content => {
  parsed ??= parseContent(firstEdition, FIRST.name);
  return parsed;
};

export const CONTENTS: Contents<Content> = {
  ...packs,
  of: (pack) => {
    if (pack === OWN) return packs.own;
    // A state without a name is older than the second edition.
    return pack === '' || pack === FIRST.name ? first() : packs.of(pack);
  },
};
export const PRINTED = CONTENTS.own;

export const contentOf = ({ agreed }: { readonly agreed: { readonly pack: string } }): Content =>
  CONTENTS.of(agreed.pack);

export const empireRef = (id: EmpireId): `empire:${string}` => `empire:${id}`;
