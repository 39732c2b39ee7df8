/** Loaded at tables of one and two: the page, the row of Factions over a form, and the card of a Faction in its leaf. */
import type { BoardWords } from '@tabularium/parts/web';
import type { FactionId } from '../../rules/ids.ts';
import type { SheetProps } from '../props.ts';
import { GuidelineCard } from './card.tsx';
import { Page, Why } from './page.tsx';
import { Row } from './row.tsx';
import { en } from './words/en.ts';

export const words: BoardWords = {
  en,
  translations: {
    es: async () => (await import('./words/es.ts')).es,
    it: async () => (await import('./words/it.ts')).it,
  },
};

type Props = SheetProps & { readonly shows: 'page' | 'row' | 'why' | { readonly card: FactionId } };

export const Part = ({ shows, ...props }: Props) => {
  if (shows === 'page') return <Page {...props} />;
  if (shows === 'why') return <Why {...props} />;
  if (shows === 'row') return <Row {...props} />;
  const { view, say, looks } = props;
  return <GuidelineCard view={view} say={say} looks={looks} faction={shows.card} />;
};
