/**
 * Content packs: the cards, map and tables a game is played with, in place of its own. A state keeps the name of the pack
 * it began with (empty for the game's own content), and rules look up what they need by that name.
 */
import { digest } from './digest.ts';
import { Broken } from './errors.ts';
import { same } from './json.ts';
import type { GameModule } from './module.ts';

export interface Pack {
  /** Ends with the digest of the content: another content has another name. */
  readonly name: string;
  readonly content: unknown;
}

export const packOf = (label: string, content: unknown): Pack => ({ name: `${label}-${digest(content)}`, content });

/** Is it still what it was when it was named? */
export const isIntact = ({ name, content }: Pack): boolean => name.endsWith(`-${digest(content)}`);

/** The contents of one game by the name of the pack. Filled before play, never during it. */
export interface Contents<C> {
  readonly raw: unknown;
  /** The game's own. */
  readonly own: C;
  of(pack: string): C;
  add(pack: Pack, parse: Parse<C>): void;
}
/** Throws an error whose lines name every problem, each beginning with `what`. */
type Parse<C> = (raw: unknown, what: string) => C;

export const contents = <C>(game: string, raw: unknown, own: C): Contents<C> => {
  const others = new Map<string, { readonly raw: unknown; readonly content: C }>();
  return {
    raw,
    own,
    of: (pack) => {
      if (pack === '') return own;
      const known = others.get(pack);
      if (!known) throw new Broken(`there is no content pack ${pack} of ${game}`);
      return known.content;
    },
    add: ({ name, content }, parse) => {
      const known = others.get(name);
      // Digests are short, so somebody could make two contents with the same one on purpose.
      if (known && !same(known.raw, content)) throw new Error(`${name}: another content pack has this name`);
      if (!known) others.set(name, { raw: content, content: parse(content, name) });
    },
  };
};

/** The content that a game had of its own until its rules reached a version. */
export interface Earlier {
  readonly before: number;
  readonly pack: Pack;
}

/** What a game lets others do with its content. */
export interface GameContent<G, V> {
  readonly raw: unknown;
  /** A game of older rules that names no pack began with this. */
  readonly earlier?: Earlier;
  /** Throws an error that names every problem. */
  check(raw: unknown, what: string): void;
  /** The same game with this content, its `pack` set; refuses it as `check` does. */
  use(pack: Pack): GameModule<G, V>;
}

/** `game` makes the module whose games begin with the pack of this name. Each is made once. */
export const gameContent = <C, G, V>(
  all: Contents<C>,
  parse: Parse<C>,
  game: (pack: string) => GameModule<G, V>,
  earlier?: Earlier,
): GameContent<G, V> => {
  const modules = new Map<string, GameModule<G, V>>();
  return {
    raw: all.raw,
    ...(earlier && { earlier }),
    check: (raw, what) => {
      parse(raw, what);
    },
    use: (pack) => {
      all.add(pack, parse);
      const module = modules.get(pack.name) ?? { ...game(pack.name), pack };
      modules.set(pack.name, module);
      return module;
    },
  };
};

/** The pack that a game of this version was begun with: the one it names, or what was then the game's own content. */
export const packBegunWith = (
  { content }: { readonly content?: Pick<GameContent<unknown, unknown>, 'earlier'> },
  pack: Pack | undefined,
  version: number | undefined,
): Pack | undefined =>
  pack ??
  (version !== undefined && content?.earlier && version < content.earlier.before ? content.earlier.pack : undefined);

/**
 * The module for a game that began with this pack, under this version of the rules if that is not the present one; for
 * one that began with the content that the game has of its own now, the module itself. Throws where there is none.
 */
export const moduleFor = <G, V>(
  module: GameModule<G, V>,
  named: Pack | undefined,
  version?: number,
): GameModule<G, V> => {
  const pack = packBegunWith(module, named, version);
  if (!pack) return module;
  if (!module.content) throw new Error(`${module.meta.id} can only be played with its own content`);
  if (!isIntact(pack)) throw new Error(`${pack.name}: the content pack is not what it was when it got its name`);
  return module.content.use(pack);
};
