/** The chapters of a book, and their sections. */
import { Heading } from './heading.tsx';
import { useLinkTo } from './links.ts';
import type { OpenBook } from './load.ts';
import { useBookWords } from './use-book-words.ts';
import { GLOSSARY, UNTOLD } from './where.ts';

interface Props {
  readonly open: OpenBook;
  /** How many rules no chapter tells yet. */
  readonly untold: number;
  readonly rank: number;
}

export const Contents = ({ open: { book }, untold, rank }: Props) => {
  const t = useBookWords();
  const linkTo = useLinkTo();
  if (!t) return null;
  return (
    <nav class="contents" aria-label={t('book.contents')}>
      <ol>
        {book.chapters.map(({ name, title, sections }, i) => (
          <li key={name}>
            <span class="n" aria-hidden="true">
              {i + 1}
            </span>
            <div>
              <Heading rank={rank}>
                <a {...linkTo(name)}>{title}</a>
              </Heading>
              <p>
                {sections
                  .filter((section) => section.level === 2)
                  .map((section, n) => (
                    <span key={section.anchor}>
                      {n > 0 && ' · '}
                      <a {...linkTo(section.anchor)}>{section.title}</a>
                    </span>
                  ))}
              </p>
            </div>
          </li>
        ))}
        {book.glossary.length > 0 && (
          <li class="after">
            <span class="n" />
            <Heading rank={rank}>
              <a {...linkTo(GLOSSARY)}>{t('book.glossary')}</a>
            </Heading>
          </li>
        )}
        {untold > 0 && (
          <li class="after">
            <span class="n" />
            <div>
              <Heading rank={rank}>
                <a {...linkTo(UNTOLD)}>{t('book.untold')}</a>
              </Heading>
              <p>{t('book.untoldWhy', { n: untold })}</p>
            </div>
          </li>
        )}
      </ol>
    </nav>
  );
};

/** The same in short, to stand beside a chapter. */
export const ShortContents = ({ open: { book }, untold, here }: Omit<Props, 'rank'> & { readonly here: string }) => {
  const t = useBookWords();
  const linkTo = useLinkTo();
  if (!t) return null;
  const line = (where: string, title: string) => (
    <li key={where}>
      <a {...linkTo(where)} {...(here === where && { 'aria-current': 'page' })}>
        {title}
      </a>
    </li>
  );
  return (
    <nav class="short-contents" aria-label={t('book.contents')}>
      <ol>
        {book.chapters.map(({ name, title }) => line(name, title))}
        {book.glossary.length > 0 && line(GLOSSARY, t('book.glossary'))}
        {untold > 0 && line(UNTOLD, t('book.untold'))}
      </ol>
    </nav>
  );
};
