/**
 * The terms of the glossary, for what stands beside this: the question and its hint. It comes when there is nothing else to do,
 * and the glossary with it; without it the text is the same. What stands in a button is never marked.
 */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useWords } from '../words/words.ts';
import type { Glossary, Opened } from './glossary.tsx';
import type { Mark } from './mark-context.ts';

interface Props {
  readonly game: string;
  /** What it is about: at another question nothing is open any more. */
  readonly of: string;
  readonly onMark: (mark: Mark) => void;
}

export const Terms = ({ game, of, onMark }: Props) => {
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
    load().catch(() => {});
    return () => {
      isLeft = true;
    };
  }, [game, language]);
  useEffect(() => setOpened(undefined), [of]);
  const mark = useMemo(() => glossary?.mark(opened, setOpened), [glossary, opened]);
  useEffect(() => {
    if (mark) onMark(mark);
  }, [mark]);
  return glossary ? <glossary.Note opened={opened} onOpen={setOpened} /> : null;
};
