/** Both pages of finished games have nearly all of their parts in common, and come together. */
import { GamesPage } from './games-page.tsx';
import { PastPage } from './past-page.tsx';

export const PastGames = ({ at }: { readonly at: 'past' | 'games' }) => (at === 'past' ? <PastPage /> : <GamesPage />);
