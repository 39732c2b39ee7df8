/**
 * The content that comes with the game, the second edition; and the first, with which games go on that were begun before
 * there was another. All others are packs: a state names the one it began with. A table of the second edition does not
 * load the first: `editions/first.ts` puts it here, for the game with all of its content, `rules/index.ts`.
 */
import { Broken, type Contents, contents, type Pack } from '@tabularium/kernel';
import type { EmpireId } from '../ids.ts';
import decks from './cards.json' with { type: 'json' };
import { type Content, parseContent } from './content.ts';
import map from './map.json' with { type: 'json' };
import scenarios from './scenarios.json' with { type: 'json' };
import tables from './tables.json' with { type: 'json' };

export const RAW = { map, scenarios, tables, decks };

/** What a state calls the second edition. */
export const OWN = 'second';
/** What a state calls the first. The name ends with its digest, which is written here so that it need not be worked out. */
export const FIRST_NAME = 'first-a4185e245c8d4057';

const packs = contents('mediterranean-empires', RAW, parseContent(RAW, 'mediterranean-empires'));

// oxlint-disable-next-line tabularium/no-module-let -- printed values, loaded once; of a game nothing is kept
let firstEdition: (() => Content) | undefined;
/** Once, before the first game that plays with it. It is laid out when it is first asked for: most tables never do. */
export const haveFirst = ({ name, content }: Pack): void => {
  let laidOut: Content | undefined;
  firstEdition = () => (laidOut ??= parseContent(content, name));
};
/** The first edition, where it is loaded. */
export const maybeFirst = (): Content | undefined => firstEdition?.();

const first = (): Content => {
  const content = maybeFirst();
  if (!content) throw new Broken('the first edition is not loaded');
  return content;
};

export const CONTENTS: Contents<Content> = {
  ...packs,
  of: (pack) => {
    if (pack === OWN) return packs.own;
    // A state without a name is older than the second edition.
    return pack === '' || pack === FIRST_NAME ? first() : packs.of(pack);
  },
};
export const PRINTED = CONTENTS.own;

export const contentOf = ({ agreed }: { readonly agreed: { readonly pack: string } }): Content =>
  CONTENTS.of(agreed.pack);

export const empireRef = (id: EmpireId): `empire:${string}` => `empire:${id}`;
