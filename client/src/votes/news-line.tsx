/** What became of a vote, in the chat and in the record. */
import type { VoteNews } from '@tabularium/protocol';
import { listOf, proposed } from './sentences.ts';
import { useVoteWords } from './use-vote-words.ts';

export const NewsLine = ({ of }: { readonly of: VoteNews }) => {
  const words = useVoteWords();
  if (!words) return null;
  const { t, language } = words;
  const what = proposed(words, of.about, of.whom ?? '');
  const who = listOf(of.who, language);
  if (of.how === 'lapsed' || of.how === 'overtaken') return <>{t(`ui.vote.news.${of.how}`, { what })}</>;
  return <>{t(`ui.vote.news.${of.how}`, { who, what })}</>;
};
