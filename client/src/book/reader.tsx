/** A rulebook: its contents, a chapter of it, or what was searched for. On a page of its own, or in the panel of a table. */
import { search } from '@tabularium/parts/book';
import type { RuleText } from '@tabularium/parts/rule-texts';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { keep, readKept } from '../app/kept.ts';
import { afterFrame } from '../ui/after-frame.ts';
import './book.css';
import { Chapter } from './chapter.tsx';
import { Contents, ShortContents } from './contents.tsx';
import { GlossaryView } from './glossary-view.tsx';
import type { OpenBook } from './load.ts';
import { Onward } from './onward.tsx';
import { ReadingContext } from './prose.tsx';
import { Results } from './results.tsx';
import { Tools } from './tools.tsx';
import { UntoldView } from './untold-view.tsx';
import { useBookWords } from './use-book-words.ts';
import { GLOSSARY, type Shown, shownAt, UNTOLD } from './where.ts';

interface Props {
  readonly open: OpenBook;
  readonly untold: readonly RuleText[];
  /** A chapter, a section, the id of a rule; without, the contents. */
  readonly where: string | undefined;
  /** Narrow, beside a table: headings are of a lower rank, and nothing stands beside the text. */
  readonly inPanel: boolean;
  /** Above the contents. */
  readonly children?: ComponentChildren;
}

const NUMBERS = 'book.numbers';
const placeOf = (shown: Shown): string =>
  shown.at === 'chapter'
    ? shown.chapter.name
    : shown.at === 'glossary'
      ? GLOSSARY
      : shown.at === 'untold'
        ? UNTOLD
        : '';

export const Reader = ({ open, untold, where, inPanel, children }: Props) => {
  const t = useBookWords();
  const [wanted, setWanted] = useState('');
  const [numbers, setNumbers] = useState(() => readKept(NUMBERS, false));
  const text = useRef<HTMLDivElement>(null);
  const hits = useMemo(() => search(open.book, wanted), [open, wanted]);
  const shown = useMemo(() => shownAt(open, untold, where), [open, untold, where]);
  useEffect(() => setWanted(''), [where]);
  const place = placeOf(shown);
  // Once for each place: what is loaded later takes nobody back to its beginning.
  useEffect(
    () => afterFrame(() => text.current && where !== undefined && show(text.current, where)),
    [where, place, !!t],
  );
  if (!t) return null;
  const lit = 'id' in shown && shown.id !== undefined ? [shown.id] : [];
  const rank = inPanel ? 3 : 1;
  const isSearching = wanted.trim() !== '';
  return (
    <div class={inPanel ? 'book in-panel' : 'book'}>
      <Tools
        wanted={wanted}
        onWanted={setWanted}
        numbers={numbers}
        onNumbers={(on) => {
          keep(NUMBERS, on);
          setNumbers(on);
        }}
        isAtContents={shown.at === 'contents'}
        inPanel={inPanel}
      />
      <div class={shown.at === 'contents' || inPanel ? 'leaves' : 'leaves beside'}>
        {!inPanel && shown.at !== 'contents' && <ShortContents open={open} untold={untold.length} here={place} />}
        <div
          ref={text}
          class={inPanel ? 'text scroll' : 'text'}
          {...(inPanel && { tabIndex: 0, role: 'region', 'aria-label': t('book.book') })}
        >
          {isSearching ? (
            <Results
              open={open}
              hits={hits}
              untold={untold.filter((rule) => tells(rule, wanted))}
              wanted={wanted}
              onFollow={() => setWanted('')}
              rank={rank}
            />
          ) : (
            <ReadingContext.Provider value={{ numbers }}>
              {shown.at === 'contents' && (
                <>
                  {children}
                  <Contents open={open} untold={untold.length} rank={inPanel ? rank : rank + 1} />
                </>
              )}
              {shown.at === 'chapter' && <Chapter {...{ open, rank, lit, numbers }} chapter={shown.chapter} />}
              {shown.at === 'glossary' && <GlossaryView {...{ open, rank }} term={shown.term} />}
              {shown.at === 'untold' && <UntoldView {...{ untold, rank, lit }} />}
              {shown.at !== 'contents' && <Onward open={open} untold={untold} here={place} />}
            </ReadingContext.Provider>
          )}
        </div>
      </div>
    </div>
  );
};

const tells = ({ id, text, section }: RuleText, wanted: string): boolean => {
  const said = `${id} ${text} ${section}`.toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
};

/** Brings the sentence into sight that was asked for, or else the heading, and reads on from there. */
const show = (text: HTMLElement, where: string): void => {
  const lit = text.querySelector<HTMLElement>('.lit');
  const heading = text.querySelector<HTMLElement>(`[id="${CSS.escape(where)}"]`);
  const found = lit ?? heading ?? text.querySelector<HTMLElement>('[tabindex="-1"]');
  found?.focus({ preventScroll: true });
  if (found !== text.querySelector('[tabindex="-1"]')) found?.scrollIntoView({ block: lit ? 'center' : 'start' });
  else text.scrollTo?.({ top: 0 });
};
