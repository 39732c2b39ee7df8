import type { ComponentType, FunctionComponent } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { HomePage } from '../home/home-page.tsx';
import { loadLanguage, useWords, WordsContext, wordsFor } from '../words/words.ts';
import { NothingHere } from './nothing-here.tsx';
import { useRoute } from './route.ts';
import { type Language, useSettings } from './settings.ts';

/** A page that comes when it is first wanted. */
const lazy = <P,>(load: () => Promise<ComponentType<P>>): FunctionComponent<P> => {
  let known: ComponentType<P> | undefined;
  return (props: P) => {
    const { t } = useWords();
    const [Page, setPage] = useState<ComponentType<P> | undefined>(() => known);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (known) return;
      load().then(
        (page) => {
          known = page;
          setPage(() => page);
        },
        () => setFailed(true),
      );
    }, []);
    if (failed) return <NothingHere title={t('ui.nowhereTitle')} text={t('ui.failed')} />;
    // biome-ignore lint: a component chosen at run time
    return Page ? <Page {...(props as P & object)} /> : <div class="loading" />;
  };
};

const NewTablePage = lazy(() => import('../new-table/new-table-page.tsx').then((m) => m.NewTablePage));
const RulesPage = lazy(() => import('../panel/rules-page.tsx').then((m) => m.RulesPage));
const LocalPage = lazy(() => import('../table/table-page.tsx').then((m) => m.LocalPage));
const RemotePage = lazy(() => import('../table/table-page.tsx').then((m) => m.RemotePage));

const useLanguage = (wanted: Language): Language => {
  const [ready, setReady] = useState<Language>('en');
  useEffect(() => {
    loadLanguage(wanted).then(
      () => setReady(wanted),
      () => {},
    );
  }, [wanted]);
  return ready;
};

export const App = () => {
  const route = useRoute();
  const { language } = useSettings();
  const ready = useLanguage(language);
  const words = useMemo(() => wordsFor(ready), [ready]);
  useEffect(() => {
    document.title = 'Tabularium';
    window.scrollTo(0, 0);
  }, [route]);
  const page = () => {
    switch (route.at) {
      case 'home':
        return <HomePage />;
      case 'nowhere':
        return <NothingHere title={words.t('ui.nowhereTitle')} text={words.t('ui.nowhere')} />;
      case 'new':
        return <NewTablePage game={route.game} />;
      case 'rules':
        return <RulesPage game={route.game} />;
      case 'local':
        return <LocalPage key={route.id} id={route.id} />;
      case 'table':
        return <RemotePage key={route.id} id={route.id} {...(route.token !== undefined && { token: route.token })} />;
      default:
        return route satisfies never;
    }
  };
  return <WordsContext.Provider value={words}>{page()}</WordsContext.Provider>;
};
