/** Sentences of a book: with links, with terms that explain themselves, and with the numbers of the rules if they are wanted. */
import {
  type Marked,
  type Piece,
  type Prose as Pieces,
  type Section,
  type Span,
  type Terms,
  marked,
  prosesIn,
} from '@tabularium/parts/book';
import { createContext, Fragment } from 'preact';
import { useContext } from 'preact/hooks';
import { useLinkTo } from './links.ts';
import { TermButton } from './term.tsx';

interface Reading {
  /** Terms where a section first speaks of them. */
  readonly terms?: ReadonlyMap<Piece, readonly (Span | Marked)[]>;
  /** The rules that are pointed at. */
  readonly lit?: readonly string[];
  readonly numbers?: boolean;
}
export const ReadingContext = createContext<Reading>({});

/** The terms of a section, each where it is met first. */
export const termsIn = ({ blocks }: Section, terms: Terms): NonNullable<Reading['terms']> => {
  const met = new Set<string>();
  const found = new Map<Piece, readonly (Span | Marked)[]>();
  for (const piece of blocks.flatMap(prosesIn).flat())
    found.set(
      piece,
      piece.spans.flatMap((span): readonly (Span | Marked)[] =>
        typeof span === 'string' ? marked(span, terms, met) : [span],
      ),
    );
  return found;
};

/** As players write it, without the letters of the game: `MED.5.4-a` is 5.4-a. */
const numberOf = (id: string): string => id.replace(/^[A-Z]{3}\.(?=[^.])/, '');

export const Prose = ({ of }: { readonly of: Pieces }) => (
  <>
    {of.map((piece, i) => (
      <PieceView key={i} piece={piece} />
    ))}
  </>
);

const PieceView = ({ piece }: { readonly piece: Piece }) => {
  const { terms, lit = [], numbers } = useContext(ReadingContext);
  const linkTo = useLinkTo();
  const parts = terms?.get(piece) ?? piece.spans;
  const isLit = piece.ids.some((id) => lit.includes(id));
  const first = parts[0];
  const gap = typeof first === 'string' && first.startsWith(' ');
  return (
    <>
      {gap && ' '}
      <span class={isLit ? 'piece lit' : 'piece'} data-ids={piece.ids.join(' ')} {...(isLit && { tabIndex: -1 })}>
        {parts.map((part, i) => (
          <Fragment key={i}>
            <Part of={gap && i === 0 && typeof part === 'string' ? part.trimStart() : part} />
          </Fragment>
        ))}
      </span>
      {numbers &&
        piece.ids.map((id) => (
          <Fragment key={id}>
            {' '}
            <a class="rule-number" {...linkTo(id)}>
              {numberOf(id)}
            </a>
          </Fragment>
        ))}
    </>
  );
};

const Part = ({ of }: { readonly of: Span | Marked }) => {
  const linkTo = useLinkTo();
  if (typeof of === 'string') return <>{of}</>;
  if ('strong' in of) return <strong>{of.strong}</strong>;
  if ('term' in of) return <TermButton term={of.term}>{of.form}</TermButton>;
  return <a {...linkTo(of.to)}>{of.text}</a>;
};
