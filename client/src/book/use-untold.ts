/** The rules that no chapter of a book tells yet; none until that is known. */
import { unwritten } from '@tabularium/parts/book';
import type { RuleText } from '@tabularium/parts/rule-texts';
import { useMemo } from 'preact/hooks';
import { useRuleTexts } from '../panel/rule-texts.ts';
import type { OpenBook } from './load.ts';

const NONE: readonly RuleText[] = [];

export const useUntold = (game: string, open: OpenBook | undefined): readonly RuleText[] => {
  const texts = useRuleTexts(game);
  return useMemo(() => (open && texts ? unwritten(open.book, texts) : NONE), [open, texts]);
};
