/** Content that comes from outside is checked before anybody plays with it. */
import { schema as s } from '@tabularium/kernel';
import { type Content, layOut } from './content.ts';
import { contentSchema } from './schema.ts';

/** Content out of raw data; or an error that names every problem, each line beginning with `what`. */
export const parseContent = (raw: unknown, what: string): Content => layOut(s.parse(contentSchema, raw, what));
