/** What a search has found: sentences, with what was searched for marked, under where they stand. */
import { found, type Hit, textOf } from '@tabularium/parts/book';
import type { RuleText } from '@tabularium/parts/rule-texts';
import { useLinkTo } from './links.ts';
import type { OpenBook } from './load.ts';
import { useBookWords } from './use-book-words.ts';

/** More than these nobody reads. */
const MOST = 100;

interface Props {
  readonly open: OpenBook;
  readonly hits: readonly Hit[];
  /** Found among the rules that no chapter tells. */
  readonly untold: readonly RuleText[];
  readonly wanted: string;
  readonly onFollow: () => void;
}

/** With the arrow keys from one to the next. */
const step = (e: KeyboardEvent & { readonly currentTarget: HTMLElement }): void => {
  if (e.key !== 'ArrowDown' && e.key !== 'ArrowUp') return;
  const links = [...e.currentTarget.querySelectorAll('a')];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = links[at + (e.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  e.preventDefault();
  next.focus();
};

export const Results = ({ open, hits, untold, wanted, onFollow }: Props) => {
  const t = useBookWords();
  const linkTo = useLinkTo();
  if (!t) return null;
  const n = hits.length + untold.length;
  const chapterOf = (anchor: string): string =>
    open.book.chapters.find(({ name }) => anchor === name || anchor.startsWith(`${name}.`))?.title ?? '';
  const shown = hits.slice(0, MOST);
  const line = (where: string, place: string, text: string, key: string, lang?: string) => (
    <li key={key}>
      <a {...followed(linkTo(where), onFollow)} {...(lang !== undefined && { lang })}>
        <small>{place}</small>
        <span>
          {found(text.trim(), wanted).map((part, i) => (part.is ? <mark key={i}>{part.text}</mark> : part.text))}
        </span>
      </a>
    </li>
  );
  return (
    <div class="results">
      <p role="status" class="count">
        {n > MOST ? t('book.foundFirst', { most: MOST, n }) : t('book.found', { n })}
      </p>
      <ol onKeyDown={step}>
        {shown.map(({ section, piece }, i) => {
          const chapter = chapterOf(section.anchor);
          const place = section.level === 1 || !piece ? chapter : `${chapter} › ${section.title}`;
          return line(piece?.ids[0] ?? section.anchor, place, piece ? textOf(piece) : section.title, `${i}`);
        })}
        {untold.slice(0, MOST - shown.length).map(({ id, section, text }) => line(id, section, text, id, 'en'))}
      </ol>
    </div>
  );
};

const followed = (link: ReturnType<ReturnType<typeof useLinkTo>>, onFollow: () => void) => ({
  ...link,
  onClick: (e: MouseEvent) => {
    link.onClick?.(e);
    if (!e.ctrlKey && !e.metaKey && !e.shiftKey) onFollow();
  },
});
