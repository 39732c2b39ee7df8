/** Every name that the printed content has. One of the same kind that is not here is a mistake in a test. */
import { noSuch } from '@tabularium/kit';
import { contentOf, type Packed } from '../data/printed.ts';
import { LEGIONS } from '../rome/forces.ts';

export const namesOf = (g: Packed, seats: number): readonly string[] => {
  const { cards, senators, wars, leaders, provinces, concessions } = contentOf(g);
  return [
    ...[cards, senators, wars, leaders, provinces, concessions].flatMap((all) => all.map((x): string => x.id)),
    ...provinces.map((p) => `war:revolt-${p.id.slice('province:'.length)}`),
    ...Array.from({ length: LEGIONS }, (_, n) => `legion:${n}`),
    ...Array.from({ length: seats }, (_, seat) => `faction:${seat}`),
  ];
};

/** Throws for a name that the content does not have; builders of tables ask this of whatever they are given. */
export const mustExist = (
  g: Packed,
  what: 'cards' | 'senators' | 'wars' | 'provinces' | 'leaders',
  id: string,
): void => {
  const { byId } = contentOf(g);
  if (!byId[what].has(id) && !id.startsWith('war:revolt-'))
    throw new Error(noSuch(id.split(':')[0]!, id, byId[what].keys()));
};
