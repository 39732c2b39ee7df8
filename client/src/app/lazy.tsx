/** What comes when it is first wanted. */
import type { ComponentType, FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../words/words.ts';
import { NothingHere } from './nothing-here.tsx';

type Load<P> = () => Promise<ComponentType<P>>;

/** Asks once, whoever draws it: nothing while it is on its way, and an error where it does not come. */
const later = <P,>(load: Load<P>): (() => ComponentType<P> | Error | undefined) => {
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

/** A page of its own. */
export const lazyPage = <P,>(load: Load<P>): FunctionComponent<P> => {
  const useFound = later(load);
  return (props: P) => {
    const { t } = useWords();
    const Page = useFound();
    if (Page instanceof Error) return <NothingHere title={t('ui.nowhereTitle')} text={t('ui.failed')} />;
    return Page ? <Page {...(props as P & object)} /> : <div class="loading" />;
  };
};

/** Part of a page that stays as it is meanwhile. */
export const lazyPart = <P,>(load: Load<P>): FunctionComponent<P> => {
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
