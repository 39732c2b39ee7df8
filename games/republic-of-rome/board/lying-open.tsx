/** All that lies on the table, from the floor of the Senate down to the Forum: drawn while no form is open. */
import { Factions } from './factions.tsx';
import { Floor } from './floor.tsx';
import { InTheForum } from './in-the-forum.tsx';
import type { SheetProps } from './props.ts';
import { Wars } from './wars.tsx';

export const Part = (props: SheetProps) => (
  <>
    <Floor {...props} />
    <Wars {...props} />
    <Factions {...props} />
    <InTheForum {...props} />
  </>
);
