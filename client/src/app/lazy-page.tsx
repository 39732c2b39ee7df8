/** Pages that are loaded when they are first opened. */
import type { FunctionComponent } from 'preact';
import { useWords } from '../words/words.ts';
import { later, type Load, withWords } from './lazy.tsx';
import { NothingHere } from './nothing-here.tsx';

/** A page of its own, with all words. */
export const lazyPage = <P,>(load: Load<P>): FunctionComponent<P> => pageOf(withWords(load));

/** One that does without the words of what is opened from it: the page of a table, which nobody should wait for. */
export const tablePage = <P,>(load: Load<P>): FunctionComponent<P> => pageOf(load);

const pageOf = <P,>(load: Load<P>): FunctionComponent<P> => {
  const useFound = later(load);
  return (props: P) => {
    const { t } = useWords();
    const Page = useFound();
    if (Page instanceof Error) return <NothingHere title={t('ui.nowhereTitle')} text={t('ui.failed')} />;
    return Page ? <Page {...(props as P & object)} /> : <div class="loading" />;
  };
};
