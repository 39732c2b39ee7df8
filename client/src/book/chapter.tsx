/** A chapter to be read. */
import type { Chapter as ChapterOf, Section as SectionOf } from '@tabularium/parts/book';
import { useMemo } from 'preact/hooks';
import { Blocks } from './blocks.tsx';
import { Heading } from './heading.tsx';
import type { OpenBook } from './load.ts';
import { ReadingContext, termsIn } from './prose.tsx';

interface Props {
  readonly open: OpenBook;
  readonly chapter: ChapterOf;
  /** Of the title: 1 on a page of its own. */
  readonly rank: number;
  readonly lit: readonly string[];
  readonly numbers: boolean;
}

export const Chapter = ({ chapter, ...rest }: Props) => (
  <article class="chapter">
    {chapter.sections.map((section) => (
      <Section key={section.anchor} section={section} {...rest} />
    ))}
  </article>
);

const Section = ({ section, open, rank, lit, numbers }: Omit<Props, 'chapter'> & { readonly section: SectionOf }) => {
  const terms = useMemo(() => termsIn(section, open.terms), [section, open]);
  return (
    <section class={`level-${section.level}`}>
      <Heading rank={rank + section.level - 1} id={section.anchor}>
        {section.title}
      </Heading>
      <ReadingContext.Provider value={{ terms, lit, numbers }}>
        <Blocks of={section.blocks} />
      </ReadingContext.Provider>
    </section>
  );
};
