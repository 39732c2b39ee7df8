import { useEffect, useErrorBoundary, useMemo, useState } from 'preact/hooks';
import { HomePage } from '../home/home-page.tsx';
import { loadLanguage, WordsContext, wordsFor } from '../words/words.ts';
import { tablePage } from './lazy-page.tsx';
import { NothingHere } from './nothing-here.tsx';
import { useRoute } from './route.ts';
import { type Language, useSettings } from './settings.ts';

const OtherPage = tablePage(() => import('./other-pages.tsx').then((m) => m.OtherPage));
const LocalPage = tablePage(() => import('../table/table-page.tsx').then((m) => m.LocalPage));
const RemotePage = tablePage(() => import('../table/table-page.tsx').then((m) => m.RemotePage));

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
  // If drawing a page fails, an error is shown instead of an empty window.
  const [broken, mend] = useErrorBoundary((e) => console.error(e));
  useEffect(() => mend(), [route]);
  const page = () => {
    if (broken !== undefined) return <NothingHere title={words.t('ui.brokenTitle')} text={words.t('ui.failed')} />;
    switch (route.at) {
      case 'home':
        return <HomePage />;
      case 'nowhere':
        return <NothingHere title={words.t('ui.nowhereTitle')} text={words.t('ui.nowhere')} />;
      case 'local':
        return <LocalPage key={route.id} id={route.id} />;
      case 'table':
        return <RemotePage key={route.id} id={route.id} {...(route.token !== undefined && { token: route.token })} />;
      default:
        return <OtherPage route={route} />;
    }
  };
  return <WordsContext.Provider value={words}>{page()}</WordsContext.Provider>;
};
