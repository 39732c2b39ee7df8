/**
 * Terms of the glossary are marked in what stands here: in the question and in its hint. The glossary comes when there is
 * nothing else to do; without it the text is the same. What stands in a button is never marked.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { whenIdle } from '../app/idle.ts';
import { useWords } from '../words/words.ts';
import { type Mark, MarkContext } from './mark-context.ts';
import type { Glossary, Opened } from './glossary.tsx';

interface Props {
  readonly game: string;
  /** What it is about: at another question nothing is open any more. */
  readonly of: string;
  readonly children: ComponentChildren;
}

const plain: Mark = (text) => text;

export const Glossed = ({ game, of, children }: Props) => {
  const { language } = useWords();
  const [glossary, setGlossary] = useState<Glossary>();
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    let isLeft = false;
    const load = async (): Promise<void> => {
      const { glossaryOf } = await import('./glossary.tsx');
      const found = await glossaryOf(game, language);
      if (!isLeft) setGlossary(() => found);
    };
    // Whoever is offline, and never had it, reads without it.
    whenIdle(() => void load().catch(() => {}));
    return () => {
      isLeft = true;
    };
  }, [game, language]);
  useEffect(() => setOpened(undefined), [of]);
  const mark = useMemo(() => glossary?.mark(opened, setOpened) ?? plain, [glossary, opened]);
  return (
    <MarkContext.Provider value={mark}>
      {children}
      {glossary && <glossary.Note opened={opened} onOpen={setOpened} />}
    </MarkContext.Provider>
  );
};
