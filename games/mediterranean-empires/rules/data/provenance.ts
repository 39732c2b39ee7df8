/** Where the printed values of a thing come from, in sentences. */
import type { Content } from './content.ts';

const MARKS = ['stated', 'partly-stated', 'stated-tag', 'found', 'inferred', 'reconstructed'];
const VALUES = ['name', 'size', 'port', 'capital', 'field', 'naval', 'assault', 'effect', 'copies', 'all'];

type Say = (key: string, args?: Record<string, string>) => string;

/** One sentence for each mark, in the order of the data. Words of a pack that nobody knows stay as they are. */
export const sourcesOf = ({ provenance }: Content, ref: string, say: Say): string[] => {
  const values = Object.entries(provenance[ref] ?? {});
  const marks = [...new Set(values.map(([, mark]) => mark))];
  return marks.map((mark) => {
    const what = values
      .filter(([, other]) => other === mark)
      .map(([value]) => (VALUES.includes(value) ? say(`value.${value}`) : value))
      .join(', ');
    return MARKS.includes(mark) ? say(`source.${mark}`, { what }) : say('source.other', { mark, what });
  });
};

/** Is anything in it made up for want of the real thing? */
export const isReconstructed = ({ provenance }: Content): boolean =>
  Object.values(provenance).some((values) => Object.values(values).includes('reconstructed'));
