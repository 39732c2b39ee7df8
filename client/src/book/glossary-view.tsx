/** All terms of a book, with the way to where each is told. */
import { useContext } from 'preact/hooks';
import { Heading } from './heading.tsx';
import { useLinkTo } from './links.ts';
import type { OpenBook } from './load.ts';
import { Prose, ReadingContext } from './prose.tsx';
import { useBookWords } from './use-book-words.ts';

interface Props {
  readonly open: OpenBook;
  readonly rank: number;
  /** The one that is looked for. */
  readonly term: string | undefined;
}

export const GlossaryView = ({ open: { book, places }, rank, term }: Props) => {
  const t = useBookWords();
  const linkTo = useLinkTo();
  const { numbers = false } = useContext(ReadingContext);
  if (!t) return null;
  return (
    <article class="chapter">
      <Heading rank={rank} id="glossary">
        {t('book.glossary')}
      </Heading>
      <dl class="terms">
        {book.glossary.map(({ key, name, text }) => {
          const told = text.flatMap((piece) => piece.ids).find((id) => places.has(id));
          return (
            <div key={key} id={`glossary.${key}`} class={key === term ? 'lit' : ''}>
              <dt>{name}</dt>
              <dd>
                <ReadingContext.Provider value={{ numbers }}>
                  <Prose of={text} />
                </ReadingContext.Provider>{' '}
                {told !== undefined && (
                  <a class="told" {...linkTo(told)} aria-label={`${name}: ${t('book.where')}`}>
                    {t('book.where')}
                  </a>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </article>
  );
};
