/** Pages that neither a visit nor a table begins with. Where each of them is, is not even known before one is opened. */
import { lazyPage } from './lazy-page.tsx';
import type { Route } from './route.ts';

const NewTablePage = lazyPage(() => import('../new-table/new-table-page.tsx').then((m) => m.NewTablePage));
const BookPage = lazyPage(() => import('../book/book-page.tsx').then((m) => m.BookPage));
const YouPage = lazyPage(() => import('../people/pages.ts').then((m) => m.YouPage));
const ToldPage = lazyPage(() => import('../people/pages.ts').then((m) => m.ToldPage));
const LessonPage = lazyPage(() => import('../lessons/lesson-page.tsx').then((m) => m.LessonPage));
const PastGames = lazyPage(() => import('../history/pages.tsx').then((m) => m.PastGames));

type Other = Extract<
  Route,
  { readonly at: 'new' | 'rules' | 'lesson' | 'you' | 'signedIn' | 'told' | 'past' | 'games' }
>;

export const OtherPage = ({ route }: { readonly route: Other }) => {
  switch (route.at) {
    case 'new':
      return <NewTablePage key={route.game} game={route.game} />;
    case 'rules':
      return <BookPage key={route.game} game={route.game} {...(route.where !== undefined && { where: route.where })} />;
    case 'lesson':
      return <LessonPage key={route.id} id={route.id} />;
    case 'you':
      return <YouPage {...(route.code !== undefined && { code: route.code })} />;
    case 'signedIn':
      return <YouPage back={route} />;
    case 'told':
      return <ToldPage />;
    case 'past':
    case 'games':
      return <PastGames key={route.at} at={route.at} />;
    default:
      return route satisfies never;
  }
};
