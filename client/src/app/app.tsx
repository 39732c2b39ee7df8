import { useEffect, useErrorBoundary, useMemo, useState } from 'preact/hooks';
import { HomePage } from '../home/home-page.tsx';
import { loadLanguage, WordsContext, wordsFor } from '../words/words.ts';
import { lazyPage, tablePage } from './lazy-page.tsx';
import { NothingHere } from './nothing-here.tsx';
import { useRoute } from './route.ts';
import { type Language, useSettings } from './settings.ts';

const NewTablePage = lazyPage(() => import('../new-table/new-table-page.tsx').then((m) => m.NewTablePage));
const RulesPage = lazyPage(() => import('../panel/rules-page.tsx').then((m) => m.RulesPage));
const YouPage = lazyPage(() => import('../people/pages.ts').then((m) => m.YouPage));
const ToldPage = lazyPage(() => import('../people/pages.ts').then((m) => m.ToldPage));
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
      case 'new':
        return <NewTablePage key={route.game} game={route.game} />;
      case 'rules':
        return <RulesPage key={route.game} game={route.game} />;
      case 'you':
        return <YouPage {...(route.code !== undefined && { code: route.code })} />;
      case 'told':
        return <ToldPage />;
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
