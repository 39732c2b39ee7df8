/** A rulebook as it is read: chapters of sections of blocks. Plain data, made by `parseBook` from the texts in `games/<id>/book/`. */

export type Span =
  | string
  | { readonly strong: string }
  /** Leads to the sentence with this id. */
  | { readonly to: string; readonly text: string };

/** A sentence or two, with the ids of the rules that they tell. */
export interface Piece {
  readonly spans: readonly Span[];
  readonly ids: readonly string[];
}
export type Prose = readonly Piece[];

export type Block =
  | { readonly t: 'paragraph'; readonly prose: Prose }
  | { readonly t: 'list'; readonly ordered: boolean; readonly items: readonly Prose[] }
  | { readonly t: 'table'; readonly head: readonly Prose[]; readonly rows: readonly (readonly Prose[])[] }
  | { readonly t: 'example'; readonly blocks: readonly Block[] }
  | { readonly t: 'picture'; readonly name: string; readonly text: string };

export interface Section {
  /** Within the book, the same in every language: `08-assaults.3`. The first of a chapter has the name of the chapter. */
  readonly anchor: string;
  /** 1 for the chapter itself, 2 for a section, 3 for a part of one. */
  readonly level: 1 | 2 | 3;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Chapter {
  /** Of its file, without the ending: `08-assaults`. */
  readonly name: string;
  readonly title: string;
  readonly sections: readonly Section[];
}

export interface Term {
  /** The same in every language. */
  readonly key: string;
  readonly name: string;
  /** How it may stand in the text, its name included. */
  readonly forms: readonly string[];
  readonly text: Prose;
}

export interface Book {
  readonly chapters: readonly Chapter[];
  /** In the order of the reader's alphabet. */
  readonly glossary: readonly Term[];
}

/** A picture of a book: which position it shows, and what of it. They are listed in `games/<id>/book/pictures.ts`. */
export interface Picture {
  /** A recorded game in `golden/`, and after how many of its inputs. */
  readonly golden: string;
  readonly inputs: number;
  /** Whose view it is; without it, what everybody sees. */
  readonly seat?: number;
  /** Of a board that is drawn: the refs that must be seen, and how much is seen around them, in units of the drawing. */
  readonly around?: { readonly refs: readonly string[]; readonly margin: number };
  /** Of a board that is drawn: a way that is drawn on it, from place to place. */
  readonly route?: readonly string[];
  /** Of a board that is a page: the part of it that is shown, by a CSS selector. */
  readonly part?: string;
}
export type Pictures = Readonly<Record<string, Picture>>;

/** Where the position of a picture is kept, in `games/<id>/book/scenes/`: several pictures may show the same. */
export const sceneOf = ({ golden, inputs, seat }: Picture): string =>
  `${golden}.${inputs}${seat === undefined ? '' : `.${seat}`}.json`;

/** A position as it is kept for a picture: what its reader sees. */
export interface Scene {
  readonly view: unknown;
}

export const textOf = ({ spans }: Piece): string =>
  spans.map((span) => (typeof span === 'string' ? span : 'strong' in span ? span.strong : span.text)).join('');

/** Every run of text in a block, in reading order. */
export const prosesIn = (block: Block): readonly Prose[] => {
  switch (block.t) {
    case 'paragraph':
      return [block.prose];
    case 'list':
      return block.items;
    case 'table':
      return [block.head, ...block.rows].flat();
    case 'example':
      return block.blocks.flatMap(prosesIn);
    case 'picture':
      return [];
    default:
      return block satisfies never;
  }
};

/** What is told by a section, piece by piece. */
export const piecesIn = ({ blocks }: Section): readonly Piece[] => blocks.flatMap((block) => prosesIn(block).flat());

export interface Place {
  readonly chapter: Chapter;
  readonly section: Section;
  readonly block: Block;
  readonly piece: Piece;
}

/** Where each id is told, in reading order. */
export const placesIn = (book: Book): ReadonlyMap<string, readonly Place[]> => {
  const places = new Map<string, Place[]>();
  for (const chapter of book.chapters)
    for (const section of chapter.sections)
      for (const block of section.blocks)
        for (const piece of prosesIn(block).flat())
          for (const id of piece.ids) {
            const known = places.get(id) ?? [];
            known.push({ chapter, section, block, piece });
            places.set(id, known);
          }
  return places;
};

/** What of a block must be read with the sentences of these ids: the rows of a table, the items of a list, or else the whole. */
export const excerptOf = (block: Block, ids: readonly string[]): Block => {
  const tells = (prose: Prose): boolean => prose.some((piece) => piece.ids.some((id) => ids.includes(id)));
  if (block.t === 'list') return { ...block, items: block.items.filter(tells) };
  if (block.t === 'table') return { ...block, rows: block.rows.filter((row) => row.some(tells)) };
  return block;
};
