/** The chapter before and the chapter after. */
import type { RuleText } from '@tabularium/parts/rule-texts';
import { useLinkTo } from './links.ts';
import type { OpenBook } from './load.ts';
import { useBookWords } from './use-book-words.ts';
import { GLOSSARY, ordered, UNTOLD } from './where.ts';

interface Props {
  readonly open: OpenBook;
  readonly untold: readonly RuleText[];
  readonly here: string;
}

export const Onward = ({ open, untold, here }: Props) => {
  const t = useBookWords();
  const linkTo = useLinkTo();
  if (!t) return null;
  const places = ordered(open, untold);
  const at = places.indexOf(here);
  const titleOf = (where: string): string =>
    where === GLOSSARY
      ? t('book.glossary')
      : where === UNTOLD
        ? t('book.untold')
        : (open.book.chapters.find(({ name }) => name === where)?.title ?? '');
  const [before, after] = [places[at - 1], places[at + 1]];
  return (
    <nav class="onward" aria-label={t('book.next')}>
      {before === undefined ? (
        <span />
      ) : (
        <a rel="prev" {...linkTo(before)}>
          <small>{t('book.previous')}</small>
          {titleOf(before)}
        </a>
      )}
      {after !== undefined && (
        <a rel="next" {...linkTo(after)}>
          <small>{t('book.next')}</small>
          {titleOf(after)}
        </a>
      )}
    </nav>
  );
};
