/** All that lies on the table, from the floor of the Senate down to the Forum: drawn while no form is open. */
import type { BoardWords } from '@tabularium/parts/web';
import { Factions } from './factions.tsx';
import { Floor } from './floor.tsx';
import { InTheForum } from './in-the-forum.tsx';
import { en } from './messages/open/en.ts';
import type { SheetProps } from './props.ts';
import { Wars } from './wars.tsx';

export const words: BoardWords = {
  en,
  translations: {
    es: async () => (await import('./messages/open/es.ts')).es,
    it: async () => (await import('./messages/open/it.ts')).it,
  },
};

export const Part = (props: SheetProps) => {
  const { view, say } = props;
  return (
    <>
      <Floor view={view} say={say} />
      <Wars view={view} say={say} />
      <Factions {...props} />
      <InTheForum view={view} say={say} />
    </>
  );
};
