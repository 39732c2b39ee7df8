/** Parts of the page that are loaded when they are first needed. */
import type { ComponentType, FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { addWords, useWords } from '../words/words.ts';

export type Load<P> = () => Promise<ComponentType<P>>;

/** With the English words that are not needed before. */
export const withWords =
  <P,>(load: Load<P>): Load<P> =>
  async () => {
    const [part, { enLater }] = await Promise.all([load(), import('../messages/en-later.ts')]);
    addWords(enLater);
    return part;
  };

/** Loads once, however many draw it. `undefined` while it is loading; throws if loading fails. */
export const later = <P,>(load: Load<P>): (() => ComponentType<P> | Error | undefined) => {
  let known: ComponentType<P> | undefined;
  return () => {
    const [found, setFound] = useState<ComponentType<P> | Error | undefined>(() => known);
    useEffect(() => {
      if (known) return;
      load().then(
        (component) => {
          known = component;
          setFound(() => component);
        },
        (e: unknown) => setFound(e instanceof Error ? e : new Error(String(e))),
      );
    }, []);
    return found;
  };
};

/** A part of a page; the rest of the page stays as it is while it loads. */
export const lazyPart = <P,>(load: Load<P>): FunctionComponent<P> => lazily(withWords(load));
/** One that says nothing but what the page has words for already. */
export const quickPart = <P,>(load: Load<P>): FunctionComponent<P> => lazily(load);

const lazily = <P,>(load: Load<P>): FunctionComponent<P> => {
  const useFound = later(load);
  return (props: P) => {
    const { t } = useWords();
    const Part = useFound();
    if (Part instanceof Error)
      return (
        <p class="problems" role="alert">
          {t('ui.failed')}
        </p>
      );
    return Part ? <Part {...(props as P & object)} /> : null;
  };
};
