/** Rules that somebody asks for, in the words of the book, each under the place where it is told. */
import { type Block, excerptOf, type Section } from '@tabularium/parts/book';
import type { RuleTexts } from '@tabularium/parts/rule-texts';
import { BlockView } from './blocks.tsx';
import { useLinkTo } from './links.ts';
import type { OpenBook } from './load.ts';
import { ReadingContext } from './prose.tsx';

interface Props {
  readonly open: OpenBook;
  readonly texts: RuleTexts | undefined;
  readonly ids: readonly string[];
}

interface Passage {
  readonly block: Block;
  readonly title: string;
  readonly section: Section;
  readonly ids: string[];
}

/** What stands in one block is read once. */
const passagesOf = ({ places }: OpenBook, ids: readonly string[]): readonly Passage[] => {
  const passages = new Map<Block, Passage>();
  for (const id of ids) {
    const place = places.get(id)?.[0];
    if (!place) continue;
    const { block, section, chapter } = place;
    const title = section.level === 1 ? chapter.title : `${chapter.title} › ${section.title}`;
    const known = passages.get(block) ?? { block, title, section, ids: [] };
    known.ids.push(id);
    passages.set(block, known);
  }
  return [...passages.values()];
};

export const Told = ({ open, texts, ids }: Props) => {
  const linkTo = useLinkTo();
  const untold = ids.filter((id) => !open.places.has(id));
  return (
    <div class="told-rules">
      {passagesOf(open, ids).map(({ block, title, ids: lit }) => (
        <div key={lit[0]} class="passage">
          <a class="place" {...linkTo(lit[0])}>
            {title}
          </a>
          <ReadingContext.Provider value={{ lit }}>
            <BlockView block={excerptOf(block, lit)} />
          </ReadingContext.Provider>
        </div>
      ))}
      {untold.map((id) => (
        <div key={id} class="passage" lang="en">
          <a class="place" {...linkTo(id)}>
            {texts?.get(id)?.label ?? '…'}
          </a>
          <p>{texts === undefined ? '…' : (texts.get(id)?.text ?? '–')}</p>
        </div>
      ))}
    </div>
  );
};
